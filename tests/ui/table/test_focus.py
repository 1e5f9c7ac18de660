"""The keyboard's walk is seen wherever it stands, at every table: at things to take, at places, at buttons."""

from __future__ import annotations

import pytest

from game.ui.renown.situations import table
from game.ui.scenes.table import TableScene
from game.ui.situations import situations
from game.ui.stack import SceneStack
from tests.ui.table.hands import a_desk, picture, put, rest

MOMENTS = (
    "renown-bidding", "renown-queen", "renown-give", "crown-turn", "crown-spread", "crown-anchor", "crown-fade",
    "patterns-place", "patterns-near",
)  # fmt: skip


def staged(name: str) -> tuple[SceneStack, TableScene]:
    stack = situations()[name].build(a_desk(speed="instant"))
    rest(stack)
    scene = stack.scenes[-1]
    assert isinstance(scene, TableScene)
    scene.drop()
    scene.hands.hover = ""
    scene.look()
    rest(stack)
    return stack, scene


def walked_to(stack: SceneStack, scene: TableScene, handle: str) -> bytes:
    scene.hands.focus = handle
    scene.look()
    rest(stack)
    return picture(stack)


@pytest.mark.parametrize("name", MOMENTS)
def test_wherever_the_walk_stands_the_picture_says_so(name: str) -> None:
    stack, scene = staged(name)
    seen = {"": walked_to(stack, scene, "")}
    stops = [spot.handle for spot in scene.hands.stops()]
    assert stops
    for handle in stops:
        seen[handle] = walked_to(stack, scene, handle)
    unseen = [handle for handle in stops if seen[handle] == seen[""]]
    assert unseen == []
    assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("script", [(), ("orient dealt",)])
def test_the_ends_and_the_neighbours_that_the_arch_liege_may_choose_are_lit(script: tuple[str, ...]) -> None:
    seed = next(n for n in range(40) if table(a_desk(), seed=n).match.decision.seat == 0)  # type: ignore[union-attr]
    scene = table(a_desk(speed="instant"), seed=seed, script=script)
    stack = put(scene)
    bare = walked_to(stack, scene, "")
    stops = [spot.handle for spot in scene.hands.stops()]
    assert len(stops) == 4
    assert len({bare, *(walked_to(stack, scene, handle) for handle in stops)}) == 5

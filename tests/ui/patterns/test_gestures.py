"""Whatever is legal can be done with the hand or with a button, and nothing else can."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.patterns import decisions
from game.ui.patterns.mat import PatternsMat
from game.ui.patterns.situations import sitters, table
from game.ui.table.gesture import Gesture
from game.ui.table.mat import Sight, Sitting
from tests.ui.table.hands import a_desk


def reachable(mat: PatternsMat, view: object, sight: Sight) -> set[tuple[object, ...]]:
    """Every action that some gesture or button means, those of Research by both steps."""
    found: set[tuple[object, ...]] = set()
    first: list[Gesture] = mat.gestures(view, sight)  # type: ignore[arg-type]
    for gesture in first:
        if not gesture.local:
            found.add(gesture.action)
        elif gesture.onto == "research":
            laid = Sight(sight.home, sight.seated, acting=True, chosen=(gesture.take,))
            found.update(g.action for g in mat.gestures(view, laid) if not g.local)  # type: ignore[arg-type]
    prompt = mat.prompt(view, sight, False)  # type: ignore[arg-type]
    found.update(choice.action for choice in prompt.choices if choice.action is not None and not choice.local)
    return found


def normal(action: tuple[object, ...]) -> tuple[object, ...]:
    """Research names two cards in either order."""
    return ("research", *sorted(map(str, action[1:]))) if action[0] == "research" else action


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_gestures_and_buttons_together_are_exactly_the_legal_actions(seats: int, seed: int) -> None:
    scene = table(a_desk(), seats, seed=seed)
    scene.resize(scene.desk.screen)
    match, luck = scene.match, Rng(seed, "gestures")
    seated = tuple(Sitting(one.name, one.colour) for one in sitters(seats))
    kinds = set()
    for step in range(260):
        asked = match.decision
        if asked is None:
            break
        legal = match.rules.legal_actions(match.play.state)
        if step % 3 == 0 or asked.kind != decisions.ACT:
            kinds.add(asked.kind)
            view = match.view(asked.seat)
            mat = scene.mat
            assert isinstance(mat, PatternsMat)
            sight = Sight(asked.seat, seated, acting=True)
            assert {normal(a) for a in reachable(mat, view, sight)} == {normal(a) for a in legal}
        match.submit(asked.seat, luck.choice(legal))
    assert {decisions.ACT, decisions.PLACE} <= kinds


def test_an_onlooker_can_do_nothing() -> None:
    scene = table(a_desk(), 3)
    scene.resize(scene.desk.screen)
    seated = tuple(Sitting(one.name, one.colour) for one in sitters(3))
    view = scene.match.view(None)
    assert scene.mat.gestures(view, Sight(0, seated)) == []

"""A restless hand: whatever is pressed, dragged and typed, Crown's table holds and ends as if rebuilt."""

from __future__ import annotations

import pygame
import pytest

from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.core.rng import Rng
from game.ui.crown import positions
from game.ui.crown.seen import FIELDS
from game.ui.crown.staging import table
from game.ui.scenes.handover import HandoverScene
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from tests.ui.table.hands import a_desk, put, rest
from tests.ui.table.test_restless import SIZES, an_event

KEYS = (*map(ord, "fhdltsewnckumz"), pygame.K_RETURN, pygame.K_SPACE)


def on_something(scene: TableScene, luck: Rng) -> tuple[int, int]:
    """The middle of what may be taken or put somewhere now."""
    wanted = {*scene.hands.gestures.takeable, *scene.hands.targets}
    rects = [spot.rect for spot in scene.hands.spots if spot.handle in wanted]
    return luck.choice(rects).center if rects else (5, 5)


def a_deed(scene: TableScene, luck: Rng) -> None:
    """A click or a drag on what can be done, so that the game goes on."""
    pos = on_something(scene, luck)
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    if luck.below(2):
        away = (pos[0] + 15, pos[1])
        scene.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        pos = on_something(scene, luck)
        scene.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))


@pytest.mark.parametrize(
    ("seed", "humans", "style", "start"),
    [
        (1, (0,), "opaque", None),
        (2, (0, 1), "hold", positions.everything),
        (3, (0, 1), "opaque", positions.trapped),
        (4, (0, 1), "off", positions.crowd),
        (5, (1,), "off", positions.tens),
        (6, (), "opaque", None),
    ],
)
def test_a_restless_hand_breaks_nothing(seed: int, humans: tuple[int, ...], style: str, start) -> None:
    luck = Rng(seed, "restless")
    position = start() if start is not None else None
    desk = a_desk(SIZES[0], handover=style, speed="4x")
    scene = table(desk, seed=seed, humans=humans, bots=BotTurns(InlineBots()), position=position)
    stack = put(scene)
    surface = pygame.Surface(SIZES[0], 0, 32)
    for n in range(360):
        if isinstance(stack.top, HandoverScene):
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        elif n % 97 == 96:
            stack.resize(Screen(*luck.choice(SIZES)))
            surface = pygame.Surface((stack.desk.screen.width, stack.desk.screen.height), 0, 32)
        elif luck.below(3) == 0 and not scene.director.busy:
            a_deed(scene, luck)
        elif luck.below(8) == 0:
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=luck.choice(KEYS), mod=0, unicode=""))
        else:
            number = scene.match.number
            moving = scene.director.busy
            event = an_event(scene, luck)
            stack.handle(event)
            if moving and event.type != pygame.KEYDOWN:
                assert scene.match.number == number
        stack.update(luck.choice((0.016, 0.05, 0.4, 1.0)))
        if n % 12 == 0:
            stack.draw(surface)
    while isinstance(stack.top, HandoverScene):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene.drop()
    scene.orders = ()
    scene.hands.hover = scene.hands.focus = ""
    scene.session.bots = None
    rest(stack, 120)
    scene.chosen = ()
    scene.look()
    rest(stack, 5)
    places = {key: pose.at(0, 0).mark + pose.face for key, pose in scene.stage.poses().items()}
    scene.session.rebuild()
    scene.look(fresh=True)
    rebuilt = {key: pose.at(0, 0).mark + pose.face for key, pose in scene.stage.poses().items()}
    assert sorted(places.values()) == sorted(rebuilt.values())
    view, real = (
        scene.session.model.view,
        scene.match.rules.view(scene.match.play.state, scene.session.looker),
    )
    for name in FIELDS:
        assert getattr(view, name) == getattr(real, name), name

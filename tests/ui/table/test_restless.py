"""A restless hand: whatever is pressed, dragged and typed in whatever order, the table holds and ends as if rebuilt."""

from __future__ import annotations

import pygame
import pytest

from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.core.rng import Rng
from game.ui.renown.situations import sitters, table
from game.ui.scenes.handover import HandoverScene
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from tests.ui.table.hands import a_desk, put, rest

KEYS = (
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_RETURN,
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_SPACE,
    pygame.K_t,
    pygame.K_z,
    pygame.K_h,
    pygame.K_v,
    pygame.K_1,
    pygame.K_2,
    pygame.K_l,
    pygame.K_p,
    pygame.K_LALT,
    pygame.K_PAGEUP,
)
SIZES = ((960, 600), (1280, 720), (1024, 768))


def a_position(scene: TableScene, luck: Rng) -> tuple[int, int]:
    """Mostly on something, sometimes anywhere."""
    if scene.hands.spots and luck.below(4):
        rect = luck.choice(list(scene.hands.spots)).rect
        return rect.x + luck.below(max(rect.width, 1)), rect.y + luck.below(max(rect.height, 1))
    return luck.below(scene.screen.width), luck.below(scene.screen.height)


def an_event(scene: TableScene, luck: Rng) -> pygame.event.Event:
    pos = a_position(scene, luck)
    match luck.below(12):
        case 0 | 1 | 2 | 3:
            scene.desk.pointer = pos
            return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        case 4 | 5 | 6:
            return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        case 7 | 8:
            return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        case 9:
            button = luck.choice((2, 3))
            return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
        case 10:
            kind = luck.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP))
            return pygame.event.Event(kind, key=luck.choice(KEYS), mod=0, unicode="")
    return pygame.event.Event(luck.choice((pygame.WINDOWFOCUSLOST, pygame.MOUSEWHEEL)), x=0, y=1)


@pytest.mark.parametrize(
    ("seed", "humans", "style"),
    [
        (1, (0,), "opaque"),
        (2, (0, 2), "hold"),
        (3, (0, 1, 2), "opaque"),
        (4, (1, 2), "off"),
        (5, (), "opaque"),
    ],
)
def test_a_restless_hand_breaks_nothing(seed: int, humans: tuple[int, ...], style: str) -> None:
    luck = Rng(seed, "restless")
    desk = a_desk(SIZES[0], handover=style)
    scene = table(desk, 3, seed=seed, humans=humans, bots=BotTurns(InlineBots()), options={"eras": 1})
    for seat, sitter in enumerate(sitters(3, humans)):
        assert scene.match.seats[seat].human is sitter.human
    stack = put(scene)
    surface = pygame.Surface(SIZES[0], 0, 32)
    for n in range(700):
        if isinstance(stack.top, HandoverScene):
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        elif n % 97 == 96:
            stack.resize(Screen(*luck.choice(SIZES)))
            surface = pygame.Surface((stack.desk.screen.width, stack.desk.screen.height), 0, 32)
        else:
            number = scene.match.number
            moving = scene.director.busy
            event = an_event(scene, luck)
            stack.handle(event)
            if moving and event.type != pygame.KEYDOWN:
                assert scene.match.number == number
        stack.update(luck.choice((0.016, 0.05, 0.4)))
        if n % 10 == 0:
            stack.draw(surface)
    while isinstance(stack.top, HandoverScene):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene.drop()
    scene.hands.hover = scene.hands.focus = ""
    scene.session.bots = None
    rest(stack, 120)
    scene.look()
    rest(stack, 5)
    poses = scene.stage.poses()
    scene.session.rebuild()
    scene.look(fresh=True)
    assert scene.stage.poses() == poses
    assert scene.session.model.view == scene.match.rules.view(scene.match.play.state, scene.session.looker)

"""How long a frame of each table takes, off screen: what the display adds is not in it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.app.bench import Budget, Group, Lap, Row, lap, row
from game.app.benchrules import TITLES
from game.ui.screen import DESIGN, Screen
from game.ui.situations import FRAME, Staged, situations

SITUATIONS: Final = {
    "crown": ("crown-crowd", "crown-drag", "crown-push-1"),
    "patterns": ("patterns-4", "patterns-aim", "patterns-capture"),
    "renown": ("renown-midgame", "renown-queen", "renown-scheme"),
}
"""By game: one at rest, one with something held by the pointer, one that goes on by itself."""
FRAMES: Final = 240
"""Frames of one situation at most."""
LONGEST: Final = 50.0
"""Milliseconds that no frame may exceed."""


def bench_table(game: str, budget: Budget, frames: int = FRAMES) -> Group:
    """Milliseconds a frame, time let go by and everything drawn; median, least and most are over the frames."""
    rest, held, going = SITUATIONS[game]
    rows = (
        _row("at rest, drawn anew", rest, budget, frames, _still),
        _row("dragging", held, budget, frames, _circle),
        _row("animating", going, budget, frames, _still),
    )
    return Group(f"{TITLES.get(game, game)}: table at {DESIGN[0]}x{DESIGN[1]}", rows)


Hand = Callable[[int], None]
"""What the pointer does in a frame of this number."""
Hands = Callable[[Staged], Hand]


def _row(what: str, name: str, budget: Budget, frames: int, hands: Hands) -> Row:
    # once for the faces, which a window has made beside its frames
    _frames(name, frames, hands)
    found: list[Lap] = []
    for _ in Budget(budget.seconds, 1).turns():
        found += _frames(name, frames, hands)
    return row(what, "ms", found, guide=LONGEST, worst=True, note=f"{name}, {len(found)} frames")


def _frames(name: str, count: int, hands: Hands) -> list[Lap]:
    staged = Staged(situations()[name], Screen(*DESIGN))
    picture = pygame.Surface(DESIGN, 0, 32)
    try:
        staged.stack.draw(picture)
        hand = hands(staged)

        def frame(at: int) -> None:
            hand(at)
            staged.stack.update(FRAME)
            staged.stack.draw(picture)

        return [lap(partial(frame, at)) for at in range(count)]
    finally:
        staged.close()


def _still(_staged: Staged) -> Hand:
    return lambda _at: None


def _circle(staged: Staged) -> Hand:
    """The pointer goes round from where it is, a turn a second."""
    x, y = staged.desk.pointer
    reach = staged.desk.screen.px(60)

    def move(at: int) -> None:
        turn = at * FRAME * math.tau
        spot = (round(x + reach * math.sin(turn)), round(y + reach * (math.cos(turn) - 1)))
        staged.desk.pointer = spot
        moved = {"pos": spot, "rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
        staged.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, moved))

    return move

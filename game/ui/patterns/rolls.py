"""A roll told over the table: the dice in their tray, and the way from the one to the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.ui.icons import icon
from game.ui.paint.gems import gem
from game.ui.patterns.cards import Deck
from game.ui.patterns.contest import ROLLING, Contest
from game.ui.patterns.tray import draw_contest, unit_of
from game.ui.screen import Screen
from game.ui.table.effects import Effect
from game.ui.theme import Theme, mix


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Effect):
    """A contest told from the throw to the result, over the place of the dice."""

    rect: pygame.Rect
    contest: Contest
    deck: Deck
    path: tuple[tuple[float, float], tuple[float, float]] | None = None
    still: bool = False
    moves: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        clock = t * self.duration
        if self.still:
            clock = max(clock, ROLLING)
        if self.path is not None:
            attack_path(surface, *self.path, unit_of(screen), min(1.0, clock / 0.5))
        draw_contest(surface, self.rect, self.contest, self.deck, screen, clock)


def attack_path(
    surface: pygame.Surface,
    start: tuple[float, float],
    goal: tuple[float, float],
    unit: float,
    grown: float = 1.0,
) -> None:
    """Diamonds from an attacker to what it attacks, turning from gold to red, with crossed swords at the end."""
    bend = ((start[0] + goal[0]) / 2 + 60 * unit, (start[1] + goal[1]) / 2 - 20 * unit)
    length = max(
        6, min(26, round(((start[0] - goal[0]) ** 2 + (start[1] - goal[1]) ** 2) ** 0.5 / (20 * unit)))
    )
    for n in range(round(length * grown)):
        q = n / max(length - 1, 1)
        x = (1 - q) ** 2 * start[0] + 2 * q * (1 - q) * bend[0] + q * q * goal[0]
        y = (1 - q) ** 2 * start[1] + 2 * q * (1 - q) * bend[1] + q * q * goal[1]
        tone = round(q, 1)
        gem(
            surface,
            (x, y),
            "diamond",
            max(6, round((8 + 5 * q) * unit)),
            mix("#ffcf6a", "#ff5a3a", tone),
            mix("#a8641c", "#8a1a12", tone),
            "#fff0d0",
            1,
        )
    for at, light, dark, name, ink in (
        (start, "#f6d98a", "#a8701c", "sword", "#3a2204"),
        (goal, "#e0483a", "#7a1410", "sword-cross", "#ffffff"),
    ):
        if at is goal and grown < 1:
            continue
        px = max(18, round(34 * unit))
        gem(surface, at, "circle", px, light, dark, "#ffe0c8", max(1.2, 2 * unit))
        k = round(px * 0.62)
        surface.blit(icon(name, k, ink), (round(at[0] - k / 2), round(at[1] - k / 2)))

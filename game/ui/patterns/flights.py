"""Cards that travel and are no pieces any more: out of the own cells, into an opponent's Dungeon, off the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import pygame

from game.ui.cardface.playing import card_back
from game.ui.patterns.cards import Deck, info
from game.ui.patterns.pieces import behind_bars, place
from game.ui.screen import Screen
from game.ui.table.effects import Effect
from game.ui.table.pose import Move, Pose, between
from game.ui.theme import Theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight(Effect):
    """A card on its way from one pose to another; `barred`: it ends behind bars; `fades`: it is gone at the end."""

    start: Pose
    goal: Pose
    deck: Deck
    rise: float = 0.25
    spin: float = 0.0
    barred: bool = False
    fades: bool = False
    back: str = "patterns"
    moves: ClassVar[bool] = True

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        pose = between(
            self.start, self.goal, min(t, 0.999), Move(self.duration, rise=self.rise, spin=self.spin)
        )
        width = max(8, round(max(self.start.width, self.goal.width)))
        if not pose.face:
            picture = card_back(self.back, width)
        elif info(pose.face).type == "creature":
            picture = self.deck.creature(pose.face, width, info(pose.face).number("power") or 0)
            if self.barred and t > 0.72:
                picture = behind_bars(picture)
        else:
            picture = self.deck.face(pose.face, "hand", width)
        fade = 1.0 if not self.fades or t < 0.55 else max(0.0, (1 - t) / 0.45)
        unit = min(screen.width / 1920, screen.height / 1080)
        place(
            surface,
            replace(pose, alpha=round(pose.alpha * fade, 2), drawn=width, glow="", mark=""),
            picture,
            unit,
            width,
        )


def matched(before: Sequence[str], after: Sequence[str]) -> tuple[dict[int, int], list[int]]:
    """Which card of a row was which before (after -> before), and the places of those that are gone."""
    free = list(range(len(before)))
    found: dict[int, int] = {}
    for slot, card in enumerate(after):
        was = next((old for old in free if before[old] == card), None)
        if was is not None:
            free.remove(was)
            found[slot] = was
    return found, free

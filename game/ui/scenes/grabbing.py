"""Taking a card out of a scrolled area: pressed, then dragged after a few pixels, and let go of somewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.widgets import USED, Action
from game.ui.widgets.scroll import ScrollArea

FAR: Final = 5
"""Pixels from which on a press is a drag."""


@dataclass(slots=True)
class Grab:
    """A card that is pressed: where it was taken, where the pointer is, and whether it has left its place."""

    card: str
    start: tuple[int, int]
    pos: tuple[int, int]
    far: bool = False


class CardArea(ScrollArea, ABC):
    """A scrolled area with cards in it.

    Returns Action(key + ":click", card) for a click, ":other" for a click with the right button, ":drag" while a card
    is dragged and ":drop" with (card, where) when it is let go of. Esc, the right button and losing the focus let go
    without a drop.
    """

    focusable = True
    grab: Grab | None = None

    @abstractmethod
    def card_at(self, point: tuple[int, int]) -> str:
        """The id of the card under a point; empty where there is none to be taken."""

    @property
    def dragged(self) -> Grab | None:
        """What is in the air."""
        return self.grab if self.grab is not None and self.grab.far else None

    def release(self) -> None:
        self.put("grab", None)
        super().release()

    def grabbing(self, event: pygame.event.Event) -> Action | None:
        """Takes the events of a grab; None for all others."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._other(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            card = self.card_at(event.pos)
            if not card:
                return None
            self.put("grab", Grab(card, event.pos, event.pos))
            return USED
        grab = self.grab
        if grab is None:
            return None
        if event.type == pygame.MOUSEMOTION:
            grab.pos = event.pos
            away = max(abs(event.pos[0] - grab.start[0]), abs(event.pos[1] - grab.start[1]))
            grab.far = grab.far or away > FAR * max(1.0, self.scale)
            self.changed = True
            return Action(f"{self.key}:drag", grab.card) if grab.far else USED
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.put("grab", None)
            if grab.far:
                return Action(f"{self.key}:drop", (grab.card, event.pos))
            return Action(f"{self.key}:click", grab.card) if self.card_at(event.pos) == grab.card else USED
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.put("grab", None)
            return USED
        return None

    def _other(self, event: pygame.event.Event) -> Action | None:
        if self.grab is not None:
            self.put("grab", None)
            return USED
        card = self.card_at(event.pos)
        return Action(f"{self.key}:other", card) if card else None

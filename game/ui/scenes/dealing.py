"""A word while a table is laid: it stands on the screen before the work begins, so that a press is seen to count."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import pygame

from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.text import width
from game.ui.scene import Pop, Push, Replace, Scene, Step
from game.ui.screen import TEXT_ROOM
from game.ui.theme import theme

DEALING: Final = "Dealing\u2026"
MOMENT: Final = "One moment\u2026"
"""What it says: for a new match, and for one that goes on."""
UNSEEN: Final = 0.5
"""Seconds after which the work begins though nothing was drawn: a window may be hidden."""


class DealingScene(Scene):
    """Lies over the scene that asked for a table; once it has been drawn it makes the table and gives way to it."""

    overlay: ClassVar[bool] = True
    name: ClassVar[str] = "dealing"

    def __init__(self, desk: Desk, make: Callable[[], Step], words: str = DEALING) -> None:
        """`make` does the work and says where it leads; None: back to the scene beneath."""
        super().__init__(desk)
        self.theme = theme(desk.mood)
        self._make, self.words = make, words
        self._waited = 0.0

    @property
    def moving(self) -> bool:
        return True

    def update(self, dt: float) -> Step:
        self._waited += dt
        if self.changed and self._waited < UNSEEN:
            return None
        match self._make():
            case Push(scene):
                return Replace(scene)
            case None:
                return Pop()
            case step:
                return step

    @property
    def plate(self) -> pygame.Rect:
        """Where the word stands."""
        scale = max(self.screen.factor, 1 / TEXT_ROOM)
        wide = width(self.words, "title", round(30 * scale)) + round(118 * scale)
        rect = pygame.Rect(0, 0, wide, round(84 * scale))
        rect.center = self.screen.rect.center
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.theme, max(self.screen.factor, 1 / TEXT_ROOM))
        plate = self.plate
        brush.box(plate, self.theme.prompt, 16, 2.0, 0, 20)
        brush.icon("cards", (plate.x + brush.px(46), plate.centery), 34)
        at = (plate.x + brush.px(78), plate.centery)
        brush.text(self.words, at, "title", 30, self.theme.gold_text, "cl", shadow=2)

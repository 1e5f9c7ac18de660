"""The one transform between the 1920 x 1080 of the layouts and the pixels of a window, for drawing and mouse alike."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

DESIGN = (1920, 1080)
LEAST = (960, 600)
"""The smallest window offered, and the smallest logical window a layout must cope with."""

NARROW, SLIM = 1400, 1100
"""Logical widths under which zones reflow in their first and second stage."""

LOW = 800
"""Logical height under which plates shrink to one line."""

TEXT_ROOM = 1.25
"""Units of layout that a real pixel still holds once text has stopped shrinking."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A window's size in pixels and how many of them one unit of the layouts takes.

    All drawing and all mouse positions are in pixels; only lengths from a layout pass through `px`. That is the whole
    transform, so a thing is clicked where it is drawn.
    """

    width: int
    height: int
    user_scale: float = 1.0

    @property
    def factor(self) -> float:
        """Pixels a unit, never so many that the logical window falls under 960 x 600."""
        fitted = min(self.width / DESIGN[0], self.height / DESIGN[1]) * self.user_scale
        return max(min(fitted, self.width / LEAST[0], self.height / LEAST[1]), 0.1)

    @property
    def logical(self) -> tuple[float, float]:
        """The window measured in units."""
        return self.width / self.factor, self.height / self.factor

    @property
    def room(self) -> tuple[float, float]:
        """The logical window as its text feels it: letters stop shrinking at 11 pixels, so small windows hold less."""
        width, height = self.logical
        return min(width, self.width * TEXT_ROOM), min(height, self.height * TEXT_ROOM)

    @property
    def stage(self) -> int:
        """0 wide, 1 narrow (the right column folds away), 2 slim (zones stand closer and drop their labels)."""
        width, _ = self.room
        return 2 if width < SLIM else 1 if width < NARROW else 0

    @property
    def compact(self) -> bool:
        """Whether the window is so low that plates shrink to one line."""
        return self.room[1] < LOW

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Units as whole pixels, at least one for anything above nothing."""
        pixels = round(units * self.factor)
        return max(pixels, 1) if units > 0 else pixels

    def text_px(self, units: float) -> int:
        """A type size in pixels, never under the 11 that can still be read."""
        return max(round(units * self.factor), 11)

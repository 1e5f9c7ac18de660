"""The still table as one picture: the ground with all shadows once, then every panel whenever what it shows changes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.ui.paint import cache
from game.ui.paint.ground import ground
from game.ui.paint.shapes import panel_shadow
from game.ui.screen import Screen
from game.ui.table.mat import Panel

MARGIN = 3
"""Pixels that a panel's frame may reach over its rectangle."""


class Canvas:
    """Keeps one surface of the window's size; a resting table is a single blit."""

    def __init__(self, mood: str) -> None:
        self.mood = mood
        self.painted = 0
        """How many panels were painted so far: figures and tests read it."""
        self._screen: Screen | None = None
        self._places: tuple[tuple[str, tuple[int, int, int, int]], ...] = ()
        self._base: pygame.Surface | None = None
        self._layer: pygame.Surface | None = None
        self._keys: dict[str, Hashable] = {}

    def forget(self) -> None:
        """Paints everything anew next time."""
        self._places, self._keys = (), {}

    def draw(self, surface: pygame.Surface, panels: Sequence[Panel], screen: Screen) -> None:
        """Brings the picture up to date and blits it."""
        places = tuple((panel.name, tuple(panel.rect)) for panel in panels)
        if screen != self._screen or places != self._places or self._layer is None:
            self._rebase(panels, screen)
            self._screen, self._places = screen, places  # type: ignore[assignment]
        assert self._base is not None  # noqa: S101 - made above
        assert self._layer is not None  # noqa: S101
        for panel in panels:
            if self._keys.get(panel.name, _NEVER) == panel.key:
                continue
            area = panel.rect.inflate(2 * MARGIN, 2 * MARGIN)
            self._layer.set_clip(area)
            self._layer.blit(self._base, area, area)
            panel.paint(self._layer)
            self._layer.set_clip(None)
            self._keys[panel.name] = panel.key
            self.painted += 1
        surface.blit(self._layer, (0, 0))

    def _rebase(self, panels: Sequence[Panel], screen: Screen) -> None:
        size = (screen.width, screen.height)
        if self._base is None or self._base.get_size() != size:
            self._base = pygame.Surface(size, 0, 32)
            self._layer = pygame.Surface(size, 0, 32)
        assert self._layer is not None  # noqa: S101 - made with the base
        self._base.blit(ground(self.mood, size), (0, 0))
        for panel in panels:
            if panel.shadow:
                blur = max(2, round(panel.shadow * screen.factor))
                panel_shadow(self._base, panel.rect, round(panel.radius * screen.factor), blur)
        self._layer.blit(self._base, (0, 0))
        self._keys = {}


_NEVER = object()


def release() -> None:
    """Lets go of pictures kept for a table that is gone."""
    cache.GROUNDS.clear()

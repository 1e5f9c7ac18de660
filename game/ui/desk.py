"""What every scene of one window shares: its size, the player's settings, notices, and where things are kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.ui.screen import Screen
from game.ui.theme import theme
from game.ui.toasts import Toasts
from game.ui.widgets.notices import draw_notices

if TYPE_CHECKING:
    from game.app.settings import Settings


class Clipboard(Protocol):
    """Where text is copied to and pasted from; a window's own, or a plain variable off screen."""

    def get(self) -> str: ...
    def put(self, text: str) -> None: ...


class NoClipboard:
    """A clipboard of one's own, for windows without one."""

    def __init__(self) -> None:
        self.text = ""

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


class Desk:
    """Plain belongings, no logic: scenes read them, the window fills them."""

    mood = "crown"
    """The palette of the notices: that of the scene on top, which sets it when it comes."""

    def __init__(self, screen: Screen, settings: Settings, saves: Path) -> None:
        self.screen = screen
        self.settings = settings
        self.saves = saves
        self.toasts = Toasts()
        self.clipboard: Clipboard = NoClipboard()
        self.pointer: tuple[int, int] = (-1, -1)
        """Where the mouse is, in pixels; off the window when it has not been seen yet."""

    def draw_toasts(self, surface: pygame.Surface) -> None:
        """Paints the notices that stand now, over whatever is there."""
        draw_notices(surface, self.toasts, theme(self.mood), self.screen)

"""The desk's notices in the lower right corner, the newest lowest."""

from __future__ import annotations

import pygame

from game.ui.paint.brush import Brush
from game.ui.screen import TEXT_ROOM, Screen
from game.ui.theme import Theme
from game.ui.toasts import FADE, STAY, Toasts
from game.ui.widgets.plates import toast


def draw_notices(surface: pygame.Surface, toasts: Toasts, theme: Theme, screen: Screen) -> None:
    """Paint them stacked upwards; those that come or go are half there."""
    scale = max(screen.factor, 1 / TEXT_ROOM)
    brush = Brush(surface, theme, scale)
    right, bottom = surface.get_width() - round(16 * scale), surface.get_height() - round(16 * scale)
    for notice in reversed(toasts.notices):
        alpha = min(1.0, notice.age / FADE, max(0.0, (STAY - notice.age) / FADE))
        plate = toast(
            brush, (right, bottom), notice.sentence, notice.fault, alpha, min(460, right / scale - 16)
        )
        bottom = plate.top - round(10 * scale)

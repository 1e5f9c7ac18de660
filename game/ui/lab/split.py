"""A table drawn in two face sets at once, with a seam between them; everything else is the very same table."""

from __future__ import annotations

import pygame

from game.ui.lab.trial import SPLIT, Trial
from game.ui.screen import Screen
from game.ui.table.live import LiveTable
from game.ui.table.picture import draw_table


def draw_compared(surface: pygame.Surface, table: LiveTable) -> None:
    """The table as it is, or, while it is split, in A left of the seam and in B right of it."""
    trial = table.desk.lab.trial(table.mat.game)
    if trial is None or trial.mode != SPLIT:
        draw_table(surface, table)
        return
    whole, old = surface.get_rect(), surface.get_clip()
    x = seam_x(table.screen, trial)
    try:
        trial.side = "a"
        surface.set_clip(pygame.Rect(0, 0, x, whole.h).clip(old))
        draw_table(surface, table)
        trial.side = "b"
        surface.set_clip(pygame.Rect(x, 0, whole.w - x, whole.h).clip(old))
        draw_table(surface, table, table.canvas_beyond)
    finally:
        trial.side = ""
        surface.set_clip(old)


def seam_x(screen: Screen, trial: Trial) -> int:
    """Where the seam stands, in pixels of the table."""
    return round(screen.width * trial.seam)

"""What of the Lab lies over a table without its panel: the seam of a split table, and the tab at the window's edge."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.lab.rows import letter_mark
from game.ui.lab.trial import KEY, SHUFFLED, Trial
from game.ui.paint.brush import Brush
from game.ui.theme import Fill

TAB: Final = (36.0, 136.0)
"""Units of the tab to which the panel folds."""
GRIP: Final = Fill("#f3d98f", "#b57f28", "#fff2c4", 1.0, "#241503")


def tab_place(window: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the tab hangs at the window's right edge."""
    wide, high = (round(n * scale) for n in TAB)
    return pygame.Rect(window.right - wide, round(window.h * 0.4), wide, high)


def grip_place(x: int, scale: float) -> pygame.Rect:
    """Where the grip of a seam at `x` lies."""
    size = round(36 * scale)
    at = pygame.Rect(0, 0, size, size)
    at.center = (x, round(size * 0.62))
    return at


def draw_seam(brush: Brush, grip: pygame.Rect) -> None:
    """A fine line from top to foot through the grip, and the letters of both sides."""
    surface = brush.surface
    x, high = grip.centerx, surface.get_height()
    for wide, colour in ((3, (10, 8, 4)), (1, (255, 224, 138))):
        pygame.draw.line(surface, colour, (x, 0), (x, high), wide)
    brush.box(grip, GRIP, grip.w / 2 / brush.scale, 1.6, 0, 10)
    brush.icon("arrow-left-right-bold", grip.center, 22, GRIP.ink)
    for letter, way in (("a", -1), ("b", 1)):
        letter_mark(surface, letter, (x + way * round(grip.w * 1.05), grip.centery), brush.px(28))


def draw_tab(brush: Brush, at: pygame.Rect, trial: Trial | None) -> None:
    """What is compared, and the key that opens the panel."""
    t = brush.theme
    fill = Fill(t.prompt.top, t.prompt.bottom, t.accent, 0.97, t.text)
    brush.box(pygame.Rect(at.x, at.y, at.w + brush.px(16), at.h), fill, 12, 1.6, 0, 12)
    x = at.centerx
    brush.icon("flask-outline", (x, at.y + brush.px(20)), 22)
    brush.text("F2", (x, at.bottom - brush.px(15)), "uib", 13, t.dim, "cc")
    if trial is None:
        brush.icon("vector-square", (x, at.y + brush.px(62)), 22, t.text)
        return
    letters = ("b" if trial.flipped else "a") if trial.mode == KEY else "ab"
    for n, letter in enumerate(letters):
        letter_mark(brush.surface, letter, (x, at.y + brush.px(52) + n * brush.px(29)), brush.px(24))
    if trial.mode == SHUFFLED and not trial.told:
        brush.icon("help", (x + brush.px(10), at.y + brush.px(96)), 14, t.text)

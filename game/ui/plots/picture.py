"""Draws a chart on a surface, at any scale."""

from __future__ import annotations

import pygame

from game.ui.paint import text as lettering
from game.ui.paint.pixels import Point
from game.ui.plots.drawing import Box, Disc, Drawing
from game.ui.theme import rgb


def paint(surface: pygame.Surface, drawing: Drawing, at: Point = (0, 0), scale: float = 1.0) -> None:
    """The chart with its upper left corner there; letters are never under 11 pixels."""
    for piece in drawing.pieces:
        x, y = at[0] + piece.x * scale, at[1] + piece.y * scale
        if isinstance(piece, Box):
            _box(surface, piece, x, y, scale)
        elif isinstance(piece, Disc):
            radius = max(2, round(piece.radius * scale))
            centre = round(x), round(y)
            pygame.draw.aacircle(surface, rgb(piece.colour), centre, radius)
            if piece.open:
                pygame.draw.aacircle(
                    surface, rgb(piece.inside), centre, max(1, radius - max(2, round(2.2 * scale)))
                )
        else:
            size = max(11, round(piece.size * scale))
            lettering.text(surface, piece.words, (x, y), piece.role, size, piece.colour, f"c{piece.anchor}")


def _box(surface: pygame.Surface, piece: Box, x: float, y: float, scale: float) -> None:
    left, top = round(x), round(y)
    size = max(1, round(x + piece.w * scale) - left), max(1, round(y + piece.h * scale) - top)
    rect = pygame.Rect((left, top), size)
    if piece.alpha >= 1:
        surface.fill(rgb(piece.colour), rect)
        return
    veil = pygame.Surface(rect.size)
    veil.fill(rgb(piece.colour))
    veil.set_alpha(round(255 * piece.alpha))
    surface.blit(veil, rect)


def picture(
    drawing: Drawing, ground: tuple[int, int, int], scale: float = 2.0, margin: float = 24.0
) -> pygame.Surface:
    """The chart on a sheet of its own with a margin."""
    size = round((drawing.width + 2 * margin) * scale), round((drawing.height + 2 * margin) * scale)
    sheet = pygame.Surface(size)
    sheet.fill(ground)
    paint(sheet, drawing, (margin * scale, margin * scale), scale)
    return sheet

"""A small picture of a table seen from above, with everybody in their place."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.core.record import Sitter
from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.theme import SEATS, Fill


def paint_round_table(brush: Brush, rect: pygame.Rect, seats: Sequence[Sitter]) -> None:
    """Seat 1 at the bottom, the others clockwise, as they sit and as play goes round to the left."""
    panel = brush.theme.panel
    across = min(rect.w * 0.5, rect.h * 0.42)
    tall = across * 1.22
    cx, cy = rect.centerx, rect.centery
    table = pygame.Rect(round(cx - across / 2), round(cy - tall / 2), round(across), round(tall))
    wood = Fill("#6b3a22", "#2e160c", panel.line, 1.0)
    brush.box(table.inflate(brush.px(26), brush.px(26)), wood, across / brush.scale * 0.5 + 13, 1.6, 14, 18)
    cloth = Fill(brush.theme.ground[0], brush.theme.ground[1], panel.line, 1.0)
    brush.box(table, cloth, across / brush.scale * 0.5, 1.2, 26)
    brush.medallion("crown", (cx, cy), 120, 0.45)
    n = len(seats)
    for k, sitter in enumerate(seats):
        a = math.pi / 2 + 2 * math.pi * k / n
        x = cx + math.cos(a) * (across / 2 + brush.px(72))
        y = cy + math.sin(a) * (tall / 2 + brush.px(64))
        colours = SEATS.get(sitter.colour) or list(SEATS.values())[k % len(SEATS)]
        brush.avatar((x, y), 58, colours, sitter.name.strip()[:1].upper())
        if not sitter.human:
            d = brush.px(22)
            at = (round(x + brush.px(18)), round(y + brush.px(16)))
            pygame.draw.circle(brush.surface, (10, 24, 18), at, d // 2 + 2)
            brush.surface.blit(
                icon("robot", d - 4, brush.theme.dim), (at[0] - d // 2 + 2, at[1] - d // 2 + 2)
            )
        room = min(brush.px(150), 2 * min(x - rect.x, rect.right - x))
        brush.text(sitter.name.strip() or "?", (x, y + brush.px(44)), "title", 18, colours[2], "cc", room, 2)

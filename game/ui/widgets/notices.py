"""The desk's notices in a lower corner, the newest lowest, where they cover nothing that may be pressed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.ui.paint.brush import Brush
from game.ui.screen import TEXT_ROOM, Screen
from game.ui.theme import Theme
from game.ui.toasts import Toasts
from game.ui.widgets.plates import toast

EDGE, BETWEEN = 16, 10
"""Units from the window's edges, and between two notices."""
WIDEST = 460
LARGE: Final = 0.12
"""What takes more of the window than this is a place and no button: it may be covered for some seconds."""
HIGHEST: Final = 0.4
"""How far down the window notices stay at least, as a part of its height."""


def draw_notices(
    surface: pygame.Surface,
    toasts: Toasts,
    theme: Theme,
    screen: Screen,
    pressable: Iterable[pygame.Rect] = (),
) -> None:
    """Paint them stacked upwards; those that come or go are half there."""
    if not toasts.notices:
        return
    scale = max(screen.factor, 1 / TEXT_ROOM)
    brush = Brush(surface, theme, scale)
    limit = min(WIDEST, surface.get_width() / scale - 2 * EDGE)
    gap = round(BETWEEN * scale)
    sizes = [toast(brush, (0, 0), n.sentence, n.fault, 0.0, limit).size for n in toasts.notices]
    whole = (max(w for w, _ in sizes), sum(h for _, h in sizes) + gap * (len(sizes) - 1))
    room = surface.get_rect().inflate(-2 * round(EDGE * scale), -2 * round(EDGE * scale))
    block = placed(whole, room, pressable, gap)
    bottom = block.bottom
    for notice, (wide, _) in zip(reversed(toasts.notices), reversed(sizes), strict=True):
        right = block.right if block.centerx >= room.centerx else block.x + wide
        plate = toast(brush, (right, bottom), notice.sentence, notice.fault, notice.shown, limit)
        bottom = plate.top - gap


def placed(
    size: tuple[int, int], room: pygame.Rect, pressable: Iterable[pygame.Rect], gap: int
) -> pygame.Rect:
    """Where a block of that size lies: as low as it can without covering a button, to the right if it may choose."""
    most = LARGE * room.width * room.height
    buttons = [rect for rect in pressable if rect.width * rect.height <= most]
    found = []
    for left in (room.right - size[0], room.x):
        block = pygame.Rect((left, room.bottom - size[1]), size)
        while (hit := block.collidelist(buttons)) >= 0:
            block.bottom = buttons[hit].top - gap
        if block.top >= room.y + HIGHEST * room.height:
            found.append(block)
    if not found:
        return pygame.Rect((room.right - size[0], room.bottom - size[1]), size)
    return max(found, key=lambda block: block.bottom)

"""From a face as it is kept to one as it is shown: at its size, with round corners, perhaps turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.cardface.layout import MASTER, Layout
from game.ui.cardface.press import print_live
from game.ui.cardface.skins import Dressed
from game.ui.paint.pixels import coverage, rounded, solid, turned_distance, turned_size

STEPS: Final = (120, 180, 264, 320, 420, 560, MASTER)
"""Widths in px at which faces are kept; what is shown is scaled down from the next larger one."""
ROOM: Final = 1.5
"""How much larger than shown a kept face should be: smaller letters are cleaner for it."""
Live = tuple[tuple[str, str, str], ...]
"""What boxes show instead of the printed number: (box, words, "up" | "down" | "hurt" | "")."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A face as it is kept: opaque, square corners, without what is live."""

    picture: pygame.Surface
    layout: Layout
    skin: Dressed

    @property
    def nbytes(self) -> int:
        return self.picture.get_width() * self.picture.get_height() * 4 + 4096


def card_height(width: float) -> int:
    """Height in px of a card of a width: 63 to 88."""
    return round(width * 88 / 63)


def step_for(width: int) -> int:
    """The width at which a face that is shown `width` px wide is kept."""
    return next((step for step in STEPS if step >= width * ROOM), MASTER)


def finished(kept: Kept, width: int, corner: float, live: Live) -> pygame.Surface:
    scaled = pygame.transform.smoothscale(kept.picture, (width, card_height(width)))
    shown = rounded(scaled, corner)
    print_live(shown, kept.layout, kept.skin, {box: (words, how) for box, words, how in live})
    return shown


def turned(kept: Kept, width: int, corner: float, live: Live, angle: float) -> pygame.Surface:
    """Turned at twice the size and averaged down, so that thin lines stay even; the outline is then cut exactly."""
    w, h = 2 * width, 2 * card_height(width)
    flat = pygame.Surface((w + 16, h + 16), 0, 32)
    flat.fill(kept.picture.get_at((kept.picture.get_width() // 2, 1)))
    large = pygame.transform.smoothscale(kept.picture, (w, h))
    print_live(large, kept.layout, kept.skin, {box: (words, how) for box, words, how in live})
    flat.blit(large, (8, 8))
    turned = pygame.transform.rotozoom(flat, angle, 1.0)
    tw, th = turned_size(width, card_height(width), angle)
    plain = pygame.Surface((2 * tw + 4, 2 * th + 4), 0, 32)
    plain.blit(turned, turned.get_rect(center=plain.get_rect().center))
    out = pygame.Surface((tw + 2, th + 2), pygame.SRCALPHA, 32)
    out.blit(pygame.transform.smoothscale(plain, out.get_size()), (0, 0))
    edge = coverage(turned_distance(width, card_height(width), corner, 1, angle))
    out.blit(solid(edge, "#ffffff"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out

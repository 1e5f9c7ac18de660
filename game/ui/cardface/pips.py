"""The number cards and aces: paper, the corner figures, the pips.

Everything is drawn at a width of `w` px on a card of 128 x 178.8 units.
"""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.icons import mask
from game.ui.paint import cache
from game.ui.paint.pixels import (
    Array,
    blurred,
    clouds,
    coverage,
    dice,
    distance,
    gradient,
    line,
    opaque,
    radial,
    rgba,
    solid,
)
from game.ui.paint.text import text
from game.ui.theme import HEROIC_LINE, SUIT_ICONS, VILLAINOUS_LINE, Colour, mix, rgb

UNITS = 128.0
HEROIC = "HD"
COLUMNS = 20.0  # units from the middle to the outer columns: clear of the signs in the corners
ROWS = 49.0  # units from the middle to the outermost rows

_FOUR = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
_SIX = [*_FOUR, (-1.0, 0.0), (1.0, 0.0)]
_EIGHT = [*_FOUR, (-1.0, -0.34), (1.0, -0.34), (-1.0, 0.34), (1.0, 0.34)]
LAYOUTS: dict[int, list[tuple[float, float]]] = {
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: _FOUR,
    5: [*_FOUR, (0, 0)],
    6: _SIX,
    7: [*_SIX, (0, -0.5)],
    8: [*_SIX, (0, -0.5), (0, 0.5)],
    9: [*_EIGHT, (0, 0)],
    10: [*_EIGHT, (0, -0.67), (0, 0.67)],
}


def edge_colour(suit: str) -> str:
    """Gold for Heroic suits, dark red for Villainous ones."""
    return HEROIC_LINE if suit in HEROIC else VILLAINOUS_LINE


def paper(suit: str, w: int, h: int) -> pygame.Surface:
    """The blank card of a suit's side, with its inner lines; square corners."""
    side = "heroic" if suit in HEROIC else "villainous"
    return cache.MASTERS.get(("paper", side, w, h), lambda: _paper(suit, w, h))


def _paper(suit: str, w: int, h: int) -> pygame.Surface:
    k = w / UNITS
    r = dice(("paper", suit in HEROIC))
    low = "#efe3c8" if suit in HEROIC else "#e5e0d2"
    fibre = clouds(r, w, h, 22 * k, 3)
    colours = gradient(h, w, (0, "#fffcf3"), (1, low)) * (0.985 + 0.03 * fibre)[..., None]
    d = distance(w, h, 9 * k, 0)
    # the sheet curves away a little at its edge
    colours = colours * (1 - 0.10 * np.clip(1 + d / (7 * k), 0, 1) ** 2)[..., None]
    s = opaque(colours)
    edge = edge_colour(suit)
    s.blit(solid(line(d, -4.9 * k, 1.7 * k), edge), (0, 0))
    s.blit(solid(line(d, -7.4 * k, 0.7 * k) * np.float32(0.75), edge), (0, 0))
    s.blit(solid(line(d, -0.5 * k, 1.0 * k) * np.float32(0.55), "#3a2a12"), (0, 0))
    return s


def print_paper(suit: str, w: int, h: int, margin: int) -> pygame.Surface:
    """The blank card for the press: without light along its edge and the line that shows where it ends, since a cut
    is never quite there, and going on `margin` px beyond it.
    """
    k = w / UNITS
    wide, tall = w + 2 * margin, h + 2 * margin
    low = "#efe3c8" if suit in HEROIC else "#e5e0d2"
    fibre = clouds(dice(("paper", suit in HEROIC)), wide, tall, 22 * k, 3)
    s = opaque(gradient(tall, wide, (0, "#fffcf3"), (1, low)) * (0.985 + 0.03 * fibre)[..., None])
    d, edge = distance(w, h, 9 * k, margin), edge_colour(suit)
    s.blit(solid(line(d, -4.9 * k, 1.7 * k), edge), (0, 0))
    s.blit(solid(line(d, -7.4 * k, 0.7 * k) * np.float32(0.75), edge), (0, 0))
    return s


def pip(suit: str, px: int, ink: Colour, lit: float = 0.14) -> pygame.Surface:
    """A suit sign with a little light from above."""
    return cache.PIECES.get(
        ("pip", suit, px, ink, lit),
        lambda: rgba(
            gradient(px, px, (0.1, mix(ink, "#ffffff", lit)), (0.95, mix(ink, "#000000", 0.16))),
            mask(SUIT_ICONS[suit], px),
        ),
    )


def blit_centred(
    s: pygame.Surface, picture: pygame.Surface, x: float, y: float, upside_down: bool = False
) -> None:
    """Blit about a centre."""
    if upside_down:
        picture = pygame.transform.rotate(picture, 180)
    s.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def figure(rank: str, size: int, ink: Colour, widest: float) -> pygame.Surface:
    """A rank cut to its own ink, narrowed to `widest` px, its descender (J, Q) drawn up so that ranks stand level."""
    room = pygame.Surface((3 * size, 2 * size), pygame.SRCALPHA, 32)
    room.fill((*rgb(ink), 0))
    if rank == "10":  # set closer than the font does: the pair is one sign
        text(room, "1", (1.32 * size, size), "num", size, ink, "cc")
        text(room, "0", (1.69 * size, size), "num", size, ink, "cc")
    else:
        text(room, rank, (1.5 * size, size), "num", size, ink, "cc")
    cut = room.subsurface(room.get_bounding_rect()).copy()
    w, h = cut.get_size()
    tallest = size * 0.78
    goal = (round(min(w, widest)), round(min(h, tallest)) if rank in ("J", "Q") else h)
    return cut if goal == (w, h) else pygame.transform.smoothscale(cut, goal)


def corners(s: pygame.Surface, rank: str, suit: str, ink: Colour) -> None:
    """Rank and suit in the upper left corner, and turned in the lower right."""
    w, h = s.get_size()
    k = w / UNITS
    part = pygame.Surface((round(32 * k), round(62 * k)), pygame.SRCALPHA, 32)
    x = 19.0 * k
    letter = figure(rank, round(33 * k), ink, 20.5 * k)
    # hung by their upper edge: the tail of a Q and the foot of a J go down, not up
    part.blit(letter, (round(x - letter.get_width() / 2), round(13.0 * k)))
    blit_centred(part, pip(suit, round(16.5 * k), ink), x, (49.5 if rank in ("J", "Q") else 47.5) * k)
    s.blit(part, (0, 0))
    turned = pygame.transform.rotate(part, 180)
    s.blit(turned, (w - turned.get_width(), h - turned.get_height()))


def numbers(s: pygame.Surface, value: int, suit: str, ink: Colour) -> None:
    """The pips of a 2 to 10, the lower ones upside down."""
    w, h = s.get_size()
    k = w / UNITS
    size = round((36 if value <= 3 else 28 if value <= 8 else 25) * k)
    picture = pip(suit, size, ink)
    for column, row in LAYOUTS[value]:
        blit_centred(s, picture, w / 2 + column * COLUMNS * k, h / 2 + row * ROWS * k, row > 0.01)


def ace(s: pygame.Surface, suit: str, ink: Colour) -> None:
    """One large sign in an engraved sunburst."""
    w, h = s.get_size()
    k = w / UNITS
    edge = edge_colour(suit)
    # a tenth smaller than it is measured: its flourishes stay inside the lines of the paper
    s.blit(solid(_engraving(w, h, 0.9 * k), edge), (0, 0))
    size = round(62 * k)
    cast, pad = blurred(mask(SUIT_ICONS[suit], size), max(1, round(2.2 * k)), "#2a1a0a", 0.35)
    s.blit(cast, (round(w / 2 - size / 2 - pad + 1.2 * k), round(h / 2 - size / 2 - pad + 2.2 * k)))
    blit_centred(s, pip(suit, size, ink, 0.22), w / 2, h / 2)
    # a thin light line inside the sign, as on enamel
    inner = round(size * 0.80)
    rim = np.clip(
        mask(SUIT_ICONS[suit], inner) - _inset(suit, inner, round(size * 0.80) - max(2, round(2.4 * k))), 0, 1
    )
    s.blit(
        solid(rim * np.float32(0.55), mix(edge, "#ffffff", 0.55)),
        (round(w / 2 - inner / 2), round(h / 2 - inner / 2)),
    )


def _inset(suit: str, outer: int, inner: int) -> Array:
    out = np.zeros((outer, outer), np.float32)
    at = (outer - inner) // 2
    out[at : at + inner, at : at + inner] = mask(SUIT_ICONS[suit], inner)
    return out


def _engraving(w: int, h: int, k: float) -> Array:
    d, angle = radial(w, h, w / 2, h / 2)
    a = line(d, 43 * k, 1.3 * k) * 0.95 + line(d, 46.4 * k, 0.6 * k) * 0.6 + line(d, 52.5 * k, 0.9 * k) * 0.5
    rays = 48
    step = 2 * np.pi / rays
    off = np.abs(angle / step - np.round(angle / step)) * step * d
    long = np.round(angle / step) % 2 == 0
    reach = np.where(long, 42.0, 40.5) * k
    a = a + coverage(off - 0.38 * k) * (d < reach) * (d > 36 * k) * 0.7
    beads = 36
    step = 2 * np.pi / beads
    off = np.abs(angle / step - np.round(angle / step)) * step * d
    a = a + coverage(np.hypot(off, d - 49.5 * k) - 1.05 * k) * 0.8
    # four small flourishes above, below and at the sides
    for q in range(4):
        t = q * np.pi / 2
        x, y = w / 2 + np.cos(t) * 52.5 * k, h / 2 + np.sin(t) * 52.5 * k
        near, _ = radial(w, h, float(x), float(y))
        a = np.maximum(a * coverage(4.5 * k - near), coverage(near - 2.6 * k))
    drawn: Array = np.clip(a, 0, 1).astype(np.float32)
    return drawn


def small(s: pygame.Surface, rank: str, suit: str, ink: Colour) -> None:
    """The layout of very small cards: a big rank over a big sign, both on the left, where a fan leaves them free."""
    k = s.get_width() / UNITS
    faint = pip(suit, round(92 * k), ink).copy()
    faint.set_alpha(36)
    blit_centred(s, faint, 84 * k, 122 * k)
    letter = figure(rank, round(84 * k), ink, (62 if rank == "10" else 58) * k)
    s.blit(letter, (round(39 * k - letter.get_width() / 2), round(14 * k)))
    blit_centred(s, pip(suit, round(54 * k), ink), 39 * k, 124 * k)


def small_paper(suit: str, w: int, h: int) -> pygame.Surface:
    """The blank of a very small card: one strong inner line."""
    k = w / UNITS
    d = distance(w, h, 11 * k, 0)
    s = opaque(gradient(h, w, (0, "#fffcf3"), (1, "#efe3c8" if suit in HEROIC else "#e5e0d2")))
    s.blit(solid(line(d, -6.0 * k, 4.0 * k), edge_colour(suit)), (0, 0))
    s.blit(solid(line(d, -1.2 * k, 2.4 * k) * np.float32(0.5), "#3a2a12"), (0, 0))
    return s

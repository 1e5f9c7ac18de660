"""Boxes, rings, shadows and glows: the soft flat pieces everything else is made of.

All sizes are real pixels. Each picture is drawn once and kept; a wide panel is stretched from a narrow one.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame

from game.ui.paint import cache
from game.ui.paint.pixels import (
    Array,
    Point,
    Rectish,
    coverage,
    distance,
    gradient,
    line,
    narrow,
    rgba,
    smooth,
    solid,
    stretch,
    turned_distance,
    turned_size,
    vec,
)
from game.ui.theme import Colour, Fill, mix, rgb


def _whole(rect: Rectish) -> tuple[int, int, int, int]:
    return round(rect[0]), round(rect[1]), max(1, round(rect[2])), max(1, round(rect[3]))


def box(
    surface: pygame.Surface,
    rect: Rectish,
    radius: float,
    fill: Fill,
    line_width: float = 1.4,
    line_alpha: float = 0.85,
    highlight: float = 0.18,
    inner: int = 0,
    shadow: int = 0,
    alpha: float | None = None,
) -> None:
    """A rounded box: vertical gradient, `inner` px of shade along the edge, a lit upper edge, a lit frame.

    `line_width` 0 leaves the frame out; `shadow` is the blur of a panel shadow; `alpha` overrides the fill's.
    """
    x, y, w, h = _whole(rect)
    if shadow:
        panel_shadow(surface, rect, radius, shadow)
    a = fill.alpha if alpha is None else alpha
    key = ("box", w, h, radius, rgb(fill.top), rgb(fill.bottom), rgb(fill.line), a, line_width, line_alpha)
    picture = cache.PIECES.get(
        (*key, highlight, inner),
        lambda: _box(w, h, radius, fill, a, line_width, line_alpha, highlight, inner),
    )
    surface.blit(picture, (x - _PAD, y - _PAD))


_PAD = 2


def _box(
    w: int, h: int, r: float, fill: Fill, alpha: float, lw: float, la: float, highlight: float, inner: int
) -> pygame.Surface:
    keep = int(max(r, inner, lw + 3)) + 3
    nw = narrow(w, keep)
    d = distance(nw, h, r, _PAD)
    rows, cols = d.shape
    a = coverage(d) * np.float32(alpha)
    colours = gradient(rows, cols, (0, fill.top), (1, fill.bottom)).copy()
    if inner:
        shade = np.clip(1 + d / inner, 0, 1) ** 2
        colours *= 1 - np.float32(0.45) * shade[..., None]
    if highlight:
        down = np.arange(rows, dtype=np.float32)[:, None] - _PAD
        lit = line(d, -(lw + 0.6), 1.2) * np.clip(1 - down / np.float32(max(1.0, h * 0.6)), 0, 1)
        colours += (255 - colours) * (lit * np.float32(highlight))[..., None]
    if lw:
        rim = line(d, -lw / 2, lw) * np.float32(la)
        light = np.linspace(1.18, 0.78, rows, dtype=np.float32)[:, None, None]
        colours += (np.minimum(vec(fill.line) * light, 255) - colours) * rim[..., None]
        a = np.maximum(a, rim * coverage(d))
    return _widen(rgba(colours, a), w + 2 * _PAD)


def _widen(s: pygame.Surface, w: int) -> pygame.Surface:
    nw, h = s.get_size()
    if nw >= w:
        return s
    half = nw // 2
    out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    middle = pygame.transform.scale(s.subsurface((half, 0, 1, h)), (w - nw + 1, h))
    # Copied as they are: blitting onto an empty surface would round the alpha.
    for part, x in ((s.subsurface((0, 0, half, h)), 0), (middle, half)):
        out.blit(part, (x, 0), special_flags=pygame.BLEND_RGBA_ADD)
    out.blit(
        s.subsurface((half + 1, 0, nw - half - 1, h)),
        (half + w - nw + 1, 0),
        special_flags=pygame.BLEND_RGBA_ADD,
    )
    return out


def ring(
    surface: pygame.Surface,
    rect: Rectish,
    radius: float,
    colour: Colour,
    width: float = 2,
    alpha: float = 1.0,
) -> None:
    """An open rounded line running on the edge of `rect`."""
    x, y, w, h = _whole(rect)
    colour = rgb(colour)
    picture = cache.PIECES.get(
        ("ring", w, h, radius, colour, width, alpha),
        lambda: _nine(w, h, radius, 6, 4, colour, lambda d: line(d, 0, width) * np.float32(alpha)),
    )
    surface.blit(picture, (x - 6, y - 6))


def _nine(
    w: int, h: int, r: float, pad: int, reach: int, colour: Colour, field: Callable[[Array], Array]
) -> pygame.Surface:
    """Picture of a field of the distance that is constant deeper than `reach`, stretched to size."""
    keep = int(r + reach) + 2
    nw, nh = narrow(w, keep), narrow(h, keep)
    a: Array = field(distance(nw, nh, r, pad))
    return solid(stretch(a, w + 2 * pad, h + 2 * pad), colour)


# ---- shadows


def soft(d: Array, blur: float) -> Array:
    """Shadow strength at a distance from the edge of what casts it."""
    return smooth(np.clip(0.5 - d / np.float32(2 * blur), 0, 1))


def panel_shadow(
    surface: pygame.Surface, rect: Rectish, radius: float, blur: int = 12, strength: float = 0.5
) -> None:
    """The shadow of a panel, falling right and down by a quarter and a half of its blur."""
    x, y, w, h = _whole(rect)
    pad = blur * 2 + 2
    picture = cache.PIECES.get(
        ("shadow", w, h, radius, blur, strength),
        lambda: _nine(w, h, radius, pad, blur, "#000000", lambda d: soft(d, blur) * np.float32(strength)),
    )
    surface.blit(picture, (x - pad + round(blur * 0.25), y - pad + round(blur * 0.5)))


def card_shadow_picture(
    w: int, h: int, radius: float, lift: float, scale: float = 1.0, angle: float = 0.0
) -> tuple[pygame.Surface, int]:
    """Both layers of a card's shadow as one picture, and its padding round the (turned) card.

    `lift` 0.5 lies, 1.2 is raised, 2.4 is held by the player; the shadow falls right and down whatever the angle.
    """
    lift = round(lift * 5) / 5
    return cache.PIECES.get(
        ("cardshadow", w, h, radius, lift, scale, angle),
        lambda: _card_shadow(w, h, radius, lift, scale, angle),
    )


def _card_shadow(
    w: int, h: int, r: float, lift: float, scale: float, angle: float
) -> tuple[pygame.Surface, int]:
    near, far = (4 + 2 * lift) * scale, (12 + 10 * lift) * scale
    step = 2 if w > 48 else 1  # soft enough to be worked out at half size
    pad = int(far + (2 + 9 * lift) * scale) + 4
    pad += pad % 2
    d = turned_distance(w, h, r, pad, angle, step)

    def layer(blur: float, strength: float, dx: float, dy: float) -> Array:
        moved = np.roll(d, (round(dy * scale / step), round(dx * scale / step)), (0, 1))
        return soft(moved, max(0.8, blur)) * np.float32(strength)

    a = layer(near, 0.55, 1 + lift, 2 + 2 * lift)
    b = layer(far, 0.42, 2 + 4 * lift, 2 + 9 * lift)
    picture = solid(1 - (1 - a) * (1 - b), "#000000")
    tw, th = turned_size(w, h, angle)
    if step > 1:
        picture = pygame.transform.smoothscale(picture, (tw + 2 * pad, th + 2 * pad))
    return picture, pad


def card_shadow(
    surface: pygame.Surface,
    rect: Rectish,
    radius: float,
    lift: float = 0.5,
    scale: float = 1.0,
    angle: float = 0.0,
) -> None:
    """The two-layer shadow of a card lying at `rect`, turned about its centre by `angle` degrees."""
    x, y, w, h = _whole(rect)
    picture, _ = card_shadow_picture(w, h, radius, lift, scale, angle)
    surface.blit(picture, (x + (w - picture.get_width()) // 2, y + (h - picture.get_height()) // 2))


# ---- glows


def glow_picture(
    w: int,
    h: int,
    radius: float,
    size: int,
    colour: Colour,
    power: float = 0.9,
    edge: float = 0.0,
    angle: float = 0.0,
) -> tuple[pygame.Surface, int]:
    """Glow of a rounded box and its padding; `edge` adds a line of that width in the paler colour."""
    colour = rgb(colour)
    size = max(2, size)
    key = ("glow", w, h, radius, size, colour, power, edge, angle)
    return cache.PIECES.get(key, lambda: (_glow(w, h, radius, size, colour, power, edge, angle), size + 2))


def _glow(
    w: int, h: int, r: float, size: int, colour: Colour, power: float, edge: float, angle: float
) -> pygame.Surface:
    pad = size + 2
    if angle:
        d = turned_distance(w, h, r, pad, angle)
    else:
        keep = int(r + size) + 2
        d = distance(narrow(w, keep), narrow(h, keep), r, pad)
    a = np.where(d > 0, np.clip(1 - d / size, 0, 1) ** 2, np.clip(1 + d / (size * 0.5), 0, 1) ** 2)
    a = (a * power).astype(np.float32)
    colours = np.broadcast_to(vec(colour), (*a.shape, 3))
    if edge:
        rim = line(d, 0, edge)
        colours = colours + (vec(mix(colour, "#ffffff", 0.4)) - colours) * rim[..., None]
        a = np.maximum(a, rim)
    if angle:
        return rgba(colours, a)
    return rgba(stretch(colours, w + 2 * pad, h + 2 * pad), stretch(a, w + 2 * pad, h + 2 * pad))


def glow(
    surface: pygame.Surface,
    rect: Rectish,
    radius: float,
    size: int,
    colour: Colour,
    power: float = 0.9,
    edge: float = 0.0,
    angle: float = 0.0,
) -> None:
    """Light round a rounded box turned about its centre, with an optional line."""
    x, y, w, h = _whole(rect)
    picture, _ = glow_picture(w, h, radius, size, colour, power, edge, angle)
    surface.blit(picture, (x + (w - picture.get_width()) // 2, y + (h - picture.get_height()) // 2))


def disc_glow(
    surface: pygame.Surface, centre: Point, diameter: float, size: int, colour: Colour, power: float = 1.0
) -> None:
    """Light round a disc."""
    n = round(diameter)
    glow(surface, (centre[0] - n / 2, centre[1] - n / 2, n, n), n / 2, size, colour, power)

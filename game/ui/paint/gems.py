"""Cut shapes that carry numbers and icons: discs, octagons, diamonds, suns, thorn stars, shields.

Sizes are diameters in real pixels. Shape tells as much as colour: Power is a shield, Cost a disc, Bloom a sun with
ten rays, Bounty a diamond, pools and totals octagons.
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.core.figures import true_minus
from game.ui.icons import gold_icon, icon, mask
from game.ui.paint import cache
from game.ui.paint.pixels import (
    Array,
    Point,
    blurred,
    gradient,
    lerp,
    line,
    metal,
    radial,
    rgba,
    shrink,
    solid,
)
from game.ui.paint.text import number, text
from game.ui.theme import GOLD, Colour, rgb

KINDS = ("circle", "octagon", "hexagon", "diamond", "shield", "sun", "thorn")
_TIMES = 4


def outline(kind: str, c: float, r: float) -> list[Point]:
    """Corner points of a shape of radius `r` round (c, c); ValueError for an unknown kind."""

    def regular(corners: int, turn: float) -> list[Point]:
        steps = (turn + 2 * math.pi * i / corners for i in range(corners))
        return [(c + r * math.cos(a), c + r * math.sin(a)) for a in steps]

    def star(points: int, waist: float) -> list[Point]:
        out = []
        for i in range(2 * points):
            reach = r if i % 2 == 0 else r * waist
            a = -math.pi / 2 + math.pi * i / points
            out.append((c + reach * math.cos(a), c + reach * math.sin(a)))
        return out

    match kind:
        case "circle":
            return regular(96, 0)
        case "octagon":
            return regular(8, math.pi / 8)
        case "hexagon":
            return regular(6, math.pi / 2)
        case "diamond":
            return [(c, c - r), (c + r * 0.86, c), (c, c + r), (c - r * 0.86, c)]
        case "sun":
            return star(10, 0.8)
        case "thorn":
            return star(4, 0.52)
        case "shield":
            right = [(c, c - r), (c + r * 0.42, c - r * 0.86), (c + r * 0.86, c - r * 0.78)]
            for t in np.linspace(0, math.pi / 2, 24):
                right.append((c + r * 0.86 * max(0.0, math.cos(t)) ** 0.8, c + r * math.sin(t)))
            return right + [(2 * c - x, y) for x, y in reversed(right[1:-1])]
    raise ValueError(f"There is no shape called {kind!r}.")


def shape_mask(kind: str, px: int, inset: float = 0.0) -> Array:
    """Coverage of a shape in a px x px square, drawn smaller by `inset` px all round."""
    px = max(3, int(px))
    return cache.MASKS.get(("shape", kind, px, inset), lambda: _shape_mask(kind, px, inset))


def _shape_mask(kind: str, px: int, inset: float) -> Array:
    n = px * _TIMES
    s = pygame.Surface((n, n), 0, 32)
    # a thin waist needs a wider step inwards, or the rim of a star would close up
    deeper = {"thorn": 1.45, "diamond": 1.3, "sun": 1.1}.get(kind, 1.0)
    radius = max(1.0, n / 2 - _TIMES * (0.6 + inset * deeper))
    pygame.draw.polygon(s, (255, 255, 255), outline(kind, n / 2, radius))
    return shrink(pygame.surfarray.array_red(s).astype(np.float32).T / np.float32(255), _TIMES)


def gem(
    surface: pygame.Surface,
    centre: Point,
    kind: str,
    px: int,
    light: Colour,
    dark: Colour,
    rim: Colour = GOLD,
    rim_width: float = 2,
    shadow: bool = True,
) -> None:
    """A cut stone in a metal rim, with its own small shadow."""
    px = max(5, int(px))
    light, dark, rim = rgb(light), rgb(dark), rgb(rim)
    key = ("gem", kind, px, light, dark, rim, rim_width, shadow)
    picture, pad = cache.PIECES.get(key, lambda: _gem(kind, px, light, dark, rim, rim_width, shadow))
    surface.blit(picture, (round(centre[0] - px / 2) - pad, round(centre[1] - px / 2) - pad))


def _gem(
    kind: str, px: int, light: Colour, dark: Colour, rim: Colour, rim_width: float, shadow: bool
) -> tuple[pygame.Surface, int]:
    whole = shape_mask(kind, px)
    stone = shape_mask(kind, px, rim_width)
    colours = metal(px, px, rim).copy()
    face = gradient(px, px, (0, light), (1, dark)).copy()
    x, y = _axes(px)
    if kind in ("diamond", "shield", "thorn"):
        # two facets meeting in the middle: the left one lies towards the light
        facet = np.where(x < 0, 0.10, -0.14) + np.where((kind == "diamond") & (y < 0), 0.08, 0)
        face *= (1 + facet)[..., None].astype(np.float32)
    if kind == "octagon":
        deep = shape_mask(kind, px, rim_width + px * 0.09)
        face *= (1 + 0.16 * (1 - deep) * np.where(x + y < 0, 1, -1.2))[..., None].astype(np.float32)
    colours = lerp(colours, face, stone)
    shine = np.clip(1 - np.hypot((x + 0.16) / 0.84, (y + 0.44) / 0.48), 0, 1) * 0.42 * stone
    colours += (255 - colours) * shine[..., None]
    # a dark seam between rim and stone gives the setting depth
    seam = np.clip(stone - shape_mask(kind, px, rim_width + max(0.8, px * 0.02)), 0, 1) * 0.35
    colours *= (1 - seam)[..., None]
    picture = rgba(colours, whole)
    return _on_shadow(picture, whole, px) if shadow else (picture, 0)


def _axes(px: int) -> tuple[Array, Array]:
    a = (np.arange(px, dtype=np.float32) + 0.5 - px / 2) / np.float32(px / 2)
    return a[None, :].repeat(px, 0), a[:, None].repeat(px, 1)


def _on_shadow(picture: pygame.Surface, mask: Array, px: int) -> tuple[pygame.Surface, int]:
    blur = max(1, round(px * 0.07))
    cast, reach = blurred(mask, blur, "#000000", 0.6)
    dx, dy = max(1, round(px * 0.045)), max(1, round(px * 0.075))
    pad = reach + dy
    out = pygame.Surface((picture.get_width() + 2 * pad, picture.get_height() + 2 * pad), pygame.SRCALPHA, 32)
    out.blit(cast, (pad - reach + dx, pad - reach + dy))
    out.blit(picture, (pad, pad))
    return out, pad


def numbered(
    surface: pygame.Surface,
    centre: Point,
    kind: str,
    px: int,
    light: Colour,
    dark: Colour,
    value: object,
    rim: Colour = GOLD,
    ink: Colour = "#ffffff",
    rim_width: float = 2,
    number_px: int | None = None,
) -> None:
    """A gem with a figure in it."""
    gem(surface, centre, kind, px, light, dark, rim, rim_width)
    word = true_minus(str(value))
    size = number_px or max(11, round(px * (0.6 if len(word) < 2 else 0.52)))
    number(surface, word, figure_at(centre, kind, px), size, ink, shadow=1 if sum(rgb(ink)) > 380 else 0)


def figure_at(centre: Point, kind: str, px: int) -> Point:
    """Where a figure stands in a stone so that it seems to be in the middle."""
    return centre[0], centre[1] - px * {"shield": 0.03, "diamond": 0.0}.get(kind, 0.01)


def icon_gem(
    surface: pygame.Surface,
    centre: Point,
    kind: str,
    px: int,
    light: Colour,
    dark: Colour,
    name: str,
    ink: Colour = "#fff6e2",
    rim: Colour = GOLD,
    rim_width: float = 2,
) -> None:
    """A gem with an icon in it."""
    gem(surface, centre, kind, px, light, dark, rim, rim_width)
    k = sign_px(px)
    surface.blit(icon(name, k, ink), (round(centre[0] - k / 2), round(centre[1] - k / 2)))


def sign_px(px: int) -> int:
    """How large an icon stands in a stone."""
    return max(6, round(px * 0.58))


def count_disc(surface: pygame.Surface, centre: Point, px: int, value: object) -> None:
    """The brass disc with the number of cards that hangs on the corner of a pile."""
    numbered(
        surface, centre, "circle", px, "#f6e2b0", "#a87c2c", value, "#4a2c0c", "#2a1a06", max(1.0, px * 0.045)
    )


# ---- Favor markers


def favor(surface: pygame.Surface, centre: Point, px: int, side: str, shadow: bool = True) -> None:
    """A Favor marker: `H` is a round sun with a shield, `V` a four-pointed star with a skull."""
    px = max(8, int(px))
    picture, _ = cache.PIECES.get(("favor", px, side, shadow), lambda: _favor(px, side, shadow))
    half = picture.get_width() / 2
    surface.blit(picture, (round(centre[0] - half), round(centre[1] - half)))


def _favor(px: int, side: str, shadow: bool) -> tuple[pygame.Surface, int]:
    n = px if side == "H" else round(px * 1.16)
    pad = round(n * 0.35) + 4
    s = pygame.Surface((n + 2 * pad, n + 2 * pad), pygame.SRCALPHA, 32)
    c = (s.get_width() / 2, s.get_height() / 2)
    if side == "H":
        gem(s, c, "sun", n, "#fbe08c", "#b37a1e", "#fff3c8", max(0.9, n / 16), shadow)
        gem(s, c, "circle", round(n * 0.64), "#ffeeb4", "#c58f2e", "#9a6618", max(0.7, n / 34), False)
        name, k, ink = "shield-sun", round(n * 0.48), "#5a3606"
    else:
        gem(s, c, "thorn", n, "#b02a34", "#4a0a12", "#e8a08c", max(0.8, n / 20), shadow)
        name, k, ink = "skull", round(n * 0.40), "#ffe0d0"
    s.blit(icon(name, k, ink), (round(c[0] - k / 2), round(c[1] - k / 2)))
    return s, pad


# ---- players


def avatar(
    surface: pygame.Surface,
    centre: Point,
    px: int,
    light: Colour,
    dark: Colour,
    letter: str = "",
    name: str = "",
    rim: Colour = GOLD,
) -> None:
    """A player's disc with the first letter of the name, or with an icon."""
    gem(surface, centre, "circle", px, light, dark, rim, max(1.0, px * 0.032))
    if name:
        k = max(6, round(px * 0.56))
        surface.blit(icon(name, k, "#fff6e2"), (round(centre[0] - k / 2), round(centre[1] - k / 2)))
    elif letter:
        px_letter = max(9, round(px * 0.52))
        text(surface, letter[:1].upper(), centre, "title", px_letter, "#fff6e2", "cc", shadow=1)


def medallion(
    surface: pygame.Surface, centre: Point, px: int, name: str, colour: Colour = "#c9a24a", alpha: float = 0.5
) -> None:
    """An inlaid ornament: two rings, a band of rays and an icon, as drawn into the table."""
    colour = rgb(colour)
    picture = cache.PIECES.get(
        ("medallion", px, name, colour, alpha), lambda: _medallion(px, name, colour, alpha)
    )
    surface.blit(picture, (round(centre[0] - px / 2), round(centre[1] - px / 2)))


def _medallion(px: int, name: str, colour: Colour, alpha: float) -> pygame.Surface:
    d, angle = radial(px, px, px / 2, px / 2)
    r = px / 2 - 2
    w = max(1.0, px / 150)
    a = line(d, r, w) + line(d, r * 0.61, w) + line(d, r * 0.965, w * 0.6) * 0.5
    rays = np.clip(0.5 + np.sin(angle * 20) * d / (px * 0.06), 0, 1) * (d < r * 0.93) * (d > r * 0.66)
    a = a + rays * 0.2
    k = round(px * 0.36)
    at = (px - k) // 2
    a[at : at + k, at : at + k] = np.maximum(a[at : at + k, at : at + k], mask(name, k))
    return solid(np.clip(a, 0, 1).astype(np.float32) * np.float32(alpha), colour)


def gold_emblem(surface: pygame.Surface, centre: Point, px: int, name: str) -> None:
    """A gold icon with a soft shadow, centred."""
    k = px
    surface.blit(gold_icon(name, k), (round(centre[0] - k / 2), round(centre[1] - k / 2)))


def progress(
    surface: pygame.Surface,
    left: Point,
    px: int,
    total: int,
    left_over: int,
    step: float | None = None,
    bubble: bool = False,
) -> int:
    """A row of diamonds, one a point, the spent ones (first) turned to sand or stone; returns its width in px.

    `left` is the left end at mid height; `bubble` is the colouring for a cream bubble.
    """
    pace = px * 1.07 if step is None else step
    for k in range(total):
        on = k >= total - left_over
        if bubble:
            c = ("#c8323c", "#6a0e16", "#fff3c8") if on else ("#cbb07a", "#a88a50", "#8a6a34")
        else:
            c = ("#ffe9a8", "#c8902c", "#fff3c8") if on else ("#274636", "#12281e", "#5a7a62")
        at = (left[0] + px / 2 + k * pace, left[1])
        gem(surface, at, "diamond", px, *c, 1.0 if bubble else max(1.0, px / 16), False)
    return round(px + max(0, total - 1) * pace)

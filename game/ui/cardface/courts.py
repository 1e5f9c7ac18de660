"""Knave, Queen and King: two-headed figures in enamel and gold, parted by a sash.

The figure is designed in units on a panel 100 wide and 230 high with the origin in its middle; only the upper half
is described, the lower is the same turned by half a circle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pygame

from game.ui.cardface.pips import UNITS, blit_centred, edge_colour, pip
from game.ui.icons import gold_icon
from game.ui.paint.pixels import (
    Point,
    coverage,
    distance,
    lerp,
    line,
    metal,
    opaque,
    radial,
    rgba,
    rounded,
    soften,
    solid,
    vec,
)
from game.ui.theme import Colour, mix, rgb

PANEL = (33.0, 18.5, 62.0, 141.8)  # units of the card: x, y, width, height
_TIMES = 2  # drawn at twice the size
_GOLD = "#e3bc62"
_DEEP = "#2a1608"
_SKIN = "#f3dcba"
_IVORY = "#f6ecd4"


@dataclass(frozen=True, slots=True)
class Livery:
    """Colours of a suit's court: the field behind, the robe, its second colour, the hair."""

    field: Colour
    robe: Colour
    second: Colour
    hair: Colour


def livery(suit: str, ink: Colour) -> Livery:
    """Colours of a court in a suit whose sign is printed in `ink`."""
    second = {"H": "#26407c", "D": "#1f6468", "S": "#8e2030", "C": "#7c5416"}[suit]
    hair = {"H": "#b98a3e", "D": "#8c4a22", "S": "#3a2a26", "C": "#6e4a24"}[suit]
    if suit == "D" and rgb(ink)[1] < 60:
        second = "#3c2c6e"
    bright = {"S": 0.32, "C": 0.22}.get(suit, 0.06)
    return Livery(
        mix(ink, "#000000", 0.42 if suit in "HD" else 0.2), mix(ink, "#ffffff", bright), second, hair
    )


@dataclass(slots=True)
class Pen:
    """Draws in units on the panel's surface, outlining each shape as a strip of metal between enamels."""

    s: pygame.Surface
    k: float  # px a unit
    centre: Point
    strip: float = 1.5
    gold: Colour = field(default=_GOLD)

    def at(self, p: Point) -> Point:
        return self.centre[0] + p[0] * self.k, self.centre[1] + p[1] * self.k

    def shape(
        self,
        points: Sequence[Point],
        fill: Colour,
        edge: Colour = _GOLD,
        smooth: bool = True,
        strip: float = 1.5,
    ) -> None:
        path = [self.at(p) for p in (curve(points) if smooth else points)]
        pygame.draw.polygon(self.s, rgb(fill), path)
        self.stroke(path, edge, strip, True)

    def mirrored(self, half: Sequence[Point], fill: Colour, edge: Colour = _GOLD, strip: float = 1.5) -> None:
        """A smooth shape given by its right half from top to bottom."""
        left = [(-x, y) for x, y in reversed(half) if x > 0.01]
        self.shape([*half, *left], fill, edge, True, strip)

    def pair(
        self,
        points: Sequence[Point],
        fill: Colour,
        edge: Colour = _GOLD,
        smooth: bool = True,
        strip: float = 1.5,
    ) -> None:
        """A shape and its mirror image."""
        self.shape(points, fill, edge, smooth, strip)
        self.shape([(-x, y) for x, y in points], fill, edge, smooth, strip)

    def stroke(self, path: Sequence[Point], ink: Colour, units: float, closed: bool = False) -> None:
        """A round-jointed line along px points."""
        w = max(1.0, units * self.k)
        ends = [*path, path[0]] if closed else list(path)
        for (ax, ay), (bx, by) in pairwise(ends):
            n = math.hypot(bx - ax, by - ay)
            if n < 0.01:
                continue
            ox, oy = -(by - ay) / n * w / 2, (bx - ax) / n * w / 2
            pygame.draw.polygon(
                self.s,
                rgb(ink),
                [(ax + ox, ay + oy), (bx + ox, by + oy), (bx - ox, by - oy), (ax - ox, ay - oy)],
            )
        for p in ends:
            pygame.draw.circle(self.s, rgb(ink), p, w / 2)

    def line(self, points: Sequence[Point], ink: Colour, units: float, smooth: bool = False) -> None:
        path = curve(points, closed=False) if smooth else list(points)
        self.stroke([self.at(p) for p in path], ink, units)

    def disc(self, p: Point, r: float, fill: Colour, edge: Colour | None = None, strip: float = 1.2) -> None:
        if edge is not None:
            pygame.draw.circle(self.s, rgb(edge), self.at(p), (r + strip / 2) * self.k)
        pygame.draw.circle(self.s, rgb(fill), self.at(p), max(1.0, (r - (strip / 2 if edge else 0)) * self.k))


def curve(points: Sequence[Point], steps: int = 9, closed: bool = True) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    n = len(points)
    out: list[Point] = []

    def point(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = point(i - 1), point(i), point(i + 1), point(i + 2)
        for step in range(steps):
            t = step / steps
            out.append((_blend(p0[0], p1[0], p2[0], p3[0], t), _blend(p0[1], p1[1], p2[1], p3[1], t)))
    return out if closed else [*out, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


# ---- the figures


def _face(pen: Pen) -> None:
    pen.mirrored([(0, -79), (9.5, -76), (13, -66), (11.5, -54), (6, -46), (0, -43.5)], _SKIN, _DEEP, 1.0)
    for x in (-5.0, 5.0):
        pen.line([(x - 2.8, -66.4), (x, -67.8), (x + 2.8, -66.6)], _DEEP, 1.0, True)
        pen.disc((x, -63.6), 1.35, "#2a1a18")
    pen.line([(0.4, -64), (-1.7, -57.4), (0.8, -56.6)], "#b5845a", 0.9, True)
    for cheek in (-8.2, 8.2):
        pen.disc((cheek, -58), 1.9, "#ecc0a0")


def _mouth(pen: Pen) -> None:
    pen.line([(-2.8, -51.8), (0, -51.0), (2.8, -51.8)], "#b03038", 1.5, True)


def _king(pen: Pen, c: Livery, _suit: str, _ink: Colour) -> None:
    _halo(pen)
    pen.shape(
        [(26, -106), (29.2, -100), (29.2, -34), (22.8, -34), (22.8, -100)], "#e9eef2", "#6c7480", False, 1.0
    )
    pen.line([(26, -100), (26, -36)], "#9aa6b2", 1.0)
    pen.mirrored([(0, -42), (18, -38), (36, -30), (47, -14), (54, 12), (58, 60), (0, 60)], c.robe)
    pen.mirrored([(0, -40), (10, -38), (12, 0), (13, 60), (0, 60)], c.second)
    for y in (-6, 6, 18, 30):
        pen.disc((0, y), 2.5, _GOLD, _DEEP, 0.7)
    pen.pair(
        [(20, -34), (24, -8), (27, 60), (21, 60), (17, -6), (14, -33)],
        mix(c.robe, "#000000", 0.3),
        _GOLD,
        True,
        1.0,
    )
    pen.mirrored([(0, -46), (15, -46), (27, -38), (30, -28), (20, -20), (0, -14)], _IVORY)
    for x, y in ((-20, -32), (-11, -25), (0, -20), (11, -25), (20, -32), (-24, -38), (24, -38)):
        pen.line([(x, y - 2.0), (x, y + 1.6)], "#2a1a14", 2.0)
    pen.pair([(12, -74), (18, -68), (21, -58), (17, -47), (12, -46), (13, -58)], c.hair, _DEEP, True, 1.0)
    _face(pen)
    pen.mirrored([(0, -54), (6, -55), (12.6, -61), (12.8, -50), (8, -38), (0, -29)], c.hair, _DEEP, 1.0)
    pen.line([(-4, -46), (-2, -36)], mix(c.hair, "#ffffff", 0.3), 0.8)
    pen.line([(4, -46), (2, -36)], mix(c.hair, "#ffffff", 0.3), 0.8)
    pen.line(
        [(-7, -52.6), (-3.4, -54.4), (0, -53.4), (3.4, -54.4), (7, -52.6)],
        mix(c.hair, "#ffffff", 0.16),
        2.4,
        True,
    )
    pen.line([(-2.0, -50.0), (2.0, -50.0)], "#b03038", 1.5)
    # crown: cap, arches, band
    pen.mirrored([(0, -96), (9, -92), (14, -80), (0, -78)], c.second, _GOLD, 1.0)
    pen.shape(
        [(-15, -74), (-20.5, -95), (-9.5, -85), (0, -101), (9.5, -85), (20.5, -95), (15, -74)],
        _GOLD,
        _DEEP,
        False,
        1.0,
    )
    pen.shape([(-15.6, -79.5), (15.6, -79.5), (15, -72.5), (-15, -72.5)], "#f2d48a", _DEEP, False, 1.0)
    for stone in (-9, 0, 9):
        pen.disc((stone, -76), 2.0, c.robe if stone else c.second, _DEEP, 0.6)
    for tip in ((-20.5, -96.5), (20.5, -96.5)):
        pen.disc(tip, 2.7, "#fbe9b0", _DEEP, 0.8)
    pen.line([(0, -110), (0, -100)], "#fbe9b0", 2.6)
    pen.line([(-4, -106), (4, -106)], "#fbe9b0", 2.6)
    # the hand with the sword
    pen.shape([(14, -38), (38, -38), (38, -33.6), (14, -33.6)], "#f2d48a", _DEEP, False, 0.9)
    pen.shape(
        [(50, -14), (45, -27), (35, -32), (30, -22), (36, -12), (50, 6)], mix(c.robe, "#000000", 0.18), _GOLD
    )
    pen.shape([(36.5, -32), (32.5, -33), (29.4, -21), (33, -18.6)], _IVORY, _DEEP, False, 0.9)
    pen.shape(
        [(32, -32.6), (26, -33.4), (21.6, -30), (21.8, -23.4), (26, -20.6), (30.4, -21.4)],
        _SKIN,
        _DEEP,
        True,
        1.0,
    )
    pen.line([(26, -21), (26, -14)], "#8a5a20", 3.4)
    pen.disc((26, -12), 3.0, "#f2d48a", _DEEP, 0.8)


def _queen(pen: Pen, c: Livery, suit: str, _ink: Colour) -> None:
    _halo(pen)
    pen.mirrored([(0, -82), (15, -78), (22, -62), (25, -42), (21, -22), (0, -24)], c.hair, _DEEP, 1.0)
    for x in (-19.0, -15.5, 15.5, 19.0):
        pen.line([(x * 0.82, -66), (x, -50), (x * 0.98, -28)], mix(c.hair, "#ffffff", 0.28), 0.9, True)
    pen.mirrored([(0, -38), (18, -36), (34, -30), (45, -14), (53, 12), (58, 60), (0, 60)], c.robe)
    pen.mirrored([(0, -30), (9, -30), (8, -4), (15, 60), (0, 60)], c.second)
    for y in (-12, -2, 8, 18, 28):
        pen.line([(-7, y), (0, y + 4), (7, y)], _GOLD, 1.2)
    pen.pair([(36, -29), (27, -36), (17, -36), (20, -12), (27, 12), (40, 60), (58, 60), (50, 0)],
             mix(c.robe, "#000000", 0.24), _GOLD)  # fmt: skip
    pen.mirrored([(0, -48), (6, -46), (8, -40), (17, -36), (9, -24), (0, -17)], _SKIN, _DEEP, 1.0)
    pen.line([(-10, -34), (-5, -28.5), (0, -26.5), (5, -28.5), (10, -34)], "#fbe9b0", 1.6, True)
    pen.disc((0, -24.4), 2.8, c.robe, _GOLD, 1.2)
    _face(pen)
    pen.mirrored([(0, -80), (10, -78), (15, -70), (13.6, -60), (10, -70), (0, -75)], c.hair, _DEEP, 0.9)
    _mouth(pen)
    pen.shape(
        [(-13, -76), (-17, -93), (-10, -85), (-6, -98), (0, -87), (6, -98), (10, -85), (17, -93), (13, -76)],
        _GOLD, _DEEP, False, 1.0,
    )  # fmt: skip
    pen.shape(
        [(-13.4, -80), (0, -78), (13.4, -80), (13, -74), (0, -72), (-13, -74)], "#f2d48a", _DEEP, False, 1.0
    )
    for tip in ((-17, -94.5), (-6, -99.5), (6, -99.5), (17, -94.5)):
        pen.disc(tip, 2.3, _IVORY, _DEEP, 0.8)
    pen.disc((0, -76), 2.2, c.second, _DEEP, 0.6)
    # the flower in her hand
    pen.line([(-29, -6), (-32, -30), (-34, -52)], "#7a9a4a", 2.0, True)
    pen.shape([(-32, -32), (-40, -38), (-43, -46), (-36, -42)], "#7a9a4a", _DEEP, True, 0.8)
    _rose(pen, (-34.5, -60), c)
    pen.shape(
        [(-50, -10), (-42, -16), (-33, -15), (-31, -4), (-40, 3), (-53, 6)],
        mix(c.robe, "#000000", 0.18),
        _GOLD,
    )
    pen.shape([(-35, -16), (-31, -16.5), (-30, -3), (-34, -2)], _IVORY, _DEEP, False, 0.9)
    pen.shape([(-31, -15), (-26, -16), (-23.6, -11), (-25, -5), (-31, -4)], _SKIN, _DEEP, True, 1.0)
    del suit


def _rose(pen: Pen, p: Point, c: Livery) -> None:
    for n in range(5):
        a = -math.pi / 2 + n * 2 * math.pi / 5
        pen.disc(
            (p[0] + math.cos(a) * 5.2, p[1] + math.sin(a) * 5.2),
            4.6,
            mix(c.robe, "#ffffff", 0.35),
            _DEEP,
            0.9,
        )
    pen.disc(p, 3.4, _GOLD, _DEEP, 0.9)


def _knave(pen: Pen, c: Livery, suit: str, _ink: Colour) -> None:
    _halo(pen)
    pen.line([(33, -84), (33, 40)], "#8a5a20", 3.0)
    pen.line([(33.8, -84), (33.8, 40)], "#c08a40", 0.9)
    pen.shape([(33, -80), (42, -85), (46.5, -73), (42, -60), (33, -66)], "#dfe5ea", "#5c6470", True, 1.0)
    pen.shape([(33, -78), (26, -77), (24, -72.5), (33, -69)], "#dfe5ea", "#5c6470", False, 1.0)
    pen.shape([(30.4, -84), (33, -94), (35.6, -84)], "#dfe5ea", "#5c6470", False, 0.9)
    # parti-coloured tunic
    pen.mirrored([(0, -38), (18, -36), (35, -30), (46, -14), (53, 12), (58, 60), (0, 60)], c.robe)
    pen.shape([(0, -38), (-18, -36), (-35, -30), (-46, -14), (-53, 12), (-58, 60), (0, 60)], c.second)
    for y in range(-20, 60, 13):
        pen.shape(
            [(-6.5, y), (0, y - 7), (6.5, y), (0, y + 7)],
            _GOLD if (y + 20) // 13 % 2 == 0 else _IVORY,
            _DEEP,
            False,
            0.8,
        )
    pen.shape(
        [(37, -29), (46, -14), (53, 12), (58, 60), (44, 60), (36, 6), (30, -16)],
        mix(c.robe, "#000000", 0.22),
        _GOLD,
    )
    pen.shape(
        [(-37, -29), (-46, -14), (-53, 12), (-58, 60), (-44, 60), (-36, 6), (-30, -16)],
        mix(c.second, "#000000", 0.22),
        _GOLD,
    )
    # ruff
    for n in range(9):
        a = math.pi * (0.06 + 0.88 * n / 8)
        pen.disc((math.cos(a) * 18, -43 + math.sin(a) * 9.5), 4.5, _IVORY, "#9a8660", 0.9)
    pen.pair([(10, -78), (17, -70), (18.6, -56), (16, -46), (10.5, -46), (12, -58)], c.hair, _DEEP, True, 1.0)
    _face(pen)
    pen.mirrored([(0, -78), (10, -77), (14, -70), (13.4, -64), (8, -71), (0, -72.5)], c.hair, _DEEP, 0.9)
    _mouth(pen)
    # cap with a feather
    pen.shape(
        [(-12, -92), (-24, -106), (-42, -108), (-47, -98), (-38, -90), (-26, -88), (-14, -86)],
        _IVORY,
        "#9a8660",
        True,
        1.0,
    )
    pen.line([(-12, -88), (-26, -97), (-43, -101)], "#9a8660", 0.9, True)
    pen.mirrored([(0, -97), (12, -95), (20, -86), (17.5, -76), (0, -78)], c.second, _GOLD, 1.2)
    pen.shape(
        [(-18.4, -80), (0, -82.5), (18.4, -80), (17.4, -73), (0, -75.5), (-17.4, -73)],
        "#f2d48a",
        _DEEP,
        True,
        1.0,
    )
    pen.disc((-13, -81), 3.2, c.robe, _DEEP, 0.9)
    # the hand on the staff
    pen.shape(
        [(54, -8), (47, -15), (39, -15), (38, -3), (45, 4), (56, 8)], mix(c.robe, "#000000", 0.18), _GOLD
    )
    pen.shape([(41, -16), (37.6, -16.4), (37, -2.6), (40.4, -2)], _IVORY, _DEEP, False, 0.9)
    pen.shape([(38, -15), (32, -16), (29.4, -11), (30.6, -5), (38, -4)], _SKIN, _DEEP, True, 1.0)
    del suit


def _halo(pen: Pen) -> None:
    for r, strip in ((31, 1.5), (34.5, 0.7)):
        ring = [(math.cos(n / 48 * math.tau) * r, -64 + math.sin(n / 48 * math.tau) * r) for n in range(48)]
        pen.stroke([pen.at(p) for p in ring], mix(_GOLD, "#3a2408", 0.25), strip, True)


FIGURES = {"K": _king, "Q": _queen, "J": _knave}
EMBLEMS = {"K": "chess-king", "Q": "chess-queen", "J": "chess-knight"}


# ---- the panel


def court(s: pygame.Surface, rank: str, suit: str, ink: Colour) -> None:
    """Draw the court panel of `J`, `Q` or `K` on a card."""
    k = s.get_width() / UNITS
    x, y, w, h = round(PANEL[0] * k), round(PANEL[1] * k), round(PANEL[2] * k), round(PANEL[3] * k)
    y = (s.get_height() - h) // 2
    colours = livery(suit, ink)
    picture = _panel(w * _TIMES, h * _TIMES, rank, suit, ink, colours)
    picture = rounded(pygame.transform.smoothscale(picture, (w, h)), 4.5 * k)
    s.blit(picture, (x, y))
    _frame(s, (x, y, w, h), suit, k)


def _panel(w: int, h: int, rank: str, suit: str, ink: Colour, c: Livery) -> pygame.Surface:
    unit = w / 100
    d, angle = radial(w, h, w / 2, h / 2)
    rays = np.clip(0.5 + np.sin(angle * 18) * d / (8 * unit), 0, 1)
    base = lerp(vec(c.field), vec(mix(c.field, "#ffffff", 0.10)), rays.astype(np.float32))
    for sign in (-1, 1):
        near, _ = radial(w, h, w / 2, h / 2 + sign * 64 * unit)
        base = base + np.exp(-near / (26 * unit))[..., None] * vec("#ffd890") * np.float32(0.42)
    s = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    s.blit(opaque(base), (0, 0))
    half = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    pen = Pen(half, unit, (w / 2, h / 2))
    FIGURES[rank](pen, c, suit, ink)
    _model(half)
    sash = [(-60.0, 16.0), (60.0, -16.0)]
    a, b = pen.at(sash[0]), pen.at(sash[1])
    pygame.draw.polygon(half, (0, 0, 0, 0), [a, b, (w + 10, h + 10), (-10, h + 10)])
    # a soft shadow lifts the figure off the field
    shade = soften(_silhouette(half), max(1, round(2.4 * unit)))
    half_on = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    half_on.blit(shade, (round(1.2 * unit), round(2 * unit)))
    half_on.blit(half, (0, 0))
    mark = pip(suit, round(15.5 * unit), mix("#fbe9b8", ink, 0.04), 0.3)
    side = -1 if rank in "QK" else 1
    if rank == "Q":
        side = 1
    blit_centred(half_on, mark, *pen.at((side * 38, -101.5)))
    s.blit(half_on, (0, 0))
    s.blit(pygame.transform.rotate(half_on, 180), (0, 0))
    _sash(Pen(s, unit, (w / 2, h / 2)), c, rank)
    return s


def _silhouette(half: pygame.Surface) -> pygame.Surface:
    s = half.copy()
    s.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return s


def _model(half: pygame.Surface) -> None:
    """Light from above left over the flat enamels."""
    w, h = half.get_size()
    x = np.linspace(0, 1, w, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    light = np.clip(1.0 - 0.2 * np.clip(x * 0.55 + (y - 0.05) * 1.2, 0, 1), 0, 1)
    field = np.repeat(light[..., None] * 255, 3, 2)
    shade = rgba(field, np.ones((h, w), np.float32))
    half.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _sash(pen: Pen, c: Livery, rank: str) -> None:
    def band(half_width: float, fill: Colour) -> None:
        a = math.atan2(-16, 60)
        nx, ny = -math.sin(a) * half_width, math.cos(a) * half_width
        path = [(-62 + nx, 16.5 + ny), (62 + nx, -16.5 + ny), (62 - nx, -16.5 - ny), (-62 - nx, 16.5 - ny)]
        pygame.draw.polygon(pen.s, rgb(fill), [pen.at(p) for p in path])

    band(9.6, "#3a2408")
    band(8.8, _GOLD)
    band(6.6, "#3a2408")
    band(6.0, mix(c.field, "#000000", 0.25))
    for n in range(-5, 6):
        if n:
            p = (n * 10.2, n * -10.2 * 16 / 60)
            pen.shape(
                [(p[0] - 2.6, p[1]), (p[0], p[1] - 2.6), (p[0] + 2.6, p[1]), (p[0], p[1] + 2.6)],
                "#f2d48a",
                _GOLD,
                False,
                0.4,
            )
    pen.disc((0, 0), 13.5, "#3a2408")
    pen.disc((0, 0), 12.6, _GOLD)
    pen.disc((0, 0), 10.2, "#3a2408")
    pen.disc((0, 0), 9.6, mix(c.field, "#000000", 0.1))
    side = round(14.5 * pen.k)
    emblem = gold_icon(EMBLEMS[rank], side, "#fff6d0", "#d29c42")
    blit_centred(pen.s, emblem, *pen.centre)


def _frame(s: pygame.Surface, rect: tuple[int, int, int, int], suit: str, k: float) -> None:
    x, y, w, h = rect
    pad = round(4 * k)
    d = distance(w, h, 4.5 * k, pad)
    rows, cols = d.shape
    s.blit(solid(coverage(np.abs(d - 0.4 * k) - 1.3 * k), "#3a2408"), (x - pad, y - pad))
    s.blit(
        rgba(metal(rows, cols, edge_colour(suit) if suit in "HD" else "#c9a24a"), line(d, 0.1 * k, 1.4 * k)),
        (x - pad, y - pad),
    )
    s.blit(solid(line(d, -2.6 * k, 0.6 * k) * np.float32(0.7), "#f0d48a"), (x - pad, y - pad))

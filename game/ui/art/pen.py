"""Draws a figure as numbered layers, each with a tone, on a canvas twice as fine as the picture.

A figure is drawn in a box of 400 x 400: x to the right, y down, the ground at 400; what stands on it goes on to 460
so that it grows out of the lower edge. Later layers lie in front; the light then finds every edge where a layer
ends before one further back, so that a shield shines before the arm that holds it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.art.outline import Mark, Place, closed, cog, curve, ring, spokes

LAYERS = 63
"""Numbers above are kept for the light on the edges."""


@dataclass(frozen=True, slots=True)
class Glow:
    """A light that the figure carries: place and radius in picture px, `strength` 0 to 1, an eye or an orb."""

    x: float
    y: float
    radius: float
    strength: float
    eye: bool = False


class Pen:
    """Draws in figure units onto the numbered canvas `ink`; `tones` says how light each layer is."""

    def __init__(
        self, size: tuple[int, int], side: float, left: float, top: float, flip: bool = False
    ) -> None:
        """A canvas for a picture of `size` px, with the box of 400 units `side` px large at (left, top)."""
        self.ink = pygame.Surface((size[0] * 2, size[1] * 2), 0, 8)
        self.size, self.side, self.left, self.top, self.flip = size, side, left, top, flip
        self.tones: list[float] = [0.0]
        self.lit: list[bool] = [False]
        self.glows: list[Glow] = []
        self.number = 0
        self._mirrored = False
        self._shift: Place = (0.0, 0.0)
        self._grow = 1.0
        self._turn: tuple[float, float, Place] = (1.0, 0.0, (0.0, 0.0))
        self.layer()

    # ---- layers

    def layer(self, tone: float = 0.0, lit: bool = False) -> None:
        """Start a layer in front: `tone` 0 as dark as figures are, 1 as the distance, 2 as the light; `lit` shines."""
        if self.number < LAYERS:
            self.number += 1
            self.tones.append(tone)
            self.lit.append(lit)
        else:
            self.tones[self.number], self.lit[self.number] = tone, lit

    @contextmanager
    def placed(
        self, x: float = 0, y: float = 0, grow: float = 1.0, turn: float = 0.0, mirror: bool = False
    ) -> Iterator[None]:
        """Within: coordinates are scaled by `grow`, turned clockwise by `turn` degrees about 0,0, moved by (x, y)."""
        before = self._shift, self._grow, self._turn, self._mirrored
        a = math.radians(turn)
        at = self._map(x, y)
        self._shift, self._grow = at, self._grow * grow
        c0, s0, _ = self._turn
        c, s = math.cos(a), math.sin(a)
        if self._mirrored:
            s = -s
        self._turn = (c0 * c - s0 * s, s0 * c + c0 * s, (0.0, 0.0))
        self._mirrored = self._mirrored != mirror
        try:
            yield
        finally:
            self._shift, self._grow, self._turn, self._mirrored = before

    @contextmanager
    def mirrored(self) -> Iterator[None]:
        """Within: left and right change places about the middle of the box."""
        with self.placed(400, 0, mirror=True):
            yield

    def _map(self, x: float, y: float) -> Place:
        if self._mirrored:
            x = -x
        c, s, _ = self._turn
        g = self._grow
        return self._shift[0] + (x * c - y * s) * g, self._shift[1] + (x * s + y * c) * g

    def spot(self, x: float, y: float) -> Place:
        """Where a place of the box lies in the picture, in px."""
        bx, by = self._map(x, y)
        if self.flip:
            bx = 400 - bx
        return self.left + bx / 400 * self.side, self.top + by / 400 * self.side

    def px(self, units: float) -> float:
        """A length of the box in px of the picture."""
        return units * self._grow / 400 * self.side

    # ---- strokes

    def polygon(self, points: Sequence[Place], number: int | None = None) -> None:
        """Straight edges between `points`."""
        if len(points) < 3:
            return
        corners = []
        for p in points:
            x, y = self.spot(p[0], p[1])
            corners.append((x * 2, y * 2))
        pygame.draw.polygon(self.ink, self.number if number is None else number, corners)

    def shape(self, *points: Mark) -> None:
        """A closed smooth shape; (x, y, 0) makes a corner."""
        self.polygon(closed(points))

    def flat(self, *points: Place) -> None:
        """A closed shape with straight edges."""
        self.polygon(points)

    def both(self, *points: Mark) -> None:
        """A shape that is the same on both sides: the right half from above to below."""
        self.polygon(closed([*points, *((400 - p[0], *p[1:]) for p in reversed(points))]))

    def oval(self, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> None:
        """An ellipse."""
        self.polygon(ring(x, y, rx, rx if ry is None else ry, turn))

    def limb(self, *points: tuple[float, float, float]) -> None:
        """A stroke that tapers through (x, y, half width), round at both ends."""
        way = curve(points, closed=False, steps=9) if len(points) > 2 else _between(points)
        for a, b in pairwise(way):
            dx, dy = b[0] - a[0], b[1] - a[1]
            d = math.hypot(dx, dy) or 1.0
            nx, ny = -dy / d, dx / d
            self.polygon(
                [
                    (a[0] + nx * a[2], a[1] + ny * a[2]),
                    (b[0] + nx * b[2], b[1] + ny * b[2]),
                    (b[0] - nx * b[2], b[1] - ny * b[2]),
                    (a[0] - nx * a[2], a[1] - ny * a[2]),
                ]
            )
        for p in way:
            self._dot(p)

    def _dot(self, p: tuple[float, ...]) -> None:
        x, y = self.spot(p[0], p[1])
        r = self.px(p[2]) * 2
        if r >= 0.8:
            pygame.draw.circle(self.ink, self.number, (x * 2, y * 2), r)

    def bar(self, x0: float, y0: float, x1: float, y1: float, wide: float, end: float | None = None) -> None:
        """A straight stroke with flat ends, `wide` thick, `end` at its far end."""
        end = wide if end is None else end
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / d / 2, (x1 - x0) / d / 2
        self.flat(
            (x0 + nx * wide, y0 + ny * wide), (x1 + nx * end, y1 + ny * end),
            (x1 - nx * end, y1 - ny * end), (x0 - nx * wide, y0 - ny * wide),
        )  # fmt: skip

    def star(self, x: float, y: float, points: int, outer: float, inner: float, turn: float = -90.0) -> None:
        """A star."""
        self.polygon(spokes(x, y, points, outer, inner, turn))

    def gear(self, x: float, y: float, teeth: int, outer: float, inner: float, turn: float = 0.0) -> None:
        """A toothed wheel."""
        self.polygon(cog(x, y, teeth, outer, inner, turn))

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        wide: float,
        start: float,
        end: float,
        thin: float | None = None,
    ) -> None:
        """A stroke along a circle from `start` to `end` degrees, clockwise from the right; tapers to `thin`."""
        n = max(6, int(abs(end - start) / 7))
        thin = wide if thin is None else thin
        outer, inner = [], []
        for k in range(n + 1):
            a = math.radians(start + (end - start) * k / n)
            half = (wide + (thin - wide) * k / n) / 2
            outer.append((x + (radius + half) * math.cos(a), y + (radius + half) * math.sin(a)))
            inner.append((x + (radius - half) * math.cos(a), y + (radius - half) * math.sin(a)))
        self.polygon(outer + inner[::-1])

    def cut(self, *points: Mark) -> None:
        """A hole through everything drawn so far."""
        self.polygon(closed(points), 0)

    def cut_oval(self, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> None:
        """A round hole."""
        self.polygon(ring(x, y, rx, rx if ry is None else ry, turn), 0)

    # ---- lights

    def eye(self, x: float, y: float, radius: float = 5.0, strength: float = 1.0) -> None:
        """A glowing eye."""
        px, py = self.spot(x, y)
        self.glows.append(Glow(px, py, self.px(radius), strength, eye=True))

    def eyes(self, x: float, y: float, apart: float, radius: float = 5.0) -> None:
        """Two glowing eyes on one height, `apart` from each other."""
        self.eye(x - apart / 2, y, radius)
        self.eye(x + apart / 2, y, radius)

    def light(self, x: float, y: float, radius: float = 12.0, strength: float = 1.0) -> None:
        """A shining orb: a flame, a lantern, a jewel at work."""
        px, py = self.spot(x, y)
        self.glows.append(Glow(px, py, self.px(radius), strength))


def _between(points: Sequence[tuple[float, float, float]]) -> list[tuple[float, ...]]:
    (x0, y0, r0), (x1, y1, r1) = points
    return [tuple((a + (b - a) * t / 6) for a, b in ((x0, x1), (y0, y1), (r0, r1))) for t in range(7)]

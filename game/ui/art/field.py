"""The back of a picture, painted with arithmetic at a fraction of its size: skies, lights, hills, water, weather.

Places are fractions of the picture's width and height; lengths are fractions of its shorter side (`unit`), so that
one recipe serves every size and shape.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

from game.ui.art.palettes import Palette
from game.ui.paint.pixels import Array, clouds, lerp, opaque, smooth, value_noise, vec

FEWER = 2
"""The back is painted at half the size; it is far away and may be soft."""


Cover = npt.NDArray[np.floating[Any]]
"""Fields that are mixed in, of whatever precision the sums gave."""


class Field:
    """Colours (rows, columns, 3) being painted from back to front, and the light that everything obeys."""

    def __init__(self, size: tuple[int, int], colours: Palette, seed: int) -> None:
        """A field for a picture of `size` px; its light stands in the upper middle until a scene moves it."""
        self.size = size
        times = FEWER if max(size) <= 1100 else FEWER + 1
        self.w, self.h = max(8, size[0] // times), max(8, size[1] // times)
        self.unit = float(min(self.w, self.h))
        self.top, self.horizon, self.far, self.near, self.light = (vec(c) for c in colours)
        self.r = np.random.default_rng(seed)
        self.x = (np.arange(self.w, dtype=np.float32) + np.float32(0.5))[None, :]
        self.y = (np.arange(self.h, dtype=np.float32) + np.float32(0.5))[:, None]
        self.u, self.v = self.x / self.w, self.y / self.h
        self.colours: Array = np.zeros((self.h, self.w, 3), np.float32)
        self.lamp = (0.5, 0.35)

    def picture(self) -> pygame.Surface:
        """What was painted, at the full size."""
        return pygame.transform.smoothscale(opaque(self.colours), self.size)

    # ---- mixing

    def wash(self, colour: Cover, cover: Cover) -> None:
        """Paint a colour (or a field of them) over what is there, through a coverage field."""
        part = np.broadcast_to(cover, (self.h, self.w)).astype(np.float32, copy=False)
        self.colours = lerp(self.colours, colour.astype(np.float32, copy=False), part)

    def shine(self, colour: Cover, cover: Cover) -> None:
        """Add light."""
        self.colours += cover.astype(np.float32, copy=False)[..., None] * colour.astype(
            np.float32, copy=False
        )

    def away(self, u: float, v: float) -> Array:
        """Distance of every place from (u, v), in units."""
        d = np.hypot(self.x - np.float32(u * self.w), self.y - np.float32(v * self.h))
        return np.asarray(d / np.float32(self.unit), np.float32)

    # ---- sky

    def sky(self, low: float = 0.66, deep: float = 1.0) -> None:
        """From the colour above to that of the horizon at height `low`; `deep` under 1 darkens the horizon."""
        t = smooth(np.clip(self.v / np.float32(low), 0, 1))
        column = self.top + (self.horizon * np.float32(deep) - self.top) * t[..., None]
        self.colours = np.broadcast_to(column, (self.h, self.w, 3)).astype(np.float32)

    def streaks(
        self, strength: float = 0.5, cell: float = 0.3, flat: int = 5, until: float = 0.8, dark: bool = False
    ) -> None:
        """Clouds drawn out sideways, `flat` times as wide as high."""
        narrow = max(8, self.w // flat + 2)
        n = clouds(self.r, narrow, self.h, max(3.0, cell * self.unit / 2), 5)
        x = np.linspace(0, narrow - 1.001, self.w, dtype=np.float32)
        i = x.astype(np.intp)
        n = n[:, i] + (n[:, np.minimum(i + 1, narrow - 1)] - n[:, i]) * (x - i)[None, :]
        cover = smooth(np.clip((n - 0.47) * 3.2, 0, 1)) * np.clip(1 - self.v / np.float32(until), 0, 1)
        colour = (
            self.top * np.float32(0.6)
            if dark
            else self.light * np.float32(0.75) + self.horizon * np.float32(0.25)
        )
        self.wash(colour, cover * np.float32(strength))

    def billows(self, strength: float = 0.8, base: float = 0.6, dark: float = 0.5) -> None:
        """Heaped clouds with lit upper edges."""
        n = clouds(self.r, self.w, self.h, 0.5 * self.unit, 5, 0.46)
        step = max(1, int(0.02 * self.unit))
        lower = np.pad(n, ((step, 0), (0, 0)), "edge")[: self.h]
        cover = smooth(np.clip((n - 0.42) * 3.4, 0, 1)) * np.clip(
            1.25 - np.abs(self.v - np.float32(base)) * 2.4, 0, 1
        )
        lit = np.clip((n - lower) * 11 + 0.3, 0, 1)
        shade = self.top * np.float32(dark) + self.far * np.float32(0.35)
        self.wash(
            shade + (self.light * np.float32(0.8) + self.horizon * np.float32(0.2) - shade) * lit[..., None],
            cover * np.float32(strength),
        )

    def stars(self, count: int, until: float = 0.6, size: float = 1.0) -> None:
        """Points of light above; a few are large and have rays."""
        for _ in range(count):
            x, y = int(self.r.integers(2, self.w - 2)), int(self.r.integers(1, max(2, int(self.h * until))))
            s = float(self.r.random()) ** 2
            self.colours[y, x] += (255 - self.colours[y, x]) * (0.25 + 0.7 * s)
            if s > 0.72 and 2 < y < self.h - 3:
                for d, k in ((1, 0.5 * size), (2, 0.22 * size)):
                    for dx, dy in ((d, 0), (-d, 0), (0, d), (0, -d)):
                        if 0 <= x + dx < self.w:
                            self.colours[y + dy, x + dx] += (255 - self.colours[y + dy, x + dx]) * k * s

    def disc(
        self, u: float, v: float, radius: float, glow: float = 0.5, crescent: float = 0.0, face: float = 0.08
    ) -> None:
        """The moon or the sun, with its halo; `crescent` is how far the shadow stands in from the left."""
        self.lamp = (u, v)
        d = self.away(u, v)
        halo = self.light * np.float32(0.45) + self.horizon * np.float32(0.55)
        self.shine(halo, np.exp(-np.maximum(d - radius, 0) / np.float32(0.17)) * np.float32(glow * 0.85))
        cover = np.clip((radius - d) * self.unit + 0.5, 0, 1)
        body = np.broadcast_to(self.light, self.colours.shape)
        if face:
            n = clouds(self.r, self.w, self.h, max(4, radius * self.unit * 0.6), 4)
            body = body * (1 - face + 2 * face * (n - 0.5) - 0.10 * np.clip(d / radius, 0, 1) ** 3)[..., None]
        if crescent:
            e = self.away(
                u + crescent * radius * self.unit / self.w, v - 0.25 * crescent * radius * self.unit / self.h
            )
            cover = cover * np.clip((e - radius * 0.92) * self.unit * 0.7 + 0.5, 0, 1)
        self.wash(body, cover * np.float32(0.95))

    def rays(self, u: float, v: float, count: int, strength: float = 0.25, reach: float = 1.2) -> None:
        """Uneven beams from a point."""
        a = np.arctan2(self.y - v * self.h, self.x - u * self.w)
        p = self.r.uniform(0, 6.28, 3)
        n = (
            0.5
            + 0.25 * np.sin(a * count + p[0])
            + 0.25 * np.sin(a * (count * 2 - 3) + p[1]) * np.sin(a * 3 + p[2])
        )
        self.shine(
            self.light,
            (
                np.clip(n, 0, 1) ** 2
                * np.exp(-self.away(u, v) / np.float32(reach * 0.5))
                * np.float32(strength)
            ).astype(np.float32),
        )

    def beam(
        self,
        u: float,
        v: float,
        foot: float,
        wide0: float,
        wide1: float,
        strength: float,
        colour: Array | None = None,
    ) -> None:
        """A shaft of light from (u, v) downwards, ending below at `foot`."""
        t = np.clip((self.v - np.float32(v)) / np.float32(max(0.01, 1 - v)), 0, 1)
        middle = np.float32(u) + np.float32(foot - u) * t
        wide = np.float32(wide0) + np.float32(wide1 - wide0) * t
        edge = np.clip(1.25 - np.abs(self.u - middle) / wide * 1.25, 0, 1)
        self.shine(
            self.light if colour is None else colour,
            edge * edge * (3 - 2 * edge) * (self.v >= v) * (1 - 0.55 * t) * np.float32(strength),
        )

    def aurora(self, strength: float = 0.8) -> None:
        """Hanging curtains of light."""
        for k in range(3):
            n = value_noise(self.r, self.w, 1, 0.5 * self.unit)[0] - 0.5
            fine = clouds(self.r, self.w, 1, 0.06 * self.unit, 3)[0]
            hem = 0.50 - 0.11 * k + 0.22 * n + 0.05 * np.sin(self.u[0] * (4 + 2 * k) + k)
            up = (hem[None, :] - self.v) / (0.30 + 0.18 * fine[None, :])
            cover = np.where(up < 0, np.exp(up * 16), np.clip(1 - up, 0, 1) ** 1.6) * (
                0.35 + 0.8 * fine[None, :] ** 1.5
            )
            hue = (
                (self.light * np.float32(0.35) + self.horizon * np.float32(0.75))
                if k != 1
                else self.horizon[::-1] * np.float32(0.8) + self.far * np.float32(0.2)
            )
            self.shine(hue, (cover * strength * (0.75 - 0.15 * k)).astype(np.float32))

    # ---- land

    def skyline(self, base: float, height: float, cell: float, peaks: float) -> Array:
        """Rows of a chain of hills: 0 rolling to 1 pointed `peaks`, each about `cell` units wide."""
        line = np.zeros(self.w, np.float32)
        strength, total = 1.0, 0.0
        for k in range(3 + round(4 * min(1.0, peaks + 0.2))):
            n = value_noise(self.r, self.w, 1, max(2.0, cell * self.unit / 2**k))[0]
            line += np.float32(strength) * (n + (1 - np.abs(2 * n - 1) - n) * np.float32(peaks))
            total += strength
            strength *= 0.30 + 0.16 * peaks
        return np.float32(base * self.h) - line / np.float32(total) * np.float32(height * self.h)

    def land(self, line: Array, depth: float, mist: float = 0.6, fall: float = 0.24) -> None:
        """Fill below a skyline: `depth` 0 far and pale, 1 near and dark, mist rising in it, its rim lit."""
        below = self.y - line[None, :]
        cover = np.clip(below + 0.5, 0, 1)
        ink = self.far + (self.near - self.far) * np.float32(depth**1.1)
        pale = self.horizon * np.float32(0.8) + self.light * np.float32(0.1)
        sink = smooth(np.clip(below / np.float32(fall * self.h), 0, 1)) * np.float32(mist * (1 - depth * 0.8))
        near = np.clip(1.2 - np.abs(self.u - np.float32(self.lamp[0])) * 1.7, 0.1, 1)
        rim = (
            np.exp(-np.maximum(below, 0) / np.float32(max(0.8, 0.006 * self.unit)))
            * near
            * np.float32(0.75 - 0.6 * depth)
        )
        colours = ink + (pale - ink) * sink[..., None]
        colours = colours + (self.light - colours) * rim[..., None]
        self.wash(colours, cover)

    def ridges(
        self,
        count: int,
        base: float = 0.58,
        step: float = 0.1,
        height: float = 0.34,
        peaks: float = 0.9,
        cell: float = 0.45,
        nearest: float = 1.0,
    ) -> Array:
        """A row of ridges, each nearer and lower; gives the nearest skyline."""
        line = np.zeros(self.w, np.float32)
        for k in range(count):
            f = k / max(1, count - 1)
            line = self.skyline(
                base + step * k + 0.06 * f,
                height * (1 - 0.45 * f),
                cell * (1 + 0.3 * f),
                peaks * (1 - 0.4 * f),
            )
            self.land(line, nearest * (0.06 + 0.94 * f))
        return line

    def mist(self, v: float, thick: float, strength: float) -> None:
        """A torn band of mist about a height."""
        n = clouds(self.r, max(8, self.w // 4 + 2), self.h, 0.14 * self.unit, 4)
        n = n.repeat(4, 1)[:, : self.w]
        if n.shape[1] < self.w:
            n = np.pad(n, ((0, 0), (0, self.w - n.shape[1])), "edge")
        band = np.exp(-(((self.v - np.float32(v)) / np.float32(thick)) ** 2))
        self.wash(
            self.horizon * np.float32(0.75) + self.light * np.float32(0.2),
            band * np.clip(n * 1.6 - 0.2, 0, 1) * np.float32(strength),
        )

    def water(self, v: float, wave: float = 1.0) -> None:
        """A sea from the horizon `v` down, with the path of the light on it."""
        t = np.clip((self.v - np.float32(v)) / np.float32(1 - v), 0, 1)
        cover = np.clip((self.v - np.float32(v)) * self.h + 0.5, 0, 1)
        deep = self.far + (self.near - self.far) * (t * t * (3 - 2 * t))[..., None]
        first = np.exp(-t * 14)[..., None] * (self.horizon * 0.6 + self.light * 0.15 - self.far)
        self.wash(np.broadcast_to(deep + first, self.colours.shape), cover)
        n = value_noise(self.r, max(8, self.w // 3 + 2), self.h * 2, max(2.0, 0.02 * self.unit))
        rows = np.minimum((self.h * np.sqrt(t[:, 0]) * 1.6 + 1).astype(np.intp), n.shape[0] - 1)
        n = n[rows].repeat(3, 1)[:, : self.w]
        if n.shape[1] < self.w:
            n = np.pad(n, ((0, 0), (0, self.w - n.shape[1])), "edge")
        wide = np.float32(0.05) + 0.34 * t
        path = np.exp(-(((self.u - np.float32(self.lamp[0])) / wide) ** 2))
        glint = np.clip((n - 0.52) * 5, 0, 1) * cover
        self.shine(self.light, glint * path * np.float32(0.75 * wave) + glint * np.float32(0.07))

    def floor(self, v: float) -> None:
        """Dark ground of a room from `v` down, a little lit from the lamp."""
        cover = np.clip((self.v - np.float32(v)) * self.h + 0.5, 0, 1)
        t = np.clip((self.v - np.float32(v)) / np.float32(1 - v), 0, 1)
        spot = np.exp(-(((self.u - np.float32(self.lamp[0])) / np.float32(0.32)) ** 2)) * (1 - t)
        ink = self.near * np.float32(0.8) + self.far * np.float32(0.25)
        self.wash(ink + (self.horizon * np.float32(0.6) - ink) * spot[..., None] * np.float32(0.7), cover)

    def dim(self, strength: float) -> None:
        """Take light away everywhere."""
        self.colours *= np.float32(1 - strength)

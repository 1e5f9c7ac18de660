"""Evening landscapes: a sky with clouds, a large moon or sun, paling ridges, trees and towers in black.

Distances are fractions of the picture, so that a recipe looks alike at every size. Fields are (h, w, 3) as in
paint.pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from game.ui.paint.pixels import (
    Array,
    Point,
    clouds,
    coverage,
    dice,
    gradient,
    lerp,
    opaque,
    shrink,
    smooth,
    value_noise,
    vec,
)
from game.ui.theme import Colour, mix


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of one evening: the sky from above to the horizon, clouds, the light, ridges far and near."""

    sky: tuple[Colour, Colour, Colour]
    cloud: Colour
    light: Colour
    glow: Colour
    far: Colour
    near: Colour
    mist: Colour


@dataclass(frozen=True, slots=True)
class Moon:
    """Where the light stands: its middle as fractions of width and height, its radius as one of the height."""

    x: float = 0.5
    y: float = 0.4
    radius: float = 0.2


class Canvas:
    """A picture being painted from back to front; `colours` is what there is so far."""

    def __init__(self, w: int, h: int, seed: object, hour: Hour, moon: Moon) -> None:
        self.w, self.h, self.seed, self.hour, self.moon = w, h, seed, hour, moon
        self.colours: Array = np.empty((h, w, 3), np.float32)
        self._x = (np.arange(w, dtype=np.float32) + 0.5)[None, :]
        self._y = (np.arange(h, dtype=np.float32) + 0.5)[:, None]

    def picture(self) -> pygame.Surface:
        """What was painted, with its corners a little darker."""
        d = np.hypot((self._x / self.w - 0.5) / 0.72, (self._y / self.h - 0.46) / 0.78)
        shade = 1 - 0.55 * smooth(np.clip(d - 0.55, 0, 1))
        grain = dice("grain").uniform(-1.6, 1.6, (self.h, self.w, 1)).astype(np.float32)
        return opaque(self.colours * shade[..., None] + grain)

    def sky(self, stars: int = 0) -> None:
        """The sky with its light, streaks of cloud lit from it, and some stars above."""
        w, h, hour = self.w, self.h, self.hour
        top, middle, low = hour.sky
        sky = gradient(h, w, (0, top), (0.34, middle), (0.66, low), (1, low)).copy()
        r = dice((self.seed, "sky"))
        mx, my, radius = self.moon.x * w, self.moon.y * h, self.moon.radius * h
        d = np.hypot(self._x - mx, self._y - my)
        sky += np.exp(-np.maximum(d - radius, 0) / (0.34 * h))[..., None] * vec(hour.glow) * 0.55
        if stars:
            self._stars(sky, r, stars, d, radius)
        # clouds are drawn out sideways, and lit where they are near the light
        wisps = clouds(r, max(8, w // 6), h, max(4, h * 0.16), 5)
        wisps = np.repeat(wisps, 6, 1)
        wisps = (
            wisps[:, :w] if wisps.shape[1] >= w else np.pad(wisps, ((0, 0), (0, w - wisps.shape[1])), "edge")
        )
        wisps = ((wisps + np.roll(wisps, 3, 1) + np.roll(wisps, -3, 1)) / 3).astype(np.float32)
        density = smooth(np.clip((wisps - 0.5) * 3.4, 0, 1))
        near = np.exp(-np.maximum(d - radius, 0) / (0.3 * h))
        lit = lerp(vec(hour.cloud), vec(mix(hour.cloud, hour.light, 0.75)), np.clip(near, 0, 1))
        sky = lerp(sky, lit, density * 0.62)
        disc = coverage(d - radius)
        face = clouds(dice((self.seed, "moon")), w, h, max(4, radius * 0.7), 4)
        body = vec(hour.light) * (0.93 + 0.13 * face)[..., None]
        limb = np.clip(d / max(radius, 1), 0, 1) ** 3 * 0.12
        sky = lerp(sky, body * (1 - limb)[..., None], disc)
        self.colours = lerp(sky, lit, density * disc * 0.34).astype(np.float32)

    def _stars(self, sky: Array, r: np.random.Generator, count: int, d: Array, radius: float) -> None:
        for _ in range(count):
            x, y = int(r.integers(1, self.w - 1)), int(r.integers(1, max(2, int(self.h * 0.55))))
            v = float(r.uniform(0.12, 0.8)) ** 1.5
            away = float(np.clip((d[y, x] - radius) / (0.3 * self.h), 0, 1))
            sky[y, x] += (255 - sky[y, x]) * v * away
            if v > 0.45:
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    sky[y + dy, x + dx] += (255 - sky[y + dy, x + dx]) * v * 0.3 * away

    def ridge(self, base: float, height: float, depth: float, sharp: float = 1.0, cell: float = 0.3) -> Array:
        """A chain of hills whose foot is at `base`, painted at `depth` (0 far, 1 near); its skyline in px from above.

        `sharp` 1 makes mountains, 0 rolling hills; `cell` is the width of one as a fraction of the picture's height.
        """
        w, h, hour = self.w, self.h, self.hour
        r = dice((self.seed, "ridge", round(base, 3), round(depth, 3)))
        line = np.zeros(w, np.float32)
        strength, total = 1.0, 0.0
        for k in range(7 if sharp > 0.3 else 4):
            n = value_noise(r, w, 1, max(2.0, cell * h / 2**k))[0]
            pointed = 1 - np.abs(2 * n - 1)
            line += strength * (n + (pointed - n) * sharp)
            total += strength
            strength *= 0.34 + 0.14 * sharp
        line /= total
        skyline = (base - height * line) * h
        below = self._y - skyline[None, :]
        mask = np.clip(below + 0.5, 0, 1)
        ink = vec(mix(hour.far, hour.near, depth))
        mist = vec(hour.mist)
        fall = np.clip(below / (height * h * 1.3 + 1), 0, 1).astype(np.float32)
        colours = ink + (mist - ink) * (smooth(fall) * (0.55 * (1 - depth)))[..., None]
        folds = clouds(r, w, max(8, h // 5), max(4, 0.05 * h), 4) - 0.5  # drawn out downwards, as slopes are
        folds = np.repeat(folds, -(-h // folds.shape[0]), 0)[:h]
        colours = colours * (1 + folds * 0.22 * (1 - depth * 0.4))[..., None]
        away = np.abs(np.arange(w, dtype=np.float32) - self.moon.x * w) / w
        rim = (
            np.exp(-np.maximum(below, 0) / np.float32(max(1.2, 0.006 * h)))
            * np.clip(1.1 - 1.6 * away, 0.12, 1)[None, :]
        )
        colours = (
            colours + (vec(hour.light) - colours) * (np.clip(rim, 0, 1) * (0.5 - 0.32 * depth))[..., None]
        )
        self.colours = lerp(self.colours, colours, mask).astype(np.float32)
        return skyline

    def haze(self, y: float, reach: float, strength: float) -> None:
        """A band of mist about a height."""
        band = np.exp(-(((self._y / self.h - y) / reach) ** 2)) * np.float32(strength)
        self.colours = lerp(self.colours, vec(self.hour.mist), np.broadcast_to(band, (self.h, self.w)))

    def figure(self, mask: Array, ink: Colour, rim: float = 0.5, halo: float = 0.0) -> None:
        """Something dark in front: `rim` px-wide light along its edge, `halo` a glow of the light behind it."""
        if halo:
            soft = _softened(mask, max(2, round(0.05 * self.h)))
            self.colours += soft[..., None] * vec(self.hour.glow) * np.float32(halo)
        inner = np.minimum.reduce([np.roll(mask, s, a) for s, a in ((2, 0), (-2, 1), (2, 1))])
        edge = np.clip(mask - inner, 0, 1) * np.float32(rim)
        body = lerp(np.broadcast_to(vec(ink), self.colours.shape), vec(self.hour.light), edge)
        self.colours = lerp(self.colours, body, mask).astype(np.float32)

    def shapes(self, shapes: Sequence[Sequence[Point]]) -> Array:
        """Coverage of polygons whose corners are in px."""
        times = 3
        s = pygame.Surface((self.w * times, self.h * times), 0, 8)
        for corners in shapes:
            pygame.draw.polygon(s, 255, [(float(x) * times, float(y) * times) for x, y in corners])
        return shrink(pygame.surfarray.pixels2d(s).T.astype(np.float32) / np.float32(255), times)

    def lights(self, places: Sequence[Point], colour: Colour, size: float) -> None:
        """Small warm windows with a glow each; places and size in px."""
        field = np.zeros((self.h, self.w), np.float32)
        for x, y in places:
            d = np.maximum(np.abs(self._x - x) * 1.5, np.abs(self._y - y) * 0.8)
            field = np.maximum(field, np.clip(size - d + 0.5, 0, 1))
            field = np.maximum(field, np.exp(-np.hypot(self._x - x, self._y - y) / (size * 2.2)) * 0.4)
        self.colours = lerp(self.colours, vec(colour), field).astype(np.float32)


def _softened(mask: Array, radius: int) -> Array:
    s = pygame.Surface((mask.shape[1], mask.shape[0]), 0, 32)
    pygame.surfarray.blit_array(
        s, np.repeat(np.clip(mask * 255, 0, 255).astype(np.uint8)[..., None], 3, 2).swapaxes(0, 1)
    )
    soft = pygame.transform.box_blur(pygame.transform.box_blur(s, radius), radius)
    return pygame.surfarray.array_red(soft).T.astype(np.float32) / np.float32(255)


def firs(
    r: np.random.Generator, skyline: Array, count: int, tall: float, clear: tuple[float, float] = (2.0, 2.0)
) -> list[list[Point]]:
    """Fir trees standing on a skyline, `tall` px high at most; none between the fractions `clear` of the width."""
    w = len(skyline)
    out: list[list[Point]] = []
    for _ in range(count):
        x = float(r.uniform(0, w))
        t = tall * float(r.uniform(0.45, 1.0))
        if clear[0] < x / w < clear[1]:
            continue
        foot = float(skyline[min(w - 1, int(x))]) + t * 0.06
        left: list[Point] = []
        right: list[Point] = []
        tiers = 6
        for k in range(tiers):
            y = foot - t * (0.06 + 0.88 * k / tiers)
            reach = t * 0.17 * (1 - k / tiers) ** 0.9 + t * 0.012
            left += [(x - reach, y), (x - reach * 0.5, y - t * 0.085)]
            right += [(x + reach, y), (x + reach * 0.5, y - t * 0.085)]
        trunk = t * 0.018
        out.append(
            [
                (x - trunk, foot + t * 0.05),
                (x - trunk, foot - t * 0.05),
                *left,
                (x, foot - t),
                *reversed(right),
                (x + trunk, foot - t * 0.05),
                (x + trunk, foot + t * 0.05),
            ]
        )
    return out


def cypresses(
    r: np.random.Generator, skyline: Array, places: Sequence[float], tall: float
) -> list[list[Point]]:
    """Slender trees of a park at fractions of the width, `tall` px high."""
    w = len(skyline)
    out: list[list[Point]] = []
    for place in places:
        x = place * w
        t = tall * float(r.uniform(0.78, 1.0))
        foot = float(skyline[min(w - 1, max(0, int(x)))]) + t * 0.04
        half = [
            (t * 0.085 * math.sin(math.pi * u**0.62) ** 0.9, foot - t * u) for u in np.linspace(0.04, 1, 18)
        ]
        out.append([(x - a, y) for a, y in half] + [(x + a, y) for a, y in reversed(half)])
    return out


def tower(x: float, foot: float, wide: float, tall: float, roof: float) -> list[list[Point]]:
    """A tower with an overhanging top and a pointed roof (`roof` 0: battlements); px throughout."""
    a, top = wide / 2, foot - tall
    cap = wide * 0.66
    shapes: list[list[Point]] = [
        [(x - a, foot), (x - a, top), (x + a, top), (x + a, foot)],
        [(x - cap, top), (x - cap, top - wide * 0.34), (x + cap, top - wide * 0.34), (x + cap, top)],
    ]
    edge = top - wide * 0.34
    if roof:
        shapes.append([(x - cap * 1.05, edge), (x, edge - roof), (x + cap * 1.05, edge)])
        shapes.append(
            [
                (x - 1, edge - roof * 1.22),
                (x + 1, edge - roof * 1.22),
                (x + 1, edge - roof * 0.9),
                (x - 1, edge - roof * 0.9),
            ]
        )
        shapes.append(
            [(x, edge - roof * 1.22), (x + wide * 0.42, edge - roof * 1.14), (x, edge - roof * 1.05)]
        )
    else:
        step = cap * 2 / 5
        for k in (0, 2, 4):
            left = x - cap + k * step
            shapes.append(
                [
                    (left, edge),
                    (left, edge - wide * 0.2),
                    (left + step, edge - wide * 0.2),
                    (left + step, edge),
                ]
            )
    return shapes

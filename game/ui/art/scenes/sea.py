"""Scenes of water and weather."""

from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen
from game.ui.art.scenes import props
from game.ui.art.scenes.setting import Setting


def moonlit_sea(s: Setting) -> None:
    """A calm sea with the moon's path."""
    f = s.field
    f.sky(0.6)
    f.stars(40, 0.4)
    f.streaks(0.45, 0.26, 7, 0.62)
    f.disc(s.aim[0] + s.any(-0.05, 0.05), s.aim[1] + s.any(-0.04, 0.08), s.any(0.22, 0.3), 0.55)
    f.land(f.skyline(0.63, 0.08, 0.7, 0.5), 0.25, 0.4)
    f.water(0.62)


def waves(s: Setting) -> None:
    """Curling waves in front of a stormy light."""
    f = s.field
    f.sky(0.62)
    f.billows(0.85, 0.3)
    f.disc(s.any(0.3, 0.7), 0.5, 0.13, 0.7, face=0.0)
    f.water(0.58, 0.7)
    for k, tone in enumerate((0.42, 0.22, 0.06)):
        s.back.layer(tone)
        _wave(s, s.back, s.high * (0.74 + 0.1 * k), 26 + 13 * k, s.any(0, 100))

    def front(p: Pen) -> None:
        p.layer(0.12)
        _wave(s, p, s.high * 1.0, 30, 40)

    s.front = front


def _wave(s: Setting, p: Pen, y: float, tall: float, phase: float) -> None:
    step = tall * 4.2
    x = -step + (phase % step)
    while x < s.wide + step:
        p.shape(
            (x - 10, y + 200, 0),
            (x - 4, y + tall * 0.3),
            (x + step * 0.28, y - tall * 0.15),
            (x + step * 0.55, y - tall * 0.9),
            (x + step * 0.78, y - tall),
            (x + step * 0.93, y - tall * 0.55, 0),
            (x + step * 0.80, y - tall * 0.66),
            (x + step * 0.74, y - tall * 0.3),
            (x + step * 0.86, y + tall * 0.2),
            (x + step + 6, y + tall * 0.3),
            (x + step + 10, y + 200, 0),
        )
        x += step


def under_water(s: Setting) -> None:
    """Shafts from the surface, weeds below, bubbles."""
    f = s.field
    up, down = f.horizon * np.float32(0.95) + f.light * np.float32(0.1), f.near * np.float32(1.0)
    t = np.clip(f.v * 1.15, 0, 1)
    column = up + (f.far - up) * np.clip(t * 2.2, 0, 1)[..., None]
    column = column + (down - column) * np.clip(t * 1.6 - 0.6, 0, 1)[..., None]
    f.colours = np.broadcast_to(column, (f.h, f.w, 3)).astype(np.float32)
    f.lamp = (s.aim[0], -0.1)
    for _ in range(8):
        u = s.any(0.05, 0.95)
        f.beam(u, -0.02, u + (u - 0.5) * 0.7, s.any(0.01, 0.03), s.any(0.05, 0.12), s.any(0.12, 0.34))
    f.shine(f.light, np.exp(-f.away(s.aim[0], 0.0) / 0.3).astype(np.float32) * 0.5)
    f.land(f.skyline(0.9, 0.25, 0.4, 0.8), 0.35, 0.5)
    f.land(f.skyline(1.02, 0.22, 0.3, 0.6), 0.75, 0.3)
    s.back.layer(0.12)
    for _ in range(int(s.wide / 13)):
        u = s.any(0, 1)
        tall = s.any(40, 190) * (0.25 + abs(2 * u - 1))
        x, y = u * s.wide, s.high + 10
        bend = s.any(10, 26)
        s.back.limb(
            (x, y, 5),
            (x + bend, y - tall * 0.35, 5.5),
            (x - bend, y - tall * 0.7, 4),
            (x + bend * 0.6, y - tall, 0.8),
        )
    for _ in range(26):
        s.spark(s.any(0.05, 0.95), s.any(0.1, 0.95), s.any(0.8, 2.6), s.any(0.25, 0.7))


def storm(s: Setting) -> None:
    """Heaped clouds, a bolt, slanting rain."""
    f = s.field
    f.sky(0.8, 0.8)
    f.billows(0.95, 0.22, 0.45)
    f.billows(0.6, 0.45, 0.3)
    f.lamp = (s.any(0.2, 0.36) if s.r.random() < 0.5 else s.any(0.64, 0.8), 0.25)
    u, v = f.lamp
    f.shine(f.light, np.exp(-f.away(u, v) / 0.3).astype(np.float32) * 0.55)
    f.ridges(3, 0.78, 0.08, 0.26, 0.9, 0.45)
    s.back.layer(lit=True)
    _bolt(s, u * s.wide, -4, s.high * 0.8, 5.0, 3)
    rain = np.zeros((f.h, f.w), np.float32)
    for _ in range(110):
        x, y = int(s.r.integers(0, f.w)), int(s.r.integers(0, f.h))
        for k in range(int(0.06 * f.unit)):
            if y + k < f.h and x - k // 4 >= 0:
                rain[y + k, x - k // 4] = 0.3
    f.shine(f.light, rain)


def _bolt(s: Setting, x: float, y: float, end: float, wide: float, forks: int) -> None:
    while y < end and wide > 0.4:
        nx, ny = x + s.any(-26, 26), y + s.any(18, 38)
        s.back.bar(x, y, nx, ny, wide, wide * 0.9)
        if forks and s.r.random() < 0.35:
            _bolt(s, nx, ny, min(end, ny + 90), wide * 0.5, forks - 1)
            forks -= 1
        x, y, wide = nx, ny, wide * 0.93


def aurora(s: Setting) -> None:
    """Curtains of light over a frozen land."""
    f = s.field
    f.sky(0.95, 0.55)
    f.stars(70, 0.6)
    f.aurora(0.85)
    f.lamp = (0.5, 0.2)
    line = f.ridges(3, 0.76, 0.08, 0.24, 0.9, 0.5)
    s.back.layer(0.05)
    for _ in range(9):
        u = s.any(0, 1)
        props.fir(s.back, u * s.wide, s.line_units(line, u) + 40, s.any(40, 100) * (0.4 + abs(2 * u - 1)))


def galaxy(s: Setting) -> None:
    """A band of stars across the night."""
    f = s.field
    f.sky(1.0, 0.55)
    slope = s.any(0.35, 0.75) * (1 if s.r.random() < 0.5 else -1)
    n = np.asarray(np.clip(f.skyline(0, -1, 0.2, 0.3) / f.h, 0, 1))
    away = np.abs((f.v - np.float32(0.36)) + (f.u - 0.5) * np.float32(slope) + (n[None, :] - 0.5) * 0.16)
    band = np.exp(-((away / 0.17) ** 2)).astype(np.float32)
    f.shine(f.horizon * 0.65 + f.light * 0.2, band * 0.75)
    f.shine(f.light, np.exp(-((away / 0.05) ** 2)).astype(np.float32) * 0.3)
    f.billows(0.35, 0.35, 0.3)
    f.stars(190, 0.8)
    f.lamp = (0.5, 0.3)
    f.ridges(3, 0.86, 0.06, 0.2, 0.6, 0.6)


def swamp(s: Setting) -> None:
    """Still water, reeds, and a pale moon seen twice."""
    f = s.field
    f.sky(0.6)
    f.streaks(0.4, 0.3, 6)
    u = s.aim[0] + s.any(-0.1, 0.1)
    f.disc(u, s.any(0.3, 0.4), s.any(0.15, 0.2), 0.6)
    f.land(f.skyline(0.66, 0.14, 0.2, 0.3), 0.3, 0.6)
    f.land(f.skyline(0.68, 0.08, 0.12, 0.4), 0.5, 0.6)
    f.water(0.68, 0.9)
    f.mist(0.7, 0.06, 0.8)
    s.back.layer(0.2)
    props.bare_tree(s.back, s.any(0.04, 0.16) * s.wide, s.high * 0.8, 200, s.r, 14)
    s.back.layer(0.04)
    props.reeds(s.back, -6, s.wide * 0.3, s.high, 150, 26, s.r)
    props.reeds(s.back, s.wide * 0.7, s.wide + 6, s.high, 150, 26, s.r)
    for _ in range(9):
        s.spark(s.any(0.05, 0.95), s.any(0.45, 0.9), s.any(1.2, 2.6), s.any(0.5, 0.9))


def harbour(s: Setting) -> None:
    """A ship before a setting sun."""
    f = s.field
    f.sky(0.62)
    f.streaks(0.6, 0.24, 8, 0.7)
    f.disc(s.any(0.35, 0.65), 0.5, 0.22, 0.6)
    f.water(0.64, 1.0)
    s.back.layer(0.25)
    side = 0.2 if s.r.random() < 0.5 else 0.8
    props.hull(s.back, side * s.wide, s.high * 0.68, s.any(120, 160))
    props.birds(s.back, s.wide * (1 - side), s.high * 0.26, 7, s.wide * 0.14, s.r)


def fire_land(s: Setting) -> None:
    """A burning mountain, rivers of light, embers in the air."""
    f = s.field
    f.sky(0.75)
    f.billows(0.8, 0.2, 0.4)
    u = s.aim[0] + s.any(-0.12, 0.12)
    f.lamp = (u, 0.38)
    f.shine(f.horizon, np.exp(-f.away(u, 0.36) / 0.24).astype(np.float32) * 0.9)
    f.shine(f.light, np.exp(-f.away(u, 0.4) / 0.07).astype(np.float32) * 0.8)
    k = np.abs(f.u[0] - np.float32(u))
    cone = (0.42 + np.maximum(k - 0.05, 0) * 1.05 + 0.02 * np.sin(k * 60)) * f.h
    f.land(cone.astype(np.float32), 0.25, 0.5, 0.4)
    f.ridges(2, 0.86, 0.08, 0.2, 0.9, 0.3)
    s.back.layer(lit=True)
    for side in (-1, 1):
        x, y = u * s.wide, s.high * 0.425
        s.back.limb(
            (x, y, 4.5),
            (x + side * 14, y + 34, 3.2),
            (x + side * 8, y + 66, 2.4),
            (x + side * 34, y + 110, 1.2),
        )
    for _ in range(46):
        s.spark(s.any(0, 1), s.any(0.05, 1), s.any(0.8, 2.8), s.any(0.3, 0.9))


def blaze(s: Setting) -> None:
    """A wall of flames behind the figure."""
    f = s.field
    f.sky(0.9)
    f.lamp = (s.aim[0], 0.6)
    f.shine(f.horizon, np.exp(-np.abs(f.v - 0.9) / 0.5).astype(np.float32) * np.ones_like(f.u) * 0.55)
    for tone, tall, count in ((0.9, 0.82, 11), (0.62, 0.6, 10), (0.3, 0.4, 9)):
        s.back.layer(tone)
        for k in range(count):
            x = (k + s.any(0.1, 0.9)) / count * s.wide
            h = s.high * tall * s.any(0.55, 1.0)
            w = s.wide / count * s.any(0.8, 1.1)
            b = s.high + 10
            lean = s.any(-0.5, 0.5) * w
            s.back.shape(
                (x - w, b, 0),
                (x - w * 0.9, b - h * 0.35),
                (x - w * 0.25 + lean * 0.3, b - h * 0.66),
                (x + lean, b - h, 0),
                (x + w * 0.42 + lean * 0.2, b - h * 0.6),
                (x + w * 0.9, b - h * 0.3),
                (x + w, b, 0),
            )
    for _ in range(40):
        s.spark(s.any(0, 1), s.any(0.02, 0.9), s.any(0.8, 2.6), s.any(0.4, 0.95))


def whirl(s: Setting) -> None:
    """Wind drawn as long curving bands about a bright eye."""
    f = s.field
    f.sky(0.8)
    u, v = s.aim[0], s.aim[1] + 0.04
    f.lamp = (u, v - 0.2)
    d = f.away(u, v)
    a = np.arctan2(f.y - v * f.h, f.x - u * f.w)
    n = f.r.uniform(0, 6.28, 2)
    bands = 0.5 + 0.5 * np.sin(a * 3 + np.log(d + 0.05) * 6 + n[0])
    fine = 0.5 + 0.5 * np.sin(a * 7 + np.log(d + 0.05) * 13 + n[1])
    f.wash(
        f.light * 0.75 + f.horizon * 0.25,
        (bands**2 * 0.55 + fine**3 * 0.25) * np.clip(d * 1.6, 0, 1) * np.exp(-d * 0.8),
    )
    f.shine(f.light, np.exp(-d / 0.16).astype(np.float32) * 0.75)
    f.ridges(2, 0.9, 0.06, 0.16, 0.7, 0.4)
    s.back.layer(0.15)
    for _ in range(14):
        q, rr = s.any(0, 6.28), s.any(100, 210)
        x, y = u * s.wide + rr * math.cos(q), v * s.high + rr * 0.8 * math.sin(q)
        s.back.oval(x, y, s.any(3, 7), 2.0, math.degrees(q) + 70)

"""Scenes under the open sky: moons and suns over hills, gorges, fields, woods, stones."""

from __future__ import annotations

import numpy as np

from game.ui.art.scenes import props
from game.ui.art.scenes.setting import Setting
from game.ui.paint.pixels import clouds


def low_moon(s: Setting) -> None:
    """A moon larger than any real one behind the figure's head, over mountains."""
    f = s.field
    f.sky(0.66)
    f.streaks(0.5, 0.3)
    f.disc(s.aim[0] + s.any(-0.09, 0.09), s.aim[1] + s.any(-0.02, 0.08), s.any(0.27, 0.36), 0.5)
    f.streaks(0.22, 0.2, 7)
    f.ridges(4, 0.72, 0.085, 0.36, 0.95, 0.5)


def high_sun(s: Setting) -> None:
    """A small sun high on one side, with rays, over mesas."""
    f = s.field
    f.sky(0.7)
    side = s.any(0.18, 0.34) if s.r.random() < 0.5 else s.any(0.66, 0.82)
    f.streaks(0.45, 0.24, 8)
    f.disc(side, s.any(0.14, 0.24), 0.085, 0.75, face=0.0)
    f.rays(f.lamp[0], f.lamp[1], 17, 0.5, 1.8)
    f.ridges(4, 0.66, 0.10, 0.26, 0.25, 0.9)
    f.mist(0.8, 0.08, 0.3)


def crescent(s: Setting) -> None:
    """A thin moon and many stars over black firs."""
    f = s.field
    f.sky(0.8, 0.9)
    f.stars(90, 0.62)
    f.disc(
        s.aim[0] + s.any(0.16, 0.24) * (1 if s.r.random() < 0.5 else -1),
        s.any(0.16, 0.24),
        s.any(0.13, 0.17),
        0.35,
        crescent=s.any(0.45, 0.7),
        face=0.04,
    )
    f.streaks(0.25, 0.25, 6)
    line = f.ridges(3, 0.72, 0.1, 0.3, 0.6, 0.7, 0.8)
    s.back.layer(0.06)
    for _ in range(int(s.wide / 15)):
        u = s.any(0, 1)
        near = abs(u - 0.5) * 2
        props.fir(s.back, u * s.wide, s.line_units(line, u) + 30, s.any(60, 120) * (0.5 + 0.8 * near))


def gorge(s: Setting) -> None:
    """Cliffs to both sides and light between them, with a waterfall."""
    f = s.field
    f.sky(0.6)
    f.disc(0.5 + s.any(-0.06, 0.06), s.any(0.22, 0.36), 0.16, 0.8)
    f.rays(f.lamp[0], f.lamp[1], 11, 0.3, 1.4)
    f.ridges(2, 0.74, 0.08, 0.3, 0.9, 0.4, 0.4)
    n = 5
    for k in range(n):
        t = k / (n - 1)
        gap = 0.16 + 0.33 * t
        for side in (-1, 1):
            v = np.linspace(0, 1, f.h, dtype=np.float32)
            rough = clouds(f.r, f.h, 1, 0.24 * f.unit, 5)[0] - 0.5
            edge = 0.5 + side * (gap * (0.72 + 0.5 * (1 - v) ** 1.5) + 0.16 * rough + 0.02 * s.any(-1, 1))
            inside = (f.u - edge[:, None]) * side * f.w
            cover = np.clip(inside + 0.5, 0, 1) * np.clip(1.1 - 0.1 * t, 0, 1)
            ink = f.far + (f.near - f.far) * np.float32(0.1 + 0.85 * t)
            rim = np.exp(-np.maximum(inside, 0) / np.float32(max(0.8, 0.008 * f.unit))) * np.float32(
                0.7 - 0.5 * t
            )
            low = np.clip(f.v * 1.3 - 0.5, 0, 1) * np.float32(0.5 * (1 - t))
            f.wash(ink + (f.horizon - ink) * low[..., None] + (f.light - ink) * rim[..., None], cover)
    x = 0.5 + (0.2 if s.r.random() < 0.5 else -0.2)
    f.beam(x, 0.42, x, 0.012, 0.03, 0.5)
    f.mist(0.86, 0.12, 0.7)
    s.back.layer(0.1)
    props.birds(s.back, s.wide * 0.5, s.high * 0.3, 6, s.wide * 0.16, s.r)


def forest(s: Setting) -> None:
    """Tall trunks in four depths, shafts of light, mist on the ground."""
    f = s.field
    f.sky(0.9)
    f.wash(f.horizon, np.full((f.h, f.w), 0.45, np.float32))
    f.disc(s.aim[0] + s.any(-0.1, 0.1), s.aim[1] + s.any(-0.05, 0.1), 0.18, 0.9, face=0.0)
    for depth in (0.62, 0.4, 0.2):
        s.back.layer(depth)
        for _ in range(round(s.wide / (52 + 60 * (0.62 - depth)))):
            props.trunk(
                s.back,
                s.any(-10, s.wide + 10),
                s.any(9, 14) * (1.4 - depth) * 1.1,
                -10,
                s.high * (0.98 - 0.16 * depth),
                s.r,
            )
    s.back.layer(0.02)
    for u in (s.any(-0.02, 0.1), s.any(0.9, 1.02)):
        props.trunk(s.back, u * s.wide, s.any(26, 38), -10, s.high, s.r)
    for _ in range(3):
        u = s.any(0.15, 0.85)
        f.beam(u, -0.05, u + s.any(-0.25, 0.25), 0.03, 0.12, 0.22)
    f.mist(0.85, 0.14, 0.8)
    _fringe(s, "grass")


def dead_wood(s: Setting) -> None:
    """Bare trees about a pale sky."""
    f = s.field
    f.sky(0.75)
    f.disc(s.aim[0] + s.any(-0.05, 0.05), s.aim[1], s.any(0.2, 0.27), 0.7)
    f.streaks(0.35, 0.25, 6)
    f.ridges(2, 0.84, 0.08, 0.16, 0.3, 0.8, 0.7)
    s.back.layer(0.32)
    for u in (s.any(0.2, 0.36), s.any(0.64, 0.8)):
        props.bare_tree(s.back, u * s.wide, s.high * 0.92, s.any(150, 200), s.r)
    s.back.layer(0.04)
    for u, lean in ((s.any(-0.02, 0.08), 8), (s.any(0.92, 1.02), -8)):
        props.bare_tree(s.back, u * s.wide, s.high * 1.02, s.any(260, 330), s.r, lean)
    f.mist(0.88, 0.1, 0.7)


def fields(s: Setting) -> None:
    """Rolling hills, a lane of trees, a wide evening sky."""
    f = s.field
    f.sky(0.72)
    f.billows(0.75, 0.42)
    f.disc(s.any(0.2, 0.8), s.any(0.5, 0.6), 0.14, 0.8, face=0.0)
    line = f.ridges(2, 0.74, 0.06, 0.12, 0.0, 1.4, 0.45)
    s.back.layer(0.35)
    for _ in range(7):
        u = s.any(0.02, 0.98)
        props.crown_tree(s.back, u * s.wide, s.line_units(line, u) + 8, s.any(34, 64), s.r)
    s.back.layer(0.2)
    y = s.high * 0.86
    s.back.shape(
        (-20, y + 10),
        (s.wide * 0.3, y - 16),
        (s.wide * 0.7, y + 14),
        (s.wide + 20, y - 10),
        (s.wide + 20, s.high + 60, 0),
        (-20, s.high + 60, 0),
    )
    _fringe(s, "grass")


def standing_stones(s: Setting) -> None:
    """A ring of old stones on a hill at dusk."""
    f = s.field
    f.sky(0.7)
    f.streaks(0.5, 0.3, 6)
    f.disc(s.aim[0], s.any(0.42, 0.5), s.any(0.2, 0.26), 0.7)
    f.ridges(2, 0.76, 0.06, 0.2, 0.5, 0.7, 0.5)
    for tone, count, tall, foot in ((0.36, 7, 84, 0.84), (0.1, 5, 165, 0.96)):
        s.back.layer(tone)
        for k in range(count):
            u = (k + 0.5) / count + s.any(-0.04, 0.04)
            props.stone(
                s.back,
                (u * 1.15 - 0.075) * s.wide,
                s.high * foot,
                s.any(26, 44) * tall / 110,
                tall * s.any(0.7, 1.15),
                s.r,
            )
        if tone > 0.2:
            a = s.any(0.12, 0.2) * s.wide
            s.back.flat(
                (a, s.high * 0.60), (a + 78, s.high * 0.595), (a + 80, s.high * 0.625), (a - 2, s.high * 0.63)
            )
    f.mist(0.87, 0.1, 0.6)
    _fringe(s, "grass")


def snow(s: Setting) -> None:
    """Pale peaks, dark firs, falling flakes."""
    f = s.field
    f.sky(0.7, 1.05)
    f.disc(s.any(0.25, 0.75), s.any(0.2, 0.3), 0.12, 0.6)
    for k in range(3):
        line = f.skyline(0.66 + 0.11 * k, 0.44 - 0.1 * k, 0.55, 1.0 - 0.3 * k)
        f.land(line, 0.05 + 0.2 * k, 0.9, 0.12)
        below = (f.y - line[None, :]) / f.h
        n = f.skyline(0, -1, 0.08, 1.0) / f.h
        cap = np.clip((0.055 + 0.05 * n[None, :] - below) * f.h * 0.5, 0, 1) * (below > 0)
        f.wash(f.light * 0.9 + f.horizon * 0.1, cap * (0.75 - 0.2 * k))
    s.back.layer(0.12)
    for _ in range(int(s.wide / 22)):
        u = s.any(0, 1)
        props.fir(s.back, u * s.wide, s.high * s.any(0.92, 1.0), s.any(50, 110) * (0.4 + abs(2 * u - 1)))
    for _ in range(70):
        s.spark(s.any(0, 1), s.any(0, 1), s.any(0.8, 2.2), s.any(0.3, 0.8))


def above_clouds(s: Setting) -> None:
    """A sea of cloud with peaks like islands."""
    f = s.field
    f.sky(0.62)
    f.stars(26, 0.35)
    f.disc(s.aim[0] + s.any(-0.12, 0.12), s.any(0.28, 0.42), s.any(0.15, 0.24), 0.7)
    f.ridges(2, 0.74, 0.08, 0.42, 1.0, 0.34, 0.35)
    for k in range(4):
        v = 0.66 + 0.11 * k
        edge = f.skyline(v, 0.10, 0.16, -0.55)
        below = (f.y - edge[None, :]) / f.h
        cover = np.clip(below * f.h + 0.5, 0, 1)
        shade = np.clip(below / 0.16, 0, 1)
        top = f.light * np.float32(0.80 - 0.13 * k) + f.horizon * np.float32(0.2)
        low = f.horizon * np.float32(0.55 - 0.1 * k) + f.far * np.float32(0.4)
        f.wash(top + (low - top) * shade[..., None], cover)
    f.dim(0.06)


def _fringe(s: Setting, what: str) -> None:
    wide, high, r = s.wide, s.high, s.r
    if what == "grass":
        s.front = lambda p: props.grass(p, wide, high - 4, 34, r, (wide * 0.3, wide * 0.7))
    else:
        s.front = lambda p: props.rocks(p, wide, high - 8, 60, r)

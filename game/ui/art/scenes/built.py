"""Scenes that hands have built: castles, halls, cities, ruins, workshops, and caves."""

from __future__ import annotations

import numpy as np

from game.ui.art.pen import Pen
from game.ui.art.scenes import props
from game.ui.art.scenes.setting import Setting


def castle(s: Setting) -> None:
    """A castle with lit windows before the moon."""
    f = s.field
    f.sky(0.64)
    f.streaks(0.5, 0.28)
    side = -1 if s.r.random() < 0.5 else 1
    u = 0.5 + side * s.any(0.2, 0.3)
    f.disc(u - side * 0.08, s.any(0.2, 0.32), s.any(0.14, 0.2), 0.6)
    f.ridges(3, 0.7, 0.09, 0.32, 0.95, 0.4, 0.6)
    s.back.layer(0.14)
    props.castle(s.back, u * s.wide, s.high * 0.78, s.any(180, 230), s.r)
    s.back.layer(0.14)
    props.birds(s.back, (u - side * 0.3) * s.wide, s.high * 0.2, 6, 60, s.r)
    f.mist(0.9, 0.08, 0.5)


def window_hall(s: Setting) -> None:
    """A dark hall with a tall window behind the figure and its light on the floor."""
    f = s.field
    f.colours[:] = f.near * 0.75 + f.top * 0.25
    f.lamp = (s.aim[0] + s.any(-0.04, 0.04), 0.3)
    u = f.lamp[0]
    f.floor(0.8)
    p = s.back
    x, foot, half = u * s.wide, s.high * 0.74, s.any(64, 84)
    tall = s.high * 0.70
    p.layer(0.16)
    p.polygon(props.pointed_opening(x, foot + 8, half + 13, tall + 20))
    p.layer(lit=True)
    p.polygon(props.pointed_opening(x, foot, half, tall))
    p.layer(0.12)
    for k in (-1, 0, 1):
        p.bar(x + k * half * 0.5, foot, x + k * half * 0.5, foot - tall + abs(k) * half * 0.75, 4.5)
    for k in range(1, 5):
        p.bar(x - half, foot - k * tall * 0.19, x + half, foot - k * tall * 0.19, 3)
    p.oval(x, foot - tall + half * 0.95, half * 0.42)
    p.layer(lit=True)
    p.oval(x, foot - tall + half * 0.95, half * 0.34)
    p.layer(0.12)
    p.star(x, foot - tall + half * 0.95, 6, half * 0.3, half * 0.12)
    p.layer(0.2)
    for q in (0.06, 0.94):
        props.column(p, q * s.wide, s.high * 0.96, 46, s.high * 0.9)
    f.beam(u, 0.3, u + s.any(-0.2, 0.2), 0.12, 0.3, 0.25)
    for side in (-1, 1):
        f.beam(u + side * 0.08, 0.1, u + side * 0.34, 0.05, 0.14, 0.16)


def throne_room(s: Setting) -> None:
    """Banners and columns running away to a bright door."""
    f = s.field
    f.colours[:] = f.near * 0.6 + f.far * 0.2
    f.lamp = (s.aim[0], s.aim[1])
    d = f.away(*s.aim)
    f.wash(f.horizon * 0.8 + f.light * 0.2, np.exp(-((d / 0.42) ** 2)).astype(np.float32) * 0.85)
    f.rays(s.aim[0], s.aim[1], 13, 0.35, 1.4)
    f.floor(0.86)
    p = s.back
    for k in range(4, -1, -1):
        t = k / 4
        gap, wide = 0.5 - 0.30 * t, 40 - 24 * t
        p.layer(0.04 + 0.5 * t)
        for side in (-1, 1):
            x = (0.5 + side * gap) * s.wide
            props.column(p, x, s.high * (1.0 - 0.14 * t), wide, s.high * 1.2)
            if k < 4:
                bx, bw, bh = x - side * wide * 1.7, wide * 1.15, s.high * (0.62 - 0.22 * t)
                p.layer(0.16 + 0.5 * t)
                p.flat(
                    (bx - bw / 2, -5),
                    (bx + bw / 2, -5),
                    (bx + bw / 2, bh),
                    (bx, bh - bw * 0.5),
                    (bx - bw / 2, bh),
                )
                p.layer(0.55 + 0.3 * t)
                p.star(bx, bh * 0.55, 4, bw * 0.3, bw * 0.1)


def rooftops(s: Setting) -> None:
    """Gables and chimneys of a town at night, a window lit here and there."""
    f = s.field
    f.sky(0.75)
    f.stars(50, 0.5)
    f.disc(s.aim[0] + s.any(-0.08, 0.08), s.aim[1], s.any(0.2, 0.28), 0.5)
    f.streaks(0.35, 0.22, 6)
    p = s.back
    for tone, y, size in ((0.55, 0.74, 38), (0.32, 0.84, 54), (0.08, 0.98, 84)):
        x = -20.0
        lit = []
        p.layer(tone)
        while x < s.wide + 20:
            w = size * s.any(0.7, 1.3)
            top = s.high * y - size * s.any(0.5, 1.3) * (0.5 + 0.8 * abs(2 * x / s.wide - 1))
            kind = s.r.random()
            p.flat((x, s.high + 20), (x, top), (x + w, top), (x + w, s.high + 20))
            if kind < 0.6:
                p.flat((x - 4, top), (x + w / 2, top - w * 0.75), (x + w + 4, top))
            elif kind < 0.8:
                p.flat((x + w * 0.2, top), (x + w * 0.5, top - w * 1.7), (x + w * 0.8, top))
            p.bar(x + w * 0.78, top + 4, x + w * 0.78, top - w * 0.6, w * 0.14)
            lit.append((x + w * s.any(0.2, 0.7), top + size * s.any(0.2, 0.5)))
            x += w * s.any(0.9, 1.15)
        p.layer(lit=True)
        for a, b in lit:
            if s.r.random() < 0.7:
                q = size * 0.06
                p.flat((a - q, b - q * 1.6), (a + q, b - q * 1.6), (a + q, b + q * 1.6), (a - q, b + q * 1.6))
    f.mist(0.85, 0.1, 0.4)


def ruins(s: Setting) -> None:
    """Broken columns and an arch under a large sky."""
    f = s.field
    f.sky(0.7)
    f.billows(0.6, 0.3)
    f.disc(s.any(0.25, 0.75), s.any(0.34, 0.48), s.any(0.14, 0.22), 0.7)
    f.ridges(2, 0.76, 0.08, 0.2, 0.7, 0.6, 0.5)
    p = s.back
    p.layer(0.34)
    x, foot = s.any(0.1, 0.2) * s.wide if s.r.random() < 0.5 else s.any(0.8, 0.9) * s.wide, s.high * 0.84
    p.arc(x, foot - 120, 56, 22, 180, 330)
    p.flat((x - 67, foot + 20), (x - 67, foot - 122), (x - 45, foot - 122), (x - 45, foot + 20))
    p.flat(
        (x + 45, foot + 20),
        (x + 45, foot - 80),
        (x + 58, foot - 92),
        (x + 67, foot - 70),
        (x + 67, foot + 20),
    )
    for u in (s.any(0.3, 0.42), s.any(0.58, 0.7)):
        props.column(p, u * s.wide, s.high * 0.85, 22, s.any(60, 120), True)
    p.layer(0.08)
    props.column(p, s.any(0.01, 0.07) * s.wide, s.high, 44, s.any(190, 280), bool(s.r.random() < 0.5))
    props.column(p, s.any(0.93, 0.99) * s.wide, s.high, 44, s.any(120, 220), True)
    f.mist(0.86, 0.1, 0.5)


def workshop(s: Setting) -> None:
    """Great wheels before a round, glowing window."""
    f = s.field
    f.colours[:] = f.near * 0.7 + f.top * 0.3
    u, v = s.aim[0] + s.any(-0.05, 0.05), s.aim[1] + 0.03
    f.lamp = (u, v)
    d = f.away(u, v)
    f.shine(f.horizon, np.exp(-d / 0.38).astype(np.float32) * 0.75)
    f.floor(0.88)
    p = s.back
    x, y, q = u * s.wide, v * s.high, s.any(96, 124)
    p.layer(0.12)
    p.oval(x, y, q + 12)
    p.layer(lit=True)
    p.oval(x, y, q)
    p.layer(0.18)
    for k in range(6):
        with p.placed(x, y, turn=k * 30):
            p.bar(-q, 0, q, 0, 4)
    p.arc(x, y, q * 0.55, 5, 0, 360)
    for tone, count, low, high in ((0.5, 3, 40, 66), (0.26, 4, 48, 84)):
        for _ in range(count):
            a, b = s.any(0, 1), s.any(0.05, 0.95)
            if abs(a - 0.5) < 0.24:
                a = a - 0.3 if a < 0.5 else a + 0.3
            r = s.any(low, high)
            teeth = max(9, round(r / 4.6))
            gx, gy = a * s.wide, b * s.high
            p.layer(tone)
            p.gear(gx, gy, teeth, r, r * 0.86, s.any(0, 30))
            p.layer(tone * 0.3)
            p.oval(gx, gy, r * 0.66)
            p.layer(tone)
            for k in range(5):
                with p.placed(gx, gy, turn=k * 72 + 10):
                    p.bar(0, 0, 0, -r * 0.8, r * 0.14)
            p.oval(gx, gy, r * 0.2)
    p.layer(0.1)
    for u in (0.2, 0.8):
        p.bar(u * s.wide, -10, u * s.wide + s.any(-8, 8), s.high * s.any(0.2, 0.5), 3)


def cave(s: Setting) -> None:
    """The mouth of a cave seen from within."""
    f = s.field
    f.sky(0.6)
    f.wash(f.horizon, np.full((f.h, f.w), 0.35, np.float32))
    f.disc(s.aim[0], s.aim[1], 0.17, 0.9, face=0.0)
    f.ridges(2, 0.74, 0.07, 0.2, 0.8, 0.35, 0.4)
    p = s.back
    for k, tone in enumerate((0.34, 0.16, 0.02)):
        p.layer(tone)
        n = 34
        outer = [(-30.0, -30.0), (s.wide + 30, -30.0), (s.wide + 30, s.high + 40), (-30.0, s.high + 40)]
        inner = []
        for j in range(n + 1):
            a = np.pi + np.pi * j / n
            q = (0.36 + 0.10 * k) * s.any(0.92, 1.1)
            inner.append(
                (
                    s.wide * (0.5 + q * 0.98 * np.cos(a)),
                    s.high * (0.86 + (0.58 + 0.11 * k) * np.sin(a) * s.any(0.93, 1.08)),
                )
            )
        p.polygon(
            [
                outer[3],
                outer[0],
                outer[1],
                outer[2],
                (inner[-1][0], s.high + 40),
                *inner[::-1],
                (inner[0][0], s.high + 40),
            ]
        )
        for _ in range(5 + 2 * k):
            u = s.any(0.15, 0.85)
            top = s.high * (
                0.86 - (0.58 + 0.11 * k) * max(0.05, 1 - (abs(u - 0.5) / (0.36 + 0.1 * k)) ** 2) ** 0.5
            )
            w = s.any(7, 15)
            p.flat(
                (u * s.wide - w, top - 20),
                (u * s.wide + s.any(-3, 3), top + s.any(20, 64)),
                (u * s.wide + w, top - 20),
            )

    s.front = lambda q: props.rocks(q, s.wide, s.high - 8, 60, s.r)


def crystal_cave(s: Setting) -> None:
    """Crystals that shine in the dark."""
    f = s.field
    f.colours[:] = f.near * 0.6 + f.top * 0.4
    f.lamp = (s.aim[0], 0.45)
    f.shine(f.horizon, np.exp(-f.away(s.aim[0], 0.55) / 0.33).astype(np.float32) * 0.85)
    f.land(f.skyline(0.8, 0.2, 0.3, 1.0), 0.4, 0.6)
    p = s.back
    for tone, count, low, high in ((0.75, 9, 60, 150), (0.4, 8, 80, 190), (0.14, 6, 90, 210)):
        for _ in range(count):
            u = s.any(-0.02, 1.02)
            far = abs(u - 0.5) * 2
            p.layer(tone)
            props.crystal(
                p,
                u * s.wide,
                s.high * s.any(0.9, 1.02),
                s.any(16, 34),
                s.any(low, high) * (0.3 + far),
                (u - 0.5) * s.any(0.2, 1.1),
            )
    for _ in range(26):
        s.spark(s.any(0, 1), s.any(0.1, 0.9), s.any(0.8, 2.4), s.any(0.3, 0.9))


def gate_light(s: Setting) -> None:
    """A great open door with light beyond it."""
    f = s.field
    f.sky(0.8, 0.6)
    f.stars(60, 0.7)
    f.lamp = (s.aim[0], s.aim[1])
    f.shine(f.horizon, np.exp(-f.away(s.aim[0], 0.5) / 0.4).astype(np.float32) * 0.5)
    f.floor(0.86)
    p = s.back
    x, foot, half, tall = s.aim[0] * s.wide, s.high * 0.9, s.any(84, 104), s.high * 0.84
    p.layer(0.12)
    p.polygon(props.pointed_opening(x, foot + 10, half + 30, tall + 34))
    p.layer(0.3)
    p.polygon(props.pointed_opening(x, foot + 4, half + 15, tall + 17))
    p.layer(lit=True)
    p.polygon(props.pointed_opening(x, foot, half, tall))
    p.layer(0.06)
    for side in (-1, 1):
        p.flat(
            (x + side * half, foot + 12),
            (x + side * half, foot - tall * 0.7),
            (x + side * (half + 52), foot - tall * 0.76),
            (x + side * (half + 52), foot + 34),
        )
    f.beam(s.aim[0], 0.3, s.aim[0], 0.16, 0.5, 0.3)

    def front(q: Pen) -> None:
        q.layer(0.05)
        q.flat((-10, s.high + 20), (-10, s.high - 12), (s.wide + 10, s.high - 12), (s.wide + 10, s.high + 20))

    s.front = front

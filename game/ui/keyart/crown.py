"""Recusant Crown: a crowned rider of the night before a large moon, indigo and starlight."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.ui.keyart.landscape import Canvas, Hour, Moon, firs
from game.ui.paint.pixels import Point, dice

HOUR = Hour(
    sky=("#0b0d2c", "#2b2f7e", "#8f86c8"), cloud="#4a4590", light="#eef0ff", glow="#a9b0ff",
    far="#6a68b0", near="#080920", mist="#8f8ad0",
)  # fmt: skip


def picture(w: int, h: int) -> pygame.Surface:
    """The whole picture; the figure stands in the middle at every width."""
    c = Canvas(w, h, "crown", HOUR, Moon(0.5, 0.43, 0.30))
    c.sky(stars=w * h // 3000)
    for k in range(3):
        skyline = c.ridge(0.78 + 0.07 * k, 0.40 - 0.06 * k, 0.1 + 0.32 * k, 1.0, 0.34)
    c.figure(
        c.shapes(firs(dice("crown firs"), skyline, max(8, w // 26), 0.17 * h, (0.38, 0.62))), HOUR.near, 0.3
    )
    c.figure(c.shapes(_recusant(w / 2, h * 1.01, h * 0.66)), "#090a20", 0.85, 0.2)
    eye = h * 0.66
    c.lights(
        [(w / 2 - eye * 0.042, h * 1.01 - eye * 0.60), (w / 2 + eye * 0.042, h * 1.01 - eye * 0.60)],
        "#cfe0ff",
        max(1.0, h * 0.006),
    )
    return c.picture()


def _recusant(x: float, foot: float, tall: float) -> list[list[Point]]:
    """A cloaked figure with a crown held over its hood."""

    def at(u: float, v: float) -> Point:
        return (x + u * tall, foot - v * tall)

    half = [
        (0.50, 0.0), (0.47, 0.18), (0.40, 0.33), (0.30, 0.43), (0.17, 0.49), (0.115, 0.54), (0.125, 0.60), (0.13, 0.66),
        (0.118, 0.72), (0.09, 0.765), (0.0, 0.79),
    ]  # fmt: skip
    cloak = [at(u, v) for u, v in half] + [at(-u, v) for u, v in reversed(half)]
    tips = [(-0.128, 0.885), (-0.068, 0.905), (0.0, 0.935), (0.068, 0.905), (0.128, 0.885)]
    crown: list[Point] = [at(-0.1, 0.735), at(*tips[0])]
    for (u0, _), (u1, v1) in pairwise(tips):
        crown += [at((u0 + u1) / 2, 0.815), at(u1, v1)]
    crown.append(at(0.1, 0.735))
    balls = [[at(u + 0.014 * math.cos(a), v + 0.012 + 0.014 * math.sin(a)) for a in _ROUND] for u, v in tips]
    return [cloak, crown, *balls]


_ROUND = [2 * math.pi * k / 20 for k in range(20)]

"""Patterns: a Wizard with a burning staff, under a low amber sun."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.keyart.landscape import Canvas, Hour, Moon, firs
from game.ui.paint.pixels import Point, dice

HOUR = Hour(
    sky=("#2a0c10", "#7a3320", "#e6a458"), cloud="#6a3428", light="#ffe9b8", glow="#ffb860",
    far="#a8643c", near="#1c0808", mist="#d89a58",
)  # fmt: skip


def picture(w: int, h: int) -> pygame.Surface:
    """The whole picture; the Wizard stands in the middle at every width."""
    c = Canvas(w, h, "patterns", HOUR, Moon(0.5, 0.42, 0.28))
    c.sky()
    for k in range(3):
        skyline = c.ridge(0.78 + 0.07 * k, 0.40 - 0.06 * k, 0.1 + 0.3 * k, 0.95, 0.38)
    c.figure(
        c.shapes(firs(dice("patterns firs"), skyline, max(8, w // 28), 0.16 * h, (0.36, 0.64))),
        HOUR.near,
        0.3,
    )
    tall = h * 0.72
    c.figure(c.shapes(_wizard(w / 2, h * 1.01, tall)), "#170606", 0.85, 0.2)
    c.lights([(w / 2 + tall * 0.315, h * 1.01 - tall * 0.80)], "#fff2c8", max(2.0, h * 0.016))
    return c.picture()


def _wizard(x: float, foot: float, tall: float) -> list[list[Point]]:
    def at(u: float, v: float) -> Point:
        return (x + u * tall, foot - v * tall)

    half = [(0.40, 0.0), (0.36, 0.22), (0.29, 0.40), (0.19, 0.49), (0.10, 0.53), (0.105, 0.62)]
    robe = [at(u, v) for u, v in half] + [at(-u, v) for u, v in reversed(half)]
    brim = [at(0.245 * np.cos(a), 0.645 + 0.032 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40)]
    hat = [
        at(-0.135, 0.65),
        at(-0.085, 0.80),
        at(-0.035, 0.92),
        at(0.03, 1.0),
        at(0.022, 0.93),
        at(0.07, 0.80),
        at(0.135, 0.65),
    ]
    staff = [at(0.305, 0.0), at(0.308, 0.78), at(0.322, 0.78), at(0.325, 0.0)]
    arm = [at(0.2, 0.46), at(0.34, 0.47), at(0.34, 0.42), at(0.24, 0.34)]
    return [robe, brim, hat, staff, arm]

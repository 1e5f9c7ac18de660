"""A quiet evening, for a game that has no picture of its own."""

from __future__ import annotations

import pygame

from game.ui.keyart.landscape import Canvas, Hour, Moon, firs
from game.ui.paint.pixels import dice

HOUR = Hour(
    sky=("#1b2444", "#4a5580", "#b79aa0"), cloud="#5a5f86", light="#fff0d0", glow="#ffc890",
    far="#7d7f9c", near="#10131f", mist="#b9a8b0",
)  # fmt: skip


def picture(w: int, h: int) -> pygame.Surface:
    """Mountains, firs and a low sun."""
    c = Canvas(w, h, "evening", HOUR, Moon(0.5, 0.42, 0.16))
    c.sky(stars=w * h // 6000)
    for k in range(4):
        skyline = c.ridge(0.72 + 0.09 * k, 0.42 - 0.05 * k, k / 4, 1.0, 0.34)
    c.figure(c.shapes(firs(dice("firs"), skyline, max(8, w // 24), 0.2 * h)), HOUR.near, 0.25)
    return c.picture()

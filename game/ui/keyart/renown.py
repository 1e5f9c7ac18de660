"""Renown: the court at dusk. A palace over a green valley, and three court cards held up against the last light."""

from __future__ import annotations

import pygame

from game.ui.cardface import playing
from game.ui.keyart.landscape import Canvas, Hour, Moon, cypresses, tower
from game.ui.paint import shapes
from game.ui.paint.pixels import dice

HOUR = Hour(
    sky=("#0d2a2c", "#2f6652", "#d8c583"), cloud="#3f6a5a", light="#fff3c0", glow="#e8c860",
    far="#86a578", near="#0a1f18", mist="#c9c98c",
)  # fmt: skip
CARDS = ("JS", "QD", "KH")


def picture(w: int, h: int) -> pygame.Surface:
    """The whole picture; a broad one shows more of the valley, the cards stay in its middle."""
    c = Canvas(w, h, "renown", HOUR, Moon(0.5, 0.36, 0.25))
    c.sky(stars=w * h // 9000)
    c.ridge(0.66, 0.34, 0.0, 0.85, 0.42)
    c.ridge(0.74, 0.30, 0.28, 0.6, 0.40)
    c.haze(0.72, 0.09, 0.35)
    park = c.ridge(0.80, 0.16, 0.55, 0.0, 0.7)
    _palace(c, park[int(0.16 * w)], 0.16 * w)
    _palace(c, park[int(0.86 * w)], 0.86 * w, mirrored=True)
    near = c.ridge(0.92, 0.17, 0.86, 0.0, 0.6)
    r = dice("park")
    rows = [0.03, 0.07, 0.115, 0.245, 0.285, 0.715, 0.755, 0.93, 0.965]
    c.figure(c.shapes(cypresses(r, near, rows, 0.26 * h)), HOUR.near, 0.3)
    c.ridge(1.04, 0.14, 1.0, 0.0, 0.5)
    s = c.picture()
    _fan(s, w, h)
    return s


def _palace(c: Canvas, foot: float, x: float, mirrored: bool = False) -> None:
    k = c.h * 0.1
    way = -1 if mirrored else 1
    parts: list[list[tuple[float, float]]] = []
    for dx, wide, tall, roof in (
        (-1.9, 0.34, 1.0, 0.7), (-1.1, 0.42, 1.7, 0.9), (0.0, 0.6, 2.3, 1.2), (1.0, 0.42, 1.5, 0.0),
        (1.8, 0.34, 1.1, 0.7),
    ):  # fmt: skip
        parts += tower(x + way * dx * k, foot + k * 0.5, wide * k, tall * k, roof * k)
    parts.append(
        [
            (x - 2.0 * k, foot + 2 * k),
            (x - 2.0 * k, foot - 0.5 * k),
            (x + 1.95 * k, foot - 0.5 * k),
            (x + 1.95 * k, foot + 2 * k),
        ]
    )
    parts.append(
        [
            (x - 0.9 * k, foot),
            (x - 0.9 * k, foot - 0.9 * k),
            (x + 0.9 * k, foot - 0.9 * k),
            (x + 0.9 * k, foot),
        ]
    )
    c.figure(c.shapes(parts), "#123328", 0.35)
    windows = [
        (x + way * dx * k, foot - dy * k)
        for dx, dy in (
            (-1.1, 0.9),
            (-1.9, 0.3),
            (0, 1.5),
            (0.0, 0.95),
            (-0.5, 0.1),
            (0.45, 0.1),
            (1.0, 0.75),
            (1.4, 0.1),
            (1.8, 0.3),
            (-1.4, 0.1),
        )
    ]
    c.lights(windows, "#ffd98a", max(1.0, k * 0.055))


def _fan(s: pygame.Surface, w: int, h: int) -> None:
    wide = round(min(h * 0.40, w * 0.27))
    tall = playing.height(wide)
    middle = (w / 2, h * 0.61)
    shapes.glow(
        s,
        (middle[0] - wide * 0.9, middle[1] - tall * 0.5, wide * 1.8, tall),
        wide * 0.5,
        round(h * 0.22),
        "#ffe9a0",
        0.42,
    )
    for k, code in enumerate(CARDS):
        turn = 14.0 * (k - 1)
        place = (middle[0] + (k - 1) * wide * 0.78, middle[1] + abs(k - 1) * wide * 0.09)
        playing.place_card(s, code, place, wide, 1.2, -turn, mood="renown", four_colours=True, scale=h / 460)

"""Two dice of bone: how they look at rest and how they tumble. Which face lies up is told, never decided here."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.ui.paint import cache
from game.ui.paint.gems import gem
from game.ui.paint.pixels import blurred, clear_surface, coverage, distance
from game.ui.paint.shapes import box
from game.ui.theme import Fill, mix

RED: Final = ("#d84a3a", "#7c1414", "#fff3da", "#ffb09a")
BLUE: Final = ("#4f9ad0", "#143f6a", "#f4fbff", "#b8e2ff")
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
}
TUMBLE: Final = (3, 5, 2, 6, 1, 4)
"""Faces that show on the way; the order is as good as any."""
Ink = tuple[str, str, str, str]


def die(
    surface: pygame.Surface,
    at: tuple[float, float],
    px: int,
    value: int,
    angle: float = 0.0,
    ink: Ink = RED,
    lift: float = 0.0,
    dim: float = 0.0,
) -> None:
    """A die with a face up, turned by degrees, its shadow the farther off the higher it is (`lift` 0 to 1)."""
    px, step = max(12, px), 6 * round(angle / 6) % 360
    shade, pad = cache.PIECES.get(("die shadow", px, step), lambda: _shadow(px, step))
    off = px * (0.06 + 0.5 * lift)
    shade.set_alpha(round(255 * (1 - 0.5 * lift)))
    surface.blit(
        shade, (round(at[0] - shade.get_width() / 2 + off * 0.6), round(at[1] - shade.get_height() / 2 + off))
    )
    shade.set_alpha(255)
    picture = cache.PIECES.get(("die", px, value, step, ink, dim), lambda: _die(px, value, step, ink, dim))
    y = at[1] - px * 0.4 * lift
    surface.blit(picture, (round(at[0] - picture.get_width() / 2), round(y - picture.get_height() / 2)))
    del pad


def _shadow(px: int, angle: float) -> tuple[pygame.Surface, int]:
    soft, reach = blurred(coverage(distance(px, px, px * 0.2, 2)), max(2, round(px * 0.13)), "#000000", 0.62)
    return pygame.transform.rotozoom(soft, angle, 1.0), reach


def _die(px: int, value: int, angle: float, ink: Ink, dim: float) -> pygame.Surface:
    n = px * 2
    light, dark, pip, rim = ink
    if dim:
        light, dark, pip, rim = (_hex(c, dim) for c in (light, dark, pip, rim))
    s = clear_surface(n + 4, n + 4)
    fill = Fill(light, dark, rim, 1.0, pip)
    box(s, (2, 2, n, n), n * 0.2, fill, max(2, n * 0.02), 0.8, 0.7, round(n * 0.24))
    for x, y in PIPS[value]:
        at = (n / 2 + 2 + x * n * 0.25, n / 2 + 2 + y * n * 0.25)
        gem(
            s,
            at,
            "circle",
            max(4, round(n * 0.19)),
            mix(pip, "#000000", 0.28),
            pip,
            mix(pip, "#000000", 0.5),
            max(1.0, n * 0.014),
            False,
        )
    return pygame.transform.rotozoom(s, angle, 0.5)


def _hex(colour: str, dim: float) -> str:
    r, g, b = mix(colour, "#3a2a22", dim)
    return f"#{r:02x}{g:02x}{b:02x}"


def tumbling(t: float, value: int, seed: int) -> tuple[int, float, float, float, float]:
    """Face, angle, height, and the way still to go across and down (in dice) at `t` (0 to 1) of a roll.

    At 1 the face is the one that was rolled and the die lies still at its own small angle.
    """
    rest = ((seed * 37) % 5 - 2) * 7.0 + 4
    if t >= 1:
        return value, rest, 0.0, 0.0, 0.0
    left = (1 - t) ** 1.7
    bounce = abs(math.sin(math.pi * (0.5 + 3.4 * (1 - (1 - t) ** 2)))) * left
    turned = left * 620
    turns = round(left * 9)
    face = value if turns == 0 else TUMBLE[(turns + seed + value) % 6]
    side = 1 if seed % 2 == 0 else -1
    return face, rest + turned * side, bounce, side * left * 1.3, -left * 0.7

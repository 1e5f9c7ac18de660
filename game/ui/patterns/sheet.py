"""A Pattern's sheet of parchment: where its tree stands, and how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from game.core.ids import Seat
from game.rules.patterns.shape import Shape
from game.ui.paint import cache
from game.ui.paint.gems import gem
from game.ui.paint.pixels import Array, clouds, coverage, dice, distance, lerp, rgba, vec
from game.ui.paint.text import line_height
from game.ui.patterns.cards import FACE_FROM, RATIO, SMALL_RATIO
from game.ui.screen import Screen
from game.ui.theme import PATTERNS

OWN_TIERS: Final = (116.0, 108.0)
"""Widths of the own Creatures by tier; deeper tiers are as the last."""
OXBLOOD, RUST = "#7a1f1c", "#8a4a30"
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's tree in pixels. `places` by number: middle and width; the Guard space is the last.

    `pile` is the Dungeon, `held` where a card waits to be placed; `name` the left upper corner of the words and their
    greatest width; `pills` the right middle of the row of counts.
    """

    seat: Seat
    rect: pygame.Rect
    own: bool
    wizard: Point
    wizard_px: int
    places: tuple[tuple[float, float, float], ...]
    pile: tuple[float, float, float]
    held: tuple[float, float, float]
    name: tuple[float, float, float]
    pills: Point
    side: pygame.Rect | None
    lines: tuple[tuple[Point, Point, int], ...]
    """Lines of command: from, to, and the place led (from the Wizard or a Leader down to it)."""

    def box(self, place: int) -> pygame.Rect:
        """The box of a place."""
        x, y, width = self.places[place]
        rect = pygame.Rect(0, 0, round(width), round(card_high(width)))
        rect.center = (round(x), round(y))
        return rect


def card_high(width: float) -> float:
    """Height of a Creature of a width: with a name under it, or small."""
    return width * (RATIO if width >= FACE_FROM else SMALL_RATIO)


def lay_sheet(
    seat: Seat,
    rect: pygame.Rect,
    shape: Shape,
    unit: float,
    screen: Screen,
    *,
    own: bool = False,
    side: pygame.Rect | None = None,
) -> Sheet:
    """Lays the tree of a shape into a rectangle; `side`: Guard and Dungeon lie in a column of their own."""

    def u(units: float) -> int:
        return max(1, round(units * unit))

    tiers = max(shape.tier)
    leaves = [place for place in range(shape.positions) if shape.tier[place] == tiers]
    columns = len(leaves)
    words = line_height("title", screen.text_px(30 if own else 24)) + line_height("body", screen.text_px(16))
    head = max(u(118), words + u(14)) if own else max(u(72), min(words + u(10), round(rect.height * 0.27)))
    wizard_px = min(u(104), round(head * 0.9)) if own else min(u(66), round(head * 0.84))
    pad_x, foot = u(30 if own else 16), u(26 if own else 12)
    drop = u(28 if own else 17)
    tall = not own and rect.height > rect.width * 0.92
    extra = 0 if own or side is not None or tall else 1
    gap = u(14 if own else 7)
    room_x = rect.width - 2 * pad_x - (u(16) if extra else 0)
    rows = tiers + (1 if tall else 0)
    room_y = (rect.height - head - foot - drop * rows) / rows
    ratio = RATIO
    width = min((room_x - gap * (columns + extra - 1)) / (columns + extra), room_y / ratio)
    if width < FACE_FROM:
        ratio = SMALL_RATIO
        width = min((room_x - gap * (columns + extra - 1)) / (columns + extra), room_y / ratio)
        width = min(width, FACE_FROM - 1)
    if own:
        width = min(width, OWN_TIERS[1] * unit * 1.06)
    loose = 0.34 if own else 0.3 if extra else 0.62
    gap_x = min((room_x - width * (columns + extra)) / max(columns + extra - 1, 1), width * loose)
    tree = columns * width + (columns - 1) * gap_x
    left = rect.centerx - (tree + (u(16) + width + gap_x if extra else 0)) / 2
    xs: dict[int, float] = {leaf: left + width / 2 + i * (width + gap_x) for i, leaf in enumerate(leaves)}
    for place in reversed(range(shape.positions)):
        minions = shape.minions[place]
        if minions:
            xs[place] = sum(xs[one] for one in minions) / len(minions)
    step = width * ratio + drop
    spare = rect.height - head - foot - step * rows
    top = rect.y + head + drop + max(0.0, spare) * 0.5
    places: list[tuple[float, float, float]] = []
    for place in range(shape.positions):
        tier = shape.tier[place]
        grown = OWN_TIERS[0] / OWN_TIERS[1] if own and tier == 1 else 1.0
        y = top + (tier - 1) * step + width * ratio / 2 - (grown - 1) * width * ratio * 0.3
        places.append((xs[place], y, width * grown))
    guard, pile = _beside(rect, side, width, ratio, gap_x, left + tree, top, step, tall, unit)
    places.append(guard)
    wizard = (left + tree / 2, rect.y + head * 0.52 + (u(4) if own else u(2)))
    lines = _lines(shape, places, wizard, wizard_px, ratio)
    name_room = wizard[0] - wizard_px / 2 - u(14) - rect.x - u(20)
    held = _waiting(places, shape, (wizard[0] + wizard_px * 0.5 + u(16), rect.y + head * 0.5), u(12))
    return Sheet(
        seat,
        rect,
        own,
        wizard,
        wizard_px,
        tuple(places),
        pile,
        held,
        (rect.x + u(24 if own else 18), rect.y + u(12), name_room),
        (rect.right - u(14), rect.y + min(head * 0.36, u(30))),
        side,
        lines,
    )


def _waiting(
    places: list[tuple[float, float, float]], shape: Shape, aside: Point, gap: int
) -> tuple[float, float, float]:
    """Where a card waits: between the last two under the Wizard, or beside the Wizard where they stand close."""
    first = [place for place in range(shape.positions) if shape.tier[place] == 1]
    if len(first) > 1:
        (ax, y, width), (bx, _, _) = places[first[-2]], places[first[-1]]
        free = bx - ax - width - 2 * gap
        if free >= width * 0.7:
            return (ax + bx) / 2, y, min(width, free)
    width = places[0][2]
    return aside[0] + width / 2, aside[1], width


def _beside(
    rect: pygame.Rect,
    side: pygame.Rect | None,
    width: float,
    ratio: float,
    gap: float,
    right: float,
    top: float,
    step: float,
    tall: bool,
    unit: float,
) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """Guard space and Dungeon pile: right of the tree, in a row below it, or in a column of their own."""
    if side is not None:
        here = min(width, side.width * 0.4)
        y = side.y + side.height * 0.36
        return (side.x + side.width * 0.27, y, here), (side.x + side.width * 0.73, y, here)
    if tall:
        y = top + 2 * step + width * ratio / 2
        return (rect.centerx - width, y, width), (rect.centerx + width, y, width)
    x = right + gap + 16 * unit + width / 2
    return (x, top + width * ratio / 2, width), (x, top + step + width * ratio / 2, width)


def _lines(
    shape: Shape, places: list[tuple[float, float, float]], wizard: Point, px: int, ratio: float
) -> tuple[tuple[Point, Point, int], ...]:
    found = []
    for place in range(shape.positions):
        x, y, width = places[place]
        goal = (x, y - width * ratio / 2 + 1)
        over = shape.leader[place]
        if over < 0:
            found.append(((wizard[0], wizard[1] + px * 0.46), goal, place))
        else:
            lx, ly, lw = places[over]
            found.append(((lx, ly + lw * ratio / 2), goal, place))
    return tuple(found)


# ---- how it is drawn


def parchment(size: tuple[int, int], seed: str, unit: float) -> pygame.Surface:
    """A sheet with a worn edge, transparent round it; kept for its size."""
    w, h = size
    return cache.PIECES.get(("parchment", w, h, seed), lambda: _parchment(w, h, seed, unit))


def _parchment(w: int, h: int, seed: str, unit: float) -> pygame.Surface:
    r = dice(("parchment", seed))
    sw, sh = max(8, w // 2), max(8, h // 2)
    broad = _up(clouds(r, sw, sh, max(8, 90 * unit), 4), w, h)
    fine = clouds(r, w, h, max(3, 9 * unit), 2)
    light, dark = vec(PATTERNS.paper.top), vec(PATTERNS.paper.bottom)
    colours = lerp(light, dark, np.clip((broad - 0.3) * 1.7, 0, 1)) * (0.955 + 0.09 * fine)[..., None]
    x = np.minimum(np.arange(w, dtype=np.float32), np.arange(w, dtype=np.float32)[::-1])[None, :]
    y = np.minimum(np.arange(h, dtype=np.float32), np.arange(h, dtype=np.float32)[::-1])[:, None]
    edge = np.clip(1 - np.minimum(x, y) / max(8, 64 * unit), 0, 1) ** 2 * (0.55 + 0.9 * broad)
    colours = lerp(colours, vec(PATTERNS.paper.line), np.clip(edge * 0.62, 0, 1))
    across = np.arange(w, dtype=np.float32)[None, :] / w
    down = np.arange(h, dtype=np.float32)[:, None] / h
    colours = colours * np.clip(1.10 - 0.30 * np.hypot(across - 0.3, down - 0.15), 0.7, 1.12)[..., None]
    ragged = distance(w, h, 12 * unit, 0) + (clouds(r, w, h, max(4, 24 * unit), 3) - 0.5) * (7 * unit)
    return rgba(np.clip(colours, 0, 255), coverage((ragged + 3 * unit).astype(np.float32)))


def _up(field: Array, w: int, h: int) -> Array:
    """A field enlarged twice, evenly."""
    tall = np.linspace(0, field.shape[0] - 1, h)
    wide = np.linspace(0, field.shape[1] - 1, w)
    y0, x0 = np.floor(tall).astype(int), np.floor(wide).astype(int)
    y1, x1 = np.minimum(y0 + 1, field.shape[0] - 1), np.minimum(x0 + 1, field.shape[1] - 1)
    fy, fx = (tall - y0)[:, None].astype(np.float32), (wide - x0)[None, :].astype(np.float32)
    above = field[np.ix_(y0, x0)] * (1 - fx) + field[np.ix_(y0, x1)] * fx
    below = field[np.ix_(y1, x0)] * (1 - fx) + field[np.ix_(y1, x1)] * fx
    out: Array = (above * (1 - fy) + below * fy).astype(np.float32)
    return out


def command(surface: pygame.Surface, a: Point, b: Point, colour: str, thick: float, unit: float) -> None:
    """A line of command from a Leader down to a Minion, with a stud at either end."""
    x0, x1 = min(a[0], b[0]), max(a[0], b[0])
    pad = 4 + round(thick)
    w, h = round(x1 - x0) + 2 * pad, max(2, round(b[1] - a[1])) + 2 * pad
    key = ("command", w, h, a[0] <= b[0], colour, thick)
    picture = cache.PIECES.get(key, lambda: _command(w, h, pad, a[0] <= b[0], colour, thick))
    surface.blit(picture, (round(x0) - pad, round(a[1]) - pad))
    for end in (a, b):
        gem(surface, end, "diamond", max(6, round(11 * unit)), "#f2d48a", "#8a5a1c", "#4a2c0c", 1, False)


def _command(w: int, h: int, pad: int, falls: bool, colour: str, thick: float) -> pygame.Surface:
    times = 3
    s = pygame.Surface((w * times, h * times), 0, 32)
    ax, bx = (pad, w - pad) if falls else (w - pad, pad)
    ay, by = pad, h - pad
    mid = (ay + by) / 2
    reach = max(1, round(thick * times / 2))
    last = None
    for q in np.linspace(0, 1, 40):
        p = 1 - q
        x = p**3 * ax + 3 * p**2 * q * ax + 3 * p * q**2 * bx + q**3 * bx
        y = p**3 * ay + 3 * p**2 * q * mid + 3 * p * q**2 * mid + q**3 * by
        here = (round(x * times), round(y * times))
        if last is not None:
            pygame.draw.line(s, (255, 255, 255), last, here, 2 * reach)
            pygame.draw.circle(s, (255, 255, 255), here, reach)
        last = here
    small = pygame.transform.smoothscale(s, (w, h))
    alpha = pygame.surfarray.array_red(small).astype(np.float32).T / np.float32(255)
    return rgba(np.broadcast_to(vec(colour), (h, w, 3)), alpha)

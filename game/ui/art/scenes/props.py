"""Things that stand in the distance: trees, towers, columns, arches, stones, reeds, birds."""

# Outlines are read as rows of points, not one point a line.
# fmt: off
from __future__ import annotations

import math

import numpy as np

from game.ui.art.pen import Pen


def fir(p: Pen, x: float, foot: float, tall: float) -> None:
    """A fir of `tall` units."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    tiers = 7
    for k in range(tiers):
        y = foot - tall * (0.06 + 0.86 * k / tiers)
        reach = tall * 0.18 * (1 - k / tiers) ** 0.9 + tall * 0.012
        left += [(x - reach, y + tall * 0.025), (x - reach * 0.45, y - tall * 0.07)]
        right += [(x + reach, y + tall * 0.025), (x + reach * 0.45, y - tall * 0.07)]
    p.flat((x - tall * 0.02, foot + 30), *left, (x, foot - tall), *reversed(right), (x + tall * 0.02, foot + 30))


def bare_tree(p: Pen, x: float, foot: float, tall: float, r: np.random.Generator, lean: float = 0.0) -> None:
    """A leafless tree."""
    branch(p, x, foot + 10, -90 + lean, tall * 0.36, tall * 0.05, 5, r)


def branch(p: Pen, x: float, y: float, angle: float, length: float, half: float, left: int,
    r: np.random.Generator) -> None:
    a = math.radians(angle)
    x1, y1 = x + length * math.cos(a), y + length * math.sin(a)
    bend = float(r.uniform(-0.12, 0.12)) * length
    p.limb((x, y, half), ((x + x1) / 2 - bend * math.sin(a), (y + y1) / 2 + bend * math.cos(a), half * 0.8),
        (x1, y1, half * 0.62))
    if left > 0:
        for side in (-1, 1):
            branch(p, x1, y1, angle + side * float(r.uniform(16, 42)), length * float(r.uniform(0.62, 0.82)),
                half * 0.6, left - 1, r)


def crown_tree(p: Pen, x: float, foot: float, tall: float, r: np.random.Generator) -> None:
    """A tree with a rounded head of leaves."""
    p.limb((x, foot + 20, tall * 0.06), (x + tall * 0.01, foot - tall * 0.3, tall * 0.035),
        (x, foot - tall * 0.62, tall * 0.02))
    for _ in range(16):
        a, d = float(r.uniform(0, 6.28)), float(r.uniform(0, 1)) ** 0.6
        q = tall * float(r.uniform(0.07, 0.13))
        p.oval(x + d * math.cos(a) * tall * 0.28, foot - tall * 0.68 + d * math.sin(a) * tall * 0.22, q * 1.15, q)


def trunk(p: Pen, x: float, wide: float, top: float, foot: float, r: np.random.Generator) -> None:
    """A tall trunk that leaves the picture above, with a root flare and a few stubs."""
    lean = float(r.uniform(-0.25, 0.25)) * wide * 3
    p.shape((x - wide * 1.7, foot + 30, 0), (x - wide * 0.75, foot - wide),
        (x - wide * 0.5 + lean * 0.4, (top + foot) / 2), (x - wide * 0.42 + lean, top - 20, 0),
        (x + wide * 0.42 + lean, top - 20, 0), (x + wide * 0.5 + lean * 0.4, (top + foot) / 2),
        (x + wide * 0.75, foot - wide), (x + wide * 1.7, foot + 30, 0))
    for _ in range(int(r.integers(1, 4))):
        y = float(r.uniform(top + 30, foot - 90))
        side = -1 if r.random() < 0.5 else 1
        n = wide * float(r.uniform(1.2, 3.2))
        p.limb((x + lean * 0.4, y, wide * 0.22), (x + side * n * 0.6 + lean * 0.5, y - n * 0.35, wide * 0.13),
            (x + side * n, y - n * 0.8, wide * 0.03))


def tower(p: Pen, x: float, foot: float, wide: float, tall: float, roof: float) -> None:
    """A tower with a wider top; a pointed roof of `roof` units, or battlements for 0."""
    a, top = wide / 2, foot - tall
    cap = wide * 0.64
    p.flat((x - a, foot + 40), (x - a, top), (x + a, top), (x + a, foot + 40))
    p.flat((x - cap, top - wide * 0.02), (x - cap, top - wide * 0.3), (x + cap, top - wide * 0.3),
        (x + cap, top - wide * 0.02), (x + a, top + wide * 0.22), (x - a, top + wide * 0.22))
    if roof:
        p.flat((x - cap * 1.12, top - wide * 0.28), (x, top - wide * 0.3 - roof),
            (x + cap * 1.12, top - wide * 0.28))
        p.bar(x, top - wide * 0.3 - roof + 2, x, top - wide * 0.3 - roof * 1.3, 1.6)
    else:
        for k in range(4):
            q = x - cap + (k + 0.5) * cap / 2
            p.flat((q - cap * 0.16, top - wide * 0.28), (q - cap * 0.16, top - wide * 0.5),
                (q + cap * 0.16, top - wide * 0.5), (q + cap * 0.16, top - wide * 0.28))


def windows(p: Pen, x: float, foot: float, wide: float, tall: float, count: int, r: np.random.Generator) -> None:
    """Lit windows on a tower; draw after the tower's layer."""
    for _ in range(count):
        y = foot - tall * float(r.uniform(0.2, 0.92))
        q = x + float(r.uniform(-0.22, 0.22)) * wide
        s = max(1.6, wide * 0.055)
        p.shape((q - s, y + s * 2, 0), (q - s, y - s), (q, y - s * 2.4), (q + s, y - s), (q + s, y + s * 2, 0))


def castle(p: Pen, x: float, foot: float, size: float, r: np.random.Generator) -> None:
    """Towers about a keep on a hill, `size` units from end to end, with lit windows."""
    p.shape((x - size, foot + 200, 0), (x - size * 0.75, foot + 30), (x - size * 0.4, foot - 4),
        (x + size * 0.4, foot - 4), (x + size * 0.75, foot + 30), (x + size, foot + 200, 0))
    spots = []
    n = int(r.integers(5, 8))
    for k in range(n):
        q = (k - (n - 1) / 2) / n
        tall = size * (0.28 + 0.62 * (0.5 - abs(q)) ** 1.2 + float(r.uniform(-0.03, 0.1)))
        wide = size * float(r.uniform(0.10, 0.16))
        at = x + q * size * 0.95
        tower(p, at, foot, wide, tall, size * float(r.uniform(0.16, 0.3)) if r.random() < 0.75 else 0.0)
        spots.append((at, wide, tall))
    p.flat((x - size * 0.45, foot + 40), (x - size * 0.45, foot - size * 0.16),
        (x + size * 0.45, foot - size * 0.16), (x + size * 0.45, foot + 40))
    p.layer(lit=True)
    for at, wide, tall in spots:
        windows(p, at, foot, wide, tall, 2, r)


def column(p: Pen, x: float, foot: float, wide: float, tall: float, broken: bool = False) -> None:
    """A column on a base; a broken one ends in a slant."""
    top = foot - tall
    p.flat((x - wide * 0.8, foot + 20), (x - wide * 0.8, foot - wide * 0.3), (x + wide * 0.8, foot - wide * 0.3),
        (x + wide * 0.8, foot + 20))
    if broken:
        p.flat((x - wide * 0.5, foot), (x - wide * 0.45, top + wide * 0.5), (x - wide * 0.1, top),
            (x + wide * 0.1, top + wide * 0.4), (x + wide * 0.45, top + wide * 0.1), (x + wide * 0.5, foot))
    else:
        p.flat((x - wide * 0.5, foot), (x - wide * 0.42, top), (x + wide * 0.42, top), (x + wide * 0.5, foot))
        p.flat((x - wide * 0.75, top), (x - wide * 0.75, top - wide * 0.35), (x + wide * 0.75, top - wide * 0.35),
            (x + wide * 0.75, top), (x + wide * 0.42, top + wide * 0.4), (x - wide * 0.42, top + wide * 0.4))


def pointed_opening(x: float, foot: float, half: float, tall: float) -> list[tuple[float, float]]:
    """Outline of a gothic opening."""
    spring = foot - tall + half * 1.5
    out = [(x - half, foot), (x - half, spring)]
    for k in range(1, 9):
        t = k / 8
        out.append((x - half + half * (1 - math.cos(t * 1.25)) / (1 - math.cos(1.25)),
            spring - half * 1.5 * math.sin(t * 1.25) / math.sin(1.25)))
    return out + [(2 * x - a, b) for a, b in reversed(out[:-1])]


def stone(p: Pen, x: float, foot: float, wide: float, tall: float, r: np.random.Generator) -> None:
    """A standing stone."""
    j = r.uniform(-0.12, 0.12, 6) * wide
    p.flat((x - wide / 2 + j[0], foot + 30), (x - wide * 0.46 + j[1], foot - tall * 0.55),
        (x - wide * 0.3 + j[2], foot - tall * 0.94), (x + wide * 0.1, foot - tall + j[3]),
        (x + wide * 0.36 + j[4], foot - tall * 0.85), (x + wide * 0.5 + j[5], foot - tall * 0.4),
        (x + wide * 0.52, foot + 30))


def reeds(p: Pen, x0: float, x1: float, foot: float, tall: float, count: int, r: np.random.Generator) -> None:
    """Blades and bulrushes."""
    for _ in range(count):
        x = float(r.uniform(x0, x1))
        t = tall * float(r.uniform(0.4, 1.0))
        lean = float(r.uniform(-0.3, 0.3)) * t
        p.limb((x, foot + 10, 2.6), (x + lean * 0.35, foot - t * 0.55, 1.9), (x + lean, foot - t, 0.6))
        if r.random() < 0.3:
            p.limb((x + lean * 0.86, foot - t * 0.86, 3.4), (x + lean, foot - t, 3.2))


def grass(p: Pen, wide: float, foot: float, tall: float, r: np.random.Generator,
    gap: tuple[float, float] = (1e9, 1e9)) -> None:
    """A fringe of grass along the lower edge, lower within `gap`."""
    p.flat((-10, foot + 60), (-10, foot), (wide + 10, foot), (wide + 10, foot + 60))
    for k in range(int(wide / 5)):
        x = k * 5 + float(r.uniform(-3, 3))
        t = tall * float(r.uniform(0.3, 1.0)) * (0.4 if gap[0] < x < gap[1] else 1.0)
        lean = float(r.uniform(-0.5, 0.5)) * t
        p.flat((x - 2.4, foot + 4), (x + lean, foot - t), (x + 2.4, foot + 4))


def rocks(p: Pen, wide: float, foot: float, tall: float, r: np.random.Generator) -> None:
    """Broken ground along the lower edge, higher to both sides."""
    points = [(-20.0, foot + 90)]
    n = 17
    for k in range(n):
        u = k / (n - 1)
        points.append((u * (wide + 40) - 20,
            foot - tall * (0.15 + 0.85 * abs(2 * u - 1) ** 1.6) * float(r.uniform(0.5, 1.1)) + tall * 0.2))
    p.flat(*points, (wide + 20, foot + 90))


def birds(p: Pen, x: float, y: float, count: int, spread: float, r: np.random.Generator) -> None:
    """A flight of small birds."""
    for _ in range(count):
        a, b = x + float(r.uniform(-1, 1)) * spread, y + float(r.uniform(-0.4, 0.4)) * spread
        s = float(r.uniform(3.5, 7.5))
        for side in (-1, 1):
            p.limb((a, b, 1.2), (a + side * s * 0.6, b - s * 0.5, 1.1), (a + side * s * 1.5, b - s * 0.15, 0.5))


def crystal(p: Pen, x: float, foot: float, wide: float, tall: float, lean: float) -> None:
    """A pointed crystal with one lighter face."""
    tx = x + lean * tall
    p.flat((x - wide / 2, foot + 20), (tx - wide / 2, foot - tall * 0.8), (tx, foot - tall),
        (tx + wide / 2, foot - tall * 0.75), (x + wide / 2, foot + 20))
    p.layer(0.55)
    p.flat((x + wide * 0.05, foot + 20), (tx + wide * 0.05, foot - tall * 0.72), (tx, foot - tall),
        (tx + wide / 2, foot - tall * 0.75), (x + wide / 2, foot + 20))


def hull(p: Pen, x: float, y: float, size: float) -> None:
    """A sailing ship seen from the side."""
    p.shape((x - size * 0.5, y - size * 0.16, 0), (x - size * 0.36, y + size * 0.02), (x, y + size * 0.06),
        (x + size * 0.34, y + size * 0.02), (x + size * 0.58, y - size * 0.2, 0), (x + size * 0.3, y - size * 0.1),
        (x - size * 0.3, y - size * 0.08), (x - size * 0.42, y - size * 0.16, 0))
    for mx, t in ((-0.2, 0.7), (0.1, 0.86), (0.34, 0.6)):
        p.bar(x + mx * size, y, x + mx * size, y - t * size, size * 0.016)
        for lo, hi, w in ((0.16, 0.46, 0.17), (0.5, 0.74, 0.13)):
            a, b = y - lo * t * size * 1.25, y - hi * t * size * 1.25
            p.shape((x + (mx - w) * size, a, 0), (x + (mx - w * 0.6) * size, (a + b) / 2),
                (x + (mx - w * 0.9) * size, b, 0), (x + (mx + w * 0.9) * size, b, 0),
                (x + (mx + w * 1.15) * size, (a + b) / 2), (x + (mx + w) * size, a, 0),
                (x + mx * size, a - size * 0.03))

"""Smooth outlines from a few points: closed shapes with corners where asked for, and tapering strokes.

Points are (x, y) in any unit. A third number 0 marks a corner of a shape; in a stroke it is half the width.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Place = tuple[float, float]
Mark = tuple[float, ...]
STEPS = 7
"""Straight pieces between two points; at 2x and card size no eye finds the joints."""


def curve(points: Sequence[Mark], closed: bool, steps: int = STEPS) -> list[tuple[float, ...]]:
    """Points of a spline through all of `points`, in as many numbers a point as they have.

    Tangents follow the chords by their length, so that uneven spacing makes no loops.
    """
    n = len(points)
    if n < 3:
        return [tuple(p) for p in points]
    width = len(points[0])
    out: list[tuple[float, ...]] = []
    for i in range(n if closed else n - 1):
        p1, p2 = points[i], points[(i + 1) % n]
        p0 = points[i - 1] if closed or i > 0 else p1
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        c0, c1, c2 = (max(1e-6, math.dist(a[:2], b[:2])) for a, b in ((p0, p1), (p1, p2), (p2, p3)))
        if p0 is p1:
            c0 = c1
        if p3 is p2:
            c2 = c1
        m1 = [(p2[k] - p0[k]) / (c0 + c1) * c1 for k in range(width)]
        m2 = [(p3[k] - p1[k]) / (c1 + c2) * c1 for k in range(width)]
        for s in range(steps):
            t = s / steps
            a, b = t * t * (2 * t - 3) + 1, t * (1 - t) * (1 - t)
            c, d = t * t * (3 - 2 * t), t * t * (t - 1)
            out.append(tuple(a * p1[k] + b * m1[k] + c * p2[k] + d * m2[k] for k in range(width)))
    if not closed:
        out.append(tuple(points[-1]))
    return out


def closed(points: Sequence[Mark]) -> list[Place]:
    """Outline of a closed shape: smooth everywhere but at points marked (x, y, 0)."""
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    if not corners:
        return [(p[0], p[1]) for p in curve(points, closed=True)]
    turned = [*points[corners[0] :], *points[: corners[0]]]
    turned.append(turned[0])
    out: list[Place] = []
    run: list[Mark] = []
    for p in turned:
        run.append(p[:2])
        if len(p) > 2 and len(run) > 1:
            out += [(q[0], q[1]) for q in curve(run, closed=False)]
            run = [p[:2]]
    return out


def ring(x: float, y: float, rx: float, ry: float, turn: float = 0.0, count: int = 40) -> list[Place]:
    """Outline of an ellipse, turned clockwise by `turn` degrees."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    out: list[Place] = []
    for k in range(count):
        u, v = rx * math.cos(2 * math.pi * k / count), ry * math.sin(2 * math.pi * k / count)
        out.append((x + u * c - v * s, y + u * s + v * c))
    return out


def spokes(x: float, y: float, points: int, outer: float, inner: float, turn: float = -90.0) -> list[Place]:
    """Outline of a star with `points` tips, the first at `turn` degrees."""
    out: list[Place] = []
    for k in range(points * 2):
        a = math.radians(turn + 180 * k / points)
        r = inner if k % 2 else outer
        out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return out


def cog(x: float, y: float, teeth: int, outer: float, inner: float, turn: float = 0.0) -> list[Place]:
    """Outline of a toothed wheel with flat teeth."""
    out: list[Place] = []
    for k in range(teeth):
        a = math.radians(turn) + 2 * math.pi * k / teeth
        w = math.pi / teeth
        for da, r in ((-0.62, inner), (-0.40, outer), (0.40, outer), (0.62, inner)):
            out.append((x + r * math.cos(a + da * w), y + r * math.sin(a + da * w)))
    return out

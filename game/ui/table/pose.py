"""Where a piece lies and how it looks there, and the ways from one such place to another."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Ease: TypeAlias = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Pose:
    """One moment of a piece: centre and width in pixels, angle in degrees against the clock, lift 0.5 (lying) to 2.4.

    `face` is what shows (a card's word; empty: its back), `open` how far it is turned to the eye (1: flat, 0: on its
    edge), `dim` how far it steps back (0 to 1), `glow` a colour or nothing, `mark` a word for a sign (`playable`),
    `z` which of two pieces lies above. `drawn` is, on the way, the width of a picture that is there already.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    lift: float = 0.5
    face: str = ""
    open: float = 1.0
    alpha: float = 1.0
    dim: float = 0.0
    glow: str = ""
    z: float = 0.0
    mark: str = ""
    drawn: float = 0.0

    def at(self, x: float, y: float) -> Pose:
        """The same elsewhere."""
        return replace(self, x=x, y=y)


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    """Quick at first, then coming to rest: for things that follow the hand."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Slow at both ends: for cards that travel."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Runs over its goal a little and comes back."""
    s = 1.2
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


@dataclass(frozen=True, slots=True)
class Move:
    """How a piece travels: seconds before and of the way, how high the arc rises (in its own widths), from where.

    `start` is where a piece that was not on the table comes from; `spin` turns it by that many degrees more on its way.
    """

    duration: float = 0.35
    delay: float = 0.0
    rise: float = 0.0
    ease: Ease = in_out
    start: Pose | None = None
    spin: float = 0.0


FOLLOW: Final = Move(0.16, ease=out_cubic)
"""How pieces make room for a hand that moves."""

SLIDE: Final = Move(0.34)
AT_ONCE: Final = Move(0.0)


def between(a: Pose, b: Pose, t: float, move: Move) -> Pose:
    """The pose at `t` (0 to 1) of the way; exactly `b` at the end."""
    if t >= 1:
        return b
    k = move.ease(t)
    arc = math.sin(math.pi * t)
    x = a.x + (b.x - a.x) * k
    y = a.y + (b.y - a.y) * k - move.rise * arc * (a.width + b.width) / 2
    lift = a.lift + (b.lift - a.lift) * k
    if move.rise:
        lift = max(lift, 0.5) + 1.5 * arc * min(1.0, move.rise * 2)
    face, wide = b.face, 1.0
    if a.face != b.face:
        face = a.face if t < 0.5 else b.face
        wide = max(0.04, abs(math.cos(math.pi * t)))
    still = a.angle == b.angle and not move.spin
    # in steps that the eye does not see in motion, so that pictures once made serve many moments
    return Pose(
        x,
        y,
        a.width + (b.width - a.width) * k,
        b.angle if still else 3 * round((a.angle + (b.angle - a.angle) * k + move.spin * (1 - k)) / 3),
        round(lift * 2) / 2,
        face,
        wide * (a.open + (b.open - a.open) * k),
        a.alpha + (b.alpha - a.alpha) * k,
        a.dim + (b.dim - a.dim) * k,
        b.glow,
        max(a.z, b.z) + (100 if move.rise else 0),
        b.mark,
        max(a.width, b.width),
    )


def faded(a: Pose, b: Pose, t: float) -> Pose:
    """The way of reduced motion: gone from one place, then there at the other."""
    if t >= 1:
        return b
    if t < 0.5:
        return replace(a, alpha=a.alpha * (1 - 2 * t))
    return replace(b, alpha=b.alpha * (2 * t - 1))

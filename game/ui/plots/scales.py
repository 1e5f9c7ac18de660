"""From values to places: the marks of an axis fall on round numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from game.core.figures import signed

STEPS: Final = (
    0.01,
    0.02,
    0.05,
    0.1,
    0.2,
    0.25,
    0.5,
    1,
    2,
    5,
    10,
    20,
    25,
    50,
    100,
    200,
    250,
    500,
    1000,
    2000,
    5000,
)
"""Between two marks."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Values from `low` to `high` over places from `start` to `end`, with marks where they say something."""

    low: float
    high: float
    start: float
    end: float
    marks: tuple[float, ...]
    label: Callable[[float], str]

    def at(self, value: float) -> float:
        """Where a value lies, at most at the ends."""
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return self.start + (self.end - self.start) * min(1.0, max(0.0, share))


def axis(
    low: float,
    high: float,
    start: float,
    end: float,
    label: Callable[[float], str],
    apart: float = 62.0,
    tight: bool = False,
) -> Axis:
    """An axis whose marks stand at least so many units apart; it reaches to the next round number unless `tight`."""
    most = max(2.0, abs(end - start) / apart)
    step = next((step for step in STEPS if (high - low) / step <= most), STEPS[-1])
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    if not tight:
        low, high = first * step, max(last, first + 1) * step
    marks = [n * step for n in range(first, last + 1)]
    seen = tuple(mark for mark in marks if low - 1e-9 <= mark <= high + 1e-9)
    return Axis(low, high, start, end, seen, label)


def per_cent(value: float) -> str:
    """`40 %`."""
    return f"{round(100 * value)} %"


def points(value: float) -> str:
    """`+20`: a difference of shares in points."""
    return signed(round(100 * value)) if round(100 * value) else "0"


def whole(value: float) -> str:
    """A count."""
    return f"{round(value)}"

"""What a figure is: how it is drawn, and where its head is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.ui.art.pen import Pen

Draw = Callable[[Pen, np.random.Generator], None]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing in the 400-unit box and where its head is, in that box: lights stand behind it."""

    draw: Draw
    head: tuple[float, float] = (200.0, 150.0)


def at(draw: Draw, x: float, y: float) -> Figure:
    """A figure whose head is at (x, y)."""
    return Figure(draw, (x, y))

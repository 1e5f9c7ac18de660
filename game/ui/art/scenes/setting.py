"""What a scene gets to paint on: the soft back, a pen for things in the distance, a pen for what is in front."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from game.ui.art.field import Field
from game.ui.art.pen import Glow, Pen


@dataclass(slots=True)
class Setting:
    """One scene being built. Pens measure the shorter side of the picture as 400 units; `wide` x `high` is all of it.

    `aim` is where the figure's head will be, as fractions of the picture: lights stand behind it.
    """

    field: Field
    back: Pen
    aim: tuple[float, float]
    wide: float
    high: float
    front: Callable[[Pen], None] | None = None
    sparks: list[Glow] = dataclasses.field(default_factory=list)

    @property
    def r(self) -> np.random.Generator:
        """The dice of this picture."""
        return self.field.r

    def any(self, low: float, high: float) -> float:
        """An accidental number between the two."""
        return float(self.field.r.uniform(low, high))

    def pick(self, *choices: str) -> str:
        """One of the words."""
        return choices[int(self.field.r.integers(len(choices)))]

    def spark(self, u: float, v: float, radius: float, strength: float = 1.0) -> None:
        """A small light in the air, place as fractions, radius in units of 400."""
        w, h = self.field.size
        self.sparks.append(Glow(u * w, v * h, radius / 400 * min(w, h), strength, eye=True))

    def line_units(self, line: np.ndarray, u: float) -> float:
        """Height of a skyline of the field at fraction `u`, in units of the pens."""
        k = min(self.field.w - 1, max(0, int(u * self.field.w)))
        return float(line[k]) / self.field.h * self.high

"""Five fading copies of a card that flies home after it was put where it may not go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.table.grip import TRAIL
from game.ui.table.pose import Move, Pose, between

LASTS = 0.5


@dataclass(slots=True)
class Trail:
    """Which piece, from where to where, and how long ago."""

    key: str
    start: Pose
    goal: Pose
    age: float = 0.0

    @property
    def over(self) -> bool:
        return self.age >= LASTS

    def poses(self) -> list[Pose]:
        """The copies of this moment, the furthest behind first."""
        found = []
        way = Move(1.0)
        for n in range(TRAIL):
            t = (n + 0.4) / TRAIL
            reached = self.age / (LASTS * 0.64)
            if t > reached:
                break
            strength = (0.14 + 0.06 * n) * max(0.0, 1 - self.age / LASTS)
            if strength > 0.02:
                found.append(
                    replace(
                        between(self.start, self.goal, t, way),
                        alpha=round(strength, 2),
                        glow="",
                        mark="",
                        lift=0.0,
                    )
                )
        return found

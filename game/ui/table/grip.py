"""A hand on the table: what is pressed, dragged or carried, whatever it is and whatever that means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.table.gesture import Handle

DRAG_AFTER: Final = 5.0
"""Units of layout that a pressed thing must be moved before it is dragged."""

HOLD_AFTER: Final = 0.18
"""Seconds after which a pressed thing is dragged although nothing moved."""

SLOW_CLICK: Final = 0.6
"""Seconds within which a thing let go of where it was pressed was clicked, though it was taken up meanwhile."""

TRAIL: Final = 5
"""Fading copies of a card that flies home."""

IDLE, PRESSED, DRAGGED, CARRIED = "idle", "pressed", "dragged", "carried"

Point = tuple[float, float]


@dataclass(slots=True)
class Grip:
    """`pressed`: a button went down on a thing. `dragged`: it follows the pointer while the button is down. `carried`:

    it follows (or waits, `by_key`) until the next click or Enter. `offset` is from the pointer to the thing's centre,
    `age` the seconds since the button went down, `moved` whether the pointer has left the place where it did.
    """

    state: str = IDLE
    take: Handle = ""
    start: Point = (0, 0)
    pos: Point = (0, 0)
    offset: Point = (0, 0)
    age: float = 0.0
    speed: float = 0.0
    by_key: bool = False
    moved: bool = False

    @property
    def holding(self) -> bool:
        """Whether a thing is off the table now."""
        return self.state in (DRAGGED, CARRIED)

    @property
    def centre(self) -> Point:
        """Where the held thing's middle is."""
        return self.pos[0] + self.offset[0], self.pos[1] + self.offset[1]

    def press(self, take: Handle, pos: Point, centre: Point) -> None:
        """The button goes down on a thing that may be taken."""
        self.state, self.take, self.start, self.pos = PRESSED, take, pos, pos
        self.offset = (centre[0] - pos[0], centre[1] - pos[1])
        self.age, self.speed, self.by_key, self.moved = 0.0, 0.0, False, False

    def carry(self, take: Handle, pos: Point, centre: Point, *, by_key: bool = False) -> None:
        """Takes a thing up without a button held."""
        self.press(take, pos, centre)
        self.state, self.by_key = CARRIED, by_key

    def move(self, pos: Point, unit: float) -> bool:
        """The pointer moved; returns whether that began a drag. `unit` is pixels a unit of layout."""
        self.speed = 0.6 * self.speed + 0.4 * (pos[0] - self.pos[0]) / max(unit, 0.1)
        self.pos = pos
        if self.state == CARRIED and self.by_key:
            self.by_key = False
            self.offset = (0.0, 0.0)
        far = max(abs(pos[0] - self.start[0]), abs(pos[1] - self.start[1]))
        self.moved = self.moved or far > DRAG_AFTER * unit
        if self.state == PRESSED and self.moved:
            self.state = DRAGGED
            return True
        return False

    def wait(self, dt: float) -> bool:
        """Time passes; returns whether that began a drag."""
        self.speed *= max(0.0, 1 - dt * 9)
        self.age += dt
        if self.state != PRESSED:
            return False
        if self.age >= HOLD_AFTER:
            self.state = DRAGGED
            return True
        return False

    def let_go(self) -> None:
        """Nothing is held or pressed any more."""
        self.state, self.take, self.by_key = IDLE, "", False

    @property
    def clicked(self) -> bool:
        """Whether letting go now ends a click and no drag."""
        slow = self.state == DRAGGED and not self.moved and self.age < SLOW_CLICK
        return self.state == PRESSED or slow

    @property
    def tilt(self) -> float:
        """Degrees that a dragged card leans: 7 at rest, more when pulled quickly, with the clock."""
        return -7.0 - max(-9.0, min(9.0, self.speed * 0.35))

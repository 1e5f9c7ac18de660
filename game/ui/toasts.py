"""Short notices in the corner that come, stay a while and go, over whatever scene is on."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

STAY, FADE = 4.5, 0.35
"""Seconds that a short notice stands at least, and in which it comes or goes."""
READING = 1 / 14
"""Seconds that reading one letter takes somebody who has to look there first."""
MOST = 4


@dataclass(slots=True)
class Notice:
    """One sentence, whether it reports a fault, and how long it has stood."""

    sentence: str
    fault: bool = False
    age: float = 0.0

    @property
    def stay(self) -> float:
        """Seconds until it is gone: as long as reading it takes."""
        return max(STAY, len(self.sentence) * READING)

    @property
    def shown(self) -> float:
        """How much of it is there, 0 to 1: less while it comes or goes."""
        return min(1.0, self.age / FADE, max(0.0, (self.stay - self.age) / FADE))


class Toasts:
    """A bounded line of notices, each for as long as it takes to read; twice in a row the same only stays longer."""

    def __init__(self) -> None:
        self.notices: deque[Notice] = deque(maxlen=MOST)
        self.history: deque[Notice] = deque(maxlen=200)
        self.changed = False

    def say(self, sentence: str, *, fault: bool = False) -> None:
        """Shows a notice and keeps it in the history."""
        self.changed = True
        if self.notices and self.notices[-1].sentence == sentence:
            self.notices[-1].age = min(self.notices[-1].age, FADE)
            return
        self.notices.append(Notice(sentence, fault))
        self.history.append(Notice(sentence, fault))

    @property
    def moving(self) -> bool:
        """Only while one comes or goes."""
        return any(n.age < FADE or n.age > n.stay - FADE for n in self.notices)

    def update(self, dt: float) -> None:
        """Ages the notices and drops those whose time is over."""
        if not self.notices:
            return
        was_moving = self.moving
        for notice in self.notices:
            notice.age += dt
        self.notices = deque((notice for notice in self.notices if notice.age < notice.stay), maxlen=MOST)
        self.changed = self.changed or was_moving or self.moving

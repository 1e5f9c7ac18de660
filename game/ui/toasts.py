"""Short notices in the corner that come, stay a while and go, over whatever scene is on."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

STAY, FADE = 4.5, 0.35
MOST = 4


@dataclass(slots=True)
class Notice:
    """One sentence, whether it reports a fault, and how long it has stood."""

    sentence: str
    fault: bool = False
    age: float = 0.0


class Toasts:
    """A bounded line of notices; the same sentence twice in a row only stays longer."""

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
        return any(n.age < FADE or n.age > STAY - FADE for n in self.notices)

    def update(self, dt: float) -> None:
        """Ages the notices and drops those whose time is over."""
        if not self.notices:
            return
        was_moving = self.moving
        for notice in self.notices:
            notice.age += dt
        while self.notices and self.notices[0].age >= STAY:
            self.notices.popleft()
        self.changed = self.changed or was_moving or self.moving

"""What the person at the screen knows: rebuilt from that looker's redacted events and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.event import Cause, Event
from game.core.ids import Seat
from game.core.rules import Follower, Rules
from game.core.words import Sentence


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: its words, who or what caused it, and the heading it stands under (a Regime, a turn)."""

    words: Sentence
    cause: Cause
    heading: str = ""


class TableModel:
    """Follows one looker's events. `view` is that looker's view after the last event taken in."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        viewer: Seat | None,
        heading: Callable[[Event], str | None] = lambda _: None,
        follower: Follower[Any] | None = None,
    ) -> None:
        """`heading` names the part of the log that an event begins, or None; `follower` is one that knows more."""
        self.rules, self.viewer = rules, viewer
        self._heading_of = heading
        self.follower = follower or rules.follower(viewer)
        self.taken = 0
        self.log: list[Entry] = []
        self.heading = ""

    @property
    def view(self) -> Any:
        return self.follower.view()

    def take(self, event: Event) -> Any:
        """Takes in the next event (redacted already) and returns the view it leads to."""
        self.follower.apply(event)
        self.taken += 1
        heading = self._heading_of(event)
        if heading is not None:
            self.heading = heading
        words = self.rules.describe(event)
        if words is not None:
            self.log.append(Entry(words, event.cause, self.heading))
        return self.view

    def take_all(self, events: Sequence[Event]) -> None:
        """Takes in many at once, for loads and rebuilds."""
        for event in events:
            self.take(event)

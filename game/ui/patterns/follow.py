"""Follows a looker's events for the table: between an answer and the next question no question stands."""

from __future__ import annotations

from dataclasses import replace

from game.core.event import Asked, Event
from game.core.ids import Seat
from game.core.rules import Follower
from game.rules.patterns.events import TableSet
from game.rules.patterns.view import PatternsView


class Teller:
    """The rules' own follower, but that a card that was placed waits no more while its way is shown."""

    def __init__(self, inner: Follower[PatternsView]) -> None:
        self._inner = inner
        self._asking = True

    @property
    def seat(self) -> Seat | None:
        """Who looks."""
        return self._inner.view().seat

    def apply(self, event: Event) -> None:
        """Takes in one more event."""
        self._inner.apply(event)
        self._asking = isinstance(event, Asked | TableSet)

    def view(self) -> PatternsView:
        """The view so far."""
        view = self._inner.view()
        return view if self._asking or view.decision is None else replace(view, decision=None)

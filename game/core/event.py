"""What happened, in the past tense: the only food of tables, logs and animations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeAlias

from game.core.decision import Decision, Outcome
from game.core.ids import Seat


@dataclass(frozen=True, slots=True)
class Cause:
    """Who and what brought an event about: the acting seat (None: the rules themselves), and a card or rule word."""

    seat: Seat | None
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Logged after the change, with the resulting values, so that whoever follows needs no rules.

    Subclasses are frozen dataclasses named in the past tense. `kind` is the word that scenario files and the log's
    help use; `reveals` says that something unseen became known or a chance fell, after which nothing is taken back.
    """

    cause: Cause

    kind: ClassVar[str] = ""
    reveals: ClassVar[bool] = False

    def for_seat(self, seat: Seat | None) -> Self:  # noqa: ARG002 - public by default
        """The same event with everything that this seat may not see blanked; None is an onlooker at the table."""
        return self

    def revealed(self) -> bool:
        """Whether this very event made something unseen known (then no undo reaches back over it)."""
        return self.reveals

    def text(self) -> str:
        """Kind and card, as `log:` of scenario files writes it: `shattered well_gazer`."""
        return self.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Event):
    """A decision now lies before a seat (None: nobody must decide, the game has ended)."""

    kind: ClassVar[str] = "asked"
    decision: Decision | None

    def text(self) -> str:
        return f"asked {self.decision.kind}" if self.decision else "asked nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The game is over; the outcome is final and public."""

    kind: ClassVar[str] = "game_ended"
    outcome: Outcome

    def text(self) -> str:
        return f"game_ended {self.outcome.reason}"


Log: TypeAlias = list[Any] | None
"""Where events go, whole and unredacted; None when nobody listens, and then none is ever built."""


def redacted(events: list[Event], seat: Seat | None) -> list[Event]:
    """What this seat (None: an onlooker) is told of the events, in order and in number the same."""
    return [event.for_seat(seat) for event in events]

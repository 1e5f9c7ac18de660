"""A Struggle at one moment. Every field is an immutable value replaced on write, so a copy only copies references."""

from __future__ import annotations

from typing import Any, TypeVar

from game.core.decision import Decision
from game.core.ids import Seat
from game.rules.renown.cards import Card

T = TypeVar("T")

FIELDS = (
    "seats", "eras", "secret_bids", "luck", "era", "regime", "arch_liege", "successor", "direction", "turn",
    "decision", "hierarchy", "den", "buried", "hall", "removed", "court", "favor", "hands", "firsts", "bids",
    "sacrificed", "budget", "moved", "barred",
)  # fmt: skip


class RenownState:
    """Everything there is; rows of cards have the high end or the top first.

    `direction` is +1 to the left (the next seat), -1 to the right, 0 until the Successor is named. `turn` is whose
    Scheme or bid it is (the schemer also while another must give). `firsts` are the first dealt cards that only their
    owners know (an empty text: none any more), `buried` the cards of the Den that everybody remembers. `favor` and
    `court` are pairs, Heroic before Villainous. `bids` are this Regime's by seat; in the secret variant they are
    sealed, and still lie in `favor`, until all are in. `sacrificed` to `barred` speak of the running Scheme.
    """

    __slots__ = FIELDS

    seats: int
    eras: int
    secret_bids: bool
    luck: int
    era: int
    regime: int
    arch_liege: Seat
    successor: Seat
    direction: int
    turn: Seat
    decision: Decision | None
    hierarchy: tuple[Card, ...]
    den: tuple[Card, ...]
    buried: tuple[Card, ...]
    hall: tuple[Card, ...]
    removed: tuple[Card, ...]
    court: tuple[int, int]
    favor: tuple[tuple[int, int], ...]
    hands: tuple[tuple[Card, ...], ...]
    firsts: tuple[Card, ...]
    bids: tuple[str, ...]
    sacrificed: Card
    budget: int
    moved: tuple[Card, ...]
    barred: tuple[Card, ...]

    def copy(self) -> RenownState:
        """An independent twin."""
        twin = RenownState.__new__(RenownState)
        twin.seats = self.seats
        twin.eras = self.eras
        twin.secret_bids = self.secret_bids
        twin.luck = self.luck
        twin.era = self.era
        twin.regime = self.regime
        twin.arch_liege = self.arch_liege
        twin.successor = self.successor
        twin.direction = self.direction
        twin.turn = self.turn
        twin.decision = self.decision
        twin.hierarchy = self.hierarchy
        twin.den = self.den
        twin.buried = self.buried
        twin.hall = self.hall
        twin.removed = self.removed
        twin.court = self.court
        twin.favor = self.favor
        twin.hands = self.hands
        twin.firsts = self.firsts
        twin.bids = self.bids
        twin.sacrificed = self.sacrificed
        twin.budget = self.budget
        twin.moved = self.moved
        twin.barred = self.barred
        return twin

    def key(self) -> tuple[Any, ...]:
        """All fields as nested tuples, the decision taken apart."""
        decision = self.decision
        asked = None if decision is None else (decision.seat, decision.kind, decision.args, decision.private)
        return tuple([asked if field == "decision" else getattr(self, field) for field in FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RenownState) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # it changes in place


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one value replaced."""
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The row with the first such card gone; ValueError when it is not there."""
    index = row.index(card)
    return row[:index] + row[index + 1 :]

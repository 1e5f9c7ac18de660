"""Cards on their way between the zones, and what is paid and gained."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.ids import Seat
from game.rules.crown.events.game import BySeat, OfCard, hidden


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(BySeat):
    """From the top, in order; `known` are those that the opponent knew there."""

    kind: ClassVar[str] = "cards_drawn"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    seen: tuple[int, ...]

    def for_seat(self, seat: Seat | None) -> CardsDrawn:
        if seat == self.seat:
            return self
        shown = tuple(
            card if seat is not None and mask >> seat & 1 else ""
            for card, mask in zip(self.cards, self.seen, strict=True)
        )
        return replace(self, cards=shown)

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(BySeat):
    """Resources left a player for a card; `amounts` and `left` by kind, Essence last."""

    kind: ClassVar[str] = "paid"
    card: str
    amounts: tuple[int, ...]
    left: tuple[int, ...]

    def text(self) -> str:
        return f"paid {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained(BySeat):
    """A player's store of one kind changed; `why` is bloom, bounty or effect."""

    kind: ClassVar[str] = "gained"
    what: int
    amount: int
    total: int
    why: str

    def text(self) -> str:
        return f"gained {self.why} {self.amount}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(OfCard):
    """From the hand or from a broken anchor; where it goes follows."""

    kind: ClassVar[str] = "played"
    origin: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaidOff(OfCard):
    """A spell or trap that is done went to its owner's Fade."""

    kind: ClassVar[str] = "laid_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReserveEntered(OfCard):
    """An equipment or Fortification now stands in the Reserve."""

    kind: ClassVar[str] = "reserve_entered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSet(OfCard):
    """Face-down into a lane or the Reserve (place 3); from a broken anchor both players know it."""

    kind: ClassVar[str] = "set"
    lane: int
    origin: str

    def for_seat(self, seat: Seat | None) -> TrapSet:
        return self if seat == self.seat or self.origin == "anchor" else replace(self, card="")

    def text(self) -> str:
        return "set"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSprung(OfCard):
    """Flipped and paid for; `number` is its place among all traps of the seat, the first set first."""

    kind: ClassVar[str] = "sprung"
    reveals: ClassVar[bool] = True
    lane: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFaded(BySeat):
    """The top cards of the seat's own deck went to its Fade, in order."""

    kind: ClassVar[str] = "deck_faded"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckLookedAt(BySeat):
    """The seat alone saw the top cards of a deck."""

    kind: ClassVar[str] = "deck_looked_at"
    reveals: ClassVar[bool] = True
    owner: Seat
    cards: tuple[str, ...]

    def for_seat(self, seat: Seat | None) -> DeckLookedAt:
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDug(OfCard):
    """One of the top cards of the deck went to the hand, and those beside it to the Fade, in order."""

    kind: ClassVar[str] = "dug"
    reveals: ClassVar[bool] = True
    index: int
    faded: tuple[str, ...]
    knew: bool

    def for_seat(self, seat: Seat | None) -> CardDug:
        return self if seat == self.seat or (self.knew and seat is not None) else replace(self, card="")

    def text(self) -> str:
        return f"{self.kind} {len(self.faded) + 1}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(OfCard):
    """From the hand to the Fade."""

    kind: ClassVar[str] = "discarded"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvaged(OfCard):
    """Out of the Fade, where it was at `index`, to the hand, the deck or (it follows) a lane."""

    kind: ClassVar[str] = "salvaged"
    index: int
    to: str

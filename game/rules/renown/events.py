"""All that can happen in Renown, in the past tense, small enough for a table to show one at a time.

Rows have the high end or the top first, pairs are Heroic before Villainous, kinds are `H` and `V`, an empty card is one
seen from behind. Whatever an event changed it also tells as it now is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from game.core.event import Asked, Event, GameEnded
from game.core.ids import Seat
from game.rules.renown.cards import Card
from game.rules.renown.view import SEALED, RenownView

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    """The players sit down, each with the markers of section 2 (`favor`, by seat)."""

    kind: ClassVar[str] = "game_began"
    seats: int
    eras: int
    secret_bids: bool
    favor: tuple[Pair, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSet(Event):
    """The whole position at once, for loads and jumps: a view for each seat, the onlooker's last; others' are None."""

    kind: ClassVar[str] = "table_set"
    reveals: ClassVar[bool] = True
    views: tuple[RenownView | None, ...]

    def for_seat(self, seat: Seat | None) -> Self:
        kept = len(self.views) - 1 if seat is None else seat
        return replace(self, views=tuple([view if i == kept else None for i, view in enumerate(self.views)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class EraBegan(Event):
    """All cards were gathered and shuffled: `deck` of them lie face-down; hands, row, Hall and Sacrifices are empty."""

    kind: ClassVar[str] = "era_began"
    reveals: ClassVar[bool] = True
    era: int
    arch_liege: Seat
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    """The first card of a hand, face-down; only its owner sees it."""

    kind: ClassVar[str] = "dealt"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def for_seat(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, card="")

    def text(self) -> str:
        return f"{self.kind} {self.card}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class HierarchyDealt(Event):
    """The Den dealt a row face-up: `dealt` in the order of dealing; `unseen` if any of it was unknown before.

    At the beginning of an Era `hierarchy` is in that order too, until it is oriented.
    """

    kind: ClassVar[str] = "hierarchy_dealt"
    dealt: tuple[Card, ...]
    hierarchy: tuple[Card, ...]
    den: int
    unseen: bool

    def revealed(self) -> bool:
        return self.unseen


@dataclass(frozen=True, slots=True, kw_only=True)
class Oriented(Event):
    """The Arch Liege placed the Den at one end: `dealt`, the first card dealt is the high end, or `reversed`."""

    kind: ClassVar[str] = "oriented"
    seat: Seat
    way: str
    hierarchy: tuple[Card, ...]

    def text(self) -> str:
        return f"{self.kind} {self.way}"


@dataclass(frozen=True, slots=True, kw_only=True)
class SuccessorNamed(Event):
    """The Arch Liege named a neighbour; `direction` is +1 to the left (the next seat) and -1 to the right."""

    kind: ClassVar[str] = "successor_named"
    seat: Seat
    successor: Seat
    direction: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RegimeBegan(Event):
    """The bids of a Regime begin with the Successor; Regimes are counted from 1 in each Era."""

    kind: ClassVar[str] = "regime_began"
    regime: int
    successor: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FavorBid(Event):
    """A marker went openly into the Court; `favor` is what the bidder has left."""

    kind: ClassVar[str] = "bid"
    seat: Seat
    bid: str
    favor: Pair
    court: Pair

    def text(self) -> str:
        return f"{self.kind} {self.bid}"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSealed(Event):
    """A bid was laid down unseen; the marker is still counted with its owner's Favor. Others read `?`."""

    kind: ClassVar[str] = "bid_sealed"
    seat: Seat
    bid: str

    def for_seat(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, bid=SEALED)


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsShown(Event):
    """All sealed bids were turned over at once: `bids` by seat, empty for who had none to give."""

    kind: ClassVar[str] = "bids_shown"
    reveals: ClassVar[bool] = True
    bids: tuple[str, ...]
    favor: tuple[Pair, ...]
    court: Pair


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSkipped(Event):
    """A player without any Favor was passed over."""

    kind: ClassVar[str] = "bid_skipped"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemeBegan(Event):
    """A turn began."""

    kind: ClassVar[str] = "scheme_began"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSacrificed(Event):
    """A card left a hand for the rest of the Era: to `elevate`, to `bury`, or to `strike` at the target's hand.

    `budget` is its Renown; `target` None where it is aimed at nobody; `unseen` if it was the first dealt card.
    """

    kind: ClassVar[str] = "sacrificed"
    seat: Seat
    card: Card
    purpose: str
    budget: int
    target: Seat | None
    unseen: bool

    def revealed(self) -> bool:
        return self.unseen

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowMove(Event):
    """A card of the row moved from one place to another (0: the high end), and `out` of the end from there.

    `budget` is what is left; `moved` and `barred` are the cards that were moved, and that may not be, in this Scheme.
    """

    seat: Seat
    card: Card
    from_place: int
    to_place: int
    out: bool
    cost: int
    budget: int
    hierarchy: tuple[Card, ...]
    moved: tuple[Card, ...]
    barred: tuple[Card, ...]

    def text(self) -> str:
        return f"{self.kind} {self.card} out" if self.out else f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardElevated(RowMove):
    """A card rose, `out`: and lies face-up on the Hall."""

    kind: ClassVar[str] = "elevated"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBuried(RowMove):
    """A card sank, `out`: and lies on the Den, face-down, remembered by all."""

    kind: ClassVar[str] = "buried"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedIn(Event):
    """The top card of a pile came into the row at its end; `pile` cards are left there, `unseen` if nobody knew it."""

    seat: Seat
    card: Card
    cost: int
    budget: int
    pile: int
    unseen: bool
    hierarchy: tuple[Card, ...]
    moved: tuple[Card, ...]
    barred: tuple[Card, ...]

    def revealed(self) -> bool:
        return self.unseen

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DenTurned(TurnedIn):
    """The Den's top card came in at the low end."""

    kind: ClassVar[str] = "den_turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class HallTurned(TurnedIn):
    """The Hall's top card came back at the high end; it lay open, so nothing new is known."""

    kind: ClassVar[str] = "hall_turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsGiven(Event):
    """The target of a Club or Diamond laid down cards, in this order; all leave play for the Era.

    `missing` is the Renown they fall short by; `unseen` the first dealt card if it is among them.
    """

    kind: ClassVar[str] = "given"
    seat: Seat
    to: Seat
    cards: tuple[Card, ...]
    missing: int
    unseen: Card

    def revealed(self) -> bool:
        return bool(self.unseen)

    def text(self) -> str:
        return " ".join((self.kind, *self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class FavorGiven(Event):
    """Markers went from one player to another for Renown that was missing; `left` and `gained` are both Favors now."""

    kind: ClassVar[str] = "favor_given"
    seat: Seat
    to: Seat
    favor_kind: str
    count: int
    left: Pair
    gained: Pair

    def text(self) -> str:
        return f"{self.kind} {self.count} {self.favor_kind}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """The top card of the row went openly to a hand; `last` if the row is now empty."""

    kind: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    hierarchy: tuple[Card, ...]
    last: bool

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RegimeEnded(Event):
    """The row is empty; who took its last card is Successor."""

    kind: ClassVar[str] = "regime_ended"
    successor: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EraEnded(Event):
    """An Era ended: `hierarchy_empty`, `last_favor` (of `seat`) or `court_full`."""

    kind: ClassVar[str] = "era_ended"
    era: int
    reason: str
    seat: Seat | None

    def text(self) -> str:
        return f"{self.kind} {self.reason}"


@dataclass(frozen=True, slots=True)
class Count:
    """One hand laid open: its cards with what each counts for, and both totals."""

    heroic: tuple[tuple[Card, int], ...]
    villainous: tuple[tuple[Card, int], ...]
    totals: Pair


@dataclass(frozen=True, slots=True, kw_only=True)
class EraScored(Event):
    """All hands were laid open and counted (`counts` by seat), and the Court was shared out.

    `takers` of the Heroic and the Villainous markers, None where the highest tie and they stay; `taken` how many each;
    `favor` and `court` as they are afterwards; `hands` as they lay, in the order taken.
    """

    kind: ClassVar[str] = "era_scored"
    era: int
    hands: tuple[tuple[Card, ...], ...]
    counts: tuple[Count, ...]
    takers: tuple[Seat | None, Seat | None]
    taken: Pair
    favor: tuple[Pair, ...]
    court: Pair
    unseen: bool

    def revealed(self) -> bool:
        return self.unseen


EVENT_KINDS: Final[dict[str, type[Event]]] = {
    event.kind: event
    for event in (
        GameBegan, TableSet, EraBegan, CardDealt, HierarchyDealt, Oriented, SuccessorNamed, RegimeBegan,
        FavorBid, BidSealed, BidsShown, BidSkipped, SchemeBegan, CardSacrificed, CardElevated, CardBuried,
        DenTurned, HallTurned, CardsGiven, FavorGiven, CardTaken, RegimeEnded, EraEnded, EraScored,
        Asked, GameEnded,
    )
}  # fmt: skip

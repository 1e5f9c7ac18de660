"""Every number and every ruling of Renown, each once: legality, refusals, tooltips and scoring all ask here.

A designer who wants another reading changes it in this file. Section numbers are those of rules/renown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.ids import Seat
from game.rules.renown.cards import KIND_OF, KINDS, RENOWN, Card, Kind, sum_of

SEATS: Final = (3, 6)
ERAS: Final = (1, 9)
DEFAULT_ERAS: Final = 3
"""Section 6: as many Eras as set; three where nothing is set."""

MARKERS: Final = 9
"""Heroic markers, and as many Villainous ones, that every player begins with."""

ROW_PER_SEAT: Final = 2
"""Section 2.2: cards of the Hierarchy per player."""

GATE: Final = 3
"""Section 4: the Renown it costs to turn a card in from a pile, and again to move one out of the row."""

FACE: Final = 11
"""From this Renown on a card is a face card."""


# Favor and bids


def bid_kinds(favor: tuple[int, int]) -> tuple[Kind, ...]:
    """Section 3.1: a player with one kind left bids that kind, one with none bids nothing."""
    return tuple([kind for kind, left in zip(KINDS, favor, strict=True) if left])


def next_bidder(
    favor: Sequence[tuple[int, int]], successor: Seat, direction: int, after: Seat | None
) -> Seat | None:
    """Sections 3.1 and 9.4: in order of play from the Successor, those without Favor skipped; None when all have bid.

    `after` is who bid last, None where the Regime has just begun.
    """
    seats = len(favor)
    first = 0 if after is None else (after - successor) * direction % seats + 1
    for step in range(first, seats):
        seat = (successor + step * direction) % seats
        if any(favor[seat]):
            return seat
    return None


def spent_last_favor(favor: tuple[int, int]) -> bool:
    """Sections 5.2 and 9.4: both kinds together; asked only of whoever just bid or gave a marker."""
    return not any(favor)


def court_full(court: tuple[int, int], seats: int) -> bool:
    """Sections 5.3 and 9.7: nine or more markers a player, asked after each bid."""
    return sum(court) >= MARKERS * seats


# Regimes


def can_refill(den: int, seats: int) -> bool:
    """Section 3.3: only a whole Hierarchy is dealt, two cards a player; the Hall is no part of it."""
    return den >= ROW_PER_SEAT * seats


def refilled(dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """Section 3.3: from the low end to the high end, so the first card dealt lies next to the Den (last in the row)."""
    return dealt[::-1]


# Sacrifices


def may_be_sacrificed(card: Card) -> bool:
    """Section 4: Ace to 10 only."""
    return RENOWN[card] < FACE


def moves_cards(card: Card) -> bool:
    """Section 4: Hearts and Spades move cards of the Hierarchy, Clubs and Diamonds are aimed at a player."""
    return card[1] in "HS"


def goes_up(card: Card) -> bool:
    """Section 4: a Heart elevates, a Spade buries."""
    return card[1] == "H"


def price(places: int, turned_in: bool, out: bool) -> int:
    """Sections 4 and 9.1: one a place, three to come in from a pile, three to go out of the end."""
    return places + GATE * turned_in + GATE * out


def room(row: int, index: int, up: bool) -> int:
    """How many places a card at `index` (0: the high end) of a row of that length can move before its end."""
    return index if up else row - 1 - index


def barred_by(row: tuple[Card, ...], index: int, up: bool) -> tuple[Card, ...]:
    """Section 4: moving the card at `index` bars whatever lay behind it at that moment, and the card itself.

    Behind is lower for a Heart, higher for a Spade. The ruling goes by cards, since places shift; that each card's
    whole way is one move is a ruling too.
    """
    return row[index:] if up else row[: index + 1]


def may_turn_in(moved: tuple[Card, ...]) -> bool:
    """Section 4: one card from the pile in a Sacrifice, before any other is moved."""
    return not moved


def may_leave(row: int) -> bool:
    """Section 4: a Sacrifice may not leave the Hierarchy empty; `row` counts a card turned in."""
    return row > 1


def something_to_move(row: int, pile: int, budget: int) -> bool:
    """Section 4: a Heart or Spade must do at least one thing, or it may not be Sacrificed."""
    return (row > 1 and budget > 0) or (pile > 0 and budget >= GATE)


def may_stop(moved: tuple[Card, ...]) -> bool:
    """Section 4: the budget need not be used up, but at least one thing must be done."""
    return bool(moved)


# Exchanges


def asked_suit(card: Card) -> str:
    """Section 4: a Club asks for Diamonds, a Diamond for Clubs."""
    return "D" if card[1] == "C" else "C"


def paid_kind(card: Card) -> int:
    """Section 4: what is missing is paid to a Club in Heroic markers (0), to a Diamond in Villainous ones (1)."""
    return 0 if card[1] == "C" else 1


def may_be_aimed_at(attacker: Seat, target: Seat, seats: int) -> bool:
    """Section 9.2: any other player, also one with nothing."""
    return 0 <= target < seats and target != attacker


def held_of(hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """The cards of the suit that is asked for, in the order of the hand."""
    return tuple([card for card in hand if card[1] == suit])


def all_must_go(held: tuple[Card, ...], need: int) -> bool:
    """Section 4: where all cards of the suit together do not suffice, every one is given."""
    return sum_of(held) < need


def eligible(held: tuple[Card, ...], need: int) -> tuple[Card, ...]:
    """Section 4: while the numbered cards suffice only numbered ones may be given."""
    numbered = tuple([card for card in held if RENOWN[card] < FACE])
    return numbered if sum_of(numbered) >= need else held


def spare_in(given: tuple[Card, ...], need: int) -> Card | None:
    """Section 4: a card that could be taken back and still leave enough, or None as it must be."""
    over = sum_of(given) - need
    return next((card for card in given if RENOWN[card] <= over), None)


def gifts(hand: tuple[Card, ...], suit: str, need: int) -> list[tuple[Card, ...]]:
    """Section 4: every set of cards the target may choose to give; one empty set where there is nothing (section 9.2).

    Cards stand in the order of the hand, sets in the order of their first different cards.
    """
    held = held_of(hand, suit)
    if all_must_go(held, need):
        return [held]
    cards = eligible(held, need)
    found: list[tuple[Card, ...]] = []

    def extend(start: int, chosen: tuple[Card, ...], missing: int) -> None:
        for i in range(start, len(cards)):
            more = (*chosen, cards[i])
            left = missing - RENOWN[cards[i]]
            if left > 0:
                extend(i + 1, more, left)
            elif spare_in(more, need) is None:
                found.append(more)

    extend(0, (), need)
    return found


def markers_owed(given: tuple[Card, ...], need: int, held: int) -> int:
    """Section 4: one marker for each Renown missing, as many as the target has."""
    return min(max(need - sum_of(given), 0), held)


# Counting


def contribution(card: Card) -> tuple[int, int]:
    """Section 5: which kind a card counts for (0 Heroic, 1 Villainous), and how much: Diamonds and Clubs one more."""
    return KIND_OF[card[1]], RENOWN[card] + (card[1] in "DC")


def taker(totals: Sequence[int]) -> Seat | None:
    """Section 5: who takes the markers of a kind; a tie for the highest: nobody, they stay in the Court."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


def score(favor: tuple[int, int]) -> int:
    """Section 6: the larger single kind."""
    return max(favor)


def winner(favor: Sequence[tuple[int, int]]) -> Seat | None:
    """Sections 6 and 9.5: the largest single kind; only different players tie, and then nobody wins."""
    return taker([score(row) for row in favor])

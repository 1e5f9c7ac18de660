"""All legal answers, in a fixed order, from a state or from the deciding seat's own view alone."""

from __future__ import annotations

from typing import TypeAlias

from game.core.ids import Action, Seat
from game.rules.renown import decisions, rulings
from game.rules.renown.cards import RENOWN, Card
from game.rules.renown.state import RenownState
from game.rules.renown.view import RenownView

At: TypeAlias = RenownState | RenownView
"""Legality reads only what a state and the deciding seat's view have in common."""

TAKE: Action = ("take",)
_ORIENT: list[Action] = [("orient", "dealt"), ("orient", "reversed")]
_SUCCESSOR: list[Action] = [("successor", "left"), ("successor", "right")]


def legal_actions(at: At) -> list[Action]:
    """Every legal answer; a view of a seat that is not asked has none. Gifts stand in the order of the hand."""
    asked = at.decision
    if asked is None or (isinstance(at, RenownView) and at.seat != asked.seat):
        return []
    match asked.kind:
        case decisions.SCHEME:
            return schemes(at, asked.seat)
        case decisions.MOVE:
            return moves(at)
        case decisions.TAKE:
            return [TAKE]
        case decisions.GIVE:
            _, _, suit, need = asked.args
            return [("give", cards) for cards in rulings.gifts(at.hands[asked.seat], suit, need)]
        case decisions.BID:
            return [("bid", kind) for kind in rulings.bid_kinds(at.favor[asked.seat])]
        case decisions.ORIENT:
            return list(_ORIENT)
    return list(_SUCCESSOR)


def schemes(at: At, seat: Seat) -> list[Action]:
    """Taking the top card, then every Sacrifice: cards in the order of the hand, targets in seat order."""
    found: list[Action] = [TAKE]
    for card in at.hands[seat]:
        if not rulings.may_be_sacrificed(card):
            continue
        if not rulings.moves_cards(card):
            found += [
                ("sacrifice", card, target)
                for target in range(at.seats)
                if rulings.may_be_aimed_at(seat, target, at.seats)
            ]
        elif rulings.something_to_move(len(at.hierarchy), pile_size(at, card), RENOWN[card]):
            found.append(("sacrifice", card))
    return found


def pile_size(at: At, card: Card) -> int:
    """How many cards lie in the pile that a Sacrifice of this Heart or Spade turns in from."""
    return len(at.den) if rulings.goes_up(card) else len(at.hall)


def moves(at: At) -> list[Action]:
    """Single moves of a Heart or Spade: row order, fewest places first, out last; then the pile's card; then taking."""
    row, budget, up = at.hierarchy, at.budget, rulings.goes_up(at.sacrificed)
    kind, pile = ("raise", "den") if up else ("bury", "hall")
    size = len(row)
    found: list[Action] = []
    for index, card in enumerate(row):
        if card in at.barred:
            continue
        room = rulings.room(size, index, up)
        found += [(kind, card, places, False) for places in range(1, min(room, budget) + 1)]
        if rulings.price(room, False, True) <= budget and rulings.may_leave(size):
            found.append((kind, card, room, True))
    if rulings.may_turn_in(at.moved) and pile_size(at, at.sacrificed):
        left = budget - rulings.price(0, True, False)
        found += [(kind, pile, places, False) for places in range(min(size, left) + 1)]
        if rulings.price(size, True, True) <= budget and rulings.may_leave(size + 1):
            found.append((kind, pile, size, True))
    if rulings.may_stop(at.moved):
        found.append(TAKE)
    return found


def reach(at: At, what: Card) -> int:
    """How far a card of the row, or `den` or `hall`, can still be moved inside the row, in places; -1: not at all."""
    return max((action[2] for action in moves(at) if action[1:2] == (what,) and not action[3]), default=-1)

"""What a Scheme does: the Sacrifice, the moves of a Heart or Spade, the exchange of a Club or Diamond."""

from __future__ import annotations

from game.core.event import Cause, Log
from game.core.ids import Action, Seat
from game.rules.renown import decisions, eras, events, rulings
from game.rules.renown.actions import PILE
from game.rules.renown.cards import KINDS, RENOWN, Card
from game.rules.renown.state import RenownState, put, without


def sacrifice(state: RenownState, card: Card, target: Seat | None, log: Log) -> None:
    """Section 4: the card leaves play for the Era; then its owner moves cards, or the target must give."""
    seat = state.turn
    unseen = bool(_leave(state, seat, card))
    state.sacrificed = card
    state.budget = RENOWN[card]
    if log is not None:
        purpose = "strike"
        if rulings.moves_cards(card):
            purpose = "elevate" if rulings.goes_up(card) else "bury"
        log.append(
            events.CardSacrificed(
                cause=Cause(seat, card),
                seat=seat,
                card=card,
                purpose=purpose,
                budget=state.budget,
                target=target,
                unseen=unseen,
            )
        )
    if target is None:
        eras.ask(state, seat, decisions.MOVE, (card, state.budget), log=log)
        return
    args = (seat, card, rulings.asked_suit(card), state.budget)
    eras.ask(state, target, decisions.GIVE, args, private=eras.keeps_secret(state, target), log=log)


def _leave(state: RenownState, seat: Seat, card: Card) -> Card:
    """Takes a card out of play; returns it if only its owner knew it, else an empty text."""
    state.hands = put(state.hands, seat, without(state.hands[seat], card))
    state.removed = (*state.removed, card)
    if state.firsts[seat] != card:
        return ""
    state.firsts = put(state.firsts, seat, "")
    return card


def move(state: RenownState, action: Action, log: Log) -> None:
    """Section 4 and 9.1: one card's whole way: in from a pile, along the row, out of its end."""
    kind, what, places, out = action
    up = kind == "raise"
    if what == PILE[kind]:
        _turn_in(state, up, log)
        index = len(state.hierarchy) - 1 if up else 0
    else:
        index = state.hierarchy.index(what)
        barred = rulings.barred_by(state.hierarchy, index, up)
        state.barred += tuple([card for card in barred if card not in state.barred])
        state.moved = (*state.moved, what)
    if places or out:
        _carry(state, index, places, out, up, log)
    eras.ask(state, state.turn, decisions.MOVE, (state.sacrificed, state.budget), log=log)


def _turn_in(state: RenownState, up: bool, log: Log) -> None:
    unseen = False
    if up:
        card, state.den = state.den[0], state.den[1:]
        unseen = card not in state.buried
        if not unseen:
            state.buried = without(state.buried, card)
        state.hierarchy = (*state.hierarchy, card)
    else:
        card, state.hall = state.hall[0], state.hall[1:]
        state.hierarchy = (card, *state.hierarchy)
    cost = rulings.price(0, True, False)
    state.budget -= cost
    state.moved = (*state.moved, card)
    state.barred = (*state.barred, card)
    if log is not None:
        kind = events.DenTurned if up else events.HallTurned
        log.append(
            kind(
                cause=Cause(state.turn, state.sacrificed),
                seat=state.turn,
                card=card,
                cost=cost,
                budget=state.budget,
                pile=len(state.den) if up else len(state.hall),
                unseen=unseen,
                hierarchy=state.hierarchy,
                moved=state.moved,
                barred=state.barred,
            )
        )


def _carry(state: RenownState, index: int, places: int, out: bool, up: bool, log: Log) -> None:
    row = list(state.hierarchy)
    card = row.pop(index)
    to = index - places if up else index + places
    if not out:
        row.insert(to, card)
    elif up:
        state.hall = (card, *state.hall)
    else:
        state.den = (card, *state.den)
        state.buried = (card, *state.buried)
    cost = rulings.price(places, False, out)
    state.hierarchy = tuple(row)
    state.budget -= cost
    if log is not None:
        kind = events.CardElevated if up else events.CardBuried
        log.append(
            kind(
                cause=Cause(state.turn, state.sacrificed),
                seat=state.turn,
                card=card,
                from_place=index,
                to_place=to,
                out=out,
                cost=cost,
                budget=state.budget,
                hierarchy=state.hierarchy,
                moved=state.moved,
                barred=state.barred,
            )
        )


def give(state: RenownState, cards: tuple[Card, ...], log: Log) -> None:
    """Section 4: the target lays down its cards, and pays markers for what is missing; section 5.2 may end the Era."""
    seat, to = eras.asked(state).seat, state.turn
    attacker = state.sacrificed
    need = state.budget
    unseen = ""
    for card in cards:
        unseen = _leave(state, seat, card) or unseen
    side = rulings.paid_kind(attacker)
    owed = rulings.markers_owed(cards, need, state.favor[seat][side])
    cause = Cause(to, attacker)
    if log is not None:
        missing = max(need - sum([RENOWN[card] for card in cards]), 0)
        log.append(
            events.CardsGiven(cause=cause, seat=seat, to=to, cards=cards, missing=missing, unseen=unseen)
        )
    state.budget = 0
    if owed:
        _pay(state, seat, side, -owed)
        _pay(state, to, side, owed)
        if log is not None:
            log.append(
                events.FavorGiven(
                    cause=cause,
                    seat=seat,
                    to=to,
                    favor_kind=KINDS[side],
                    count=owed,
                    left=state.favor[seat],
                    gained=state.favor[to],
                )
            )
        if rulings.spent_last_favor(state.favor[seat]):
            eras.end_era(state, "last_favor", seat, log)
            return
    eras.ask(state, to, decisions.TAKE, log=log)


def _pay(state: RenownState, seat: Seat, side: int, count: int) -> None:
    row = list(state.favor[seat])
    row[side] += count
    state.favor = put(state.favor, seat, (row[0], row[1]))

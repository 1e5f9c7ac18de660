"""A full state that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from game.core.rng import Rng
from game.rules.renown import rulings
from game.rules.renown.state import RenownState
from game.rules.renown.view import SEALED, RenownView


def determinize(view: RenownView, rng: Rng) -> RenownState:
    """Deals `unseen` at random into the places the view does not know; other seats' sealed bids fall at random too.

    Every deal that fits the view is as likely as any other. The state's further luck is fresh.
    """
    pool = list(view.unseen)
    rng.shuffle(pool)
    hands = list(view.hands)
    firsts = [""] * view.seats
    for seat, index in enumerate(view.face_down):
        if index < 0:
            continue
        if not hands[seat][index]:
            hands[seat] = (*hands[seat][:index], pool.pop(), *hands[seat][index + 1 :])
        firsts[seat] = hands[seat][index]
    state = RenownState()
    state.seats = view.seats
    state.eras = view.eras
    state.secret_bids = view.secret_bids
    state.luck = rng.word64()
    state.era = view.era
    state.regime = view.regime
    state.arch_liege = view.arch_liege
    state.successor = view.successor
    state.direction = view.direction
    state.turn = view.turn
    state.decision = view.decision
    state.hierarchy = view.hierarchy
    state.buried = tuple([card for card in view.den if card])
    state.den = tuple([card or pool.pop() for card in view.den])
    state.hall = view.hall
    state.removed = view.removed
    state.court = view.court
    state.favor = view.favor
    state.hands = tuple(hands)
    state.firsts = tuple(firsts)
    state.bids = tuple(
        [
            rng.choice(rulings.bid_kinds(view.favor[seat])) if bid == SEALED else bid
            for seat, bid in enumerate(view.bids)
        ]
    )
    state.sacrificed = view.sacrificed
    state.budget = view.budget
    state.moved = view.moved
    state.barred = view.barred
    return state

"""Set-up: rules section 3, the first player drawn before everything else (rules 15.16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core import rng
from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown import zones
from game.rules.crown.compile import Pool
from game.rules.crown.state import ANCHORS_PER_LANE, HAND_SIZE, State


def deal(
    pool: Pool,
    decks: Sequence[tuple[str, tuple[str, ...]]],
    first: Seat | None,
    seed: int,
    log: Log,
    *,
    open_decks: bool,
) -> State:
    """Shuffles both decks (name, cards), lays the anchors, deals the hands, and leaves the mulligans to be asked."""
    state = State(pool.width)
    state.luck = rng.stream(seed, "crown")
    if first is None:
        state.luck, first = rng.below(state.luck, 2)
    state.first = state.turn = first
    state.open_decks = open_decks
    state.lists = (tuple(sorted(decks[0][1])), tuple(sorted(decks[1][1])))
    state.factions = (factions_of(pool, decks[0][1]), factions_of(pool, decks[1][1]))
    if log is not None:
        log.append(
            e.GameBegan(
                cause=Cause(None, "setup"),
                first=first,
                open_decks=open_decks,
                decks=tuple(name for name, _ in decks),
                factions=state.factions,
                lists=state.lists,
                sizes=(len(state.lists[0]), len(state.lists[1])),
            )
        )
    for seat in (0, 1):
        _shuffle_in(state, seat, decks[seat][1])
        cards, _ = zones.take_top(state, seat, 3 * ANCHORS_PER_LANE)
        for lane in range(3):
            row = cards[lane * ANCHORS_PER_LANE : (lane + 1) * ANCHORS_PER_LANE]
            state.anchors[seat * 3 + lane] = tuple((card, 0) for card in row)
        if log is not None:
            log.append(e.AnchorsLaid(cause=Cause(None, "setup"), seat=seat, per_lane=ANCHORS_PER_LANE))
    for seat in (0, 1):
        zones.draw(state, seat, HAND_SIZE, (None, "setup"), log)
    state.stack += [("begin", first), ("mulligan", 1 - first), ("mulligan", first)]
    return state


def factions_of(pool: Pool, cards: Sequence[str]) -> tuple[str, ...]:
    """The factions of a deck's cards, in the order of the card file; public."""
    there = {pool.cards[card].faction for card in cards}
    return tuple(faction.id for faction in pool.factions if faction.id in there)


def _shuffle_in(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Cards go into the deck, and nobody knows a place in it any more."""
    deck = [*state.decks[seat], *cards]
    state.luck = rng.shuffle(state.luck, deck)
    state.decks[seat] = tuple(deck)
    state.deck_seen[seat] = ()


def keep(state: State, log: Log) -> None:
    """No mulligan."""
    seat = _answered(state)
    if log is not None:
        log.append(e.HandKept(cause=Cause(seat, "mulligan"), seat=seat))


def put_back(state: State, cards: Sequence[str], log: Log) -> None:
    """The ruling on the mulligan: they are shuffled into the deck first, then as many are drawn."""
    seat = _answered(state)
    left = Counter(cards)
    hand = []
    for card in state.hands[seat]:
        if left[card]:
            left[card] -= 1
        else:
            hand.append(card)
    state.hands[seat] = tuple(hand)
    _shuffle_in(state, seat, cards)
    if log is not None:
        log.append(e.HandPutBack(cause=Cause(seat, "mulligan"), seat=seat, cards=tuple(cards)))
    zones.draw(state, seat, len(cards), (seat, "mulligan"), log)


def _answered(state: State) -> Seat:
    decision = state.decision
    if decision is None:
        raise ValueError("nobody is asked")
    state.decision = None
    return decision.seat

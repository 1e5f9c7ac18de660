"""Which actions of Recusant Crown deserve a closer look, and when an action is over with all that it asked."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any

from game.bots.evaluate.crown import CrownTable
from game.bots.evaluate.crown_words import wording
from game.bots.protocol import Judge
from game.core.ids import Action, Seat
from game.core.rules import Rules
from game.rules.crown.compile import Pool
from game.rules.crown.state import State

MOST_POOLS = 4
"""How many card sets are kept in mind at once."""

DEAR = 3
"""Printed costs from here on are put back in a mulligan."""
FREE = 3
"""A hand with fewer creatures that cost nothing puts back all the rest: without any, nothing can be done."""
PAYING = frozenset({"play", "cast", "spring"})
"""The actions whose last word is a payment."""
SPREADS = 16
"""How many ways to spread damage are looked at."""


MOVES = 8
"""How many ways to go on with a Maneuver."""


def promising(pool: Pool, state: State, actions: list[Action]) -> list[Action]:
    """Without payments between the default and the thriftiest, places within a line, and a line only rearranged."""
    decision = state.decision
    if decision is None:
        return actions
    if decision.kind == "mulligan":
        return [_put_back(pool, state.hands[decision.seat], actions)]
    if decision.kind == "spread":
        return actions[:SPREADS]
    if decision.kind == "maneuver":
        ends = [action for action in actions if action[0] == "done"]
        return (
            ends + [action for action in actions if action[0] == "move" and action[2] == 0][:MOVES] or actions
        )
    thrifty = _thriftiest(actions)
    return [
        action for action in actions if _is_promising(state, action) and _is_default(action, thrifty)
    ] or actions


def _thriftiest(actions: list[Action]) -> frozenset[Action]:
    """Of each card and place the payment that is listed last: the one with the most Essence."""
    last = {action[:-1]: action for action in actions if action[0] in PAYING}
    return frozenset(last.values())


def _is_default(action: Action, thrifty: frozenset[Action]) -> bool:
    """Whether it is paid in the usual way, or in the one that keeps the most of the faction's resource."""
    return action[0] not in PAYING or action[-1] is None or action in thrifty


def _put_back(pool: Pool, hand: tuple[str, ...], actions: list[Action]) -> Action:
    """The mulligan for a hand that can begin, if it is one of these; else the first, which keeps all."""
    rows = {card: pool.cards[card] for card in hand}
    free = {card for card, row in rows.items() if row.type == "creature" and not row.cost}
    begins = sum(card in free for card in hand) >= FREE
    away = [card for card, row in rows.items() if (row.cost >= DEAR if begins else card not in free)]
    back = tuple(card for card in away for _ in range(hand.count(card)))
    return next((action for action in actions if back and action == ("mulligan", back)), actions[0])


def _is_promising(state: State, action: Action) -> bool:
    match action:
        case ("play", _, lane, index, _) | ("cast", lane, index, _):
            return _is_end(state, lane, index)
        case ("maneuver", from_lane, to_lane):
            return bool(from_lane != to_lane)
    return True


def _is_end(state: State, lane: int, index: int) -> bool:
    """Whether a place is the front or the back of a line, of either side; what has no place always fits."""
    if not 0 <= lane < 3:
        return True
    return index == 0 or index in {len(state.lines[lane]), len(state.lines[lane + 3])}


def chances(state: State, action: Action) -> list[tuple[float, tuple[int, ...]]]:  # noqa: ARG001 - no dice
    """Nothing is rolled."""
    return []


def settled(state: State) -> bool:
    """Whether an action is over with all that it asked, on either side."""
    return state.decision is None or state.decision.kind in {"act", "chain", "finish"}


def spot(state: State, seat: Seat) -> Hashable:
    """What lies open, and what the seat holds; anchors, decks and the other hand by their numbers only."""
    other = 1 - seat
    return (
        state.decision,
        state.turn,
        state.stale,
        state.chain,
        state.maneuver,
        state.lane,
        state.side,
        state.tier,
        state.pools,
        state.spreads,
        state.striking,
        state.limbo,
        len(state.stack),
        state.hands[seat],
        state.traps[seat],
        len(state.hands[other]),
        len(state.traps[other]),
        len(state.decks[0]),
        len(state.decks[1]),
        tuple(state.majesty),
        tuple(state.resources),
        tuple(state.lines),
        tuple(state.reserves),
        tuple([len(row) for row in state.anchors]),
    )


def judge_of(rules: Rules[Any, Any]) -> Judge:
    """The judge of the cards that these rules play with."""
    pool: Pool = rules.pool  # type: ignore[attr-defined]
    found = _judges.get(id(pool))
    if found is None or found[0] is not pool:
        while len(_judges) >= MOST_POOLS:
            del _judges[next(iter(_judges))]
        found = _judges[id(pool)] = (pool, _made(pool))
    return found[1]


_judges: dict[int, tuple[Pool, Judge]] = {}


def _made(pool: Pool) -> Judge:
    table = CrownTable(pool)
    return Judge(
        standing=table.standing,
        terms=table.terms,
        promising=partial(promising, pool),
        settled=settled,
        chances=chances,
        spot=spot,
        wording=wording,
    )

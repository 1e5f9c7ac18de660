"""What cards cost and every way to pay it: rules section 5, the ruling on the default payment included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown.board import board_of
from game.rules.crown.compile import CardRules, Pool
from game.rules.crown.state import State

Payment: TypeAlias = tuple[int, ...]
"""How much of each kind, in the order of the factions, Essence last."""


def printed_cost(pool: Pool, state: State, seat: Seat, row: CardRules) -> int:
    """The number in the corner with what cards in play make of it, never below 0."""
    cost = row.cost
    for change, whose in board_of(pool, state).costs:
        if (
            change.type == row.type
            and (change.whose == "yours") == (whose == seat)
            and (change.faction is None or change.faction == row.faction)
        ):
            cost += change.amount
    return max(0, cost)


def payments(pool: Pool, state: State, seat: Seat, row: CardRules) -> Sequence[Payment]:
    """Every legal payment of a card from the hand, the default first; none if it cannot be paid."""
    board = state.board if state.board is not None else board_of(pool, state)
    cost = printed_cost(pool, state, seat, row) if board.costs else row.cost
    width = pool.width
    base = seat * width
    held = state.resources
    essence = held[base + width - 1]
    if row.conjuration:
        if cost == 0:
            return [pool.nothing]
        most, least = min(cost, held[base + row.resource]), max(1, cost - essence)
        return _coloured(cost, row.resource, most, least, width) if most >= least else []
    if cost > essence:
        return []
    kinds = [kind for kind in range(width - 1) if held[base + kind]]
    if len(kinds) > 1:  # the kind held most first; ties in the order of the factions
        kinds.sort(key=lambda kind: -held[base + kind])
    return [_clarity(kind, cost, width) for kind in kinds]


@lru_cache(maxsize=1024)
def _clarity(kind: int, essence: int, width: int) -> Payment:
    """1 of a kind, and Essence."""
    return (*(int(kind == each) for each in range(width - 1)), essence)


@lru_cache(maxsize=4096)
def _coloured(cost: int, resource: int, most: int, least: int, width: int) -> Sequence[Payment]:
    """Essence is the wildcard: X is paid with k of the resource and X - k Essence, for any k from 1 to X."""
    return tuple(
        (*(k if kind == resource else 0 for kind in range(width - 1)), cost - k)
        for k in range(most, least - 1, -1)
    )


def pay(pool: Pool, state: State, seat: Seat, card: str, payment: Payment, log: Log) -> None:
    """Takes what was chosen; free cards and Cost 0 are told no event."""
    if not any(payment):
        return
    base = seat * pool.width
    for kind, amount in enumerate(payment):
        if amount:
            state.resources[base + kind] -= amount
    if log is not None:
        left = tuple(state.resources[base : base + pool.width])
        log.append(e.Paid(cause=Cause(seat, card), seat=seat, card=card, amounts=payment, left=left))


def price_words(pool: Pool, state: State, seat: Seat, row: CardRules) -> str:
    """What a card costs now, in words: `2 Insight`, `1 Clarity and 2 Essence`."""
    cost = printed_cost(pool, state, seat, row)
    if row.conjuration:
        return f"{cost} {pool.resources[row.resource].capitalize()}"
    return "1 Clarity" + (f" and {cost} Essence" if cost else "")

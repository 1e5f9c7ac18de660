"""What the decks of a game hold (section 1, decks): the box that every card comes out of."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.patterns.compile import DealRules, Pool
from game.rules.patterns.state import Row


def deal_of(pool: Pool, seats: int) -> DealRules:
    """The decks for a number of players."""
    return next(deal for deal in pool.deals if seats in deal.seats)


def creature_box(pool: Pool, seats: int, clans: Collection[str]) -> Row:
    """All Creatures of a game, in the pool's order."""
    copies = dict(deal_of(pool, seats).copies)
    return tuple(
        [one.id for one in pool.creatures if one.clan in clans for _ in range(copies.get(one.power, 0))]
    )


def spell_box(pool: Pool) -> Row:
    """All Spells of a game, in the pool's order."""
    return tuple([one.id for one in pool.spells for _ in range(one.copies)])

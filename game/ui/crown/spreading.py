"""Damage that is being spread: what was placed so far, where more may go, and the sensible default."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.crown.push import heroic_share
from game.ui.crown.facts import Facts

HEAD = "spread"


def amounts_of(chosen: Sequence[str], count: int) -> list[int]:
    """What was placed on each creature of the line so far."""
    if len(chosen) == count + 1 and chosen[0] == HEAD:
        return [int(word) for word in chosen[1:]]
    return [0] * count


def chosen_of(amounts: Sequence[int]) -> tuple[str, ...]:
    """The same as a table keeps it between two clicks."""
    return (HEAD, *map(str, amounts))


def may_take(facts: Facts, amounts: Sequence[int], index: int) -> int:
    """How much more may be placed on a creature: Heroic ones come first (rules section 8.2)."""
    amount, room, heroic = facts.spread
    left = amount - sum(amounts)
    if not heroic[index]:
        owed = heroic_share(amount, room, heroic)
        left -= owed - sum(given for given, first in zip(amounts, heroic, strict=True) if first)
    return max(0, min(left, room[index] - amounts[index]))


def sensible(facts: Facts) -> list[int]:
    """A spread that loses the least: the fewest Power shattered, those already sideways first."""
    legal: list[tuple[int, ...]] = [action[1] for action in facts.legal if action[0] == "spread"]
    asked = facts.view.decision
    if not legal or asked is None:
        return []
    at = asked.seat * 3 + facts.view.lane
    _, room, _ = facts.spread
    cards = facts.pool.cards

    def loss(row: tuple[int, ...]) -> tuple[int, int]:
        worth = 0
        for index, given in enumerate(row):
            if given and given >= room[index]:
                unit = facts.view.lines[at][index]
                card = cards[unit[0]]
                worth += (
                    2 * facts.powers[at][index]
                    + card.bloom
                    + card.bounty
                    + (2 if card.strike or card.aura else 0)
                )
        return worth, sum(1 for given in row if given)

    best: tuple[int, ...] = min(legal, key=loss)
    return list(best)

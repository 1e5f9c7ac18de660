"""Every number and every ruling of Patterns, each once: legality, refusals, tooltips and scoring all ask here.

A designer who wants another reading changes it in this file; decks and cards are data. Section numbers are those of
rules/patterns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.ids import Seat

SEATS: Final = (2, 6)
ACTIONS: Final = 2
"""Section 4: Actions of a turn."""
FIRST_ACTIONS: Final = 1
"""Section 3: of the first player's first turn."""
TURNS_EACH: Final = 100
"""Section 3: turns each, after which the game ends as if the deck had run out."""
FACES: Final = 6
CLAN_BONUS: Final = 1
"""Section 2: Power under the Control of a player whose Wizard is of the same Clan."""
FIRST_TIER_BONUS: Final = 1
"""Section 4: what a defender in the first tier adds in a Capture."""
RESEARCH_COST: Final = 2
"""Section 4: Creatures of one Clan that a new Spell costs."""


# Placement (section 2)


def may_serve(clan: str, opposed_to_wizard: str) -> bool:
    """Under a Wizard: any Creature but one of the Clan opposed to the Wizard's."""
    return clan != opposed_to_wizard


def may_follow(power: int, clan: str, leader_power: int, leader_clan: str, opposed_to_leader: str) -> bool:
    """Under a Creature: printed Power lower than the Leader's, or equal if of one Clan; never of the opposed Clan."""
    if clan == opposed_to_leader:
        return False
    return power < leader_power or (power == leader_power and clan == leader_clan)


# Dice (sections 4 and 6)


def brainwash_succeeds(total: int, power: int) -> bool:
    """Section 4: greater than the announced, printed Power; the Clan bonus does not count yet."""
    return total > power


def clash_result(first: int, second: int, first_ties: bool, second_ties: bool) -> int:
    """1 if the first side wins, -1 if the second does, 0 for a tie; a Spell may win ties for one of them."""
    if first != second:
        return 1 if first > second else -1
    return first_ties - second_ties


# Memory (section 4 and fine points 3, 8.3)


def everybody(seats: int) -> int:
    """Who knows a card that was seen in the open: all seats, and onlookers (the bit behind the last seat)."""
    return (1 << (seats + 1)) - 1


def bit_of(seat: Seat | None, seats: int) -> int:
    """The bit of a seat, or of an onlooker, in what is kept about who knows a card."""
    return 1 << (seats if seat is None else seat)


# The end (section 3)


def turn_limit(seats: int) -> int:
    """How many turns are begun at most."""
    return TURNS_EACH * seats


def leaders(totals: Sequence[int], counts: Sequence[int]) -> tuple[Seat, ...]:
    """Who stands highest: by total Power, then by the number of Creatures under Control; several on a tie."""
    best = max(zip(totals, counts, strict=True))
    return tuple([seat for seat, pair in enumerate(zip(totals, counts, strict=True)) if pair == best])


def winners(totals: Sequence[int], counts: Sequence[int]) -> tuple[Seat, ...]:
    """Section 3 and fine point 9: one alone at the top wins; equal at the top is a tie, and nobody wins."""
    first = leaders(totals, counts)
    return first if len(first) == 1 else ()

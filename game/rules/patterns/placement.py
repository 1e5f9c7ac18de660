"""Where a Creature may stand: the one set of predicates behind legality, refusals and glowing Positions (section 2)."""

from __future__ import annotations

from game.core.ids import Seat
from game.rules.patterns.facts import Facts
from game.rules.patterns.state import Row, put


def leader_at(facts: Facts, wizard: str, pattern: Row, place: int) -> str:
    """The Wizard or Creature that leads a Position; empty where nobody does."""
    over = facts.leader[place]
    return wizard if over < 0 else pattern[over]


def may_stand(facts: Facts, wizard: str, pattern: Row, place: int, card: str) -> bool:
    """Whether a Creature may be placed: the Position is empty, has a Leader, and is legal under it."""
    if pattern[place]:
        return False
    leader = leader_at(facts, wizard, pattern, place)
    return leader != "" and card in facts.under[leader]


def open_positions(facts: Facts, wizard: str, pattern: Row, card: str) -> list[int]:
    """All Positions where a Creature may be placed."""
    found = []
    under, over = facts.under, facts.leader
    for place in range(facts.positions):
        if not pattern[place]:
            above = over[place]
            leader = wizard if above < 0 else pattern[above]
            if leader and card in under[leader]:
                found.append(place)
    return found


def roomy(facts: Facts, wizard: str, pattern: Row) -> frozenset[str]:
    """The Creatures that would find a place if they were Brainwashed: as the Guard or in the Pattern."""
    if not pattern[facts.guard]:
        return facts.creatures
    found: set[str] = set()
    for place in range(facts.positions):
        if not pattern[place]:
            leader = leader_at(facts, wizard, pattern, place)
            if leader:
                found |= facts.under[leader]
    return frozenset(found)


def has_room(facts: Facts, wizard: str, pattern: Row, card: str) -> bool:
    """Whether one Creature would find a place."""
    return card in roomy(facts, wizard, pattern)


def unplaced(facts: Facts, wizard: str, pattern: Row, place: int) -> bool:
    """Whether the Creature at a Position is Leaderless, or illegal under its Leader."""
    leader = leader_at(facts, wizard, pattern, place)
    return leader == "" or pattern[place] not in facts.under[leader]


def has_minions(facts: Facts, pattern: Row, place: int) -> bool:
    """Whether anybody stands under a place."""
    return place < facts.positions and any(pattern[minion] for minion in facts.minions[place])


def all_placed(facts: Facts, wizard: str, pattern: Row, places: tuple[int, ...]) -> bool:
    """Whether these Creatures and all their Minions stand legally."""
    for place in places:
        if pattern[place] and unplaced(facts, wizard, pattern, place):
            return False
        for minion in facts.minions[place]:
            if pattern[minion] and unplaced(facts, wizard, pattern, minion):
                return False
    return True


def after_exchange(pattern: Row, one: int, other: int) -> Row:
    """The Pattern with two places exchanged; Minions stay at their Positions."""
    return put(put(pattern, one, pattern[other]), other, pattern[one])


def may_swap(facts: Facts, wizard: str, pattern: Row, one: int, other: int) -> bool:
    """Whether two Creatures of a Pattern may exchange places: both, and all their Minions, must be legal then."""
    if not pattern[one] or not pattern[other] or one == other:
        return False
    return all_placed(facts, wizard, after_exchange(pattern, one, other), (one, other))


def movable(facts: Facts, wizard: str, pattern: Row, one: int) -> list[int]:
    """Where a Creature without Minions may go inside the Pattern; itself leads nobody meanwhile."""
    card = pattern[one]
    if not card or has_minions(facts, pattern, one):
        return []
    return [to for to in open_positions(facts, wizard, put(pattern, one, ""), card) if to != one]


def promotable(facts: Facts, wizard: str, pattern: Row, vacant: int) -> list[int]:
    """The Minions of a lost Leader that may take its Position."""
    return [
        minion
        for minion in facts.minions[vacant]
        if pattern[minion] and may_stand(facts, wizard, pattern, vacant, pattern[minion])
    ]


def opponents(seat: Seat, seats: int) -> list[Seat]:
    """The other seats, in seat order."""
    return [other for other in range(seats) if other != seat]

"""Chances, exactly: the one function that tooltips, refusals and bots ask before anything is rolled (section 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.ids import Action, Seat
from game.rules.patterns.facts import facts_of
from game.rules.patterns.piles import slot_of
from game.rules.patterns.power import NO_CREATURE, At, Strength, brainwash_strength, strength
from game.rules.patterns.rulings import FACES, brainwash_succeeds, clash_result
from game.rules.patterns.statics import ATTACKING, DEFENDING, GUARDING, RESCUING

PAIRS = FACES * FACES


class Odds(NamedTuple):
    """In so many of `of` equally likely cases the one who acts wins, ties or loses; 36ths unless dice are re-rolled."""

    win: int
    tie: int
    lose: int
    of: int


@lru_cache(maxsize=64)
def faces(again: int, two: bool) -> tuple[int, ...]:
    """How likely each face from 1 to 6 is to count, in 36ths."""
    if two:
        return tuple([2 * face - 1 for face in range(1, FACES + 1)])
    return tuple([(0 if face <= again else FACES) + again for face in range(1, FACES + 1)])


@lru_cache(maxsize=8192)
def clash_odds(
    lead: int, first: tuple[int, bool, bool], second: tuple[int, bool, bool] = (0, False, False)
) -> Odds:
    """`lead`: the first side's sum less the second's; each side's die as (again, two, ties)."""
    found = [0, 0, 0]
    for one, weight in enumerate(faces(first[0], first[1])):
        for other, counter in enumerate(faces(second[0], second[1])):
            found[1 - clash_result(one + lead, other, first[2], second[2])] += weight * counter
    return _reduced(found[0], found[1], found[2], PAIRS * PAIRS)


@lru_cache(maxsize=1024)
def brainwash_odds(power: int, bonus: int = 0, again: int = 0, two: bool = False) -> Odds:
    """Against an announced Power."""
    wins = sum(
        [
            weight
            for face, weight in enumerate(faces(again, two), 1)
            if brainwash_succeeds(face + bonus, power)
        ]
    )
    return _reduced(wins, 0, PAIRS - wins, PAIRS)


def _reduced(win: int, tie: int, lose: int, of: int) -> Odds:
    """In 36ths where that is exact."""
    if of > PAIRS and win % PAIRS == tie % PAIRS == lose % PAIRS == 0:
        return Odds(win // PAIRS, tie // PAIRS, lose // PAIRS, of // PAIRS)
    return Odds(win, tie, lose, of)


def sides(at: At, seat: Seat, action: Action) -> tuple[Strength, Strength] | None:
    """What both sides bring to a Capture or a Rescue, the acting one first; None for anything else."""
    number = facts_of(at.pool).number
    if action[0] == "capture":
        _, own, other, place = action
        return strength(at, seat, number[own], ATTACKING), strength(at, other, number[place], DEFENDING)
    if action[0] == "rescue":
        _, other, own = action
        guard = facts_of(at.pool).guard
        warden = guard if at.patterns[other][guard] else NO_CREATURE
        return strength(at, seat, number[own], RESCUING), strength(at, other, warden, GUARDING)
    return None


def prisoner_power(at: At, seat: Seat, ref: str) -> int:
    """The Power that a prisoner of the own Dungeon must be beaten by; `ref` names it as actions do."""
    pile = at.dungeons[seat]
    return facts_of(at.pool).power[pile[slot_of(pile, ref)]]


def odds(at: At, action: Action) -> Odds | None:
    """The chances of a legal Capture, Rescue or Brainwash for the seat that is asked; None where nothing is rolled."""
    if at.decision is None:
        return None
    seat = at.decision.seat
    if action[0] == "brainwash":
        power = prisoner_power(at, seat, action[1])
        side = brainwash_strength(at, seat)
        return brainwash_odds(power, side.total, side.again, side.two)
    both = sides(at, seat, action)
    if both is None:
        return None
    mine, theirs = both
    return clash_odds(
        mine.total - theirs.total,
        (mine.again, mine.two, mine.ties),
        (theirs.again, theirs.two, theirs.ties),
    )


def dice_for(at: At, action: Action, result: int) -> tuple[int, ...] | None:
    """Rolls that bring about a result (1: won, 0: a tie, -1: lost); None if none do. For bots that weigh results."""
    if at.decision is None:
        return None
    seat = at.decision.seat
    if action[0] == "brainwash":
        power = prisoner_power(at, seat, action[1])
        side = brainwash_strength(at, seat)
        for face in range(1, FACES + 1):
            if result != 0 and brainwash_succeeds(face + side.total, power) == (result > 0):
                rolls = _rolls(face, side)
                if rolls:
                    return rolls
        return None
    both = sides(at, seat, action)
    if both is None:
        return None
    mine, theirs = both
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            if clash_result(one + mine.total, other + theirs.total, mine.ties, theirs.ties) == result:
                first, second = _rolls(one, mine), _rolls(other, theirs)
                if first and second:
                    return first + second
    return None


def _rolls(face: int, side: Strength) -> tuple[int, ...]:
    """Rolls of one side after which this face counts."""
    if side.two:
        return (face, face)
    return (face,) if face > side.again else (1, face)

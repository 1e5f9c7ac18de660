"""Whom a filter means, as far as a creature and its place tell; what depends on its Power stands in `board`."""

from __future__ import annotations

from typing import Final, get_args

from game.core.ids import Seat
from game.rules.crown.compile import Pool
from game.rules.crown.selectors import Filter, Where, Whose
from game.rules.crown.state import EXHAUSTED, Unit


def _lines(whose: Whose, where: Where, seat: Seat, lane: int) -> tuple[int, ...]:
    """The own side first, lanes left to right."""
    sides = {"yours": (seat,), "theirs": (1 - seat,), "any": (seat, 1 - seat)}[whose]
    lanes = [each for each in range(3) if where == "any" or (each == lane) == (where != "other")]
    return tuple(side * 3 + each for side in sides for each in lanes)


LINES: Final = {
    (whose, where, seat, lane): _lines(whose, where, seat, lane)
    for whose in get_args(Whose)
    for where in get_args(Where)
    for seat in (0, 1)
    for lane in (-1, 0, 1, 2)
}
"""The lines in which a filter looks, by its `whose` and `lane` and by the card's controller and lane (-1: none)."""


def is_narrow(which: Filter) -> bool:
    """Whether more has to be asked than `whose`, `lane`, `kind` and `other`, Power left out."""
    return (
        which.leader
        or which.keyword is not None
        or which.exhausted is not None
        or which.withered is not None
        or which.faction is not None
    )


def passes(pool: Pool, which: Filter, me: int, index: int, unit: Unit) -> bool:
    """Whether a filter of a card with uid `me` lets a creature through, wherever it stands and whatever its Power."""
    if unit[0] not in pool.kinds[which.kind] or (which.other and unit[6] == me):
        return False
    return not is_narrow(which) or passes_narrow(pool, which, index, unit)


def passes_narrow(pool: Pool, which: Filter, index: int, unit: Unit) -> bool:
    """The rest of it: whether it leads, stands, is withered, and what its card prints."""
    row = pool.cards[unit[0]]
    return (
        (not which.leader or (index == 0 and row.type != "fortification"))
        and (which.exhausted is None or which.exhausted == bool(unit[1] & EXHAUSTED))
        and (which.withered is None or which.withered == (unit[2] > 0))
        and (which.faction is None or which.faction == row.faction)
        and (which.keyword is None or which.keyword in row.keywords)
    )


def is_bounded(which: Filter) -> bool:
    """Whether a filter asks about Power."""
    return which.power_at_most is not None or which.power_at_least is not None


def within(which: Filter, power: int) -> bool:
    """Whether a Power is one that it asks for."""
    return (which.power_at_most is None or power <= which.power_at_most) and (
        which.power_at_least is None or power >= which.power_at_least
    )

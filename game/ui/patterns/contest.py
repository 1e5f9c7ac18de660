"""A roll, or one that would be, as data: its sides, their lines, the chances, and when each part of it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.ids import Action, Seat
from game.rules.patterns.facts import facts_of
from game.rules.patterns.odds import Odds, odds, prisoner_power, sides
from game.rules.patterns.power import Line, brainwash_strength
from game.rules.patterns.view import PatternsView

ROLLING, SETTLED, EACH, TOTALS, AFTER = 0.95, 0.25, 0.32, 0.45, 1.15
"""Seconds: the dice tumble, lie still, each line is added, totals stand, and the result is read."""


@dataclass(frozen=True, slots=True)
class Column:
    """One side of a roll: whose, which card, what it does, its lines, and the rolls (empty before they are cast)."""

    name: str
    card: str
    role: str
    lines: tuple[Line, ...]
    rolls: tuple[int, ...] = ()
    die: int = 0
    total: int = 0
    power: int = 0
    """Of a prisoner that is not named."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A roll, or one that would be: for what, its sides, the chances before it, and 1, 0 or -1 after it."""

    purpose: str
    columns: tuple[Column, ...]
    chances: Odds | None = None
    result: int | None = None


def would_contest(view: PatternsView, action: Action, names: Sequence[str]) -> Contest | None:
    """What a Capture, Rescue or Brainwash would be rolled with; None for another action."""
    asked = view.decision
    if asked is None:
        return None
    me = asked.seat
    found = odds(view, action)
    if action[0] == "brainwash":
        lines, power = brainwash_strength(view, me).lines, prisoner_power(view, me, action[1])
        return Contest("brainwash", (Column(names[me], "", "rolls", lines, power=power),), found)
    both = sides(view, me, action)
    if both is None or found is None:
        return None
    if action[0] == "capture":
        _, own, other, place = action
        roles, their_place = ("attacker", "defender"), place
    else:
        _, other, own = action
        roles, their_place = ("rescuer", "Guard"), "G"
    mine = _card(view, me, own)
    theirs = _card(view, other, their_place)
    return Contest(
        action[0],
        (
            Column(names[me], mine, roles[0], both[0].lines, total=both[0].total),
            Column(
                names[other], theirs, roles[1] if theirs else "no Guard", both[1].lines, total=both[1].total
            ),
        ),
        found,
    )


def _card(view: PatternsView, seat: Seat, place: str) -> str:
    return view.patterns[seat][facts_of(view.pool).number[place]]


def side_won(contest: Contest, index: int) -> bool:
    """Whether this side is the winner."""
    return contest.result == (1 if index == 0 else -1)


def settled_at(contest: Contest) -> float:
    """Seconds after which both totals stand."""
    most = max(len(column.lines) for column in contest.columns)
    return ROLLING + SETTLED + EACH * most + TOTALS


def length_of(contest: Contest) -> float:
    """Seconds that the telling of a roll takes."""
    return settled_at(contest) + AFTER

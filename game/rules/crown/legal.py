"""What may be answered to each decision: the predicates of the rules, and the lists made with them.

`refusals` says the same in sentences, from the same predicates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from game.core.ids import Action, Seat
from game.rules.crown.after import offered, trap_fits
from game.rules.crown.asking import can_begin
from game.rules.crown.board import hand_size
from game.rules.crown.compile import Pool
from game.rules.crown.costs import Payment, payments
from game.rules.crown.push import next_flyer, spreads, usable_abilities
from game.rules.crown.state import EXHAUSTED, MOVED, RESERVE, SHATTERED, Line, State, Unit, as_it_shows
from game.rules.crown.turn import broken

KEPT_BACK: Final = SHATTERED | MOVED
"""Marks of whoever cannot be maneuvered."""
Listing: TypeAlias = Callable[[Pool, State, Seat], list[Action]]


def legal_actions(pool: Pool, state: State) -> list[Action]:
    """Every legal answer in a fixed order, payments other than the default included; of spreads one of each class."""
    decision = state.decision
    return [] if decision is None else LISTINGS[decision.kind](pool, state, decision.seat)


# -- the predicates ------------------------------------------------------------------------------------------


def can_meditate(pool: Pool, state: State, seat: Seat) -> bool:
    """The ruling in section 4: only below the hand size with a card in the deck."""
    return bool(state.decks[seat]) and len(state.hands[seat]) < hand_size(pool, state, seat)


def can_recover(state: State, seat: Seat) -> bool:
    """The ruling in section 4: only with an exhausted, unshattered creature that the player controls."""
    base = seat * 3
    for at in (base, base + 1, base + 2):
        for unit in state.lines[at]:
            if unit[1] & (EXHAUSTED | SHATTERED) == EXHAUSTED:
                return True
    return False


def can_maneuver_unit(pool: Pool, unit: Unit, seat: Seat) -> bool:
    """Whether this creature is one of those that `movers_of` finds."""
    return bool(movers_of(pool, (unit,), seat))


def movers_of(pool: Pool, line: Line, seat: Seat) -> list[int]:
    """Rules section 4: own creatures; no Fortification, no Rival, nothing shattered; each once in a Maneuver."""
    creatures = pool.types["creature"]
    return [
        index
        for index, unit in enumerate(line)
        if unit[4] == seat and not unit[1] & KEPT_BACK and unit[0] in creatures
    ]


def can_maneuver(pool: Pool, state: State, seat: Seat, from_lane: int, to_lane: int) -> bool:
    """The ruling on Maneuver: only if something would change place."""
    line = state.lines[seat * 3 + from_lane]
    movers = movers_of(pool, line, seat)
    return bool(movers) if from_lane != to_lane else _can_differ(line, movers)


def _can_differ(line: Line, movers: list[int]) -> bool:
    """Whether one of these can be put somewhere else so that it shows: whenever the line is not all alike."""
    if not movers:
        return False
    first = line[0]
    for unit in line:
        if unit[0] != first[0]:
            return True
    return len(set(as_it_shows(line))) > 1


def is_moved(state: State, seat: Seat) -> bool:
    """Rules 15.20: `done` needs something to be different."""
    if state.maneuver is None:
        return False
    from_lane, to_lane, before = state.maneuver
    if from_lane != to_lane:
        return len(state.lines[seat * 3 + from_lane]) < len(before)
    line = state.lines[seat * 3 + from_lane]
    for unit, shown in zip(line, before, strict=True):
        if unit[0] != shown[0]:  # most of the time the names alone tell
            return True
    return as_it_shows(line) != before


def leaves_a_way(pool: Pool, state: State, seat: Seat, index: int, to_index: int) -> bool:
    """Whether after this move within a lane the Maneuver can still be done.

    While somebody is left to move it can: a line that is not all alike can always be made to look different.
    """
    if state.maneuver is None or state.maneuver[0] != state.maneuver[1]:
        return True
    line = state.lines[seat * 3 + state.maneuver[0]]
    if len(movers_of(pool, line, seat)) > 1:
        return True
    rest = line[:index] + line[index + 1 :]
    return as_it_shows((*rest[:to_index], line[index], *rest[to_index:])) != state.maneuver[2]


def shares_keyword(pool: Pool, state: State, card: str) -> bool:
    """Rules section 4 and 15.12: one more card after a Chain card shares at least one keyword with it."""
    return bool(pool.cards[state.chain].keywords & pool.cards[card].keywords)


def trap_places(lane: bool) -> range:
    """Where a trap may be set: any lane of the own side, or the Reserve, as the card says."""
    return range(3) if lane else range(RESERVE, RESERVE + 1)


def casting(pool: Pool, state: State, seat: Seat) -> Sequence[Payment]:
    """The payments for the broken anchor on offer, the default first: Snap is free; none if it cannot be cast."""
    _, card = broken(state)
    row = pool.cards[card]
    if row.trap is not None or not can_begin(pool, state, row.play, seat):
        return []
    return [pool.nothing] if row.snap else payments(pool, state, seat, row)


def springing(pool: Pool, state: State, seat: Seat) -> Sequence[Payment]:
    """The payments for the trap that is asked about; none if it does not fit or cannot be paid."""
    _, number, _ = offered(state)
    if not trap_fits(pool, state):
        return []
    return payments(pool, state, seat, pool.cards[state.traps[seat][number][0]])


# -- actions that are listed again and again, made once ------------------------------------------------------

MANEUVERS: Final[dict[tuple[int, bool], list[Action]]] = {
    (from_lane, within): [
        ("maneuver", from_lane, to_lane) for to_lane in (0, 1, 2) if within or to_lane != from_lane
    ]
    for from_lane in (0, 1, 2)
    for within in (False, True)
}
"""From each lane, with and without a Maneuver within it."""

_PLAYS: Final[dict[str, list[list[Action]]]] = {}
ROOMY: Final = 8
"""Places of a lane that are made at least."""


@lru_cache(maxsize=256)
def moves(size: int, places: int, within: bool) -> tuple[tuple[Action, ...], ...]:
    """For each creature of a line its moves to each of so many places; within the line not to where it stands."""
    return tuple(
        tuple(("move", index, to_index) for to_index in range(places) if not within or to_index != index)
        for index in range(size)
    )


def plays(card: str, sizes: tuple[int, int, int]) -> list[Action]:
    """A card's plays, by the default payment, to each of so many places of each lane."""
    left, center, right = sizes
    rows = _PLAYS.get(card)
    if rows is None or max(sizes) > len(rows[0]):
        longest = max(*sizes, ROOMY)
        rows = _PLAYS[card] = [
            [("play", card, lane, index, None) for index in range(longest)] for lane in (0, 1, 2)
        ]
    return rows[0][:left] + rows[1][:center] + rows[2][:right]


@lru_cache(maxsize=1024)
def sets(card: str, lane: bool) -> tuple[Action, ...]:
    """Where a trap of the hand may be set, or (card "") one that was an anchor."""
    return tuple(("set", card, place) for place in trap_places(lane))


# -- the lists -----------------------------------------------------------------------------------------------


def _act(pool: Pool, state: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for card in dict.fromkeys(state.hands[seat]):
        _from_hand(pool, state, seat, card, found)
    lines = state.lines
    for lane in (0, 1, 2):
        if lines[lane] and lines[lane + 3]:
            found.append(("push", lane))
    if can_meditate(pool, state, seat):
        found.append(("meditate",))
    if can_recover(state, seat):
        found.append(("recover",))
    for from_lane in (0, 1, 2):
        line = lines[seat * 3 + from_lane]
        if line:
            movers = movers_of(pool, line, seat)
            if movers:
                found += MANEUVERS[from_lane, _can_differ(line, movers)]
    if not found:
        found.append(("pass",))
    found += _exhausts(pool, state, seat)
    return found


def _from_hand(pool: Pool, state: State, seat: Seat, card: str, found: list[Action]) -> None:
    row = pool.cards[card]
    if row.trap is not None:
        found += sets(card, row.trap_lane)
        return
    pays = payments(pool, state, seat, row)
    if not pays or (row.play is not None and not can_begin(pool, state, row.play, seat)):
        return
    others = pays[1:] if len(pays) > 1 else ()
    if not row.stands:
        found.append(("play", card, -1, -1, None))
        for payment in others:
            found.append(("play", card, -1, -1, payment))
        return
    lines = state.lines
    base = (1 - seat if row.type == "rival" else seat) * 3
    sizes = len(lines[base]) + 1, len(lines[base + 1]) + 1, len(lines[base + 2]) + 1
    if not others:
        found += plays(card, sizes)
        return
    for lane in (0, 1, 2):
        for way in (None, *others):
            found += [("play", card, lane, index, way) for index in range(sizes[lane])]


def _exhausts(pool: Pool, state: State, seat: Seat) -> list[Action]:
    if seat != state.turn:
        return []
    return [("exhaust", at % 3, index) for at, index in usable_abilities(pool, state, seat)]


def _chain(pool: Pool, state: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for card in dict.fromkeys(state.hands[seat]):
        if shares_keyword(pool, state, card):
            _from_hand(pool, state, seat, card, found)
    return [*found, *_exhausts(pool, state, seat), ("end",)]


def _finish(pool: Pool, state: State, seat: Seat) -> list[Action]:
    return [*_exhausts(pool, state, seat), ("end",)]


def _mulligan(pool: Pool, state: State, seat: Seat) -> list[Action]:  # noqa: ARG001 - all lists are made alike
    hand = state.hands[seat]
    rows: list[tuple[str, ...]] = [()]
    for card in dict.fromkeys(hand):
        shares = [(card,) * count for count in range(hand.count(card) + 1)]
        rows = [row + share for row in rows for share in shares]
    found: list[Action] = [("mulligan", row) for row in rows]
    found[0] = ("keep",)
    return found


def in_hand_order(hand: tuple[str, ...], counts: dict[str, int]) -> tuple[str, ...]:
    """So many of each card, alikes together, in the one order in which they are written: that of the hand."""
    return tuple(
        card for card in dict.fromkeys(hand) for _ in range(min(counts.get(card, 0), hand.count(card)))
    )


def _window(pool: Pool, state: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    index = next_flyer(pool, state, seat)
    while index >= 0:
        found.append(("fire", index))
        index = next_flyer(pool, state, seat, index + 1)
    return [*found, *_exhausts(pool, state, seat), ("hold",)]


def _spread(pool: Pool, state: State, seat: Seat) -> list[Action]:  # noqa: ARG001
    return [("spread", row) for row in spreads(pool, state)]


def _trap(pool: Pool, state: State, seat: Seat) -> list[Action]:
    pays = springing(pool, state, seat)
    return [*(("spring", payment if at else None) for at, payment in enumerate(pays)), ("decline",)]


def _anchor(pool: Pool, state: State, seat: Seat) -> list[Action]:
    _, card = broken(state)
    row = pool.cards[card]
    if row.trap is not None:
        return [*sets("", row.trap_lane), ("take",)]
    found: list[Action] = []
    for number, payment in enumerate(casting(pool, state, seat)):
        chosen = payment if number else None
        if row.stands:
            base = (1 - seat if row.type == "rival" else seat) * 3
            for lane in (0, 1, 2):
                for index in range(len(state.lines[base + lane]) + 1):
                    found.append(("cast", lane, index, chosen))
        else:
            found.append(("cast", -1, -1, chosen))
    return [*found, ("take",)]


def _maneuver(pool: Pool, state: State, seat: Seat) -> list[Action]:
    if state.maneuver is None:
        return []
    from_lane, to_lane, _ = state.maneuver
    line = state.lines[seat * 3 + from_lane]
    movers = movers_of(pool, line, seat)
    within = from_lane == to_lane
    size = len(line)
    rows = moves(size, size if within else len(state.lines[seat * 3 + to_lane]) + 1, within)
    found: list[Action] = []
    for index in movers:
        found += rows[index]
    if within and len(movers) == 1:
        found = [move for move in found if leaves_a_way(pool, state, seat, move[1], move[2])]
    if is_moved(state, seat):
        found.append(("done",))
    return found


def _target(pool: Pool, state: State, seat: Seat) -> list[Action]:  # noqa: ARG001
    decision = state.decision
    return [] if decision is None else [("target", ref) for ref in decision.args[2]]


def _choose(pool: Pool, state: State, seat: Seat) -> list[Action]:  # noqa: ARG001
    decision = state.decision
    return [] if decision is None else [("choose", word) for word in decision.args[1]]


LISTINGS: dict[str, Listing] = {
    "mulligan": _mulligan,
    "act": _act,
    "chain": _chain,
    "finish": _finish,
    "window": _window,
    "spread": _spread,
    "trap": _trap,
    "anchor": _anchor,
    "maneuver": _maneuver,
    "target": _target,
    "choose": _choose,
}
"""By the kind of decision: the closed list of all that is ever asked."""

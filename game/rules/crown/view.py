"""What a seat may know: a frozen picture of the state in which cards it may not see are empty strings.

`known[seat]` says what the opponent knows that seat to hold, as (card, n): in the hand, or (a trap) one of the n traps
set last. Creatures are numbered from 1, own side and lane by lane, so that equal views are equal positions.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from game.core.decision import Decision, Outcome
from game.core.ids import Seat
from game.rules.crown.events import Paused
from game.rules.crown.state import LASTING, ROWS, Happening, Line, Shown, State, Task


@dataclass(frozen=True, slots=True)
class View:
    """The duel as one seat sees it (None: an onlooker); the fields are those of the state, lists as tuples."""

    seat: Seat | None
    decision: Decision | None
    outcome: Outcome | None
    turn: Seat
    first: Seat
    stale: int
    stirred: bool
    open_decks: bool
    factions: tuple[tuple[str, ...], ...]
    lists: tuple[tuple[str, ...] | None, ...]
    happened: tuple[Happening, ...]
    limbo: tuple[tuple[str, Seat, int, str], ...]
    lane: int
    side: Seat
    tier: int
    pools: tuple[int, int]
    auras: tuple[tuple[str, Seat], ...]
    striking: int
    spreads: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
    chain: str
    maneuver: tuple[int, int, Shown] | None
    majesty: tuple[int, ...]
    resources: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    decks: tuple[tuple[str, ...], ...]
    deck_seen: tuple[tuple[tuple[int, int], ...], ...]
    fades: tuple[tuple[str, ...], ...]
    reserves: tuple[tuple[str, ...], ...]
    obliterated: tuple[tuple[str, ...], ...]
    lines: tuple[Line, ...]
    anchors: tuple[tuple[tuple[str, int], ...], ...]
    traps: tuple[tuple[tuple[str, int, int], ...], ...]
    known: tuple[tuple[tuple[str, int], ...], ...]
    stack: tuple[Task, ...]


NAMES = tuple(field.name for field in fields(View) if field.name != "seat")


def view_of(state: State, seat: Seat | None) -> View:
    """What this seat may know; None is an onlooker, who sees only what lies open."""
    picture = {name: getattr(state, name) for name in NAMES}
    me = -1 if seat is None else seat
    numbers = numbering(state)
    picture["lines"] = tuple(tuple((*unit[:6], numbers[unit[6]]) for unit in line) for line in state.lines)
    picture["stack"] = tuple(renumbered(task, numbers) for task in state.stack)
    picture["happened"] = tuple(_event(event, numbers) for event in state.happened)
    picture["hands"] = tuple(hand if at == me else ("",) * len(hand) for at, hand in enumerate(state.hands))
    picture["decks"] = tuple(seen_deck(state.decks[at], state.deck_seen[at], me) for at in (0, 1))
    picture["anchors"] = tuple(
        tuple((card if me >= 0 and mask >> me & 1 else "", mask) for card, mask in row)
        for row in state.anchors
    )
    picture["traps"] = tuple(
        tuple(
            (card if mask == 3 or (me >= 0 and mask >> me & 1) else "", place, mask)
            for card, place, mask in row
        )
        for row in state.traps
    )
    picture["known"] = tuple(tuple(sorted(row)) for row in state.known) if me >= 0 else ((), ())
    picture["lists"] = tuple(
        cards if at == me or state.open_decks else None for at, cards in enumerate(state.lists)
    )
    for name in ROWS:
        picture[name] = tuple(picture[name])
    return View(seat=seat, **picture)


def seen_deck(deck: tuple[str, ...], seen: tuple[tuple[int, int], ...], me: int) -> tuple[str, ...]:
    """A deck with only those cards that a seat knows there."""
    row = [""] * len(deck)
    if me >= 0:
        for place, mask in seen:
            if mask >> me & 1:
                row[place] = deck[place]
    return tuple(row)


def state_of(view: View, kinds: int) -> State:
    """A state that holds what the view does and empty strings for the rest: enough to judge legality by."""
    state = State(kinds)
    for name in NAMES:
        value = getattr(view, name)
        setattr(state, name, list(value) if name in ROWS else value)
    state.serial = sum(len(line) for line in view.lines)
    state.unsettled = True
    return state


# -- numbers of creatures ------------------------------------------------------------------------------------


def numbering(state: State) -> dict[int, int]:
    """From the state's own uids to the numbers that views use; 0 stays nobody."""
    numbers = {0: 0}
    for line in state.lines:
        for unit in line:
            numbers[unit[6]] = len(numbers)
    return numbers


def _event(event: Happening, numbers: dict[int, int]) -> Happening:
    what, whose, lane, uid, card = event
    return (what, whose, lane, numbers.get(uid, -1), card)


def renumbered(task: Task, numbers: dict[int, int]) -> Task:
    """A task with the views' numbers in it; whoever is gone is -1."""

    def number(uid: int) -> int:
        return numbers.get(uid, -1)

    match task[0]:
        case "run":
            return (*task[:6], number(task[6]), number(task[7]), *task[8:])
        case "strike" | "add":
            return (task[0], number(task[1]), *task[2:])
        case "trigger":
            return (*task[:4], number(task[4]), number(task[5]))
        case "offer":
            return (*task[:3], _event(task[3], numbers))
    return task


def paused(state: State, cause: Any) -> Paused:
    """The event that tells followers which decision stands and what waits for it."""
    numbers = numbering(state)
    return Paused(
        cause=cause,
        decision=state.decision,
        stack=tuple(renumbered(task, numbers) for task in state.stack),
        happened=tuple(_event(event, numbers) for event in state.happened),
        limbo=state.limbo,
        marks=tuple(
            (at, index, unit[1] & ~LASTING)
            for at, line in enumerate(state.lines)
            for index, unit in enumerate(line)
            if unit[1] > LASTING
        ),
        push=tuple(getattr(state, name) for name in PUSH),
        chain=state.chain,
        maneuver=state.maneuver,
        stirred=state.stirred,
    )


PUSH = ("lane", "side", "tier", "pools", "auras", "striking", "spreads")
"""What a push in progress is, in the order in which the event has it."""

"""What follows an effect: Power 0, triggers, traps, broken anchors, in this order, until nothing is left."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.event import Cause, Log
from game.core.frames import in_order
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown import zones
from game.rules.crown.amounts import ALL
from game.rules.crown.asking import question, start
from game.rules.crown.board import board_of, holds, matches, powers
from game.rules.crown.compile import Pool
from game.rules.crown.costs import Payment, pay, payments
from game.rules.crown.state import RESERVE, Happening, State, Task, Unit, find
from game.rules.crown.triggers import TRAP_EVENTS, When

AFTER: Final[Task] = ("after",)


def after(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001 - all tasks are called alike
    """One round of it; whatever it starts comes back here."""
    settle(pool, state, log)
    if state.happened:
        events, state.happened = state.happened, ()
        tasks = _triggered(pool, state, events) + _offers(state, events)
        if tasks:
            state.stack.append(AFTER)
            state.stack.extend(reversed(tasks))
            return
    for what, owner, lane, card in state.limbo:
        if what == "anchor":
            state.stack.append(AFTER)
            state.decision = question(owner, "anchor", (card, lane))
            return


def settle(pool: Pool, state: State, log: Log) -> None:
    """Rules 15.4: Power 0, by whatever cause, Fades at once; and again until nobody's is."""
    while (most := _may_be_lost(pool, state)) or state.unsettled:
        cards = pool.cards
        gone: list[int] = []
        living_on_bonus = False
        lines, mine, theirs = state.lines, state.turn * 3, 3 - state.turn * 3
        for at in (mine, mine + 1, mine + 2, theirs, theirs + 1, theirs + 2):
            line = lines[at]
            if not line:
                continue
            weak = [
                index for index, unit in enumerate(line) if cards[unit[0]].power - unit[2] + unit[5] <= most
            ]
            for index, power in zip(weak, powers(pool, state, at, weak) if weak else (), strict=True):
                if power:
                    living_on_bonus = True
                else:
                    gone.append(line[index][6])
        state.unsettled = living_on_bonus
        if not gone:
            return
        for uid in gone:
            zones.leave(pool, state, *find(state, uid), "fade", (None, "power_0"), log)


def _may_be_lost(pool: Pool, state: State) -> int:
    """How much Power modifiers may take from one creature now; while that is more than nothing, all are looked at."""
    board = state.board if state.board is not None else board_of(pool, state)
    lost: int = board.lowering
    if state.auras:
        lost += sum(pool.cards[card].aura_lowers for card, _ in state.auras)
    return lost


# -- triggers ------------------------------------------------------------------------------------------------


def _triggered(pool: Pool, state: State, events: tuple[Happening, ...]) -> list[Task]:
    triggers = board_of(pool, state).triggers
    if not triggers:
        return []
    found: list[Task] = [
        ("trigger", program, seat, lane if lane >= 0 else event[2], uid, event[3])
        for event in events
        for what, trigger, program, seat, lane, uid in triggers
        if what == event[0] and fits(pool, state, trigger.when, seat, lane, uid, event)
    ]
    return in_order(found, lambda task: int(task[2]), state.turn, 2) if len(found) > 1 else found


def trigger(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """A card in play acts by itself, and what that brings about is dealt with before anything else."""
    _, program, seat, lane, uid, it = task
    card = program.partition(".")[0]
    if log is not None:
        at, index = find(state, uid)
        side, where = divmod(at, 3) if at >= 0 else (seat, -1)
        log.append(e.Triggered(cause=Cause(seat, card), side=side, lane=where, index=index, card=card))
    state.stack.append(AFTER)
    state.stack.append(start(program, seat, card, lane, uid, it))


def fits(pool: Pool, state: State, when: When, owner: Seat, lane: int, me: int, event: Happening) -> bool:
    """Whether what happened is what a trap or trigger of `owner` in `lane` waits for; the condition alone counts."""
    what, whose, where, uid, _ = event
    if when.event != what:
        return False
    if when.by != "anyone" and (when.by == "you") != (whose == owner):
        return False
    if when.lane == "this" and lane >= 0 and where >= 0 and lane != where:
        return False
    if when.only_this and uid != me:
        return False
    if uid and not when.only_this and not _is_meant(pool, state, when, owner, lane, me, event):
        return False
    return when.condition is None or holds(
        pool, state, when.condition, owner, lane if lane >= 0 else where, me
    )


def _is_meant(
    pool: Pool, state: State, when: When, owner: Seat, lane: int, me: int, event: Happening
) -> bool:
    """Whether the event's creature is one that is waited for; one that is gone by now is taken as it is printed."""
    _, whose, where, uid, card = event
    which = when.which or ALL
    at, index = find(state, uid)
    if at >= 0:
        return matches(pool, state, which, owner, lane, me, at, index, state.lines[at][index])
    row = pool.cards[card]
    if which.leader or (which.power_at_most is not None and row.power > which.power_at_most):
        return False
    if which.power_at_least is not None and row.power < which.power_at_least:
        return False
    printed: Unit = (card, 0, 0, 0, whose, 0, uid)
    plain = replace(which, power_at_most=None, power_at_least=None)
    return matches(pool, state, plain, owner, lane, me, whose * 3 + max(where, 0), 0, printed)


# -- traps ---------------------------------------------------------------------------------------------------


def _offers(state: State, events: tuple[Happening, ...]) -> list[Task]:
    """Rules 15.13 and 15.14: after an event of the closed list every face-down trap there is asked about, fit or not.

    The active player's first; of one player the events as they came; lane before Reserve, the oldest first.
    """
    if not state.traps[0] and not state.traps[1]:
        return []
    found: list[Task] = []
    for seat in (state.turn, 1 - state.turn):
        traps = state.traps[seat]
        if not traps:
            continue
        for event in events:
            if event[0] in TRAP_EVENTS:
                for place in (event[2], RESERVE):
                    for number, trap in enumerate(traps):
                        if trap[1] == place:
                            found.append(("offer", seat, number, event))
    return found


def offer(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """Asks about one trap; the question names nothing that does not lie open."""
    _, seat, number, event = task
    traps = state.traps[seat]
    place = traps[number][1]
    at = 0
    for trap in traps[:number]:
        if trap[1] == place:
            at += 1
    what, whose, lane, _, card = event
    state.stack.append(task)
    state.decision = question(seat, "trap", (place, at, what, whose, lane, card), True)


def offered(state: State) -> tuple[Seat, int, Happening]:
    """The trap that is being asked about: whose, its number among all of theirs, and the event."""
    _, seat, number, event = state.stack[-1]
    return seat, number, event


def trap_fits(pool: Pool, state: State) -> bool:
    """Whether the trap that is being asked about waited for this."""
    seat, number, event = offered(state)
    card, place, _ = state.traps[seat][number]
    trap = pool.cards[card].trap
    lane = place if place != RESERVE else -1
    return trap is not None and fits(pool, state, trap.when, seat, lane, 0, event)


def decline(state: State) -> None:
    """It stays and waits."""
    state.decision = None
    state.stack.pop()


def spring(pool: Pool, state: State, log: Log, payment: Payment | None) -> None:
    """Flips the trap and pays it; its effect comes now, then it Fades, then whatever that brought about."""
    seat, number, event = offered(state)
    state.decision = None
    state.stack.pop()
    card, place, _ = state.traps[seat][number]
    zones.lift_trap(state, seat, number)
    state.stack[:] = [task for old in state.stack if (task := _renumbered(old, seat, number)) is not None]
    state.limbo = (*state.limbo, ("trap", seat, place, card))
    state.stirred = True
    if log is not None:
        log.append(e.TrapSprung(cause=Cause(seat, card), seat=seat, card=card, lane=place, number=number))
    pay(pool, state, seat, card, payment or payments(pool, state, seat, pool.cards[card])[0], log)
    state.stack.append(AFTER)
    state.stack.append(("laid", "trap", seat, card))
    lane = place if place != RESERVE else event[2]
    state.stack.append(start(f"{card}.trap", seat, card, lane, 0, event[3]))


def _renumbered(task: Task, seat: Seat, gone: int) -> Task | None:
    """A waiting offer with the number that its trap has now; None where the trap itself is gone."""
    if task[0] != "offer" or task[1] != seat or task[2] < gone:
        return task
    return None if task[2] == gone else ("offer", seat, task[2] - 1, task[3])


def laid(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """A spell or trap has done what it does and Fades."""
    _, what, seat, card = task
    zones.out_of_limbo(state, what, seat, card)
    state.fades[seat] += (card,)
    if log is not None:
        log.append(e.CardLaidOff(cause=Cause(seat, card), seat=seat, card=card))

"""Turns: the six actions, Chain, Maneuver, casting from broken anchors, and the end of a turn (rules 4, 5, 9, 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown import push, zones
from game.rules.crown.after import AFTER, after, laid, offer, settle, trigger
from game.rules.crown.asking import question, start
from game.rules.crown.board import board_of, hand_size
from game.rules.crown.compile import Pool
from game.rules.crown.costs import Payment, pay, payments
from game.rules.crown.effects import run, turn_upright
from game.rules.crown.ends import finish, is_stalemate
from game.rules.crown.state import (
    EXHAUSTED,
    LASTING,
    SHATTERED,
    Line,
    State,
    Task,
    as_it_shows,
    find,
)

Handler: TypeAlias = Callable[[Pool, State, Log, Task], None]
ACTED: Final[Task] = ("acted",)
MANEUVER: Final[Task] = ("maneuver",)


def advance(pool: Pool, state: State, log: Log) -> None:
    """Goes on until somebody must decide or the game is over; with nothing left to do the action is asked for."""
    stack = state.stack
    while state.decision is None and state.outcome is None:
        if stack:
            task = stack.pop()
            TASKS[task[0]](pool, state, log, task)
        else:
            state.decision = question(state.turn, "act", (), True)


# -- from the first question to the last ---------------------------------------------------------------------


def mulligan(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001 - all tasks are called alike
    """Section 3: once each, the first player first."""
    state.decision = question(task[1], "mulligan", private=True)


def begin(pool: Pool, state: State, log: Log, task: Task) -> None:
    """A turn begins; whatever waits for that happens before the action, and nothing if nothing does."""
    seat = task[1]
    state.turn = seat
    state.stirred = False
    if log is not None:
        log.append(e.TurnBegan(cause=Cause(None, "turn"), seat=seat, stale=state.stale))
    for waiting in board_of(pool, state).triggers:
        if waiting[0] == "turn_began":
            state.happened += (("turn_began", seat, -1, 0, ""),)
            state.stack.append(AFTER)
            return


def acted(pool: Pool, state: State, log: Log, task: Task) -> None:
    """The action is done. Chain is always asked about (rules 15.12); a usable Exhaust ability keeps the turn open."""
    seat = state.turn
    if state.chain:
        state.stack.append(task)
        state.decision = question(seat, "chain", (state.chain,), private=True)
    elif board_of(pool, state).able[seat] and push.usable_abilities(pool, state, seat):
        state.stack.append(task)
        state.decision = question(seat, "finish")
    else:
        end_turn(pool, state, log)


def end_turn(pool: Pool, state: State, log: Log) -> None:
    """Rules 15.5: the shattered Fade, the active player's first, lane by lane, front to back; then damage clears."""
    seat = state.turn
    touched = [at for at, line in enumerate(state.lines) if line and _is_touched(line)]
    if touched:
        for at in sorted(touched, key=lambda at: at // 3 != seat):
            for uid in [unit[6] for unit in state.lines[at] if unit[1] & SHATTERED]:
                zones.leave(pool, state, *find(state, uid), "fade", (None, "end_of_turn"), log)
        for at in touched:
            state.lines[at] = tuple(
                (card, flags & LASTING, counters, 0, owner, 0, uid)
                for card, flags, counters, _, owner, _, uid in state.lines[at]
            )
        state.unsettled = True
    settle(pool, state, log)
    if log is not None:
        log.append(e.TurnEnded(cause=Cause(None, "turn"), seat=seat))
    state.stale = 0 if state.stirred else state.stale + 1
    if is_stalemate(state):
        finish(state, "stalemate", log)
    else:
        state.stack.append(("begin", 1 - seat))


def _is_touched(line: Line) -> bool:
    """Whether the end of the turn changes anything about a line: somebody shattered, damaged, boosted or marked."""
    for unit in line:  # noqa: SIM110 - a generator takes twice as long, here it counts
        if unit[3] or unit[5] or unit[1] > EXHAUSTED:
            return True
    return False


def ended(pool: Pool, state: State, log: Log) -> None:
    """`end`: no further card of a Chain, or no further Exhaust ability."""
    chained, state.chain = state.chain, ""
    state.decision = None
    if not chained:
        state.stack.pop()
        end_turn(pool, state, log)


# -- the actions ---------------------------------------------------------------------------------------------


def act(state: State) -> None:
    """The turn's one action is taken; what belongs to it comes on top of the stack."""
    state.decision = None
    if not state.stack:  # a card of a Chain is no action of its own
        state.stack.append(ACTED)


def play(
    pool: Pool,
    state: State,
    seat: Seat,
    card: str,
    lane: int,
    index: int,
    payment: Payment | None,
    origin: str,
    log: Log,
) -> None:
    """Section 5: pay the cost, resolve, gain the Bloom. `origin` is hand or anchor; Snap makes an anchor free."""
    row = pool.cards[card]
    free = origin == "anchor" and row.snap
    price = pool.nothing if free else payment or payments(pool, state, seat, row)[0]
    if origin == "hand":
        zones.take_from_hand(state, seat, card)
    else:
        zones.out_of_limbo(state, "anchor", seat, card)
    state.stirred = True
    if log is not None:
        log.append(e.CardPlayed(cause=Cause(seat, card), seat=seat, card=card, origin=origin))
    pay(pool, state, seat, card, price, log)
    state.stack.append(AFTER)
    if row.stands:
        _put_into_lane(pool, state, seat, card, lane, index, origin, log)
    elif row.type == "spell":
        state.limbo = (*state.limbo, ("spell", seat, -1, card))
        state.happened += (("spell_played", seat, -1, 0, card),)
        state.stack.append(("laid", "spell", seat, card))
        state.stack.append(start(str(row.play), seat, card, how=origin))
    else:
        state.reserves[seat] += (card,)
        if row.special:
            state.board = None
        state.unsettled = True
        if log is not None:
            log.append(e.ReserveEntered(cause=Cause(seat, card), seat=seat, card=card))
        if row.enters is not None:
            state.stack.append(start(row.enters, seat, card, how=origin))


def _put_into_lane(
    pool: Pool, state: State, seat: Seat, card: str, lane: int, index: int, origin: str, log: Log
) -> None:
    """A Rival takes its place on the opponent's side, who controls it; `enters` and boons are its controller's."""
    row = pool.cards[card]
    controller = 1 - seat if row.type == "rival" else seat
    uid = zones.enter(pool, state, card, seat, controller * 3 + lane, index, (seat, card), log)
    if row.bloom:
        zones.gain(pool, state, seat, row.resource, row.bloom, "bloom", (seat, card), log)
    if row.type != "fortification":
        state.happened += (("creature_played", seat, lane, uid, card),)
    if row.enters is not None:
        state.stack.append(start(row.enters, controller, card, lane, uid, how=origin))


def play_from_hand(
    pool: Pool, state: State, card: str, lane: int, index: int, payment: Payment | None, log: Log
) -> None:
    """The action, or one more card of a Chain; rules 15.12: a chained card that has Chain asks again."""
    act(state)
    state.chain = card if pool.cards[card].chain else ""
    play(pool, state, state.turn, card, lane, index, payment, "hand", log)


def set_from_hand(pool: Pool, state: State, card: str, place: int, log: Log) -> None:
    """The action of setting a trap, or the trap that a Chain card brings along."""
    act(state)
    state.chain = ""
    zones.lay_trap(pool, state, state.turn, card, place, (state.turn, "set"), "hand", log)


def announce_push(state: State, lane: int, log: Log) -> None:
    act(state)
    push.announce(state, lane, log)


def meditate(pool: Pool, state: State, log: Log) -> None:
    act(state)
    seat = state.turn
    count = min(hand_size(pool, state, seat) - len(state.hands[seat]), len(state.decks[seat]))
    if log is not None:
        log.append(e.Meditated(cause=Cause(seat, "meditate"), seat=seat, count=count))
    zones.draw(state, seat, count, (seat, "meditate"), log)


def recover(pool: Pool, state: State, log: Log) -> None:
    act(state)
    seat = state.turn
    if log is not None:
        log.append(e.Recovered(cause=Cause(seat, "recover"), seat=seat))
    for at in range(seat * 3, seat * 3 + 3):
        for index, unit in enumerate(state.lines[at]):
            if unit[1] & (EXHAUSTED | SHATTERED) == EXHAUSTED:
                turn_upright(pool, state, at, index, (seat, "recover"), log)
    state.stack.append(AFTER)


def pass_turn(state: State, log: Log) -> None:
    act(state)
    if log is not None:
        log.append(e.Passed(cause=Cause(state.turn, "pass"), seat=state.turn))


# -- Maneuver ------------------------------------------------------------------------------------------------


def begin_maneuver(state: State, from_lane: int, to_lane: int, log: Log) -> None:
    act(state)
    seat = state.turn
    state.maneuver = (from_lane, to_lane, as_it_shows(state.lines[seat * 3 + from_lane]))
    state.stack.append(MANEUVER)
    if log is not None:
        log.append(
            e.ManeuverBegan(cause=Cause(seat, "maneuver"), seat=seat, from_lane=from_lane, to_lane=to_lane)
        )


def maneuver(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """Asks for the next creature, until `done`."""
    if state.maneuver is not None:
        state.stack.append(MANEUVER)
        state.decision = question(state.turn, "maneuver", state.maneuver[:2])


def move(pool: Pool, state: State, index: int, to_index: int, log: Log) -> None:
    """Rules 15.20: the creature at this index now, to the index that it then has; each creature once."""
    if state.maneuver is None:
        raise ValueError((index, to_index))
    state.decision = None
    at = state.turn * 3 + state.maneuver[0]
    to = state.turn * 3 + state.maneuver[1]
    zones.shift(pool, state, at, index, to, to_index, (state.turn, "maneuver"), log, maneuvered=True)


def done(state: State, log: Log) -> None:
    """The Maneuver is finished; only now may somebody Fade over it."""
    state.decision = None
    state.maneuver = None
    push.unmark(state)
    state.stack.pop()
    state.stack.append(AFTER)
    if log is not None:
        log.append(e.ManeuverEnded(cause=Cause(state.turn, "maneuver"), seat=state.turn))


# -- broken anchors ------------------------------------------------------------------------------------------


def broken(state: State) -> tuple[Seat, str]:
    """The anchor on offer: whose, and its card."""
    for what, seat, _, card in state.limbo:
        if what == "anchor":
            return seat, card
    raise ValueError(state.limbo)


def cast(pool: Pool, state: State, lane: int, index: int, payment: Payment | None, log: Log) -> None:
    """Rules 15.10: casting is playing for every text and trap, on either turn; never for Chain."""
    seat, card = broken(state)
    state.decision = None
    play(pool, state, seat, card, lane, index, payment, "anchor", log)


def set_anchor(pool: Pool, state: State, place: int, log: Log) -> None:
    """The ruling in section 9: a trap may be set instead, at no cost."""
    seat, card = broken(state)
    state.decision = None
    zones.out_of_limbo(state, "anchor", seat, card)
    zones.lay_trap(pool, state, seat, card, place, (seat, "set"), "anchor", log)


def take(state: State, log: Log) -> None:
    """Into the hand, where both know it (rules 15.19)."""
    seat, card = broken(state)
    state.decision = None
    zones.out_of_limbo(state, "anchor", seat, card)
    state.hands[seat] += (card,)
    state.known[seat] += ((card, 0),)
    if log is not None:
        log.append(e.AnchorTaken(cause=Cause(seat, "anchor"), seat=seat, card=card))


TASKS: Final[dict[str, Handler]] = {
    "mulligan": mulligan,
    "begin": begin,
    "acted": acted,
    "maneuver": maneuver,
    "after": after,
    "run": run,
    "trigger": trigger,
    "offer": offer,
    "laid": laid,
    "window": push.window,
    "call": push.call,
    "auras": push.auras,
    "tiers": push.tiers,
    "strike": push.strike,
    "add": push.add,
    "deal": push.deal_pools,
}
"""What the words on the stack mean."""

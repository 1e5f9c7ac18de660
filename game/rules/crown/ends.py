"""How a duel ends: 7 Majesty, Awakening, stalemate, a concession; rules section 1 and the rulings there."""

from __future__ import annotations

from game.core.decision import Outcome
from game.core.event import Cause, GameEnded, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown.state import STALE_LIMIT, WIN, State


def add_majesty(state: State, seat: Seat, amount: int, why: tuple[Seat | None, str], log: Log) -> None:
    """Totals can be below 0; whether that ends the game is asked once everything that is dealt together is done."""
    state.majesty[seat] += amount
    if log is not None:
        log.append(e.MajestyChanged(cause=Cause(*why), seat=seat, amount=amount, total=state.majesty[seat]))


def awaken(state: State, seat: Seat, why: tuple[Seat | None, str], log: Log) -> None:
    """Damage found no anchor: 1 Majesty less. The caller ends the game once everything dealt together is done."""
    if log is not None:
        log.append(e.Awakened(cause=Cause(*why), seat=seat))
    add_majesty(state, seat, -1, why, log)


def finish(state: State, reason: str, log: Log) -> None:
    """The game is over and the higher total wins; equal totals are a tie. Nothing waits any more, nothing is cast."""
    mine, theirs = state.majesty
    winners = () if mine == theirs else (0,) if mine > theirs else (1,)
    state.outcome = Outcome(reason, winners, (mine, theirs))
    state.decision = None
    state.stack.clear()
    if log is not None:
        log.append(GameEnded(cause=Cause(None, reason), outcome=state.outcome))


def check_end(state: State, log: Log, *, awakened: bool = False) -> bool:
    """The ruling on simultaneous ends, and rules 15.17: if anybody Awakened the totals decide, else 7 Majesty does."""
    if awakened:
        finish(state, "awakened", log)
    elif state.majesty[0] >= WIN or state.majesty[1] >= WIN:
        finish(state, "majesty", log)
    return state.outcome is not None


def is_stalemate(state: State) -> bool:
    """The ruling on stalemate: 24 turns in a row in which nothing happened."""
    return state.stale >= STALE_LIMIT


def concede(state: State, seat: Seat, log: Log) -> None:
    """Rules 15.24: it counts as Awakening and raises the opponent to 7 if they have less."""
    why = (seat, "concede")
    awaken(state, seat, why, log)
    other = 1 - seat
    if state.majesty[other] < WIN:
        add_majesty(state, other, WIN - state.majesty[other], why, log)
    finish(state, "conceded", log)

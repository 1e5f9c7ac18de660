"""What everything that happens may come to: a question on the table, Actions spent, a Pattern full, the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.decision import Decision, Outcome
from game.core.event import Cause, GameEnded, Log
from game.core.ids import Seat
from game.rules.patterns import events, rulings
from game.rules.patterns.power import total_power
from game.rules.patterns.state import PatternsState
from game.rules.patterns.view import held_for


def ask(state: PatternsState, asked: Decision | None, source: str, log: Log) -> None:
    """Puts a question on the table."""
    state.decision = asked
    if log is not None:
        held, known = held_for(state)
        log.append(
            events.Paused(
                cause=Cause(None if asked is None else asked.seat, source),
                decision=asked,
                frames=state.frames,
                lost=state.lost,
                held=held,
                known=known,
                everybody=rulings.everybody(state.seats),
            )
        )


def set_actions(state: PatternsState, actions: int, cause: Cause | None, log: Log) -> None:
    """So many Actions are left now."""
    state.actions = actions
    if log is not None and cause is not None:
        log.append(events.ActionsSet(cause=cause, seat=state.turn, actions=actions))


def is_full(state: PatternsState, seat: Seat) -> bool:
    """Whether all Positions are filled; the Guard does not count."""
    return "" not in state.patterns[seat][:-1]


def settle(state: PatternsState, seat: Seat, log: Log) -> None:
    """Section 3: a full Pattern wins at once, in the variant it is only told."""
    if state.outcome is not None or not is_full(state, seat):
        return
    if state.hold:
        if log is not None:
            log.append(events.PatternCompleted(cause=Cause(seat, "pattern"), seat=seat))
    else:
        complete(state, seat, log)


def complete(state: PatternsState, seat: Seat, log: Log) -> None:
    """A full Pattern wins."""
    if log is not None:
        log.append(events.PatternCompleted(cause=Cause(seat, "pattern"), seat=seat))
    finish(state, "pattern_completed", (seat,), "pattern", log)


def scores(state: PatternsState) -> tuple[int, ...]:
    """Each seat's total Power as it stands."""
    return tuple([total_power(state, seat) for seat in range(state.seats)])


def finish(state: PatternsState, reason: str, winners: Sequence[Seat], source: str, log: Log) -> None:
    """The end: nothing waits any more, whatever was under way."""
    state.outcome = Outcome(reason, tuple(winners), scores(state))
    state.lost = ()
    for frame in state.frames:
        state.research_discard = (*state.research_discard, frame.source)
        if log is not None:
            cause = Cause(frame.seat, frame.source)
            log.append(events.SpellDiscarded(cause=cause, seat=frame.seat, spell=frame.source, lay="cast"))
    state.frames = ()
    if log is not None:
        log.append(GameEnded(cause=Cause(None, source), outcome=state.outcome))
    ask(state, None, source, log)

"""What comes of an action: results of luck with their chances, and questions answered as those asked like best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.protocol import Judge
from game.core.decision import Outcome
from game.core.ids import Action, Seat
from game.core.rules import Rules

FOLLOWING = 30
"""The longest row of questions that one action leads to."""


def payoff(outcome: Outcome | None, seat: Seat) -> float:
    """What a finished game is worth to a seat: 1 for a win, shared among its winners, 0 for all else."""
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1 / len(outcome.winners)


def payoffs(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """What a finished game is worth to every seat."""
    return tuple([payoff(outcome, seat) for seat in range(seats)])


def standing_of(rules: Rules[Any, Any], judge: Judge, state: Any, seats: int) -> tuple[float, ...]:
    """How every seat stands; by the result where the game is over."""
    if state.decision is None:
        return payoffs(rules.outcome(state), seats)
    return judge.standing(state)


def results_of(
    rules: Rules[Any, Any], judge: Judge, state: Any, action: Action, seats: int
) -> Iterator[tuple[float, Any]]:
    """Each result of an action by its chance, with the state once the action is over; `state` stays as it is."""
    for share, dice in judge.chances(state, action) or [(1.0, ())]:
        after = state.copy()
        if dice:
            rules.load_dice(after, dice)
        rules.apply(after, action)
        yield share, settle(rules, judge, after, seats)


def settle(rules: Rules[Any, Any], judge: Judge, state: Any, seats: int) -> Any:
    """The state once the action under way is over; every question gets the answer that is best for who is asked."""
    for _ in range(FOLLOWING):
        if state.decision is None or judge.settled(state):
            break
        asked = state.decision.seat
        answers = rules.legal_actions(state)
        if len(answers) == 1:
            rules.apply(state, answers[0])
            continue
        best, most = None, -1.0
        for answer in judge.promising(state, answers):
            twin = state.copy()
            rules.apply(twin, answer)
            value = standing_of(rules, judge, twin, seats)[asked]
            if value > most:
                best, most = twin, value
        state = best
    return state


def seats_of(judge: Judge, state: Any) -> int:
    """How many play."""
    return len(judge.standing(state))

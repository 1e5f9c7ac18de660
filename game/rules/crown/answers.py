"""What each action does: who is called with its parts. Trusted; whether it is legal was asked before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from game.core.event import Log
from game.core.ids import Action
from game.rules.crown import after, asking, push, setup, turn
from game.rules.crown.compile import Pool
from game.rules.crown.state import State

Doer: TypeAlias = Callable[[Pool, State, Action, Log], None]


def _play(pool: Pool, state: State, action: Action, log: Log) -> None:
    turn.play_from_hand(pool, state, action[1], action[2], action[3], action[4], log)


def _set(pool: Pool, state: State, action: Action, log: Log) -> None:
    _, card, place = action
    if card:
        turn.set_from_hand(pool, state, card, place, log)
    else:
        turn.set_anchor(pool, state, place, log)


def _exhaust(pool: Pool, state: State, action: Action, log: Log) -> None:
    push.use_ability(pool, state, state.turn, action[1], action[2], log)


def _answer(pool: Pool, state: State, action: Action, log: Log) -> None:  # noqa: ARG001 - all are called alike
    asking.answer(pool, state, action[1])


DOERS: Final[dict[str, Doer]] = {
    "play": _play,
    "set": _set,
    "exhaust": _exhaust,
    "target": _answer,
    "choose": _answer,
    "cast": lambda pool, state, action, log: turn.cast(pool, state, action[1], action[2], action[3], log),
    "take": lambda _, state, __, log: turn.take(state, log),
    "push": lambda _, state, action, log: turn.announce_push(state, action[1], log),
    "meditate": lambda pool, state, _, log: turn.meditate(pool, state, log),
    "recover": lambda pool, state, _, log: turn.recover(pool, state, log),
    "maneuver": lambda _, state, action, log: turn.begin_maneuver(state, action[1], action[2], log),
    "move": lambda pool, state, action, log: turn.move(pool, state, action[1], action[2], log),
    "done": lambda _, state, __, log: turn.done(state, log),
    "pass": lambda _, state, __, log: turn.pass_turn(state, log),
    "end": lambda pool, state, _, log: turn.ended(pool, state, log),
    "fire": lambda _, state, action, __: push.fire(state, action[1]),
    "hold": lambda _, state, __, ___: push.hold(state),
    "spread": lambda _, state, action, log: push.spread(state, action[1], log),
    "spring": lambda pool, state, action, log: after.spring(pool, state, log, action[1]),
    "decline": lambda _, state, __, ___: after.decline(state),
    "keep": lambda _, state, __, log: setup.keep(state, log),
    "mulligan": lambda _, state, action, log: setup.put_back(state, action[1], log),
}
"""By the action's kind."""

"""How well a position stands for a seat, one module a game; what a bot believes, in one place."""

from __future__ import annotations

import importlib
from itertools import count
from typing import Any

from game.bots.protocol import Judge
from game.core.ids import Action
from game.core.rules import Rules

JUDGES: dict[str, str] = {
    "crown": "game.bots.evaluate.crown_choice:judge_of",
    "patterns": "game.bots.evaluate.patterns_choice:judge_of",
    "renown": "game.bots.evaluate.renown_choice:judge_of",
}
"""Name of the game -> who makes the judge for its rules (which may play with cards of their own); loaded when asked."""


def judge_for(rules: Rules[Any, Any]) -> Judge:
    """The judge of a game as it is played by these rules; one that sees no difference for a game without one."""
    if rules.name not in JUDGES:
        return LEVEL_GROUND
    module, _, name = JUDGES[rules.name].partition(":")
    found: Judge = getattr(importlib.import_module(module), name)(rules)
    return found


def _even(state: Any) -> tuple[float, ...]:
    """Nobody is ahead."""
    seats: int = state.seats
    return (1.0 / seats,) * seats


def _all(state: Any, actions: list[Action]) -> list[Action]:  # noqa: ARG001 - the shape of a judge
    return actions


_moments = count()


def _spot(state: Any, seat: int) -> int:  # noqa: ARG001 - the shape of a judge
    """No two states are alike."""
    return next(_moments)


LEVEL_GROUND = Judge(
    standing=_even,
    terms=lambda _state, _seat: (),
    promising=_all,
    settled=lambda _state: True,
    chances=lambda _state, _action: [],
    spot=_spot,
    wording=lambda _changes, _seat: [],
)
"""Sees no difference, and looks at everything."""

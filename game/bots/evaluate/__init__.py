"""How well a position stands for a seat, one module a game; what a bot believes, in one place."""

from __future__ import annotations

import importlib

from game.bots.protocol import Evaluation, Judge

EVALUATIONS: dict[str, str] = {
    "crown": "game.bots.evaluate.crown:evaluate",
    "renown": "game.bots.evaluate.renown:evaluate",
    "patterns": "game.bots.evaluate.patterns:evaluate",
}
"""Name of the game -> where its judge is; loaded when first asked for."""
JUDGES: dict[str, str] = {
    "crown": "game.bots.evaluate.crown_choice:JUDGE",
    "patterns": "game.bots.evaluate.patterns:JUDGE",
}
"""Games in which one action leads to many questions or rolls -> what to look at there; loaded when first asked for."""


def evaluation_of(game: str) -> Evaluation:
    """The judge of a game's positions; for a game without one, all that goes on is worth the same."""
    if game not in EVALUATIONS:
        return level_ground
    module, _, name = EVALUATIONS[game].partition(":")
    found: Evaluation = getattr(importlib.import_module(module), name)
    return found


def judge_of(game: str) -> Judge | None:
    """Who knows what to look at in a game; None for a game that is searched through its whole turn."""
    if game not in JUDGES:
        return None
    module, _, name = JUDGES[game].partition(":")
    found: Judge = getattr(importlib.import_module(module), name)
    return found


def level_ground(state: object, seat: int) -> float:  # noqa: ARG001 - the shape of a judge
    """Nobody is ahead."""
    return 0.5

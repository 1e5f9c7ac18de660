"""How long bots think about a decision."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from game.app.bench import Budget, Group, Lap, Row, lap, row
from game.app.benchrules import SEED, TITLES, play_random, states_of
from game.bots.levels import LEVELS, bot_of
from game.core.rng import Rng
from game.rules import rules_of

QUESTIONS: Final = 30
"""How many decisions each level is asked, from as many places of the games as can be."""
GAMES_PLAYED: Final = 6
SLOW: Final = 0.1
"""Seconds an answer; of a level that takes n times as long only each n-th question is asked."""


def questions(game: str, count: int = QUESTIONS, games: int = GAMES_PLAYED) -> list[Any]:
    """Views of seeded random games in which there is something to decide, spread over the games."""
    rules = rules_of(game)
    found = []
    for number in range(games):
        for state in states_of(rules, play_random(game, number), 3):
            view = rules.view(state, state.decision.seat)
            if len(rules.legal_actions(view)) > 1:
                found.append(view)
    return found[:: max(1, len(found) // count)][:count]


def bench_bots(game: str, budget: Budget, count: int = QUESTIONS, games: int = GAMES_PLAYED) -> Group:
    """Milliseconds a decision of every level; median, least and most are over the decisions."""
    asked = questions(game, count, games)
    rows = tuple(_level(game, level, asked, budget) for level in LEVELS)
    return Group(f"{TITLES.get(game, game)}: bots", rows)


def _level(game: str, level: str, asked: list[Any], budget: Budget) -> Row:
    """Every question once; for a level that has answered all in time, the quickest of several answers each.

    A level that thinks for long is asked only as many as it answers in a fair time.
    """
    rules, bot = rules_of(game), bot_of(level, game)
    asked = asked[:: max(1, round(lap(partial(bot.choose, rules, asked[0], Rng(SEED, level))).cpu / SLOW))]
    best: list[Lap] = []
    for _ in Budget(budget.seconds, 1).turns():
        found = [lap(partial(bot.choose, rules, view, Rng(SEED, level))) for view in asked]
        best = [min(pair, key=lambda one: one.cpu) for pair in zip(best or found, found, strict=True)]
    return row(f"a decision: {level}", "ms", best, note=f"over {len(asked)} decisions")

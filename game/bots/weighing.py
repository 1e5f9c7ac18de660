"""Greedy where one action leads to many questions or rolls: takes what is worth most on average, by exact chances."""

from __future__ import annotations

from typing import Any

from game.bots.evaluate import judge_for
from game.bots.following import results_of, seats_of, standing_of
from game.bots.greedy import best_of
from game.bots.protocol import Bot, Enough, Thought, only
from game.core.rng import Rng
from game.core.rules import Rules


class Weighing(Bot):
    """Looks one action ahead, with all questions it leads to, in a few worlds that its view allows.

    Rolls are weighed by their chances and never foreseen; what is drawn is, in each world, another guess.
    """

    def __init__(self, *, name: str = "greedy", worlds: int = 2) -> None:
        self.name = name
        self._worlds = worlds

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:  # noqa: ARG002
        actions = rules.legal_actions(view)
        if len(actions) == 1:
            return only(actions[0])
        judge, seat = judge_for(rules), view.seat
        worlds = [rules.determinize(view, rng) for _ in range(self._worlds)]
        actions = judge.promising(worlds[0], actions)
        seats = seats_of(judge, worlds[0])
        values = [
            sum(
                share * standing_of(rules, judge, after, seats)[seat]
                for world in worlds
                for share, after in results_of(rules, judge, world, action, seats)
            )
            / self._worlds
            for action in actions
        ]
        return best_of(actions, values, rng, self._worlds)

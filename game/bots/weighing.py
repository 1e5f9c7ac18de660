"""Greedy where dice decide: takes the Action that is worth most on average, by the exact chances of what may follow."""

from __future__ import annotations

from typing import Any

from game.bots.greedy import best_of, payoff
from game.bots.protocol import Bot, Enough, Judge, Thought, only
from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules

FOLLOWING = 30
"""The longest row of questions that one action leads to."""


class Weighing(Bot):
    """Looks one action ahead, with all questions it leads to, in a few worlds that its view allows.

    Rolls are weighed by their chances and never foreseen; what is drawn is, in each world, another guess.
    """

    def __init__(self, judge: Judge, *, name: str = "greedy", worlds: int = 2) -> None:
        self.name = name
        self._judge, self._worlds = judge, worlds

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:  # noqa: ARG002
        actions = rules.legal_actions(view)
        if len(actions) == 1:
            return only(actions[0])
        worlds = [rules.determinize(view, rng) for _ in range(self._worlds)]
        actions = self._judge.promising(worlds[0], actions)
        totals = [sum(self._worth(rules, world, action, view.seat) for world in worlds) for action in actions]
        values = [total / self._worlds for total in totals]
        return best_of(actions, values, rng, self._worlds)

    def _worth(self, rules: Rules[Any, Any], world: Any, action: Action, seat: Seat) -> float:
        """What an action is worth to a seat on average."""
        results = self._judge.chances(world, action)
        if not results:
            return self._after(rules, world, action, (), seat)
        return sum(share * self._after(rules, world, action, dice, seat) for share, dice in results)

    def _after(
        self, rules: Rules[Any, Any], world: Any, action: Action, dice: tuple[int, ...], seat: Seat
    ) -> float:
        """The value once the action is over; questions in between get the answer that is best for who is asked."""
        state = world.copy()
        if dice:
            rules.load_dice(state, dice)
        rules.apply(state, action)
        for _ in range(FOLLOWING):
            if self._judge.settled(state):
                break
            asked = state.decision.seat
            state = max(
                (
                    self._played(rules, state, answer)
                    for answer in self._judge.promising(state, rules.legal_actions(state))
                ),
                key=lambda twin: self._value(rules, twin, asked),
            )
        return self._value(rules, state, seat)

    @staticmethod
    def _played(rules: Rules[Any, Any], state: Any, action: Action) -> Any:
        twin = state.copy()
        rules.apply(twin, action)
        return twin

    def _value(self, rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
        if state.decision is None:
            return payoff(rules.outcome(state), seat)
        return self._judge.evaluate(state, seat)

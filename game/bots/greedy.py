"""Plays the best of its own next decisions as a judge of positions sees it, in a few worlds it cannot tell apart."""

from __future__ import annotations

import heapq
from typing import Any

from game.bots.evaluate import judge_for
from game.bots.following import payoff
from game.bots.protocol import Bot, Candidate, Enough, Judge, Thought, only
from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules

REPLIES = 2
"""How often one line of thought may go on after another seat's answer within the own turn."""
DOUBT = 1e-6
"""How much less a line is liked for each such answer it hangs on: a sure thing comes before as good a hope."""
FINISH = 40
"""The longest tail of own decisions that is played out for an action the search had no time for."""


class Greedy(Bot):
    """Searches its own consecutive decisions, bounded by positions looked at, and averages over the worlds.

    An answer that another seat must give in between (and that comes back to this seat) is supposed to be the one that
    seat's own judgement likes best.
    """

    def __init__(self, *, name: str = "greedy", worlds: int = 3, positions: int = 600) -> None:
        """`positions` is how many are looked at for one decision, over all worlds."""
        self.name = name
        self._worlds, self._positions = worlds, positions

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:  # noqa: ARG002
        actions = rules.legal_actions(view)
        if len(actions) == 1:
            return only(actions[0])
        totals = [0.0] * len(actions)
        for _ in range(self._worlds):
            world = rules.determinize(view, rng)
            thought = _Thought(rules, judge_for(rules), view.seat, self._positions // self._worlds)
            for index, value in enumerate(thought.values(world, actions)):
                totals[index] += value
        values = [total / self._worlds for total in totals]
        return best_of(actions, values, rng, self._worlds)


class _Thought:
    """One world thought through for one seat."""

    def __init__(self, rules: Rules[Any, Any], judge: Judge, seat: Seat, positions: int) -> None:
        self.rules, self.judge, self.seat = rules, judge, seat
        self.left = positions
        self.count = 0

    def values(self, world: Any, actions: list[Action]) -> list[float]:
        """What each action is worth at the end of the best own turn found after it, in the order of the actions.

        Each action has its own queue of positions in the middle of the turn, the most promising first; they take turns.
        """
        best: list[float | None] = [None] * len(actions)
        queues: list[list[tuple[float, int, Any, int]]] = [[] for _ in actions]
        seen: list[set[Any]] = [set() for _ in actions]
        for root, action in enumerate(actions):
            self._reach(root, world, action, 0, best, queues, seen)
        begun = [queue[0][2] if queue else None for queue in queues]
        while self.left > 0 and any(queues):
            for root, queue in enumerate(queues):
                if queue and self.left > 0:
                    _, _, state, replies = heapq.heappop(queue)
                    for action in self.rules.legal_actions(state):
                        self._reach(root, state, action, replies, best, queues, seen)
        for root, queue in enumerate(queues):
            if best[root] is None:
                best[root] = self._finished(queue[0][2] if queue else begun[root])
        return [value for value in best if value is not None]

    def _reach(
        self,
        root: int,
        before: Any,
        action: Action,
        replies: int,
        best: list[float | None],
        queues: list[list[tuple[float, int, Any, int]]],
        seen: list[set[Any]],
    ) -> None:
        """Plays one action on a copy; the position is judged, and kept if this seat is to go on from it."""
        state = before.copy()
        self.rules.apply(state, action)
        self.left -= 1
        if replies < REPLIES and self._asks_another(state):
            answered = self._answered(state)
            if answered is not None:
                state, replies = answered, replies + 1
        value = self._value(state, self.seat) - replies * DOUBT
        if state.decision is not None and state.decision.seat == self.seat:
            key = self.rules.key(state)
            if key not in seen[root]:
                seen[root].add(key)
                self.count += 1
                heapq.heappush(queues[root], (-value, self.count, state, replies))
            return
        known = best[root]
        if known is None or value > known:
            best[root] = value

    def _asks_another(self, state: Any) -> bool:
        return state.decision is not None and state.decision.seat != self.seat

    def _answered(self, state: Any) -> Any | None:
        """The position after the other seat's likeliest answer, if this seat is to go on then; else None.

        One answer is tried first: where that does not lead back, the turn is over and no more is thought about it.
        """
        seat = state.decision.seat
        likeliest: Any = None
        highest = 0.0
        for action in self.rules.legal_actions(state):
            after = state.copy()
            self.rules.apply(after, action)
            self.left -= 1
            if after.decision is None or after.decision.seat != self.seat:
                return None
            value = self._value(after, seat)
            if likeliest is None or value > highest:
                likeliest, highest = after, value
        return likeliest

    def _finished(self, state: Any) -> float:
        """The value at the end of the turn when each own decision is the best by itself."""
        for _ in range(FINISH):
            if state.decision is None or state.decision.seat != self.seat:
                break
            after: list[Any] = []
            for action in self.rules.legal_actions(state):
                twin = state.copy()
                self.rules.apply(twin, action)
                after.append(twin)
            state = max(after, key=lambda twin: self._value(twin, self.seat))
        return self._value(state, self.seat)

    def _value(self, state: Any, seat: Seat) -> float:
        if state.decision is None:
            return payoff(self.rules.outcome(state), seat)
        return self.judge.standing(state)[seat]


def best_of(actions: list[Action], values: list[float], rng: Rng, worlds: int) -> Thought:
    """The thought of a bot that takes what is worth most, by lot among equals."""
    most = max(values)
    action = rng.choice([one for one, value in zip(actions, values, strict=True) if value >= most - 1e-9])
    ranked = sorted(
        (Candidate(one, worlds, value) for one, value in zip(actions, values, strict=True)),
        key=lambda candidate: (candidate.action != action, -candidate.value),
    )
    return Thought(action, tuple(ranked), iterations=worlds * len(actions), worlds=worlds)

"""Any legal answer, each as likely as another."""

from __future__ import annotations

from typing import Any

from game.bots.protocol import Bot, Candidate, Enough, Thought
from game.core.rng import Rng
from game.core.rules import Rules


class RandomBot(Bot):
    name = "random"

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:  # noqa: ARG002
        actions = rules.legal_actions(view)
        action = rng.choice(actions)
        others = [Candidate(other, 0, 0.5) for other in actions if other != action]
        return Thought(action, (Candidate(action, 1, 0.5), *others))

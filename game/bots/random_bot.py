"""Any legal answer, each as likely as another."""

from __future__ import annotations

from typing import Any

from game.core.ids import Action
from game.core.rng import Rng
from game.core.rules import Rules


class RandomBot:
    name = "random"

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        return rng.choice(rules.legal_actions(view))

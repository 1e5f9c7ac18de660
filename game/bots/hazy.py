"""Plays as people do who are new to a game: sees some of what it could do, and judges it roughly."""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Any

from game.bots.protocol import Bot, Enough, Thought
from game.core.rng import Rng
from game.core.rules import Rules

SUREST = 1e-4
"""Values are taken to be at least so far from 0 and from 1."""


class Hazy(Bot):
    """Another bot's thought seen through a haze: candidates are overlooked, and values are off by some luck."""

    def __init__(self, inner: Bot, *, name: str, attention: float, haze: float) -> None:
        """`attention` is the chance that a candidate is seen at all; `haze` how far a value is off, in logits."""
        self.name = name
        self._inner, self._attention, self._haze = inner, attention, haze

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:
        thought = self._inner.think(rules, view, rng, enough)
        if len(thought.candidates) < 2:
            return thought
        seen = [one for one in thought.candidates if rng.unit() < self._attention]
        guessed = [
            (self._haze * _bell(rng) + _logit(one.value), at, one)
            for at, one in enumerate(seen or [rng.choice(thought.candidates)])
        ]
        taken = max(guessed)[2]
        rest = tuple([one for one in thought.candidates if one is not taken])
        return replace(thought, action=taken.action, candidates=(taken, *rest))


def _logit(value: float) -> float:
    kept = min(max(value, SUREST), 1 - SUREST)
    return log(kept / (1 - kept))


def _bell(rng: Rng) -> float:
    """About 0, seldom further than 2 away from it: four throws together, as wide as a normal error."""
    return (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2) * 1.732

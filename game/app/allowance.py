"""How long a bot may think at a table: a safety net for slow machines; levels are bounded by counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.app.thinking import Ask
from game.bots.protocol import Enough

DECISION = 3.0
"""Seconds for one decision."""
TURN = 6.0
"""Seconds for all decisions of one turn together."""


class Allowance:
    """Counts what a bot has thought in this turn. Never used in simulations and tests, where only counts bound a bot.

    A turn's decisions are known by their numbers: they are of one seat and follow each other, with no answer of
    another player between them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: tuple[str, int | None, int] = ("", None, -1)
        self._spent = 0.0

    @contextmanager
    def of(self, ask: Ask) -> Iterator[Enough]:
        """Whether it is enough, while one question is thought about."""
        game, seat, number = self._last
        if (game, seat, number + 1) != (ask.game, ask.view.seat, ask.number):
            self._spent = 0.0
        self._last = (ask.game, ask.view.seat, ask.number)
        begun = self._clock()
        end = begun + min(DECISION, max(0.0, TURN - self._spent))
        try:
            yield lambda: self._clock() >= end
        finally:
            self._spent += self._clock() - begun

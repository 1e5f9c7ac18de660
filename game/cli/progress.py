"""How far a simulation is: a line that is written over and over on a terminal, and now and then one in a file."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

from game.app.sim.run import Run
from game.app.sim.spans import span

WIDTH: Final = 28
OFTEN, SELDOM = 0.2, 60.0
"""Seconds between two lines, on a terminal and elsewhere."""


class Progress:
    """Tells on standard error how a run goes on; `show` may be called as often as one likes."""

    def __init__(
        self, run: Run, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._run, self._clock = run, clock
        self._stream = sys.stderr if stream is None else stream
        self._live = self._stream.isatty()
        self._last = clock() - (OFTEN if self._live else 0.0)

    def show(self) -> None:
        """Says where it is, if it is time."""
        now = self._clock()
        if now - self._last < (OFTEN if self._live else SELDOM):
            return
        self._last = now
        line = line_of(self._run)
        print(f"\r{bar(self._run)} {line}\033[K" if self._live else line, end="" if self._live else "\n",
              file=self._stream, flush=True)  # fmt: skip

    def end(self) -> None:
        """Takes the line away."""
        if self._live:
            print("\r\033[K", end="", file=self._stream, flush=True)


def bar(run: Run) -> str:
    """How much is done, as a bar."""
    full = WIDTH * run.done // run.games
    return f"[{'=' * full}{' ' * (WIDTH - full)}]"


def line_of(run: Run) -> str:
    """How much is done, how fast, and how long the rest takes."""
    line = f"{run.done} of {run.games} games"
    if not run.rate:
        return line
    left = run.left
    pace = f"{run.rate:.1f} a second" if run.rate >= 1 else f"{60 * run.rate:.1f} a minute"
    return f"{line}, {pace}" + ("" if left is None else f", {span(left)} left")

"""A simulation as somebody looks at it: its rows are read a few at a time, and more come while it runs."""

from __future__ import annotations

import time
from bisect import insort
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.app.sim.crew import Crew, Failed, Processes
from game.app.sim.folder import Folder, Reading, read_plan
from game.app.sim.plan import Plan
from game.app.sim.report import Report, report_of
from game.app.sim.row import Row
from game.app.sim.run import Run
from game.app.sim.tally import Tally

SLICE: Final = 0.006
"""Seconds of reading at a time."""


class Study:
    """One folder. `rows` are those that are known so far, by number; `run` plays the missing ones, while there is one.

    `work` is called again and again and never takes long.
    """

    def __init__(
        self, path: Path, plan: Plan, games: int, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.path, self.plan, self.games = path, plan, games
        self.rows: list[Row] = []
        self.tally = Tally(plan)
        self.run: Run | None = None
        self.failed: list[Failed] = []
        """Games of the last run that could not be played to their end."""
        self._clock = clock
        self._reading = Reading(path, plan)
        self._unread: Iterator[Row] | None = iter(self._reading)
        self._report: tuple[int, Report] | None = None

    @classmethod
    def opened(cls, path: Path) -> Study:
        """The simulation in a folder; Unusable where it cannot be read."""
        return cls(path, *read_plan(path))

    @property
    def ready(self) -> bool:
        """Whether all that was written down has been read."""
        return self._unread is None

    @property
    def done(self) -> int:
        """Games that have a row."""
        return len(self.rows)

    @property
    def finished(self) -> bool:
        """Whether all games wanted have a row."""
        return self.ready and self.done >= self.games

    def work(self) -> bool:
        """Reads on, or takes in what was played since; whether there is anything new. Unusable for a damaged file."""
        if self._unread is not None:
            return self._read(self._unread)
        if self.run is None:
            return False
        new = self.run.step(0)
        for row in new:
            self._take(row)
        if self.run.over:
            self.stop()
        return bool(new)

    def _read(self, unread: Iterator[Row]) -> bool:
        end = self._clock() + SLICE
        for row in unread:
            if row.number < self.games:
                self._take(row)
            if self._clock() >= end:
                return True
        self._unread = None
        return True

    def _take(self, row: Row) -> None:
        insort(self.rows, row, key=lambda one: one.number)
        self.tally.add(row)

    def start(self, jobs: int, crew: Callable[[Plan, int], Crew] = Processes) -> None:
        """Plays what is missing; Unusable where another does already, OSError where it cannot be written."""
        while self._unread is not None:
            self._read(self._unread)
        self.failed = []
        folder = Folder(self.path, self.plan, self.games, self._reading)
        known = {row.number for row in self.rows}
        for row in folder.rows:
            if row.number < self.games and row.number not in known:
                self._take(row)
        try:
            self.run = Run(self.plan, self.games, crew(self.plan, jobs), folder)
        except BaseException:
            folder.close()
            raise

    def want(self, games: int) -> None:
        """Wants so many games altogether, no fewer than there are; `start` plays them."""
        self.games = max(games, self.games)

    def stop(self) -> None:
        """Plays no more; all rows are kept."""
        if self.run is not None:
            self.failed = self.run.failed
            self.run.close()
            self.run = None
            self._reading.has_all(self.rows)

    def report(self) -> Report:
        """The report of the rows so far."""
        if self._report is None or self._report[0] != self.tally.games:
            self._report = (self.tally.games, report_of(self.tally))
        return self._report[1]

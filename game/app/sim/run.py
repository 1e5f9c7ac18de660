"""A simulation in progress: hands out the games that have no row yet, and keeps the rows as they come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.app.sim.crew import Crew, Failed, crew_of
from game.app.sim.folder import Folder
from game.app.sim.plan import Plan
from game.app.sim.row import Row


class Run:
    """One plan with so many games. `rows` are all there are, in the order they came; `failed` those without one."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        crew: Crew,
        folder: Folder | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Goes on with the folder's rows; those of later games than wanted stay in its file and are not told of."""
        self.plan, self.games = plan, games
        self._crew, self._folder, self._clock = crew, folder, clock
        self._beyond = [row for row in folder.rows if row.number >= games] if folder else []
        self.rows: list[Row] = [row for row in folder.rows if row.number < games] if folder else []
        self.failed: list[Failed] = []
        self._had = len(self.rows)
        there = {row.number for row in self.rows}
        self._todo: Iterator[int] = iter([number for number in range(games) if number not in there])
        self._began = clock()

    @property
    def done(self) -> int:
        """Games that need no more work."""
        return len(self.rows) + len(self.failed)

    @property
    def over(self) -> bool:
        return self.done >= self.games

    @property
    def rate(self) -> float:
        """Games a second since this run began; 0 while there is none."""
        since = self._clock() - self._began
        return (self.done - self._had) / since if since > 0 else 0.0

    @property
    def left(self) -> float | None:
        """Seconds that the rest will take, or None while nobody can say."""
        rate = self.rate
        return (self.games - self.done) / rate if rate > 0 else None

    def step(self, seconds: float) -> Sequence[Row]:
        """Hands out games and waits at most so long (0: not at all) for rows; the new ones, written down already."""
        for _ in range(self._crew.room):
            number = next(self._todo, None)
            if number is None:
                break
            self._crew.give(number)
        new: list[Row] = []
        for one in self._crew.take(seconds):
            if isinstance(one, Failed):
                self.failed.append(one)
                continue
            row = one
            if self._folder is not None:
                self._folder.append(row)
                row = replace(row, moves="")  # they are in the folder, and many games would fill the memory
            self.rows.append(row)
            new.append(row)
        if new and self.over:
            self.settle()
        return new

    def settle(self) -> None:
        """Puts the rows in order, here and in the file."""
        self.rows.sort(key=lambda row: row.number)
        if self._folder is not None:
            self._folder.settle([*self.rows, *self._beyond])

    def close(self) -> None:
        """Stops at once: what is not done is not played. The folder stays as it is, to go on another time."""
        self._crew.close()
        if self._folder is not None:
            self._folder.close()


def simulate(plan: Plan, games: int, jobs: int) -> list[Row]:
    """All rows of a plan in order, played here and now and not written down."""
    run = Run(plan, games, crew_of(plan, jobs))
    try:
        while not run.over:
            run.step(1.0)
    finally:
        run.close()
    run.settle()
    return run.rows

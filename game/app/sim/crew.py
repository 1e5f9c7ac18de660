"""Who plays the games: this process, or several others that may die without a game being lost."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from game.app.sim.plan import Plan
from game.app.sim.play import Player
from game.app.sim.row import Row
from game.app.thinking import failure

AHEAD: Final = 2
"""Games that lie ready for each process, so that it never waits for the next one."""
TRIES: Final = 3
"""How often a game is begun whose process ends in the middle of it."""


@dataclass(frozen=True, slots=True)
class Failed:
    """A game that could not be played to its end, and why. It has no row and is tried again next time."""

    number: int
    sentence: str


class Crew(Protocol):
    """Plays the games of one plan, in any order."""

    @property
    def room(self) -> int:
        """How many more games it takes just now."""
        ...

    def give(self, number: int) -> None:
        """Hands it a game."""
        ...

    def take(self, seconds: float) -> list[Row | Failed]:
        """What is done since the last time; waits at most so long for it, 0: not at all."""
        ...

    def close(self) -> None:
        """Stops at once; what is not done is not played."""
        ...


class Alone:
    """Plays in this process, while `take` waits."""

    def __init__(self, plan: Plan, play: Callable[[int], Row] | None = None) -> None:
        self._play = Player(plan).play if play is None else play
        self._next: int | None = None

    @property
    def room(self) -> int:
        return int(self._next is None)

    def give(self, number: int) -> None:
        self._next = number

    def take(self, seconds: float) -> list[Row | Failed]:  # noqa: ARG002 - it takes as long as a game takes
        number, self._next = self._next, None
        return [] if number is None else [_played(self._play, number)]

    def close(self) -> None:
        self._next = None


def _played(play: Callable[[int], Row], number: int) -> Row | Failed:
    try:
        return play(number)
    except Exception as fault:  # noqa: BLE001 - one broken game must not end a night of them
        return Failed(number, failure(fault))


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    line: Connection
    given: deque[int] = field(default_factory=deque)


class Processes:
    """Plays in so many processes of this machine. One that ends is replaced, and its games are given to others."""

    def __init__(
        self, plan: Plan, jobs: int, serve: Callable[[Connection, Plan], None] | None = None
    ) -> None:
        self._plan, self._serve = plan, serve or serve_games
        self._again: deque[int] = deque()  # games whose process ended
        self._tries: dict[int, int] = {}
        self._workers: list[_Worker] = []
        try:
            for _ in range(jobs):
                self._workers.append(self._started())
        except BaseException:
            self.close()
            raise

    @property
    def room(self) -> int:
        waiting = sum(len(worker.given) for worker in self._workers) + len(self._again)
        return max(0, AHEAD * len(self._workers) - waiting)

    @property
    def pids(self) -> list[int]:
        """The numbers of its processes."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def give(self, number: int) -> None:
        worker = min(self._workers, key=lambda one: len(one.given))
        worker.given.append(number)
        with contextlib.suppress(OSError):  # a process that is gone is noticed when listening
            worker.line.send(number)

    def take(self, seconds: float) -> list[Row | Failed]:
        found: list[Row | Failed] = []
        ready = wait([worker.line for worker in self._workers], seconds)
        for at, worker in enumerate(self._workers):
            if worker.line in ready:
                try:
                    while worker.line.poll():
                        found.append(worker.line.recv())
                        worker.given.popleft()
                except (EOFError, OSError):
                    found += self._lost(worker)
                    self._workers[at] = self._started()
        while self._again and any(len(worker.given) < AHEAD for worker in self._workers):
            self.give(self._again.popleft())
        return found

    def close(self) -> None:
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.line.close()
            worker.process.join()
            worker.process.close()
        self._workers = []

    def _lost(self, worker: _Worker) -> list[Row | Failed]:
        """The games of a process that ended; the one it was at counts as tried."""
        worker.line.close()
        worker.process.kill()
        worker.process.join()
        worker.process.close()
        found: list[Row | Failed] = []
        for at, number in enumerate(worker.given):
            self._tries[number] = self._tries.get(number, 0) + (at == 0)
            if self._tries[number] < TRIES:
                self._again.append(number)
            else:
                found.append(Failed(number, f"its process ended {TRIES} times in the middle of it"))
        return found

    def _started(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs, self._plan), daemon=True, name="games")
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        return _Worker(process, ours)


def serve_games(line: Connection, plan: Plan) -> None:
    """What runs in a process: takes numbers, sends rows, until the line is closed."""
    # Ctrl-C in the terminal is for whoever asked, and then closes the line
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        play = Player(plan).play
        while True:
            line.send(_played(play, line.recv()))


def _end_with(parent: BaseProcess | None) -> None:
    """In the middle of a long game nobody listens to the line: whoever asked may be killed, and then all is over."""
    if parent is not None:
        parent.join()
        os._exit(1)


def crew_of(plan: Plan, jobs: int) -> Crew:
    """So many processes, or this one for a single job."""
    return Alone(plan) if jobs <= 1 else Processes(plan, jobs)

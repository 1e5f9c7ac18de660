"""A few processes that make pictures and read files while the window goes on; nobody ever waits for them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from game.ui.cardface.workbench import DONE, READY, serve

HANDS: Final = max(1, min(2, (os.cpu_count() or 2) - 1))
"""Processes: one core is left to the window."""
AHEAD: Final = 3
"""Jobs that a process is given at once, so that it need not wait for the window's next frame between two of them."""
TRIES: Final = 2
"""How often a job may end its process before it counts as failed, and a process may fail to start."""


@dataclass(slots=True)
class Job:
    """A job by its key, with what is sent and how often it has ended a process."""

    key: Hashable
    kind: str
    words: tuple[Any, ...]
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job: its value, or (`fault`) a sentence why there is none."""

    key: Hashable
    value: Any = None
    fault: str = ""


@dataclass(slots=True)
class _Hand:
    process: BaseProcess
    line: Connection
    ready: bool = False
    jobs: OrderedDict[int, Job] = field(default_factory=OrderedDict)
    """By ticket, in the order in which they were given."""


@dataclass(slots=True)
class Workshop:
    """Jobs wait in order, each done once however often it is asked for; `cache` is the folder of kept pictures."""

    cache: str = ""
    hands: int = HANDS
    _hands: list[_Hand] = field(default_factory=list)
    _waiting: OrderedDict[Hashable, Job] = field(default_factory=OrderedDict)
    _ticket: int = 0
    _broken: int = 0
    _closed: bool = False

    def ask(self, key: Hashable, kind: str, *words: Any, first: bool = False) -> None:
        """Puts a job in line unless it is there or under way; `first`: before the others."""
        under_way = any(job.key == key for hand in self._hands for job in hand.jobs.values())
        if key not in self._waiting and not under_way:
            self._waiting[key] = Job(key, kind, words)
        if first and key in self._waiting:
            self._waiting.move_to_end(key, last=False)

    def forget(self, key: Hashable) -> None:
        """Takes a job that has not begun out of the line."""
        self._waiting.pop(key, None)

    @property
    def busy(self) -> bool:
        """Whether anything is waited for."""
        return bool(self._waiting) or any(hand.jobs for hand in self._hands)

    def poll(self, most: int = 4) -> list[Done]:
        """What has been finished since, at most so many; never waits."""
        done: list[Done] = []
        if self._waiting and len(self._hands) < self.hands and not self._closed:
            self._start(done)
        for hand in list(self._hands):
            while len(done) < most and self._listen(hand, done):
                pass
            while hand in self._hands and hand.ready and len(hand.jobs) < AHEAD and self._waiting:
                self._send(hand)
        return done

    def close(self) -> None:
        """Ends the processes; jobs that are not done are forgotten."""
        self._closed = True
        self._waiting.clear()
        while self._hands:
            self._end(self._hands[0])

    # ---- inside

    def _start(self, done: list[Done]) -> None:
        if self._broken >= TRIES:
            # no process can be had here: what is asked for fails at once, and the faces go without
            while self._waiting:
                key, _ = self._waiting.popitem(last=False)
                done.append(Done(key, fault="no process could be started for it"))
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.cache), daemon=True, name="faces")
        try:
            process.start()
        except OSError:
            ours.close()
            self._broken += 1
            return
        finally:
            theirs.close()
        self._hands.append(_Hand(process, ours))

    def _listen(self, hand: _Hand, done: list[Done]) -> bool:
        """Takes in one message; whether there was one."""
        try:
            if not hand.line.poll():
                return False
            word, ticket, value = hand.line.recv()
        except (EOFError, OSError):
            self._lost(hand, done)
            return False
        if word == READY:
            hand.ready, self._broken = True, 0
        elif ticket in hand.jobs:
            key = hand.jobs.pop(ticket).key
            done.append(Done(key, value) if word == DONE else Done(key, fault=str(value)))
        return True

    def _lost(self, hand: _Hand, done: list[Done]) -> None:
        self._broken += not hand.ready
        self._end(hand)
        jobs = list(hand.jobs.values())
        if not jobs:
            return
        # the first was under way, and may have been what ended the process; the others only waited there
        jobs[0].tries += 1
        if jobs[0].tries >= TRIES:
            done.append(Done(jobs.pop(0).key, fault="the process that made it stopped twice"))
        for job in reversed(jobs):
            self._waiting[job.key] = job
            self._waiting.move_to_end(job.key, last=False)

    def _send(self, hand: _Hand) -> None:
        _, job = self._waiting.popitem(last=False)
        self._ticket += 1
        hand.jobs[self._ticket] = job
        with contextlib.suppress(OSError):  # a process that is gone is noticed when listening
            hand.line.send((self._ticket, job.kind, job.words))

    def _end(self, hand: _Hand) -> None:
        self._hands.remove(hand)
        hand.line.close()
        hand.process.kill()
        hand.process.join()
        hand.process.close()

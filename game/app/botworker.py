"""Bots that think in a process of their own, so that the table never waits for them."""

from __future__ import annotations

import contextlib
import dataclasses
import multiprocessing
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from game.app.botprocess import ANSWERED, READY, serve
from game.app.thinking import Answer, Ask, Thinker

LIMIT = 12.0
"""Seconds for one answer; levels are bounded by counts, so this is for a bot gone astray or a machine asleep."""
START_LIMIT = 30.0
"""Seconds for the process to come up."""
STARTS = 2
"""How often a process is tried for one question."""
GRACE = 0.3
"""Seconds that a new question waits for an old thought to end by itself before its process is ended."""


class BotWorker:
    """Asks one question at a time; every answer that is no longer wanted is dropped.

    A bot that raises, answers with something illegal, dies or takes too long is replaced by a simple legal move and a
    notice. The process starts with the first question (or `warm`) and stays.
    """

    def __init__(
        self,
        *,
        bots: Mapping[str, str] | None = None,
        games: Mapping[str, str] | None = None,
        limit: float = LIMIT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`bots` and `games`: further ones by `module:name`, as in Thinker."""
        self._thinker = Thinker(bots, games)
        self._limit, self._clock = limit, clock
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ready = False
        self._started = 0.0
        self._failures = 0  # starts in a row that came to nothing
        self._ticket = 0  # of the last question sent
        self._thinking = False  # the process works on that one
        self._wanted: Ask | None = None
        self._sent = False  # and it is the wanted one
        self._since = 0.0
        self._cards: Mapping[str, Any] | None = None  # that the process has

    def warm(self) -> None:
        """Starts the process, so that the first answer comes sooner."""
        if self._process is not None and not self._process.is_alive():
            self._stop()
        if self._process is None:
            self._start()

    def ask(self, ask: Ask) -> None:
        """Sets a bot thinking; an earlier question that is not answered yet is dropped."""
        self._wanted, self._sent, self._since = ask, False, self._clock()
        self.warm()
        self._send()

    def cancel(self) -> None:
        """Drops the question; what the process still thinks about is not listened to."""
        self._wanted, self._sent = None, False

    def poll(self) -> Answer | None:
        """The answer to the last question, once, when it is there; never waits."""
        answer = self._listen()
        if answer is None and self._wanted is not None:
            answer = self._hurry(self._wanted)
        return answer

    def close(self) -> None:
        """Ends the process."""
        self.cancel()
        self._stop()

    @property
    def pid(self) -> int | None:
        """The process's number while there is one."""
        return self._process.pid if self._process else None

    # Inside

    def _listen(self) -> Answer | None:
        """Takes in what the process says, and sends the next question when it is free."""
        line = self._line
        try:
            while line is not None and line.poll():
                word, ticket, value = line.recv()
                if word == READY:
                    self._ready, self._failures, self._since = True, 0, self._clock()
                else:
                    self._thinking = False
                    if self._sent and ticket == self._ticket and self._wanted is not None:
                        wanted = self._wanted
                        self.cancel()
                        if word == ANSWERED:
                            return self._thinker.settled(wanted, value)
                        return self._thinker.settled(wanted, None, value)
                self._send()
        except (EOFError, OSError):
            return self._lost()
        return None

    def _hurry(self, wanted: Ask) -> Answer | None:
        """Does not wait longer than it should for a process, an old thought or an answer."""
        waited = self._clock() - self._since
        if self._process is None:
            return self._given_up(wanted, "could not be started")
        if not self._ready:
            if self._clock() - self._started > START_LIMIT:
                return self._given_up(wanted, "did not come up in time")
        elif not self._sent:
            if waited > GRACE:
                self._stop()
                self._start()
        elif waited > self._limit:
            return self._given_up(wanted, "took too long to decide")
        return None

    def _lost(self) -> Answer | None:
        """The process is gone: a question it was thinking about is answered simply, a later one asked again."""
        self._failures += not self._ready
        self._stop()
        if self._wanted is None:
            return None
        if self._sent:
            return self._given_up(self._wanted, "stopped in the middle of thinking")
        if self._failures >= STARTS:
            self._failures = 0
            return self._given_up(self._wanted, "could not be started")
        self._start()
        return None

    def _given_up(self, wanted: Ask, complaint: str) -> Answer:
        self._stop()
        self.cancel()
        return self._thinker.settled(wanted, None, complaint)

    def _send(self) -> None:
        """Hands the question over if the process is free to take it at once."""
        if self._wanted is None or self._sent or not self._ready or self._thinking or self._line is None:
            return
        self._ticket += 1
        same = self._wanted.cards is self._cards
        ask = dataclasses.replace(self._wanted, cards={}) if same else self._wanted
        with contextlib.suppress(OSError):  # a process that is gone is noticed when listening
            self._line.send((self._ticket, ask, same))
        self._cards = self._wanted.cards
        self._sent = self._thinking = True
        self._since = self._clock()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, self._thinker.bots, self._thinker.games), daemon=True, name="bots"
        )
        try:
            process.start()
        except OSError:
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._line, self._started = process, ours, self._clock()

    def _stop(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._line = self._cards = None
        self._ready = self._thinking = False

"""An export beside the window's loop: in a process of its own, or, off screen, a piece of it each time one asks."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from game.core.errors import Unusable
from game.ui.export.files import clear_parts
from game.ui.export.job import export
from game.ui.export.order import Order, Progress

STOP: Final = "stop"
PATIENCE: Final = 2.0
"""Seconds that a process is given to end between two pieces of work before it is ended."""


@dataclass(frozen=True, slots=True)
class Failed:
    """It came to nothing: the sentence to show."""

    sentence: str


News: TypeAlias = Progress | Failed


class Work(Protocol):
    """An export under way."""

    def poll(self) -> News | None:
        """The latest that is new; never waits. After a Done or a Failed there is nothing more."""
        ...

    def stop(self) -> None:
        """Ends it: every file is whole or not there."""
        ...


class Steps:
    """Makes a piece each time it is asked: for pictures without a window, and tests."""

    def __init__(self, order: Order, saves: Path) -> None:
        self._steps: Iterator[Progress] = export(order, saves)

    def poll(self) -> News | None:
        try:
            return next(self._steps, None)
        except Unusable as wrong:
            return Failed(str(wrong))

    def stop(self) -> None:
        self._steps.close()  # type: ignore[attr-defined]


class Process:
    """Makes it in another process, so that no frame waits."""

    def __init__(self, order: Order, saves: Path) -> None:
        self._folder = order.folder
        self._ended = False
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=serve, args=(theirs, order, saves), daemon=True, name="export"
        )
        try:
            self._process.start()
        except OSError as fault:
            self._ended = True
            self._failed: Failed | None = Failed(
                f"The export could not be begun ({fault.strerror or fault})."
            )
        else:
            self._failed = None
        finally:
            theirs.close()

    def poll(self) -> News | None:
        failed, self._failed = self._failed, None
        if failed is not None or self._ended:
            return failed
        news: News | None = None
        try:
            while self._line.poll():
                news = self._line.recv()
        except (EOFError, OSError):
            if news is None:
                news = Failed("The export stopped in the middle: its process ended.")
        if news is not None and not hasattr(news, "total"):
            self._end()
        return news

    def stop(self) -> None:
        if self._ended:
            return
        with contextlib.suppress(OSError):
            self._line.send(STOP)
        self._process.join(PATIENCE)
        self._end()

    def _end(self) -> None:
        self._ended = True
        number = self._process.pid
        if self._process.is_alive() and number is not None:
            self._process.join(PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
                clear_parts(self._folder, number)
        self._process.join()
        self._process.close()
        self._line.close()


def serve(line: Connection, order: Order, saves: Path) -> None:
    """Makes an order and tells how far it is, until it is done, fails, or is told to stop."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    # Ctrl-C in the terminal is for the table, which then says so here
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    running = export(order, saves)
    with contextlib.suppress(EOFError, OSError):
        try:
            for progress in running:
                line.send(progress)
                if line.poll():
                    break
        except Unusable as wrong:
            line.send(Failed(str(wrong)))
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong, the person is told
            line.send(Failed(f"The export failed ({type(fault).__name__}: {fault})."))
        finally:
            running.close()  # type: ignore[attr-defined]

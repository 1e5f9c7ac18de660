"""What runs in the processes that make pictures and read card files: takes jobs, does them, until the table is gone."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game.core.problems import Problem, ProblemList
from game.ui.cardface.info import CardInfo

READY, DONE, FAILED = "ready", "done", "failed"


def serve(line: Connection, cache: str) -> None:
    """Answers `(ticket, kind, words)` with `(DONE, ticket, value)` or `(FAILED, ticket, sentence)`."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    # Ctrl-C in the terminal is for the table, which then closes the line
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        line.send((READY, 0, None))
        if cache:
            from game.ui.cardface.artwork import tidy

            tidy(Path(cache))
        while True:
            ticket, kind, words = line.recv()
            try:
                answer = DONE, ticket, do(kind, *words)
            except Exception as fault:  # noqa: BLE001 - a job may fail in any way; the table is told
                answer = FAILED, ticket, f"{type(fault).__name__}: {fault}"
            line.send(answer)


def do(kind: str, *words: Any) -> Any:
    """One job, in whichever process.

    `art` an Order, `look` a picture's path, `cards` a game and its folder, `faults` a Look.
    """
    return JOBS[kind](*words)


def _art(order: Any) -> Any:
    from game.ui.cardface.artwork import make

    return make(order)


def _look(path: str) -> str:
    from game.ui.cardface.artwork import looked_at

    return looked_at(path)


def cards(game: str, folder: str) -> tuple[list[CardInfo], list[Problem]]:
    """Every card of a game as faces show it, and what is wrong with its files; an empty folder means the game's own."""
    problems = ProblemList()
    match game:
        case "crown":
            from game.rules.crown.library import CARDS as CROWN
            from game.ui.cardface import crown

            found = crown.infos(Path(folder) if folder else CROWN, problems)
        case "patterns":
            from game.rules.patterns.library import CARDS as PATTERNS
            from game.ui.cardface import patterns

            found = patterns.infos(Path(folder) if folder else PATTERNS, problems)
        case _:
            from game.ui.cardface import renown

            found = renown.infos()
    return found, [problem for problem in problems if not problem.warning]


def _faults(wish: Any) -> Any:
    from game.ui.cardface.looking import look

    return look(wish)


JOBS: Mapping[str, Callable[..., Any]] = {"art": _art, "look": _look, "cards": cards, "faults": _faults}

"""Finds the command that the words ask for, sees to it that its packages are there, and runs it.

Only the file of the command asked for is imported. Whatever goes wrong, the person gets a sentence.
"""

from __future__ import annotations

import importlib
import io
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game import __version__
from game.app import places
from game.cli import bootstrap, crash, environment, pins
from game.cli.options import meant
from game.core.errors import Unusable

USAGE, FAULT, INTERRUPTED, CUT_OFF = 2, 70, 130, 141
"""Exit statuses: a mistake in the words, a fault of ours, Ctrl-C, and a reader of the output that went away."""

_TABLE = (
    ("play", "game.cli.play", "play (what happens without a command)"),
    ("test", "game.cli.test", "run the tests; takes pytest's options"),
    (
        "scenario",
        "game.cli.scenario",
        "check scenario files: positions, actions and what is expected of them",
    ),
    ("sim", "game.cli.sim", "let bots play many games and count what happens"),
    ("ladder", "game.cli.ladder", "measure how much stronger each level of bots is than the one below"),
    ("replay", "game.cli.replay", "tell a saved game again, or verify it"),
    ("shot", "game.cli.shot", "draw a scene into a picture file"),
    ("cards", "game.cli.cards", "check, describe and export card files"),
    ("perft", "game.cli.perft", "count the ways a position can go on"),
    ("bench", "game.cli.bench", "measure the speed of the rules and of drawing"),
)
COMMANDS = tuple(
    row for row in _TABLE if (places.HOUSE / row[1].replace(".", "/")).with_suffix(".py").exists()
)
"""Name, module with `main(argv: list[str]) -> int`, one line of help; a command is offered where its file is there.

In the order of the help.
"""


@dataclass(frozen=True, slots=True)
class Run:
    """A command to run, the words that are its own, and what packages it needs (a key of environment.NEEDS)."""

    module: str
    words: list[str]
    need: str | None


@dataclass(frozen=True, slots=True)
class Answer:
    """Nothing to run: a text that is the whole answer. A mistake's goes to standard error."""

    text: str
    status: int = 0


def main(words: list[str], house: Path = places.HOUSE) -> int:
    """Do what the words of the command line say; the exit status.

    No exception gets out unless TABLETOP_TRACEBACK asks for it.
    """
    return guarded(lambda: _do(words, house), words)


def asked(words: list[str]) -> Run | Answer:
    """What the words ask for."""
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help", "--version"}):
        return Run("game.cli.play", words, "play")
    first, rest = words[0], words[1:]
    if first in {"-h", "--help"}:
        return Answer(help_text())
    if first == "--version":
        return Answer(version_text())
    for name, module, _ in COMMANDS:
        if name == first == "test":
            # its own help takes no packages
            return Run(module, rest, None if {"-h", "--help"} & set(rest) else "test")
        if name == first:
            return Run(module, rest, "play")
    names = [name for name, _, _ in COMMANDS]
    hint = meant(first, names) or "."
    return Answer(f"There is no command {first!r}{hint} `python3 main.py --help` lists them all.", USAGE)


def help_text() -> str:
    """What there is to ask for."""
    width = max(len(name) for name, _, _ in COMMANDS)
    rows = [f"  {name.ljust(width)}  {line}" for name, _, line in COMMANDS]
    return "\n".join(
        [
            "usage: python3 main.py [COMMAND] [OPTIONS]",
            "",
            "A tabletop for three card games: Recusant Crown, Patterns and Renown.",
            "",
            "commands:",
            *rows,
            "",
            "`python3 main.py COMMAND --help` tells what a command takes; --version says what this is.",
        ]
    )


def version_text() -> str:
    """This version and what it stands on."""
    pygame = pins.read_pins(places.HOUSE / environment.NEEDS["play"])["pygame-ce"]
    return f"Tabletop {__version__} (Python {platform.python_version()}, pygame-ce {pygame})"


def guarded(run: Callable[[], int], words: list[str]) -> int:
    """The exit status of what is run; every way to fail becomes a sentence and a status."""
    try:
        status = run()
        sys.stdout.flush()
    except SystemExit as leaving:
        return _status_of(leaving)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # or Python would complain once more when it closes the output at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    except (bootstrap.SetupError, places.NowhereToWriteError, Unusable) as problem:
        return _mistake(str(problem))
    except ModuleNotFoundError as fault:
        package = (fault.name or "").partition(".")[0]
        if package in {"", "game"} or os.environ.get("TABLETOP_TRACEBACK"):
            return _fault(fault, words)
        return _mistake(
            f"The package {package} is damaged or missing; delete the folder .venv and start again."
        )
    except Exception as fault:  # noqa: BLE001 - the last door: nobody is to see a traceback
        return _fault(fault, words)
    return status


def _do(words: list[str], house: Path) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a terminal that lacks a sign gets a stand-in, not an error
            stream.reconfigure(errors="replace")
    wish = asked(words)
    if isinstance(wish, Answer):
        print(wish.text, file=sys.stderr if wish.status else sys.stdout)
        return wish.status
    if wish.need is not None:
        status = bootstrap.start(house, words, wish.need)
        if status is not None:
            return status
        missing = _missing_cards()
        if missing:
            return _mistake(missing)
    command: Callable[[list[str]], int] = importlib.import_module(wish.module).main
    return command(wish.words)


def _missing_cards() -> str:
    """What to say where the environment names a folder of cards that is not there; mostly nothing."""
    if not os.environ.get("TABLETOP_CARDS"):
        return ""
    from game.rules import beside  # only here: it needs packages that may have been installed a moment ago

    gone = [folder for folder in beside.folders() if not folder.is_dir()]
    return f"{beside.VARIABLE} names a folder of cards that is not there: {gone[0]}." if gone else ""


def _status_of(leaving: SystemExit) -> int:
    if isinstance(leaving.code, str):
        return _mistake(leaving.code)
    return leaving.code or 0


def _mistake(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return USAGE


def _fault(fault: Exception, words: list[str]) -> int:
    if os.environ.get("TABLETOP_TRACEBACK"):
        raise fault
    print(crash.report(fault, words), file=sys.stderr)
    return FAULT

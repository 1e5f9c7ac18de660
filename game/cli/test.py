"""`python3 main.py test`: the tests, on all cores, with pytest's own options."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from game.app.places import HOUSE
from game.cli.bootstrap import run_through

HELP = """usage: python3 main.py test [PYTEST OPTIONS] [FILES]

Run the tests on all cores; the exit status is pytest's.

  python3 main.py test                     all but the slow ones
  python3 main.py test --all               the slow ones too, as before something is handed on
  python3 main.py test tests/core -k rng   some of them
  python3 main.py test -n 0                in one process (also with --pdb, --trace, -s, --collect-only)

Every other option is pytest's: its manual lists them."""

ALL: Final = "--all"
_ONE_PROCESS = (
    "--pdb",
    "--trace",
    "-s",
    "--capture=no",
    "--collect-only",
    "--co",
    "--version",
    "--fixtures",
    "--markers",
)


def main(argv: list[str]) -> int:
    """Run pytest from the folder of main.py; its exit status."""
    if {"-h", "--help"} & set(argv):
        print(HELP)
        return 0
    return run_through(pytest_command(argv, Path.cwd()), os.environ, HOUSE)


def pytest_command(argv: list[str], here: Path) -> list[str]:
    """The command, for files named from `here`: on all cores unless the words say how many or rule it out."""
    everything = ALL in argv
    argv = [word for word in argv if word != ALL]
    # whoever names a test or chooses by marks gets just that
    usual = not everything and all(word.startswith("-") and not word.startswith("-m") for word in argv)
    marks = ["-m", "not slow"] if usual else []
    chosen = any(word.startswith(("-n", "--numprocesses")) or word in _ONE_PROCESS for word in argv)
    no_workers = "no:xdist" in argv or "-pno:xdist" in argv
    workers = [] if chosen or no_workers else ["-n", "auto", "--dist", "worksteal"]
    return [sys.executable, "-m", "pytest", *workers, *marks, *(_from_house(word, here) for word in argv)]


def _from_house(word: str, here: Path) -> str:
    """A file or test named relative to where the person stands, in full; anything else as it is."""
    file, colons, test = word.partition("::")
    if here == HOUSE or word.startswith("-") or not file or not (here / file).exists():
        return word
    return f"{here / file}{colons}{test}"

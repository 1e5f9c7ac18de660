"""`main.py scenario FILE...`: plays scenario files and says what does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.cli.options import Options
from game.cli.owncards import add_cards
from game.core import scenario
from game.core.problems import ProblemList
from game.rules import GAMES, rules_of

PASSED, FAILED, UNREADABLE = 0, 1, 2


def _files(paths: list[str]) -> Iterator[str]:
    """Files as they are given; a folder stands for the scenario files in it and below."""
    for path in paths:
        if Path(path).is_dir():
            yield from sorted(str(file) for file in Path(path).rglob("*.yaml"))
        else:
            yield path


def main(argv: list[str]) -> int:
    """Exit status 0 all passed, 1 some failed, 2 a file cannot be read."""
    options = Options("scenario", "Plays scenario files: positions, actions, and what is expected of them.")
    options.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a folder of them")
    options.add_argument("-q", "--quiet", action="store_true", help="print only what fails")
    add_cards(options)
    chosen = options.parse_args(argv)
    passed = failed = unreadable = 0
    files = list(_files(chosen.files))
    if not files:
        options.error("there is no scenario file (*.yaml) in that folder")
    for file in files:
        problems = ProblemList()
        read = scenario.read(file, GAMES, rules_of, problems)
        for problem in problems:
            print(problem)
        if read is None:
            unreadable += 1
            continue
        result = scenario.run(read)
        for warning in result.warnings:
            print(f"{warning.place}: warning: {warning.sentence}")
        for failure in result.failures:
            print(failure)
        failed += not result.passed
        passed += result.passed
        if not chosen.quiet:
            print(f"{'passed' if result.passed else 'FAILED'}  {file}  {result.title}")
    unread = f", {unreadable} unreadable" if unreadable else ""
    print(f"{passed} passed, {failed} failed{unread}")
    return UNREADABLE if unreadable else FAILED if failed else PASSED

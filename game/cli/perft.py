"""`python3 main.py perft GAME`: counts positions; a debugging tool for whoever changes rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from game.cli.options import Options
from game.cli.owncards import add_cards
from game.core.errors import BadPosition, IllegalAction, NotationError
from game.core.ids import default_names
from game.core.perft import BadPerft, Deal, check, divide, listed, perft, read_cases
from game.rules import GAMES, rules_of


def main(argv: list[str]) -> int:
    """0 when counted (and right), 1 when a file's count differs, 2 for a deal or a file that cannot be."""
    parser = _parser()
    given = parser.parse_args(argv)
    rules = rules_of(given.game)
    if given.depth < 0:
        return _wrong("a depth is 0 or more")
    if given.file is not None:
        return _check_file(rules, given.file, given.depth)
    try:
        deal = Deal(
            given.seats or rules.seat_range[0],
            given.seed,
            dict(map(_option, given.option)),
            after=tuple(step.strip() for step in given.after.split(";")) if given.after else (),
        )
        state = deal.state(rules)
    except (BadPosition, NotationError, IllegalAction, ValueError) as problem:
        return _wrong(str(problem))
    for depth in range(1, given.depth + 1):
        print(f"perft {depth} {perft(rules, state, depth)}", flush=True)
    if given.divide and given.depth:
        print("\n".join(listed(divide(rules, state, given.depth, default_names(deal.seats)))))
    return 0


def _parser() -> Options:
    parser = Options("perft", "Count the ways a position can go on, by depth in actions.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, help="of the deal (default 0)")
    parser.add_argument("--depth", type=int, default=3, help="how many actions (default 3)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a game option, as JSON"
    )
    parser.add_argument("--after", default="", metavar="'TEXT; TEXT'", help="actions to play first")
    parser.add_argument(
        "--divide", action="store_true", help="also say how many lie behind each first action"
    )
    add_cards(parser)
    parser.add_argument("--file", type=Path, help="check the counts of a perft file up to --depth instead")
    return parser


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _check_file(rules: Any, path: Path, deepest: int) -> int:
    try:
        cases = read_cases(path.read_text(encoding="utf-8"))
    except OSError as problem:
        return _wrong(f"{path}: {problem.strerror}")
    except (BadPerft, UnicodeDecodeError) as problem:
        return _wrong(f"{path}: {problem}")
    problems = [problem for case in cases for problem in check(rules, case, deepest)]
    for line in problems:
        print(line)
    print(
        f"{len(cases)} deals, {'all counts as they were' if not problems else 'not all counts as they were'}"
    )
    return 1 if problems else 0


def _wrong(sentence: str) -> int:
    print(f"perft: {sentence}", file=sys.stderr)
    return 2

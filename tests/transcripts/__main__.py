"""`python -m tests.transcripts`: the only thing that writes transcripts."""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tests.contracts.contract import CONTRACTS, Contract
from tests.transcripts.transcript import Recipe, dealt, recipe_of, told


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games (default: all)")
    parser.add_argument(
        "--write", action="store_true", help="tell all transcripts anew from their seeds and actions"
    )
    parser.add_argument("--new", metavar="NAME", help="begin one for a game, with random actions")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--actions", type=int, default=40, help="how many at most (default 40)")
    parser.add_argument("--note", action="append", default=[], help="a line on what the game is about")
    given = parser.parse_args(argv)
    contracts = {contract.name: contract for contract in CONTRACTS}
    if unknown := [game for game in given.games if game not in contracts]:
        parser.error(f"no game under contract: {', '.join(unknown)}")
    if given.new:
        if len(given.games) != 1:
            parser.error("a new transcript is of one game")
        contract = contracts[given.games[0]]
        options = {
            name: json.loads(value) for name, _, value in (text.partition("=") for text in given.option)
        }
        seats = given.seats or contract.rules.seat_range[0]
        recipe = Recipe(given.note, contract.name, seats, given.seed, options)
        recipe = dealt(contract, recipe, given.actions)
        _write(contract.transcripts / f"{given.new}.txt", contract, recipe)
    elif given.write:
        for name in given.games or contracts:
            for path in sorted(contracts[name].transcripts.glob("*.txt")):
                _write(path, contracts[name], recipe_of(path.read_text(encoding="utf-8")))
    else:
        parser.print_help()
    return 0


def _write(path: Path, contract: Contract, recipe: Recipe) -> Any:
    path.parent.mkdir(exist_ok=True)
    path.write_text(told(contract, recipe), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

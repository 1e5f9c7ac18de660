"""`python3 main.py ladder GAME`: does each level of bots beat the one below it, and by how much?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.app import places
from game.app.ladder import MOST_GAMES, PASSED, Book, Duels, Standing, bar_of, climb, duels
from game.bots.levels import LADDER, LEVELS
from game.cli.options import Options, meant
from game.core.errors import Unusable
from game.rules import GAMES, rules_of

INTERRUPTED = 130


def main(argv: list[str]) -> int:
    """0 when every step that was asked for is passed, 1 when one is not, 2 when it cannot be played so."""
    given = _parser().parse_args(argv)
    try:
        seats = given.seats or rules_of(given.game).seat_range[0]
        steps = [_duels(given, upper, lower, seats) for upper, lower in _steps(given)]
        folder = given.out or places.saves_dir() / "ladder"
        passed = [_climbed(plan, given, folder) for plan in steps]
    except Unusable as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"The results cannot be written ({fault.strerror or fault}).", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return INTERRUPTED
    return 0 if all(passed) else 1


def _parser() -> Options:
    parser = Options(
        "ladder",
        "Let each level of bots play the one below it until it is sure whether it is stronger by as much as it should.",
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--step", metavar="UPPER,LOWER", help=f"only these two of {', '.join(LEVELS)} (default: all steps)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--games", type=int, default=MOST_GAMES, metavar="N", help="at most (default 400)")
    parser.add_argument("--bar", type=float, metavar="P", help="the share of decided games that is wanted")
    parser.add_argument("--seed", type=int, default=1, help="of all the games together (default 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="where the results are kept; the same command goes on with them",
    )
    return parser


def _steps(given: argparse.Namespace) -> list[tuple[str, str]]:
    if not given.step:
        return list(zip(LADDER[1:], LADDER, strict=False))
    upper, _, lower = given.step.partition(",")
    for word in (upper, lower):
        if word not in LEVELS:
            hint = meant(word, list(LEVELS)) or "."
            raise Unusable(f"There is no level {word!r}{hint} A step is two of {', '.join(LEVELS)}.")
    return [(upper, lower)]


def _duels(given: argparse.Namespace, upper: str, lower: str, seats: int) -> Duels:
    if given.games < 1 or given.jobs < 1:
        raise Unusable("Games and jobs are numbers from 1 up.")
    return duels(given.game, upper, lower, seats, given.seed)


def _climbed(plan: Duels, given: argparse.Namespace, folder: Path) -> bool:
    """Plays one step as far as it must be played, and tells how it stands."""
    seats = len(plan.levels)
    upper, lower = plan.levels[:2]
    bar = given.bar or bar_of(seats)
    book = Book(folder / f"{plan.game}-{seats}-{upper}-{lower}-{plan.seed}.csv", plan)
    now = climb(plan, book, given.games, given.jobs, bar)
    print(line_of(plan, now), flush=True)
    return now.verdict == PASSED


def line_of(plan: Duels, now: Standing) -> str:
    """How a step stands, for a person."""
    seats = len(plan.levels)
    upper, lower = plan.levels[:2]
    low, high = now.interval
    times = f", {now.share * seats:.2f} times its fair share" if seats > 2 else ""
    return (
        f"{plan.game} with {seats} seats, {upper} against {lower}: {now.won:g} of {now.decided} decided games"
        f" ({now.share:.1%}, {low:.1%} to {high:.1%}{times}), {now.games - now.decided} undecided, seed {plan.seed};"
        f" wanted {now.bar:.1%}: {now.verdict}"
    )

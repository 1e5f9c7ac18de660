"""`python3 main.py sim GAME`: lets bots play many games and counts what happens."""

from __future__ import annotations

import csv
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from game.app.simulate import Plan, Row, rates, simulate
from game.bots.levels import LEVELS, STRONGEST
from game.cli.options import Options, meant
from game.core.errors import BadPosition
from game.core.ids import default_names
from game.rules import GAMES, rules_of

COLUMNS = (
    "number",
    "seed",
    "levels",
    "winners",
    "scores",
    "reason",
    "actions",
    "digest",
    "notices",
    "broken",
)


def main(argv: list[str]) -> int:
    """0 when played, 1 when --check found a broken promise, 2 when it cannot be played or written so."""
    given = _parser().parse_args(argv)
    levels = tuple(given.seats.split(",")) if given.seats else _default_seats(given.game)
    try:
        plan = Plan(given.game, levels, given.seed, dict(map(_option, given.option)), given.check)
        problem = _problem(plan, given.games, given.jobs)
    except (BadPosition, ValueError) as wrong:
        problem = str(wrong)
    if problem:
        return _told(problem)
    try:
        if given.out is None:
            rows = list(_shown(simulate(plan, given.games, given.jobs), given.games))
        else:
            with given.out.open("w", newline="", encoding="utf-8") as file:
                rows = list(_shown(_written(simulate(plan, given.games, given.jobs), file), given.games))
    except OSError as fault:
        return _told(f"{given.out} cannot be written ({fault.strerror or fault}).")
    print("\n".join(report(rows)))
    return 1 if any(row.broken for row in rows) else 0


def _parser() -> Options:
    parser = Options("sim", "Let bots play many seeded games; the same seed gives the same games.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument(
        "--seats",
        metavar="A,B,...",
        help=f"a level for each seat: {', '.join(LEVELS)}; they move on by one each game",
    )
    parser.add_argument("--seed", type=int, default=1, help="of all the games together (default 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: one a core)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a game option, as JSON"
    )
    parser.add_argument(
        "--check", action="store_true", help="check the promises of the rules at every decision"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write one CSV row for each game")
    return parser


def _default_seats(game: str) -> tuple[str, ...]:
    return (STRONGEST,) * rules_of(game).seat_range[0]


def _option(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign:
        raise ValueError(f"an option is NAME=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _problem(plan: Plan, games: int, jobs: int) -> str:
    """Why this cannot be played, or an empty text; BadPosition for options that cannot be."""
    for level in plan.levels:
        if level not in LEVELS:
            hint = meant(level, list(LEVELS)) or "."
            known = ", ".join(LEVELS)
            return f"There is no level {level!r}{hint} Each seat takes one of {known}."
    fewest, most = rules_of(plan.game).seat_range
    if not fewest <= len(plan.levels) <= most:
        return f"{plan.game.capitalize()} is for {fewest} to {most} players, not for {len(plan.levels)}."
    if games < 1 or jobs < 1:
        return "Games and jobs are numbers from 1 up."
    rules_of(plan.game).options(plan.options, default_names(len(plan.levels)))
    return ""


def _written(rows: Iterable[Row], file: TextIO) -> Iterator[Row]:
    """Passes the rows on, each written down before the next is waited for."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow(cells(row))
        file.flush()
        yield row


def cells(row: Row) -> list[str]:
    """A row as CSV has it: several values in one cell are parted by bars."""
    return [
        str(row.number),
        str(row.seed),
        "|".join(row.levels),
        "|".join(f"p{seat + 1}" for seat in row.winners),
        "|".join(map(str, row.scores)),
        row.reason,
        str(row.actions),
        row.digest,
        "|".join(row.notices),
        "|".join(row.broken),
    ]


def _shown(rows: Iterable[Row], games: int) -> Iterator[Row]:
    """Passes the rows on and says how far it is, on terminals only."""
    live = sys.stderr.isatty()
    for count, row in enumerate(rows, start=1):
        if live:
            print(f"\r{count} of {games} games", end="", file=sys.stderr, flush=True)
        yield row
    if live:
        print("\r\033[K", end="", file=sys.stderr)


def report(rows: Sequence[Row]) -> list[str]:
    """What happened, in lines for a person."""
    decided = sum(bool(row.winners) for row in rows)
    lengths = sorted(row.actions for row in rows)
    ends = ", ".join(f"{how} {n}" for how, n in Counter(row.reason for row in rows).most_common())
    lines = [
        f"{len(rows)} games, {decided} decided. Ends: {ends}.",
        f"Actions a game: {lengths[len(lengths) // 2]} in the middle, {lengths[0]} to {lengths[-1]}.",
        "",
        f"{'':12} {'won':>7} {'share':>7}  {'95 % interval':>15}  {'fair':>6}  {'times fair':>10}",
    ]
    for rate in rates(rows):
        low, high = rate.interval
        between = f"{low:.1%} - {high:.1%}"
        figures = f"{between:>15}  {rate.fair:6.1%}  {rate.share / rate.fair:10.2f}"
        lines.append(f"{rate.who:12} {rate.won:7.1f} {rate.share:7.1%}  {figures}")
    notices = [f"game {row.number} (seed {row.seed}): {notice}" for row in rows for notice in row.notices]
    broken = [f"game {row.number} (seed {row.seed}): {promise}" for row in rows for promise in row.broken]
    for title, items in (("Bots that failed", notices), ("Broken promises", broken)):
        if items:
            more = [f"... and {len(items) - 20} more"] if len(items) > 20 else []
            lines += ["", f"{title}:", *items[:20], *more]
    return lines


def _told(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2

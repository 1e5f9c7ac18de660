"""`python3 main.py bench`: measures how quick the rules, the bots, the faces and the tables are."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from game.app.bench import Budget, Group, Row, busy, load, machine
from game.cli.options import Options
from game.rules import GAMES
from game.ui.sdl import prepare_off_screen

PARTS: Final = ("engine", "bots", "faces", "reload", "art", "table")
PACK: Final = "renown"
"""The game whose cards have no pictures to be painted."""
WIDE: Final = 46
FORMAT: Final = 1
"""Of the file that --json writes."""


def main(argv: list[str]) -> int:
    """0 when measured, whatever came out; 2 for a file that cannot be read or written."""
    given = _parser().parse_args(argv)
    try:
        before = _read(given.against) if given.against is not None else {}
        if given.json is not None:
            given.json.touch()  # now, not after minutes of measuring
    except OSError as fault:
        return _told(f"{fault.filename or given.json}: {fault.strerror or fault}")
    except ValueError as fault:
        return _told(f"{given.against}: {fault}")
    about = machine()
    print("\n".join(_head(about)), flush=True)
    groups = []
    for group in _measured(given):
        groups.append(group)
        print("\n".join(["", *told(group, before)]), flush=True)
    print("\n".join(["", *_foot(about, groups)]))
    if given.json is not None:
        kept = {"format": FORMAT, "machine": about | {"load_after": load()}, "rows": _flat(groups)}
        try:
            given.json.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        except OSError as fault:
            return _told(f"{given.json}: {fault.strerror or fault}")
    return 0


def _parser() -> Options:
    parser = Options("bench", "Measure how quick the rules, the bots, the faces and the tables are.")
    parser.add_argument("part", nargs="?", choices=(*PARTS, "all"), default="all", help="of what (all)")
    parser.add_argument("--game", choices=sorted(GAMES), help="of one game only")
    parser.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="S", help="how long each figure is measured (1)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to a file")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with what --json wrote earlier")
    parser.add_argument(
        "--tables",
        type=_count,
        default=0,
        metavar="N",
        help="with faces: also open and close so many tables and say what is held in memory (0)",
    )
    return parser


def _seconds(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 600:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of seconds from 0 to 600")
    return value


def _count(word: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > 10000:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of tables from 0 to 10000")
    return int(word)


# -- measuring -----------------------------------------------------------------------------------------------


def _measured(given: argparse.Namespace) -> Iterator[Group]:
    """The groups, each when it is done. With no time at all (--seconds 0) everything is done once, and little of it."""
    games = [given.game] if given.game else list(GAMES)
    budget = Budget(given.seconds) if given.seconds else Budget(0.0, 1)
    parts = PARTS if given.part == "all" else (given.part,)
    short = not given.seconds
    if "engine" in parts:
        yield from _engine(games, budget, 2 if short else 12)
    if "bots" in parts:
        from game.app.benchbots import bench_bots

        for game in games:
            yield bench_bots(game, budget, *((2, 1) if short else ()))
    prepare_off_screen()
    if "faces" in parts:
        yield from _faces(games, budget, given.tables, *((2, 4) if short else ()))
    if "reload" in parts:
        from game.ui.benchreload import bench_reload

        for game in games:
            if game != PACK:
                yield bench_reload(game, *((3,) if short else ()))
    if "art" in parts:
        from game.ui.benchfaces import bench_art

        for game in games:
            if game != PACK:
                yield bench_art(game, budget, *((1,) if short else ()))
    if "table" in parts:
        from game.ui.benchtable import bench_table

        for game in games:
            yield bench_table(game, budget, *((2,) if short else ()))


def _engine(games: list[str], budget: Budget, count: int) -> Iterator[Group]:
    from game.app.benchrules import bench_cards, bench_rules

    for game in games:
        yield bench_rules(game, budget, count)
    cards = bench_cards(games, budget)
    if cards.rows:
        yield cards


def _faces(games: list[str], budget: Budget, tables: int, *counts: int) -> Iterator[Group]:
    from game.ui.benchfaces import bench_faces, bench_tables

    for game in games:
        if game != PACK:
            yield bench_faces(game, budget, *counts)
    if tables:
        yield bench_tables(games, tables)


# -- telling -------------------------------------------------------------------------------------------------


def told(group: Group, before: Mapping[tuple[str, str], float]) -> list[str]:
    """A group as a small table; `before` has the medians of an earlier run."""
    head = f"{group.title:<{WIDE}}{'median':>9}{'min':>9}{'max':>9}{'wall':>9}  unit{'guide':>7}"
    lines = [head + ("    change" if before else "")]
    for row in group.rows:
        wall = _number(row.plain()["wall"]) if row.wall else ""
        figures = [_number(row.middle), _number(min(row.values)), _number(max(row.values)), wall]
        guide = "" if row.guide is None else f"{row.guide:g}{'!' if row.over else ''}"
        line = f"  {row.what:<{WIDE - 2}}{''.join(f'{figure:>9}' for figure in figures)}  {row.unit:<4}{guide:>7}"
        if before:
            line += f"{_change(row, before.get((group.title, row.what))):>10}"
        lines.append(f"{line}  {row.note}".rstrip())
    return lines


def _number(value: float) -> str:
    """Three digits that count, as far as there are so many."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _change(row: Row, then: float | None) -> str:
    if not then:
        return "new"
    return f"{(row.middle / then - 1) * 100:+.0f} %"


def _head(about: Mapping[str, Any]) -> list[str]:
    cores = f"{about['cores']} cores" if about["cores"] != 1 else "1 core"
    lines = [f"{about['python']}, {about['system']}, {about['processor']}, {cores}"]
    warning = busy(about["load"], about["cores"])
    return [*lines, warning] if warning else lines


def _foot(about: Mapping[str, Any], groups: list[Group]) -> list[str]:
    lines = [
        "median, min and max are processor time of this process, wall is the median on the wall; a guide counts for",
        "the median, for frames for the longest; ! marks what is over it.",
    ]
    over = sum(row.over for group in groups for row in group.rows)
    if over:
        lines.append(f"{over} {'figure is' if over == 1 else 'figures are'} over the guide.")
    after = load()
    if not busy(about["load"], about["cores"]) and (warning := busy(after, about["cores"])):
        lines.append(warning)
    return lines


# -- files ---------------------------------------------------------------------------------------------------


def _flat(groups: list[Group]) -> list[dict[str, Any]]:
    return [{"group": group.title, **row.plain()} for group in groups for row in group.rows]


def _read(path: Path) -> dict[tuple[str, str], float]:
    """The medians of an earlier run, by group and row. Raises OSError, and ValueError for any other file."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["format"] != FORMAT:
            raise ValueError("this is a bench file of another version")
        return {(row["group"], row["what"]): float(row["median"]) for row in kept["rows"]}
    except (KeyError, TypeError, json.JSONDecodeError, UnicodeDecodeError):
        raise ValueError("this is no file that `bench --json` wrote") from None


def _told(sentence: str) -> int:
    print(f"bench: {sentence}.", file=sys.stderr)
    return 2

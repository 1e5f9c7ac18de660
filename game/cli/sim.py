"""`python3 main.py sim GAME`: lets bots play many games, writes a row for each, and says what came of it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.app import places
from game.app.sim.choose import ALL, plan_of, things_of
from game.app.sim.cluster import Cluster
from game.app.sim.crew import crew_of
from game.app.sim.folder import Folder
from game.app.sim.kinds import Brought, kind_of
from game.app.sim.plan import PAIRINGS, Plan
from game.app.sim.report import Report, report_of
from game.app.sim.run import Run
from game.app.sim.tally import Tally
from game.app.sim.words import told
from game.bots.levels import LEVELS, QUICK
from game.cli.options import Options
from game.cli.owncards import add_cards
from game.cli.progress import Progress
from game.core.errors import BadPosition, Unusable
from game.rules import GAMES, rules_of
from game.ui.sdl import prepare_off_screen

INTERRUPTED = 130


def main(argv: list[str]) -> int:
    """0 when played, 1 when a game failed or --check found a broken promise, 2 when it cannot be played so."""
    given = _parser().parse_args(argv)
    try:
        plan = _plan(given)
        if given.games < 1 or given.jobs < 1:
            raise Unusable("Games and jobs are numbers from 1 up.")
        folder = None if given.out is None else Folder(given.out, plan, given.games)
    except (BadPosition, Unusable, ValueError) as wrong:
        return _told(str(wrong))
    except OSError as fault:
        return _told(f"{given.out} cannot be written ({fault.strerror or fault}).")
    if folder is not None and folder.notice:
        print(folder.notice, file=sys.stderr)
    try:
        crew = Cluster(plan, given.scheduler) if given.scheduler else crew_of(plan, given.jobs)
    except Unusable as wrong:
        if folder is not None:
            folder.close()
        return _told(str(wrong))
    if isinstance(crew, Cluster) and not crew.workers:
        print("No Dask worker is there yet: waiting for the first.", file=sys.stderr)
    run = Run(plan, given.games, crew, folder)
    try:
        _played(run)
        run.settle()
        report = _counted(run)
        if given.out is not None:
            _write(given.out, report, plan)
    except KeyboardInterrupt:
        return _stopped(run, given.out)
    except Unusable as gone:
        print(gone, file=sys.stderr)
        _stopped(run, given.out)
        return 2
    except OSError as fault:
        return _told(f"{given.out} cannot be written ({fault.strerror or fault}).")
    finally:
        run.close()
    print("\n".join(told(report, all_cards=given.every_card)))
    for failed in run.failed:
        seed = plan.seed_of(failed.number)
        print(f"Game {failed.number} (seed {seed}) could not be played: {failed.sentence}.", file=sys.stderr)
    return 1 if run.failed or report.broken else 0


def _parser() -> Options:
    parser = Options("sim", "Let bots play many seeded games; the same seed gives the same games.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument(
        "--seats",
        metavar="A,B,...",
        help=f"a level for each seat: {', '.join(LEVELS)}; they move on by a seat",
    )
    parser.add_argument("--seed", type=int, default=1, help="of all the games together (default 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: one a core)"
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="let the workers of a Dask cluster play instead (see docs/simulations.md), for example tcp://host:8786",
    )
    parser.add_argument(
        "--decks",
        metavar="A,B,...",
        help="Crown: which decks meet, every two of them on both sides: presets, own decks, files, or `all` (default)",
    )
    parser.add_argument(
        "--wizards",
        metavar="A,B,...",
        help="Patterns: which Wizards are dealt out in turn, `all` (default), or `drawn` by the game itself",
    )
    parser.add_argument(
        "--pairs",
        choices=PAIRINGS,
        default=PAIRINGS[0],
        help="what comes equally often: `each` choice of decks or Wizards (default), or of faction `groups`",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a game option, as JSON"
    )
    add_cards(parser)
    parser.add_argument(
        "--check", action="store_true", help="check the promises of the rules at every decision"
    )
    parser.add_argument(
        "--every-card", action="store_true", help="tell of every card, not only of the striking ones"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write a row for each game and the report there; the same command goes on where it was stopped",
    )
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    levels = given.seats.split(",") if given.seats else [QUICK] * rules_of(given.game).seat_range[0]
    options = dict(map(_option, given.option))
    return plan_of(
        given.game,
        levels,
        given.seed,
        options=options,
        things=_things(given, options, len(levels)),
        pairing=given.pairs,
        check=given.check,
    )


def _things(given: argparse.Namespace, options: dict[str, Any], seats: int) -> Sequence[Brought]:
    """What is rotated: as asked for, or all there are; nothing where the options name it already."""
    own = {"crown": given.decks, "patterns": given.wizards}.get(given.game)
    for word, game, value in (("decks", "crown", given.decks), ("wizards", "patterns", given.wizards)):
        if value is not None and game != given.game:
            raise Unusable(f"--{word} is for {game.capitalize()}.")
        if value is not None and word in options:
            raise Unusable(f"Either --{word} or --option {word}=..., not both.")
        if game == given.game and (word in options or value == "drawn"):
            return ()
    if not kind_of(given.game).thing:
        return ()
    words = [word.strip() for word in (own or ALL).split(",")]
    return things_of(given.game, words, places.saves_dir, seats)


def _option(text: str) -> tuple[str, Any]:
    name, sign, value = text.partition("=")
    if not sign:
        raise Unusable(f"an option is NAME=VALUE, not {text!r}")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _played(run: Run) -> None:
    """Plays to the end and says how far it is."""
    progress = Progress(run)
    try:
        while not run.over:
            progress.show()
            run.step(0.2)
    finally:
        progress.end()


def _counted(run: Run) -> Report:
    tally = Tally(run.plan)
    for row in run.rows:
        tally.add(row)
    return report_of(tally)


def _write(folder: Path, report: Report, plan: Plan) -> None:
    prepare_off_screen()
    from game.ui.plots.files import write_report

    write_report(folder, report, plan)


def _stopped(run: Run, out: Path | None) -> int:
    kept = f"; the same command goes on with the rows in {out}" if out is not None else ""
    print(f"Stopped after {len(run.rows)} of {run.games} games{kept}.", file=sys.stderr)
    return INTERRUPTED


def _told(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2

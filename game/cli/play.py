"""`python3 main.py` or `python3 main.py play`: opens the window; without a display, bots play off screen."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

from game.app.journal import Unreadable
from game.app.match import Match
from game.app.places import demo_dir, saves_dir, saves_notice
from game.app.tables import Table, recall, usual, with_seats
from game.bots.levels import LEVELS, bot_names
from game.cli.options import Options, meant
from game.cli.owncards import add_cards
from game.cli.sizes import any_size, scale
from game.core.errors import BadPosition
from game.core.problems import ProblemList
from game.core.record import Sitter
from game.rules import GAMES, beside, rules_of
from game.rules.cardsets import CARD_SETS
from game.ui.sdl import prepare_environment, prepare_off_screen

HUMAN = "human"


def main(argv: list[str]) -> int:
    """0 when the window was closed, or the demonstration is written; 2 for what cannot be begun with."""
    given = _parser().parse_args(argv)
    prepare_environment()
    from game.ui import play
    from game.ui.table.mats import MATS

    _check_own_cards()
    reason = play.no_display()
    if reason:
        return _demonstrate(reason, given.seed)
    if given.game is not None and given.game not in MATS:
        _parser().error(f"{given.game} has no table to be played at; there is one for {', '.join(MATS)}")
    match = None
    if given.load is not None:
        try:
            match = Match.resume(given.load)
        except Unreadable as bad:
            print(f"{given.load}: {bad.sentence}", file=sys.stderr)
            return 2
        if match.header.game not in MATS:
            match.close()
            print(f"{given.load}: {match.header.game} has no table to be played at.", file=sys.stderr)
            return 2
    table = None if given.seats is None else _table(given)
    wish = play.Wish(given.size, given.scale, given.seed, match, table, given.game or "")
    try:
        play.run(wish, saves_dir())
    except play.NoWindowError as fault:
        return _demonstrate(str(fault), given.seed)
    except BadPosition as bad:
        print("\n".join(str(flaw) for flaw in bad.flaws), file=sys.stderr)
        return 2
    return 0


def _check_own_cards() -> None:
    """Raises FileProblems where a folder of the person's own cards has mistakes: a table may begin with any of them."""
    if not beside.folders():
        return
    problems = ProblemList()
    beside.check_places(problems)
    for cards in CARD_SETS.values():
        for problem in cards.check(cards.folder):
            problems.note(problem)
    problems.raise_errors()
    for cards in CARD_SETS.values():
        cards.keep()


def _parser() -> Options:
    parser = Options(
        "play",
        "Open the window. Without a display, bots play one game of each kind into saves/demo/. "
        "TABLETOP_SAVES names another folder for all that is saved; TABLETOP_PROBE names a file that always "
        "tells what can be pressed on the screen, for screen readers and other programs.",
    )
    parser.add_argument("--size", type=any_size, metavar="WxH", help="size of the window, from 960x600")
    parser.add_argument("--scale", type=scale, metavar="S", help="interface scale, 0.8 to 2")
    parser.add_argument("--seed", type=_seed, metavar="N", help="seed of the first table set up")
    add_cards(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--game", choices=list(GAMES), help="set up a table of this game")
    parser.add_argument(
        "--seats",
        metavar="A,B,...",
        help=f"sit down at once: who sits where, each of {', '.join((HUMAN, *LEVELS))}",
    )
    return parser


def _seed(word: str) -> int:
    if not word.isascii() or not word.isdigit():
        raise argparse.ArgumentTypeError(f"{word!r} is no seed; a seed is a whole number")
    return int(word)


def _table(given: argparse.Namespace) -> Table:
    """The table that `--game` and `--seats` name; ends with status 2 where there is none such."""
    game, words, seed = given.game, given.seats.split(","), given.seed
    parser = _parser()
    if game is None:
        parser.error("--seats needs --game")
    known = [HUMAN, *LEVELS]
    for word in words:
        if word not in known:
            parser.error(
                f"nobody is called {word!r}: a seat is one of {', '.join(known)}{meant(word, known)}"
            )
    low, high = rules_of(game).seat_range
    if not low <= len(words) <= high:
        parser.error(f"{game.capitalize()} is for {low} to {high} players, not for {len(words)}")
    from game.ui.app import drawn_seed

    seed = drawn_seed() if seed is None else seed
    table = with_seats(recall(saves_dir(), game, seed) or usual(game, seed), len(words))
    names = [sitter.name for sitter in table.seats]
    people = [name for name, sitter in zip(names, table.seats, strict=True) if sitter.human]
    return dataclasses.replace(table, seats=_seated(table, words, people))


def _seated(table: Table, words: list[str], people: list[str]) -> tuple[Sitter, ...]:
    """The table's seats with people and bots as the words say; people keep their names, others get free ones."""
    seats: list[Sitter] = []
    free = bot_names(len(words) * 2, table.seed, people)
    for word, sitter in zip(words, table.seats, strict=True):
        if word == HUMAN:
            name = people.pop(0) if people else free.pop(0)
            seats.append(Sitter(name, "human", sitter.colour))
        else:
            seats.append(Sitter(free.pop(0), "bot", sitter.colour, word))
    return tuple(seats)


def _demonstrate(reason: str, seed: int | None) -> int:
    """What is done without a display: says so, and plays off screen."""
    prepare_off_screen()
    from game.ui import demo

    folder = demo_dir()
    print(f"There is no display here ({reason}), so bots play, and what there is to see goes to {folder}.")
    try:
        for path in demo.play_demo(folder, demo.SEED if seed is None else seed):
            print(f"  {path.name}", flush=True)
    except OSError as fault:
        print(f"{folder} cannot be written ({fault.strerror or fault}).", file=sys.stderr)
        return 2
    if notice := saves_notice():
        print(notice, file=sys.stderr)
    return 0

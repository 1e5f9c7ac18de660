"""`python3 main.py cards export`: cards as pictures, as pages to print, and for Tabletop Simulator."""

from __future__ import annotations

import argparse
import math
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from game.app import settings
from game.app.filenames import safe_name
from game.app.places import saves_dir, saves_notice
from game.cli.owncards import add_cards
from game.core.errors import Unusable
from game.rules import GAMES
from game.ui.sdl import prepare_off_screen

DONE, UNUSABLE = 0, 2
FORMS = ("pdf", "png", "contact", "tts")
FOLDER = "export"
"""Within the saves."""
ABOUT = """\
Write cards as files, at 300 dots an inch.

  pdf      pages to print and cut: A4 or Letter, nine cards edge to edge, or eight with a bleed; crop marks in the
           margins; with --backs a page of backs behind each, for printers that print on both sides
  png      a picture of each card: 744 x 1039 pixels, with --bleed 815 x 1110
  contact  all cards on one picture, to look over and to send
  tts      sheets and a saved object for Tabletop Simulator: put the .json into its folder Saves/Saved Objects
"""
MORE = """\
examples:
  main.py cards export pdf --deck dream_1 --backs        a deck with its counts, ready to cut
  main.py cards export pdf --deck my_deck.yaml --paper letter --bleed
  main.py cards export pdf --players 4 --backs           a whole set of Patterns for four
  main.py cards export pdf --game renown                 the pack of Renown
  main.py cards export png --game crown --changed        only what looks different since the last time
  main.py cards export contact --faction dream --set fullart
  main.py cards export tts --deck dream_1 --grid 5x4

Print at 100 %, without "fit to page". Colours are RGB: a print shop that asks for CMYK converts them, and very bright
ones may come out duller. What was exported is remembered in export.json beside it: that is what --changed goes by.
"""


def add(commands: Any) -> None:
    """Adds the command to those of `cards`."""
    parser = commands.add_parser(
        "export",
        prog="main.py cards export",
        description=ABOUT,
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("form", choices=FORMS, metavar="FORM", help=", ".join(FORMS))
    what = parser.add_argument_group("what")
    what.add_argument("cards", nargs="*", metavar="CARD", help="cards by id or name")
    what.add_argument(
        "--deck", action="append", default=[], metavar="DECK", help="a deck of Crown: id, name, .yaml or .txt"
    )
    what.add_argument(
        "--faction", action="append", default=[], metavar="NAME", help="all of a faction, a Clan or a suit"
    )
    what.add_argument(
        "--game", choices=list(GAMES), help="a whole game; beside others, where they are looked for"
    )
    what.add_argument(
        "--players", type=int, default=0, metavar="N", help="a whole set of Patterns for so many (2 to 6)"
    )
    what.add_argument(
        "--copies", type=int, default=1, metavar="N", help="how many of each where no deck says so (1)"
    )
    what.add_argument(
        "--changed", action="store_true", help="only what changed since the last export into that folder"
    )
    how = parser.add_argument_group("how")
    how.add_argument(
        "--set", default="", metavar="ID", help="the face set (default: the usual one of the game)"
    )
    how.add_argument("--bleed", action="store_true", help="print 3 mm beyond the cut (2 mm on Letter)")
    how.add_argument("--backs", action="store_true", help="backs too")
    how.add_argument("--paper", default="a4", choices=("a4", "letter"), help="a4 (default) or letter")
    how.add_argument(
        "--flip",
        default="long",
        choices=("long", "short"),
        help="the edge round which the printer turns the paper",
    )
    how.add_argument(
        "--shift", type=_shift, default=(0.0, 0.0), metavar="X,Y", help="move backs right and down, in mm"
    )
    how.add_argument("--grid", default="10x7", choices=("10x7", "5x4"), help="cards on a sheet of tts (10x7)")
    add_cards(parser)
    where = parser.add_argument_group("where")
    where.add_argument("--out", type=Path, metavar="DIR", help="the folder (default: saves/export)")
    where.add_argument("--name", default="", metavar="STEM", help="what the files are called")
    where.add_argument("-q", "--quiet", action="store_true", help="no progress, and no line at the end")
    parser.set_defaults(run=_export)


def _shift(word: str) -> tuple[float, float]:
    parts = word.split(",")
    try:
        right, down = (float(part) for part in parts)
    except ValueError:
        right = down = math.nan
    if not (math.isfinite(right) and math.isfinite(down)):
        raise argparse.ArgumentTypeError(f"{word!r} is no shift; write it like 0.5,-1")
    return right, down


def _export(given: Namespace) -> int:
    prepare_off_screen()
    from game.ui.export.job import export
    from game.ui.export.order import Done, Order
    from game.ui.export.wanted import Wanted

    saves = saves_dir()
    order = Order(
        form=given.form,
        wanted=Wanted(
            game=given.game or "",
            cards=tuple(given.cards),
            decks=tuple(given.deck),
            houses=tuple(given.faction),
            players=given.players,
            copies=given.copies,
        ),
        folder=given.out or saves / FOLDER,
        name=safe_name(given.name, "cards") if given.name else "",
        face_set=given.set,
        four_colours=settings.load(saves)[0].four_colours,
        paper=given.paper,
        bleed=given.bleed,
        backs=given.backs,
        flip=given.flip,
        shift=given.shift,
        grid=given.grid,
        changed=given.changed,
    )
    live = sys.stderr.isatty() and not given.quiet
    try:
        for progress in export(order, saves):
            if isinstance(progress, Done):
                _clear(live)
                _tell(progress, given.quiet)
            elif live:
                line = f"{progress.done} of {progress.total}: {progress.words}"
                print(f"\r\033[K{line[:78]}", end="", file=sys.stderr, flush=True)
    except Unusable as wrong:
        _clear(live)
        print(wrong, file=sys.stderr)
        return UNUSABLE
    except BaseException:
        _clear(live)
        raise
    return DONE


def _clear(live: bool) -> None:
    if live:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def _tell(done: Any, quiet: bool) -> None:
    for notice in (*done.notices, saves_notice()):
        if notice:
            print(notice, file=sys.stderr)
    if not quiet:
        print(done.sentence)

"""`python3 main.py cards ...`: checks card files and decks, and writes what helps to write them."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from game.app import places
from game.cli import cardexport, cardnew
from game.cli.options import Options
from game.cli.owncards import add_cards
from game.core.problems import Place, Problem, ProblemList
from game.rules import beside, cardsets
from game.rules.cardsets import CARD_SETS, CardSet
from game.rules.crown.cards import Card
from game.rules.crown.decks import read_deck
from game.rules.crown.decktext import deck_from_text, deck_to_text, deck_to_yaml
from game.rules.crown.library import check_loose, library

FINE, WRONG, UNUSABLE = 0, 1, 2
"""Exit statuses: nothing is wrong (advice at most), something is, it cannot be done as asked."""
PAGE: Final = "README.md"


def main(argv: list[str]) -> int:
    """0 when all is well, 1 when cards are wrong, 2 when it cannot be done as asked."""
    given = _parser().parse_args(argv)
    run: Callable[[Namespace], int] = given.run
    try:
        return run(given)
    except OSError as fault:
        return _told(f"{fault.filename or 'a file'} cannot be written ({fault.strerror or fault})")


def _parser() -> Options:
    parser = Options("cards", "Check and describe the files that cards are made of.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Options)
    check = commands.add_parser("check", prog="main.py cards check", description="Tell all that is wrong.")
    check.add_argument(
        "paths", nargs="*", type=Path, metavar="FILE|DIR", help="card files, decks, folders (default: all)"
    )
    check.add_argument("-q", "--quiet", action="store_true", help="print mistakes only, no advice")
    check.add_argument(
        "--faces",
        action="store_true",
        help="also look at every card on every face: what fits, what can be read, what is missing",
    )
    add_cards(check)
    check.set_defaults(run=_check)
    schema = commands.add_parser(
        "schema", prog="main.py cards schema", description="Write the JSON Schemas for editors."
    )
    schema.add_argument(
        "--out", type=Path, metavar="DIR", help="where to, a folder for each game (default: beside the cards)"
    )
    schema.set_defaults(run=_schema)
    page = commands.add_parser(
        "reference", prog="main.py cards reference", description="Write the designers' reference page."
    )
    page.add_argument("--out", type=Path, metavar="FILE", help="where to (default: cards/README.md)")
    page.set_defaults(run=_reference)
    deck = commands.add_parser(
        "deck",
        prog="main.py cards deck",
        description="Turn a deck file into plain text (4 Brave Squire), or plain text into a deck file.",
    )
    deck.add_argument("file", type=Path, metavar="FILE", help="a deck, .yaml or .txt")
    deck.add_argument("--out", type=Path, metavar="FILE", help="where to (default: printed)")
    add_cards(deck)
    deck.set_defaults(run=_deck)
    cardexport.add(commands)
    cardnew.add(commands)
    return parser


# -- check ---------------------------------------------------------------------------------------------------


def _check(given: Namespace) -> int:
    """Everything that is wrong, in the order of reading."""
    problems = ProblemList()
    sets = [path for path in given.paths if _is_own_set(path)]
    beside.use([*beside.folders(), *(path for path in sets if path.absolute() not in beside.folders())])
    checked = list(_checked(given.paths, problems)) if given.paths else list(_everything(problems))
    if given.faces:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from game.ui.cardface.check import check_faces  # only here: it needs pygame's fonts

        _take(check_faces(told=_progress), problems)
    for problem in problems:
        if not (given.quiet and problem.warning):
            print(problem)
    if problems.has_errors() or not given.quiet:
        print(_summary(checked, problems))
    return WRONG if problems.has_errors() else FINE


def _progress(done: int, total: int, game: str) -> None:
    """A line for who waits at a terminal, gone when all is done."""
    if not sys.stderr.isatty() or (done % 8 and done < total):
        return
    line = f"{CARD_SETS[game].title if game in CARD_SETS else game.capitalize()}: {done} of {total} faces looked at"
    print(f"\r{line if done < total else ' ' * len(line)}", end="\r", file=sys.stderr, flush=True)


def _everything(problems: ProblemList) -> Iterator[str]:
    """The games' own folders with those beside them, and the person's own decks; says what was checked."""
    for cards in CARD_SETS.values():
        _take(_shown_from_here(cards.check(cards.folder)), problems)
        yield cards.title
    misplaced = ProblemList()
    beside.check_places(misplaced)
    _take(_shown_from_here(misplaced), problems)
    yield from (folder.name for folder in beside.folders())
    decks = places.saves_dir() / "decks"
    files = sorted([*decks.glob("*.yaml"), *decks.glob("*.txt")])
    if files and not problems.has_errors():
        for path in files:
            check_loose(path, problems)
        yield f"{len(files)} of your decks"


def _is_own_set(path: Path) -> bool:
    """Whether it is a folder such as `cards new` begins, and `--cards` names."""
    whole = path.is_dir() and beside.is_set(path) and cardsets.set_of(path) is None
    return whole and path.resolve() not in (cardsets.CARDS, cardsets.CARDS.parent / "assets")


def _checked(paths: list[Path], problems: ProblemList) -> Iterator[str]:
    """Files and folders as they are named. A file of a card folder is read with the whole folder, and told alone."""
    folders: dict[Path, list[Path]] = {}
    own = [path for path in paths if any(path.absolute().is_relative_to(each) for each in beside.folders())]
    if own:
        found = ProblemList()
        _take(_everything_beside(), found)
        _take(_named(own, found), problems)
    for path in paths:
        if path in own:
            yield str(path)
            continue
        home = next((folder for folder in (path, *path.resolve().parents) if cardsets.set_of(folder)), None)
        if home is not None:
            folders.setdefault(home, []).append(path)
        elif path.is_dir():
            yield from _loose_folder(path, problems)
        else:
            check_loose(path, problems)
        yield str(path)
    for home, named in folders.items():
        cards = cardsets.set_of(home)
        if cards is not None:
            _take(_only(named, home, cards), problems)


def _loose_folder(folder: Path, problems: ProblemList) -> Iterator[str]:
    """A folder that is no card set: every file in it by itself."""
    files = sorted([*folder.glob("*.yaml"), *folder.glob("*.txt")])
    if not files:
        problems.add(Place(str(folder)), "missing-file", "there are no card files (*.yaml) in that folder")
    for path in files:
        check_loose(path, problems)
        yield str(path)


def _only(named: list[Path], home: Path, cards: CardSet) -> Iterable[Problem]:
    """The problems of a card folder that stand in the files named, called as the person called them."""
    if home in named:
        return cards.check(home)
    return _named(named, cards.check(home))


def _everything_beside() -> Iterator[Problem]:
    """What is wrong with the games' cards and all that lies beside them."""
    for cards in CARD_SETS.values():
        yield from cards.check(cards.folder)
    misplaced = ProblemList()
    beside.check_places(misplaced)
    yield from misplaced


def _named(named: list[Path], problems: Iterable[Problem]) -> list[Problem]:
    """The problems that stand in the files and folders named, called as the person called them."""
    called = {path.resolve(): path for path in named}
    found: list[Problem] = []
    for problem in problems:
        path = Path(problem.path).resolve()
        home = next((p for p in (path, *path.parents) if p in called), None)
        if home is not None:
            found.append(_renamed(problem, str(called[home] / path.relative_to(home))))
    missing = [path for path in named if not path.exists()]
    for path in missing:
        found.append(Problem(str(path), 1, 1, "missing-file", "there is no such file"))
    return found


def _shown_from_here(found: Iterable[Problem]) -> Iterator[Problem]:
    """With paths from the folder that the person is in, where the file lies below it."""
    here = Path.cwd()
    for problem in found:
        path = Path(problem.path)
        shown = path.relative_to(here) if path.is_relative_to(here) else path
        yield _renamed(problem, str(shown))


def _renamed(problem: Problem, path: str) -> Problem:
    return Problem(
        path,
        problem.line,
        problem.column,
        problem.code,
        problem.sentence,
        problem.suggestion,
        problem.warning,
    )


def _take(found: Iterable[Problem], problems: ProblemList) -> None:
    for problem in found:
        problems.note(problem)


def _summary(checked: list[str], problems: ProblemList) -> str:
    errors, warnings = len(problems.errors), len(problems.warnings)
    what = ", ".join(checked)
    if not errors and not warnings:
        return f"{what}: all is well"
    advice = f", {_many(warnings, 'piece')} of advice" if warnings else ""
    return f"{what}: {_many(errors, 'mistake')}{advice}"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


# -- what is written -----------------------------------------------------------------------------------------


def _schema(given: Namespace) -> int:
    for cards in CARD_SETS.values():
        folder = given.out / cards.name if given.out is not None else cards.folder / "schema"
        for name, text in schema_files(cards):
            _write(folder / name, text)
    return FINE


def schema_files(cards: CardSet) -> Iterator[tuple[str, str]]:
    """The name and the text of each schema file of a game."""
    for name, schema in cards.schemas().items():
        yield f"{Path(name).stem}.json", json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _reference(given: Namespace) -> int:
    _write(given.out if given.out is not None else cardsets.CARDS / PAGE, cardsets.page())
    return FINE


def _deck(given: Namespace) -> int:
    problems = ProblemList()
    cards: dict[str, Card] = {row.id: row.card for row in library().pool.cards.values()}
    if given.file.suffix == ".txt":
        try:
            text = given.file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return _told(f"{given.file} is not UTF-8 text")
        except OSError as fault:
            return _told(f"{given.file} cannot be read ({fault.strerror or fault})")
        deck = deck_from_text(text, str(given.file), cards, problems)
    else:
        deck = read_deck(given.file, cards, problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    if deck is None or not set(deck.cards) <= set(cards):
        return UNUSABLE
    made = deck_to_yaml(deck) if given.file.suffix == ".txt" else deck_to_text(deck, cards)
    if given.out is None:
        print(made, end="")
    else:
        _write(given.out, made)
    return WRONG if problems.has_errors() else FINE


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"written: {path}")


def _told(sentence: str) -> int:
    print(f"cards: {sentence}.", file=sys.stderr)
    return UNUSABLE

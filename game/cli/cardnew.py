"""`python3 main.py cards new DIR`: a folder with a small set of cards of one's own, to be changed from there."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from game.app.places import HOUSE
from game.rules.cardsets import CARD_SETS

DONE, UNUSABLE = 0, 2
EXAMPLE: Final = HOUSE / "assets" / "newset"
"""What a new set begins as."""
SCHEMAS: Final = ("cards.yaml", "deck.yaml")
"""The schemas that its files name, so that editors complete and check them."""


def add(commands: Any) -> None:
    """Adds the command to those of `cards`."""
    parser = commands.add_parser(
        "new",
        prog="main.py cards new",
        description="Write a small set of cards of one's own into a new folder: six cards and a deck of Crown, a face "
        "set built upon one of the game's, colours, and a page about it all. `--cards DIR` then uses it.",
    )
    parser.add_argument(
        "folder", type=Path, metavar="DIR", help="a folder that is not there yet, or is empty"
    )
    parser.set_defaults(run=_new)


def _new(given: Namespace) -> int:
    folder: Path = given.folder
    try:
        if folder.is_file():
            return _told(f"{folder} is a file: a new set needs a folder.")
        if folder.is_dir() and any(folder.iterdir()):
            return _told(f"{folder} is not empty: a new set needs a folder of its own.")
        _write(folder)
    except OSError as fault:
        return _told(f"{folder} cannot be written ({fault.strerror or fault}).")
    print(f"written: {folder}")
    shown = f"'{folder}'" if " " in str(folder) else folder
    print(f"  python3 main.py --cards {shown}                       plays with it")
    print(f"  python3 main.py cards check --faces --cards {shown}   tells what is wrong in it")
    return DONE


def _write(folder: Path) -> None:
    """All of it or, where that cannot be, nothing: it is made beside its place and then moved there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", suffix=".part", dir=folder.parent) as made:
        whole = Path(made) / "set"
        shutil.copytree(EXAMPLE, whole)
        schemas = CARD_SETS["crown"].schemas()
        (whole / "crown" / "schema").mkdir()
        for name in SCHEMAS:
            text = json.dumps(schemas[name], indent=1, ensure_ascii=False) + "\n"
            path = whole / "crown" / "schema" / f"{Path(name).stem}.json"
            path.write_text(text, encoding="utf-8", newline="\n")
        if folder.is_dir():
            folder.rmdir()
        whole.rename(folder)


def _told(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return UNUSABLE

"""What a saved game's file may be called: any name a person types, made safe on every system."""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path

SUFFIX = ".journal"
LONGEST = 60
"""Letters of a name; with 4 bytes each, a number and the suffix it still fits every file system."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICES = {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(10)}


def safe_name(title: str, instead: str = "Game") -> str:
    """The title without what some system forbids in a file name; `instead` where nothing is left."""
    printable = "".join(sign for sign in unicodedata.normalize("NFC", title) if sign.isprintable())
    name = _FORBIDDEN.sub(" ", printable)
    name = " ".join(name.split())[:LONGEST].strip(" .")
    if not name:
        return instead
    return f"{name}_" if name.partition(".")[0].strip().casefold() in _DEVICES else name


def free_paths(folder: Path, name: str) -> Iterator[Path]:
    """`name`, `name (2)`, `name (3)` ... as journals of the folder, those left out that are taken.

    Names that differ in capitals only are the same name: on some systems they are.
    """
    try:
        taken = {path.name.casefold() for path in folder.iterdir()}
    except OSError:
        taken = set()
    for number in range(1, len(taken) + 1000):
        path = folder / f"{name}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        if path.name.casefold() not in taken:
            yield path


_AUTOMATIC = re.compile(r"\w+ \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \(\d+\))?")


def automatic_title(game: str) -> str:
    """What a match is called before a person names it: the game and the time it began."""
    return f"{game.capitalize()} {time.strftime('%Y-%m-%d %H.%M.%S')}"


def is_automatic(stem: str) -> bool:
    """Whether a file's name (without its suffix) is one that nobody chose."""
    return _AUTOMATIC.fullmatch(stem) is not None

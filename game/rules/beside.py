"""Folders of a person's own cards, read beside the game's own in everything that reads cards.

They are named by the environment, so that every process that is begun from this one reads the same. In such a folder
lie `crown/` and `patterns/` with card files, and what faces are made of (`faces/`, `skins/`, `art/`). Nothing in it
takes the place of anything of the game's: an id that is taken is a mistake, told with its line.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.core.problems import Place, ProblemList
from game.core.suggest import did_you_mean
from game.core.yamlfile import read_into
from game.core.yamlnode import ListNode, MappingNode, ScalarNode

VARIABLE: Final = "TABLETOP_CARDS"
"""In the environment: the folders, parted as in PATH."""
CARD_FOLDERS: Final = ("crown", "patterns")
"""What holds card files, by game."""
FACE_FOLDERS: Final = ("faces", "skins", "art")
"""What holds templates, colours and pictures."""
DECKS: Final = "decks"
"""What may lie in a folder of Crown's cards, beside the card files."""
SCHEMAS: Final = "schema"
PLACE_CODES: Final = {"misplaced": "a file or folder of your own that lies where nobody looks for it"}
"""The codes of what is wrong with such a folder as a whole, beside those of `game.core.problems`."""


def folders() -> tuple[Path, ...]:
    """All that are named, in their order."""
    return _parsed(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=8)
def _parsed(named: str) -> tuple[Path, ...]:
    return tuple(dict.fromkeys(Path(each).absolute() for each in named.split(os.pathsep) if each))


def use(paths: Iterable[Path]) -> None:
    """Reads the cards of these folders too, from now on, here and in every process begun from here."""
    named = os.pathsep.join(str(path.absolute()) for path in paths)
    if named:
        os.environ[VARIABLE] = named
    else:
        os.environ.pop(VARIABLE, None)


def of(game: str) -> tuple[Path, ...]:
    """Where they have card files of a game."""
    return tuple(path for folder in folders() if (path := folder / game).is_dir())


def homes(game: str, folder: Path, own: Path) -> tuple[Path, ...]:
    """A folder of card files itself, and behind the game's `own` those that lie beside it."""
    return folder, *(of(game) if folder == own else ())


def ids(game: str) -> frozenset[str]:
    """The ids of all cards that they have of a game, whatever else may be wrong with them."""
    found = set()
    for folder in of(game):
        for path in sorted(folder.glob("*.yaml")):
            node = read_into(path, ProblemList())
            for each in node if isinstance(node, ListNode) else ():
                entry = each.entries.get("id") if isinstance(each, MappingNode) else None
                if entry is not None and isinstance(entry.value, ScalarNode):
                    found.add(entry.value.text)
    return frozenset(found)


def is_set(folder: Path) -> bool:
    """Whether a folder looks like one of these: it has at least one of the folders that are looked into."""
    return any((folder / name).is_dir() for name in (*CARD_FOLDERS, *FACE_FOLDERS))


def check_places(problems: ProblemList) -> None:
    """Notes what lies where nobody looks for it: a folder that is not there, or a card file beside the folders."""
    known = (*CARD_FOLDERS, *FACE_FOLDERS)
    for folder in folders():
        if not folder.is_dir():
            problems.add(Place(str(folder)), "missing-file", "there is no such folder of cards")
            continue
        inner = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        for path in inner:
            if path.is_dir() and path.name not in known:
                near = did_you_mean(path.name, known)
                sentence = f"nothing looks into a folder of this name: there are {', '.join(known)}"
                problems.add(Place(str(path)), "misplaced", sentence, suggestion=near, warning=near is None)
            elif path.suffix in (".yaml", ".yml", ".tmx"):
                where = "faces/" if path.suffix == ".tmx" else "crown/ or patterns/"
                problems.add(
                    Place(str(path)), "misplaced", f"nobody looks for it here: it belongs into {where}"
                )
        for game in CARD_FOLDERS:
            _check_cards_folder(folder / game, game, problems)


def _check_cards_folder(folder: Path, game: str, problems: ProblemList) -> None:
    if not folder.is_dir():
        return
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).parts
        if path.suffix == ".yml":
            sentence = "card files end in .yaml: this one is not read"
            problems.add(Place(str(path)), "misplaced", sentence)
        elif path.suffix == ".yaml" and len(inner) > 1 and inner[:-1] != (DECKS,) and inner[0] != SCHEMAS:
            decks = f" (decks into {game}/{DECKS}/)" if game == "crown" else ""
            problems.add(
                Place(str(path)), "misplaced", f"nobody looks for it here: it belongs into {game}/{decks}"
            )

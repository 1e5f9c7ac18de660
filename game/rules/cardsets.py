"""The games that are played with card files: where they lie, who checks them, who describes them."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.core.problems import ProblemList

CARDS: Final = Path(__file__).resolve().parents[2] / "cards"
"""The folder with the games' own cards, one folder each."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """One game's cards. Its module has `check_cards(folder) -> ProblemList` and `schemas() -> {file name: schema}`."""

    name: str
    title: str
    sign: str
    """The file by which a folder of this game's cards is known."""
    library: str
    """The module that reads and checks."""
    reference: str
    """The module whose `reference()` is the game's part of the designers' page."""

    @property
    def folder(self) -> Path:
        """The game's own cards."""
        return CARDS / self.name

    def check(self, folder: Path) -> ProblemList:
        """Everything that is wrong with a folder of cards, in one run."""
        check: Callable[[Path], ProblemList] = importlib.import_module(self.library).check_cards
        return check(folder)

    def keep(self) -> None:
        """Reads the game's cards, so that what is good now is there whatever becomes of the files; FileProblems."""
        importlib.import_module(self.library).library()

    def schemas(self) -> Mapping[str, Mapping[str, Any]]:
        """The JSON Schema of each kind of file, by the file's name."""
        made: Mapping[str, Mapping[str, Any]] = importlib.import_module(self.library).schemas()
        return made

    def page(self) -> str:
        """Its part of the designers' page, in Markdown."""
        text: str = importlib.import_module(self.reference).reference()
        return text

    def check_loose(self) -> Callable[[Path, ProblemList], None] | None:
        """Checks one file that lies in no card folder, beside the game's own cards; None where the game has no such."""
        found: Callable[[Path, ProblemList], None] | None = getattr(
            importlib.import_module(self.library), "check_loose", None
        )
        return found


CARD_SETS: Final[Mapping[str, CardSet]] = {
    "crown": CardSet(
        "crown",
        "Recusant Crown",
        "factions.yaml",
        "game.rules.crown.library",
        "game.rules.crown.reference",
    ),
    "patterns": CardSet(
        "patterns",
        "Patterns",
        "pattern.yaml",
        "game.rules.patterns.library",
        "game.rules.patterns.reference",
    ),
}
"""By the name of the game. A game joins here when its cards are there."""


def set_of(folder: Path) -> CardSet | None:
    """The game whose cards lie in a folder, by its sign."""
    for cards in CARD_SETS.values():
        if (folder / cards.sign).is_file():
            return cards
    return None


def page() -> str:
    """The designers' reference page of all games."""
    return PAGE_HEAD + "\n" + "\n".join(cards.page() for cards in CARD_SETS.values())


PAGE_HEAD: Final = """\
# Writing cards

This page is made from the code that reads the cards: `python3 main.py cards reference` writes it anew.

```
python3 main.py cards check                 every card, every deck: all mistakes, with file, line and column
python3 main.py cards check my_cards.yaml   a file of your own, beside the game's cards
python3 main.py cards new my_set            a small set of your own, to be changed from there
python3 main.py cards check my_set          all that is wrong in it; --faces: with its faces
python3 main.py --cards my_set              play with it, beside the game's own cards
python3 main.py cards deck my_deck.txt --out my_deck.yaml    a deck from plain text to a deck file, and back
python3 main.py cards schema                the JSON Schemas, for editors that complete and check while you write
```

Files are YAML. The first line of each file names its schema, as
`# yaml-language-server: $schema=schema/cards.json`; editors that know YAML Schemas then offer keys and words and mark
what is wrong. A mistake is told as `file:line:column: code: sentence`; the codes stand at the end of each game's part.
An effect or modifier is written by its word: `draw: 2` for `draw: {amount: 2}` where a key may stand alone, and the
bare word `direct_damage` where nothing must be given.
"""

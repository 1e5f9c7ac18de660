"""Reading a card folder: the Pattern, Clans, Creatures, Wizards, decks, and any number of lists of Spells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from game.core.cardlang import read_lists
from game.core.problems import Place, ProblemList
from game.core.schema import Reference, check_references, json_schema, read_as
from game.core.yamlfile import read_into
from game.rules import beside
from game.rules.keeping import Libraries
from game.rules.patterns.cards import (
    Clan,
    Creature,
    Decks,
    PatternShape,
    Spell,
    Wizard,
    check_clans,
    check_decks,
    check_shape,
    check_spell,
)
from game.rules.patterns.compile import Pool, compile_pool

CARDS: Final = Path(__file__).resolve().parents[3] / "cards" / "patterns"
"""The game's own cards."""

FILES: Final[Mapping[str, Any]] = {
    "pattern.yaml": PatternShape,
    "decks.yaml": Decks,
    "clans.yaml": list[Clan],
    "creatures.yaml": list[Creature],
    "wizards.yaml": list[Wizard],
}
"""What each file of a folder holds; every other file is a list of Spells."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Library:
    """All that a card folder holds: the cards as written, for faces and texts, and the pool to play with."""

    pool: Pool
    clans: Mapping[str, Clan]
    creatures: Mapping[str, Creature]
    wizards: Mapping[str, Wizard]
    spells: Mapping[str, Spell]

    def name_of(self, card: str) -> str:
        """The printed name of any card; the id itself where there is none."""
        for cards in (self.creatures, self.spells, self.wizards):
            if card in cards:
                return cards[card].name
        return card


WHOLE: Final = ("pattern.yaml", "decks.yaml")
"""What a game has once: a folder that lies beside the game's own has none of it."""


def homes(folder: Path) -> tuple[Path, ...]:
    """The folder itself, and behind the game's own those that lie beside it."""
    return beside.homes("patterns", folder, CARDS)


def spell_files(folder: Path) -> list[Path]:
    """The files that are lists of Spells, by name, folder by folder."""
    return [path for home in homes(folder) for path in sorted(home.glob("*.yaml")) if path.name not in FILES]


def list_files(folder: Path, name: str) -> list[Path]:
    """The lists of one name: that of the folder, and those beside it that there are."""
    first, *others = homes(folder)
    return [first / name, *(path for home in others if (path := home / name).is_file())]


def read_library(folder: Path, problems: ProblemList) -> Library | None:
    """The library of a folder with everything that is wrong noted; None where that stops it."""
    if not folder.is_dir():
        problems.add(Place(str(folder)), "missing-file", "there is no such folder of cards")
        return None
    references: list[Reference] = []
    shape = _one(folder / "pattern.yaml", PatternShape, problems, references)
    decks = _one(folder / "decks.yaml", Decks, problems, references)
    clans = read_lists(list_files(folder, "clans.yaml"), Clan, problems, references, "Clan")
    creatures = read_lists(list_files(folder, "creatures.yaml"), Creature, problems, references, "Creature")
    wizards = read_lists(list_files(folder, "wizards.yaml"), Wizard, problems, references, "Wizard")
    spells = read_lists(spell_files(folder), Spell, problems, references, "Spell")
    _check_beside(folder, problems)
    check_references(references, {"clan": [clan.id for clan in clans]}, problems)
    _check_ids([*creatures, *wizards, *spells], problems)
    for spell in spells:
        check_spell(spell, problems)
    if shape is not None:
        check_shape(shape, problems)
    if decks is not None and not problems.has_errors():
        check_clans(clans, problems)
        check_decks(decks, clans, creatures, wizards, problems)
    if problems.has_errors() or shape is None or decks is None:
        return None
    return Library(
        compile_pool(shape, clans, creatures, wizards, spells, decks),
        {clan.id: clan for clan in clans},
        {one.id: one for one in creatures},
        {one.id: one for one in wizards},
        {one.id: one for one in spells},
    )


def _check_beside(folder: Path, problems: ProblemList) -> None:
    for home in homes(folder)[1:]:
        for name in WHOLE:
            if (home / name).is_file():
                sentence = "the Pattern and the deals are the game's own; beside them there may be "
                sentence += "Clans, Creatures, Wizards and Spells"
                problems.add(Place(str(home / name)), "misplaced", sentence)


def _one(path: Path, kind: type[T], problems: ProblemList, references: list[Reference]) -> T | None:
    node = read_into(path, problems)
    return None if node is None else read_as(node, kind, problems, references)


def _check_ids(cards: list[Creature | Wizard | Spell], problems: ProblemList) -> None:
    """Ids are words of the notation, so a Creature, a Wizard and a Spell may not share one either."""
    first: dict[str, Creature | Wizard | Spell] = {}
    for card in cards:
        if first.setdefault(card.id, card) is not card:
            sentence = f"the id {card.id!r} is taken already, at {first[card.id].place}"
            problems.add(card.place, "duplicate-id", sentence)


def check_cards(folder: Path = CARDS) -> ProblemList:
    """Everything that is wrong with a card folder, in one run."""
    problems = ProblemList()
    read_library(folder, problems)
    return problems


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schema of every kind of file, by the file's name; `spells.yaml` for the lists of Spells."""
    kinds = {**FILES, "spells.yaml": list[Spell]}
    return {name: json_schema(kind, f"Patterns: {name}") for name, kind in kinds.items()}


_libraries = Libraries("patterns", CARDS, read_library)


def library(folder: Path = CARDS) -> Library:
    """The library of a folder and of those beside it, read once; raises FileProblems with all that is wrong."""
    return _libraries.of(folder)


def renew() -> None:
    """Whoever asks next gets libraries as the files are then; where those are wrong by then, the last good ones."""
    _libraries.renew()

"""Reading a card folder: `factions.yaml`, any number of lists of cards, and `decks/`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.core.cardlang import read_lists
from game.core.problems import Place, ProblemList
from game.core.schema import Reference, check_references
from game.rules.crown.cards import Card, Faction, check_card
from game.rules.crown.compile import Pool, check_programs, compile_cards
from game.rules.crown.decks import Deck, read_decks
from game.rules.crown.reserve import check_lanes

CARDS: Final = Path(__file__).resolve().parents[3] / "cards" / "crown"
"""The game's own cards."""
FACTIONS_FILE: Final = "factions.yaml"


@dataclass(frozen=True, slots=True)
class Library:
    """All that a card folder holds, ready to play."""

    pool: Pool
    decks: dict[str, Deck]


def card_files(folder: Path) -> list[Path]:
    """The files that are lists of cards, by name."""
    return sorted(path for path in folder.glob("*.yaml") if path.name != FACTIONS_FILE)


def deck_files(folder: Path) -> list[Path]:
    """The decks that a folder of cards brings, by name."""
    return sorted((folder / "decks").glob("*.yaml"))


def read_cards(folder: Path, problems: ProblemList) -> tuple[list[Card], list[Faction]]:
    """All cards and factions that can be read, with everything that is wrong noted."""
    references: list[Reference] = []
    if not folder.is_dir():
        problems.add(Place(str(folder)), "missing-file", "there is no such folder of cards")
        return [], []
    factions = read_lists([folder / FACTIONS_FILE], Faction, problems, references, "faction")
    cards = read_lists(card_files(folder), Card, problems, references, "card")
    for card in cards:
        check_card(card, problems)
        check_lanes(card, problems)
        check_programs(card, problems)
    known = {
        "faction": [faction.id for faction in factions],
        "resource": [*(faction.resource for faction in factions), "essence"],
        "card": [card.id for card in cards],
    }
    check_references(references, known, problems)
    return cards, factions


def read_library(folder: Path, problems: ProblemList) -> Library | None:
    """The library of a folder, or None where something is wrong; advice about decks alone stops nobody."""
    cards, factions = read_cards(folder, problems)
    decks = read_decks(deck_files(folder), {card.id: card for card in cards}, problems)
    if problems.has_errors():
        return None
    return Library(compile_cards(cards, factions), decks)


@lru_cache(maxsize=8)
def library(folder: Path = CARDS) -> Library:
    """The library of a folder, read once; raises FileProblems with all that is wrong."""
    problems = ProblemList()
    found = read_library(folder, problems)
    problems.raise_errors()
    if found is None:  # nothing is left to say: an error raises above
        raise AssertionError(folder)
    return found


__all__ = ["CARDS", "Library", "card_files", "library", "read_cards", "read_library"]

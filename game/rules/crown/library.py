"""Reading a card folder: `factions.yaml`, any number of lists of cards, and `decks/`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.core.cardlang import read_lists
from game.core.problems import Place, ProblemList
from game.core.schema import Reference, check_references, json_schema
from game.core.yamlfile import read_into
from game.core.yamlnode import MappingNode
from game.rules import beside
from game.rules.crown.cards import Card, Faction, check_card
from game.rules.crown.compile import Pool, check_programs, compile_cards
from game.rules.crown.decks import Deck, read_deck, read_decks
from game.rules.crown.decktext import deck_from_text
from game.rules.crown.reserve import check_lanes
from game.rules.keeping import Libraries

CARDS: Final = Path(__file__).resolve().parents[3] / "cards" / "crown"
"""The game's own cards."""
FACTIONS_FILE: Final = "factions.yaml"


@dataclass(frozen=True, slots=True)
class Library:
    """All that a card folder holds, ready to play."""

    pool: Pool
    decks: dict[str, Deck]


def homes(folder: Path) -> tuple[Path, ...]:
    """The folder itself, and behind the game's own those that lie beside it."""
    return beside.homes("crown", folder, CARDS)


def card_files(folder: Path) -> list[Path]:
    """The files that are lists of cards, by name, folder by folder."""
    return [
        path for home in homes(folder) for path in sorted(home.glob("*.yaml")) if path.name != FACTIONS_FILE
    ]


def faction_files(folder: Path) -> list[Path]:
    """The lists of factions: that of the folder, and those beside it that there are."""
    first, *others = homes(folder)
    return [first / FACTIONS_FILE, *(path for home in others if (path := home / FACTIONS_FILE).is_file())]


def deck_files(folder: Path) -> list[Path]:
    """The decks that a folder of cards brings, by name, folder by folder."""
    return [path for home in homes(folder) for path in sorted((home / beside.DECKS).glob("*.yaml"))]


def read_cards(folder: Path, problems: ProblemList) -> tuple[list[Card], list[Faction]]:
    """All cards and factions that can be read, with everything that is wrong noted."""
    references: list[Reference] = []
    if not folder.is_dir():
        problems.add(Place(str(folder)), "missing-file", "there is no such folder of cards")
        return [], []
    factions = read_lists(faction_files(folder), Faction, problems, references, "faction")
    _check_resources(factions, problems)
    cards = read_lists(card_files(folder), Card, problems, references, "card")
    for card in cards:
        _check_one(card, problems)
    check_references(references, _known(cards, factions), problems)
    return cards, factions


def _check_resources(factions: Sequence[Faction], problems: ProblemList) -> None:
    """Each faction runs on a resource of its own: payments are written by it."""
    first: dict[str, str] = {"essence": "everybody"}
    for faction in factions:
        owner = first.setdefault(faction.resource, faction.id)
        if owner != faction.id:
            sentence = f"{faction.id} needs a resource of its own: {faction.resource!r} is that of {owner}"
            problems.add(faction.place, "card-clash", sentence)


def _check_one(card: Card, problems: ProblemList) -> None:
    """What the fields of one card do wrong together."""
    check_card(card, problems)
    check_lanes(card, problems)
    check_programs(card, problems)


def _known(cards: Sequence[Card], factions: Sequence[Faction]) -> dict[str, list[str]]:
    """The ids that card files may mention, by their kind."""
    return {
        "faction": [faction.id for faction in factions],
        "resource": [*(faction.resource for faction in factions), "essence"],
        "card": [card.id for card in cards],
    }


def read_library(folder: Path, problems: ProblemList) -> Library | None:
    """The library of a folder, or None where something is wrong; advice about decks alone stops nobody."""
    cards, factions = read_cards(folder, problems)
    decks = read_decks(deck_files(folder), {card.id: card for card in cards}, problems)
    if problems.has_errors():
        return None
    return Library(compile_cards(cards, factions), decks)


def check_cards(folder: Path = CARDS) -> ProblemList:
    """Everything that is wrong with a card folder, decks included, in one run."""
    problems = ProblemList()
    read_library(folder, problems)
    return problems


def check_loose(path: Path, problems: ProblemList) -> None:
    """Notes what is wrong with one file that lies in no card folder: a list of cards, a deck, or a deck as text.

    It is read beside the game's own cards: its ids may not be theirs, and a deck may use them all.
    """
    own = library().pool
    cards = {row.id: row.card for row in own.cards.values()}
    if path.suffix == ".txt":
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            reason = fault.strerror if isinstance(fault, OSError) else "it is not UTF-8 text"
            problems.add(Place(str(path)), "unreadable", f"the file cannot be read: {reason}")
            return
        deck_from_text(text, str(path), cards, problems)
        return
    node = read_into(path, problems)
    if node is None:
        return
    if isinstance(node, MappingNode):
        read_deck(path, cards, problems)
        return
    references: list[Reference] = []
    found = read_lists([path], Card, problems, references, "card")
    for card in found:
        _check_one(card, problems)
        if card.id in cards:
            problems.add(card.place, "duplicate-id", f"the game has a card {card.id!r} already")
    check_references(references, _known([*cards.values(), *found], own.factions), problems)


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schema of every kind of file, by the file's name; `cards.yaml` for every list of cards."""
    return {
        "cards.yaml": json_schema(list[Card], "Recusant Crown: a list of cards"),
        "factions.yaml": json_schema(list[Faction], "Recusant Crown: the factions"),
        "deck.yaml": json_schema(Deck, "Recusant Crown: a deck"),
    }


_libraries = Libraries("crown", CARDS, read_library)


def library(folder: Path = CARDS) -> Library:
    """The library of a folder and of those beside it, read once; raises FileProblems with all that is wrong."""
    return _libraries.of(folder)


def renew() -> None:
    """Whoever asks next gets libraries as the files are then; where those are wrong by then, the last good ones."""
    _libraries.renew()

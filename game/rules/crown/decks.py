"""Decks: a name, a plan and how many of which card; what makes one legal and what is only advised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from game.core.problems import Place, ProblemList
from game.core.schema import Length, Range, read_as
from game.core.suggest import did_you_mean
from game.core.yamlfile import read_into
from game.core.yamlnode import MappingNode, Node
from game.rules.crown.cards import Card

LEAST_CARDS: Final = 60
BLOOMERS: Final = (13, 20)
"""How many creatures of Cost 0 and Bloom 1 are advised."""
DECK_CODES: Final = {
    "copies": "more copies of a card than a deck may have",
    "deck-size": "fewer cards than a deck must have",
    "bloomers": "many or few creatures of Cost 0 and Bloom 1: advice only",
}
"""The codes of what is wrong with a deck, beside those of `game.core.problems`."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file: at least 60 cards, at most 4 copies of a card unless the card says otherwise."""

    name: Annotated[str, Length(1, 40), "Its name."]
    cards: Annotated[dict[str, Annotated[int, Range(1, 99)]], "How many of which card, by its id."]
    plan: Annotated[str, Length(0, 400), "How it means to win, in a line or two."] = ""
    place: Place = field(default=Place(), compare=False, repr=False)

    def listed(self) -> tuple[str, ...]:
        """Every card of it, copies next to each other, in the order of the file."""
        return tuple(card for card, count in self.cards.items() for _ in range(count))


def read_deck(path: Path, cards: Mapping[str, Card], problems: ProblemList) -> Deck | None:
    """The deck of one file, checked against the cards there are, or None where the file cannot be read."""
    node = read_into(path, problems)
    deck = read_as(node, Deck, problems) if node is not None else None
    if node is not None and deck is not None:
        check_deck(deck, cards, problems, _places(node))
    return deck


def read_decks(files: Sequence[Path], cards: Mapping[str, Card], problems: ProblemList) -> dict[str, Deck]:
    """The decks of files, by the file's name without its ending."""
    decks: dict[str, Deck] = {}
    for path in files:
        deck = read_deck(path, cards, problems)
        if deck is not None:
            decks[path.stem] = deck
    return decks


def _places(node: Node) -> dict[str, Place]:
    """Where each card of a deck file is written."""
    listed = node.get("cards") if isinstance(node, MappingNode) else None
    if not isinstance(listed, MappingNode):
        return {}
    return {entry.key.text: entry.key.place for entry in listed}


def check_deck(
    deck: Deck,
    cards: Mapping[str, Card],
    problems: ProblemList,
    places: Mapping[str, Place] | None = None,
) -> None:
    """Notes unknown cards, too many copies and too few cards as errors, and the advice as warnings.

    `places` says where each card is written, so that its mistake is told there.
    """
    where = places or {}
    for card_id, count in deck.cards.items():
        place, card = where.get(card_id, deck.place), cards.get(card_id)
        if card is None:
            sentence = f"{deck.name}: there is no card {card_id!r}"
            problems.add(place, "unknown-id", sentence, suggestion=did_you_mean(card_id, cards))
        elif isinstance(card.copies, int) and count > card.copies:
            sentence = f"{deck.name}: {count} of {card_id}, and {card.copies} are allowed"
            problems.add(place, "copies", sentence)
    total = sum(deck.cards.values())
    if total < LEAST_CARDS:
        problems.add(deck.place, "deck-size", f"{deck.name}: {total} cards, and {LEAST_CARDS} are the least")
    bloomers = sum(n for card, n in deck.cards.items() if card in cards and is_bloomer(cards[card]))
    if not BLOOMERS[0] <= bloomers <= BLOOMERS[1]:
        least, most = BLOOMERS
        sentence = f"{deck.name}: {bloomers} creatures of Cost 0 and Bloom 1; {least} to {most} are advised"
        problems.add(deck.place, "bloomers", sentence, warning=True)


def is_bloomer(card: Card) -> bool:
    """A creature of Cost 0 and Bloom 1: what opens a game."""
    return card.type == "creature" and card.cost == 0 and card.bloom == 1

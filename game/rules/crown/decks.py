"""Decks: a name, a plan and how many of which card; what makes one legal and what is only advised."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
UNNAMED: Final = "own"
"""What a deck is called that came without a name."""
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


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck that is no preset, as a game's options carry it: its name, and (card, how many) in its order."""

    cards: tuple[tuple[str, int], ...]
    name: str = UNNAMED

    def listed(self) -> tuple[str, ...]:
        """Every card of it, copies next to each other."""
        return tuple(card for card, count in self.cards for _ in range(count))


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
    first: dict[str, Path] = {}
    for path in files:
        if first.setdefault(path.stem, path) is not path:
            sentence = (
                f"the deck {path.stem!r} is there already, at {first[path.stem]}: the file's name is its id"
            )
            problems.add(Place(str(path)), "duplicate-id", sentence)
            continue
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
    for fault in deck_faults(deck, cards):
        place = where.get(fault.card, deck.place) if fault.card else deck.place
        sentence = f"{deck.name}: {fault.sentence}"
        problems.add(place, fault.code, sentence, suggestion=fault.suggestion, warning=fault.advice)


@dataclass(frozen=True, slots=True)
class DeckFault:
    """One thing about a deck that the rules forbid or (`advice`) only advise against; `card` is the id it is about.

    The sentence begins small and has no full stop: the deck's name may stand before it.
    """

    code: str
    sentence: str
    card: str = ""
    suggestion: str | None = None
    advice: bool = False


def deck_faults(
    deck: Deck, cards: Mapping[str, Card], called: Callable[[Card], str] = lambda card: card.id
) -> list[DeckFault]:
    """Everything that is wrong with a deck, the cards in their order first; `called` says how sentences name a card."""
    found: list[DeckFault] = []
    for card_id, count in deck.cards.items():
        card = cards.get(card_id)
        if card is None:
            near = did_you_mean(card_id, cards)
            found.append(DeckFault("unknown-id", f"there is no card {card_id!r}", card_id, near))
        elif isinstance(card.copies, int) and count > card.copies:
            sentence = f"{count} of {called(card)}, and {card.copies} {_are(card.copies)} allowed"
            found.append(DeckFault("copies", sentence, card_id))
    total = sum(deck.cards.values())
    if total < LEAST_CARDS:
        found.append(
            DeckFault(
                "deck-size", f"{total} {'card' if total == 1 else 'cards'}, and {LEAST_CARDS} are the least"
            )
        )
    bloomers = count_bloomers(deck, cards)
    least, most = BLOOMERS
    if not least <= bloomers <= most:
        noun = "creature" if bloomers == 1 else "creatures"
        sentence = f"{bloomers} {noun} of Cost 0 and Bloom 1; {least} to {most} are advised"
        found.append(DeckFault("bloomers", sentence, advice=True))
    return found


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def count_bloomers(deck: Deck, cards: Mapping[str, Card]) -> int:
    """How many creatures of Cost 0 and Bloom 1 it holds, copies counted."""
    return sum(count for card, count in deck.cards.items() if card in cards and is_bloomer(cards[card]))


def is_bloomer(card: Card) -> bool:
    """A creature of Cost 0 and Bloom 1: what opens a game."""
    return card.type == "creature" and card.cost == 0 and card.bloom == 1

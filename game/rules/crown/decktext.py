"""Decks as plain text, a line for each card: `4 Brave Squire`; for sending, and for lists found elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from game.core.problems import Place, ProblemList
from game.core.suggest import did_you_mean
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck, check_deck

LINE: Final = re.compile(r"\s*(?P<count>[0-9]{1,3})\s*[xX]?\s+(?P<name>\S.*?)\s*")
NAME: Final = re.compile(r"\s*#\s*(?P<name>\S.*?)\s*")
LONGEST_NAME: Final = 40


def deck_to_text(deck: Deck, cards: Mapping[str, Card]) -> str:
    """The deck as plain text: its name and plan behind `#`, then its cards in the order of the file."""
    head = [f"# {deck.name}"] + ([f"# {deck.plan}"] if deck.plan else [])
    return (
        "\n".join([*head, *(f"{count} {_called(card, cards)}" for card, count in deck.cards.items())]) + "\n"
    )


def _called(card: str, cards: Mapping[str, Card]) -> str:
    return cards[card].name if card in cards else card


def deck_from_text(text: str, path: str, cards: Mapping[str, Card], problems: ProblemList) -> Deck | None:
    """The deck of a plain text, checked; None where a line cannot be read, with each such line noted.

    Cards are meant by name or id, in any case; a card that comes twice is added up. What stands behind the first `#`
    is the deck's name, behind the second its plan; further ones are remarks.
    """
    ids = {card.name.casefold(): card.id for card in cards.values()} | {card: card for card in cards}
    counts: dict[str, int] = {}
    places: dict[str, Place] = {}
    remarks: list[str] = []
    fine = True
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line.strip():
            continue
        place = Place(path, number, len(line) - len(line.lstrip()) + 1)
        if line.lstrip().startswith("#"):
            remark = NAME.fullmatch(line)
            remarks.append(remark["name"] if remark else "")
            continue
        match = LINE.fullmatch(line)
        if match is None or int(match["count"]) == 0:
            problems.add(place, "syntax", "a line is how many and of which card, as '4 Brave Squire'")
            fine = False
            continue
        card = ids.get(match["name"].casefold())
        if card is None:
            guess = did_you_mean(match["name"], [card.name for card in cards.values()])
            where = Place(path, number, match.start("name") + 1)
            problems.add(where, "unknown-id", f"there is no card {match['name']!r}", suggestion=guess)
            fine = False
            continue
        counts[card] = counts.get(card, 0) + int(match["count"])
        places.setdefault(card, place)
    if not fine:
        return None
    if not counts:
        problems.add(Place(path), "empty", "the file lists no cards")
        return None
    name = remarks[0][:LONGEST_NAME] if remarks and remarks[0] else "A deck without a name"
    deck = Deck(name, counts, remarks[1] if len(remarks) > 1 else "", Place(path))
    check_deck(deck, cards, problems, places)
    return deck


def deck_to_yaml(deck: Deck) -> str:
    """The deck as a deck file."""
    lines = [f"name: {_quoted(deck.name)}"] + ([f"plan: {_quoted(deck.plan)}"] if deck.plan else [])
    listed = [f"  {card}: {count}" for card, count in deck.cards.items()]
    return "\n".join([*lines, *(["cards:", *listed] if listed else ["cards: {}"])]) + "\n"


def _quoted(text: str) -> str:
    """In double quotes, whatever it holds."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", " ") + '"'

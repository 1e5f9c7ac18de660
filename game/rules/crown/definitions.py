"""The cards of a game as plain data for its journal, and a library that plays with exactly those.

The data is what a card file would say, so the same reader takes it in again. Names are part of it, flavour and
pictures are not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any, Final

from game.core.errors import BadPosition, Flaw
from game.core.problems import Place, ProblemList
from game.core.schema import read_as
from game.core.yamlfile import compose
from game.rules.crown.amounts import CONDITIONS, COUNTS
from game.rules.crown.cards import Card, Faction
from game.rules.crown.compile import compile_cards
from game.rules.crown.decks import Deck
from game.rules.crown.library import Library
from game.rules.crown.statics import STATICS
from game.rules.crown.verbs import EFFECTS

WORDS: Final[dict[type, str]] = {
    verb: word for family in (EFFECTS, STATICS, COUNTS, CONDITIONS) for word, verb in family.verbs.items()
}
SAID_ONLY: Final = frozenset({"flavour", "art"})
"""What a card file says that no rule depends on."""


def definitions(library: Library, decks: tuple[Any, ...]) -> dict[str, Any]:
    """Every card of the factions in these decks, the factions, and the decks that are named."""
    lists = [(library.decks[deck] if isinstance(deck, str) else deck).listed() for deck in decks]
    rows = library.pool.cards
    there = {rows[card].faction for row in lists for card in row}
    return {
        "factions": [plain(faction) for faction in library.pool.factions],
        "cards": [plain(row.card) for row in rows.values() if row.faction in there],
        "decks": {deck: dict(library.decks[deck].cards) for deck in decks if isinstance(deck, str)},
    }


def plain(value: Any) -> Any:
    """A value as a card file would write it, in full; what is as by default is left out."""
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    record = {
        field.name.removesuffix("_"): plain(getattr(value, field.name))
        for field in fields(value)
        if field.name not in SAID_ONLY
        and not isinstance(getattr(value, field.name), Place)
        and _differs(value, field)
    }
    word = WORDS.get(type(value))
    return record if word is None else {word: record}


def _differs(value: Any, field: Any) -> bool:
    return field.default is MISSING or getattr(value, field.name) != field.default


def library_of(given: Mapping[str, Any], now: Library) -> tuple[Library, list[str]]:
    """The library that these definitions describe, and the ids of the cards that are defined otherwise by now.

    Cards that they do not mention stay as they are now. Raises BadPosition where the definitions cannot be read.
    """
    problems = ProblemList()
    factions = [_read(each, Faction, problems) for each in given["factions"]]
    cards = [_read(each, Card, problems) for each in given["cards"]]
    if problems.has_errors():
        raise BadPosition(
            [
                Flaw(("cards",), problem.code, problem.sentence, problem.suggestion)
                for problem in problems.errors
            ]
        )
    then = {card.id: card for card in cards if card is not None}
    today = {row.id: row.card for row in now.pool.cards.values()}
    changed = [card_id for card_id, card in then.items() if _bare(today.get(card_id)) != _bare(card)]
    mixed = {
        card_id: replace(card, flavour=today[card_id].flavour, art=today[card_id].art)
        if card_id in today
        else card
        for card_id, card in then.items()
    }
    kept = [faction for faction in factions if faction is not None]
    rest = {card_id: card for card_id, card in today.items() if card.faction in {each.id for each in kept}}
    pool = compile_cards(list((rest | mixed).values()), kept)
    decks = {name: Deck(name, dict(deck)) for name, deck in given["decks"].items()}
    return Library(pool, {**now.decks, **decks}), changed


def _bare(card: Card | None) -> Card | None:
    return None if card is None else replace(card, flavour="", art=None)


def _read(data: Any, kind: type[Any], problems: ProblemList) -> Any:
    node = compose(json.dumps(data), "journal", problems)
    return None if node is None else read_as(node, kind, problems)

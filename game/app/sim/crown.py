"""Recusant Crown in simulations: decks are brought, cards are drawn, played and sprung."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.app.sim.kinds import Brought, CardSort, Kind, Told
from game.core.event import Event
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown.library import library
from game.rules.crown.setup import factions_of

REFERENCE = "reference.yaml"
"""The file of the cards that came with the rules and are not tuned."""


def _tell(events: Sequence[Event], seats: int) -> Told:
    """Drawn is what came from the deck to the hand and was not put back by a mulligan; played, also what was set."""
    drawn: list[Counter[str]] = [Counter() for _ in range(seats)]
    played: list[Counter[str]] = [Counter() for _ in range(seats)]
    sprung: list[Counter[str]] = [Counter() for _ in range(seats)]
    first, turns, decks = None, 0, ("",) * seats
    for event in events:
        match event:
            case e.CardsDrawn():
                drawn[event.seat].update(event.cards)
            case e.CardDug():
                drawn[event.seat][event.card] += 1
            case e.HandPutBack():
                drawn[event.seat].subtract(event.cards)
            case e.TrapSprung():
                sprung[event.seat][event.card] += 1
            case e.CardPlayed() | e.TrapSet():
                played[event.seat][event.card] += 1
            case e.TurnBegan():
                turns += 1
            case e.GameBegan():
                first, decks = event.first, event.decks
            case _:
                pass
    counts = {"drawn": drawn, "played": played, "sprung": sprung}
    kept = {name: tuple(+one for one in by_seat) for name, by_seat in counts.items()}
    return Told(first, turns, decks, kept)


def brought(rules: Any, name: str, option: Any, listed: Sequence[str]) -> Brought:
    """A deck by its name, what stands for it in options, and its cards."""
    different = tuple(dict.fromkeys(listed))
    return Brought(name, option, "+".join(factions_of(rules.pool, different)), different)


def _brings(rules: Any, seats: int) -> list[Brought]:  # noqa: ARG001 - two in any case
    """Every preset deck."""
    return [brought(rules, name, name, deck.listed()) for name, deck in sorted(rules.library.decks.items())]


def _options(lineup: Sequence[Brought], first: Seat | None) -> dict[str, Any]:
    options: dict[str, Any] = {"decks": [one.option for one in lineup]} if lineup else {}
    return options if first is None else {**options, "first": f"p{first + 1}"}


def _cards(rules: Any) -> dict[str, CardSort]:
    """All cards; which file one stands in is known of today's alone."""
    today = library(rules.folder).pool.cards
    found = {}
    for row in rules.pool.cards.values():
        written = today.get(row.id)
        ours = written is None or not written.card.place.path.endswith(REFERENCE)
        found[row.id] = CardSort(row.card.name, row.card.faction, row.card.type, ours)
    return found


def _names() -> dict[str, str]:
    return {preset: deck.name for preset, deck in library().decks.items()}


KIND = Kind(
    tell=_tell,
    columns=("drawn", "played", "sprung"),
    thing="deck",
    group="faction",
    alternates=True,
    drawn="drawn",
    played="played",
    brings=_brings,
    options=_options,
    cards=_cards,
    names=_names,
)

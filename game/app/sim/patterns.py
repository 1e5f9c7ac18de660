"""Patterns in simulations: Wizards are brought, Spells are drawn and cast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.app.sim.kinds import Brought, CardSort, Kind, Told
from game.core.event import Event
from game.core.ids import Seat
from game.rules.patterns import events as e
from game.rules.patterns.library import library

REFERENCE = "spells_reference.yaml"
"""The file of the Spells that came with the rules and are not tuned."""


def _tell(events: Sequence[Event], seats: int) -> Told:
    drawn: list[Counter[str]] = [Counter() for _ in range(seats)]
    cast: list[Counter[str]] = [Counter() for _ in range(seats)]
    first: Seat | None = None
    turns, wizards = 0, ("",) * seats
    for event in events:
        match event:
            case e.SpellDrawn():
                drawn[event.seat][event.spell] += 1
            case e.SpellCast():
                cast[event.seat][event.spell] += 1
            case e.TurnBegan():
                turns = event.turns
                first = event.seat if first is None else first
            case e.GameBegan():
                wizards = event.wizards
            case _:
                pass
    return Told(first, turns, wizards, {"drawn": tuple(drawn), "cast": tuple(cast)})


def _brings(rules: Any, seats: int) -> list[Brought]:  # noqa: ARG001 - all at any number of seats
    """Every Wizard; whoever draws a Spell draws it from the same deck, so no cards are theirs."""
    return [Brought(wizard.id, wizard.id, wizard.clan) for wizard in rules.pool.wizards]


def _options(lineup: Sequence[Brought], first: Seat | None) -> dict[str, Any]:  # noqa: ARG001 - dice say
    return {"wizards": [one.option for one in lineup]} if lineup else {}


def _cards(rules: Any) -> dict[str, CardSort]:
    """The Spells."""
    known = library(rules.folder).spells
    found = {}
    for spell in rules.pool.spells:
        written = known.get(spell.id)
        ours = written is None or not written.place.path.endswith(REFERENCE)
        found[spell.id] = CardSort(rules.card_name(spell.id), spell.clan, spell.kind, ours)
    return found


def _names() -> dict[str, str]:
    return {wizard: card.name for wizard, card in library().wizards.items()}


KIND = Kind(
    tell=_tell,
    columns=("drawn", "cast"),
    thing="Wizard",
    group="Clan",
    drawn="drawn",
    played="cast",
    brings=_brings,
    options=_options,
    cards=_cards,
    names=_names,
)

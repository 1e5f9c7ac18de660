"""What a simulation knows of each game: what seats can bring along, and what one game's events say in figures."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.event import Event
from game.core.ids import Seat
from game.core.rules import Rules

Tallies = tuple[Mapping[str, int], ...]
"""For each seat, how often what."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What a seat can come with: a deck or a Wizard. `option` stands for it in a game's options.

    `group` is its faction or Clan (several joined by `+`), `cards` the ids of the different cards of a deck.
    """

    name: str
    option: Any
    group: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What the events of one game say: who began, how many turns there were, what each seat brought, and counts.

    `counts` has one entry for each of the kind's columns.
    """

    first: Seat | None = None
    turns: int = 0
    brought: tuple[str, ...] = ()
    counts: Mapping[str, Tallies] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardSort:
    """A card as a report lists it. `ours` may be tuned by measurement; the others are reported and stay."""

    name: str
    group: str = ""
    sort: str = ""
    ours: bool = True


def _nothing(rules: Rules[Any, Any], seats: int) -> list[Brought]:  # noqa: ARG001 - the shape of all of these
    return []


def _no_options(lineup: Sequence[Brought], first: Seat | None) -> dict[str, Any]:  # noqa: ARG001
    return {}


def _no_cards(rules: Rules[Any, Any]) -> dict[str, CardSort]:  # noqa: ARG001
    return {}


def _no_names() -> dict[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Kind:
    """One game's part in simulations.

    `columns` are the counts of a row, `tell` takes whole events and the number of seats. `brings` is what can be
    brought, `thing` and `group` what that is called; `options` puts a lineup (and who is first, where `alternates`)
    into a game's options; `order` are words for places in the order of turns. `drawn` and `played` name the columns
    of card figures, empty where there are none; `names` are today's printed names of what can be brought.
    """

    tell: Callable[[Sequence[Event], int], Told]
    columns: tuple[str, ...] = ()
    thing: str = ""
    group: str = ""
    alternates: bool = False
    order: tuple[str, ...] = ("goes first", "second", "third", "fourth", "fifth", "sixth")
    drawn: str = ""
    played: str = ""
    brings: Callable[[Rules[Any, Any], int], list[Brought]] = _nothing
    options: Callable[[Sequence[Brought], Seat | None], dict[str, Any]] = _no_options
    cards: Callable[[Rules[Any, Any]], dict[str, CardSort]] = _no_cards
    names: Callable[[], dict[str, str]] = _no_names


_PLACES = {
    "crown": "game.app.sim.crown:KIND",
    "patterns": "game.app.sim.patterns:KIND",
    "renown": "game.app.sim.renown:KIND",
}
PLAIN = Kind(lambda events, seats: Told())  # noqa: ARG005
"""Of a game that nothing more is known about."""


def kind_of(game: str) -> Kind:
    """What is known of a game; little of one that has no file here."""
    if game not in _PLACES:
        return PLAIN
    module, _, name = _PLACES[game].partition(":")
    kind: Kind = getattr(importlib.import_module(module), name)
    return kind

"""A game's options as rows of widgets, made from its options dataclass and from what its rules accept."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.errors import BadPosition
from game.core.ids import default_names
from game.rules import rules_of
from game.ui.theme import Theme
from game.ui.widgets import Stepper, Toggle, Widget

MOST = 99
"""Whole numbers are tried up to here."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a person reads about an option."""

    label: str
    note: str = ""


_WORDS: dict[tuple[str, str], Words] = {
    ("renown", "eras"): Words("Eras", "Deals of the deck; three are usual"),
    ("renown", "secret_bids"): Words("Secret bids", "Nobody sees a bid before all have bid"),
    ("crown", "open_decks"): Words("Open decks", "Everybody knows what both decks hold"),
    ("crown", "games"): Words("Games", "In one match"),
    ("patterns", "hold"): Words("Hold the Pattern", "A full one wins at its owner's next turn"),
}


@dataclass(frozen=True, slots=True)
class Option:
    """One row: the option's name, its words, its default, and the values it may take (None: on or off)."""

    name: str
    words: Words
    default: Any
    values: tuple[int, ...] | None


def options_of(game: str, seats: int) -> list[Option]:
    """The options that a row can be made for, in the order of the dataclass: switches and whole numbers."""
    rules = rules_of(game)
    found = []
    for field in dataclasses.fields(rules.options_type):
        if field.name == "seats":
            continue
        default = field.default
        words = _WORDS.get((game, field.name)) or Words(field.name.replace("_", " ").capitalize())
        if isinstance(default, bool):
            found.append(Option(field.name, words, default, None))
        elif isinstance(default, int):
            values = tuple(n for n in range(MOST + 1) if _accepted(game, {field.name: n}, seats))
            found.append(Option(field.name, words, default, values))
    return found


def _accepted(game: str, given: Mapping[str, Any], seats: int) -> bool:
    try:
        rules_of(game).options(given, default_names(seats))
    except BadPosition:
        return False
    return True


def widget_of(option: Option, value: Any, theme: Theme) -> Widget:
    """The widget for a row, with the key `option:<name>`; a stepper shows no label of its own."""
    key = f"option:{option.name}"
    if option.values is None:
        return Toggle(key, theme, option.words.label, bool(value), option.words.note)
    return Stepper(key, theme, value, words=[(n, str(n)) for n in option.values])

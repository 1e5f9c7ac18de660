"""Sentences that know which of their words are players and cards, so that a table can colour and show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.core.figures import true_minus
from game.core.ids import Names, Seat


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's display name stands here."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Card:
    """A card stands here, by its id of the notation; an empty id is a card face-down."""

    card: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A small picture with a word for it (`heroic`, `villainous`, `essence`, ...); a plain text reads the word."""

    icon: str
    word: str


Span: TypeAlias = str | Player | Card | Mark
Sentence: TypeAlias = tuple[Span, ...]
"""Plain text keeps its own spaces: ("The ", Card("6H"), " is sacrificed.")."""


def plain(sentence: Sentence, names: Names, card_name: Callable[[str], str] = str) -> str:
    """The sentence as a line of text, for transcripts and for readers of screens."""
    parts: list[str] = []
    for span in sentence:
        match span:
            case Player(seat):
                parts.append(names[seat])
            case Card(card):
                parts.append(card_name(card) if card else "a card")
            case Mark(_, word):
                parts.append(word)
            case str():
                parts.append(span)
    return true_minus("".join(parts))

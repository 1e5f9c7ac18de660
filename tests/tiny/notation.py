"""The one text of each action: a bare word, or a word and a card, a seat, yes or no."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from game.core.errors import NotationError
from game.core.ids import Action, Names, default_names
from tests.tiny.cards import CARDS

BARE = ("decline", "draw", "rest", "spring")
WITH_CARD = ("fuel", "play", "set")
WORDS = ("no", "yes")


def text_of(action: Action, names: Names) -> str:
    kind, *rest = action
    return f"target {names[rest[0]]}" if kind == "target" else " ".join((kind, *rest))


def parse(text: str, names: Names) -> Action:
    """NotationError with the column and the nearest word when the text is no action."""
    kind, space, rest = text.partition(" ")
    column = len(kind) + 1
    if kind in BARE:
        if space:
            raise NotationError(text, len(kind), "nothing more")
        return (kind,)
    if kind in WITH_CARD:
        return (kind, _word(text, column, rest, sorted(CARDS), "a card"))
    if kind == "choose":
        return (kind, _word(text, column, rest, WORDS, "yes or no"))
    if kind == "target":
        seats = default_names(len(names))
        seat = _word(text, column, rest, (*names, *seats), "a seat")
        return (kind, names.index(seat) if seat in names else seats.index(seat))
    _word(text, 0, kind, (*BARE, *WITH_CARD, "choose", "target"), "an action")
    raise AssertionError(kind)


def _word(text: str, column: int, word: str, known: Sequence[str], expected: str) -> str:
    if word in known:
        return word
    near = difflib.get_close_matches(word, known, 1)
    raise NotationError(text, min(column, len(text)), expected, near[0] if near else None)

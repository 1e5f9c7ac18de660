"""What a player can do, each a plain tuple with its kind first, and its one text of the notation.

| tuple | meaning |
| --- | --- |
| `("orient", "dealt" or "reversed")` | the first card dealt lies at the high end, or at the low one |
| `("successor", "left" or "right")` | left is the next seat |
| `("bid", "H" or "V")` | |
| `("sacrifice", card)` | a Heart or Spade |
| `("sacrifice", card, seat)` | a Club or Diamond, aimed at a player |
| `("raise", card or "den", places, out)` | up; out: and out of the top; den: its top card is turned in first |
| `("bury", card or "hall", places, out)` | down; out: and out of the bottom onto the Den |
| `("give", cards)` | a tuple, in the order in which they are laid down; empty where there is nothing |
| `("take",)` | the top card of the Hierarchy |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.errors import NotationError
from game.core.ids import Action, Names, default_names
from game.core.suggest import did_you_mean
from game.rules.renown.cards import KINDS, PLACE

VERBS: Final = ("orient", "successor", "bid", "sacrifice", "raise", "bury", "give", "take")
PILE: Final = {"raise": "den", "bury": "hall"}
"""The word for the pile that each kind of move turns a card in from."""

MOST_PLACES: Final = 99
"""No row is longer; larger numbers are slips of the hand."""


def text(action: Action, names: Names) -> str:
    """The notation's text; ValueError for a tuple that is no action."""
    match action:
        case ("raise" | "bury" as kind, str(what), int(places), bool(out)):
            return f"{kind} {what} {places} out" if out else f"{kind} {what} {places}"
        case ("sacrifice", str(card), int(seat)):
            return f"sacrifice {card} {names[seat]}"
        case ("give", tuple(cards)):
            return " ".join(("give", *cards))
        case ("orient" | "successor" | "bid" | "sacrifice" as kind, str(word)):
            return f"{kind} {word}"
        case ("take",):
            return "take"
    raise ValueError(f"{action!r} is no action of Renown")


def parse(line: str, names: Names) -> Action:
    """The action that a text means, legal or not; NotationError with the column where it goes wrong."""
    words = _Words(line, names)
    kind = words.one_of(VERBS, "orient, successor, bid, sacrifice, raise, bury, give or take")
    action: Action
    match kind:
        case "orient":
            action = (kind, words.one_of(("dealt", "reversed"), "dealt or reversed"))
        case "successor":
            action = (kind, words.one_of(("left", "right"), "left or right"))
        case "bid":
            action = (kind, words.one_of(KINDS, "H or V"))
        case "sacrifice":
            card = words.card()
            action = (kind, card, words.seat()) if words.more() else (kind, card)
        case "raise" | "bury":
            what = words.card(PILE[kind])
            places = words.number()
            action = (kind, what, places, words.more() and bool(words.one_of(("out",), "out or the end")))
        case "give":
            cards = []
            while words.more():
                cards.append(words.card())
            action = (kind, tuple(cards))
        case _:
            action = (kind,)
    words.finish()
    return action


class _Words:
    """The words of one line, taken from the left, each with its column for the error."""

    __slots__ = ("at", "line", "names", "place", "words")

    def __init__(self, line: str, names: Names) -> None:
        self.line, self.names = line, names
        self.words = line.split()
        self.at = 0
        self.place = 0

    def more(self) -> bool:
        return self.at < len(self.words)

    def _next(self, expected: str) -> str:
        if not self.more():
            raise NotationError(self.line, len(self.line), expected)
        word = self.words[self.at]
        self.place = self._column()
        self.at += 1
        return word

    def _column(self) -> int:
        column = 0
        for word in self.words[: self.at + 1]:
            column = self.line.index(word, column)
            if word is not self.words[self.at]:
                column += len(word)
        return column

    def one_of(self, allowed: Iterable[str], expected: str) -> str:
        word = self._next(expected)
        if word not in allowed:
            raise NotationError(self.line, self.place, expected, did_you_mean(word, allowed))
        return word

    def card(self, pile: str = "") -> str:
        expected = f"a card such as 6H, or {pile}," if pile else "a card such as 6H"
        word = self._next(expected)
        if word in PLACE or (pile and word == pile):
            return word
        likely = word.upper().replace("10", "T")
        if likely in PLACE:
            raise NotationError(self.line, self.place, expected, likely)
        others = [pile] if pile else []
        raise NotationError(self.line, self.place, expected, did_you_mean(word, others))

    def number(self) -> int:
        word = self._next("a number of places")
        if not (word.isascii() and word.isdigit()) or int(word[:4]) > MOST_PLACES or len(word) > 2:
            raise NotationError(self.line, self.place, f"a number of places from 0 to {MOST_PLACES}")
        return int(word)

    def seat(self) -> int:
        word = self._next("a player")
        if word in self.names:
            return list(self.names).index(word)
        files = default_names(len(self.names))
        if word in files:
            return files.index(word)
        raise NotationError(self.line, self.place, "a player", did_you_mean(word, self.names))

    def finish(self) -> None:
        if self.more():
            self._next("nothing more")
            raise NotationError(self.line, self.place, "nothing more")

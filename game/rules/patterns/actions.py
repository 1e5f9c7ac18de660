"""What a player can do, each a plain tuple with its kind first, and its one text of the notation.

Places are texts of the notation (`1a`, `G` the Guard, `W` the Wizard); a card of a pile is its id, and `id#2` for the
second of the same where they differ.

| tuple | meaning |
| --- | --- |
| `("recruit", "W" or place)` | the Leader selected; then one of the three below |
| `("place", place)`, `("guard",)`, `("dungeon",)` | where a card goes |
| `("capture", own place, seat, place)` | |
| `("brainwash", card)` | of the own Dungeon |
| `("rescue", seat, own place)` | out of that seat's Dungeon |
| `("move", place, place or "G")`, `("swap", place, place)`, `("imprison", place or "G")` | |
| `("cast", spell, card)` | the Component, of the own Dungeon |
| `("target", seat, place)`, `("target", seat)` | what a Spell asks for on the table |
| `("choose", card or word)` | a card of a pile, or an option of a Spell |
| `("research", card, card)` | |
| `("promote", place)`, `("release",)` | a Leader was lost |
| `("end",)` | |
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.errors import NotationError
from game.core.ids import Action, Names, Seat, default_names
from game.core.suggest import did_you_mean
from game.rules.patterns.facts import Facts
from game.rules.patterns.piles import split_ref
from game.rules.patterns.shape import WIZARD

VERBS: Final = (
    "recruit", "place", "guard", "dungeon", "capture", "brainwash", "rescue", "move", "swap", "imprison", "cast",
    "target", "choose", "research", "promote", "release", "end",
)  # fmt: skip


def text(action: Action, me: Seat | None, names: Names) -> str:
    """The notation's text, for the seat that is asked; ValueError for a tuple that is no action."""
    match action:
        case ("capture", str(own), int(seat), str(place)):
            return f"capture {own} {names[seat]}:{place}"
        case ("rescue", int(seat), str(own)):
            return f"rescue {names[seat]} {own}"
        case ("target", int(seat), str(place)):
            return f"target {place}" if seat == me else f"target {names[seat]}:{place}"
        case ("target", int(seat)):
            return f"target {names[seat]}"
        case (str(kind), *words) if all(isinstance(word, str) for word in words):
            return " ".join((kind, *words))
    raise ValueError(f"{action!r} is no action of Patterns")


def parse(line: str, facts: Facts, me: Seat, names: Names) -> Action:
    """The action that a text means, legal or not; NotationError with the column where it goes wrong."""
    words = _Words(line, facts, me, names)
    kind = words.one_of(VERBS, "an Action such as recruit, capture or end")
    action: Action
    places = facts.names[:-1]
    match kind:
        case "recruit":
            action = (kind, words.one_of((WIZARD, *places), "W or a Position such as 1a"))
        case "place" | "promote":
            action = (kind, words.one_of(places, "a Position such as 1a"))
        case "capture":
            own = words.one_of(facts.names, "a place of your own such as 1a or G")
            action = (kind, own, *words.place_of_another())
        case "brainwash":
            action = (kind, words.card(facts.power, "a Creature of your Dungeon"))
        case "rescue":
            seat = words.seat()
            action = (kind, seat, words.one_of(facts.names, "a place of your own such as 1a or G"))
        case "move":
            one = words.one_of(facts.names, "a Position such as 1a")  # a Guard's move is refused by its rule
            action = (kind, one, words.one_of(facts.names, "a Position such as 1a, or G"))
        case "swap":
            one = words.one_of(places, "a Position such as 1a")
            action = (kind, one, words.one_of(places, "a Position such as 1a"))
        case "imprison":
            action = (kind, words.one_of(facts.names, "a place of your own such as 1a or G"))
        case "cast":
            spell = words.card(facts.spell, "a Spell of your hand")
            action = (kind, spell, words.card(facts.power, "a Creature of your Dungeon as its Component"))
        case "target":
            action = words.target()
        case "choose":
            action = (kind, words.choice())
        case "research":
            one = words.card(facts.power, "a Creature of your Dungeon")
            action = (kind, one, words.card(facts.power, "a second Creature of your Dungeon"))
        case _:
            action = (kind,)
    words.finish()
    return action


class _Words:
    """The words of one line, taken from the left, each with its column for the error."""

    __slots__ = ("at", "facts", "line", "me", "names", "place", "words")

    def __init__(self, line: str, facts: Facts, me: Seat, names: Names) -> None:
        self.line, self.facts, self.me, self.names = line, facts, me, names
        self.words = line.split()
        self.at = 0
        self.place = 0

    def _next(self, expected: str) -> str:
        if self.at >= len(self.words):
            raise NotationError(self.line, len(self.line), expected)
        word = self.words[self.at]
        column = 0
        for before in self.words[: self.at]:
            column = self.line.index(before, column) + len(before)
        self.place = self.line.index(word, column)
        self.at += 1
        return word

    def _bad(self, word: str, expected: str, allowed: Iterable[str], offset: int = 0) -> NotationError:
        return NotationError(self.line, self.place + offset, expected, did_you_mean(word, allowed))

    def one_of(self, allowed: Sequence[str], expected: str) -> str:
        word = self._next(expected)
        if word not in allowed:
            raise self._bad(word, expected, allowed)
        return word

    def card(self, known: Iterable[str], expected: str) -> str:
        word = self._next(expected)
        card, number = split_ref(word)
        if number == 0:
            raise NotationError(self.line, self.place + len(card), "#2 or a higher number")
        if card not in known:
            raise self._bad(card, expected, known)
        return word

    def choice(self) -> str:
        """A Creature of a pile, or any word in small letters."""
        word = self._next("a card or a word")
        card, number = split_ref(word)
        if number == 0:
            raise NotationError(self.line, self.place + len(card), "#2 or a higher number")
        options = [
            option
            for spell in self.facts.pool.spells
            for step in spell.program
            if step[0] == "ask_option"
            for option in step[1]
        ]
        if card not in self.facts.power and word not in options:
            raise self._bad(
                card, "a card of the pile, or one of the Spell's words", (*self.facts.power, *options)
            )
        return word

    def seat(self) -> Seat:
        word = self._next("a player")
        found = self._seat_of(word)
        if found is None:
            raise self._bad(word, "a player", self.names)
        return found

    def _seat_of(self, word: str) -> Seat | None:
        for called in (list(self.names), list(default_names(len(self.names)))):
            if word in called:
                return called.index(word)
        return None

    def place_of_another(self) -> tuple[Seat, str]:
        """`Ben:1a`."""
        expected = "a player and a place, such as Ben:1a,"
        word = self._next(expected)
        return self._split(word, expected)

    def _split(self, word: str, expected: str) -> tuple[Seat, str]:
        name, colon, place = word.rpartition(":")
        if not colon:
            raise NotationError(self.line, self.place, expected)
        seat = self._seat_of(name)
        if seat is None:
            raise self._bad(name, "a player", self.names)
        if place not in self.facts.names:
            offset = len(name) + 1
            raise self._bad(place, "a place such as 1a or G", self.facts.names, offset)
        return seat, place

    def target(self) -> Action:
        """A player, an own place, or a place of another."""
        expected = "a player, or a place such as 1a, G or Ben:1a,"
        word = self._next(expected)
        if ":" in word:
            return ("target", *self._split(word, expected))
        seat = self._seat_of(word)
        if seat is not None:
            return ("target", seat)
        if word in self.facts.names:
            return ("target", self.me, word)
        raise self._bad(word, expected, (*self.names, *self.facts.names))

    def finish(self) -> None:
        if self.at < len(self.words):
            self._next("nothing more")
            raise NotationError(self.line, self.place, "nothing more")

"""Verbs upon pools and players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from game.core.frames import Program
from game.core.problems import Place
from game.core.schema import Range, References
from game.rules.crown.amounts import COUNTS, Count
from game.rules.crown.selectors import FRIENDLY, Side
from game.rules.crown.verbs.base import EFFECTS, each_of, many


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Pool:
    """Changes a pool of the push that is under way; never below 0, and nothing outside a push."""

    amount: Annotated[int, Range(-20, 20), "How much is added."]
    whose: Annotated[Side, "Whose pool."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        what = "your pool in this push" if self.whose == "yours" else "the opposing pool"
        if self.amount < 0:
            return f"reduce {what} by {-self.amount}{each_of(self.per)}"
        return f"{what} +{self.amount}{each_of(self.per)}"

    def steps(self) -> Program:
        return (("pool", self.whose, self.amount, self.per),)


@EFFECTS.verb()
@dataclass(frozen=True, slots=True)
class Gain:
    """Gives a player resources or Essence; with a negative amount takes them, down to 0."""

    what: Annotated[str, References("resource"), "A faction's resource, or `essence`."]
    amount: Annotated[int, Range(-20, 20), "How many."] = 1
    whose: Annotated[Side, "Who gains."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        verb = "lose" if self.amount < 0 else "gain"
        verb = verb if self.whose == "yours" else f"your opponent {verb}s"
        return f"{verb} {abs(self.amount)} {self.what.capitalize()}{each_of(self.per)}"

    def steps(self) -> Program:
        return (("gain", self.whose, self.what, self.amount, self.per),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Majesty:
    """Gives a player Majesty, or takes it; at 7 the game is won at once."""

    amount: Annotated[int, Range(-7, 7), "How much."] = 1
    whose: Annotated[Side, "Who gains."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        verb = "lose" if self.amount < 0 else "gain"
        verb = verb if self.whose == "yours" else f"your opponent {verb}s"
        return f"{verb} {abs(self.amount)} Majesty"

    def steps(self) -> Program:
        return (("majesty", self.whose, self.amount),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws; from an empty deck nothing is drawn and nothing lost."""

    amount: Annotated[int, Range(1, 20), "How many cards."] = 1
    whose: Annotated[Side, "Who draws."] = "yours"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        cards = f"{many(self.amount, 'card')}{each_of(self.per)}"
        return f"draw {cards}" if self.whose == "yours" else f"your opponent draws {cards}"

    def steps(self) -> Program:
        return (("draw", self.whose, self.amount, self.per),)


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class Discard:
    """A player puts cards of their own choice from the hand into the Fade, one after the other."""

    amount: Annotated[int, Range(1, 5), "How many cards, if there are as many."] = 1
    whose: Annotated[Side, "Whose hand; its owner chooses."] = "yours"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        cards = many(self.amount, "card")
        return f"discard {cards}" if self.whose == "yours" else f"your opponent discards {cards}"

    def steps(self) -> Program:
        return (("choose_hand", self.whose), ("discard",)) * self.amount


@EFFECTS.verb(short="amount")
@dataclass(frozen=True, slots=True)
class FadeDeck:
    """The top cards of a deck go to that deck's Fade; an empty deck loses nothing."""

    amount: Annotated[int, Range(1, 20), "How many cards."] = 1
    whose: Annotated[Side, "Whose deck."] = "theirs"
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"Fade {self.amount}{each_of(self.per)} of {FRIENDLY[self.whose]} deck"

    def steps(self) -> Program:
        return (("fade_deck", self.whose, self.amount, self.per),)


@EFFECTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class DirectDamage:
    """Damages a player directly: they break one anchor in a lane of their choice, or Awaken if none is left."""

    whose: Annotated[Side, "Who is damaged."] = "theirs"
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "damage your opponent directly" if self.whose == "theirs" else "take damage directly"

    def steps(self) -> Program:
        return (("choose_break", self.whose), ("break_anchor", self.whose))

"""What an amount may be multiplied by, and the conditions under which something holds: small closed families."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, Protocol

from game.core.problems import Place
from game.core.schema import Family, Range
from game.rules.crown.selectors import FRIENDLY, UNIT_TEXT, Filter, Side, Unit, one


class Count(Protocol):
    """Something that can be counted, for `per`."""

    def says(self) -> str:
        """What stands behind `for each` or `for each point of`."""
        ...


class Condition(Protocol):
    """Something that holds or does not."""

    def says(self) -> str:
        """The words behind `if` or `while`, as `it is pushing`."""
        ...


ALL: Final = Filter()
COUNTS: Family[Count] = Family("count")
CONDITIONS: Family[Condition] = Family("condition")


@COUNTS.verb()
@dataclass(frozen=True, slots=True)
class Creatures:
    """One for each creature that the filter lets through."""

    which: Annotated[Filter, "Which creatures are counted."] = ALL

    def says(self) -> str:
        return f"each {_counted(self.which)}"


@COUNTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class Anchors:
    """One for each unbroken anchor of a side, in the lane in question or in all lanes."""

    whose: Annotated[Side, "Whose anchors."] = "yours"
    lane: Annotated[Literal["this", "any"], "Only those of this lane, or all."] = "this"

    def says(self) -> str:
        return f"each of {FRIENDLY[self.whose]} anchors{' in this lane' if self.lane == 'this' else ''}"


@COUNTS.verb(short="who")
@dataclass(frozen=True, slots=True)
class PowerOf:
    """The Power of one creature; nothing if it is not there."""

    who: Annotated[Unit, "Whose Power."] = "this"

    def says(self) -> str:
        return f"each point of Power of {UNIT_TEXT[self.who]}"


@COUNTS.verb(short="who")
@dataclass(frozen=True, slots=True)
class CountersOn:
    """One for each -1 Power Counter on one creature."""

    who: Annotated[Unit, "On whom."] = "this"

    def says(self) -> str:
        return f"each -1 Power Counter on {UNIT_TEXT[self.who]}"


@COUNTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class HandCards:
    """One for each card in a hand."""

    whose: Annotated[Side, "Whose hand."] = "yours"

    def says(self) -> str:
        return f"each card in {FRIENDLY[self.whose]} hand"


@COUNTS.verb()
@dataclass(frozen=True, slots=True)
class FadeCards:
    """One for every so many cards in a Fade; a rest counts nothing."""

    whose: Annotated[Side, "Whose Fade."] = "yours"
    every: Annotated[int, Range(1, 20), "How many cards count as one."] = 5

    def says(self) -> str:
        cards = "card" if self.every == 1 else f"{self.every} cards"
        return f"{'each' if self.every == 1 else 'every'} {cards} in {FRIENDLY[self.whose]} Fade"


@COUNTS.verb(short="whose")
@dataclass(frozen=True, slots=True)
class MajestyOf:
    """One for each Majesty that a player has; nothing below 0."""

    whose: Annotated[Side, "Whose Majesty."] = "yours"

    def says(self) -> str:
        return f"each Majesty {'you have' if self.whose == 'yours' else 'your opponent has'}"


def _counted(which: Filter) -> str:
    owner = {"yours": "of your ", "theirs": "of your opponent's ", "any": ""}[which.whose]
    return f"{owner}{which.noun(plural=which.whose != 'any')}"


@dataclass(frozen=True, slots=True)
class _Word:
    """A condition that is one word."""

    place: Place = field(default=Place(), compare=False, repr=False)


@CONDITIONS.verb()
class Pushing(_Word):
    """A push is under way in the lane, and the side in question attacks."""

    def says(self) -> str:
        return "pushing"


@CONDITIONS.verb()
class Defending(_Word):
    """A push is under way in the lane, and the side in question defends."""

    def says(self) -> str:
        return "defending"


@CONDITIONS.verb()
class InPush(_Word):
    """A push is under way in the lane."""

    def says(self) -> str:
        return "in a push"


@CONDITIONS.verb()
class Leading(_Word):
    """The creature itself is its side's Leader and not exhausted."""

    def says(self) -> str:
        return "this is your Leader"


@CONDITIONS.verb()
class Alone(_Word):
    """Nobody else stands on its side of its lane."""

    def says(self) -> str:
        return "it is alone on its side"


@CONDITIONS.verb()
class Behind(_Word):
    """You have less Majesty than your opponent."""

    def says(self) -> str:
        return "you have less Majesty than your opponent"


@CONDITIONS.verb()
class Ahead(_Word):
    """You have more Majesty than your opponent."""

    def says(self) -> str:
        return "you have more Majesty than your opponent"


@CONDITIONS.verb()
class FromAnchor(_Word):
    """The card was cast from a broken anchor."""

    def says(self) -> str:
        return "it was cast from a broken anchor"


@CONDITIONS.verb()
@dataclass(frozen=True, slots=True)
class CreaturesHere:
    """At least, or at most, so many creatures stand somewhere."""

    which: Annotated[Filter, "Which creatures are counted."] = ALL
    at_least: Annotated[int | None, Range(1, 99), "So many or more."] = None
    at_most: Annotated[int | None, Range(0, 99), "So many or fewer."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _one_bound(self.at_least, self.at_most)

    def says(self) -> str:
        owner = {"yours": "you have ", "theirs": "your opponent has ", "any": "there are "}[self.which.whose]
        return f"{owner}{_bounds(self.at_least, self.at_most, self.which.noun)}"


@CONDITIONS.verb()
@dataclass(frozen=True, slots=True)
class AnchorsLeft:
    """At least, or at most, so many unbroken anchors of a side are left, in the lane in question or in all."""

    whose: Annotated[Side, "Whose anchors."] = "yours"
    lane: Annotated[Literal["this", "any"], "Only those of this lane, or all."] = "this"
    at_least: Annotated[int | None, Range(1, 99), "So many or more."] = None
    at_most: Annotated[int | None, Range(0, 99), "So many or fewer."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        _one_bound(self.at_least, self.at_most)

    def says(self) -> str:
        owner = "you have" if self.whose == "yours" else "your opponent has"
        where = " in this lane" if self.lane == "this" else ""

        def noun(*, plural: bool) -> str:
            return f"anchor{'s' if plural else ''}{where}"

        return f"{owner} {_bounds(self.at_least, self.at_most, noun)}"


class _Noun(Protocol):
    def __call__(self, *, plural: bool) -> str: ...


def _one_bound(at_least: int | None, at_most: int | None) -> None:
    if (at_least is None) == (at_most is None):
        message = "one of 'at_least' and 'at_most' is wanted here"
        raise ValueError(message)


def _bounds(at_least: int | None, at_most: int | None, noun: _Noun) -> str:
    if at_most == 0:
        return f"no {noun(plural=True)}"
    if at_most is not None:
        return f"{at_most} or fewer {noun(plural=True)}"
    if at_least == 1:
        return one(noun(plural=False))
    return f"{at_least} or more {noun(plural=True)}"

"""What all verbs have in common: the family, whom they act upon, and how several make one program and clause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Protocol

from game.core.frames import Program
from game.core.problems import Place
from game.core.schema import BadField, Family
from game.rules.crown.amounts import Count
from game.rules.crown.selectors import UNIT_TEXT, Filter, Unit


class Effect(Protocol):
    """One thing that a card does."""

    @property
    def place(self) -> Place: ...

    def says(self) -> str:
        """The printed words: a clause without its full stop, beginning small."""
        ...

    def steps(self) -> Program:
        """What it is compiled to; jumps in it count from its own first step."""
        ...


EFFECTS: Family[Effect] = Family("effect")


@dataclass(frozen=True, slots=True, kw_only=True)
class OnCreatures:
    """What all verbs upon creatures have: one that is named, one that is chosen, or each of a filter."""

    who: Annotated[
        Unit | None,
        "`this`: the card itself; `it`: chosen last, or what the event is about; a Leader of the lane.",
    ] = None
    choose: Annotated[Filter | None, "You choose one of these."] = None
    each: Annotated[Filter | None, "All of these."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if [self.who, self.choose, self.each].count(None) != 2:
            raise ValueError("exactly one of 'who', 'choose' and 'each' is wanted here")
        if self.choose is not None and self.choose.lane == "one":
            raise BadField(
                "choose", "lane 'one' is for 'each'; to choose one creature, 'any' or 'this' will do"
            )

    def whom(self) -> str:
        """The creatures as they are printed."""
        if self.choose is not None:
            return self.choose.one_of_them()
        if self.each is not None:
            return self.each.all_of_them()
        return UNIT_TEXT[self.who or "this"]

    def to_each(self) -> str:
        """The same where each of several gets the whole amount: `each of your creatures`."""
        return self.each.each_of_them() if self.each is not None else self.whom()

    def aimed(self, *step: object) -> Program:
        """The step upon the creatures meant, with the question before it if there is one."""
        if self.choose is not None:
            return (("choose_unit", self.choose, step[0]), (step[0], "it", *step[1:]))
        if self.each is None:
            return ((step[0], self.who, *step[1:]),)
        lane: Program = (("choose_lane", step[0]),) if self.each.lane == "one" else ()
        return (*lane, (step[0], self.each, *step[1:]))


def each_of(per: Count | None) -> str:
    return f" for {per.says()}" if per is not None else ""


def many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def joined(effects: tuple[Effect, ...]) -> Program:
    """One program of several effects, one after the other; all leaps in it are relative, so it can stand anywhere."""
    return tuple(step for effect in effects for step in effect.steps())


def clause(effects: tuple[Effect, ...]) -> str:
    """Several effects in one clause: `exhaust it, then draw 1 card`; who is meant is named again where it changes."""
    said: list[str] = []
    for effect in effects:
        words = effect.says()
        changes = bool(said) and said[-1].startswith("your opponent ")
        said.append(f"you {words}" if changes and words.startswith(PLAYERS_DO) else words)
    return ", then ".join(said)


PLAYERS_DO: Final = ("gain ", "lose ", "draw ", "discard ", "take ", "look ")
"""How the clauses begin that speak of what a player does."""

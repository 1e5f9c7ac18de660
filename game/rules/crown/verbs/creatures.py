"""Verbs upon creatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from game.core.frames import Program
from game.core.schema import BadField, Range
from game.rules.crown.amounts import COUNTS, Count
from game.rules.crown.verbs.base import EFFECTS, OnCreatures, each_of


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(OnCreatures):
    """Deals damage to creatures; whoever has taken as much as its Power Shatters, and you get the Bounty."""

    amount: Annotated[int, Range(1, 20), "How much to each."]
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None

    def says(self) -> str:
        return f"{self.amount} damage{each_of(self.per)} to {self.to_each()}"

    def steps(self) -> Program:
        return self.aimed("damage", self.amount, self.per)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Wither(OnCreatures):
    """Places -1 Power Counters, which are permanent; at Power 0 a creature Fades and pays nobody."""

    amount: Annotated[int, Range(1, 20), "How many counters on each."] = 1

    def says(self) -> str:
        return f"Wither {self.amount} {self.to_each()}"

    def steps(self) -> Program:
        return self.aimed("wither", self.amount)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(OnCreatures):
    """Takes -1 Power Counters off."""

    amount: Annotated[int, Range(1, 20), "How many counters at most from each."] = 20

    def says(self) -> str:
        count = "all" if self.amount == 20 else f"up to {self.amount}"
        return f"remove {count} -1 Power Counters from {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("heal", self.amount)


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Exhaust(OnCreatures):
    """Turns creatures sideways: they add nothing until they stand up again."""

    def says(self) -> str:
        return f"exhaust {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("exhaust")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class StandUp(OnCreatures):
    """Stands exhausted creatures up again."""

    def says(self) -> str:
        return "stand it up" if self.who == "it" else f"stand up {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("stand_up")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Fade(OnCreatures):
    """Sends creatures to their owner's Fade without shattering them: no Bounty (but a Rival pays its owner)."""

    def says(self) -> str:
        return f"Fade {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("fade")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Obliterate(OnCreatures):
    """Removes creatures from the game; nobody is paid, not even for a Rival."""

    def says(self) -> str:
        return f"Obliterate {self.whom()}"

    def steps(self) -> Program:
        return self.aimed("obliterate")


@EFFECTS.verb(short="who")
@dataclass(frozen=True, slots=True, kw_only=True)
class Recall(OnCreatures):
    """Takes creatures back into their owner's hand; both players know the card there."""

    def says(self) -> str:
        return (
            f"return {self.whom()} to its owner's hand"
            if self.each is None
            else (f"return {self.whom()} to their owners' hands")
        )

    def steps(self) -> Program:
        return self.aimed("recall")


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Power(OnCreatures):
    """Changes Power until the end of the turn."""

    amount: Annotated[int, Range(-20, 20), "How much is added."]
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None

    def says(self) -> str:
        return (
            f"{self.whom()} gets {self.amount:+d} Power{each_of(self.per)} this turn"
            if self.each is None
            else (f"{self.whom()} get {self.amount:+d} Power{each_of(self.per)} this turn")
        )

    def steps(self) -> Program:
        return self.aimed("power", self.amount, self.per)


@EFFECTS.verb()
@dataclass(frozen=True, slots=True, kw_only=True)
class Move(OnCreatures):
    """Moves creatures within their lane to the front or the back, or to the back of another lane of their side."""

    to: Annotated[Literal["front", "back", "lane"], "`lane`: to the back of another lane, which you choose."]

    def says(self) -> str:
        where = {"front": "the front", "back": "the back", "lane": "another lane"}[self.to]
        return f"move {self.whom()} to {where}"

    def steps(self) -> Program:
        *before, last = self.aimed("move", self.to)
        ask: Program = (("choose_new_lane", last[1]),) if self.to == "lane" else ()
        return (*before, *ask, last)

    def __post_init__(self) -> None:
        OnCreatures.__post_init__(self)
        if self.to == "lane" and self.each is not None:
            raise BadField("each", "one creature at a time can move to another lane; use 'choose' or 'who'")

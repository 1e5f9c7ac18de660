"""What holds as long as a card is in play, leads, or its Aura is applied: the modifiers of the card language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, Protocol

from game.core.problems import Place
from game.core.schema import Family, Range, References
from game.rules.crown.amounts import CONDITIONS, COUNTS, Condition, Count
from game.rules.crown.selectors import FRIENDLY, Filter, Side


class Static(Protocol):
    """A modifier; `says` is a sentence without its full stop, beginning small."""

    @property
    def place(self) -> Place: ...

    def says(self) -> str:
        """The printed words."""
        ...


STATICS: Family[Static] = Family("modifier")


@STATICS.verb("power", short="amount")
@dataclass(frozen=True, slots=True)
class PowerModifier:
    """Changes the Power of the card itself or of all the creatures that the filter lets through."""

    amount: Annotated[int, Range(-9, 9), "How much is added."] = 1
    each: Annotated[Filter | None, "Whose Power; without it the card's own."] = None
    per: Annotated[Count | None, COUNTS, "The amount once for each of these."] = None
    when: Annotated[Condition | None, CONDITIONS, "Only while this holds."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        change = f"{self.amount:+d} Power" + (f" for {self.per.says()}" if self.per else "")
        when = ""
        if self.when is not None:
            words = self.when.says()
            when = f" when {words}" if words in {"pushing", "defending", "in a push"} else f" while {words}"
        if self.each is None:
            return f"{change}{when}"
        return f"{self.each.all_of_them()} have {change}{when}"


@STATICS.verb(short="what")
@dataclass(frozen=True, slots=True)
class Forbid:
    """Switches one kind of effect off, in every lane and for both players."""

    what: Annotated[
        Literal["aura", "flying", "strike", "exhaust"],
        "Auras do not apply; Flying Strikes are not fired; no Strike fires; Exhaust abilities are not used.",
    ]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return {
            "aura": "in every lane, no Aura applies",
            "flying": "in every lane, no Flying Strike is fired",
            "strike": "in every lane, no Strike fires",
            "exhaust": "no Exhaust ability can be used",
        }[self.what]


@STATICS.verb(short="size")
@dataclass(frozen=True, slots=True)
class HandSize:
    """Its controller's hand size for Meditate; of several the largest counts."""

    size: Annotated[int, Range(0, 30), "Cards in hand up to which Meditate draws."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"your hand size is {self.size}"


@STATICS.verb()
@dataclass(frozen=True, slots=True)
class Cost:
    """Changes what cards of a kind cost to play, spring or cast; the printed part never falls below 0."""

    amount: Annotated[int, Range(-9, 9), "How much is added to the printed cost."]
    type: Annotated[
        Literal["creature", "equipment", "spell", "trap", "fortification", "rival"], "Cards of which type."
    ]
    whose: Annotated[Side, "Whose cards."] = "yours"
    faction: Annotated[str | None, References("faction"), "Only those of this faction."] = None
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        plural = {"equipment": "equipment"}.get(self.type, f"{self.type}s")
        faction = f"{self.faction.capitalize()} " if self.faction else ""
        change = f"{abs(self.amount)} {'less' if self.amount < 0 else 'more'}"
        return (
            f"{FRIENDLY[self.whose]} {faction}{plural} cost{'s' if self.type == 'equipment' else ''} {change}"
        )


@STATICS.verb()
@dataclass(frozen=True, slots=True)
class Heroic:
    """Makes other creatures Heroic."""

    each: Annotated[Filter, "Which creatures."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return f"{self.each.all_of_them()} are Heroic"


@STATICS.verb(short="fire")
@dataclass(frozen=True, slots=True)
class Strikes:
    """How often Strikes fire in this push; of two Auras that contradict each other the later one holds. Auras only."""

    fire: Annotated[Literal["never", "twice"], "Never: no Strike fires; twice: every Strike fires twice."]
    place: Place = field(default=Place(), compare=False, repr=False)

    def says(self) -> str:
        return "no Strike fires" if self.fire == "never" else "every Strike fires twice"

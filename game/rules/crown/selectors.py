"""Whom a card means: the closed words for single creatures, and the filter for one of many or for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from game.core.schema import Range, References

Whose: TypeAlias = Literal["yours", "theirs", "any"]
Where: TypeAlias = Literal["this", "other", "one", "any"]
Side: TypeAlias = Literal["yours", "theirs"]
Unit: TypeAlias = Literal["this", "it", "your_leader", "opposing_leader"]
Kind: TypeAlias = Literal["creature", "rival", "fortification", "any"]
Word: TypeAlias = Literal[
    "strike",
    "flying",
    "aura",
    "vanguard",
    "rearguard",
    "leader",
    "heroic",
    "terror",
    "chain",
    "snap",
    "exhaust",
    "wither",
    "fade",
    "obliterate",
]
"""The keywords of rules section 11."""

UNIT_TEXT = {
    "this": "this creature",
    "it": "it",
    "your_leader": "your Leader",
    "opposing_leader": "the opposing Leader",
}
"""How the single creatures are printed; the Leaders are those of the lane in question."""

FRIENDLY = {"yours": "your", "theirs": "your opponent's"}


def one(noun: str) -> str:
    """With its article: `a creature`, `an exhausted creature`, `another creature`."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which creatures are meant; what is left out does not matter.

    Shattered ones that still stand in their line are never meant. A Rival is a creature; a Fortification is not,
    unless `kind` says so (rules 15.11).
    """

    whose: Annotated[Whose, "Whose side they stand on, seen from the card's controller."] = "any"
    lane: Annotated[
        Where,
        "`this`: the lane of the card, push or event; `other`: the two others; `one`: a lane chosen first.",
    ] = "any"
    kind: Annotated[Kind, "`creature` means Rivals too; `any` means Fortifications as well."] = "creature"
    other: Annotated[bool, "Not the card itself."] = False
    leader: Annotated[bool, "Only Leaders."] = False
    exhausted: Annotated[bool | None, "`true`: only exhausted ones; `false`: only those that stand."] = None
    withered: Annotated[
        bool | None, "`true`: only those with -1 Power Counters; `false`: only those without."
    ] = None
    power_at_most: Annotated[int | None, Range(0, 99), "Only those whose Power is this or less."] = None
    power_at_least: Annotated[int | None, Range(0, 99), "Only those whose Power is this or more."] = None
    faction: Annotated[str | None, References("faction"), "Only those of this faction."] = None
    keyword: Annotated[Word | None, "Only those that print this keyword."] = None

    def noun(self, *, plural: bool) -> str:
        """The bare words for one or many of them, without article and owner: `exhausted creatures in this lane`."""
        if self.leader:
            base = "Leader"
        else:
            base = {"creature": "creature", "rival": "Rival", "fortification": "Fortification"}.get(
                self.kind, "creature or Fortification"
            )
        if plural:
            base = base.replace("creature or", "creatures or") + "s"
        before = [
            "other" if self.other and (plural or self.whose != "any") else "",
            {True: "exhausted", False: "standing", None: ""}[self.exhausted],
            {True: "withered", False: "unwithered", None: ""}[self.withered],
            self.faction.capitalize() if self.faction else "",
            self.keyword.capitalize() if self.keyword else "",
            base,
        ]
        after = {"this": " in this lane", "other": " in the other lanes", "one": " in one lane", "any": ""}[
            self.lane
        ]
        if self.power_at_most is not None and self.power_at_most == self.power_at_least:
            after += f" with Power {self.power_at_most}"
        elif self.power_at_most is not None:
            after += f" with Power {self.power_at_most} or less"
        if self.power_at_least is not None and self.power_at_most != self.power_at_least:
            after += f" with Power {self.power_at_least} or more"
        return " ".join(word for word in before if word) + after

    def all_of_them(self) -> str:
        """`your other creatures in this lane`, `all creatures`."""
        owner = FRIENDLY.get(self.whose, "all")
        return f"{owner} {self.noun(plural=True)}"

    def each_of_them(self) -> str:
        """`each of your other creatures in this lane`, `each creature`."""
        if self.whose == "any":
            return f"each {self.noun(plural=False)}"
        return f"each of {self.all_of_them()}"

    def one_of_them(self) -> str:
        """`a creature with Power 3 or less`, `one of your creatures`."""
        if self.whose == "any":
            noun = self.noun(plural=False)
            return f"another {noun}" if self.other else one(noun)
        return f"one of {FRIENDLY[self.whose]} {self.noun(plural=True)}"

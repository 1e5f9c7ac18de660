"""Whom a Spell means: which Creatures can be chosen, and over which of its owner's Creatures a Spell holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from game.core.schema import Range, References

Whose: TypeAlias = Literal["yours", "theirs", "any"]
Where: TypeAlias = Literal["any", "pattern", "first", "second", "guard"]

TIER: Final[dict[str, int]] = {"any": 0, "first": 1, "second": 2, "guard": -1, "pattern": -2}
"""How a place is written in compiled steps: a tier, or one of the words below 1."""


def in_tier(wanted: int, tier: int) -> bool:
    """Whether a place of this tier (0: the Guard space) is one of those that a compiled step means."""
    if wanted > 0:
        return tier == wanted
    return wanted == 0 or (tier == 0) == (wanted == -1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Creatures:
    """Which Creatures in play can be chosen; what is left out does not matter. Power is the printed one."""

    whose: Annotated[Whose, "Who Controls them, seen from the caster; `theirs`: any opponent."] = "any"
    where: Annotated[Where, "In which tier of the Pattern, anywhere in it, or as Guard."] = "any"
    power_at_most: Annotated[int | None, Range(1, 9), "Only those of this printed Power or less."] = None
    power_at_least: Annotated[int | None, Range(1, 9), "Only those of this printed Power or more."] = None
    clan: Annotated[str | None, References("clan"), "Only those of this Clan."] = None

    def says(self) -> str:
        """`a second-tier Creature of printed Power 2 or less that an opponent Controls`."""
        owner = {"yours": " that you Control", "theirs": " that an opponent Controls", "any": " in play"}[
            self.whose
        ]
        least, most = self.power_at_least, self.power_at_most
        power = ""
        if least is not None and least == most:
            power = f" of printed Power {least}"
        elif least is not None and most is not None:
            power = f" of printed Power {least} to {most}"
        elif least is not None or most is not None:
            power = f" of printed Power {most or least} or {'less' if least is None else 'more'}"
        place = {"first": "first-tier ", "second": "second-tier ", "pattern": "", "any": "", "guard": ""}[
            self.where
        ]
        noun = f"{place}{f'{self.clan.capitalize()} ' if self.clan else ''}"
        noun += "Guard" if self.where == "guard" else "Creature"
        if self.where == "pattern":
            owner = {
                "yours": " of your Pattern",
                "theirs": " of an opponent's Pattern",
                "any": " of a Pattern",
            }[self.whose]
        return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}{power}{owner}"

    def spec(self) -> tuple[str | int, ...]:
        """As a compiled step has it."""
        return (
            "creature",
            self.whose,
            TIER[self.where],
            self.power_at_least or 0,
            self.power_at_most or 99,
            self.clan or "",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """Over which Creatures of its owner a Circle or a Spell of this turn holds; nothing said: over all of them."""

    where: Annotated[Where, "In which tier of the Pattern, anywhere in it, or as Guard."] = "any"
    clan: Annotated[str | None, References("clan"), "Only those of this Clan."] = None

    def says(self) -> str:
        """`your second-tier Creatures`, `your Guard`."""
        clan = f"{self.clan.capitalize()} " if self.clan else ""
        if self.where == "guard":
            return f"your {clan}Guard"
        place = {"first": "first-tier ", "second": "second-tier "}.get(self.where, "")
        tail = " in your Pattern" if self.where == "pattern" else ""
        return f"your {place}{clan}Creatures{tail}"

    @property
    def plural(self) -> bool:
        """Whether more than one can be meant."""
        return self.where != "guard"

"""What happens to Spells, and what is looked at; part of `events`, where the conventions are told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.core.event import Event
from game.core.ids import Seat
from game.rules.patterns.rulings import bit_of
from game.rules.patterns.state import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class FromDungeon(Event):
    """Cards of a Dungeon, shown to all, went to the recruitment discard; `before` says of each who knew it."""

    seat: Seat
    cards: Row
    before: tuple[int, ...]
    everybody: int

    def for_seat(self, seat: Seat | None) -> Self:
        bit = bit_of(seat, self.everybody.bit_length() - 1)
        before = tuple([mask if mask & bit else 0 for mask in self.before])
        return self if before == self.before else replace(self, before=before)

    def revealed(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellCast(FromDungeon):
    """A Spell was laid open and its Component (`cards`) discarded; `knew` says who knew the Spell in the hand."""

    kind: ClassVar[str] = "cast"
    spell: str
    knew: int

    def for_seat(self, seat: Seat | None) -> Self:
        bit = bit_of(seat, self.everybody.bit_length() - 1)
        seen = super(SpellCast, self).for_seat(seat)
        return seen if seen.knew & bit or not seen.knew else replace(seen, knew=0)

    def text(self) -> str:
        return f"{self.kind} {self.spell}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Researched(FromDungeon):
    """Two Creatures of one Clan were discarded for a Spell, which is drawn next."""

    kind: ClassVar[str] = "researched"

    def text(self) -> str:
        return " ".join((self.kind, *self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellDrawn(Event):
    """A Spell went from the Research deck to a hand; only its owner sees it. `left` lie there still."""

    kind: ClassVar[str] = "spell_drawn"
    reveals: ClassVar[bool] = True
    seat: Seat
    spell: str
    left: int

    def for_seat(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, spell="")

    def text(self) -> str:
        return f"{self.kind} {self.spell}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class ResearchShuffled(Event):
    """The research discards were shuffled into a new Research deck of so many Spells."""

    kind: ClassVar[str] = "research_shuffled"
    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSpell(Event):
    """Something about one Spell that everybody sees."""

    seat: Seat
    spell: str

    def text(self) -> str:
        return f"{self.kind} {self.spell}"


@dataclass(frozen=True, slots=True, kw_only=True)
class AuraLaid(OfSpell):
    """A Spell lies on a Position of the Pattern of `seat`; the one there before is discarded by another event."""

    kind: ClassVar[str] = "aura_laid"
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EnchantmentLaid(OfSpell):
    """A Spell lies on a Creature of `seat`."""

    kind: ClassVar[str] = "enchantment_laid"
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CircleLaid(OfSpell):
    """A Spell lies beside the Pattern of `seat`."""

    kind: ClassVar[str] = "circle_laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class CharmBegan(OfSpell):
    """Something holds over the Creatures of `seat` until the end of the turn."""

    kind: ClassVar[str] = "charm_began"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellDiscarded(OfSpell):
    """A Spell went to the research discard; it lay as an `aura`, an `enchantment`, a `circle`, or was `cast`."""

    kind: ClassVar[str] = "spell_discarded"
    lay: str
    place: str = ""


# -- looks ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(Event):
    """A player alone looked through a `dungeon` or the `spells` of `owner`, or at the top of the `deck` (no owner).

    `cards` in the order of the pile, as the looker now knows them; `count` is how many were looked at.
    `known` says of each card that this seat knows who else knows it now.
    """

    kind: ClassVar[str] = "looked"
    reveals: ClassVar[bool] = True
    seat: Seat
    what: str
    owner: Seat | None
    cards: Row
    known: tuple[int, ...]
    count: int
    everybody: int

    def for_seat(self, seat: Seat | None) -> Self:
        bit = bit_of(seat, self.everybody.bit_length() - 1)
        if all(mask & bit for mask in self.known):
            return self
        pairs = [pair for pair in zip(self.cards, self.known, strict=True) if pair[1] & bit]
        return replace(
            self, cards=tuple([card for card, _ in pairs]), known=tuple([mask for _, mask in pairs])
        )

    def text(self) -> str:
        return f"{self.kind} {self.what}"

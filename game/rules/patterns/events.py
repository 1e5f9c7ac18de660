"""All that can happen in Patterns, in the past tense, small enough for a table to show one at a time.

Places are texts of the notation (`1a`, `G`, `dungeon`), cards ids, an empty card one that this looker may not see.
`before` and `seen` say who knew a card and who knows it now (bits of seats, the one behind the last for onlookers); a
looker who is not among them reads an empty card and 0. `dropped` are Enchantments that went to the research discard
with their Creature.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from game.core.event import Asked, Event, GameEnded
from game.core.frames import Frame
from game.core.ids import Seat
from game.rules.patterns.power import Line
from game.rules.patterns.rulings import bit_of
from game.rules.patterns.spell_events import (
    AuraLaid,
    CharmBegan,
    CircleLaid,
    EnchantmentLaid,
    FromDungeon,
    Looked,
    OfSpell,
    Researched,
    ResearchShuffled,
    SpellCast,
    SpellDiscarded,
    SpellDrawn,
)
from game.rules.patterns.state import Row
from game.rules.patterns.view import PatternsView

DUNGEON: Final = "dungeon"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    """The players sit down: their Wizards by seat, the Clans in play, and how many cards each deck has."""

    kind: ClassVar[str] = "game_began"
    reveals: ClassVar[bool] = True
    seats: int
    hold: bool
    clans: Row
    wizards: Row
    recruitment: int
    research: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSet(Event):
    """The whole position at once, for loads and jumps: a view for each seat, the onlooker's last; others' are None."""

    kind: ClassVar[str] = "table_set"
    reveals: ClassVar[bool] = True
    views: tuple[PatternsView | None, ...]

    def for_seat(self, seat: Seat | None) -> Self:
        kept = len(self.views) - 1 if seat is None else seat
        return replace(self, views=tuple([view if i == kept else None for i, view in enumerate(self.views)]))


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstRolled(Event):
    """One round of rolls for the first turn, in seat order; `highest` roll again if they are several, else begin."""

    kind: ClassVar[str] = "first_rolled"
    reveals: ClassVar[bool] = True
    rolls: tuple[tuple[Seat, int], ...]
    highest: tuple[Seat, ...]

    def text(self) -> str:
        return " ".join((self.kind, *(str(value) for _, value in self.rolls)))


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A turn began; `turns` have begun so far, this one counted."""

    kind: ClassVar[str] = "turn_began"
    seat: Seat
    turns: int
    actions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A turn ended, with so many Actions left unused; Spells that held for it hold no more."""

    kind: ClassVar[str] = "turn_ended"
    seat: Seat
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsSet(Event):
    """An Action was spent, or extra ones were gained; so many are left."""

    kind: ClassVar[str] = "actions"
    seat: Seat
    actions: int

    def text(self) -> str:
        return f"{self.kind} {self.actions}"


# -- dice ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a roll: who, with which Creature where (`card` empty: none), every roll, the one that counts, sums.

    `lines` are added to `die` in their order, and make `total`.
    """

    seat: Seat
    place: str
    card: str
    rolls: tuple[int, ...]
    die: int
    lines: tuple[Line, ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """A Capture or a Rescue was rolled for: the acting side first; `result` 1 it won, 0 a tie, -1 it lost."""

    kind: ClassVar[str] = "rolled"
    reveals: ClassVar[bool] = True
    purpose: str
    sides: tuple[Side, Side]
    result: int

    def text(self) -> str:
        return " ".join((self.kind, *(str(roll) for side in self.sides for roll in side.rolls)))


@dataclass(frozen=True, slots=True, kw_only=True)
class BrainwashRolled(Event):
    """The Power of a prisoner was announced, not its name, and the die was rolled for it."""

    kind: ClassVar[str] = "brainwash_rolled"
    reveals: ClassVar[bool] = True
    power: int
    side: Side
    success: bool

    def text(self) -> str:
        return " ".join((self.kind, *(str(roll) for roll in self.side.rolls)))


# -- Creatures that change their place -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class OfCreature(Event):
    """Something about one Creature that everybody sees."""

    seat: Seat
    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redacted(Event):
    """A card that only those in `seen` know now, and those in `before` knew before."""

    seat: Seat
    card: str
    before: int
    seen: int
    everybody: int

    def for_seat(self, seat: Seat | None) -> Self:
        bit = bit_of(seat, self.everybody.bit_length() - 1)
        before = self.before if self.before & bit else 0
        if self.seen & bit:
            return self if before == self.before else replace(self, before=before)
        return replace(self, card="", before=0, seen=0)

    def revealed(self) -> bool:
        return True

    def text(self) -> str:
        return f"{self.kind} {self.card}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Redacted):
    """The top Recruitment card was drawn for the selected Leader, and is about to be placed; `left` lie there still."""

    kind: ClassVar[str] = "drawn"
    leader: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived(Redacted):
    """A Creature came to `where`: a place of its controller's Pattern, `G`, or `dungeon`.

    It came out of the Dungeon of `source`, or, where that is None, off the Recruitment deck: drawn before (`index`
    -1), or from that far below its top.
    """

    where: str
    source: Seat | None = None
    index: int = -1

    def for_seat(self, seat: Seat | None) -> Self:
        seen = super(Arrived, self).for_seat(seat)
        return seen if seen.before or seen.index <= 0 else replace(seen, index=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(Arrived):
    """The card drawn was placed, or went to the Dungeon unseen."""

    kind: ClassVar[str] = "recruited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Brainwashed(Arrived):
    """The prisoner, now shown, was placed."""

    kind: ClassVar[str] = "brainwashed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescued(Arrived):
    """A prisoner was led out of an opponent's Dungeon; into the own one without being shown."""

    kind: ClassVar[str] = "rescued"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlaced(Arrived):
    """A Spell put a card where it is now."""

    kind: ClassVar[str] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Captured(OfCreature):
    """The loser of a Capture, or of a Rescue, went from `place` of `seat` to the Dungeon of `by`, in the open."""

    kind: ClassVar[str] = "captured"
    place: str
    by: Seat
    dropped: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Imprisoned(OfCreature):
    """A Creature went from `place` to its controller's own Dungeon, in the open."""

    kind: ClassVar[str] = "imprisoned"
    place: str
    dropped: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(OfCreature):
    """A Creature went from `place` to the recruitment discard, for good."""

    kind: ClassVar[str] = "discarded"
    place: str
    dropped: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(OfCreature):
    """A Creature went to another place of its Pattern, or to the Guard space, with its Enchantments."""

    kind: ClassVar[str] = "moved"
    place: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(Event):
    """Two Creatures of one Pattern exchanged places, with their Enchantments; `cards` as they stood before."""

    kind: ClassVar[str] = "swapped"
    seat: Seat
    places: tuple[str, str]
    cards: tuple[str, str]

    def text(self) -> str:
        return " ".join((self.kind, *self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class GuardsExchanged(Event):
    """Two players exchanged Guards, with their Enchantments; `cards` as they stood before."""

    kind: ClassVar[str] = "guards_exchanged"
    seats: tuple[Seat, Seat]
    cards: tuple[str, str]

    def text(self) -> str:
        return " ".join((self.kind, *self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Promoted(OfCreature):
    """A Minion took the place of its lost Leader, with its Enchantments."""

    kind: ClassVar[str] = "promoted"
    place: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Released(Event):
    """Creatures that were Leaderless, or illegal under a new Leader, went to the own Dungeon, in the open."""

    kind: ClassVar[str] = "released"
    seat: Seat
    places: Row
    cards: Row
    dropped: Row

    def text(self) -> str:
        return " ".join((self.kind, *self.cards))


# -- the end -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRanOut(Event):
    """The last Recruitment card is drawn: the game ends with this turn."""

    kind: ClassVar[str] = "deck_ran_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternCompleted(Event):
    """All Positions of a Pattern are filled, which wins (with `hold`: if they still are when its next turn begins)."""

    kind: ClassVar[str] = "pattern_completed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerCounted(Event):
    """No Pattern was completed: the Power of every Creature in play was counted, by seat and place, and summed up."""

    kind: ClassVar[str] = "power_counted"
    powers: tuple[tuple[tuple[str, str, int], ...], ...]
    """Place, card and Power."""
    totals: tuple[int, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Asked):
    """The decision, with what waits for it in the open: effects of a Spell, lost Leaders. `held` as in a view."""

    frames: tuple[Frame, ...]
    lost: tuple[tuple[Seat, int], ...]
    held: str
    known: int
    """Who may know what is held."""
    everybody: int

    def for_seat(self, seat: Seat | None) -> Self:
        bit = bit_of(seat, self.everybody.bit_length() - 1)
        return self if not self.held or self.known & bit else replace(self, held="", known=0)


EVENT_KINDS: Final[dict[str, type[Event]]] = {
    event.kind: event
    for event in (
        GameBegan, TableSet, FirstRolled, TurnBegan, TurnEnded, ActionsSet, DiceRolled, BrainwashRolled, CardDrawn,
        Recruited, Brainwashed, Rescued, CardPlaced, Captured, Imprisoned, Discarded, Moved, Swapped, GuardsExchanged,
        Promoted, Released, SpellCast, Researched, SpellDrawn, ResearchShuffled, AuraLaid, EnchantmentLaid, CircleLaid,
        CharmBegan, SpellDiscarded, Looked, DeckRanOut, PatternCompleted, PowerCounted, Paused, GameEnded,
    )
}  # fmt: skip

__all__ = [
    "DUNGEON",
    "EVENT_KINDS",
    "ActionsSet",
    "Arrived",
    "AuraLaid",
    "BrainwashRolled",
    "Brainwashed",
    "Captured",
    "CardDrawn",
    "CardPlaced",
    "CharmBegan",
    "CircleLaid",
    "DeckRanOut",
    "DiceRolled",
    "Discarded",
    "EnchantmentLaid",
    "FirstRolled",
    "FromDungeon",
    "GameBegan",
    "GuardsExchanged",
    "Imprisoned",
    "Looked",
    "Moved",
    "OfCreature",
    "OfSpell",
    "PatternCompleted",
    "Paused",
    "PowerCounted",
    "Promoted",
    "Recruited",
    "Redacted",
    "Released",
    "Rescued",
    "ResearchShuffled",
    "Researched",
    "Side",
    "SpellCast",
    "SpellDiscarded",
    "SpellDrawn",
    "Swapped",
    "TableSet",
    "TurnBegan",
    "TurnEnded",
]  # fmt: skip

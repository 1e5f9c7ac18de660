"""What happens in a duel, in the past tense; a card that a seat may not see is an empty string.

Places are written as side, lane and index (the front is 0) at the moment of the event, or as it was before where
something leaves. Resulting values stand in the event, so that whoever follows needs no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from game.core.event import Asked, Event, GameEnded
from game.core.ids import Seat
from game.rules.crown.state import Happening, Shown, Task


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return ("",) * len(cards)


# -- the game, turns, actions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    """The first event: what was agreed, who begins, and what each deck holds (for its owner, or for all if open)."""

    kind: ClassVar[str] = "game_began"
    first: Seat
    open_decks: bool
    decks: tuple[str, ...]
    factions: tuple[tuple[str, ...], ...]
    lists: tuple[tuple[str, ...] | None, ...]
    sizes: tuple[int, ...]

    def for_seat(self, seat: Seat | None) -> GameBegan:
        if self.open_decks:
            return self
        return replace(
            self, lists=tuple(cards if at == seat else None for at, cards in enumerate(self.lists))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionSet(Event):
    """The whole position at once: each seat's view, the onlooker's last; redacting leaves one."""

    kind: ClassVar[str] = "position_set"
    views: tuple[Any, ...]

    def for_seat(self, seat: Seat | None) -> PositionSet:
        at = 2 if seat is None else seat
        return replace(
            self, views=tuple(view if each == at else None for each, view in enumerate(self.views))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Asked):
    """A decision, together with what waits for it; all of this lies open.

    `marks` are (line, index, flags) of creatures that had their turn, fired, or were maneuvered in this action.
    """

    stack: tuple[Task, ...]
    happened: tuple[Happening, ...]
    limbo: tuple[tuple[str, Seat, int, str], ...]
    marks: tuple[tuple[int, int, int], ...]
    push: tuple[Any, ...]
    chain: str
    maneuver: tuple[int, int, Shown] | None
    stirred: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BySeat(Event):
    """Something one seat does."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorsLaid(BySeat):
    """The top cards of the deck became anchors, unseen: so many in each lane."""

    kind: ClassVar[str] = "anchors_laid"
    per_lane: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandKept(BySeat):
    kind: ClassVar[str] = "hand_kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPutBack(BySeat):
    """A mulligan: cards went back into the deck, which was shuffled."""

    kind: ClassVar[str] = "hand_put_back"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def for_seat(self, seat: Seat | None) -> HandPutBack:
        return self if seat == self.seat else replace(self, cards=_hidden(self.cards))

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(BySeat):
    """`stale` turns went by in which nothing happened; at 24 the game ends."""

    kind: ClassVar[str] = "turn_began"
    stale: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(BySeat):
    """All damage and everything that lasts for a turn is gone."""

    kind: ClassVar[str] = "turn_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(BySeat):
    kind: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Meditated(BySeat):
    """`count` cards are drawn next."""

    kind: ClassVar[str] = "meditated"
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Recovered(BySeat):
    """Whoever stands up follows."""

    kind: ClassVar[str] = "recovered"


@dataclass(frozen=True, slots=True, kw_only=True)
class ManeuverBegan(BySeat):
    kind: ClassVar[str] = "maneuver_began"
    from_lane: int
    to_lane: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ManeuverEnded(BySeat):
    kind: ClassVar[str] = "maneuver_ended"


# -- cards and zones -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(BySeat):
    """From the top, in order; `known` are those that the opponent knew there."""

    kind: ClassVar[str] = "cards_drawn"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    seen: tuple[int, ...]

    def for_seat(self, seat: Seat | None) -> CardsDrawn:
        if seat == self.seat:
            return self
        shown = tuple(
            card if seat is not None and mask >> seat & 1 else ""
            for card, mask in zip(self.cards, self.seen, strict=True)
        )
        return replace(self, cards=shown)

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfCard(BySeat):
    """One seat's doing with one card that lies open."""

    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(BySeat):
    """Resources left a player for a card; `amounts` and `left` by kind, Essence last."""

    kind: ClassVar[str] = "paid"
    card: str
    amounts: tuple[int, ...]
    left: tuple[int, ...]

    def text(self) -> str:
        return f"paid {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained(BySeat):
    """A player's store of one kind changed; `why` is bloom, bounty or effect."""

    kind: ClassVar[str] = "gained"
    what: int
    amount: int
    total: int
    why: str

    def text(self) -> str:
        return f"gained {self.why} {self.amount}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(OfCard):
    """From the hand or from a broken anchor; where it goes follows."""

    kind: ClassVar[str] = "played"
    origin: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaidOff(OfCard):
    """A spell or trap that is done went to its owner's Fade."""

    kind: ClassVar[str] = "laid_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReserveEntered(OfCard):
    """An equipment or Fortification now stands in the Reserve."""

    kind: ClassVar[str] = "reserve_entered"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSet(OfCard):
    """Face-down into a lane or the Reserve (place 3); from a broken anchor both players know it."""

    kind: ClassVar[str] = "set"
    lane: int
    origin: str

    def for_seat(self, seat: Seat | None) -> TrapSet:
        return self if seat == self.seat or self.origin == "anchor" else replace(self, card="")

    def text(self) -> str:
        return "set"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSprung(OfCard):
    """Flipped and paid for; `number` is its place among all traps of the seat, the first set first."""

    kind: ClassVar[str] = "sprung"
    reveals: ClassVar[bool] = True
    lane: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFaded(BySeat):
    """The top cards of the seat's own deck went to its Fade, in order."""

    kind: ClassVar[str] = "deck_faded"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckLookedAt(BySeat):
    """The seat alone saw the top cards of a deck."""

    kind: ClassVar[str] = "deck_looked_at"
    reveals: ClassVar[bool] = True
    owner: Seat
    cards: tuple[str, ...]

    def for_seat(self, seat: Seat | None) -> DeckLookedAt:
        return self if seat == self.seat else replace(self, cards=_hidden(self.cards))

    def text(self) -> str:
        return f"{self.kind} {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDug(OfCard):
    """One of the top cards of the deck went to the hand, and those beside it to the Fade, in order."""

    kind: ClassVar[str] = "dug"
    reveals: ClassVar[bool] = True
    index: int
    faded: tuple[str, ...]
    knew: bool

    def for_seat(self, seat: Seat | None) -> CardDug:
        return self if seat == self.seat or (self.knew and seat is not None) else replace(self, card="")

    def text(self) -> str:
        return f"{self.kind} {len(self.faded) + 1}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(OfCard):
    """From the hand to the Fade."""

    kind: ClassVar[str] = "discarded"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Salvaged(OfCard):
    """Out of the Fade, where it was at `index`, to the hand, the deck or (it follows) a lane."""

    kind: ClassVar[str] = "salvaged"
    index: int
    to: str


# -- creatures -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class OfUnit(Event):
    """Something about one creature: the side it stands on, lane, index from the front, and its card."""

    side: Seat
    lane: int
    index: int
    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureEntered(OfUnit):
    kind: ClassVar[str] = "entered"
    owner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureLeft(OfUnit):
    """Out of its lane to a zone of its owner: fade, obliterated or hand."""

    owner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureFaded(CreatureLeft):
    kind: ClassVar[str] = "faded"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureObliterated(CreatureLeft):
    kind: ClassVar[str] = "obliterated"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureRecalled(CreatureLeft):
    kind: ClassVar[str] = "recalled"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureMoved(OfUnit):
    """From this place to another of the same side; `maneuvered` is part of the Maneuver action."""

    kind: ClassVar[str] = "moved"
    to_lane: int
    to_index: int
    maneuvered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaged(OfUnit):
    """`damage` is all it has taken this turn, `power` what it Shatters at."""

    kind: ClassVar[str] = "damaged"
    amount: int
    damage: int
    power: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureShattered(OfUnit):
    """Exhausted from now on; it stays in its line until the end of the turn."""

    kind: ClassVar[str] = "shattered"


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersChanged(OfUnit):
    """-1 Power Counters were placed or taken off; `counters` lie there now."""

    kind: ClassVar[str] = "withered"
    amount: int
    counters: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureExhausted(OfUnit):
    kind: ClassVar[str] = "exhausted"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureStoodUp(OfUnit):
    kind: ClassVar[str] = "stood_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerChanged(OfUnit):
    """Until the end of the turn; `boost` is the sum of all such changes."""

    kind: ClassVar[str] = "power_changed"
    amount: int
    boost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityUsed(OfUnit):
    """An Exhaust ability, paid by exhausting."""

    kind: ClassVar[str] = "ability_used"


@dataclass(frozen=True, slots=True, kw_only=True)
class Triggered(OfUnit):
    """A card in play acts by itself; one in the Reserve has lane and index -1."""

    kind: ClassVar[str] = "triggered"


# -- the push ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class PushAnnounced(BySeat):
    kind: ClassVar[str] = "push_announced"
    lane: int

    def text(self) -> str:
        return "push_announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class AuraApplied(OfUnit):
    """It holds to the end of the push; `striking` is how often Strikes fire now."""

    kind: ClassVar[str] = "aura_applied"
    striking: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck(OfUnit):
    """A Strike fires; what it does follows."""

    kind: ClassVar[str] = "struck"
    flying: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerAdded(OfUnit):
    """A creature's Power went into its side's pool; `pools` by seat."""

    kind: ClassVar[str] = "power_added"
    power: int
    pools: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolChanged(BySeat):
    """An effect changed the seat's pool by `amount`; `pools` by seat."""

    kind: ClassVar[str] = "pool_changed"
    amount: int
    pools: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageSpread(BySeat):
    """How the seat will spread the damage that its side takes, front to back; it is dealt once both have said so."""

    kind: ClassVar[str] = "damage_spread"
    lane: int
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolsDealt(Event):
    """Both pools are dealt at once; `left` is what remains of each side's damage when all are shattered, by seat."""

    kind: ClassVar[str] = "pools_dealt"
    lane: int
    pools: tuple[int, int]
    left: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PushEnded(Event):
    kind: ClassVar[str] = "push_ended"
    lane: int


# -- anchors and Majesty -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorBroken(OfCard):
    """The seat's next anchor of a lane, face-up now; it may be cast, set or taken."""

    kind: ClassVar[str] = "anchor_broken"
    reveals: ClassVar[bool] = True
    lane: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorTaken(OfCard):
    """A broken anchor went into its owner's hand; both know it there."""

    kind: ClassVar[str] = "anchor_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorLookedAt(OfCard):
    """The seat alone saw an anchor of a side."""

    kind: ClassVar[str] = "anchor_looked_at"
    reveals: ClassVar[bool] = True
    side: Seat
    lane: int
    index: int

    def for_seat(self, seat: Seat | None) -> AnchorLookedAt:
        return self if seat == self.seat else replace(self, card="")

    def text(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorsSwapped(BySeat):
    """The next anchors of two lanes of a side changed places, unseen."""

    kind: ClassVar[str] = "anchors_swapped"
    side: Seat
    lane: int
    other_lane: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorAdded(BySeat):
    """The top card of the seat's deck became an anchor, unseen, at this index."""

    kind: ClassVar[str] = "anchor_added"
    lane: int
    index: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorObliterated(OfCard):
    """An anchor of a side left the game without breaking; both saw it."""

    kind: ClassVar[str] = "anchor_obliterated"
    reveals: ClassVar[bool] = True
    side: Seat
    lane: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MajestyChanged(BySeat):
    kind: ClassVar[str] = "majesty"
    amount: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Awakened(BySeat):
    """Damage found no anchor; the 1 Majesty it costs follows."""

    kind: ClassVar[str] = "awakened"


EVENT_KINDS: dict[str, type[Event]] = {
    cls.kind: cls
    for cls in (
        GameBegan,
        PositionSet,
        Paused,
        AnchorsLaid,
        HandKept,
        HandPutBack,
        TurnBegan,
        TurnEnded,
        Passed,
        Meditated,
        Recovered,
        ManeuverBegan,
        ManeuverEnded,
        CardsDrawn,
        Paid,
        Gained,
        CardPlayed,
        CardLaidOff,
        ReserveEntered,
        TrapSet,
        TrapSprung,
        DeckFaded,
        DeckLookedAt,
        CardDug,
        Discarded,
        Salvaged,
        CreatureEntered,
        CreatureFaded,
        CreatureObliterated,
        CreatureRecalled,
        CreatureMoved,
        Damaged,
        CreatureShattered,
        CountersChanged,
        CreatureExhausted,
        CreatureStoodUp,
        PowerChanged,
        AbilityUsed,
        Triggered,
        PushAnnounced,
        AuraApplied,
        Struck,
        PowerAdded,
        PoolChanged,
        DamageSpread,
        PoolsDealt,
        PushEnded,
        AnchorBroken,
        AnchorTaken,
        AnchorLookedAt,
        AnchorsSwapped,
        AnchorAdded,
        AnchorObliterated,
        MajestyChanged,
        Awakened,
        GameEnded,
    )
}
"""Every kind of event of the game, by the word that scenario files and the log's help use."""

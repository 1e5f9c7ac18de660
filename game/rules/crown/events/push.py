"""The push, its pools, the anchors that break and the Majesty they give."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.event import Event
from game.core.ids import Seat
from game.rules.crown.events.game import BySeat, OfCard, OfUnit


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

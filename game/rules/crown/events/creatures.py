"""What befalls creatures in the lanes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.ids import Seat
from game.rules.crown.events.game import OfUnit


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

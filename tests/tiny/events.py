"""What happens in the tiny game; cards a seat may not see are empty strings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from game.core.event import Asked, Event, GameEnded
from game.core.frames import Frame
from game.core.ids import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegan(Event):
    kind: ClassVar[str] = "game_began"
    seats: int
    full: int
    goal: int
    box: tuple[str, ...]
    first: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """The whole position at once: each seat's view by seat, the onlooker's last; redacting leaves one."""

    kind: ClassVar[str] = "placed"
    views: tuple[Any, ...]

    def for_seat(self, seat: Seat | None) -> Placed:
        at = len(self.views) - 1 if seat is None else seat
        return replace(self, views=tuple(v if i == at else None for i, v in enumerate(self.views)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Asked):
    """The decision together with the effects that wait for it, bottom first; they lie open."""

    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    kind: ClassVar[str] = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """From the top, in order; `knew` says for each card which other seats knew it already."""

    kind: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]
    knew: tuple[tuple[Seat, ...], ...]

    def for_seat(self, seat: Seat | None) -> CardsDrawn:
        cards = tuple(
            card if seat == self.seat or seat in knew else ""
            for card, knew in zip(self.cards, self.knew, strict=True)
        )
        own = tuple(tuple(s for s in knew if s == seat) for knew in self.knew)
        return replace(self, cards=cards, knew=own)

    def text(self) -> str:
        return f"drew {len(self.cards)}"


@dataclass(frozen=True, slots=True, kw_only=True)
class OfCard(Event):
    """One seat and one card that everybody sees."""

    seat: Seat
    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(OfCard):
    kind: ClassVar[str] = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSprung(OfCard):
    kind: ClassVar[str] = "sprang"
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFueled(OfCard):
    kind: ClassVar[str] = "fueled"
    pot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaidOff(OfCard):
    """An effect is finished and its card lies where `zone` says."""

    kind: ClassVar[str] = "laid_off"
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrapSet(OfCard):
    kind: ClassVar[str] = "set"

    def for_seat(self, seat: Seat | None) -> TrapSet:
        return self if seat == self.seat else replace(self, card="")


@dataclass(frozen=True, slots=True, kw_only=True)
class TopSeen(OfCard):
    kind: ClassVar[str] = "looked"
    reveals: ClassVar[bool] = True

    def for_seat(self, seat: Seat | None) -> TopSeen:
        return self if seat == self.seat else replace(self, card="")


@dataclass(frozen=True, slots=True, kw_only=True)
class TopBuried(Event):
    kind: ClassVar[str] = "buried"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckStirred(Event):
    """All faded cards went into the deck, which was shuffled; nobody knows a place in it now."""

    kind: ClassVar[str] = "stirred"
    reveals: ClassVar[bool] = True
    deck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRolled(Event):
    kind: ClassVar[str] = "rolled"
    reveals: ClassVar[bool] = True
    seat: Seat
    value: int

    def text(self) -> str:
        return f"rolled {self.value}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PotSet(Event):
    kind: ClassVar[str] = "pot"
    pot: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsSet(Event):
    kind: ClassVar[str] = "points"
    seat: Seat
    points: int

    def text(self) -> str:
        return f"points {self.points}"


@dataclass(frozen=True, slots=True, kw_only=True)
class LivesLost(Event):
    """Everything of one deal at once: (seat, lives left) in the order of play."""

    kind: ClassVar[str] = "hurt"
    lives: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeRegained(Event):
    kind: ClassVar[str] = "healed"
    seat: Seat
    lives: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFell(Event):
    """A seat without lives; its hand and its trap fade face-up."""

    kind: ClassVar[str] = "fell"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RestsCounted(Event):
    """How many seats rested in a row by now; 0 when somebody did something else."""

    kind: ClassVar[str] = "rested"
    seat: Seat
    rests: int


EVENT_KINDS: dict[str, type[Event]] = {
    cls.kind: cls
    for cls in (
        GameBegan,
        Placed,
        TurnBegan,
        CardsDrawn,
        CardPlayed,
        TrapSprung,
        CardFueled,
        CardLaidOff,
        TrapSet,
        TopSeen,
        TopBuried,
        DeckStirred,
        DieRolled,
        PotSet,
        PointsSet,
        LivesLost,
        LifeRegained,
        SeatFell,
        RestsCounted,
        Paused,
        GameEnded,
    )
}

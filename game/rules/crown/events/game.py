"""The game, turns and actions; and what events about cards and creatures have in common."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from game.core.event import Asked, Event
from game.core.ids import Seat
from game.rules.crown.state import Happening, Shown, Task


def hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return ("",) * len(cards)


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
            self,
            decks=tuple(name if at == seat else "" for at, name in enumerate(self.decks)),
            lists=tuple(cards if at == seat else None for at, cards in enumerate(self.lists)),
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
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))

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


@dataclass(frozen=True, slots=True, kw_only=True)
class OfCard(BySeat):
    """One seat's doing with one card that lies open."""

    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}".strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class OfUnit(Event):
    """Something about one creature: the side it stands on, lane, index from the front, and its card."""

    side: Seat
    lane: int
    index: int
    card: str

    def text(self) -> str:
        return f"{self.kind} {self.card}"

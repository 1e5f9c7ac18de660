"""The whole game at one moment."""

from __future__ import annotations

from typing import Any

from game.core.decision import Decision, Outcome
from game.core.frames import Frame
from game.core.ids import Seat

HAND = 3


class State:
    """Rows are tuples replaced on write, so that a copy needs to copy the lists only.

    Frames hold nothing hidden: they lie open to every seat, since everybody sees which effect waits for whom.
    """

    __slots__ = (
        "box",
        "decision",
        "deck",
        "dice",
        "fade",
        "frames",
        "full",
        "goal",
        "gone",
        "hands",
        "known",
        "lives",
        "outcome",
        "points",
        "pot",
        "rests",
        "seats",
        "seen",
        "table",
        "traps",
        "turn",
        "word",
    )

    def __init__(self, seats: int, full: int, goal: int, box: tuple[str, ...], word: int) -> None:
        self.seats, self.full, self.goal = seats, full, goal
        self.box = box
        """Every card of the game, sorted; public, as a printed list in a real box is."""
        self.word = word
        self.dice: tuple[int, ...] = ()
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.frames: list[Frame] = []
        self.turn: Seat = 0
        self.rests = 0
        self.pot = 0
        self.deck: list[str] = []
        """The top is the last."""
        self.seen: list[int] = []
        """For each card of the deck a bit for each seat that knows it."""
        self.fade: list[str] = []
        self.gone: list[str] = []
        self.table: list[str] = []
        """Cards whose effect is not finished."""
        self.hands: list[tuple[str, ...]] = [()] * seats
        """Sorted, so that a place in the hand tells nothing."""
        self.known: list[tuple[str, ...]] = [()] * (seats * seats)
        """At viewer * seats + owner: what the viewer knows the owner's hand to hold, sorted; () for one's own.

        Cards, not places: of two alike nobody else can tell which one is played.
        """
        self.traps: list[str] = [""] * seats
        self.points: list[int] = [0] * seats
        self.lives: list[int] = [full] * seats

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.seats, twin.full, twin.goal, twin.box = self.seats, self.full, self.goal, self.box
        twin.word, twin.dice, twin.decision, twin.outcome = self.word, self.dice, self.decision, self.outcome
        twin.turn, twin.rests, twin.pot = self.turn, self.rests, self.pot
        twin.frames, twin.deck, twin.seen = self.frames[:], self.deck[:], self.seen[:]
        twin.fade, twin.gone, twin.table = self.fade[:], self.gone[:], self.table[:]
        twin.hands, twin.known, twin.traps = self.hands[:], self.known[:], self.traps[:]
        twin.points, twin.lives = self.points[:], self.lives[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        return tuple(_plain(getattr(self, name)) for name in self.__slots__)


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Decision):
        return (value.seat, value.kind, value.args, value.private)
    if isinstance(value, Outcome):
        return (value.reason, value.winners, value.scores)
    return value


def living(at: Any) -> list[Seat]:
    """The seats with a life left, of a state or a view."""
    return [seat for seat in range(at.seats) if at.lives[seat] > 0]

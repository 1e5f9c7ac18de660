"""Standing orders: hold to the last window of a push, decline all traps until one's next turn.

A person gives one with a button; the table then answers for them, after the pause that a real answer takes.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Event, GameEnded
from game.core.ids import Action, Seat
from game.rules.crown import events as e
from game.rules.crown.state import RESOLVED
from game.ui.crown.seen import Seen

HOLD, DECLINE = "hold", "decline"


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat said once for all questions of a kind."""

    seat: Seat
    word: str


def given(view: Seen, word: str) -> Order | None:
    """The order of whoever is asked now."""
    asked = view.decision
    return Order(asked.seat, word) if asked is not None and word in (HOLD, DECLINE) else None


def answer(view: Seen, order: Order) -> Action | None:
    """What it answers to the question that stands; None where that is for the person themselves."""
    asked = view.decision
    if asked is None or asked.seat != order.seat:
        return None
    if order.word == HOLD and asked.kind == "window":
        return ("hold",) if somebody_is_left(view) else None
    if order.word == DECLINE and asked.kind == "trap":
        return ("decline",)
    return None


def somebody_is_left(view: Seen) -> bool:
    """Whether a creature still has its turn in the push: the last window is not this one."""
    return any(
        not unit[1] & RESOLVED and not unit[1] & 3
        for at in (view.lane, view.lane + 3)
        for unit in view.lines[at]
    )


def expires(event: Event, order: Order) -> bool:
    """Whether an event ends it."""
    if isinstance(event, GameEnded):
        return True
    if order.word == HOLD:
        return isinstance(event, e.PushEnded)
    return isinstance(event, e.TurnBegan) and event.seat == order.seat

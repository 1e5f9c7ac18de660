"""Rebuilds a seat's view from its redacted events: every event carries what it changed to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.event import Asked, Event, GameEnded
from game.core.ids import Seat
from tests.tiny import events as e
from tests.tiny.verbs import without
from tests.tiny.view import View


class Follower:
    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._view: View | None = None

    def view(self) -> View:
        assert self._view is not None, "nothing has begun"
        return self._view

    def apply(self, event: Event) -> None:
        match event:
            case e.GameBegan():
                self._view = _empty(self.seat, event)
            case e.Placed(views=views):
                (self._view,) = (v for v in views if v is not None)
            case _:
                self._view = replace(self.view(), **self._changes(self.view(), event))

    def _changes(self, v: View, event: Event) -> dict[str, Any]:  # noqa: C901 - a case for each kind
        match event:
            case Asked(decision=decision):
                return {"decision": decision, "frames": getattr(event, "frames", ())}
            case e.TurnBegan(seat=seat):
                return {"turn": seat}
            case e.CardsDrawn(seat=seat, cards=cards):
                hand = tuple(sorted((*v.hands[seat], *cards)))
                return {"deck": v.deck[: -len(cards)], "hands": _at(v.hands, seat, hand)}
            case e.CardPlayed(seat=seat, card=card):
                return {"hands": self._shown(v, seat, card), "table": (*v.table, card)}
            case e.CardFueled(seat=seat, card=card, pot=pot):
                return {"hands": self._shown(v, seat, card), "fade": (*v.fade, card), "pot": pot}
            case e.TrapSet(seat=seat, card=card):
                hand = without(v.hands[seat], card) if card else ("",) * (len(v.hands[seat]) - 1)
                return {"hands": _at(v.hands, seat, hand), "traps": _at(v.traps, seat, card)}
            case e.TrapSprung(seat=seat, card=card):
                return {"traps": _at(v.traps, seat, None), "table": (*v.table, card)}
            case e.CardLaidOff(card=card, zone=zone):
                return {"table": without(v.table, card), zone: (*getattr(v, zone), card)}
            case e.TopSeen(card=card):
                return {"deck": (*v.deck[:-1], card or v.deck[-1])}
            case e.TopBuried():
                return {"deck": (v.deck[-1], *v.deck[:-1])}
            case e.DeckStirred(deck=deck):
                return {"deck": ("",) * deck, "fade": ()}
            case e.PotSet(pot=pot):
                return {"pot": pot}
            case e.PointsSet(seat=seat, points=points):
                return {"points": _at(v.points, seat, points)}
            case e.LifeRegained(seat=seat, lives=now):
                return {"lives": _at(v.lives, seat, now)}
            case e.LivesLost(lives=lives):
                left = dict(lives)
                return {"lives": tuple(left.get(seat, now) for seat, now in enumerate(v.lives))}
            case e.SeatFell(seat=seat, cards=cards):
                hands, traps = _at(v.hands, seat, ()), _at(v.traps, seat, None)
                return {"hands": hands, "traps": traps, "fade": (*v.fade, *cards)}
            case e.RestsCounted(rests=rests):
                return {"rests": rests}
            case GameEnded(outcome=outcome):
                return {"outcome": outcome}
        return {}

    @staticmethod
    def _shown(v: View, seat: Seat, card: str) -> tuple[tuple[str, ...], ...]:
        hand = v.hands[seat]
        return _at(v.hands, seat, without(hand, card if card in hand else ""))


def _at(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _empty(seat: Seat | None, began: e.GameBegan) -> View:
    seats = began.seats
    return View(
        seat=seat,
        seats=seats,
        full=began.full,
        goal=began.goal,
        box=began.box,
        decision=None,
        outcome=None,
        frames=(),
        turn=began.first,
        rests=0,
        pot=0,
        deck=("",) * len(began.box),
        fade=(),
        gone=(),
        table=(),
        hands=((),) * seats,
        traps=(None,) * seats,
        points=(0,) * seats,
        lives=(began.full,) * seats,
    )

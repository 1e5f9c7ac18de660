"""Rebuilds one seat's view from its redacted events alone."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.core.event import Asked, Event
from game.core.ids import Seat
from game.rules.renown import decisions, events
from game.rules.renown.cards import DECK, Card
from game.rules.renown.state import put, without
from game.rules.renown.view import RenownView

_FIELDS = tuple(field.name for field in fields(RenownView))


class RenownFollower:
    """Remembers what its seat (None: an onlooker) was told, and nothing else."""

    __slots__ = ("_told",)

    def __init__(self, seat: Seat | None) -> None:
        self._told: dict[str, Any] = {"seat": seat}

    def view(self) -> RenownView:
        """The view so far; ValueError before the first event."""
        if len(self._told) == 1:
            raise ValueError("nothing was told yet")
        return RenownView(**self._told)

    def apply(self, event: Event) -> None:
        """Takes in one more event; one of a kind that changes nothing seen is passed over."""
        told = self._told
        match event:
            case events.TableSet():
                mine = next(view for view in event.views if view is not None and view.seat == told["seat"])
                self._told = {name: getattr(mine, name) for name in _FIELDS}
            case events.GameBegan():
                self._sit_down(event)
            case events.EraBegan():
                self._gather(event)
            case events.CardDealt():
                told["hands"] = put(told["hands"], event.seat, (event.card,))
                told["face_down"] = put(told["face_down"], event.seat, 0)
                self._drawn(event.card)
            case events.HierarchyDealt():
                told["hierarchy"] = event.hierarchy
                for card in event.dealt:
                    self._drawn(card)
            case events.Oriented():
                told["hierarchy"] = event.hierarchy
            case events.SuccessorNamed():
                told["direction"] = event.direction
                told["successor"] = event.successor
            case events.RegimeBegan():
                told["regime"] = event.regime
                told["bids"] = ("",) * told["seats"]
            case events.RegimeEnded():
                told["successor"] = event.successor
            case events.EraEnded():
                self._scheme_over()
            case events.EraScored():
                for seat, index in enumerate(told["face_down"]):
                    if index >= 0 and not told["hands"][seat][index]:
                        self._seen(event.hands[seat][index])
                told["hands"], told["favor"], told["court"] = event.hands, event.favor, event.court
                told["face_down"] = (-1,) * told["seats"]
            case Asked():
                told["decision"] = event.decision
                if event.decision is not None and event.decision.kind != decisions.GIVE:
                    told["turn"] = event.decision.seat
            case _:
                self._bid_or_scheme(event)

    def _bid_or_scheme(self, event: Event) -> None:
        told = self._told
        match event:
            case events.FavorBid():
                told["bids"] = put(told["bids"], event.seat, event.bid)
                told["favor"] = put(told["favor"], event.seat, event.favor)
                told["court"] = event.court
            case events.BidSealed():
                told["bids"] = put(told["bids"], event.seat, event.bid)
            case events.BidsShown():
                told["bids"], told["favor"], told["court"] = event.bids, event.favor, event.court
            case events.CardSacrificed():
                told["sacrificed"], told["budget"] = event.card, event.budget
                self._left(event.seat, event.card, event.unseen)
            case events.CardElevated() | events.CardBuried():
                self._moved(event)
                if event.out:
                    pile = "hall" if isinstance(event, events.CardElevated) else "den"
                    told[pile] = (event.card, *told[pile])
            case events.DenTurned():
                self._moved(event)
                self._drawn(event.card)
            case events.HallTurned():
                self._moved(event)
                told["hall"] = told["hall"][1:]
            case events.CardsGiven():
                for card in event.cards:
                    self._left(event.seat, card, card == event.unseen)
                told["budget"] = 0
            case events.FavorGiven():
                told["favor"] = put(put(told["favor"], event.seat, event.left), event.to, event.gained)
            case events.CardTaken():
                told["hands"] = put(told["hands"], event.seat, (*told["hands"][event.seat], event.card))
                told["hierarchy"] = event.hierarchy
                self._scheme_over()

    def _sit_down(self, event: events.GameBegan) -> None:
        seats = event.seats
        self._told |= {
            "seats": seats,
            "eras": event.eras,
            "secret_bids": event.secret_bids,
            "favor": event.favor,
            "era": 0,
            "regime": 0,
            "arch_liege": 0,
            "successor": -1,
            "direction": 0,
            "turn": 0,
            "decision": None,
            "court": (0, 0),
            "unseen": (),
        }
        self._clear()

    def _clear(self) -> None:
        told = self._told
        seats = told["seats"]
        told["hands"] = ((),) * seats
        told["face_down"] = (-1,) * seats
        told["bids"] = ("",) * seats
        told["hierarchy"] = told["den"] = told["hall"] = told["removed"] = ()
        self._scheme_over()

    def _gather(self, event: events.EraBegan) -> None:
        self._clear()
        self._told |= {
            "era": event.era,
            "regime": 0,
            "arch_liege": event.arch_liege,
            "turn": event.arch_liege,
            "successor": -1,
            "direction": 0,
            "den": ("",) * event.deck,
            "unseen": DECK,
        }

    def _scheme_over(self) -> None:
        self._told |= {"sacrificed": "", "budget": 0, "moved": (), "barred": ()}

    def _moved(self, event: events.RowMove | events.TurnedIn) -> None:
        self._told |= {
            "budget": event.budget,
            "hierarchy": event.hierarchy,
            "moved": event.moved,
            "barred": event.barred,
        }

    def _left(self, seat: Seat, card: Card, unseen: bool) -> None:
        """A card leaves a hand and play; a first dealt one is now known to all."""
        told = self._told
        hand = told["hands"][seat]
        if unseen:
            index = told["face_down"][seat]
            told["face_down"] = put(told["face_down"], seat, -1)
            if not hand[index]:
                self._seen(card)
        else:
            index = hand.index(card)
            if index < told["face_down"][seat]:
                told["face_down"] = put(told["face_down"], seat, told["face_down"][seat] - 1)
        told["hands"] = put(told["hands"], seat, hand[:index] + hand[index + 1 :])
        told["removed"] = (*told["removed"], card)

    def _drawn(self, card: Card) -> None:
        """The Den's top card leaves it, shown (or face-down to another's hand: an empty text)."""
        top, *rest = self._told["den"]
        self._told["den"] = tuple(rest)
        if card and not top:
            self._seen(card)

    def _seen(self, card: Card) -> None:
        """One of the unseen cards is seen now."""
        self._told["unseen"] = without(self._told["unseen"], card)

"""How each event of Renown is shown: which cards travel, from where, how long, and what is said beside the player."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

import pygame

from game.core.event import Event, GameEnded
from game.core.ids import Seat
from game.core.words import Card as CardSpan
from game.core.words import Sentence
from game.rules.renown import events
from game.rules.renown.cards import Card
from game.rules.renown.view import RenownView
from game.ui.paint import flow
from game.ui.paint.gems import favor
from game.ui.renown.places import sealed
from game.ui.renown.plan import Plan
from game.ui.renown.poses import DEN, piece
from game.ui.renown.scoring import EraSheet
from game.ui.renown.seats import order_of_play
from game.ui.screen import Screen
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Banner, Callout, Effect, Ring, Spark, on_arc
from game.ui.table.mat import Sight
from game.ui.table.pose import AT_ONCE, Move, Pose, in_out
from game.ui.table.sentence import spans
from game.ui.theme import Theme

GLIDE: Final = 0.46
"""Seconds of a card's way across the table."""

STAGGER: Final = 0.085
"""Seconds between two cards dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerFlight(Effect):
    """A marker on its way from one place to another."""

    start: tuple[float, float]
    goal: tuple[float, float]
    kind: str
    size: int
    rise: float
    grown: float = 1.0
    moves: ClassVar[bool] = True

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        at = on_arc(self.start, self.goal, t, self.rise)
        size = max(10, round(self.size * (1 + (self.grown - 1) * in_out(t)) / 2) * 2)
        if self.kind == "?":
            sealed(surface, at, size)
        else:
            favor(surface, at, size, self.kind)


@dataclass(frozen=True, slots=True)
class Stagecraft:
    """What composing needs besides the event: the plan, who looks from where, how cards stand in sentences."""

    plan: Plan
    sight: Sight
    chip: Callable[[str], flow.Span]
    lay: Callable[[RenownView], dict[str, Pose]]
    place: Callable[[pygame.Surface, Pose], None]

    def mine(self, seat: Seat | None) -> bool:
        """Whether the person at the screen just did that, and so needs no telling."""
        return seat == self.plan.home and self.sight.seated[self.plan.home].human

    def dropped(self, seat: Seat, key: str) -> Pose | None:
        """How a piece stood in the hand of the person at the screen when they put it down; None for all others."""
        if not self.mine(seat) or self.sight.dropped is None or self.sight.dropped[0] != key:
            return None
        return self.sight.dropped[1]

    def callout(
        self, seat: Seat, words: Sentence, duration: float = 1.35, delay: float = 0.0
    ) -> tuple[Effect, ...]:
        """Words under a player's plate; none for the own moves."""
        if self.mine(seat):
            return ()
        rect = self.plan.seat_rect(seat)
        if seat == self.plan.home:
            at = (rect.centerx, rect.y - self.plan.u(60))
            return (
                Callout(
                    at=at, spans=self._spans(words), duration=duration, delay=delay, four=self.sight.four
                ),
            )
        at = (rect.centerx, rect.bottom + self.plan.u(10))
        tip = (rect.centerx, rect.bottom)
        return (
            Callout(
                at=at, spans=self._spans(words), tip=tip, duration=duration, delay=delay, four=self.sight.four
            ),
        )

    def _spans(self, words: Sentence) -> tuple[flow.Span, ...]:
        return spans(words, self.sight.seated, self.chip, on_paper=True)


def compose(event: Event, before: Any, after: RenownView, craft: Stagecraft) -> Score:
    """The score of one event."""
    if before is None:
        return NOTHING
    match event:
        case (
            events.EraBegan() | events.EraEnded() | events.RegimeBegan() | events.RegimeEnded() | GameEnded()
        ):
            return _turning_point(event, before, craft)
        case events.EraScored():
            sheet = EraSheet(
                event=event,
                seated=craft.sight.seated,
                home=craft.plan.home,
                still=craft.sight.still,
                place=craft.place,
                duration=EraSheet.length(event),
            )
            return Score(effects=(sheet,), gate=True, switch=sheet.duration)
        case events.CardDealt():
            return _dealt(event, after, craft)
        case events.HierarchyDealt():
            return _row_dealt(event, craft)
        case events.Oriented():
            return _oriented(event, craft)
        case events.SuccessorNamed():
            at = craft.plan.seat_point(event.successor)
            words = craft.callout(event.successor, ("Successor: first to bid and to scheme",), 1.4)
            return Score(effects=(Ring(at=at, size=150), *words), hold=1.0)
        case events.FavorBid() | events.BidSealed():
            return _bid(event, after, craft)
        case events.BidsShown():
            rings = tuple(
                Ring(at=craft.plan.bid_cell(place).center, delay=0.08 * place, size=90)
                for place, seat in enumerate(order_of_play(after))
                if event.bids[seat]
            )
            return Score(effects=rings, switch=0.25, hold=1.2)
        case events.BidSkipped():
            return Score(effects=craft.callout(event.seat, ("has no Favor to bid",)), hold=0.9)
    return _scheme(event, before, craft)


def _turning_point(event: Event, before: RenownView, craft: Stagecraft) -> Score:
    names = craft.sight.names
    match event:
        case events.EraBegan():
            den = craft.plan.bay(DEN)
            leaves = {
                key: (replace(den, alpha=1.0), Move(0.42, delay=0.012 * i, rise=0.12))
                for i, key in enumerate(craft.lay(before))
                if key.startswith(("c:", "x:"))
            }
            line = f"{names[event.arch_liege]} is Arch Liege and deals"
            return Score(
                leaves=leaves,
                effects=(Banner(title=f"Era {event.era}", line=line, icon="crown", duration=1.9),),
            )
        case events.RegimeBegan():
            line = f"{names[event.successor]} is the first to bid and to scheme"
            return Score(effects=(Banner(title=f"Regime {event.regime}", line=line, duration=1.5),))
        case events.RegimeEnded():
            words = craft.callout(event.successor, ("took the last card: Successor",), 1.3)
            return Score(
                effects=(Ring(at=craft.plan.seat_point(event.successor), size=150), *words), hold=0.8
            )
        case events.EraEnded():
            line = _why_ended(event, names)
            return Score(
                effects=(Banner(title=f"Era {event.era} ends", line=line, icon="bank", duration=1.9),)
            )
        case GameEnded():
            won = event.outcome.winners
            title = f"{names[won[0]]} wins" if won else "Nobody wins"
            best = max(event.outcome.scores)
            line = f"with {best} of one kind of Favor" if won else f"{best} of one kind is a tie"
            return Score(effects=(Banner(title=title, line=line, icon="crown", duration=2.4),))
    return NOTHING


def _why_ended(event: events.EraEnded, names: tuple[str, ...]) -> str:
    if event.reason == "last_favor" and event.seat is not None:
        return f"{names[event.seat]} has parted with the last Favor"
    return "The Court is full" if event.reason == "court_full" else "The Den cannot fill another Hierarchy"


def _from_den(craft: Stagecraft) -> Pose:
    return replace(craft.plan.bay(DEN), face="", lift=0.5)


def _dealt(event: events.CardDealt, after: RenownView, craft: Stagecraft) -> Score:
    key = piece(event.card) if event.card else f"x:{event.seat}"
    if key not in craft.lay(after):
        return NOTHING
    return Score(moves={key: Move(GLIDE, rise=0.25, start=_from_den(craft))}, lead=0.12)


def _row_dealt(event: events.HierarchyDealt, craft: Stagecraft) -> Score:
    moves = {
        piece(card): Move(GLIDE, delay=STAGGER * i, rise=0.2, start=_from_den(craft))
        for i, card in enumerate(event.dealt)
    }
    return Score(moves=moves, hold=GLIDE + STAGGER * len(event.dealt) + 0.25)


def _oriented(event: events.Oriented, craft: Stagecraft) -> Score:
    words = craft.callout(
        event.seat, ("sets the high end: ", CardSpan(event.hierarchy[0]), " lies first"), 1.4
    )
    moves = {}
    if event.way == "reversed":
        moves = {
            piece(card): Move(0.7, rise=0.25 if i % 2 else -0.15) for i, card in enumerate(event.hierarchy)
        }
    return Score(moves=moves, effects=words, hold=1.1)


def _bid(event: events.FavorBid | events.BidSealed, after: RenownView, craft: Stagecraft) -> Score:
    plan = craft.plan
    place = order_of_play(after).index(event.seat)
    kind = event.bid if isinstance(event, events.FavorBid) else "?"
    side = 1 if event.bid == "V" else 0
    held = craft.dropped(event.seat, f"m:{event.bid}")
    size = float(plan.marker)
    if held is not None:
        start, size = (held.x, held.y), held.width
    elif event.seat == plan.home:
        start = plan.last_marker(side, after.favor[plan.home][side] + 1)
    else:
        start = plan.seat_point(event.seat)
    cell = plan.bid_cell(place)
    goal = (cell.centerx, cell.y + cell.height * 0.42)
    far = math.dist(start, goal)
    time = min(0.55, 0.22 + 0.33 * far / plan.u(600))
    flight = MarkerFlight(
        start=start,
        goal=goal,
        kind=kind,
        size=round(size),
        grown=min(plan.u(60), cell.width * 0.7) / size,
        duration=time,
        rise=min(plan.u(60), far * 0.25) if event.seat == plan.home else 0,
    )
    return Score(
        effects=(flight, Spark(at=goal, size=70, delay=time - 0.02)),
        switch=time,
        hold=0.8 if not craft.mine(event.seat) else 0.6,
    )


def _scheme(event: Event, before: RenownView, craft: Stagecraft) -> Score:
    match event:
        case events.CardSacrificed():
            return _sacrificed(event, before, craft)
        case events.CardElevated() | events.CardBuried():
            return _moved(event, craft)
        case events.DenTurned() | events.HallTurned():
            return _turned_in(event, craft)
        case events.CardsGiven():
            return _given(event, before, craft)
        case events.FavorGiven():
            return _paid(event, craft)
        case events.CardTaken():
            moves = {piece(event.card): Move(0.55, rise=0.28)}
            words = () if event.last else craft.callout(event.seat, ("takes ", CardSpan(event.card)), 1.1)
            if event.last:
                words = craft.callout(event.seat, ("takes ", CardSpan(event.card), ", the last of the row"))
            return Score(moves=moves, effects=words, hold=0.62 if craft.mine(event.seat) else 0.95)
        case events.SchemeBegan():
            return Score(hold=0.12)
    return NOTHING


def _from_hand(before: RenownView, seat: Seat, card: Card, craft: Stagecraft) -> Pose | None:
    """Where a card lay in a hand, face-down if this looker did not know it."""
    poses = craft.lay(before)
    return poses.get(piece(card)) or poses.get(f"x:{seat}")


def _sacrificed(event: events.CardSacrificed, before: RenownView, craft: Stagecraft) -> Score:
    start = _from_hand(before, event.seat, event.card, craft)
    mine = craft.mine(event.seat)
    move = Move(0.6, rise=0.35, start=None if mine else start, spin=0 if mine else -20)
    if event.target is None:
        words = craft.callout(event.seat, ("sacrifices ", CardSpan(event.card), f" to {event.purpose}"))
        return Score(moves={piece(event.card): move}, effects=words, hold=0.7 if mine else 1.1)
    at = craft.plan.seat_point(event.target)
    target = craft.sight.names[event.target]
    words = craft.callout(event.seat, ("aims ", CardSpan(event.card), f" at {target}"), 1.6)
    rings = tuple(
        Ring(at=at, size=170, delay=0.35 + 0.18 * k, duration=0.7, colour="#ff5a3a") for k in range(2)
    )
    return Score(moves={piece(event.card): move}, effects=(*rings, *words), hold=1.25)


def _turned_in(event: events.DenTurned | events.HallTurned, craft: Stagecraft) -> Score:
    """From its pile; out of the person's own hand it goes straight on to where it was put, with no stop on the way."""
    key = piece(event.card)
    known, unknown = craft.dropped(event.seat, key), craft.dropped(event.seat, DEN)
    held = known or unknown
    if held is not None:
        moves = {key: Move(0.4, start=held)}
        if unknown is not None:
            moves[DEN] = AT_ONCE  # the card under it lies there already
        return Score(moves=moves, lead=0.0)
    if isinstance(event, events.DenTurned):
        words = craft.callout(event.seat, ("turns ", CardSpan(event.card), " in from the Den"))
        return Score(moves={key: Move(0.55, rise=0.3, start=_from_den(craft))}, effects=words, hold=0.95)
    words = craft.callout(event.seat, ("calls ", CardSpan(event.card), " back from the Hall"))
    return Score(moves={key: Move(0.55, rise=0.3)}, effects=words, hold=0.95)


def _moved(event: events.RowMove, craft: Stagecraft) -> Score:
    up = isinstance(event, events.CardElevated)
    places = abs(event.from_place - event.to_place)
    mine = craft.mine(event.seat)
    verb = "elevates" if up else "buries"
    way = f" by {places}" if places else ""
    if event.out:
        way += (" and" if places else "") + f" out onto the {'Hall' if up else 'Den'}"
    words = craft.callout(event.seat, (f"{verb} ", CardSpan(event.card), way))
    moves = {piece(event.card): Move(0.28 if mine else 0.5 + 0.06 * min(places, 6), rise=0 if mine else 0.5)}
    return Score(moves=moves, effects=words, hold=0.35 if mine else 1.0, usual=Move(0.25 if mine else 0.5))


def _given(event: events.CardsGiven, before: RenownView, craft: Stagecraft) -> Score:
    moves = {}
    for i, card in enumerate(event.cards):
        start = _from_hand(before, event.seat, card, craft)
        moves[piece(card)] = Move(
            0.55, delay=0.16 * i, rise=0.3, start=None if craft.mine(event.seat) else start
        )
    listed: list[Any] = []
    for card in event.cards:
        listed += [" ", CardSpan(card)]
    words: Sentence = ("gives", *listed) if listed else ("has nothing to give",)
    return Score(moves=moves, effects=craft.callout(event.seat, words, 1.5), hold=1.1)


def _paid(event: events.FavorGiven, craft: Stagecraft) -> Score:
    plan = craft.plan
    a, b = plan.seat_point(event.seat), plan.seat_point(event.to)
    shown = min(event.count, 9)
    high = min(a[1], b[1]) > plan.u(140)
    flights = tuple(
        MarkerFlight(
            start=a,
            goal=b,
            kind=event.favor_kind,
            size=plan.u(40),
            delay=0.12 * k,
            duration=0.6,
            rise=plan.u(70) if high else -plan.u(90),
        )
        for k in range(shown)
    )
    spark = Spark(at=b, size=80, delay=0.55 + 0.12 * shown)
    return Score(effects=(*flights, spark), switch=0.6, hold=0.8 + 0.12 * shown)

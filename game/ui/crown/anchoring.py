"""Anchors and Majesty on the table: what breaks, is taken, swapped and added, and the crowns that are won by it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.event import Event
from game.rules.crown import events as e
from game.ui.crown.effects import CrownFlight, Floating
from game.ui.crown.poses import piece
from game.ui.crown.seen import Seen
from game.ui.crown.showing import LaneBanner
from game.ui.table.director import NOTHING, Score
from game.ui.table.effects import Ring, Spark
from game.ui.table.pose import Move

if TYPE_CHECKING:
    from game.ui.crown.choreography import Stagecraft


def compose(event: Event, before: Seen, after: Seen, craft: Stagecraft) -> Score | None:
    match event:
        case e.AnchorBroken():
            return _broken(event, before, after, craft)
        case e.MajestyChanged():
            index = max(0, min(6, event.total - 1 if event.amount > 0 else event.total))
            lane = before.lane if before.lane >= 0 else 1
            start = (craft.plan.lane(lane).centerx, craft.plan.clash_y)
            flight = CrownFlight(
                plan=craft.plan,
                start=start,
                goal=craft.plan.crown(event.seat, index),
                gained=event.amount > 0,
                amount=abs(event.amount),
            )
            return Score(effects=(flight,), switch=0.85, hold=1.1)
        case e.Awakened():
            lane = before.lane if before.lane >= 0 else 1
            banner = LaneBanner(
                plan=craft.plan, lane=lane, title=f"{craft.name(event.seat)} Awakens", line="Damage found no anchor",
                picture="eye", duration=1.8,
            )  # fmt: skip
            return Score(effects=(banner,), hold=1.6)
        case e.AnchorTaken():
            return Score(moves={piece(after.hand_ids[event.seat][-1]): Move(0.6, rise=0.3)}, hold=0.6)
        case e.AnchorsSwapped():
            numbers = (after.anchor_ids[event.side * 3 + lane][0] for lane in (event.lane, event.other_lane))
            moves = {piece(n): Move(0.7, rise=0.6 if k else -0.6) for k, n in enumerate(numbers)}
            return Score(moves=moves, effects=craft.said(event.seat, ("swaps two anchors",)), hold=0.9)
        case e.AnchorAdded():
            number = after.anchor_ids[event.seat * 3 + event.lane][event.index]
            moves = {piece(number): Move(0.6, rise=0.6, start=craft.deck_pose(event.seat))}
            return Score(moves=moves, effects=craft.said(event.seat, ("lays a new anchor",)), hold=0.8)
        case e.AnchorObliterated():
            number = before.anchor_ids[event.side * 3 + event.lane][0]
            pose = craft.unit(before, number)
            if pose is None:
                return NOTHING
            goal = replace(pose, alpha=0.0, width=pose.width * 0.4)
            words = Floating(
                plan=craft.plan,
                at=(pose.x, pose.y),
                words=f"{craft.deck.name(event.card)} Obliterated",
                colour="#e0b0ff",
                duration=1.4,
            )
            return Score(
                leaves={piece(number): (goal, Move(0.7, spin=40))},
                effects=(Spark(at=(pose.x, pose.y), size=120, colour="#c07aff"), words),
                hold=1.1,
            )
    return None


def _broken(event: e.AnchorBroken, before: Seen, after: Seen, craft: Stagecraft) -> Score:
    number = next(
        (entry[4] for entry in after.cards_in_limbo if entry[0] == "anchor" and entry[3] == event.card), 0
    )
    pose = craft.lay(before).get(piece(number))
    plan = craft.plan
    where = (pose.x, pose.y) if pose is not None else (plan.lane(event.lane).centerx, plan.clash_y)
    up = plan.side_up(event.seat)
    banner = LaneBanner(
        plan=plan, lane=event.lane, title=f"{craft.name(event.seat)}'s anchor breaks", line=craft.deck.name(event.card),
        picture="anchor", warm=False, shift=(-1 if up else 1) * 150.0, duration=1.9,
    )  # fmt: skip
    effects = (
        Spark(at=where, size=150, colour="#9fb0ff"),
        Ring(at=where, size=170, colour="#cfd8ff"),
        replace(banner, delay=0.15),
    )
    return Score(moves={piece(number): Move(0.75, delay=0.25, rise=0.2)}, effects=effects, hold=1.45)

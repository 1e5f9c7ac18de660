"""What can be pointed at on Renown's table, and which place a held thing is meant for."""

from __future__ import annotations

import pygame

from game.rules.renown import decisions
from game.rules.renown.view import RenownView
from game.ui.renown.gestures import COURT, HAND, REMOVED, ROW
from game.ui.renown.plan import RATIO, Plan
from game.ui.renown.poses import DEN, HALL, card_of, lay, row_places
from game.ui.table.gesture import Handle, Spot
from game.ui.table.mat import Sight
from game.ui.table.pose import Pose


def pose_rect(pose: Pose) -> pygame.Rect:
    """The upright box of a piece."""
    rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * RATIO))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def place_rect(plan: Plan, place: int, count: int) -> pygame.Rect:
    """The box of a place of the row."""
    line = plan.row(count)
    rect = pygame.Rect(0, 0, round(line.width), round(line.width * RATIO))
    rect.center = (round(line.x(place)), round(line.y))
    return rect


def row_count(view: RenownView, sight: Sight) -> int:
    """How many places the row shows now."""
    return row_places(view, sight.held)


def end_rect(plan: Plan, side: str, count: int) -> pygame.Rect:
    """Half of the row, to choose as its high end."""
    zone = plan.zones["row"]
    places = [place_rect(plan, place, count) for place in range(count)]
    box = places[0].unionall(places[1:])
    middle = box.centerx
    left = pygame.Rect(box.x, box.y, middle - box.x - plan.u(6), box.height).inflate(plan.u(12), plan.u(12))
    right = pygame.Rect(middle + plan.u(6), box.y, box.right - middle - plan.u(6), box.height).inflate(
        plan.u(12), plan.u(12)
    )
    return (left if side == "left" else right).clip(zone)


def spots(view: RenownView, sight: Sight, plan: Plan) -> list[Spot]:
    """Lowest first: zones, plates, hands looked at from outside, then pieces."""
    zones = plan.zones
    found = [Spot(name, zones[name], name) for name in (ROW, HAND, COURT, REMOVED, DEN, HALL)]
    for seat in range(view.seats):
        found.append(Spot(f"seat:{seat}", plan.seat_rect(seat), "seats"))
        if seat != plan.home:
            plate = plan.plates[seat]
            rect = pygame.Rect(0, 0, round(plate.hand_width), round(plate.card * RATIO + plan.u(16)))
            rect.center = (round(plate.hand[0]), round(plate.hand[1]))
            found.append(Spot(f"cards:{seat}", rect.clip(plate.rect), "seats"))
    if view.decision is not None and view.decision.kind == decisions.ORIENT and sight.acting:
        count = row_count(view, sight)
        found += [Spot(f"end:{side}", end_rect(plan, side, count), ROW) for side in ("left", "right")]
    if sight.held is not None:
        count = row_count(view, sight)
        found += [
            Spot(t, place_rect(plan, int(t[6:]), count), ROW) for t in sight.targets if t.startswith("place:")
        ]
    others = {
        key
        for seat in range(view.seats)
        if seat != plan.home
        for key in [f"x:{seat}", *(f"c:{card}" for card in view.hands[seat] if card)]
    }
    poses = lay(view, sight, plan)
    for key, pose in sorted(poses.items(), key=lambda pair: pair[1].z):
        if key in others or (sight.held is not None and key == sight.held.take):
            continue
        zone = _zone_of(key, view, plan)
        if key.startswith("m:"):
            rect = pygame.Rect(0, 0, round(pose.width * 1.2), round(pose.width * 1.2))
            rect.center = (round(pose.x), round(pose.y))
            found.append(Spot(key, rect, "plate"))
        else:
            found.append(Spot(key, pose_rect(pose), zone, pose.angle))
    return found


def _zone_of(key: str, view: RenownView, plan: Plan) -> str:
    card = card_of(key)
    if card in view.hands[plan.home]:
        return HAND
    if card in view.hierarchy:
        return ROW
    if card in view.removed:
        return REMOVED
    return HALL if card in view.hall else DEN


def aim(take: Handle, pos: tuple[float, float], view: RenownView, plan: Plan) -> Handle:
    """Which place a thing held there is meant for; empty: back where it was."""
    zones = plan.zones
    card = card_of(take)
    if take.startswith("m:"):
        near = zones[COURT].inflate(plan.u(40), plan.u(40)).collidepoint(pos)
        return COURT if near or zones[ROW].collidepoint(pos) else ""
    for seat in range(view.seats):
        if plan.seat_rect(seat).collidepoint(pos):
            own = seat == plan.home
            return (HAND if card not in view.hands[plan.home] else "") if own else f"seat:{seat}"
    if card and card in view.hands[plan.home]:
        middle = any(zones[name].collidepoint(pos) for name in (ROW, DEN, HALL, REMOVED, COURT))
        if not middle:
            return ""
        return ROW if _giver(view) is None else f"seat:{_giver(view)}"
    if zones[HAND].collidepoint(pos) or zones["prompt"].collidepoint(pos):
        return HAND
    row = view.hierarchy
    start = row.index(card) if card in row else None
    for pile in (DEN, HALL):
        if zones[pile].collidepoint(pos):
            source = DEN if start is None and card not in view.hall else HALL if start is None else ""
            return "" if pile == source else pile
    if not zones[ROW].inflate(0, plan.u(60)).collidepoint(pos):
        return ""
    size = len(row) + (start is None)
    place = min(max(plan.row(size).place(pos[0]), 0), size - 1)
    return "" if place == start else f"place:{place}"


def _giver(view: RenownView) -> int | None:
    """Whom cards are given to, where some are asked for."""
    asked = view.decision
    return asked.args[0] if asked is not None and asked.kind == decisions.GIVE else None

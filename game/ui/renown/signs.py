"""The signs of a hand at work: what may be dropped on, the place that opens, the way from where a card was."""

from __future__ import annotations

import pygame

from game.rules.renown import decisions
from game.rules.renown.view import RenownView
from game.ui.paint import marks
from game.ui.paint.gems import count_disc
from game.ui.paint.shapes import glow, ring
from game.ui.renown.aiming import end_rect, place_rect, pose_rect, row_count
from game.ui.renown.gestures import COURT, HAND, REMOVED, ROW, den_key, ordinal
from game.ui.renown.places import rail
from game.ui.renown.plan import RATIO, Plan
from game.ui.renown.poses import DEN, HALL, card_of
from game.ui.table.mat import Sight
from game.ui.theme import DONE, TARGET, TARGET_LINE, Fill

KNOWN = Fill("#14382b", "#0a2119", "#d8b25a", 0.96, "#eef5e6")


def under(surface: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    """Between the panels and the pieces."""
    held = sight.held
    asked = view.decision
    if sight.acting and asked is not None:
        if asked.kind == decisions.ORIENT:
            _ends(surface, view, sight, plan)
        if asked.kind == decisions.SUCCESSOR:
            for step in (1, -1):
                seat = (asked.seat + step) % view.seats
                _target(
                    surface,
                    plan.seat_rect(seat),
                    plan,
                    sight.hover == f"seat:{seat}" or sight.focus == f"seat:{seat}",
                    16,
                )
    if held is None:
        return
    for target in sight.targets:
        rect = _zone(target, plan)
        if rect is not None:
            _target(surface, rect, plan, held.over == target, 16)
    places = [int(target[6:]) for target in sight.targets if target.startswith("place:")]
    count = row_count(view, sight)
    over = int(held.over[6:]) if held.over.startswith("place:") else None
    if places:
        rail(surface, plan, count, over)
        line = plan.row(count)
        y = plan.rail_y(count)
        d = plan.u(38)
        for place in places:
            if place != over:
                ring(
                    surface,
                    (line.x(place) - d / 2, y - d / 2, d, d),
                    d / 2,
                    TARGET_LINE,
                    max(1.5, plan.unit * 2.2),
                )
    if over is not None:
        marks.gap(surface, place_rect(plan, over, count), plan.unit, ordinal(over))
    elif card_of(held.take) in view.hierarchy:
        rect = place_rect(plan, view.hierarchy.index(card_of(held.take)), count)
        ring(surface, rect, rect.width * 9 / 128, TARGET_LINE, max(1.5, plan.unit * 2), 0.7)


def over(surface: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    """Above the pieces at rest, under what is held."""
    _counts(surface, view, sight, plan)
    held = sight.held
    if held is None:
        return
    if held.over.startswith("place:"):
        _way(surface, view, sight, plan)
    for target in sight.targets:
        rect = _zone(target, plan)
        if rect is not None and held.over == target and target.startswith("seat:"):
            marks.crosshair(surface, plan.seat_point(int(target[5:])), plan.u(56))


def _zone(target: str, plan: Plan) -> pygame.Rect | None:
    if target.startswith("seat:"):
        return plan.seat_rect(int(target[5:]))
    return plan.zones[target] if target in (ROW, HAND, COURT, REMOVED, DEN, HALL) else None


def _target(surface: pygame.Surface, rect: pygame.Rect, plan: Plan, lit: bool, radius: float) -> None:
    """Glow and corner brackets; stronger under the pointer."""
    inner = rect.inflate(-plan.u(6), -plan.u(6))
    glow(
        surface,
        inner,
        plan.u(radius),
        plan.u(22),
        TARGET,
        0.85 if lit else 0.4,
        max(1.5, plan.unit * (2.6 if lit else 1.6)),
    )
    marks.brackets(surface, inner.inflate(-plan.u(16), -plan.u(16)), plan.unit)


def _ends(surface: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    count = row_count(view, sight)
    for side in ("left", "right"):
        rect = end_rect(plan, side, count)
        lit = f"end:{side}" in (sight.hover, sight.focus)
        _target(surface, rect, plan, lit, 12)


def end_words(view: RenownView, side: str) -> tuple[str, str]:
    """What choosing this half as the high end means: the first card to be taken, and the one beside the Den."""
    row = view.hierarchy
    return (row[0], row[-1]) if side == "right" else (row[-1], row[0])


def _counts(surface: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    held = sight.held.take if sight.held is not None else ""
    for name, count in ((DEN, len(view.den)), (HALL, len(view.hall))):
        if not count:
            continue
        pose = plan.bay(name)
        rect = pose_rect(pose)
        size = max(22, plan.u(44 if count > 9 else 40))
        count_disc(surface, (rect.right - plan.u(2), rect.y + plan.u(6)), size, count)
    if view.den and view.den[0] and held != den_key(view):
        pose = plan.bay(DEN)
        size = plan.screen.text_px(13)
        y = pose.y + pose.width * RATIO / 2 - size * 1.3
        marks.pill(
            surface, (pose.x, y), "face-down", size, KNOWN, "eye" if pose.width > size * 8 else "", "ui"
        )


def _way(surface: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    held = sight.held
    assert held is not None  # noqa: S101 - called while something is held
    count = row_count(view, sight)
    line = plan.row(count)
    to = int(held.over[6:])
    card = card_of(held.take)
    half = line.width * RATIO / 2
    goal = (line.x(to), line.y - half - plan.u(8))
    if card in view.hierarchy:
        start = view.hierarchy.index(card)
        if start == to:
            return
        x = line.x(start) + (-line.step / 2 if to < start else line.step / 2)
        marks.arc(surface, (x, line.y - half - plan.u(30)), goal, plan.unit, 54)
        marks.origin(surface, x, line.y - half + plan.u(2), line.y + half, f"from {start + 1}", plan.unit)
        return
    bay = plan.bay(DEN if held.take == den_key(view) else HALL)
    marks.arc(surface, (bay.x, bay.y - bay.width * RATIO / 2), goal, plan.unit, 60)


def done_pill() -> Fill:
    """The fill of a mark that says: done."""
    return DONE

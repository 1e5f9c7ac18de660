"""What can be pointed at on Patterns' table, and which place a held thing is meant for."""

from __future__ import annotations

import pygame

from game.core.ids import Seat
from game.rules.patterns.facts import facts_of
from game.rules.patterns.view import PatternsView
from game.ui.patterns.plan import Plan, box_of
from game.ui.patterns.poses import (
    CIRCLE,
    DECK,
    HELD,
    PICKS,
    RESEARCH,
    creature_key,
    lay,
    picking,
    seat_place,
)
from game.ui.table.gesture import Handle, Spot
from game.ui.table.mat import Sight
from game.ui.table.pose import Pose


def zone_of(handle: Handle, home: Seat) -> str:
    """The zone that Tab walks to."""
    there = seat_place(handle)
    if there is not None:
        return "pattern" if there[0] == home else f"pattern:{there[0]}"
    if handle.startswith(("d:", "jail:")):
        return "dungeon"
    if handle.startswith("s:"):
        return "hand"
    if handle in (DECK, RESEARCH):
        return "decks"
    return "held" if handle in (HELD, PICKS) else "table"


def spots(view: PatternsView, sight: Sight, plan: Plan) -> list[Spot]:
    """Lowest first: sheets, Wizards, Dungeons, places, then pieces."""
    facts = facts_of(view.pool)
    home = plan.home
    found = [Spot(f"tree:{seat}", sheet.rect, f"pattern:{seat}") for seat, sheet in plan.sheets.items()]
    found.append(
        Spot("tray", plan.zones["tray"], "tray") if not plan.crowded else Spot("", pygame.Rect(0, 0, 0, 0))
    )
    for seat in plan.sheets:
        zone = "pattern" if seat == home else f"pattern:{seat}"
        found.append(Spot(f"w:{seat}", plan.wizard(seat), zone))
        found.append(Spot(f"jail:{seat}", plan.pile_rect(seat), "dungeon" if seat == home else zone))
        if seat != home and view.circles[seat]:
            found.append(Spot(f"o:{seat}", plan.circle_pill(seat), zone))
        found += [
            Spot(creature_key(seat, name), plan.rect_of(seat, place), zone)
            for place, name in enumerate(facts.names)
            if not view.patterns[seat][place]
        ]
    found += [Spot(name, box_of(plan.deck(name)), "decks") for name in (DECK, RESEARCH)]
    if not view.circles[home]:
        found.append(Spot(CIRCLE, box_of(plan.circle), "pattern"))
    poses = lay(view, sight, plan)
    held = sight.held.take if sight.held is not None else ""
    for key, pose in sorted(poses.items(), key=lambda pair: pair[1].z):
        if key == held or key in (DECK, RESEARCH):
            continue
        if key == PICKS:
            found.append(Spot(PICKS, plan.board(_picks(poses)), "held"))
            continue
        found.append(Spot(key, box_of(pose), zone_of(key, home), pose.angle))
    return [spot for spot in found if spot.handle]


def _picks(poses: dict[str, Pose]) -> int:
    return sum(1 for key in poses if key.startswith("pick:"))


def aim(take: Handle, pos: tuple[float, float], view: PatternsView, sight: Sight, plan: Plan) -> Handle:
    """Which place a thing held there is meant for; empty: back where it was."""
    wanted = set(sight.targets)
    best, near = "", float(plan.u(26)) ** 2
    lower = ("d:", "s:") if not take.startswith(("d:", "s:")) else (take[:2],)
    for handle in candidates_at(view, plan):
        if handle.startswith(lower):
            continue  # cells and Spells lie over what a Creature is meant for
        rect = rect_at(handle, view, plan)
        if rect is None or handle == take:
            continue
        if rect.collidepoint(pos):
            if handle in wanted:
                return handle
            best = best or handle
        elif handle in wanted:
            dx = max(rect.x - pos[0], 0, pos[0] - rect.right)
            dy = max(rect.y - pos[1], 0, pos[1] - rect.bottom)
            if dx * dx + dy * dy < near:
                near, best = dx * dx + dy * dy, handle
    if best and best in wanted:
        return best
    tree = next((f"tree:{seat}" for seat, sheet in plan.sheets.items() if sheet.rect.collidepoint(pos)), "")
    if tree in wanted:
        return tree
    return best or (tree if take.startswith(("s:", "d:")) else "")


def candidates_at(view: PatternsView, plan: Plan) -> list[Handle]:
    """Everything that something can be put onto, smaller things first."""
    names = facts_of(view.pool).names
    found = [f"w:{seat}" for seat in plan.sheets]
    found += [creature_key(seat, name) for seat in plan.sheets for name in names]
    hand, cells = len(view.spells[plan.home]), len(view.dungeons[plan.home])
    found += [f"s:{i}" for i in range(hand)]
    found += [f"d:{i}" for i in reversed(range(cells))]
    found += [f"o:{seat}" for seat in plan.sheets if seat != plan.home and view.circles[seat]]
    found += [CIRCLE, RESEARCH, DECK, *(f"jail:{seat}" for seat in plan.sheets)]
    return found


def rect_at(handle: Handle, view: PatternsView, plan: Plan) -> pygame.Rect | None:
    """The box of a place, whether anything lies there or not."""
    facts = facts_of(view.pool)
    there = seat_place(handle)
    if there is not None:
        return plan.rect_of(there[0], facts.number[there[1]])
    head, _, rest = handle.partition(":")
    match head:
        case "w":
            return plan.wizard(int(rest))
        case "jail":
            return plan.pile_rect(int(rest))
        case "o":
            return plan.circle_pill(int(rest))
        case "tree":
            return plan.sheets[int(rest)].rect
        case "s":
            return box_of(plan.spell(int(rest), len(view.spells[plan.home])))
        case "d":
            fan = plan.cells(len(view.dungeons[plan.home]))
            pose = Pose(fan.first + int(rest) * fan.step, fan.y, fan.width)
            return box_of(pose)
        case "deck" | "research":
            return box_of(plan.deck(handle)).inflate(plan.u(20), plan.u(20))
        case "circle":
            return box_of(plan.circle)
        case "held":
            return box_of(plan.held(view.decision.seat if view.decision is not None else plan.home))
    return None


def looked_at(view: PatternsView, sight: Sight, plan: Plan) -> Seat | None:
    """The opponent whose Pattern is shown large: the Wizard pointed at, or the one chosen."""
    if sight.held is not None or picking(view, plan.home):
        return None
    pointed = (
        sight.hover if sight.hover.startswith("w:") else sight.focus if sight.focus.startswith("w:") else ""
    )
    kept = next((one for one in sight.chosen if one.startswith("look:")), "")
    for handle in (pointed, kept):
        seat = int(handle.partition(":")[2]) if handle else plan.home
        if seat != plan.home:
            return seat
    return None

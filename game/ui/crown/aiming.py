"""What can be pointed at on Crown's table, and which place a held thing is meant for."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.crown.state import NO_LANE, RESERVE
from game.ui.crown.facts import Facts
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.plates import shown_stores
from game.ui.crown.poses import line_of, number_of, piece, slot, slot_of, tray_faces, widths
from game.ui.crown.seen import Seen
from game.ui.crown.signs import action_rects, damage_place, tray_close
from game.ui.crown.stepspanel import holds_on, stop_rect
from game.ui.table.gesture import Handle, Spot
from game.ui.table.mat import Sight
from game.ui.table.pose import Pose


def card_rect(pose: Pose) -> pygame.Rect:
    """The upright box of a piece, before it is turned."""
    rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * RATIO))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def spots(
    view: Seen, sight: Sight, plan: Plan, poses: dict[str, Pose], tray: tuple[str, ...], facts: Facts
) -> list[Spot]:
    """Lowest first: zones, plates, piles, lines, hands, and what lies over them."""
    if tray:
        return _tray_spots(view, sight, plan, poses, tray)
    found = [Spot("hand", plan.zones["hand"], "hand")]
    for lane in range(3):
        found.append(Spot(f"lane:{lane}", plan.lane(lane), f"lane{lane}"))
    for seat in (1 - plan.home, plan.home):
        found.append(Spot(f"seat:{seat}", plan.plate(seat), "plates"))
        if sight.held is None:
            found.append(Spot(f"majesty:{seat}", plan.rows(seat)["majesty"], "plates"))
            stores = shown_stores(view, facts, seat)
            found += [
                Spot(f"store:{seat}:{kind}", plan.store_rect(seat, at, len(stores)), "plates")
                for at, kind in enumerate(stores)
            ]
        for name in ("deck", "fade", "reserve"):
            found.append(Spot(f"{name}:{seat}", card_rect(plan.pile(seat, name)), "plates"))
    zone = plan.zones["other_hand"]
    found.append(Spot(f"cards:{1 - plan.home}", zone, "plates"))
    for lane in range(3):
        x, y = plan.push_disc(lane)
        d = plan.u(62)
        if view.lane == NO_LANE:
            found.append(
                Spot(f"push:{lane}", pygame.Rect(round(x - d / 2), round(y - d / 2), d, d), f"lane{lane}")
            )
    for word, rect in action_rects(plan).items():
        found.append(Spot(f"act:{word}", rect, "actions"))
    if holds_on(sight) and view.lane != NO_LANE:
        found.append(Spot("stop", stop_rect(plan), "plates"))
    if sight.held is not None:
        found += _slots(view, sight, plan)
    found += _things(view, sight, poses)
    held = sight.held.take if sight.held is not None else ""
    for at in range(6):
        found += [spot for spot in line_spots(view, at, sight, plan) if spot.handle != held]
    found += _above(view, sight, plan)
    hand = [(piece(n), poses[piece(n)]) for n in view.hand_ids[plan.home] if piece(n) in poses]
    hand.sort(key=lambda pair: pair[1].z)
    found += [Spot(key, card_rect(pose), "hand", pose.angle) for key, pose in hand if key != held]
    return found


def _things(view: Seen, sight: Sight, poses: dict[str, Pose]) -> list[Spot]:
    """Anchors, traps, and cards on their way."""
    found = []
    held = sight.held.take if sight.held is not None else ""
    for at in range(6):
        for number in view.anchor_ids[at]:
            pose = poses[piece(number)]
            rect = pygame.Rect(0, 0, round(pose.width * RATIO), round(pose.width))
            rect.center = (round(pose.x), round(pose.y))
            found.append(Spot(piece(number), rect, f"lane{at % 3}"))
    for seat in (0, 1):
        for number, trap in zip(view.trap_ids[seat], view.traps[seat], strict=True):
            zone = "plates" if trap[1] == RESERVE else f"lane{trap[1]}"
            found.append(Spot(piece(number), card_rect(poses[piece(number)]), zone))
    for entry in view.cards_in_limbo:
        key = piece(entry[4])
        if key != held and entry[0] != "play":
            found.append(Spot(key, card_rect(poses[key]), "limbo"))
    return found


def line_spots(view: Seen, at: int, sight: Sight, plan: Plan) -> list[Spot]:
    """The creatures of a line. In a crowded one each answers where it shows at rest, so that nothing runs away."""
    row, _ = line_of(view, at, sight, plan)
    side, lane = divmod(at, 3)
    rest = plan.line(side, lane, widths(view, at, row))
    found = []
    high = round(rest.width * RATIO)
    for k, number in enumerate(row):
        if not number:
            continue
        wide = round(rest.width)
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = (round(rest.xs[k]), round(rest.ys[k]))
        if rest.crowded and k + 1 < len(row):
            rect.width = max(4, round(rest.xs[k + 1] - rest.width / 2) - rect.x)
        found.append(Spot(piece(number), rect, f"lane{lane}"))
    return found


def _above(view: Seen, sight: Sight, plan: Plan) -> list[Spot]:
    """Buttons that hang on creatures: Exhaust abilities, damage placed, damage to spread."""
    found = []
    asked = view.decision
    for handle in sight.takeable:
        word, _, rest = handle.partition(":")
        if word in ("use", "placed"):
            rect = hanging_rect(view, int(rest), word, sight, plan)
            if rect is not None:
                found.append(Spot(handle, rect, "lanes"))
    if asked is not None and asked.kind == "spread" and "damage" in sight.takeable:
        d = plan.u(66)
        rect = pygame.Rect(0, 0, d, d)
        rect.center = tuple(round(v) for v in damage_place(view, plan))
        found.append(Spot("damage", rect, "lanes"))
    return found


def hanging_rect(view: Seen, number: int, word: str, sight: Sight, plan: Plan) -> pygame.Rect | None:
    """Where a button lies that hangs on a creature."""
    at, _ = view.place_of(number)
    if at < 0:
        return None
    row, line = line_of(view, at, sight, plan)
    if number not in row:
        return None
    k = row.index(number)
    high = line.width * RATIO
    if word == "placed":
        d = plan.u(56)
        rect = pygame.Rect(0, 0, d, d)
        rect.center = (round(line.xs[k]), round(line.ys[k] - high * 0.16))
        return rect
    if line.crowded:
        d = max(18, plan.u(32))
        rect = pygame.Rect(0, 0, d, d)
        rect.center = (round(line.xs[k] - line.width / 2 + d * 0.55), round(line.ys[k] - high / 2 + d * 1.5))
        return rect
    rect = pygame.Rect(
        0,
        0,
        round(min(line.width * 0.98, plan.u(124))),
        max(plan.screen.text_px(15) + plan.u(12), plan.u(30)),
    )
    rect.center = (round(line.xs[k]), round(line.ys[k] - high * 0.02))
    return rect


def _slots(view: Seen, sight: Sight, plan: Plan) -> list[Spot]:
    """The places in lines where the held thing may go, for the keyboard's walk."""
    found = []
    for target in sight.targets:
        if target.startswith("slot:"):
            side, lane, _ = slot_of(target)
            trial = replace(sight, held=replace(sight.held, over=target)) if sight.held else sight
            row, line = line_of(view, side * 3 + lane, trial, plan)
            if 0 not in row:
                continue
            k = row.index(0)
            rect = pygame.Rect(0, 0, round(line.width), round(line.width * RATIO))
            rect.center = (round(line.xs[k]), round(line.ys[k]))
            found.append(Spot(target, rect, f"lane{lane}"))
        elif target.startswith("across:"):
            found.append(Spot(target, plan.half(1 - plan.home, int(target[7:])), f"lane{target[7:]}"))
        elif target.startswith("trap:"):
            seat, place = (int(v) for v in target[5:].split(":"))
            rect = plan.plate(seat) if place == RESERVE else plan.half(seat, place)
            found.append(Spot(target, rect, "plates" if place == RESERVE else f"lane{place}"))
        elif target == "table":
            found.append(Spot("table", plan.lane(1), "lane1"))
    return found


def _tray_spots(
    view: Seen, sight: Sight, plan: Plan, poses: dict[str, Pose], tray: tuple[str, ...]
) -> list[Spot]:
    found = [Spot("tray", plan.tray_rect, "tray")]
    faces = tray_faces(view)
    for key in tray:
        if key in poses and key in faces:
            found.append(Spot(key, card_rect(poses[key]), "tray"))
    if "tray:close" in sight.takeable:
        found.append(Spot("tray:close", tray_close(plan), "tray"))
    return found


# -- where a held thing is meant to go -----------------------------------------------------------------------


def aim(
    take: Handle, pos: tuple[float, float], view: Seen, sight: Sight, plan: Plan, targets: tuple[Handle, ...]
) -> Handle:
    """Which place a thing held there is meant for; empty: back where it was."""
    asked = view.decision
    if asked is None:
        return ""
    kinds = {target.partition(":")[0] for target in targets}
    if "c" in kinds or take == "damage":
        found = _unit_under(pos, view, sight, plan)
        if found and (found in targets or take == "damage"):
            return found
        for at in range(6):
            for number in view.anchor_ids[at]:
                if piece(number) in targets and _anchor_hit(pos, view, at, number, plan):
                    return piece(number)
    for lane in range(3):
        rect = plan.lane(lane)
        if not rect.collidepoint(pos):
            continue
        if f"lane:{lane}" in targets:
            return f"lane:{lane}"
        side = _side_at(pos, plan)
        number = number_of(take)
        mine = view.place_of(number)[0]
        if mine >= 0 and side != asked.seat:
            return f"across:{lane}" if mine % 3 == lane else slot(side, lane, 0)
        if f"trap:{asked.seat}:{lane}" in targets:
            return f"trap:{asked.seat}:{lane}"
        if "table" in targets:
            return "table"
        if f"trap:{asked.seat}:{RESERVE}" in targets:
            return f"trap:{asked.seat}:{RESERVE}"
        return slot(side, lane, _index_at(pos[0], take, view, side * 3 + lane, plan))
    for seat in (0, 1):
        if plan.plate(seat).collidepoint(pos):
            if f"trap:{seat}:{RESERVE}" in targets:
                return f"trap:{seat}:{RESERVE}"
            return "table" if "table" in targets and seat == asked.seat else ""
    if (plan.zones["hand"].collidepoint(pos) or plan.zones["prompt"].collidepoint(pos)) and "hand" in targets:
        return "hand"
    return ""


def _side_at(pos: tuple[float, float], plan: Plan) -> int:
    return 1 - plan.home if pos[1] < plan.clash_y else plan.home


def _index_at(x: float, take: Handle, view: Seen, at: int, plan: Plan) -> int:
    """The place in a line that is nearest to x, the held creature left out of it."""
    number = number_of(take)
    row = [n for n in view.line_ids[at] if n != number]
    side, lane = divmod(at, 3)
    line = plan.line(side, lane, widths(view, at, row))
    return sum(1 for centre in line.xs if x > centre)


def _unit_under(pos: tuple[float, float], view: Seen, sight: Sight, plan: Plan) -> Handle:
    rest = replace(sight, held=None, hover="", focus="")
    for at in range(6):
        for spot in reversed(line_spots(view, at, rest, plan)):
            if spot.rect.collidepoint(pos):
                return spot.handle
    return ""


def _anchor_hit(pos: tuple[float, float], view: Seen, at: int, number: int, plan: Plan) -> bool:
    from game.ui.crown.poses import anchor_slots

    side, lane = divmod(at, 3)
    slots = anchor_slots(view, at)
    index = view.anchor_ids[at].index(number)
    pose = plan.anchor(side, lane, slots - len(view.anchors[at]) + index, slots)
    rect = pygame.Rect(0, 0, round(pose.width * RATIO) + plan.u(10), round(pose.width) + plan.u(10))
    rect.center = (round(pose.x), round(pose.y))
    return rect.collidepoint(pos)

"""The signs of a hand at work: where something may be put, the line that opens, what is asked about."""

from __future__ import annotations

import pygame

from game.core.figures import MINUS
from game.rules.crown.state import NO_LANE, RESERVE
from game.ui.crown import lanes, pools
from game.ui.crown.cards import Deck
from game.ui.crown.drawing import damage_token
from game.ui.crown.facts import Facts
from game.ui.crown.payments import chosen_payment
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.plates import shown_stores, store_place
from game.ui.crown.poses import is_locked, line_of, number_of, slot_of
from game.ui.crown.seen import Seen
from game.ui.icons import icon
from game.ui.paint import marks
from game.ui.paint.gems import count_disc, icon_gem
from game.ui.paint.shapes import box, glow
from game.ui.paint.text import line_height, text, width
from game.ui.table.mat import Sight
from game.ui.theme import CROWN, TARGET, Fill

ORDINALS = ("front", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th")
TRAY = Fill("#171a4c", "#090b28", "#e6c06a", 0.97, "#eef0ff")
BUTTON = Fill("#2c3070", "#14174a", "#7a82d8", 0.95, "#eef0ff")


def ordinal(index: int) -> str:
    """A place in a line, counted from the front."""
    return ORDINALS[index] if index < len(ORDINALS) else f"{index + 1}th"


def under(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan, facts: Facts) -> None:
    """Between the panels and the pieces."""
    pools.under(s, view, sight, plan)
    for lane in range(3):
        if view.lane == NO_LANE and not is_locked(view, lane):
            handle = f"push:{lane}"
            may = handle in sight.takeable
            lit = may and (handle in (sight.hover, sight.focus) or sight.chosen == ("push", str(lane)))
            if not any(entry[2] == lane or (entry[2] < 0 and lane == 1) for entry in view.cards_in_limbo):
                lanes.push_disc(s, plan, lane, lit, may)
    if sight.chosen[:1] == ("push",) and sight.acting:
        _foreseen(s, view, plan, facts, int(sight.chosen[1]))
    held = sight.held
    if held is None:
        return
    seen: set[tuple[int, int]] = set()
    aimed = any(target.startswith("c:") for target in sight.targets)
    for target in sight.targets:
        side, lane, _ = slot_of(target)
        if side >= 0 and (side, lane) not in seen:
            seen.add((side, lane))
            rect = plan.half(side, lane).inflate(-plan.u(10), -plan.u(10))
            lit = slot_of(held.over)[:2] == (side, lane)
            _zone(s, rect, plan, lit)
        else:
            zone = zone_of(target, plan)
            if zone is not None and not (target == "table" and aimed):
                _zone(s, zone.inflate(-plan.u(6), -plan.u(6)), plan, held.over == target)
    side, lane, index = slot_of(held.over)
    if side >= 0:
        row, line = line_of(view, side * 3 + lane, sight, plan)
        k = row.index(0)
        rect = pygame.Rect(0, 0, round(line.width), round(line.width * RATIO))
        rect.center = (round(line.xs[k]), round(line.ys[k]))
        marks.gap(s, rect, plan.unit, ordinal(index))
    if held.over.startswith("across:"):
        lane = int(held.over[7:])
        _foreseen(s, view, plan, facts, lane)


def zone_of(target: str, plan: Plan) -> pygame.Rect | None:
    """The rectangle of a target that is a part of the table."""
    word, _, rest = target.partition(":")
    match word:
        case "lane":
            return plan.lane(int(rest))
        case "across":
            return plan.half(1 - plan.home, int(rest))
        case "trap":
            seat, place = map(int, rest.split(":"))
            if place == RESERVE:
                return plan.plate(seat)
            return plan.half(seat, place)
        case "table":
            return plan.lane(0).unionall([plan.lane(1), plan.lane(2)])
        case "reserve":
            return plan.plate(int(rest))
    return None


def _zone(s: pygame.Surface, rect: pygame.Rect, plan: Plan, lit: bool) -> None:
    glow(
        s,
        rect,
        plan.u(16),
        plan.u(22),
        TARGET,
        0.8 if lit else 0.34,
        max(1.5, plan.unit * (2.6 if lit else 1.5)),
    )
    marks.brackets(s, rect.inflate(-plan.u(14), -plan.u(14)), plan.unit)


def _foreseen(s: pygame.Surface, view: Seen, plan: Plan, facts: Facts, lane: int) -> None:
    """The pools that a push would come to, pale, where the real ones would stand."""
    seen = facts.foreseen(lane)
    if seen is None or view.decision is None:
        return
    me = view.decision.seat
    lanes.lane_glow(s, plan, lane, 0.4)
    for side in (me, 1 - me):
        at = plan.pool(side, lane, me)
        pools.medal(s, plan, at, seen.pools[side], side == me, 0.5, 0.86)
    size = plan.screen.text_px(14)
    rect = plan.lane(lane)
    words = "foreseeable"
    marks.pill(s, (rect.centerx, plan.clash_y + plan.medal / 2 + plan.u(2)), words, size, TRAY, "eye", "ui")


# -- above the pieces ----------------------------------------------------------------------------------------


def over(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan, deck: Deck, facts: Facts) -> None:
    """Above the pieces at rest, under what is held."""
    _pile_counts(s, view, plan)
    _ghost_payment(s, view, sight, plan, facts)
    _hand_counts(s, view, plan)
    pools.auras(s, view, plan, deck)
    _targets(s, view, sight, plan)
    _spread(s, view, sight, plan, facts)


def _pile_counts(s: pygame.Surface, view: Seen, plan: Plan) -> None:
    """How many cards the decks, Fades and Reserves hold, on a disc at the upper right corner of each."""
    d = max(18, plan.u(26))
    for seat in (0, 1):
        traps = sum(1 for trap in view.traps[seat] if trap[1] == RESERVE)
        counts = (len(view.decks[seat]), len(view.fades[seat]), len(view.reserves[seat]) + traps)
        for name, count in zip(("deck", "fade", "reserve"), counts, strict=True):
            if count:
                pose = plan.pile(seat, name)
                at = (pose.x + pose.width / 2 - d * 0.1, pose.y - pose.width * RATIO / 2 + d * 0.4)
                count_disc(s, at, d, count)


def _ghost_payment(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan, facts: Facts) -> None:
    """What the held card would take from its player's tokens, counted off before it is let go."""
    asked = view.decision
    card = held_card(view, sight, facts)
    if asked is None or not card or sight.held is None or not sight.held.over:
        return
    ways = facts.payments(card)
    if not ways:
        return
    payment = chosen_payment(sight.chosen, card, facts) or ways[0]
    kinds = shown_stores(view, facts, asked.seat)
    for kind, amount in enumerate(payment):
        if not amount or kind not in kinds:
            continue
        names = [facts.pool.resources[kind] for kind in kinds]
        x, y, column, _ = store_place(plan, asked.seat, kinds.index(kind), names)
        d = plan.token_for(asked.seat, len(kinds))
        left = view.resources[asked.seat * facts.pool.width + kind] - amount
        size = plan.screen.text_px(14)
        fill = Fill("#6a1c14", "#34090a", "#ffb08a", 0.97, "#fff0e4")
        words = f"{MINUS}{amount}   {left} left"
        wide = marks.pill(s, (-9999, -9999), words, size, fill).width
        start = x - d * 0.6
        if wide > column:
            # no room for what is left: only the change, in place of the figure
            words = f"{MINUS}{amount}"
            wide = marks.pill(s, (-9999, -9999), words, size, fill).width
            start = x + d * 0.55
        marks.pill(s, (start + wide / 2, y), words, size, fill)


def held_card(view: Seen, sight: Sight, facts: Facts) -> str:
    """The card in the hand of the person that is paid for when it is put down; empty where nothing is paid."""
    held, asked = sight.held, view.decision
    if held is None or asked is None:
        return ""
    number = number_of(held.take)
    cards = facts.pool.cards
    if number in view.hand_ids[asked.seat]:
        card = view.hands[asked.seat][view.hand_ids[asked.seat].index(number)]
        return card if card and cards[card].trap is None else ""
    found = next(
        (entry for entry in view.cards_in_limbo if entry[4] == number and entry[0] == "anchor"), None
    )
    return found[3] if found is not None and not cards[found[3]].snap and cards[found[3]].trap is None else ""


def _hand_counts(s: pygame.Surface, view: Seen, plan: Plan) -> None:
    other = 1 - plan.home
    size = plan.screen.text_px(15)
    fill = Fill("#10123a", "#0a0c2c", "#7a82d8", 0.9, "#eef0ff")
    count = len(view.hands[other])
    marks.pill(s, plan.other_count, f"{count} in hand", size, fill, "cards", "ui")


def _targets(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
    """Lanes and anchors that may be chosen."""
    asked = view.decision
    if asked is None or asked.kind != "target" or not sight.acting or sight.held is not None:
        return
    for handle in sight.takeable:
        zone = zone_of(handle, plan) if handle.startswith("lane:") else None
        if zone is not None:
            _zone(s, zone.inflate(-plan.u(8), -plan.u(8)), plan, handle in (sight.hover, sight.focus))
    for ref in asked.args[2]:
        if ref[0] == "anchor":
            _, side, lane, index = ref
            at = side * 3 + lane
            number = view.anchor_ids[at][index]
            from game.ui.crown.poses import anchor_slots

            slots = anchor_slots(view, at)
            pose = plan.anchor(side, lane, slots - len(view.anchors[at]) + index, slots)
            rect = pygame.Rect(0, 0, round(pose.width * RATIO), round(pose.width))
            rect.center = (round(pose.x), round(pose.y))
            lit = f"c:{number}" in (sight.hover, sight.focus)
            glow(s, rect, plan.u(6), plan.u(18), TARGET, 0.95 if lit else 0.6, max(1.5, 2 * plan.unit))
            marks.brackets(s, rect, plan.unit * 0.8)
            if lit:
                marks.crosshair(s, rect.center, plan.u(38))


def _spread(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan, facts: Facts) -> None:
    """The stack of damage that is still to be placed, in the damaged side's half of the clash."""
    asked = view.decision
    if asked is None or asked.kind != "spread" or not sight.acting:
        return
    from game.ui.crown.spreading import amounts_of

    amount, room, _ = facts.spread
    left = amount - sum(amounts_of(sight.chosen, len(room)))
    if left and (sight.held is None or sight.held.take != "damage"):
        at = damage_place(view, plan)
        damage_token(s, plan, at, left, plan.u(62))
    over_ = asked.args[1] - amount
    if over_ > 0:
        rect = plan.lane(view.lane)
        size = plan.screen.text_px(14)
        fill = Fill("#5a1c14", "#2a0a06", "#ffb08a", 0.95, "#ffe8dc")
        y = plan.clash_y + (-1 if plan.side_up(asked.seat) else 1) * (plan.clash / 2 + plan.u(2))
        marks.pill(
            s,
            (rect.centerx, y),
            f"{over_} left over break{'s' if over_ == 1 else ''} through",
            size,
            fill,
            "anchor",
            "uib",
        )


def damage_place(view: Seen, plan: Plan) -> tuple[float, float]:
    """Where the damage waits that a side has to spread: between the pools, towards that side."""
    asked = view.decision
    rect = plan.lane(view.lane if view.lane >= 0 else 1)
    up = asked is not None and plan.side_up(asked.seat)
    return rect.centerx, plan.clash_y + (-1 if up else 1) * plan.u(34)


# -- the tray ------------------------------------------------------------------------------------------------


def tray(s: pygame.Surface, plan: Plan, title: str, note: str, close: bool) -> None:
    """The plate under a pile that is spread out."""
    rect = plan.tray_rect
    box(s, rect, plan.u(20), TRAY, max(1.5, 2 * plan.unit), 1.0, 0.2, plan.u(40), plan.u(26))
    size, small = plan.screen.text_px(28), plan.screen.text_px(16)
    y = rect.y + plan.u(36)
    drawn = text(s, title, (rect.x + plan.u(28), y), "title", size, CROWN.text, "cl")
    text(s, note, (drawn.right + plan.u(16), y + plan.u(2)), "ui", small, CROWN.dim, "cl")
    marks.divider(s, rect.x + plan.u(20), rect.right - plan.u(20), rect.y + plan.u(60), "#e6c06a", 0.6)
    if close:
        at = tray_close(plan)
        icon_gem(s, at.center, "circle", at.width, "#3a3f7c", "#171a48", "close", "#ffe9b0", "#e6c06a", 1.5)


def tray_close(plan: Plan) -> pygame.Rect:
    """The button that folds the tray."""
    rect = plan.tray_rect
    d = max(24, plan.u(40))
    at = pygame.Rect(0, 0, d, d)
    at.center = (rect.right - plan.u(34), rect.y + plan.u(34))
    return at


# -- buttons of the turn -------------------------------------------------------------------------------------

ACTIONS = (
    ("meditate", "Meditate", "meditation"),
    ("recover", "Recover", "rotate-left"),
    ("maneuver", "Maneuver", "swap-horizontal-bold"),
)


def action_rects(plan: Plan) -> dict[str, pygame.Rect]:
    """Where the buttons of the turn's other actions lie."""
    zone = plan.zones["actions"]
    gap = plan.u(10)
    high = min(plan.u(58), (zone.height - 2 * gap) // 3)
    high = max(high, min(plan.screen.text_px(15) + plan.u(34), (zone.height - 2 * gap) // 3))
    top = zone.y + (zone.height - 3 * high - 2 * gap) // 2
    return {
        word: pygame.Rect(zone.x, top + k * (high + gap), zone.width, high)
        for k, (word, _, _) in enumerate(ACTIONS)
    }


def draw_actions(s: pygame.Surface, plan: Plan, may: frozenset[str], lit: str, on: str) -> None:
    """Meditate, Recover and Maneuver."""
    for word, name, picture in ACTIONS:
        rect = action_rects(plan)[word]
        enabled = word in may
        glowing = enabled and word in (lit, on)
        fill = Fill("#3d4290", "#1c2060", "#f5d88a", 1.0, "#ffffff") if glowing else BUTTON
        if not enabled:
            fill = Fill("#181b48", "#0e1030", "#3a4084", 0.8, "#6a70ae")
        if glowing:
            glow(s, rect, plan.u(10), plan.u(14), TARGET, 0.5)
        box(
            s,
            rect,
            plan.u(10),
            fill,
            max(1.0, plan.unit * 1.4),
            0.9,
            0.2 if enabled else 0.05,
            0,
            plan.u(7) if enabled else 0,
        )
        size = plan.screen.text_px(15)
        k = max(12, plan.u(20))
        both = k + line_height("ui", size)
        if both + plan.u(4) <= rect.height and width(name, "ui", size) <= rect.width - plan.u(6):
            y = rect.centery - both / 2
            s.blit(icon(picture, k, fill.ink), (round(rect.centerx - k / 2), round(y)))
            text(s, name, (rect.centerx, y + k), "ui", size, fill.ink, "tc")
        else:
            s.blit(icon(picture, k, fill.ink), (round(rect.centerx - k / 2), round(rect.centery - k / 2)))


def hand_plate(s: pygame.Surface, plan: Plan, count: int, size_: int) -> None:
    """How many cards the own hand has, and up to how many Meditate draws."""
    x, y = plan.hand_count
    d = plan.u(64)
    from game.ui.paint.gems import numbered

    numbered(
        s, (x, y), "octagon", d, "#3a4296", "#161a50", count, "#e6c06a", "#ffffff", max(1.5, 2.4 * plan.unit)
    )
    px = plan.screen.text_px(13)
    text(s, "in hand", (x, y + d / 2 + plan.u(6)), "ui", px, CROWN.dim, "tc")
    text(s, f"of {size_}", (x, y + d / 2 + plan.u(6) + line_height("ui", px)), "ui", px, CROWN.dim, "tc")

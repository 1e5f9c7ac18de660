"""Where every card lies: a pure function of a view, the plan, and what is held and pointed at.

Pieces are `c:N`, N the number of a card in the view; `d:I` is the I-th card from the top of a deck while its owner
looks for one there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.ids import Seat
from game.rules.crown.state import EXHAUSTED, FIRED, NO_LANE, RESERVE, SHATTERED
from game.ui.crown.facts import Facts
from game.ui.crown.marks import Marks
from game.ui.crown.plan import RATIO, Line, Plan
from game.ui.crown.seen import DAMAGE, Seen
from game.ui.table.mat import Held, Sight
from game.ui.table.pose import Pose
from game.ui.theme import ATTACKED, CHOSEN, TARGET

DRAGGED: Final = 1.1
FORWARD: Final = 148 / 132
SIDEWAYS: Final = 0.88
"""Exhausted creatures lie a little smaller, so that the long side takes less of the line."""
LYING: Final = 1.24
"""What one takes of the line, in card widths."""


def piece(number: int) -> str:
    """The piece of a card."""
    return f"c:{number}"


def number_of(handle: str) -> int:
    """The card of a piece, 0 for other handles."""
    return int(handle[2:]) if handle.startswith("c:") else 0


def slot(side: Seat, lane: int, index: int) -> str:
    """The place in a line that a card would take."""
    return f"slot:{side}:{lane}:{index}"


def slot_of(handle: str) -> tuple[int, int, int]:
    """Side, lane and index of a place, or (-1, -1, -1)."""
    if not handle.startswith("slot:"):
        return -1, -1, -1
    side, lane, index = handle[5:].split(":")
    return int(side), int(lane), int(index)


def shown_line(view: Seen, at: int, held: Held | None) -> list[int]:
    """The numbers of a line from the front as it would be after letting go; 0 where it opens for the held card."""
    row = list(view.line_ids[at])
    if held is None:
        return row
    number = number_of(held.take)
    side, lane, index = slot_of(held.over)
    into = side * 3 + lane == at
    if number in row:
        if not into and not held.over.startswith("slot:"):
            return row
        row.remove(number)
    if into:
        row.insert(index, 0)
    return row


def widths(view: Seen, at: int, row: list[int]) -> list[float]:
    """What each of a line takes, in card widths."""
    flags = {number: unit[1] for number, unit in zip(view.line_ids[at], view.lines[at], strict=True)}
    return [LYING if flags.get(n, 0) & EXHAUSTED and not flags.get(n, 0) & SHATTERED else 1.0 for n in row]


def line_of(view: Seen, at: int, sight: Sight, plan: Plan) -> tuple[list[int], Line]:
    """A line as it lies now: its numbers, and where each of them is."""
    row = shown_line(view, at, sight.held)
    pointed = number_of(sight.hover) or number_of(sight.focus)
    opened = row.index(pointed) if pointed in row and sight.held is None else -1
    side, lane = divmod(at, 3)
    return row, plan.line(side, lane, widths(view, at, row), opened)


def lay(view: Seen, sight: Sight, plan: Plan, facts: Facts, tray: tuple[str, ...] = ()) -> dict[str, Pose]:
    """All pieces, each where it belongs. `tray`: the pieces of a pile that is looked through."""
    poses: dict[str, Pose] = {}
    for seat in (1 - plan.home, plan.home):
        _piles(poses, view, seat, plan)
        _anchors(poses, view, seat, plan)
        _traps(poses, view, seat, sight, plan)
        _hand(poses, view, seat, sight, plan, facts)
    for at in range(6):
        _line(poses, view, at, sight, plan, facts)
    _limbo(poses, view, sight, plan)
    _tray(poses, view, sight, plan, tray)
    held = sight.held
    if held is not None and held.take not in poses:
        # its place in the line is open elsewhere now
        at, index = view.place_of(number_of(held.take))
        if at >= 0:
            marks = unit_marks(view, at, index, facts, sight)
            poses[held.take] = Pose(0, 0, plan.card, face=view.lines[at][index][0], mark=marks.word())
    if held is not None and held.take in poses:
        poses[held.take] = _in_hand(poses[held.take], held, plan)
    return poses


def _in_hand(pose: Pose, held: Held, plan: Plan) -> Pose:
    width = pose.width * DRAGGED if pose.width > plan.card * 0.8 else plan.card * 1.06
    if held.over.startswith(("slot:", "trap:")):
        width = plan.card * 1.06
    lifted = plan.u(46) if held.over.startswith("slot:") else 0
    return replace(
        pose, x=held.centre[0], y=held.centre[1] - lifted, width=width, angle=held.tilt, lift=2.4, glow=TARGET, z=900,
        dim=0.0, mark=in_hand_mark(pose.mark),
    )  # fmt: skip


def in_hand_mark(word: str) -> str:
    """The marks of a card that is held: no bar that says it could be."""
    from game.ui.crown.marks import marks_of

    return replace(marks_of(word), playable=False, target=0).word()


# -- piles, anchors, traps -----------------------------------------------------------------------------------


def _piles(poses: dict[str, Pose], view: Seen, seat: Seat, plan: Plan) -> None:
    ids, cards = view.fade_ids[seat], view.fades[seat]
    mini = Marks(use="mini").word()
    base = plan.pile(seat, "fade")
    for depth in range(min(2, len(ids))):
        number, card = ids[-1 - depth], cards[-1 - depth]
        poses[piece(number)] = replace(base, face=card, z=base.z - depth, lift=0.0, mark=mini)
    base = plan.pile(seat, "reserve")
    things = list(zip(view.reserve_ids[seat], view.reserves[seat], strict=True))
    traps = [
        (number, trap[0] if trap[2] == 3 or seat == plan.home else "", trap[2])
        for number, trap in zip(view.trap_ids[seat], view.traps[seat], strict=True)
        if trap[1] == RESERVE
    ]
    count = len(things) + len(traps)
    step = min(plan.u(7), plan.u(18) / max(count - 1, 1)) if count > 1 else 0
    for k, (number, card) in enumerate(things):
        poses[piece(number)] = replace(
            base.at(base.x + step * k, base.y), face=card, z=base.z + 0.1 * k, mark=mini
        )
    for k, (number, card, mask) in enumerate(traps, len(things)):
        mark = Marks(use="mini" if mask == 3 else "back", eye=bool(card) and k == count - 1).word()
        face = card if mask == 3 else ""
        poses[piece(number)] = replace(
            base.at(base.x + step * k, base.y), face=face, z=base.z + 0.1 * k, mark=mark
        )


def anchor_slots(view: Seen, at: int) -> int:
    """How many places for anchors a lane shows on a side."""
    return max(3, len(view.anchors[at]), min(len(view.anchors[at]) + view.lost[at], 4))


def _anchors(poses: dict[str, Pose], view: Seen, seat: Seat, plan: Plan) -> None:
    for lane in range(3):
        at = seat * 3 + lane
        row = view.anchors[at]
        slots = anchor_slots(view, at)
        for index, (number, (card, _)) in enumerate(zip(view.anchor_ids[at], row, strict=True)):
            # the next to break lies rightmost of those that are left
            place = slots - len(row) + index
            mark = Marks(use="back", eye=bool(card)).word()
            poses[piece(number)] = replace(plan.anchor(seat, lane, place, slots), mark=mark)


def _traps(poses: dict[str, Pose], view: Seen, seat: Seat, sight: Sight, plan: Plan) -> None:
    asked = offered_trap(view)
    for lane in range(3):
        here = [n for n, trap in enumerate(view.traps[seat]) if trap[1] == lane]
        for k, n in enumerate(here):
            card, _, mask = view.traps[seat][n]
            open_ = mask == 3
            pose = plan.trap(seat, lane, k, len(here))
            # of a heap of known cards only the uppermost bears the eye
            covered = k + 1 < len(here) and bool(view.traps[seat][here[k + 1]][0])
            eye = bool(card) and not open_ and not covered
            mark = Marks(use="mini" if open_ else "back", eye=eye).word()
            number = view.trap_ids[seat][n]
            pose = replace(pose, face=card if open_ else "", mark=mark)
            if (seat, n) == asked:
                pose = _raised_trap(pose, card, view, seat, sight, plan)
            if piece(number) in (sight.hover, sight.focus):
                pose = replace(
                    pose,
                    z=pose.z + 8,
                    lift=1.2,
                    glow=pose.glow or (CHOSEN if piece(number) == sight.focus else ""),
                )
            poses[piece(number)] = pose
    if asked[0] == seat and view.traps[seat][asked[1]][1] == RESERVE:
        key = piece(view.trap_ids[seat][asked[1]])
        card = view.traps[seat][asked[1]][0]
        poses[key] = _raised_trap(poses[key], card, view, seat, sight, plan)


def _raised_trap(pose: Pose, card: str, view: Seen, seat: Seat, sight: Sight, plan: Plan) -> Pose:
    """The trap that is asked about: raised, and open to its owner if they sit there."""
    pose = replace(pose, glow=CHOSEN, lift=1.6, z=pose.z + 130)
    if not card or not sight.acting or view.seat != seat:
        return pose
    width = plan.card * 0.92
    high = width * RATIO
    place = plan.zones["plate" if seat == plan.home else "other"]
    in_lane = pose.x > place.right
    x = pose.x - width * 0.3 if in_lane else place.right + width * 0.6
    y = pose.y - high * 0.34 if not plan.side_up(seat) else pose.y + high * 0.34
    return replace(pose, x=x, y=y, width=width, face=card, mark=Marks(use="hand").word())


def offered_trap(view: Seen) -> tuple[int, int]:
    """Whose trap is asked about, and its number; (-1, -1) for none."""
    asked = view.decision
    if asked is None or asked.kind != "trap" or not view.stack or view.stack[-1][0] != "offer":
        return -1, -1
    return view.stack[-1][1], view.stack[-1][2]


# -- hands ---------------------------------------------------------------------------------------------------


def _hand(poses: dict[str, Pose], view: Seen, seat: Seat, sight: Sight, plan: Plan, facts: Facts) -> None:
    ids, cards = view.hand_ids[seat], view.hands[seat]
    count = len(ids)
    if seat != plan.home:
        back = Marks(use="back").word()
        for k, number in enumerate(ids):
            poses[piece(number)] = replace(plan.other_hand(k, count), mark=back)
        return
    asked = view.decision
    choosing = (
        sight.acting and asked is not None and asked.seat == seat and asked.kind in ("mulligan", "target")
    )
    for k, (number, card) in enumerate(zip(ids, cards, strict=True)):
        key = piece(number)
        pose = replace(plan.hand(k, count), face=card)
        marks = Marks(use="hand" if card else "back", playable=key in sight.takeable)
        if card and view.seat == seat:
            row = facts.pool.cards[card]
            now = facts.cost(card, seat)
            if now != row.cost:
                marks = replace(marks, cost=str(now), cost_how="up" if now < row.cost else "down")
        if key in sight.chosen:
            pose = replace(pose, y=pose.y - plan.u(18), glow=CHOSEN, lift=1.6)
            marks = replace(marks, playable=False)
        elif choosing and key not in sight.takeable:
            pose = replace(pose, dim=0.55)
        if sight.held is None and key in (sight.hover, sight.focus):
            pose = replace(
                pose, y=pose.y - (0 if key in sight.chosen else plan.u(12)), lift=1.9, z=pose.z + 40,
                angle=pose.angle * 0.3, width=pose.width * 1.07, glow=CHOSEN if key == sight.focus else pose.glow,
            )  # fmt: skip
        poses[key] = replace(pose, mark=marks.word())


# -- lanes ---------------------------------------------------------------------------------------------------


def is_locked(view: Seen, lane: int) -> bool:
    """Rules section 7: a side is empty."""
    return not view.lines[lane] or not view.lines[lane + 3]


def next_up(view: Seen, facts: Facts) -> int:
    """The number of the creature whose turn in the push comes next, 0 where that is over."""
    if view.lane == NO_LANE or view.decision is None or view.step >= DAMAGE:
        return 0
    from game.ui.crown.seen import RESOLVED

    cards = facts.pool.cards
    for tier in range(view.tier, 3):
        sides = (view.side, 1 - view.side) if tier == view.tier else (view.turn, 1 - view.turn)
        for side in sides:
            at = side * 3 + view.lane
            for unit, number in zip(view.lines[at], view.line_ids[at], strict=True):
                if not unit[1] & RESOLVED and cards[unit[0]].tier == tier:
                    if unit[1] & (EXHAUSTED | SHATTERED):
                        continue
                    return number
    return 0


def unit_marks(view: Seen, at: int, index: int, facts: Facts, sight: Sight) -> Marks:
    """Everything that a creature in a lane shows besides its face."""
    card, flags, counters, damage, owner, _, _ = view.lines[at][index]
    number = view.line_ids[at][index]
    row = facts.pool.cards[card]
    power = facts.powers[at][index]
    side = at // 3
    left = power - damage
    how = "hurt" if damage else "up" if power > row.power else "down" if power < row.power else ""
    shattered = bool(flags & SHATTERED)
    added = dict(view.added).get(number)
    in_push = view.lane == at % 3
    return Marks(
        power=str(max(0, left if not shattered else power)),
        how="" if shattered else how,
        damage=damage,
        counters=counters,
        added=f"+{added}" if added is not None and in_push else "",
        exhausted=bool(flags & EXHAUSTED) and not shattered,
        shattered=shattered,
        leader=index == 0 and row.type != "fortification",
        heroic=row.heroic,
        rival="rival" if row.type == "rival" else "",
        owned=sight.seated[owner].colour if owner != side else "",
        fired=bool(flags & FIRED) and in_push,
    )


def _line(poses: dict[str, Pose], view: Seen, at: int, sight: Sight, plan: Plan, facts: Facts) -> None:
    row, line = line_of(view, at, sight, plan)
    side, lane = divmod(at, 3)
    sign = -1 if plan.side_up(side) else 1
    asked = view.decision
    in_push = view.lane == lane
    locked = is_locked(view, lane)
    upcoming = next_up(view, facts) if in_push else 0
    for k, number in enumerate(row):
        if not number:
            continue
        index = view.line_ids[at].index(number)
        key = piece(number)
        marks = unit_marks(view, at, index, facts, sight)
        if number == upcoming and not marks.added:
            marks = replace(marks, next=True)
        pose = Pose(line.xs[k], line.ys[k], line.width, face=view.lines[at][index][0], z=30 + 0.2 * k)
        if marks.exhausted:
            wide = line.width * SIDEWAYS
            pose = replace(pose, angle=-90.0, width=wide, dim=0.5)
            over = line.xs[k + 1] - line.width / 2 if k + 1 < len(row) else plan.screen.width
            marks = replace(marks, tight=over < pose.x + wide * RATIO * 0.4)
        if locked or (view.lane != NO_LANE and not in_push):
            pose = replace(pose, dim=max(pose.dim, 0.34))
        if number == view.active and view.active:
            pose = replace(
                pose,
                y=pose.y - sign * plan.u(20),
                width=pose.width * FORWARD,
                lift=1.6,
                z=pose.z + 20,
                glow=CHOSEN,
            )
        pose, marks = _while_asked(pose, marks, view, at, index, key, sight, plan, facts, sign)
        if sight.held is None and key in (sight.hover, sight.focus):
            pose = replace(
                pose, z=pose.z + 40, lift=max(pose.lift, 1.2), y=pose.y - sign * plan.u(8 if line.crowded else 4),
                glow=CHOSEN if key == sight.focus else pose.glow, dim=pose.dim * 0.5,
            )  # fmt: skip
        if (
            asked is not None
            and sight.acting
            and asked.kind == "act"
            and key in sight.takeable
            and sight.chosen[:1] == ("maneuver",)
        ):
            pose = replace(pose, glow=TARGET)
        poses[key] = replace(pose, mark=marks.word())


def _while_asked(
    pose: Pose,
    marks: Marks,
    view: Seen,
    at: int,
    index: int,
    key: str,
    sight: Sight,
    plan: Plan,
    facts: Facts,
    sign: int,
) -> tuple[Pose, Marks]:
    """What a question on the table makes of a creature: raised in a window, counted on while damage is spread."""
    asked = view.decision
    if asked is None or not sight.acting:
        return pose, marks
    if asked.kind == "window" and ("fire", index) in facts.legal and at == asked.seat * 3 + view.lane:
        pose = replace(
            pose, y=pose.y - sign * plan.u(14), width=pose.width * 1.1, lift=1.7, z=pose.z + 10, glow=CHOSEN
        )
        marks = replace(marks, ribbon="Flying Strike")
    if asked.kind == "spread" and at == asked.seat * 3 + view.lane:
        from game.ui.crown.spreading import amounts_of

        amounts = amounts_of(sight.chosen, len(view.lines[at]))
        _, room, _ = facts.spread
        marks = replace(marks, placed=amounts[index], power=str(max(0, int(marks.power) - amounts[index])))
        if amounts[index] or marks.damage:
            marks = replace(marks, how="hurt")
        if room[index]:
            pose = replace(pose, glow=ATTACKED if amounts[index] < room[index] else pose.glow)
    if sight.held is not None and key in sight.targets:
        return pose, replace(marks, target=2 if key == sight.held.over else 1)
    if asked.kind == "target" and key in sight.takeable:
        pose = replace(pose, z=pose.z + 4)
        marks = replace(marks, target=2 if key in (sight.hover, sight.focus) else 1)
    elif asked.kind == "target" and sight.held is None:
        pose = replace(pose, dim=max(pose.dim, 0.5))
    return pose, marks


# -- on their way --------------------------------------------------------------------------------------------


def limbo_lane(view: Seen, what: str, lane: int) -> int:
    """Over which lane a card on its way lies."""
    if what == "anchor" or (what == "trap" and lane in (0, 1, 2)):
        return lane
    return 1 if view.lane in (NO_LANE, 1) else 0 if view.lane == 2 else 2


def _limbo(poses: dict[str, Pose], view: Seen, sight: Sight, plan: Plan) -> None:
    stacked: dict[int, int] = {}
    for what, _, lane, card, number in view.cards_in_limbo:
        where = limbo_lane(view, what, lane)
        order = stacked.get(where, 0)
        stacked[where] = order + 1
        pose = plan.limelight(where, order)
        if what == "spell" and view.decision is not None:
            pose = replace(pose, width=min(pose.width, plan.clash * 1.24 / RATIO))
        key = piece(number)
        marks = Marks(use="hand", playable=key in sight.takeable)
        glow = CHOSEN if what in ("anchor", "trap") or key in (sight.hover, sight.focus) else ""
        poses[key] = replace(
            pose, face=card, glow=glow, mark=marks.word(), z=pose.z - 200 if what != "play" else pose.z
        )
        if sight.held is None and key == sight.focus:
            poses[key] = replace(poses[key], width=poses[key].width * 1.07, lift=1.8)


# -- a pile spread out ---------------------------------------------------------------------------------------


def _tray(poses: dict[str, Pose], view: Seen, sight: Sight, plan: Plan, tray: tuple[str, ...]) -> None:
    """`tray` names pieces: `c:N` of a Fade, `d:I` of a deck."""
    if not tray:
        return
    asked = view.decision
    faces = tray_faces(view)
    for k, key in enumerate(tray):
        pose = replace(plan.tray(k, len(tray)), face=faces.get(key, ""))
        marks = Marks(use="hand" if faces.get(key) else "back")
        if asked is not None and asked.kind == "target" and sight.acting:
            if key in sight.takeable:
                marks = replace(marks, target=2 if key in (sight.hover, sight.focus) else 1)
            else:
                pose = replace(pose, dim=0.6)
        if key in (sight.hover, sight.focus):
            pose = replace(pose, lift=1.8, z=pose.z + 100, width=pose.width * 1.06)
        poses[key] = replace(pose, mark=marks.word())


def tray_faces(view: Seen) -> dict[str, str]:
    """The cards that a pile spread out can show, by piece."""
    found = {}
    for seat in (0, 1):
        for number, card in zip(view.fade_ids[seat], view.fades[seat], strict=True):
            found[piece(number)] = card
    asked = view.decision
    if asked is not None and asked.kind == "target":
        for ref in asked.args[2]:
            if ref[0] == "card" and ref[2] == "deck":
                found[f"d:{ref[3]}"] = view.decks[ref[1]][-1 - ref[3]]
    return found


__all__ = ["lay", "line_of", "number_of", "piece", "slot", "slot_of"]

"""Where every card and marker lies: a pure function of a view, the plan, and what is held and pointed at.

Pieces: `c:6H` a card that is known, `x:2` the first card of seat 2 that this looker does not know, `den` the Den's
unknown top card, `m:H` and `m:V` the own markers while a bid is asked.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.ids import Seat
from game.rules.renown import decisions, rulings
from game.rules.renown.cards import KINDS, RENOWN, Card
from game.rules.renown.view import RenownView
from game.ui.renown.plan import RAISED, SHOWN_REMOVED, Plan
from game.ui.table.mat import Held, Sight
from game.ui.table.pose import Pose
from game.ui.theme import CHOSEN, TARGET

SUIT_ORDER = "HDSC"
DEN, HALL = "den", "hall"
DRAGGED = 136 / 128


def piece(card: Card) -> str:
    """The piece of a known card."""
    return f"c:{card}"


def card_of(handle: str) -> Card:
    """The card that a piece shows, empty for others."""
    return handle[2:] if handle.startswith("c:") else ""


def in_hand_order(hand: tuple[Card, ...]) -> list[tuple[int, Card]]:
    """A hand as it is shown: unknown cards first, then by suit and Renown, each with its index in the hand."""
    order = [(i, card) for i, card in enumerate(hand)]
    order.sort(key=lambda pair: (SUIT_ORDER.find(pair[1][1]), RENOWN[pair[1]]) if pair[1] else (-1, 0))
    return order


def row_order(view: RenownView, held: Held | None) -> list[Card | None]:
    """The row from the high end as it would be after letting go; None where it opens for the held card."""
    row: list[Card | None] = list(view.hierarchy)
    if held is None:
        return row
    card = card_of(held.take)
    if card in row:
        at = row.index(card)
        row[at] = None
        if held.over.startswith("place:"):
            row.pop(at)
            row.insert(int(held.over[6:]), None)
    elif held.over.startswith("place:"):
        row.insert(int(held.over[6:]), None)
    return row


def row_places(view: RenownView, held: Held | None) -> int:
    """How many places the row needs now: one more while a card of a pile is held, wherever it hovers."""
    count = max(len(view.hierarchy), 2 * view.seats)
    if held is None or held.take.startswith("m:"):
        return count
    card = card_of(held.take)
    mine = view.decision is not None and card in view.hands[view.decision.seat]
    return count if card in view.hierarchy or mine else max(count, len(view.hierarchy) + 1)


def hand_key(view: RenownView, seat: Seat, index: int) -> str:
    """The piece of a card in a hand, known or not."""
    card = view.hands[seat][index]
    return piece(card) if card else f"x:{seat}"


def lay(view: RenownView, sight: Sight, plan: Plan) -> dict[str, Pose]:
    """All pieces, each where it belongs."""
    poses: dict[str, Pose] = {}
    _piles(poses, view, plan)
    _removed(poses, view, plan)
    for seat in range(view.seats):
        if seat == plan.home:
            _own_hand(poses, view, sight, plan)
        else:
            hand = in_hand_order(view.hands[seat])
            for i, (index, card) in enumerate(hand):
                pose = plan.other_hand(seat, i, len(hand))
                poses[hand_key(view, seat, index)] = replace(pose, face=card)
    _row(poses, view, sight, plan)
    _markers(poses, view, sight, plan)
    for key in sight.takeable if sight.held is None else ():
        if key in poses and (key == DEN or card_of(key) in (*view.den[:1], *view.hall[:1])):
            poses[key] = replace(
                poses[key], mark="playable", glow=CHOSEN if key == sight.focus else poses[key].glow
            )
    held = sight.held
    if held is not None and held.take in poses:
        poses[held.take] = _in_hand(poses[held.take], held, plan)
    return poses


def _in_hand(pose: Pose, held: Held, plan: Plan) -> Pose:
    width = pose.width * 1.08 if held.take.startswith(("c:", "den")) else pose.width * 1.2
    if held.take == DEN or not card_of(held.take) or pose.z < 40:
        width = max(width, plan.row(0).width * DRAGGED) if not held.take.startswith("m:") else width
    if held.over.startswith("seat:"):
        width *= 0.74
    return replace(
        pose,
        x=held.centre[0],
        y=held.centre[1],
        width=width,
        angle=held.tilt,
        lift=2.4,
        glow=TARGET,
        z=900,
        dim=0.0,
        mark="",
    )


def _piles(poses: dict[str, Pose], view: RenownView, plan: Plan) -> None:
    if view.den:
        top = view.den[0]
        poses[piece(top) if top else DEN] = replace(
            plan.bay(DEN), face=top, dim=0.25 if top else 0.0, lift=0.0
        )
        if len(view.den) > 1 and view.den[1]:
            poses[piece(view.den[1])] = replace(plan.bay(DEN), face=view.den[1], lift=0.0, z=4)
    for depth, card in enumerate(view.hall[:2]):
        poses[piece(card)] = replace(plan.bay(HALL), face=card, lift=0.0, z=5 - depth)


def _removed(poses: dict[str, Pose], view: RenownView, plan: Plan) -> None:
    shown = view.removed[-SHOWN_REMOVED:]
    for i, card in enumerate(shown):
        pose = replace(plan.removed(len(shown) - 1 - i, len(shown)), face=card)
        if card == view.sacrificed:
            pose = replace(pose, glow=CHOSEN, lift=0.9)
        poses[piece(card)] = pose


def _own_hand(poses: dict[str, Pose], view: RenownView, sight: Sight, plan: Plan) -> None:
    home = plan.home
    hand = in_hand_order(view.hands[home])
    asked = view.decision
    giving = sight.acting and asked is not None and asked.kind == decisions.GIVE
    for i, (index, card) in enumerate(hand):
        key = hand_key(view, home, index)
        pose = replace(plan.hand(i, len(hand)), face=card)
        if key in sight.takeable and card not in sight.chosen:
            pose = replace(pose, mark="playable")
        if giving and key not in sight.takeable and card not in sight.chosen:
            pose = replace(pose, dim=0.6)
        if card and card in sight.chosen:
            more = plan.u(14) if key == sight.focus else 0
            pose = replace(pose, y=pose.y - plan.u(34) - more, glow=CHOSEN, lift=1.6)
        elif sight.held is None and sight.hover == key:
            pose = replace(pose, y=pose.y - plan.u(20), lift=1.8, z=pose.z + 40, angle=pose.angle * 0.4)
        elif sight.held is None and sight.focus == key:
            pose = replace(pose, y=pose.y - plan.u(20), lift=1.8, z=pose.z + 40, glow=CHOSEN)
        poses[key] = pose


def _row(poses: dict[str, Pose], view: RenownView, sight: Sight, plan: Plan) -> None:
    order = row_order(view, sight.held)
    line = plan.row(row_places(view, sight.held))
    moving = sight.acting and view.decision is not None and view.decision.kind == decisions.MOVE
    for place, card in enumerate(order):
        if card is None:
            continue
        key = piece(card)
        pose = Pose(line.x(place), line.y, line.width, face=card, z=29 - place * 0.1)
        if moving and card in view.barred:
            pose = replace(pose, dim=0.45)
        if sight.held is None and key in sight.takeable:
            pose = replace(pose, mark="playable")
        if sight.held is None and key in sight.takeable and key in (sight.hover, sight.focus):
            pose = replace(pose, y=pose.y - plan.u(10), lift=1.3, glow=CHOSEN if key == sight.focus else "")
        poses[key] = pose
    held = sight.held
    if held is not None and card_of(held.take) in view.hierarchy:
        at = row_order(view, held).index(None)
        poses[held.take] = Pose(line.x(at), line.y, line.width, face=card_of(held.take), z=30)


def _markers(poses: dict[str, Pose], view: RenownView, sight: Sight, plan: Plan) -> None:
    asked = view.decision
    if not sight.acting or asked is None or asked.kind != decisions.BID or asked.seat != plan.home:
        return
    favor = view.favor[plan.home]
    for side, kind in enumerate(KINDS):
        if kind not in rulings.bid_kinds(favor):
            continue
        x, y = plan.last_marker(side, favor[side])
        key = f"m:{kind}"
        grown = RAISED if key in (sight.hover, sight.focus) else 1.12
        poses[key] = Pose(
            x, y, plan.marker * grown, face=kind, z=60, lift=1.0, glow=CHOSEN if key == sight.focus else ""
        )

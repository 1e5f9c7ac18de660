"""Where every card lies: a pure function of a view, the plan, and what is held and pointed at.

Pieces: `c:SEAT:PLACE` a Creature in play, `d:N` the Nth card of the own Dungeon, `s:N` the Nth Spell of the own hand,
`circle` the own Circle, `deck` and `research` the tops of the decks, `held` the card that waits to be placed or the
Spell that asks for its target, `pick:N` a card to choose from, `picks` the tray under these.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.ids import Seat
from game.rules.patterns import decisions
from game.rules.patterns.facts import facts_of
from game.rules.patterns.piles import NOWHERE, slot_of, split_ref
from game.rules.patterns.view import PatternsView
from game.ui.patterns.plan import Plan
from game.ui.table.mat import Held, Sight
from game.ui.table.pose import Pose
from game.ui.theme import AURA, CHOSEN, TARGET

DECK, RESEARCH, HELD, CIRCLE, PICKS = "deck", "research", "held", "circle", "picks"
DRAGGED: Final = 1.1
FALLEN: Final = 7.0
"""Degrees by which Minions hang whose Leader is lost."""


def creature_key(seat: Seat, place: str) -> str:
    """The piece, and the place, of a Creature in play."""
    return f"c:{seat}:{place}"


def seat_place(handle: str) -> tuple[Seat, str] | None:
    """Whose place a handle names, and which; None for another handle."""
    head, _, rest = handle.partition(":")
    if head != "c":
        return None
    seat, _, place = rest.partition(":")
    return int(seat), place


def number_in(handle: str, head: str) -> int:
    """The number of `d:3`, `s:0`, `pick:2`; NOWHERE for another handle."""
    start = f"{head}:"
    return int(handle[len(start) :]) if handle.startswith(start) else NOWHERE


def card_at(view: PatternsView, seat: Seat, place: str) -> str:
    """The Creature at a place; empty for none."""
    return view.patterns[seat][facts_of(view.pool).number[place]]


def held_slot(view: PatternsView, home: Seat) -> int:
    """Which card of the own Dungeon is in hand, being placed; NOWHERE for none, or where it may not be known."""
    asked = view.decision
    if asked is None or asked.kind != decisions.PLACE or asked.args[4] != home or not view.held:
        return NOWHERE
    return slot_of(view.dungeons[home], view.held)


def picking(view: PatternsView, home: Seat) -> bool:
    """Whether a card of a pile is asked for that does not lie open in the own Dungeon."""
    asked = view.decision
    if asked is None or asked.kind != decisions.PICK or asked.args[0] != "pick" or asked.seat != home:
        return False
    return bool(asked.args[2] == "deck" or asked.args[3] != home)


def pick_pile(view: PatternsView) -> tuple[str, ...]:
    """The cards that one is picked from, unseen ones as empty texts."""
    asked = view.decision
    if asked is None or asked.kind != decisions.PICK or asked.args[0] != "pick":
        return ()
    if asked.args[2] == "deck":
        return view.recruitment[: asked.args[3]]
    return view.dungeons[asked.args[3]]


def casting(view: PatternsView) -> str:
    """The Spell that asks for something now; empty for none."""
    asked = view.decision
    if asked is None:
        return ""
    if asked.kind == decisions.TARGET:
        return str(asked.args[0])
    if asked.kind == decisions.OPTION and asked.args[0] == "option":
        return str(asked.args[1])
    return ""


def lay(view: PatternsView, sight: Sight, plan: Plan) -> dict[str, Pose]:
    """All pieces, each where it belongs."""
    poses: dict[str, Pose] = {}
    if view.recruitment:
        poses[DECK] = replace(plan.deck(DECK), face="")
    if view.research:
        poses[RESEARCH] = replace(plan.deck(RESEARCH), face="")
    _creatures(poses, view, plan)
    if view.circles[plan.home]:
        poses[CIRCLE] = replace(plan.circle, face=view.circles[plan.home])
    _dungeon(poses, view, sight, plan)
    _spells(poses, view, sight, plan)
    _waiting(poses, view, plan)
    if picking(view, plan.home):
        pile = pick_pile(view)
        board = plan.board(len(pile))
        poses[PICKS] = Pose(board.centerx, board.centery, board.width, lift=0.0, z=60)
        for index, card in enumerate(pile):
            poses[f"pick:{index}"] = replace(plan.pick(index, len(pile)), face=card)
    _lights(poses, view, sight)
    held = sight.held
    if held is not None and held.take in poses:
        poses[held.take] = _in_hand(poses[held.take], held, plan)
    return poses


def _creatures(poses: dict[str, Pose], view: PatternsView, plan: Plan) -> None:
    facts = facts_of(view.pool)
    for seat in range(view.seats):
        hanging = {minion for who, place in view.lost if who == seat for minion in facts.minions[place]}
        for place, card in enumerate(view.patterns[seat]):
            if not card:
                continue
            pose = replace(plan.place(seat, place), face=card, lift=0.6 if seat == plan.home else 0.4)
            if place in hanging:
                side = FALLEN if place % 2 else -FALLEN
                pose = replace(pose, angle=side, y=pose.y + pose.width * 0.1, lift=1.2, z=pose.z + 5)
            poses[creature_key(seat, facts.names[place])] = pose


def _dungeon(poses: dict[str, Pose], view: PatternsView, sight: Sight, plan: Plan) -> None:
    cards = view.dungeons[plan.home]
    out = held_slot(view, plan.home)
    shown = [slot for slot in range(len(cards)) if slot != out]
    fan = plan.cells(len(shown))
    for i, slot in enumerate(shown):
        key = f"d:{slot}"
        pose = Pose(fan.first + i * fan.step, fan.y, fan.width, 0.0, 0.4, cards[slot], z=20 + i * 0.1)
        if key in sight.chosen:
            deck = plan.deck(RESEARCH)
            pose = Pose(
                deck.x - plan.u(10), deck.y + plan.u(22), deck.width * 0.94, 5.0, 1.3, cards[slot], z=45
            )
        elif sight.held is None and key in (sight.hover, sight.focus):
            pose = replace(pose, y=pose.y - plan.u(16), lift=1.4, z=38)
        poses[key] = pose


def _spells(poses: dict[str, Pose], view: PatternsView, sight: Sight, plan: Plan) -> None:
    hand = view.spells[plan.home]
    for index, spell in enumerate(hand):
        key = f"s:{index}"
        pose = replace(plan.spell(index, len(hand)), face=spell)
        if sight.held is None and key in (sight.hover, sight.focus):
            pose = replace(pose, y=pose.y - plan.u(24), lift=1.8, z=pose.z + 40, angle=pose.angle * 0.4)
        poses[key] = pose


def _waiting(poses: dict[str, Pose], view: PatternsView, plan: Plan) -> None:
    """The card being placed, or the Spell that asks."""
    asked = view.decision
    if asked is None:
        return
    if asked.kind == decisions.PLACE:
        poses[HELD] = replace(plan.held(asked.seat), face=split_ref(view.held)[0] if view.held else "")
    elif casting(view):
        poses[HELD] = replace(plan.held(asked.seat), face=casting(view))


def _lights(poses: dict[str, Pose], view: PatternsView, sight: Sight) -> None:
    """Glows of what is meant, what may be used, and where an Aura lies."""
    facts = facts_of(view.pool)
    for seat in range(view.seats):
        for place in range(facts.positions):
            over = facts.leader[place]
            led = view.auras[seat][over] if over >= 0 else ""
            key = creature_key(seat, facts.names[place])
            if (view.auras[seat][place] or led) and key in poses:
                poses[key] = replace(poses[key], glow=AURA)
    if sight.held is not None:
        return
    for key in sight.takeable:
        pose = poses.get(key)
        if pose is None:
            continue
        if key == sight.focus or (key == sight.hover and key.startswith(("c:", "pick:"))):
            poses[key] = replace(pose, glow=CHOSEN, lift=max(pose.lift, 1.2))
        elif key.startswith(("s:", "d:")) or key in (HELD, DECK):
            poses[key] = replace(pose, mark="playable")
    if sight.focus in poses and not poses[sight.focus].glow:
        poses[sight.focus] = replace(poses[sight.focus], glow=CHOSEN)


def _in_hand(pose: Pose, held: Held, plan: Plan) -> Pose:
    width = max(pose.width * DRAGGED, plan.place(plan.home, plan.shape.positions - 1).width)
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

"""Crown's legal actions as things to take and places to put them.

Handles: `c:N` a card, `slot:SIDE:LANE:INDEX` a place in a line, `trap:SEAT:PLACE` where a trap is set, `table` anywhere
in play, `push:LANE` the disc at a clash, `across:LANE` over the clash line, `act:WORD` a button of the turn, `use:N` an
Exhaust ability, `lane:LANE`, `fade:SEAT` and `reserve:SEAT` piles, `damage` the tokens to spread.
"""

from __future__ import annotations

from typing import Any

from game.core.ids import Action, Seat
from game.rules.crown.legal import can_maneuver_unit
from game.ui.crown.facts import Facts
from game.ui.crown.payments import choose_payment, chosen_payment, price_tip
from game.ui.crown.poses import number_of, offered_trap, piece, slot, slot_of
from game.ui.crown.seen import Seen
from game.ui.crown.signs import ordinal
from game.ui.crown.spreading import amounts_of, chosen_of, may_take, sensible
from game.ui.table.gesture import Gesture, Tip
from game.ui.table.mat import Sight

BROWSE, PUSH, PICK, MODE = "browse", "push", "pick", "maneuver"
"""Heads of what is chosen so far and changes nothing yet."""


def gestures(view: Seen, sight: Sight, facts: Facts) -> list[Gesture]:
    """Everything that may be done now, in the order of the legal actions."""
    asked = view.decision
    if not sight.acting or asked is None:
        return []
    seat = asked.seat
    found: list[Gesture] = []
    match asked.kind:
        case "mulligan":
            found = [
                Gesture(piece(number), "", (PICK, piece(number)), local=True)
                for number, card in zip(view.hand_ids[seat], view.hands[seat], strict=True)
                if card
            ]
        case "spread":
            found = _spreading(view, sight, facts)
        case "maneuver":
            found = _moving_on(view, facts, seat)
        case _:
            for action in facts.legal:
                found += _of(view, sight, facts, seat, action)
            if asked.kind == "act":
                found += _maneuvers(view, facts, seat)
    if asked.kind in ("act", "chain", "finish", "window"):
        found += [Gesture(f"fade:{s}", "", (BROWSE, s), local=True) for s in (0, 1) if view.fades[s]]
    if sight.chosen[:1] == (BROWSE,):
        found.append(Gesture("tray:close", "", (BROWSE, -1), local=True))
    return found


def _of(view: Seen, sight: Sight, facts: Facts, seat: Seat, action: Action) -> list[Gesture]:
    match action:
        case ("play", _, _, _, payment) if payment is not None:
            return []  # the other ways to pay are chosen with the wheel
        case ("play", card, lane, index, None):
            return _playing(view, sight, facts, seat, card, lane, index)
        case ("set", "", place):
            return [Gesture(piece(_broken(view)), f"trap:{seat}:{place}", action, Tip("Set face-down"))]
        case ("set", card, place):
            tip = Tip("Set face-down: it costs nothing now")
            return [Gesture(key, f"trap:{seat}:{place}", action, tip) for key in _copies(view, seat, card)]
        case ("push", lane):
            front = piece(view.line_ids[seat * 3 + lane][0])
            return [
                Gesture(f"push:{lane}", "", (PUSH, lane), local=True),
                Gesture(front, f"across:{lane}", action, _push_tip(facts, lane, seat)),
            ]
        case ("meditate",) | ("recover",):
            return [Gesture(f"act:{action[0]}", "", action)]
        case ("fire", index):
            return [Gesture(piece(view.line_ids[seat * 3 + view.lane][index]), "", action)]
        case ("exhaust", lane, index):
            return [Gesture(f"use:{view.line_ids[seat * 3 + lane][index]}", "", action)]
        case ("cast", _, _, payment) if payment is not None:
            return []
        case ("cast", lane, index, None):
            return _casting(view, sight, facts, seat, lane, index)
        case ("take",):
            return [Gesture(piece(_broken(view)), "hand", action, Tip("Into the hand"))]
        case ("spring", None):
            owner, number = offered_trap(view)
            return [Gesture(piece(view.trap_ids[owner][number]), "", action)]
        case ("target", ref):
            return _target(view, seat, ref, action)
    return []


def _copies(view: Seen, seat: Seat, card: str) -> list[str]:
    """The pieces of a card in a hand: two alike may both be taken."""
    pairs = zip(view.hand_ids[seat], view.hands[seat], strict=True)
    return [piece(number) for number, name in pairs if name == card]


def _broken(view: Seen) -> int:
    """The number of the broken anchor that is on offer."""
    return next((entry[4] for entry in view.cards_in_limbo if entry[0] == "anchor"), 0)


def _playing(
    view: Seen, sight: Sight, facts: Facts, seat: Seat, card: str, lane: int, index: int
) -> list[Gesture]:
    payment = chosen_payment(sight.chosen, card, facts)
    action = ("play", card, lane, index, payment)
    tip = price_tip(view, facts, seat, card, payment)
    keys = _copies(view, seat, card)
    row = facts.pool.cards[card]
    if row.stands:
        side = 1 - seat if row.type == "rival" else seat
        return [Gesture(key, slot(side, lane, index), action, tip, ordinal(index)) for key in keys]
    if row.type != "spell":
        return [Gesture(key, "table", action, tip) for key in keys]
    refs = facts.targets_of(("play", card, -1, -1, None))
    found = []
    for key in keys:
        for ref in refs:
            onto = handle_of(view, ref)
            if onto and ref[0] in ("unit", "lane", "anchor"):
                found.append(Gesture(key, onto, action, tip, also=(("target", ref),)))
        found.append(Gesture(key, "table", action, tip))
    return found


def _casting(view: Seen, sight: Sight, facts: Facts, seat: Seat, lane: int, index: int) -> list[Gesture]:
    number = _broken(view)
    card = next(entry[3] for entry in view.cards_in_limbo if entry[4] == number)
    row = facts.pool.cards[card]
    payment = None if row.snap else chosen_payment(sight.chosen, card, facts)
    action = ("cast", lane, index, payment)
    tip = (
        Tip("Snap: it is free", icon="lightning-bolt")
        if row.snap
        else price_tip(view, facts, seat, card, payment)
    )
    if not row.stands:
        return [Gesture(piece(number), "table", action, tip)]
    side = 1 - seat if row.type == "rival" else seat
    return [Gesture(piece(number), slot(side, lane, index), action, tip, ordinal(index))]


def _push_tip(facts: Facts, lane: int, seat: Seat) -> Tip:
    seen = facts.foreseen(lane)
    if seen is None:
        return Tip("Push", icon="sword-cross")
    more = "; breaks through" if seen.breaks(1 - seat) else ""
    return Tip(f"Push: {seen.pools[seat]} against {seen.pools[1 - seat]}{more}", icon="sword-cross")


def handle_of(view: Seen, ref: tuple[Any, ...]) -> str:
    """The handle of what a card may be aimed at."""
    match ref:
        case ("unit", side, lane, index):
            return piece(view.line_ids[side * 3 + lane][index])
        case ("anchor", side, lane, index):
            return piece(view.anchor_ids[side * 3 + lane][index])
        case ("lane", lane):
            return f"lane:{lane}"
        case ("card", owner, "fade", index):
            return piece(view.fade_ids[owner][index])
        case ("card", owner, "hand", index):
            return piece(view.hand_ids[owner][index])
        case ("card", _, "deck", index):
            return f"d:{index}"
        case ("trap", owner, place, index):
            here = [n for n, trap in enumerate(view.traps[owner]) if trap[1] == place]
            return piece(view.trap_ids[owner][here[index]]) if index < len(here) else ""
    return ""


def _target(view: Seen, seat: Seat, ref: tuple[Any, ...], action: Action) -> list[Gesture]:
    """Clicked, or the card at work dragged onto it."""
    onto = handle_of(view, ref)
    if not onto:
        return []
    found = [Gesture(onto, "", action)]
    source = next((entry for entry in view.cards_in_limbo if entry[0] == "spell" and entry[1] == seat), None)
    if source is not None and ref[0] in ("unit", "lane", "anchor"):
        found.append(Gesture(piece(source[4]), onto, action))
    return found


# -- Maneuver ------------------------------------------------------------------------------------------------


def _maneuvers(view: Seen, facts: Facts, seat: Seat) -> list[Gesture]:
    """Dragging a creature to another place begins a Maneuver with it."""
    found = []
    ways = [action for action in facts.legal if action[0] == "maneuver"]
    if ways:
        found.append(Gesture("act:maneuver", "", (MODE, 0), local=True))
    for _, start, end in ways:
        line = view.lines[seat * 3 + start]
        size = len(line) - 1 if start == end else len(view.lines[seat * 3 + end])
        for index, unit in enumerate(line):
            if not can_maneuver_unit(facts.pool, unit, seat):
                continue
            key = piece(view.line_ids[seat * 3 + start][index])
            for to in range(size + 1):
                if (start, index) != (end, to):
                    found.append(
                        Gesture(
                            key, slot(seat, end, to), ("maneuver", start, end), Tip("Maneuver"), ordinal(to),
                            also=(("move", index, to),),
                        )
                    )  # fmt: skip
    return found


def _moving_on(view: Seen, facts: Facts, seat: Seat) -> list[Gesture]:
    if view.maneuver is None:
        return []
    start, end, _ = view.maneuver
    found = []
    for action in facts.legal:
        if action[0] == "move":
            key = piece(view.line_ids[seat * 3 + start][action[1]])
            found.append(
                Gesture(key, slot(seat, end, action[2]), action, Tip("Maneuver"), ordinal(action[2]))
            )
    return found


# -- spreading -----------------------------------------------------------------------------------------------


def _spreading(view: Seen, sight: Sight, facts: Facts) -> list[Gesture]:
    """A click places one damage, the tokens dragged as much as a creature takes; a click on a number takes it back."""
    asked = view.decision
    if asked is None:
        return []
    at = asked.seat * 3 + view.lane
    amounts = amounts_of(sight.chosen, len(view.lines[at]))
    found = []
    for index, number in enumerate(view.line_ids[at]):
        more = may_take(facts, amounts, index)
        if more:
            found.append(Gesture(piece(number), "", ("place", index, 1), local=True))
            words = (
                f"{more} damage"
                if more < facts.spread[1][index] - amounts[index]
                else f"{more} damage: it shatters"
            )
            found.append(Gesture("damage", piece(number), ("place", index, more), Tip(words), local=True))
        if amounts[index]:
            found.append(Gesture(f"placed:{number}", "", ("place", index, -1), local=True))
    return found


# -- local choices -------------------------------------------------------------------------------------------


def choose(chosen: tuple[str, ...], action: Action, view: Seen, facts: Facts) -> tuple[str, ...]:
    """What a local gesture makes of what was chosen so far."""
    match action:
        case ("browse", seat):
            return () if seat < 0 or chosen == (BROWSE, str(seat)) else (BROWSE, str(seat))
        case ("push", lane):
            return () if chosen == (PUSH, str(lane)) else (PUSH, str(lane))
        case ("push_back",):
            return ()
        case ("maneuver", _):
            return () if chosen == (MODE,) else (MODE,)
        case ("pick", key):
            return tuple(each for each in chosen if each != key) if key in chosen else (*chosen, key)
        case ("place", index, more):
            asked = view.decision
            count = len(view.lines[asked.seat * 3 + view.lane]) if asked is not None else 0
            amounts = amounts_of(chosen, count)
            amounts[index] = max(0, amounts[index] + more)
            return chosen_of(amounts)
        case ("clear",):
            return ()
        case ("suggest",):
            return chosen_of(sensible(facts))
        case ("pay", card, step):
            return choose_payment(chosen, card, step, facts)
    return chosen


def preset(view: Seen, facts: Facts) -> tuple[str, ...]:
    """Damage that can be spread in one way only is placed from the start."""
    asked = view.decision
    if asked is not None and asked.kind == "spread":
        ways = [action[1] for action in facts.legal]
        if len(ways) == 1 and sum(facts.spread[1]) == facts.spread[0]:
            return chosen_of(ways[0])
    return ()


def put_back(chosen: tuple[str, ...], view: Seen, seat: Seat) -> tuple[str, ...]:
    """The cards of a mulligan, in the order of the hand."""
    pairs = zip(view.hand_ids[seat], view.hands[seat], strict=True)
    return tuple(card for number, card in pairs if piece(number) in chosen)


# -- what other drops would have meant -----------------------------------------------------------------------


def would_be(take: str, onto: str, view: Seen, facts: Facts) -> Action | None:
    """The action that putting it there would mean, legal or not."""
    asked = view.decision
    if asked is None:
        return None
    seat = asked.seat
    number = number_of(take)
    if take.startswith("act:"):
        return ("maneuver", 0, 1) if take == "act:maneuver" else (take[4:],)
    if take.startswith("push:"):
        return ("push", int(take[5:]))
    if asked.kind == "spread" and (number or onto.startswith("c:")):
        at, index = view.place_of(number_of(onto) or number)
        if at != seat * 3 + view.lane:
            return None
        amounts = amounts_of((), len(view.lines[at]))
        amounts[index] = facts.spread[0]
        return ("spread", tuple(amounts))
    if number in view.hand_ids[seat]:
        card = view.hands[seat][view.hand_ids[seat].index(number)]
        return _card_to(card, onto, seat, facts, "play") if card else None
    limbo = next((entry for entry in view.cards_in_limbo if entry[4] == number), None)
    if limbo is not None and limbo[0] == "anchor" and asked.kind == "anchor":
        return ("take",) if onto == "hand" else _card_to(limbo[3], onto, seat, facts, "cast")
    at, index = view.place_of(number)
    if at < 0:
        return None
    return _unit_to(at, index, onto, seat, view)


def _card_to(card: str, onto: str, seat: Seat, facts: Facts, verb: str) -> Action | None:
    side, lane, index = slot_of(onto)
    row = facts.pool.cards[card]
    word, _, rest = onto.partition(":")
    if word == "trap":
        place = int(rest.split(":")[1])
        return ("set", card if verb == "play" else "", place)
    if side >= 0:
        if row.trap is not None:
            return ("set", card if verb == "play" else "", lane)
        wrong = row.stands and (side != seat) != (row.type == "rival")
        lane, index = (lane + 10 * wrong, index) if row.stands else (-1, -1)
        return ("play", card, lane, index, None) if verb == "play" else ("cast", lane, index, None)
    if onto:
        if row.trap is not None:
            return ("set", card if verb == "play" else "", 3 if not row.trap_lane else 0)
        at = (0, 0) if row.stands else (-1, -1)
        return ("play", card, *at, None) if verb == "play" else ("cast", *at, None)
    return None


def _unit_to(at: int, index: int, onto: str, seat: Seat, view: Seen) -> Action | None:
    asked = view.decision
    side, lane = divmod(at, 3)
    if asked is not None and asked.kind == "target":
        return ("target", ("unit", side, lane, index))
    if asked is not None and asked.kind == "window":
        return ("fire", index) if lane == view.lane and side == seat else ("exhaust", lane, index)
    if onto.startswith("across:"):
        return ("push", int(onto[7:]))
    to_side, to_lane, to = slot_of(onto)
    if view.maneuver is not None:
        return ("move", index, to if to >= 0 else index)
    if side != seat:
        return None
    if to_side == seat:
        return ("maneuver", lane, to_lane)
    return ("push", lane) if to_side >= 0 else None


def usual(take: str, view: Seen) -> str:
    """Where a thing would most likely go, to say why it may not."""
    asked = view.decision
    if asked is None:
        return ""
    number = number_of(take)
    if number in view.hand_ids[asked.seat] or any(entry[4] == number for entry in view.cards_in_limbo):
        return "table"
    at, _ = view.place_of(number)
    if at >= 0 and at // 3 == asked.seat:
        return slot(asked.seat, (at % 3 + 1) % 3, 0)
    return take if take.startswith(("act:", "push:")) else "table"


def may_grab(handle: str, view: Seen) -> bool:
    """Whether a thing that may not be moved now can at least be tried, to learn why not."""
    asked = view.decision
    if asked is None or asked.kind in ("mulligan", "choose"):
        return False
    if handle.startswith(("act:", "push:")):
        return True
    number = number_of(handle)
    if not number:
        return False
    if number in view.hand_ids[asked.seat]:
        return bool(view.hands[asked.seat][view.hand_ids[asked.seat].index(number)])
    at, _ = view.place_of(number)
    return at >= 0 and (at // 3 == asked.seat or asked.kind == "target")

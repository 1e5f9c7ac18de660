"""Why something may not be done, in words for a player: the same predicates as the lists of `legal`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeGuard

from game.core.errors import Refusal
from game.core.ids import Seat
from game.rules.crown import legal
from game.rules.crown.after import offered, trap_fits
from game.rules.crown.asking import can_begin
from game.rules.crown.board import board_of, hand_size
from game.rules.crown.compile import CardRules, Pool
from game.rules.crown.costs import payments, price_words
from game.rules.crown.push import (
    EXHAUST,
    FLYING,
    STRIKE,
    heroic_share,
    next_flyer,
    spread_room,
    usable_abilities,
)
from game.rules.crown.state import (
    FIRED,
    LANES,
    MOVED,
    NEVER,
    NO_LANE,
    SHATTERED,
    SPENT,
    State,
    unlocked,
)
from game.rules.crown.turn import broken

Judge: TypeAlias = Callable[[Pool, State, Seat, tuple[Any, ...]], Refusal | None]

NO_ACTION: Final = Refusal("no_action", "That is no action of this game.")
OVER: Final = Refusal("over", "The game is over.")
NOT_YOURS: Final = Refusal("not_yours", "It is not your decision.")

ASKED_FOR: Final = {
    "mulligan": "The opening hand is asked about: keep it, or put cards back.",
    "act": "The action of the turn is asked for.",
    "chain": "A card that shares a keyword may follow the Chain card: play or set it, use an Exhaust ability, or end.",
    "finish": "The action is done: use an Exhaust ability, or end the turn.",
    "window": "Fire a Flying Strike, use an Exhaust ability, or hold.",
    "spread": "The damage has to be spread first.",
    "trap": "A trap is being asked about: spring it or decline.",
    "anchor": "The broken anchor has to go somewhere first.",
    "maneuver": "A Maneuver is under way: move creatures, or say that it is done.",
    "target": "A target has to be chosen first.",
    "choose": "A choice has to be made first.",
}


def why_not(pool: Pool, state: State, action: Any) -> Refusal | None:
    """None if the deciding seat may do it; anything at all may be asked about."""
    decision = state.decision
    if decision is None:
        return OVER
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        return NO_ACTION
    judges = JUDGES[decision.kind]
    judge = judges.get(action[0])
    if judge is None:
        if action[0] not in WORDS:
            return NO_ACTION
        return Refusal("not_now", ASKED_FOR[decision.kind])
    if len(action) != LENGTHS[action[0]]:
        return NO_ACTION
    return judge(pool, state, decision.seat, action)


def _whole(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _lane(value: Any) -> TypeGuard[int]:
    return _whole(value) and 0 <= value <= 2


def _wholes(value: Any) -> TypeGuard[tuple[int, ...]]:
    return isinstance(value, tuple) and all(_whole(each) for each in value)


def _fine(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    return None


# -- playing and paying --------------------------------------------------------------------------------------


def _play(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, card, lane, index, payment = action
    row = pool.cards.get(card) if isinstance(card, str) else None
    if row is None or card not in state.hands[seat]:
        return Refusal("not_in_hand", f"{row.name if row else 'That card'} is not in your hand.")
    if row.trap is not None:
        where = "a lane" if row.trap_lane else "the Reserve"
        return Refusal("is_trap", f"{row.name} is a trap.", f"Set it face-down into {where}.")
    return (
        _place(state, seat, row, lane, index)
        or _price(pool, state, seat, row, payment)
        or _begins(pool, state, seat, row)
    )


def _place(state: State, seat: Seat, row: CardRules, lane: Any, index: Any) -> Refusal | None:
    """Whether the place is one where the card may stand."""
    if not row.stands:
        if not _whole(lane) or not _whole(index) or (lane, index) != (-1, -1):
            return Refusal("no_place", f"{row.name} stands in no lane.", "Play it without a place.")
        return None
    side = 1 - seat if row.type == "rival" else seat
    if not _lane(lane) or not _whole(index):
        whose = "a lane of your opponent's side" if row.type == "rival" else "a lane of your side"
        return Refusal("needs_place", f"{row.name} needs {whose} and a place in it.")
    size = len(state.lines[side * 3 + lane])
    if not 0 <= index <= size:
        return Refusal("bad_place", f"The {LANES[lane]} lane has places 0 to {size} there.")
    return None


def _price(pool: Pool, state: State, seat: Seat, row: CardRules, payment: Any) -> Refusal | None:
    """Whether the card can be paid, and in this way."""
    legal_ones = payments(pool, state, seat, row)
    if not legal_ones:
        base = seat * pool.width
        held = [
            f"{amount} {kind.capitalize()}"
            for kind, amount in zip(pool.resources, state.resources[base : base + pool.width], strict=True)
            if amount
        ]
        return Refusal(
            "too_dear",
            f"{row.name} costs {price_words(pool, state, seat, row)}; you have {', '.join(held) or 'nothing'}.",
        )
    if payment is None:
        return None
    if _wholes(payment) and payment in legal_ones:
        if payment != legal_ones[0]:
            return None
        return Refusal("default_payment", "This is the payment by default.", "It is made without naming it.")
    ways = "; ".join(_amounts(pool, each) for each in legal_ones)
    return Refusal("bad_payment", f"{row.name} cannot be paid like that.", f"Possible: {ways}.")


def _amounts(pool: Pool, payment: tuple[int, ...]) -> str:
    words = [f"{n} {kind.capitalize()}" for kind, n in zip(pool.resources, payment, strict=True) if n]
    return " and ".join(words) or "nothing"


def _begins(pool: Pool, state: State, seat: Seat, row: CardRules) -> Refusal | None:
    if can_begin(pool, state, row.play, seat):
        return None
    return Refusal("no_target", f"{row.name} has nothing that it could be aimed at.")


def _set(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, card, place = action
    row = pool.cards.get(card) if isinstance(card, str) else None
    if row is None or card not in state.hands[seat]:
        return Refusal("not_in_hand", f"{row.name if row else 'That card'} is not in your hand.")
    return _trap_place(row, place)


def _trap_place(row: CardRules, place: Any) -> Refusal | None:
    if row.trap is None:
        return Refusal("no_trap", f"{row.name} is no trap.", "Play it openly.")
    if not _whole(place) or place not in legal.trap_places(row.trap_lane):
        where = "into a lane of your side" if row.trap_lane else "into your Reserve"
        return Refusal("bad_place", f"{row.name} is set {where}.")
    return None


def _chained(judge: Judge) -> Judge:
    """The same judgement for one more card after a Chain card: it must share a keyword."""

    def judged(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
        card = action[1]
        known = isinstance(card, str) and card in pool.cards and card in state.hands[seat]
        if known and not legal.shares_keyword(pool, state, card):
            chain, row = pool.cards[state.chain], pool.cards[card]
            words = ", ".join(sorted(word.capitalize() for word in chain.keywords))
            return Refusal("no_keyword", f"{row.name} shares no keyword with {chain.name} ({words}).")
        return judge(pool, state, seat, action)

    return judged


# -- the other actions ---------------------------------------------------------------------------------------


def _push(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    lane = action[1]
    if not _lane(lane):
        return NO_ACTION
    if unlocked(state, lane):
        return None
    who = "you have" if not state.lines[seat * 3 + lane] else "your opponent has"
    return Refusal("locked", f"The {LANES[lane]} lane is locked: {who} nobody there.")


def _meditate(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    if legal.can_meditate(pool, state, seat):
        return None
    if not state.decks[seat]:
        return Refusal("deck_empty", "Your deck is empty.")
    return Refusal(
        "hand_full",
        f"You hold {len(state.hands[seat])} cards; Meditate draws up to {hand_size(pool, state, seat)}.",
    )


def _recover(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    if legal.can_recover(state, seat):
        return None
    return Refusal("none_exhausted", "None of your creatures is exhausted and could stand up.")


def _maneuver(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, from_lane, to_lane = action
    if not _lane(from_lane) or not _lane(to_lane):
        return NO_ACTION
    if legal.can_maneuver(pool, state, seat, from_lane, to_lane):
        return None
    line = state.lines[seat * 3 + from_lane]
    if not any(legal.can_maneuver_unit(pool, unit, seat) for unit in line):
        return Refusal(
            "no_creature",
            f"No creature of yours in the {LANES[from_lane]} lane can be maneuvered.",
            "Fortifications, Rivals and shattered creatures stay where they are.",
        )
    return Refusal("no_change", f"Nothing would change place in the {LANES[from_lane]} lane.")


def _pass(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    if ("pass",) in legal.legal_actions(pool, state):
        return None
    return Refusal("can_act", "You pass only when no action is legal.", "Something else can be done.")


def _exhaust(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, lane, index = action
    if not _lane(lane) or not _whole(index):
        return NO_ACTION
    line = state.lines[seat * 3 + lane]
    if not 0 <= index < len(line):
        return Refusal("nobody_there", f"Nobody of yours stands at {LANES[lane]}.{index}.")
    if seat != state.turn:
        return Refusal("not_your_turn", "Exhaust abilities are used in your own turn.")
    if (seat * 3 + lane, index) in usable_abilities(pool, state, seat):
        return None
    unit, row = line[index], pool.cards[line[index][0]]
    if row.exhaust is None:
        return Refusal("no_ability", f"{row.name} has no Exhaust ability.")
    if unit[1] & SPENT:
        return Refusal("exhausted", f"{row.name} is {'shattered' if unit[1] & SHATTERED else 'exhausted'}.")
    if board_of(pool, state).forbids & EXHAUST:
        return Refusal("forbidden", "A card in play lets no Exhaust ability be used.")
    if row.exhaust_in_push and state.lane == NO_LANE:
        return Refusal("push_only", f"{row.name}'s ability is used in a push only.")
    return Refusal("no_target", f"{row.name}'s ability has nothing that it could be aimed at.")


def _mulligan(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    cards = action[1]
    if not isinstance(cards, tuple) or not cards or not all(isinstance(card, str) for card in cards):
        return Refusal("none_named", "Name the cards that go back.", "Or keep the hand.")
    counts = Counter(cards)
    hand = state.hands[seat]
    for card, count in counts.items():
        if count > hand.count(card):
            name = pool.cards[card].name if card in pool.cards else card
            return Refusal("not_in_hand", f"You do not hold {name} that often.")
    if cards != legal.in_hand_order(hand, dict(counts)):
        return Refusal("bad_order", "Name the cards in the order of your hand.")
    return None


# -- within a push -------------------------------------------------------------------------------------------


def _fire(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    index = action[1]
    if not _whole(index):
        return NO_ACTION
    line = state.lines[seat * 3 + state.lane]
    if not 0 <= index < len(line):
        return Refusal("nobody_there", f"Nobody of yours stands at place {index} of the lane that is pushed.")
    if next_flyer(pool, state, seat, index) == index:
        return None
    unit, row = line[index], pool.cards[line[index][0]]
    if not row.flying:
        return Refusal("not_flying", f"{row.name} has no Flying Strike.")
    if unit[1] & SPENT:
        return Refusal("exhausted", f"{row.name} is {'shattered' if unit[1] & SHATTERED else 'exhausted'}.")
    if unit[1] & FIRED:
        return Refusal("fired", f"{row.name} has fired in this push already.")
    if state.striking == NEVER or board_of(pool, state).forbids & (STRIKE | FLYING):
        return Refusal("no_strikes", "No such Strike fires in this push.")
    return NO_ACTION


def _spread(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    amounts = action[1]
    if not _wholes(amounts):
        return NO_ACTION
    amount, room, heroic = spread_room(pool, state)
    if len(amounts) != len(room):
        return Refusal(
            "count", f"Name {len(room)} numbers: one for each creature of the side, front to back."
        )
    line = state.lines[seat * 3 + state.lane]
    for index, (given, space) in enumerate(zip(amounts, room, strict=True)):
        if given < 0:
            return Refusal("negative", "Damage is never below 0.")
        if given > space:
            name = pool.cards[line[index][0]].name
            return Refusal("too_much", f"{name} can take {space} at most.")
    if sum(amounts) != amount:
        return Refusal("total", f"{amount} damage has to be spread, and this is {sum(amounts)}.")
    share = heroic_share(amount, room, heroic)
    if sum(given for given, first in zip(amounts, heroic, strict=True) if first) < share:
        return Refusal("heroic", f"Heroic creatures take damage first: {share} of it is theirs.")
    return None


# -- traps, anchors, Maneuver, targets -----------------------------------------------------------------------


def _spring(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    if not trap_fits(pool, state):
        return Refusal("does_not_fit", "This is not what the trap waits for.", "Decline.")
    _, number, _ = offered(state)
    return _price(pool, state, seat, pool.cards[state.traps[seat][number][0]], action[1])


def _cast(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, lane, index, payment = action
    row = pool.cards[broken(state)[1]]
    if row.trap is not None:
        return Refusal("is_trap", f"{row.name} is a trap.", "Set it, or take it.")
    wrong = _place(state, seat, row, lane, index) or _begins(pool, state, seat, row)
    if wrong is not None:
        return wrong
    if row.snap:
        return None if payment is None else Refusal("snap", f"{row.name} has Snap: it is free here.")
    return _price(pool, state, seat, row, payment)


def _set_anchor(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    _, card, place = action
    if card != "":
        return NO_ACTION
    return _trap_place(pool.cards[broken(state)[1]], place)


def _move(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:
    _, index, to_index = action
    if not _whole(index) or not _whole(to_index) or state.maneuver is None:
        return NO_ACTION
    from_lane, to_lane, _ = state.maneuver
    line = state.lines[seat * 3 + from_lane]
    if not 0 <= index < len(line):
        return Refusal("nobody_there", f"Nobody of yours stands at {LANES[from_lane]}.{index}.")
    unit, row = line[index], pool.cards[line[index][0]]
    if not legal.can_maneuver_unit(pool, unit, seat):
        if unit[1] & MOVED:
            return Refusal("moved", f"{row.name} was moved already; each creature moves once.")
        return Refusal("cannot_move", f"{row.name} cannot be maneuvered.")
    size = len(line) - 1 if from_lane == to_lane else len(state.lines[seat * 3 + to_lane])
    if not 0 <= to_index <= size:
        return Refusal("bad_place", f"The {LANES[to_lane]} lane has places 0 to {size} for it.")
    if from_lane == to_lane and index == to_index:
        return Refusal("no_change", f"{row.name} stands there already.")
    if not legal.leaves_a_way(pool, state, seat, index, to_index):
        return Refusal("no_change", "After this the line would be as before, and nobody is left to move.")
    return None


def _done(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    if legal.is_moved(state, seat):
        return None
    return Refusal("no_change", "Nothing has changed place yet.")


def _target(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    decision = state.decision
    if decision is not None and repr(action[1]) in {repr(ref) for ref in decision.args[2]}:
        return None
    return Refusal(
        "bad_target", f"{pool.cards[decision.args[0]].name if decision else ''} cannot be aimed at that."
    )


def _choose(pool: Pool, state: State, seat: Seat, action: tuple[Any, ...]) -> Refusal | None:  # noqa: ARG001
    decision = state.decision
    if decision is not None and action[1] in decision.args[1]:
        return None
    words = ", ".join(decision.args[1]) if decision else ""
    return Refusal("bad_choice", f"The choice is one of: {words}.")


JUDGES: Final[dict[str, dict[str, Judge]]] = {
    "mulligan": {"keep": _fine, "mulligan": _mulligan},
    "act": {
        "play": _play,
        "set": _set,
        "push": _push,
        "meditate": _meditate,
        "recover": _recover,
        "maneuver": _maneuver,
        "pass": _pass,
        "exhaust": _exhaust,
    },
    "chain": {"play": _chained(_play), "set": _chained(_set), "exhaust": _exhaust, "end": _fine},
    "finish": {"exhaust": _exhaust, "end": _fine},
    "window": {"fire": _fire, "exhaust": _exhaust, "hold": _fine},
    "spread": {"spread": _spread},
    "trap": {"spring": _spring, "decline": _fine},
    "anchor": {"cast": _cast, "set": _set_anchor, "take": _fine},
    "maneuver": {"move": _move, "done": _done},
    "target": {"target": _target},
    "choose": {"choose": _choose},
}
"""By the kind of decision, who judges which answer."""

LENGTHS: Final = {
    "keep": 1,
    "mulligan": 2,
    "play": 5,
    "set": 3,
    "push": 2,
    "meditate": 1,
    "recover": 1,
    "maneuver": 3,
    "move": 3,
    "done": 1,
    "pass": 1,
    "fire": 2,
    "exhaust": 3,
    "hold": 1,
    "spread": 2,
    "spring": 2,
    "decline": 1,
    "cast": 4,
    "take": 1,
    "target": 2,
    "choose": 2,
    "end": 1,
}
"""How many parts an action of each kind has."""
WORDS: Final = frozenset(LENGTHS)

"""The slow way: what cards in play come to, asked card by card and creature by creature, as the rules say it.

The engine gets there quicker; `test_quickness` asks both ways and wants the same answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, TypeAlias

from game.core.ids import Action, Seat
from game.rules.crown import amounts as a
from game.rules.crown import board, zones
from game.rules.crown.cards import Card
from game.rules.crown.compile import Pool
from game.rules.crown.engine import Crown
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, LASTING, SHATTERED, SPENT, State, Unit, find
from game.rules.crown.statics import Heroic, PowerModifier, Static
from game.rules.crown.triggers import Trigger

Spot: TypeAlias = tuple[Seat, int, int]
"""(controller, lane or -1, uid or 0)."""


# -- what is in play -----------------------------------------------------------------------------------------


def in_play(pool: Pool, state: State) -> Iterator[tuple[Card, Spot, int, Unit | None]]:
    """Every card that works, with its place and its index in a line: lanes first, then the Reserves."""
    for at, line in enumerate(state.lines):
        for index, unit in enumerate(line):
            yield pool.cards[unit[0]].card, (at // 3, at % 3, unit[6]), index, unit
    for seat in (0, 1):
        for name in state.reserves[seat]:
            yield pool.cards[name].card, (seat, -1, 0), -1, None


def modifiers(pool: Pool, state: State) -> Iterator[tuple[Static, Spot]]:
    """All modifiers that hold, the Auras of a push left out."""
    for card, place, index, unit in in_play(pool, state):
        for static in (*card.static, *(card.boon.static if card.boon else ())):
            yield static, place
        if unit is not None and index == 0 and not unit[1] & SPENT:
            for static in card.leader:
                yield static, place


def triggers(pool: Pool, state: State) -> list[tuple[Trigger, Spot]]:
    """What waits for something to happen; of a shattered card only what is about the card itself."""
    return [
        (trigger, place)
        for card, place, _, unit in in_play(pool, state)
        for trigger in card.triggers
        if unit is None or not unit[1] & SHATTERED or trigger.when.only_this
    ]


def auras(pool: Pool, state: State, at: int) -> Iterator[tuple[Static, Spot]]:
    """The Auras that were applied, for a line of the lane that is pushed."""
    if at % 3 == state.lane:
        for name, seat in state.auras:
            for static in pool.cards[name].card.aura:
                yield static, (seat, state.lane, 0)


# -- filters -------------------------------------------------------------------------------------------------


def lets_through(
    pool: Pool, state: State, which: Filter, place: Spot, at: int, index: int, *, bare: bool
) -> bool:
    seat, lane, me = place
    unit = state.lines[at][index]
    card = pool.cards[unit[0]].card
    side, where = divmod(at, 3)
    fortification = card.type == "fortification"
    if bare:
        power = max(0, (card.power or 0) - unit[2] + unit[5])
    else:
        power = power_of(pool, state, at, index)
    return all(
        (
            {"yours": side == seat, "theirs": side != seat, "any": True}[which.whose],
            {"this": where == lane, "one": where == lane, "other": where != lane, "any": True}[which.lane],
            {"creature": not fortification, "any": True}.get(which.kind, card.type == which.kind),
            not which.other or unit[6] != me,
            not which.leader or (index == 0 and not fortification),
            which.exhausted is None or which.exhausted == bool(unit[1] & EXHAUSTED),
            which.withered is None or which.withered == bool(unit[2]),
            which.power_at_most is None or power <= which.power_at_most,
            which.power_at_least is None or power >= which.power_at_least,
            which.faction is None or which.faction == card.faction,
            which.keyword is None or which.keyword in pool.cards[card.id].keywords,
        )
    )


def meant(
    pool: Pool, state: State, which: Filter, place: Spot, *, shattered: bool = False, bare: bool = False
) -> list[tuple[int, int]]:
    own = place[0] * 3
    return [
        (at, index)
        for at in (own, own + 1, own + 2, 3 - own, 4 - own, 5 - own)
        for index, unit in enumerate(state.lines[at])
        if (shattered or not unit[1] & SHATTERED)
        and lets_through(pool, state, which, place, at, index, bare=bare)
    ]


# -- Power ---------------------------------------------------------------------------------------------------


def _holds(pool: Pool, state: State, condition: Any, place: Spot, at: int) -> bool:
    if isinstance(condition, a.Pushing | a.Defending | a.InPush):
        attacks = state.turn == at // 3
        here = state.lane == at % 3
        return here and (isinstance(condition, a.InPush) or attacks == isinstance(condition, a.Pushing))
    if isinstance(condition, a.CreaturesHere):
        number = len(meant(pool, state, condition.which, place, bare=True))
        least, most = condition.at_least, condition.at_most
        return (least is None or number >= least) and (most is None or number <= most)
    return board.holds(pool, state, condition, *place, bare=True)


def _times(pool: Pool, state: State, per: Any, place: Spot) -> int:
    if per is None:
        return 1
    if isinstance(per, a.Creatures):
        return len(meant(pool, state, per.which, place, bare=True))
    return board.count(pool, state, per, *place, 0, bare=True)


def power_of(pool: Pool, state: State, at: int, index: int) -> int:
    """Rules section 6: printed + modifiers - counters, never below 0."""
    unit = state.lines[at][index]
    power = (pool.cards[unit[0]].card.power or 0) - unit[2] + unit[5]
    for static, place in (*modifiers(pool, state), *auras(pool, state, at)):
        if not isinstance(static, PowerModifier):
            continue
        if static.each is None:
            concerns = unit[6] == place[2]
        else:
            concerns = lets_through(pool, state, static.each, place, at, index, bare=True)
        if concerns and (static.when is None or _holds(pool, state, static.when, place, at)):
            power += static.amount * _times(pool, state, static.per, place)
    return max(0, power)


def is_heroic(pool: Pool, state: State, at: int, index: int) -> bool:
    """Rules 15.7: by its card or by another one, unless it is shattered."""
    unit = state.lines[at][index]
    if unit[1] & SHATTERED:
        return False
    return "heroic" in pool.cards[unit[0]].card.keywords or any(
        isinstance(static, Heroic) and lets_through(pool, state, static.each, place, at, index, bare=True)
        for static, place in (*modifiers(pool, state), *auras(pool, state, at))
    )


def settle(pool: Pool, state: State) -> None:
    """Rules 15.4: whoever has Power 0 Fades, the active player's first; and again until nobody has."""
    mine = state.turn * 3
    while True:
        gone = [
            unit[6]
            for at in (mine, mine + 1, mine + 2, 3 - mine, 4 - mine, 5 - mine)
            for index, unit in enumerate(state.lines[at])
            if not power_of(pool, state, at, index)
        ]
        if not gone:
            return
        for uid in gone:
            zones.leave(pool, state, *find(state, uid), "fade", (None, "power_0"), None)


# -- what is legal -------------------------------------------------------------------------------------------


def payments(pool: Pool, state: State, seat: Seat, card: Card, cost: int) -> set[tuple[int, ...]]:
    """Rules section 5: X of the own resource, Essence for all but one of them; or 1 of any resource and X Essence."""
    held = state.resources[seat * pool.width : (seat + 1) * pool.width]
    ways = set()
    for amounts in product(*(range(min(kind, cost or 1) + 1) for kind in held)):
        *resources, essence = amounts
        if card.type in {"creature", "equipment"}:
            own = resources[pool.cards[card.id].resource]
            right = sum(resources) == own and own + essence == cost and (own > 0 or cost == 0)
        else:
            right = sum(resources) == 1 and essence == cost
        if right:
            ways.add(amounts)
    return ways


def main_actions(rules: Crown, state: State) -> set[Action]:
    """Everything at a main decision that is not refused, of all that could be said there with default payments."""
    longest = max(map(len, state.lines)) + 2
    seat = state.turn
    words: list[Action] = [("meditate",), ("recover",), ("pass",)]
    words += [("push", lane) for lane in range(-1, 4)]
    words += [("maneuver", one, other) for one in range(3) for other in range(3)]
    words += [("exhaust", lane, index) for lane in range(3) for index in range(longest)]
    for card in set(state.hands[seat]):
        words += [("set", card, place) for place in range(-1, 5)]
        words += [("play", card, -1, -1, None)]
        words += [("play", card, lane, index, None) for lane in range(3) for index in range(longest)]
    return {word for word in words if rules.why_not(state, word) is None}


def moves(rules: Crown, state: State) -> set[Action]:
    """The same within a Maneuver."""
    longest = max(map(len, state.lines)) + 2
    words: list[Action] = [
        ("move", index, to_index) for index in range(longest) for to_index in range(longest)
    ]
    found = {word for word in words if rules.why_not(state, word) is None}
    if _differs(state):
        found.add(("done",))
    return found


def _differs(state: State) -> bool:
    """Rules 15.20: whether the lane that is maneuvered looks any different."""
    assert state.maneuver is not None
    from_lane, _, before = state.maneuver
    line = state.lines[state.turn * 3 + from_lane]
    return [(unit[0], unit[1] & LASTING, *unit[2:6]) for unit in line] != list(before)


def spread_classes(rules: Crown, state: State, at: int) -> Counter[Any]:
    """The sets of creatures that legal spreads can shatter, those of alikes one set, with a 1 for each."""
    line = state.lines[at]
    room = [
        0 if unit[1] & SHATTERED else max(0, power_of(rules.pool, state, at, index) - unit[3])
        for index, unit in enumerate(line)
    ]
    return Counter(
        {
            spread_class(rules.pool, state, at, amounts): 1
            for amounts in product(*(range(space + 1) for space in room))
            if rules.why_not(state, ("spread", amounts)) is None
        }
    )


def spread_class(pool: Pool, state: State, at: int, amounts: tuple[int, ...]) -> frozenset[Any]:
    """Whom a spread shatters, as far as they can be told apart; the Leader is like nobody else."""
    shattered: Counter[Any] = Counter()
    for index, unit in enumerate(state.lines[at]):
        if (
            not unit[1] & SHATTERED
            and amounts[index]
            and unit[3] + amounts[index] >= power_of(pool, state, at, index)
        ):
            alike = (unit[0], unit[1] & LASTING, *unit[2:6])
            shattered[(index == 0, is_heroic(pool, state, at, index), alike)] += 1
    return frozenset(shattered.items())

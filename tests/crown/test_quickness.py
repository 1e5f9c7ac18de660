"""What is quick is right: the engine's short ways and the slow way (`slow`) come to the same.

Asked in the positions of random games, and in crowds put together at random around every card that there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.crown import board
from game.rules.crown.after import settle
from game.rules.crown.amounts import Creatures, CreaturesHere
from game.rules.crown.compile import FORBIDS
from game.rules.crown.costs import payments, printed_cost
from game.rules.crown.push import MOST_SPREADS
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, SHATTERED, State
from game.rules.crown.statics import Cost, Forbid, HandSize
from tests.crown import slow
from tests.crown.crowds import FILTERS, POOL, STANDING, crowd, crowds
from tests.crown.stage import NAMES, RULES
from tests.crown.table import RULES as FROZEN
from tests.crown.table import position

ROOM = 600
"""Spreads of which all are tried; where there are more, it would take long."""


def games(rules: Any, count: int, purpose: str) -> Iterator[State]:
    """The states of so many random games, decision by decision; they go on when asked for the next one."""
    decks = sorted(rules.library.decks)
    for seed in range(count):
        luck = Rng(seed, purpose)
        given = {"decks": [luck.choice(decks), luck.choice(decks)]}
        state = rules.new_game(rules.options(given, NAMES), seed)
        while state.decision is not None:
            yield state
            rules.apply(state, luck.choice(rules.legal_actions(state)))


def sample(states: Iterator[State], every: int) -> Iterator[State]:
    """Some of the states of games: one of so many, but every one with a spread to be said."""
    for number, state in enumerate(states):
        if number % every == 0 or (state.decision is not None and state.decision.kind == "spread"):
            yield state


# -- Power and whom a filter means ---------------------------------------------------------------------------


def same_powers(pool: Any, state: State) -> None:
    for at, line in enumerate(state.lines):
        powers = [slow.power_of(pool, state, at, index) for index in range(len(line))]
        assert board.powers(pool, state, at) == powers
        assert [board.power_at(pool, state, at, index) for index in range(len(line))] == powers
        assert board.powers(pool, state, at, range(1, len(line), 2)) == powers[1::2]
        heroic = [slow.is_heroic(pool, state, at, index) for index in range(len(line))]
        assert board.heroic_flags(pool, state, at) == heroic


def same_meant(pool: Any, state: State, which: Filter, place: slow.Spot) -> None:
    for shattered, bare in ((False, False), (True, False), (False, True)):
        found = slow.meant(pool, state, which, place, shattered=shattered, bare=bare)
        assert board.meant(pool, state, which, *place, shattered=shattered, bare=bare) == found
    for at, line in enumerate(state.lines):
        for index, unit in enumerate(line):
            through = slow.lets_through(pool, state, which, place, at, index, bare=False)
            assert board.matches(pool, state, which, *place, at, index, unit) == through


def test_powers_and_heroic_creatures_in_crowds_around_every_card() -> None:
    for state in crowds(4):
        same_powers(POOL, state)


def test_powers_and_heroic_creatures_in_random_games() -> None:
    for state in sample(games(FROZEN, 40, "quick powers"), 23):
        same_powers(FROZEN.pool, state)


def test_every_filter_of_every_card_means_the_same_in_crowds() -> None:
    for number, which in enumerate(FILTERS):
        for seed in range(6):
            state = crowd(STANDING[(number * 7 + seed) % len(STANDING)], seed)
            for seat, lane, me in product((0, 1), (-1, seed % 3), (0, state.serial)):
                same_meant(POOL, state, which, (seat, lane, me))


def test_conditions_and_counts_of_creatures_in_crowds() -> None:
    for number, which in enumerate(FILTERS):
        state = crowd(STANDING[number % len(STANDING)], number)
        place = (number % 2, number % 3, 1)
        found = len(slow.meant(POOL, state, which, place))
        assert board.count(POOL, state, Creatures(which=which), *place, 0) == found
        for bound in range(1, 6):
            least = CreaturesHere(which=which, at_least=bound)
            most = CreaturesHere(which=which, at_most=bound)
            assert board.holds(POOL, state, least, *place) == (found >= bound)
            assert board.holds(POOL, state, most, *place) == (found <= bound)


# -- the summary of a board ----------------------------------------------------------------------------------


def same_summary(pool: Any, state: State) -> None:
    state.board = None
    found = board.board_of(pool, state)
    statics = list(slow.modifiers(pool, state))
    standing = [
        (at, pool.cards[unit[0]])
        for at, line in enumerate(state.lines)
        for unit in line
        if not unit[1] & (EXHAUSTED | SHATTERED)
    ]
    words = ("aura", "flying", "strike", "exhaust")
    forbidden = {static.what for static, _ in statics if isinstance(static, Forbid)}
    assert [word for word in words if found.forbids & FORBIDS[word]] == [
        word for word in words if word in forbidden
    ]
    assert found.able == tuple(
        any(at // 3 == seat and row.exhaust for at, row in standing) for seat in (0, 1)
    )
    assert [at for at in range(6) if found.flyers >> at & 1] == sorted(
        {at for at, row in standing if row.flying}
    )
    assert found.hand_sizes == tuple(
        max((s.size for s, place in statics if isinstance(s, HandSize) and place[0] == seat), default=0)
        for seat in (0, 1)
    )
    assert Counter(found.costs) == Counter((s, place[0]) for s, place in statics if isinstance(s, Cost))
    assert [(trigger, tuple(place)) for _, trigger, _, *place in found.triggers] == slow.triggers(pool, state)
    for what, trigger, program, *_ in found.triggers:
        assert what == trigger.when.event
        assert program in pool.programs


def test_the_summary_says_what_the_cards_in_play_say() -> None:
    for state in crowds(4):
        same_summary(POOL, state)


@pytest.mark.parametrize("rules", [RULES, FROZEN], ids=["own", "frozen"])
def test_a_summary_is_made_anew_whenever_it_has_become_another(rules: Any) -> None:
    for state in games(rules, 60, "quick summaries"):
        if state.board is not None:
            kept, state.board = state.board, None
            assert kept == board.board_of(rules.pool, state)


# -- Power 0 -------------------------------------------------------------------------------------------------


def same_settled(pool: Any, state: State) -> None:
    """As it stands, and with everybody in play withered or strengthened a little."""
    for amount in (0, 1, 2, 3):
        quick = state.copy()
        quick.lines = [
            tuple((*unit[:2], unit[2] + amount, *unit[3:5], unit[5] - (amount > 1), unit[6]) for unit in line)
            for line in state.lines
        ]
        quick.unsettled = True
        careful = quick.copy()
        settle(pool, quick, None)
        slow.settle(pool, careful)
        assert quick.lines == careful.lines
        assert quick.fades == careful.fades
        assert quick.resources == careful.resources


def test_who_has_no_power_left_fades_in_crowds_around_every_card() -> None:
    for state in crowds(2):
        same_settled(POOL, state)


def test_who_has_no_power_left_fades_in_random_games() -> None:
    for state in sample(games(FROZEN, 30, "quick fading"), 61):
        same_settled(FROZEN.pool, state)


def test_nobody_is_left_without_power_when_nothing_was_noticed() -> None:
    for state in crowds(3):
        settle(POOL, state, None)
        if not state.unsettled:
            before = list(state.lines)
            slow.settle(POOL, state)
            assert state.lines == before


# -- what is legal -------------------------------------------------------------------------------------------


def same_legal(rules: Any, state: State) -> None:
    """The list has nothing twice, and all that would not be refused is in it."""
    actions = rules.legal_actions(state)
    assert len(set(actions)) == len(actions)
    kind = state.decision.kind if state.decision is not None else ""
    if kind == "act":
        plain = {action for action in actions if action[0] != "play" or action[4] is None}
        assert plain == slow.main_actions(rules, state)
    elif kind == "maneuver":
        assert set(actions) == slow.moves(rules, state)
    elif kind == "spread" and len(actions) < MOST_SPREADS and state.decision is not None:
        at = state.decision.seat * 3 + state.lane
        room = 1
        for index in range(len(state.lines[at])):
            room *= slow.power_of(rules.pool, state, at, index) + 1
        if room <= ROOM:
            classes = Counter(slow.spread_class(rules.pool, state, at, action[1]) for action in actions)
            assert classes == slow.spread_classes(rules, state, at)


@pytest.mark.parametrize("rules", [RULES, FROZEN], ids=["own", "frozen"])
def test_the_list_of_legal_actions_has_all_that_is_not_refused(rules: Any) -> None:
    for state in sample(games(rules, 20, "quick lists"), 31):
        same_legal(rules, state)


def test_every_payment_of_every_card_is_found_and_no_other() -> None:
    luck = Rng(1, "quick payments")
    for row in POOL.cards.values():
        for _ in range(3):
            state = position()
            state.resources = [luck.below(4) for _ in state.resources]
            state.board = None
            cost = printed_cost(POOL, state, 0, row)
            found = payments(POOL, state, 0, row)
            assert len(set(found)) == len(found)
            assert set(found) == slow.payments(POOL, state, 0, row.card, cost)


# -- all of it at length -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("rules", [RULES, FROZEN], ids=["own", "frozen"])
def test_all_of_it_in_hundreds_of_random_games(rules: Any) -> None:
    for state in sample(games(rules, 200, "quick at length"), 61):
        same_powers(rules.pool, state)
        same_settled(rules.pool, state)
        same_legal(rules, state)
        same_summary(rules.pool, state)

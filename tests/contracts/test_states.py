"""A state is plain data: copied, pickled, compared and written down in the middle of anything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game.core.decision import Decision, Outcome
from game.core.errors import BadPosition, IllegalAction
from game.core.rng import Rng
from tests.contracts.contract import Contract
from tests.contracts.drive import Play, Table, each_game, promise
from tests.contracts.memory import changeable, through_pickle


@promise()
def test_nothing_is_lost_and_the_past_stays_as_it_was(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        census = contract.census(table.state)
        past: list[tuple[Any, Any]] = []
        for state in table.positions():
            assert contract.census(state) == census
            past.append((state.copy(), rules.key(state)))
        for number, (state, key) in enumerate(past):
            assert rules.key(state) == key, f"the copy of moment {number} changed afterwards"


@promise(0.5)
def test_a_copy_is_equal_and_shares_nothing_that_changes(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            twin = state.copy()
            assert rules.key(twin) == rules.key(state)
            assert type(twin) is type(state)
            shared = changeable(state).keys() & changeable(twin).keys()
            assert not shared, f"shared: {[changeable(state)[thing] for thing in shared]}"


@promise(0.5)
def test_a_state_from_a_pickle_plays_on_alike(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        for action in table.turns():
            twin = through_pickle(table.state)
            assert rules.key(twin) == rules.key(table.state)
            assert rules.legal_actions(twin) == rules.legal_actions(table.state)
            events: list[Any] = []
            rules.apply(twin, action, events)
            assert events == table.act(action)
            assert rules.key(twin) == rules.key(table.state)


@promise(0.5)
def test_a_key_is_plain_and_moves_with_every_action(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for action in table.turns():
            before = rules.key(table.state)
            _is_plain(before)
            hash(before)
            table.act(action)
            assert rules.key(table.state) != before, f"{action} changed nothing"


def _is_plain(value: Any) -> None:
    if isinstance(value, tuple):
        for item in value:
            _is_plain(item)
    else:
        assert value is None or type(value) in {int, str, bool}, f"{value!r} in a key"


@promise(0.5)
def test_the_same_seed_is_the_same_game_and_another_seed_another(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for action in table.turns():
            table.act(action)
        again = rules.new_game(table.options, play.seed)
        assert rules.key(again) != rules.key(rules.new_game(table.options, play.seed + 1))
        for action in table.actions:
            rules.apply(again, action)
        assert rules.key(again) == rules.key(table.state)


@promise()
def test_somebody_must_decide_or_the_game_is_over(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            outcome = rules.outcome(state)
            if state.decision is None:
                assert outcome is not None, "nobody must decide and nobody has won"
                _is_over(table, outcome)
                continue
            assert outcome is None, "the game is over and somebody must decide"
            decision = state.decision
            assert isinstance(decision, Decision)
            assert decision.seat in table.seats
            assert decision.kind
            assert isinstance(decision.private, bool)
            _is_plain(decision.args)


def _is_over(table: Table, outcome: Outcome) -> None:
    rules, state = table.rules, table.state
    assert isinstance(outcome, Outcome)
    assert outcome.reason
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(table.seats)), outcome
    assert len(outcome.scores) == len(table.seats), outcome
    key = rules.key(state)
    for at in (state, *(rules.view(state, seat) for seat in table.seats)):
        assert rules.legal_actions(at) == []
        for action in table.actions[-3:]:
            assert rules.why_not(at, action) is not None
    for action in table.actions[-3:]:
        with pytest.raises(IllegalAction):
            rules.play(state, action)
    for seat in table.seats:
        with pytest.raises(IllegalAction):
            rules.concede(state, seat)
    assert rules.key(state) == key


@promise(0.2)
def test_a_random_game_comes_to_its_end(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        luck = Rng(play.seed, "to the end")
        census = contract.census(table.state)
        while table.state.decision is not None:
            assert len(table.actions) < contract.longest, "it does not end"
            table.act(luck.choice(rules.legal_actions(table.state)))
        assert contract.census(table.state) == census
        outcome = rules.outcome(table.state)
        assert outcome is not None
        _is_over(table, outcome)


@promise()
def test_a_main_decision_comes_back_from_its_words(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            words = rules.to_position(state, table.names)
            assert json.loads(json.dumps(words)) == words, "a position is plain data"
            assert rules.check_position(words, table.names, expecting=True) == []
            if not contract.is_main(state):
                continue
            assert rules.check_position(words, table.names, expecting=False) == []
            kept = json.dumps(words)
            back = rules.from_position(words, table.options, table.names, seed=play.seed)
            assert json.dumps(words) == kept, "reading a position changed it"
            assert rules.to_position(back, table.names) == words
            assert contract.census(back) == contract.census(state)
            for viewer in table.viewers:
                assert rules.view(back, viewer) == rules.view(state, viewer), f"viewer {viewer}"


@promise(0.5)
def test_a_spoilt_position_is_refused_with_its_flaws(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        luck = random.Random(play.seed)
        for state in table.positions():
            words = rules.to_position(state, table.names)
            for _ in range(4):
                spoilt = _spoilt(words, luck)
                rules.check_position(spoilt, table.names, expecting=True)
                flaws = rules.check_position(spoilt, table.names, expecting=False)
                assert all(flaw.code and flaw.sentence for flaw in flaws), flaws
                try:
                    back = rules.from_position(spoilt, table.options, table.names)
                except BadPosition as bad:
                    told = bad.flaws
                    assert told, spoilt
                else:
                    assert not flaws, f"{spoilt} was set up although {flaws}"
                    over = rules.outcome(back) is not None
                    assert over or rules.legal_actions(back), f"nobody can play on from {spoilt}"


_GARBAGE: tuple[Any, ...] = (
    None,
    -1,
    10**6,
    1.5,
    "",
    "no_such_word",
    True,
    [],
    {},
    [None],
    {"x": 1},
    [[]],
    {"card": 3},
)


def _spoilt(words: Any, luck: random.Random) -> Any:
    """A copy with something exchanged for garbage, dropped, doubled or added, somewhere."""
    root = {"": json.loads(json.dumps(words))}
    places: list[tuple[Any, Any]] = []

    def visit(inside: Any, key: Any) -> None:
        places.append((inside, key))
        node = inside[key]
        for step in (
            list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
        ):
            visit(node, step)

    for key in root[""]:
        visit(root[""], key)
    inside, key = luck.choice(places)
    match luck.randrange(4):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, list):
            inside.append(inside[key])
        case 1:
            inside["no_such_key"] = inside[key]
        case 2:
            other, its_key = luck.choice(places)
            inside[key] = json.loads(json.dumps(other.get(its_key) if isinstance(other, dict) else None))
        case _:
            inside[key] = luck.choice(_GARBAGE)
    return root[""]


@promise()
def test_conceding_ends_a_game_of_two_and_is_refused_in_larger_ones(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            if state.decision is None:
                continue
            key = rules.key(state)
            for seat in table.seats:
                twin = state.copy()
                log: list[Any] = []
                if table.variant.seats > 2:
                    with pytest.raises(IllegalAction):
                        rules.concede(twin, seat, log)
                    assert rules.key(twin) == key
                    assert not log
                    continue
                rules.concede(twin, seat, log)
                outcome = rules.outcome(twin)
                assert outcome is not None
                assert seat not in outcome.winners
                assert twin.decision is None
                silent = state.copy()
                rules.concede(silent, seat)
                assert rules.key(silent) == rules.key(twin)
                for viewer in table.viewers:
                    follower = rules.follower(viewer)
                    follower.apply(rules.began(state).for_seat(viewer))
                    for event in log:
                        follower.apply(event.for_seat(viewer))
                    assert follower.view() == rules.view(twin, viewer)


@promise(0.3)
def test_dice_can_be_loaded_where_there_are_dice(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for state in table.positions():
            key = rules.key(state)
            if not contract.dice:
                with pytest.raises(ValueError, match=r"\w"):
                    rules.load_dice(state, (1,))
                assert rules.key(state) == key
                continue
            views = [rules.view(state, viewer) for viewer in table.viewers]
            loaded = state.copy()
            rules.load_dice(loaded, contract.dice)
            assert rules.key(state) == key
            assert rules.key(loaded) != key, "loaded dice are part of the state"
            assert rules.key(loaded.copy()) == rules.key(loaded)
            assert [rules.view(loaded, viewer) for viewer in table.viewers] == views, "loaded dice show"


@each_game
def test_what_is_no_option_is_refused_with_every_flaw(contract: Contract) -> None:
    low, high = contract.rules.seat_range
    names = [f"p{number}" for number in range(1, high + 3)]
    assert contract.rules.options_type.__dataclass_params__.frozen
    for garbage in contract.garbage_options:
        with pytest.raises(BadPosition) as bad:
            contract.rules.options(garbage, names[:low])
        assert bad.value.flaws
    for seats in (low - 1, high + 1):
        with pytest.raises(BadPosition):
            contract.rules.options({}, names[:seats])
    for seats in range(low, high + 1):
        options = contract.rules.options({}, names[:seats])
        assert isinstance(options, contract.rules.options_type)
        assert options.seats == seats

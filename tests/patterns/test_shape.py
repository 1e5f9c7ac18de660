"""The Pattern is data: names, Leaders and neighbours follow from the numbers of its tiers, and any such tree plays."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.patterns.engine import Patterns
from game.rules.patterns.shape import shape_of
from tests.patterns.tables import NAMES, RULES, play, table


def _with(tiers: list[int]) -> Patterns:
    rules, _ = RULES.using({**RULES.definitions(RULES.options({}, NAMES[:2])), "pattern": tiers})
    assert isinstance(rules, Patterns)
    return rules


def test_three_and_two_give_the_nine_positions_of_the_rules() -> None:
    shape = shape_of((3, 2))
    assert shape.names == ("1", "2", "3", "1a", "1b", "2a", "2b", "3a", "3b", "G")
    assert shape.leader == (-1, -1, -1, 0, 0, 1, 1, 2, 2)
    assert shape.minions == ((3, 4), (5, 6), (7, 8), (), (), (), (), (), ())
    assert shape.tier == (1, 1, 1, 2, 2, 2, 2, 2, 2, 0)


def test_adjacent_are_leaders_with_minions_and_neighbours_of_one_tier() -> None:
    shape = shape_of((3, 2))
    pairs = {f"{shape.names[one]}-{shape.names[other]}" for one, other in shape.adjacent}
    across = {"1-2", "2-3", "1a-1b", "1b-2a", "2a-2b", "2b-3a", "3a-3b"}
    assert pairs == across | {f"{leader}-{leader}{letter}" for leader in "123" for letter in "ab"}


def test_numbers_and_letters_take_turns_in_deeper_trees() -> None:
    assert shape_of((1, 2, 2)).names == ("1", "1a", "1b", "1a1", "1a2", "1b1", "1b2", "G")


@pytest.mark.parametrize("tiers", [[1], [5], [2, 1, 1], [1, 3, 2]])
def test_a_game_with_another_tree_comes_to_its_end(tiers: list[int]) -> None:
    rules = _with(tiers)
    for seed in range(3):
        state = rules.new_game(rules.options({}, NAMES[:3]), seed)
        luck = Rng(seed, "shapes")
        while state.decision is not None:
            rules.apply(state, luck.choice(rules.legal_actions(state)))
        assert state.outcome is not None


def test_a_tree_of_one_position_is_won_by_filling_it() -> None:
    rules = _with([1])
    state = table(rules)
    play(state, "recruit W", "place 1", rules=rules)
    assert rules.outcome(state) is not None
    assert rules.outcome(state).winners == (0,)  # type: ignore[union-attr]


def test_in_three_tiers_a_promoted_minion_leaves_its_own_minions_leaderless() -> None:
    rules = _with([1, 2, 2])
    pattern = {
        "1": "void_wraith",
        "1a": "night_hag",
        "1b": "mist_stalker",
        "1a1": "grave_cat",
        "1b1": "gloom_bat",
    }
    state = table(
        rules,
        Ada={"dungeon": ["gloom_bat"], "spells": ["banish"]},
        Ben={"wizard": "wizard_stone", "pattern": pattern},
    )
    play(state, "cast banish gloom_bat", "target Ben:1", "promote 1a", rules=rules)
    words = rules.to_position(state, NAMES[:2])["players"]["Ben"]
    assert words["pattern"] == {"1": "night_hag", "1b": "mist_stalker", "1b1": "gloom_bat"}
    assert words["dungeon"] == ["grave_cat"]


def test_in_three_tiers_whoever_falls_takes_all_below_along() -> None:
    rules = _with([1, 2, 2])
    pattern = {
        "1": "void_wraith",
        "1a": "night_hag",
        "1b": "mist_stalker",
        "1a1": "grave_cat",
        "1b1": "gloom_bat",
    }
    state = table(
        rules,
        Ada={"dungeon": ["gloom_bat"], "spells": ["banish"]},
        Ben={"wizard": "wizard_stone", "pattern": pattern},
    )
    log: list[object] = []
    play(state, "cast banish gloom_bat", "target Ben:1", "promote 1b", rules=rules, log=log)
    words = rules.to_position(state, NAMES[:2])["players"]["Ben"]
    assert words["pattern"] == {"1": "mist_stalker"}
    assert words["dungeon"] == ["night_hag", "grave_cat", "gloom_bat"]
    assert state.lost == ()

"""The chances that players and bots are told are exactly what the engine's dice do."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.ids import Action
from game.rules.patterns.odds import Odds, clash_odds, dice_for, faces, odds
from game.rules.patterns.state import PatternsState
from tests.patterns.tables import NAMES, RULES, table

PRINTED = {
    -3: (3, 3, 30),
    -2: (6, 4, 26),
    -1: (10, 5, 21),
    0: (15, 6, 15),
    1: (21, 5, 10),
    2: (26, 4, 6),
    3: (30, 3, 3),
}
"""Section 6: attacker wins, tie, defender wins, in 36ths, by the attacker's advantage."""
FIGHTERS = {1: "gloom_bat", 2: "grave_cat", 3: "mist_stalker", 4: "night_hag", 5: "void_wraith"}


def _result(state: PatternsState, action: Action, dice: tuple[int, ...]) -> int:
    """1, 0 or -1 as the acting side fares with these dice."""
    twin, log = state.copy(), []  # type: ignore[var-annotated]
    RULES.load_dice(twin, dice)
    RULES.apply(twin, action, log)
    for event in log:
        if event.kind == "rolled":
            return int(event.result)
        if event.kind == "brainwash_rolled":
            return 1 if event.success else -1
    raise AssertionError("nothing was rolled")


def _counted(state: PatternsState, action: Action, dice: int) -> Odds:
    """By playing every sequence of so many dice; what is left over of them counts as often as it is left."""
    found = {1: 0, 0: 0, -1: 0}
    for rolls in product(range(1, 7), repeat=dice):
        found[_result(state, action, rolls)] += 1
    return Odds(found[1], found[0], found[-1], 6**dice)


def _same(one: Odds | None, other: Odds) -> bool:
    assert one is not None
    return all(mine * other.of == theirs * one.of for mine, theirs in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("advantage", sorted(PRINTED))
def test_the_table_of_the_rules_is_what_clash_odds_says(advantage: int) -> None:
    assert clash_odds(advantage, (0, False, False)) == (*PRINTED[advantage], 36)


@pytest.mark.parametrize("advantage", sorted(PRINTED))
def test_all_36_pairs_of_dice_reproduce_the_table(advantage: int) -> None:
    mine = max(1, 1 + advantage)
    theirs = mine - advantage
    state = table(
        Ada={"pattern": {"1": FIGHTERS[mine]}},
        Ben={"wizard": "wizard_stone", "pattern": {"1": "void_wraith", "1a": FIGHTERS[theirs]}},
    )
    action = ("capture", "1", 1, "1a")
    assert odds(state, action) == (*PRINTED[advantage], 36)
    assert _same(odds(state, action), _counted(state, action, 2))


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_a_brainwash_succeeds_in_six_less_its_power_of_six_cases(power: int) -> None:
    state = table(Ada={"dungeon": [FIGHTERS[power]]})
    action = ("brainwash", FIGHTERS[power])
    assert _same(odds(state, action), Odds(6 - power, 0, power, 6))
    assert _same(odds(state, action), _counted(state, action, 1))


SPELLED: list[tuple[str, dict[str, Any], dict[str, Any], Action, int]] = [
    (
        "first tier",
        {"pattern": {"1": "kiln_guard"}},
        {"pattern": {"1": "cave_boar"}},
        ("capture", "1", 1, "1"),
        2,
    ),
    (
        "an attacker who rolls again",
        {"pattern": {"1": "kiln_guard"}, "auras": {"1": "high_ground"}},
        {"pattern": {"1": "cave_boar"}},
        ("capture", "1", 1, "1"),
        3,
    ),
    (
        "a defender with two dice, and ties lost",
        {"pattern": {"1": "kiln_guard"}, "enchantments": {"1": ["fire_tongue"]}},
        {"pattern": {"1": "cave_boar"}, "auras": {"1": "gatehouse"}},
        ("capture", "1", 1, "1"),
        3,
    ),
    (
        "both sides roll again",
        {"pattern": {"1": "kiln_guard"}, "circle": "circle_of_winds"},
        {"pattern": {"1": "cave_boar"}, "circle": "circle_of_winds"},
        ("capture", "1", 1, "1"),
        4,
    ),
    (
        "a rescue against a Guard",
        {"pattern": {"1": "kiln_guard"}, "enchantments": {"1": ["gaolers_key"]}},
        {"guard": "cave_boar", "circle": "circle_of_stones", "dungeon": ["gloom_bat"]},
        ("rescue", 1, "1"),
        2,
    ),
    (
        "a rescue where nobody guards, under a Circle",
        {"guard": "kiln_guard"},
        {"circle": "circle_of_mirrors", "dungeon": ["gloom_bat"]},
        ("rescue", 1, "G"),
        2,
    ),
    (
        "a brainwash under a Circle",
        {"circle": "circle_of_whispers", "dungeon": ["night_hag"]},
        {},
        ("brainwash", "night_hag"),
        1,
    ),
]


@pytest.mark.parametrize(
    ("ada", "ben", "action", "dice"), [case[1:] for case in SPELLED], ids=[case[0] for case in SPELLED]
)
def test_chances_under_spells_are_those_of_every_sequence_of_dice(
    ada: dict[str, Any], ben: dict[str, Any], action: Action, dice: int
) -> None:
    state = table(Ada=ada, Ben=ben)
    assert _same(odds(state, action), _counted(state, action, dice))


@pytest.mark.parametrize("result", [1, 0, -1])
@pytest.mark.parametrize(
    ("ada", "ben", "action"), [case[1:4] for case in SPELLED], ids=[case[0] for case in SPELLED]
)
def test_dice_for_a_result_bring_it_about(
    ada: dict[str, Any], ben: dict[str, Any], action: Action, result: int
) -> None:
    state = table(Ada=ada, Ben=ben)
    dice, chances = dice_for(state, action, result), odds(state, action)
    assert chances is not None
    assert (dice is None) == (chances[1 - result] == 0)
    if dice is not None:
        assert _result(state, action, dice) == result


def test_a_die_rolled_again_or_twice_still_has_six_faces_of_all_its_weight() -> None:
    assert faces(0, False) == (6, 6, 6, 6, 6, 6)
    assert faces(2, False) == (2, 2, 8, 8, 8, 8)
    assert faces(0, True) == (1, 3, 5, 7, 9, 11)
    for again in range(6):
        assert sum(faces(again, False)) == 36


def test_a_view_tells_the_same_chances_as_the_state() -> None:
    state = table(
        Ada={"pattern": {"1": "kiln_guard"}}, Ben={"pattern": {"1": "cave_boar"}, "dungeon": ["gloom_bat"]}
    )
    view = RULES.view(state, 0)
    for action in (("capture", "1", 1, "1"), ("rescue", 1, "1")):
        assert RULES.odds(view, action) == RULES.odds(state, action)


def test_nothing_is_rolled_for_the_other_actions() -> None:
    state = table(Ada={"pattern": {"1": "kiln_guard"}})
    for action in RULES.legal_actions(state):
        assert RULES.odds(state, action) is None, RULES.text(state, action, NAMES[:2])

"""Every legal payment, and its words; rules section 5 and 15.21."""

from __future__ import annotations

import pytest

from tests.crown.table import RULES, legal, play, position, reason


def test_resources_stand_in_the_order_of_the_factions_essence_last() -> None:
    assert RULES.pool.resources == ("insight", "resolve", "artifice", "hunger", "essence")


@pytest.mark.parametrize(
    ("insight", "essence", "ways"),
    [
        (0, 9, set()),
        (1, 1, set()),
        (1, 2, {""}),
        (2, 1, {""}),
        (3, 0, {""}),
        (2, 2, {"", " pay insight:1 essence:2"}),
        (3, 2, {"", " pay insight:2 essence:1", " pay insight:1 essence:2"}),
        (9, 9, {"", " pay insight:2 essence:1", " pay insight:1 essence:2"}),
    ],
)
def test_a_cost_of_three_is_coloured_by_one_at_least(insight: int, essence: int, ways: set[str]) -> None:
    state = position(p1={"resources": {"insight": insight, "essence": essence}, "hand": ["laughing_crowd"]})
    assert {
        text.removeprefix("play laughing_crowd left 0") for text in legal(state) if "left 0" in text
    } == ways


def test_the_one_clarity_is_of_any_kind_that_is_held_and_never_essence() -> None:
    state = position(
        p1={"resources": {"insight": 1, "resolve": 1, "hunger": 3, "essence": 9}, "hand": ["royal_seal"]}
    )
    assert legal(state) == [
        "play royal_seal",
        "play royal_seal pay insight:1 essence:5",
        "play royal_seal pay resolve:1 essence:5",
    ]
    play(state, "play royal_seal")
    assert state.resources[:5] == [1, 1, 0, 2, 4]


def test_the_default_written_out_is_the_default() -> None:
    state = position(p1={"resources": {"insight": 3}, "hand": ["laughing_crowd"]})
    action = RULES.parse(state, "play laughing_crowd left 0 pay insight:3", ("p1", "p2"))
    assert action == ("play", "laughing_crowd", 0, 0, None)


def test_a_trap_is_paid_when_it_is_sprung() -> None:
    state = position(
        p1={"hand": ["brave_squire"]},
        p2={"reserve": ["mirror_door"], "resources": {"insight": 1, "hunger": 1, "essence": 1}},
    )
    play(state, "play brave_squire left 0")
    assert legal(state) == ["spring", "spring pay hunger:1 essence:1", "decline"]
    play(state, "spring pay hunger:1 essence:1")
    assert state.resources[5:] == [1, 0, 0, 0, 0]


def test_a_broken_anchor_is_paid_as_from_the_hand() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["laughing_crowd"]}}},
        p2={
            "resources": {"insight": 3, "essence": 1},
            "lanes": {"left": {"creatures": ["clockwork_ant"], "anchors": ["laughing_crowd", "well_gazer"]}},
        },
    )
    play(state, "push left", "spread 1", "spread 1")
    assert "cast left 0 pay insight:2 essence:1" in legal(state)
    assert reason(state, "cast left 0 pay insight:1 essence:2") == "bad_payment"
    play(state, "cast left 0 pay insight:2 essence:1")
    assert state.resources[5:] == [1, 0, 0, 0, 0]


def test_snap_takes_no_payment_at_all() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["laughing_crowd"]}}},
        p2={
            "resources": {"hunger": 2},
            "lanes": {"left": {"creatures": ["clockwork_ant"], "anchors": ["burrow_kin", "well_gazer"]}},
        },
    )
    play(state, "push left", "spread 1", "spread 1")
    assert reason(state, "cast left 0 pay hunger:2") == "snap"
    assert reason(state, "cast left 0") == ""


def test_a_refusal_says_what_it_costs_and_what_there_is() -> None:
    state = position(p1={"resources": {"resolve": 1, "essence": 2}, "hand": ["laughing_crowd"]})
    refusal = RULES.why_not(state, ("play", "laughing_crowd", 0, 0, None))
    assert refusal is not None
    assert refusal.reason == "Laughing Crowd costs 3 Insight; you have 1 Resolve, 2 Essence."

"""Texts that are no action at all, with where they go wrong; and texts that mean the same."""

from __future__ import annotations

import pytest

from game.core.errors import NotationError
from game.rules.crown.asking import question
from tests.crown.table import NAMES, RULES, play, position


@pytest.mark.parametrize(
    ("text", "column", "suggestion"),
    [
        ("", 0, None),
        ("plya brave_squire left 0", 0, "play"),
        ("play brave_squir left 0", 5, "brave_squire"),
        ("play brave_squire lft 0", 18, "left"),
        ("play brave_squire left", 22, None),
        ("play brave_squire left x", 23, None),
        ("play brave_squire left 0 pya", 25, None),
        ("play brave_squire left 0 pay resolv:1", 29, "resolve"),
        ("play brave_squire left 0 pay resolve", 29, None),
        ("play brave_squire left 0 pay resolve:-1", 29, None),
        ("play brave_squire#0 left 0", 5, None),
        ("set snare lef", 10, "left"),
        ("push", 4, None),
        ("push midle", 5, None),
        ("meditate now", 9, None),
        ("maneuver left", 13, None),
        ("move 0", 6, None),
        ("fire x", 5, None),
        ("exhaust left", 8, None),
        ("exhaust lft.0", 8, "left"),
        ("spread 1 x", 9, None),
        ("target left.", 7, None),
        ("target hend:0", 7, "hand"),
        ("target ~left", 7, "left"),
        ("mulligan", 8, None),
        ("choose", 6, None),
    ],
)
def test_what_is_no_action_is_told_with_its_column(text: str, column: int, suggestion: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        RULES.parse(position(), text, NAMES)
    assert caught.value.column == column
    if suggestion is not None:
        assert caught.value.suggestion == suggestion


def test_the_second_of_two_alike_in_a_hand_is_the_same_card() -> None:
    state = position(p1={"hand": ["brave_squire", "brave_squire"]})
    assert RULES.parse(state, "play brave_squire#2 left 0", NAMES) == RULES.parse(
        state, "play brave_squire left 0", NAMES
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play brave_squire#3 left 0", "a copy from #1 to #2"),
        ("play well_gazer#2 left 0", "a card of the hand"),
        ("set snare#2 left", "a copy from #1 to #1"),
    ],
)
def test_a_copy_that_is_not_there_is_told(text: str, expected: str) -> None:
    state = position(p1={"hand": ["brave_squire", "snare", "brave_squire"]})
    with pytest.raises(NotationError) as caught:
        RULES.parse(state, text, NAMES)
    assert caught.value.expected == expected
    assert caught.value.column == text.index(" ") + 1


def test_a_copy_is_put_back_once() -> None:
    state = position(p1={"hand": ["brave_squire", "brave_squire"]})
    both = RULES.parse(state, "mulligan brave_squire#1 brave_squire#2", NAMES)
    assert both == RULES.parse(state, "mulligan brave_squire brave_squire", NAMES)
    with pytest.raises(NotationError) as caught:
        RULES.parse(state, "mulligan brave_squire#2 brave_squire#2", NAMES)
    assert caught.value.column == len("mulligan brave_squire#2 ")


def test_a_lane_is_both_players_and_written_without_a_tilde() -> None:
    state = position(p1={"hand": ["second_wind"], "resources": {"insight": 1}})
    play(state, "play second_wind")
    assert RULES.parse(state, "target left", NAMES) == ("target", ("lane", 0))
    with pytest.raises(NotationError) as caught:
        RULES.parse(state, "target ~left", NAMES)
    assert caught.value.suggestion == "left"


def test_a_lane_with_a_tilde_means_the_opponents_next_anchor_where_that_is_asked_for() -> None:
    state = position()
    state.decision = question(0, "target", ("peer_within", "look_at_anchor", (("anchor", 1, 0, 0),)))
    assert RULES.parse(state, "target ~left", NAMES) == ("target", ("anchor", 1, 0, 0))


def test_a_lane_means_its_next_anchor_where_an_anchor_is_asked_for() -> None:
    state = position(
        p1={
            "resources": {"insight": 1},
            "hand": ["peer_within"],
            "lanes": {"left": {"anchors": ["calm_tide"]}},
        }
    )
    play(state, "play peer_within")
    action = RULES.parse(state, "target left", NAMES)
    assert action == ("target", ("anchor", 0, 0, 0))
    assert RULES.text(state, action, NAMES) == "target left:0"


def test_an_anchor_means_its_lane_where_a_lane_is_asked_for() -> None:
    state = position(p1={"resources": {"insight": 1}, "hand": ["second_wind"]})
    play(state, "play second_wind")
    assert RULES.parse(state, "target left:2", NAMES) == ("target", ("lane", 0))


@pytest.mark.parametrize(
    "text",
    ["play gilded_king left 0", "play brave_squire ~left 0", "play brave_squire", "play unmake left 0"],
)
def test_a_place_on_the_wrong_side_is_understood_and_refused(text: str) -> None:
    state = position(
        p1={"resources": {"hunger": 3, "essence": 3}, "hand": ["gilded_king", "brave_squire", "unmake"]}
    )
    action = RULES.parse(state, text, NAMES)
    refusal = RULES.why_not(state, action)
    assert refusal is not None
    assert refusal.code in {"needs_place", "no_place"}

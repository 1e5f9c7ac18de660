"""Did you mean ...?"""

from __future__ import annotations

import pytest

from game.core.suggest import did_you_mean

LANES = ("left", "center", "right")


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("lft", "left"),
        ("centre", "center"),
        ("rihgt", "right"),
        ("Left", "left"),
        ("RIGHT", "right"),
        ("lefft", "left"),
        ("al", None),
        ("up", None),
        ("x", None),
        ("", None),
        ("middle", None),
    ],
)
def test_near_words_are_suggested_and_far_ones_are_not(word: str, meant: str | None) -> None:
    assert did_you_mean(word, LANES) == meant


def test_hyphens_and_spaces_are_underscores() -> None:
    assert did_you_mean("opposing-leader", ["opposing_leader"]) == "opposing_leader"
    assert did_you_mean("opposing leader", ["opposing_leader"]) == "opposing_leader"


def test_words_in_another_order_are_recognised() -> None:
    assert did_you_mean("leader_opposing", ["own_leader", "opposing_leader"]) == "opposing_leader"


def test_the_nearest_wins_and_of_equals_the_first() -> None:
    assert did_you_mean("withr", ["wither", "with"]) == "wither"
    assert did_you_mean("bat", ["cat", "hat"]) == "cat"
    assert did_you_mean("withering", ["wither_ring", "withering_"]) == "withering_"


def test_a_two_letter_code_is_not_guessed_from_one_letter() -> None:
    assert did_you_mean("6H", ["6S", "7H"]) is None


def test_the_word_itself_is_no_suggestion() -> None:
    assert did_you_mean("left", ["left"]) is None


def test_very_long_texts_are_not_compared() -> None:
    assert did_you_mean("a" * 100_000, ["a" * 99_999]) is None

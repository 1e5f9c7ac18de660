"""Positions in words: what is left out, what is refused, and where."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import BadPosition
from tests.patterns.tables import NAMES, RULES

TURN: dict[str, Any] = {"turn": "Ada"}


def _flaws(words: dict[str, Any]) -> list[tuple[tuple[str | int, ...], str]]:
    found = RULES.check_position(words, NAMES[:2], expecting=False)
    with pytest.raises(BadPosition) as refused:
        RULES.from_position(words, RULES.options({}, NAMES[:2]), NAMES[:2])
    assert list(refused.value.flaws) == found
    return [(flaw.path, flaw.code) for flaw in found]


def test_what_is_left_out_is_empty_and_nothing_is_left_to_do_but_end() -> None:
    state = RULES.from_position(TURN, RULES.options({}, NAMES[:2]), NAMES[:2])
    assert RULES.legal_actions(state) == [("end",)]
    assert state.turns == state.actions == 0
    assert state.wizards == ("wizard_ember", "wizard_tide")


def test_wizards_of_the_options_sit_where_the_position_names_none() -> None:
    options = RULES.options({"wizards": {"Ben": "wizard_shade"}}, NAMES[:2])
    state = RULES.from_position({**TURN, "players": {"Ada": {"wizard": "wizard_gale"}}}, options, NAMES[:2])
    assert state.wizards == ("wizard_gale", "wizard_shade")


def test_whose_turn_it_is_must_be_said() -> None:
    assert _flaws({}) == [(("turn",), "missing-key")]


@pytest.mark.parametrize(
    ("pattern", "place"),
    [
        ({"1a": "cave_boar"}, "1a"),
        ({"1": "cave_boar", "1a": "iron_golem"}, "1a"),
        ({"1": "reef_lurker"}, "1"),
        ({"1": "thunder_roc", "1b": "pebble_gnome"}, "1b"),
    ],
    ids=["without a Leader", "too strong", "opposed to the Wizard", "opposed to its Leader"],
)
def test_an_illegal_placement_is_refused_at_its_place(pattern: dict[str, str], place: str) -> None:
    words = {**TURN, "players": {"Ada": {"wizard": "wizard_ember", "pattern": pattern}}}
    assert _flaws(words) == [(("players", "Ada", "pattern", place), "illegal-placement")]


@pytest.mark.parametrize(
    ("player", "path", "code"),
    [
        ({"guard": "cave_bear"}, ("guard",), "unknown-id"),
        ({"pattern": {"4": "cave_boar"}}, ("pattern", "4"), "unknown-word"),
        ({"pattern": {"G": "cave_boar"}}, ("pattern", "G"), "unknown-word"),
        ({"auras": {"1": "war_paint"}}, ("auras", "1"), "bad-value"),
        ({"circle": "bulwark"}, ("circle",), "bad-value"),
        ({"enchantments": {"1": ["war_paint"]}}, ("enchantments", "1"), "bad-value"),
        ({"dungeon": [{"card": "cave_boar", "hiden": True}]}, ("dungeon", 0, "hiden"), "unknown-key"),
        ({"spells": [{"card": "bulwark", "seen_by": ["Bob"]}]}, ("spells", 0, "seen_by", 0), "unknown-word"),
        ({"dungeon": [{"card": "cave_boar", "seen_by": ["Ben"]}]}, ("dungeon", 0, "seen_by"), "bad-value"),
        ({"hand": []}, ("hand",), "unknown-key"),
        ({"spells": "bulwark"}, ("spells",), "wrong-type"),
    ],
)  # fmt: skip
def test_a_wrong_word_of_a_player_is_refused_at_its_place(
    player: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    assert (("players", "Ada", *path), code) in _flaws({**TURN, "players": {"Ada": player}})


def test_a_slip_of_the_pen_gets_the_word_that_was_meant() -> None:
    (flaw,) = RULES.check_position({**TURN, "recruitmnt": []}, NAMES[:2], expecting=False)
    assert flaw.suggestion == "recruitment"
    (flaw,) = RULES.check_position({**TURN, "research": ["bullwark"]}, NAMES[:2], expecting=False)
    assert flaw.suggestion == "bulwark"


def test_numbers_and_texts_are_the_same_places() -> None:
    for key in (1, "1"):
        words = {**TURN, "players": {"p1": {"pattern": {key: "cave_boar"}}}}
        state = RULES.from_position(words, RULES.options({}, NAMES[:2]), NAMES[:2])
        assert state.patterns[0][0] == "cave_boar"


def test_what_only_an_expectation_may_say_is_no_start() -> None:
    assert _flaws({**TURN, "held": "cave_boar"}) == [(("held",), "bad-value")]
    assert RULES.check_position({"held": "cave_boar"}, NAMES[:2], expecting=True) == []

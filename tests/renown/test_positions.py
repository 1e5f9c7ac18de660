"""Positions in words: what may be left out, what comes back, and what is said of mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import BadPosition
from game.core.ids import default_names
from game.rules.renown.options import RenownOptions
from tests.renown.tables import NAMES, NINE, RULES, played, random_game, table

FULL: dict[str, Any] = {
    "phase": "scheme",
    "turn": "Clayton",
    "arch_liege": "Amber",
    "successor": "Jeffrey",
    "direction": "right",
    "era": 2,
    "regime": 3,
    "hierarchy": ["3C", "6S"],
    "den": [{"card": "5C", "known": True}, "9D"],
    "hall": ["KD"],
    "removed": ["AS", "2S"],
    "court": {"H": 4, "V": 5},
    "bids": {"Amber": "H", "Jeffrey": "V"},
    "players": {
        "Amber": {"hand": [{"card": "8C", "hidden": True}, "7C"], "favor": {"H": 9, "V": 8}},
        "Clayton": {"hand": ["8D"], "favor": {"H": 7, "V": 6}},
        "Jeffrey": {"hand": [], "favor": {"H": 5, "V": 4}},
    },
}


def set_up(words: dict[str, Any], **options: Any) -> Any:
    return RULES.from_position(words, RenownOptions(3, **options), NAMES)


def flaws(words: dict[str, Any], *, expecting: bool = False) -> list[tuple[str, str]]:
    """Where and which."""
    found = RULES.check_position(words, NAMES, expecting=expecting)
    return [(".".join(map(str, flaw.path)), flaw.code) for flaw in found]


def test_a_full_position_comes_back_word_for_word() -> None:
    assert RULES.to_position(set_up(FULL), NAMES) == FULL


def test_what_is_left_out_is_empty_or_follows_from_the_turn() -> None:
    state = set_up({"turn": "Jeffrey", "hierarchy": ["3C"]})
    assert RULES.to_position(state, NAMES) == {
        "phase": "scheme",
        "turn": "Jeffrey",
        "arch_liege": "Jeffrey",
        "successor": "Jeffrey",
        "direction": "left",
        "era": 1,
        "regime": 1,
        "hierarchy": ["3C"],
        "den": [],
        "hall": [],
        "removed": [],
        "court": {"H": 0, "V": 0},
        "bids": {},
        "players": {name: {"hand": [], "favor": {"H": 0, "V": 0}} for name in NAMES},
    }


def test_main_decisions_of_games_come_back_with_the_same_views() -> None:
    names = default_names(5)
    options = RenownOptions(5, 1, secret_bids=True)
    for state in random_game(5, 41, secret_bids=True):
        if state.decision is None or state.decision.kind not in {"orient", "successor", "bid", "scheme"}:
            continue
        back = RULES.from_position(RULES.to_position(state, names), options, names)
        assert all(RULES.view(back, seat) == RULES.view(state, seat) for seat in (*range(5), None))


def test_seats_may_be_called_by_their_numbers() -> None:
    words = FULL | {"turn": "p2", "players": {"p1": {"hand": ["8C"]}}}
    assert set_up(words).hands == (("8C",), (), ())


def test_the_middle_of_a_scheme_is_written_for_expectations_only() -> None:
    state = table((["6H"], [], []))
    played(state, "sacrifice 6H", "raise 2S 1")
    words = RULES.to_position(state, NAMES)
    assert (words["phase"], words["sacrificed"], words["budget"], words["moved"]) == (
        "scheme",
        "6H",
        5,
        ["2S"],
    )
    assert flaws(words, expecting=True) == []
    assert flaws(words) == [("sacrificed", "bad-value"), ("budget", "bad-value"), ("moved", "bad-value")]


def test_after_the_end_the_phase_says_so_and_cannot_be_set_up() -> None:
    state = table(hierarchy=["6S"], eras=1)
    played(state, "take")
    words = RULES.to_position(state, NAMES)
    assert words["phase"] == "over"
    assert flaws(words, expecting=True) == []
    assert ("phase", "unknown-word") in flaws(words)


@pytest.mark.parametrize(
    ("words", "where", "code"),
    [
        ({"phase": "schem"}, "phase", "unknown-word"),
        ({"turn": "Ambre"}, "turn", "unknown-word"),
        ({"turn": None}, "turn", "unknown-word"),
        ({"hierachy": []}, "hierachy", "unknown-key"),
        ({"hierarchy": "6S"}, "hierarchy", "wrong-type"),
        ({"hierarchy": ["6S", "10S"]}, "hierarchy.1", "unknown-id"),
        ({"hierarchy": [{"card": "6S"}]}, "hierarchy.0", "unknown-id"),
        ({"den": [{"card": "6S", "known": 1}]}, "den.0.known", "wrong-type"),
        ({"den": [{"card": "6S", "knwon": True}]}, "den.0.knwon", "unknown-key"),
        ({"direction": "up"}, "direction", "unknown-word"),
        ({"era": 0}, "era", "out-of-range"),
        ({"era": 10}, "era", "out-of-range"),
        ({"era": "2"}, "era", "wrong-type"),
        ({"court": {"X": 1}}, "court.X", "unknown-key"),
        ({"court": {"H": -1}}, "court.H", "out-of-range"),
        ({"court": [1, 2]}, "court", "wrong-type"),
        ({"bids": {"Amber": "X"}}, "bids.Amber", "unknown-word"),
        ({"bids": ["H"]}, "bids", "wrong-type"),
        ({"players": {"Dora": {}}}, "players.Dora", "unknown-word"),
        ({"players": {"Amber": []}}, "players.Amber", "wrong-type"),
        ({"players": {"Amber": {}, "p1": {}}}, "players.p1", "duplicate-key"),
        ({"players": {"Amber": {"hands": []}}}, "players.Amber.hands", "unknown-key"),
        ({"players": {"Amber": {"favor": {"H": True}}}}, "players.Amber.favor.H", "wrong-type"),
    ],
)
def test_a_wrong_word_is_told_with_its_place(words, where, code) -> None:
    assert (where, code) in flaws(words, expecting=True)
    assert (where, code) in flaws(FULL | words)
    with pytest.raises(BadPosition):
        set_up(FULL | words)


def test_two_hidden_cards_in_a_hand_are_one_too_many() -> None:
    hidden = [{"card": card, "hidden": True} for card in ("8C", "9C")]
    assert flaws(FULL | {"players": {"Amber": {"hand": hidden}}}) == [("players.Amber.hand", "bad-value")]


def test_all_mistakes_are_told_at_once_with_what_was_probably_meant() -> None:
    with pytest.raises(BadPosition) as caught:
        set_up({"turn": "Ambre", "hierarchy": ["6s"], "dne": []})
    assert [flaw.suggestion for flaw in caught.value.flaws] == ["Amber", "6S", "den"]


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ({"hierarchy": ["6S"]}, "turn"),
        ({"turn": "Amber"}, "hierarchy"),
        ({"turn": "Amber", "hierarchy": []}, "hierarchy"),
        ({"turn": "Amber", "hierarchy": ["6S"], "phase": "orient", "arch_liege": "Clayton"}, "turn"),
        ({"turn": "Amber", "hierarchy": ["6S"], "phase": "bid"}, "turn"),
        (
            {
                "turn": "Amber",
                "hierarchy": ["6S"],
                "phase": "bid",
                "bids": {"Clayton": "H"},
                "players": {"Amber": {"favor": NINE}},
            },
            "bids.Clayton",
        ),
    ],
)
def test_a_whole_position_needs_what_its_phase_needs(words, where) -> None:
    assert [place for place, _ in flaws(words)] == [where]
    assert flaws(words, expecting=True) == []


def test_an_era_beyond_those_that_are_played_is_refused() -> None:
    assert set_up(FULL, eras=2).era == 2
    with pytest.raises(BadPosition, match="Era 2 of 1"):
        set_up(FULL, eras=1)


def test_the_number_of_players_must_fit_the_options() -> None:
    with pytest.raises(BadPosition, match="3 players are named, 4 seats are set"):
        RULES.from_position(FULL, RenownOptions(4), NAMES)


def test_names_and_seats_must_be_as_many() -> None:
    assert RULES.options({"eras": 9, "secret_bids": True}, NAMES) == RenownOptions(3, 9, secret_bids=True)
    with pytest.raises(BadPosition, match="3 players are named, 4 seats are set"):
        RULES.options({"seats": 4}, NAMES)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"eras": 0}, "1 to 9 Eras, not 0"),
        ({"eras": 10}, "1 to 9 Eras, not 10"),
        ({"eras": True}, "no number"),
        ({"secret_bids": "yes"}, "neither true nor false"),
        ({"era": 3}, "did you mean 'eras'"),
        ({"seats": 7}, "3 to 6 players, not 7"),
    ],
)
def test_an_option_out_of_range_is_refused_in_a_sentence(given, sentence) -> None:
    with pytest.raises(BadPosition, match=sentence):
        RULES.options(given, NAMES)


def test_a_new_game_refuses_options_out_of_range_too() -> None:
    with pytest.raises(BadPosition, match="3 to 6 players, not 2"):
        RULES.new_game(RenownOptions(2), 1)


def test_there_are_no_dice_to_load() -> None:
    state = table()
    RULES.load_dice(state, ())
    with pytest.raises(ValueError, match="no dice"):
        RULES.load_dice(state, (6,))

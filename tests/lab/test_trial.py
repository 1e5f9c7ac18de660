"""Which of two face sets a card wears, in each way of comparing them."""

from __future__ import annotations

import pytest

from game.ui.cardface.info import CardInfo
from game.ui.lab.state import LabState
from game.ui.lab.trial import HALVES, KEY, LEAST, MODES, MOST, OFF, SHUFFLED, SPLIT, Trial

CARDS = [f"card_{n}" for n in range(200)]


def trial(mode: str, **more) -> Trial:
    return Trial("crown", "table", "framed", mode, **more)


def test_every_card_wears_a_where_nothing_is_compared():
    assert {trial(OFF).wears(card) for card in CARDS} == {"table"}


@pytest.mark.parametrize("mode", MODES)
def test_a_set_is_not_compared_with_itself(mode):
    same = Trial("crown", "table", "table", mode, flipped=True)
    assert not same.on
    assert {same.wears(card) for card in CARDS} == {"table"}


def test_a_key_shows_the_other_set_on_all_cards():
    assert {trial(KEY).wears(card) for card in CARDS} == {"table"}
    assert {trial(KEY, flipped=True).wears(card) for card in CARDS} == {"framed"}


def test_only_where_a_key_flips_the_other_set_is_foreseen():
    assert trial(KEY).next("card_1") == "framed"
    assert trial(KEY, flipped=True).next("card_1") == "table"
    assert {trial(mode).next("card_1") for mode in (OFF, SPLIT, HALVES, SHUFFLED)} == {""}


def test_each_side_of_the_seam_wears_its_own():
    split = trial(SPLIT)
    assert split.wears("card_1") == "table"
    split.side = "b"
    assert split.wears("card_1") == "framed"


def test_the_seam_never_leaves_the_table():
    split = trial(SPLIT)
    split.move_seam(-3)
    assert split.seam == LEAST
    split.move_seam(7)
    assert split.seam == MOST


def test_about_half_of_the_cards_wear_b_and_always_the_same_ones():
    first = [trial(HALVES).wears(card) for card in CARDS]
    assert first == [trial(HALVES).wears(card) for card in CARDS]
    assert 70 < first.count("framed") < 130


def test_another_seed_is_another_half():
    assert [trial(HALVES).wears(card) for card in CARDS] != [
        trial(HALVES, seed=2).wears(card) for card in CARDS
    ]


def test_all_copies_of_a_card_are_in_the_same_half():
    halves = trial(HALVES)
    worn = set()
    for thing in ("c:1", "c:2", "c:3", ""):
        halves.thing = thing
        worn.add(halves.wears("card_1"))
    assert len(worn) == 1


def test_shuffled_copies_of_one_card_wear_one_of_the_two_each():
    shuffled = trial(SHUFFLED)
    worn = []
    for n in range(200):
        shuffled.thing = f"c:{n}"
        worn.append(shuffled.wears("card_1"))
    assert 70 < worn.count("framed") < 130


def test_nobody_is_told_until_somebody_asks():
    assert trial(SHUFFLED).blind
    assert not trial(SHUFFLED, told=True).blind
    assert not any(trial(mode).blind for mode in (OFF, KEY, SPLIT, HALVES))


def test_what_a_and_b_are_can_be_swapped():
    one = trial(KEY)
    one.swap()
    assert (one.a, one.b) == ("framed", "table")


def test_the_window_dresses_cards_of_games_with_a_trial_alone():
    state = LabState()
    assert state.wears(CardInfo("crown", "x", "X")) == ""
    state.trials["crown"] = trial(KEY, flipped=True)
    assert state.wears(CardInfo("crown", "x", "X")) == "framed"
    assert state.wears(CardInfo("renown", "QH", "Queen")) == ""
    assert state.next(CardInfo("crown", "x", "X")) == "table"
    state.trials["crown"].mode = OFF
    assert state.wears(CardInfo("crown", "x", "X")) == ""

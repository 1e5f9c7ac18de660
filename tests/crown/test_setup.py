"""Set-up: rules sections 3 and 15.16."""

from __future__ import annotations

from game.core import rng
from game.rules.crown.engine import Options
from tests.crown.table import NAMES, RULES, legal, play, reason


def test_the_first_player_is_drawn_before_everything_else() -> None:
    word, first = rng.below(rng.stream(5, "crown"), 2)
    state = RULES.new_game(Options(), 5)
    assert state.first == first
    deck = list(RULES.library.decks["dream_1"].listed())
    rng.shuffle(word, deck)
    assert state.decks[0] + state.hands[0][::-1] == tuple(deck[: 60 - 9])


def test_a_named_first_player_costs_no_luck() -> None:
    deck = list(RULES.library.decks["dream_1"].listed())
    rng.shuffle(rng.stream(5, "crown"), deck)
    state = RULES.new_game(Options(first=1), 5)
    assert state.turn == 1
    assert state.decks[0] + state.hands[0][::-1] == tuple(deck[: 60 - 9])


def test_the_top_nine_become_anchors_left_center_right() -> None:
    deck = list(RULES.library.decks["dream_1"].listed())
    rng.shuffle(rng.stream(5, "crown"), deck)
    top = deck[::-1][:9]
    state = RULES.new_game(Options(first=0), 5)
    assert [card for lane in range(3) for card, _ in state.anchors[lane]] == top
    assert all(mask == 0 for row in state.anchors for _, mask in row)


def test_each_player_has_one_mulligan_the_first_player_first() -> None:
    state = RULES.new_game(Options(first=1), 2)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (1, "mulligan")
    play(state, f"mulligan {state.hands[1][0]}")
    assert (state.decision.seat, state.decision.kind) == (0, "mulligan")
    play(state, "keep")
    assert (state.decision.seat, state.decision.kind) == (1, "act")


def test_put_back_cards_are_shuffled_in_before_the_draw() -> None:
    came_back = 0
    for seed in range(30):
        state = RULES.new_game(Options(first=0), seed)
        hand = state.hands[0]
        play(state, "mulligan " + " ".join(hand))
        assert len(state.hands[0]) == 7
        assert len(state.decks[0]) == 60 - 9 - 7
        came_back += any(card in state.hands[0] for card in set(hand))
    assert came_back > 5


def test_the_cards_of_a_mulligan_may_be_named_in_any_order() -> None:
    state = RULES.new_game(Options(first=0), 2)
    one, two = list(dict.fromkeys(state.hands[0]))[:2]
    assert reason(state, f"mulligan {two} {one}") == ""
    assert f"mulligan {one} {two}" in legal(state)
    assert reason(state, f"mulligan {' '.join([one] * 8)}") == "not_in_hand"


def test_both_start_with_no_resources() -> None:
    state = RULES.new_game(Options(), 2)
    assert state.resources == [0] * 10


def test_a_deck_may_be_given_card_by_card() -> None:
    options = RULES.options({"decks": {"p1": {"brave_squire": 30, "well_gazer": 30}}}, NAMES)
    state = RULES.new_game(options, 1)
    assert set(state.lists[0]) == {"brave_squire", "well_gazer"}
    assert state.factions == (("dream", "resolve"), ("resolve",))

"""Whole games at random, and what must hold at every moment of each."""

from __future__ import annotations

import pickle

import pytest

from game.rules.renown.cards import DECK
from tests.renown.tables import RULES, random_game


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("secret", [False, True])
def test_cards_and_markers_are_never_lost_and_never_made(seats: int, secret: bool) -> None:
    for state in random_game(seats, 100 + seats, secret_bids=secret, eras=2):
        zones = (state.hierarchy, state.den, state.hall, state.removed, *state.hands)
        assert sorted(card for zone in zones for card in zone) == sorted(DECK)
        for kind in (0, 1):
            assert state.court[kind] + sum(favor[kind] for favor in state.favor) == 9 * seats
        assert all(count >= 0 for favor in (*state.favor, state.court) for count in favor)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whoever_is_asked_can_answer_and_the_end_has_an_outcome(seats: int) -> None:
    for state in random_game(seats, 200 + seats):
        if state.decision is None:
            assert RULES.outcome(state) is not None
            return
        assert RULES.outcome(state) is None
        assert RULES.legal_actions(state)
    pytest.fail("the game never ended")


def test_the_row_always_holds_a_card_to_take() -> None:
    for state in random_game(4, 11, eras=2):
        assert state.hierarchy or state.decision is None


def test_secrets_lie_where_they_are_said_to_lie() -> None:
    for state in random_game(5, 12, eras=2):
        assert all(not first or first in hand for first, hand in zip(state.firsts, state.hands, strict=True))
        assert set(state.buried) <= set(state.den)
        assert state.den[: len(state.buried)] == state.buried


def test_the_remaining_renown_of_a_scheme_is_never_negative() -> None:
    for state in random_game(3, 13, eras=2):
        assert 0 <= state.budget <= 10
        if state.decision is not None and state.decision.kind not in {"move", "give"}:
            assert state.budget == 0


def test_every_seat_can_be_the_first_arch_liege_and_the_seed_decides() -> None:
    lieges = [next(random_game(4, seed)).arch_liege for seed in range(60)]
    assert set(lieges) == {0, 1, 2, 3}
    assert lieges == [next(random_game(4, seed)).arch_liege for seed in range(60)]


def test_a_deal_gives_one_card_a_player_and_two_a_player_to_the_row() -> None:
    for seats in (3, 4, 5, 6):
        state = next(random_game(seats, seats))
        assert [len(hand) for hand in state.hands] == [1] * seats
        assert state.firsts == tuple(hand[0] for hand in state.hands)
        assert len(state.hierarchy) == 2 * seats
        assert len(state.den) == 52 - 3 * seats


def test_a_copy_made_at_any_moment_plays_on_by_itself() -> None:
    kept = [(state.copy(), state.key()) for state in random_game(4, 21)]
    assert all(copy.key() == key for copy, key in kept)
    twin, key = kept[len(kept) // 2]
    other = twin.copy()
    RULES.apply(other, RULES.legal_actions(other)[0])
    assert twin.key() == key
    assert other != twin


def test_a_state_comes_back_from_a_pickle_in_the_middle_of_anything() -> None:
    kinds = set()
    for state in random_game(4, 22):
        back = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        assert back == state
        kinds.add(None if state.decision is None else state.decision.kind)
    assert {"give", "move", None} <= kinds

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import MASK, Rng, below, shuffle, stream

WORDS = st.integers(0, MASK)


def test_the_stream_is_splitmix64_by_its_published_numbers() -> None:
    word, found = 1234567, []
    for _ in range(3):
        word, value = below(word, 1 << 64)
        found.append(value)
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_streams_first_word_never_changes() -> None:
    """Saved games hold words: another stream would replay them as other games."""
    assert stream(1, "deck") == 0xDF9B022DF2B539F9
    assert stream(0, "") == stream(1 << 64, ""), "a seed counts by its lowest 64 bits"


@given(WORDS, st.integers(1, 1 << 64))
def test_a_number_lies_below_its_bound_and_the_word_moves(word: int, n: int) -> None:
    after, value = below(word, n)
    assert 0 <= value < n
    assert after != word
    assert below(word, n) == (after, value), "the same word, the same number"


def test_every_number_is_as_likely() -> None:
    word, counts = stream(3, "fair"), Counter[int]()
    for _ in range(6000):
        word, value = below(word, 6)
        counts[value] += 1
    assert set(counts) == set(range(6))
    assert all(880 < count < 1120 for count in counts.values()), counts


def test_a_word_too_high_to_be_fair_is_thrown_again() -> None:
    n = (1 << 63) + 1  # all but half of the words are too high
    rejected = 0
    word = stream(5, "rejection")
    for _ in range(64):
        once, _ = below(word, 1 << 64)
        after, value = below(word, n)
        assert value < n
        rejected += after != once
        word = after
    assert rejected > 10


@given(WORDS, st.lists(st.integers()))
def test_shuffling_keeps_every_card(word: int, cards: list[int]) -> None:
    mixed = cards.copy()
    shuffle(word, mixed)
    assert sorted(mixed) == sorted(cards)


def test_every_order_of_three_is_as_likely() -> None:
    word, counts = stream(9, "orders"), Counter[str]()
    for _ in range(6000):
        cards = list("abc")
        word = shuffle(word, cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values()), counts


@given(st.integers(), st.text(), st.text())
def test_two_purposes_of_one_seed_are_two_streams(seed: int, one: str, other: str) -> None:
    assert (stream(seed, one) == stream(seed, other)) == (one.encode() == other.encode())


def test_an_rng_is_the_same_stream_with_a_memory() -> None:
    rng, word = Rng(7, "bot"), stream(7, "bot")
    for n in (2, 6, 52, 1 << 40):
        word, value = below(word, n)
        assert rng.below(n) == value
    assert rng.word == word


def test_choosing_from_nothing_is_an_error() -> None:
    with pytest.raises(IndexError, match="nothing to choose"):
        Rng(1).choice([])


def test_choice_and_unit_and_word_stay_in_range() -> None:
    rng = Rng(2)
    assert {rng.choice("abc") for _ in range(100)} == set("abc")
    assert all(0 <= rng.unit() < 1 for _ in range(100))
    assert len({rng.word64() for _ in range(100)}) == 100

"""The dice fall evenly, are loaded one by one, and nobody sees them beforehand."""

from __future__ import annotations

import pytest

from game.rules.patterns.zones import roll_die
from tests.patterns.tables import RULES, table

SAMPLE = 18_000


def test_every_face_comes_as_often_as_another_in_a_seeded_sample() -> None:
    state = table()
    counts = [0] * 6
    for _ in range(SAMPLE):
        counts[roll_die(state) - 1] += 1
    expected = SAMPLE / 6
    assert (
        sum((count - expected) ** 2 / expected for count in counts) < 20.5
    )  # chi squared, one in a thousand


def test_pairs_of_rolls_are_even_too() -> None:
    state = table()
    counts = [0] * 36
    for _ in range(SAMPLE):
        counts[6 * (roll_die(state) - 1) + roll_die(state) - 1] += 1
    expected = SAMPLE / 36
    assert sum((count - expected) ** 2 / expected for count in counts) < 66.6


def test_loaded_dice_come_in_their_order_and_then_luck_goes_on_as_it_would_have() -> None:
    state, twin = table(), table()
    RULES.load_dice(state, (6, 1, 4))
    assert [roll_die(state) for _ in range(3)] == [6, 1, 4]
    assert [roll_die(state) for _ in range(5)] == [roll_die(twin) for _ in range(5)]


@pytest.mark.parametrize("dice", [(0,), (7,), (3, -1), (True,)])
def test_no_die_shows_anything_else(dice: tuple[int, ...]) -> None:
    state = table()
    with pytest.raises(ValueError, match="1 to 6"):
        RULES.load_dice(state, dice)

"""Shares, intervals, and what a card does to wins."""

import math

from game.app.sim.figures import Comparison, cell_of, reach, wilson
from game.core.rng import Rng

DECK = 3


def compared(*games) -> Comparison:
    found = Comparison()
    for game in games:
        found.add([(cell_of(stratum, having), won) for stratum, having, won in game])
    return found


def test_a_share_has_wilsons_interval():
    low, high = wilson(50, 100)
    assert math.isclose(low, 0.4038, abs_tol=1e-4)
    assert math.isclose(high, 0.5962, abs_tol=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_intervals_that_hold_together_are_wider():
    assert math.isclose(reach(), 1.95996, abs_tol=1e-4)
    assert math.isclose(reach(20), 3.02334, abs_tol=1e-4)


def test_a_difference_has_the_error_of_two_shares():
    games = [[(DECK, True, 1.0)]] * 30 + [[(DECK, True, 0.0)]] * 10
    games += [[(DECK, False, 1.0)]] * 20 + [[(DECK, False, 0.0)]] * 40
    difference, error = compared(*games).difference()
    assert math.isclose(difference, 30 / 40 - 20 / 60)
    assert math.isclose(error, math.sqrt(0.75 * 0.25 / 40 + (1 / 3) * (2 / 3) / 60))


def test_like_is_compared_with_like():
    # a strong deck that holds the card mostly drawn, a weak one mostly not: within each it changes nothing
    strong, weak = 1, 2
    games = [[(strong, True, 1.0)]] * 72 + [[(strong, True, 0.0)]] * 8
    games += [[(strong, False, 1.0)]] * 18 + [[(strong, False, 0.0)]] * 2
    games += [[(weak, True, 1.0)]] * 2 + [[(weak, True, 0.0)]] * 18
    games += [[(weak, False, 1.0)]] * 8 + [[(weak, False, 0.0)]] * 72
    found = compared(*games)
    assert math.isclose(found.difference()[0], 0.0, abs_tol=1e-12)
    won, count = found.side(True)
    other, rest = found.side(False)
    assert won / count - other / rest > 0.4


def test_two_seats_of_one_game_are_not_two_games():
    # both drew it or neither did, and one of them won: nothing can be learnt, and nothing is claimed
    both = [(DECK, True, 1.0), (DECK, True, 0.0)]
    neither = [(DECK, False, 1.0), (DECK, False, 0.0)]
    difference, error = compared(*[both] * 50, *[neither] * 50).difference()
    assert difference == 0.0
    assert math.isclose(error, 0.0, abs_tol=1e-12)
    # one of them drew it and always won: each game says it once, not twice
    alone = [[(DECK, True, 1.0), (DECK, False, 0.0)]] * 30 + [[(DECK, True, 0.0), (DECK, False, 1.0)]] * 10
    difference, error = compared(*alone).difference()
    once = math.sqrt(0.75 * 0.25 / 40)
    assert math.isclose(difference, 0.5)
    assert math.isclose(error, 2 * once)


def test_too_few_are_not_compared():
    games = [[(DECK, True, 1.0)]] * 50 + [[(DECK, False, 0.0)]] * 9
    assert compared(*games).difference() is None
    assert compared([(1, True, 1.0)], [(2, False, 0.0)]).comparable() == (0, 0)


def test_intervals_hold_about_as_often_as_they_say():
    luck = Rng(7, "intervals")
    missed = 0
    for _ in range(300):
        found = Comparison()
        for _ in range(120):
            strata = [luck.below(4), luck.below(4)]
            winner = luck.below(2)  # whoever has drawn it wins no more often
            seats = [
                (cell_of(stratum, luck.below(8) < 2 + stratum), seat) for seat, stratum in enumerate(strata)
            ]
            found.add([(cell, float(seat == winner)) for cell, seat in seats])
        difference, error = found.difference()
        missed += abs(difference) > reach() * error
    assert 5 <= missed <= 30  # 15 of 300 is what 95 % means

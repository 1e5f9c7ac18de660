"""The test that climbs from level to level: fair seats, a sure answer, and nothing played twice."""

import pytest

from game.app.ladder import (
    FAILED,
    LEAST_GAMES,
    OPEN,
    PASSED,
    SHARE,
    TIMES_FAIR,
    Book,
    Result,
    bar_of,
    climb,
    duels,
    standing,
)
from game.core.errors import Unusable


def results(*upper_wins: bool, seats: int = 2) -> list[Result]:
    return [
        Result(
            number, 1, number % seats, ((number % seats) if won else (number + 1) % seats,), "majesty", 9, "x"
        )
        for number, won in enumerate(upper_wins)
    ]


def test_the_upper_level_sits_at_every_seat_of_the_same_deal():
    plan = duels("renown", "greedy", "random", 3, 1)
    assert [plan.setting(number).levels for number in range(3)] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    seeds = [plan.setting(number).seed for number in range(6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4]


def test_both_sides_of_a_deal_are_played_with_each_deck():
    plan = duels("crown", "greedy", "random", 2, 1)
    one, other = plan.setting(4), plan.setting(5)
    assert one.options == other.options
    assert one.levels == other.levels[::-1]


def test_the_answer_is_sure_when_the_interval_lies_on_one_side_of_the_bar():
    assert standing(results(*[True] * LEAST_GAMES), 2, SHARE).verdict == PASSED
    assert standing(results(*[False] * LEAST_GAMES), 2, SHARE).verdict == FAILED
    assert standing(results(*[True, True, False] * 10), 2, SHARE).verdict == OPEN


def test_no_answer_is_taken_from_a_few_games():
    assert standing(results(*[True] * (LEAST_GAMES - 2)), 2, SHARE).verdict == OPEN


def test_what_was_played_beyond_the_answer_does_not_change_it():
    won = results(*[True] * LEAST_GAMES)
    more = results(*[True] * LEAST_GAMES, *[False] * 60)
    assert standing(more, 2, SHARE) == standing(won, 2, SHARE)


def test_a_gap_in_the_games_is_waited_for():
    played = results(*[True] * 40)
    del played[3]
    assert standing(played, 2, SHARE).games == 2


def test_undecided_games_count_for_nobody():
    played = [Result(number, 1, number % 2, (), "tie", 9, "x") for number in range(30)]
    now = standing(played, 2, SHARE)
    assert (now.games, now.decided, now.share) == (30, 0, 0.0)


def test_with_more_seats_the_bar_is_a_multiple_of_the_fair_share():
    assert bar_of(2) == SHARE
    assert bar_of(4) == pytest.approx(TIMES_FAIR / 4)


def test_what_is_in_the_book_is_not_played_again(tmp_path):
    plan = duels("renown", "greedy", "random", 3, 1)
    path = tmp_path / "book.csv"
    first = climb(plan, Book(path, plan), 3, 1, bar_of(3))
    assert first.games == 3
    lines = path.read_text().splitlines()
    book = Book(path, plan)
    assert len(book.results) == 3
    assert climb(plan, book, 3, 1, bar_of(3)) == first
    assert path.read_text().splitlines() == lines


def test_a_torn_row_is_dropped_and_its_game_played_again(tmp_path):
    plan = duels("renown", "random", "random", 3, 1)
    path = tmp_path / "book.csv"
    climb(plan, Book(path, plan), 3, 1, bar_of(3))
    whole = path.read_text()
    path.write_text(whole[: whole.rindex(",") + 1])
    book = Book(path, plan)
    assert [one.number for one in book.results] == [0, 1]
    climb(plan, book, 3, 1, bar_of(3))
    assert path.read_text() == whole


def test_a_book_of_other_games_is_refused(tmp_path):
    plan, other = duels("renown", "random", "random", 3, 1), duels("renown", "random", "random", 3, 2)
    climb(plan, Book(tmp_path / "book.csv", plan), 1, 1, bar_of(3))
    with pytest.raises(Unusable, match="other seeds"):
        Book(tmp_path / "book.csv", other)

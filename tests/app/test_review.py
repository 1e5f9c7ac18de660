"""The moves that cost most: the same every time, a person's only, and never waited for."""

from __future__ import annotations

import pytest

from game.app.review import CLOSER, LEAST, MOST, Review
from game.app.thinking import InlineBots
from game.core.rng import Rng
from tests.app.test_advice import GAMES, begun, played


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    """A person who plays by luck against bots that think; it need not be over to be judged."""
    return played(begun(request.param, people=1 if request.param != "renown" else 2), 55)


def through(match, bots=None, **how) -> Review:
    review = Review(match, bots or InlineBots(), **{"quick": "greedy", "closely": "greedy", **how})
    for _ in range(5000):
        if review.over:
            return review
        review.step()
    raise AssertionError("it never ends")


@pytest.fixture(scope="module")
def whole(match) -> Review:
    """All of the match looked through without a break."""
    return through(match)


def test_every_persons_three_dearest_moves_are_told_dearest_first(match, whole):
    assert whole.share == 1.0
    assert whole.failed == 0
    for seat in match.humans:
        worst = whole.worst(seat)
        assert 0 < len(worst) <= MOST
        costs = [one.cost for one in worst]
        assert costs == sorted(costs, reverse=True)
        assert min(costs) >= LEAST
        for one in worst:
            move = match.games[one.game].moves[one.move]
            assert move.seat == one.seat == seat
            assert not move.forced
            assert one.considered.candidates[one.considered.played].action == move.action
            assert one.considered.candidates[0].action != move.action
            assert len(one.considered.reasons) == len(one.considered.candidates)


def test_a_bots_moves_are_not_judged(match, whole):
    bots = [seat for seat, sitter in enumerate(match.seats) if not sitter.human]
    assert all(whole.worst(seat) == [] for seat in bots)


def test_the_same_match_is_judged_the_same_again(match, whole):
    again = through(match)
    assert [again.worst(seat) for seat in match.humans] == [whole.worst(seat) for seat in match.humans]


def test_it_can_be_left_and_gone_on_with(match, whole):
    review = Review(match, InlineBots(), quick="greedy", closely="greedy")
    while not review.over:
        review.step()
        review.cancel()
        review.step()
        review.step()
    assert [review.worst(seat) for seat in match.humans] == [whole.worst(seat) for seat in match.humans]


class Late:
    """Answers a while after it was asked."""

    def __init__(self, wait: int) -> None:
        self.inner, self.wait, self.asked, self.cancelled = InlineBots(), wait, 0, 0

    def ask(self, ask):
        self.asked += 1
        self.left = self.wait
        self.inner.ask(ask)

    def poll(self):
        self.left -= 1
        return self.inner.poll() if self.left <= 0 else None

    def cancel(self):
        self.cancelled += 1

    def close(self): ...


def test_one_move_is_asked_about_at_a_time_and_progress_is_told():
    match = played(begun("renown"), 60)
    bots = Late(3)
    review = Review(match, bots, quick="greedy", closely="greedy")
    seen = []
    while not review.over:
        review.step()
        assert bots.asked <= review.done + 1
        seen.append(review.share)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert bots.asked == review.done <= review.total


def test_the_strongest_looks_at_the_dearest_few_alone():
    match = played(begun("renown"), 80)

    levels = []

    class Noted(InlineBots):
        def ask(self, ask):
            levels.append(ask.level)
            super().ask(ask)

    through(match, Noted(), closely="apprentice")
    assert 0 < levels.count("apprentice") <= CLOSER
    assert levels == sorted(levels, reverse=True)


def test_where_bots_fail_it_says_how_often_and_still_ends():
    match = played(begun("renown"), 40)
    review = through(match, quick="nobody")
    assert review.failed > 0
    assert review.worst(0) == []


def test_a_match_of_bots_alone_has_nothing_to_judge():
    match = begun("renown", people=0)
    review = through(match)
    assert review.done == 0
    assert review.over


def test_all_games_of_a_match_are_looked_through():
    match = begun("crown", people=1)
    match.header.match["games"] = 2  # type: ignore[index]
    luck = Rng(5, "games")
    for game in range(2):
        played(match, 30, luck.below(100))
        if match.outcome is None:
            match.concede(0, "greedy")
        if game == 0:
            match.next_game()
    review = through(match)
    assert {one.game for one in review._first.values()} == {0, 1}

"""Match play of Recusant Crown: who begins the next game, what each game brought, and who wins over all."""

from __future__ import annotations

import pytest

from game.app.match import Match
from game.app.matchscore import game_scores, leaders, will_go_first
from game.app.tables import Table
from game.core.decision import Outcome
from game.core.record import Sitter

PEOPLE = (Sitter("Ada", "human"), Sitter("Ben", "human"))


def match_of(games, seed=3, folder=None, **options):
    return Table("crown", PEOPLE, seed, {"games": games, **options}).begin(folder, "Evening")


def ended(match, scores, winners):
    """The game in progress as if it had ended so; no rule can be asked for a tie."""
    state = match.play.state
    state.decision, state.outcome = None, Outcome("stalemate", winners, scores)


def test_a_table_makes_a_match_of_as_many_games_as_its_options_say():
    assert match_of(5).planned == 5
    assert Table("crown", PEOPLE, 1, {}).begin(None).planned == 3


@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_begins_the_next_game(loser):
    match = match_of(3)
    match.concede(loser, "random")
    assert will_go_first(match) == loser
    match.next_game()
    assert match.went_first() == match.play.state.turn == loser


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_after_a_tie_whoever_went_second_begins(first):
    match = match_of(2, first=first)
    second = 1 - match.went_first()
    ended(match, (3, 3), ())
    assert will_go_first(match) == second
    match.next_game()
    assert match.went_first() == second


def test_the_first_player_of_a_single_game_is_drawn():
    assert {match_of(1, seed).went_first() for seed in range(12)} == {0, 1}


def test_nobody_begins_after_the_last_game_or_during_one():
    match = match_of(1)
    assert will_go_first(match) is None
    match.concede(0, "random")
    assert match.over
    assert will_go_first(match) is None


def test_each_game_tells_its_majesty_and_what_awakening_cost():
    match = match_of(2)
    match.concede(1, "random")
    match.next_game()
    match.concede(0, "random")
    one, two = game_scores(match)
    assert (one.number, one.majesty, one.awakened, one.winners, one.conceded) == (1, (7, -1), (0, 1), (0,), 1)
    assert (two.number, two.majesty, two.awakened, two.winners, two.conceded) == (2, (-1, 7), (1, 0), (1,), 0)
    assert two.first == 1


def test_a_match_is_won_by_the_most_majesty_over_all_games_and_not_by_games_won():
    match = match_of(3)
    for scores, winners in (((7, 0), (0,)), ((4, 5), (1,)), ((4, 5), (1,))):
        if match.outcome is not None:
            match.next_game()
        ended(match, scores, winners)
    assert match.over
    assert match.totals == (15, 10)
    assert leaders(match) == (0,)


def test_equal_totals_are_a_tie():
    match = match_of(2)
    match.concede(1, "random")
    assert leaders(match) == (0,)
    match.next_game()
    match.concede(0, "random")
    assert match.totals == (6, 6)
    assert leaders(match) == ()


def test_a_match_taken_up_between_two_games_goes_on_with_the_loser(tmp_path):
    match = match_of(3, folder=tmp_path)
    match.concede(0, "random")
    match.close()
    again = Match.resume(match.path)
    assert not again.over
    assert [score.majesty for score in game_scores(again)] == [(-1, 7)]
    again.next_game()
    assert again.went_first() == 0
    again.close()

"""A game gone on with from its middle: the same up to there, a file of its own, and the old one as it was."""

from __future__ import annotations

import pytest

from game.app.branch import branched
from game.app.match import Match
from game.core.rng import Rng
from tests.app.test_advice import GAMES, SEATS, begun


def finished(game: str, folder=None, moves: int = 50) -> Match:
    match = begun(game, people=SEATS[game])
    if folder is not None:
        match = Match.new(game, {}, 5, match.seats, folder=folder, title="The old one")
    luck = Rng(6, "branch")
    for _ in range(moves):
        match.submit(match.decision.seat, luck.choice(match.rules.legal_actions(match.play.state)))
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 23, 50])
def test_it_stands_as_the_old_one_did_and_has_told_the_same(game, moves):
    old = finished(game)
    new = branched(old, 0, moves, folder=None)
    assert new.play.digests == old.play.digests[: moves + 1]
    assert new.play.events == old.play.events[: old.play.marks[moves]]
    assert new.seats == old.seats


@pytest.mark.parametrize("game", GAMES)
def test_it_has_a_journal_of_its_own_that_is_gone_on_with_and_the_old_one_is_untouched(game, tmp_path):
    old = finished(game, tmp_path)
    before = old.path.read_bytes()
    new = branched(old, 0, 20, folder=tmp_path)
    luck = Rng(8, "on")
    for _ in range(5):
        new.submit(new.decision.seat, luck.choice(new.rules.legal_actions(new.play.state)))
    digests, path = new.play.digests, new.path
    new.close()
    assert path != old.path
    assert old.path.read_bytes() == before
    again = Match.resume(path)
    assert again.play.digests == digests
    assert again.seats == old.seats
    assert again.notices() == []
    again.close()
    old.close()


def test_who_has_taken_a_seat_since_sits_there_in_the_new_game_too(tmp_path):
    old = finished("renown")
    old.take_over(2, "greedy")
    new = branched(old, 0, 10, folder=tmp_path)
    path = new.path
    new.close()
    again = Match.resume(path)
    assert again.seats == old.seats
    assert not again.seats[2].human
    again.close()


def test_a_later_game_of_a_match_is_gone_on_with_as_a_single_game(tmp_path):
    old = Match.new("crown", {}, 5, begun("crown", people=2).seats, folder=None, games=3)
    luck = Rng(6, "branch")
    old.concede(0, "greedy")
    old.next_game()
    for _ in range(30):
        old.submit(old.decision.seat, luck.choice(old.rules.legal_actions(old.play.state)))
    new = branched(old, 1, 12, folder=tmp_path)
    assert new.play.digests == old.games[1].digests[:13]
    assert new.planned == 1
    path = new.path
    new.close()
    again = Match.resume(path)
    assert again.play.digests == old.games[1].digests[:13]
    again.close()


def test_a_set_up_position_is_where_the_new_game_begins_too(tmp_path):
    from game.ui.crown.positions import own_turn

    old = Match.new("crown", {}, 5, begun("crown", people=2).seats, folder=None, position=own_turn())
    old.submit(0, ("push", 0))
    new = branched(old, 0, 1, folder=tmp_path)
    assert new.play.digests == old.play.digests[:2]
    path = new.path
    new.close()
    again = Match.resume(path)
    assert again.play.digests == old.play.digests[:2]
    again.close()

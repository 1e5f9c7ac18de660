"""Matches as they are really played: everything together, and nothing left behind."""

import gc
from multiprocessing.connection import wait

import pytest

from game.app.botworker import BotWorker
from game.app.match import Match
from game.app.thinking import InlineBots
from game.app.turns import BotTurns, play_out
from game.core.record import Sitter
from game.core.replay import Play
from game.core.rng import Rng
from tests.app.conftest import new_match, people, play_on
from tests.bots.failing import ALL


def test_a_match_against_the_process_is_the_match_against_bots_on_the_spot():
    seats = [Sitter("Alba", "bot", "", "greedy"), Sitter("Bertil", "bot", "", "raises")]
    here, there = new_match(seats=seats), new_match(seats=seats)
    play_out(here, InlineBots(ALL))
    worker = BotWorker(bots=ALL, games={"tiny": "tests.tiny.engine:Tiny"})
    turns = BotTurns(worker)
    while there.decision is not None:
        if turns.step(there) is None:
            assert wait([worker._line], timeout=60), "the process says nothing"
    worker.close()
    assert there.play.digests == here.play.digests


@pytest.mark.parametrize("luck", range(12))
def test_whatever_is_done_the_file_leads_to_the_same_position(tmp_path, luck):
    """Acting, taking back, changing seats, naming, closing and opening again, in any order."""
    rng = Rng(luck, "whole")
    match = new_match(tmp_path, seats=people(2 + luck % 2), seed=luck, games=2)
    play_on(match, 1)
    for step in range(60):
        what = rng.below(12)
        seat = rng.below(len(match.seats))
        if match.outcome is not None and not match.over:
            match.next_game()
        elif what < 7:
            play_on(match, 1, rng.below(1000))
        elif what < 9 and match.can_undo(seat) is None:
            match.undo(seat)
        elif what == 9:
            if match.seats[seat].human:
                match.take_over(seat, "random")
            else:
                match.sit_down(seat)
        elif what == 10:
            match.save_as(f"Step {step}")
        else:
            match.close()
            again = Match.resume(match.path)
            assert [play.digests for play in again.games] == [play.digests for play in match.games]
            assert (again.seats, again.outcomes, again.notices()) == (match.seats, match.outcomes, [])
            match = again
    match.close()


def test_a_match_that_is_left_leaves_nothing_in_memory(tmp_path):
    def plays() -> int:
        gc.collect()
        return sum(isinstance(thing, Play) for thing in gc.get_objects())

    before = plays()
    for number in range(5):
        match = new_match(tmp_path, seed=number)
        play_on(match)
        match.close()
    del match
    assert plays() == before

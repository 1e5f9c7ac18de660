"""`main.py ladder`: what it says, what it keeps, and how it refuses."""

from itertools import pairwise

import pytest

from game.app.ladder import Standing
from game.bots.levels import LADDER
from game.cli.ladder import main


def test_a_step_is_played_told_and_kept(tmp_path, capsys):
    words = ["renown", "--step", "greedy,random", "--games", "3", "--out", str(tmp_path)]
    assert main(words) == 1  # three games say nothing for sure
    told = capsys.readouterr().out
    assert told.startswith("renown with 3 seats, greedy against random: ")
    assert told.endswith("seed 1; wanted 43.3%: open\n")
    kept = tmp_path / "renown-3-greedy-random-1.csv"
    assert len(kept.read_text().splitlines()) == 4
    assert main(words) == 1
    assert capsys.readouterr().out == told


def test_a_step_that_is_passed_is_a_success(tmp_path):
    words = ["patterns", "--step", "greedy,random", "--games", "20", "--bar", "0.5", "--out", str(tmp_path)]
    assert main(words) == 0


def test_all_steps_lead_from_the_first_level_to_the_last(monkeypatch, tmp_path):
    played = []

    def climb(plan, *_):
        played.append(plan.levels[:2])
        return Standing(20, 20, 20.0, 0.5)

    monkeypatch.setattr("game.cli.ladder.climb", climb)
    assert main(["renown", "--out", str(tmp_path)]) == 0
    assert played == [(upper, lower) for lower, upper in pairwise(LADDER)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--step", "adapt,novice"], "There is no level 'adapt'; did you mean 'adept'?"),
        (["--seats", "2"], "Renown is for 3 to 6 players, not for 2."),
        (["--games", "0"], "Games and jobs are numbers from 1 up."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words, sentence, tmp_path, capsys):
    assert main(["renown", *words, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(sentence)

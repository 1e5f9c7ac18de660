"""Simulations as they lie on the shelf and are looked at."""

import os

import pytest

from game.app.sim.choose import plan_of
from game.app.sim.crew import Alone
from game.app.sim.folder import GAMES, PLAN, Folder
from game.app.sim.play import play_game
from game.app.sim.run import simulate
from game.app.sim.shelf import kept_simulations, new_folder, throw_away
from game.app.sim.study import Study
from game.core.errors import Unusable

PLAN_OF_ALL = plan_of("renown", ["random"] * 3, 5, options={"eras": 1})


def alone(plan, jobs):
    assert jobs == 2
    return Alone(plan)


def begun(path, games=4, done=None) -> Study:
    study = Study(path, PLAN_OF_ALL, games)
    study.start(2, alone)
    while study.run is not None and (done is None or study.done < done):
        study.work()
    study.stop()
    return study


def read(path) -> Study:
    study = Study.opened(path)
    while not study.ready:
        study.work()
    return study


def test_a_study_plays_to_its_end_and_stops_by_itself(tmp_path):
    study = begun(tmp_path / "a")
    assert study.finished
    assert study.run is None
    assert [row.number for row in study.rows] == [0, 1, 2, 3]
    assert study.report().games == 4


def test_a_study_that_was_stopped_is_read_and_gone_on_with(tmp_path):
    begun(tmp_path / "a", done=2)
    study = read(tmp_path / "a")
    assert (study.done, study.games, study.finished) == (2, 4, False)
    study.start(2, alone)
    while study.run is not None:
        study.work()
    begun(tmp_path / "b")
    assert (tmp_path / "a" / GAMES).read_bytes() == (tmp_path / "b" / GAMES).read_bytes()
    assert study.report().plain() == read(tmp_path / "b").report().plain()


def test_reading_takes_a_little_at_a_time(tmp_path):
    begun(tmp_path / "a")
    now = iter(range(100))
    study = Study(tmp_path / "a", PLAN_OF_ALL, 4, clock=lambda: next(now))
    steps = []
    while not study.ready:
        study.work()
        steps.append(study.done)
    assert steps == [1, 2, 3, 4, 4]


def test_going_on_before_all_is_read_forgets_no_row(tmp_path):
    begun(tmp_path / "a", done=3)
    study = Study(tmp_path / "a", PLAN_OF_ALL, 4)
    study.start(2, alone)
    assert study.done == 3
    study.stop()


def test_stopping_and_going_on_at_once_reads_nothing_again(tmp_path, monkeypatch):
    study = begun(tmp_path / "a", done=2)
    monkeypatch.setattr("game.app.sim.folder.Reading.__iter__", lambda _: pytest.fail("it is read again"))
    study.start(2, alone)
    while study.run is not None:
        study.work()
    assert study.finished


def test_a_damaged_row_is_told_when_it_is_read(tmp_path):
    begun(tmp_path / "a")
    lines = (tmp_path / "a" / GAMES).read_bytes().splitlines(keepends=True)
    lines[1] = b"nonsense\n"
    (tmp_path / "a" / GAMES).write_bytes(b"".join(lines))
    study = Study.opened(tmp_path / "a")
    with pytest.raises(Unusable, match="line 2"):
        study.work()


def test_the_shelf_tells_what_is_done_and_what_cannot_be_read(tmp_path):
    assert kept_simulations(tmp_path) == []
    one = new_folder(tmp_path, "renown")
    begun(one, done=3)
    two = new_folder(tmp_path, "renown")
    assert two != one
    two.mkdir()
    (two / PLAN).write_text("{", encoding="utf-8")
    os.utime(two / PLAN, (1, 1))
    first, second = kept_simulations(tmp_path)
    assert (first.path, first.done, first.games, first.finished) == (one, 3, 4, False)
    assert first.plan == PLAN_OF_ALL
    assert second.plan is None
    assert "missing or damaged" in second.flaw


def test_a_simulation_is_thrown_away_unless_it_is_played(tmp_path):
    path = new_folder(tmp_path, "renown")
    begun(path, done=1)
    folder = Folder(path, PLAN_OF_ALL, 4)
    if os.name != "nt":
        assert "is being played" in throw_away(path)
    folder.close()
    assert throw_away(path) == ""
    assert not path.exists()


def test_games_of_no_folder_are_those_of_a_folder(tmp_path):
    rows = simulate(PLAN_OF_ALL, 2, 1)
    assert rows == [play_game(PLAN_OF_ALL, 0), play_game(PLAN_OF_ALL, 1)]

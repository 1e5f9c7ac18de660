"""Rows from processes, on paper, and after a stop."""

import multiprocessing
import os
import select
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.places import HOUSE
from game.app.sim.choose import plan_of
from game.app.sim.crew import Alone, Failed, Processes
from game.app.sim.folder import GAMES, MOVES, Folder, Reading, moves_of, read_plan
from game.app.sim.moves import unpacked
from game.app.sim.plan import Plan
from game.app.sim.play import match_of, play_game
from game.app.sim.run import Run, simulate
from game.bots.levels import STRONGEST
from game.core.errors import Unusable

PLAN = plan_of("renown", ["random"] * 3, 5, options={"eras": 1})


def finish(run):
    try:
        while not run.over:
            run.step(1.0)
    finally:
        run.close()
    return run


def played(path, games, stop=None) -> bytes:
    """What stands in the folder after so many games, or once so many rows have come."""
    run = Run(PLAN, games, Alone(PLAN), Folder(path, PLAN, games))
    while not run.over and (stop is None or len(run.rows) < stop):
        run.step(1.0)
    run.close()
    return (path / GAMES).read_bytes()


def test_the_rows_are_the_same_whatever_the_number_of_processes():
    assert simulate(PLAN, 6, 1) == simulate(PLAN, 6, 2)


def test_a_stopped_simulation_leaves_no_process():
    crew = Processes(PLAN, 2)
    run = Run(PLAN, 50, crew)
    while not run.rows:
        run.step(1.0)
    run.close()
    assert multiprocessing.active_children() == []


def test_stopped_and_gone_on_with_the_file_is_the_same_to_the_byte(tmp_path):
    whole = played(tmp_path / "whole", 8)
    for stop in (1, 3, 8):
        played(tmp_path / "parts", 8, stop)
    assert (tmp_path / "parts" / GAMES).read_bytes() == whole
    assert (tmp_path / "parts" / MOVES).read_bytes() == (tmp_path / "whole" / MOVES).read_bytes()


def test_moves_that_were_not_finished_are_dropped_and_written_again(tmp_path):
    played(tmp_path, 3)
    whole = (tmp_path / MOVES).read_bytes()
    games = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(b"".join(games.splitlines(keepends=True)[:-1]))
    for cut in (whole[:-30], whole):
        (tmp_path / MOVES).write_bytes(cut)
        assert played(tmp_path, 3) == games
        assert (tmp_path / MOVES).read_bytes() == whole


def test_rows_that_came_in_another_order_end_in_order(tmp_path):
    whole = played(tmp_path / "whole", 4)
    folder = Folder(tmp_path / "mixed", PLAN, 4)
    for number in (3, 1):
        folder.append(play_game(PLAN, number))
    folder.close()
    assert played(tmp_path / "mixed", 4) == whole


@pytest.mark.parametrize("cut", [1, 40, 200])
def test_a_torn_last_row_is_dropped_and_its_game_played_again(tmp_path, cut):
    whole = played(tmp_path / "torn", 4)
    (tmp_path / "torn" / GAMES).write_bytes(whole[:-cut])
    folder = Folder(tmp_path / "torn", PLAN, 4)
    assert "not finished" in folder.notice
    assert len(folder.rows) < 4
    folder.close()
    assert played(tmp_path / "torn", 4) == whole


def test_a_row_of_noughts_after_a_power_cut_is_dropped(tmp_path):
    whole = played(tmp_path / "cut", 3)
    (tmp_path / "cut" / GAMES).write_bytes(whole + b"\0" * 50)
    assert played(tmp_path / "cut", 3) == whole


def test_a_file_without_its_first_line_is_begun_again(tmp_path):
    whole = played(tmp_path / "cut", 2)
    (tmp_path / "cut" / GAMES).write_bytes(whole[:10])
    assert played(tmp_path / "cut", 2) == whole


def test_a_row_that_is_damaged_in_the_middle_is_told_with_its_line(tmp_path):
    lines = played(tmp_path, 4).splitlines(keepends=True)
    lines[2] = lines[2].replace(b",", b";")
    (tmp_path / GAMES).write_bytes(b"".join(lines))
    with pytest.raises(Unusable, match=r"games\.csv, line 3: this row is damaged"):
        Folder(tmp_path, PLAN, 4)


def test_more_games_can_be_asked_for_later_and_fewer_take_nothing_away(tmp_path):
    played(tmp_path, 3)
    whole = played(tmp_path, 6)
    run = finish(Run(PLAN, 2, Alone(PLAN), Folder(tmp_path, PLAN, 2)))
    assert [row.number for row in run.rows] == [0, 1]
    assert (tmp_path / GAMES).read_bytes() == whole


def test_a_folder_of_another_plan_is_refused_with_what_differs(tmp_path):
    played(tmp_path, 1)
    other = Plan(PLAN.game, PLAN.levels, 6, {"eras": 2}, PLAN.check, PLAN.brought, PLAN.pairing, PLAN.cards)
    with pytest.raises(Unusable) as told:
        Folder(tmp_path, other, 4)
    assert str(told.value).endswith("with another seed and another options: name another folder.")


def test_a_file_and_a_foreign_folder_are_refused(tmp_path):
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(Unusable, match="is a file"):
        Folder(tmp_path / "file", PLAN, 4)
    (tmp_path / GAMES).write_text("mine\n", encoding="utf-8")
    with pytest.raises(Unusable, match="of something else"):
        Folder(tmp_path, PLAN, 4)


@pytest.mark.skipif(os.name == "nt", reason="flock")
def test_two_simulations_do_not_write_one_folder(tmp_path):
    folder = Folder(tmp_path, PLAN, 4)
    with pytest.raises(Unusable, match="being written by another"):
        Folder(tmp_path, PLAN, 4)
    folder.close()


def test_what_is_written_is_read_again(tmp_path):
    played(tmp_path, 3)
    plan, games = read_plan(tmp_path)
    assert (plan, games) == (PLAN, 3)
    rows = [play_game(PLAN, number) for number in range(3)]
    assert list(Reading(tmp_path, plan)) == [replace(row, moves="") for row in rows]
    assert [moves_of(tmp_path, number) for number in range(3)] == [unpacked(row.moves) for row in rows]
    assert moves_of(tmp_path, 3) is None


def test_the_moves_of_a_game_lead_to_its_digest(tmp_path):
    played(tmp_path, 2)
    row = play_game(PLAN, 1)
    match = match_of(PLAN, 1)
    for action in moves_of(tmp_path, 1):
        match.submit(match.decision.seat, action)
    assert match.play.digests[-1] == row.digest


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_killed_process_loses_no_game():
    crew = Processes(PLAN, 2)
    run = Run(PLAN, 12, crew)
    while len(run.rows) < 2:
        run.step(1.0)
    for pid in crew.pids:
        os.kill(pid, signal.SIGKILL)
    finish(run)
    assert run.failed == []
    assert sorted(run.rows, key=lambda row: row.number) == simulate(PLAN, 12, 1)


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.slow
def test_a_process_in_the_middle_of_a_long_game_ends_with_whoever_asked():
    script = Path(__file__).with_name("asking_process.py")
    asking = subprocess.Popen(
        [sys.executable, str(script), STRONGEST],
        env={**os.environ, "PYTHONPATH": str(HOUSE)},
        stdout=subprocess.PIPE,
        text=True,
    )
    worker = int(asking.stdout.readline())
    asking.kill()
    asking.wait()
    asking.stdout.close()
    for _ in range(6000):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            break
        if Path(f"/proc/{worker}/stat").exists() and ") Z" in Path(f"/proc/{worker}/stat").read_text():
            break  # it only waits to be buried
        select.select([], [], [], 0.01)
    else:
        os.kill(worker, signal.SIGKILL)
        pytest.fail("it plays on for nobody")


def test_a_game_that_always_kills_its_process_is_given_up_and_told():
    crew = Processes(PLAN, 1, serve=_dying)
    run = finish(Run(PLAN, 3, crew))
    assert [failed.number for failed in sorted(run.failed, key=lambda one: one.number)] == [1]
    assert "ended 3 times" in run.failed[0].sentence
    assert sorted(row.number for row in run.rows) == [0, 2]


def _dying(line, plan):
    try:
        while True:
            number = line.recv()
            if number == 1:
                os._exit(1)
            line.send(play_game(plan, number))
    except EOFError:
        pass


def test_a_game_that_breaks_has_no_row_and_is_tried_again(tmp_path):
    def broken(number):
        if number == 1:
            raise ZeroDivisionError("no")
        return play_game(PLAN, number)

    run = finish(Run(PLAN, 3, Alone(PLAN, broken), Folder(tmp_path, PLAN, 4)))
    assert run.failed == [Failed(1, "failed (ZeroDivisionError: no)")]
    assert len(played(tmp_path, 3).splitlines()) == 4


def test_a_run_says_how_fast_it_is_and_how_long_it_takes():
    now = iter([0.0, 10.0, 10.0, 10.0, 20.0])
    run = Run(PLAN, 4, Alone(PLAN), clock=lambda: next(now))
    assert (run.rate, run.left) == (0.0, None)
    run.step(0)
    run.step(0)
    assert run.done == 2
    assert run.rate == 0.2
    assert run.left == 20.0
    run.close()

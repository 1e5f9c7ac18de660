"""Games on a Dask cluster: a real one, in processes of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.places import HOUSE
from game.app.sim.choose import plan_of
from game.app.sim.cluster import MISSING, Cluster, code, play_there
from game.app.sim.crew import Failed
from game.app.sim.folder import GAMES, Folder
from game.app.sim.run import Run, simulate
from game.cli.sim import main
from game.core.errors import Unusable

PLAN = plan_of("renown", ["random"] * 3, 5, options={"eras": 1})

try:
    import distributed  # noqa: F401
except ModuleNotFoundError:
    DASK = False
else:
    DASK = True

needs_dask = pytest.mark.skipif(not DASK, reason="Dask is not installed (requirements-dask.txt)")
# what Dask and its server warn about is no matter of ours
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster():
    """The address of a scheduler, and its process: two workers with a thread each."""
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("cluster_process.py"))],
        cwd=HOUSE,
        env={**os.environ, "PYTHONPATH": str(HOUSE), "PYTHONWARNINGS": "ignore"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    address, *pids = process.stdout.readline().split()
    yield address, [int(pid) for pid in pids]
    process.stdin.close()
    process.wait(30)
    process.stdout.close()


def finish(run):
    try:
        while not run.over:
            run.step(1.0)
    finally:
        run.close()
    run.settle()
    return run.rows


@needs_dask
def test_the_rows_are_those_of_this_machine(cluster):
    address, _ = cluster
    assert finish(Run(PLAN, 12, Cluster(PLAN, address))) == simulate(PLAN, 12, 1)


@needs_dask
def test_the_file_is_the_same_to_the_byte(cluster, tmp_path, capsys):
    address, _ = cluster
    words = ["crown", "--seats", "random,random", "--games", "6", "--decks", "dream_1,verge_1", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "here")]) == 0
    assert main([*words, "--out", str(tmp_path / "there"), "--scheduler", address]) == 0
    assert (tmp_path / "there" / GAMES).read_bytes() == (tmp_path / "here" / GAMES).read_bytes()
    capsys.readouterr()


@needs_dask
def test_stopped_here_it_goes_on_there(cluster, tmp_path):
    address, _ = cluster
    run = Run(PLAN, 8, Cluster(PLAN, address), Folder(tmp_path, PLAN, 8))
    while len(run.rows) < 3:
        run.step(1.0)
    run.close()
    rows = finish(Run(PLAN, 8, Cluster(PLAN, address), Folder(tmp_path, PLAN, 8)))
    assert [row.number for row in rows] == list(range(8))


@needs_dask
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_killed_worker_loses_no_game(cluster):
    address, pids = cluster
    plan = plan_of("crown", ["random"] * 2, 5)  # slow enough that there is always one in the middle
    run = Run(plan, 40, Cluster(plan, address))
    while len(run.rows) < 4:
        run.step(1.0)
    os.kill(pids[0], signal.SIGKILL)
    assert len(run.rows) < 20
    rows = finish(run)
    assert run.failed == []
    assert rows == simulate(plan, 40, 1)


@needs_dask
def test_no_scheduler_at_an_address_is_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr("game.app.sim.cluster.ANSWER", 1)
    words = ["renown", "--games", "1", "--scheduler", "tcp://127.0.0.1:9"]
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("No Dask scheduler answers at tcp://127.0.0.1:9 (")
    assert len(captured.err.splitlines()) == 1


def test_without_dask_it_is_said_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["renown", "--games", "1", "--scheduler", "tcp://x:1", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{MISSING}\n"
    Folder(tmp_path, plan_of("renown", ["greedy"] * 3, 1), 1).close()


def test_a_worker_with_other_files_plays_nothing():
    assert play_there(PLAN, 0, code()) == simulate(PLAN, 1, 1)[0]
    other = play_there(PLAN, 0, "another")
    assert other == Failed(0, "a worker has other files of the tabletop than this machine")


def test_a_broken_game_on_a_worker_is_told_and_ends_nothing():
    broken = PLAN.of_plain({**PLAN.plain(), "options": {"eras": 99}})
    found = play_there(broken, 3, code())
    assert isinstance(found, Failed)
    assert found.number == 3
    assert found.sentence.startswith("failed (BadPosition")


def test_a_cluster_that_cannot_be_reached_is_unusable():
    if DASK:
        with pytest.raises(Unusable):
            Cluster(PLAN, "nonsense://")

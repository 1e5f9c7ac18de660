"""What is left of a game whose process is killed, and two processes that want the same game."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.journal import Unreadable
from game.app.match import Match
from game.core.rng import Rng
from game.rules import GAMES

HOUSE = Path(__file__).parents[2]


@pytest.fixture
def playing(tmp_path):
    """Starts a process that plays into the folder; it is killed in the end."""
    started = []

    def start(seed: int) -> subprocess.Popen[str]:
        words = [sys.executable, "-m", "tests.app.playing_process", str(tmp_path), str(seed)]
        process = subprocess.Popen(words, cwd=HOUSE, stdout=subprocess.PIPE, text=True)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.mark.parametrize("seed", range(6))
def test_a_kill_at_any_moment_loses_no_action_that_was_played(tmp_path, playing, seed):
    process = playing(seed)
    heard = ""
    for _ in range(1 + Rng(seed, "moment").below(400)):
        heard = process.stdout.readline()
    process.kill()
    process.wait()
    last = process.stdout.read().splitlines() or [heard]
    name, _, actions = last[-1].rpartition(" ")
    resumed = {}
    for path in tmp_path.glob("*.journal"):
        match = Match.resume(path)
        resumed[path.name] = len(match.play.moves)
        match.close()
    assert resumed[name] >= int(actions)
    assert len(resumed) >= 1


def test_a_second_process_cannot_go_on_with_a_game_that_is_being_played(tmp_path, playing):
    process = playing(1)
    name, _, _ = process.stdout.readline().rpartition(" ")
    process.send_signal(signal.SIGSTOP)  # it holds its game, and does not end it meanwhile
    with pytest.raises(Unreadable) as caught:
        Match.resume(tmp_path / name)
    assert caught.value.code == "busy"
    process.kill()
    process.wait()
    match = Match.resume(tmp_path / name)
    assert match.header.game in GAMES
    match.close()

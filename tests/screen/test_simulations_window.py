"""Simulations in a real window: bots play in processes of their own, and are gone with it."""

from __future__ import annotations

import subprocess
import time

import pytest

from game.app.sim.folder import GAMES
from game.app.sim.shelf import FOLDER
from tests.screen.driver import REAL_WINDOW, Person, until

pytestmark = REAL_WINDOW


def workers(person: Person) -> list[int]:
    """The program's own processes that still run."""
    pid = str(person.program.pid)
    found = subprocess.run(
        ["ps", "-ww", "--ppid", pid, "-o", "pid=,args="], capture_output=True, text=True, check=False
    )
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]


def rows(person: Person) -> int:
    """Whole rows of the one simulation there is."""
    files = list((person.saves / FOLDER).glob(f"*/{GAMES}"))
    return max(0, files[0].read_bytes().count(b"\n") - 1) if files else 0


@pytest.mark.slow
def test_bots_play_while_the_window_answers_and_are_gone_with_it(sits):
    person = sits()
    person.clicks("title", "simulations")
    person.clicks("simulations", "start")
    person.waits_for("simulations", "go", "tab")
    until("two games", lambda: rows(person) >= 2)
    playing = workers(person)
    assert playing
    x, y, wide, high = person.waits_for("simulations", "tab")["tab"]
    began = time.monotonic()
    person.does("mousemove", x + wide * 9 // 10, y + high // 2, "click", 1)
    person.waits_for("simulations", "games_list", "watch")
    assert time.monotonic() - began < 10
    person.key("Escape")
    person.clicks("title", "quit")
    assert person.ends() == 0
    kept = rows(person)
    assert kept >= 2
    for pid in playing:
        until("the end of a worker", lambda pid=pid: not alive(pid), 10)

    again = sits()
    again.clicks("title", "simulations")
    x, y, wide, high = again.waits_for("simulations", "mode")["mode"]
    again.does("mousemove", x + wide * 3 // 4, y + high // 2, "click", 1)
    again.clicks("simulations", "go")
    until("another game", lambda: rows(again) > kept)


def alive(pid: int) -> bool:
    """Whether a process runs still, and does not only wait to be buried."""
    state = subprocess.run(["ps", "-p", str(pid), "-o", "stat="], capture_output=True, text=True, check=False)
    return state.stdout.strip()[:1] not in ("", "Z")

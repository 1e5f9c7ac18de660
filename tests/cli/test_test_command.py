from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.places import HOUSE
from game.cli.test import pytest_command

ON_ALL_CORES = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]


def test_tests_run_on_all_cores() -> None:
    assert pytest_command(["-k", "rng"], HOUSE) == [*ON_ALL_CORES, "-k", "rng"]


def test_slow_tests_are_left_out_unless_all_or_some_are_asked_for() -> None:
    assert pytest_command(["-q"], HOUSE) == [*ON_ALL_CORES, "-m", "not slow", "-q"]
    assert pytest_command(["--all", "-q"], HOUSE) == [*ON_ALL_CORES, "-q"]
    assert pytest_command(["-m", "slow"], HOUSE) == [*ON_ALL_CORES, "-m", "slow"]
    assert pytest_command(["tests/core"], HOUSE)[:-1] == ON_ALL_CORES


@pytest.mark.parametrize(
    "words", [["-n", "0"], ["-n4"], ["--numprocesses=2"], ["--pdb"], ["-s"], ["-p", "no:xdist"]]
)
def test_tests_run_as_the_words_say(words: list[str]) -> None:
    assert [word for word in pytest_command(words, HOUSE) if word not in {"-m", "not slow"}] == [
        sys.executable,
        "pytest",
        *words,
    ]


def test_files_are_named_from_where_the_person_stands(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").touch()
    words = ["test_a.py::test_b", "-q", "tests"]
    assert pytest_command(words, tmp_path) == [
        *ON_ALL_CORES,
        f"{tmp_path / 'test_a.py'}::test_b",
        "-q",
        "tests",
    ]


def test_the_exit_status_is_pytests(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it() -> None:\n    assert False\n", encoding="utf-8")
    command = [sys.executable, str(HOUSE / "main.py"), "test", "-n", "0", "-q", str(tmp_path / "test_it.py")]
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)
    assert told.returncode == 1
    assert "1 failed" in told.stdout


def test_the_tests_see_neither_screen_nor_speakers() -> None:
    assert (os.environ["SDL_VIDEODRIVER"], os.environ["SDL_AUDIODRIVER"]) == ("dummy", "dummy")

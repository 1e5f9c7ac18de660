"""main.py as a person starts it, in a copy of its own with requirements that need no network."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from game.app.places import HOUSE
from game.cli import environment
from tests.cli.workshop import make_house, put_package

PLAY = """
import os, sys

def main(argv):
    print(os.path.basename(sys.prefix), argv, "TABLETOP_HANDED_OVER" in os.environ, flush=True)
    if argv == ["wait"]:
        sys.stdin.read()
    return 7
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    house = make_house(tmp_path / "copy")
    shutil.copy(HOUSE / "main.py", house)
    parts = ("__init__.py", "app/__init__.py", "app/places.py")
    for part in (*parts, "core/__init__.py", "core/suggest.py", "core/errors.py"):
        (house / "game" / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / "game" / part, house / "game" / part)
    shutil.copytree(
        HOUSE / "game" / "cli", house / "game" / "cli", ignore=shutil.ignore_patterns("__pycache__")
    )
    (house / "game" / "cli" / "play.py").write_text(PLAY, encoding="utf-8")
    return house


def environ(house: Path, **more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PIP_", "PYTHON", "VIRTUAL_"))
    }
    return {**kept, "TABLETOP_SAVES": str(house / "saves"), **more}


def start(house: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(house / "main.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environ(house, **more))


def finish_environment(house: Path) -> None:
    env = house / ".venv"
    venv.create(env, symlinks=True)
    put_package(env, "one", "1.0")
    put_package(env, "two", "2.0")
    environment.write_stamps(env, house, "play", environment.own_version())


def test_the_environment_takes_over_words_and_status(copy: Path) -> None:
    finish_environment(copy)
    told = start(copy, "play", "--a", "b c")
    assert told.stdout == ".venv ['--a', 'b c'] False\n"
    assert (told.returncode, told.stderr) == (7, "")


def test_an_unstamped_environment_with_every_package_is_taken_and_stamped(copy: Path) -> None:
    finish_environment(copy)
    environment.stamp_path(copy / ".venv", "play").unlink()
    told = start(copy)
    assert (told.stdout, told.stderr) == (".venv [] False\n", "")
    assert environment.ready(copy / ".venv", copy, "play")


def test_the_environment_gets_the_signals(copy: Path) -> None:
    finish_environment(copy)
    command, pipe = [sys.executable, str(copy / "main.py"), "play", "wait"], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environ(copy)) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == ".venv ['wait'] False\n"
        program.send_signal(signal.SIGTERM)
        assert program.wait() == -signal.SIGTERM


@pytest.mark.slow
def test_an_installation_that_finds_no_packages_leaves_no_environment(copy: Path) -> None:
    told = start(copy, PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull)
    assert (told.returncode, told.stdout) == (2, "")
    reason = "No matching distribution found for one==1.0"
    assert told.stderr.splitlines() == [
        f"Making an environment for the tabletop in {copy / '.venv'} (only this once).",
        "Installing what the tabletop needs to play: 2 packages.",
        f"The packages could not be installed ({reason}). The next start tries again.",
    ]
    assert not (copy / ".venv").exists()

"""A person at a real window: starts the tabletop under Xvfb, asks its probe where things are, moves the real mouse."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app import places

NEEDS = ("Xvfb", "xdotool")
SIZE = (1280, 720)
PATIENCE = 60.0
"""Seconds until something that should come is given up on; a slow machine takes long to start a bot's process."""


def missing() -> str:
    """The program without which no window can be driven here; empty where all are there."""
    return next((name for name in NEEDS if shutil.which(name) is None), "")


REAL_WINDOW = [
    pytest.mark.screen,
    pytest.mark.skipif(bool(missing()), reason=f"{missing()} is not installed: no real window can be driven"),
]
"""The marks of tests that need one."""


def until(what: str, ready: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Polls until there is something, and gives it; AssertionError says what never came."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = ready()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} never came")


@contextlib.contextmanager
def display(log: Path) -> Iterator[str]:
    """A screen of exactly the window's size, so that a place in the window is the same place on the screen."""
    read, write = os.pipe()
    with log.open("wb") as out:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stdout=out,
            stderr=out,
        )
    os.close(write)
    try:
        with os.fdopen(read) as line:
            number = line.readline().strip()
        assert number, f"Xvfb did not start: {log.read_text()}"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Person:
    """One run of the program, with a mouse, a keyboard, and eyes that read the probe."""

    def __init__(self, screen: str, folder: Path, *words: str) -> None:
        self.saves = folder / "saves"
        self.probe = folder / "probe.json"
        self.probe.unlink(missing_ok=True)
        self.log = folder / "output.txt"
        environ = {k: v for k, v in os.environ.items() if k not in {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY"}}
        self.environ = {
            **environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "TABLETOP_SAVES": str(self.saves),
            "TABLETOP_PROBE": str(self.probe),
        }
        command = [sys.executable, places.HOUSE / "main.py", "play", "--size", f"{SIZE[0]}x{SIZE[1]}", *words]
        with self.log.open("ab") as out:
            self.program = subprocess.Popen(command, env=self.environ, stdout=out, stderr=out)

    # ---- eyes

    def sees(self) -> dict[str, Any]:
        """What the probe tells now; nothing while it has not been written."""
        assert self.program.poll() is None, f"the program ended: {self.log.read_text()}"
        with contextlib.suppress(FileNotFoundError):
            return json.loads(self.probe.read_text())
        return {"scene": "", "quiet": False, "targets": {}}

    def waits_for(self, scene: str, *targets: str) -> dict[str, list[int]]:
        """Until that scene is at rest with these things on it; where everything lies."""

        def there() -> Any:
            seen = self.sees()
            good = seen["scene"] == scene and seen["quiet"] and set(targets) <= set(seen["targets"])
            return seen["targets"] if good else None

        try:
            return until(f"{scene} with {', '.join(targets)}", there)
        except AssertionError as never:
            raise AssertionError(f"{never}; there is {self.sees()}") from None

    # ---- hands

    def does(self, *words: object) -> None:
        """Gives xdotool its words."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environ, check=True)

    def clicks(self, scene: str, target: str) -> None:
        """The middle of a thing, once it is there."""
        x, y = middle(self.waits_for(scene, target)[target])
        self.does("mousemove", x, y, "click", 1)

    def takes(self, target: str) -> tuple[int, int]:
        """Presses on a thing of the table and begins to drag it; where it was taken."""
        x, y = middle(self.waits_for("table", target)[target])
        self.does("mousemove", x, y, "mousedown", 1, "mousemove", x + 9, y - 9, "mousemove", x + 14, y - 16)
        return x, y

    def drops(self, target: str) -> None:
        """Carries what is held to a thing, in steps as a hand does, and lets go there."""
        until(f"{target} to drop on", lambda: target in self.sees()["targets"])
        for _ in range(3):  # the row opens under the card, and the place with it
            x, y = middle(self.sees()["targets"][target])
            self.does("mousemove", x - 3, y, "mousemove", x, y)
            self.does("mousemove", x + 1, y + 1)
        self.does("mouseup", 1)

    def key(self, name: str) -> None:
        """Presses a key."""
        self.does("key", name)

    # ---- comings and goings

    def ends(self) -> int:
        """Waits until the program is over; its exit status."""
        return self.program.wait(PATIENCE)

    def is_killed(self) -> None:
        """As by a power cut."""
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def away(self) -> None:
        """Ends the program if it still runs."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()

    # ---- the file

    def journal(self) -> Path:
        """The one journal there is, once it is there."""
        return until("a journal", lambda: next(iter(sorted(self.saves.glob("*.journal"))), None))

    def actions(self, seat: str) -> list[str]:
        """What a seat has done so far, as the journal has it."""
        rows = [json.loads(line) for line in self.journal().read_text().splitlines()[1:]]
        return [row["do"] for row in rows if row.get("seat") == seat and "do" in row]


def middle(rect: list[int]) -> tuple[int, int]:
    """Of a rectangle x, y, width, height."""
    return rect[0] + rect[2] // 2, rect[1] + rect[3] // 2

"""Runs the programs that make an environment, shows how far they are, and finds what they complain of."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

Runner = Callable[[list[str], Callable[[str], None], int], int]
"""Runs a command, gives each line it prints to the function, and returns its exit status.

The number is the open lock file, which the program is to keep open.
"""

PATIENCE = 10.0
"""Seconds that a program which was asked to stop is given before it is made to."""

_PACKAGE = re.compile(r"\s*(?:Collecting|Requirement already satisfied:)\s+([\w.-]+)")
_NOISE = ("[notice]", "hint:", "note:", "See above", "WARNING: You are using pip")
_UNREACHABLE = (
    "NewConnectionError",
    "NameResolutionError",
    "Retrying (",
    "ConnectTimeout",
    "ProxyError",
    "timed out",
)


def run(command: list[str], each_line: Callable[[str], None], lock: int) -> int:
    """The Runner for real life. Whatever ends the wait ends the program too; raises OSError if it cannot start."""
    shared = () if sys.platform == "win32" else (lock,)
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        pass_fds=shared,
    ) as program:
        try:
            assert program.stdout is not None  # noqa: S101 - by stdout=PIPE
            for line in program.stdout:
                each_line(line.rstrip())
            return program.wait()
        except BaseException:
            program.terminate()
            try:
                program.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                program.kill()
            raise


def make_command(python: str, env: Path) -> list[str]:
    """Makes an empty environment with its own installer."""
    return [python, "-m", "venv", str(env)]


def install_command(python: Path, requirements: Path) -> list[str]:
    """Installs what a requirement file fixes. Settings of the environment and of proxies count as always."""
    quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    return [str(python), "-m", "pip", "install", *quiet, "-r", str(requirements)]


class Progress:
    """Counts the packages in what an installer prints, on one line of a terminal; says little elsewhere."""

    def __init__(self, total: int, out: TextIO) -> None:
        self.total = total
        self.out = out
        self.lines: list[str] = []
        self._seen: set[str] = set()
        self._live = out.isatty()
        self._began = time.monotonic()

    def say(self, sentence: str) -> None:
        """One line of its own."""
        self._clear()
        print(sentence, file=self.out, flush=True)

    def take(self, line: str) -> None:
        """A line of the installer's: kept for complaints, counted if it begins a package."""
        self.lines.append(line)
        found = _PACKAGE.match(line)
        if found:
            self._seen.add(found[1].lower())
            self._show(f"  {min(len(self._seen), self.total)} of {self.total}: {found[1]}")
        elif touched([line]):
            self._show("  unpacking ...")

    def finish(self) -> None:
        """Say that it is done and how long it took."""
        self.say(f"Ready after {time.monotonic() - self._began:.0f} seconds.")

    def _show(self, text: str) -> None:
        if self._live:
            width = shutil.get_terminal_size().columns - 1
            self.out.write("\r\x1b[K" + text[:width])
            self.out.flush()

    def _clear(self) -> None:
        if self._live:
            self.out.write("\r\x1b[K")


def complaint(lines: list[str]) -> str:
    """The last line that means something to a person, without the installer's own decoration."""
    told = [line.strip() for line in lines if line.strip() and not line.strip().startswith(_NOISE)]
    errors = [line for line in told if line.startswith("ERROR:")]
    last = (errors or told or ["it said nothing"])[-1]
    return last.removeprefix("ERROR:").strip().rstrip(".")


def unreachable(lines: list[str]) -> bool:
    """Whether the complaints are about the network."""
    return any(sign in line for line in lines for sign in _UNREACHABLE)


def touched(lines: list[str]) -> bool:
    """Whether the installer came as far as changing anything; until then it only looks and downloads."""
    return any(line.startswith("Installing collected packages") for line in lines)

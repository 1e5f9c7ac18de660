"""The simulations that were begun in the window: each a folder in `saves/simulations/`."""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.filelock import lock
from game.app.sim.folder import GAMES, PLAN, read_plan
from game.app.sim.plan import Plan
from game.core.errors import Unusable

FOLDER: Final = "simulations"


@dataclass(frozen=True, slots=True)
class Kept:
    """One simulation: how many of the games wanted have a row, and when it was last written (seconds since 1970).

    Where `flaw` is not empty it cannot be read: it says why, and there is no plan.
    """

    path: Path
    changed: float
    plan: Plan | None = None
    games: int = 0
    done: int = 0
    flaw: str = ""

    @property
    def finished(self) -> bool:
        return self.done >= self.games


def kept_simulations(saves: Path) -> list[Kept]:
    """All of them, the one last written first."""
    try:
        paths = [path for path in (saves / FOLDER).iterdir() if (path / PLAN).is_file()]
    except OSError:
        return []
    return sorted(map(look_into, paths), key=lambda kept: (-kept.changed, kept.path.name))


def look_into(path: Path) -> Kept:
    """What a folder holds, without reading its rows."""
    try:
        changed = max(file.stat().st_mtime for file in (path / PLAN, path / GAMES) if file.exists())
    except (OSError, ValueError):
        changed = 0.0
    try:
        plan, games = read_plan(path)
        with (path / GAMES).open("rb") as file:
            done = max(0, sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(1 << 20), b"")) - 1)
    except FileNotFoundError:
        return Kept(path, changed, plan, games)
    except OSError as fault:
        return Kept(path, changed, flaw=f"It cannot be read ({fault.strerror or fault}).")
    except Unusable as bad:
        return Kept(path, changed, flaw=str(bad))
    return Kept(path, changed, plan, games, min(done, games))


def new_folder(saves: Path, game: str) -> Path:
    """A folder for another simulation, called after the game and the time; it is not made here."""
    stem = f"{game.capitalize()} {time.strftime('%Y-%m-%d %H.%M.%S')}"
    folder = saves / FOLDER
    number, path = 2, folder / stem
    while path.exists():
        path, number = folder / f"{stem} ({number})", number + 1
    return path


def throw_away(path: Path) -> str:
    """Deletes a simulation for good; a sentence where that cannot be."""
    try:
        with (path / GAMES).open("ab") as file:
            if not lock(file.fileno()):
                return "This simulation is being played, in this or another window."
    except FileNotFoundError:
        pass
    except OSError as fault:
        return f"It cannot be deleted ({fault.strerror or fault})."
    try:
        shutil.rmtree(path)
    except OSError as fault:
        return f"It cannot be deleted ({fault.strerror or fault})."
    return ""

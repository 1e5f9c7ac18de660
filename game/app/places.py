"""Where the tabletop writes: `saves/` beside main.py, or, where that cannot be, the person's own data folder."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2]
"""The folder of main.py, with assets/ and cards/ in it."""


class NowhereToWriteError(OSError):
    """Neither the saves folder nor the person's own can be written; str() is the sentence to show."""


@dataclass(frozen=True, slots=True)
class Place:
    """The folder that was chosen, and what there is to say about it (empty where it is the one wanted)."""

    folder: Path
    notice: str = ""


_chosen: dict[tuple[Path, Path], Place] = {}
_said: set[str] = set()


def saves_dir() -> Path:
    """The folder for all that is written, made if need be; the same until the process ends.

    `TABLETOP_SAVES` names another one. Raises NowhereToWriteError.
    """
    return _saves_place().folder


def saves_notice() -> str:
    """The sentence to show where saves go elsewhere than wanted; given once, empty from then on."""
    notice = _saves_place().notice
    if notice in _said:
        return ""
    _said.add(notice)
    return notice


def cache_dir() -> Path:
    """What can be made again: pictures of cards and the like. May be deleted at any time."""
    return _made(saves_dir() / "cache")


def crash_dir() -> Path:
    """One text file for each time the tabletop stopped by a fault of its own."""
    return _made(saves_dir() / "crashes")


def demo_dir() -> Path:
    """Pictures and logs of the games that are played where there is no display."""
    return _made(saves_dir() / "demo")


def own_data_dir(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """The folder where this system keeps a person's data of the tabletop; not made here."""
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "Tabletop"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Tabletop"
    shared = environ.get("XDG_DATA_HOME", "")
    # the XDG rule: a relative path there is to be ignored
    return (Path(shared) if Path(shared).is_absolute() else home / ".local" / "share") / "tabletop"


def choose(wanted: Path, spare: Path) -> Place:
    """The wanted folder if it can be written, else the spare one and a sentence; raises NowhereToWriteError."""
    fault = _unwritable(wanted)
    if fault is None:
        return Place(wanted)
    if _unwritable(spare) is None:
        return Place(spare, f"{wanted} cannot be written ({fault}); what you save goes to {spare}.")
    raise NowhereToWriteError(
        f"Neither {wanted} nor {spare} can be written ({fault}); set TABLETOP_SAVES to a folder that can."
    )


def _saves_place() -> Place:
    named = os.environ.get("TABLETOP_SAVES")
    wanted = Path(named).expanduser().absolute() if named else HOUSE / "saves"
    spare = own_data_dir(os.environ, sys.platform, Path.home())
    if (wanted, spare) not in _chosen:
        _chosen[wanted, spare] = choose(wanted, spare)
    return _chosen[wanted, spare]


def _unwritable(folder: Path) -> str | None:
    """Why nothing can be written there, or None: tried by writing, as permissions do not tell all."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"x")
    except OSError as fault:
        return fault.strerror or str(fault)
    return None


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder

"""The `.venv` beside main.py: where its parts are, and whether it can be trusted.

A stamp is written last, when all is installed; BUILDING stands there while something is being installed. Whoever
finds BUILDING without the stamp they need knows that an installation was broken off.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.cli import pins

NEEDS = {"play": "requirements.txt", "test": "requirements-dev.txt"}
"""What an environment may be needed for -> the file that says what that takes. Each includes those before it."""

BUILDING = "tabletop.building"


def interpreter(env: Path) -> Path:
    """The Python of the environment; need not exist."""
    return env / "Scripts" / "python.exe" if sys.platform == "win32" else env / "bin" / "python"


def package_folder(env: Path, version: str) -> Path:
    """Where the packages of an environment of that Python ("3.11") are; need not exist."""
    if sys.platform == "win32":
        return env / "Lib" / "site-packages"
    return env / "lib" / f"python{version}" / "site-packages"


def own_version() -> str:
    """The Python that runs this, as in "3.11": packages of one are of no use to another."""
    return "{}.{}".format(*sys.version_info)


def stamp_path(env: Path, need: str) -> Path:
    """The stamp that says: complete for this need."""
    return env / f"tabletop.{need}.stamp"


def write_stamps(env: Path, house: Path, need: str, version: str) -> None:
    """Declare the environment complete for the need and those it includes; each stamp appears whole or not."""
    for one in NEEDS:
        path = stamp_path(env, one)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(_stamp_text(house, one, version), encoding="utf-8")
        fresh.replace(path)
        if one == need:
            break
    (env / BUILDING).unlink(missing_ok=True)


def stamped_version(env: Path, house: Path, need: str) -> str | None:
    """The Python of a finished environment, or None where the stamp is missing or of other requirements."""
    try:
        text = stamp_path(env, need).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    version = text.split()[-1] if text.strip() else ""
    return version if text == _stamp_text(house, need, version) else None


def ready(env: Path, house: Path, need: str) -> bool:
    """Whether it was finished for the need, its Python is still there, and nothing is missing from it."""
    version = stamped_version(env, house, need)
    return version is not None and interpreter(env).exists() and complete(env, house, need, version)


def complete(env: Path, house: Path, need: str, version: str) -> bool:
    """Whether every package of the need is wholly there; a millisecond or two."""
    wanted = pins.read_pins(house / NEEDS[need])
    return not pins.missing(wanted, [str(package_folder(env, version))])


def built_version(env: Path) -> str | None:
    """The Python that an environment says it was made with ("3.11"), or None for a folder that is none."""
    try:
        text = (env / "pyvenv.cfg").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    for line in text.splitlines():
        key, _, value = line.partition("=")
        if key.strip() in {"version", "version_info"}:
            return ".".join(value.strip().split(".")[:2])
    return None


def _stamp_text(house: Path, need: str, version: str) -> str:
    return f"tabletop {need} {pins.digest(house / NEEDS[need])} python {version}\n"

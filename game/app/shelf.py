"""What a person does with saved games that nobody plays just now: give another name, throw away."""

from __future__ import annotations

import os
from pathlib import Path

from game.app.filelock import lock
from game.app.journal import Journal, Saving, Unreadable


def rename(path: Path, title: str) -> tuple[Path, Saving]:
    """Gives a saved game a name of its own, never that of another file; where it lies then, and what to say."""
    try:
        journal, _ = Journal.reopen(path, named=False)
    except Unreadable as bad:
        return path, Saving(False, f"{path.stem} keeps its name. {bad.sentence}")
    try:
        saving = journal.save_as(title)
        return journal.path, saving
    finally:
        journal.close()


def throw_away(path: Path) -> Saving:
    """Deletes a file for good, unless it is being played."""
    try:
        file = os.open(path, os.O_RDWR)
    except FileNotFoundError:
        return Saving(True, f"{path.stem} was gone already.")
    except OSError as fault:
        return Saving(False, f"{path.stem} cannot be deleted ({fault.strerror or fault}).")
    try:
        if not lock(file):
            return Saving(False, f"{path.stem} is being played, in this or another window.")
    finally:
        os.close(file)
    try:
        path.unlink()
    except OSError as fault:
        return Saving(False, f"{path.stem} cannot be deleted ({fault.strerror or fault}).")
    return Saving(True, f"{path.stem} is deleted.")

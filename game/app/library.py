"""The saved games of a folder: what each holds, how far it is, and which one to go on with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.app.filenames import SUFFIX, is_automatic
from game.app.journal import Unreadable, read_record
from game.core.record import Acted, Conceded, NextGame, Record, Reseated, Sitter, Undone


@dataclass(frozen=True, slots=True)
class Saved:
    """One file. `changed` is when it was last written (seconds since 1970); `title` its name as a person reads it.

    Where `flaw` is not empty the file cannot be gone on with: it says why, and game, seats and progress say nothing.
    """

    path: Path
    title: str
    named: bool
    changed: float
    game: str = ""
    seats: tuple[Sitter, ...] = ()
    actions: int = 0
    game_number: int = 1
    games: int = 1
    finished: bool = False
    flaw: str = ""

    @property
    def progress(self) -> str:
        """How far it is, in a few words."""
        if self.flaw:
            return self.flaw
        actions = f"{self.actions} action{'' if self.actions == 1 else 's'}"
        part = f"game {self.game_number} of {self.games}, " if self.games > 1 else ""
        return f"{part}{'finished' if self.finished else 'in progress'}, {actions}"


def saved_games(folder: Path) -> list[Saved]:
    """All journals of a folder, the one last written first; a folder that is not there holds none."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except OSError:
        return []
    found: dict[tuple[int, int] | Path, Saved] = {}
    for path in sorted(paths):
        try:
            status = path.stat()
        except OSError:
            continue  # gone since the folder was read
        # a program killed while it named a journal leaves one file with two names: it is one game
        one = (status.st_dev, status.st_ino) if status.st_ino else path
        if one not in found or is_automatic(found[one].path.stem):
            found[one] = _looked_at(path, status.st_mtime)
    return sorted(found.values(), key=lambda saved: (-saved.changed, saved.title))


def to_continue(saved: Iterable[Saved]) -> Saved | None:
    """The game last written of those that can be gone on with and are not over."""
    open_ones = [game for game in saved if not game.flaw and not game.finished]
    return max(open_ones, key=lambda game: game.changed, default=None)


def _looked_at(path: Path, changed: float) -> Saved:
    named = not is_automatic(path.stem)
    try:
        record = read_record(path)
    except Unreadable as bad:
        return Saved(path, path.stem, named, changed, flaw=bad.sentence)
    actions, game_number, seats = _progress(record)
    return Saved(
        path,
        path.stem,
        named,
        changed,
        game=record.header.game,
        seats=seats,
        actions=actions,
        game_number=game_number,
        games=int(record.header.match.get("games", 1)),
        finished=record.finished,
    )


def _progress(record: Record) -> tuple[int, int, tuple[Sitter, ...]]:
    """Actions of the last game, its number in the match, and who sits there now."""
    actions, game, seats = 0, 1, list(record.header.seats)
    for entry in record.entries:
        match entry:
            case Acted(number=number) | Conceded(number=number) | Undone(to=number):
                actions = number
            case NextGame():
                actions, game = 0, entry.game
            case Reseated():
                seats[entry.seat] = entry.sitter
            case _:
                pass
    return actions, game, tuple(seats)

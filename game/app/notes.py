"""Notes taken at a table: a line of text, a picture of the window, and the match up to that moment, to open it again.

A note is a folder in `saves/notes/` with `note.json`, `table.png` and `game.journal`; it appears whole or not at all,
and nothing that is played from it later changes it.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from game.app.filenames import SUFFIX, free_paths, safe_name
from game.app.journal import Unreadable, read_record
from game.app.match import Match
from game.core.record import (
    Acted,
    Conceded,
    Ended,
    Entry,
    NextGame,
    Reseated,
    entry_line,
    header_line,
)

FOLDER: Final = "notes"
WORDS, PICTURE, GAME = "note.json", "table.png", f"game{SUFFIX}"
LONGEST: Final = 240
"""Letters of a note's text."""


@dataclass(frozen=True, slots=True)
class Note:
    """What stands in a note. `at` is when it was taken (seconds since 1970), `where` how far the match was, in words;
    `faces` says which face sets the table wore and how they were compared.
    """

    path: Path
    text: str
    at: int
    game: str
    where: str = ""
    faces: Mapping[str, str] = field(default_factory=dict)

    @property
    def picture(self) -> Path:
        """The picture of the window."""
        return self.path / PICTURE

    @property
    def journal(self) -> Path:
        """The match up to that moment."""
        return self.path / GAME


def journal_of(match: Match) -> bytes:
    """A match as a journal's bytes, as far as it has been played; what was taken back is not in it.

    `Match.resume` of a file with them goes on from the very same moment, be it in the middle of an effect.
    """
    lines = [header_line(match.header)]
    entries: list[Entry] = []
    for number, play in enumerate(match.games, start=1):
        if number > 1:
            entries.append(NextGame(number, play.given, play.seed, play.digests[0]))
        for n, move in enumerate(play.moves, start=1):
            mark = play.digests[n]
            entries.append(
                Conceded(n, move.seat, mark) if move.action is None else Acted(n, move.seat, move.text, mark)
            )
        outcome = match.rules.outcome(play.state)
        if outcome is not None:
            entries.append(Ended(outcome.reason, outcome.winners, outcome.scores))
    for seat, (first, now) in enumerate(zip(match.header.seats, match.seats, strict=True)):
        if first != now:
            entries.append(Reseated(seat, now))
    return b"".join([*lines, *map(entry_line, entries)])


def take_note(
    saves: Path,
    match: Match,
    text: str,
    picture: bytes,
    where: str = "",
    faces: Mapping[str, str] | None = None,
    at: float | None = None,
) -> Note:
    """Writes a note (`picture`: the bytes of a PNG) and returns it; raises OSError, with nothing left behind."""
    now = time.time() if at is None else at
    folder = saves / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    words = " ".join(text.split())[:LONGEST]
    told = {
        "note": 1, "text": words, "at": int(now), "game": match.header.game, "where": where, "faces": dict(faces or {}),
    }  # fmt: skip
    part = Path(tempfile.mkdtemp(prefix=".", suffix=".part", dir=folder))
    try:
        (part / PICTURE).write_bytes(picture)
        (part / GAME).write_bytes(journal_of(match))
        (part / WORDS).write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        part.chmod(0o755)
        stem = f"{match.header.game.capitalize()} {time.strftime('%Y-%m-%d %H.%M.%S', time.localtime(now))}"
        path = _moved(part, folder, stem)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    return Note(path, words, int(now), match.header.game, where, dict(faces or {}))


def _moved(part: Path, folder: Path, stem: str) -> Path:
    """The finished folder under the first free name."""
    for number in range(1, 1000):
        goal = folder / (stem if number == 1 else f"{stem} ({number})")
        if not goal.exists():
            part.rename(goal)
            return goal
    raise FileExistsError(f"{folder} is full of notes of this very second")


def notes_of(saves: Path) -> list[Note]:
    """Every note there is, the newest first; folders that are no notes are passed over."""
    found = []
    try:
        folders = [path for path in (saves / FOLDER).iterdir() if not path.name.startswith(".")]
    except OSError:
        return []
    for path in folders:
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            told: dict[str, Any] = json.loads((path / WORDS).read_text(encoding="utf-8"))
            faces = {str(key): str(value) for key, value in told.get("faces", {}).items()}
            note = Note(
                path, str(told["text"]), int(told["at"]), str(told["game"]), str(told["where"]), faces
            )
            found.append(note)
    return sorted(found, key=lambda note: (-note.at, note.path.name))


def opened(note: Note, saves: Path) -> Path:
    """A saved game that goes on from the note's moment: a copy, so that the note stays as it is.

    Raises Unreadable where the note's game cannot be read, and OSError where the copy cannot be written.
    """
    read_record(note.journal)
    data = note.journal.read_bytes()
    name = safe_name(f"From a note, {note.path.name}")
    for path in free_paths(saves, name):
        with contextlib.suppress(FileExistsError), path.open("xb") as file:
            file.write(data)
            return path
    raise FileExistsError(f"{saves} is full of games called {name}")


def forget(note: Note) -> None:
    """Takes a note away for good; raises OSError."""
    shutil.rmtree(note.path)


__all__ = ["Note", "Unreadable", "forget", "journal_of", "notes_of", "opened", "take_note"]

"""The file of a match in progress, which only grows; whatever the disk does, the match goes on.

Every line is written at once, so that a kill at any moment loses at most the line being written. Where writing fails
the lines are kept here, a notice says so, and every further line tries again. A file that is not ours, or is damaged,
is never written to: the journal goes on under the next free name.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from game.app.filelock import lock
from game.app.filenames import SUFFIX, free_paths, safe_name
from game.core.record import VERSION, BadRecord, Record, entry_line, header_line, parse

LARGEST = 64 << 20
"""Bytes of a file that is still looked at; a long match has a few hundred thousand."""
SYNC_EVERY = 16
"""Lines between two waits for the disk: a kill needs none, a power cut loses at most so many."""


class Unreadable(Exception):  # noqa: N818 - said of the file
    """A saved game that cannot be gone on with: its path, a word for programs and a sentence for people."""

    def __init__(self, path: Path, code: str, sentence: str) -> None:
        super().__init__(f"{path.name}: {sentence}")
        self.path, self.code, self.sentence = path, code, sentence


@dataclass(frozen=True, slots=True)
class Saving:
    """How naming a journal went: whether it did, and the sentence to show."""

    done: bool
    sentence: str


def read_record(path: Path) -> Record:
    """What a journal holds, without touching it; raises Unreadable."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as fault:
        raise Unreadable(path, "unreadable", f"It cannot be read ({_why(fault)}).") from None
    return _parsed(path, data)


class Journal:
    """One match's file. `path` is where it lies, or would lie if it could be written."""

    def __init__(self, path: Path, lines: list[bytes], *, named: bool) -> None:
        """Use `begin` or `reopen`."""
        self.path, self.named = path, named
        self._lines = lines
        self._good = 0  # lines that are in the file
        self._size = 0  # bytes they take
        self._torn = False  # more bytes may follow them, of a line that was not finished
        self._joint = b""  # the line break that the last good line lacks
        self._outdated: Path | None = None  # the file as it was, to be kept beside the one in new words
        self._file: int | None = None
        self._troubled = False
        self._notices: list[str] = []

    @classmethod
    def begin(cls, folder: Path, title: str, header: bytes, *further: bytes) -> Journal:
        """A new journal under the first free name; where it cannot be written, in memory and with a notice."""
        journal = cls(folder / f"{safe_name(title)}{SUFFIX}", [header, *further], named=False)
        journal._write(sync=True)
        return journal

    @classmethod
    def reopen(cls, path: Path, *, named: bool) -> tuple[Journal, Record]:
        """Goes on with a file; it is changed only when something is added. Raises Unreadable."""
        writable = True
        try:
            file = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
        except (PermissionError, IsADirectoryError):
            writable = False
        except OSError as fault:
            if fault.errno != errno.EROFS:
                raise Unreadable(path, "unreadable", f"It cannot be read ({_why(fault)}).") from None
            writable = False
        if not writable:
            record = read_record(path)
            journal = cls(path, _lines_of(record), named=named)
            journal._notices.append(f"{path.name} cannot be written; what you play is saved beside it.")
            return journal, record
        try:
            return cls._opened(path, file, named)
        except BaseException:
            os.close(file)
            raise

    @classmethod
    def _opened(cls, path: Path, file: int, named: bool) -> tuple[Journal, Record]:
        if not lock(file):
            raise Unreadable(path, "busy", "It is being played already, in another window or program.")
        data = _read_all(file)
        record = _parsed(path, data)
        journal = cls(path, _lines_of(record), named=named)
        journal._file = file
        if record.version != VERSION:
            journal._outdated = path
            journal._notices.append(
                f"It was saved in an older format ({record.version}) and is saved in the new one."
            )
            return journal, record
        journal._good = len(journal._lines)
        journal._size = record.size
        journal._torn = len(data) > record.size
        journal._joint = b"" if record.whole else b"\n"
        return journal, record

    # What a match does with it

    def append(self, line: bytes, *, sync: bool = False) -> None:
        """Adds a line, at once; `sync` waits until the disk has it."""
        self._lines.append(line)
        self._write(sync=sync)

    def save_as(self, title: str) -> Saving:
        """Names the journal.

        One without a name of its own is moved to it. One that has a name stays as it is at this moment, and play goes
        on in a copy under the new name. A name that is taken gets a number: nothing is ever written over.
        """
        name = safe_name(title)
        if self.path.stem == name and self._file is not None:
            self.named = True
            self._write(sync=True)
            return Saving(not self._troubled, self._trouble_or(f"The game is saved as {name}."))
        old, folder = self.path, self.path.parent
        self._write(sync=True)
        try:
            if self._file is not None and not self.named:
                self._move(self._file, folder, name)
            else:
                self._create(folder, name)
        except OSError as fault:
            return Saving(False, f"The game cannot be saved as {name} ({_why(fault)}); it stays {old.stem}.")
        self.named = True
        taken = self.path.stem != name
        clash = f"There is a game called {name} already; this one is saved as {self.path.stem}."
        return Saving(True, clash if taken else f"The game is saved as {name}.")

    def renew(self, lines: list[bytes]) -> None:
        """Writes the match in other words from the next line on; the file as it was is kept beside it."""
        self._lines = lines
        if self._file is not None:
            self._outdated = self.path

    def notices(self) -> list[str]:
        """What there is to tell since the last time."""
        told, self._notices = self._notices, []
        return told

    @property
    def safe(self) -> bool:
        """Whether everything so far is in the file."""
        return self._file is not None and self._good == len(self._lines)

    def close(self) -> None:
        """Waits for the disk and lets go of the file."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.fsync(self._file)
        self._leave()

    def discard(self) -> None:
        """Closes and deletes the file: for a match in which nothing was done."""
        held = self._file is not None
        self._leave()
        if held:
            with contextlib.suppress(OSError):
                self.path.unlink()

    # The disk

    def _write(self, *, sync: bool) -> None:
        try:
            if self._file is not None and self._outdated is None:
                self._look(self._file)
            if self._outdated is not None:
                self._keep_old(self._outdated)
            if self._file is None:
                self._create(self.path.parent, self.path.stem)
            else:
                self._put(self._file, self._joint + b"".join(self._lines[self._good :]))
                self._good, self._joint = len(self._lines), b""
                if sync or self._good % SYNC_EVERY == 0:
                    os.fsync(self._file)
        except OSError as fault:
            if not self._troubled:
                again = "It goes on, and saving is tried again after every action."
                self._notices.append(f"The game cannot be saved now ({_why(fault)}). {again}")
            self._troubled = True
            return
        if self._troubled:
            self._notices.append("The game is saved again.")
            self._troubled = False

    def _look(self, file: int) -> None:
        """Makes sure that the file is still there and ours; if not, lets go of it, so that another is made."""
        held = os.fstat(file)
        try:
            there = self.path.stat()
        except FileNotFoundError:
            self._leave()
            return
        ours = os.path.samestat(held, there)
        if ours and self._torn and held.st_size > self._size:
            os.ftruncate(file, self._size)
            self._torn = False
        elif not ours or held.st_size != self._size:
            self._leave()
            name = self.path.name
            self._notices.append(f"{name} was changed by another program; the game goes on beside it.")

    def _put(self, file: int, data: bytes) -> None:
        """Writes all of it or, as far as the disk lets us, nothing."""
        try:
            _write_all(file, data)
        except OSError:
            self._torn = True
            raise
        self._size += len(data)

    def _create(self, folder: Path, name: str) -> None:
        """Writes everything to a new file that appears whole under the first free name, and goes on there."""
        folder.mkdir(parents=True, exist_ok=True)
        data = b"".join(self._lines)
        handle, temporary = tempfile.mkstemp(prefix=".", suffix=".part", dir=folder)
        try:
            try:
                _write_all(handle, data)
                os.fsync(handle)
            finally:
                os.close(handle)
            path = _claim(Path(temporary), folder, name)
            _sync_folder(folder)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
        file = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
        lock(file)
        self._leave()
        self.path, self._file = path, file
        self._good, self._size, self._torn = len(self._lines), len(data), False

    def _move(self, file: int, folder: Path, name: str) -> None:
        if sys.platform == "win32":  # which moves no open file
            os.close(file)
            try:
                self.path = _claim(self.path, folder, name)
            finally:
                self._file = os.open(self.path, os.O_RDWR | os.O_APPEND | _BINARY)
                lock(self._file)
        else:
            self.path = _claim(self.path, folder, name)
            os.fsync(file)

    def _keep_old(self, path: Path) -> None:
        """Moves a file in older words aside, so that the new one can have its name."""
        self._leave()
        if path.exists():
            _claim(path, path.parent, f"{path.stem} (older)")
        self._outdated = None

    def _leave(self) -> None:
        if self._file is not None:
            os.close(self._file)
        self._file, self._good, self._size, self._torn, self._joint = None, 0, 0, False, b""

    def _trouble_or(self, sentence: str) -> str:
        return (
            "The game cannot be saved now; it is tried again after every action."
            if self._troubled
            else sentence
        )


_BINARY = getattr(os, "O_BINARY", 0)


def _claim(source: Path, folder: Path, name: str) -> Path:
    """Gives a file the first free name in the folder, never that of another file."""
    for path in free_paths(folder, name):
        try:
            os.link(source, path)
        except FileExistsError:
            continue
        except OSError:
            # no hard links here: the exclusive empty file holds the name until the real one replaces it
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            except FileExistsError:
                continue
            source.replace(path)
            return path
        source.unlink()
        return path
    raise FileExistsError(errno.EEXIST, "every such name is taken", str(folder / name))


def _write_all(file: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]


def _sync_folder(folder: Path) -> None:
    """Makes a new name outlast a power cut, where folders can be waited for."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _read_all(file: int) -> bytes:
    pieces: list[bytes] = []
    size = 0
    os.lseek(file, 0, os.SEEK_SET)
    while size <= LARGEST and (piece := os.read(file, 1 << 20)):
        pieces.append(piece)
        size += len(piece)
    return b"".join(pieces)


def _parsed(path: Path, data: bytes) -> Record:
    if len(data) > LARGEST:
        raise Unreadable(path, "foreign", "This file is too large to be a saved game.")
    try:
        return parse(data)
    except BadRecord as bad:
        place = f"Line {bad.line}: " if bad.code == "damaged" else ""
        raise Unreadable(path, bad.code, f"{place}{bad.sentence}") from None


def _lines_of(record: Record) -> list[bytes]:
    return [header_line(record.header), *map(entry_line, record.entries)]


def _why(fault: OSError) -> str:
    return fault.strerror or str(fault)

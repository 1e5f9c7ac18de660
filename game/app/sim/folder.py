"""What a simulation writes down: `plan.json`, and in `games.csv` one row a game, added the moment it is over.

`moves.txt` has all actions of each game, packed, so that it can be watched.

Rows may stand in any order until all are there; then the file is put in order, so that it is the same to the byte
whoever played and however often it was stopped. A row that was not finished is dropped and played again.
"""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from game.app.filelock import lock
from game.app.sim.moves import unpacked
from game.app.sim.plan import Plan
from game.app.sim.row import BASE, Row, cells, row_of
from game.app.wholefile import READABLE, write_whole
from game.core.errors import Unusable
from game.core.ids import Action

PLAN, GAMES, MOVES, FORMAT = "plan.json", "games.csv", "moves.txt", 1
_SAID: Final = {
    "game": "game",
    "levels": "levels of bots",
    "seed": "seed",
    "options": "options",
    "check": "check of the rules",
    "brought": "decks or Wizards",
    "pairing": "pairs",
    "cards": "cards (they have changed since)",
}
"""What a person calls the parts of a plan."""


class Folder:
    """The folder of one simulation while it runs. `rows` are those that were there; `notice` tells of a dropped one."""

    def __init__(self, path: Path, plan: Plan, games: int, known: Reading | None = None) -> None:
        """Makes it, or goes on with it; Unusable where it holds something else, OSError where it cannot be written.

        `games` are kept as how many are wanted. `known` is what has been read of it before, to be used if that is all.
        """
        self.path, self.plan = path, plan
        self.notice = ""
        if path.exists() and not path.is_dir():
            raise Unusable(f"{path} is a file, and a folder is needed.")
        path.mkdir(parents=True, exist_ok=True)
        if (path / PLAN).exists():
            there, wanted = read_plan(path)
            _same(path, there, plan)
            if wanted != games:
                write_whole(path / PLAN, _plan_text(plan, games), READABLE)
        elif (path / GAMES).exists():
            raise Unusable(f"{path} holds a {GAMES} of something else: name another folder.")
        else:
            write_whole(path / PLAN, _plan_text(plan, games), READABLE)
        self._file = (path / GAMES).open("ab")
        try:
            if not lock(self._file.fileno()):
                raise Unusable(f"{path} is being written by another simulation.")
            self.rows = self._begun(known)
            self._moves = _whole_lines(path / MOVES)
        except BaseException:
            self._file.close()
            raise

    def append(self, row: Row) -> None:
        """Adds a row at once, its moves first."""
        self._moves.write(f"{row.number} {row.moves}\n".encode())
        self._moves.flush()
        self._file.write(_lines([cells(row, self.plan.kind.columns)]))
        self._file.flush()

    def settle(self, rows: Sequence[Row]) -> None:
        """Puts the file in order: these rows by number, and nothing else."""
        columns = self.plan.kind.columns
        ordered = sorted(rows, key=lambda row: row.number)
        data = _lines([_head(self.plan), *(cells(row, columns) for row in ordered)])
        if (self.path / GAMES).read_bytes() != data:
            self._file.close()  # or some systems would not let another take its place
            write_whole(self.path / GAMES, data, READABLE)
            self._file = (self.path / GAMES).open("ab")
            lock(self._file.fileno())
        self._settle_moves([row.number for row in ordered])

    def _settle_moves(self, numbers: Sequence[int]) -> None:
        there = _moves_there(self.path)
        data = b"".join(there[number] for number in numbers if number in there)
        if (self.path / MOVES).read_bytes() != data:
            self._moves.close()
            write_whole(self.path / MOVES, data, READABLE)
            self._moves = (self.path / MOVES).open("ab")

    def close(self) -> None:
        """Lets go of it."""
        with contextlib.suppress(OSError):
            os.fsync(self._file.fileno())
        self._moves.close()
        self._file.close()

    def _begun(self, known: Reading | None) -> list[Row]:
        reading = known
        if reading is None or reading.size != (self.path / GAMES).stat().st_size:
            reading = Reading(self.path, self.plan)
            for _ in reading:
                pass
        if reading.torn:
            self._file.truncate(reading.size)
            self.notice = "The last row was not finished; its game is played again."
        if not reading.size:
            self._file.write(_lines([_head(self.plan)]))
            self._file.flush()
        return [reading.found[number] for number in sorted(reading.found)]


def read_plan(path: Path) -> tuple[Plan, int]:
    """The plan of a folder and how many games are wanted; Unusable where there is none that can be read."""
    try:
        data = json.loads((path / PLAN).read_text(encoding="utf-8"))
        if data.pop("format") != FORMAT:
            raise Unusable(f"{path} was written by another version of the tabletop.")
        games = int(data.pop("games"))
        return Plan.of_plain(data), games
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Unusable(
            f"{path} holds no simulation that can be read: its {PLAN} is missing or damaged."
        ) from None


class Reading:
    """Reads the rows of a folder one by one, each number once; Unusable where any but the last row is damaged.

    When it has come to the end, `size` are the bytes up to the last whole row, and `torn` says that more follow.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path / GAMES, plan
        self.found: dict[int, Row] = {}
        self.size = 0
        self.torn = False

    def __iter__(self) -> Iterator[Row]:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return
        lines = data.split(b"\n")
        self.torn = bool(lines.pop())
        for at, line in enumerate(lines):
            try:
                one = self._row(line, at)
            except (ValueError, csv.Error, StopIteration):
                if at == len(lines) - 1 and at:
                    self.torn = True
                    return
                raise Unusable(f"{self.path}, line {at + 1}: this row is damaged.") from None
            self.size += len(line) + 1
            if one is not None and one.number not in self.found:
                self.found[one.number] = one
                yield one

    def has_all(self, rows: Sequence[Row]) -> None:
        """Whoever wrote the file knows what it holds: it need not be read again as long as it is that long."""
        self.found = {row.number: row for row in rows}
        self.size, self.torn = self.path.stat().st_size, False

    def _row(self, line: bytes, at: int) -> Row | None:
        cells = next(csv.reader([line.decode()], strict=True))
        if at:
            return row_of(cells, self.plan.kind.columns)
        if cells != _head(self.plan):
            raise Unusable(f"{self.path} has other columns than this version writes.")
        return None


def moves_of(path: Path, number: int) -> list[Action] | None:
    """All actions of one game of a folder; None where they were not kept or cannot be read."""
    line = _moves_there(path).get(number)
    try:
        return None if line is None else unpacked(line.decode().partition(" ")[2].strip())
    except ValueError:
        return None


def _moves_there(path: Path) -> dict[int, bytes]:
    """The lines of moves, whole with their breaks, by number; the last one where a game was played twice."""
    try:
        lines = (path / MOVES).read_bytes().splitlines(keepends=True)
    except OSError:
        return {}
    found = {}
    for line in lines:
        number = line.partition(b" ")[0]
        if number.isdigit() and line.endswith(b"\n"):
            found[int(number)] = line
    return found


def _whole_lines(path: Path) -> BinaryIO:
    """The file, opened to be added to, without a last line that was not finished."""
    file = path.open("ab")
    try:
        data = path.read_bytes()
        if data and not data.endswith(b"\n"):
            file.truncate(data.rfind(b"\n") + 1)
    except BaseException:
        file.close()
        raise
    return file


def _head(plan: Plan) -> list[str]:
    return [*BASE, *plan.kind.columns]


def _lines(rows: Sequence[Sequence[str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()


def _plan_text(plan: Plan, games: int) -> bytes:
    data = {"format": FORMAT, "games": games, **plan.plain()}
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _same(path: Path, there: Plan, wanted: Plan) -> None:
    """Unusable with what differs between two plans."""
    before, now = _json(there), _json(wanted)
    other = [_SAID.get(key, key) for key in before if before[key] != now.get(key)]
    if other:
        raise Unusable(
            f"{path} holds a simulation with another {' and another '.join(other)}: name another folder."
        )


def _json(plan: Plan) -> dict[str, Any]:
    """The plan as it is after a file: lists for tuples."""
    data: dict[str, Any] = json.loads(json.dumps(plan.plain()))
    return data

"""Which cards were looked at closely in play, how often, how long and on which face: plain lines that only grow.

`saves/evidence/` has files of JSON lines. A look is two lines, one when it begins and one when it ends, so that a kill
in between loses how long it was and not that it was. The oldest file goes when there are too many.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "evidence"
HEAD: Final = {"evidence": 1}
"""The first line of a file: what it is, and the version of its words."""
LARGEST: Final = 256 << 10
"""Bytes of a file after which the next one is begun."""
MOST: Final = 8
"""Files that are kept."""
KEPT: Final = 20_000
"""Looks of one run of the program that stay in memory: more than fit into the files."""
LONGEST: Final = 120.0
"""Seconds that a look counts at most: nobody reads one card for longer, but a mouse may be left lying on it."""


@dataclass(frozen=True, slots=True)
class Look:
    """One close look at one card. `faces` is the face set it wore, `seat` who looked (-1: an onlooker), `table` which
    match it was, `at` when it began, in seconds since 1970.
    """

    game: str
    card: str
    faces: str
    seat: int = -1
    table: str = ""
    at: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Zoomed:
    """How often and how long one card was looked at: by face set (times, seconds), and in all."""

    game: str
    card: str
    faces: dict[str, tuple[int, float]] = field(default_factory=dict)

    @property
    def times(self) -> int:
        """Looks in all."""
        return sum(times for times, _ in self.faces.values())

    @property
    def seconds(self) -> float:
        """Seconds in all."""
        return sum(seconds for _, seconds in self.faces.values())


class Evidence:
    """The looks of one folder of saves; whatever the disk does, play goes on.

    Several windows may write to the same folder: each begins files of its own.
    """

    def __init__(self, saves: Path, clock: Callable[[], float] = time.time) -> None:
        self.folder = saves / FOLDER
        self._clock = clock
        self._before: list[Look] | None = None
        self._mine: deque[Look] = deque(maxlen=KEPT)
        self._open: tuple[str, Look] | None = None
        self._run = ""
        self._count = 0
        self._file: Path | None = None
        self._bytes = 0
        self._troubled = False
        self._notices: list[str] = []
        self.version = 0
        """Grows with every look that begins or ends."""

    # ---- writing

    def begins(self, look: Look) -> None:
        """Somebody looks at a card now; a look that still goes on ends."""
        self.ends()
        look = replace(look, at=int(self._clock()), seconds=0.0)
        self._run = self._run or f"{int(self._clock() * 1000):x}"
        self._count += 1
        name = f"{self._run}-{self._count}"
        self._open = (name, look)
        self.version += 1
        row = {
            "look": name, "at": look.at, "game": look.game, "card": look.card, "faces": look.faces,
            "seat": look.seat, "table": look.table,
        }  # fmt: skip
        self._write(row)

    def goes_on(self, dt: float) -> None:
        """The look goes on for so many seconds."""
        if self._open is not None:
            name, look = self._open
            self._open = (name, replace(look, seconds=min(LONGEST, look.seconds + dt)))

    def ends(self) -> None:
        """Nobody looks at a card any more."""
        if self._open is None:
            return
        name, look = self._open
        self._open = None
        look = replace(look, seconds=round(look.seconds, 2))
        self._mine.append(look)
        self.version += 1
        self._write({"ends": name, "seconds": look.seconds})

    @property
    def looking(self) -> Look | None:
        """The look that goes on now."""
        return self._open[1] if self._open is not None else None

    def notices(self) -> list[str]:
        """What there is to tell since the last time: once, that looks cannot be kept."""
        told, self._notices = self._notices, []
        return told

    def _write(self, row: dict[str, Any]) -> None:
        line = (json.dumps(row, ensure_ascii=False) + "\n").encode()
        try:
            if self._file is None or self._bytes + len(line) > LARGEST:
                self._begin_file()
            assert self._file is not None  # noqa: S101 - begun above
            with self._file.open("ab") as file:
                file.write(line)
            self._bytes += len(line)
        except OSError as fault:
            if not self._troubled:
                self._notices.append(
                    f"What is looked at cannot be kept ({fault.strerror or fault}); play goes on."
                )
            self._troubled, self._file = True, None  # every further look tries again

    def _begin_file(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        head = (json.dumps(HEAD) + "\n").encode()
        files = _files(self.folder)
        number = int(files[-1].stem.rpartition("-")[2]) + 1 if files else 1
        while True:
            path = self.folder / f"looks-{number:06d}.jsonl"
            try:
                with path.open("xb") as file:
                    file.write(head)
                break
            except FileExistsError:  # another window was quicker
                number += 1
        self._file, self._bytes = path, len(head)
        for old in [*files, path][:-MOST]:
            old.unlink(missing_ok=True)

    # ---- reading

    def looks(self) -> list[Look]:
        """Every look that is kept, oldest first, read when it is first asked for; the one that goes on comes last."""
        if self._before is None:
            self._before = list(_read(self.folder, self._run))
        going = [self._open[1]] if self._open is not None else []
        return [*self._before, *self._mine, *going]

    def tally(self, game: str, wanted: Callable[[Look], bool] = lambda _: True) -> list[Zoomed]:
        """The cards of a game by how long they were looked at, the longest first."""
        return tally(look for look in self.looks() if look.game == game and wanted(look))


def tally(looks: Iterable[Look]) -> list[Zoomed]:
    """Looks added up card by card, the card looked at longest first."""
    found: dict[tuple[str, str], Zoomed] = {}
    for look in looks:
        one = found.setdefault((look.game, look.card), Zoomed(look.game, look.card))
        times, seconds = one.faces.get(look.faces, (0, 0.0))
        one.faces[look.faces] = (times + 1, seconds + look.seconds)
    return sorted(found.values(), key=lambda one: (-one.seconds, -one.times, one.card))


def _files(folder: Path) -> list[Path]:
    """The files of looks, oldest first."""
    try:
        return sorted(path for path in folder.glob("looks-*.jsonl") if path.stem.rpartition("-")[2].isdigit())
    except OSError:
        return []


def _read(folder: Path, but: str) -> Iterator[Look]:
    """All looks of a folder but those of one run; lines that are no looks, or not whole, are passed over."""
    begun: dict[str, Look] = {}
    for path in _files(folder)[-MOST:]:
        try:
            lines = path.read_bytes()[: 2 * LARGEST].splitlines()
        except OSError:
            continue
        for line in lines:
            try:
                row = json.loads(line.decode())
                if "look" in row and (not but or str(row["look"]).partition("-")[0] != but):
                    begun[str(row["look"])] = Look(
                        str(row["game"]), str(row["card"]), str(row["faces"]), int(row["seat"]), str(row["table"]),
                        int(row["at"]),
                    )  # fmt: skip
                elif "ends" in row and row["ends"] in begun:
                    seconds = min(LONGEST, max(0.0, float(row["seconds"])))
                    begun[row["ends"]] = replace(begun[row["ends"]], seconds=seconds)
            except (ValueError, KeyError, TypeError):
                continue
    yield from begun.values()

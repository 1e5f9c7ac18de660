"""Card libraries as they were last read without a mistake, kept by the folders they come from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from game.core.problems import FileProblems, ProblemList
from game.rules import beside

T = TypeVar("T")


class Libraries(Generic[T]):
    """A game's libraries. `own` is the folder of its own cards; `read` gives None where something is wrong."""

    def __init__(self, game: str, own: Path, read: Callable[[Path, ProblemList], T | None]) -> None:
        self._game, self._own, self._read = game, own, read
        self._kept: dict[tuple[Path, ...], T] = {}
        self._stale: set[tuple[Path, ...]] = set()

    def of(self, folder: Path) -> T:
        """The library of a folder and of those beside it, read once; raises FileProblems with all that is wrong."""
        key = beside.homes(self._game, folder, self._own)
        if key not in self._kept or key in self._stale:
            self._stale.discard(key)
            problems = ProblemList()
            found = self._read(folder, problems)
            if found is not None:
                self._kept[key] = found
            elif key not in self._kept:
                raise FileProblems(problems)
        return self._kept[key]

    def renew(self) -> None:
        """Whoever asks next gets libraries as the files are then; where those are wrong by then, the last good ones."""
        self._stale.update(self._kept)

"""Notices when files change, by looking at them now and then: the same on every system and on network drives."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

EVERY: Final = 0.2
"""Seconds between two looks."""
Stamp = tuple[int, int, int]


class Watch:
    """Looks at every file of some folders; a change is told once the file has stood still from one look to the next.

    `folders` are pairs of a folder and the patterns of its files (`*.tmx`, `**/*.png`). Files that come and go are
    changes as well.
    """

    def __init__(self, folders: Iterable[tuple[Path, tuple[str, ...]]]) -> None:
        self.folders = tuple(folders)
        self._known = self._look()
        self._restless: dict[Path, Stamp | None] = {}
        self._since = 0.0

    def update(self, dt: float) -> set[Path]:
        """Lets time go by; the files that have changed and come to rest."""
        self._since += dt
        if self._since < EVERY:
            return set()
        self._since = 0.0
        return self.look()

    def look(self) -> set[Path]:
        """Looks now."""
        now = self._look()
        changed = {path for path in now.keys() | self._known.keys() if now.get(path) != self._known.get(path)}
        calm = {path for path in changed if path in self._restless and self._restless[path] == now.get(path)}
        self._restless = {path: now.get(path) for path in changed - calm}
        for path in calm:
            if path in now:
                self._known[path] = now[path]
            else:
                self._known.pop(path, None)
        return calm

    def _look(self) -> dict[Path, Stamp]:
        found: dict[Path, Stamp] = {}
        for folder, patterns in self.folders:
            for pattern in patterns:
                for path in folder.glob(pattern):
                    try:
                        stat = path.stat()
                    except OSError:
                        continue  # gone between the list and the look
                    found[path] = (stat.st_mtime_ns, stat.st_size, stat.st_ino)
        return found

"""An aid for programs that drive the tabletop from outside: screen readers, test drivers, demonstrations.

Where the environment names a file in `TABLETOP_PROBE`, what can be pressed on the screen stands there as JSON, written
anew whenever it changes: the scene on top, the window's size, whether all is at rest, and each thing by its name with
its rectangle in pixels of the window. Only what the person at the screen sees anyway is told.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from game.ui.stack import SceneStack

VARIABLE = "TABLETOP_PROBE"


class Probe:
    """Writes the file, whole each time, so that a reader never sees half of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last = ""

    def look(self, stack: SceneStack) -> bool:
        """Writes what there is now, if it is not what was written last; whether it wrote."""
        top = stack.top
        if top is None:
            return False
        beside = stack.side.targets() if stack.side is not None else {}
        targets = {name: [r.x, r.y, r.w, r.h] for name, r in (top.targets() | beside).items()}
        told = {
            "scene": top.name,
            "size": [stack.window.width, stack.window.height],
            "quiet": not stack.moving,
            "targets": targets,
        }
        text = json.dumps(told, indent=1)
        if text == self._last:
            return False
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(self.path)
        except OSError:
            return False  # tried again on the next turn
        self._last = text
        return True


def probe() -> Probe | None:
    """The probe that the environment asks for."""
    named = os.environ.get(VARIABLE)
    return Probe(Path(named)) if named else None

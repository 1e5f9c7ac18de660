"""Named, seeded situations: what `shot` draws, what pictures in the README show, what picture tests look at.

Each module in SOURCES has a function `situations()` that gives its own, by name. The same situation at the same size
is the same picture: a builder takes its luck from fixed seeds and its time from nobody.
"""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.app.settings import Settings
from game.ui.desk import Desk
from game.ui.screen import Screen
from game.ui.stack import SceneStack

Build = Callable[[Desk], SceneStack]

FRAME = 1 / 60
"""Seconds a frame while time is let go by: scenes then see what they see in a window."""


@dataclass(frozen=True, slots=True)
class Situation:
    """`words` is one line about it; `build` makes its scenes for a desk; `seconds` go by before it is looked at."""

    words: str
    build: Build
    seconds: float = 0.0


SOURCES = (
    "game.ui.scenes.situations",
    "game.ui.scenes.gallery_situations",
    "game.ui.export.situations",
    "game.ui.scenes.deck_situations",
    "game.ui.scenes.simulation_situations",
    "game.ui.renown.situations",
    "game.ui.crown.situations",
    "game.ui.patterns.situations",
    "game.ui.lab.situations",
    "game.ui.why.situations",
)
"""Modules with a function `situations() -> dict[str, Situation]`."""


def situations() -> dict[str, Situation]:
    """All there are, by name."""
    found: dict[str, Situation] = {}
    for source in SOURCES:
        for name, situation in importlib.import_module(source).situations().items():
            if name in found:
                raise ValueError(f"two situations are called {name!r}")
            found[name] = situation
    return found


class Staged:
    """A situation set up off screen: the desk, its stack, and a folder of saves that goes when it is closed."""

    def __init__(self, situation: Situation, screen: Screen, settings: Settings | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tabletop-")
        self.desk = Desk(screen, settings or Settings(), Path(self._folder.name))
        self.stack = situation.build(self.desk)
        self.stack.resize(screen)
        self.run(situation.seconds)

    def run(self, seconds: float) -> None:
        """Lets time go by, in frames."""
        for _ in range(round(seconds / FRAME)):
            self.stack.update(FRAME)

    def close(self) -> None:
        """Takes all scenes down and the folder away."""
        while self.stack.scenes:
            self.stack.scenes.pop().leave()
        self._folder.cleanup()

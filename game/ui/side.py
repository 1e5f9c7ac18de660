"""What may lie beside the scenes of a window, whatever scene is on: it listens first, and may take room away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from game.ui.scene import Step
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.ui.stack import SceneStack


class Side(Protocol):
    """Drawn over the scenes, in pixels of the whole window; drawing changes nothing."""

    changed: bool

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself right now."""
        ...

    @property
    def card_shown(self) -> tuple[str, str] | None:
        """Game and id of the card for which a picture dropped on the window is."""
        ...

    def joins(self, stack: SceneStack) -> None:
        """Called once: these are the scenes it stands beside."""
        ...

    def fit(self, window: Screen) -> int:
        """Lays itself out for the whole window; the pixels of width at its right that the scenes do without."""
        ...

    def handle(self, event: pygame.event.Event) -> tuple[Step, bool]:
        """Takes an event: what it asks for, and whether the scenes do not get it any more."""
        ...

    def update(self, dt: float) -> None:
        """Moves time on."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Paints itself over the scenes."""
        ...

    def targets(self) -> dict[str, pygame.Rect]:
        """What can be pressed on it, by name: for automation and readers."""
        ...

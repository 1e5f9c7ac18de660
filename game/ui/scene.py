"""One thing that fills the window, and what it may ask of the stack it stands on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import pygame

from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.ui.desk import Desk


@dataclass(frozen=True, slots=True)
class Push:
    """Put this scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene off; `result` is handed to the one beneath."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put this scene in the place of the top one, or (`all`) of the whole stack."""

    scene: Scene
    all: bool = False


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


Step: TypeAlias = Push | Pop | Replace | Quit | None


class Scene:
    """Handles events and time, and draws; drawing changes nothing.

    `changed` says that the picture differs from the one last drawn; the stack clears it. `moving` says that time alone
    will change it, so the loop keeps drawing. A scene never sees pygame's window: sizes come by `resize`.
    """

    overlay: ClassVar[bool] = False
    """Whether the scene beneath shows through."""

    name: ClassVar[str] = ""
    """What `shot` calls it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.screen: Screen = desk.screen
        self.changed = True

    @property
    def card_shown(self) -> tuple[str, str] | None:
        """Game and id of the card for which a picture dropped on the window is, where its name does not say."""
        return None

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself right now."""
        return False

    def enter(self) -> None:
        """Called once, when the scene comes onto the stack; the size is known."""

    def leave(self) -> None:
        """Called once, when the scene goes for good: release what it holds."""

    def pause(self) -> None:
        """Another scene was put on top: let go of everything held (a drag, a pressed button)."""

    def resume(self, result: object = None) -> Step:  # noqa: ARG002 - for those who ask
        """The scene on top has gone, and left this result."""
        return None

    def resize(self, screen: Screen) -> None:
        """The window has another size or scale: lay out anew."""
        self.screen = screen
        self.changed = True

    def faces_changed(self) -> None:
        """Somebody's card looks different now: a face has been painted, or its file is another one."""
        self.changed = True

    def targets(self) -> dict[str, pygame.Rect]:
        """What can be pressed, taken or written into now, by name, and where it lies: for automation and readers."""
        return {}

    def kept_clear(self) -> list[pygame.Rect]:
        """What notices lie beside and not upon: all that can be pressed, and what must be read meanwhile."""
        return list(self.targets().values())

    def handle(self, event: pygame.event.Event) -> Step:  # noqa: ARG002 - for those who listen
        """Takes one event, positions in pixels of the surface drawn on."""
        return None

    def update(self, dt: float) -> Step:  # noqa: ARG002 - for those who move
        """Moves time on by dt seconds."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the whole scene; asks nothing, changes nothing."""

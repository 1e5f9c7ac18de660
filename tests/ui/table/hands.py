"""Fingers for a table scene: pointer and keys as pygame tells them, and looking at what came of it."""

from __future__ import annotations

import atexit
import tempfile
from pathlib import Path
from typing import Final

import pygame

from game.app.settings import Settings
from game.ui.desk import Desk
from game.ui.renown.situations import centre, on
from game.ui.scene import Step
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.stack import SceneStack
from game.ui.table.shown import DOUBLE_CLICK

SIZE = (1280, 720)
FOLDER: Final = tempfile.TemporaryDirectory(prefix="tabletop-hands-")
"""Where the settings go that a restless hand changes; gone when the tests are over."""
atexit.register(FOLDER.cleanup)


def a_desk(
    size: tuple[int, int] = SIZE, *, speed: str = "1x", scale: float = 1.0, **settings: object
) -> Desk:
    return Desk(Screen(*size, scale), Settings(speed=speed, **settings), Path(FOLDER.name))  # type: ignore[arg-type]


def put(scene: TableScene) -> SceneStack:
    """On a stack, and at rest."""
    stack = on(scene)
    rest(stack)
    return stack


def rest(stack: SceneStack, seconds: float = 20.0) -> None:
    """Lets time go by until nothing moves, gates opened, and at least as long as nobody clicks twice by mistake."""
    for n in range(round(seconds * 20)):
        stack.update(0.05)
        top = stack.top
        if isinstance(top, TableScene):
            if top.director.gate is not None:
                top.go_on()
            still = not top.director.busy and not top.director.moving and top.trail is None
            if still and n * 0.05 > DOUBLE_CLICK:
                return


def motion(scene: TableScene, pos: tuple[float, float]) -> Step:
    at = (round(pos[0]), round(pos[1]))
    scene.desk.pointer = at
    return scene.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )


def down(scene: TableScene, pos: tuple[float, float], button: int = 1) -> Step:
    at = (round(pos[0]), round(pos[1]))
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False))


def up(scene: TableScene, pos: tuple[float, float], button: int = 1) -> Step:
    at = (round(pos[0]), round(pos[1]))
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False))


def click(scene: TableScene, where: str | tuple[float, float], button: int = 1) -> Step:
    pos = centre(scene, where) if isinstance(where, str) else where
    motion(scene, pos)
    first = down(scene, pos, button)
    return up(scene, pos, button) or first


def lift(scene: TableScene, take: str) -> None:
    """Presses a thing and pulls it a little."""
    x, y = centre(scene, take)
    motion(scene, (x, y))
    down(scene, (x, y))
    motion(scene, (x + 12, y + 1))


def drag(scene: TableScene, take: str, onto: str) -> None:
    """Takes a thing, carries it to the middle of a place, and lets go."""
    lift(scene, take)
    goal = where(scene, onto)
    motion(scene, goal)
    up(scene, goal)


def where(scene: TableScene, handle: str) -> tuple[int, int]:
    """The middle of a place, a piece or a zone."""
    for spot in scene.hands.spots:
        if spot.handle == handle:
            return spot.rect.center
    return centre(scene, handle)


def key(scene: TableScene, code: int, mod: int = 0) -> Step:
    step = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    scene.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))
    return step


def said(scene: TableScene) -> list[str]:
    """The texts of all actions so far."""
    return [move.text for move in scene.match.play.moves]


def picture(stack: SceneStack) -> bytes:
    surface = pygame.Surface((stack.desk.screen.width, stack.desk.screen.height), 0, 32)
    stack.draw(surface)
    return pygame.image.tobytes(surface, "RGB")

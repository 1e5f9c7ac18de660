"""What tests of the Lab are set up with: a table in the middle of a game, its picture, and a person's fingers."""

from __future__ import annotations

import pygame

from game.app.samples import sample
from game.ui.lab.side import LabSide
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack

FRAME = 1 / 60


def seated(house, stack, game: str = "crown", seed: int = 7) -> TableScene:
    """A person at a table in the middle of a game."""
    scene = house.table(sample(game, seed, "Ada"))
    stack.push(scene)
    rest(stack)
    return scene


def side_of(stack: SceneStack) -> LabSide:
    assert isinstance(stack.side, LabSide)
    return stack.side


def rest(stack: SceneStack, seconds: float = 0.3) -> None:
    """Lets time go by."""
    for _ in range(round(seconds / FRAME)):
        stack.update(FRAME)


def picture(stack: SceneStack) -> pygame.Surface:
    """The whole window."""
    surface = pygame.Surface((stack.window.width, stack.window.height), 0, 32)
    stack.draw(surface)
    return surface


def table_picture(scene: TableScene) -> pygame.Surface:
    """The table alone."""
    surface = pygame.Surface((scene.screen.width, scene.screen.height), 0, 32)
    scene.draw(surface)
    return surface


def pixels(surface: pygame.Surface, rect: pygame.Rect | None = None) -> bytes:
    part = surface if rect is None else surface.subsurface(rect.clip(surface.get_rect()))
    return pygame.image.tobytes(part, "RGB")


def key(stack: SceneStack, code: int, mod: int = 0, *, down: bool = True, up: bool = True) -> None:
    """A key of the window, not of one scene."""
    if down:
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
    if up:
        stack.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))


def move(stack: SceneStack, pos: tuple[int, int]) -> None:
    stack.desk.pointer = pos
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    stack.handle(event)


def press(stack: SceneStack, pos: tuple[int, int]) -> None:
    move(stack, pos)
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))


def release(stack: SceneStack, pos: tuple[int, int]) -> None:
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))


def click(stack: SceneStack, pos: tuple[int, int]) -> None:
    press(stack, pos)
    release(stack, pos)


def click_on(stack: SceneStack, target: str) -> None:
    """The middle of a thing of the Lab, by its name without `lab:`."""
    click(stack, side_of(stack).targets()[f"lab:{target}"].center)


def write(stack: SceneStack, words: str) -> None:
    for letter in words:
        stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

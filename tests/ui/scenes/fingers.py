"""A person's fingers: keys and clicks, given to a scene or a stack as a window would."""

from __future__ import annotations

import pygame

from game.ui.scene import Push
from game.ui.scenes.dealing import DealingScene


def key(scene, code: int, mod: int = 0):
    """Presses and releases a key; what the scene asks for."""
    step = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
    if scene is not None and step is None:
        scene.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))
    return step


def click(scene, pos: tuple[int, int]):
    """Moves there, presses and releases the left button; what the scene asks for."""
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    first = scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    return first or scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def dealt(step):
    """What comes of the work behind a word that has been seen."""
    assert isinstance(step, Push)
    assert isinstance(step.scene, DealingScene)
    step.scene.changed = False
    return step.scene.update(0.0)


def press(scene, name: str):
    """Clicks the middle of a widget."""
    return click(scene, scene.group[name].rect.center)


def write(scene, name: str, words: str):
    """Takes hold of a text field, empties it and writes."""
    click(scene, scene.group[name].rect.center)
    key(scene, pygame.K_a, pygame.KMOD_CTRL)
    key(scene, pygame.K_BACKSPACE)
    for letter in words:
        scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def tabbed(scene) -> list[str]:
    """The names that Tab walks through, from the first until it comes round."""
    names: list[str] = []
    for _ in range(200):
        key(scene, pygame.K_TAB)
        name = scene.group.focus.key
        if name in names:
            break
        names.append(name)
    return names

"""The real window: polls the system, feeds the stack, and draws only when something changed."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable
from typing import Any

import pygame

from game.ui import keys
from game.ui.desk import Desk
from game.ui.screen import LEAST, Screen
from game.ui.stack import SceneStack

BUSY_HZ, IDLE_HZ = 60, 10
IDLE_AFTER = 2.0
"""Seconds without input or movement after which the loop slows down."""

LONGEST_STEP = 0.1
"""A stall (a dragged window, a sleeping machine) moves animations on by no more than this."""

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class _SystemClipboard:
    def get(self) -> str:
        with contextlib.suppress(pygame.error):
            return pygame.scrap.get_text()
        return ""

    def put(self, text: str) -> None:
        with contextlib.suppress(pygame.error):
            pygame.scrap.put_text(text)


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """A resizable window with high resolution where the system has it."""
    window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
    window.minimum_size = LEAST
    return window


class Loop:
    """One window's heartbeat.

    `poll` is called each turn (bot answers, file watching) and returns whether it wants another turn soon.
    """

    def __init__(
        self, window: pygame.Window, desk: Desk, stack: SceneStack, poll: Callable[[], bool] | None = None
    ) -> None:
        self.window, self.desk, self.stack = window, desk, stack
        self.poll = poll or (lambda: False)
        self.frames = 0
        self.slowest = 0.0
        self._quiet = 0.0
        self._full = False
        desk.clipboard = _SystemClipboard()

    def _ratio(self) -> float:
        return self.window.get_surface().width / max(self.window.size[0], 1)

    def fit(self) -> None:
        """Tells the stack the window's size and the player's scale, if either changed."""
        surface = self.window.get_surface()
        screen = Screen(surface.width, surface.height, self.desk.settings.ui_scale / 100)
        if screen != self.stack.window:
            self.stack.resize(screen)

    def fill_screen(self) -> None:
        """Makes the window fill the screen, or be a window again, as the setting says."""
        wanted = self.desk.settings.fullscreen
        if wanted != self._full:
            self._full = wanted
            if wanted:
                self.window.set_fullscreen(True)
            else:
                self.window.set_windowed()

    def _moved(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its position in pixels of the surface."""
        if event.type not in _MOUSE:
            return event
        ratio = self._ratio()
        fields: dict[str, Any] = dict(event.dict)
        fields["pos"] = (round(event.pos[0] * ratio), round(event.pos[1] * ratio))
        self.desk.pointer = fields["pos"]
        return pygame.event.Event(event.type, fields)

    def turn(self, dt: float) -> bool:
        """One turn: events, time, drawing. Returns whether the loop should stay quick."""
        events = pygame.event.get()
        for event in events:
            if event.type in {pygame.QUIT, pygame.WINDOWCLOSE}:
                self.stack.handle(pygame.event.Event(pygame.QUIT))
            elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWRESIZED):
                self._expose()
            elif event.type == pygame.KEYDOWN and event.key in keys.FULLSCREEN.codes:
                self.desk.settings = dataclasses.replace(
                    self.desk.settings, fullscreen=not self.desk.settings.fullscreen
                )
            else:
                self.stack.handle(self._moved(event))
        self.fill_screen()
        self.fit()
        self.stack.update(dt)
        busy = self.poll()
        if self.stack.scenes and self.stack.changed:
            self.stack.draw(self.window.get_surface())
            self.window.flip()
            self.frames += 1
        return bool(events) or busy or self.stack.moving

    def _expose(self) -> None:
        if self.stack.top:
            self.stack.top.changed = True

    def run(self) -> None:
        """Runs until no scene is left."""
        clock = pygame.time.Clock()
        self.fit()
        dt = 0.0
        while self.stack.scenes:
            before = pygame.time.get_ticks()
            quick = self.turn(min(dt, LONGEST_STEP))
            self.slowest = max(self.slowest, (pygame.time.get_ticks() - before) / 1000)
            self._quiet = 0.0 if quick else self._quiet + dt
            dt = clock.tick(IDLE_HZ if self._quiet > IDLE_AFTER else BUSY_HZ) / 1000

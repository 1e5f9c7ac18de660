"""The scenes in play, the top one listening, with what overlays show beneath them."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.ui import filters
from game.ui.scene import Pop, Push, Quit, Replace, Scene, Step
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.ui.desk import Desk
    from game.ui.side import Side


class SceneStack:
    """Runs one window's scenes; an empty stack means that the window closes.

    Enter and leave, pause and resume come in pairs, whatever order scenes are pushed and popped in. Toasts of the
    desk are drawn over everything. What stands beside the scenes (`stand_beside`) takes its room from all of them:
    `window` is the whole, the desk's screen what the scenes have.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.scenes: list[Scene] = []
        self.window: Screen = desk.screen
        self.side: Side | None = None
        self._taken = 0

    @property
    def top(self) -> Scene | None:
        """The scene that listens."""
        return self.scenes[-1] if self.scenes else None

    @property
    def changed(self) -> bool:
        """Whether anything that is seen differs from the last drawing."""
        beside = self.side is not None and self.side.changed
        return beside or self.desk.toasts.changed or any(scene.changed for scene in self._seen())

    @property
    def moving(self) -> bool:
        """Whether anything that is seen moves by itself."""
        beside = self.side is not None and self.side.moving
        return beside or self.desk.toasts.moving or self.desk.busy or any(s.moving for s in self._seen())

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self.take(Push(scene))

    def take(self, step: Step) -> None:
        """Does what a scene asked for, and what follows from it."""
        while step is not None:
            step = self._take(step)

    def _take(self, step: Step) -> Step:
        match step:
            case Push(scene):
                if self.scenes:
                    self.scenes[-1].pause()
                self._enter(scene)
            case Replace(scene, all=everything):
                while self.scenes:
                    self.scenes.pop().leave()
                    if not everything:
                        break
                self._enter(scene)
            case Pop(result):
                if self.scenes:
                    self.scenes.pop().leave()
                if self.scenes:
                    self._fit(self.scenes[-1])
                    self.scenes[-1].changed = True
                    return self.scenes[-1].resume(result)
            case Quit():
                while self.scenes:
                    self.scenes.pop().leave()
            case None:
                pass
        return None

    def _enter(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.resize(self.desk.screen)
        scene.enter()

    def _fit(self, scene: Scene) -> None:
        if scene.screen != self.desk.screen:
            scene.resize(self.desk.screen)

    def _seen(self) -> list[Scene]:
        """The scenes that show, lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(first, 0) :]

    def resize(self, screen: Screen) -> None:
        """The window changed; scenes that show are laid out at once, hidden ones when they show again."""
        self.window = screen
        self._share_out()

    def stand_beside(self, side: Side) -> None:
        """From now on this stands beside the scenes."""
        self.side = side
        side.joins(self)
        self._share_out()

    def _share_out(self) -> None:
        """Gives the scenes the room that is left of the window."""
        self._taken = self.side.fit(self.window) if self.side is not None else 0
        self.desk.screen = dataclasses.replace(self.window, width=self.window.width - self._taken)
        for scene in self._seen():
            self._fit(scene)

    def handle(self, event: pygame.event.Event) -> None:
        """Gives an event to the scene on top; a request to close that it does not answer closes the window."""
        if not self.scenes:
            return
        if event.type == pygame.DROPFILE:
            shown = self.side.card_shown if self.side is not None else None
            self.desk.cards.receive(Path(event.file), shown or self.scenes[-1].card_shown)
            return
        if self.side is not None:
            step, taken = self.side.handle(event)
            self.take(step)
            self._share_again()
            if taken or not self.scenes:
                return
        step = self.scenes[-1].handle(event)
        self.take(Quit() if step is None and event.type == pygame.QUIT else step)

    def update(self, dt: float) -> None:
        """Moves every scene that shows on in time; only the top one may ask for a step."""
        if self.desk.update(dt):
            # somebody's card looks different now
            for scene in self._seen():
                scene.faces_changed()
        for scene in self._seen():
            step = scene.update(dt)
            if scene is self.top:
                self.take(step)
        if self.side is not None:
            self.side.update(dt)
            self._share_again()

    def _share_again(self) -> None:
        if self.side is not None and self.side.fit(self.window) != self._taken:
            self._share_out()

    def draw(self, surface: pygame.Surface) -> None:
        """Paints all that shows, the desk's notices last, and all of it through the desk's filter."""
        part = surface
        if self._taken:
            part = surface.subsurface((0, 0, surface.get_width() - self._taken, surface.get_height()))
        for scene in self._seen():
            scene.draw(part)
            scene.changed = False
        if self.desk.toasts.notices and self.top is not None:
            self.desk.draw_toasts(part, self.top.kept_clear())
        self.desk.toasts.changed = False
        if self.side is not None:
            self.side.draw(surface)
            self.side.changed = False
        filters.apply(surface, self.desk.filter)

"""A scene made of widgets: lays out, hands on events, keeps the focus, shows tips."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.pixels import Rectish
from game.ui.scene import Pop, Scene, Step
from game.ui.screen import TEXT_ROOM, Screen
from game.ui.theme import Theme, theme
from game.ui.widgets import Action, Button, Widget, WidgetGroup, tooltip

TIP_AFTER = 0.45
"""Seconds that the pointer rests before a tip comes."""


class Page(Scene):
    """Builds its widgets once (`build`), puts them into place for each size (`arrange`), answers what they did (`act`).

    Lengths pass through `px`: one unit is a 1080p pixel, but never so small that text would outgrow what holds it, so
    the least page measures 960 x 600 units. `room` is the page in units.
    """

    title: ClassVar[str] = ""

    def __init__(self, desk: Desk, mood: str = "crown") -> None:
        super().__init__(desk)
        self.theme: Theme = theme(mood)
        self.group = WidgetGroup()
        self._rest = 0.0
        self.build()

    # ---- what a page is

    def build(self) -> None:
        """Makes the widgets."""

    def arrange(self) -> None:
        """Puts the widgets into their places."""

    def act(self, action: Action) -> Step:
        """Answers what a widget did."""
        del action
        return None

    def back(self) -> Step:
        """What Esc and the back button do."""
        return Pop()

    def paint(self, brush: Brush) -> None:
        """Everything but the widgets."""

    def paint_over(self, brush: Brush) -> None:
        """What lies over the widgets."""

    # ---- measures

    @property
    def scale(self) -> float:
        """Pixels a unit."""
        return max(self.screen.factor, 1 / TEXT_ROOM)

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of the window in units."""
        return self.screen.width / self.scale, self.screen.height / self.scale

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the page given in units."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def put(self, key: str, x: float, y: float, w: float, h: float) -> None:
        """Gives a widget its place, in units."""
        self.group[key].layout(self.rect(x, y, w, h), self.scale)

    def put_in(self, key: str, rect: Rectish) -> None:
        """Gives a widget its place, in pixels."""
        self.group[key].layout(rect, self.scale)

    def brush(self, surface: pygame.Surface) -> Brush:
        """A brush in the page's theme and scale."""
        return Brush(surface, self.theme, self.scale, self.desk.settings.four_colours)

    # ---- Scene

    def enter(self) -> None:
        self.desk.mood = self.theme.mood

    def pause(self) -> None:
        self.group.release()

    def resume(self, result: object = None) -> Step:
        del result
        self.desk.mood = self.theme.mood
        return None

    def resize(self, screen: Screen) -> None:
        super().resize(screen)
        self.arrange()

    def targets(self) -> dict[str, pygame.Rect]:
        return {
            widget.key: widget.rect
            for widget in self.group
            if widget.visible and widget.enabled and widget.focusable
        }

    def handle(self, event: pygame.event.Event) -> Step:
        hovered = self.group.hovered
        action = self.group.handle(event)
        step = self._answer(action, event)
        if hovered is not self.group.hovered or event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            if self.tip_shown:
                self.changed = True
            self._rest = 0.0
        self.changed = self.changed or self.group.changed
        return step

    def _answer(self, action: Action | None, event: pygame.event.Event) -> Step:
        if action is not None:
            self.changed = True
            return self.back() if action.key == "back" else self.act(action)
        if self.group.took or event.type != pygame.KEYDOWN:
            return None
        if event.key == pygame.K_ESCAPE:
            return self.back()
        return self.key(event)

    def key(self, event: pygame.event.Event) -> Step:
        """A key that no widget wanted."""
        del event
        return None

    def update(self, dt: float) -> Step:
        shown = self.tip_shown
        self._rest += dt
        if self.tip_shown != shown:
            self.changed = True
        return None

    @property
    def moving(self) -> bool:
        return self._tipped is not None and self._rest < TIP_AFTER

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        self.paint(brush)
        self.group.draw(surface)
        self.paint_over(brush)
        if self.tip_shown and self._tipped is not None:
            over = self._tipped
            at = over.tip_rect
            tooltip(brush, (at.centerx, at.bottom - self.px(10)), over.tip)

    @property
    def _tipped(self) -> Widget | None:
        """The widget whose tip is called for: under the pointer, or focused by the keyboard."""
        over = self.group.hovered
        if over is None and self.group.focus is not None and self.group.focus.ring_shown:
            over = self.group.focus
        return over if over is not None and over.tip else None

    @property
    def tip_shown(self) -> bool:
        """Whether a tip stands on the page now."""
        return self._tipped is not None and self._rest >= TIP_AFTER

    # ---- pieces many pages have

    def back_button(self, label: str = "Back") -> Button:
        """The button in the upper left corner, which Esc presses too."""
        return Button("back", self.theme, label, "arrow-left", cap="Esc")

    def put_head(self) -> None:
        """Puts the back button into its place."""
        back = self.group["back"]
        wide, _ = back.natural(self.scale)
        back.layout(pygame.Rect(self.px(24), self.px(20), wide, self.px(44)), self.scale)

    def paint_head(self, brush: Brush, title: str, note: str = "") -> None:
        """The page's ground and its title."""
        brush.ground()
        width, _ = self.room
        left = self.group["back"].rect.right + self.px(24)
        right = self.px(width - 24)
        at = brush.text(
            title, (left, self.px(42)), "title", 36, self.theme.gold_text, "cl", right - left, shadow=3
        )
        if note:
            x = at.right + self.px(18)
            if right - x > self.px(90):
                brush.text(note, (x, self.px(45)), "ui", 17, self.theme.dim, "cl", right - x)
        brush.divider(self.px(24), right, self.px(78))

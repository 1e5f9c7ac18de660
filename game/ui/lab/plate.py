"""The plate on which something is shown large, with its buttons."""

from __future__ import annotations

import pygame

from game.app import notes
from game.ui.lab.exhibit import paint_exhibit, title_of
from game.ui.lab.lab import Exhibit, Lab, Noted, Pair
from game.ui.paint.brush import Brush
from game.ui.theme import Fill, theme
from game.ui.widgets import Action, Button, Widget, WidgetGroup
from game.ui.widgets.buttons import ICON


class Plate:
    """Shows an exhibit in a rectangle; `handle` gives `close`, `open` or `gone` where a button was pressed."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.group = WidgetGroup()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = 1.0
        self._built: tuple[object, ...] = ()
        self._sure = False
        """Whether the button that takes a note away was pressed once."""

    def layout(self, rect: pygame.Rect, scale: float, exhibit: Exhibit, *, stays: bool) -> None:
        """Takes a place; `stays`: it is part of a page, and a pair of faces is what it shows at rest."""
        palette = theme(self.lab.desk.mood)
        wanted = (tuple(rect), scale, exhibit, stays, palette.mood, self._sure)
        if wanted == self._built:
            return
        if not self._built or self._built[2] != exhibit:
            self._sure = False
            wanted = (*wanted[:-1], False)
        self._built = wanted
        self.rect, self.scale = pygame.Rect(rect), scale
        found: list[Widget] = []
        size, gap = round(40 * scale), round(10 * scale)
        right, y = rect.right - round(14 * scale), rect.y + round(13 * scale)
        if not (stays and isinstance(exhibit, Pair)):
            close = Button("close", palette, "", "close", ICON)
            close.tip = "Put it away (Esc)"
            close.layout((right - size, y, size, size), scale)
            found.append(close)
            right -= size + gap
        if isinstance(exhibit, Noted):
            for button in (
                Button("open", palette, "Open this table", "play", "main"),
                Button("gone", palette, "Forget for good" if self._sure else "Forget", "trash-can-outline"),
            ):
                wide, _ = button.natural(scale)
                button.layout((right - wide, y, wide, size), scale)
                found.append(button)
                right -= wide + gap
        self.group.replace(found)

    def handle(self, event: pygame.event.Event) -> str:
        """What was pressed; empty for nothing."""
        action = self.group.handle(event)
        return self._pressed(action) if action is not None else ""

    def _pressed(self, action: Action) -> str:
        exhibit = self.lab.exhibit
        if action.key == "gone" and isinstance(exhibit, Noted):
            if not self._sure:
                self._sure = True
                return ""
            self._sure = False
            try:
                notes.forget(exhibit.note)
            except OSError as fault:
                words = f"The note cannot be taken away ({fault.strerror or fault})."
                self.lab.desk.toasts.say(words, fault=True)
                return ""
        return action.key

    def draw(self, brush: Brush, exhibit: Exhibit, share: float) -> None:
        """Paints it all; `share` is what a fan leaves of each card."""
        t, at = brush.theme, self.rect
        fill = Fill(t.prompt.top, t.prompt.bottom, t.accent, 0.985, t.text)
        brush.box(at, fill, 16, 1.8, 24, 20)
        title, note = title_of(self.lab, exhibit)
        pad = brush.px(22)
        x, y = at.x + pad, at.y + brush.px(33)
        left = min((widget.rect.x for widget in self.group), default=at.right - pad)
        room = left - x - brush.px(12)
        drawn = brush.text(title, (x, y), "title", 25, t.gold_text, "cl", room)
        if note and room - drawn.w > brush.px(90):
            where = (drawn.right + brush.px(14), y + brush.px(2))
            brush.text(note, where, "ui", 15, t.dim, "cl", left - drawn.right - brush.px(26))
        inside = pygame.Rect(at.x + pad, at.y + brush.px(62), at.w - 2 * pad, at.h - brush.px(62 + 20))
        old = brush.surface.get_clip()
        brush.surface.set_clip(at.clip(old))
        paint_exhibit(brush, self.lab, exhibit, inside, share)
        brush.surface.set_clip(old)
        self.group.draw(brush.surface)

    def targets(self) -> dict[str, pygame.Rect]:
        """The buttons, by name."""
        return {f"lab:{widget.key}": widget.rect for widget in self.group}

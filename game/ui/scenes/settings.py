"""The player's settings, each in force at once."""

from __future__ import annotations

import dataclasses
from typing import Any

import pygame

from game.app import settings as store
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.page import Page
from game.ui.scenes.setup import HANDOVER, HANDOVER_NOTES
from game.ui.widgets import Action, Choice, ScrollArea, Stepper, Toggle, Widget

SCALES = tuple(range(80, 201, 10))
ROW = 84
"""Units of height of one setting."""


class SettingsScene(Page):
    """Two columns, what is seen and how it is played; one column that scrolls where there is no room for two."""

    name = "settings"

    def __init__(self, desk: Desk, mood: str = "crown") -> None:
        self._rows: dict[str, tuple[str, str]] = {}
        super().__init__(desk, mood)

    def build(self) -> None:
        t, now = self.theme, self.desk.settings
        self._rows = {
            "ui_scale": ("Size of everything", "On top of what the window's size gives"),
            "speed": ("Speed of movement", "Space finishes what is moving"),
            "bot_tempo": ("Tempo of the bots", "How long their moves are shown"),
            "handover": ("Between two people", HANDOVER_NOTES[now.handover]),
        }
        scales = sorted({*SCALES, now.ui_scale})
        widgets: list[Widget] = [
            ScrollArea("area", t),
            self.back_button(),
            Stepper("ui_scale", t, now.ui_scale, words=[(n, f"{n} %") for n in scales]),
            Toggle("fullscreen", t, "Full screen", now.fullscreen, "F11 does the same"),
            Toggle("reduced_motion", t, "Reduced motion", now.reduced_motion, "Movement becomes fades"),
            Toggle(
                "four_colours", t, "Four suit colours", now.four_colours, "Each suit in a colour of its own"
            ),
            Choice("speed", t, [("1x", "1x"), ("2x", "2x"), ("4x", "4x"), ("instant", "At once")], now.speed),
            Choice(
                "bot_tempo", t, [("slow", "Slow"), ("normal", "Normal"), ("quick", "Quick")], now.bot_tempo
            ),
            Choice("handover", t, HANDOVER, now.handover),
            Toggle("confirm", t, "Ask first", now.confirm, "Before what cannot be taken back"),
            Toggle("hints", t, "Hints", now.hints, "Short explanations the first times"),
        ]
        self.group.replace(widgets)

    @property
    def _columns(self) -> list[list[str]]:
        seen = ["ui_scale", "fullscreen", "reduced_motion", "four_colours"]
        played = ["speed", "bot_tempo", "handover", "confirm", "hints"]
        return [seen, played] if self.room[0] >= 940 else [seen + played]

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        columns = self._columns
        gap, top = 20, 98.0
        wide = min(640.0, (width - 48 - gap * (len(columns) - 1)) / len(columns))
        x = (width - wide * len(columns) - gap * (len(columns) - 1)) / 2
        room = height - top - 24
        rows = max(len(column) for column in columns)
        pace = min(ROW + 16.0, max(float(ROW), (room - 84) / rows))
        tall = 72 + rows * pace + 12
        area = self.group["area"]
        if isinstance(area, ScrollArea):
            area.layout(self.rect(x, top, width - 2 * x, room), self.scale)
            area.set_length(self.px(tall))
            top += max(0.0, (room - tall) * 0.3) - area.offset / self.scale
        self.panels = []
        for k, column in enumerate(columns):
            left = x + k * (wide + gap)
            self.panels.append(self.rect(left, top, wide, tall))
            for n, key in enumerate(column):
                self._put_row(key, left + 24, top + 72 + n * pace, wide - 48, pace)

    def _put_row(self, key: str, x: float, y: float, wide: float, pace: float) -> None:
        widget = self.group[key]
        if isinstance(widget, Toggle):
            self.put(key, x, y + (pace - 58) / 2, wide, 58)
        else:
            part = {"ui_scale": 200.0}.get(key, max(232.0, wide * 0.52))
            self.put(key, x + wide - part, y + (pace - 44) / 2, part, 44)

    # ---- what is done

    def act(self, action: Action) -> Step:
        key = action.key
        if key not in {field.name for field in dataclasses.fields(store.Settings)}:
            return None
        change: dict[str, Any] = {key: action.value}
        self.desk.settings = dataclasses.replace(self.desk.settings, **change)
        trouble = store.save(self.desk.settings, self.desk.saves)
        if trouble:
            self.desk.toasts.say(trouble, fault=True)
        if key == "handover":
            self._rows["handover"] = ("Between two people", HANDOVER_NOTES[self.desk.settings.handover])
        return None

    def handle(self, event: pygame.event.Event) -> Step:
        area = self.group["area"]
        before = area.offset if isinstance(area, ScrollArea) else 0
        step = super().handle(event)
        focus = self.group.focus
        if isinstance(area, ScrollArea):
            if focus is not None and focus.ring_shown and focus.key != "back":
                top = focus.rect.y - area.rect.y + area.offset
                area.show(top - self.px(24), top + focus.rect.h + self.px(24))
            if area.offset != before:
                self.arrange()
                self.changed = True
        return step

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "Settings", "in force at once, and kept")
        titles = [("What is seen", "eye"), ("How it is played", "cog")]
        for (title, name), panel in zip(titles, self.panels, strict=False):
            brush.panel(panel)
            brush.icon(name, (panel.x + self.px(38), panel.y + self.px(38)), 26)
            words = title if len(self.panels) == 2 else "What is seen, and how it is played"
            limit = panel.w - self.px(84)
            brush.text(
                words, (panel.x + self.px(62), panel.y + self.px(38)), "title", 24, anchor="cl", limit=limit
            )
        for key, (label, note) in self._rows.items():
            widget = self.group[key].rect
            panel = next(p for p in self.panels if p.collidepoint(widget.center))
            x = panel.x + self.px(24)
            limit = widget.x - x - self.px(16)
            brush.text(label, (x, widget.centery - self.px(10)), "ui", 18, self.theme.text, "cl", limit)
            if note:
                brush.text(note, (x, widget.centery + self.px(14)), "ui", 14, self.theme.dim, "cl", limit)

"""The player's settings, each in force at once."""

from __future__ import annotations

import dataclasses
from typing import Any

from game.app import settings as store
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.text import wrap
from game.ui.scene import Step
from game.ui.scenes.page import Page
from game.ui.scenes.setup import HANDOVER, HANDOVER_NOTES
from game.ui.widgets import Action, Choice, Stepper, Toggle, Widget

COLUMNS = (
    ("ui_scale", "fullscreen", "reduced_motion", "four_colours"),
    ("speed", "bot_tempo", "handover", "confirm"),
)
SCALES = tuple(range(80, 201, 10))
ROW = 76
"""Units of height of one setting, at least."""


class SettingsScene(Page):
    """Two columns: what is seen, and how it is played."""

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
        ]
        self.group.replace(widgets)

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        gap, top = 20, 98.0
        wide = min(720.0, (width - 48 - gap) / 2)
        x = (width - wide * 2 - gap) / 2
        room = height - top - 20
        rows = max(len(column) for column in COLUMNS)
        pace = min(ROW * 1.9, max(float(ROW), (room - 84) / rows))
        tall = 72 + rows * pace + 8
        top += max(0.0, (room - tall) * 0.4)
        self.panels = []
        for k, column in enumerate(COLUMNS):
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

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "Settings", "in force at once, and kept")
        titles = (("What is seen", "eye"), ("How it is played", "cog"))
        for (title, name), panel in zip(titles, self.panels, strict=True):
            brush.panel(panel)
            brush.icon(name, (panel.x + self.px(38), panel.y + self.px(38)), 26)
            at = (panel.x + self.px(62), panel.y + self.px(38))
            brush.text(title, at, "title", 24, anchor="cl", limit=panel.w - self.px(84))
        for key, (label, note) in self._rows.items():
            widget = self.group[key].rect
            panel = next(p for p in self.panels if p.collidepoint(widget.center))
            x = panel.x + self.px(24)
            limit = widget.x - x - self.px(16)
            size, lead = 14, 1.25
            lines = wrap(note, "ui", brush.letter(size), limit)
            high = self.px(26) + len(lines) * round(brush.letter(size) * lead)
            top = widget.centery - high / 2
            brush.text(label, (x, top + self.px(10)), "ui", 18, self.theme.text, "cl", limit)
            brush.paragraph(note, (x, top + self.px(26), limit, 0), "ui", size, self.theme.dim, lead)

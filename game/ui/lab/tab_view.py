"""The tab with other eyes for the window, and with what is drawn over faces."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.cardface.overlays import OVERLAYS
from game.ui.filters import FILTERS
from game.ui.lab.lab import Lab
from game.ui.lab.rows import RadioRows
from game.ui.lab.section import GAP, Section, Shelf
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.theme import Theme
from game.ui.widgets import Action, Toggle, Widget

EYES: Final = {
    "": "eye-outline",
    "protan": "eye-off-outline",
    "deutan": "eye-off-outline",
    "tritan": "eye-off-outline",
    "grey": "circle-half-full",
}


class ViewTab(Section):
    """Filters over the whole window, and overlays over faces."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)

    def build(self, theme: Theme) -> list[Widget]:
        super().build(theme)
        options = []
        for name, words in FILTERS.items():
            label, _, line = words.partition(", ")
            line = line.capitalize() or "With the colours it has."
            options.append((name, label, EYES[name], line, "F6" if not name else ""))
        self.filter = RadioRows("filter", theme, options, self.lab.desk.filter)
        self.overlays = [Toggle(f"over:{name}", theme, words) for name, words in OVERLAYS.items()]
        self.on_table = Toggle("on_table", theme, "On all cards of the table, too")
        self.refresh()
        return [self.filter, *self.overlays, self.on_table]

    def refresh(self) -> None:
        state = self.lab.desk.lab
        self.filter.put("value", self.lab.desk.filter)
        for toggle in self.overlays:
            toggle.put("on", toggle.key.removeprefix("over:") in state.overlays)
        self.on_table.put("on", state.on_table)
        some = bool(state.overlays)
        self.on_table.enable(some, "" if some else "Nothing is drawn over faces now.")

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        super().arrange(area, scale)
        shelf = Shelf(area, self.px(GAP * 0.6))
        self.head = shelf.row(self.line(15))
        rows = len(self.overlays) + 1
        toggles = rows * (self.px(42) + shelf.gap) + self.line(15) + 2 * shelf.gap
        want = RadioRows.height(len(FILTERS), scale)
        self.filter.layout(shelf.row(max(self.px(160), min(want, area.bottom - shelf.top - toggles))), scale)
        self.second = shelf.row(self.line(15))
        for toggle in (*self.overlays, self.on_table):
            toggle.layout(shelf.row(self.px(42)), scale)

    def act(self, action: Action) -> Step:
        match action.key, action.value:
            case "filter", str() as name:
                self.lab.choose_filter(name)
            case "on_table", bool() as on:
                self.lab.over_table(on)
            case str() as key, bool() as on if key.startswith("over:"):
                self.lab.overlay(key.removeprefix("over:"), on)
        self.refresh()
        return None

    def paint(self, brush: Brush) -> None:
        brush.label("The window as others see it", (self.head.x, self.head.centery), 13, None, "cl")
        brush.label("Over faces", (self.second.x, self.second.centery), 13, None, "cl")

"""The tab with real sizes: how large a card and its letters are on paper and on the table, and what a fan leaves."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.cardface.sizes import print_width
from game.ui.icons import icon
from game.ui.lab.lab import Lab, Sizes
from game.ui.lab.measures import Group, Measure, Measures
from game.ui.lab.section import GAP, Section, Shelf
from game.ui.paint.brush import Brush
from game.ui.paint.marks import small
from game.ui.paint.text import shorten, text
from game.ui.scene import Push, Step
from game.ui.theme import DONE, Theme
from game.ui.widgets import Action, Button, Choice, ScrollArea, Slider, Widget

GRADES: Final = {
    "": ("check", DONE.line),
    "advice": ("alert-outline", "#ffcf6a"),
    "error": ("close-thick", "#ff8088"),
}
"""Icon and colour of what a figure means."""


class SizesTab(Section):
    """Figures for the card that is looked at; the pictures are shown beside the panel."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self.share = 0.30
        self.measures = Measures()

    def build(self, theme: Theme) -> list[Widget]:
        super().build(theme)
        lab = self.lab
        self.before = Button("before", theme, "", "chevron-left")
        self.after = Button("after", theme, "", "chevron-right")
        self.before.tip, self.after.tip = "The card before", "The next card"
        self.letter = Choice("letter", theme, [("a", "A"), ("b", "B")], lab.letter)
        self.show = Button("show", theme, "Show real sizes", "ruler-square", "main")
        self.screen = Button("screen", theme, "Measure the screen", "credit-card-outline")
        self.fan = Slider("fan", theme, round(self.share * 100), 10, 60, 5, " %")
        self.fan.tip = "How much of each card a fan leaves"
        self.table = ScrollArea("measures", theme)
        self.refresh()
        return [self.before, self.after, self.letter, self.show, self.screen, self.fan, self.table]

    def refresh(self) -> None:
        lab = self.lab
        labels: list[tuple[object, str, str]] = [
            (one, f"{one.upper()}  {lab.set_name(one)}", "") for one in "ab"
        ]
        if self.letter.options != labels:
            self.letter.options = labels
            self.letter.changed = True
        self.letter.put("value", lab.letter)
        shown = isinstance(lab.exhibit, Sizes)
        self.show.put("label", "Hide real sizes" if shown else "Show real sizes")
        some = lab.card is not None
        for widget in (self.before, self.after, self.show):
            widget.enable(some, "" if some else "The cards are being read.")

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        super().arrange(area, scale)
        shelf = Shelf(area, self.px(GAP))
        self.head = shelf.row(self.px(44))
        wide = self.px(44)
        self.before.layout((self.head.x, self.head.y, wide, self.head.h), scale)
        self.after.layout((self.head.right - wide, self.head.y, wide, self.head.h), scale)
        self.letter.layout(shelf.row(self.px(42)), scale)
        self.show.layout(shelf.row(self.px(46)), scale)
        self.paper = shelf.row(self.px(20))
        self.screen.layout(shelf.row(self.px(42)), scale)
        self.fan_head = shelf.last(self.px(42))
        room = self.fan_head.w - self.px(104)
        self.fan.layout((self.fan_head.right - room, self.fan_head.y, room, self.fan_head.h), scale)
        self.table.layout(shelf.rest(), scale)
        self._measure()

    @property
    def groups(self) -> tuple[Group, ...]:
        """What was measured of the card."""
        lab, card = self.lab, self.lab.card
        if card is None:
            return ()
        wardrobe = lab.desk.wardrobe
        return self.measures.groups(wardrobe, card, lab.set_id(lab.letter), lab.window.factor, self.share)

    @property
    def _pitch(self) -> int:
        return max(self.px(26), small(14, self.scale) + self.px(8))

    def _measure(self) -> None:
        rows = sum(len(group.rows) + 1 for group in self.groups)
        self.table.set_length(rows * self._pitch + len(self.groups) * self.px(14))

    def update(self) -> bool:
        before = self.table.length
        self._measure()
        return self.table.length != before

    def act(self, action: Action) -> Step:
        lab = self.lab
        match action.key, action.value:
            case "before", _:
                lab.step_card(-1)
            case "after", _:
                lab.step_card(1)
            case "letter", str() as letter:
                lab.letter = letter
                lab.version += 1
            case "show", _ if lab.card is not None:
                lab.exhibit = None if isinstance(lab.exhibit, Sizes) else Sizes(lab.card)
                lab.version += 1
            case "screen", _:
                from game.ui.scenes.lab_measure import MeasureScene

                return Push(MeasureScene(lab.desk, self.theme.mood))
            case "fan", int() | float() as share:
                self.share = float(share) / 100
        self._measure()
        self.refresh()
        return None

    # ---- picture

    def paint(self, brush: Brush) -> None:
        lab, theme = self.lab, self.theme
        card = lab.card
        words = card.name if card is not None else "Reading the cards"
        room = self.head.w - 2 * self.px(52)
        brush.text(words, self.head.center, "title", 20, theme.gold_text, "cc", room)
        px = print_width(lab.desk.settings.bank_card_px)
        told = f"On this screen paper is {px} px wide." if px else "Nobody has measured this screen yet."
        brush.text(told, (self.paper.x, self.paper.centery), "ui", 13, theme.dim, "cl", self.paper.w)
        brush.text("A fan leaves", (self.fan_head.x, self.fan_head.centery), "ui", 14, theme.dim, "cl")
        self._paint_groups(brush)

    def _paint_groups(self, brush: Brush) -> None:
        view = self.table.view
        surface = brush.surface
        old = surface.get_clip()
        surface.set_clip(view.clip(old))
        y = view.y - self.table.offset
        for group in self.groups:
            self._head(brush, group, y)
            y += self._pitch
            for row in group.rows:
                if view.y - self._pitch < y < view.bottom:
                    self._row(brush, row, y)
                y += self._pitch
            y += self.px(14)
        surface.set_clip(old)

    def _columns(self) -> list[int]:
        """Right ends of the figures' columns, from the right."""
        right = self.table.view.right - self.px(30)
        return [right, right - self.px(52)]

    def _head(self, brush: Brush, group: Group, y: int) -> None:
        view, theme = self.table.view, self.theme
        middle = y + self._pitch // 2
        at = brush.text(group.title, (view.x, middle), "uib", 15, theme.gold_text, "cl", view.w * 0.55)
        ends = self._columns()
        for head, x in zip(reversed(group.heads), ends, strict=False):
            brush.text(head, (x, middle), "uib", 13, theme.dim, "cr")
        left = ends[len(group.heads) - 1] - self.px(46)
        room = left - at.right - self.px(8)
        if room > self.px(40):
            brush.text(group.note, (at.right + self.px(8), middle), "ui", 13, theme.dim, "cl", room)
        brush.divider(view.x, view.right, y + self._pitch - self.px(2))

    def _row(self, brush: Brush, row: Measure, y: int) -> None:
        view, theme = self.table.view, self.theme
        middle = y + self._pitch // 2
        name, colour = GRADES[row.grade]
        k = self.px(18)
        brush.surface.blit(icon(name, k, colour), (view.right - k - self.px(2), round(middle - k / 2)))
        size = small(14, self.scale)
        ends = self._columns()
        left = view.right
        for figure, x in zip(reversed(row.figures), ends, strict=False):
            ink = theme.text if not row.grade else colour
            left = text(brush.surface, figure, (x, middle), "uib", size, ink, "cr").x
        room = left - view.x - self.px(10)
        drawn = text(
            brush.surface, shorten(row.box, "ui", size, room), (view.x, middle), "ui", size, theme.text, "cl"
        )
        room = left - drawn.right - self.px(20)
        if row.words and room > self.px(44):
            note = small(13, self.scale)
            words = shorten(row.words, "bodyi", note, room)
            text(brush.surface, words, (drawn.right + self.px(10), middle), "bodyi", note, theme.dim, "cl")

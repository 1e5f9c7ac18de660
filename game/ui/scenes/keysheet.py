"""All keys of the table beneath, on one sheet: what the table and the window answer, and the buttons of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame

from game.ui import keys
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.marks import key_cap, key_cap_width
from game.ui.scene import Pop, Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.page import Page
from game.ui.table.mat import PlainMat
from game.ui.widgets import Action, Button

if TYPE_CHECKING:
    from game.ui.table.shown import ShownTable

KEYS: Final = "keys"
"""The result with which the menu asks its table for this sheet."""
ROW, HEAD, GAP = 29.0, 38.0, 10.0
"""Units of height of a row, where there is room, and of a heading, and between two parts."""
ABOVE, BELOW = 74.0, 78.0
"""Units of the plate above and below the columns."""
CAPS: Final = 118.0
"""Units of width for the caps of a row."""

Row = tuple[tuple[str, ...], str]


def parts(table: ShownTable) -> list[tuple[str, list[Row]]]:
    """Headings, each with its rows of caps and words; only what this table answers."""
    prompt = table.chrome.prompt.prompt
    choices = prompt.choices if prompt is not None else ()
    buttons: list[Row] = [((choice.key,), choice.words) for choice in choices if choice.key]
    found: list[tuple[str, list[Row]]] = [
        ("At the table", [(each.caps, each.does) for each in keys.TABLE if applies(each, table)]),
        ("With the mouse", [(each.caps, each.does) for each in keys.POINTER if applies(each, table)]),
        ("Buttons of the moment", buttons),
        ("In the window", [(each.caps, each.does) for each in keys.WINDOW]),
    ]
    return [(heading, rows) for heading, rows in found if rows]


def applies(binding: keys.Binding, table: ShownTable) -> bool:
    """Whether this table answers it."""
    mat: Any = type(table.mat)
    match binding.only:
        case "hold":
            return table.session.viewer.style == "hold" and table.session.viewer.shared
        case "advice":
            return table.session.advised
        case "folded":
            return table.chrome.folded
        case "orders":
            return mat.order is not PlainMat.order
        case "wheel":
            return mat.wheel is not PlainMat.wheel
    return True


class KeysScene(Page):
    """Two columns on a plate over the table; any of its own keys, Enter or a click beside it puts it away."""

    name = "keys"
    overlay = True

    def __init__(self, desk: Desk, table: ShownTable) -> None:
        self.parts = parts(table)
        super().__init__(desk, table.mat.mood)

    def build(self) -> None:
        self.group.replace([Button("back", self.theme, "Back to the table", "play", "main", "Esc")])

    # ---- places

    @property
    def columns(self) -> list[list[tuple[str, list[Row]]]]:
        """The first part on the left, the others on the right."""
        return [self.parts[:1], self.parts[1:]]

    @staticmethod
    def _tall(column: list[tuple[str, list[Row]]], row: float) -> float:
        return sum(HEAD + row * len(rows) + GAP for _, rows in column)

    @property
    def row(self) -> float:
        """Units of height of a row: all of them find room."""
        room = self.room[1] - 24 - ABOVE - BELOW
        counted = [(column, sum(len(rows) for _, rows in column)) for column in self.columns]
        return min(ROW, *((room - self._tall(column, 0)) / max(1, count) for column, count in counted))

    @property
    def plate(self) -> pygame.Rect:
        """Where the sheet lies."""
        width, height = self.room
        wide = min(1120.0, width - 40)
        tallest = max(self._tall(column, self.row) for column in self.columns)
        tall = min(height - 24, ABOVE + tallest + BELOW)
        return self.rect((width - wide) / 2, (height - tall) / 2, wide, tall)

    def arrange(self) -> None:
        plate, button = self.plate, self.group["back"]
        wide, _ = button.natural(self.scale)
        high = self.px(46)
        self.put_in("back", (plate.centerx - wide / 2, plate.bottom - high - self.px(20), wide, high))

    # ---- what is done

    def act(self, action: Action) -> Step:
        del action
        return Pop()

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.plate.collidepoint(event.pos):
            return Pop()
        return super().handle(event)

    def key(self, event: pygame.event.Event) -> Step:
        return Pop() if keys.asks_for_keys(event) or event.key in keys.ENTER.codes else None

    # ---- picture

    def paint(self, brush: Brush) -> None:
        shade(brush)
        plate = self.plate
        brush.box(plate, self.theme.prompt, 18, 2.0, 0, 18)
        at = (plate.centerx, plate.y + self.px(38))
        brush.text("Keys", at, "title", 32, self.theme.gold_text, "cc", plate.w, 2)
        pad = self.px(28)
        wide = (plate.w - 3 * pad) // 2
        for n, column in enumerate(self.columns):
            self._column(brush, column, plate.x + pad + n * (wide + pad), plate.y + self.px(ABOVE), wide)

    def _column(
        self, brush: Brush, column: list[tuple[str, list[Row]]], left: int, top: float, wide: int
    ) -> None:
        for heading, rows in column:
            brush.label(heading, (left, top + self.px(6)), 14, self.theme.gold_text)
            brush.divider(left, left + wide, round(top + self.px(28)))
            top += self.px(HEAD)
            for caps, words in rows:
                y = top + self.px(self.row / 2)
                x = left
                size = max(11, self.px(14))
                for cap in caps:
                    key_cap(brush.surface, (x, y), cap, size, self.theme.text, self.theme.prompt.bottom)
                    x += key_cap_width(cap, size) + self.px(6)
                start = left + self.px(CAPS)
                brush.text(words, (start, y), "ui", 17, self.theme.text, "cl", left + wide - start)
                top += self.px(self.row)
            top += self.px(GAP)

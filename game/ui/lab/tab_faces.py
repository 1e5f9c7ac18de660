"""The tab in which two face sets are chosen, and the way in which they are compared."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.lab.lab import Lab
from game.ui.lab.rows import RadioRows, SetRows, letter_mark
from game.ui.lab.section import GAP, Section, Shelf, cells
from game.ui.lab.trial import HALVES, KEY, LEAST, MOST, OFF, SHUFFLED, SPLIT
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scene import Step
from game.ui.theme import Theme
from game.ui.widgets import Action, Button, Slider, Toggle, Widget

WAYS: Final = (
    (OFF, "A alone", "card-outline", "Every card wears A.", ""),
    (KEY, "One at a time", "swap-horizontal-bold", "A key shows the other; hold it for a glance.", "F3"),
    (SPLIT, "Split table", "arrow-split-vertical", "A left of the seam, B right of it.", ""),
    (HALVES, "Half of the cards", "circle-half-full", "A half of the different cards wears B.", ""),
    (SHUFFLED, "Shuffled, blind", "shuffle-variant", "Each card wears one of the two, unsaid.", ""),
)


KEYS: Final = (
    ("F2", "folds this panel and opens it again"),
    ("F3", "shows the other set; hold it for a glance"),
    ("F4", "takes a note of the table as it is"),
    ("F6", "sees the window with other eyes"),
)
SMALL: Final = "Small creatures show their figure alone, alike in every set: faces begin at a larger window."


class FacesTab(Section):
    """A, B, and how they are compared."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._known: tuple[object, ...] = ()

    def build(self, theme: Theme) -> list[Widget]:
        super().build(theme)
        trial = self.lab.trial
        self._known = self._sets()
        self.sets = SetRows("sets", theme, self._sets(), trial.a, trial.b)
        self.modes = RadioRows("mode", theme, WAYS, trial.mode)
        self.flip = Button("flip", theme, "", "eye-outline", "main", "F3")
        self.seam = Slider("seam", theme, round(trial.seam * 100), LEAST * 100, MOST * 100, 1, " %")
        self.again = Button("again", theme, "Deal anew", "dice-multiple-outline")
        self.told = Toggle("told", theme, "Tell which is which", trial.told)
        self.swap = Button("swap", theme, "Swap", "swap-horizontal")
        self.swap.tip = "A becomes B, and B becomes A."
        self.keep = Button("keep", theme, "Keep A", "check-bold")
        self.refresh()
        return [self.sets, self.swap, self.keep, self.modes, self.flip, self.seam, self.again, self.told]

    def _sets(self) -> tuple[tuple[str, str, str], ...]:
        found = self.lab.desk.wardrobe.catalogue.sets_of(self.lab.game)
        return tuple((one.id, one.name, one.says) for one in found)

    @property
    def stale(self) -> bool:
        """Whether the game has other face sets than when the widgets were made."""
        return self._known != self._sets()

    def refresh(self) -> None:
        trial, lab = self.lab.trial, self.lab
        self.sets.put("a", trial.a)
        self.sets.put("b", trial.b)
        self.modes.put("value", trial.mode)
        self.flip.put(
            "label", f"Show {'A' if trial.flipped else 'B'}: {lab.set_name('a' if trial.flipped else 'b')}"
        )
        self.seam.put("value", round(trial.seam * 100))
        self.told.put("on", trial.told)
        one = trial.a == trial.b
        self.swap.enable(
            not one, "A and B are one and the same set." if one else "A becomes B, and B becomes A."
        )
        kept = lab.kept
        words = (
            "Every table shows A, also after the next start." if kept else "Every table shows A from now on."
        )
        self.keep.enable(not kept, words)
        self.flip.visible = trial.mode == KEY
        self.seam.visible = trial.mode == SPLIT
        self.again.visible = trial.mode in (HALVES, SHUFFLED)
        self.told.visible = trial.mode in (HALVES, SHUFFLED)

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        super().arrange(area, scale)
        gap = self.px(GAP)
        shelf = Shelf(area, gap)
        self.sets.scale = scale  # what a row takes depends on it
        self.head = shelf.row(self.line(15))
        foot = self.px(46)
        modes = RadioRows.height(len(WAYS), scale)
        detail = self.px(46) + (gap + self.px(42)) * (self.told.visible)
        # sets take what they need, as far as the ways to compare leave them room
        room = area.bottom - shelf.top - foot - self.line(15) - modes - detail - 4 * gap
        high = max(self.px(104), min(room, self.sets.pitch * len(self.sets.sets) or self.px(50)))
        self.sets.layout(shelf.row(high), scale)
        for widget, cell in zip((self.swap, self.keep), cells(shelf.row(foot), 2, gap), strict=True):
            widget.layout(cell, scale)
        self.second = shelf.row(self.line(15))
        self.modes.layout(
            shelf.row(min(modes, max(self.px(150), area.bottom - shelf.top - detail - gap))), scale
        )
        row = shelf.row(self.px(46))
        self.flip.layout(row, scale)
        self.seam.layout(row, scale)
        self.again.layout(row, scale)
        self.told.layout(shelf.row(self.px(42)), scale)

    def act(self, action: Action) -> Step:
        lab = self.lab
        match action.key, action.value:
            case "sets", (str() as letter, str() as name):
                lab.choose_set(letter, name)
            case "mode", str() as mode:
                lab.choose_mode(mode)
            case "flip", _:
                lab.flip()
            case "seam", int() | float() as share:
                lab.trial.move_seam(float(share) / 100)
                lab.touch()
            case "again", _:
                lab.deal_again()
            case "told", bool() as on:
                lab.tell(on)
            case "swap", _:
                lab.swap()
            case "keep", _:
                lab.keep()
        self.refresh()
        self.arrange(self.area, self.scale)
        return None

    def targets(self) -> dict[str, pygame.Rect]:
        """The signs of A and B beside each set: `set:framed=b`."""
        rows = enumerate(self.sets.sets)
        found = {f"set:{one[0]}={letter}": self.sets.sign(n, letter) for n, one in rows for letter in "ab"}
        return {name: rect for name, rect in found.items() if self.sets.rect.contains(rect)}

    def paint(self, brush: Brush) -> None:
        brush.label("Face sets", (self.head.x, self.head.centery), 13, None, "cl")
        brush.label("Compare", (self.second.x, self.second.centery), 13, None, "cl")
        trial = self.lab.trial
        if trial.a == trial.b and trial.mode != OFF:
            words = "A and B are the same: choose another B."
            x = self.second.right
            brush.text(
                words, (x, self.second.centery), "ui", 13, self.theme.gold_text, "cr", self.second.w * 0.72
            )
        elif trial.mode == HALVES and trial.on:
            worn = sum(trial.letter(card.id) == "b" for card in self.lab.cards)
            words = f"{worn} of {len(self.lab.cards)} cards wear B"
            brush.text(words, (self.second.right, self.second.centery), "ui", 13, self.theme.dim, "cr")
        elif trial.mode == KEY and trial.on:
            at = (self.second.right - brush.px(12), self.second.centery)
            letter_mark(brush.surface, "b" if trial.flipped else "a", at, brush.px(22))
            words = "shown now"
            brush.text(words, (at[0] - brush.px(18), self.second.centery), "ui", 13, self.theme.dim, "cr")
        self._paint_foot(brush)

    def _paint_foot(self, brush: Brush) -> None:
        """What the keys do, and what is alike in every set, where there is room left."""
        shown = [w for w in (self.modes, self.flip, self.seam, self.again, self.told) if w.visible]
        top = max(widget.rect.bottom for widget in shown) + brush.px(16)
        area = pygame.Rect(self.area.x, top, self.area.w, self.area.bottom - top)
        if self.lab.figures_alone:
            size = brush.letter(14)
            tall = paragraph_height(SMALL, "bodyi", size, area.w, 1.3)
            if area.h >= tall:
                y = brush.paragraph(SMALL, (area.x, area.y, area.w, 0), "bodyi", 14, self.theme.dim, 1.3)
                area = pygame.Rect(area.x, y + brush.px(12), area.w, area.bottom - y - brush.px(12))
        step = brush.px(29)
        if self.lab.table is None or area.h < step * len(KEYS):
            return
        y = area.bottom - step * len(KEYS) + step // 2
        for cap, words in KEYS:
            brush.pill(cap, (area.x + brush.px(20), y), 13)
            brush.text(
                words, (area.x + brush.px(48), y), "ui", 14, self.theme.dim, "cl", area.w - brush.px(48)
            )
            y += step

"""The tab with everything that is wrong with the faces of A or B, read while one looks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.cardface.faults import Fault
from game.ui.cardface.proofs import faults_of
from game.ui.icons import icon
from game.ui.lab.lab import Lab, Marked
from game.ui.lab.section import GAP, Section, Shelf
from game.ui.paint.brush import Brush
from game.ui.paint.gems import gem
from game.ui.paint.marks import small
from game.ui.paint.shapes import box
from game.ui.paint.text import shorten, text
from game.ui.scene import Step
from game.ui.theme import GAP as CHOSEN
from game.ui.theme import Fill, Theme
from game.ui.widgets import Action, Button, Choice, Toggle, Widget
from game.ui.widgets.scroll import Row, ScrollList

SIGNS: Final = {
    "error": ("octagon", "#e0505a", "#7a1420", "close-thick"),
    "advice": ("diamond", "#ffcf6a", "#9a6410", "exclamation-thick"),
}
"""How a severity shows: its cut, light, dark, and icon: told apart by shape as well as by colour."""
BUDGET: Final = 0.005
"""Seconds of a frame for reading proofs: the table beside the panel goes on."""
KINDS: Final = {
    "face-overflow": "overflow",
    "face-too-long": "too long",
    "face-cut": "cut off",
    "face-flavour": "no flavour",
    "face-small": "too small",
    "face-contrast": "contrast",
    "face-overlap": "overlap",
    "face-covered": "hidden",
    "face-safe": "safe zone",
    "face-icon": "no icon",
    "face-glyph": "no letter",
    "face-colour": "no colour",
    "face-art": "picture",
    "face-coarse": "coarse",
    "face-hint": "wish",
    "face-image": "picture",
    "face-unused": "unused",
    "face-unbound": "not shown",
    "face-bleed": "bleed",
}
"""Every kind of fault in a word or two, for a narrow list."""


class FaultList(ScrollList):
    """Faults in rows: the sign of the severity, card and box, and what is wrong with its number."""

    def __init__(self, key: str, theme: Theme) -> None:
        super().__init__(key, theme, (), 56)
        self.faults: list[Fault] = []

    def show_faults(self, faults: list[Fault]) -> None:
        """Other faults; the chosen one stays chosen where it is still there."""
        if faults == self.faults:
            return
        chosen = self.chosen
        self.faults = faults
        self.set_rows([Row(fault.name or fault.face, fault.sentence) for fault in faults])
        same = _same(faults, chosen) if chosen is not None else None
        if same is not None:
            self.put("at", faults.index(same))
            self._reveal()

    @property
    def chosen(self) -> Fault | None:
        """The fault that is chosen."""
        return self.faults[self.at] if 0 <= self.at < len(self.faults) else None

    def in_sight(self) -> list[tuple[Fault, pygame.Rect]]:
        """The faults whose rows are seen whole, and where."""
        pitch, view = self._pitch(), self.view
        rows = [(fault, view.y + n * pitch - self.offset) for n, fault in enumerate(self.faults)]
        at = [(fault, pygame.Rect(view.x, y, view.w, pitch)) for fault, y in rows]
        return [(fault, rect) for fault, rect in at if view.contains(rect)]

    def _row(self, surface: pygame.Surface, r: pygame.Rect, row: Row, n: int) -> None:
        fault, chosen = self.faults[n], n == self.at
        radius = self.px(9)
        if chosen:
            fill = Fill(CHOSEN.top, CHOSEN.bottom, self.theme.bright, 0.9)
            box(surface, r, radius, fill, max(1.0, 1.2 * self.scale), 0.9, 0.2)
        elif n == self._over and self.hovered:
            box(surface, r, radius, self.theme.well, 1.0, 0.6, 0, alpha=0.6)
        cut, light, dark, name = SIGNS[fault.severity]
        k = self.px(24)
        at = (r.x + self.px(20), r.centery)
        gem(surface, at, cut, k, light, dark, "#fff0d8", max(1.0, k * 0.06))
        sign = round(k * 0.5)
        surface.blit(icon(name, sign, "#ffffff"), (round(at[0] - sign / 2), round(at[1] - sign / 2)))
        x, right = r.x + self.px(40), r.right - self.px(10)
        size, note = small(15, self.scale), small(13, self.scale)
        up = round(note * 0.66)
        ink = self.theme.gold_text if chosen else self.theme.text
        kind = KINDS.get(fault.code, fault.code)
        drawn = text(surface, kind, (right, r.centery - up), "uib", note, self.theme.dim, "cr")
        who = f"{row.title} · {fault.box}" if fault.box else row.title
        room = drawn.x - self.px(8) - x
        text(surface, shorten(who, "uib", size, room), (x, r.centery - up), "uib", size, ink, "cl")
        below = (x, r.centery + round(size * 0.66))
        text(surface, shorten(row.note, "ui", note, right - x), below, "ui", note, self.theme.text, "cl")


class ProblemsTab(Section):
    """The list, what of it is shown, and how far the reading is."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._seen: tuple[object, ...] = ()
        self._followed: tuple[object, ...] = ()
        """What is shown large, and what its face depended on when it was looked at last."""

    def build(self, theme: Theme) -> list[Widget]:
        super().build(theme)
        lab = self.lab
        self.faults = FaultList("faults", theme)
        self.letter = Choice(
            "letter", theme, [("a", f"A  {lab.set_name('a')}"), ("b", f"B  {lab.set_name('b')}")], lab.letter
        )
        severities = [("", "All"), ("error", "Errors"), ("advice", "Advice")]
        self.severity = Choice("severity", theme, severities, lab.severity)
        self.here = Toggle("here", theme, "Only cards on the table", lab.here)
        self.before = Button("before", theme, "", "chevron-up")
        self.after = Button("after", theme, "", "chevron-down")
        self.before.tip, self.after.tip = "The problem before", "The next problem"
        self._seen = ()
        self.refresh()
        return [self.letter, self.severity, self.here, self.faults, self.before, self.after]

    def refresh(self) -> None:
        lab = self.lab
        labels: list[tuple[object, str, str]] = [
            ("a", f"A  {lab.set_name('a')}", ""),
            ("b", f"B  {lab.set_name('b')}", ""),
        ]
        if self.letter.options != labels:
            self.letter.options = labels
            self.letter.changed = True
        self.letter.put("value", lab.letter)
        self.severity.put("value", lab.severity)
        self.here.visible = lab.table is not None
        self.here.put("on", lab.here)
        self._take()

    def _take(self) -> bool:
        """Lists what there is now, if it is not what was listed last."""
        lab = self.lab
        proofs = lab.proofs
        table = tuple(sorted(lab.on_table())) if lab.here else ()
        seen = (proofs, proofs.version, proofs.progress, lab.severity, lab.here, table)
        if seen == self._seen:
            return False
        self._seen = seen
        self.faults.show_faults(lab.problems())
        some = bool(self.faults.faults)
        self.before.enable(some and self.faults.at > 0)
        self.after.enable(some and self.faults.at < len(self.faults.faults) - 1)
        return True

    def update(self) -> bool:
        lab = self.lab
        lab.proofs.update(BUDGET)
        before = lab.exhibit
        self._follow()
        return self._take() or lab.exhibit is not before

    def _follow(self) -> None:
        """What is shown large is what is so now: the card is looked at again at once when its face is another, and put
        away where it is mended.
        """
        lab, exhibit = self.lab, self.lab.exhibit
        if not isinstance(exhibit, Marked):
            return
        wardrobe, fault, face_set = lab.desk.wardrobe, exhibit.fault, lab.set_id(lab.letter)
        card = next((one for one in lab.cards if one.id == fault.card), None)
        template = wardrobe.template(card, fault.use, face_set) if card is not None else None
        if card is None or template is None:
            now: Sequence[Fault] | None = None if lab.proofs.busy else lab.proofs.faults
        elif self._followed == (exhibit, wardrobe.depends(card, template)):
            return
        else:
            now = faults_of(wardrobe, card, fault.use, face_set)
        if now is None:
            return  # not all has been read
        same = _same(now, fault)
        lab.exhibit = Marked(same) if same is not None else None
        if card is not None and template is not None:
            self._followed = (lab.exhibit, wardrobe.depends(card, template))

    @property
    def busy(self) -> bool:
        return self.lab.proofs.busy

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        super().arrange(area, scale)
        shelf = Shelf(area, self.px(GAP))
        self.letter.layout(shelf.row(self.px(42)), scale)
        self.severity.layout(shelf.row(self.px(42)), scale)
        if self.here.visible:
            self.here.layout(shelf.row(self.px(38)), scale)
        self.foot = shelf.last(self.px(44))
        wide = self.px(52)
        self.after.layout((self.foot.right - wide, self.foot.y, wide, self.foot.h), scale)
        self.before.layout((self.foot.right - 2 * wide - self.px(8), self.foot.y, wide, self.foot.h), scale)
        self.faults.layout(shelf.rest(), scale)

    def act(self, action: Action) -> Step:
        lab = self.lab
        match action.key, action.value:
            case "letter", str() as letter:
                lab.letter, lab.exhibit = letter, None
            case "severity", str() as severity:
                lab.severity = severity
            case "here", bool() as here:
                lab.here = here
            case (("faults" | "faults:at"), int()):
                self._show()
            case "before", _:
                self._step(-1)
            case "after", _:
                self._step(1)
        self._seen = ()
        self.refresh()
        return None

    def targets(self) -> dict[str, pygame.Rect]:
        """The faults in sight, as `fault:hush_heron:name:face-contrast`; of a whole face without a card."""
        seen = self.faults.in_sight()
        return {f"fault:{fault.card}:{fault.box}:{fault.code}": rect for fault, rect in seen}

    def _step(self, way: int) -> None:
        self.show(min(max(self.faults.at + way, 0), len(self.faults.faults) - 1))

    def show(self, at: int) -> None:
        """Shows one problem of the list large, by its place."""
        self.faults.put("at", at)
        self.faults._reveal()  # noqa: SLF001 - the list of this tab
        self._show()

    def _show(self) -> None:
        fault = self.faults.chosen
        if fault is not None:
            self.lab.exhibit = Marked(fault)
            if fault.card:
                self.lab.choose_card(fault.card)

    def paint(self, brush: Brush) -> None:
        lab, theme = self.lab, self.theme
        done, total = lab.proofs.progress
        faults = self.faults.faults
        errors = sum(fault.severity == "error" for fault in faults)
        room = self.before.rect.x - self.foot.x - brush.px(10)
        y = self.foot.centery
        if done < total:
            words = f"Reading: {done} of {total} faces"
            bar = pygame.Rect(self.foot.x, y + brush.px(8), room, max(3, brush.px(5)))
            brush.box(bar, theme.well, 3, 1.0)
            part = pygame.Rect(bar.x, bar.y, round(bar.w * done / max(total, 1)), bar.h)
            brush.box(part, theme.main_button, 3, 0)
            brush.text(words, (self.foot.x, y - brush.px(8)), "ui", 13, theme.dim, "cl", room)
        else:
            words = f"{errors} error{'s' * (errors != 1)}, {len(faults) - errors} to consider"
            brush.text(words, (self.foot.x, y), "ui", 14, theme.dim, "cl", room)
        if not faults:
            middle = self.faults.rect
            told = "Nothing is wrong here." if done >= total else "Nothing so far."
            brush.text(told, middle.center, "title", 21, theme.dim, "cc", middle.w)


def _same(faults: Sequence[Fault], wanted: Fault) -> Fault | None:
    """The fault that is the wanted one, perhaps with another number by now; None where it is mended."""
    if wanted in faults:
        return wanted

    def what(fault: Fault) -> tuple[object, ...]:
        return fault.card, fault.face, fault.use, fault.box, fault.code

    alike = [fault for fault in faults if what(fault) == what(wanted)]
    # of several of a kind the one that lies nearest
    return min(alike, key=lambda fault: math.dist(fault.area, wanted.area), default=None)

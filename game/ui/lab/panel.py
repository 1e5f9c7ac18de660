"""The Lab's panel: a head, tabs, and the section of the tab that is open; laid out for any height and palette."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.lab.lab import EVIDENCE, FACES, PROBLEMS, SIZES, TABS, VIEW, Lab
from game.ui.lab.rows import RadioRows
from game.ui.lab.section import Section
from game.ui.lab.tab_evidence import EvidenceTab
from game.ui.lab.tab_faces import FacesTab
from game.ui.lab.tab_problems import ProblemsTab
from game.ui.lab.tab_sizes import SizesTab
from game.ui.lab.tab_view import ViewTab
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.theme import Fill, theme
from game.ui.widgets import Action, Button, Choice, Widget, WidgetGroup, tooltip
from game.ui.widgets.buttons import ICON

TIP_AFTER: Final = 0.45
PAD: Final = 14
"""Units between the panel's edge and what stands on it."""


class Panel:
    """Draws and answers; where it lies it is told by `layout`."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = 1.0
        self.group = WidgetGroup()
        self.changed = True
        self.faces, self.sizes, self.evidence = FacesTab(lab), SizesTab(lab), EvidenceTab(lab)
        self.sections: dict[str, Section] = {
            FACES: self.faces,
            PROBLEMS: ProblemsTab(lab),
            SIZES: self.sizes,
            VIEW: ViewTab(lab),
            EVIDENCE: self.evidence,
        }
        self.mood = ""
        self._built: tuple[object, ...] = ()
        self._version = -1
        self._rest = 0.0
        self.over = False
        """Whether it lies over the scene, and may stand beside it instead."""
        self.may_dock = True

    @property
    def section(self) -> Section:
        """The section of the tab that is open."""
        return self.sections[self.lab.tab]

    # ---- places

    def layout(self, rect: pygame.Rect, scale: float, mood: str) -> None:
        """Takes a place, in pixels, and a palette."""
        if (rect, scale) != (self.rect, self.scale) or mood != self.mood:
            self.rect, self.scale, self.mood = pygame.Rect(rect), scale, mood
            self._built = ()
            self.changed = True

    def ready(self) -> None:
        """Makes the widgets anew where tab, game or palette are others, and puts into them what is so now."""
        wanted = (
            self.lab.tab,
            self.lab.game,
            self.mood,
            self.scale,
            tuple(self.rect),
            self.over,
            self.may_dock,
        )
        if wanted != self._built or (self.lab.tab == FACES and self.faces.stale):
            self._built = wanted
            self._build()
        elif self._version != self.lab.version:
            self.section.refresh()
            self.section.arrange(self.section.area, self.scale)
            self.changed = True
        self._version = self.lab.version

    def _build(self) -> None:
        palette = theme(self.mood)
        dock = Button("dock", palette, "", "dock-right" if self.over else "dock-window", ICON)
        dock.tip = "Stand beside the table" if self.over else "Lie over the table"
        dock.visible = self.may_dock
        fold = Button("fold", palette, "", "chevron-double-right", ICON)
        fold.tip = "Fold away (F2)"
        tabs = Choice("tab", palette, list(TABS), self.lab.tab)
        self.group.replace([tabs, *self.section.build(palette), dock, fold])
        self.arrange()
        self.changed = True

    def arrange(self) -> None:
        """Puts everything into its place."""
        r, pad = self.rect, self.px(PAD)
        side = self.px(40)
        top = r.y + self.px(10)
        self.group["fold"].layout((r.right - pad - side, top, side, self.px(38)), self.scale)
        self.group["dock"].layout((r.right - pad - 2 * side - self.px(6), top, side, self.px(38)), self.scale)
        self.group["tab"].layout((r.x + pad, r.y + self.px(58), r.w - 2 * pad, self.px(42)), self.scale)
        y = r.y + self.px(58 + 42 + 14)
        self.section.arrange(pygame.Rect(r.x + pad, y, r.w - 2 * pad, r.bottom - self.px(14) - y), self.scale)

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.scale)

    # ---- what is done

    def handle(self, event: pygame.event.Event) -> tuple[Step, str]:
        """Takes an event; what it asks for, and the panel's own button that was pressed (`fold`, `dock`, `note`)."""
        hovered = self.group.hovered
        action = self.group.handle(event)
        if hovered is not self.group.hovered or event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.changed = self.changed or self.tip_shown
            self._rest = 0.0
        self.changed = self.changed or self.group.changed
        if action is None:
            return None, ""
        self.changed = True
        return self._act(action)

    def _act(self, action: Action) -> tuple[Step, str]:
        match action.key, action.value:
            case "tab", str() as tab:
                self.open_tab(tab)
                return None, ""
            case ("fold" | "dock" | "note") as word, _:
                return None, word
        step = self.section.act(action)
        self.ready()
        return step, ""

    def open_tab(self, tab: str) -> None:
        """Turns to another tab."""
        self.lab.tab = tab
        self.ready()
        self.changed = True

    def press(self, key: int) -> bool:
        """Whether a function key belongs to a button that may be pressed now."""
        return any(
            isinstance(widget, Button) and widget.visible and widget.enabled and widget.shortcut == key
            for widget in self.group
        )

    @property
    def wants_text(self) -> bool:
        """Whether letters belong to a widget of it."""
        return self.group.focus is not None and self.group.focus.wants_text

    def targets(self) -> dict[str, pygame.Rect]:
        """What can be pressed, by name: `lab:swap`, an option as `lab:mode=split`, a row as the section calls it."""
        found: dict[str, pygame.Rect] = {}
        for widget in self.group:
            if not (widget.visible and widget.enabled and widget.focusable):
                continue
            name = f"lab:{widget.key}"
            found[name] = widget.rect
            if isinstance(widget, Choice):
                values = [option[0] for option in widget.options]
                found |= {f"{name}={value}": cell for value, cell in zip(values, widget.cells(), strict=True)}
            elif isinstance(widget, RadioRows):
                found |= {f"{name}={option[0]}": widget.row(n) for n, option in enumerate(widget.options)}
        return found | {f"lab:{name}": rect for name, rect in self.section.targets().items()}

    # ---- time

    def update(self, dt: float) -> None:
        """Lets work go on, and tips come."""
        self.ready()
        if self.section.update():
            self.changed = True
        before = self.tip_shown
        self._rest += dt
        if self.tip_shown != before:
            self.changed = True

    @property
    def moving(self) -> bool:
        """Whether time alone changes the picture."""
        return (self._tipped is not None and self._rest < TIP_AFTER) or self.section.busy

    @property
    def _tipped(self) -> Widget | None:
        over = self.group.hovered
        if over is None and self.group.focus is not None and self.group.focus.ring_shown:
            over = self.group.focus
        return over if over is not None and over.tip else None

    @property
    def tip_shown(self) -> bool:
        """Whether a tip stands there now."""
        return self._tipped is not None and self._rest >= TIP_AFTER

    # ---- picture

    def draw(self, surface: pygame.Surface, keyboard: bool) -> None:
        """Paints the panel; `keyboard` says that keys belong to it now."""
        brush = Brush(surface, theme(self.mood), self.scale, self.lab.desk.settings.four_colours)
        self._ground(brush, keyboard)
        self.section.paint(brush)
        self.group.draw(surface)
        self.changed = False
        if self.tip_shown and self._tipped is not None:
            over = self._tipped
            at = over.tip_rect
            tooltip(brush, (at.x, at.bottom - self.px(10)), over.tip, within=self.rect)

    def _ground(self, brush: Brush, keyboard: bool) -> None:
        t, r = brush.theme, self.rect
        line = t.accent if keyboard else t.panel.line
        fill = Fill(t.prompt.top, t.prompt.bottom, line, 1.0 if not self.over else 0.985, t.text)
        # its right edge is the window's
        plate = pygame.Rect(r.x, r.y - 2, r.w + self.px(20), r.h + 4)
        brush.box(plate, fill, 0 if not self.over else 14, 1.8 if keyboard else 1.4, 20, 18)
        x, y = r.x + self.px(PAD), r.y + self.px(29)
        brush.icon("flask-outline", (x + self.px(13), y), 26)
        room = self.group["dock"].rect.x - x - self.px(44)
        brush.text("Layout Lab", (x + self.px(36), y), "title", 23, t.gold_text, "cl", room, 1)
        low = self.group["tab"].rect.bottom + self.px(7)
        brush.divider(x, r.right - self.px(PAD), low)

"""A window on something longer than itself, and a list of rows in one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.icons import gold_icon, icon
from game.ui.paint.marks import small
from game.ui.paint.pixels import Rectish
from game.ui.paint.shapes import box
from game.ui.paint.text import shorten, text
from game.ui.theme import GAP, Fill, Theme, mix
from game.ui.widgets.base import USED, Action, Widget

PAGE_KEYS = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}


class ScrollArea(Widget):
    """Keeps how far a long picture is scrolled; the scene draws it, clipped to `view`, from `view.y - offset`.

    Set `length` (height in px of the whole) whenever it changes; `stick` keeps a log at its end while it grows.
    """

    focusable = False

    def __init__(self, key: str, theme: Theme, stick: bool = False) -> None:
        super().__init__(key, theme)
        self.length = 0
        self.offset = 0
        self.stick = stick
        self._grip: int | None = None

    @property
    def view(self) -> pygame.Rect:
        """Where the contents are seen, without the bar."""
        bar = self.px(14) if self.most else 0
        return pygame.Rect(self.rect.x, self.rect.y, max(1, self.rect.w - bar), self.rect.h)

    @property
    def most(self) -> int:
        """The greatest offset."""
        return max(0, self.length - self.rect.h)

    def layout(self, rect: Rectish, scale: float) -> None:
        at_end = self.offset >= self.most
        super().layout(rect, scale)
        self.scroll_to(self.most if self.stick and at_end else self.offset)

    def set_length(self, length: int) -> None:
        """The contents have another height; a sticking area that stood at its end stays there."""
        at_end = self.offset >= self.most
        self.put("length", max(0, int(length)))
        self.scroll_to(self.most if self.stick and at_end else self.offset)

    def scroll_to(self, offset: float) -> bool:
        """Scroll so that `offset` px lie above; says whether anything moved."""
        return self.put("offset", round(min(self.most, max(0, offset))))

    def show(self, top: int, bottom: int) -> None:
        """Scroll as little as brings a part of the contents into sight."""
        if top < self.offset:
            self.scroll_to(top)
        elif bottom > self.offset + self.rect.h:
            self.scroll_to(bottom - self.rect.h)

    def bar(self) -> pygame.Rect:
        """The rectangle of the sliding bar; empty when all is in sight."""
        if not self.most:
            return pygame.Rect(0, 0, 0, 0)
        w = self.px(8)
        h = max(self.px(28), round(self.rect.h * self.rect.h / self.length))
        y = self.rect.y + round((self.rect.h - h) * self.offset / self.most)
        return pygame.Rect(self.rect.right - w, y, w, h)

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEWHEEL and event.y:
            return USED if self.scroll_to(self.offset - event.y * self.px(66)) else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.most:
            if self.bar().inflate(self.px(10), 0).collidepoint(event.pos):
                self._grip = event.pos[1] - self.bar().y
                self.put("pressed", True)
                return USED
            if event.pos[0] >= self.view.right:
                self.scroll_to(
                    self.offset + (self.rect.h if event.pos[1] > self.bar().y else -self.rect.h) * 0.9
                )
                return USED
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            run = max(1, self.rect.h - self.bar().h)
            self.scroll_to((event.pos[1] - self._grip - self.rect.y) / run * self.most)
            return USED
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            self._grip = None
            self.put("pressed", False)
            return USED
        if event.type == pygame.KEYDOWN and event.key in PAGE_KEYS and self.most:
            return USED if self.scroll_to(self.offset + PAGE_KEYS[event.key] * self.rect.h) else None
        return None

    def release(self) -> None:
        self._grip = None
        super().release()

    def draw(self, surface: pygame.Surface) -> None:
        """The bar only; the contents are the scene's."""
        if not self.most:
            return
        w = self.px(8)
        track = pygame.Rect(self.rect.right - w, self.rect.y, w, self.rect.h)
        box(surface, track, w / 2, self.theme.well, 0, 0, 0, alpha=0.6)
        line = self.theme.panel.line
        lit = 0.3 if self.hovered or self.pressed else 0.0
        fill = Fill(mix(line, "#ffffff", lit), mix(line, "#000000", 0.25), line)
        box(surface, self.bar(), w / 2, fill, 0, 0, 0.2, alpha=0.9)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a ScrollList: what stands left, a second line, what stands right, an icon."""

    title: str
    note: str = ""
    right: str = ""
    icon: str = ""
    enabled: bool = True


class ScrollList(ScrollArea):
    """Rows to choose from.

    Returns Action(key + ":at", index) when the choice moves, and Action(key, index) when the chosen row is taken: by
    Enter or by a click on it.
    """

    focusable = True

    def __init__(self, key: str, theme: Theme, rows: Sequence[Row] = (), row_height: float = 58) -> None:
        super().__init__(key, theme)
        self.rows: list[Row] = []
        self.row_height = row_height
        self.at = 0
        self._over = -1
        self.set_rows(rows)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Other rows; the choice stays at its place as far as there is one."""
        self.rows = list(rows)
        self.at = max(0, min(self.at, len(self.rows) - 1))
        self.changed = True
        self.set_length(self._pitch() * len(self.rows))

    def layout(self, rect: Rectish, scale: float) -> None:
        super().layout(rect, scale)
        self.set_length(self._pitch() * len(self.rows))
        self._reveal()

    def _pitch(self) -> int:
        return max(self.px(self.row_height), small(17, self.scale) + small(14, self.scale) + self.px(12))

    def _reveal(self) -> None:
        self.show(self.at * self._pitch(), (self.at + 1) * self._pitch())

    def _row_at(self, event: pygame.event.Event) -> int:
        if not self.view.collidepoint(event.pos):
            return -1
        n = (event.pos[1] - self.rect.y + self.offset) // self._pitch()
        return int(n) if 0 <= n < len(self.rows) else -1

    def _choose(self, n: int) -> Action:
        n = max(0, min(n, len(self.rows) - 1))
        moved = self.put("at", n)
        self._reveal()
        return Action(f"{self.key}:at", n) if moved else USED

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEMOTION:
            self.put("_over", self._row_at(event))
        result = super().handle(event)
        if result is not None or not self.rows or not self.enabled:
            return result
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            n = self._row_at(event)
            if n < 0:
                return None
            if n == self.at and self.rows[n].enabled:
                return Action(self.key, n)
            return self._choose(n)
        if event.type == pygame.KEYDOWN and self.focused:
            steps = {
                pygame.K_UP: -1,
                pygame.K_DOWN: 1,
                pygame.K_HOME: -len(self.rows),
                pygame.K_END: len(self.rows),
            }
            if event.key in steps:
                return self._choose(self.at + steps[event.key])
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                return Action(self.key, self.at) if self.rows[self.at].enabled else USED
        return None

    def draw(self, surface: pygame.Surface) -> None:
        view, pitch = self.view, self._pitch()
        old = surface.get_clip()
        surface.set_clip(view.clip(old))
        first = max(0, self.offset // pitch)
        for n in range(first, min(len(self.rows), first + view.h // pitch + 2)):
            r = pygame.Rect(view.x, view.y + n * pitch - self.offset, view.w, pitch - self.px(4))
            self._row(surface, r, self.rows[n], n)
        surface.set_clip(old)
        super().draw(surface)
        self.focus_ring(surface, self.px(10))

    def _row(self, surface: pygame.Surface, r: pygame.Rect, row: Row, n: int) -> None:
        chosen = n == self.at
        radius = self.px(10)
        if chosen:
            box(
                surface,
                r,
                radius,
                Fill(GAP.top, GAP.bottom, self.theme.bright, 0.9),
                max(1.0, 1.2 * self.scale),
                0.9,
                0.2,
            )
        elif n == self._over and self.hovered:
            box(surface, r, radius, self.theme.well, 1.0, 0.6, 0, alpha=0.6)
        ink = self.theme.faint if not row.enabled else self.theme.gold_text if chosen else self.theme.text
        x = r.x + self.px(14)
        if row.icon:
            k = self.px(26)
            picture = gold_icon(row.icon, k) if chosen else icon(row.icon, k, self.theme.dim)
            surface.blit(picture, (x, round(r.centery - k / 2)))
            x += self.px(38)
        right = r.right - self.px(14)
        if row.right:
            size = small(15, self.scale)
            word = shorten(row.right, "ui", size, max(0, (right - x) // 2))
            right = text(surface, word, (right, r.centery), "ui", size, self.theme.dim, "cr").x - self.px(12)
        room = max(0, right - x)
        size, second = small(17, self.scale), small(14, self.scale)
        y = r.centery - (round(second * 0.66) if row.note else 0)
        text(
            surface,
            shorten(row.title, "uib" if chosen else "ui", size, room),
            (x, y),
            "uib" if chosen else "ui",
            size,
            ink,
            "cl",
        )
        if row.note:
            note = shorten(row.note, "ui", second, room)
            text(surface, note, (x, r.centery + round(size * 0.62)), "ui", second, self.theme.dim, "cl")

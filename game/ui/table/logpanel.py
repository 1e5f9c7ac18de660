"""The log in words: every entry with its cause, divided by headings, its cards to be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.icons import icon
from game.ui.paint import flow, marks
from game.ui.paint.shapes import box
from game.ui.paint.text import line_height, text
from game.ui.screen import Screen
from game.ui.table.mat import Sitting
from game.ui.table.model import Entry
from game.ui.table.sentence import Chip, spans
from game.ui.theme import SEATS, Theme
from game.ui.widgets.base import USED
from game.ui.widgets.scroll import ScrollArea


class LogPanel:
    """Scrolls through the entries; it stays at the newest unless somebody reads further up."""

    def __init__(self, theme: Theme, chip: Chip) -> None:
        self.theme, self.chip = theme, chip
        self.area = ScrollArea("log", theme, stick=True)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.screen: Screen | None = None
        self.entries: list[Entry] = []
        self.seated: tuple[Sitting, ...] = ()
        self.four = True
        self.heading = ""
        self._rows: list[
            tuple[int, flow.Flow | None, str, str]
        ] = []  # top, words, heading, colour of the cause
        self._laid = 0
        self._bottom = 0

    def fit(self, rect: pygame.Rect, screen: Screen) -> None:
        """Another place or size."""
        self.rect, self.screen = rect.copy(), screen
        head = self._head
        inner = pygame.Rect(
            rect.x + screen.px(12),
            rect.y + head,
            rect.width - screen.px(20),
            rect.height - head - screen.px(10),
        )
        self.area.layout(inner, screen.factor)
        self._rows, self._laid, self._bottom = [], 0, 0

    @property
    def _head(self) -> int:
        assert self.screen is not None  # noqa: S101 - fitted before it is used
        return max(self.screen.px(52), line_height("title", self.screen.text_px(22)) + self.screen.px(16))

    def show(self, entries: Sequence[Entry], count: int, seated: tuple[Sitting, ...], four: bool) -> bool:
        """Takes the first `count` entries; returns whether there is anything new."""
        if self.screen is None:
            return False
        fresh = entries is not self.entries or seated != self.seated or four != self.four
        if fresh or count < self._laid:
            self.entries, self.seated, self.four = entries, seated, four  # type: ignore[assignment]
            self._rows, self._laid, self._bottom = [], 0, 0
        if self._laid == count and not fresh:
            return False
        screen = self.screen
        size = screen.text_px(16)
        lead = round(size * 1.6)
        limit = self.area.rect.width - screen.px(40)
        heading = entries[self._laid - 1].heading if self._laid else ""
        for entry in entries[self._laid : count]:
            if entry.heading != heading:
                heading = entry.heading
                self._rows.append((self._bottom, None, heading, ""))
                self._bottom += round(lead * 1.35)
            laid = flow.flow(spans(entry.words, seated, self.chip), limit, size, self.theme.text, lead, four)
            seat = entry.cause.seat
            ink = SEATS.get(seated[seat].colour, SEATS["amber"])[2] if seat is not None else ""
            self._rows.append((self._bottom, laid, "", ink))
            self._bottom += laid.height + screen.px(8)
        self._laid = count
        self.heading = heading
        self.area.set_length(self._bottom + screen.px(4))
        if fresh:
            self.area.scroll_to(self.area.most)
        return True

    @property
    def changed(self) -> bool:
        return self.area.changed

    def handle(self, event: pygame.event.Event, pointer: tuple[int, int]) -> bool:
        """Scrolls; returns whether the event was for the log."""
        if event.type == pygame.MOUSEWHEEL:
            inside = self.rect.collidepoint(pointer)
            return inside and self.area.handle(event) is USED
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            if event.type == pygame.MOUSEMOTION:
                self.area.put("hovered", self.area.rect.collidepoint(event.pos))
            return self.area.handle(event) is USED
        if event.type == pygame.KEYDOWN:
            return self.area.handle(event) is USED
        return False

    def hit(self, pos: tuple[float, float]) -> str:
        """The tag of the card or player under a point."""
        if not self.area.view.collidepoint(pos):
            return ""
        assert self.screen is not None  # noqa: S101 - fitted before it is used
        y0 = self.area.view.y - self.area.offset
        for top, laid, _, _ in self._rows:
            if laid is not None and top <= pos[1] - y0 < top + laid.height:
                return str(laid.hit(pos, (self._left, y0 + top)) or "")
        return ""

    @property
    def _left(self) -> int:
        assert self.screen is not None  # noqa: S101 - fitted before it is used
        return self.area.rect.x + self.screen.px(24)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the panel and what is in sight of the entries."""
        screen, theme, rect = self.screen, self.theme, self.rect
        if screen is None:
            return
        box(
            surface,
            rect,
            screen.px(16),
            theme.panel,
            max(1.1, 1.4 * screen.factor),
            0.75,
            0.15,
            screen.px(24),
        )
        size = screen.text_px(22)
        y = rect.y + self._head / 2
        k = round(size * 0.95)
        surface.blit(
            icon("script-text-outline", k, theme.panel.line), (rect.x + screen.px(18), round(y - k / 2))
        )
        text(surface, "Log", (rect.x + screen.px(18) + k + screen.px(9), y), "title", size, theme.text, "cl")
        text(
            surface, self.heading, (rect.right - screen.px(18), y), "ui", screen.text_px(15), theme.dim, "cr"
        )
        marks.divider(
            surface,
            rect.x + screen.px(12),
            rect.right - screen.px(12),
            rect.y + self._head - screen.px(3),
            theme.panel.line,
        )
        view = self.area.view
        clip = surface.get_clip()
        surface.set_clip(view.clip(clip) if clip.width else view)
        y0 = view.y - self.area.offset
        for top, laid, heading, ink in self._rows:
            at = y0 + top
            if at > view.bottom:
                break
            if laid is None:
                if at + screen.px(60) > view.y:
                    self._heading(surface, heading, at)
                continue
            if at + laid.height < view.y:
                continue
            d = screen.px(8)
            dot = (view.x + screen.px(9), at + round(screen.text_px(16) * 0.8))
            pygame.draw.circle(surface, ink or theme.panel.line, dot, max(2, d / 2))
            laid.draw(surface, (self._left, at))
        surface.set_clip(clip)
        self.area.draw(surface)

    def _heading(self, surface: pygame.Surface, words: str, top: int) -> None:
        screen, theme = self.screen, self.theme
        assert screen is not None  # noqa: S101 - fitted before it is used
        px = screen.text_px(13)
        middle = top + round(screen.text_px(16) * 1.1)
        view = self.area.view
        drawn = text(
            surface,
            words.upper(),
            (view.x + screen.px(4), middle),
            "uib",
            px,
            theme.gold_text,
            "cl",
            track=1.6 * px / 13,
        )
        if drawn.right + screen.px(10) < view.right:
            marks.divider(
                surface, drawn.right + screen.px(10), view.right - screen.px(6), middle, theme.panel.line, 0.6
            )

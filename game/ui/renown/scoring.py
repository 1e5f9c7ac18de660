"""The end of an Era on one sheet: hands counted card by card, the Court's markers going to whoever is highest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.ids import Seat
from game.rules.renown.events import EraScored
from game.ui.paint.gems import avatar, favor
from game.ui.paint.marks import divider
from game.ui.paint.shapes import box, card_shadow, glow
from game.ui.paint.text import fit, line_height, text, width
from game.ui.renown.plan import RATIO
from game.ui.renown.poses import SUIT_ORDER
from game.ui.screen import Screen
from game.ui.table.effects import Effect, on_arc
from game.ui.table.mat import Sitting
from game.ui.table.pose import Pose
from game.ui.theme import HEROIC_TEXT, SEATS, VILLAINOUS_TEXT, Fill, Theme

LEAD_IN: Final = 0.45
A_CARD: Final = 0.2
PAUSE: Final = 0.55
FLIGHT: Final = 0.8
SHEET: Final = Fill("#154634", "#08231a", "#f0cf7c", 0.98, "#eef5e6")


@dataclass(frozen=True, slots=True, kw_only=True)
class EraSheet(Effect):
    """The counting of one Era as data; its picture depends on the moment alone."""

    event: EraScored
    seated: tuple[Sitting, ...]
    home: Seat
    place: Callable[[pygame.Surface, Pose], None]
    still: bool = False

    @property
    def rows(self) -> list[list[tuple[str, int, int]]]:
        """For each seat its cards in the order in which they are counted: card, side, points."""
        return [
            [
                (card, side, points)
                for side, cards in enumerate((count.heroic, count.villainous))
                for card, points in sorted(cards, key=lambda pair: (SUIT_ORDER.index(pair[0][1]), pair[1]))
            ]
            for count in self.event.counts
        ]

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        now = t * self.duration
        surface.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
        sheet, head, row = self._frame(screen)
        box(
            surface,
            sheet,
            screen.px(18),
            SHEET,
            max(1.5, 2 * screen.factor),
            1.0,
            0.25,
            screen.px(40),
            screen.px(24),
        )
        title = screen.text_px(34)
        y = sheet.y + head / 2
        text(
            surface,
            f"Era {self.event.era} is counted",
            (sheet.x + screen.px(28), y),
            "title",
            title,
            theme.gold_text,
            "cl",
            shadow=2,
        )
        columns = self._columns(sheet, screen)
        label = screen.text_px(16)
        for side, (word, ink) in enumerate((("Heroic", HEROIC_TEXT), ("Villainous", VILLAINOUS_TEXT))):
            if columns[side + 1] - columns[side] > width("Villainous", "ui", label):
                text(surface, word, (columns[side + 1], y + screen.px(8)), "ui", label, ink, "cr")
        divider(surface, sheet.x + screen.px(20), sheet.right - screen.px(20), sheet.y + head, theme.accent)
        best = self._best()
        counted = now >= self._counted
        for i, seat in enumerate(self._order):
            top = sheet.y + head + screen.px(6) + i * row
            self._row(
                surface,
                seat,
                pygame.Rect(sheet.x, round(top), sheet.width, round(row)),
                columns,
                now,
                counted,
                best,
                screen,
                theme,
            )
        self._foot(surface, sheet, columns, row, head, now, screen, theme)

    def button(self, size: tuple[int, int], screen: Screen) -> pygame.Rect:
        sheet, _, _ = self._frame(screen)
        rect = pygame.Rect((0, 0), size)
        rect.midright = (sheet.right - screen.px(28), round(sheet.bottom - self._foot_height(screen) / 2))
        return rect

    # Times

    @property
    def _counted(self) -> float:
        return LEAD_IN + A_CARD * max((len(row) for row in self.rows), default=0)

    @staticmethod
    def length(event: EraScored) -> float:
        """Seconds until every marker has arrived."""
        most = max((len(count.heroic) + len(count.villainous) for count in event.counts), default=0)
        return LEAD_IN + A_CARD * most + PAUSE + FLIGHT + 0.8

    # Places

    @property
    def _order(self) -> list[Seat]:
        seats = len(self.seated)
        return [(self.home + i) % seats for i in range(seats)]

    def _frame(self, screen: Screen) -> tuple[pygame.Rect, float, float]:
        seats = len(self.seated)
        wide = min(screen.width - screen.px(48), max(screen.px(1360), round(screen.width * 0.72)))
        head = max(screen.px(70), line_height("title", screen.text_px(34)) + screen.px(12))
        foot = self._foot_height(screen)
        row = min(screen.px(122), (screen.height - screen.px(48) - head - foot) / seats)
        high = head + foot + row * seats + screen.px(8)
        sheet = pygame.Rect(0, 0, wide, round(high))
        sheet.center = screen.rect.center
        return sheet, head, row

    @staticmethod
    def _foot_height(screen: Screen) -> float:
        return max(screen.px(96), line_height("ui", screen.text_px(17)) * 2 + screen.px(28))

    @staticmethod
    def _columns(sheet: pygame.Rect, screen: Screen) -> tuple[int, int, int]:
        """Right ends: of the cards, of the Heroic and of the Villainous totals."""
        each = max(screen.px(120), width("000", "num", screen.text_px(34)) + screen.px(26))
        right = sheet.right - screen.px(28)
        return right - 2 * each, right - each, right

    def _best(self) -> tuple[Seat | None, Seat | None]:
        return self.event.takers

    def _row(
        self,
        s: pygame.Surface,
        seat: Seat,
        rect: pygame.Rect,
        columns: tuple[int, int, int],
        now: float,
        counted: bool,
        best: tuple[Seat | None, Seat | None],
        screen: Screen,
        theme: Theme,
    ) -> None:
        sitting = self.seated[seat]
        light, dark, ink = SEATS.get(sitting.colour, SEATS["amber"])
        disc = min(screen.px(56), round(rect.height * 0.66))
        left = rect.x + screen.px(28)
        avatar(s, (left + disc / 2, rect.centery), disc, light, dark, sitting.name)
        name_width = min(screen.px(190), round(rect.width * 0.15))
        name, size = fit(sitting.name, "title", screen.text_px(22), name_width, 12)
        text(s, name, (left + disc + screen.px(12), rect.centery), "title", size, ink, "cl")
        start = left + disc + screen.px(24) + name_width
        cards = self.rows[seat]
        shown = [k for k in range(len(cards)) if now >= LEAD_IN + k * A_CARD]
        card = min(screen.px(72), (rect.height - screen.px(10)) / RATIO)
        step = min(card * 1.08, (columns[0] - start - card) / max(len(cards) - 1, 1))
        totals = [0, 0]
        for k in shown:
            word, side, points = cards[k]
            totals[side] += points
            fresh = min(1.0, (now - LEAD_IN - k * A_CARD) / 0.18)
            x = start + card / 2 + k * step
            y = rect.centery - (0 if self.still else (1 - fresh) * screen.px(18))
            glowing = "#ffd35a" if side == 0 and fresh < 1 else "#ff9c8c" if fresh < 1 else None
            rect = pygame.Rect(0, 0, round(card), round(card * RATIO))
            rect.center = (round(x), round(y))
            card_shadow(s, rect, card * 9 / 128, 0.5, screen.factor)
            pose = Pose(x, y, round(card), lift=0.0, face=word, alpha=0.4 + 0.6 * fresh, glow=glowing or "")
            self.place(s, pose)
        if not cards:
            text(s, "no cards", (start, rect.centery), "bodyi", screen.text_px(16), theme.dim, "cl")
        figure = screen.text_px(34)
        for side, colour in enumerate((HEROIC_TEXT, VILLAINOUS_TEXT)):
            right = columns[side + 1]
            wins = counted and best[side] == seat and self.event.taken[side] > 0
            if wins:
                w = width(str(totals[side]), "num", figure)
                area = pygame.Rect(
                    right - w - screen.px(12),
                    round(rect.centery - figure * 0.62),
                    w + screen.px(24),
                    round(figure * 1.24),
                )
                glow(s, area, screen.px(10), screen.px(16), "#ffd35a", 0.8, 2)
            text(
                s,
                str(totals[side]),
                (right, rect.centery),
                "num",
                figure,
                colour if totals[side] or counted else theme.faint,
                "cr",
            )

    def _foot(
        self,
        s: pygame.Surface,
        sheet: pygame.Rect,
        columns: tuple[int, int, int],
        row: float,
        head: float,
        now: float,
        screen: Screen,
        theme: Theme,
    ) -> None:
        foot = self._foot_height(screen)
        top = sheet.bottom - foot
        divider(s, sheet.x + screen.px(20), sheet.right - screen.px(20), top, theme.accent)
        size = screen.text_px(17)
        marker = min(screen.px(36), round(size * 1.9))
        left = sheet.x + screen.px(28)
        fly = (now - self._counted - PAUSE) / FLIGHT
        line = (foot - screen.px(12)) / 2
        for side, (kind, word, ink) in enumerate(
            (("H", "Heroic", HEROIC_TEXT), ("V", "Villainous", VILLAINOUS_TEXT))
        ):
            y = top + screen.px(6) + line * (side + 0.5)
            taken, taker = self.event.taken[side], self.event.takers[side]
            favor(s, (left + marker / 2, y), marker, kind)
            x = left + marker + screen.px(12)
            stays = self.event.court[side]
            if now < self._counted:
                words = f"{taken + stays} {word} in the Court"
            elif taker is None:
                words = (
                    f"The highest {word} is a tie: {stays} stay in the Court."
                    if stays
                    else f"No {word} markers lie in the Court."
                )
            elif not taken:
                words = f"{self.seated[taker].name} is highest; no {word} markers lie in the Court."
            else:
                words = f"{self.seated[taker].name} takes {taken} {word}."
            words, small = fit(words, "uib", size, columns[0] - x, 11)
            text(s, words, (x, y), "uib", small, ink, "cl")
            if taker is not None and taken and 0 <= fly < 1 and not self.still:
                i = self._order.index(taker)
                goal = (columns[side + 1] - screen.px(16), sheet.y + head + screen.px(6) + (i + 0.5) * row)
                count = min(taken, 9)
                for k in range(count):
                    part = min(1.0, max(0.0, fly * 1.6 - 0.6 * k / count))
                    if 0 < part < 1:
                        favor(s, on_arc((left + marker / 2, y), goal, part, screen.px(70)), marker, kind)

"""The end of a match: who won and why, everybody's heaps, what each Era brought, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app.match import Match
from game.ui.desk import Desk
from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.games import words_of
from game.ui.scenes.gametable import paint_games
from game.ui.scenes.page import Page
from game.ui.scenes.podium import Stand, paint_podium
from game.ui.scenes.tally import Tally, tally
from game.ui.theme import HEROIC_TEXT, SEATS, VILLAINOUS_TEXT, Colour
from game.ui.widgets import Action, Button

RISE = 1.1
"""Seconds in which the podium comes up and the figures count."""
GUARD = 0.7
"""Seconds in which keys and clicks are not for this screen yet: they were meant for the table that was here."""


@dataclass(frozen=True, slots=True)
class Next:
    """Where it goes on: each leaves this screen or opens something over it."""

    rematch: Callable[[], Step]
    move_on: Callable[[], Step]
    new_table: Callable[[], Step]
    moves: Callable[[], Step]
    log: Callable[[], Step]
    title: Callable[[], Step]


class ResultScene(Page):
    """A podium on the left, the parts of the game on the right, the ways on below."""

    name = "result"

    def __init__(self, desk: Desk, match: Match, ways: Next) -> None:
        self.match, self.ways = match, ways
        self.tally: Tally = tally(match)
        self._age = self._here = 0.0
        super().__init__(desk, words_of(match.header.game).mood)

    def build(self) -> None:
        t = self.theme
        self.group.replace(
            [
                Button("rematch", t, "Rematch", "restart", "main", "Enter"),
                Button("move_on", t, "Swap seats", "swap-horizontal-bold", cap="S"),
                Button("new_table", t, "New table", "table-furniture", cap="N"),
                Button("moves", t, "Moves", "magnify", cap="M"),
                Button("log", t, "The log", "script-text-outline", cap="L"),
                Button("back", t, "Title screen", "home-outline", cap="Esc"),
            ]
        )
        self.group["rematch"].tip = "The same people and options, another deal"
        further = "The same once more, everybody one seat further on"
        decks = "; the decks stay where they lie" if self.tally.games else ""
        self.group["move_on"].tip = further + decks
        people = bool(self.match.humans)
        costly = "Which of your moves cost most, and what would have been better"
        self.group["moves"].enable(people, costly if people else "No person played in this match.")
        if self.desk.settings.reduced_motion:
            self._age = RISE

    # ---- places

    @property
    def _tabled(self) -> bool:
        """Whether there are parts to tell in a table."""
        return bool(self.tally.parts) or len(self.tally.games) > 1

    def arrange(self) -> None:
        width, height = self.room
        margin, gap = 24, 20
        low = height - 24 - 54
        keys = [widget.key for widget in self.group]
        wide = min(210.0, (width - 2 * margin - 12 * (len(keys) - 1)) / len(keys))
        x = (width - wide * len(keys) - 12 * (len(keys) - 1)) / 2
        for k, key in enumerate(keys):
            self.put(key, x + k * (wide + 12), low, wide, 54)
        top = 138.0 if height > 700 else 112.0
        tall = min(low - 20 - top, 720)
        top += max(0.0, (low - 20 - top - tall) * 0.4)
        seats = len(self.tally.scores)
        share = 0.46 if seats <= 4 else 0.5
        span = min(width - 2 * margin, 1680)
        left = (width - span) / 2
        podium = span * share if self._tabled else min(span, 1000)
        left = left if self._tabled else (width - podium) / 2
        self.left = self.rect(left, top, podium - gap / 2, tall)
        self.right = self.rect(left + podium + gap / 2, top, span - podium - gap / 2, tall)

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key:
            case "rematch":
                return self.ways.rematch()
            case "move_on":
                return self.ways.move_on()
            case "new_table":
                return self.ways.new_table()
            case "moves":
                return self.ways.moves()
            case "log":
                return self.ways.log()
        return None

    def back(self) -> Step:
        return self.ways.title()

    def handle(self, event: pygame.event.Event) -> Step:
        if self._here < GUARD and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return None
        return super().handle(event)

    def key(self, event: pygame.event.Event) -> Step:
        """Space ends the rising of the podium."""
        if event.key == pygame.K_SPACE:
            self._age, self.changed = RISE, True
        return None

    # ---- time

    def update(self, dt: float) -> Step:
        super().update(dt)
        self._here += dt
        if self._age < RISE:
            self._age = min(RISE, self._age + dt)
            self.changed = True
        return None

    @property
    def moving(self) -> bool:
        return super().moving or self._age < RISE

    # ---- picture

    def paint(self, brush: Brush) -> None:
        brush.ground()
        width, height = self.room
        told, x = self.tally, self.px(width / 2)
        low = height <= 700
        limit = self.px(width - 80)
        brush.text(
            told.heading,
            (x, self.px(40 if low else 54)),
            "title",
            38 if low else 46,
            self.theme.gold_text,
            "cc",
            limit,
            4,
        )
        brush.text(
            told.sentence, (x, self.px(82 if low else 102)), "bodyi", 20, self.theme.text, "cc", limit, 2
        )
        brush.panel(self.left)
        names = self.match.names
        stands = []
        for seat, place in told.places:
            sitter = self.match.seats[seat]
            colours = SEATS.get(sitter.colour) or list(SEATS.values())[seat % len(SEATS)]
            heap = told.heaps[seat] if told.heaps else None
            stands.append(Stand(names[seat], colours, place, told.scores[seat], heap, seat in told.winners))
        grown = self._age / RISE
        paint_podium(brush, self.left.inflate(-self.px(28), -self.px(24)), stands, 1 - (1 - grown) ** 3)
        if len(told.games) > 1:
            paint_games(brush, self.right, self.match, told.games)
        elif self._tabled:
            self._paint_parts(brush)

    def _paint_parts(self, brush: Brush) -> None:
        told, panel = self.tally, self.right
        brush.panel(panel)
        x, y = panel.x + self.px(24), panel.y + self.px(36)
        inner = panel.w - self.px(48)
        brush.icon("bank", (x + self.px(12), y), 26)
        brush.text(
            "What each Era brought", (x + self.px(38), y), "title", 24, anchor="cl", limit=inner - self.px(40)
        )
        seats = len(told.scores)
        head = self.px(74)
        cell = (inner - head) / seats
        top = y + self.px(34)
        for seat in range(seats):
            sitter = self.match.seats[seat]
            colours = SEATS.get(sitter.colour) or list(SEATS.values())[seat % len(SEATS)]
            cx = x + head + cell * (seat + 0.5)
            brush.text(sitter.name, (cx, top + self.px(12)), "title", 17, colours[2], "cc", cell - self.px(8))
        top += self.px(32)
        pace = min(self.px(196), (panel.bottom - self.px(14) - top) // len(told.parts))
        noted = pace >= self.px(66)
        for n, part in enumerate(told.parts):
            y0 = top + n * pace
            brush.divider(x, x + inner, y0)
            middle = y0 + (pace - (self.px(24) if noted else 0)) / 2
            brush.text(part.title, (x, middle), "uib", 18, self.theme.gold_text, "cl", head - self.px(6))
            for seat, count in enumerate(part.cells):
                cx = x + head + cell * (seat + 0.5)
                left, right = (cx - cell * 0.235, middle), (cx + cell * 0.235, middle)
                self._figure(brush, left, cell, "shield-sun", count.heroic, count.took_heroic)
                self._figure(brush, right, cell, "skull", count.villainous, count.took_villainous)
            if noted and part.note:
                at = (x + inner, y0 + pace - self.px(16))
                brush.text(part.note, at, "uii", 16, self.theme.dim, "cr", inner)

    def _figure(
        self, brush: Brush, at: tuple[float, float], cell: float, name: str, value: int, won: bool
    ) -> None:
        """A figure with its kind's icon; the one that took the markers stands on a plate in the kind's colour."""
        size = min(24.0, cell / self.scale * 0.15)
        half = self.px(size * 1.3)
        ink: Colour = HEROIC_TEXT if name == "shield-sun" else VILLAINOUS_TEXT
        if won:
            plate = pygame.Rect(0, 0, min(2 * half + self.px(8), round(cell * 0.46)), self.px(size * 1.75))
            plate.center = (round(at[0]), round(at[1]))
            brush.box(plate, brush.theme.well, 9, 1.4)
            brush.ring(plate, 9, self.theme.accent, 1.6)
        k = self.px(size * 0.8)
        colour = ink if won else self.theme.faint
        brush.surface.blit(icon(name, k, colour), (round(at[0] - half * 0.86), round(at[1] - k / 2)))
        brush.number(value, (at[0] + half * 0.42, at[1]), size, ink if won else self.theme.dim)

"""The first screen: choose a table, or go on with the last one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.rules import GAMES
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Quit, Step
from game.ui.scenes.gamecard import GameCard
from game.ui.scenes.page import Page
from game.ui.scenes.saved import Look, headline, newest_unfinished, when, who
from game.ui.table.mats import MATS
from game.ui.theme import SEATS
from game.ui.widgets import Action, Button

ARRIVE, STAGGER = 0.5, 0.09
"""Seconds that a card takes to come in, and after which the next one starts."""
EDGE = 32
"""Units between the window's edge and what stands on the page."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the first screen leads."""

    setup: Callable[[str], Step]
    go_on: Callable[[Path], Step]
    load: Callable[[], Step]
    rules: Callable[[], Step]
    gallery: Callable[[], Step]
    lab: Callable[[], Step]
    decks: Callable[[], Step]
    simulations: Callable[[], Step]
    settings: Callable[[], Step]


class TitleScene(Page):
    """A card for each game there is, the newest unfinished game to go on with, and the way to everything else."""

    name = "title"

    def __init__(self, desk: Desk, ways: Ways) -> None:
        self.ways = ways
        self.last: Look | None = newest_unfinished(desk.saves)
        self._age = 0.0
        super().__init__(desk, "crown")

    # ---- building

    def build(self) -> None:
        cards = [GameCard(game, self.theme) for game in GAMES if game in MATS]
        buttons = [
            Button("load", self.theme, "Load", "folder-open-outline", cap="L"),
            Button("rules", self.theme, "Rules", "book-open-variant", cap="R"),
            Button("gallery", self.theme, "Cards", "cards-outline", cap="C"),
            Button("lab", self.theme, "Layout Lab", "flask-outline", cap="Y"),
            Button("simulations", self.theme, "Simulate", "chart-box-outline", cap="M"),
            Button("decks", self.theme, "Decks", "cards-variant", cap="D"),
            Button("settings", self.theme, "Settings", "cog", cap="S"),
            Button("quit", self.theme, "Quit", "exit-to-app", cap="Q"),
        ]
        go_on = Button("continue", self.theme, "Continue", "history", "main", "Enter")
        go_on.visible = self.last is not None
        self.group.replace([*cards, go_on, *buttons])

    @property
    def cards(self) -> list[GameCard]:
        """The games' cards, in their order."""
        return [widget for widget in self.group if isinstance(widget, GameCard)]

    def enter(self) -> None:
        super().enter()
        self._age = 0.0 if not self.desk.settings.reduced_motion else 10.0
        self._arrive()

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        self.last = newest_unfinished(self.desk.saves)
        self.group["continue"].visible = self.last is not None
        self.arrange()
        self.changed = True
        return None

    # ---- places

    @property
    def _narrow(self) -> bool:
        return self.room[0] < 1760

    @property
    def _slim(self) -> bool:
        """Whether even nothing but the buttons needs two rows."""
        return self.room[0] < 1240

    @property
    def _dock(self) -> tuple[float, float]:
        """Upper edge and height of the row at the bottom."""
        two_rows = self._narrow if self.last else self._slim
        tall = 112.0 if two_rows else 100.0 if self.last else 52.0
        return self.room[1] - EDGE + 4 - tall, tall

    def arrange(self) -> None:
        width, height = self.room
        top, _ = self._dock
        count = len(self.cards)
        gap = 28
        upper = 132 if height > 760 else 104
        tall = min(top - 34 - upper, 640)
        most = {1: 1120, 2: 740}.get(count, 560)
        wide = min((width - 2 * (EDGE + 16) - (count - 1) * gap) / max(count, 1), most)
        left = (width - count * wide - (count - 1) * gap) / 2
        y = upper + max(0.0, (top - 34 - upper - tall) / 2)
        for k, card in enumerate(self.cards):
            self.put(card.key, left + k * (wide + gap), y, wide, tall)
        self._arrange_dock()

    def _arrange_dock(self) -> None:
        width, _ = self.room
        top, tall = self._dock
        keys = ("load", "rules", "gallery", "lab", "decks", "simulations", "settings", "quit")
        count = len(keys)
        if self.last is None:
            across = count // 2 if self._slim else count
            wide = min(180, (width - 2 * EDGE - (across - 1) * 14) / across)
            left = (width - across * wide - (across - 1) * 14) / 2
            for k, key in enumerate(keys):
                row, column = divmod(k, across)
                self.put(key, left + column * (wide + 14), top + row * 62, wide, 50)
            return
        if self._narrow:
            # two rows, the ways to play above and the rest below
            wide = 126.0 if width < 1250 else 148.0
            for k, key in enumerate(keys):
                row, column = divmod(k, 4)
                x = width - EDGE - (4 - column) * wide - (3 - column) * 10
                self.put(key, x, top + row * 62, wide, 50)
            plate = width - 2 * EDGE - 4 * wide - 3 * 10 - 24
        else:
            wide = min(152, (width - 2 * EDGE - 700) / count)
            for k, key in enumerate(keys):
                x = width - EDGE - (count - k) * wide - (count - 1 - k) * 12
                self.put(key, x, top + (tall - 54) / 2, wide, 54)
            plate = width - 2 * EDGE - count * wide - (count - 1) * 12 - 24
        self._plate = self.rect(EDGE, top, plate, tall)
        self.put("continue", EDGE + plate - 20 - 200, top + (tall - 54) / 2, 200, 54)

    # ---- what is done

    def act(self, action: Action) -> Step:
        key = action.key
        if key.startswith("game:"):
            return self.ways.setup(key.removeprefix("game:"))
        match key:
            case "continue":
                return self.ways.go_on(self.last.saved.path) if self.last else None
            case "load":
                return self.ways.load()
            case "rules":
                return self.ways.rules()
            case "gallery":
                return self.ways.gallery()
            case "lab":
                return self.ways.lab()
            case "decks":
                return self.ways.decks()
            case "simulations":
                return self.ways.simulations()
            case "settings":
                return self.ways.settings()
            case "quit":
                return Quit()
        return None

    def back(self) -> Step:
        """Esc closes nothing here: whoever wants to leave presses Quit."""
        self.group.set_focus(None)
        self.changed = True
        return None

    def key(self, event: pygame.event.Event) -> Step:
        """The arrows take hold of the first card."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) and self.cards:
            self.group.set_focus(self.cards[0], by_keyboard=True)
            self.changed = True
        return None

    # ---- time

    def update(self, dt: float) -> Step:
        super().update(dt)
        if self._arriving:
            self._age += dt
            self._arrive()
            self.changed = True
        for card in self.cards:
            if card.tick(dt, self.desk.settings.reduced_motion):
                self.changed = True
        return None

    @property
    def _arriving(self) -> bool:
        return self._age < ARRIVE + STAGGER * max(0, len(self.cards) - 1)

    def _arrive(self) -> None:
        for k, card in enumerate(self.cards):
            card.arrived = min(1.0, max(0.0, (self._age - k * STAGGER) / ARRIVE))

    @property
    def moving(self) -> bool:
        return super().moving or self._arriving or any(not card.settled for card in self.cards)

    # ---- picture

    def paint(self, brush: Brush) -> None:
        brush.ground()
        width, height = self.room
        middle = self.px(width / 2)
        low = height <= 760
        brush.text(
            "Choose a table", (middle, self.px(56 if low else 72)), "title", 42 if low else 48,
            self.theme.gold_text, "cc", shadow=4,
        )  # fmt: skip
        if self.last is not None:
            self._paint_last(brush, self.last)

    def _paint_last(self, brush: Brush, last: Look) -> None:
        plate = self._plate
        brush.box(plate, self.theme.prompt, 16, 1.6, 0, 14)
        sitters = last.saved.seats
        d = self.px(44)
        pace = d * (0.8 if len(sitters) < 5 else 0.62)
        left = plate.x + self.px(20)
        room = self.group["continue"].rect.x - self.px(18) - left
        if room - (d + pace * (len(sitters) - 1)) > self.px(230):
            for k, sitter in enumerate(sitters):
                colours = SEATS.get(sitter.colour) or list(SEATS.values())[k % len(SEATS)]
                brush.avatar((left + d / 2 + k * pace, plate.centery), 44, colours, sitter.name[:1].upper())
            left = round(left + d + pace * (len(sitters) - 1) + self.px(18))
        limit = self.group["continue"].rect.x - self.px(18) - left
        step = self.px(27)
        middle = plate.centery + self.px(2)
        for n, (words, role, size, ink) in enumerate(
            (
                (headline(last), "title", 23, self.theme.gold_text),
                (who(sitters), "ui", 17, self.theme.text),
                (when(last.saved), "ui", 15, self.theme.dim),
            )
        ):
            brush.text(words, (left, middle + (n - 1) * step), role, size, ink, "cl", limit)

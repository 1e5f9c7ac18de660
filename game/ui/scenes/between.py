"""Between two games of a match: how the last one went, the score so far, and who begins the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.app.match import Match
from game.app.matchscore import game_scores, leaders, will_go_first
from game.core.figures import figure
from game.core.words import plain
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.games import words_of
from game.ui.scenes.gametable import ink_of, paint_games
from game.ui.scenes.page import Page
from game.ui.widgets import Action, Button

NEXT_GAME: Final = "next game"
"""The result with which the table goes on."""
GUARD: Final = 0.7
"""Seconds in which keys and clicks are not for this screen yet: they were meant for the table that was here."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Where it goes on."""

    next_game: Callable[[], Step]
    log: Callable[[], Step]
    title: Callable[[], Step]


class BetweenScene(Page):
    """One panel with every game, the way to the next one below it."""

    name = "between"

    def __init__(self, desk: Desk, match: Match, ways: Onward) -> None:
        self.match, self.ways = match, ways
        self.scores = game_scores(match)
        self._here = 0.0
        super().__init__(desk, words_of(match.header.game).mood)

    def build(self) -> None:
        t = self.theme
        number = len(self.match.games) + 1
        self.group.replace(
            [
                Button("log", t, "The log", "script-text-outline", cap="L"),
                Button("next", t, f"Game {number}", "play", "main", "Enter"),
                Button("back", t, "Title screen", "home-outline", cap="Esc"),
            ]
        )
        self.group["back"].tip = "The match is saved: Continue takes it up again."

    def arrange(self) -> None:
        width, height = self.room
        low = height - 24 - 56
        wide, gap = min(250.0, (width - 96) / 3), 14.0
        left = (width - 3 * wide - 2 * gap) / 2
        for k, key in enumerate(("log", "next", "back")):
            self.put(key, left + k * (wide + gap), low, wide, 56)
        top = 196.0 if height > 700 else 150.0
        room = low - 22 - top
        tall = min(room, 64 + 64 + 104.0 * self.match.planned)
        span = min(width - 48, 1060.0)
        self.panel = self.rect((width - span) / 2, top + (room - tall) * 0.3, span, tall)

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key:
            case "next":
                return self.ways.next_game()
            case "log":
                return self.ways.log()
        return None

    def back(self) -> Step:
        return self.ways.title()

    def handle(self, event: pygame.event.Event) -> Step:
        if self._here < GUARD and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return None
        return super().handle(event)

    def update(self, dt: float) -> Step:
        self._here += dt
        return super().update(dt)

    # ---- picture

    @property
    def heading(self) -> str:
        """Who won the game that is over."""
        last, names = self.scores[-1], self.match.names
        if not last.winners:
            return f"Game {last.number} is a tie"
        return f"{names[last.winners[0]]} wins game {last.number}"

    @property
    def standing(self) -> str:
        """How the match stands."""
        ahead, totals = leaders(self.match), self.match.totals
        if not ahead:
            return f"The match stands {figure(totals[0])} to {figure(totals[1])}, and nobody leads."
        other = totals[1 - ahead[0]]
        return f"{self.match.names[ahead[0]]} leads the match by {totals[ahead[0]] - other} Majesty."

    @property
    def coming(self) -> str:
        """Who begins the next game, and why."""
        first, last = will_go_first(self.match), self.scores[-1]
        number = last.number + 1
        if first is None:
            return f"Who begins game {number} is drawn."
        because = "who lost, begins" if last.winners else "who went second, begins"
        return f"{self.match.names[first]}, {because} game {number}."

    def paint(self, brush: Brush) -> None:
        brush.ground()
        width, height = self.room
        x, limit = self.px(width / 2), self.px(width - 80)
        low = height <= 700
        y = 40.0 if low else 58.0
        brush.text(
            self.heading, (x, self.px(y)), "title", 38 if low else 46, self.theme.gold_text, "cc", limit, 4
        )
        y += 38 if low else 50
        end = self._end()
        for words, role, size, ink in (
            (end, "bodyi", 19, self.theme.text),
            (f"{self.standing} {self.coming}", "ui", 18, self._ink()),
        ):
            if words:
                brush.text(words, (x, self.px(y)), role, size, ink, "cc", limit, 2)  # type: ignore[arg-type]
                y += 30 if low else 34
        paint_games(brush, self.panel, self.match, self.scores)

    def _ink(self) -> object:
        ahead = leaders(self.match)
        return ink_of(self.match.seats[ahead[0]], ahead[0]) if ahead else self.theme.text

    def _end(self) -> str:
        """The rules' own sentence about the end."""
        for event in reversed(self.match.events(0, None)):
            if event.kind == "game_ended":
                told = self.match.rules.describe(event)
                return plain(told, self.match.names) if told is not None else ""
        return ""

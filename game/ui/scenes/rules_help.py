"""The rules to read: topics on the left, to search in; a page of paper on the right."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

import pygame

from game.rules import GAMES
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scene import Step
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.widgets import Action, Button, Choice, Row, ScrollList, TextField

CARDS: dict[tuple[str, str], tuple[str | None, ...]] = {
    ("renown", "goal"): ("KH", "QD", "KS", "QC"),
    ("renown", "cards"): ("AH", "TD", "JC", "QS", "KH"),
    ("renown", "era"): (None, "7D", "QS", "3H", "KC", "9S", "5H"),
    ("renown", "regime"): ("3C", "6S", "8H", "5C", "TH", "JD"),
    ("renown", "scheme"): ("6H", "JD"),
    ("renown", "hearts"): ("2H", "6H", "9H", "TH"),
    ("renown", "spades"): ("3S", "6S", "8S", "TS"),
    ("renown", "clubs"): ("4C", "7C", "9C", "TC"),
    ("renown", "diamonds"): ("AD", "5D", "8D", "TD"),
    ("renown", "end"): (None, None, None),
    ("renown", "scoring"): ("KH", "9D", "QS", "4C"),
    ("renown", "victory"): ("KH",),
    ("renown", "memory"): (None, "5D", "JS", "2H"),
}
"""The cards that lie under a topic's words."""


def games_with_help() -> list[str]:
    """The games whose rules have help texts, in their order."""
    return [game for game in GAMES if importlib.util.find_spec(f"game.rules.{game}.help") is not None]


def topics_of(game: str) -> Sequence[Any]:
    """A game's topics: each has `key`, `title`, `text` and `section`; none where its rules have no help."""
    if game not in games_with_help():
        return ()
    topics: Sequence[Any] = importlib.import_module(f"game.rules.{game}.help").TOPICS
    return topics


def found(topics: Sequence[Any], wanted: str) -> list[Any]:
    """The topics in which every word of the search stands, those with it in their title first."""
    words = wanted.casefold().split()
    hits = [t for t in topics if all(word in f"{t.title} {t.text}".casefold() for word in words)]
    return sorted(hits, key=lambda t: not all(word in t.title.casefold() for word in words))


class RulesScene(Page):
    """One topic at a time; arrows turn the pages."""

    name = "rules"

    def __init__(self, desk: Desk, game: str = "", mood: str = "", key: str = "") -> None:
        """The rules of a game, of the first that has any where none is named; `key` is the topic to open at."""
        self.game = game or next(iter(games_with_help()), "")
        self.topics = list(topics_of(self.game))
        self.at = next((n for n, topic in enumerate(self.topics) if topic.key == key), 0)
        super().__init__(desk, mood or words_of(self.game).mood)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        self.list = ScrollList("list", t, [], 46)
        self.search = TextField("search", t, "", "Search the rules", 40, clipboard=self.desk.clipboard)
        widgets = [self.back_button(), self.search, self.list]
        games = games_with_help()
        if len(games) > 1:
            widgets.append(Choice("game", t, [(game, words_of(game).title) for game in games], self.game))
        widgets += [
            Button("before", t, "", "arrow-left", "icon"),
            Button("after", t, "", "arrow-right", "icon"),
        ]
        self.group.replace(widgets)
        self._fill()
        self.group.set_focus(self.list)

    def _fill(self) -> None:
        self.list.set_rows([Row(topic.title, "", "", "") for topic in self.topics])
        self.list.put("at", min(self.at, max(0, len(self.topics) - 1)))
        self._turn(self.list.at)

    def _turn(self, at: int) -> None:
        self.at = max(0, min(at, len(self.topics) - 1))
        self.list.put("at", self.at)
        pitch = self.list.length // max(1, len(self.list.rows))
        self.list.show(self.at * pitch, (self.at + 1) * pitch)
        self.group["before"].enable(self.at > 0)
        self.group["after"].enable(self.at < len(self.topics) - 1)
        self.changed = True

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, top = 24, 20, 98
        tall = height - top - 24
        left = min(380.0, max(270.0, width * 0.26))
        page = min(width - 2 * margin - gap - left, 940.0)
        x = (width - left - gap - page) / 2
        self.left = self.rect(x, top, left, tall)
        self.page = self.rect(x + left + gap, top, page, tall)
        y = top + 16
        if any(widget.key == "game" for widget in self.group):
            self.put("game", x + 16, y, left - 32, 42)
            y += 54
        self.put("search", x + 16, y, left - 32, 44)
        self.put("list", x + 12, y + 56, left - 24, top + tall - y - 56 - 12)
        low = top + tall - 20 - 44
        self.put("before", x + left + gap + page - 24 - 2 * 60 - 10, low, 60, 44)
        self.put("after", x + left + gap + page - 24 - 60, low, 60, 44)

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key:
            case "list:at" | "list":
                self._turn(int(str(action.value)))
            case "search":
                self.topics = found(topics_of(self.game), str(action.value))
                self.at = 0
                self._fill()
            case "game":
                self.game, self.at = str(action.value), 0
                self.topics = found(topics_of(self.game), self.search.value)
                self._fill()
            case "before" | "after":
                self._turn(self.at + (1 if action.key == "after" else -1))
        return None

    def key(self, event: pygame.event.Event) -> Step:
        """Left and right turn the page; a letter begins a search."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._turn(self.at + (1 if event.key == pygame.K_RIGHT else -1))
        return None

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.TEXTINPUT and self.group.focus is not self.search:
            self.group.set_focus(self.search)
        if (
            event.type == pygame.KEYDOWN
            and self.group.focus is self.list
            and event.key
            in (
                pygame.K_LEFT,
                pygame.K_RIGHT,
            )
        ):
            return self.key(event)
        return super().handle(event)

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "The rules", words_of(self.game).title)
        brush.panel(self.left)
        if not self.topics:
            inside = brush.paper(self.page)
            box = (inside.x, inside.y + inside.h / 3, inside.w, 0)
            words = self._nothing()
            brush.paragraph(words, box, "bodyi", 22, self.theme.paper_dim, 1.4, "c")
            return
        topic = self.topics[self.at]
        inside = brush.paper(self.page, topic.title)
        pad = self.px(18)
        body = inside.inflate(-2 * pad, 0)
        low = self.group["before"].rect.y - self.px(14)
        size = 22 if self.room[1] > 700 else 20
        below = self._paint_words(brush, topic.text, body, low, size)
        self._paint_cards(
            brush, topic.key, pygame.Rect(body.x, below + self.px(20), body.w, low - below - self.px(20))
        )
        brush.label(
            f"Section {topic.section} of the rules", (inside.x + pad, self.group["before"].rect.centery), 13,
            self.theme.paper_dim, "cl",
        )  # fmt: skip

    def _paint_words(self, brush: Brush, words: str, body: pygame.Rect, low: int, size: int) -> int:
        """A topic's words, a little apart where they are a list and there is room; the y below them."""
        y, ink, px = body.y + self.px(12), self.theme.paper_text, max(11, self.px(size))
        entries = words.split("\n")
        apart = [paragraph_height(entry, "body", px, body.w, 1.5) + self.px(10) for entry in entries]
        if len(entries) == 1 or sum(apart) > low - y:
            tall = paragraph_height(words, "body", px, body.w, 1.5)
            box = (body.x, y, body.w, min(tall, low - body.y) + self.px(4))
            return brush.paragraph(words, box, "body", size, ink, 1.5, floor=15)
        for entry in entries:
            y = brush.paragraph(entry, (body.x, y, body.w, 0), "body", size, ink, 1.5) + self.px(10)
        return y

    def _nothing(self) -> str:
        """Why the page is empty: another game's rules are never shown instead."""
        if topics_of(self.game):
            return f"Nothing in the rules speaks of “{self.search.value}”."
        return f"The rules of {words_of(self.game).title} are not written down here yet."

    def _paint_cards(self, brush: Brush, key: str, rect: pygame.Rect) -> None:
        cards = CARDS.get((self.game, key), ())
        if not cards or rect.h < self.px(120):
            return
        wide = min(self.px(150), (rect.h - self.px(24)) / 1.45, rect.w / (len(cards) * 0.8 + 0.6))
        apart = wide * (0.8 if len(cards) > 4 else 1.04)
        brush.fan(cards, (rect.centerx, rect.y + rect.h * 0.48), round(wide), apart, 2.4, 4)

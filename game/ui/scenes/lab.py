"""The Layout Lab as a page of its own: every card of a game to choose from, shown large, and the panel beside it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.cardface.cardfiles import GAMES
from game.ui.cardface.info import CardInfo, plain
from game.ui.desk import Desk
from game.ui.lab.lab import Noted, Sizes
from game.ui.lab.side import LabSide
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.cardgrid import CardGrid
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.theme import theme
from game.ui.widgets import Action, Button, Choice, TextField

TOP, EDGE, GAP = 92.0, 22.0, 14.0
"""Units: where the page begins under its head, its margin, and what lies between its parts."""


class LabScene(Page):
    """Browser at the left, plate in the middle; the panel is the side's own, and open as long as this page is."""

    name = "lab"

    def __init__(self, desk: Desk, side: LabSide, sample: Callable[[str], Step], game: str = "") -> None:
        """`sample` makes the step to a table in the middle of a game (its name given)."""
        self.side, self.lab = side, side.lab
        self._sample = sample
        self.words = ""
        self._seen: tuple[object, ...] = ()
        self._was_shown = side.shown
        self._arranged = 0.0
        if game in GAMES:
            self.lab.choose_game(game)
        super().__init__(desk, words_of(self.lab.game).mood)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        self._grid = grid = CardGrid("grid", t, self.desk, self._mark)
        table = Button("table", t, "Sample table", "cards-playing-outline", cap="T")
        table.tip = "A game in its middle, to judge the faces in play"
        self.group.replace(
            [
                self.back_button(),
                Choice("game", t, [(game, _short(game)) for game in GAMES], self.lab.game),
                TextField("search", t, self.words, "Search cards", clipboard=self.desk.clipboard),
                table,
                grid,
            ]
        )
        self._fill()
        if self.group.focus is None:
            self.group.set_focus(grid)

    def _mark(self, card: CardInfo) -> str:
        return "changed" if self.desk.cards.changed(card) else ""

    @property
    def grid(self) -> CardGrid:
        """The widget with the cards."""
        return self._grid

    @property
    def card_shown(self) -> tuple[str, str] | None:
        card = self.lab.card
        return card.key if card is not None else None

    def _fill(self) -> None:
        words = self.words.lower().split()
        cards = [card for card in self.lab.cards if all(word in _text(card) for word in words)]
        self.grid.show_cards(cards, "board", self.lab.trial.a)
        self._mark_chosen()
        self._seen = self._now()

    def _now(self) -> tuple[object, ...]:
        return self.lab.cards, self.lab.trial.a, self.lab.game

    def _mark_chosen(self) -> None:
        card = self.lab.card
        keys = [one.id for one in self.grid.cards]
        if card is not None and card.id in keys and self.grid.at != keys.index(card.id):
            self.grid.put("at", keys.index(card.id))
            self.grid.measure()

    # ---- scene

    def enter(self) -> None:
        super().enter()
        self._open()

    def _open(self) -> None:
        self.lab.exhibit = None
        self.side.stage = self._stage
        self.side.open()
        self.side.keyboard = False
        self.arrange()

    def leave(self) -> None:
        self.side.stage = None
        if not self._was_shown:
            self.side.fold()

    def pause(self) -> None:
        super().pause()
        self.side.keyboard = False

    def resume(self, result: object = None) -> Step:
        step = super().resume(result)
        self._open()
        self._judge()
        return step

    # ---- places

    @property
    def _right(self) -> float:
        """Units of width that the panel leaves this page, be it beside it or over it."""
        return min(self.screen.width, self.side.free.right) / self.scale

    @property
    def _browser(self) -> float:
        """Units of width of the browser."""
        return 336.0 if self._right < 1150 else 494.0

    @property
    def _stage(self) -> pygame.Rect:
        # what needs width lies over the browser, too
        left = EDGE if isinstance(self.lab.exhibit, Sizes | Noted) else EDGE + self._browser + GAP
        return self.rect(left, TOP, self._right - left - EDGE, self.room[1] - TOP - EDGE)

    def arrange(self) -> None:
        _, height = self.room
        self.put_head()
        wide = self._right
        choice = min(400.0, wide * 0.42)
        self.put("game", wide - EDGE - choice, 20, choice, 44)
        y = TOP
        self.put("search", EDGE, y, self._browser, 44)
        foot = 48.0
        self.put("grid", EDGE, y + 44 + GAP, self._browser, height - y - 44 - 2 * GAP - foot - EDGE)
        self.put("table", EDGE, height - EDGE - foot, self._browser, foot)
        self._arranged = self._right
        if self.side.stage is not None:
            self.side.stage = self._stage

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key, action.value:
            case "game", str() as game:
                self.words = ""
                self.lab.choose_game(game)
                self._judge()
            case "search", str() as words:
                self.words = words
                self._fill()
            case (("grid" | "grid:at"), int() as at):
                self.lab.choose_card(self.grid.cards[at].id)
            case "table", _:
                self._was_shown = True  # the panel goes along
                return self._sample(self.lab.game)
        return None

    def _judge(self) -> None:
        """Takes the palette of the game that is looked at."""
        mood = words_of(self.lab.game).mood
        if mood != self.theme.mood:
            self.theme = theme(mood)
            self.desk.mood = mood
            self.build()
            self.arrange()
        self.changed = True

    def update(self, dt: float) -> Step:
        if self._seen != self._now():
            self._judge()
            self._fill()
            self.changed = True
        if self._arranged != self._right:  # the panel was moved
            self.arrange()
            self.changed = True
        before = self.grid.at
        self._mark_chosen()
        if self.grid.at != before or self.side.stage != self._stage:
            self.side.stage = self._stage
            self.changed = True
        return super().update(dt)

    # ---- picture

    def paint(self, brush: Brush) -> None:
        brush.ground()
        head = self.group["back"].rect
        left, right = head.right + self.px(20), self.group["game"].rect.x - self.px(16)
        brush.text(
            "Layout Lab", (left, self.px(42)), "title", 34, self.theme.gold_text, "cl", right - left, 3
        )
        brush.divider(self.px(EDGE), self.px(self._right - EDGE), self.px(76))
        if not self.grid.cards:
            words = "No card is like that." if self.desk.cards.known(self.lab.game) else "Reading the cards."
            brush.text(words, self.grid.rect.center, "title", 22, self.theme.dim, "cc", self.grid.rect.w)


def _short(game: str) -> str:
    """A game's name where there is little room."""
    return words_of(game).title.split()[-1]


def _text(card: CardInfo) -> str:
    return " ".join((card.name, card.id, card.type_line, *card.keywords, plain(card.rules))).lower()

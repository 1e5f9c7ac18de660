"""Cards side by side in a scrolled area, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.cardface.info import CardInfo
from game.ui.cardface.placing import place_face
from game.ui.cardface.shown import card_height
from game.ui.desk import Desk
from game.ui.theme import TARGET, Fill, Theme
from game.ui.widgets import USED, Action
from game.ui.widgets.scroll import ScrollArea

SIZES = {"board": 132.0, "hand": 158.0, "full": 278.0}
"""Width of a card in units for each use, as on the tables."""
GAP = 18.0


class CardGrid(ScrollArea):
    """Returns Action(key + ":at", index) when the choice moves, and Action(key, index) by Enter or a second click.

    `marked` says of a card what a small plate on it tells; empty where nothing is to be told.
    """

    focusable = True

    def __init__(self, key: str, theme: Theme, desk: Desk, marked: Callable[[CardInfo], str]) -> None:
        super().__init__(key, theme)
        self.desk, self._marked = desk, marked
        self.cards: Sequence[CardInfo] = ()
        self.use = "hand"
        self.face_set = ""
        self.at = 0

    def show_cards(self, cards: Sequence[CardInfo], use: str, face_set: str) -> None:
        """Other cards, or the same in another way; the chosen card stays chosen where it is still there."""
        chosen = self.chosen
        self.cards, self.use, self.face_set = cards, use, face_set
        keys = [card.key for card in cards]
        self.at = keys.index(chosen.key) if chosen is not None and chosen.key in keys else 0
        self.measure()
        self.changed = True

    @property
    def chosen(self) -> CardInfo | None:
        """The card that is chosen."""
        return self.cards[self.at] if 0 <= self.at < len(self.cards) else None

    # ---- places

    @property
    def card_width(self) -> int:
        """Width of a card in px."""
        return self.px(SIZES[self.use])

    @property
    def columns(self) -> int:
        """Cards in a row."""
        return max(1, int((self.rect.w - self.px(14) - self.px(GAP)) / (self.card_width + self.px(GAP))))

    @property
    def _pitch(self) -> tuple[float, int]:
        """From one card to the next, across and down; the room that is left over is shared out."""
        room = self.rect.w - self.px(14)
        return room / self.columns, card_height(self.card_width) + self.px(GAP)

    def layout(self, rect: object, scale: float) -> None:
        super().layout(rect, scale)  # type: ignore[arg-type]
        self.measure()

    def measure(self) -> None:
        """Finds the height of all rows, and shows the chosen card."""
        rows = -(-len(self.cards) // self.columns)
        self.set_length(round(rows * self._pitch[1] + self.px(GAP)))
        self._show_chosen()

    def centre_of(self, index: int) -> tuple[float, float]:
        """Where a card stands, in px of the window."""
        across, down = self._pitch
        row, column = divmod(index, self.columns)
        x = self.rect.x + (column + 0.5) * across
        return x, self.rect.y - self.offset + self.px(GAP) + row * down + card_height(self.card_width) / 2

    def index_at(self, point: tuple[int, int]) -> int:
        """The card under a point; -1 where there is none."""
        across, down = self._pitch
        column = int((point[0] - self.rect.x) // across)
        row = int((point[1] - self.rect.y + self.offset - self.px(GAP) / 2) // down)
        index = row * self.columns + column
        if not (0 <= column < self.columns and 0 <= index < len(self.cards)):
            return -1
        x, y = self.centre_of(index)
        inside = (
            abs(point[0] - x) <= self.card_width / 2 and abs(point[1] - y) <= card_height(self.card_width) / 2
        )
        return index if inside else -1

    def _show_chosen(self) -> None:
        if self.cards:
            top = self.at // self.columns * self._pitch[1]
            self.show(round(top), round(top + self._pitch[1] + self.px(GAP)))

    # ---- what is done

    def handle(self, event: pygame.event.Event) -> Action | None:
        result = super().handle(event)
        if result is not None:
            return result
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self.index_at(event.pos)
            if index >= 0:
                return Action(self.key, index) if index == self.at else self._choose(index)
        if event.type == pygame.KEYDOWN and self.cards:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                return Action(self.key, self.at)
            steps = {
                pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns,
                pygame.K_HOME: -len(self.cards), pygame.K_END: len(self.cards),
            }  # fmt: skip
            step = steps.get(event.key)
            if step is not None:
                if event.key in (pygame.K_UP, pygame.K_DOWN) and not 0 <= self.at + step < len(self.cards):
                    return None  # the focus goes on to what lies beyond
                return self._choose(min(max(self.at + step, 0), len(self.cards) - 1))
        return None

    def _choose(self, index: int) -> Action:
        self._show_chosen() if index == self.at else None
        if not self.put("at", index):
            return USED
        self._show_chosen()
        return Action(f"{self.key}:at", index)

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        kept = surface.get_clip()
        surface.set_clip(self.rect.clip(kept))
        brush = self.brush(surface)
        tall = card_height(self.card_width)
        for index, card in enumerate(self.cards):
            x, y = self.centre_of(index)
            if y + tall < self.rect.top or y - tall > self.rect.bottom:
                continue
            lit = TARGET if index == self.at else None
            place_face(
                surface, self.desk.faces, card, self.use, (x, y), self.card_width, 0.5, 0, lit,
                scale=self.scale, face_set=self.face_set,
            )  # fmt: skip
            words = self._marked(card)
            if words:
                fill = Fill("#ffe9dc", "#f0c0a4", "#fff6ee", 1.0, "#4a0e0a")
                brush.pill(words, (x, y + tall / 2 - self.px(4)), 13, fill)
        surface.set_clip(kept)
        super().draw(surface)

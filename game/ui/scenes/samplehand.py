"""An opening hand drawn from a deck that is being built, and another, and another."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.app.deckbench import WANTED_BLOOMERS, bloomers_in, opening_chance, sample_hand
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck
from game.ui.cardface.placing import place_face
from game.ui.cardface.shown import card_height
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.decksigns import FAULT_INK, percent
from game.ui.scenes.page import Page
from game.ui.theme import DONE
from game.ui.widgets import Action, Button


class SampleHandScene(Page):
    """Seven cards face-up over the darkened bench; each hand has a number, and the same number draws the same."""

    name = "sample-hand"
    overlay = True

    def __init__(self, desk: Desk, deck: Deck, cards: Mapping[str, Card], seed: int = 1) -> None:
        self.deck, self.cards, self.seed = deck, cards, seed
        super().__init__(desk, "crown")

    def build(self) -> None:
        self.group.replace(
            [
                Button("redraw", self.theme, "Draw another", "cards-outline", "main", "Enter"),
                Button("before", self.theme, "The one before", "undo-variant", cap="B"),
                Button("back", self.theme, "Done", cap="Esc"),
            ]
        )
        self._judge()

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards drawn, openers first, then by cost."""
        drawn = sample_hand(self.deck, self.seed)
        return tuple(sorted(drawn, key=lambda card: (self._cost(card), card)))

    def _cost(self, card: str) -> int:
        return self.cards[card].cost if card in self.cards else 99

    def _judge(self) -> None:
        self.group["before"].enable(self.seed > 1, "" if self.seed > 1 else "This is the first one.")

    # ---- places

    @property
    def card_width(self) -> int:
        """Width of a card in px: all side by side, or in two rows where they would be too small."""
        width, height = self.room
        rows = self._rows
        across = -(-max(len(self.hand), 1) // rows)
        wide = (width - 96 - 16 * (across - 1)) / across
        tall = (height - 150 - 130 - 20 * (rows - 1)) / rows
        return self.px(min(wide, tall / 1.4, 278))

    @property
    def _rows(self) -> int:
        return 2 if self.room[0] < 1300 and self.room[1] > 700 and len(self.hand) > 4 else 1

    def centres(self) -> list[tuple[float, float]]:
        """Where the cards of the hand stand."""
        width, height = self.room
        rows, count = self._rows, len(self.hand)
        across = -(-max(count, 1) // rows)
        wide, tall, gap = self.card_width, card_height(self.card_width), self.px(16)
        top = self.px(150) + (self.px(height - 280) - rows * tall - (rows - 1) * self.px(20)) / 2
        found = []
        for k in range(count):
            row, column = divmod(k, across)
            here = min(across, count - row * across)
            left = self.px(width / 2) - (here * wide + (here - 1) * gap) / 2
            found.append(
                (left + column * (wide + gap) + wide / 2, top + row * (tall + self.px(20)) + tall / 2)
            )
        return found

    def arrange(self) -> None:
        width, height = self.room
        wide, gap = min(230.0, (width - 96) / 3), 14.0
        left = (width - 3 * wide - 2 * gap) / 2
        for k, key in enumerate(("before", "redraw", "back")):
            self.put(key, left + k * (wide + gap), height - 86, wide, 52)

    # ---- what is done

    def act(self, action: Action) -> Step:
        step = {"redraw": 1, "before": -1}.get(action.key, 0)
        self.seed = max(1, self.seed + step)
        self._judge()
        return None

    def key(self, event: pygame.event.Event) -> Step:
        """Space draws as well."""
        return self.act(Action("redraw")) if event.key == pygame.K_SPACE else None

    # ---- picture

    def paint(self, brush: Brush) -> None:
        shade(brush, 0.93)
        width, _ = self.room
        middle, limit = self.px(width / 2), self.px(width - 80)
        brush.text(
            f"Opening hand {self.seed}",
            (middle, self.px(52)),
            "title",
            38,
            self.theme.gold_text,
            "cc",
            limit,
            3,
        )
        openers = bloomers_in(self.hand, self.cards)
        fine = openers >= WANTED_BLOOMERS
        words = f"{openers} {'opener' if openers == 1 else 'openers'} of Cost 0 and Bloom 1"
        more = f"{words}; {percent(float(opening_chance(self.deck, self.cards)))} of first hands hold two or more"
        brush.text(more, (middle, self.px(98)), "ui", 18, DONE.line if fine else FAULT_INK, "cc", limit)
        infos = {info.id: info for info in self.desk.cards.cards("crown")}
        for card, at in zip(self.hand, self.centres(), strict=True):
            if card in infos:
                place_face(
                    brush.surface, self.desk.faces, infos[card], "full", at, self.card_width, 1.2, scale=self.scale
                )  # fmt: skip

"""One card in all its face sets side by side: to read at full size, and as it stands on the table and in the hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.cardface.boxes import HEIGHT, WIDTH
from game.ui.cardface.info import CardInfo
from game.ui.cardface.placing import place_face
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Step
from game.ui.scenes.cardgrid import SIZES
from game.ui.scenes.page import Page
from game.ui.widgets import Action, Button

LARGEST = 440.0
"""Units of width of a card at full size."""


class CompareScene(Page):
    """Leaves `("compared", index of the card, face set that was taken or nothing)` behind."""

    name = "compare"

    def __init__(self, desk: Desk, mood: str, cards: Sequence[CardInfo], at: int = 0) -> None:
        self.cards, self.at = cards, at
        self.sets = desk.wardrobe.catalogue.sets_of(cards[at].game)
        self._taken = ""
        super().__init__(desk, mood)

    @property
    def card(self) -> CardInfo:
        """The card that is looked at."""
        return self.cards[self.at]

    @property
    def card_shown(self) -> tuple[str, str] | None:
        return self.card.key

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        takers = [Button(f"take:{one.id}", t, "Use on the table", "check-bold") for one in self.sets]
        before, after = Button("before", t, "", "arrow-left"), Button("after", t, "", "arrow-right")
        before.tip, after.tip = "The card before", "The next card"
        self.group.replace([self.back_button(), before, after, *takers])
        self._judge()

    def _judge(self) -> None:
        used = self.desk.wardrobe.chosen(self.card.game)
        for one in self.sets:
            button = self.group[f"take:{one.id}"]
            button.enable(one.id != used, "The table shows this face set." if one.id == used else "")
            if isinstance(button, Button):
                button.put("label", "On the table" if one.id == used else "Use on the table")
        self.group["before"].enable(self.at > 0)
        self.group["after"].enable(self.at < len(self.cards) - 1)

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        self.put("before", width - 24 - 2 * 52 - 8, 20, 52, 44)
        self.put("after", width - 24 - 52, 20, 52, 44)
        count = max(1, len(self.sets))
        self._column = (width - 48) / count
        # two rows: the large face above, the two small ones below it
        head, foot, gap = 128.0, 64.0, 20.0
        room = height - 88 - foot - gap
        small = SIZES["hand"] * HEIGHT / WIDTH
        large = room - (head - 88) - small - gap
        self._wide = min(LARGEST, self._column - 28, large * WIDTH / HEIGHT)
        self._small = 1.0
        if self._wide < 200:
            # too low for both: the small ones shrink together with the large one
            self._small = 0.62
            large = room - (head - 88) - small * self._small - gap
            self._wide = min(LARGEST, self._column - 28, large * WIDTH / HEIGHT)
        for k, one in enumerate(self.sets):
            x = 24 + k * self._column
            wide = min(240.0, self._column - 24)
            self.put(f"take:{one.id}", x + (self._column - wide) / 2, height - 24 - 44, wide, 44)

    # ---- what is done

    def act(self, action: Action) -> Step:
        if action.key.startswith("take:"):
            from game.ui.scenes.gallery import choose_faces

            self._taken = action.key.removeprefix("take:")
            choose_faces(self.desk, self.card.game, self._taken)
        elif action.key in {"before", "after"}:
            self._go(-1 if action.key == "before" else 1)
        self._judge()
        return None

    def back(self) -> Step:
        return Pop(("compared", self.at, self._taken))

    def key(self, event: pygame.event.Event) -> Step:
        ways = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
        if event.key in ways:
            self._go(ways[event.key])
            self._judge()
        return None

    def _go(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), len(self.cards) - 1)
        self.changed = True

    # ---- picture

    def paint(self, brush: Brush) -> None:
        card = self.card
        self.paint_head(brush, card.name, card.type_line)
        for k, one in enumerate(self.sets):
            middle = self.px(24 + (k + 0.5) * self._column)
            brush.text(
                one.name,
                (middle, self.px(104)),
                "title",
                24,
                self.theme.gold_text,
                "cc",
                self.px(self._column - 20),
            )
            top = self.px(128)
            wide = self.px(self._wide)
            tall = round(wide * HEIGHT / WIDTH)
            place_face(
                brush.surface, self.desk.faces, card, "full", (middle, top + tall / 2), wide, 1.2, scale=self.scale,
                face_set=one.id,
            )  # fmt: skip
            self._paint_small(brush, one.id, middle, top + tall + self.px(20))

    def _paint_small(self, brush: Brush, face_set: str, middle: float, top: float) -> None:
        hand, board = (self.px(SIZES[use] * self._small) for use in ("hand", "board"))
        if hand + board + self.px(16) > self.px(self._column - 16):
            board = 0
        left = middle - (hand + board + (self.px(16) if board else 0)) / 2
        high = round(hand * HEIGHT / WIDTH)
        for use, wide, x in (("hand", hand, left), ("board", board, left + hand + self.px(16))):
            if wide:
                centre = (x + wide / 2, top + high / 2)
                place_face(
                    brush.surface, self.desk.faces, self.card, use, centre, wide, 0.6, scale=self.scale,
                    face_set=face_set,
                )  # fmt: skip

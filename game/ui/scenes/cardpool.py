"""The cards to build a deck from: a grid of faces that says how many are in the deck, and the bars to narrow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.deckbench import MOST_COPIES
from game.ui.cardface.info import CardInfo
from game.ui.cardface.placing import place_face
from game.ui.cardface.shown import card_height
from game.ui.desk import Desk
from game.ui.paint.marks import small
from game.ui.paint.text import width
from game.ui.scenes.cardgrid import CardGrid
from game.ui.scenes.grabbing import CardArea
from game.ui.theme import BUBBLE, DONE, REFUSAL, TARGET, Colour, Theme
from game.ui.widgets import USED, Action, Choice

MORE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_BACKSPACE, pygame.K_DELETE)

WIDE = 140.0
"""Units across a card."""


class CardPool(CardGrid, CardArea):
    """Cards side by side. Beside what a CardArea returns: Action(key + ":more" or ":less", card) by the keyboard.

    `held` says of a card how many are in the deck and how many may be.
    """

    def __init__(self, key: str, theme: Theme, desk: Desk, held: Callable[[str], tuple[int, int]]) -> None:
        super().__init__(key, theme, desk, lambda _: "")
        self._held = held
        self.use = "hand"
        self.pointed = ""
        """The card under the pointer."""

    @property
    def card_width(self) -> int:
        return self.px(WIDE)

    def card_at(self, point: tuple[int, int]) -> str:
        index = self.index_at(point) if self.view.collidepoint(point) else -1
        return self.cards[index].id if index >= 0 else ""

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEMOTION and self.grab is None:
            self.put("pointed", self.card_at(event.pos))
        if self.grab is None and event.type != pygame.KEYDOWN:
            scrolled = CardArea.handle(self, event)
            if scrolled is not None:
                return scrolled
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self.index_at(event.pos)
            if index >= 0:
                self.put("at", index)
        taken = self.grabbing(event)
        if taken is not None or event.type != pygame.KEYDOWN:
            return taken
        card = self.chosen
        if card is not None and event.key in MORE:
            return Action(f"{self.key}:more", card.id)
        if card is not None and event.key in LESS:
            return Action(f"{self.key}:less", card.id)
        return CardGrid.handle(self, event)

    def put(self, name: str, value: object) -> bool:
        if name == "hovered" and not value:
            super().put("pointed", "")
        return super().put(name, value)

    def draw(self, surface: pygame.Surface) -> None:
        kept = surface.get_clip()
        surface.set_clip(self.rect.clip(kept))
        tall = card_height(self.card_width)
        for index, card in enumerate(self.cards):
            x, y = self.centre_of(index)
            if y + tall / 2 < self.rect.top or y - tall / 2 > self.rect.bottom:
                continue
            self._card(surface, card, (x, y), index == self.at and self.focused and self.ring_shown)
        surface.set_clip(kept)
        CardArea.draw(self, surface)

    def _card(self, surface: pygame.Surface, card: CardInfo, at: tuple[float, float], lit: bool) -> None:
        count, most = self._held(card.id)
        full = count >= most
        pointed = card.id == self.pointed and self.grab is None
        glow: Colour | None = TARGET if lit or pointed else None
        place_face(
            surface, self.desk.faces, card, self.use, at, self.card_width, 1.2 if pointed else 0.5, 0, glow,
            0.42 if full else 0.0, scale=self.scale, face_set=self.face_set,
        )  # fmt: skip
        if count:
            head = (at[0], at[1] - card_height(self.card_width) / 2)
            fill = REFUSAL if count > most else DONE if full else BUBBLE
            words = f"{count} of {most}" if most < MOST_COPIES else f"{count} in"
            self.brush(surface).pill(words, head, 14, fill)


class SignChoice(Choice):
    """A bar of signs: all have their words beside them where there is room, else only the chosen one has.

    Its tip is the word of the sign under the pointer.
    """

    def __init__(
        self, key: str, theme: Theme, options: Sequence[tuple[object, ...]], value: object = None
    ) -> None:
        super().__init__(key, theme, options, value)
        self._named = list(self.options)
        self._judge()

    def layout(self, rect: object, scale: float) -> None:
        super().layout(rect, scale)  # type: ignore[arg-type]
        self._judge()

    def _judge(self) -> None:
        size = small(17, self.scale)
        wants = sum(
            width(o[1], "uib", size) + (28 if o[2] else 0) * self.scale + 18 * self.scale for o in self._named
        )
        if wants <= self.rect.w:
            self.options = self._named
            return
        self.options = [
            (value, word if value == self.value or not sign else "", sign)
            for value, word, sign in self._named
        ]

    def put(self, name: str, value: object) -> bool:
        changed = super().put(name, value)
        if changed and name == "value":
            self._judge()
        if changed and name == "_over":
            word = self._named[self._over][1] if 0 <= self._over < len(self._named) else ""
            shown = 0 <= self._over < len(self.options) and self.options[self._over][1]
            super().put("tip", "" if shown else word)
        return changed

    def handle(self, event: pygame.event.Event) -> Action | None:
        result = super().handle(event)
        return result if result is not None else USED if event.type == pygame.MOUSEBUTTONDOWN else None

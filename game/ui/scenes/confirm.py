"""Small overlays that ask one thing: yes or no, or a line of text."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scene import Pop, Step
from game.ui.scenes.page import Page
from game.ui.widgets import Action, Button, TextField

WIDE = 560
"""Units across the plate, as far as the window has them."""


class Plate(Page):
    """A plate in the middle of the darkened scene beneath, with a title, a sentence and two buttons.

    The first button's key is `yes`. Leaves with a Pop whose result the asker knows.
    """

    overlay = True
    extra: ClassVar[float] = 0
    """Units of height between the sentence and the buttons."""

    def __init__(
        self, desk: Desk, mood: str, title: str, sentence: str, yes: str, no: str, icon: str = ""
    ) -> None:
        self.words = (title, sentence, yes, no, icon)
        super().__init__(desk, mood)

    def build(self) -> None:
        _, _, yes, no, icon = self.words
        self.group.replace(
            [
                Button("yes", self.theme, yes, icon, "main", "Enter"),
                Button("back", self.theme, no, cap="Esc"),
            ]
        )

    @property
    def plate(self) -> pygame.Rect:
        """Where the plate lies."""
        width, height = self.room
        wide = min(WIDE, width - 48)
        tall = 24 + 44 + self._sentence_height() + self.extra + 28 + 44 + 24
        return self.rect((width - wide) / 2, max(24, (height - tall) * 0.46), wide, tall)

    def _sentence_height(self) -> float:
        width, _ = self.room
        wide = min(WIDE, width - 48) - 56
        size = max(11, self.px(18))
        return (
            paragraph_height(self.words[1], "body", size, self.px(wide), 1.32) / self.scale
            if self.words[1]
            else 0
        )

    def arrange(self) -> None:
        plate = self.plate
        y = plate.bottom - self.px(24 + 44)
        right = plate.right - self.px(28)
        for key in ("yes", "back"):
            button = self.group[key]
            wide, _ = button.natural(self.scale)
            button.layout(pygame.Rect(right - wide, y, wide, self.px(44)), self.scale)
            right -= wide + self.px(14)

    def paint(self, brush: Brush) -> None:
        shade(brush)
        plate = self.plate
        brush.box(plate, brush.theme.prompt, 16, 1.8, 0, 16)
        title, sentence, *_ = self.words
        x, wide = plate.x + self.px(28), plate.w - self.px(56)
        brush.text(title, (x, plate.y + self.px(24 + 16)), "title", 28, self.theme.gold_text, "cl", wide)
        if sentence:
            brush.paragraph(
                sentence, (x, plate.y + self.px(24 + 44), wide, 0), "body", 18, self.theme.text, 1.32
            )


def shade(brush: Brush, strength: float = 0.62) -> None:
    """Darkens what lies beneath an overlay."""
    veil = pygame.Surface(brush.surface.get_size(), pygame.SRCALPHA, 32)
    veil.fill((4, 6, 10, round(255 * strength)))
    brush.surface.blit(veil, (0, 0))


class ConfirmScene(Plate):
    """Asks yes or no; the result is True or False. `word` comes back with it, so that the asker knows the question."""

    name = "confirm"

    def __init__(
        self,
        desk: Desk,
        mood: str,
        word: str,
        title: str,
        sentence: str,
        yes: str = "Yes",
        no: str = "No",
        icon: str = "",
    ) -> None:
        self.word = word
        super().__init__(desk, mood, title, sentence, yes, no, icon)

    def act(self, action: Action) -> Step:
        return Pop((self.word, action.key == "yes"))

    def back(self) -> Step:
        return Pop((self.word, False))


class NameScene(Plate):
    """Asks for a line of text; the result is (word, text), or (word, None) where it was called off."""

    name = "name"
    extra = 62

    def __init__(
        self, desk: Desk, mood: str, word: str, title: str, sentence: str, value: str, yes: str = "Save"
    ) -> None:
        self.word, self.value = word, value
        super().__init__(desk, mood, title, sentence, yes, "Cancel", "content-save-outline")

    def build(self) -> None:
        super().build()
        field = TextField("text", self.theme, self.value, "A name", 60, clipboard=self.desk.clipboard)
        field.mark = 0
        self.group.replace([field, *self.group])
        self.group.set_focus(field)

    def arrange(self) -> None:
        super().arrange()
        plate = self.plate
        y = self.group["yes"].rect.y - self.px(28 + 46)
        self.put_in("text", (plate.x + self.px(28), y, plate.w - self.px(56), self.px(46)))

    @property
    def text(self) -> str:
        """What is written, without blanks around it."""
        field = self.group["text"]
        return field.value.strip() if isinstance(field, TextField) else ""

    def act(self, action: Action) -> Step:
        if action.key == "text":
            self.group["yes"].enable(bool(self.text), "" if self.text else "Write a name first.")
            return None
        return Pop((self.word, self.text)) if self.text else None

    def back(self) -> Step:
        return Pop((self.word, None))

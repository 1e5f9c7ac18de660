"""Leaving the deck builder with changes that are not saved."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.ui.desk import Desk
from game.ui.scene import Pop, Step
from game.ui.scenes.confirm import Plate
from game.ui.widgets import Action, Button


class LeaveScene(Plate):
    """Asks what becomes of changes: the result is (`leave`, `save` or `drop`), or (`leave`, None) to stay."""

    name = "leave-deck"
    overlay: ClassVar[bool] = True

    def __init__(self, desk: Desk, name: str) -> None:
        sentence = f"What you changed about {name} is not saved yet."
        super().__init__(desk, "crown", "Save the changes?", sentence, "Save", "Stay", "content-save-outline")

    def build(self) -> None:
        super().build()
        drop = Button("drop", self.theme, "Don't save", cap="D")
        yes, stay = self.group.widgets
        self.group.replace([yes, drop, stay])

    def arrange(self) -> None:
        super().arrange()
        plate, right = self.plate, self.plate.right - self.px(28)
        y = plate.bottom - self.px(24 + 44)
        for key in ("yes", "drop", "back"):
            button = self.group[key]
            wide, _ = button.natural(self.scale)
            button.layout(pygame.Rect(right - wide, y, wide, self.px(44)), self.scale)
            right -= wide + self.px(14)

    def act(self, action: Action) -> Step:
        return Pop(("leave", "save" if action.key == "yes" else "drop"))

    def back(self) -> Step:
        return Pop(("leave", None))

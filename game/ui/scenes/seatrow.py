"""Widgets of the set-up screen: the disc that shows and changes a seat's colour."""

from __future__ import annotations

import pygame

from game.ui.icons import icon
from game.ui.paint.gems import avatar
from game.ui.paint.shapes import disc_glow
from game.ui.theme import SEATS, Theme
from game.ui.widgets import USED, Action, Widget
from game.ui.widgets.buttons import ENTER


class ColourDisc(Widget):
    """A player's disc: returns Action(key) when pressed, for the next colour. The scene sets `colour` and `letter`."""

    def __init__(self, key: str, theme: Theme, colour: str, letter: str) -> None:
        super().__init__(key, theme)
        self.colour, self.letter = colour, letter
        self.tip = "Another colour"

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.over(event):
            self.put("pressed", True)
            return USED
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.put("pressed", False)
            return Action(self.key) if self.over(event) else USED
        if event.type == pygame.KEYDOWN and event.key in ENTER and self.focused:
            return Action(self.key)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        d = min(self.rect.size)
        if self.hovered or (self.focused and self.ring_shown):
            disc_glow(surface, self.rect.center, d, self.px(12), self.theme.bright, 0.9)
        light, dark, _ = SEATS.get(self.colour) or next(iter(SEATS.values()))
        avatar(surface, self.rect.center, d, light, dark, self.letter)
        if self.hovered:
            k = max(11, d // 3)
            at = (self.rect.right - k, self.rect.bottom - k)
            pygame.draw.circle(surface, (20, 16, 8), (at[0] + k // 2, at[1] + k // 2), k // 2 + 2)
            surface.blit(icon("palette", k, self.theme.bright), at)

"""The deck of one seat, as a wide button on the set-up screen."""

from __future__ import annotations

import pygame

from game.app.deckbench import Cards
from game.app.deckshelf import Shelved
from game.ui.icons import icon
from game.ui.paint.shapes import box
from game.ui.scenes.decksigns import FAULT_INK, colours_of, faction_icon, factions_in, summary
from game.ui.theme import Fill, Theme, mix
from game.ui.widgets import USED, Action, Widget
from game.ui.widgets.buttons import ENTER, shaded


class DeckButton(Widget):
    """Returns Action(key) when pressed. The scene sets `shelved`; a deck that may not be played says why."""

    def __init__(self, key: str, theme: Theme, shelved: Shelved, cards: Cards) -> None:
        super().__init__(key, theme)
        self.shelved, self.cards = shelved, cards
        self.tip = "Choose another deck, or build one"

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
        brush, r, shelved = self.brush(surface), self.rect, self.shelved
        fine = shelved.playable
        base = self.theme.quiet_button
        if not fine:
            base = Fill("#5a2430", "#2c1018", "#e0604a", 1.0, base.ink)
        radius = self.px(10)
        fill = shaded(base, self.hovered, self.pressed and self.hovered, True, self.theme.bright)
        box(surface, r, radius, fill, max(1.0, 1.3 * self.scale), 0.9, 0.25)
        factions = factions_in(shelved.deck, self.cards) if shelved.deck is not None else []
        x = r.x + self.px(12)
        d = min(r.h - self.px(14), self.px(34))
        for faction in factions[:4]:
            light, dark = colours_of(faction)
            brush.gem(
                "circle", (x + d / 2, r.centery), d / self.scale, (light, dark), name=faction_icon(faction)
            )
            x += round(d * 0.8)
        x += round(d * 0.2) + self.px(12) if factions else 0
        k = self.px(22)
        surface.blit(
            icon("chevron-down", k, self.theme.dim), (r.right - k - self.px(10), round(r.centery - k / 2))
        )
        right = r.right - k - self.px(20)
        words = summary(shelved.deck, self.cards) if shelved.deck is not None and fine else ""
        words = words or " ".join(shelved.flaws[:1])
        ink = self.theme.dim if fine else FAULT_INK
        low = r.h < self.px(52)
        middle = r.centery if low else r.centery - self.px(10)
        if low:
            at = brush.text(
                shelved.name, (x, middle), "title", 19, mix(self.theme.text, "#ffffff", 0.2), "cl", right - x
            )
            left = at.right + self.px(14)
            if right - left > self.px(90):
                brush.text(words, (right, middle), "ui", 14, ink, "cr", right - left)
        else:
            brush.text(shelved.name, (x, middle), "title", 20, self.theme.text, "cl", right - x)
            brush.text(words, (x, r.centery + self.px(13)), "ui", 14, ink, "cl", right - x)
        self.focus_ring(surface, radius)

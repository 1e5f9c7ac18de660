"""A frame to hold a bank card against: from then on the table knows how large paper is on this screen."""

from __future__ import annotations

import dataclasses
from typing import ClassVar, Final

import pygame

from game.app import settings as store
from game.ui.cardface.sizes import frame_for, pixels_per_mm
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.page import Page
from game.ui.theme import Fill
from game.ui.widgets import Action, Button

USUAL: Final = 324
"""Pixels that a bank card is wide on a screen of 96 to the inch."""
LEAST: Final = 160


class MeasureScene(Page):
    """Leaves the width of the frame in the settings."""

    name = "measure"
    overlay: ClassVar[bool] = True

    def __init__(self, desk: Desk, mood: str) -> None:
        self.width = desk.settings.bank_card_px or USUAL
        self._grip: int | None = None
        super().__init__(desk, mood)

    def build(self) -> None:
        t = self.theme
        self.group.replace(
            [
                Button("back", t, "Cancel", cap="Esc"),
                Button("less", t, "", "minus"),
                Button("more", t, "", "plus"),
                Button("yes", t, "It fits", "check-bold", "main", "Enter"),
            ]
        )

    @property
    def most(self) -> int:
        """The widest frame that there is room for."""
        return max(
            LEAST, min(self.screen.width - self.px(80), round((self.screen.height - self.px(250)) * 1.58))
        )

    @property
    def frame(self) -> pygame.Rect:
        """Where the bank card is to be held."""
        at = pygame.Rect(0, 0, *frame_for(min(self.width, self.most)))
        at.center = (self.screen.width // 2, (self.screen.height + self.px(40)) // 2)
        return at

    @property
    def handle_rect(self) -> pygame.Rect:
        """The corner by which the frame is drawn larger or smaller."""
        at = pygame.Rect(0, 0, self.px(40), self.px(40))
        at.center = self.frame.bottomright
        return at

    def arrange(self) -> None:
        y = self.screen.height - self.px(24 + 48)
        wide = [self.px(150), self.px(56), self.px(56), self.px(190)]
        left = (self.screen.width - sum(wide) - 3 * self.px(14)) // 2
        for key, w in zip(("back", "less", "more", "yes"), wide, strict=True):
            self.put_in(key, (left, y, w, self.px(48)))
            left += w + self.px(14)

    def act(self, action: Action) -> Step:
        match action.key:
            case "less":
                self._set(self.width - 1)
            case "more":
                self._set(self.width + 1)
            case "yes":
                settings = dataclasses.replace(self.desk.settings, bank_card_px=min(self.width, self.most))
                self.desk.settings = settings
                trouble = store.save(settings, self.desk.saves)
                if trouble:
                    self.desk.toasts.say(trouble, fault=True)
                return Pop(("measured", settings.bank_card_px))
        return None

    def _set(self, width: int) -> None:
        self.width = max(LEAST, min(self.most, width))
        self.changed = True

    def key(self, event: pygame.event.Event) -> Step:
        step = 10 if event.mod & pygame.KMOD_SHIFT else 1
        ways = {pygame.K_LEFT: -step, pygame.K_DOWN: -step, pygame.K_RIGHT: step, pygame.K_UP: step}
        ways |= {pygame.K_MINUS: -step, pygame.K_PLUS: step, pygame.K_EQUALS: step}
        if event.key in ways:
            self._set(self.width + ways[event.key])
        return None

    def handle(self, event: pygame.event.Event) -> Step:
        match event.type:
            case pygame.MOUSEWHEEL:
                self._set(self.width + event.y)
                return None
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.handle_rect.collidepoint(event.pos):
                self._grip = event.pos[0] - self.frame.right
                return None
            case pygame.MOUSEMOTION if self._grip is not None:
                self._set(2 * (event.pos[0] - self._grip - self.screen.width // 2))
                return None
            case pygame.MOUSEBUTTONUP if self._grip is not None:
                self._grip = None
                return None
        return super().handle(event)

    def targets(self) -> dict[str, pygame.Rect]:
        return super().targets() | {"corner": self.handle_rect}

    def paint(self, brush: Brush) -> None:
        shade(brush, 0.95)
        middle = self.screen.width // 2
        words = "Hold a bank card against the screen"
        limit = self.screen.width - self.px(48)
        brush.text(words, (middle, self.px(56)), "title", 34, self.theme.gold_text, "cc", limit)
        told = "Draw the frame to its size by the corner, the wheel or the arrows: Shift takes ten steps at once."
        brush.text(told, (middle, self.px(98)), "ui", 17, self.theme.text, "cc", limit)
        at = self.frame
        radius = at.w * 3.18 / 85.6 / brush.scale  # that of the card's own corners
        brush.glow(at, radius, 18, self.theme.bright, 0.5)
        brush.box(at, Fill("#2a2d52", "#171930", self.theme.bright, 1.0), radius, 2)
        stripe = pygame.Rect(at.x, at.y + round(at.h * 0.12), at.w, round(at.h * 0.19))
        brush.box(stripe, Fill("#0c0d1c", "#0c0d1c", "#0c0d1c"), 0, 0)
        k = round(at.w * 0.13)
        chip = pygame.Rect(at.x + round(at.w * 0.1), at.y + round(at.h * 0.44), k, round(k * 0.78))
        brush.box(chip, Fill("#e9cf86", "#a87a2a", "#fff2c4"), 5, 1)
        mm = pixels_per_mm(at.w)
        words = f"85.6 mm, {at.w} px, {mm:.2f} px a millimetre"
        y = at.bottom - round(at.h * 0.16)
        brush.text(words, (at.centerx, y), "uib", 15, self.theme.text, "cc", at.w - self.px(60))
        brush.gem("circle", self.handle_rect.center, 34, ("#f3d98f", "#b57f28"), name="resize-bottom-right")

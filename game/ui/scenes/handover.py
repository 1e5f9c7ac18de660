"""The opaque screen between two people: nothing of the table shows until the next one says that they sit there."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.ui.desk import Desk
from game.ui.paint import cache
from game.ui.paint.gems import avatar
from game.ui.paint.ground import ground
from game.ui.paint.pixels import line, radial, solid
from game.ui.paint.shapes import disc_glow
from game.ui.paint.text import fit, line_height, text
from game.ui.scene import Pop, Scene, Step
from game.ui.screen import Screen
from game.ui.table.mat import Sitting
from game.ui.theme import SEATS, theme
from game.ui.widgets.base import WidgetGroup
from game.ui.widgets.buttons import MAIN, Button

SAT_DOWN = "sat down"
MENU = "menu"
"""What the scene leaves behind: the next player sits there, or wants the menu first."""


class HandoverScene(Scene):
    """`Ben, take the seat`. Enter or the gold button pops it with SAT_DOWN, Esc or the quiet one with MENU."""

    overlay: ClassVar[bool] = False
    name: ClassVar[str] = "handover"

    def __init__(self, desk: Desk, mood: str, sitting: Sitting, others: str) -> None:
        """`others` says whose cards are hidden, in a sentence."""
        super().__init__(desk)
        self.theme = theme(mood)
        self.sitting, self.others = sitting, others
        self.button = Button("sit", self.theme, "Show my cards", "eye", MAIN, "Enter")
        self.menu = Button("menu", self.theme, "Menu", "menu", cap="Esc")
        self.group = WidgetGroup([self.button, self.menu])

    def resize(self, screen: Screen) -> None:
        super().resize(screen)
        wide, high = self.button.natural(screen.factor)
        wide, high = max(wide, screen.px(300)), max(high, screen.px(56))
        middle = screen.height * 0.5
        top = (
            middle
            + screen.px(122)
            + line_height("title", screen.text_px(38))
            + line_height("ui", screen.text_px(19))
            + screen.px(40)
        )
        top = min(top, screen.height - high - screen.px(24))
        self.button.layout((screen.width / 2 - wide / 2, top, wide, high), screen.factor)
        wide, high = self.menu.natural(screen.factor)
        edge = screen.px(16)
        self.menu.layout((screen.width - edge - wide, edge, wide, high), screen.factor)

    def targets(self) -> dict[str, pygame.Rect]:
        return {widget.key: widget.rect for widget in self.group}

    def handle(self, event: pygame.event.Event) -> Step:
        action = self.group.handle(event)
        self.changed = self.changed or self.group.changed
        if action is not None:
            return Pop(MENU if action.key == "menu" else SAT_DOWN)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            return Pop(SAT_DOWN)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop(MENU)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        screen, look = self.screen, self.theme
        surface.blit(ground(look.mood, (screen.width, screen.height)), (0, 0))
        surface.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
        centre = (screen.width / 2, screen.height * 0.5 - screen.px(150))
        reach = screen.px(300)
        rays = cache.PIECES.get(("handover", reach, look.accent), lambda: _rays(reach, look.accent))
        surface.blit(rays, (round(centre[0] - reach), round(centre[1] - reach)))
        light, dark, _ = SEATS.get(self.sitting.colour, SEATS["amber"])
        disc = screen.px(190)
        disc_glow(surface, centre, disc, screen.px(90), light, 0.55)
        avatar(surface, centre, disc, light, dark, self.sitting.name)
        y = screen.height * 0.5 + screen.px(86)
        words, size = fit(
            f"{self.sitting.name}, take the seat",
            "title",
            screen.text_px(44),
            screen.width * 0.86,
            screen.text_px(22),
        )
        text(surface, words, (screen.width / 2, y), "title", size, look.text, "tc", shadow=screen.px(3))
        y += line_height("title", size) + screen.px(4)
        words, size = fit(self.others, "ui", screen.text_px(19), screen.width * 0.86, 11)
        text(surface, words, (screen.width / 2, y), "ui", size, look.dim, "tc")
        self.group.draw(surface)


def _rays(reach: int, colour: str | tuple[int, int, int]) -> pygame.Surface:
    import numpy as np

    n = reach * 2
    d, angle = radial(n, n, reach, reach)
    k = reach / 300
    rings = sum(
        line(d, r * k, max(1.0, 1.4 * k)) * strength
        for r, strength in ((132, 0.8), (143, 0.4), (210, 0.35), (292, 0.2))
    )
    rays = np.clip(0.5 + np.sin(angle * 24) * d / (10 * k), 0, 1) * (d > 152 * k) * (d < 202 * k) * 0.14
    return solid(np.clip(rings + rays, 0, 1).astype(np.float32), colour)

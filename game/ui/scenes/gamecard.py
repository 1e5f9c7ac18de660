"""A game's card on the title screen: its picture, its name, and how many play it."""

from __future__ import annotations

import pygame

from game.ui.icons import icon
from game.ui.keyart import key_art
from game.ui.paint import cache
from game.ui.paint.brush import Brush
from game.ui.paint.gems import gem
from game.ui.paint.pixels import blurred, clear_surface, coverage, distance, rounded
from game.ui.paint.shapes import box, glow, panel_shadow, ring
from game.ui.scenes.games import players, words_of
from game.ui.theme import Fill, Theme, mix, theme
from game.ui.widgets import USED, Action, Widget
from game.ui.widgets.buttons import ENTER

CAPTION = 138
"""Units of height of the caption under the picture."""
WIDE = 860
"""Units of width from which on a sentence about the game stands beside its name."""
RISE, SHEEN = 9.0, 0.9
"""How fast a card comes up under the pointer (share a second), and how long light runs over it (seconds)."""


class GameCard(Widget):
    """Returns Action(`game:<name>`). `rise` (0 to 1) lifts it under the pointer; `arrived` (0 to 1) lets it come in."""

    def __init__(self, game: str, house: Theme) -> None:
        super().__init__(f"game:{game}", house)
        self.game = game
        self.words = words_of(game)
        self.own = theme(self.words.mood)
        self.rise = 0.0
        self.arrived = 1.0
        self.sheen = 1.0

    @property
    def wanted(self) -> bool:
        """Whether it should stand out now."""
        return self.hovered or (self.focused and self.ring_shown)

    @property
    def settled(self) -> bool:
        """Whether time changes nothing about it."""
        return self.rise == float(self.wanted) and self.sheen >= 1.0

    def tick(self, dt: float, still: bool) -> bool:
        """Moves on; whether its picture changed. `still`: at once, without light running over it."""
        if self.settled:
            return False
        goal = float(self.wanted)
        if still:
            self.rise, self.sheen = goal, 1.0
            return True
        if goal and self.rise == 0.0:
            self.sheen = 0.0
        step = RISE * dt
        self.rise = min(goal, self.rise + step) if goal > self.rise else max(goal, self.rise - step)
        self.sheen = min(1.0, self.sheen + dt / SHEEN)
        return True

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
        eased = self.arrived * self.arrived * (3 - 2 * self.arrived)
        r = self.rect.move(0, round((1 - eased) * self.px(36)) - round(self.rise * self.px(8)))
        radius = self.px(18)
        if self.arrived < 1:
            picture = self._picture()
            layer = clear_surface(*picture.get_size())
            layer.blit(picture, (0, 0))
            layer.set_alpha(round(255 * eased))
            surface.blit(layer, r)
            return
        panel_shadow(surface, r, radius, self.px(16 + 8 * self.rise), 0.55)
        if self.rise:
            glow(surface, r, radius, self.px(24), self.theme.bright, 0.85 * self.rise)
        surface.blit(self._picture(), r)
        if self.sheen < 1:
            self._shine(surface, r)
        ink = mix(self.own.panel.line, self.theme.bright, self.rise)
        ring(surface, r, radius, ink, max(1.5, (1.8 + 1.2 * self.rise) * self.scale))
        self._disc(surface, r)

    def _shine(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        wide = max(8, r.w // 4)
        tall = r.h - self.px(CAPTION)

        def make() -> pygame.Surface:
            band = clear_surface(wide, tall, "#ffffff")
            for x in range(wide):
                u = 1 - abs(2 * x / wide - 1)
                pygame.draw.line(band, (255, 255, 255, round(52 * u * u)), (x, 0), (x, tall))
            return band

        band = cache.PIECES.get(("card sheen", wide, tall), make)
        old = surface.get_clip()
        surface.set_clip(pygame.Rect(r.x, r.y, r.w, tall).clip(old))
        surface.blit(band, (r.x - wide + round((r.w + wide) * self.sheen), r.y))
        surface.set_clip(old)

    def _disc(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        """The gold disc with a triangle that says: play."""
        slim = r.w < self.px(332)
        d = self.px((46 if slim else 56) + 6 * self.rise)
        at = (r.right - self.px(40 if slim else 58), r.bottom - self.px(CAPTION))
        gold = self.theme.main_button
        lift = 0.18 * self.rise
        gem(
            surface,
            at,
            "circle",
            d,
            mix(gold.top, "#ffffff", lift),
            gold.bottom,
            gold.line,
            max(1.2, 1.8 * self.scale),
        )
        k = self.px(26 if slim else 30)
        surface.blit(icon("play", k, gold.ink), (round(at[0] - k / 2 + k * 0.03), round(at[1] - k / 2)))

    def _picture(self) -> pygame.Surface:
        key = ("game card", self.game, self.rect.size, self.scale)
        return cache.GROUNDS.get(key, self._drawn)

    def _drawn(self) -> pygame.Surface:
        w, h = self.rect.size
        caption = self.px(CAPTION)
        s = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        art = key_art(self.game, (w, h - caption))
        s.blit(art, (0, 0))
        own = self.own
        paper = own.mood == "patterns"
        fill = own.paper if paper else Fill(own.panel.top, own.panel.bottom, own.panel.line, 1.0)
        box(
            s,
            (-4, h - caption, w + 8, caption + 8),
            0,
            Fill(fill.top, fill.bottom, own.accent, 1.0),
            2 * self.scale,
            0.9,
            0,
        )
        ink, dim = (own.paper_text, own.paper_dim) if paper else (own.gold_text, own.text)
        shade, pad = blurred(coverage(distance(w, 2, 0, 0)), self.px(8), "#000000", 0.8)
        s.blit(shade, (-pad, h - caption - pad - self.px(3)), (0, 0, shade.get_width(), pad + 2))
        b = Brush(s, own, self.scale)
        x, y, room = self.px(26), h - caption, w - self.px(52)
        slim = room < self.px(280)
        size, beside = (24, 36) if slim else (32, 64)
        b.text(
            self.words.title,
            (x, y + self.px(42 if slim else 38)),
            "title",
            size,
            ink,
            "cl",
            room - self.px(beside),
        )
        b.text(self.words.line, (x, y + self.px(74)), "bodyi", 19, dim, "cl", room)
        k = self.px(20)
        s.blit(icon("account-group", k, dim), (x, round(y + self.px(107) - k / 2)))
        b.text(players(self.game), (x + k + self.px(9), y + self.px(107)), "ui", 16, dim, "cl", room - k)
        if w >= self.px(WIDE):
            left, wide = x + self.px(400), w - self.px(400 + 26 + 120)
            b.paragraph(self.words.blurb, (left, y + self.px(36), wide, self.px(84)), "body", 19, dim, 1.4)
        return rounded(s, self.px(18))

"""Things that show for a moment and are no pieces: banners, sparks, words at a seat; each is data with a length."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pygame

from game.ui.icons import gold_icon
from game.ui.paint import cache, flow, marks
from game.ui.paint.gems import gem
from game.ui.paint.pixels import clear_surface, radial, smooth, solid
from game.ui.paint.shapes import box, disc_glow
from game.ui.paint.text import line_height, text, width
from game.ui.screen import Screen
from game.ui.theme import BUBBLE, Fill, Theme

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Base: seconds before it shows and while it does. Those that do not `block` let the game go on beneath them."""

    delay: float = 0.0
    duration: float = 0.6
    blocks: ClassVar[bool] = True
    moves: ClassVar[bool] = False
    """Whether it is movement and nothing else: left out where motion is reduced."""

    @property
    def end(self) -> float:
        return self.delay + self.duration

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        """Paints it at `t` (0 to 1) of its time."""

    def button(self, size: tuple[int, int], screen: Screen) -> pygame.Rect:
        """Where a button of this size lies, once this waits to be read."""
        rect = pygame.Rect((0, 0), size)
        rect.midbottom = (screen.width // 2, screen.height - screen.px(24))
        return rect


def shown(t: float, fade: float = 0.15) -> float:
    """Strength of something that comes and goes within its time."""
    return max(0.0, min(1.0, t / fade, (1 - t) / fade))


def on_arc(a: Point, b: Point, t: float, rise: float) -> Point:
    """A point of the way from a to b; `rise` in pixels at its height."""
    k = t * t * (3 - 2 * t)
    return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k - rise * math.sin(math.pi * t)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spark(Effect):
    """A burst of light where something arrived."""

    at: Point
    size: float = 60.0
    colour: str = "#ffe08a"
    duration: float = 0.5
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        reach = screen.px(self.size) * (0.35 + 0.65 * math.sqrt(t))
        steps = max(8, round(reach / 6) * 6)
        picture = cache.PIECES.get(("burst", steps, self.colour), lambda: _burst(steps, self.colour))
        faint = round((1 - t) ** 1.5 * 10) / 10
        if faint <= 0:
            return
        picture.set_alpha(round(255 * faint))
        surface.blit(picture, (self.at[0] - picture.get_width() / 2, self.at[1] - picture.get_height() / 2))
        picture.set_alpha(255)


def _burst(reach: int, colour: str) -> pygame.Surface:
    n = reach * 2
    d, angle = radial(n, n, n / 2, n / 2)
    u = d / reach
    rays = (0.5 + 0.5 * abs(np.cos(angle * 6))) ** 6
    ring = (1 - abs(u - 0.72) * 6).clip(0, 1)
    core = (1 - u).clip(0, 1) ** 2
    return solid(smooth((ring * 0.5 + core * 0.5 + rays * (1 - u).clip(0, 1) * 0.9).clip(0, 1)), colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class Banner(Effect):
    """A broad band across the table with a title: a new Era, a new Regime, a turn of fate."""

    title: str
    line: str = ""
    icon: str = ""
    at: Point = (0.5, 0.42)
    duration: float = 1.7

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        size, small = screen.text_px(46), screen.text_px(20)
        pad, icon = screen.px(64), screen.px(54) if self.icon else 0
        wide = max(width(self.title, "title", size), width(self.line, "ui", small)) + 2 * pad
        wide = min(max(wide, screen.px(520)), screen.width - screen.px(32))
        high = (
            line_height("title", size) + (line_height("ui", small) if self.line else 0) + screen.px(36) + icon
        )
        key = ("banner", self.title, self.line, self.icon, wide, high, theme.mood)
        picture = cache.PIECES.get(key, lambda: self._picture(wide, high, size, small, icon, screen, theme))
        strength = shown(t, 0.16)
        if strength <= 0:
            return
        x = screen.width * self.at[0] - picture.get_width() / 2
        y = screen.height * self.at[1] - picture.get_height() / 2 + (1 - min(1.0, t / 0.16)) * screen.px(18)
        picture.set_alpha(round(strength * 255))
        surface.blit(picture, (round(x), round(y)))
        picture.set_alpha(255)

    def _picture(
        self, wide: int, high: int, size: int, small: int, icon: int, screen: Screen, theme: Theme
    ) -> pygame.Surface:
        m = screen.px(36)
        s = clear_surface(wide + 2 * m, high + 2 * m)
        fill = Fill(theme.prompt.top, theme.prompt.bottom, theme.accent, 0.96, theme.text)
        box(
            s,
            (m, m, wide, high),
            screen.px(18),
            fill,
            max(1.5, 2 * screen.factor),
            1.0,
            0.25,
            0,
            screen.px(16),
        )
        y = m + screen.px(16)
        middle = s.get_width() / 2
        if icon:
            s.blit(gold_icon(self.icon, icon), (round(middle - icon / 2), y))
            y += icon
        text(s, self.title, (middle, y), "title", size, theme.gold_text, "tc", shadow=screen.px(3))
        y += line_height("title", size)
        if self.line:
            text(s, self.line, (middle, y), "ui", small, theme.text, "tc")
        for x in (m, m + wide):
            gem(s, (x, m + high / 2), "diamond", screen.px(18), "#f4dc98", "#8a6424", "#3a2a10", 1.5)
        return s


@dataclass(frozen=True, slots=True, kw_only=True)
class Callout(Effect):
    """What a player just did, in words in a bubble beside that player: so that one can follow others' moves."""

    at: Point
    spans: tuple[flow.Span, ...]
    tip: Point | None = None
    duration: float = 1.3
    four: bool = True
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        strength = shown(t, 0.12)
        if strength <= 0:
            return
        px = screen.text_px(18)
        laid = flow.flow(self.spans, screen.px(380) + px * 4, px, BUBBLE.ink, four_colours=self.four)
        pad = screen.px(14)
        rect = pygame.Rect(0, 0, laid.width + 2 * pad, laid.height + screen.px(14))
        rect.midtop = (round(self.at[0]), round(self.at[1]))
        rect.clamp_ip(screen.rect.inflate(-screen.px(16), -screen.px(16)))
        key = ("callout", self.spans, rect.size, screen.factor, self.four)
        picture = cache.PIECES.get(key, lambda: self._picture(rect, laid, pad, screen))
        picture.set_alpha(round(255 * strength))
        m = screen.px(24)
        surface.blit(picture, (rect.x - m, rect.y - m))
        picture.set_alpha(255)

    def _picture(self, rect: pygame.Rect, laid: flow.Flow, pad: int, screen: Screen) -> pygame.Surface:
        m = screen.px(24)
        s = clear_surface(rect.width + 2 * m, rect.height + 2 * m)
        tip = None
        if self.tip is not None:
            tip = (s.get_width() / 2, m - screen.px(11))
        marks.speech(s, (m, m, rect.width, rect.height), screen.factor, BUBBLE, tip)
        laid.draw(s, (m + pad, m + screen.px(7)))
        return s


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring(Effect):
    """A circle that widens round a place: here something counts."""

    at: Point
    size: float = 70.0
    colour: str = "#ffe08a"
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        d = screen.px(self.size) * (0.4 + 0.6 * t)
        steps = max(4, round(d / 6) * 6)
        disc_glow(surface, self.at, steps, screen.px(16), self.colour, round(1 - t, 1))

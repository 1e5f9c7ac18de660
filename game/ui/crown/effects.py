"""What shows for a moment in Crown: Power on its way, Strikes, cracks, crossing pools, crowns won."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pygame

from game.core.ids import Seat
from game.ui.crown import pools
from game.ui.crown.cards import Deck
from game.ui.crown.drawing import damage_token
from game.ui.crown.marks import MINUS
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.plates import token
from game.ui.icons import gold_icon, icon
from game.ui.paint import cache, flow, marks
from game.ui.paint.gems import numbered
from game.ui.paint.pixels import clear_surface, solid
from game.ui.paint.shapes import box, card_shadow, disc_glow, glow
from game.ui.paint.text import fit, line_height, paragraph, paragraph_height, text, width, wrap
from game.ui.screen import Screen
from game.ui.table.effects import Effect, on_arc, shown
from game.ui.table.pose import in_out, out_back
from game.ui.theme import POWER, POWER_RAISED, Fill, Theme

Point = tuple[float, float]
RIBBON = Fill("#fbe8b4", "#d9a94a", "#fff6d8", 1.0, "#3a2204")


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerFlight(Effect):
    """A creature's Power leaves its shield, flies into the pool, and the pool counts up."""

    plan: Plan
    start: Point
    goal: Point
    power: int
    before: int
    after: int
    attacks: bool
    raised: bool = False
    duration: float = 1.0

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        way = min(1.0, t / 0.55)
        if way < 1:
            at = on_arc(self.start, self.goal, way, self.plan.u(46))
            size = self.plan.u(44 + 26 * math.sin(math.pi * way))
            for k in range(5):
                trail = on_arc(self.start, self.goal, max(0.0, way - 0.05 * (k + 1)), self.plan.u(46))
                disc_glow(
                    surface,
                    trail,
                    self.plan.u(16 - 2 * k),
                    self.plan.u(14),
                    "#ffd9a0" if self.attacks else "#b8ccff",
                    0.5 - 0.09 * k,
                )
            light, dark = POWER_RAISED if self.raised else POWER
            numbered(surface, at, "shield", size, light, dark, self.power, "#ffe0a0")
            return
        rest = (t - 0.55) / 0.45
        value = round(self.before + (self.after - self.before) * min(1.0, rest * 1.6))
        pulse = 1 + 0.16 * math.sin(math.pi * min(1.0, rest * 1.4))
        pools.medal(surface, self.plan, self.goal, value, self.attacks, 1.0, pulse)


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolHit(Effect):
    """A spark runs from what changes a pool to that pool, which then counts up or down; the change stands beside it."""

    plan: Plan
    start: Point
    goal: Point
    amount: int
    before: int
    after: int
    attacks: bool
    duration: float = 0.92

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        colour = "#ff6a5a" if self.amount < 0 else "#8ff0a8"
        way = min(1.0, t / 0.4)
        if way < 1:
            _comet(surface, plan, self.start, self.goal, way, colour)
            return
        rest = (t - 0.4) / 0.6
        value = round(self.before + (self.after - self.before) * min(1.0, rest * 1.8))
        pools.medal(
            surface,
            plan,
            self.goal,
            value,
            self.attacks,
            1.0,
            1 + 0.14 * math.sin(math.pi * min(1.0, rest * 1.6)),
        )
        word = f"+{self.amount}" if self.amount > 0 else f"{MINUS}{-self.amount}"
        y = self.goal[1] - plan.medal * (0.55 + 0.35 * rest)
        if rest < 0.95:
            text(
                surface,
                word,
                (self.goal[0], y),
                "num",
                plan.u(40),
                colour,
                "cc",
                shadow=max(2, plan.u(4)),
                alpha=shown(rest, 0.2),
            )


def _comet(s: pygame.Surface, plan: Plan, a: Point, b: Point, t: float, colour: str) -> None:
    for k in range(9, -1, -1):
        at = on_arc(a, b, max(0.0, t - 0.035 * k), plan.u(30))
        disc_glow(s, at, plan.u(14 - k), plan.u(18), colour, 0.9 - 0.085 * k)
    at = on_arc(a, b, t, plan.u(30))
    disc_glow(s, at, plan.u(10), plan.u(10), "#ffffff", 0.9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Comet(Effect):
    """A spark from one thing to another: a Strike finds its mark."""

    plan: Plan
    start: Point
    goal: Point
    colour: str = "#ffd35a"
    duration: float = 0.4

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        _comet(surface, self.plan, self.start, self.goal, t, self.colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ribbon(Effect):
    """What a creature does, named on a golden ribbon over it."""

    plan: Plan
    at: Point
    title: str
    line: str = ""
    picture: str = "sword"
    duration: float = 1.15
    fill: Fill = RIBBON
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        strength = shown(t, 0.12)
        if strength <= 0:
            return
        picture = self._picture(screen)
        x = self.at[0] - picture.get_width() / 2
        y = self.at[1] - picture.get_height() / 2 - self.plan.u(6) * (1 - min(1.0, t / 0.12))
        x = min(max(x, screen.px(4)), screen.width - picture.get_width() - screen.px(4))
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, (round(x), round(y)))
        picture.set_alpha(255)

    def _picture(self, screen: Screen) -> pygame.Surface:
        plan = self.plan
        size, small = screen.text_px(21), screen.text_px(15)
        rows = wrap(self.line, "uib", small, plan.u(250))[:2] if self.line else []
        wide = max(
            [
                width(self.title, "title", size) + round(size * 1.3),
                *(width(row, "uib", small) for row in rows),
            ]
        )
        wide += plan.u(26)
        high = line_height("title", size) + len(rows) * line_height("uib", small) + plan.u(8)
        key = ("ribbon", self.title, self.line, self.picture, wide, high, self.fill)
        return cache.PIECES.get(key, lambda: self._paint(wide, high, size, small, rows))

    def _paint(self, wide: int, high: int, size: int, small: int, rows: list[str]) -> pygame.Surface:
        m = self.plan.u(14)
        s = clear_surface(wide + 2 * m, high + 2 * m)
        box(s, (m, m, wide, high), self.plan.u(9), self.fill, 1.6, 0.95, 0.5, 0, self.plan.u(10))
        k = round(size * 0.95)
        both = k + round(size * 0.35) + width(self.title, "title", size)
        x = s.get_width() / 2 - both / 2
        y = m + self.plan.u(4)
        middle = y + line_height("title", size) / 2
        s.blit(icon(self.picture, k, self.fill.ink), (round(x), round(middle - k / 2)))
        text(s, self.title, (x + k + round(size * 0.35), middle), "title", size, self.fill.ink, "cl")
        y += line_height("title", size)
        for row in rows:
            text(s, row, (s.get_width() / 2, y), "uib", small, self.fill.ink, "tc")
            y += line_height("uib", small)
        return s


@dataclass(frozen=True, slots=True, kw_only=True)
class LaneBanner(Effect):
    """Words across a lane: who pushes it, whose anchor breaks."""

    plan: Plan
    lane: int
    title: str
    line: str = ""
    picture: str = "sword-cross"
    warm: bool = True
    shift: float = 0.0
    duration: float = 1.2

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        strength = shown(t, 0.14)
        if strength <= 0:
            return
        plan = self.plan
        rect = plan.lane(self.lane)
        size, small = screen.text_px(34), screen.text_px(17)
        title, size = fit(self.title, "title", size, rect.width - plan.u(70), 13)
        line, small = fit(self.line, "uib", small, rect.width - plan.u(20), 11)
        k = round(size * 1.05)
        high = line_height("title", size) + (line_height("uib", small) if line else 0) + plan.u(18)
        key = ("lane banner", title, line, self.picture, self.warm, rect.width, high, size)
        picture = cache.PIECES.get(key, lambda: self._paint(rect.width, high, title, size, line, small, k))
        picture.set_alpha(round(255 * strength))
        open_ = out_back(min(1.0, t / 0.14))
        y = plan.clash_y + plan.u(self.shift)
        if open_ < 1:
            thin = pygame.transform.smoothscale(
                picture, (picture.get_width(), max(2, round(picture.get_height() * open_)))
            )
            surface.blit(thin, (rect.x, round(y - thin.get_height() / 2)))
        else:
            surface.blit(picture, (rect.x, round(y - picture.get_height() / 2)))
        picture.set_alpha(255)

    def _paint(
        self, wide: int, high: int, title: str, size: int, line: str, small: int, k: int
    ) -> pygame.Surface:
        s = clear_surface(wide, high)
        t = np.linspace(-1, 1, wide, dtype=np.float32)[None, :].repeat(high, 0)
        fade = np.clip((1 - np.abs(t)) * 3.2, 0, 1) * np.float32(0.94)
        s.blit(solid(fade, "#3a1014" if self.warm else "#0f1446"), (0, 0))
        edge = solid(np.clip((1 - np.abs(t[: max(2, high // 30)])) * 2.2, 0, 1), "#f0cf7c")
        s.blit(edge, (0, 0))
        s.blit(edge, (0, high - edge.get_height()))
        y = self.plan.u(8)
        both = k + round(size * 0.3) + width(title, "title", size)
        x = wide / 2 - both / 2
        middle = y + line_height("title", size) / 2
        s.blit(gold_icon(self.picture, k), (round(x), round(middle - k / 2)))
        text(s, title, (x + k + round(size * 0.3), middle), "title", size, "#fff0d0", "cl", shadow=3)
        if line:
            text(s, line, (wide / 2, y + line_height("title", size)), "uib", small, "#f0e2ff", "tc", shadow=2)
        return s


@dataclass(frozen=True, slots=True, kw_only=True)
class AuraWave(Effect):
    """Light that spreads through a lane when an Aura takes hold."""

    plan: Plan
    lane: int
    at: Point
    duration: float = 1.0
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        rect = self.plan.lane(self.lane)
        clip = surface.get_clip()
        surface.set_clip(rect)
        for k in range(3):
            r = (t * 1.3 - 0.18 * k) * rect.height
            if r > 8:
                steps = max(6, round(r / 8) * 8)
                disc_glow(
                    surface, self.at, steps, self.plan.u(30), "#8ff09a", round(max(0.0, 0.8 - t * 0.8), 1)
                )
        surface.set_clip(clip)


@dataclass(frozen=True, slots=True, kw_only=True)
class CrossOver(Effect):
    """Both pools swing across the clash and fall on the other side as damage."""

    plan: Plan
    lane: int
    attacker: Seat
    values: tuple[int, int]
    duration: float = 1.2

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        rect = plan.lane(self.lane)
        for side in (1 - self.attacker, self.attacker):
            start = plan.pool(side, self.lane, self.attacker)
            up = plan.side_up(1 - side)
            goal = (
                rect.centerx,
                plan.clash_y + (-1 if up else 1) * (plan.clash / 2 + plan.card * RATIO * 0.45),
            )
            k = in_out(min(1.0, t / 0.62))
            x = start[0] + (goal[0] - start[0]) * k
            y = start[1] + (goal[1] - start[1]) * k * k
            if t < 0.7:
                size = round(plan.medal * (1 - 0.25 * k))
                disc_glow(surface, (x, y), size * 0.9, plan.u(30), "#ff5a3a", 0.8)
                damage_token(surface, plan, (x, y), self.values[side], size)
            else:
                burst = (t - 0.7) / 0.3
                disc_glow(
                    surface,
                    goal,
                    plan.u(60 + 110 * burst),
                    plan.u(34),
                    "#ff7a4a",
                    round(0.9 * (1 - burst), 1),
                )


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageFlight(Effect):
    """Tokens of damage on their way onto a creature."""

    plan: Plan
    start: Point
    goal: Point
    amount: int
    duration: float = 0.5

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        if t < 0.75:
            at = on_arc(self.start, self.goal, t / 0.75, plan.u(34))
            damage_token(surface, plan, at, self.amount, plan.u(50))
        else:
            k = (t - 0.75) / 0.25
            disc_glow(surface, self.goal, plan.u(50 + 50 * k), plan.u(24), "#ff5a3a", round(1 - k, 1))
            damage_token(surface, plan, self.goal, self.amount, plan.u(50 + 10 * (1 - k)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Crack(Effect):
    """A card cracks: a white flash along its break, splinters, and its name."""

    plan: Plan
    at: Point
    width: float
    name: str
    duration: float = 1.0

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        plan = self.plan
        w, h = self.width, self.width * RATIO
        if t < 0.35:
            k = 1 - t / 0.35
            glow(
                surface,
                (self.at[0] - w / 2, self.at[1] - h / 2, w, h),
                round(w * 0.07),
                plan.u(30),
                "#ffffff",
                round(0.9 * k, 1),
            )
        for n in range(14):
            a = n * 2.4 + 0.7
            reach = w * (0.2 + 0.75 * t) * (0.7 + 0.3 * math.sin(n * 5.1))
            x, y = self.at[0] + math.cos(a) * reach, self.at[1] + math.sin(a) * reach * 1.2 + h * 0.35 * t * t
            size = max(2, round(plan.u(11) * (1 - t)))
            tip = [
                (x + math.cos(a + q * 2.1 + t * 4) * size, y + math.sin(a + q * 2.1 + t * 4) * size)
                for q in range(3)
            ]
            pygame.draw.polygon(surface, "#ffe9d0" if n % 3 else "#ff9a8a", tip)
        strength = shown(t, 0.12)
        size = screen.text_px(18)
        if strength > 0:
            words = f"{self.name} shatters"
            fill = Fill("#6a1626", "#34060f", "#ffb0b0", 0.96, "#fff0ea")
            key = ("crack words", words, size)
            wide = width(words, "title", size) + round(size * 1.6)
            high = round(size * 1.9)

            def paint() -> pygame.Surface:
                s = clear_surface(wide + 8, high + 8)
                box(s, (4, 4, wide, high), high / 2, fill, 1.4, 0.95, 0.2)
                text(s, words, (4 + wide / 2, 4 + high / 2), "title", size, fill.ink, "cc")
                return s

            picture = cache.PIECES.get(key, paint)
            picture.set_alpha(round(255 * strength))
            x = min(max(self.at[0] - picture.get_width() / 2, 2), screen.width - picture.get_width() - 2)
            surface.blit(picture, (round(x), round(self.at[1] - picture.get_height() / 2 - h * 0.02)))
            picture.set_alpha(255)
        _ = theme


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenFlight(Effect):
    """Resources on their way: paid for a card, bloomed from one, or the Essence of a Bounty."""

    plan: Plan
    start: Point
    goal: Point
    kind: str
    count: int
    duration: float = 0.9
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        many = min(self.count, 5)
        for k in range(many):
            way = (t * 1.35 - 0.35 * k / max(many, 1)) / 1.0
            if 0 < way < 1:
                at = on_arc(self.start, self.goal, way, self.plan.u(50 + 12 * k))
                token(surface, at, self.plan.u(34), self.kind)
        if t < 0.8:
            word = f"+{self.count}" if self.count > 1 else ""
            if word:
                at = on_arc(self.start, self.goal, min(1.0, t * 1.2), self.plan.u(74))
                text(
                    surface,
                    word,
                    (at[0] + self.plan.u(26), at[1]),
                    "num",
                    self.plan.u(24),
                    "#fff6d8",
                    "cl",
                    shadow=3,
                )


@dataclass(frozen=True, slots=True, kw_only=True)
class CrownFlight(Effect):
    """A crown flies to a player's track, or falls from it."""

    plan: Plan
    start: Point
    goal: Point
    gained: bool
    duration: float = 1.2

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        way = min(1.0, t / 0.75)
        a, b = (
            (self.start, self.goal) if self.gained else (self.goal, (self.goal[0], self.goal[1] + plan.u(90)))
        )
        at = on_arc(a, b, way, plan.u(90) if self.gained else 0)
        size = plan.u(26 + 56 * math.sin(math.pi * min(1.0, way * 0.9 + 0.08)))
        disc_glow(surface, at, size, plan.u(26), "#ffd35a", 0.7)
        picture = gold_icon("crown", max(8, 2 * round(size / 2)))
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
        if way >= 1:
            k = (t - 0.75) / 0.25
            disc_glow(surface, self.goal, plan.u(30 + 60 * k), plan.u(22), "#ffe08a", round(1 - k, 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Floating(Effect):
    """A word that rises from a card: `+2 Power`, `Wither 1`, `stands up`."""

    plan: Plan
    at: Point
    words: str
    colour: str = "#ffe6a6"
    duration: float = 1.0
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        strength = shown(t, 0.18)
        if strength > 0:
            y = self.at[1] - self.plan.u(46) * t
            text(
                surface,
                self.words,
                (self.at[0], y),
                "title",
                screen.text_px(26),
                self.colour,
                "cc",
                shadow=max(2, self.plan.u(4)),
                alpha=strength,
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsFlight(Effect):
    """Cards from a deck to its Fade, one after the other, with how many."""

    plan: Plan
    deck: Deck
    cards: tuple[str, ...]
    start: Point
    goal: Point
    width: int
    duration: float = 1.4

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        many = len(self.cards)
        for k, card in enumerate(self.cards):
            way = (t - 0.5 * k / max(many, 1)) / 0.45
            if not 0 < way < 1:
                continue
            at = on_arc(self.start, self.goal, way, self.plan.u(80))
            wide = 2 * round(self.width * (1 + 0.9 * math.sin(math.pi * way)) / 2)
            face = self.deck.face(card if way > 0.25 else "", "board", wide)
            rect = face.get_rect(center=(round(at[0]), round(at[1])))
            card_shadow(surface, rect, 4, 1.2, self.plan.unit)
            surface.blit(face, rect)
        if t < 0.92:
            d = self.plan.u(44)
            numbered(surface, self.start, "circle", d, "#e5473a", "#7a1512", f"{MINUS}{many}", "#ffe0a0")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Effect):
    """Cards that one player alone may look at, large, until they have seen enough."""

    deck: Deck
    cards: tuple[str, ...]
    title: str
    duration: float = 0.35

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        k = in_out(min(1.0, t))
        wide = round(min(screen.px(270), screen.width * 0.8 / max(len(self.cards), 1)))
        gap = screen.px(20)
        high = round(wide * RATIO)
        pad = screen.px(30)
        size, small = screen.text_px(28), screen.text_px(17)
        head = line_height("title", size) + screen.px(16)
        foot = line_height("ui", small) + screen.px(14)
        row = len(self.cards) * (wide + gap) - gap
        rect = pygame.Rect(
            0, 0, max(row, width(self.title, "title", size)) + 2 * pad, high + head + foot + 2 * pad
        )
        rect.center = (screen.width // 2, round(screen.height * 0.44 + (1 - k) * screen.px(30)))
        fill = Fill(theme.prompt.top, theme.prompt.bottom, theme.accent, 0.97, theme.text)
        box(surface, rect, screen.px(20), fill, max(1.5, 2 * screen.factor), 1.0, 0.25, 0, screen.px(26))
        text(surface, self.title, (rect.centerx, rect.y + pad), "title", size, theme.gold_text, "tc")
        x = rect.centerx - row / 2
        for card in self.cards:
            face = self.deck.face(card, "full", wide)
            at = (round(x), rect.y + pad + head)
            card_shadow(surface, (*at, *face.get_size()), wide * 0.06, 1.2, screen.factor)
            surface.blit(face, at)
            x += wide + gap
        text(
            surface,
            "Click, or press Enter, to go on",
            (rect.centerx, rect.bottom - pad),
            "ui",
            small,
            theme.dim,
            "bc",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PushSheet(Effect):
    """How a push came out: who pushed, both pools, who shattered, whose anchor broke."""

    plan: Plan
    lane: int
    attacker: Seat
    names: tuple[str, str]
    pools: tuple[int, int]
    shattered: tuple[tuple[str, ...], tuple[str, ...]]
    broken: tuple[str, ...]
    duration: float = 2.3

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        strength = shown(t, 0.1)
        if strength <= 0:
            return
        wide = min(max(self.plan.lane(self.lane).width + self.plan.u(40), 330), screen.width - 20)
        key = (
            "push sheet",
            wide,
            self.names,
            self.pools,
            self.shattered,
            self.broken,
            self.lane,
            self.attacker,
            screen.factor,
        )
        picture = cache.PIECES.get(key, lambda: self._paint(wide, screen, theme))
        rect = picture.get_rect(center=(self.plan.lane(self.lane).centerx, round(self.plan.clash_y)))
        rect.clamp_ip(screen.rect)
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, rect)
        picture.set_alpha(255)

    def _rows(self) -> list[tuple[str, str]]:
        rows = []
        for side in (self.attacker, 1 - self.attacker):
            if self.shattered[side]:
                rows.append(("shield-off", f"{self.names[side]} loses {', '.join(self.shattered[side])}"))
        rows += [("anchor", line) for line in self.broken]
        if not rows:
            rows.append(("shield", "Nobody shatters and no anchor breaks"))
        return rows

    def _paint(self, wide: int, screen: Screen, theme: Theme) -> pygame.Surface:
        plan = self.plan
        m, pad = plan.u(20), plan.u(18)
        size, px = screen.text_px(24), screen.text_px(17)
        inner = wide - 2 * pad
        rows = self._rows()
        k = round(px * 1.15)
        tall = [paragraph_height(words, "uib", px, inner - k - plan.u(10), 1.3) for _, words in rows]
        medal = plan.u(66)
        high = round(
            pad * 1.6 + line_height("title", size) + medal + plan.u(18) + sum(tall) + plan.u(6) * len(rows)
        )
        s = clear_surface(wide + 2 * m, high + 2 * m)
        fill = Fill(theme.prompt.top, theme.prompt.bottom, theme.accent, 0.97, theme.text)
        box(s, (m, m, wide, high), plan.u(18), fill, max(1.5, 2 * plan.unit), 1.0, 0.25, 0, plan.u(18))
        x, y = m + pad, m + plan.u(14)
        middle = s.get_width() / 2
        title, size = fit(f"{self.names[self.attacker]}'s push", "title", size, inner, 12)
        text(s, title, (middle, y), "title", size, theme.gold_text, "tc")
        y += line_height("title", screen.text_px(24)) + plan.u(4)
        cy = y + medal / 2
        grow = medal / plan.medal
        for side, sign in ((self.attacker, -1), (1 - self.attacker, 1)):
            at = (middle + sign * plan.u(56), cy)
            pools.medal(s, plan, at, self.pools[side], side == self.attacker, 0.5, grow)
            room = inner / 2 - plan.u(56) - medal / 2 - plan.u(8)
            name, name_px = fit(self.names[side], "title", screen.text_px(20), room, 11)
            text(
                s,
                name,
                (at[0] + sign * (medal / 2 + plan.u(8)), cy),
                "title",
                name_px,
                theme.text,
                "cr" if sign < 0 else "cl",
            )
        y += medal + plan.u(12)
        for (picture, words), h in zip(rows, tall, strict=True):
            s.blit(
                icon(picture, k, "#ffd0c0" if picture != "anchor" else "#ffe6a6"), (x, round(y + px * 0.05))
            )
            paragraph(
                s, words, (x + k + plan.u(10), y, inner - k - plan.u(10), 0), "uib", px, theme.text, 1.3
            )
            y += h + plan.u(6)
        return s


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Effect):
    """What a player did, in a bubble beside the plate, for those who only watch."""

    plan: Plan
    at: Point
    tip: Point
    spans: tuple[flow.Span, ...]
    duration: float = 1.3
    blocks: ClassVar[bool] = False

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        strength = shown(t, 0.12)
        if strength <= 0:
            return
        px = screen.text_px(18)
        from game.ui.theme import BUBBLE

        laid = flow.flow(self.spans, screen.px(340) + px * 4, px, BUBBLE.ink)
        pad, m = screen.px(14), screen.px(24)
        rect = pygame.Rect(0, 0, laid.width + 2 * pad, laid.height + screen.px(14))
        rect.midleft = (round(self.at[0]), round(self.at[1]))
        rect.clamp_ip(screen.rect.inflate(-screen.px(16), -screen.px(16)))

        def paint() -> pygame.Surface:
            s = clear_surface(rect.width + 2 * m, rect.height + 2 * m)
            marks.speech(s, (m, m, rect.width, rect.height), screen.factor, BUBBLE)
            laid.draw(s, (m + pad, m + screen.px(7)))
            return s

        picture = cache.PIECES.get(("said", self.spans, rect.size, screen.factor), paint)
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, (rect.x - m, rect.y - m))
        picture.set_alpha(255)

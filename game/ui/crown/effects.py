"""What flies over Crown's table for a moment: Power, damage, tokens, crowns, splinters."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.core.figures import MINUS, signed
from game.core.ids import Seat
from game.ui.crown import pools
from game.ui.crown.cards import Deck
from game.ui.crown.drawing import damage_token
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.plates import token
from game.ui.icons import gold_icon
from game.ui.paint import cache
from game.ui.paint.gems import numbered
from game.ui.paint.pixels import clear_surface
from game.ui.paint.shapes import box, card_shadow, disc_glow, glow
from game.ui.paint.text import text, width
from game.ui.screen import Screen
from game.ui.table.effects import Effect, on_arc, shown
from game.ui.table.pose import in_out
from game.ui.theme import POWER, POWER_RAISED, Fill, Theme

Point = tuple[float, float]


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
        word = signed(self.amount)
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
    """Both final pools stand a moment, then swing across the clash and fall on the other side's row as damage.

    `rows` are the boxes round each seat's creatures that can take it; a side without any is crossed to its anchors.
    """

    plan: Plan
    lane: int
    attacker: Seat
    values: tuple[int, int]
    rows: tuple[tuple[float, float, float, float] | None, ...] = (None, None)
    duration: float = 1.8
    waits: ClassVar[float] = 1 / 3

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        rect = plan.lane(self.lane)
        if t < self.waits:
            swell = 1 + 0.16 * math.sin(math.pi / 2 * min(1.0, 3 * t / self.waits))
            for side in (1 - self.attacker, self.attacker):
                at = plan.pool(side, self.lane, self.attacker)
                pools.medal(surface, plan, at, self.values[side], side == self.attacker, 1.0, swell)
            return
        t = (t - self.waits) / (1 - self.waits)
        for side in (1 - self.attacker, self.attacker):
            start = plan.pool(side, self.lane, self.attacker)
            row = self.rows[1 - side]
            up = plan.side_up(1 - side)
            deep = plan.clash / 2 + (0 if row is not None else plan.card * RATIO)
            goal = (rect.centerx, plan.clash_y + (-1 if up else 1) * deep)
            k = in_out(min(1.0, t / 0.62))
            x = start[0] + (goal[0] - start[0]) * k
            y = start[1] + (goal[1] - start[1]) * k * k
            if t < 0.7:
                size = round(plan.medal * (1 - 0.25 * k))
                disc_glow(surface, (x, y), size * 0.9, plan.u(30), "#ff5a3a", 0.8)
                damage_token(surface, plan, (x, y), self.values[side], size)
            else:
                burst = (t - 0.7) / 0.3
                if row is not None:
                    glow(
                        surface, row, plan.u(8), plan.u(30), "#ff7a4a", round(max(0.0, 0.9 * (1 - burst)), 1)
                    )
                    continue
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
            damage_token(surface, plan, at, self.amount, plan.u(70))
        else:
            k = (t - 0.75) / 0.25
            disc_glow(surface, self.goal, plan.u(50 + 50 * k), plan.u(24), "#ff5a3a", round(1 - k, 1))
            damage_token(surface, plan, self.goal, self.amount, plan.u(70 + 10 * (1 - k)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Crack(Effect):
    """A card cracks: a white flash along its break, splinters, and its name."""

    plan: Plan
    at: Point
    width: float
    name: str
    duration: float = 1.0

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
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
    amount: int = 1
    duration: float = 1.2

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
        plan = self.plan
        way = min(1.0, t / 0.75)
        a, b = (
            (self.start, self.goal) if self.gained else (self.goal, (self.goal[0], self.goal[1] + plan.u(90)))
        )
        at = on_arc(a, b, way, plan.u(90) if self.gained else 0)
        size = plan.u(26 + 56 * math.sin(math.pi * min(1.0, way * 0.9 + 0.08)))
        px = max(8, 2 * round(size / 2))
        if self.gained:
            disc_glow(surface, at, size, plan.u(26), "#ffd35a", 0.7)
            picture = gold_icon("crown", px)
        else:
            disc_glow(surface, at, size, plan.u(26), "#2a2c3a", 0.8)
            picture = gold_icon("crown", px, "#d4d6de", "#565a68")
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
        if not self.gained:
            zigzag = ((0.04, -0.3), (-0.08, -0.1), (0.07, 0.06), (-0.05, 0.34))
            crack = [(at[0] + x * px, at[1] + y * px) for x, y in zigzag]
            pygame.draw.lines(surface, "#14151f", False, crack, max(2, round(px * 0.07)))
        word = signed(self.amount if self.gained else -self.amount)
        ink = "#ffe9a8" if self.gained else "#ff8a7a"
        beside = (at[0] + px * 0.6, at[1])
        text(surface, word, beside, "num", plan.u(38), ink, "cl", shadow=max(2, plan.u(4)))
        if way >= 1 and self.gained:
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

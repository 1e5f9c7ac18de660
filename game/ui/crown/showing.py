"""What is told on Crown's table for a moment: Strikes by name, banners, cards looked at, how a push came out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pygame

from game.core.ids import Seat
from game.ui.crown import pools
from game.ui.crown.cards import Deck
from game.ui.crown.plan import RATIO, Plan
from game.ui.icons import gold_icon, icon
from game.ui.paint import cache, flow, marks
from game.ui.paint.pixels import clear_surface, solid
from game.ui.paint.shapes import box, card_shadow
from game.ui.paint.text import fit, line_height, paragraph, paragraph_height, text, width, wrap
from game.ui.screen import Screen
from game.ui.table.effects import Effect, shown
from game.ui.table.pose import in_out, out_back
from game.ui.theme import Fill, Theme

Point = tuple[float, float]
RIBBON = Fill("#fbe8b4", "#d9a94a", "#fff6d8", 1.0, "#3a2204")


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

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:  # noqa: ARG002
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
        fade = np.clip((1 - np.abs(t)) * np.float32(3.2), 0, 1) * np.float32(0.94)
        s.blit(solid(fade, "#3a1014" if self.warm else "#0f1446"), (0, 0))
        edge = solid(np.clip((1 - np.abs(t[: max(2, high // 30)])) * np.float32(2.2), 0, 1), "#f0cf7c")
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
class Reveal(Effect):
    """Cards that one player alone may look at, large, until they have seen enough."""

    deck: Deck
    cards: tuple[str, ...]
    title: str
    foot: int
    """The y in px that the sheet stays above where there is room: the prompt still says what goes on."""
    duration: float = 0.35

    def draw(self, surface: pygame.Surface, t: float, screen: Screen, theme: Theme) -> None:
        k = in_out(min(1.0, t))
        rect = self._frame(screen).move(0, round((1 - k) * screen.px(30)))
        wide, pad = self._wide(screen), screen.px(30)
        size = screen.text_px(28)
        head = line_height("title", size) + screen.px(16)
        fill = Fill(theme.prompt.top, theme.prompt.bottom, theme.accent, 0.97, theme.text)
        box(surface, rect, screen.px(20), fill, max(1.5, 2 * screen.factor), 1.0, 0.25, 0, screen.px(26))
        text(surface, self.title, (rect.centerx, rect.y + pad), "title", size, theme.gold_text, "tc")
        x = rect.centerx - self._row(screen) / 2
        for card in self.cards:
            face = self.deck.face(card, "full", wide)
            at = (round(x), rect.y + pad + head)
            card_shadow(surface, (*at, *face.get_size()), wide * 0.06, 1.2, screen.factor)
            surface.blit(face, at)
            x += wide + screen.px(20)

    def button(self, size: tuple[int, int], screen: Screen) -> pygame.Rect:
        frame = self._frame(screen)
        rect = pygame.Rect((0, 0), size)
        rect.midbottom = (frame.centerx, frame.bottom - screen.px(24))
        return rect

    def _wide(self, screen: Screen) -> int:
        return round(min(screen.px(270), screen.width * 0.8 / max(len(self.cards), 1)))

    def _row(self, screen: Screen) -> int:
        return len(self.cards) * (self._wide(screen) + screen.px(20)) - screen.px(20)

    def _frame(self, screen: Screen) -> pygame.Rect:
        """The sheet at rest: title, cards, and room for a button below them."""
        size, pad = screen.text_px(28), screen.px(30)
        head = line_height("title", size) + screen.px(16)
        foot = max(screen.px(42), screen.text_px(19) + screen.px(16)) + screen.px(14)
        high = round(self._wide(screen) * RATIO)
        across = max(self._row(screen), width(self.title, "title", size)) + 2 * pad
        rect = pygame.Rect(0, 0, across, high + head + foot + 2 * pad)
        rect.center = (screen.width // 2, round(screen.height * 0.44))
        rect.bottom = min(rect.bottom, self.foot - screen.px(8))
        rect.top = max(rect.top, screen.px(8))
        return rect


@dataclass(frozen=True, slots=True, kw_only=True)
class PushSheet(Effect):
    """How a push came out: both pools, who shattered, whose anchor broke, who Awakened, Majesty won and lost.

    `crowns` holds (icon, words) of what comes last on it.
    """

    plan: Plan
    lane: int
    attacker: Seat
    names: tuple[str, str]
    pools: tuple[int, int]
    shattered: tuple[tuple[str, ...], tuple[str, ...]]
    broken: tuple[str, ...]
    crowns: tuple[tuple[str, str], ...] = ()
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
            self.crowns,
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
        rows += self.crowns
        if not self.broken and not any(self.shattered) and all(picture != "eye" for picture, _ in rows):
            rows.insert(0, ("shield", "Nobody shatters and no anchor breaks"))
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
                icon(picture, k, "#ffe6a6" if picture in ("anchor", "crown") else "#ffd0c0"),
                (x, round(y + px * 0.05)),
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

"""A deck as a list: a head for each type, a line for each card with its count between minus and plus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.app.deckbench import Bench, by_type
from game.rules.crown.cards import Card
from game.ui.cardface.crown import TYPE_ICONS
from game.ui.icons import gold_icon, icon
from game.ui.paint.brush import Brush
from game.ui.paint.marks import small
from game.ui.paint.shapes import box
from game.ui.scenes.cardpool import LESS, MORE
from game.ui.scenes.decksigns import BLOOM, ESSENCE, FAULT_INK, TYPE_WORDS, colours_of
from game.ui.scenes.grabbing import CardArea
from game.ui.theme import GAP, Fill, Theme, mix
from game.ui.widgets import USED, Action
from game.ui.widgets.buttons import shaded

PITCH: Final = 36
"""Units from one line to the next."""
FLASH: Final = 0.7
"""Seconds that a line glows after its count changed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A head (without `id`), or a card and its count; `card` is None for one that is not in the pool."""

    words: str
    count: int
    id: str = ""
    card: Card | None = None
    sign: str = ""


def lines_of(bench: Bench) -> list[Line]:
    """The deck's lines in their order; cards that are not in the pool come first."""
    lines: list[Line] = []
    strange = [(card, count) for card, count in bench.deck.cards.items() if card not in bench.cards]
    if strange:
        lines.append(Line("Not in the card files", sum(count for _, count in strange), sign="alert"))
        lines += [Line(card, count, card) for card, count in strange]
    for kind, rows in by_type(bench.deck, bench.cards).items():
        lines.append(Line(TYPE_WORDS[kind], sum(count for _, count in rows), sign=TYPE_ICONS[kind]))
        lines += [Line(card.name, count, card.id, card) for card, count in rows]
    return lines


class DeckList(CardArea):
    """Beside what a CardArea returns: Action(key + ":more" or ":less", card) by plus, minus and the keyboard."""

    def __init__(self, key: str, theme: Theme, bench: Bench) -> None:
        super().__init__(key, theme)
        self.bench = bench
        self.lines: list[Line] = []
        self.at = ""
        """The card that the keyboard is on."""
        self.pointed = ""
        self.flash: tuple[str, float] = ("", 0.0)
        """The card whose count has just changed, and how long ago."""
        self._part = 0
        self.renew()

    # ---- what it shows

    def renew(self, flash: str = "") -> None:
        """The deck is another one; `flash` is the card that changed, which is shown."""
        self.lines = lines_of(self.bench)
        ids = [line.id for line in self.lines if line.id]
        if self.at not in ids:
            self.at = ids[0] if ids else ""
        self.set_length(self.pitch * len(self.lines))
        self.changed = True
        if flash:
            self.flash = (flash, 0.0)
            if flash in ids:
                self.at = flash
                self._reveal(flash)

    def tick(self, dt: float) -> bool:
        """Lets the glow of a changed line fade; whether the picture changed."""
        card, age = self.flash
        if not card:
            return False
        self.flash = (card, age + dt) if age + dt < FLASH else ("", 0.0)
        return True

    @property
    def pitch(self) -> int:
        """From one line to the next, in px."""
        return max(self.px(PITCH), small(16, self.scale) + self.px(12))

    def layout(self, rect: object, scale: float) -> None:
        super().layout(rect, scale)  # type: ignore[arg-type]
        self.set_length(self.pitch * len(self.lines))

    def rect_of(self, index: int) -> pygame.Rect:
        """Where a line lies."""
        view = self.view
        return pygame.Rect(view.x, view.y + index * self.pitch - self.offset, view.w, self.pitch - self.px(3))

    def rect_of_card(self, card: str) -> pygame.Rect | None:
        """Where a card's line lies."""
        index = next((k for k, line in enumerate(self.lines) if line.id == card), None)
        return None if index is None else self.rect_of(index)

    def _reveal(self, card: str) -> None:
        index = next((k for k, line in enumerate(self.lines) if line.id == card), 0)
        top = index - 1 if index and not self.lines[index - 1].id else index
        self.show(top * self.pitch, (index + 1) * self.pitch)

    def _index_at(self, point: tuple[int, int]) -> int:
        if not self.view.collidepoint(point):
            return -1
        index = (point[1] - self.view.y + self.offset) // self.pitch
        return int(index) if 0 <= index < len(self.lines) else -1

    def card_at(self, point: tuple[int, int]) -> str:
        index = self._index_at(point)
        return self.lines[index].id if index >= 0 else ""

    def signs(self, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Minus and plus of a line."""
        side = min(rect.h - self.px(4), self.px(28))
        plus = pygame.Rect(0, 0, side, side)
        plus.midright = (rect.right - self.px(6), rect.centery)
        minus = plus.move(-side - self.px(30), 0)
        return minus, plus

    def _part_at(self, point: tuple[int, int]) -> int:
        """-1 on a line's minus, 1 on its plus."""
        index = self._index_at(point)
        if index < 0 or not self.lines[index].id:
            return 0
        minus, plus = self.signs(self.rect_of(index))
        grown = self.px(4)
        return (
            1
            if plus.inflate(grown, grown).collidepoint(point)
            else -1
            if minus.inflate(grown, grown).collidepoint(point)
            else 0
        )

    # ---- what is done

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEMOTION and self.grab is None:
            self.put("pointed", self.card_at(event.pos))
            self.put("_part", self._part_at(event.pos))
        if self.grab is None:
            scrolled = super().handle(event)
            if scrolled is not None:
                return scrolled
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            card, part = self.card_at(event.pos), self._part_at(event.pos)
            if card:
                self.put("at", card)
            if part:
                return Action(f"{self.key}:{'more' if part > 0 else 'less'}", card)
        taken = self.grabbing(event)
        if taken is not None or event.type != pygame.KEYDOWN or not self.at:
            return taken
        if event.key in MORE:
            return Action(f"{self.key}:more", self.at)
        if event.key in LESS:
            return Action(f"{self.key}:less", self.at)
        return self._walk(event.key)

    def _walk(self, key: int) -> Action | None:
        ids = [line.id for line in self.lines if line.id]
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -len(ids), pygame.K_END: len(ids)}
        if key not in steps or self.at not in ids:
            return None
        here = ids.index(self.at)
        there = min(max(here + steps[key], 0), len(ids) - 1)
        if there == here and key in (pygame.K_UP, pygame.K_DOWN):
            return None
        self.put("at", ids[there])
        self._reveal(self.at)
        return USED

    def put(self, name: str, value: object) -> bool:
        if name == "hovered" and not value:
            super().put("pointed", "")
            super().put("_part", 0)
        return super().put(name, value)

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        kept = surface.get_clip()
        surface.set_clip(self.view.clip(kept))
        brush = self.brush(surface)
        for index, line in enumerate(self.lines):
            rect = self.rect_of(index)
            if rect.bottom < self.rect.top or rect.top > self.rect.bottom:
                continue
            if line.id:
                self._line(brush, rect, line)
            else:
                self._head(brush, rect, line)
        surface.set_clip(kept)
        super().draw(surface)
        self.focus_ring(surface, self.px(10))

    def _head(self, brush: Brush, rect: pygame.Rect, line: Line) -> None:
        k = self.px(18)
        y = rect.centery + self.px(3)
        brush.surface.blit(gold_icon(line.sign, k), (rect.x + self.px(6), round(y - k / 2)))
        at = brush.label(line.words, (rect.x + self.px(32), y), 13, brush.theme.dim, "cl")
        brush.text(str(line.count), (at.right + self.px(9), y), "uib", 15, brush.theme.text, "cl")
        brush.divider(at.right + self.px(38), rect.right, y)

    def _line(self, brush: Brush, rect: pygame.Rect, line: Line) -> None:
        pointed = line.id == self.pointed and self.hovered
        chosen = line.id == self.at and self.focused and self.ring_shown
        light, dark = colours_of(line.card.faction) if line.card else ("#8a5a5a", "#3a1c1c")
        glow = 1 - self.flash[1] / FLASH if line.id == self.flash[0] else 0.0
        top = mix(mix(dark, "#0b0d2c", 0.45), light, 0.28 if pointed else 0.1)
        fill = Fill(
            mix(top, "#f5d88a", glow * 0.6),
            mix(mix(dark, "#05061a", 0.6), "#f5d88a", glow * 0.4),
            mix(light, dark, 0.3),
        )
        if chosen:
            fill = Fill(GAP.top, GAP.bottom, brush.theme.bright)
        radius = self.px(7)
        box(brush.surface, rect, radius, fill, max(1.0, 1.1 * self.scale), 0.8, 0.15)
        stripe = pygame.Rect(rect.x, rect.y, self.px(6), rect.h)
        box(brush.surface, stripe, self.px(3), Fill(light, dark, light), 0)
        x = rect.x + self.px(24)
        self._cost(brush, (x, rect.centery), line)
        minus, plus = self.signs(rect)
        limit = self.bench.limit(line.id)
        middle = ((minus.right + plus.x) / 2, rect.centery)
        brush.number(line.count, middle, 20, FAULT_INK if line.count > limit else brush.theme.gold_text)
        for sign, name, part, live in ((minus, "minus", -1, True), (plus, "plus", 1, line.count < limit)):
            over = pointed and self._part == part
            if pointed or chosen:
                look = shaded(brush.theme.quiet_button, over, False, live, brush.theme.bright)
                box(brush.surface, sign, self.px(6), look, 1.0, 0.8, 0.2)
            k = self.px(15)
            ink = brush.theme.text if live else mix(brush.theme.faint, dark, 0.5)
            brush.surface.blit(icon(name, k, ink), (round(sign.centerx - k / 2), round(sign.centery - k / 2)))
        left = x + self.px(21)
        right = minus.x - self.px(8)
        if line.card is not None and line.card.type == "creature":
            right = self._bloom(brush, line.card, right, rect.centery)
        brush.text(line.words, (left, rect.centery), "title", 17, brush.theme.text, "cl", right - left)

    def _cost(self, brush: Brush, at: tuple[float, float], line: Line) -> None:
        card = line.card
        if card is None:
            brush.icon("help", at, 18, FAULT_INK)
            return
        essence = card.type not in ("creature", "equipment")
        colours = ESSENCE if essence else colours_of(card.faction)
        ink = "#2a2440" if essence else "#ffffff"
        brush.gem("diamond" if essence else "circle", at, 30 if essence else 26, colours, card.cost, ink=ink)

    def _bloom(self, brush: Brush, card: Card, right: float, y: float) -> int:
        """The Bloom as a small sun; returns the x left of it."""
        if card.bloom:
            brush.gem("sun", (right - self.px(11), y), 25, BLOOM, card.bloom)
        return round(right - self.px(28))

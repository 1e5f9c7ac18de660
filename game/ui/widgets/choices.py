"""Choice (one of a few, side by side), Stepper (a value between minus and plus) and Slider."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.icons import icon
from game.ui.paint.gems import gem
from game.ui.paint.marks import small
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, text, width
from game.ui.theme import Colour, Fill, Theme, mix
from game.ui.widgets.base import USED, Action, Widget
from game.ui.widgets.buttons import shaded


class Choice(Widget):
    """A segmented bar: returns Action(key, value). `options` are (value, label), (.., icon) or (.., icon, tip).

    Where options have tips, the bar's own is that of the option under the pointer, else of the chosen one.
    """

    def __init__(
        self, key: str, theme: Theme, options: Sequence[tuple[object, ...]], value: object = None
    ) -> None:
        super().__init__(key, theme)
        self.options = [(o[0], str(o[1]), str(o[2]) if len(o) > 2 else "") for o in options]
        self.tips = [str(o[3]) if len(o) > 3 else "" for o in options]
        self.value = self.options[0][0] if value is None else value
        self._over = -1
        self._tell()

    def _tell(self) -> None:
        if any(self.tips):
            told = self._over if self._over >= 0 else self._chosen
            self.put("tip", self.tips[told] if told >= 0 else "")

    @property
    def _chosen(self) -> int:
        return next((k for k, o in enumerate(self.options) if o[0] == self.value), -1)

    @property
    def tip_rect(self) -> pygame.Rect:
        """The option that the tip is about."""
        told = self._over if self._over >= 0 else self._chosen
        return self.cells()[told] if any(self.tips) and self.enabled and told >= 0 else self.rect

    def natural(self, scale: float) -> tuple[int, int]:
        return round(sum(self._wants(scale))) + round(8 * scale) * len(self.options), round(42 * scale)

    def _wants(self, scale: float) -> list[float]:
        size = small(17, scale)
        return [width(o[1], "uib", size) + (28 if o[2] else 0) * scale + 18 * scale for o in self.options]

    def cells(self) -> list[pygame.Rect]:
        """The rectangle of each option."""
        # each as wide as its words need, the rest shared out evenly
        wants = self._wants(self.scale)
        spare = (self.rect.w - sum(wants)) / len(wants)
        if spare < 0:
            wants, spare = [w * self.rect.w / sum(wants) for w in wants], 0.0
        edges, at = [self.rect.x], float(self.rect.x)
        for want in wants:
            at += want + spare
            edges.append(round(at))
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.h) for a, b in pairwise(edges)]

    def _at(self, event: pygame.event.Event) -> int:
        return next((k for k, c in enumerate(self.cells()) if c.collidepoint(event.pos)), -1)

    def _take(self, k: int) -> Action:
        value = self.options[k][0]
        if not self.put("value", value):
            return USED
        self._tell()
        return Action(self.key, value)

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        if event.type == pygame.MOUSEMOTION:
            self.put("_over", self._at(event))
            self._tell()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.over(event):
            return self._take(self._at(event))
        elif event.type == pygame.KEYDOWN and self.focused and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            at = max(self._chosen, 0)
            step = 1 if event.key == pygame.K_RIGHT else -1
            if 0 <= at + step < len(self.options):
                return self._take(at + step)
            return USED
        return None

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.px(10)
        box(surface, self.rect, radius, self.theme.well, max(1.0, 1.2 * self.scale), 0.8, 0, self.px(12))
        for k, ((value, label, name), cell) in enumerate(zip(self.options, self.cells(), strict=True)):
            chosen = value == self.value
            ink = self.theme.dim if self.enabled else self.theme.faint
            if chosen:
                fill = shaded(self.theme.main_button, False, False, self.enabled, self.theme.bright)
                inset = cell.inflate(-2 * self.px(3), -2 * self.px(3))
                box(
                    surface,
                    inset,
                    radius - self.px(2),
                    fill,
                    max(1.0, 1.2 * self.scale),
                    0.9,
                    0.5,
                    0,
                    self.px(5),
                )
                ink = fill.ink
            elif self.hovered and k == self._over and self.enabled:
                inset = cell.inflate(-2 * self.px(3), -2 * self.px(3))
                hover = Fill(
                    mix(self.theme.well.top, "#ffffff", 0.12),
                    mix(self.theme.well.bottom, "#ffffff", 0.08),
                    "#000000",
                )
                box(surface, inset, radius - self.px(2), hover, 0, 0, 0)
                ink = self.theme.text
            self._option(surface, cell, label, name, ink, chosen)
        self.focus_ring(surface, radius)

    def _option(
        self, surface: pygame.Surface, cell: pygame.Rect, label: str, name: str, ink: Colour, chosen: bool
    ) -> None:
        k = self.px(20) if name else 0
        between = self.px(7) if name and label else 0
        room = max(0, cell.w - self.px(14) - k - between)
        role = "uib" if chosen else "ui"
        words, size = fit(label, role, small(17, self.scale), room, 11)
        wide = width(words, role, size) + k + between
        x = round(cell.centerx - wide / 2)
        if name:
            surface.blit(icon(name, k, ink), (x, round(cell.centery - k / 2)))
        text(surface, words, (x + k + between, cell.centery), role, size, ink, "cl")


class Stepper(Widget):
    """A whole number between two ends, or one of some words: returns Action(key, value)."""

    def __init__(
        self,
        key: str,
        theme: Theme,
        value: object,
        low: int = 0,
        high: int = 9,
        words: Sequence[tuple[object, str]] | None = None,
        suffix: str = "",
    ) -> None:
        super().__init__(key, theme)
        self.steps: list[tuple[object, str]] = (
            [(n, f"{n}{suffix}") for n in range(low, high + 1)] if words is None else list(words)
        )
        self.value = value
        self._part = 0  # -1 over minus, 1 over plus

    def natural(self, scale: float) -> tuple[int, int]:
        widest = max(width(word, "uib", small(18, scale)) for _, word in self.steps)
        return widest + round(128 * scale), round(42 * scale)

    @property
    def place(self) -> int:
        """Index of the value among its steps."""
        return next((k for k, s in enumerate(self.steps) if s[0] == self.value), 0)

    def _side(self, event: pygame.event.Event) -> int:
        if not self.over(event):
            return 0
        edge = min(self.px(48), self.rect.w // 3)
        return -1 if event.pos[0] < self.rect.x + edge else 1 if event.pos[0] >= self.rect.right - edge else 0

    def _step(self, way: int) -> Action:
        at = self.place + way
        if not 0 <= at < len(self.steps):
            return USED
        self.put("value", self.steps[at][0])
        return Action(self.key, self.value)

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        if event.type == pygame.MOUSEMOTION:
            self.put("_part", self._side(event))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._side(event):
            self.put("pressed", True)
            return self._step(self._side(event))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.put("pressed", False)
            return USED
        elif event.type == pygame.MOUSEWHEEL and event.y:
            return self._step(1 if event.y > 0 else -1)
        elif event.type == pygame.KEYDOWN and self.focused:
            if event.key in (pygame.K_LEFT, pygame.K_MINUS):
                return self._step(-1)
            if event.key in (pygame.K_RIGHT, pygame.K_PLUS, pygame.K_EQUALS):
                return self._step(1)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.px(10)
        r = self.rect
        box(surface, r, radius, self.theme.well, max(1.0, 1.2 * self.scale), 0.8, 0, self.px(12))
        edge = min(self.px(48), r.w // 3)
        for way, name in ((-1, "minus"), (1, "plus")):
            cell = pygame.Rect(r.x if way < 0 else r.right - edge, r.y, edge, r.h).inflate(
                -self.px(6), -self.px(6)
            )
            live = self.enabled and 0 <= self.place + way < len(self.steps)
            over = self.hovered and self._part == way
            fill = shaded(self.theme.quiet_button, over, over and self.pressed, live, self.theme.bright)
            box(surface, cell, radius - self.px(2), fill, max(1.0, 1.2 * self.scale), 0.9, 0.25, 0)
            k = self.px(18)
            surface.blit(icon(name, k, fill.ink), (round(cell.centerx - k / 2), round(cell.centery - k / 2)))
        ink = self.theme.text if self.enabled else self.theme.faint
        room = max(0, r.w - 2 * edge - self.px(8))
        words, size = fit(self.steps[self.place][1], "uib", small(18, self.scale), room, 11)
        text(surface, words, r.center, "uib", size, ink, "cc")
        self.focus_ring(surface, radius)


class Slider(Widget):
    """A value from `low` to `high` in steps: returns Action(key, value) while it is dragged."""

    def __init__(
        self,
        key: str,
        theme: Theme,
        value: float,
        low: float = 0,
        high: float = 100,
        step: float = 5,
        suffix: str = "",
    ) -> None:
        super().__init__(key, theme)
        self.low, self.high, self.step, self.suffix = low, high, step, suffix
        self.value = value

    def natural(self, scale: float) -> tuple[int, int]:
        return round(260 * scale), round(42 * scale)

    def _track(self) -> tuple[int, int]:
        reserve = max(width(self._word(v), "uib", small(16, self.scale)) for v in (self.low, self.high))
        left = self.rect.x + self.px(14)
        return left, max(left + 1, self.rect.right - reserve - self.px(28))

    def _word(self, value: float) -> str:
        shown = f"{value:g}"
        return shown + self.suffix

    def _set(self, value: float) -> Action:
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        value = min(self.high, self.low + steps * self.step)
        value = round(value, 6) if isinstance(self.step, float) else value
        return Action(self.key, value) if self.put("value", value) else USED

    def _from(self, x: int) -> Action:
        a, b = self._track()
        return self._set(self.low + (x - a) / (b - a) * (self.high - self.low))

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.over(event):
            self.put("pressed", True)
            return self._from(event.pos[0])
        if event.type == pygame.MOUSEMOTION and self.pressed:
            return self._from(event.pos[0])
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.put("pressed", False)
            return USED
        if event.type == pygame.MOUSEWHEEL and event.y:
            return self._set(self.value + (self.step if event.y > 0 else -self.step))
        if event.type == pygame.KEYDOWN and self.focused:
            moves = {
                pygame.K_LEFT: -self.step, pygame.K_RIGHT: self.step, pygame.K_HOME: self.low - self.value,
                pygame.K_END: self.high - self.value,
            }  # fmt: skip
            if event.key in moves:
                return self._set(self.value + moves[event.key])
        return None

    def draw(self, surface: pygame.Surface) -> None:
        a, b = self._track()
        y = self.rect.centery
        thick = self.px(8)
        share = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        x = round(a + (b - a) * share)
        box(
            surface,
            (a - thick // 2, y - thick // 2, b - a + thick, thick),
            thick / 2,
            self.theme.well,
            1.0,
            0.9,
            0,
            self.px(4),
        )
        gold = (
            self.theme.main_button
            if self.enabled
            else shaded(self.theme.main_button, False, False, False, "#000000")
        )
        box(surface, (a - thick // 2, y - thick // 2, x - a + thick, thick), thick / 2, gold, 1.0, 0.6, 0.3)
        d = self.px(26 if self.hovered or self.pressed else 24)
        gem(surface, (x, y), "circle", d, gold.top, gold.bottom, gold.line, max(1.0, 1.5 * self.scale))
        ink = self.theme.text if self.enabled else self.theme.faint
        text(
            surface,
            self._word(self.value),
            (self.rect.right - self.px(4), y),
            "uib",
            small(16, self.scale),
            ink,
            "cr",
        )
        self.focus_ring(surface, self.px(8))

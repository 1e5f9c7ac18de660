"""The Lab's own widgets: face sets with their letters, and a choice whose options each have a line about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.paint.gems import gem
from game.ui.paint.marks import small
from game.ui.paint.shapes import box, glow
from game.ui.paint.text import shorten, text
from game.ui.theme import GAP, Colour, Fill, Theme, mix
from game.ui.widgets import USED, Action, Widget
from game.ui.widgets.scroll import ScrollArea

LETTERS: Final = {"a": ("#f3d98f", "#b57f28", "#241503"), "b": ("#c9d6ea", "#5a7396", "#0e1a2c")}
"""Light, dark and ink of A's disc, which is gold, and B's octagon, which is steel: told apart by shape as well."""
CUTS: Final = {"a": "circle", "b": "octagon"}


def letter_mark(
    surface: pygame.Surface,
    letter: str,
    centre: tuple[float, float],
    size: int,
    on: bool = True,
    dull: Colour = "#888888",
) -> None:
    """The sign of A or B; where it is not `on`, only its outline."""
    light, dark, ink = LETTERS[letter]
    if on:
        gem(
            surface,
            centre,
            CUTS[letter],
            size,
            light,
            dark,
            mix(light, "#ffffff", 0.4),
            max(1.0, size * 0.06),
        )
    else:
        gem(surface, centre, CUTS[letter], size, "#000000", "#000000", dull, max(1.0, size * 0.05), False)
        ink = dull if isinstance(dull, str) else "#888888"
    text(surface, letter.upper(), centre, "uib", max(11, round(size * 0.56)), ink, "cc")


class SetRows(ScrollArea):
    """The face sets of a game, each with the signs of A and B: returns Action(key, (letter, id of the set)).

    A click on a sign gives that letter; the arrows walk up and down, and the keys A and B give the letters.
    """

    focusable = True

    def __init__(self, key: str, theme: Theme, sets: Sequence[tuple[str, str, str]], a: str, b: str) -> None:
        """`sets` are (id, name, one line about it)."""
        super().__init__(key, theme)
        self.sets = list(sets)
        self.a, self.b = a, b
        self.at = next((n for n, one in enumerate(self.sets) if one[0] == a), 0)
        self._over: tuple[int, str] = (-1, "")

    @property
    def pitch(self) -> int:
        """Height of a row."""
        return max(self.px(50), small(16, self.scale) + small(13, self.scale) + self.px(12))

    def layout(self, rect: object, scale: float) -> None:
        super().layout(rect, scale)  # type: ignore[arg-type]
        self.set_length(self.pitch * len(self.sets))

    def sign(self, row: int, letter: str) -> pygame.Rect:
        """Where a letter of a row stands."""
        size = self.px(34)
        at = pygame.Rect(0, 0, size, size)
        x = self.view.right - self.px(24 if letter == "b" else 66)
        at.center = (x, self.rect.y - self.offset + row * self.pitch + self.pitch // 2)
        return at

    def _at(self, pos: tuple[int, int]) -> tuple[int, str]:
        if not self.view.collidepoint(pos):
            return (-1, "")
        row = (pos[1] - self.rect.y + self.offset) // self.pitch
        if not 0 <= row < len(self.sets):
            return (-1, "")
        for letter in "ab":
            if self.sign(row, letter).inflate(self.px(8), self.px(14)).collidepoint(pos):
                return (row, letter)
        return (row, "")

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEMOTION:
            self.put("_over", self._at(event.pos))
        result = super().handle(event)
        if result is not None or not self.sets:
            return result
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            row, letter = self._at(event.pos)
            if row < 0:
                return None
            self.put("at", row)
            return self._give(letter) if letter else USED
        if event.type == pygame.KEYDOWN and self.focused:
            match event.key:
                case pygame.K_UP if self.at > 0:
                    self.put("at", self.at - 1)
                case pygame.K_DOWN if self.at < len(self.sets) - 1:
                    self.put("at", self.at + 1)
                case pygame.K_a | pygame.K_RETURN | pygame.K_KP_ENTER | pygame.K_SPACE:
                    return self._give("a")
                case pygame.K_b:
                    return self._give("b")
                case _:
                    return None
            self.show(self.at * self.pitch, (self.at + 1) * self.pitch)
            return USED
        return None

    def _give(self, letter: str) -> Action:
        chosen = self.sets[self.at][0]
        return Action(self.key, (letter, chosen)) if self.put(letter, chosen) else USED

    def draw(self, surface: pygame.Surface) -> None:
        old = surface.get_clip()
        surface.set_clip(self.view.clip(old))
        for n, (name, title, says) in enumerate(self.sets):
            row = pygame.Rect(
                self.view.x, self.rect.y - self.offset + n * self.pitch, self.view.w, self.pitch
            )
            self._row(surface, n, row, name, title, says)
        surface.set_clip(old)
        super().draw(surface)
        self.focus_ring(surface, self.px(10))

    def _row(
        self, surface: pygame.Surface, n: int, row: pygame.Rect, name: str, title: str, says: str
    ) -> None:
        worn = name in (self.a, self.b)
        inside = row.inflate(0, -self.px(4))
        if worn or n == self._over[0] or (self.focused and self.ring_shown and n == self.at):
            line = self.theme.bright if worn else self.theme.well.line
            fill = Fill(self.theme.well.top, self.theme.well.bottom, line, 0.85 if worn else 0.5)
            box(surface, inside, self.px(9), fill, max(1.0, 1.2 * self.scale), 0.8, 0.1)
        room = self.sign(n, "a").x - row.x - self.px(20)
        size, note = small(16, self.scale), small(13, self.scale)
        ink = self.theme.gold_text if worn else self.theme.text
        x = row.x + self.px(12)
        up = round(note * 0.62) if says else 0
        text(surface, shorten(title, "uib", size, room), (x, row.centery - up), "uib", size, ink, "cl")
        if says:
            y = row.centery + round(size * 0.62)
            text(surface, shorten(says, "ui", note, room), (x, y), "ui", note, self.theme.dim, "cl")
        for letter in "ab":
            on = getattr(self, letter) == name
            over = self._over == (n, letter) and self.hovered
            at = self.sign(n, letter)
            if over:
                glow(surface, at, at.w / 2, self.px(8), self.theme.bright, 0.5)
            dull = self.theme.bright if over else self.theme.faint
            letter_mark(surface, letter, at.center, at.w if on else round(at.w * 0.86), on, dull)


class RadioRows(Widget):
    """One of a few, each in a row with its icon and a line about it: returns Action(key, value).

    `options` are (value, label, icon, line, key cap).
    """

    def __init__(
        self, key: str, theme: Theme, options: Sequence[tuple[str, str, str, str, str]], value: str
    ) -> None:
        super().__init__(key, theme)
        self.options = list(options)
        self.value = value
        self._over = -1

    @property
    def pitch(self) -> float:
        """Height of a row."""
        return self.rect.h / max(1, len(self.options))

    @staticmethod
    def height(count: int, scale: float, lines: bool = True) -> int:
        """Height in px that so many rows want."""
        each = small(16, scale) + (small(13, scale) if lines else 0) + round(16 * scale)
        return count * max(round((48 if lines else 38) * scale), each)

    def row(self, n: int) -> pygame.Rect:
        """Where an option stands."""
        top = self.rect.y + round(n * self.pitch)
        return pygame.Rect(self.rect.x, top, self.rect.w, self.rect.y + round((n + 1) * self.pitch) - top)

    def _at(self, pos: tuple[int, int]) -> int:
        return next((n for n in range(len(self.options)) if self.row(n).collidepoint(pos)), -1)

    @property
    def place(self) -> int:
        """Index of the chosen option."""
        return next((n for n, option in enumerate(self.options) if option[0] == self.value), 0)

    def _take(self, n: int) -> Action:
        value = self.options[n][0]
        return Action(self.key, value) if self.put("value", value) else USED

    def release(self) -> None:
        self.put("_over", -1)
        super().release()

    def handle(self, event: pygame.event.Event) -> Action | None:
        if event.type == pygame.MOUSEMOTION:
            self.put("_over", self._at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            n = self._at(event.pos)
            return self._take(n) if n >= 0 else None
        elif event.type == pygame.KEYDOWN and self.focused:
            step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key, 0)
            if step and 0 <= self.place + step < len(self.options):
                return self._take(self.place + step)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        for n, (value, label, name, line, cap) in enumerate(self.options):
            row = self.row(n).inflate(0, -self.px(4))
            chosen = value == self.value
            if chosen:
                fill = Fill(GAP.top, GAP.bottom, self.theme.bright, 0.9)
                box(surface, row, self.px(9), fill, max(1.0, 1.2 * self.scale), 0.9, 0.2)
            elif n == self._over and self.hovered:
                box(surface, row, self.px(9), self.theme.well, 1.0, 0.6, 0, alpha=0.6)
            self._words(brush, row, label, name, line, cap, chosen)
        self.focus_ring(surface, self.px(10))

    def _words(
        self, brush: Brush, row: pygame.Rect, label: str, name: str, line: str, cap: str, chosen: bool
    ) -> None:
        surface, theme = brush.surface, self.theme
        k = self.px(22)
        x = row.x + self.px(12)
        ink = theme.gold_text if chosen else theme.text
        surface.blit(icon(name, k, ink if chosen else theme.dim), (x, round(row.centery - k / 2)))
        x += k + self.px(11)
        right = row.right - self.px(12)
        if cap:
            right = brush.pill(cap, (right - self.px(16), row.centery), 13).x - self.px(8)
        size, note = small(16, self.scale), small(13, self.scale)
        up = round(note * 0.62) if line else 0
        role = "uib" if chosen else "ui"
        text(surface, shorten(label, role, size, right - x), (x, row.centery - up), role, size, ink, "cl")
        if line:
            y = row.centery + round(size * 0.62)
            text(surface, shorten(line, "ui", note, right - x), (x, y), "ui", note, theme.dim, "cl")

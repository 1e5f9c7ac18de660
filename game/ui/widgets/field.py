"""A line of text to write in, with caret, selection and clipboard."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.ui.paint.marks import small
from game.ui.paint.shapes import box
from game.ui.paint.text import cap_height, text, width
from game.ui.theme import Fill, Theme, rgb
from game.ui.widgets.base import USED, Action, Widget


class Clipboard(Protocol):
    """Anything texts can be put into and taken from."""

    def get(self) -> str: ...

    def put(self, text: str) -> None: ...


class TextField(Widget):
    """Returns Action(key, text) at each change; Enter and Tab are left to the group.

    `most` is the greatest number of letters; `digits` lets only figures in. The caret stands between letters;
    `mark` is the other end of the selection.
    """

    wants_text = True

    def __init__(
        self,
        key: str,
        theme: Theme,
        value: str = "",
        hint: str = "",
        most: int = 40,
        digits: bool = False,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(key, theme)
        self.value, self.hint, self.most, self.digits = value, hint, most, digits
        self.clipboard = clipboard
        self.caret = self.mark = len(value)
        self.wrong = False
        """Framed in red while what is written cannot be used."""
        self._composing = ""

    def natural(self, scale: float) -> tuple[int, int]:
        return round(240 * scale), round(42 * scale)

    def set(self, value: str) -> None:
        """Another text, caret at its end."""
        self.put("value", value[: self.most])
        self._move(len(self.value), False)

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selected letters; equal when there are none."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    # ---- events

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self.over(event):
                self.put("pressed", True)
                self._move(self._letter_at(event.pos[0]), bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
                return USED
            case pygame.MOUSEMOTION:
                self.put("hovered", self.over(event))
                if self.pressed:
                    self._move(self._letter_at(event.pos[0]), True)
                    return USED
            case pygame.MOUSEBUTTONUP if event.button == 1 and self.pressed:
                self.put("pressed", False)
                return USED
            case pygame.TEXTEDITING:
                self.put("_composing", event.text)
                return USED
            case pygame.TEXTINPUT:
                self.put("_composing", "")
                return self._write(event.text)
            case pygame.KEYDOWN:
                return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> Action | None:
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        word = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT))
        a, b = self.selection
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in (
            pygame.K_a,
            pygame.K_c,
            pygame.K_x,
            pygame.K_v,
        ):
            return self._command(event.key)
        match event.key:
            case pygame.K_LEFT:
                self._move(a if a != b and not keep else self._next(self.caret, -1, word), keep)
            case pygame.K_RIGHT:
                self._move(b if a != b and not keep else self._next(self.caret, 1, word), keep)
            case pygame.K_HOME:
                self._move(0, keep)
            case pygame.K_END:
                self._move(len(self.value), keep)
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                if a == b:
                    way = -1 if event.key == pygame.K_BACKSPACE else 1
                    self._move(self._next(self.caret, way, word), True)
                return self._write("")
            case _:
                return None
        return USED

    def _command(self, key: int) -> Action:
        a, b = self.selection
        if key == pygame.K_a:
            self.mark = 0
            self._move(len(self.value), True)
        elif key == pygame.K_v and self.clipboard is not None:
            return self._write(" ".join(self.clipboard.get().split()))
        elif a != b and self.clipboard is not None:
            self.clipboard.put(self.value[a:b])
            if key == pygame.K_x:
                return self._write("")
        return USED

    def _next(self, at: int, way: int, word: bool) -> int:
        at = min(len(self.value), max(0, at + way))
        while (
            word
            and 0 < at < len(self.value)
            and not (self.value[at - 1].isspace() and not self.value[at].isspace())
        ):
            at += way
        return at

    def _move(self, at: int, keep: bool) -> None:
        self.put("caret", min(len(self.value), max(0, at)))
        if not keep:
            self.put("mark", self.caret)
        self.changed = True

    def _write(self, letters: str) -> Action:
        letters = "".join(c for c in letters if c.isprintable() and (not self.digits or c in "0123456789"))
        a, b = self.selection
        room = self.most - (len(self.value) - (b - a))
        letters = letters[: max(0, room)]
        changed = self.put("value", self.value[:a] + letters + self.value[b:])
        self._move(a + len(letters), False)
        return Action(self.key, self.value) if changed else USED

    # ---- picture

    def _size(self) -> int:
        return small(18, self.scale)

    def _offset(self) -> int:
        """How far the text is pushed left so that the caret stays in sight."""
        room = self.rect.w - 2 * self.px(14)
        return max(0, width(self.value[: self.caret] + self._composing, "ui", self._size()) - room)

    def _letter_at(self, x: int) -> int:
        at = x - self.rect.x - self.px(14) + self._offset()
        ends = [width(self.value[:n], "ui", self._size()) for n in range(len(self.value) + 1)]
        return min(range(len(ends)), key=lambda n: abs(ends[n] - at))

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.px(10)
        well = self.theme.well
        frame = (
            "#e0604a"
            if self.wrong
            else self.theme.bright
            if self.focused
            else self.theme.accent
            if self.hovered
            else well.line
        )
        fill = Fill(well.top, well.bottom, frame, max(0.85, well.alpha), well.ink)
        box(
            surface,
            self.rect,
            radius,
            fill,
            max(1.0, (2.0 if self.focused else 1.3) * self.scale),
            0.95,
            0,
            self.px(12),
        )
        size, pad = self._size(), self.px(14)
        inside = self.rect.inflate(-2 * pad, 0)
        old = surface.get_clip()
        surface.set_clip(inside.inflate(4, 0).clip(old))
        x, y = inside.x - self._offset(), inside.centery
        if self.focused:
            a, b = self.selection
            if a != b:
                left, right = (width(self.value[:n], "ui", size) for n in (a, b))
                chosen = pygame.Surface((max(1, right - left), round(size * 1.5)), pygame.SRCALPHA, 32)
                chosen.fill((*rgb(self.theme.accent), 90))
                surface.blit(chosen, (x + left, round(y - size * 0.75)))
        shown = self.value[: self.caret] + self._composing + self.value[self.caret :]
        if shown:
            ink = self.theme.text if self.enabled else self.theme.faint
            text(surface, shown, (x, y), "ui", size, ink, "cl")
        elif self.hint:
            text(surface, self.hint, (x, y), "uii", size, self.theme.faint, "cl")
        if self.focused:
            cx = x + width(self.value[: self.caret] + self._composing, "ui", size)
            tall = cap_height("ui", size) * 1.7
            bar = pygame.Rect(round(cx), round(y - tall / 2), max(1, self.px(2)), round(tall))
            pygame.draw.rect(surface, rgb(self.theme.bright), bar)
            if self._composing:
                start = x + width(self.value[: self.caret], "ui", size)
                pygame.draw.line(
                    surface,
                    rgb(self.theme.bright),
                    (start, y + tall / 2),
                    (cx, y + tall / 2),
                    max(1, self.px(1)),
                )
        surface.set_clip(old)

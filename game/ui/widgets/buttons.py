"""Button and Toggle."""

from __future__ import annotations

import pygame

from game.ui.icons import icon
from game.ui.paint.marks import key_cap, key_cap_width, small
from game.ui.paint.shapes import box, glow
from game.ui.paint.text import fit, text, width
from game.ui.theme import DONE, Colour, Fill, Theme, mix, rgb
from game.ui.widgets.base import USED, Action, Widget, key_code

MAIN, QUIET, ICON = "main", "quiet", "icon"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def shaded(fill: Fill, hovered: bool, pressed: bool, enabled: bool, bright: Colour) -> Fill:
    """A button's fill in its state: paler under the pointer, darker when held, dull when off."""
    if not enabled:
        grey = mix(fill.bottom, "#000000", 0.35)
        # dark letters on gold would drown once the gold is dull: they take its own paler tone
        dark = sum(rgb(fill.ink)) < sum(rgb(fill.top))
        ink = mix(fill.top, grey, 0.3) if dark else mix(fill.ink, grey, 0.55)
        return Fill(
            mix(fill.top, grey, 0.75), mix(fill.bottom, grey, 0.75), mix(fill.line, grey, 0.7), fill.alpha * 0.6, ink,
        )  # fmt: skip
    if pressed:
        return Fill(
            mix(fill.bottom, "#000000", 0.12), mix(fill.top, "#000000", 0.18), fill.line, fill.alpha, fill.ink
        )
    if hovered:
        return Fill(
            mix(fill.top, "#ffffff", 0.16), mix(fill.bottom, "#ffffff", 0.10), bright, fill.alpha, fill.ink
        )
    return fill


class Button(Widget):
    """Does one thing: returns Action(key). `kind` is `main` (gold), `quiet` or `icon`.

    `cap` is the word on the key cap; if it names a key, the group answers that key too.
    """

    def __init__(
        self, key: str, theme: Theme, label: str = "", icon: str = "", kind: str = QUIET, cap: str = ""
    ) -> None:
        super().__init__(key, theme)
        self.label, self.icon, self.kind, self.cap = label, icon, kind, cap
        self.lit = False
        """Stays lit while what it opens or switches is on."""

    @property
    def shortcut(self) -> int | None:
        """The key that presses it from anywhere in its group."""
        return key_code(self.cap) if self.cap else None

    def natural(self, scale: float) -> tuple[int, int]:
        if not self.label:
            return round(56 * scale), round(42 * scale)
        size = small(19, scale)
        parts = width(self.label, "uib", size) + round(44 * scale)
        parts += round(30 * scale) if self.icon else 0
        parts += key_cap_width(self.cap, small(13, scale)) + round(10 * scale) if self.cap else 0
        return parts, max(round(42 * scale), size + round(16 * scale))

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        if event.type == pygame.MOUSEMOTION:
            self.put("hovered", self.over(event))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.over(event):
            self.put("pressed", True)
            return USED
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.put("pressed", False)
            return Action(self.key) if self.over(event) else USED
        elif event.type == pygame.KEYDOWN and event.key in ENTER and self.focused:
            return Action(self.key)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        down = self.pressed and self.hovered
        base = {MAIN: self.theme.main_button, ICON: self.theme.icon_button}.get(
            self.kind, self.theme.quiet_button
        )
        fill = shaded(base, self.hovered, down, self.enabled, self.theme.bright)
        if self.lit and self.enabled:
            fill = Fill(fill.top, fill.bottom, self.theme.bright, fill.alpha, fill.ink)
        radius = self.px(10)
        r = self.rect.move(0, self.px(1) if down else 0)
        if (self.kind == MAIN and self.hovered and self.enabled and not down) or self.lit:
            glow(surface, r, radius, self.px(12), self.theme.bright, 0.55)
        raised = self.enabled and not down
        strong = 0.55 if self.kind == MAIN else 0.25
        line_width, light = max(1.0, 1.4 * self.scale), strong if raised else 0.08
        box(
            surface,
            r,
            radius,
            fill,
            line_width,
            0.9,
            light,
            0 if raised else self.px(8),
            self.px(8) if raised else 0,
        )
        self._content(surface, r, fill)
        self.focus_ring(surface, radius)

    def _content(self, surface: pygame.Surface, r: pygame.Rect, fill: Fill) -> None:
        k = self.px(22)
        if not self.label:
            if self.icon:
                surface.blit(
                    icon(self.icon, k, fill.ink), (round(r.centerx - k / 2), round(r.centery - k / 2))
                )
            return
        cap_size = small(13, self.scale)
        cap = key_cap_width(self.cap, cap_size) if self.cap else 0
        head = k + self.px(8) if self.icon else 0
        size = small(19, self.scale)
        between = self.px(10)
        room = r.w - self.px(16) - head
        if cap and width(self.label, "uib", size) + cap + between > room:
            cap = 0  # the label matters more than the key
        words, size = fit(
            self.label, "uib", size, max(0, room - (cap + between if cap else 0)), small(13, self.scale)
        )
        wide = width(words, "uib", size)
        x = round(r.centerx - (head + wide + (cap + between if cap else 0)) / 2)
        if self.icon:
            surface.blit(icon(self.icon, k, fill.ink), (x, round(r.centery - k / 2)))
            x += head
        text(surface, words, (x, r.centery), "uib", size, fill.ink, "cl")
        if cap:
            key_cap(surface, (x + wide + between, r.centery), self.cap, cap_size, fill.ink, fill.bottom)


class Toggle(Widget):
    """A switch with its label: returns Action(key, on)."""

    def __init__(self, key: str, theme: Theme, label: str, on: bool = False, note: str = "") -> None:
        super().__init__(key, theme)
        self.label, self.on, self.note = label, on, note

    def natural(self, scale: float) -> tuple[int, int]:
        return width(self.label, "ui", small(18, scale)) + round(80 * scale), round(
            (58 if self.note else 42) * scale
        )

    def handle(self, event: pygame.event.Event) -> Action | None:
        if not self.enabled:
            return None
        if event.type == pygame.MOUSEMOTION:
            self.put("hovered", self.over(event))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.over(event):
            self.put("pressed", True)
            return USED
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.put("pressed", False)
            return self._flip() if self.over(event) else USED
        elif event.type == pygame.KEYDOWN and event.key in ENTER and self.focused:
            return self._flip()
        return None

    def _flip(self) -> Action:
        self.put("on", not self.on)
        return Action(self.key, self.on)

    def draw(self, surface: pygame.Surface) -> None:
        r = self.rect
        w, h = self.px(52), self.px(28)
        track = pygame.Rect(r.right - w, r.centery - h // 2, w, h)
        room = max(0, track.x - r.x - self.px(12))
        ink = self.theme.text if self.enabled else self.theme.faint
        middle = r.centery - (self.px(9) if self.note else 0)
        words, size = fit(self.label, "ui", small(18, self.scale), room, small(14, self.scale))
        text(surface, words, (r.x, middle), "ui", size, ink, "cl")
        if self.note:
            words, size = fit(self.note, "ui", small(14, self.scale), room, 11)
            text(surface, words, (r.x, middle + self.px(22)), "ui", size, self.theme.dim, "cl")
        # on and off differ in place, colour and a check mark
        fill = DONE if self.on else self.theme.well
        if self.hovered and self.enabled:
            fill = Fill(
                mix(fill.top, "#ffffff", 0.08),
                mix(fill.bottom, "#ffffff", 0.08),
                self.theme.bright,
                1.0,
                fill.ink,
            )
        if not self.enabled:
            fill = shaded(fill, False, False, False, self.theme.bright)
        box(surface, track, h / 2, fill, max(1.0, 1.4 * self.scale), 0.9, 0, self.px(10))
        d = h - self.px(6)
        knob = pygame.Rect(0, 0, d, d)
        knob.center = (track.right - h // 2 if self.on else track.x + h // 2, track.centery)
        main = (
            self.theme.main_button
            if self.enabled
            else shaded(self.theme.main_button, False, False, False, "#000000")
        )
        plain = Fill(
            mix(self.theme.dim, "#ffffff", 0.1), mix(self.theme.dim, "#000000", 0.35), self.theme.dim
        )
        box(surface, knob, d / 2, main if self.on else plain, 1.0, 0.9, 0.4, 0, self.px(5))
        if self.on:
            k = round(d * 0.66)
            surface.blit(
                icon("check-bold", k, main.ink), (round(knob.centerx - k / 2), round(knob.centery - k / 2))
            )
        self.focus_ring(surface, self.px(8))

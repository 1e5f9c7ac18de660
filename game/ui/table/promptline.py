"""The prompt line: whose decision it is and what is asked, a budget as diamonds, the buttons with their keys."""

from __future__ import annotations

import pygame

from game.ui.paint import flow
from game.ui.paint.gems import avatar, progress
from game.ui.paint.shapes import box
from game.ui.paint.text import text, width
from game.ui.screen import Screen
from game.ui.table.mat import Prompt, Sitting
from game.ui.theme import SEATS, Theme
from game.ui.widgets.base import Action, WidgetGroup
from game.ui.widgets.buttons import MAIN, QUIET, Button


class PromptLine:
    """Shows a `Prompt`; `handle` returns the handle of the choice that was pressed."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.group = WidgetGroup()
        self.prompt: Prompt | None = None
        self.spans: tuple[flow.Span, ...] = ()
        self.sitting: Sitting | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.screen: Screen | None = None
        self.four = True
        self._flow: flow.Flow | None = None
        self._text_at = (0, 0)
        self._budget_at = 0
        self._diamonds = 0

    def show(
        self,
        prompt: Prompt,
        spans: tuple[flow.Span, ...],
        sitting: Sitting | None,
        rect: pygame.Rect,
        screen: Screen,
        four: bool,
    ) -> bool:
        """Takes what is to be shown; returns whether that differs from before."""
        same = (prompt, spans, sitting, rect, screen, four) == (
            self.prompt, self.spans, self.sitting, self.rect, self.screen, self.four,
        )  # fmt: skip
        if same:
            return False
        if self.prompt is None or prompt.choices != self.prompt.choices or screen != self.screen:
            self._make_buttons(prompt)
        self.prompt, self.spans, self.sitting = prompt, spans, sitting
        self.rect, self.screen, self.four = rect.copy(), screen, four
        self._lay()
        return True

    def _make_buttons(self, prompt: Prompt) -> None:
        buttons = []
        for choice in prompt.choices:
            button = Button(
                choice.handle,
                self.theme,
                choice.words,
                choice.icon,
                MAIN if choice.main else QUIET,
                choice.key,
            )
            button.focusable = False
            button.enabled = choice.enabled
            buttons.append(button)
        self.group.replace(buttons)

    def _lay(self) -> None:
        """Buttons to the right, then the budget, then the words; what does not fit loses its key cap, then its icon."""
        prompt, screen, rect = self.prompt, self.screen, self.rect
        assert prompt is not None  # noqa: S101 - called once both are there
        assert screen is not None  # noqa: S101
        scale = screen.factor
        pad, gap = screen.px(10), screen.px(8)
        high = rect.height - 2 * min(screen.px(8), max(2, (rect.height - screen.px(40)) // 2))
        size = screen.text_px(19)
        lead = round(size * 1.36)
        rows = max(1, (rect.height - screen.px(6)) // lead)
        disc = min(screen.px(38), rect.height - screen.px(14))
        left = rect.x + screen.px(14) + disc + screen.px(14)
        sentence = flow.flow(self.spans, 4000, size, self.theme.text, lead, self.four)
        for strip in range(4):
            x = rect.right - pad
            for button in reversed(list(self.group)):
                assert isinstance(button, Button)  # noqa: S101 - only buttons are made
                choice = next(c for c in prompt.choices if c.handle == button.key)
                button.cap = "" if strip > 0 else choice.key
                button.icon = "" if strip > 1 and choice.main else choice.icon
                button.label = "" if strip > 2 and not choice.main else choice.words
                wide = button.natural(scale)[0]
                button.layout((x - wide, rect.centery - high / 2, wide, high), scale)
                button.cap = choice.key
                x -= wide + gap
            self._capless = strip > 0
            end = x
            self._diamonds = 0
            budget = 0
            if prompt.budget:
                budget = width(prompt.budget, "uib", screen.text_px(18)) + screen.px(14)
                if prompt.total:
                    d = screen.px(27)
                    full = budget + round(d * 1.07 * prompt.total) + screen.px(8)
                    if end - full - left >= min(sentence.width, round((end - left) * 0.5)):
                        self._diamonds, budget = d, full
            room = end - budget - left - screen.px(14)
            if sentence.width <= room * rows * 0.86 or (rows == 1 and sentence.width <= room) or strip == 3:
                break
        self._budget_at = end - budget
        if rows == 1:
            while size > 11 and sentence.width > room:
                size -= 1
                sentence = flow.flow(self.spans, 4000, size, self.theme.text, lead, self.four)
        limit = max(60, room)
        laid = flow.flow(self.spans, limit, size, self.theme.text, lead, self.four)
        while size > 11 and laid.height > rect.height - 2:
            size -= 1
            lead = round(size * 1.3)
            laid = flow.flow(self.spans, limit, size, self.theme.text, lead, self.four)
        self._flow = laid
        self._text_at = (left, round(rect.centery - laid.height / 2))
        self._disc = disc

    @property
    def changed(self) -> bool:
        return self.group.changed

    @property
    def fits(self) -> bool:
        """Whether words and buttons lie within the line and apart from each other."""
        if self._flow is None:
            return True
        right = self._text_at[0] + self._flow.width
        return self._flow.height <= self.rect.height and right <= self._budget_at + 1

    def handle(self, event: pygame.event.Event) -> str | None:
        """The handle of the pressed choice, or None; `self.group.took` says whether the event was for a button."""
        done: Action | None = self.group.handle(event)
        return done.key if done is not None else None

    def walk_to(self, handle: str) -> None:
        """The keyboard's walk has come to this handle: its button wears the ring, the others none."""
        for button in self.group:
            button.put("ring_shown", True)
            button.put("focused", handle == f"choice:{button.key}")

    def hit(self, pos: tuple[float, float]) -> str:
        """The tag under a point: a player or a card named in the sentence."""
        if self._flow is None:
            return ""
        return str(self._flow.hit(pos, self._text_at) or "")

    def draw(self, surface: pygame.Surface) -> None:
        """Paints the whole line."""
        prompt, screen, theme = self.prompt, self.screen, self.theme
        if prompt is None or screen is None or self._flow is None:
            return
        rect = self.rect
        box(
            surface,
            rect,
            screen.px(14),
            theme.prompt,
            max(1.2, 1.6 * screen.factor),
            0.95,
            0.25,
            0,
            screen.px(12),
        )
        if self.sitting is not None:
            light, dark, _ = SEATS.get(self.sitting.colour, SEATS["amber"])
            at = (rect.x + screen.px(14) + self._disc / 2, rect.centery)
            avatar(surface, at, self._disc, light, dark, self.sitting.name)
        self._flow.draw(surface, self._text_at)
        if prompt.budget:
            x = self._budget_at
            if self._diamonds:
                x += progress(
                    surface, (x, rect.centery), self._diamonds, prompt.total, prompt.left
                ) + screen.px(10)
            text(surface, prompt.budget, (x, rect.centery), "uib", screen.text_px(18), theme.gold_text, "cl")
        for button in self.group:
            if isinstance(button, Button):
                cap, button.cap = button.cap, "" if self._capless else button.cap
                button.draw(surface)
                button.cap = cap

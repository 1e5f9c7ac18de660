"""The whole log of a match, to read and to keep as a text."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.demo import transcript
from game.app.filenames import safe_name
from game.app.match import Match
from game.core.ids import Seat
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.table.mat import Sitting
from game.ui.table.mats import mat_for
from game.ui.table.sentence import spans
from game.ui.widgets import Action, Button, ScrollArea

FOLDER = "transcripts"


class LogScene(Page):
    """All sentences as one looker may know them; everything once the match is over."""

    name = "log"

    def __init__(self, desk: Desk, match: Match, viewer: Seat | None = None) -> None:
        self.match = match
        self._chip = mat_for(match).chip
        told = match.play.events if match.over else match.events(0, viewer)
        self._sentences = [s for s in (match.rules.describe(event) for event in told) if s is not None]
        self._flows: list[tuple[flow.Flow, int]] = []
        self._area: ScrollArea
        super().__init__(desk, words_of(match.header.game).mood)

    def build(self) -> None:
        self._area = ScrollArea("area", self.theme)
        self._area.focusable = True
        keep = Button("keep", self.theme, "Save as text", "content-save-outline", "main", "S")
        keep.enable(
            self.match.over,
            "" if self.match.over else "What is hidden now would stand in it: when it is over.",
        )
        self.group.replace([self._area, self.back_button(), keep])

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        keep = self.group["keep"]
        wide, _ = keep.natural(self.scale)
        keep.layout((self.px(width - 24) - wide, self.px(20), wide, self.px(44)), self.scale)
        across = min(1040.0, width - 48)
        self.panel = self.rect((width - across) / 2, 98, across, height - 98 - 24)
        inner = self.panel.inflate(-self.px(48), -self.px(36))
        brush = Brush(pygame.Surface((1, 1)), self.theme, self.scale, self.desk.settings.four_colours)
        seated = [Sitting(s.name, s.colour or "amber", s.human) for s in self.match.seats]
        y = 0
        self._flows = []
        for sentence in self._sentences:
            laid = brush.lay(
                spans(sentence, seated, self._chip), inner.w - self.px(40), 17, self.theme.text, 28
            )
            self._flows.append((laid, y))
            y += laid.height + self.px(8)
        self._area.layout(inner, self.scale)
        self._area.set_length(y)

    def act(self, action: Action) -> Step:
        if action.key == "keep":
            self._keep()
        return None

    def _keep(self) -> None:
        stem = self.match.path.stem if self.match.path is not None else self.match.header.game
        path: Path = self.desk.saves / FOLDER / f"{safe_name(stem)}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(transcript(self.match), encoding="utf-8")
        except OSError as fault:
            self.desk.toasts.say(f"The log cannot be written ({fault.strerror or fault}).", fault=True)
            return
        self.desk.toasts.say(f"The log is written to {FOLDER}/{path.name}.")

    def key(self, event: pygame.event.Event) -> Step:
        """Arrows and page keys scroll."""
        ways = {pygame.K_UP: -60, pygame.K_DOWN: 60, pygame.K_HOME: -(1 << 30), pygame.K_END: 1 << 30}
        pages = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
        step = self.px(ways[event.key]) if event.key in ways else pages.get(event.key, 0) * self._area.rect.h
        if step and self._area.scroll_to(self._area.offset + step):
            self.changed = True
        return None

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "The log", words_of(self.match.header.game).title)
        brush.panel(self.panel)
        view = self._area.view
        old = brush.surface.get_clip()
        brush.surface.set_clip(view.clip(old))
        for laid, y in self._flows:
            top = view.y + y - self._area.offset
            if top + laid.height < view.y or top > view.bottom:
                continue
            r = self.px(4)
            pygame.draw.circle(brush.surface, (217, 180, 90), (view.x + self.px(10), top + self.px(14)), r)
            laid.draw(brush.surface, (view.x + self.px(30), top))
        brush.surface.set_clip(old)

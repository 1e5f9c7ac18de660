"""A moment of a match that is over, laid out again: to look at what was played and what was better, and to play on."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pygame

from game.app.branch import branched
from game.app.match import Match
from game.app.review import Costly
from game.core.figures import MINUS
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.page import Page
from game.ui.scenes.table import TableScene
from game.ui.screen import Screen
from game.ui.table.sentence import spans
from game.ui.why.candidates import per_cent, sentence_of
from game.ui.why.deeds import deed
from game.ui.why.hint import LIGHT, WAS, free_place, light_up, things_on
from game.ui.why.pointing import places, pointed
from game.ui.widgets import Action, Button

LOOKING = (pygame.MOUSEMOTION, pygame.WINDOWFOCUSLOST)
"""Events that the table beneath gets too: one may point at cards, and do nothing."""


class PositionScene(Page):
    """The table from the seat's own eyes as it stood before the move; nothing on it can be moved.

    Both moves are lit up, the better one by the sign of a hint. A plate at the side tells them in words.
    """

    name = "position"

    def __init__(self, desk: Desk, match: Match, costly: Costly, play_on: Callable[[], Step]) -> None:
        self.match, self.costly, self.play_on = match, costly, play_on
        self.table = _table(desk, match, costly)
        self.folded_away = False
        super().__init__(desk, self.table.mat.mood)

    def build(self) -> None:
        t = self.theme
        self.group.replace(
            [
                Button("play_on", t, "Play on from here", "play", "main", "Enter"),
                Button("hide", t, "Hide", "eye-off-outline", cap="H"),
                Button("back", t, "Back", "arrow-left", cap="Esc"),
            ]
        )
        self.group["play_on"].tip = "A new game from this moment, with the same people, cards and luck"
        self.group["hide"].tip = "The plate away, and back"

    # ---- places

    def resize(self, screen: Screen) -> None:
        self.table.resize(screen)
        super().resize(screen)

    def arrange(self) -> None:
        width, height = self.room
        wide = min(430.0, width * 0.36)
        self._wide = self.px(wide - 44)
        brush = self.brush(pygame.Surface((1, 1)))
        self._laid = self._words(brush)
        tall = 70 + sum(one.height + self.px(gap) for one, _, gap in self._laid) / self.scale + 130
        tall = min(tall, height - 24)
        size = (self.px(wide), self.px(tall))
        self.plate = pygame.Rect(self._corner(size), size)
        left, low = self.plate.x / self.scale + 22, self.plate.y / self.scale + tall - 20
        self.put("play_on", left, low - 46 - 10 - 46, wide - 44, 46)
        half = (wide - 44 - 10) / 2
        self.put("hide", left, low - 46, half, 46)
        self.put("back", left + half + 10, low - 46, half, 46)
        if self.folded_away:
            self.put("hide", width - 16 - 130, 16, 130, 46)
        for key in ("play_on", "back"):
            self.group[key].visible = not self.folded_away
        hide = self.group["hide"]
        assert isinstance(hide, Button)  # noqa: S101 - made above
        hide.label, hide.icon = ("Show", "eye") if self.folded_away else ("Hide", "eye-off-outline")

    def _corner(self, size: tuple[int, int]) -> tuple[int, int]:
        """Where the plate covers neither move and little else."""
        if self.table.director.shown is None:
            return (0, 0)
        table, keep = self.table, [self.table.chrome.prompt.rect]
        for at in (self.costly.considered.played, 0):
            takes, onto = places(table, pointed(table, self.costly.considered.candidates[at].action))
            keep += takes
            keep += [onto] if onto is not None and onto.width < self.screen.width / 3 else []
        return free_place(size, keep, things_on(table), self.screen)

    def _words(self, brush: Brush) -> list[tuple[flow.Flow, str, float]]:
        """The lines of the plate: words, their sign, and the units below them."""
        rules, chip = self.match.rules, self.table.mat.chip
        seated = self.table.session.seated
        found = self.costly.considered
        view = rules.view(self.match.games[self.costly.game].at(self.costly.move), self.costly.seat)
        lines: list[tuple[flow.Flow, str, float]] = []
        for at, word, sign in ((found.played, "Played", "check-bold"), (0, "Better", "star-four-points")):
            candidate = found.candidates[at]
            ink = self.theme.gold_text if at == 0 else self.theme.text
            told = (
                flow.Words(f"{word}, {per_cent(candidate.value)}: ", ink, bold=True),
                *spans(deed(rules, view, candidate.action), seated, chip),
                flow.Words("."),
            )
            lines.append((brush.lay(told, self._wide - self.px(32), 17, self.theme.text, 25), sign, 2))
            reason = spans(sentence_of(found.reasons[at]), seated, chip)
            lines.append((brush.lay(reason, self._wide - self.px(32), 15, self.theme.dim, 22), "", 12))
        return lines

    # ---- Scene

    def enter(self) -> None:
        self.table.enter()
        self.arrange()
        super().enter()

    def leave(self) -> None:
        self.table.leave()

    def act(self, action: Action) -> Step:
        if action.key == "play_on":
            return self.play_on()
        if action.key == "hide":
            self.folded_away = not self.folded_away
            self.arrange()
        return None

    def handle(self, event: pygame.event.Event) -> Step:
        step = super().handle(event)
        over = event.type == pygame.MOUSEMOTION and self._over(event.pos)
        right = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        alt = event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in (pygame.K_LALT, pygame.K_RALT)
        if step is None and not over and (event.type in LOOKING or right or alt):
            self.table.handle(event)
        return step

    def _over(self, pos: tuple[int, int]) -> bool:
        return not self.folded_away and self.plate.collidepoint(pos)

    def update(self, dt: float) -> Step:
        self.table.update(dt)  # nobody moves there: what it asks for is nothing
        if self.table.changed:
            self.changed, self.table.changed = True, False
        return super().update(dt)

    @property
    def moving(self) -> bool:
        return super().moving or self.table.moving

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.table.draw(brush.surface)
        found = self.costly.considered
        for at, colour, sign in ((found.played, WAS, "check-bold"), (0, LIGHT, "star-four-points")):
            takes, onto = places(self.table, pointed(self.table, found.candidates[at].action))
            light_up(brush.surface, takes, onto, self.screen, colour, sign)
        if self.folded_away:
            return
        brush.box(self.plate, self.theme.prompt, 16, 1.8, 0, 16)
        x, y = self.plate.x + self.px(22), self.plate.y + self.px(34)
        title = f"Move {self.costly.move + 1}: {MINUS}{per_cent(self.costly.cost)}"
        brush.text(title, (x, y), "title", 24, self.theme.gold_text, "cl", self._wide)
        brush.divider(x, x + self._wide, y + self.px(24))
        y += self.px(38)
        for one, sign, gap in self._laid:
            if sign:
                ink = LIGHT if sign == "star-four-points" else WAS
                brush.icon(sign, (x + self.px(11), y + self.px(13)), 20, ink)
            one.draw(brush.surface, (x + self.px(32), y))
            y += one.height + self.px(gap)


def _table(desk: Desk, match: Match, costly: Costly) -> TableScene:
    """The table before the move, seen by the seat that made it: nobody else is a person here, and no bot thinks."""
    copy = branched(match, costly.game, costly.move, folder=None)
    copy.seats = [
        dataclasses.replace(sitter, kind="human" if seat == costly.seat else "bot")
        for seat, sitter in enumerate(copy.seats)
    ]
    return TableScene(desk, copy, None, played=False)

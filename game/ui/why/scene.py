"""Why? A plate over the table: what was done, what it does, and what else could have been done, move by move."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pygame

from game.app import advice
from game.app.advice import Considered, may_know
from game.app.match import Match
from game.app.thinking import Bots
from game.bots.evaluate import judge_for
from game.bots.levels import LADDER, LEVELS, STRONGEST
from game.core.ids import Seat
from game.ui import keys
from game.ui.desk import Desk
from game.ui.paint import flow
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.page import Page
from game.ui.table.closelook import close_look
from game.ui.table.mat import Mat, Sitting
from game.ui.table.sentence import spans
from game.ui.theme import SEATS
from game.ui.why import candidates
from game.ui.why.deeds import deed
from game.ui.widgets import Action, Button

if TYPE_CHECKING:
    from game.ui.table.live import LiveTable

WIDE, HIGH = 940.0, 720.0
"""Units of the plate, at most."""
HEAD, LEAST = 74.0, 330.0
LOOK_AFTER = 0.4
"""Seconds that the pointer rests on a card in the words before it is shown."""
DULL = frozenset({"end", "hold", "decline", "done", "keep", "pass"})
"""Kinds of answers that one seldom asks about first."""
ADVISERS = LADDER[-2:]
"""The levels that a person's own move may be looked at by."""


class WhyScene(Page):
    """Reads one move after another of the game in progress; the table waits meanwhile.

    What a looker may be told is settled by `game.app.advice`: a bot's own thought only once the match is over.
    """

    name = "why"
    overlay = True

    def __init__(
        self,
        desk: Desk,
        match: Match,
        bots: Bots,
        mat: Mat,
        seated: tuple[Sitting, ...],
        looker: Seat | None,
        *,
        table: LiveTable | None = None,
        level: str = STRONGEST,
    ) -> None:
        """`bots` think about it; `table` lends its close looks, where there is one beneath."""
        self.match, self.bots, self.mat, self.seated, self.looker = match, bots, mat, seated, looker
        self.table, self.level = table, level
        self.moves = moves_to_ask_about(match, looker)
        self.at = _first(match, self.moves)
        self.found: dict[tuple[int, str], Considered | None] = {}
        """What is known by move and level; None where no answer came."""
        self.asked: tuple[int, str] | None = None
        self._laid: list[candidates.Laid] = []
        self._texts: list[tuple[flow.Flow, tuple[int, int]]] = []
        self._shown: list[tuple[flow.Flow, tuple[int, int]]] = []
        self._tagged = ""
        self._on_tag = 0.0
        super().__init__(desk, mat.mood)

    # ---- which move

    @property
    def move(self) -> int | None:
        """The number of the move that is looked at, from 0; None before anything was done."""
        return self.moves[self.at] if self.moves else None

    @property
    def seat(self) -> Seat:
        """Who made it."""
        return self.match.play.moves[self.move].seat if self.move is not None else 0

    @property
    def hidden(self) -> bool:
        """Whether the looker may not know what was done."""
        return self.move is not None and not may_know(
            self.match, len(self.match.games) - 1, self.move, self.looker
        )

    @property
    def thought(self) -> Considered | None:
        """What is known about the move."""
        return self.found.get((self.move, self.level)) if self.move is not None else None

    @property
    def pending(self) -> bool:
        """Whether an answer is awaited."""
        return self.asked is not None

    @property
    def view(self) -> Any:
        """What the looker knew when the move was made; its seat's own view once the match is over."""
        state = self.match.play.at(self.move or 0)
        return self.match.rules.view(state, self.seat if self.match.over else self.looker)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        self.group.replace(
            [
                Button("before", t, "", "arrow-left", "icon"),
                Button("after", t, "", "arrow-right", "icon"),
                Button("level", t, "", "robot-outline", cap="M"),
                Button("back", t, "Close", cap="Esc"),
            ]
        )
        self.group["before"].tip = "The move before (left arrow)"
        self.group["after"].tip = "The next move (right arrow)"
        self.group["level"].tip = "Let another level look at this move"
        self._judge()

    def _judge(self) -> None:
        self.group["before"].enable(self.at > 0)
        self.group["after"].enable(self.at < len(self.moves) - 1)
        level = self.group["level"]
        assert isinstance(level, Button)  # noqa: S101 - made above
        level.label = LEVELS[self.level].title
        person = self.match.seats[self.seat].human
        level.visible = len(ADVISERS) > 1 and person and bool(self.moves) and not self.hidden

    def arrange(self) -> None:
        width, height = self.room
        wide, tall = min(WIDE, width - 40), min(HIGH, height - 40)
        self.plate = self.rect((width - wide) / 2, (height - tall) * 0.46, wide, tall)
        left, top = self.plate.x / self.scale, self.plate.y / self.scale
        right = left + wide - 20
        close, _ = self.group["back"].natural(self.scale)
        close_wide = close / self.scale
        self.put("back", right - close_wide, top + 16, close_wide, 42)
        self.put("after", right - close_wide - 12 - 50, top + 16, 50, 42)
        self.put("before", right - close_wide - 12 - 50 - 8 - 50, top + 16, 50, 42)
        self._most = self.plate.copy()
        self._lay()

    # ---- Scene

    def enter(self) -> None:
        super().enter()
        self._ask()

    def leave(self) -> None:
        self.bots.cancel()

    def update(self, dt: float) -> Step:
        super().update(dt)
        if self._tagged and self._on_tag < LOOK_AFTER:
            self._on_tag += dt
            self.changed = self.changed or self._on_tag >= LOOK_AFTER
        if self.asked is not None:
            answer = self.bots.poll()
            if answer is not None:
                thought = answer.thought
                self.found[self.asked] = thought if isinstance(thought, Considered) else None
                self.asked = None
                self._lay()
                self.changed = True
        return None

    @property
    def moving(self) -> bool:
        return super().moving or self.pending or bool(self._tagged and self._on_tag < LOOK_AFTER)

    def act(self, action: Action) -> Step:
        match action.key:
            case "before":
                self._turn(-1)
            case "after":
                self._turn(1)
            case "level":
                words = ADVISERS
                at = words.index(self.level) if self.level in words else -1
                self.level = words[(at + 1) % len(words)]
                self._ask()
        return None

    def key(self, event: pygame.event.Event) -> Step:
        """Arrows walk through the moves; the key that opened the plate closes it."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._turn(1 if event.key == pygame.K_RIGHT else -1)
        return self.back() if event.key in keys.WHY.codes else None

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.MOUSEMOTION:
            tag = next((str(tag) for laid, at in self._shown if (tag := laid.hit(event.pos, at))), "")
            if tag != self._tagged:
                self._tagged, self._on_tag, self.changed = tag, 0.0, True
        return super().handle(event)

    def _turn(self, way: int) -> None:
        at = min(max(self.at + way, 0), len(self.moves) - 1)
        if self.moves and at != self.at:
            self.at = at
            self._ask()

    def _ask(self) -> None:
        """Asks about the move that is looked at, unless it is known already."""
        self.bots.cancel()
        self.asked = None
        if self.move is not None and (self.move, self.level) not in self.found:
            question = advice.why(self.match, len(self.match.games) - 1, self.move, self.looker, self.level)
            if question is not None:
                self.asked = (self.move, self.level)
                self.bots.ask(question)
        self._judge()
        self._lay()
        self._tagged, self.changed = "", True

    # ---- picture

    def _lay(self) -> None:
        """Sets the words of the move that is looked at, and makes the plate as high as they need."""
        self._set_words()
        if not self.pending:
            least = self.px(LEAST if not self._laid else 200)
            end = self._laid[-1].top + self._laid[-1].tall + self.px(84) if self._laid else 0
            self.plate.height = max(least, min(end - self.plate.y, self._most.height))
        level = self.group["level"]
        wide, _ = level.natural(self.scale)
        right, low = self.plate.right - self.px(20), self.plate.bottom - self.px(16)
        level.layout(pygame.Rect(right - wide, low - self.px(42), wide, self.px(42)), self.scale)

    def _set_words(self) -> None:
        brush = self.brush(pygame.Surface((1, 1)))
        self._laid, self._texts, self._shown = [], [], []
        inner = self.plate.inflate(-self.px(48), 0)
        y = self.plate.y + self.px(HEAD + 10)
        if self.move is None or self.hidden:
            return
        rules, view = self.match.rules, self.view
        action = self.match.play.moves[self.move].action
        assert action is not None  # noqa: S101 - giving up is not asked about
        words = spans(deed(rules, view, action), self.seated, self.mat.chip)
        laid = brush.lay((*words, flow.Words(".")), inner.width, 22, self.theme.text, 32)
        self._texts.append((laid, (inner.x, y)))
        y += laid.height
        found = self.thought
        if found is None:
            return
        if 0 <= found.played < len(found.reasons):
            reason = spans(candidates.sentence_of(found.reasons[found.played]), self.seated, self.mat.chip)
            laid = brush.lay(reason, inner.width - self.px(34), 18, self.theme.gold_text, 27)
            self._texts.append((laid, (inner.x + self.px(34), y + self.px(4))))
            y += laid.height + self.px(4)
        low = self._most.bottom - self.px(84)
        self._list = pygame.Rect(inner.x, y + self.px(46), inner.width, low - y - self.px(46))
        rows = candidates.rows_of(rules, view, found, self.seated, self.mat.chip)
        # what was played has its reason above
        rows = [dataclasses.replace(row, reason=()) if row.played else row for row in rows]
        self._laid = candidates.lay(rows, brush, self._list)
        self._shown = list(self._texts)
        for one in self._laid:
            self._shown += candidates.words_at(self._list, one, brush)

    def paint(self, brush: Brush) -> None:
        shade(brush, 0.45)
        brush.box(self.plate, self.theme.prompt, 16, 1.8, 0, 16)
        inner = self.plate.inflate(-self.px(48), 0)
        self._paint_head(brush, inner)
        if self.move is None:
            self._alone(brush, "help-circle-outline", "Nothing has been done yet.")
            return
        if self.hidden:
            self._alone(brush, "eye-off-outline", f"What {self._name} did there is not for all to know yet.")
            return
        for laid, at in self._texts:
            laid.draw(brush.surface, at)
        if len(self._texts) > 1:
            _, at = self._texts[1]
            brush.icon("lightbulb-on-outline", (inner.x + self.px(14), at[1] + self.px(13)), 24)
        found = self.thought
        if self.pending:
            self._alone(brush, "timer-sand", f"{LEVELS[self._level].title} thinks it over.")
        elif found is None:
            self._alone(brush, "help-circle-outline", "No answer came; try again later.")
        elif not found.candidates:
            self._alone(brush, "help-circle-outline", "Nothing that you know tells why.")
        else:
            self._paint_list(brush, found)

    def _paint_head(self, brush: Brush, inner: pygame.Rect) -> None:
        middle = self.plate.y + self.px(37)
        x: float = inner.x
        if self.move is not None:
            colours = SEATS.get(self.seated[self.seat].colour, SEATS["amber"])
            brush.avatar((x + self.px(20), middle), 40, colours, self._name[:1].upper())
            x += self.px(54)
        right = self.group["before"].rect.x - self.px(14)
        at = brush.text(
            self._title,
            (x, middle), "title", 28, self.theme.gold_text, "cl", right - x,
        )  # fmt: skip
        if self.move is not None and right - at.right > self.px(120):
            told = f"Move {self.move + 1} of {len(self.match.play.moves)}"
            brush.text(told, (right, middle), "ui", 16, self.theme.dim, "cr", right - at.right - self.px(16))
        brush.divider(inner.x, inner.right, self.plate.y + self.px(HEAD))

    @property
    def _title(self) -> str:
        if self.move is None:
            return "Why?"
        return "Your move again" if self.seat == self.looker else f"Why, {self._name}?"

    def _paint_list(self, brush: Brush, found: Considered) -> None:
        area = self._list
        y = area.y - self.px(20)
        brush.label("What could be done", (area.x, y), 13, self.theme.dim, "cl")
        brush.label("Expected", (area.right, y), 13, self.theme.dim, "cr")
        told = len({candidate.visits for candidate in found.candidates}) > 1
        if told:
            left = area.right - self.px(candidates.BAR + candidates.FIGURE)
            brush.label("Looked at", (left, y), 13, self.theme.dim, "cl")
        candidates.paint(brush, area, self._laid)
        low = self.plate.bottom - self.px(37)
        limit = (self.group["level"].rect.x if self.group["level"].visible else area.right) - area.x
        brush.text(self._note(found), (area.x, low), "uii", 15, self.theme.dim, "cl", limit - self.px(16))

    def _alone(self, brush: Brush, name: str, words: str) -> None:
        """One sentence in the middle of the plate."""
        x, y = self.plate.center
        brush.icon(name, (x, y - self.px(20)), 44, self.theme.dim)
        brush.text(words, (x, y + self.px(30)), "bodyi", 20, self.theme.dim, "cc", self.plate.w - self.px(60))

    def _note(self, found: Considered) -> str:
        """From whose eyes it is told."""
        level = LEVELS[self._level].title if self._level in LEVELS else self._level
        looks = f" {found.iterations} looks." if found.iterations else ""
        if self.match.over:
            return f"As {level} sees it with {self._name}'s cards.{looks}"
        if self.seat == self.looker:
            return f"As {level} sees it with what you knew then.{looks}"
        return f"As {level} sees it from what you can see: hands stay closed while you play.{looks}"

    @property
    def _level(self) -> str:
        sitter = self.match.seats[self.seat]
        return self.level if sitter.human or not sitter.level else sitter.level

    @property
    def _name(self) -> str:
        return self.match.names[self.seat]

    def paint_over(self, brush: Brush) -> None:
        """The card in the words that the pointer rests on, at full size."""
        table = self.table
        if table is None or not self._tagged or self._on_tag < LOOK_AFTER:
            return
        close = table.mat.close(self._tagged, table.director.shown, table.sight)
        if close is None:
            return
        beside = pygame.Rect(0, 0, self.px(30), self.px(24))
        beside.center = self.desk.pointer
        four = self.desk.settings.four_colours
        close_look(brush.surface, close, beside, (), self.screen, self.theme, table.mat.face, four)


def moves_to_ask_about(match: Match, looker: Seat | None) -> list[int]:
    """All moves of the game in progress (numbers from 0) but the looker's own that were no choice.

    Another's forced answer is kept: that it was one is nobody else's to know.
    """
    return [
        number
        for number, move in enumerate(match.play.moves)
        if move.action is not None and not (move.forced and (move.seat == looker or match.over))
    ]


def _first(match: Match, moves: list[int]) -> int:
    """Where one begins to read: the last move that began something."""
    settled = judge_for(match.rules).settled
    for at in range(len(moves) - 1, max(-1, len(moves) - 40), -1):
        action = match.play.moves[moves[at]].action
        if action is not None and action[0] not in DULL and settled(match.play.at(moves[at])):
            return at
    return max(0, len(moves) - 1)

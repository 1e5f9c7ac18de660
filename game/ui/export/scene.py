"""The Export page: what, as what, how and where to; a picture of it beforehand, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from game.core.errors import Unusable
from game.ui.cardface.cardfiles import GAMES
from game.ui.desk import Desk
from game.ui.export import form
from game.ui.export.form import Choices
from game.ui.export.order import GRIDS, Done, Order, Step
from game.ui.export.paper import PAPERS
from game.ui.export.preview import paint_preview
from game.ui.export.wanted import Chosen, chosen
from game.ui.export.worker import Failed, News, Process, Steps, Work
from game.ui.paint.brush import Brush
from game.ui.paint.shapes import box
from game.ui.paint.text import paragraph_height
from game.ui.scene import Step as SceneStep
from game.ui.scenes.decksigns import DONE_INK, FAULT_INK
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.theme import Colour, theme
from game.ui.widgets import Action, Button, Choice, Stepper, TextField, Toggle, Widget

WorkOf: TypeAlias = Callable[[Order, Path], Work]
FORMS: Final = (
    ("pdf", "Pages", "printer", "A PDF to print and cut: crop marks in the margins, backs behind."),
    ("png", "Pictures", "image-outline", "A PNG of each card, at 300 dots an inch."),
    ("contact", "Contact", "view-grid-outline", "All cards on one picture, to look over and to send."),
    ("tts", "Simulator", "cards-variant", "Sheets and a saved object for Tabletop Simulator."),
)
LABELS: Final = {
    "deck": "Deck", "house": "Of", "played": "Players", "set": "Faces", "paper": "Paper", "flip": "Turned at",
    "grid": "On a sheet", "shift": "Backs moved",
}  # fmt: skip
COLOURS: Final = "Colours are RGB: a print shop that asks for CMYK converts them."
LONGEST_PATH: Final = 400
ROW: Final = 50.0
"""Units of height of a row at least."""


class ExportScene(Page):
    """Choices on the left; on the right what comes of them, where to, and how far it is.

    The work is done beside the window's loop. Leaving the page ends it; every file is whole or not there.
    """

    name = "export"

    def __init__(
        self,
        desk: Desk,
        game: str = "",
        face_set: str = "",
        cards: Sequence[str] = (),
        folder: Path | None = None,
        work: WorkOf | None = None,
    ) -> None:
        """`cards` (ids of the game) are offered as those that were shown; `work` makes an order."""
        self.choices: Choices = form.begun(desk, game, face_set, cards, folder)
        self.work: Work | None = None
        self.news: News | None = None
        """How far the work is, or how it ended."""
        self._make: WorkOf = work or (Process if desk.background else Steps)
        self._found: tuple[object, Chosen | None, str] = (None, None, "")
        self._rows: list[tuple[str, list[str]]] = []
        self._seen = -1
        super().__init__(desk, words_of(self.choices.game).mood)

    # ---- widgets

    def build(self) -> None:
        self._seen = self.desk.cards.version
        self.choices = form.fitting(self.desk, self.choices)
        self.theme = theme(words_of(self.choices.game).mood)
        self.desk.mood = self.theme.mood
        c, t = self.choices, self.theme
        self._rows = []
        widgets: list[Widget] = [
            self.back_button(),
            Choice("game", t, [(game, words_of(game).title) for game in GAMES], c.game),
        ]
        widgets += self._row("", Choice("form", t, FORMS, c.form))
        widgets += self._row("", Choice("what", t, form.whats(c), c.what))
        which = form.whiches(self.desk, c)
        if which:
            widgets += self._row(LABELS[c.what], Stepper("which", t, c.which, words=which))
        sets = [(one.id, one.name) for one in self.desk.wardrobe.catalogue.sets_of(c.game)]
        widgets += self._row(LABELS["set"], Choice("set", t, sets or [("", "None")], c.face_set))
        if c.form == "pdf":
            papers = [(paper.name, paper.title) for paper in PAPERS.values()]
            widgets += self._row(LABELS["paper"], Choice("paper", t, papers, c.paper))
        if c.prints:
            widgets += self._row(
                "", Toggle("bleed", t, "Bleed", c.bleed), Toggle("backs", t, "Backs", c.backs)
            )
        if c.turns:
            edges = [("long", "its long edge"), ("short", "its short edge")]
            widgets += self._row(LABELS["flip"], Choice("flip", t, edges, c.flip))
            widgets += self._row(
                LABELS["shift"],
                Stepper("right", t, c.right, words=form.shifts("left", "right")),
                Stepper("down", t, c.down, words=form.shifts("up", "down")),
            )
        if c.form == "tts":
            grids = [(grid, f"{wide} x {tall}") for grid, (wide, tall) in GRIDS.items()]
            widgets += self._row(LABELS["grid"], Choice("grid", t, grids, c.grid))
        else:
            widgets += self._row("", Toggle("changed", t, "Only what changed since the last time", c.changed))
        widgets += [
            TextField(
                "folder", t, c.folder, "A folder for it", most=LONGEST_PATH, clipboard=self.desk.clipboard
            ),
            Button("copy", t, "Copy the path", "content-copy", cap="C"),
            Button("go", t, "Export", "export", "main", "Enter"),
            Button("stop", t, "Stop", "stop", cap="S"),
        ]
        self.group.replace(widgets)
        if self.group.focus is not None and not self.group.focus.ring_shown:
            # what was clicked keeps no focus: Enter is to export, not to switch it once more
            self.group.set_focus(None)
        self._tips()
        self._judge()

    def _row(self, label: str, *widgets: Widget) -> list[Widget]:
        self._rows.append((label, [widget.key for widget in widgets]))
        return list(widgets)

    def _tips(self) -> None:
        tips = {
            "bleed": "Printed beyond the cut, so that no white edge is left.",
            "backs": "A back for each card.",
            "flip": "How the printer turns the paper for its other side.",
            "right": "For printers whose backs come out beside their fronts.",
            "down": "For printers whose backs come out above or below their fronts.",
            "changed": "What this folder has already is left out.",
            "copy": "Puts the folder's path on the clipboard.",
        }
        for widget in self.group:
            if widget.key in tips:
                widget.tip = tips[widget.key]

    @property
    def running(self) -> bool:
        """Whether an export is under way."""
        return self.work is not None

    @property
    def picked(self) -> Chosen | None:
        """The cards as they are chosen now; None where that cannot be, and `flaw` says why."""
        key = (self.choices.wanted, self.desk.cards.version)
        if self._found[0] != key:
            try:
                found = chosen(self.choices.wanted, self.desk.saves, self.desk.cards.cards)
                self._found = (key, found, "")
            except Unusable as wrong:
                self._found = (key, None, str(wrong).splitlines()[0])
        return self._found[1]

    @property
    def flaw(self) -> str:
        """Why nothing can be exported as things stand; empty where it can."""
        self.desk.cards.cards(self.choices.game)
        if not self.desk.cards.known(self.choices.game):
            return "A moment: the cards are being read."
        if self.picked is None:
            return self._found[2]
        return "" if self.choices.folder.strip() else "Name a folder for it."

    def _judge(self) -> None:
        flaw = self.flaw
        for key, shown in (("go", not self.running), ("stop", self.running)):
            self.group[key].put("visible", shown)
        self.group["go"].enable(not flaw, flaw)
        self.group["copy"].enable(bool(self.choices.folder.strip()))
        for widget in self.group:
            if widget.key not in ("back", "go", "stop", "copy"):
                widget.enable(not self.running)
        self.changed = True

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, top = 24.0, 18.0, 98.0
        low = height - 24
        self.put("game", width - margin - min(520, width * 0.42), 20, min(520, width * 0.42), 44)
        left = min(680.0, (width - 2 * margin - gap) * 0.54)
        right = min(980.0, width - 2 * margin - gap - left)
        x = (width - left - gap - right) / 2
        self.left = self.rect(x, top, left, low - top)
        self.right = self.rect(x + left + gap, top, right, low - top)
        pitch = min(ROW * 1.34, max(ROW, (low - top - 36) / max(9, len(self._rows))))
        label, inner = min(132.0, left * 0.24), left - 48
        self._labels: list[tuple[str, tuple[int, int], int]] = []
        for n, (words, keys) in enumerate(self._rows):
            y = top + 18 + n * pitch
            start = x + 24 + (label if words else 0.0)
            room = inner - (label if words else 0.0)
            each = (room - 14 * (len(keys) - 1)) / len(keys)
            for k, key in enumerate(keys):
                self.put(key, start + k * (each + 14), y + (pitch - 42) / 2, each, 42)
            if words:
                self._labels.append((words, (self.px(x + 24), self.px(y + pitch / 2)), self.px(label - 8)))
        start, inner = x + left + gap + 24, right - 48
        self.put("folder", start, low - 20 - 52 - 14 - 42, inner - 12 - 168, 42)
        self.put("copy", start + inner - 168, low - 20 - 52 - 14 - 42, 168, 42)
        for key in ("go", "stop"):
            self.put(key, start, low - 20 - 52, inner, 52)

    # ---- what is done

    def act(self, action: Action) -> SceneStep:
        match action.key, action.value:
            case "go", _:
                self.begin()
            case "stop", _:
                self.stop()
            case "copy", _:
                self.desk.clipboard.put(str(Path(self.choices.folder).expanduser().absolute()))
                self.desk.toasts.say("The path of the folder is on the clipboard.")
            case "folder", str() as words:
                self.choices = replace(self.choices, folder=words)
                self._judge()
            case key, value:
                self._choose(key, value)
        return None

    def _choose(self, key: str, value: object) -> None:
        self.news = None
        c = self.choices
        match key, value:
            case "game", str() as game:
                self.choices = c.of_game(game)
                self.choices = replace(self.choices, what=form.whats(self.choices)[0][0])
            case "what", str() as what:
                self.choices = replace(c, what=what, which="")
            case "set", str() as face_set:
                self.choices = replace(c, face_set=face_set)
            case (
                (
                    "form"
                    | "which"
                    | "paper"
                    | "bleed"
                    | "backs"
                    | "flip"
                    | "right"
                    | "down"
                    | "grid"
                    | "changed"
                ),
                _,
            ):
                self.choices = replace(c, **{key: value})  # type: ignore[arg-type]
            case _:
                return
        self.build()
        self.arrange()

    def begin(self) -> None:
        """Begins the export as it is chosen."""
        if self.running or self.flaw:
            return
        order = self.choices.order(four_colours=self.desk.settings.four_colours)
        self.work = self._make(order, self.desk.saves)
        self.news = Step(0, max(1, len(self.picked.copies) if self.picked else 1), "")
        self._judge()

    def stop(self) -> None:
        """Ends the export that is under way; what was finished stays."""
        if self.work is None:
            return
        self.work.stop()
        self.work = None
        self.news = Failed("Stopped; what was finished is there.")
        self._judge()

    def update(self, dt: float) -> SceneStep:
        if self.desk.cards.version != self._seen:
            # files were read, for the first time or again
            self.build()
            self.arrange()
        news = self.work.poll() if self.work is not None else None
        if news is not None:
            self.news = news
            self.changed = True
            if not isinstance(news, Step):
                self._ended(news)
        return super().update(dt)

    def _ended(self, news: Done | Failed) -> None:
        self.work = None
        if isinstance(news, Done):
            for notice in news.notices[:2]:
                self.desk.toasts.say(notice, fault=True)
        self._judge()

    @property
    def moving(self) -> bool:
        return self.running or super().moving

    def leave(self) -> None:
        if self.work is not None:
            self.work.stop()
            self.work = None
            self.desk.toasts.say("The export was stopped; what was finished is there.")

    # ---- picture

    def paint(self, brush: Brush) -> None:
        picked = self.picked
        self.paint_head(brush, "Export", picked.title if picked is not None else "")
        brush.panel(self.left)
        brush.panel(self.right)
        for words, at, room in self._labels:
            brush.text(words, at, "ui", 17, self.theme.dim, "cl", room)
        self._paint_right(brush, picked)

    def _paint_right(self, brush: Brush, picked: Chosen | None) -> None:
        right = self.right
        x, wide = right.x + self.px(24), right.w - self.px(48)
        low = self.group["folder"].rect.y - self.px(14)
        words, ink = self._status()
        tall = paragraph_height(words, "ui", brush.letter(15), wide, 1.3)
        bar = self.px(16) if isinstance(self.news, Step) else 0
        top = low - tall - bar
        brush.paragraph(words, (x, top + bar, wide, 0), "ui", 15, ink, 1.3)
        if isinstance(self.news, Step):
            self._paint_bar(brush, pygame.Rect(x, top, wide, self.px(8)), self.news)
        top -= self.px(36)
        brush.text(self._summary(picked), (x, top + self.px(14)), "uib", 17, self.theme.text, "cl", wide)
        room = pygame.Rect(x, right.y + self.px(20), wide, top - right.y - self.px(32))
        if picked is not None and picked.copies and room.h > self.px(60):
            paint_preview(brush, self.desk, self.choices, picked.copies, room)

    def _status(self) -> tuple[str, Colour]:
        match self.news:
            case Step(done, total, words):
                return f"{done} of {total}{f': {words}' if words else ''}", self.theme.text
            case Done() as done:
                return done.sentence, DONE_INK
            case Failed(sentence):
                return sentence, FAULT_INK
        return self.flaw or COLOURS, self.theme.dim

    def _paint_bar(self, brush: Brush, rect: pygame.Rect, step: Step) -> None:
        brush.well(rect, 4)
        part = pygame.Rect(
            rect.x, rect.y, max(rect.h, round(rect.w * step.done / max(1, step.total))), rect.h
        )
        box(brush.surface, part, rect.h / 2, self.theme.main_button, 1.0, 0.6, 0.3)

    def _summary(self, picked: Chosen | None) -> str:
        """What will come of it, in one line."""
        if picked is None:
            return ""
        cards = f"{picked.total} card{'' if picked.total == 1 else 's'}"
        c, kinds = self.choices, len(picked.copies)
        match c.form:
            case "pdf":
                return f"{cards} on {form.pages_words(c, picked.total)}"
            case "png":
                size = "815 x 1110" if c.bleed else "744 x 1039"
                return f"{kinds} picture{'' if kinds == 1 else 's'} of {size} pixels"
            case "contact":
                return f"{cards}, {kinds} of them different" if kinds != picked.total else cards
        most = GRIDS[c.grid][0] * GRIDS[c.grid][1] - 1
        return f"{cards}, {kinds} of them different; a sheet holds {most}"

"""The menu over a table: save, load, take back, rules, settings, concede, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.app.match import Match
from game.bots.levels import STRONGEST
from game.core.errors import IllegalAction, Refusal
from game.ui import keys
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Push, Quit, Step
from game.ui.scenes.confirm import ConfirmScene, NameScene, shade
from game.ui.scenes.games import standing, words_of
from game.ui.scenes.keysheet import KEYS
from game.ui.scenes.page import Page
from game.ui.scenes.saved import who
from game.ui.widgets import Action, Button

WIDE, ROW, GAP = 620, 50, 12
GRID = (("save", "load"), ("undo", "concede"), ("rules", "keys", "settings"), ("lab", "title", "quit"))


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the menu leads: each opens a scene or leaves the table."""

    load: Callable[[], Step]
    rules: Callable[[], Step]
    settings: Callable[[], Step]
    lab: Callable[[], Step]
    title: Callable[[], Step]


class PauseScene(Page):
    """Acts on the match itself; the table sees what has changed when it is on top again."""

    name = "pause"
    overlay = True

    def __init__(self, desk: Desk, match: Match, ways: Ways) -> None:
        self.match, self.ways = match, ways
        self.words = words_of(match.header.game)
        super().__init__(desk, self.words.mood)

    @property
    def seat(self) -> int | None:
        """The person for whom one takes back or gives up: who must decide, else the first person at the table."""
        decision = self.match.decision
        if decision is not None and decision.seat in self.match.humans:
            return decision.seat
        return next(iter(self.match.humans), None)

    def build(self) -> None:
        t = self.theme
        self.group.replace(
            [
                Button("back", t, "Back to the table", "play", "main", "Esc"),
                Button("save", t, "Save as", "content-save-outline", cap="S"),
                Button("load", t, "Load", "folder-open-outline", cap="L"),
                Button("undo", t, "Undo", "undo-variant", cap="Z"),
                Button("concede", t, "Concede", "flag-outline"),
                Button("rules", t, "Rules", "book-open-variant", cap="R"),
                Button("keys", t, "Keys", "keyboard-outline", cap=keys.KEYS.caps[0]),
                Button("settings", t, "Settings", "cog", cap="E"),
                Button("lab", t, "Layout Lab", "flask-outline"),
                Button("title", t, "Title", "home-outline", cap="T"),
                Button("quit", t, "Quit", "exit-to-app", cap="Q"),
            ]
        )
        self._judge()

    def _judge(self) -> None:
        refusal = self._undo_refused()
        self.group["undo"].enable(refusal is None, str(refusal) if refusal else "")
        playing = self.seat is not None and self.match.outcome is None
        self.group["concede"].enable(playing, "" if playing else "There is nobody who could give up.")
        saved = self.match.path is not None
        self.group["save"].enable(saved, "" if saved else "This game is not one that is saved.")

    def _undo_refused(self) -> Refusal | None:
        if self.seat is None:
            return Refusal("nobody", "Only bots play here.")
        return self.match.can_undo(self.seat)

    # ---- places

    @property
    def plate(self) -> pygame.Rect:
        """Where the menu lies."""
        width, height = self.room
        wide = min(WIDE, width - 48)
        tall = 132 + 54 + 20 + len(GRID) * (ROW + GAP) + 18
        return self.rect((width - wide) / 2, max(12, (height - tall) * 0.45), wide, tall)

    def arrange(self) -> None:
        plate = self.plate
        left, inner = plate.x + self.px(28), plate.w - self.px(56)
        y = plate.y + self.px(132)
        self.put_in("back", (left, y, inner, self.px(54)))
        y += self.px(54 + 20)
        for row in GRID:
            each = (inner - self.px(GAP) * (len(row) - 1)) // len(row)
            for k, key in enumerate(row):
                x = left + round(k * (inner - each) / (len(row) - 1))
                self.put_in(key, (x, y, each, self.px(ROW)))
            y += self.px(ROW + GAP)

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key:
            case "save":
                return Push(self._name_scene())
            case "load":
                return self.ways.load()
            case "rules":
                return self.ways.rules()
            case "keys":
                return Pop(KEYS)
            case "settings":
                return self.ways.settings()
            case "lab":
                return self.ways.lab()
            case "undo":
                return self._take_back()
            case "concede" if not self.desk.settings.confirm:
                return self._concede()
            case "concede":
                return Push(self._concede_scene())
            case "title":
                return self.ways.title()
            case "quit":
                return Quit()
        return None

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        match result:
            case ("save", str() as name):
                saving = self.match.save_as(name)
                self.desk.toasts.say(saving.sentence, fault=not saving.done)
            case ("concede", True):
                return self._concede()
        self._judge()
        return None

    def _name_scene(self) -> NameScene:
        path = self.match.path
        stem = path.stem if path is not None else ""
        sentence = "It is saved all the time in any case; a name makes it easy to find again."
        return NameScene(self.desk, self.theme.mood, "save", "Save this game as", sentence, stem)

    def _concede_scene(self) -> ConfirmScene:
        seat = self.seat or 0
        name = self.match.names[seat]
        more = len(self.match.seats) > 2
        what = "A bot takes the seat, and the game goes on." if more else "The game is over then."
        return ConfirmScene(
            self.desk, self.theme.mood, "concede", f"Does {name} give up?", what, "Give up", "Play on", "flag"
        )

    def _take_back(self) -> Step:
        if self.seat is None:
            return None
        try:
            self.match.undo(self.seat)
        except IllegalAction as illegal:
            self.desk.toasts.say(str(illegal.refusal), fault=True)
            return None
        return Pop()

    def _concede(self) -> Step:
        seat = self.seat
        if seat is None:
            return None
        name = self.match.names[seat]
        try:
            self.match.concede(seat, STRONGEST)
        except IllegalAction as illegal:
            self.desk.toasts.say(str(illegal.refusal), fault=True)
            return None
        if self.match.outcome is None:
            self.desk.toasts.say(f"{name} has given up; a bot plays on for {name}.")
        return Pop()

    # ---- picture

    def paint(self, brush: Brush) -> None:
        shade(brush)
        plate = self.plate
        brush.box(plate, self.theme.prompt, 18, 2.0, 0, 18)
        x, wide = plate.centerx, plate.w - self.px(56)
        brush.text(
            "The game waits", (x, plate.y + self.px(44)), "title", 34, self.theme.gold_text, "cc", wide, 2
        )
        match = self.match
        where = standing(match.header.game, match.view(None))
        words = f"{self.words.title}, {where}" if where else self.words.title
        brush.text(
            f"{words}: {who(match.seats)}", (x, plate.y + self.px(80)), "ui", 17, self.theme.text, "cc", wide
        )
        saved = f"Saved as {match.path.stem}" if match.path is not None else "Not saved"
        brush.text(saved, (x, plate.y + self.px(106)), "ui", 14, self.theme.dim, "cc", wide)

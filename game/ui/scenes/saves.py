"""The saved games: what each is, to go on with, to name, to throw away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.library import saved_games
from game.app.shelf import rename, throw_away
from game.bots.levels import LEVELS
from game.ui.desk import Desk
from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.scene import Push, Step
from game.ui.scenes.confirm import ConfirmScene, NameScene
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.scenes.saved import Look, look_into, when, who
from game.ui.theme import SEATS
from game.ui.widgets import Action, Button, Row, ScrollList

ICONS = {"renown": "crown-outline", "crown": "crown", "patterns": "flash"}


class SavesScene(Page):
    """A list on the left; on the right the chosen one, looked into."""

    name = "saves"

    def __init__(
        self, desk: Desk, go_on: Callable[[Path], Step], mood: str = "crown", playing: Path | None = None
    ) -> None:
        """`playing` is the game on the table beneath, which cannot be loaded over itself."""
        self._go_on, self._playing = go_on, playing
        self.saved = saved_games(desk.saves)
        self._looks: dict[Path, Look] = {}
        super().__init__(desk, mood)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        self._list = ScrollList("list", t, self._rows(), 66)
        self.group.replace(
            [
                self.back_button(),
                self._list,
                Button("load", t, "Go on", "play", "main", "Enter"),
                Button("rename", t, "Rename", "pencil", cap="N"),
                Button("delete", t, "Delete", "trash-can-outline", cap="Del"),
            ]
        )
        if self.saved:
            self.group.set_focus(self.group["list"])
        self._judge()

    def _rows(self) -> list[Row]:
        rows = []
        for saved in self.saved:
            if saved.flaw:
                rows.append(Row(saved.title, saved.flaw, when(saved), "alert"))
                continue
            title = saved.title if saved.named else words_of(saved.game).title
            note = f"{who(saved.seats)}: {saved.progress}"
            rows.append(Row(title, note, when(saved), ICONS.get(saved.game, "cards")))
        return rows

    @property
    def list(self) -> ScrollList:
        """The widget of the left side."""
        return self._list

    @property
    def chosen(self) -> Look | None:
        """The game that is chosen, looked into once."""
        if not self.saved:
            return None
        saved = self.saved[min(self.list.at, len(self.saved) - 1)]
        if saved.path not in self._looks:
            self._looks[saved.path] = look_into(saved)
        return self._looks[saved.path]

    def _judge(self) -> None:
        look = self.chosen
        mine = look is not None and look.saved.path == self._playing
        why = "There is nothing to go on with." if look is None else look.flaw
        why = "You are playing this one." if mine else why
        load = self.group["load"]
        load.enable(not why, why)
        if isinstance(load, Button):
            load.put("label", "Look at it" if look is not None and look.saved.finished else "Go on")
        fault = look is None or mine or bool(look.saved.flaw)
        self.group["rename"].enable(
            not fault, "You are playing this one: save it under a name." if mine else ""
        )
        self.group["delete"].enable(
            look is not None and not mine, "You are playing this one." if mine else ""
        )

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, top = 24, 20, 98.0
        tall = min(height - top - 24, max(620.0, 66.0 * len(self.saved) + 28))
        top += max(0.0, (height - top - 24 - tall) * 0.3)
        right = min(520.0, max(320.0, width * 0.33))
        wide = min(width - 2 * margin - gap - right, 1000)
        x = (width - wide - gap - right) / 2
        self.left = self.rect(x, top, wide, tall)
        self.right = self.rect(x + wide + gap, top, right, tall)
        self.put("list", x + 14, top + 14, wide - 28, tall - 28)
        left, inner = x + wide + gap + 24, right - 48
        bottom = top + tall - 24
        self.put("load", left, bottom - 54 - 12 - 48, inner, 54)
        half = (inner - 12) / 2
        self.put("rename", left, bottom - 48, half, 48)
        self.put("delete", left + half + 12, bottom - 48, half, 48)

    # ---- what is done

    def act(self, action: Action) -> Step:
        look = self.chosen
        match action.key:
            case "list:at":
                self._judge()
            case "list" | "load" if look is not None and self.group["load"].enabled:
                return self._go_on(look.saved.path)
            case "rename" if look is not None:
                sentence = "Any name will do. Nothing is written over."
                scene = NameScene(
                    self.desk, self.theme.mood, "rename", "Rename", sentence, look.saved.title, "Rename"
                )
                return Push(scene)
            case "delete" if look is not None and not self.desk.settings.confirm:
                return self.resume(("delete", True))
            case "delete" if look is not None:
                sentence = f"{look.saved.title} will be gone for good."
                return Push(
                    ConfirmScene(
                        self.desk, self.theme.mood, "delete", "Delete this game?", sentence, "Delete", "Keep it",
                        "trash-can-outline",
                    )
                )  # fmt: skip
        return None

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        look = self.chosen
        match result:
            case ("rename", str() as title) if look is not None:
                path, saving = rename(look.saved.path, title)
                self.desk.toasts.say(saving.sentence, fault=not saving.done)
                self._read_anew(path)
            case ("delete", True) if look is not None:
                saving = throw_away(look.saved.path)
                self.desk.toasts.say(saving.sentence, fault=not saving.done)
                self._read_anew()
        return None

    def _read_anew(self, path: Path | None = None) -> None:
        self.saved = saved_games(self.desk.saves)
        self._looks.clear()
        self.list.set_rows(self._rows())
        self.arrange()
        at = next((k for k, saved in enumerate(self.saved) if saved.path == path), None)
        if at is not None:
            self.list.put("at", at)
        self._judge()
        self.changed = True

    # ---- picture

    def paint(self, brush: Brush) -> None:
        count = len(self.saved)
        self.paint_head(brush, "Saved games", f"{count} {'game' if count == 1 else 'games'}")
        brush.panel(self.left)
        brush.panel(self.right)
        look = self.chosen
        if look is None:
            at = (self.left.centerx, self.left.centery)
            brush.icon("folder-open-outline", (at[0], at[1] - self.px(54)), 64)
            brush.text(
                "Nothing is saved yet.", at, "title", 26, self.theme.text, "cc", self.left.w - self.px(40)
            )
            words = "Every game you begin is kept here by itself, action by action."
            wide = min(self.px(460), self.left.w - self.px(40))
            box = (at[0] - wide / 2, at[1] + self.px(24), wide, 0)
            brush.paragraph(words, box, "body", 18, self.theme.dim, 1.35, "c")
            return
        self._paint_look(brush, look)

    def _paint_look(self, brush: Brush, look: Look) -> None:
        saved, right = look.saved, self.right
        x, wide = right.x + self.px(24), right.w - self.px(48)
        y = right.y + self.px(40)
        brush.text(saved.title, (x, y), "title", 26, self.theme.gold_text, "cl", wide)
        y += self.px(32)
        brush.text(when(saved), (x, y), "ui", 15, self.theme.dim, "cl", wide)
        y += self.px(24)
        low = self.group["load"].rect.y - self.px(16)
        if look.flaw:
            self._paint_flaw(brush, look.flaw, pygame.Rect(x, y + self.px(4), wide, low - y))
            return
        words = [words_of(saved.game).title, look.stand, saved.progress]
        brush.paragraph(
            ", ".join(word for word in words if word), (x, y, wide, 0), "body", 17, self.theme.text, 1.3
        )
        y += self.px(64)
        brush.divider(x, x + wide, y)
        pace = min(self.px(58), (low - y - self.px(8)) // max(1, len(saved.seats)))
        for k, sitter in enumerate(saved.seats):
            middle = y + self.px(8) + pace * (k + 0.5)
            colours = SEATS.get(sitter.colour) or list(SEATS.values())[k % len(SEATS)]
            size = min(44, pace / self.scale - 6)
            brush.avatar((x + self.px(22), middle), size, colours, sitter.name[:1].upper())
            left = x + self.px(58)
            level = LEVELS.get(sitter.level)
            kind = "person" if sitter.human else f"{level.title.lower()} bot" if level else "bot"
            at = brush.text(kind, (x + wide, middle), "ui", 15, self.theme.dim, "cr")
            brush.text(sitter.name, (left, middle), "title", 21, colours[2], "cl", at.x - left - self.px(12))

    def _paint_flaw(self, brush: Brush, flaw: str, rect: pygame.Rect) -> None:
        k = self.px(26)
        brush.surface.blit(icon("alert", k, "#ff9c80"), rect.topleft)
        left = rect.x + k + self.px(12)
        words = f"{flaw} The file is left as it is."
        brush.paragraph(
            words, (left, rect.y + self.px(2), rect.right - left, rect.h), "body", 17, "#ffcbb8", 1.35
        )

"""The decks of Recusant Crown: the player's own and the presets, to build on, to play, to copy and throw away."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from game.app import deckshelf
from game.app.deckshelf import Shelved
from game.core.ids import Seat
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Push, Step
from game.ui.scenes.confirm import ConfirmScene, NameScene
from game.ui.scenes.deckbuilder import DeckBuilderScene
from game.ui.scenes.decksigns import (
    DONE_INK,
    FAULT_INK,
    OPENERS_TALL,
    faction_icon,
    factions_in,
    paint_curve,
    paint_factions,
    paint_openers,
    paint_row,
    summary,
)
from game.ui.scenes.decktext import DeckTextScene
from game.ui.scenes.page import Page
from game.ui.theme import Colour
from game.ui.widgets import Action, Button, Row, ScrollList

NEW = "A new deck"
ICONS = {
    "new": "plus", "copy": "content-copy", "rename": "rename-box", "text": "script-text-outline",
    "delete": "trash-can-outline",
}  # fmt: skip
"""Left out where the words need the room."""


class DeckShelfScene(Page):
    """A list on the left, the chosen deck on the right.

    With `seat` a deck is chosen for it: leaves with (`deck`, seat, what stands for it in the game's options).
    """

    name = "decks"

    def __init__(self, desk: Desk, seat: Seat | None = None, player: str = "", chosen: Any = None) -> None:
        """`player` sits there; `chosen` is what stands for their deck now."""
        self.seat, self.player = seat, player
        self.cards: Mapping[str, Card] = deckshelf.pool_cards()
        self.decks: list[Shelved] = deckshelf.shelf(desk.saves)
        self._begin = deckshelf.deck_named(chosen, desk.saves) if chosen is not None else None
        super().__init__(desk, "crown")

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        self.list = ScrollList("list", t, self._rows(), 62)
        main = [Button("edit", t, "Build on it", "pencil", "main", "Enter")]
        if self.seat is not None:
            main = [
                Button("play", t, "Play this deck", "check-bold", "main", "Enter"),
                Button("edit", t, "Build on it", "pencil", cap="E"),
            ]
        self.group.replace(
            [
                self.back_button(),
                self.list,
                Button("new", t, "New", ICONS["new"], cap="N"),
                Button("copy", t, "Copy", ICONS["copy"], cap="C"),
                Button("rename", t, "Rename", ICONS["rename"], cap="R"),
                Button("text", t, "As text", ICONS["text"], cap="T"),
                Button("delete", t, "Delete", ICONS["delete"], cap="Del"),
                *main,
            ]
        )
        if self._begin is not None:
            self._choose(self._begin.path, self._begin.preset)
        self.group.set_focus(self.list)
        self._judge()

    def _rows(self) -> list[Row]:
        rows = []
        for shelved in self.decks:
            whose = "preset" if shelved.preset else "yours"
            if shelved.deck is None:
                rows.append(Row(shelved.name, shelved.flaws[0], whose, "alert"))
                continue
            factions = factions_in(shelved.deck, self.cards)
            sign = "cards-outline" if not factions else faction_icon(factions[0])
            note = summary(shelved.deck, self.cards)
            more = f"; {shelved.flaws[0]}" if shelved.flaws else ""
            rows.append(Row(shelved.name, note + more, whose, "alert" if shelved.flaws else sign))
        return rows

    def _choose(self, path: Path | None, preset: str = "") -> None:
        """Puts the choice on the deck of a file or a preset, if it is there."""
        at = next(
            (k for k, deck in enumerate(self.decks) if (deck.path, deck.preset) == (path, preset)), None
        )
        if at is not None:
            self.list.put("at", at)
            self.list.layout(self.list.rect, self.list.scale)

    @property
    def chosen(self) -> Shelved:
        """The deck that is chosen; the presets are always there."""
        return self.decks[min(self.list.at, len(self.decks) - 1)]

    def _judge(self) -> None:
        shelved = self.chosen
        readable = shelved.deck is not None
        own = not shelved.preset
        torn = "" if readable else "The file cannot be read, and is left as it is."
        preset = "A preset stays as it is: build on a copy."
        for key in ("edit", "copy", "text"):
            self.group[key].enable(readable, torn)
        self.group["rename"].enable(readable and own, torn if not readable else "" if own else preset)
        self.group["delete"].enable(own, "" if own else "A preset stays.")
        edit = self.group["edit"]
        if isinstance(edit, Button):
            edit.put(
                "label", "Build on it" if own else "Build on a copy" if self.seat is None else "Build a copy"
            )
        if self.seat is not None:
            self.group["play"].enable(shelved.playable, " ".join(shelved.flaws[:2]))
        self.changed = True

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, top = 24.0, 18.0, 98.0
        low = height - 24
        right = min(560.0, max(380.0, width * 0.36))
        wide = min(width - 2 * margin - gap - right, 900.0)
        x = (width - wide - gap - right) / 2
        self.left = self.rect(x, top, wide, low - top)
        self.right = self.rect(x + wide + gap, top, right, low - top)
        row = 50.0
        self.put("list", x + 14, top + 14, wide - 28, low - top - 14 - 14 - row - 12)
        keys = ("new", "copy", "rename", "text", "delete")
        each = (wide - 28 - 10 * (len(keys) - 1)) / len(keys)
        for k, key in enumerate(keys):
            button = self.group[key]
            if isinstance(button, Button):
                button.icon = ICONS[key] if each > 92 else ""
            self.put(key, x + 14 + k * (each + 10), low - 14 - row, each, row)
        inner, left = right - 48, x + wide + gap + 24
        if self.seat is None:
            self.put("edit", left, low - 20 - 54, inner, 54)
        else:
            self.put("play", left, low - 20 - 54, inner * 0.58 - 6, 54)
            self.put("edit", left + inner * 0.58 + 6, low - 20 - 54, inner * 0.42 - 6, 54)

    # ---- what is done

    def act(self, action: Action) -> Step:
        shelved = self.chosen
        match action.key:
            case "list:at":
                self._judge()
            case "play" | "list" if self.seat is not None:
                return Pop(("deck", self.seat, shelved.option)) if shelved.playable else None
            case "edit" | "list" if shelved.deck is not None:
                return self._build_on(shelved, shelved.deck)
            case "new":
                name = deckshelf.free_name(self.desk.saves, NEW)
                return Push(DeckBuilderScene(self.desk, Deck(name, {})))
            case "copy" if shelved.deck is not None:
                copy = dataclasses.replace(
                    shelved.deck, name=deckshelf.free_name(self.desk.saves, shelved.name)
                )
                self._say(deckshelf.save(self.desk.saves, copy))
            case "text":
                return Push(DeckTextScene(self.desk, self.cards, shelved.deck))
            case "rename" if shelved.deck is not None:
                return Push(
                    NameScene(
                        self.desk, "crown", "rename", "Rename the deck", "Its file is renamed with it.",
                        shelved.name, "Rename",
                    )
                )  # fmt: skip
            case "delete" if not self.desk.settings.confirm:
                return self.resume(("delete", True))
            case "delete":
                sentence = f"{shelved.name} will be gone for good."
                return Push(
                    ConfirmScene(
                        self.desk, "crown", "delete", "Delete this deck?", sentence, "Delete", "Keep it",
                        "trash-can-outline",
                    )
                )  # fmt: skip
        return None

    def _build_on(self, shelved: Shelved, deck: Deck) -> Step:
        if not shelved.preset:
            return Push(DeckBuilderScene(self.desk, deck, shelved.path))
        copy = dataclasses.replace(deck, name=deckshelf.free_name(self.desk.saves, deck.name))
        return Push(DeckBuilderScene(self.desk, copy, copied=shelved.name))

    def _say(self, shelving: deckshelf.Shelving) -> None:
        """Tells what became of it, and reads the shelf anew."""
        self.desk.toasts.say(shelving.sentence, fault=not shelving.done)
        self._read_anew(shelving.path)

    def _read_anew(self, path: Path | None) -> None:
        self.decks = deckshelf.shelf(self.desk.saves)
        self.list.set_rows(self._rows())
        if path is not None:
            self._choose(path)
        self._judge()

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        shelved = self.chosen
        match result:
            case ("deck", path):
                self._read_anew(path if isinstance(path, Path) else None)
            case ("rename", str() as name) if shelved.deck is not None:
                self._say(
                    deckshelf.save(
                        self.desk.saves, dataclasses.replace(shelved.deck, name=name), shelved.path
                    )
                )
            case ("delete", True):
                self._say(deckshelf.throw_away(shelved))
            case ("text", Deck() as deck):
                named = dataclasses.replace(deck, name=deckshelf.free_name(self.desk.saves, deck.name))
                return Push(DeckBuilderScene(self.desk, named))
        self.changed = True
        return None

    # ---- picture

    def paint(self, brush: Brush) -> None:
        whose = f"for {self.player}" if self.seat is not None else f"{len(self.decks)} of them"
        self.paint_head(brush, "Decks" if self.seat is None else "Choose a deck", whose)
        brush.panel(self.left)
        brush.panel(self.right)
        self._paint_chosen(brush, self.chosen)

    def _paint_chosen(self, brush: Brush, shelved: Shelved) -> None:
        right = self.right
        x, wide = right.x + self.px(24), right.w - self.px(48)
        y = right.y + self.px(40)
        low = self.group["edit"].rect.y - self.px(14)
        brush.text(shelved.name, (x, y), "title", 28, self.theme.gold_text, "cl", wide)
        y += self.px(30)
        deck = shelved.deck
        if deck is None:
            for words in shelved.flaws:
                y = paint_row(brush, "alert", words, FAULT_INK, (x, y), wide) + self.px(8)
            return
        brush.text(summary(deck, self.cards), (x, y + self.px(4)), "uib", 16, self.theme.text, "cl", wide)
        y += self.px(24)
        if deck.plan:
            y = brush.paragraph(deck.plan, (x, y, wide, 0), "bodyi", 17, self.theme.dim, 1.3) + self.px(8)
        y += self.px(6)
        paint_factions(brush, pygame.Rect(x, y, wide, self.px(22)), deck, self.cards)
        y += self.px(38)
        rows: list[tuple[str, str, Colour]] = [("alert", words, FAULT_INK) for words in shelved.flaws[:3]]
        if len(shelved.flaws) > 3:
            rows.append(("dots-horizontal", f"And {len(shelved.flaws) - 3} more.", FAULT_INK))
        rows += [("information-outline", words, "#f5d88a") for words in shelved.advice]
        rows = rows or [("check-bold", "Ready to play.", DONE_INK)]
        under = sum(self.px(46 if len(words) > 52 else 28) for _, words, _ in rows) + self.px(
            OPENERS_TALL + 16
        )
        tall = min(low - under - y, self.px(420))
        if tall > self.px(150):
            paint_curve(brush, pygame.Rect(x, y, wide, tall), deck, self.cards)
            y += tall + self.px(16)
        paint_openers(brush, pygame.Rect(x, y, wide, self.px(OPENERS_TALL)), deck, self.cards)
        y += self.px(OPENERS_TALL + 12)
        for name, words, ink in rows:
            y = paint_row(brush, name, words, ink, (x, y), wide) + self.px(6)

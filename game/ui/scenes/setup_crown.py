"""Setting up a match of Recusant Crown: a deck for each seat, who goes first, how many games, what is open."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from game.app import deckshelf
from game.app.tables import Table
from game.core.ids import Seat
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes.deckbutton import DeckButton
from game.ui.scenes.optionform import Option, Words
from game.ui.scenes.setup import SetupScene
from game.ui.widgets import Action, Stepper, Toggle, Widget

OPEN, FIRST = "open_decks", "first"
ROW = 164.0
"""Units of height for a seat: its name, and its deck below it."""
FIRST_ROW = Option(FIRST, Words("Goes first", "Later, who lost"), None, ())


class CrownSetupScene(SetupScene):
    """The set-up screen with a deck under each name. What is chosen is remembered with the table."""

    def __init__(
        self,
        desk: Desk,
        table: Table,
        begin: Callable[[Table], Step],
        seed: Callable[[], int],
        decks: Callable[[Seat, str, Any], Step],
    ) -> None:
        """`decks` leads to the choice of a deck for a seat, told its player and what stands there now."""
        self._decks = decks
        self._opened = OPEN in table.options
        """Whether somebody has said whether decks are open; until then they are where a bot plays."""
        super().__init__(desk, _opened(table) if not self._opened else table, begin, seed)

    # ---- widgets

    def build(self) -> None:
        super().build()
        t, cards = self.theme, deckshelf.pool_cards()
        self._options = [FIRST_ROW, *self._options]
        added: list[Widget] = [
            DeckButton(f"deck:{seat}", t, deckshelf.deck_named(option, self.desk.saves), cards)
            for seat, option in enumerate(deckshelf.deck_options(self.table.options))
        ]
        first = Stepper(f"option:{FIRST}", t, self.table.options.get(FIRST), words=self._firsts())
        at = next(k for k, widget in enumerate(self.group.widgets) if widget.key.startswith("option:"))
        self.group.replace([*self.group.widgets[:at], *added, first, *self.group.widgets[at:]])

    def _firsts(self) -> list[tuple[object, str]]:
        names = [" ".join(sitter.name.split()) or f"Seat {n}" for n, sitter in enumerate(self.table.seats, 1)]
        return [(None, "Drawn"), *zip(deckshelf.NAMES, names, strict=True)]

    # ---- places

    def arrange(self) -> None:
        super().arrange()
        s = self.scale
        x, top, wide = self.left.x / s, self.left.y / s, self.left.w / s
        tall = (self.group["begin"].rect.y / s) - 16 - top
        row = min(ROW, (tall - 76) / 2)
        self.left = self.rect(x, top, wide, min(tall, 76 + row * 2))
        kinds = min(420.0, (wide - 40) * 0.52)
        deck = min(58.0, row - 42 - 46)
        for seat in range(2):
            y = top + 72 + row * seat
            self.put(f"colour:{seat}", x + 20, y - 3, 48, 48)
            self.put(f"name:{seat}", x + 86, y, wide - 20 - kinds - 14 - 86, 42)
            self.put(f"kind:{seat}", x + wide - 20 - kinds, y, kinds, 42)
            self.put(f"deck:{seat}", x + 86, y + 42 + 22, wide - 106, deck)
        self._apart = row

    # ---- what is done

    def act(self, action: Action) -> Step:
        word, _, rest = action.key.partition(":")
        if word == "deck":
            seat = int(rest)
            option = deckshelf.deck_options(self.table.options)[seat]
            return self._decks(seat, self.table.seats[seat].name, option)
        if action.key == f"option:{OPEN}":
            self._opened = True
        return super().act(action)

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        options = dict(self.table.options)
        match result:
            case ("deck", int() as seat, option):
                options = deckshelf.with_deck(options, seat, option)
        # own decks may have been built on meanwhile
        for seat, option in enumerate(deckshelf.deck_options(options)):
            deck = deckshelf.deck_named(option, self.desk.saves)
            if deck.path is not None and deck.deck is not None:
                options = deckshelf.with_deck(options, seat, deck.option)
        self._change(dataclasses.replace(self.table, options=options))
        return None

    def _change(self, table: Table, rebuild: bool = False) -> None:
        table = table if self._opened else _opened(table)
        super()._change(table, rebuild)
        for seat, option in enumerate(deckshelf.deck_options(table.options)):
            self.group[f"deck:{seat}"].put("shelved", deckshelf.deck_named(option, self.desk.saves))
        stepper, toggle = self.group[f"option:{FIRST}"], self.group[f"option:{OPEN}"]
        if isinstance(stepper, Stepper):
            stepper.steps = self._firsts()
            stepper.changed = True
        if isinstance(toggle, Toggle):
            toggle.put("on", bool(table.options.get(OPEN)))

    # ---- picture

    def _paint_rows(self, brush: Brush) -> None:
        y = self.left.y + self.px(72 + self._apart - 16)
        brush.divider(self.left.x + self.px(20), self.left.right - self.px(20), y)


def _opened(table: Table) -> Table:
    """Decks are open where a bot plays, and not between two people."""
    bot = any(not sitter.human for sitter in table.seats)
    return dataclasses.replace(table, options={**table.options, OPEN: bot})

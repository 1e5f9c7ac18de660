"""Which decks meet in a simulation: own ones and presets, to be picked."""

from __future__ import annotations

from typing import Final

from game.app import deckshelf
from game.app.sim.choose import of_deck, things_of
from game.app.sim.kinds import Brought
from game.core.errors import Unusable
from game.rules import rules_of
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.plots.sheets import group_name
from game.ui.scene import Pop, Step
from game.ui.scenes.page import Page
from game.ui.widgets import Action, Button, Row, ScrollList

PICKED: Final = "picked"


class PickDecksScene(Page):
    """A list of all decks; leaves with `("picked", decks)`, or with nothing where it is called off."""

    name = "simulation-decks"

    def __init__(self, desk: Desk, chosen: tuple[Brought, ...] | None) -> None:
        """`chosen` None: every preset. Raises Unusable where the card files are wrong."""
        self.decks = list(_all_decks(desk))
        names = None if chosen is None else {deck.name for deck in chosen}
        presets = {deck.preset for deck in deckshelf.presets()}
        self.picked = {
            deck.name
            for deck in self.decks
            if (deck.name in presets if names is None else deck.name in names)
        }
        self._titles = {deck.preset: deck.name for deck in deckshelf.presets()}
        super().__init__(desk, "crown")

    def build(self) -> None:
        t = self.theme
        self._list = ScrollList("list", t, self._rows(), 58)
        self.group.replace(
            [
                self.back_button("Back"),
                self._list,
                Button("all", t, "All", "check-bold", cap="A"),
                Button("none", t, "None", "close", cap="N"),
                Button("done", t, "Take these", "check", "main"),
            ]
        )
        self.group.set_focus(self._list)
        self._judge()

    def _rows(self) -> list[Row]:
        rows = []
        for deck in self.decks:
            own = "" if deck.name in self._titles else "own deck"
            on = deck.name in self.picked
            title = self._titles.get(deck.name, deck.name)
            rows.append(Row(title, group_name(deck.group), own, "check-bold" if on else "circle-outline"))
        return rows

    def _judge(self) -> None:
        few = len(self.picked) < 1
        self.group["done"].enable(not few, "Pick one deck, to meet itself, or more." if few else "")

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        wide = min(760.0, width - 48)
        left, top = (width - wide) / 2, 98.0
        tall = min(height - top - 24 - 54 - 16, 58.0 * len(self.decks) + 28)
        self.panel = self.rect(left, top, wide, tall)
        self.put("list", left + 14, top + 14, wide - 28, tall - 28)
        y = top + tall + 16
        self.put("all", left, y, 130, 50)
        self.put("none", left + 142, y, 130, 50)
        self.put("done", left + wide - 210, y, 210, 50)

    def act(self, action: Action) -> Step:
        match action.key:
            case "list":
                deck = self.decks[self._list.at]
                self.picked ^= {deck.name}
            case "all":
                self.picked = {deck.name for deck in self.decks}
            case "none":
                self.picked = set()
            case "done":
                return Pop((PICKED, tuple(deck for deck in self.decks if deck.name in self.picked)))
        self._list.set_rows(self._rows())
        self._judge()
        self.changed = True
        return None

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, "Decks that meet", f"{len(self.picked)} of {len(self.decks)}")
        brush.panel(self.panel)


def _all_decks(desk: Desk) -> list[Brought]:
    """Own decks that can be played, then the presets."""
    rules = rules_of("crown")
    presets = things_of("crown", ["all"], lambda: desk.saves, 2)
    found: list[Brought] = []
    for shelved in deckshelf.own_decks(desk.saves):
        if shelved.playable and shelved.deck is not None:
            try:
                deck = of_deck(rules, shelved.deck)
            except (Unusable, KeyError):
                continue
            if deck.name not in {one.name for one in (*found, *presets)}:
                found.append(deck)
    return [*found, *presets]

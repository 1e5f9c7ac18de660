"""Set up a table: who sits where, by which options, from which seed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pygame

from game.app import settings as store
from game.app.tables import LONGEST_NAME, Fault, Table, free_colour, with_seats
from game.bots.levels import LEVELS
from game.core.record import Sitter
from game.rules import rules_of
from game.ui.desk import Desk
from game.ui.icons import icon
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.scenes import wizards
from game.ui.scenes.games import SUITED, words_of
from game.ui.scenes.optionform import Option, options_of, widget_of
from game.ui.scenes.page import Page
from game.ui.scenes.roundtable import paint_round_table
from game.ui.scenes.seatrow import ColourDisc
from game.ui.widgets import Action, Button, Choice, TextField, Toggle, Widget

HUMAN = "human"
HANDOVER_NOTES = {
    "opaque": "A curtain hides all until the next one sits down",
    "hold": "Hands stay down unless their owner holds a key",
    "off": "Whoever decides shows their hand",
}
HANDOVER = tuple(
    (style, label, sign, HANDOVER_NOTES[style])
    for style, label, sign in (
        ("opaque", "Curtain", "eye-off"), ("hold", "Peek", "eye"), ("off", "Open", "account-group"),
    )
)  # fmt: skip
PERSON = "Sits at this screen"
PACE = 200.0
"""The most that a seat's row takes of the height, in units."""

NOTED = 92.0
"""From this much on, a row has room for a word about who sits there."""

Seat = int


class SetupScene(Page):
    """One row a seat on the left, the options on the right, and what is wrong beside what it is about."""

    name = "setup"

    def __init__(
        self, desk: Desk, table: Table, begin: Callable[[Table], Step], seed: Callable[[], int]
    ) -> None:
        """`begin` sits down at the table when all is well; `seed` draws another one."""
        self.table = table
        self.words = words_of(table.game)
        self._begin, self._new_seed = begin, seed
        self.faults: list[Fault] = []
        self._options: list[Option] = []
        super().__init__(desk, self.words.mood)

    # ---- widgets

    def build(self) -> None:
        t, table = self.theme, self.table
        low, high = rules_of(table.game).seat_range
        widgets: list[Widget] = [self.back_button()]
        if low != high:
            counts = [(n, str(n)) for n in range(low, high + 1)]
            widgets.append(Choice("count", t, counts, len(table.seats)))
        for seat, sitter in enumerate(table.seats):
            widgets += self._row(seat, sitter)
        widgets += wizards.buttons(table, t)
        self._options = options_of(table.game, len(table.seats))
        for option in self._options:
            value = table.options.get(option.name, option.default)
            widgets.append(widget_of(option, value, t))
        settings = self.desk.settings
        if table.game in SUITED:
            note = "Each suit in a colour of its own"
            widgets.append(Toggle("four_colours", t, "Four suit colours", settings.four_colours, note))
        widgets += [
            Choice("handover", t, HANDOVER, settings.handover),
            TextField("seed", t, str(table.seed), "A number", 19, digits=True, clipboard=self.desk.clipboard),
            Button("dice", t, "", "dice-5", "icon"),
            Button("begin", t, "Begin", "play", "main", "Enter"),
        ]
        self.group.replace(widgets)
        self.group["dice"].tip = "Another seed"
        self.group["seed"].tip = "The same seed and the same moves give the same game."
        self._judge()

    def _row(self, seat: Seat, sitter: Sitter) -> list[Widget]:
        t = self.theme
        bots = [
            (word, level.title, "", level.sentence)
            for word, level in LEVELS.items()
            if level.listed or word == sitter.level
        ]
        kinds = [(HUMAN, "Person", "", f"{PERSON}."), *bots]
        kind = Choice(f"kind:{seat}", t, kinds, HUMAN if sitter.human else sitter.level)
        name = TextField(
            f"name:{seat}", t, sitter.name, "A name", LONGEST_NAME, clipboard=self.desk.clipboard
        )
        name.caret = name.mark = 0  # a long name shows its beginning
        return [
            ColourDisc(f"colour:{seat}", t, sitter.colour, sitter.name[:1].upper()),
            name,
            kind,
        ]

    # ---- places

    @property
    def _wide(self) -> bool:
        """Whether there is room for the picture of the table."""
        return self.room[0] >= 1240 and self.room[1] >= 780

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap = 24, 20
        right_wide = min(460, max(340, width * 0.30))
        middle = 400 if self._wide and width >= 1640 else 0
        left_wide = min(width - 2 * margin - gap - right_wide - (middle + gap if middle else 0), 920)
        used = left_wide + gap + right_wide + (middle + gap if middle else 0)
        x = (width - used) / 2
        room = height - 98 - 16 - 54 - 24
        rows = len(self.table.seats)
        most = rules_of(self.table.game).seat_range[1]  # the page stands still while seats come and go
        tall = min(room, max(90 + 98 * most, self._options_height, room * 0.86))
        pace = min(PACE, (tall - 90) / rows)
        top = 98 + (room - tall) / 2
        self.left = self.rect(x, top, left_wide, tall)
        self.right = self.rect(x + used - right_wide, top, right_wide, tall)
        self.middle = self.rect(x + left_wide + gap, top, middle, tall) if middle else None
        self._arrange_rows(x, top + (tall - 90 - pace * rows) / 2, left_wide, pace)
        if self._has("count"):
            self.put("count", x + left_wide - 20 - 232, top + 14, 232, 42)
        self._arrange_options(x + used - right_wide, top, right_wide, self.right.h / self.scale)
        self.put("begin", x + used - 260, top + tall + 16, 260, 54)

    @property
    def _option_rows(self) -> list[tuple[str, float]]:
        """The rows of the right panel by key, and how high each is."""
        rows: list[tuple[str, float]] = [(f"option:{option.name}", 52) for option in self._options]
        if self.table.game in SUITED:
            rows.append(("four_colours", 52))
        if wizards.offers_clans(self.table):
            rows.append(("clans", 72))
        return [*rows, ("handover", 98), ("seed", 72)]

    @property
    def _options_height(self) -> float:
        rows = self._option_rows
        return 60 + sum(high for _, high in rows) + 16 * len(rows)

    def _arrange_rows(self, x: float, top: float, wide: float, pace: float) -> None:
        rows = len(self.table.seats)
        self._pace = pace
        kinds = min(420.0, (wide - 40) * 0.52)
        for seat in range(rows):
            middle = top + 76 + pace * (seat + 0.42)
            disc = min(72.0, max(52.0, pace * 0.5), pace - 12)
            self.put(f"colour:{seat}", x + 20, middle - disc / 2, disc, disc)
            left = x + 20 + max(52, disc) + 16
            wizard = 54 if self._has(f"wizard:{seat}") else 0
            end = x + wide - 20 - kinds - 14 - wizard
            self.put(f"name:{seat}", left, middle - 21, end - left, 42)
            if wizard:
                self.put(f"wizard:{seat}", end + 12, middle - 21, 42, 42)
            self.put(f"kind:{seat}", x + wide - 20 - kinds, middle - 21, kinds, 42)

    def _arrange_options(self, x: float, top: float, wide: float, tall: float) -> None:
        inner, left = wide - 40, x + 20
        rows = self._option_rows
        spare = tall - 60 - sum(high for _, high in rows)
        gap = max(2.0, min(72.0, spare / len(rows)))
        y = top + 60 + max(0.0, (spare - gap * len(rows)) / 2)
        self._labels: list[tuple[str, str, float, float]] = []
        for key, high in rows:
            option = next((o for o in self._options if key == f"option:{o.name}"), None)
            if option is not None and option.values is not None:
                self._labels.append((option.words.label, option.words.note, left, y))
                self.put(key, left + inner - 168, y + 4, 168, 42)
            elif key == "handover":
                self._labels.append(("Between two people", "handover", left, y))
                self.put(key, left, y + 52, inner, 42)
            elif key == "clans":
                self._labels.append(("Clans surely in play", "", left, y))
                keys = [widget.key for widget in self.group if widget.key.startswith("clan:")]
                for k, clan in enumerate(keys):
                    self.put(clan, left + k * (inner + 8) / len(keys), y + 28, inner / len(keys) - 8, 42)
            elif key == "seed":
                self._labels.append(("Seed", "", left, y))
                self.put("seed", left, y + 28, inner - 64, 42)
                self.put("dice", left + inner - 54, y + 28, 54, 42)
            else:
                self.put(key, left, y, inner, 50)
            y += high + gap

    # ---- what is done

    def act(self, action: Action) -> Step:
        word, _, rest = action.key.partition(":")
        match word:
            case "count":
                self._change(wizards.fitting(with_seats(self.table, int(str(action.value)))), rebuild=True)
            case "name":
                self._reseat(int(rest), name=str(action.value))
            case "colour":
                seats = self.table.seats
                self._reseat(int(rest), colour=free_colour(seats, seats[int(rest)].colour))
            case "kind":
                human = action.value == HUMAN
                self._reseat(
                    int(rest), kind="human" if human else "bot", level="" if human else str(action.value)
                )
            case "option":
                self._change(
                    dataclasses.replace(self.table, options={**self.table.options, rest: action.value})
                )
            case "wizard":
                self._change(wizards.next_wizard(self.table, int(rest)))
            case "clan":
                self._change(wizards.toggle_clan(self.table, rest))
            case "four_colours" | "handover":
                self._set(word, action.value)
            case "seed":
                text = str(action.value)
                self._change(dataclasses.replace(self.table, seed=int(text) if text else -1))
            case "dice":
                self._change(dataclasses.replace(self.table, seed=self._new_seed()))
                field = self.group["seed"]
                if isinstance(field, TextField):
                    field.set(str(self.table.seed))
            case "begin":
                return self._sit_down()
        return None

    def _reseat(self, seat: Seat, **changes: str) -> None:
        seats = list(self.table.seats)
        seats[seat] = dataclasses.replace(seats[seat], **changes)
        self._change(dataclasses.replace(self.table, seats=tuple(seats)))

    def _change(self, table: Table, rebuild: bool = False) -> None:
        self.table = table
        if rebuild:
            self.build()
            self.arrange()
        self._judge()
        wizards.dress(table, self.group)
        for seat, sitter in enumerate(table.seats):
            disc = self.group[f"colour:{seat}"]
            disc.put("colour", sitter.colour)
            disc.put("letter", sitter.name.strip()[:1].upper())
        self.changed = True

    def _judge(self) -> None:
        self.faults = self.table.faults()
        if self.table.seed < 0:
            self.faults.append(Fault("seed", "A seed is a whole number."))
        places = {fault.place for fault in self.faults}
        for widget in self.group:
            if isinstance(widget, TextField):
                widget.put("wrong", widget.key in places)
        humans = sum(sitter.human for sitter in self.table.seats)
        self.group["handover"].enable(
            humans > 1, "" if humans > 1 else "Only when two people or more play here."
        )
        self.group["begin"].enable(not self.faults, self.faults[0].sentence if self.faults else "")

    def _set(self, name: str, value: Any) -> None:
        settings = dataclasses.replace(self.desk.settings, **{name: value})
        self.desk.settings = settings
        trouble = store.save(settings, self.desk.saves)
        if trouble:
            self.desk.toasts.say(trouble, fault=True)

    def _sit_down(self) -> Step:
        if self.faults:
            return None
        seats = tuple(dataclasses.replace(s, name=" ".join(s.name.split())) for s in self.table.seats)
        table = dataclasses.replace(self.table, seats=seats)
        return self._begin(table)

    # ---- picture

    def paint(self, brush: Brush) -> None:
        self.paint_head(brush, self.words.title, self.words.line)
        brush.panel(self.left)
        brush.panel(self.right)
        x = self.left.x + self.px(20)
        brush.icon("account-group", (x + self.px(12), self.left.y + self.px(35)), 26)
        right = self.group["count"].rect.x if self._has("count") else self.left.right
        brush.text(
            "Who sits at the table", (x + self.px(36), self.left.y + self.px(35)), "title", 24, anchor="cl",
            limit=right - x - self.px(50),
        )  # fmt: skip
        brush.icon("cog", (self.right.x + self.px(32), self.right.y + self.px(32)), 24)
        at = (self.right.x + self.px(54), self.right.y + self.px(32))
        brush.text("How it is played", at, "title", 24, anchor="cl")
        for label, note, left, y in self._labels:
            beside = note and note != "handover"  # a widget stands to the right of the words
            words = HANDOVER_NOTES[self.desk.settings.handover] if note == "handover" else note
            limit = self.right.w - self.px(40 + (180 if beside else 0))
            lines = brush.in_lines(words, "ui", 14, limit)
            x, high = self.px(left), 14 if note else 12
            brush.text(
                label, (x, self.px(y + high - 4 * (len(lines) > 1))), "ui", 18, self.theme.text, "cl", limit
            )
            for n, line in enumerate(lines):
                middle = y + 37 + (n - (len(lines) - 1) / 2) * 15
                brush.text(line, (x, self.px(middle)), "ui", 14, self.theme.dim, "cl", limit)
        if self.middle is not None:
            paint_round_table(brush, self.middle, self.table.seats)
        self._paint_rows(brush)
        self._paint_faults(brush)

    def _has(self, key: str) -> bool:
        return any(widget.key == key for widget in self.group)

    def _paint_rows(self, brush: Brush) -> None:
        for seat in range(1, len(self.table.seats)):
            y = self.group[f"colour:{seat}"].rect.centery - self.px(self._pace / 2)
            brush.divider(self.left.x + self.px(20), self.left.right - self.px(20), y)
        wrong = {fault.place for fault in self.faults}
        for seat, sitter in enumerate(self.table.seats):
            level = LEVELS.get(sitter.level)
            words = PERSON if sitter.human else level.sentence.rstrip(".") if level is not None else ""
            if self._pace >= NOTED and words and f"name:{seat}" not in wrong:
                kind = self.group[f"kind:{seat}"].rect
                at = (kind.x + self.px(4), kind.bottom + self.px(15))
                brush.text(words, at, "ui", 14, self.theme.dim, "cl", self.left.right - self.px(20) - at[0])

    def _paint_faults(self, brush: Brush) -> None:
        for fault in self.faults:
            if fault.place.startswith("name:") or fault.place == "seed":
                field = self.group[fault.place].rect
                room = self.px(self._pace / 2 - 21) if fault.place != "seed" else self.px(24)
                if room >= self.px(22):
                    brush.text(
                        fault.sentence, (field.x, field.bottom + self.px(10)), "uib", 13, "#ffb4a0", "cl",
                        (self.left.right if fault.place != "seed" else self.right.right) - self.px(20) - field.x,
                    )  # fmt: skip
        if not self.faults:
            return
        begin = self.group["begin"].rect
        sentence = self.faults[0].sentence
        limit = begin.x - self.left.x - self.px(60)
        k = self.px(24)
        at = brush.text(sentence, (begin.x - self.px(20), begin.centery), "uib", 17, "#ffcbb8", "cr", limit)
        brush.surface.blit(
            icon("alert", k, "#ff9c80"), (at.x - k - self.px(10), round(begin.centery - k / 2))
        )

    def key(self, event: pygame.event.Event) -> Step:
        """Arrow keys begin at the first row."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self.group.set_focus(self.group["colour:0"], by_keyboard=True)
            self.changed = True
        return None

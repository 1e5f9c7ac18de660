"""Every card of every game: looked through, searched, read at full size, and compared in all its face sets."""

from __future__ import annotations

import dataclasses

import pygame

from game.app import settings as store
from game.ui.cardface.boxes import HEIGHT, WIDTH
from game.ui.cardface.cardfiles import GAMES
from game.ui.cardface.info import CardInfo, plain
from game.ui.cardface.placing import place_face
from game.ui.desk import Desk
from game.ui.export.scene import ExportScene
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scene import Push, Step
from game.ui.scenes.cardgrid import CardGrid
from game.ui.scenes.compare import CompareScene
from game.ui.scenes.games import words_of
from game.ui.scenes.page import Page
from game.ui.theme import theme
from game.ui.widgets import Action, Button, Choice, TextField

USES = (("board", "Table"), ("hand", "Hand"), ("full", "Full"))
SIDE = 430.0
"""Units of width of the panel with the chosen card."""


class GalleryScene(Page):
    """A grid of cards on the left; on the right the chosen one at full size."""

    name = "gallery"

    def __init__(self, desk: Desk, game: str = "", chosen: str = "") -> None:
        """`game` and `chosen` (a card's id) say where to begin."""
        self.game = game if game in GAMES else GAMES[0]
        self.house, self.kind, self.words, self.use = "", "", "", "hand"
        self.face_set = desk.wardrobe.chosen(self.game)
        self._begin = chosen
        self._seen = -1
        super().__init__(desk, words_of(self.game).mood)

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        everything = self.desk.cards.cards(self.game)
        houses = dict.fromkeys(
            (card.house, card.house_name, card.icon("house") or card.icon("suit")) for card in everything
        )
        kinds = dict.fromkeys(card.type for card in everything)
        sets = self.desk.wardrobe.catalogue.sets_of(self.game)
        self._grid = grid = CardGrid("grid", t, self.desk, self._mark)
        self.group.replace(
            [
                self.back_button(),
                Choice("game", t, [(game, words_of(game).title) for game in GAMES], self.game),
                TextField(
                    "search", t, self.words, "Search name, type or text", clipboard=self.desk.clipboard
                ),
                Choice(
                    "house",
                    t,
                    [("", "All"), *((h, n if len(houses) < 5 else "", i) for h, n, i in houses)],
                    self.house,
                ),
                Choice("kind", t, [("", "All"), *((kind, _plural(kind)) for kind in kinds)], self.kind),
                Choice("set", t, [(one.id, one.name) for one in sets] or [("", "None")], self.face_set),
                Choice("use", t, list(USES), self.use),
                grid,
                Button("compare", t, "Compare face sets", "cards-outline", "main", "Enter"),
                Button("table", t, "Use on the table", "check-bold", cap="U"),
                Button("export", t, "Export", "export", cap="E"),
            ]
        )
        self._fill()
        if self._begin:
            keys = [card.id for card in grid.cards]
            grid.put("at", keys.index(self._begin) if self._begin in keys else 0)
        self.group.set_focus(grid)
        self._judge()

    @property
    def grid(self) -> CardGrid:
        """The widget with the cards."""
        return self._grid

    @property
    def card_shown(self) -> tuple[str, str] | None:
        card = self.grid.chosen
        return card.key if card else None

    def _mark(self, card: CardInfo) -> str:
        return "changed" if self.desk.cards.changed(card) else ""

    def _fill(self) -> None:
        self._seen = self.desk.cards.version
        cards = [card for card in self.desk.cards.cards(self.game) if self._wanted(card)]
        self.grid.show_cards(cards, self.use, self.face_set)

    def _wanted(self, card: CardInfo) -> bool:
        if (self.house and card.house != self.house) or (self.kind and card.type != self.kind):
            return False
        text = " ".join(
            (card.name, card.id, card.type_line, *card.keywords, plain(card.rules), card.flavour)
        ).lower()
        return all(word in text for word in self.words.lower().split())

    def _judge(self) -> None:
        some = self.grid.chosen is not None
        self.group["compare"].enable(some, "" if some else "No card is shown.")
        used = self.desk.wardrobe.chosen(self.game) == self.face_set
        self.group["table"].enable(not used, "The table shows this face set." if used else "")

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, tall = 24.0, 14.0, 44.0
        side = SIDE if width >= 1300 else 340.0
        left = width - side - margin - 2 * gap
        self.right = self.rect(width - side - margin, 98, side, height - 98 - 24)
        wide = width - 2 * margin
        self.put("game", width - margin - min(520, wide * 0.5), 20, min(520, wide * 0.5), tall)
        y = 98.0
        x = margin
        room = left - margin
        small = room < 1250
        search = room * (0.42 if small else 0.3)
        self.put("search", x, y, search, tall)
        self.put("house", x + search + gap, y, room - search - gap, tall)
        y += tall + gap
        if small:
            self.put("kind", x, y, room, tall)
            y += tall + gap
            self.put("set", x, y, room * 0.6 - gap, tall)
            self.put("use", x + room * 0.6, y, room * 0.4, tall)
        else:
            use = 250.0
            sets = min(400.0, room * 0.34)
            self.put("kind", x, y, room - use - sets - 2 * gap, tall)
            self.put("set", x + room - use - sets - gap, y, sets, tall)
            self.put("use", x + room - use, y, use, tall)
        y += tall + gap
        self.put("grid", x, y, room, height - y - 24)
        inner = side - 40
        low = height - 24 - 20
        half = inner * 0.62
        self.put("table", width - side - margin + 20, low - 48, half - 5, 48)
        self.put("export", width - side - margin + 20 + half + 5, low - 48, inner - half - 5, 48)
        self.put("compare", width - side - margin + 20, low - 48 - 10 - 52, inner, 52)

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key, action.value:
            case "game", str() as game:
                self.game, self.house, self.kind, self.words = game, "", "", ""
                self.face_set = self.desk.wardrobe.chosen(game)
                self.theme = theme(words_of(game).mood)
                self.desk.mood = self.theme.mood
                self.build()
                self.arrange()
            case "search", str() as words:
                self.words = words
                self._fill()
            case ("house" | "kind" | "use" | "set") as what, str() as value:
                setattr(self, "face_set" if what == "set" else what, value)
                self._fill()
            case "compare" | "grid", _:
                if self.grid.chosen is not None:
                    return Push(CompareScene(self.desk, self.theme.mood, self.grid.cards, self.grid.at))
            case "export", _:
                shown = [card.id for card in self.grid.cards]
                narrowed = len(shown) < len(self.desk.cards.cards(self.game))
                return Push(ExportScene(self.desk, self.game, self.face_set, shown if narrowed else ()))
            case "table", _:
                self.use_set(self.face_set)
        self._judge()
        return None

    def use_set(self, face_set: str) -> None:
        """Shows this game's cards in a face set on every table from now on."""
        choose_faces(self.desk, self.game, face_set)

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        match result:
            case ("compared", int() as at, str() as face_set):
                self.grid.put("at", min(at, len(self.grid.cards) - 1))
                self.grid.measure()
                if face_set:
                    self.face_set = face_set
                    chooser = self.group["set"]
                    chooser.put("value", face_set)
                    self._fill()
        self._judge()
        self.changed = True
        return None

    def update(self, dt: float) -> Step:
        if self.desk.cards.version != self._seen:
            # files were read, for the first time or again
            self.build()
            self.arrange()
            self.changed = True
        return super().update(dt)

    # ---- picture

    def paint(self, brush: Brush) -> None:
        every = len(self.desk.cards.cards(self.game))
        count = len(self.grid.cards)
        note = f"{every} cards" if count == every else f"{count} of {every} cards"
        self.paint_head(brush, "Cards", note if self.desk.cards.known(self.game) else "reading the files")
        brush.panel(self.right)
        card = self.grid.chosen
        if card is None:
            known = self.desk.cards.known(self.game)
            words = "No card is like that." if known else "A moment: the cards are being read."
            at = (self.grid.rect.centerx, self.grid.rect.centery)
            brush.text(words, at, "title", 26, self.theme.dim, "cc", self.grid.rect.w)
            return
        self._paint_chosen(brush, card)

    def _paint_chosen(self, brush: Brush, card: CardInfo) -> None:
        r = self.right
        low = self.group["compare"].rect.y - self.px(16)
        width = min(r.w - self.px(40), self.px(372))
        # a low window keeps room for a line of facts
        width = round(min(width, (low - r.y - self.px(24 + 80)) * WIDTH / HEIGHT))
        high = round(width * HEIGHT / WIDTH)
        centre = (r.centerx, r.y + self.px(22) + high / 2)
        place_face(
            brush.surface, self.desk.faces, card, "full", centre, width, 1.2, scale=self.scale, face_set=self.face_set
        )  # fmt: skip
        self._paint_facts(
            brush, card, pygame.Rect(r.x + self.px(24), round(centre[1] + high / 2) + self.px(18), 0, low)
        )

    def _paint_facts(self, brush: Brush, card: CardInfo, at: pygame.Rect) -> None:
        """What a designer wants to know beside the face: as much as there is room for."""
        t, wide, y, low = self.theme, self.right.w - self.px(48), at.y, at.h
        rows: list[tuple[str, str, float, object]] = [(f"{card.id}, {card.type_line}", "uib", 15, t.text)]
        if self.desk.cards.changed(card):
            words = "Changed since the table was opened: games that run keep the old card."
            rows.append((words, "ui", 15, t.gold_text))
        rows += [(line, "body", 17, t.text) for line in plain(card.rules).split("\n") if line]
        rows += [(card.flavour, "bodyi", 16, t.dim)] if card.flavour else []
        if card.game != "renown":  # whose faces show no picture
            rows.append(("Drop a picture on the window to make it this card's own.", "ui", 14, t.dim))
        for words, role, size, ink in rows:
            tall = paragraph_height(words, role, brush.letter(size), wide, 1.3)
            if y + tall > low:
                break
            y = brush.paragraph(words, (at.x, y, wide, 0), role, size, ink, 1.3) + self.px(8)  # type: ignore[arg-type]


def choose_faces(desk: Desk, game: str, face_set: str) -> None:
    """Shows a game's cards in a face set on every table from now on, also after the next start."""
    desk.wardrobe.choose(game, face_set)
    others = tuple(word for word in desk.settings.faces if not word.startswith(f"{game}="))
    desk.settings = dataclasses.replace(desk.settings, faces=(*others, f"{game}={face_set}"))
    trouble = store.save(desk.settings, desk.saves)
    if trouble:
        desk.toasts.say(trouble, fault=True)


def _plural(kind: str) -> str:
    return {"equipment": "Equipment", "court": "Courts", "once": "Once"}.get(kind, f"{kind.capitalize()}s")

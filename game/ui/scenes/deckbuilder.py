"""The deck builder: the pool on the left, the deck on the right, and what it is made of beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

from game.app import deckshelf
from game.app.deckbench import Bench, Search, found
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck
from game.rules.crown.library import library
from game.ui.cardface.crown import BADGES, TYPE_ICONS
from game.ui.cardface.info import CardInfo
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Push, Step
from game.ui.scenes import deckbuilder_picture as picture
from game.ui.scenes.cardpool import CardPool, SignChoice
from game.ui.scenes.confirm import NameScene
from game.ui.scenes.decklist import DeckList
from game.ui.scenes.decksigns import OPENERS_TALL, TYPE_WORDS, faction_icon, verdict
from game.ui.scenes.decktext import DeckTextScene
from game.ui.scenes.grabbing import Grab
from game.ui.scenes.leavedeck import LeaveScene
from game.ui.scenes.page import Page
from game.ui.scenes.samplehand import SampleHandScene
from game.ui.widgets import Action, Button, Choice, ScrollArea, TextField, Widget

SIGNS: Final[Mapping[str, str]] = {
    **BADGES, "wither": "leaf-off", "fade": "layers-outline", "obliterate": "close-octagon-outline",
}  # fmt: skip
"""The keywords that are looked for, each with its icon."""
LOOK_AFTER: Final = 0.4
"""Seconds that the pointer rests on a card before it is shown whole."""
REFUSED: Final = 3.2
"""Seconds that a refusal stays."""
WIDE: Final = 1500.0
"""Units of width from which on all three parts stand side by side."""


class DeckBuilderScene(Page):
    """Cards go in by a click or by dragging them over, and out the same way. Leaves with (`deck`, where it lies)."""

    name = "deck-builder"

    def __init__(self, desk: Desk, deck: Deck, path: Path | None = None, copied: str = "") -> None:
        """`path` is the own deck's file; None for one that was never saved. `copied` is the preset it is a copy of."""
        self.cards: Mapping[str, Card] = deckshelf.pool_cards()
        self.bench = Bench(self.cards, deck)
        self.path, self.copied = path, copied
        self.fresh = path is None and bool(deck.cards) and not copied
        """Whether it came from elsewhere as a text and was never saved."""
        self.search = Search()
        self.tab = "cards"
        self.refused: tuple[str, tuple[float, float], float] | None = None
        self._still, self._seen = 0.0, -1
        self._lit: tuple[str, str] = ("", "")
        super().__init__(desk, "crown")

    # ---- widgets

    def build(self) -> None:
        t = self.theme
        factions = library().pool.factions
        self.pool = CardPool(
            "pool", t, self.desk, lambda card: (self.bench.count(card), self.bench.limit(card))
        )
        self.list = DeckList("list", t, self.bench)
        self.faults = ScrollArea("faults", t)
        tabs = [
            ("cards", "Cards", "cards-outline"),
            ("curve", "Curve", "chart-bar"),
            ("faults", "Check", "check-bold"),
        ]
        widgets: list[Widget] = [
            self.back_button(),
            TextField("words", t, self.search.words, "Name, rules or flavour", clipboard=self.desk.clipboard),
            SignChoice(
                "faction", t, [("", "All factions"), *((f.id, f.name, faction_icon(f.id)) for f in factions)]
            ),
            SignChoice(
                "type", t, [("", "All types"), *((k, TYPE_WORDS[k], TYPE_ICONS[k]) for k in TYPE_WORDS)]
            ),
            Choice("cost", t, [("", "Any cost"), *((str(n), str(n)) for n in range(5)), ("5", "5+")], ""),
            SignChoice("keyword", t, [("", "Any keyword"), *((k, k.capitalize(), SIGNS[k]) for k in SIGNS)]),
            self.pool,
            self.list,
            self.faults,
            Choice("tab", t, tabs, self.tab),
            Button("all", t, "Show all cards", "restart"),
            Button("undo", t, "", "undo-variant", "icon"),
            Button("redo", t, "", "redo-variant", "icon"),
            Button("rename", t, "", "pencil", "icon"),
            Button("hand", t, "Try a hand", "cards-variant", cap="H"),
            Button("text", t, "As text", "script-text-outline", cap="T"),
            Button("save_as", t, "Save as", "content-save-outline", cap="A"),
            Button("save", t, "Save", "content-save", "main", "S"),
        ]
        self.group.replace(widgets)
        for key, tip in TIPS.items():
            self.group[key].tip = tip
        self._find()
        self.group.set_focus(self.pool)
        self._judge()

    def _find(self) -> None:
        """Fills the pool with what is looked for."""
        self._seen = self.desk.cards.version
        infos = {info.id: info for info in self.desk.cards.cards("crown")}
        wanted = found(list(self.cards.values()), self.search)
        self.pool.show_cards([infos[card.id] for card in wanted if card.id in infos], "hand", "")
        self.group["all"].visible = not self.pool.cards
        self.changed = True

    def _judge(self) -> None:
        bench = self.bench
        self.group["undo"].enable(bench.can_undo)
        self.group["redo"].enable(bench.can_redo)
        self.group["hand"].enable(bool(bench.total), TIPS["hand"] if bench.total else "The deck is empty.")
        unsaved = self.unsaved
        self.group["save"].enable(unsaved, TIPS["save"] if unsaved else "There is nothing new to save.")
        words, sign, _ = verdict(bench.faults())
        for widget in self.group:
            if isinstance(widget, Choice) and widget.key == "tab":
                last = ("faults", words if words != "Ready to play" else "Ready", sign)
                widget.options = [*widget.options[:2], last]
                widget.changed = True
        self.faults.set_length(picture.faults_height(self))
        self.changed = True

    @property
    def unsaved(self) -> bool:
        """Whether the deck differs from what lies on the shelf."""
        return self.bench.changed or self.fresh

    @property
    def wide(self) -> bool:
        """Whether deck and curve stand side by side."""
        return self.room[0] >= WIDE

    # ---- places

    def arrange(self) -> None:
        width, height = self.room
        self.put_head()
        margin, gap, top = 24.0, 14.0, 98.0
        self._arrange_head(width)
        side = 400.0 if self.wide else 380.0 if width >= 1150 else 336.0
        facts = min(400.0, width * 0.2) if self.wide else 0.0
        low = height - 20
        pool_wide = width - 2 * margin - side - gap - (facts + gap if facts else 0)
        self.pool_panel = self.rect(margin, top, pool_wide, low - top)
        x = margin + pool_wide + gap
        self.deck_panel = self.rect(x, top, side, low - top)
        self.facts_panel = self.rect(x + side + gap, top, facts, low - top) if facts else None
        self._arrange_pool(margin + 12, top + 12, pool_wide - 24, low - 8)
        y = top + 76
        self.group["tab"].visible = not self.wide
        if not self.wide:
            self.put("tab", x + 12, y, side - 24, 42)
            y += 52
        self.put("list", x + 12, y, side - 20, low - 10 - y)
        self.list.visible = self.wide or self.tab == "cards"
        self._arrange_facts(x, y, side, low)
        self._judge()

    def _arrange_head(self, width: float) -> None:
        x = width - 24
        roomy = width >= 1400
        labels = {"save": "Save", "save_as": "Save as", "text": "As text", "hand": "Try a hand"}
        for key in ("save", "save_as", "text", "hand"):
            button = self.group[key]
            if isinstance(button, Button):
                button.label = labels[key] if roomy or key == "save" else ""
            wide = (144.0 if key != "hand" else 168.0) if roomy else 112.0 if key == "save" else 48.0
            x -= wide
            self.put(key, x, 20, wide, 44)
            x -= 8
        for key in ("redo", "undo", "rename"):
            x -= 48
            self.put(key, x, 20, 48, 44)
            x -= 8
        self.head_right = x

    def _arrange_pool(self, x: float, y: float, wide: float, low: float) -> None:
        tall, gap = 40.0, 8.0
        words = wide * (0.34 if wide > 700 else 0.42)
        self.put("words", x, y, words, tall)
        self.put("faction", x + words + gap, y, wide - words - gap, tall)
        y += tall + gap
        cost = max(250.0, wide * 0.36)
        self.put("type", x, y, wide - cost - gap, tall)
        self.put("cost", x + wide - cost, y, cost, tall)
        y += tall + gap
        self.put("keyword", x, y, wide, tall)
        y += tall + 6
        self.put("pool", x, y, wide, low - y)
        self.put("all", x + wide / 2 - 110, (y + low) / 2 + 30, 220, 48)

    def _arrange_facts(self, x: float, y: float, side: float, low: float) -> None:
        """The curve and what is wrong: in their own panel, or each under its tab."""
        if self.facts_panel is not None:
            panel = self.facts_panel
            inner = panel.inflate(-2 * self.px(18), 0)
            top = panel.y + self.px(64)
            curve = max(self.px(240), min(self.px(420), round(panel.h * 0.45)))
            self.curve_rect = pygame.Rect(inner.x, top + self.px(30), inner.w, curve)
            self.openers_rect = pygame.Rect(
                inner.x, self.curve_rect.bottom + self.px(20), inner.w, self.px(OPENERS_TALL)
            )
            y_faults = self.openers_rect.bottom + self.px(18)
            self.factions_rect = pygame.Rect(inner.x, top - self.px(6), inner.w, self.px(22))
            self.put_in("faults", (inner.x, y_faults, inner.w, panel.bottom - self.px(12) - y_faults))
            self.faults.visible = True
        else:
            inner = self.rect(x + 18, y, side - 36, low - y - 12)
            self.factions_rect = pygame.Rect(inner.x, inner.y + self.px(6), inner.w, self.px(22))
            self.openers_rect = pygame.Rect(
                inner.x, inner.bottom - self.px(OPENERS_TALL), inner.w, self.px(OPENERS_TALL)
            )
            top = self.factions_rect.bottom + self.px(16)
            tall = min(self.openers_rect.y - self.px(14) - top, self.px(460))
            self.curve_rect = pygame.Rect(inner.x, top, inner.w, tall)
            self.put_in("faults", inner)
            self.faults.visible = self.tab == "faults"

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key, action.value:
            case (("pool:click" | "pool:more" | "list:more"), str() as card):
                self.put_card(card, many=_shift())
            case (("pool:other" | "pool:less" | "list:less" | "list:other"), str() as card):
                self.take_card(card, many=_shift())
            case "pool:drop", (str() as card, tuple() as pos):
                if self.deck_panel.collidepoint(pos):
                    self.put_card(card, many=_shift())
            case "list:drop", (str() as card, tuple() as pos):
                if not self.deck_panel.collidepoint(pos):
                    self.take_card(card, many=_shift())
            case (("words" | "faction" | "type" | "keyword"), str() as value):
                self._look_for(**{action.key: value})
            case "cost", str() as value:
                self._look_for(cost=int(value) if value else None)
            case "tab", str() as tab:
                self.tab = tab
                self.arrange()
            case _:
                return self._press(action.key)
        return None

    def _look_for(self, **what: object) -> None:
        self.search = Search(**{**{name: getattr(self.search, name) for name in FIELDS}, **what})
        self._find()

    def _press(self, key: str) -> Step:
        match key:
            case "all":
                self.search = Search()
                for name in ("faction", "type", "cost", "keyword"):
                    self.group[name].put("value", "")
                field = self.group["words"]
                if isinstance(field, TextField):
                    field.set("")
                self._find()
            case "undo":
                self.bench.undo()
                self._edited()
            case "redo":
                self.bench.redo()
                self._edited()
            case "hand" if self.bench.total:
                return Push(SampleHandScene(self.desk, self.bench.deck, self.cards))
            case "text":
                return Push(DeckTextScene(self.desk, self.cards, self.bench.deck))
            case "rename":
                return Push(self._asking("rename", "Name the deck", "It is kept when you save.", "Rename"))
            case "save_as":
                return Push(
                    self._asking(
                        "save_as", "Save the deck as", "The deck it came from stays as it is.", "Save"
                    )
                )
            case "save" if self.unsaved:
                self.save(self.bench.deck, self.path)
        return None

    def _asking(self, word: str, title: str, sentence: str, yes: str) -> NameScene:
        name = self.bench.deck.name
        if word == "save_as":
            name = deckshelf.free_name(self.desk.saves, name)
        return NameScene(self.desk, "crown", word, title, sentence, name, yes)

    def put_card(self, card: str, many: bool = False) -> None:
        """Puts a copy in (`many`: as many as may be), or says why not."""
        if self.bench.add(card, 99 if many else 1):
            self._edited(card)
            return
        most, known = self.bench.limit(card), self.cards.get(card)
        name = known.name if known is not None else card
        why = f"{most} of {name} {'is' if most == 1 else 'are'} all that a deck may have."
        self.refused = (why, self.desk.pointer if self.desk.pointer[0] >= 0 else self.deck_panel.midtop, 0.0)
        self.changed = True

    def take_card(self, card: str, many: bool = False) -> None:
        """Takes a copy out (`many`: all of them)."""
        if self.bench.take(card, 99 if many else 1):
            self._edited(card)

    def _edited(self, card: str = "") -> None:
        self.refused = None
        self.list.renew(card)
        self._judge()

    def save(self, deck: Deck, path: Path | None) -> bool:
        """Puts it on the shelf and says so, or why not."""
        shelving = deckshelf.save(self.desk.saves, deck, path)
        self.desk.toasts.say(shelving.sentence, fault=not shelving.done)
        if shelving.done:
            self.path, self.copied, self.fresh = shelving.path, "", False
            self.bench.saved(deck)
            self._edited()
        return shelving.done

    def resume(self, result: object = None) -> Step:
        super().resume(result)
        deck = self.bench.deck
        match result:
            case ("rename", str() as name) if deckshelf.fit_name(name):
                self.bench.call(deckshelf.fit_name(name))
                self._edited()
            case ("save_as", str() as name):
                self.save(Deck(deckshelf.fit_name(name), deck.cards, deck.plan), None)
            case ("text", Deck() as other):
                self.bench.change(
                    Deck(deck.name if deck.cards else other.name, other.cards, other.plan or deck.plan)
                )
                self._edited()
            case ("leave", "save"):
                return Pop(("deck", self.path)) if self.save(deck, self.path) else None
            case ("leave", "drop"):
                return Pop(("deck", self.path))
        self.changed = True
        return None

    def back(self) -> Step:
        if self.unsaved:
            return Push(LeaveScene(self.desk, self.bench.deck.name))
        return Pop(("deck", self.path))

    # ---- keys and time

    def key(self, event: pygame.event.Event) -> Step:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        shift = event.mod & pygame.KMOD_SHIFT
        if control and event.key == pygame.K_z:
            return self._press("redo" if shift else "undo")
        if control:
            word = {pygame.K_y: "redo", pygame.K_s: "save", pygame.K_c: "text", pygame.K_v: "text"}.get(
                event.key
            )
            if event.key == pygame.K_f:
                self.group.set_focus(self.group["words"], by_keyboard=True)
            return self._press(word) if word else None
        if event.key == pygame.K_SLASH:
            self.group.set_focus(self.group["words"], by_keyboard=True)
        return None

    @property
    def dragged(self) -> tuple[Grab, bool] | None:
        """The card in the air, and whether it comes from the pool."""
        for area in (self.pool, self.list):
            if area.dragged is not None:
                return area.dragged, area is self.pool
        return None

    def looked_at(self) -> tuple[CardInfo, pygame.Rect] | None:
        """The card that is shown whole, and what it is shown beside."""
        if self._still < LOOK_AFTER or self.dragged is not None:
            return None
        where, card = self._pointed
        info = next((info for info in self.desk.cards.cards("crown") if info.id == card), None)
        if info is None:
            return None
        if where == "list":
            line = self.list.rect_of_card(card)
            return (info, line) if line is not None else None
        index = next((k for k, one in enumerate(self.pool.cards) if one.id == card), None)
        if index is None:
            return None
        rect = pygame.Rect(0, 0, self.pool.card_width, round(self.pool.card_width * 1.4))
        rect.center = (round(self.pool.centre_of(index)[0]), round(self.pool.centre_of(index)[1]))
        return info, rect

    @property
    def _pointed(self) -> tuple[str, str]:
        """The area and card under the pointer, else under the keyboard."""
        if self.pool.hovered or self.list.hovered:
            return ("list", self.list.pointed) if self.list.hovered else ("pool", self.pool.pointed)
        if self.list.focused and self.list.ring_shown and self.list.visible:
            return "list", self.list.at
        if self.pool.focused and self.pool.ring_shown and self.pool.chosen is not None:
            return "pool", self.pool.chosen.id
        return "", ""

    def handle(self, event: pygame.event.Event) -> Step:
        step = super().handle(event)
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
        if self._pointed != self._lit or pressed:
            if self._still >= LOOK_AFTER:
                self.changed = True
            self._lit, self._still = self._pointed, 0.0
        return step

    def update(self, dt: float) -> Step:
        if self.desk.cards.version != self._seen:
            self._find()
        before = self._still
        self._still += dt
        if self._lit[1] and before < LOOK_AFTER <= self._still:
            self.changed = True
        if self.list.tick(dt):
            self.changed = True
        if self.refused is not None:
            words, at, age = self.refused
            self.refused = (words, at, age + dt) if age + dt < REFUSED else None
            self.changed = self.changed or self.refused is None
        return super().update(dt)

    @property
    def moving(self) -> bool:
        resting = bool(self._lit[1]) and self._still < LOOK_AFTER
        return super().moving or resting or bool(self.list.flash[0]) or self.refused is not None

    # ---- picture

    def paint(self, brush: Brush) -> None:
        picture.paint(brush, self)

    def paint_over(self, brush: Brush) -> None:
        picture.paint_over(brush, self)


def _shift() -> bool:
    return pygame.display.get_init() and bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


FIELDS: Final = ("faction", "type", "cost", "keyword", "words")
TIPS: Final[Mapping[str, str]] = {
    "undo": "Take the last change back (Ctrl+Z)",
    "redo": "Make it again (Ctrl+Y)",
    "rename": "Give the deck another name",
    "hand": "Draw an opening hand (H)",
    "text": "Copy the deck as text, or paste one (T)",
    "save_as": "Save it as another deck (A)",
    "save": "Save it (S or Ctrl+S)",
}

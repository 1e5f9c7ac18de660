"""The tab with what play has shown: which cards were looked at most, and the notes that were taken."""

from __future__ import annotations

import time

import pygame

from game.app.evidence import Zoomed
from game.app.notes import Note, notes_of
from game.ui.lab.lab import Lab, Noted, Pair
from game.ui.lab.section import GAP, Section, Shelf
from game.ui.paint.brush import Brush
from game.ui.scene import Step
from game.ui.theme import Theme
from game.ui.widgets import Action, Button, Row, ScrollList, Widget


class EvidenceTab(Section):
    """Two lists, and the button for a new note."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self.zoomed: list[Zoomed] = []
        self.notes: list[Note] = []
        self._seen: tuple[object, ...] = ()

    def build(self, theme: Theme) -> list[Widget]:
        super().build(theme)
        self.note = Button("note", theme, "Take a note", "note-plus-outline", "main", "F4")
        self.cards = ScrollList("zoomed", theme, (), 50)
        self.list = ScrollList("notes", theme, (), 50)
        self._seen = ()
        self.refresh()
        return [self.note, self.cards, self.list]

    def read_notes(self) -> None:
        """The folder of notes is another than before: it is read again when it is shown."""
        self._seen = ()

    def _list_notes(self) -> None:
        self.notes = notes_of(self.lab.desk.saves)
        self.list.set_rows([Row(note.text or "No words", _where(note)) for note in self.notes])

    def refresh(self) -> None:
        playing = self.lab.table is not None
        self.note.enable(playing, "" if playing else "A note is of a table: sit down at one first.")
        self._take()

    def _take(self) -> bool:
        lab = self.lab
        evidence = lab.desk.evidence
        looker = lab.table.session.looker if lab.table is not None else None
        seen = (lab.game, lab.told_apart, looker, evidence.version if evidence is not None else -1, lab.cards)
        if seen == self._seen:
            return False
        self._seen = seen
        self._list_notes()
        self.zoomed = lab.zoomed()
        names = {card.id: card.name for card in lab.cards}
        rows = []
        for one in self.zoomed:
            note = "" if not lab.told_apart else ", ".join(self._by_set(one))
            right = f"{one.times} × · {long(one.seconds)}"
            rows.append(Row(names.get(one.card, one.card), note, right))
        self.cards.set_rows(rows)
        return True

    def _by_set(self, one: Zoomed) -> list[str]:
        """How long it was looked at in each face set, the longest first."""
        sets = self.lab.desk.wardrobe.catalogue
        found = []
        for name, (_, seconds) in sorted(one.faces.items(), key=lambda item: -item[1][1]):
            known = next((s.name for s in sets.sets_of(one.game) if s.id == name), name or "?")
            found.append(f"{known} {long(seconds)}")
        return found

    def update(self) -> bool:
        return self._take()

    def arrange(self, area: pygame.Rect, scale: float) -> None:
        super().arrange(area, scale)
        shelf = Shelf(area, self.px(GAP))
        self.note.layout(shelf.row(self.px(46)), scale)
        self.head = shelf.row(self.line(15))
        rest = shelf.rest()
        upper = round((rest.h - self.line(15) - 2 * shelf.gap) * 0.58)
        self.cards.layout(shelf.row(upper), scale)
        self.second = shelf.row(self.line(15))
        self.list.layout(shelf.rest(), scale)

    def act(self, action: Action) -> Step:
        lab = self.lab
        match action.key, action.value:
            case (("zoomed" | "zoomed:at"), int() as at) if at < len(self.zoomed):
                lab.choose_card(self.zoomed[at].card)
                if lab.card is not None:
                    lab.exhibit = Pair(lab.card)
                    lab.version += 1
            case (("notes" | "notes:at"), int() as at) if at < len(self.notes):
                lab.exhibit = Noted(self.notes[at])
                lab.version += 1
        return None

    def paint(self, brush: Brush) -> None:
        theme = self.theme
        brush.label("Most looked at", (self.head.x, self.head.centery), 13, None, "cl")
        if not self.lab.told_apart:
            words = "sets untold while blind"
            at = (self.head.right, self.head.centery)
            brush.text(words, at, "ui", 13, theme.dim, "cr", self.head.w * 0.5)
        brush.label("Notes", (self.second.x, self.second.centery), 13, None, "cl")
        for area, full, words in (
            (
                self.cards.rect,
                self.zoomed,
                "Nobody has looked at a card at full size yet: it is noted in play.",
            ),
            (self.list.rect, self.notes, "No notes yet. F4 keeps the table as it is, with a line of text."),
        ):
            if not full:
                inside = area.inflate(-brush.px(16), 0)
                brush.paragraph(
                    words, (inside.x, inside.y + brush.px(10), inside.w, 0), "bodyi", 15, theme.dim, 1.3
                )


def long(seconds: float) -> str:
    """A length of time in a few letters."""
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


def _where(note: Note) -> str:
    """Game and time, and how far the game was."""
    when = f"{note.game.capitalize()}, {time.strftime('%Y-%m-%d %H:%M', time.localtime(note.at))}"
    return f"{when}, {note.where}" if note.where else when

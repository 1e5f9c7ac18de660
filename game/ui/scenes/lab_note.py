"""A line of words for a note: what the table looked like, and what was thought of it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.app import notes
from game.ui.lab.lab import Lab
from game.ui.paint.brush import Brush
from game.ui.scene import Pop, Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.games import standing
from game.ui.scenes.page import Page
from game.ui.table.shown import ShownTable
from game.ui.widgets import Action, Button, TextField

WIDE = 760
"""Units across the plate, as far as the window has them."""


class NoteScene(Page):
    """Writes a note of the table as it is now, and says where it is."""

    name = "note"
    overlay: ClassVar[bool] = True

    def __init__(self, lab: Lab, table: ShownTable, picture: bytes, written: Callable[[], None]) -> None:
        self.lab, self.table, self.picture, self._written = lab, table, picture, written
        self._small: pygame.Surface | None = None
        super().__init__(lab.desk, table.mat.mood)

    def build(self) -> None:
        t = self.theme
        words = TextField("words", t, "", "What is it about?", notes.LONGEST, clipboard=self.desk.clipboard)
        self.group.replace(
            [
                words,
                Button("yes", t, "Keep the note", "note-plus-outline", "main", "Enter"),
                Button("back", t, "Cancel", cap="Esc"),
            ]
        )
        self.group.set_focus(words)

    @property
    def plate(self) -> pygame.Rect:
        """Where the plate lies."""
        width, height = self.room
        wide, tall = min(WIDE, width - 48), min(620, height - 40)
        return self.rect((width - wide) / 2, (height - tall) / 2, wide, tall)

    @property
    def _picture_room(self) -> pygame.Rect:
        plate, pad = self.plate, self.px(28)
        low = self.group["words"].rect.y - self.px(20)
        top = plate.y + self.px(70)
        return pygame.Rect(plate.x + pad, top, plate.w - 2 * pad, max(1, low - top))

    def arrange(self) -> None:
        plate, pad = self.plate, self.px(28)
        y = plate.bottom - self.px(24 + 46)
        right = plate.right - pad
        for key in ("yes", "back"):
            wide, _ = self.group[key].natural(self.scale)
            self.put_in(key, (right - wide, y, wide, self.px(46)))
            right -= wide + self.px(14)
        self.put_in("words", (plate.x + pad, y - self.px(18 + 46), plate.w - 2 * pad, self.px(46)))
        self._small = None

    def act(self, action: Action) -> Step:
        if action.key != "yes":
            return None
        field = self.group["words"]
        words = field.value if isinstance(field, TextField) else ""
        match = self.table.match
        trial = self.lab.trial
        faces = {"a": trial.a, "b": trial.b, "compared": trial.mode}
        where = standing(match.header.game, match.view(None))
        try:
            note = notes.take_note(self.desk.saves, match, words, self.picture, where, faces)
        except OSError as fault:
            self.desk.toasts.say(f"The note cannot be kept ({fault.strerror or fault}).", fault=True)
            return None
        self.desk.toasts.say(f"Kept as {note.path.name}, among the notes of the Layout Lab.")
        self._written()
        return Pop()

    def paint(self, brush: Brush) -> None:
        shade(brush)
        plate = self.plate
        brush.box(plate, self.theme.prompt, 16, 1.8, 0, 16)
        x, wide = plate.x + self.px(28), plate.w - self.px(56)
        brush.text(
            "A note on this table", (x, plate.y + self.px(40)), "title", 28, self.theme.gold_text, "cl", wide
        )
        room = self._picture_room
        if self._small is None:
            self._small = _fitted(self.picture, room.size)
        at = self._small.get_rect(center=room.center)
        brush.surface.blit(self._small, at)
        brush.ring(at, 3, self.theme.accent, 1.4)


def _fitted(picture: bytes, size: tuple[int, int]) -> pygame.Surface:
    """A PNG as large as there is room for."""
    whole = pygame.image.load(io.BytesIO(picture), "table.png")
    k = min(size[0] / whole.get_width(), size[1] / whole.get_height(), 1.0)
    flat = pygame.Surface(whole.get_size(), 0, 32)
    flat.blit(whole, (0, 0))
    wide, high = max(1, round(whole.get_width() * k)), max(1, round(whole.get_height() * k))
    return pygame.transform.smoothscale(flat, (wide, high))

"""A deck as plain text, a line for each card: to be copied, or read from the clipboard, with what is wrong in it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.core.problems import Problem, ProblemList
from game.rules.crown.cards import Card
from game.rules.crown.decks import Deck
from game.rules.crown.decktext import deck_from_text, deck_to_text
from game.ui.desk import Desk
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scene import Pop, Step
from game.ui.scenes.confirm import shade
from game.ui.scenes.decksigns import DONE_INK, FAULT_INK, summary
from game.ui.scenes.page import Page
from game.ui.theme import Colour
from game.ui.widgets import Action, Button, ScrollArea

LONGEST = 20_000
"""Letters that are read of a clipboard; more is no deck."""
CLIPBOARD = "clipboard"


class DeckTextScene(Page):
    """A plate over the bench. Leaves with (`text`, deck) when a deck that was pasted is taken, else with nothing."""

    name = "deck-text"
    overlay = True

    def __init__(self, desk: Desk, cards: Mapping[str, Card], deck: Deck | None = None) -> None:
        """`deck` is shown; without one, there is only what comes from the clipboard."""
        self.cards = cards
        self.text = deck_to_text(deck, cards) if deck is not None and deck.cards else ""
        self.read: Deck | None = None
        """The deck that was pasted, where it could be read."""
        self.problems: tuple[Problem, ...] = ()
        self.pasted = False
        super().__init__(desk, "crown")

    def build(self) -> None:
        t = self.theme
        self._lines = ScrollArea("lines", t)
        self._wrong = ScrollArea("wrong", t)
        self.group.replace(
            [
                self._lines,
                self._wrong,
                Button("copy", t, "Copy", "content-copy", cap="C"),
                Button("paste", t, "Paste", "content-paste", cap="V"),
                Button("take", t, "Build on this", "check-bold", "main", "Enter"),
                Button("back", t, "Close", cap="Esc"),
            ]
        )
        self._judge()

    def _judge(self) -> None:
        self.group["copy"].enable(bool(self.text), "" if self.text else "There is nothing to copy.")
        self.group["take"].enable(self.read is not None, "" if self.read is not None else self._why_not())

    def _why_not(self) -> str:
        return "Mend the marked lines first." if self.pasted else "Paste a deck first."

    # ---- places

    @property
    def plate(self) -> pygame.Rect:
        """Where it lies."""
        width, height = self.room
        wide, tall = min(1080.0, width - 48), min(820.0, height - 48)
        return self.rect((width - wide) / 2, (height - tall) / 2, wide, tall)

    @property
    def pitch(self) -> int:
        """From one line to the next, in px."""
        return max(self.px(25), round(max(11, self.px(16)) * 1.5))

    def arrange(self) -> None:
        plate = self.plate
        pad, tall = self.px(28), self.px(50)
        half = (plate.w - 2 * pad - self.px(24)) // 2
        top, low = plate.y + self.px(96), plate.bottom - pad - tall - self.px(20)
        self.put_in("lines", (plate.x + pad, top, half, low - top))
        self.put_in("wrong", (plate.right - pad - half, top, half, low - top))
        wide = (plate.w - 2 * pad - 3 * self.px(12)) // 4
        for k, key in enumerate(("copy", "paste", "back", "take")):
            self.put_in(
                key, (plate.x + pad + k * (wide + self.px(12)), plate.bottom - pad - tall, wide, tall)
            )
        self._measure()

    def _measure(self) -> None:
        self._lines.set_length(self.pitch * (len(self.text.splitlines()) + 1))
        size = max(11, self.px(16))
        wide = self._wrong.view.w - self.px(30)
        self._wrong.set_length(
            sum(paragraph_height(words, "ui", size, wide, 1.3) + self.px(10) for words, _ in self.notes())
        )

    # ---- what is done

    def act(self, action: Action) -> Step:
        match action.key:
            case "copy":
                self.desk.clipboard.put(self.text)
                count = sum(not line.startswith("#") for line in self.text.splitlines())
                self.desk.toasts.say(f"{count} {'line is' if count == 1 else 'lines are'} on the clipboard.")
            case "paste":
                self.paste(self.desk.clipboard.get())
            case "take" if self.read is not None:
                return Pop(("text", self.read))
        return None

    def key(self, event: pygame.event.Event) -> Step:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key == pygame.K_c and self.text:
                return self.act(Action("copy"))
            if event.key == pygame.K_v:
                return self.act(Action("paste"))
        return None

    def paste(self, text: str) -> None:
        """Reads a deck from a text; where that cannot be, every line that is in the way is marked."""
        self.changed = True
        if not text.strip():
            self.desk.toasts.say("The clipboard holds no text.", fault=True)
            return
        if len(text) > LONGEST:
            self.desk.toasts.say("The clipboard holds far more than a deck.", fault=True)
            return
        problems = ProblemList()
        self.text, self.pasted = text.replace("\t", " "), True
        self.read = deck_from_text(self.text, CLIPBOARD, self.cards, problems)
        self.problems = tuple(problems)
        self._measure()
        self._judge()

    def notes(self) -> list[tuple[str, Colour]]:
        """What there is to say beside the text: (sentence, ink)."""
        if not self.pasted:
            some = "Copy puts this on the clipboard. " if self.text else ""
            words = f"{some}Paste reads a deck from it: a line for each card, as 4 Brave Squire."
            return [
                (words, self.theme.dim),
                ("The first line behind # is the deck's name, the second its plan.", self.theme.dim),
            ]
        rows: list[tuple[str, Colour]] = []
        if self.read is not None:
            rows.append((f"{self.read.name}: {summary(self.read, self.cards)}.", DONE_INK))
        for problem in self.problems:
            words = problem.sentence.removeprefix(f"{self.read.name}: " if self.read else "")
            hint = f"; did you mean {problem.suggestion}?" if problem.suggestion else "."
            whole = problem.code in ("deck-size", "bloomers", "empty")
            told = f"{words[:1].upper()}{words[1:]}{hint}"
            rows.append(
                (
                    told if whole else f"Line {problem.line}: {words}{hint}",
                    self.theme.gold_text if problem.warning else FAULT_INK,
                )
            )
        return rows

    # ---- picture

    def paint(self, brush: Brush) -> None:
        shade(brush)
        plate = self.plate
        brush.box(plate, self.theme.prompt, 16, 1.8, 0, 16)
        x = plate.x + self.px(28)
        brush.text(
            "The deck as text",
            (x, plate.y + self.px(48)),
            "title",
            30,
            self.theme.gold_text,
            "cl",
            plate.w - self.px(56),
        )
        left, right = self._lines.rect, self._wrong.rect
        brush.well(left.inflate(self.px(16), self.px(14)), 10)
        self._paint_lines(brush, left)
        kept = brush.surface.get_clip()
        brush.surface.set_clip(right)
        y = right.y - self._wrong.offset
        for words, ink in self.notes():
            y = brush.paragraph(
                words, (right.x + self.px(14), y, self._wrong.view.w - self.px(30), 0), "ui", 16, ink, 1.3
            )
            y += self.px(10)
        brush.surface.set_clip(kept)

    def _paint_lines(self, brush: Brush, rect: pygame.Rect) -> None:
        lines = self.text.splitlines()
        if not lines:
            brush.text("Nothing yet", rect.center, "bodyi", 18, self.theme.faint, "cc")
            return
        marked = {
            problem.line
            for problem in self.problems
            if problem.code not in ("deck-size", "bloomers", "empty")
        }
        kept = brush.surface.get_clip()
        brush.surface.set_clip(rect)
        wide = self._lines.view.w - self.px(52)
        for number, line in enumerate(lines, start=1):
            y = rect.y - self._lines.offset + (number - 0.5) * self.pitch
            if not rect.y - self.pitch < y < rect.bottom + self.pitch:
                continue
            brush.text(str(number), (rect.x + self.px(30), y), "ui", 13, self.theme.faint, "cr")
            ink = (
                FAULT_INK if number in marked else self.theme.dim if line.startswith("#") else self.theme.text
            )
            brush.text(line, (rect.x + self.px(44), y), "ui", 16, ink, "cl", wide)
        brush.surface.set_clip(kept)

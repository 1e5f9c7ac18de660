"""Contact sheets: many cards on one picture, each with its name, to look over and to send."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.ui.cardface.shown import card_height
from game.ui.export.files import write_picture
from game.ui.export.job import Bench
from game.ui.export.order import Step
from game.ui.export.paper import in_lots
from game.ui.export.prints import cut_to
from game.ui.export.wanted import Copies
from game.ui.paint.pixels import rounded
from game.ui.paint.text import text, width

WIDE: Final = 264
"""Width of a card in px: its rules can be read."""
GAP, FOOT, HEAD = 20, 34, 96
"""Room between cards, for a name under each, and for the title."""
COLUMNS, ROWS = 8, 6
CORNER: Final = 3.4 / 63
PAPER, INK, DIM = "#f4efe4", "#2a2018", "#7a6c58"


def write(bench: Bench) -> Iterator[Step | Path]:
    """Says what it makes, and gives each sheet when it is there."""
    sheets = in_lots(bench.chosen.copies, COLUMNS * ROWS)
    bench.total = len(bench.chosen.copies)
    for number, row in enumerate(sheets, start=1):
        sheet = yield from _sheet(bench, row, number, len(sheets))
        path = bench.order.folder / f"{bench.name}-contact{f'-{number}' if len(sheets) > 1 else ''}.png"
        write_picture(sheet, path, dpi=None)
        for each in row:
            bench.made(each.card)
        yield path


def _sheet(
    bench: Bench, row: Sequence[Copies], number: int, count: int
) -> Generator[Step, None, pygame.Surface]:
    columns = min(COLUMNS, len(row))
    rows = -(-len(row) // columns)
    tall = card_height(WIDE)
    sheet = pygame.Surface((GAP + columns * (WIDE + GAP), HEAD + rows * (tall + FOOT + GAP)), 0, 32)
    sheet.fill(PAPER)
    total = f"{bench.chosen.total} cards{f', sheet {number} of {count}' if count > 1 else ''}"
    right = sheet.get_width() - GAP
    note = text(sheet, total, (right, HEAD / 2), "ui", 24, DIM, "cr")
    text(sheet, _short(bench.chosen.title, note.x - 2 * GAP), (GAP, HEAD / 2), "title", 44, INK, "cl")
    for place, each in enumerate(row):
        yield bench.step(each.card.name)
        at = (GAP + place % columns * (WIDE + GAP), HEAD + place // columns * (tall + FOOT + GAP))
        face = pygame.transform.smoothscale(cut_to(bench.print_of(each.card), 0.0), (WIDE, tall))
        sheet.blit(rounded(face, CORNER * WIDE), at)
        words = f"{each.count} x {each.card.name}" if each.count > 1 else each.card.name
        text(sheet, _short(words, WIDE, "ui", 20), (at[0] + WIDE / 2, at[1] + tall + 20), "ui", 20, INK, "cc")
    return sheet


def _short(words: str, room: float, role: str = "title", px: int = 44) -> str:
    from game.ui.paint.text import shorten

    return words if width(words, role, px) <= room else shorten(words, role, px, room)

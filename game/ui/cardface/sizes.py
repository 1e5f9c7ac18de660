"""Real sizes: how large a card and its letters are on paper, on this screen, and where the table shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ui.cardface.boxes import MM, PT, WIDTH, Box
from game.ui.cardface.layout import READABLE_MM, Layout, letter_height, points_of
from game.ui.cardface.rich import style
from game.ui.cardface.stones import number_points

BANK_CARD: Final = (85.60, 53.98)
"""Width and height of a bank card in mm (ISO/IEC 7810 ID-1): everybody has one to hold against the screen."""
CARD: Final = (63.0, 88.0)
"""Of a cut card, in mm."""
WIDTHS: Final[Mapping[str, Mapping[str, int]]] = {
    "crown": {"board": 132, "hand": 158, "full": 278},
    "patterns": {"board": 116, "hand": 140, "full": 278},
    "renown": {"board": 128, "hand": 156, "full": 278},
}
"""How wide the tables show a card for each use, in pixels of a window of 1920 x 1080. `print` is on paper."""
SMALL: Final = 64
"""Width in px of a card at which only its numbers and its picture must still tell it."""
ON_PAPER: Final = (READABLE_MM, 1.2)
"""mm of x-height: under the first letters cannot be read, under the second it is hard."""
ON_SCREEN: Final = (3.0, 4.5)
"""px of x-height, in the same way."""


def pixels_per_mm(bank_card_px: int) -> float:
    """Of this screen, from how many pixels wide a frame is that a bank card just fills; 0 where nobody measured."""
    return bank_card_px / BANK_CARD[0]


def frame_for(bank_card_px: int) -> tuple[int, int]:
    """Width and height in px of the frame that a bank card should fill."""
    return bank_card_px, round(bank_card_px * BANK_CARD[1] / BANK_CARD[0])


def print_width(bank_card_px: int) -> int:
    """Width in px at which a card is as large on this screen as on paper; 0 where nobody measured."""
    return round(CARD[0] * pixels_per_mm(bank_card_px))


def width_of(game: str, use: str, factor: float = 1.0) -> int:
    """Width in px at which a table shows a card for a use (print: as at full size); `factor` as in `Screen`."""
    widths = WIDTHS[game]
    return round(widths.get(use, widths["full"]) * factor)


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one box: `height` that of an x, or of capitals and figures where nothing else stands there."""

    box: Box
    words: str
    points: float
    height: float
    """In units of 0.1 mm."""
    bold: bool
    tall: bool
    """Whether it is capitals and figures that were measured."""

    @property
    def mm(self) -> float:
        """On paper."""
        return self.height / MM

    def px(self, card_width: float) -> float:
        """On a card so many px wide."""
        return self.height * card_width / WIDTH


def letters_of(layout: Layout) -> tuple[Letters, ...]:
    """The letters of every box with words, in the order of drawing."""
    found = []
    for laid in layout.boxes:
        box = laid.box
        if laid.block is not None:
            words = " ".join(piece.text for piece in laid.block.pieces if piece.text)
            role, points = style(box.font, box.bold, box.italic), points_of(laid.block.px)
        elif laid.words and box.role == "gem":
            words, role, points = laid.words, "num", number_points(box, laid.words)
        else:
            continue
        tall = not any(letter.islower() for letter in words)
        height = letter_height(role, tall=tall) * points * PT
        found.append(Letters(box, words, points, height, heavy(role), tall))
    return tuple(found)


def heavy(role: str) -> bool:
    """Whether a role of `fonts` is bold."""
    return role in {"bodyb", "uib", "num"}


def too_small(size: float, limits: tuple[float, float]) -> str:
    """What a size means under ON_PAPER or ON_SCREEN: `error`, `advice`, or nothing."""
    unreadable, hard = limits
    return "error" if size < unreadable else "advice" if size < hard else ""

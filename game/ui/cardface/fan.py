"""What is left of a card in a fan, where its neighbours cover all but a strip at one side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.cardface.boxes import WIDTH
from game.ui.cardface.inked import Ink, inks_of
from game.ui.cardface.layout import SCALE, Layout
from game.ui.cardface.skins import Dressed

SIDES: Final = ("left", "right")
READABLE: Final = {"text": 0.85, "rich": 1.0}
"""How much of a box's ink must show so that it is still read; a number or an icon needs nearly all."""
USUALLY: Final = 0.95


@dataclass(frozen=True, slots=True)
class Glimpse:
    """How much of the ink of a box shows, 0 to 1, and whether that is enough to read it."""

    box: str
    words: str
    shows: float
    readable: bool


def fan_visible(layout: Layout, skin: Dressed, share: float, side: str = "left") -> tuple[Glimpse, ...]:
    """Every box with letters, a number or an icon, in a fan that leaves `share` (0 to 1) of the width at a side.

    ValueError for a side that is none.
    """
    if side not in SIDES:
        raise ValueError(f"a fan shows its cards' {' or '.join(SIDES)}, not {side!r}")
    edge = WIDTH * SCALE * (share if side == "left" else 1 - share)
    found = []
    for laid in layout.boxes:
        inks = inks_of(laid, skin)
        if not inks:
            continue
        shows = _shown(inks, edge, side)
        words = " ".join(ink.words for ink in inks if ink.words) or ", ".join(ink.icon for ink in inks)
        enough = READABLE.get(laid.box.role, USUALLY)
        found.append(Glimpse(laid.box.name, words, round(shows, 3), shows >= enough - 1e-6))
    return tuple(found)


def _shown(inks: list[Ink], edge: float, side: str) -> float:
    """The part of the inks' rectangles on the side that shows."""
    whole = seen = 0.0
    for ink in inks:
        rect = ink.rect
        inside = min(rect.right, edge) - rect.left if side == "left" else rect.right - max(rect.left, edge)
        whole += rect.w * rect.h
        seen += max(0.0, inside) * rect.h
    return seen / whole if whole else 0.0

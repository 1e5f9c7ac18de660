"""Sentences of the rules as spans that can be painted, with names in their colours and cards as chips."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from game.core.figures import true_minus
from game.core.words import Card, Mark, Player, Sentence
from game.ui.paint import flow
from game.ui.table.mat import Sitting
from game.ui.theme import SEATS

MARKS: Final = {
    "heroic": ("shield-sun", "#f5d88a"),
    "villainous": ("skull", "#ff9c8c"),
    "sealed": ("lock", "#e0c49a"),
    "insight": ("eye", "#aab4ff"),
    "resolve": ("shield", "#ffc890"),
    "artifice": ("cog", "#9fe6dc"),
    "hunger": ("skull", "#e8b8ff"),
    "essence": ("star-four-points", "#f4efe2"),
}
"""Icon and colour of the small pictures that sentences name."""

Chip = Callable[[str], flow.Span]


def spans(
    sentence: Sentence, seated: Sequence[Sitting], chip: Chip, *, on_paper: bool = False
) -> tuple[flow.Span, ...]:
    """The sentence for `flow`; `on_paper` leaves names in the ink of the paper."""
    found: list[flow.Span] = []
    for span in sentence:
        match span:
            case Player(seat):
                colour = None if on_paper else SEATS.get(seated[seat].colour, SEATS["amber"])[2]
                found.append(flow.Words(seated[seat].name, colour, bold=True, tag=f"seat:{seat}"))
            case Card(card):
                found.append(chip(card) if card else flow.Words("a card"))
            case Mark(name, word):
                icon, colour = MARKS.get(name, ("star-four-points", "#f5d88a"))
                found.append(flow.Glyph(icon, None if on_paper else colour))
                found.append(flow.Words(f"\u00a0{word}"))
            case str():
                found.append(flow.Words(true_minus(span)))
    return tuple(found)


def with_cards(
    text: str, chip: Chip, pattern: re.Pattern[str], *, bold: bool = False
) -> tuple[flow.Span, ...]:
    """A plain sentence in which each word that `pattern` finds is a card."""
    found: list[flow.Span] = []
    text, at = true_minus(text), 0
    for match in pattern.finditer(text):
        if match.start() > at:
            found.append(flow.Words(text[at : match.start()], bold=bold))
        found.append(chip(match.group()))
        at = match.end()
    if at < len(text):
        found.append(flow.Words(text[at:], bold=bold))
    return tuple(found)

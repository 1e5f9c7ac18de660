"""Each card as a PNG of its own, by game and id."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.ui.export.files import write_picture
from game.ui.export.job import Bench
from game.ui.export.order import Step
from game.ui.export.prints import BLEED, back_name, cut_to, print_of_back

CARDS, WITH_BLEED = "cards", "cards-bleed"
"""The folders of pictures that end at the cut, and of those that go on beyond it."""


def write(bench: Bench) -> Iterator[Step | Path]:
    """Says what it makes, and gives each file when it is there."""
    order, copies = bench.order, bench.chosen.copies
    bleed = BLEED if order.bleed else 0.0
    folder = order.folder / (WITH_BLEED if order.bleed else CARDS)
    backs = dict.fromkeys((each.card.game, back_name(each.card)) for each in copies) if order.backs else {}
    bench.total = len(copies) + len(backs)
    for each in copies:
        card = each.card
        yield bench.step(card.name)
        path = folder / card.game / f"{card.id}.png"
        write_picture(cut_to(bench.print_of(card), bleed), path)
        bench.made(card)
        yield path
    for game, back in backs:
        yield bench.step("backs")
        path = folder / game / (f"{game}-back.png" if back == game else f"{game}-{back}-back.png")
        write_picture(cut_to(print_of_back(back), bleed), path)
        yield path

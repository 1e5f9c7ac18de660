"""Looks at one card on one face, in any process: what is asked and what comes back are plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.cardface import artwork
from game.ui.cardface.artwork import Order
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.judge import judged
from game.ui.cardface.kept import FACES
from game.ui.cardface.layout import lay_out
from game.ui.cardface.pictured import picture_faults
from game.ui.cardface.reading import read_face
from game.ui.cardface.skins import Dressed
from game.ui.cardface.template import Template

Looked = dict[str, tuple[Fault, ...]]
"""What is wrong, by use."""


@dataclass(frozen=True, slots=True)
class Look:
    """A card on a template in its colours, with the order for its picture (None: the face shows none)."""

    template: Template
    card: CardInfo
    colours: tuple[tuple[str, str], ...]
    order: Order | None
    uses: tuple[str, ...]


def look(wish: Look) -> Looked:
    """Prints and reads the face once, and judges it for every use: about ten milliseconds, and painting if need be."""
    skin = Dressed(dict(wish.colours))
    art, fault = None, ""
    if wish.order is not None:
        order = wish.order
        art, fault = FACES.get(("read", repr(order)), lambda: _picture(order))
    template, card = wish.template, wish.card
    reading = read_face(lay_out(template, card, skin), skin, art)
    file = wish.order.file if wish.order is not None else ""
    return {
        use: (*picture_faults(template, card, use, file, fault), *judged(template, card, reading, use))
        for use in wish.uses
    }


def _picture(order: Order) -> tuple[pygame.Surface, str]:
    made = artwork.make(order)
    return made.surface(), made.fault


def only(wish: Look, uses: Sequence[str]) -> Look:
    """The same for fewer uses."""
    return replace(wish, uses=tuple(uses))

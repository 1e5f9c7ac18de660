"""Renown's cards as the table shows them: the pack of the house, or the face set that the window has chosen."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.placing import place_face
from game.ui.cardface.playing import card_back, card_face, place_card
from game.ui.cardface.renown import info
from game.ui.cardface.wardrobe import is_pack
from game.ui.desk import Desk
from game.ui.paint.pixels import Point
from game.ui.theme import Colour

LEAST = 40
"""Pixels of width under which a card is drawn by the house whatever face set is chosen: rank and suit, no more."""


class Deck:
    """Gives pictures of cards by their codes. The pack of the house needs no faces, and none are made for it."""

    def __init__(self) -> None:
        self.desk: Desk | None = None

    def faces(self, width: int) -> Faces | None:
        """The faces to show cards of a width in; None: the house's own pack will do."""
        return self.desk.dealt if self.desk is not None and width >= LEAST else None

    def face(self, card: str, use: str, width: int, four: bool) -> pygame.Surface:
        """A face upright, or the back for an empty word."""
        if not card:
            return card_back("renown", width)
        faces = self.faces(width)
        return card_face(card, width, four) if faces is None else faces.picture(of(card), use, width)

    def place(
        self,
        surface: pygame.Surface,
        card: str,
        use: str,
        centre: Point,
        width: int,
        angle: float,
        glow: Colour | None,
        dim: float,
        alpha: float,
        *,
        playable: bool,
        four: bool,
        scale: float,
    ) -> None:
        """A card about a centre, without its shadow; see `place_face`."""
        faces = self.faces(width) if card else None
        if faces is None or is_pack(faces.wardrobe.template(of(card), use)):
            place_card(
                surface, card or None, centre, width, 0.0, angle, glow, dim, alpha,
                playable=playable, four_colours=four, scale=scale,
            )  # fmt: skip
            return
        place_face(
            surface, faces, of(card), use, centre, width, 0.0, angle, glow, dim, alpha, playable, scale=scale
        )


@lru_cache(64)
def of(card: str) -> CardInfo:
    """What a face shows of a card."""
    return info(card)

"""Crown's cards as the table shows them: a face for each use, with the numbers that hold now, and the back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pygame

from game.rules.crown.compile import Pool
from game.ui.cardface.crown import BADGES, RESOURCE_ICONS, info
from game.ui.cardface.faces import Faces, Live
from game.ui.cardface.info import CardInfo
from game.ui.cardface.playing import card_back
from game.ui.paint import cache
from game.ui.paint.pixels import Array, clear_surface
from game.ui.theme import FACTIONS, mix

RESOURCES: Final[Mapping[str, tuple[str, str]]] = {
    "insight": ("#6a76ea", "#252b7c"),
    "resolve": ("#d48a42", "#6a3218"),
    "artifice": ("#46a096", "#14464a"),
    "hunger": ("#a856bc", "#421c50"),
    "essence": ("#f0ead8", "#8d8798"),
}
"""Colours of the tokens, light and dark."""
PLAIN_TOKEN: Final = ("#8a8fb8", "#32365e")
ICONS: Final = {**RESOURCE_ICONS}
KEYWORD_ICONS: Final = BADGES

_own: dict[str, Faces] = {}


def off_screen_faces() -> Faces:
    """Faces for pictures without a window: made at once, kept for the process."""
    if "faces" not in _own:
        _own["faces"] = Faces(Path("saves"))
    return _own["faces"]


class Deck:
    """Gives pictures of cards by their ids, for the card set of one match."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.faces: Faces | None = None
        """Those of the window; without one, pictures are made at once."""
        self._infos: dict[str, CardInfo] = {}

    def info(self, card: str) -> CardInfo:
        """What a face shows of a card."""
        if card not in self._infos:
            self._infos[card] = info(self.pool.cards[card].card, self.pool.factions)
        return self._infos[card]

    def name(self, card: str) -> str:
        """Its name; `a card` for one that lies face-down."""
        return self.pool.cards[card].name if card else "a card"

    def colour(self, card: str) -> tuple[Any, Any]:
        """Light and dark colour of its faction."""
        return FACTIONS.get(self.pool.cards[card].faction, ("#6a6fa8", "#2a2d5a"))

    @property
    def version(self) -> int:
        """Grows when faces look different."""
        return self.faces.version if self.faces is not None else 0

    def worn(self, card: str) -> str:
        """The face set in which a card shows now; empty without faces of a window."""
        return self.faces.wardrobe.worn(self.info(card)) if self.faces is not None else ""

    def face(self, card: str, use: str, width: int, live: Live = ()) -> pygame.Surface:
        """A face upright, or the back for an empty word."""
        if not card:
            return card_back("crown", width)
        faces = self.faces or off_screen_faces()
        return faces.picture(self.info(card), use, width, live)

    def turned(self, card: str, use: str, width: int, angle: float, live: Live = ()) -> pygame.Surface:
        """As `face`, turned against the clock."""
        if not angle:
            return self.face(card, use, width, live)
        if not card:
            from game.ui.cardface.playing import rotated

            return rotated(None, width, angle, "crown")
        faces = self.faces or off_screen_faces()
        return faces.turned(self.info(card), use, width, angle, live)


def cracked(picture: pygame.Surface, key: object, open_: float, tint: tuple[int, int, int]) -> pygame.Surface:
    """A card broken in two along a zigzag, its halves a little apart (0 to 1) and darkened by a colour."""
    step = round(open_ * 8) / 8
    return cache.CARDS.get(("cracked", key, step, tint), lambda: _cracked(picture, step, tint))


ZIGZAG: Final = (
    (0.56, -0.02),
    (0.44, 0.16),
    (0.60, 0.34),
    (0.40, 0.52),
    (0.57, 0.70),
    (0.45, 0.86),
    (0.52, 1.02),
)


def _cracked(picture: pygame.Surface, open_: float, tint: tuple[int, int, int]) -> pygame.Surface:
    w, h = picture.get_size()
    dark = picture.copy()
    dark.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    pad = max(4, round(w * 0.10))
    out = clear_surface(w + 2 * pad, h + 2 * pad)
    for side in (-1, 1):
        mask = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA, 32)
        line = [(x * w * 2, y * h * 2) for x, y in ZIGZAG]
        edge = [(-4, h * 2 + 4), (-4, -4)] if side < 0 else [(w * 2 + 4, h * 2 + 4), (w * 2 + 4, -4)]
        pygame.draw.polygon(mask, (255, 255, 255, 255), [*line, *edge])
        half = dark.copy()
        half.blit(pygame.transform.smoothscale(mask, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        turned = pygame.transform.rotozoom(half, -side * 3.4 * open_, 1.0)
        dx = side * w * 0.035 * open_
        at = (
            out.get_width() / 2 - turned.get_width() / 2 + dx,
            out.get_height() / 2 - turned.get_height() / 2,
        )
        out.blit(turned, (round(at[0]), round(at[1])))
    bright = mix(tint, "#ffffff", 0.72)
    points = [(pad + x * w, pad + y * h) for x, y in ZIGZAG]
    if open_ < 0.6:
        pygame.draw.aalines(out, bright, False, points)
    return out


__all__ = ["ICONS", "KEYWORD_ICONS", "PLAIN_TOKEN", "RESOURCES", "Array", "Deck", "cracked"]

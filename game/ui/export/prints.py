"""Cards and backs as they go to paper: 300 dots an inch, and 3 mm of bleed all round that can be cut down to less."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.cardface.backs import BACKS, draw_back
from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.export.files import DPI, ExportError
from game.ui.export.paper import CARD
from game.ui.paint.pixels import coverage, distance, solid
from game.ui.theme import mix

INCH: Final = 25.4
BLEED: Final = 3.0
"""Millimetres printed beyond the cut."""
SPELL_KINDS: Final = frozenset({"once", "aura", "enchantment", "circle"})


def dots(mm: float) -> int:
    """Millimetres in pixels of a print."""
    return round(mm / INCH * DPI)


def size(bleed: float) -> tuple[int, int]:
    """Width and height in px of a card with so much bleed: 744 x 1039 without, 815 x 1110 with 3 mm."""
    return dots(CARD[0] + 2 * bleed), dots(CARD[1] + 2 * bleed)


CUT, FULL = size(0.0), size(BLEED)
EDGE: Final = ((FULL[0] - CUT[0]) // 2, (FULL[1] - CUT[1]) // 2)
"""Where the cut card begins on a full print."""


def cut_to(sheet: pygame.Surface, bleed: float) -> pygame.Surface:
    """A full print with less bleed; the same surface where it is to keep all of it."""
    wide, tall = size(bleed)
    if (wide, tall) == FULL:
        return sheet
    left, top = (EDGE[0] - (wide - CUT[0]) // 2), (EDGE[1] - (tall - CUT[1]) // 2)
    return sheet.subsurface((left, top, wide, tall))


def print_of(faces: Faces, card: CardInfo, face_set: str = "") -> pygame.Surface:
    """A card's face as a full print; raises ExportError where its game has no face to print."""
    try:
        face = faces.full_sheet(card, "print", face_set, bleed=True)
    except KeyError:
        raise ExportError(f"The cards of {card.game} have no face that could be printed.") from None
    return _full(face)


def _full(face: pygame.Surface) -> pygame.Surface:
    """On a full print, the cut card in its place; where the bleed is a dot short its last one goes on."""
    if face.get_size() == FULL:
        return face
    sheet = pygame.Surface(FULL, 0, 32)
    w, h = face.get_size()
    left, top = EDGE[0] - (w - CUT[0]) // 2, EDGE[1] - (h - CUT[1]) // 2
    right, low = max(0, FULL[0] - left - w), max(0, FULL[1] - top - h)
    if right:
        strip = face.subsurface((w - 1, 0, 1, h))
        sheet.blit(pygame.transform.scale(strip, (right, h)), (left + w, top))
    if low:
        strip = face.subsurface((0, h - 1, w, 1))
        sheet.blit(pygame.transform.scale(strip, (w, low)), (left, top + h))
        sheet.fill(face.get_at((w - 1, h - 1)), (left + w, top + h, right, low))
    sheet.blit(face, (left, top))
    return sheet


def back_name(card: CardInfo) -> str:
    """Which back a card has: its game's, and Patterns' Spells that of the Research deck."""
    return "research" if card.game == "patterns" and card.type in SPELL_KINDS else card.game


def rim(name: str) -> tuple[int, int, int]:
    """The colour of a back's outer edge."""
    return mix(BACKS[name][1], "#000000", 0.25)


def print_of_back(name: str) -> pygame.Surface:
    """A back as a full print: its dark rim goes on to the edge of the paper, and fills the corners."""
    sheet = pygame.Surface(FULL, 0, 32)
    sheet.fill(rim(name))
    back = draw_back(name, *CUT)
    # beyond the round outline the ground would show behind a rim that is printed square
    outside = 1 - coverage(distance(*CUT, 9 * CUT[0] / 126, 0) + 4.5 * CUT[0] / 126)
    back.blit(solid(outside, rim(name)), (0, 0))
    sheet.blit(back, EDGE)
    return sheet

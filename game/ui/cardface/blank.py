"""What stands for a face until it is printed: the card's colours, its sign and its name, at once."""

from __future__ import annotations

import pygame

from game.ui.cardface.info import CardInfo
from game.ui.cardface.rich import wide
from game.ui.cardface.skins import Dressed
from game.ui.icons import icon
from game.ui.paint.pixels import rounded
from game.ui.paint.shapes import box
from game.ui.paint.text import text
from game.ui.theme import Fill, mix

SHOWN_FROM = 70
"""Width in px from which on the name is written."""


def ground(card: CardInfo, skin: Dressed, width: int, height: int, radius: float) -> pygame.Surface:
    """The part that all cards of a faction share."""
    light, dark = skin.colour("@light")[:3], skin.colour("@dark")[:3]
    if not any(light):
        light, dark = skin.colour("@paper")[:3], skin.colour("@paper2")[:3]
    sheet = pygame.Surface((width, height), 0, 32)
    fill = Fill(mix(light, dark, 0.45), mix(dark, "#000000", 0.35), mix(light, "#ffffff", 0.2))
    sheet.fill(mix(dark, "#000000", 0.6))
    box(
        sheet,
        sheet.get_rect().inflate(-width * 0.05, -width * 0.05),
        radius * 0.7,
        fill,
        max(1.0, width / 120),
    )
    sign = card.icon("house") or card.icon("suit")
    if sign:
        k = round(width * 0.42)
        sheet.blit(icon(sign, k, mix(light, "#ffffff", 0.25), 0.55), ((width - k) // 2, round(height * 0.32)))
    return rounded(sheet, radius)


def blank(card: CardInfo, shared: pygame.Surface) -> pygame.Surface:
    """A card that is not printed yet."""
    width, height = shared.get_size()
    if width < SHOWN_FROM:
        return shared
    sheet = shared.copy()
    px = max(11, round(width * 0.105))
    room = width * 0.88
    px = max(11, min(px, int(px * room / max(1.0, wide(card.name, "title", px)))))
    text(sheet, card.name, (width / 2, height * 0.76), "title", px, "#fff6e2", "cc", shadow=1)
    return sheet

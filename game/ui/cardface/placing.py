"""A card's face on the table: with its shadow, lifted, turned, glowing, or off limits."""

from __future__ import annotations

import pygame

from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.playing import dimmed, edge_light, playable_bar, turn_step
from game.ui.cardface.shown import Live, card_height
from game.ui.paint.pixels import Point
from game.ui.paint.shapes import card_shadow, glow
from game.ui.theme import Colour

CORNER = 0.0603
"""Radius of a corner, of the width: shadows and glows follow it."""


def place_face(
    surface: pygame.Surface,
    faces: Faces,
    card: CardInfo,
    use: str,
    centre: Point,
    width: int,
    lift: float = 0.5,
    angle: float = 0.0,
    glow_colour: Colour | None = None,
    dim: float = 0.0,
    alpha: float = 1.0,
    playable: bool = False,
    live: Live = (),
    scale: float = 1.0,
    face_set: str = "",
) -> pygame.Rect:
    """A card about a centre; returns the rectangle that bounds it.

    `lift` 0.5 lies, 1.2 is raised, 2.4 is held (0 casts no shadow); `dim` 1 is off limits; `playable` adds the bright
    lower edge; `scale` is the table's, for shadow and glow. `use` and `live` as for `Faces.picture`.
    """
    width = max(16, int(width))
    height, a = card_height(width), turn_step(angle)
    at = pygame.Rect(round(centre[0] - width / 2), round(centre[1] - height / 2), width, height)
    radius = round(width * CORNER, 1)
    if lift > 0 and alpha >= 0.99:
        # a size in steps of 4: nobody sees it in a shadow, and a card in flight draws few of them
        cast = pygame.Rect(0, 0, 4 * round(width / 4), 4 * round(height / 4))
        cast.center = at.center
        card_shadow(surface, cast, round(radius), lift, round(scale * min(1.0, width / 110), 1), a)
    if glow_colour is not None:
        glow(surface, at, radius, max(6, round(22 * scale)), glow_colour, 0.95, max(1.4, 2.2 * scale), a)
    picture = faces.turned(card, use, width, a, live, face_set)
    if dim:
        picture = dimmed(picture, dim)
    if alpha < 1:
        picture.set_alpha(round(255 * alpha))
    tl = (round(at.centerx - picture.get_width() / 2), round(at.centery - picture.get_height() / 2))
    surface.blit(picture, tl)
    if alpha < 1:
        picture.set_alpha(255)
    if glow_colour is not None:
        edge_light(surface, at, radius, glow_colour, max(1.4, 2.2 * scale), a)
    if playable:
        playable_bar(surface, at, a, scale)
    return pygame.Rect(tl, picture.get_size())

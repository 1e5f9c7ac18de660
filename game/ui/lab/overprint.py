"""What the Layout Lab draws over the cards of a table: boxes, safe zone, bleed and rulers, as each card lies."""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.cardface.info import CardInfo
from game.ui.cardface.overlays import draw_overlay
from game.ui.cardface.playing import turn_step
from game.ui.cardface.shown import card_height
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.lab.rows import letter_mark
from game.ui.lab.trial import HALVES, SHUFFLED
from game.ui.paint import cache
from game.ui.paint.pixels import clear_surface

if TYPE_CHECKING:
    from game.ui.table.live import LiveTable
    from game.ui.table.pose import Pose

CROWDED: Final = 200
"""Pixels of width under which only boxes that are read are drawn: grounds and plates would fill a small card."""
READ: Final = frozenset({"text", "rich", "icon", "icons", "gem", "art", "playing"})
ROUND: Final = 0.3
"""Of a card's width that overlays may reach out of it at every side: bleed, rulers, names."""


def overprint(surface: pygame.Surface, table: LiveTable, key: str, pose: Pose) -> None:
    """Over a piece of a table that shows a card's face, turned as the piece is."""
    lab, mat = table.desk.lab, table.mat
    trial = lab.trial(mat.game)
    told = trial is not None and trial.mode in (HALVES, SHUFFLED) and trial.told
    if not (told or (lab.on_table and lab.overlays)):
        return
    card, use = mat.printed(pose.face), mat.use_of(key, pose)
    if card is None or not use:
        return
    if trial is not None and told:
        _tell(surface, pose, trial.letter(card.id))
    if not (lab.on_table and lab.overlays):
        return
    over = _turned(
        table.desk.wardrobe, card, use, 2 * round(pose.width / 2), lab.overlays, turn_step(pose.angle)
    )
    if over is not None:
        surface.blit(over, over.get_rect(center=(round(pose.x), round(pose.y))))


def _tell(surface: pygame.Surface, pose: Pose, letter: str) -> None:
    """The letter of the face set that a piece wears, on its upper edge."""
    high = card_height(round(pose.width))
    lean = math.radians(pose.angle)
    up = high / 2 - pose.width * 0.06
    at = (round(pose.x - math.sin(lean) * up), round(pose.y - math.cos(lean) * up))
    letter_mark(surface, letter, at, max(18, round(pose.width * 0.24)))


def overprint_large(surface: pygame.Surface, table: LiveTable, word: str, at: pygame.Rect) -> None:
    """Over a card that is read at full size."""
    card = table.mat.printed(word)
    if card is not None and table.desk.lab.overlays:
        lay_over(surface, table.desk.wardrobe, card, "full", at, table.desk.lab.overlays)


def lay_over(
    surface: pygame.Surface,
    wardrobe: Wardrobe,
    card: CardInfo,
    use: str,
    at: pygame.Rect,
    overlays: tuple[str, ...],
    face_set: str = "",
) -> None:
    """Over a card whose cut is `at`, the boxes being those that this card shows."""
    over = _flat(wardrobe, card, use, at.w, overlays, face_set)
    if over is not None:
        surface.blit(over, over.get_rect(center=at.center))


def _flat(
    wardrobe: Wardrobe, card: CardInfo, use: str, width: int, overlays: tuple[str, ...], face_set: str = ""
) -> pygame.Surface | None:
    template = wardrobe.template(card, use, face_set)
    if template is None or not overlays:
        return None

    def make() -> pygame.Surface:
        edge = round(width * ROUND)
        wide, high = width, card_height(width)
        out = clear_surface(wide + 2 * edge, high + 2 * edge)
        _, layout = wardrobe.laid(card, template)
        if width < CROWDED:
            read = tuple(one for one in layout.boxes if one.box.role in READ)
            layout = dataclasses.replace(layout, boxes=read)
        draw_overlay(out, pygame.Rect(edge, edge, wide, high), template, overlays, layout)
        return out

    return cache.CARDS.get(("overprint", wardrobe.depends(card, template), use, width, overlays), make)


def _turned(
    wardrobe: Wardrobe, card: CardInfo, use: str, width: int, overlays: tuple[str, ...], angle: float
) -> pygame.Surface | None:
    flat = _flat(wardrobe, card, use, width, overlays)
    if flat is None or not angle:
        return flat
    kept: tuple[pygame.Surface, pygame.Surface] = cache.CARDS.get(
        ("overprint turned", id(flat), angle), lambda: (pygame.transform.rotozoom(flat, angle, 1.0), flat)
    )
    return kept[0]

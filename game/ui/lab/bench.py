"""A card in every size in which it is used, as large as it is there, and in a fan: laid out in rows, and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.placing import CORNER, place_face
from game.ui.cardface.shown import card_height
from game.ui.cardface.sizes import SMALL, print_width, width_of
from game.ui.lab.overprint import lay_over
from game.ui.paint.brush import Brush
from game.ui.paint.shapes import card_shadow

FAN: Final = 5
"""Cards of a fan."""
ASSUMED: Final = 238
"""Pixels that paper is wide on a screen of 96 to the inch: what is shown until somebody has measured it."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on the bench: `kind` is plain, turned (upside down) or the side of a fan; `width` a card's, in px."""

    kind: str
    use: str
    width: int
    caption: str
    note: str = ""

    def size(self, share: float) -> tuple[int, int]:
        """Pixels that it takes."""
        high = card_height(self.width)
        if self.kind in ("left", "right"):
            return round(self.width * (1 + (FAN - 1) * share)), high
        return self.width, high


def items(game: str, factor: float, bank_card_px: int) -> list[Item]:
    """What lies on the bench, paper first; `factor` as in `Screen`."""
    paper = print_width(bank_card_px)
    hand, board = width_of(game, "hand", factor), width_of(game, "board", factor)
    return [
        Item("plain", "print", paper or ASSUMED, "On paper", "as measured" if paper else "unmeasured screen"),
        Item("plain", "hand", hand, "In the hand", f"{hand} px"),
        Item("plain", "board", board, "On the table", f"{board} px"),
        Item("turned", "board", board, "From across", f"{board} px"),
        Item("plain", "board", SMALL, "Small", f"{SMALL} px"),
        Item("left", "hand", hand, "A fan, left side"),
        Item("right", "hand", hand, "A fan, right side"),
    ]


@dataclass(frozen=True, slots=True)
class Laid:
    """An item in its place."""

    item: Item
    rect: pygame.Rect


def lay(things: Sequence[Item], area: pygame.Rect, share: float, gap: int, caption: int) -> list[Laid]:
    """The first item at the left, the others in rows beside it, or below where there is no room; captions below each.

    What has no room any more is left out, the last row first.
    """
    first, rest = things[0], things[1:]
    wide, high = first.size(share)
    widest = max(item.size(share)[0] for item in rest)
    if area.w - wide - gap >= widest:
        beside = pygame.Rect(area.x + wide + gap, area.y, area.w - wide - gap, area.h)
        rows = _rows(rest, beside, share, gap, caption)
        used = max((one.rect.right for one in rows), default=beside.x) - min(
            (one.rect.x for one in rows), default=beside.x
        )
        # the whole stands in the middle
        left = area.x + max(0, (area.w - wide - 2 * gap - used) // 2)
        shift = left + wide + 2 * gap - min((one.rect.x for one in rows), default=beside.x)
        at = pygame.Rect(left, area.y + max(0, (area.h - caption - high) // 2), wide, high)
        return [Laid(first, at), *(Laid(one.item, one.rect.move(min(shift, 0), 0)) for one in rows)]
    return _rows(things, area, share, gap, caption)


def _rows(things: Sequence[Item], area: pygame.Rect, share: float, gap: int, caption: int) -> list[Laid]:
    """Items in rows as wide as there is room, each row centred, all of them in the middle of the height."""
    rows: list[list[Item]] = [[]]
    for item in things:
        wide = sum(one.size(share)[0] + gap for one in rows[-1]) + item.size(share)[0]
        if rows[-1] and wide > area.w:
            rows.append([])
        rows[-1].append(item)
    heights = [max(item.size(share)[1] for item in row) + caption for row in rows]
    while len(rows) > 1 and sum(heights) + gap * (len(rows) - 1) > area.h:
        rows.pop()
        heights.pop()
    y = area.y + max(0, (area.h - sum(heights) - gap * (len(rows) - 1)) // 2)
    found = []
    for row, high in zip(rows, heights, strict=True):
        x = area.x + (area.w - sum(item.size(share)[0] for item in row) - gap * (len(row) - 1)) // 2
        for item in row:
            size = item.size(share)
            found.append(Laid(item, pygame.Rect(x, y + high - caption - size[1], *size)))
            x += size[0] + gap
        y += high + gap
    return found


def paint(
    brush: Brush,
    laid: Sequence[Laid],
    faces: Faces,
    card: CardInfo,
    others: Sequence[CardInfo],
    face_set: str,
    share: float,
    overlays: tuple[str, ...],
) -> None:
    """Draws the bench; in a fan the card lies among `others`."""
    surface = brush.surface
    for one in laid:
        item, rect = one.item, one.rect
        width = item.width
        match item.kind:
            case "plain":
                place_face(
                    surface,
                    faces,
                    card,
                    item.use,
                    rect.center,
                    width,
                    0.5,
                    scale=brush.scale,
                    face_set=face_set,
                )
                if overlays and width > 2 * SMALL:
                    lay_over(surface, faces.wardrobe, card, item.use, rect, overlays, face_set)
            case "turned":
                picture = faces.picture(card, item.use, width, (), face_set)
                card_shadow(surface, rect, round(width * CORNER), 0.5, brush.scale)
                surface.blit(pygame.transform.rotate(picture, 180), rect)
            case _:
                _fan(brush, rect, item, faces, card, others, face_set, share)
        limit = max(rect.w + brush.px(28), brush.px(112))
        x, y = rect.centerx, rect.bottom + brush.px(16)
        brush.text(item.caption, (x, y), "ui", 14, brush.theme.text, "cc", limit, shadow=2)
        if item.note:
            brush.text(item.note, (x, y + brush.px(19)), "ui", 13, brush.theme.dim, "cc", limit, shadow=2)


def _fan(
    brush: Brush,
    rect: pygame.Rect,
    item: Item,
    faces: Faces,
    card: CardInfo,
    others: Sequence[CardInfo],
    face_set: str,
    share: float,
) -> None:
    """Cards over each other so that of all but the uppermost only a strip shows; the card itself lies lowest."""
    pace = item.width * share
    row = [card, *[one for one in others if one.id != card.id][: FAN - 1]]
    for n, one in enumerate(row):
        along = n * pace
        x = rect.x + along if item.kind == "left" else rect.right - item.width - along
        centre = (x + item.width / 2, rect.centery)
        place_face(
            brush.surface, faces, one, "hand", centre, item.width, 0.5, scale=brush.scale, face_set=face_set
        )

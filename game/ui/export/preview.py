"""A small picture of what an export will be: a page with its marks, a card with its cut, a sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.cardface.playing import card_back
from game.ui.cardface.shown import card_height
from game.ui.desk import Desk
from game.ui.export.contact import COLUMNS, PAPER, ROWS
from game.ui.export.form import Choices
from game.ui.export.order import GRIDS
from game.ui.export.paper import CARD, PAPERS, page
from game.ui.export.prints import BLEED, back_name, rim
from game.ui.export.wanted import Copies
from game.ui.paint.brush import Brush
from game.ui.paint.shapes import panel_shadow


def paint_preview(
    brush: Brush, desk: Desk, choices: Choices, copies: Sequence[Copies], room: pygame.Rect
) -> pygame.Rect:
    """Paints the first page, picture or sheet into the middle of a room; returns where it lies."""
    match choices.form:
        case "pdf":
            return _page(brush, desk, choices, copies, room)
        case "png":
            return _card(brush, desk, choices, copies, room)
        case "contact":
            return _contact(brush, desk, choices, copies, room)
        case _:
            return _sheet(brush, desk, choices, copies, room)


def _within(room: pygame.Rect, wide: float, tall: float) -> tuple[pygame.Rect, float]:
    """The largest rectangle of a shape in the middle of a room, and how many px one of its units has."""
    unit = min(room.w / wide, room.h / tall)
    rect = pygame.Rect(0, 0, max(1, round(wide * unit)), max(1, round(tall * unit)))
    rect.center = room.center
    return rect, unit


def _paper(brush: Brush, rect: pygame.Rect, colour: object = "#ffffff") -> None:
    panel_shadow(brush.surface, rect, 2, brush.px(10), 0.7)
    brush.surface.fill(colour, rect)  # type: ignore[arg-type]


def _spread(copies: Sequence[Copies], most: int) -> list[Copies]:
    """The first places of a page, copies side by side."""
    found: list[Copies] = []
    for each in copies:
        found += [each] * min(each.count, most - len(found))
        if len(found) >= most:
            break
    return found


def _face(brush: Brush, desk: Desk, choices: Choices, each: Copies, rect: pygame.Rect) -> None:
    """A card's face in its place, with its corners filled as they are printed."""
    wide = max(16, rect.w)
    picture = desk.faces.picture(each.card, "print", wide, face_set=choices.face_set)
    edge = picture.get_at((1, picture.get_height() // 2))
    brush.surface.fill(edge[:3], rect)
    if picture.get_size() != rect.size:
        picture = pygame.transform.smoothscale(picture, rect.size)
    brush.surface.blit(picture, rect)


def _page(
    brush: Brush, desk: Desk, choices: Choices, copies: Sequence[Copies], room: pygame.Rect
) -> pygame.Rect:
    sheet = page(PAPERS[choices.paper], bleed=choices.bleed)
    rect, mm = _within(room, sheet.width, sheet.height)
    _paper(brush, rect)
    for place, each in enumerate(_spread(copies, sheet.places)):
        spot = sheet.spot(place)
        at = _rect(rect, mm, spot.x, spot.y, *CARD)
        if sheet.bleed:
            whole = _rect(
                rect,
                mm,
                spot.x - sheet.bleed,
                spot.y - sheet.bleed,
                CARD[0] + 2 * sheet.bleed,
                CARD[1] + 2 * sheet.bleed,
            )
            picture = desk.faces.picture(each.card, "print", max(16, at.w), face_set=choices.face_set)
            brush.surface.fill(picture.get_at((1, picture.get_height() // 2))[:3], whole)
        _face(brush, desk, choices, each, at)
    for x1, y1, x2, y2 in sheet.marks:
        start = (round(rect.x + x1 * mm), round(rect.y + y1 * mm))
        end = (round(rect.x + x2 * mm), round(rect.y + y2 * mm))
        pygame.draw.line(brush.surface, (40, 40, 40), start, end)
    return rect


def _rect(page_rect: pygame.Rect, mm: float, x: float, y: float, w: float, h: float) -> pygame.Rect:
    left, top = page_rect.x + round(x * mm), page_rect.y + round(y * mm)
    return pygame.Rect(
        left,
        top,
        max(1, page_rect.x + round((x + w) * mm) - left),
        max(1, page_rect.y + round((y + h) * mm) - top),
    )


def _card(
    brush: Brush, desk: Desk, choices: Choices, copies: Sequence[Copies], room: pygame.Rect
) -> pygame.Rect:
    """One card, and behind it its back where backs are wanted; with a bleed its cut as a line of dashes."""
    bleed = BLEED if choices.bleed else 0.0
    wide, tall = CARD[0] + 2 * bleed, CARD[1] + 2 * bleed
    both = wide * 2 + 6 if choices.backs else wide
    rect, mm = _within(room, both, tall)
    for each in copies[:1]:
        first = _rect(rect, mm, 0, 0, wide, tall)
        cut = _rect(rect, mm, bleed, bleed, *CARD)
        picture = desk.faces.picture(each.card, "print", max(16, cut.w), face_set=choices.face_set)
        _paper(brush, first, picture.get_at((1, picture.get_height() // 2))[:3])
        _face(brush, desk, choices, each, cut)
        if bleed:
            _dashes(brush, cut)
        if choices.backs:
            second = _rect(rect, mm, wide + 6, 0, wide, tall)
            back = card_back(back_name(each.card), max(16, _rect(rect, mm, wide + 6 + bleed, bleed, *CARD).w))
            _paper(brush, second, rim(back_name(each.card)))
            brush.surface.blit(back, back.get_rect(center=second.center))
    return rect


def _dashes(brush: Brush, rect: pygame.Rect) -> None:
    step = max(4, brush.px(6))
    for x in range(rect.left, rect.right, step):
        for y in (rect.top, rect.bottom):
            pygame.draw.line(brush.surface, (255, 255, 255), (x, y), (min(x + step // 2, rect.right), y))
    for y in range(rect.top, rect.bottom, step):
        for x in (rect.left, rect.right):
            pygame.draw.line(brush.surface, (255, 255, 255), (x, y), (x, min(y + step // 2, rect.bottom)))


def _contact(
    brush: Brush, desk: Desk, choices: Choices, copies: Sequence[Copies], room: pygame.Rect
) -> pygame.Rect:
    shown = copies[: COLUMNS * ROWS]
    columns = max(1, min(COLUMNS, len(shown)))
    rows = max(1, -(-len(shown) // columns))
    rect, mm = _within(room, columns * 72 + 6, rows * 104 + 22)
    _paper(brush, rect, PAPER)
    for place, each in enumerate(shown):
        at = _rect(rect, mm, 6 + place % columns * 72, 20 + place // columns * 104, *CARD)
        brush.surface.blit(_small(desk, choices, each, at.w), at)
    return rect


def _small(desk: Desk, choices: Choices, each: Copies, wide: int) -> pygame.Surface:
    picture = desk.faces.picture(each.card, "print", max(16, wide), face_set=choices.face_set)
    size = (max(1, wide), max(1, card_height(wide)))
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def _sheet(
    brush: Brush, desk: Desk, choices: Choices, copies: Sequence[Copies], room: pygame.Rect
) -> pygame.Rect:
    columns, rows = GRIDS[choices.grid]
    rect, mm = _within(room, columns * CARD[0], rows * CARD[1])
    _paper(brush, rect, "#101010")
    backs = list(dict.fromkeys(back_name(each.card) for each in copies)) or [choices.game]
    shown = [each for each in copies if back_name(each.card) == backs[0]][: columns * rows - 1]
    for place, each in enumerate(shown):
        at = _rect(rect, mm, place % columns * CARD[0], place // columns * CARD[1], *CARD)
        brush.surface.blit(_small(desk, choices, each, at.w), at)
    last = _rect(rect, mm, (columns - 1) * CARD[0], (rows - 1) * CARD[1], *CARD)
    back = card_back(backs[0], max(16, last.w))
    brush.surface.blit(pygame.transform.smoothscale(back, last.size), last)
    return rect

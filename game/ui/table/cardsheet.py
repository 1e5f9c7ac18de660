"""The card in focus beside the table: its face, its keywords in words, what makes up its number."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.icons import icon
from game.ui.paint.shapes import box, card_shadow
from game.ui.paint.text import line_height, paragraph, paragraph_height, text, width
from game.ui.screen import Screen
from game.ui.table.mat import Help
from game.ui.theme import Theme

Face = Callable[[str, int], pygame.Surface]
RATIO = 1.4
READABLE = 200
"""Pixels of width under which a face's own rules text is too small."""
FULL = 272
"""Units of layout that a card in focus is wide, at most."""
LEAST = 0.68
"""How much of its width a card keeps at least, however long its rules are."""
SMALLEST = 12
"""Size of type, in units of text, below which rules are cut rather than set smaller."""


def draw_card(
    surface: pygame.Surface, rect: pygame.Rect, sheet: Help, theme: Theme, screen: Screen, face: Face
) -> bool:
    """Paints the card at the foot of the room and plates of words above or beside it. Says whether all had room."""
    beside = rect.width > rect.height * 1.05
    gap = screen.px(12)
    if beside:
        wide = min(screen.px(FULL), round((rect.height - screen.px(8)) / RATIO), round(rect.width * 0.45))
        card = pygame.Rect(rect.x + screen.px(4), 0, wide, round(wide * RATIO))
        card.centery = rect.centery
        room = pygame.Rect(card.right + gap, rect.y, rect.right - card.right - gap, rect.height)
    else:
        least = screen.px(44) + line_height("body", screen.text_px(15))
        wide = min(
            screen.px(FULL),
            rect.width,
            round((rect.height - (least if sheet.words or sheet.facts else 0)) / RATIO),
        )
        if wide < READABLE and sheet.rules:
            # its own words are too small to be read: it makes room for the plate that says them
            spare = rect.height - gap - _plate_height("\n".join(sheet.rules), rect, screen)
            wide = max(round(wide * LEAST), min(wide, round(spare / RATIO)))
        card = pygame.Rect(0, 0, wide, round(wide * RATIO))
        card.midbottom = (rect.centerx, rect.bottom)
        room = pygame.Rect(rect.x, rect.y, rect.width, card.y - gap - rect.y)
    whole = _plates(surface, room, sheet, theme, screen, card.width < READABLE)
    picture = face(sheet.card, card.width)
    card_shadow(surface, card, card.width * 0.06, 1.2, screen.factor)
    surface.blit(picture, picture.get_rect(midbottom=card.midbottom))
    return whole


def _plates(
    surface: pygame.Surface, room: pygame.Rect, sheet: Help, theme: Theme, screen: Screen, small: bool
) -> bool:
    """Plates of words from above, as many as fit."""
    y = room.y
    gap = screen.px(8)
    if small and sheet.rules:
        words = "\n".join(sheet.rules)
        tall = min(_plate_height(words, room, screen), room.height)
        _plate(
            surface,
            pygame.Rect(room.x, y, room.width, tall),
            sheet.icon,
            sheet.title,
            words,
            theme,
            screen,
        )
        if _plate_height(words, room, screen, SMALLEST) > room.height:
            return False
        y += tall + gap
    if sheet.facts or sheet.state:
        tall = _facts_height(sheet, room, screen)
        if y + tall > room.bottom:
            return False
        _facts(surface, pygame.Rect(room.x, y, room.width, tall), sheet, theme, screen)
        y += tall + gap
    for picture, word, meaning in sheet.words:
        tall = _plate_height(meaning, room, screen)
        if y + tall > room.bottom:
            return False
        _plate(surface, pygame.Rect(room.x, y, room.width, tall), picture, word, meaning, theme, screen)
        y += tall + gap
    return True


def _plate_height(meaning: str, room: pygame.Rect, screen: Screen, type_: int = 15) -> int:
    size = screen.text_px(type_)
    inner = room.width - 2 * screen.px(14)
    head = line_height("bodyb", screen.text_px(17))
    return round(head + paragraph_height(meaning, "body", size, inner, 1.25) + screen.px(14))


def _plate(
    surface: pygame.Surface,
    rect: pygame.Rect,
    picture: str,
    word: str,
    meaning: str,
    theme: Theme,
    screen: Screen,
) -> None:
    box(surface, rect, screen.px(12), theme.paper, max(1.1, 1.3 * screen.factor), 0.9, 0.4, 0, screen.px(10))
    size, small = screen.text_px(17), screen.text_px(15)
    x, y = rect.x + screen.px(14), rect.y + screen.px(6)
    k = round(size * 1.15)
    head = line_height("bodyb", size)
    surface.blit(icon(picture, k, "#4a3a70"), (x, round(y + head / 2 - k / 2)))
    text(surface, word, (x + k + screen.px(8), y), "bodyb", size, theme.paper_text, "tl")
    inner = rect.width - 2 * screen.px(14)
    box_ = (x, y + head, inner, rect.bottom - screen.px(5) - (y + head))
    paragraph(surface, meaning, box_, "body", small, theme.paper_text, 1.25, floor=screen.text_px(SMALLEST))


def _facts_height(sheet: Help, room: pygame.Rect, screen: Screen) -> int:
    size = screen.text_px(15)
    rows = line_height("ui", size) * len(sheet.facts)
    inner = room.width - 2 * screen.px(14)
    words = "; ".join(sheet.state)
    state = paragraph_height(words.capitalize(), "ui", size, inner, 1.25) if words else 0
    return round(rows + state + screen.px(14))


def _facts(surface: pygame.Surface, rect: pygame.Rect, sheet: Help, theme: Theme, screen: Screen) -> None:
    """What makes up its number, one part a row, and what is so about it."""
    box(
        surface,
        rect,
        screen.px(12),
        theme.panel,
        max(1.1, 1.3 * screen.factor),
        0.9,
        0.2,
        0,
        screen.px(10),
        0.96,
    )
    size = screen.text_px(15)
    x, y = rect.x + screen.px(14), rect.y + screen.px(7)
    for words, figure in sheet.facts:
        text(surface, words, (x, y), "ui", size, theme.dim, "tl")
        right = text(surface, figure, (rect.right - screen.px(14), y), "uib", size, theme.gold_text, "tr")
        left, end = x + width(words, "ui", size) + screen.px(8), right.x - screen.px(8)
        for dot in range(round(left), round(end), max(4, screen.px(7))):
            pygame.draw.circle(surface, theme.faint, (dot, round(y + line_height("ui", size) * 0.62)), 1)
        y += line_height("ui", size)
    words = "; ".join(sheet.state)
    if words:
        inner = rect.width - 2 * screen.px(14)
        paragraph(surface, words.capitalize(), (x, y, inner, 0), "ui", size, theme.text, 1.25)

"""The help sheet: what the suit, the phase or the thing in question does, on paper beside the table."""

from __future__ import annotations

import pygame

from game.ui.icons import icon
from game.ui.paint import marks
from game.ui.paint.gems import numbered
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, line_height, paragraph, paragraph_height, text
from game.ui.screen import Screen
from game.ui.table.cardsheet import Face, draw_card
from game.ui.table.mat import Help
from game.ui.theme import REFUSAL_MARK, Theme

BULLET = "•"


def draw_help(
    surface: pygame.Surface,
    rect: pygame.Rect,
    sheet: Help,
    theme: Theme,
    screen: Screen,
    face: Face | None = None,
) -> bool:
    """Paints the sheet; rows shrink, then the last are left out, rather than run over. Says whether all had room."""
    if sheet.card and face is not None:
        return draw_card(surface, rect, sheet, theme, screen, face)
    paper = theme.paper
    box(surface, rect, screen.px(16), paper, max(1.2, 1.6 * screen.factor), 1.0, 0.4, 0, screen.px(14))
    pad = screen.px(18)
    size = screen.text_px(24)
    k = round(size * 1.0)
    y = rect.y + screen.px(14)
    x = rect.x + pad
    surface.blit(icon(sheet.icon, k, sheet.colour), (x, round(y + (line_height("title", size) - k) / 2)))
    words, size = fit(
        sheet.title, "title", size, rect.right - pad - x - k - screen.px(10), screen.text_px(17)
    )
    text(surface, words, (x + k + screen.px(10), y), "title", size, theme.paper_text, "tl")
    y += line_height("title", screen.text_px(24)) + screen.px(4)
    marks.divider(surface, rect.x + pad, rect.right - pad, y, "#8a6a2a", 0.8)
    y += screen.px(10)
    bottom = rect.bottom - screen.px(12)
    px = _size(sheet, rect, bottom - y, screen)
    gem = max(round(px * 1.9), screen.px(30))
    whole = True
    for number, words in sheet.rows:
        left = x + _indent(number, px, gem, screen)
        limit = rect.right - pad - left
        tall = max(
            paragraph_height(words, "body", px, limit, 1.22), gem if number and number != BULLET else 0
        )
        if y + tall > bottom:
            whole = False
            break
        if number == BULLET:
            d = screen.px(8)
            pygame.draw.circle(surface, "#a8701c", (x + px * 0.4, y + round(px * 0.62)), max(2, d / 2))
        elif number:
            numbered(
                surface,
                (x + gem / 2, y + gem / 2),
                "octagon",
                gem,
                *REFUSAL_MARK[:2],
                number,
                "#e8b45a",
                number_px=round(gem * 0.6),
            )
        inner = paragraph_height(words, "body", px, limit, 1.22)
        paragraph(
            surface, words, (left, y + (tall - inner) / 2, limit, 0), "body", px, theme.paper_text, 1.22
        )
        y += tall + screen.px(8)
    if sheet.note and whole:
        limit = rect.width - 2 * pad
        small = max(11, px - 1)
        if y + paragraph_height(sheet.note, "bodyi", small, limit, 1.22) <= bottom + screen.px(4):
            paragraph(
                surface, sheet.note, (x, y + screen.px(2), limit, 0), "bodyi", small, theme.paper_dim, 1.22
            )
        else:
            whole = False
    return whole


def _indent(number: str, px: int, gem: int, screen: Screen) -> int:
    """How far the words of a row stand in: behind a bullet, behind a number, or not."""
    return round(px * 1.1) if number == BULLET else gem + screen.px(12) if number else 0


def _size(sheet: Help, rect: pygame.Rect, room: int, screen: Screen) -> int:
    """The largest type in which everything fits, from 19 down to the smallest allowed."""
    pad = screen.px(18)
    px = screen.text_px(19)
    while px > 11:
        gem = max(round(px * 1.9), screen.px(30))
        need = 0
        for number, words in sheet.rows:
            limit = rect.width - 2 * pad - _indent(number, px, gem, screen)
            tall = paragraph_height(words, "body", px, limit, 1.22)
            need += max(tall, gem if number and number != BULLET else 0) + screen.px(8)
        if sheet.note:
            need += paragraph_height(
                sheet.note, "bodyi", max(11, px - 1), rect.width - 2 * pad, 1.22
            ) + screen.px(2)
        if need <= room:
            return px
        px -= 1
    return px

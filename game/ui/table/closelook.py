"""Cards at full size beside the thing that is pointed at, with words about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.paint import flow
from game.ui.paint.shapes import box, card_shadow
from game.ui.paint.text import line_height, text, width
from game.ui.screen import Screen
from game.ui.table.mat import Close
from game.ui.theme import Theme

READABLE = 236
"""Pixels that a single card is wide at least, so that its rules can be read."""
FULL, MANY = 278, 104
"""Widths of a single card, and of cards that are looked at together."""

Face = Callable[[str, int], pygame.Surface]


def close_look(
    surface: pygame.Surface,
    close: Close,
    beside: pygame.Rect,
    avoid: Sequence[pygame.Rect],
    screen: Screen,
    theme: Theme,
    face: Face,
    four: bool,
    over: Callable[[str, pygame.Rect], None] = lambda _card, _at: None,
) -> pygame.Rect:
    """Paints the plate where it covers neither the thing itself nor, if possible, what is to be avoided.

    `over` paints what is to lie over a card, given its word and its place.
    """
    pad = screen.px(18)
    size = screen.text_px(17)
    limit = min(screen.px(420) + size * 4, screen.width - 4 * pad)
    title = screen.text_px(24)
    note = screen.text_px(15)
    faces, grid = _grid(close, screen, face)
    lines = [
        flow.flow(spans, max(limit, grid[0]), size, theme.paper_text, round(size * 1.5), four, body=True)
        for spans in close.lines
    ]
    over_by = grid[1] + line_height("title", title) + sum(laid.height for laid in lines) + screen.px(8)
    over_by += 2 * pad - (screen.height - 2 * screen.px(12))
    if over_by > 0 and len(close.cards) == 1 and not close.backs:
        # many words: the card itself makes room for them
        faces, grid = _grid(close, screen, face, over_by)
    wide = max(grid[0], width(close.title, "title", title), *(laid.width for laid in lines), 1)
    notes = (
        flow.flow(
            (flow.Words(close.note, italic=True),), wide, note, theme.paper_dim, round(note * 1.45), body=True
        )
        if close.note
        else None
    )
    tall = (
        grid[1]
        + line_height("title", title)
        + sum(laid.height for laid in lines)
        + (notes.height if notes else 0)
    )
    tall += screen.px(8) * (1 if grid[1] else 0)
    rect = pygame.Rect(0, 0, wide + 2 * pad, tall + 2 * pad)
    rect.topleft = _free_place(rect.size, beside, avoid, screen)
    box(surface, rect, screen.px(16), theme.paper, max(1.4, 1.8 * screen.factor), 1.0, 0.4, 0, screen.px(22))
    x, y = rect.x + pad, rect.y + pad
    text(surface, close.title, (x, y), "title", title, theme.paper_text, "tl")
    y += line_height("title", title)
    if grid[1]:
        y += screen.px(8)
        for card, picture, dx, dy in faces:
            at = (x + dx + (wide - grid[0]) // 2, y + dy)
            card_shadow(
                surface, (*at, *picture.get_size()), picture.get_width() * 9 / 128, 0.5, screen.factor
            )
            surface.blit(picture, at)
            if card:
                over(card, picture.get_rect(topleft=at))
        y += grid[1]
    for laid in lines:
        laid.draw(surface, (x, y))
        y += laid.height
    if notes:
        notes.draw(surface, (x, y))
    return rect


def _grid(
    close: Close, screen: Screen, face: Face, less: int = 0
) -> tuple[list[tuple[str, pygame.Surface, int, int]], tuple[int, int]]:
    """The cards in rows, each with its word and place, and the size of all; `less` pixels lower than usual."""
    words = ("",) * close.backs + close.cards
    if not words:
        return [], (0, 0)
    one = len(words) == 1 and not close.backs
    across = 1 if one else min(len(words), 7)
    rows = -(-len(words) // across)
    room = screen.height * (0.56 if one else 0.62) - less
    card = (
        min(max(screen.px(FULL), READABLE), round(room / 1.4))
        if one
        else min(screen.px(MANY) + 12, round(room / rows / 1.46))
    )
    card = min(card, (screen.width - screen.px(120)) // across)
    gap = max(4, screen.px(10))
    found = []
    tall = 0
    for i, word in enumerate(words):
        picture = face(word, card)
        tall = picture.get_height()
        found.append((word, picture, (i % across) * (card + gap), (i // across) * (tall + gap)))
    return found, (across * (card + gap) - gap, rows * (tall + gap))


def _free_place(
    size: tuple[int, int], beside: pygame.Rect, avoid: Sequence[pygame.Rect], screen: Screen
) -> tuple[int, int]:
    """Upper left corner: to the right, to the left, above or below, whichever has room first; else pushed inside."""
    edge, gap = screen.px(12), screen.px(18)
    within = screen.rect.inflate(-2 * edge, -2 * edge)
    w, h = size
    middle_y = beside.centery - h // 2
    middle_x = beside.centerx - w // 2
    places = [
        pygame.Rect(beside.right + gap, middle_y, w, h),
        pygame.Rect(beside.x - gap - w, middle_y, w, h),
        pygame.Rect(middle_x, beside.y - gap - h, w, h),
        pygame.Rect(middle_x, beside.bottom + gap, w, h),
    ]
    for other in avoid:
        if beside.y > other.y:
            places.append(pygame.Rect(middle_x, other.y - gap - h, w, h))
    inside = [place.clamp(within) for place in places]
    free = [place for place in inside if not place.colliderect(beside)]
    best = next((place for place in free if place.collidelist(list(avoid)) < 0), None)
    return (best or (free or inside)[0]).topleft

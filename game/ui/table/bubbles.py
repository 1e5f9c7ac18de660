"""Small plates that come and go beside the pointer: a price, a refusal, and a card looked at closely."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.icons import icon
from game.ui.paint import flow, marks
from game.ui.paint.gems import gem
from game.ui.paint.shapes import box
from game.ui.paint.text import line_height
from game.ui.screen import Screen
from game.ui.table.gesture import Tip
from game.ui.theme import BUBBLE, REFUSAL, REFUSAL_MARK, Fill


def price(
    surface: pygame.Surface, tip: Tip, card: pygame.Rect, screen: Screen, avoid: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """The cream bubble up to the right of a dragged card, or to its left where there is no room; pushed off `avoid`."""
    scale = screen.factor
    within = screen.rect.inflate(-screen.px(12), -screen.px(12))
    anchor = (card.right + screen.px(10), card.y + screen.px(52))
    probe = pygame.Surface((1, 1), 0, 32)
    size = marks.price_bubble(probe, (0, 0), tip.words, scale, tip.total, tip.left, None, tip.icon).size
    if anchor[0] + size[0] > within.right:
        anchor = (card.x - screen.px(10) - size[0], anchor[1])
    box_ = pygame.Rect(round(anchor[0]), round(anchor[1]) - size[1], *size)
    for other in sorted(avoid, key=lambda rect: -rect.y):
        if box_.colliderect(other):
            box_.bottom = other.y - screen.px(4)
    box_.clamp_ip(within)
    return marks.price_bubble(
        surface, (box_.x, box_.bottom), tip.words, scale, tip.total, tip.left, within, tip.icon
    )


def refusal(
    surface: pygame.Surface,
    centre: tuple[float, float],
    reason: tuple[flow.Span, ...],
    hint: tuple[flow.Span, ...],
    screen: Screen,
    four: bool = True,
) -> pygame.Rect:
    """Why something was refused, in bold, and what would do, in a second line; cards stand as chips."""
    size, second = screen.text_px(17), screen.text_px(15)
    mark = max(screen.px(40), round(size * 2.0))
    pad, between = screen.px(14), screen.px(12)
    limit = min(screen.px(430) + size * 6, screen.width - mark - 4 * pad)
    first = flow.flow(reason, limit, size, REFUSAL.ink, round(size * 1.5), four)
    rest = flow.flow(hint, limit, second, "#6a2a1c", round(second * 1.5), four) if hint else None
    wide = max(first.width, rest.width if rest else 0)
    tall = first.height + (rest.height if rest else 0)
    rect = pygame.Rect(0, 0, wide + mark + between + 2 * pad, max(mark, tall) + screen.px(18))
    rect.center = (round(centre[0]), round(centre[1]))
    rect.clamp_ip(screen.rect.inflate(-screen.px(16), -screen.px(16)))
    box(surface, rect, screen.px(14), REFUSAL, max(1.2, 1.6 * screen.factor), 1.0, 0.4, 0, screen.px(14))
    at = (rect.x + pad + mark / 2, rect.centery)
    gem(surface, at, "octagon", mark, *REFUSAL_MARK, max(1.2, 2 * screen.factor))
    k = round(mark * 0.54)
    surface.blit(icon("hand-back-right-off", k, "#ffffff"), (round(at[0] - k / 2), round(at[1] - k / 2)))
    x = rect.x + pad + mark + between
    y = rect.centery - tall / 2
    first.draw(surface, (x, y))
    if rest:
        rest.draw(surface, (x, y + first.height))
    return rect


def note(
    surface: pygame.Surface,
    rect: pygame.Rect,
    lines: Sequence[flow.Flow],
    title: str,
    screen: Screen,
    fill: Fill = BUBBLE,
) -> None:
    """A cream plate with a title and lines of text, in a rectangle measured by `note_size`."""
    from game.ui.paint.text import text

    box(surface, rect, screen.px(13), fill, max(1.2, 1.6 * screen.factor), 1.0, 0.4, 0, screen.px(12))
    x, y = rect.x + screen.px(16), rect.y + screen.px(10)
    if title:
        size = screen.text_px(20)
        text(surface, title, (x, y), "title", size, fill.ink, "tl")
        y += line_height("title", size) + screen.px(2)
    for laid in lines:
        laid.draw(surface, (x, y))
        y += laid.height


def note_size(lines: Sequence[flow.Flow], title: str, screen: Screen) -> tuple[int, int]:
    """Width and height that `note` needs."""
    from game.ui.paint.text import width

    size = screen.text_px(20)
    wide = max([laid.width for laid in lines] + [width(title, "title", size) if title else 0])
    tall = sum(laid.height for laid in lines) + (line_height("title", size) + screen.px(2) if title else 0)
    return wide + 2 * screen.px(16), tall + 2 * screen.px(10)

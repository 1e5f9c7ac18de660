"""Panel, Tooltip and Toast: plates with words that answer nothing."""

from __future__ import annotations

import pygame

from game.ui.icons import gold_icon, icon
from game.ui.paint.brush import Brush
from game.ui.paint.gems import gem
from game.ui.paint.marks import px, small
from game.ui.paint.pixels import Point
from game.ui.paint.shapes import box
from game.ui.paint.text import line_height, paragraph, paragraph_height, text, width
from game.ui.theme import REFUSAL, REFUSAL_MARK, Fill, Theme
from game.ui.widgets.base import Widget


class Panel(Widget):
    """A panel with a head; `inside` is the room left for others. Takes no events, but stops the mouse."""

    focusable = False

    def __init__(
        self, key: str, theme: Theme, title: str = "", note: str = "", icon: str = "", chosen: bool = False
    ) -> None:
        super().__init__(key, theme)
        self.title, self.note, self.icon, self.chosen = title, note, icon, chosen

    @property
    def inside(self) -> pygame.Rect:
        """The rectangle below the head, without the padding."""
        r = self.rect.inflate(-2 * self.px(18), -2 * self.px(14))
        head = self.px(36) if self.title or self.note or self.icon else 0
        return pygame.Rect(r.x, r.y + head, r.w, max(0, r.h - head))

    def draw(self, surface: pygame.Surface) -> None:
        fill = Fill(
            self.theme.panel.top, self.theme.panel.bottom, self.theme.panel.line, 0.95, self.theme.panel.ink
        )
        self.brush(surface).panel(self.rect, self.title, self.note, self.icon, fill, self.chosen)


def tooltip(
    brush: Brush,
    anchor: Point,
    words: str,
    title: str = "",
    name: str = "",
    limit: float = 320,
    within: pygame.Rect | None = None,
) -> pygame.Rect:
    """A cream plate near `anchor`, moved to stay within the window; returns its rectangle.

    `title` is a keyword in bold with its icon `name`; `limit` is the greatest width at 1080p.
    """
    k = brush.scale
    size, head = small(15, k), small(17, k)
    pad = px(12, k)
    room = px(limit, k) - 2 * pad
    mark = px(20, k) + px(7, k) if name else 0
    wide = min(room, max(width(words, "body", size), (width(title, "bodyb", head) + mark) if title else 0))
    tall = paragraph_height(words, "body", size, wide + 1, 1.28) if words else 0
    top = line_height("bodyb", head) + px(4, k) if title else 0
    r = pygame.Rect(0, 0, wide + 2 * pad, tall + top + round(pad * 1.5))
    area = within or brush.surface.get_rect()
    r.topleft = (round(anchor[0] + 14 * k), round(anchor[1] + 18 * k))
    if r.bottom > area.bottom:
        r.bottom = round(anchor[1] - 10 * k)
    r.clamp_ip(area.inflate(-px(8, k), -px(8, k)))
    paper = brush.theme.paper
    box(
        brush.surface,
        r,
        px(10, k),
        Fill(paper.top, paper.bottom, paper.line, 1.0),
        max(1.0, 1.2 * k),
        0.9,
        0.4,
        0,
        px(10, k),
    )
    x, y = r.x + pad, r.y + round(pad * 0.75)
    if title:
        middle = y + line_height("bodyb", head) / 2
        if name:
            side = px(20, k)
            brush.surface.blit(icon(name, side, brush.theme.paper_dim), (x, round(middle - side / 2)))
        text(brush.surface, title, (x + mark, middle), "bodyb", head, brush.theme.paper_text, "cl")
        y += top
    if words:
        paragraph(brush.surface, words, (x, y, wide + 1, 0), "body", size, brush.theme.paper_text, 1.28)
    return r


def toast(
    brush: Brush, corner: Point, sentence: str, fault: bool = False, alpha: float = 1.0, limit: float = 420
) -> pygame.Rect:
    """A notice whose lower right corner lies at `corner`; returns its rectangle, so that the next stacks above."""
    k = brush.scale
    size, pad, mark = small(16, k), px(14, k), px(30, k)
    room = px(limit, k) - 2 * pad - mark - px(10, k)
    wide = min(room, width(sentence, "ui", size))
    tall = paragraph_height(sentence, "ui", size, wide + 1, 1.35)
    r = pygame.Rect(0, 0, wide + 2 * pad + mark + px(10, k), max(mark, tall) + px(20, k))
    r.bottomright = (round(corner[0]), round(corner[1]))
    if alpha <= 0:
        return r
    surface = brush.surface
    if alpha < 1:
        margin = px(16, k)
        surface = pygame.Surface((r.w + 2 * margin, r.h + 2 * margin), pygame.SRCALPHA, 32)
        here = pygame.Rect(margin, margin, r.w, r.h)
    else:
        here = r
    prompt = brush.theme.prompt
    fill = REFUSAL if fault else Fill(prompt.top, prompt.bottom, prompt.line, 0.98, brush.theme.text)
    box(surface, here, px(12, k), fill, max(1.0, 1.4 * k), 0.95, 0.25, 0, px(12, k) if alpha >= 1 else 0)
    at = (here.x + pad + mark / 2, here.centery)
    if fault:
        gem(surface, at, "octagon", mark, *REFUSAL_MARK, max(1.0, 1.6 * k))
        side = round(mark * 0.56)
        surface.blit(icon("alert", side, "#ffffff"), (round(at[0] - side / 2), round(at[1] - side / 2)))
    else:
        side = round(mark * 0.85)
        surface.blit(
            gold_icon("information-outline", side), (round(at[0] - side / 2), round(at[1] - side / 2))
        )
    x = here.x + pad + mark + px(10, k)
    paragraph(surface, sentence, (x, here.centery - tall / 2, wide + 1, 0), "ui", size, fill.ink, 1.35)
    if alpha < 1:
        surface.set_alpha(round(255 * alpha))
        brush.surface.blit(surface, (r.x - here.x, r.y - here.y))
    return r

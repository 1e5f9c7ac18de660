"""Marks of the Spells that stay: a pill for an Aura, a seal for an Enchantment."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.icons import icon
from game.ui.paint import marks
from game.ui.paint.gems import gem
from game.ui.paint.text import width
from game.ui.patterns.cards import name_of
from game.ui.patterns.plan import Plan
from game.ui.theme import Fill

AURA_FILL: Final = Fill("#2f5a2a", "#173416", "#c4e29a", 0.97, "#f2ffe0")


def aura_tag(surface: pygame.Surface, plan: Plan, rect: pygame.Rect, spell: str, *, named: bool) -> None:
    """A named pill at the foot of a place; only its icon where it would be wider than the card."""
    size = plan.screen.text_px(14)
    words = name_of(spell)
    at = (rect.centerx, rect.bottom + (plan.u(12) if named else 0))
    limit = rect.width * 1.24
    if not named or width(words, "uib", 11) + 11 * 3 > limit:
        px = max(14, min(plan.u(26), round(rect.width * 0.46)))
        gem(surface, at, "circle", px, AURA_FILL.top, AURA_FILL.bottom, AURA_FILL.line, 1.2)
        k = round(px * 0.62)
        surface.blit(icon("creation", k, AURA_FILL.ink), (round(at[0] - k / 2), round(at[1] - k / 2)))
        return
    while size > 11 and width(words, "uib", size) + size * 3 > limit:
        size -= 1
    marks.pill(surface, at, words, size, AURA_FILL, "creation")


def seal(surface: pygame.Surface, plan: Plan, rect: pygame.Rect, n: int) -> None:
    """An Enchantment: a seal of wax on the edge of the card."""
    px = max(14, min(plan.u(30), round(rect.width * 0.42)))
    at = (rect.right - px * 0.2, rect.y + rect.height * 0.42 + n * px * 0.95)
    gem(surface, at, "hexagon", px, "#9a4cc0", "#3c1458", "#f0d0ff", 1.3)
    k = round(px * 0.58)
    surface.blit(icon("auto-fix", k, "#fff0ff"), (round(at[0] - k / 2), round(at[1] - k / 2)))

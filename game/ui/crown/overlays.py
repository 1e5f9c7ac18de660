"""What lies over everything else: a pile spread out, buttons of Exhaust abilities, the wheel of payments."""

from __future__ import annotations

import pygame

from game.ui.crown import aiming, gestures, signs
from game.ui.crown.cards import Deck
from game.ui.crown.drawing import draw_piece
from game.ui.crown.facts import Facts
from game.ui.crown.payments import amounts_words, place_of
from game.ui.crown.plan import Plan
from game.ui.crown.seen import Seen
from game.ui.icons import icon
from game.ui.paint.gems import icon_gem
from game.ui.paint.shapes import box
from game.ui.paint.text import line_height, text, width
from game.ui.table.mat import Sight
from game.ui.table.pose import Pose
from game.ui.theme import BUBBLE, Fill


def spread_pile(
    surface: pygame.Surface,
    view: Seen,
    sight: Sight,
    plan: Plan,
    deck: Deck,
    tray: tuple[str, ...],
    laid: dict[str, Pose],
) -> None:
    """A pile that is looked through, or cards to choose one from, over the lanes."""
    if not tray:
        return
    browsing = sight.chosen[:1] == (gestures.BROWSE,)
    asked = view.decision
    if browsing:
        title = f"{sight.names[int(sight.chosen[1])]}'s Fade"
        note = f"{len(tray)} card{'s' if len(tray) != 1 else ''}, the newest first"
    else:
        title = deck.name(asked.args[0]) if asked is not None else ""
        note = "choose one"
    signs.tray(surface, plan, title, note, browsing)
    held = sight.held.take if sight.held is not None else ""
    for key in sorted((key for key in tray if key != held), key=lambda key: laid[key].z):
        draw_piece(surface, deck, plan, laid[key])


def abilities(surface: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
    """Exhaust abilities that can be used now, as buttons on their creatures."""
    if sight.held is not None:
        return
    for handle in sight.takeable:
        if not handle.startswith("use:"):
            continue
        rect = aiming.hanging_rect(view, int(handle[4:]), "use", sight, plan)
        if rect is None:
            continue
        lit = handle in (sight.hover, sight.focus)
        fill = (
            Fill("#fff3cf", "#e8c070", "#ffffff", 1.0, "#2a1803")
            if lit
            else Fill("#f3d98f", "#b57f28", "#fff2c4", 1.0, "#2a1803")
        )
        if rect.width == rect.height:
            colours = ("#fff3cf", "#d8a040") if lit else ("#f3d98f", "#a87022")
            icon_gem(
                surface,
                rect.center,
                "circle",
                rect.width,
                *colours,
                "rotate-right",
                "#2a1803",
                "#fff2c4",
                1.4,
            )
            continue
        box(surface, rect, plan.u(8), fill, max(1.2, 1.5 * plan.unit), 0.95, 0.5, 0, plan.u(9))
        size = plan.screen.text_px(15)
        k = round(size * 1.1)
        words = "Exhaust" if width("Exhaust", "uib", size) + k + plan.u(16) <= rect.width else ""
        both = k + (plan.u(5) + width(words, "uib", size) if words else 0)
        x = rect.centerx - both / 2
        surface.blit(icon("rotate-right", k, fill.ink), (round(x), round(rect.centery - k / 2)))
        text(surface, words, (x + k + plan.u(5), rect.centery), "uib", size, fill.ink, "cl")


def wheel(surface: pygame.Surface, view: Seen, sight: Sight, plan: Plan, facts: Facts) -> None:
    """While a card is held that can be paid in several ways: all of them, the chosen one lit."""
    card = signs.held_card(view, sight, facts)
    if not card:
        return
    ways = facts.payments(card)
    if len(ways) < 2 or sight.held is None:
        return
    size = plan.screen.text_px(16)
    rows = [amounts_words(facts, way) for way in ways]
    pad = plan.u(12)
    head = "Turn the wheel, or W, to pay otherwise"
    small = plan.screen.text_px(13)
    wide = max([width(row, "uib", size) for row in rows] + [width(head, "ui", small)]) + 2 * pad + size * 2
    step = round(size * 1.7)
    rect = pygame.Rect(0, 0, wide, step * len(rows) + line_height("ui", small) + 2 * pad)
    x, y = sight.held.centre
    rect.midleft = (round(x + plan.card * 0.75), round(y + plan.card * 0.6))
    rect.clamp_ip(plan.screen.rect.inflate(-plan.u(20), -plan.u(20)))
    box(surface, rect, plan.u(12), BUBBLE, 1.6, 1.0, 0.4, 0, plan.u(12))
    at = place_of(sight.chosen, card)
    top = rect.y + pad * 0.7
    text(surface, head, (rect.x + pad, top), "ui", small, "#6a4a1c", "tl")
    top += line_height("ui", small) + plan.u(3)
    for k, row in enumerate(rows):
        bar = pygame.Rect(rect.x + pad // 2, round(top + k * step), rect.width - pad, step - 2)
        if k == at:
            box(surface, bar, plan.u(7), Fill("#f3d98f", "#c8922c", "#8a5e1c", 1.0), 1.2, 0.9, 0.4)
        ink = "#241503" if k == at else "#5a4420"
        text(surface, row, (bar.x + size, bar.centery), "uib" if k == at else "ui", size, ink, "cl")

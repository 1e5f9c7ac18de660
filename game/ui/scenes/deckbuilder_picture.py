"""How the deck builder looks: its panels, what hangs over them, and the card in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.cardface.placing import place_face
from game.ui.cardface.shown import card_height
from game.ui.paint.brush import Brush
from game.ui.paint.text import paragraph_height
from game.ui.scenes.decksigns import (
    factions_told,
    fault_rows,
    paint_curve,
    paint_factions,
    paint_openers,
    paint_row,
    verdict,
)
from game.ui.theme import TARGET

if TYPE_CHECKING:
    from game.ui.scenes.deckbuilder import DeckBuilderScene


def paint(brush: Brush, scene: DeckBuilderScene) -> None:
    """Everything below the widgets."""
    _head(brush, scene)
    for panel in (scene.pool_panel, scene.deck_panel, scene.facts_panel):
        if panel is not None:
            brush.panel(panel)
    _aim(brush, scene)
    _deck_head(brush, scene)
    if not scene.pool.cards:
        rect = scene.pool.rect
        words = "No card is like that." if scene.desk.cards.known("crown") else "The cards are being read ..."
        brush.text(words, (rect.centerx, rect.centery), "title", 24, brush.theme.text, "cc", rect.w)
    if scene.wide:
        panel = scene.facts_panel
        if panel is not None:
            brush.icon("chart-bar", (panel.x + scene.px(30), panel.y + scene.px(32)), 24)
            at = (panel.x + scene.px(52), panel.y + scene.px(32))
            brush.text("What it is made of", at, "title", 24, anchor="cl", limit=panel.w - scene.px(70))
    if scene.wide or scene.tab == "curve":
        deck, cards = scene.bench.deck, scene.cards
        paint_factions(brush, scene.factions_rect, deck, cards)
        paint_curve(brush, scene.curve_rect, deck, cards)
        paint_openers(brush, scene.openers_rect, deck, cards)
    if scene.faults.visible:
        _faults(brush, scene)
    if scene.wide or scene.tab == "cards":
        _empty(brush, scene)


def _head(brush: Brush, scene: DeckBuilderScene) -> None:
    brush.ground()
    left, right = scene.group["back"].rect.right + scene.px(24), scene.px(scene.head_right) - scene.px(8)
    deck = scene.bench.deck
    note = (
        "Not saved yet"
        if scene.unsaved
        else "A copy of a preset"
        if scene.copied
        else "New"
        if scene.path is None
        else "Saved"
    )
    gap = scene.px(18)
    at = brush.text(
        deck.name, (left, scene.px(42)), "title", 32, brush.theme.gold_text, "cl", right - left, 3
    )
    if right - at.right - gap > scene.px(110):
        ink = brush.theme.gold_text if scene.unsaved else brush.theme.dim
        brush.text(note, (at.right + gap, scene.px(45)), "uii", 16, ink, "cl", right - at.right - gap)
    width, _ = scene.room
    brush.divider(scene.px(24), scene.px(width - 24), scene.px(78))


def _aim(brush: Brush, scene: DeckBuilderScene) -> None:
    """Where the card in the air may go."""
    held = scene.dragged
    if held is None:
        return
    grab, from_pool = held
    goal = scene.deck_panel if from_pool else scene.pool_panel
    over = scene.deck_panel.collidepoint(grab.pos) == from_pool
    brush.glow(goal, 16, 26, TARGET, 0.95 if over else 0.5)
    brush.ring(goal, 16, TARGET, 2.5 if over else 1.6)


def _deck_head(brush: Brush, scene: DeckBuilderScene) -> None:
    panel, bench = scene.deck_panel, scene.bench
    faults = bench.faults()
    words, sign, ink = verdict(faults)
    short = any(fault.code == "deck-size" for fault in faults)
    x, y = panel.x + scene.px(46), panel.y + scene.px(40)
    rim = "#d9b45a" if not short else "#c8323c"
    brush.gem("octagon", (x, y), 56, ("#3a3f9a", "#15184a"), bench.total, rim=rim)
    left, limit = x + scene.px(42), panel.right - scene.px(16) - x - scene.px(42)
    told = factions_told(bench.deck, scene.cards) or "No cards yet"
    brush.text(told, (left, y - scene.px(12)), "uib", 17, brush.theme.text, "cl", limit)
    k = scene.px(17)
    brush.icon(sign, (left + k / 2, y + scene.px(14)), 17, ink)
    brush.text(words, (left + k + scene.px(7), y + scene.px(14)), "ui", 16, ink, "cl", limit - k)


def _empty(brush: Brush, scene: DeckBuilderScene) -> None:
    if scene.bench.deck.cards:
        return
    rect = scene.list.rect
    brush.icon("cards-outline", (rect.centerx, rect.y + scene.px(86)), 54)
    wide = rect.w - scene.px(60)
    box = (rect.x + scene.px(30), rect.y + scene.px(130), wide, 0)
    brush.text(
        "An empty deck", (rect.centerx, box[1] + scene.px(8)), "title", 24, brush.theme.text, "cc", wide
    )
    words = "Click cards to put them in, or drag them here. A right click takes one out again."
    brush.paragraph(words, (box[0], box[1] + scene.px(32), wide, 0), "body", 17, brush.theme.dim, 1.35, "c")


def _faults(brush: Brush, scene: DeckBuilderScene) -> None:
    """Every problem as a sentence; advice after what the rules forbid."""
    area = scene.faults
    rows = fault_rows(scene.bench.faults()) or [("check-bold", "The deck may be played as it is.", "#7fd0a0")]
    kept = brush.surface.get_clip()
    brush.surface.set_clip(area.rect.clip(kept))
    wide = area.view.w - scene.px(6)
    y = area.rect.y - area.offset
    for name, words, ink in rows:
        y = paint_row(brush, name, words, ink, (area.rect.x, y), wide) + scene.px(8)
    brush.surface.set_clip(kept)


def faults_height(scene: DeckBuilderScene) -> int:
    """Pixels of all sentences about the deck, for the bar beside them."""
    size = max(11, scene.px(16))
    wide = scene.faults.rect.w - scene.px(14 + 6 + 28)
    rows = fault_rows(scene.bench.faults())
    return sum(paragraph_height(words, "ui", size, wide, 1.3) + scene.px(8) for _, words, _ in rows)


def paint_over(brush: Brush, scene: DeckBuilderScene) -> None:
    """The whole card beside the pointer, the card in the air, and a refusal."""
    _whole_card(brush, scene)
    held = scene.dragged
    if held is not None:
        grab, _ = held
        info = next((info for info in scene.desk.cards.cards("crown") if info.id == grab.card), None)
        if info is not None:
            wide = round(scene.pool.card_width * 1.08)
            at = (grab.pos[0], grab.pos[1] - card_height(wide) * 0.18)
            place_face(
                brush.surface, scene.desk.faces, info, "hand", at, wide, 2.4, 7, TARGET, scale=scene.scale
            )
    if scene.refused is not None:
        words, point, _ = scene.refused
        brush.refusal((point[0], point[1] - scene.px(70)), words, within=brush.surface.get_rect())


def _whole_card(brush: Brush, scene: DeckBuilderScene) -> None:
    looked = scene.looked_at()
    if looked is None:
        return
    info, beside = looked
    window = brush.surface.get_rect()
    wide = min(scene.px(310), round((window.h - scene.px(60)) / 1.4))
    rect = pygame.Rect(0, 0, wide, card_height(wide))
    gap = scene.px(22)
    rect.midleft = (beside.right + gap, beside.centery)
    if rect.right > window.right - scene.px(12) or beside.x > scene.deck_panel.x - 1:
        rect.midright = (beside.x - gap, beside.centery)
    if rect.x < scene.px(12):
        rect.midleft = (beside.right + gap, beside.centery)
    rect.clamp_ip(window.inflate(-2 * scene.px(16), -2 * scene.px(16)))
    brush.glow(rect, 18, 30, "#05061a", 0.9)
    place_face(brush.surface, scene.desk.faces, info, "full", rect.center, wide, 2.4, scale=scene.scale)

"""An opponent's Pattern from near: the same sheet as large as the own one, over the middle of the table."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.core.ids import Seat
from game.rules.patterns.power import power_of
from game.rules.patterns.view import PatternsView
from game.ui.paint.shapes import panel_shadow
from game.ui.patterns.cards import Deck
from game.ui.patterns.pieces import place
from game.ui.patterns.plan import Plan
from game.ui.patterns.sheet import lay_sheet
from game.ui.patterns.sheetface import draw_pile, draw_sheet, known_in
from game.ui.patterns.tags import aura_tag, seal
from game.ui.table.mat import Sight
from game.ui.table.pose import Pose


def draw(
    surface: pygame.Surface, view: PatternsView, sight: Sight, plan: Plan, deck: Deck, seat: Seat
) -> None:
    """The enlarged sheet, with all that lies on it."""
    rect = plan.zones["pattern"].inflate(plan.u(40), plan.u(20)).clamp(plan.screen.rect)
    sheet = replace(lay_sheet(seat, rect, plan.shape, plan.unit, plan.screen), side=None)
    panel_shadow(surface, rect, round(14 * plan.unit), max(6, plan.u(34)), 0.75)
    asked = view.decision
    draw_sheet(
        surface, view, plan, deck, sheet, sight.seated[seat], asked is not None and asked.seat == seat,
        sight.thinking == seat,
    )  # fmt: skip
    draw_pile(surface, plan, sheet, len(view.dungeons[seat]), known_in(view, seat))
    for number, card in enumerate(view.patterns[seat]):
        if card:
            x, y, width = sheet.places[number]
            picture = deck.creature(card, round(width), power_of(view, seat, number))
            place(surface, Pose(x, y, round(width), lift=0.6), picture, plan.unit, round(width))
    for number in range(len(sheet.places)):
        if number < plan.shape.positions and view.auras[seat][number]:
            aura_tag(surface, plan, sheet.box(number), view.auras[seat][number], named=True)
        for n in range(len(view.enchantments[seat][number])):
            seal(surface, plan, sheet.box(number), n)

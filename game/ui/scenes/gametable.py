"""The games of a match of Crown as a table: a line for each with both players' Majesty, and the totals below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.app.match import Match
from game.app.matchscore import GameScore, leaders
from game.core.figures import figure
from game.core.record import Sitter
from game.rules.crown.state import WIN
from game.ui.icons import gold_icon, icon
from game.ui.paint.brush import Brush
from game.ui.theme import SEATS, VILLAINOUS_TEXT, Colour, Fill

REASONS: Final = {
    "majesty": "7 Majesty",
    "awakened": "Awakening",
    "stalemate": "Stalemate",
    "conceded": "Given up",
}
LOSS: Final = Fill("#5a1c26", "#2a0c12", "#c8606a", 1.0, VILLAINOUS_TEXT)


def ink_of(sitter: Sitter, seat: int) -> Colour:
    """The colour in which a player's name is written."""
    return (SEATS.get(sitter.colour) or list(SEATS.values())[seat % len(SEATS)])[2]


def why(score: GameScore, names: Sequence[str]) -> str:
    """How a game ended, in a few words."""
    if score.conceded is not None:
        return f"{names[score.conceded]} gave up"
    return REASONS.get(score.reason, score.reason.capitalize())


def paint_games(brush: Brush, panel: pygame.Rect, match: Match, scores: Sequence[GameScore]) -> None:
    """In a panel of its own; games to come are there, too, dim."""
    brush.panel(panel)
    x, inner = panel.x + brush.px(24), panel.w - brush.px(48)
    head = min(brush.px(170), round(inner * 0.3))
    cell = (inner - head) / len(match.seats)
    top = panel.y + brush.px(36)
    planned = match.planned
    brush.text("Majesty", (x, top), "title", 22, brush.theme.gold_text, "cl", head)
    for seat, sitter in enumerate(match.seats):
        cx = x + head + cell * (seat + 0.5)
        brush.text(sitter.name, (cx, top), "title", 21, ink_of(sitter, seat), "cc", cell - brush.px(12))
    top += brush.px(28)
    foot = brush.px(64) if planned > 1 else brush.px(10)
    pace = min(brush.px(104), (panel.bottom - foot - top) // planned)
    for number in range(1, planned + 1):
        y = top + (number - 1) * pace
        brush.divider(x, x + inner, y)
        score = next((each for each in scores if each.number == number), None)
        row = pygame.Rect(x, y, inner, pace)
        if score is None:
            brush.text(f"Game {number}", (x, row.centery), "ui", 17, brush.theme.faint, "cl", head)
            continue
        _game(brush, row, score, match, head, cell)
    if planned > 1:
        _totals(brush, pygame.Rect(x, top + planned * pace, inner, foot), match, head, cell)


def _game(brush: Brush, row: pygame.Rect, score: GameScore, match: Match, head: int, cell: float) -> None:
    noted = row.h >= brush.px(58)
    y = row.centery - (brush.px(11) if noted else 0)
    brush.text(f"Game {score.number}", (row.x, y), "uib", 18, brush.theme.text, "cl", head - brush.px(8))
    if noted:
        words = why(score, match.names)
        brush.text(words, (row.x, y + brush.px(23)), "ui", 15, brush.theme.dim, "cl", head - brush.px(8))
    for seat, majesty in enumerate(score.majesty):
        cx = row.x + head + cell * (seat + 0.5)
        _figure(brush, (cx, row.centery), cell, majesty, seat in score.winners, score.awakened[seat], row.h)


def _figure(
    brush: Brush, at: tuple[float, float], cell: float, majesty: int, won: bool, lost: int, tall: int
) -> None:
    """A total with its crowns above and what Awakening cost below; the winner's stands on a plate."""
    size = min(34.0, tall / brush.scale * 0.52)
    crowned = tall >= brush.px(92) and cell >= brush.px(150)
    y = at[1] + (brush.px(12) if crowned else 0)
    if won:
        plate = pygame.Rect(0, 0, brush.px(size * 2.5), brush.px(size * 1.36))
        plate.center = (round(at[0]), round(y))
        brush.box(plate, brush.theme.well, 9, 1.4)
        brush.ring(plate, 9, brush.theme.accent, 1.6)
    brush.number(majesty, (at[0], y), size, brush.theme.gold_text if won else brush.theme.text)
    if crowned:
        _crowns(brush, (at[0], at[1] - brush.px(26)), majesty)
    if lost:
        words = f"{figure(-lost)} Awakening" if cell >= brush.px(240) else figure(-lost)
        width = brush.px(size * 1.25) + brush.px(8)
        left = at[0] + width
        k = brush.px(20 if cell >= brush.px(240) else 17)
        room = at[0] + cell / 2 - left
        pill = pygame.Rect(
            round(left),
            round(y - k * 0.62),
            round(min(room, brush.px(128 if k > brush.px(18) else 44))),
            round(k * 1.24),
        )
        brush.box(pill, LOSS, pill.h / brush.scale / 2, 1.2)
        brush.text(words, pill.center, "uib", 14, LOSS.ink, "cc", pill.w - brush.px(10))


def _crowns(brush: Brush, at: tuple[float, float], majesty: int) -> None:
    """Seven crowns, as many gold as there is Majesty."""
    k = brush.px(15)
    pace = k + brush.px(3)
    left = at[0] - pace * (WIN - 1) / 2
    for place in range(WIN):
        picture = gold_icon("crown", k) if place < majesty else icon("crown-outline", k, brush.theme.faint)
        brush.surface.blit(picture, (round(left + place * pace - k / 2), round(at[1] - k / 2)))


def _totals(brush: Brush, row: pygame.Rect, match: Match, head: int, cell: float) -> None:
    brush.divider(row.x, row.right, row.y, brush.theme.accent)
    brush.text("Total", (row.x, row.centery), "title", 22, brush.theme.gold_text, "cl", head)
    ahead = leaders(match)
    for seat, total in enumerate(match.totals):
        cx = row.x + head + cell * (seat + 0.5)
        k = brush.px(26)
        ink = brush.theme.gold_text if seat in ahead else brush.theme.text
        brush.number(total, (cx, row.centery), 38, ink)
        if seat in ahead:
            brush.surface.blit(
                gold_icon("crown", k), (round(cx - brush.px(34) - k), round(row.centery - k / 2))
            )

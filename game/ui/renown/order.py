"""The order of play: who comes after whom, who has bid or plays now, how much of the Struggle is over."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.ids import Seat
from game.rules.renown import decisions
from game.rules.renown.view import RenownView
from game.ui.icons import icon
from game.ui.paint.gems import avatar
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, text, width
from game.ui.renown.plan import Plan
from game.ui.renown.seats import after, colours_of, order_of_play
from game.ui.table.mat import Panel, Sight
from game.ui.theme import GAP, RENOWN

Standings = Sequence[tuple[Seat, str]]


def order(view: RenownView, sight: Sight, plan: Plan) -> Panel:
    """Who plays after whom, who has bid or plays now, and how much of the Struggle is over."""
    rect = plan.zones["order"]
    sequence = order_of_play(view)
    state = tuple((seat, _standing(view, seat)) for seat in sequence)
    key = (state, sight.seated, view.era, view.eras, view.regime)
    return Panel("order", rect, key, lambda s: _order(s, view, sight, plan, state))


def _standing(view: RenownView, seat: Seat) -> str:
    asked = view.decision
    if asked is None:
        return ""
    if asked.kind in (decisions.ORIENT, decisions.SUCCESSOR):
        return "now" if seat == asked.seat else ""
    if seat == view.turn:
        return "now" if asked.seat == seat else "waits"
    if asked.seat == seat:
        return "now"
    if asked.kind == decisions.BID:
        return "done" if view.bids[seat] else ""
    return "next" if seat == after(view) else ""


def _order(s: pygame.Surface, view: RenownView, sight: Sight, plan: Plan, state: Standings) -> None:
    theme, screen = RENOWN, plan.screen
    rect = plan.zones["order"]
    box(s, rect, plan.u(16), theme.panel, max(1.1, plan.unit * 1.4), 0.75, 0.15, plan.u(24))
    title, fact = screen.text_px(22), screen.text_px(15)
    right = f"Era {view.era} of {view.eras}"
    room = rect.width - 2 * plan.pad - width(right, "ui", fact) - plan.u(8)
    middle = rect.y + plan.title * 0.55
    long = "Order of play"
    name, title = fit(long if room > width(long, "title", 13) else "Order", "title", title, room, 13)
    text(s, name, (rect.x + plan.pad, middle), "title", title, theme.text, "cl")
    text(s, right, (rect.right - plan.pad, middle), "ui", fact, theme.dim, "cr")
    top = rect.y + plan.title
    high = rect.bottom - plan.u(10) - top
    # two columns where the rows of one would be too low for the words
    columns = (
        2
        if high / max(view.seats, 4) < screen.text_px(17) * 1.1 and rect.width > 14 * screen.text_px(17)
        else 1
    )
    rows = max(-(-view.seats // columns), 4 if columns == 1 else 2)
    wide = (rect.width - plan.u(20)) / columns
    for i, (seat, standing) in enumerate(state):
        cell = pygame.Rect(
            round(rect.x + plan.u(10) + wide * (i // rows)),
            round(top + high / rows * (i % rows)),
            round(wide),
            round(high / rows),
        )
        _row(s, sight, plan, seat, standing, cell, words=columns == 1)


def _row(
    s: pygame.Surface, sight: Sight, plan: Plan, seat: Seat, standing: str, cell: pygame.Rect, *, words: bool
) -> None:
    theme, screen = RENOWN, plan.screen
    now = standing == "now"
    sitting = sight.seated[seat]
    light, dark, _ = colours_of(sitting)
    y = cell.centery
    if now:
        box(s, cell.inflate(0, -2), plan.u(10), GAP, max(1.0, plan.unit * 1.2), 0.9, 0.2, alpha=0.9)
    size = min(screen.text_px(17), max(11, round(cell.height * 0.62)))
    fact = min(screen.text_px(15), size)
    disc = min(plan.u(26), round(cell.height * 0.8))
    edge = plan.u(12) if words else plan.u(6)
    avatar(s, (cell.x + edge + disc / 2, y), disc, light, dark, sitting.name)
    x, end = cell.x + edge + disc + plan.u(9), cell.right - edge
    word = standing if words and standing in {"now", "next", "waits"} else ""
    role = "uib" if now else "ui"
    taken = width(word, "ui", fact) if word else size if standing == "done" else 0
    name, size = fit(sitting.name, role, size, end - x - taken - plan.u(6), 11)
    ink = "#ffeec0" if now else theme.text if standing in {"next", "waits"} else theme.dim
    text(s, name, (x, y), role, size, ink, "cl")
    if standing == "done":
        k = round(size * 0.95)
        s.blit(icon("check-bold", k, "#7fd0a0"), (round(end - k), round(y - k / 2)))
    elif word:
        text(s, word, (end, y), "ui", fact, "#e8cf8a" if now else theme.dim, "cr")

"""The middle of the table: Den, Hall, the Hierarchy with its rail, the Sacrificed, the Court, the place of the hand."""

from __future__ import annotations

import pygame

from game.rules.renown import decisions, rulings
from game.rules.renown.view import SEALED, RenownView
from game.ui.cardface.playing import pile
from game.ui.icons import gold_icon, icon
from game.ui.paint import marks
from game.ui.paint.gems import favor, medallion
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, line_height, text, width
from game.ui.renown.plan import RATIO, Plan
from game.ui.renown.seats import order_of_play
from game.ui.table.mat import Panel, Sight
from game.ui.theme import COURT, DEN, HALL, HEROIC_TEXT, RENOWN, VILLAINOUS_TEXT, Fill

ROW = Fill("#0a2a1e", "#0e3a2a", "#d8b25a", 0.88, "#eef5e6")
WELL = Fill("#062017", "#0a2a1e", "#6f8f66", 0.75, "#a9c4ae")
TRAY = Fill("#1e0d06", "#32180c", "#8a5a34", 0.85, "#e0c49a")
WOOD_DIM = "#e0c49a"


def middle(view: RenownView, sight: Sight, plan: Plan) -> list[Panel]:
    """All panels between the plates and the hand."""
    zones = plan.zones
    bids = tuple(view.bids[seat] for seat in order_of_play(view))
    who = tuple(sight.seated[seat].name for seat in order_of_play(view))
    places = max(2 * view.seats, len(view.hierarchy))
    asked = view.decision
    bidder = asked.seat if asked is not None and asked.kind == decisions.BID else None
    return [
        Panel("den", zones["den"], len(view.den), lambda s: _bay(s, plan, "den", len(view.den))),
        Panel("hall", zones["hall"], len(view.hall), lambda s: _bay(s, plan, "hall", len(view.hall))),
        Panel("row", zones["row"], (len(view.hierarchy), places), lambda s: _row(s, view, plan, places)),
        Panel("removed", zones["removed"], len(view.removed), lambda s: _removed(s, view, plan)),
        Panel(
            "court",
            zones["court"],
            (bids, who, bidder, view.court, view.regime),
            lambda s: _court(s, view, sight, plan),
        ),
        Panel("hand", zones["hand"], "inlay", lambda s: _hand(s, plan), shadow=0),
    ]


def _bay(s: pygame.Surface, plan: Plan, name: str, count: int) -> None:
    rect, screen = plan.zones[name], plan.screen
    den = name == "den"
    fill = DEN if den else HALL
    box(s, rect, plan.u(16), fill, max(1.4, plan.unit * 2), 1.0, 0.25, plan.u(30))
    k = plan.u(26)
    y = rect.y + plan.u(10)
    emblem = icon("skull", k, "#f0a8a0") if den else gold_icon("shield-sun", k)
    s.blit(emblem, (round(rect.centerx - k / 2), y))
    y += k
    size = screen.text_px(22)
    long = "Den of Villainy" if den else "Hall of Heroism"
    short = "Den" if den else "Hall"
    room = rect.width - plan.u(16)
    words = long if width(long, "title", max(13, size - 5)) <= room else short
    words, size = fit(words, "title", size, room, 12)
    text(s, words, (rect.centerx, y), "title", size, RENOWN.text, "tc", shadow=1)
    y += line_height("title", screen.text_px(22))
    text(
        s,
        "low end" if den else "high end",
        (rect.centerx, y),
        "ui",
        screen.text_px(15),
        "#dcb0ac" if den else "#e2cf9c",
        "tc",
    )
    pose = plan.bay(name)
    well = pygame.Rect(0, 0, round(pose.width), round(pose.width * RATIO))
    well.center = (round(pose.x), round(pose.y))
    if count > 1:  # what lies under the top card; the card itself is a piece
        pile(s, None, (pose.x, pose.y), round(pose.width), count, "renown", scale=plan.unit)
    else:
        box(s, well, plan.u(9), WELL, max(1.0, plan.unit), 0.5, 0, plan.u(18), alpha=0.5)
        text(s, "empty", well.center, "ui", screen.text_px(15), "#c8a09c" if den else "#cdb98a", "cc")


def _row(s: pygame.Surface, view: RenownView, plan: Plan, places: int) -> None:
    rect, screen, theme = plan.zones["row"], plan.screen, RENOWN
    box(s, rect, plan.u(16), ROW, max(1.4, plan.unit * 2), 0.9, 0.15, plan.u(40))
    size, fact = screen.text_px(24), screen.text_px(16)
    y = rect.y + plan.title * 0.62
    x = rect.x + plan.u(20)
    k = round(size * 1.0)
    s.blit(gold_icon("crown", k), (x, round(y - k / 2)))
    x += k + plan.u(10)
    drawn = text(s, "The Hierarchy", (x, y), "title", size, theme.text, "cl")
    text(
        s,
        f"{len(view.hierarchy)} of {2 * view.seats}",
        (drawn.right + plan.u(12), y),
        "ui",
        fact,
        theme.dim,
        "cl",
    )
    line = plan.row(places)
    if line.step >= line.width * 1.02:
        for place in range(places):
            well = pygame.Rect(0, 0, round(line.width), round(line.width * RATIO))
            well.center = (round(line.x(place)), round(line.y))
            box(s, well, line.width * 9 / 128, WELL, max(1.0, plan.unit * 1.1), 0.55, 0, plan.u(20))
    rail(s, plan, places, None)


def rail(s: pygame.Surface, plan: Plan, places: int, glowing: int | None) -> None:
    """The rail from the low end to the high one, with a stud under each place (0: the high end)."""
    rect = plan.zones["row"]
    line = plan.row(places)
    y = plan.rail_y(places)
    studs = [(line.x(place), str(place + 1)) for place in reversed(range(places))]
    glow = None if glowing is None else places - 1 - glowing
    scale = min(plan.unit * 1.05, line.step / 34) if line.step < 34 * plan.unit else plan.unit
    marks.rail(s, y, rect.x + plan.u(18), rect.right - plan.u(34), studs, max(scale, 0.5), glowing=glow)


def _removed(s: pygame.Surface, view: RenownView, plan: Plan) -> None:
    rect, screen, theme = plan.zones["removed"], plan.screen, RENOWN
    box(s, rect, plan.u(16), theme.panel, max(1.1, plan.unit * 1.4), 0.75, 0.15, plan.u(24))
    fact = screen.text_px(15)
    right = f"{len(view.removed)} this Era" if view.removed else ""
    y = rect.y + plan.title * 0.55
    room = rect.width - 2 * plan.pad - width(right, "ui", fact) - plan.u(8)
    if room < width("Sacrificed", "title", 13):
        right = str(len(view.removed)) if view.removed else ""
        room = rect.width - 2 * plan.pad - width(right, "ui", fact) - plan.u(8)
    words, size = fit("Sacrificed", "title", screen.text_px(22), room, 12)
    text(s, words, (rect.x + plan.pad, y), "title", size, theme.text, "cl")
    text(s, right, (rect.right - plan.pad, y), "ui", fact, theme.dim, "cr")
    if not view.removed:
        note = fit("Nobody has sacrificed yet.", "bodyi", fact, rect.width - 2 * plan.pad, 11)
        text(
            s,
            note[0],
            (rect.centerx, (rect.y + plan.title + rect.bottom) / 2),
            "bodyi",
            note[1],
            theme.dim,
            "cc",
        )


def _court(s: pygame.Surface, view: RenownView, sight: Sight, plan: Plan) -> None:
    rect, screen, theme = plan.zones["court"], plan.screen, RENOWN
    box(s, rect, plan.u(16), COURT, max(1.3, plan.unit * 1.8), 0.95, 0.25, plan.u(40))
    size, fact = screen.text_px(24), screen.text_px(16)
    y = rect.y + plan.title * 0.58
    k = round(size * 1.05)
    x = rect.x + plan.u(20)
    s.blit(gold_icon("bank", k), (x, round(y - k / 2)))
    x += k + plan.u(9)
    drawn = text(s, "The Court", (x, y), "title", size, theme.text, "cl")
    total = f"{sum(view.court)} of {rulings.MARKERS * view.seats} markers"
    end = text(s, total, (rect.right - plan.u(22), y), "ui", fact, WOOD_DIM, "cr")
    words = f"Bids of Regime {view.regime}" if view.regime else "No bids yet"
    if drawn.right + plan.u(18) + width(words, "ui", fact) < end.left - plan.u(12):
        text(s, words, (drawn.right + plan.u(18), y), "ui", fact, WOOD_DIM, "cl")
    for place, seat in enumerate(order_of_play(view)):
        _cell(s, view, sight, plan, place, seat)
    line = plan.bid_cell(view.seats - 1).right + plan.u(17)
    pygame.draw.line(
        s,
        "#8a5a34",
        (line, rect.y + plan.title + plan.u(14)),
        (line, rect.bottom - plan.u(18)),
        max(1, plan.u(1)),
    )
    for side, (kind, name, ink) in enumerate(
        (("H", "Heroic", HEROIC_TEXT), ("V", "Villainous", VILLAINOUS_TEXT))
    ):
        _court_track(s, view.court[side], kind, name, ink, plan, side)


def _cell(s: pygame.Surface, view: RenownView, sight: Sight, plan: Plan, place: int, seat: int) -> None:
    cell = plan.bid_cell(place)
    now = view.decision is not None and view.decision.kind == decisions.BID and view.decision.seat == seat
    fill = Fill(TRAY.top, TRAY.bottom, "#ffe08a" if now else RENOWN.panel.line, 0.9, TRAY.ink)
    box(
        s,
        cell,
        plan.u(10),
        fill,
        max(1.0, plan.unit * (2 if now else 1.2)),
        1.0 if now else 0.6,
        0,
        plan.u(16),
    )
    label = min(plan.screen.text_px(16), max(11, round(cell.width / 4.6)))
    name, label = fit(sight.seated[seat].name, "uib" if now else "ui", label, cell.width - plan.u(3), 10)
    foot = line_height("ui", label) + plan.u(6)
    shown = cell.height > foot + 22
    high = cell.height - (foot if shown else 0)
    if shown:
        text(
            s,
            name,
            (cell.centerx, cell.bottom - foot / 2 - plan.u(2)),
            "uib" if now else "ui",
            label,
            "#ffe6a6" if now else RENOWN.text,
            "cc",
        )
    bid = view.bids[seat]
    size = round(min(plan.u(60), cell.width * 0.7, high * 0.72))
    at = (cell.centerx, cell.y + high / 2)
    if bid == SEALED:
        sealed(s, at, size)
    elif bid:
        favor(s, at, size, bid)


def sealed(s: pygame.Surface, at: tuple[float, float], size: int) -> None:
    """A bid that lies face-down."""
    from game.ui.paint.gems import icon_gem

    icon_gem(s, at, "octagon", size, "#6a4a2a", "#2a180c", "lock", "#f0d8a0", "#c9a24a", max(1.0, size / 18))


def _court_track(
    s: pygame.Surface, count: int, kind: str, name: str, ink: str, plan: Plan, side: int
) -> None:
    rect, screen = plan.court_track(side), plan.screen
    figure = min(screen.text_px(38), max(13, round(rect.height * 0.8)))
    number = max(width(str(n), "num", figure) for n in (count, 10))
    label = screen.text_px(21)
    words = width("Villainous", "title", label)
    rest = rect.width - number - plan.u(14)
    if words < rest * 0.4:
        text(s, name, (rect.x, rect.centery), "title", label, ink, "cl")
        left = rect.x + words + plan.u(14)
    else:  # the sign alone, as an empty tray has no marker to tell its kind by
        k = min(label, round(rect.height * 0.7))
        s.blit(icon("shield-sun" if kind == "H" else "skull", k, ink), (rect.x, round(rect.centery - k / 2)))
        left = rect.x + k + plan.u(8)
    text(s, str(count), (rect.right, rect.centery), "num", figure, ink, "cr")
    high = min(rect.height - plan.u(4), plan.u(56))
    tray = pygame.Rect(
        left, round(rect.centery - high / 2), round(rect.right - number - plan.u(14) - left), high
    )
    box(s, tray, high / 2, TRAY, max(1.0, plan.unit * 1.2), 0.8, 0, plan.u(14))
    for k in range(count):
        favor(s, court_marker(plan, tray, k, count), marker_size(tray), kind)


def marker_size(tray: pygame.Rect) -> int:
    """Diameter of a marker in a tray of the Court."""
    return max(12, round(tray.height * 0.74))


def court_marker(plan: Plan, tray: pygame.Rect, k: int, count: int) -> tuple[float, float]:
    """The middle of the k-th of so many markers in a tray."""
    size = marker_size(tray)
    inner = tray.width - size - plan.u(16)
    step = min(size * 1.1, inner / max(count - 1, 1))
    return tray.x + plan.u(8) + size / 2 + k * step, tray.centery


def _hand(s: pygame.Surface, plan: Plan) -> None:
    zone = plan.zones["hand"]
    inner = zone.inflate(-plan.u(24), -plan.u(4))
    marks.inlay(s, inner, plan.unit)
    d = min(plan.u(156), round(zone.height * 0.7))
    for x, name in ((inner.x + plan.u(150), "shield-sun"), (inner.right - plan.u(150), "skull")):
        medallion(s, (x, inner.centery), d, name)

"""The tray of dice: what a Capture would be like before it is tried, and how a roll is told line by line."""

from __future__ import annotations

from typing import Final

import pygame

from game.core.figures import signed
from game.rules.patterns.odds import Odds, clash_odds
from game.rules.patterns.power import Line
from game.ui.icons import gold_icon
from game.ui.paint import marks
from game.ui.paint.gems import gem, numbered
from game.ui.paint.shapes import box, glow, ring
from game.ui.paint.text import fit, line_height, text, width
from game.ui.patterns.cards import Deck, name_of
from game.ui.patterns.contest import EACH, ROLLING, SETTLED, Column, Contest, settled_at, side_won
from game.ui.patterns.dice import BLUE, RED, die, tumbling
from game.ui.patterns.gestures import percent
from game.ui.screen import Screen
from game.ui.table.mat import Panel
from game.ui.theme import PATTERNS, Fill

WELL: Final = Fill("#2a130c", "#4a2616", "#b98540", 1.0)
WON: Final = Fill("#f3e2b8", "#d8bc84", "#fff0c8", 1.0, "#2c1a10")
LOST: Final = Fill("#d9c498", "#b89c6a", "#fff0c8", 1.0, "#4a3424")
CHIP: Final = Fill("#f3e2b8", "#cfae72", "#fff0c8", 1.0)
WINS: Final = Fill("#2f5a2a", "#173416", "#c4e29a", 1.0, "#f2ffe0")
INK, BROWN = "#2c1a10", "#5a3a20"
GREEN, GREY, RED_INK = "#1f5a2c", "#5a4a2a", "#8a1a18"
TITLES: Final = {
    "capture": ("Capture", "sword-cross"),
    "rescue": ("Rescue", "gate"),
    "brainwash": ("Brainwash", "brain"),
}
LINES: Final = {
    "power": "Power", "clan": "Clan", "tier": "First tier", "aura": "Aura", "enchantment": "Enchantment",
    "circle": "Circle", "turn": "This turn",
}  # fmt: skip
IDLE: Final = 0.55
"""How dim dice are that nobody has rolled: their pips mean nothing."""
LEADS: Final = (-3, -2, -1, 0, 1, 2, 3)


def panels(rect: pygame.Rect, screen: Screen) -> list[Panel]:
    """The tray at rest: the chances of a Capture by how far it is ahead."""
    return [Panel("tray", rect, "rest", lambda s: _rest(s, rect, screen))]


def unit_of(screen: Screen) -> float:
    """Pixels a unit of the board's plan."""
    return min(screen.width / 1920, screen.height / 1080)


def _frame(s: pygame.Surface, rect: pygame.Rect, title: str, name: str, screen: Screen) -> pygame.Rect:
    """Panel and title; returns the wooden well."""
    unit = unit_of(screen)
    box(s, rect, 16 * unit, PATTERNS.panel, max(1.2, 1.4 * unit), 0.85, 0.15, round(30 * unit), alpha=0.97)
    size = screen.text_px(26)
    head = max(round(54 * unit), line_height("title", size) + 4)
    k = round(size * 0.95)
    y = rect.y + head / 2 + 2 * unit
    s.blit(gold_icon(name, k), (round(rect.x + 18 * unit), round(y - k / 2)))
    words, size = fit(title, "title", size, rect.width * 0.4, 13)
    text(s, words, (rect.x + 28 * unit + k, y), "title", size, PATTERNS.text, "cl")
    tall = min(rect.height * 0.34, 250 * unit)
    well = pygame.Rect(
        round(rect.x + 16 * unit), round(rect.y + head), round(rect.width - 32 * unit), round(tall)
    )
    box(s, well, 14 * unit, WELL, max(2, 4 * unit), 1.0, 0, round(60 * unit))
    ring(s, well.inflate(-round(16 * unit), -round(16 * unit)), 9 * unit, "#b98540", max(0.8, unit), 0.5)
    return well


def _rest(s: pygame.Surface, rect: pygame.Rect, screen: Screen) -> None:
    unit = unit_of(screen)
    well = _frame(s, rect, "Dice", "dice-multiple", screen)
    px = round(min(well.height * 0.52, well.width * 0.25))
    die(s, (well.x + well.width * 0.3, well.centery), px, 3, 13, RED, dim=IDLE)
    die(s, (well.x + well.width * 0.7, well.centery), px, 5, -19, BLUE, dim=IDLE)
    area = pygame.Rect(well.x, well.bottom + round(12 * unit), well.width, 0)
    area.height = rect.bottom - round(14 * unit) - area.y
    _table(s, area, screen, unit)


def _table(s: pygame.Surface, area: pygame.Rect, screen: Screen, unit: float) -> None:
    """Win, tie and loss of a Capture by the difference of both sums before the dice."""
    box(s, area, 12 * unit, WON, max(1.2, 1.3 * unit), 0.9, 0.4, 0)
    size, small = screen.text_px(18), screen.text_px(14)
    pad = round(16 * unit)
    words, size = fit("Chances of a Capture", "title", size, area.width - 2 * pad, 12)
    top = area.y + round(8 * unit)
    text(s, words, (area.x + pad, top), "title", size, INK, "tl")
    top += line_height("title", size)
    room = area.bottom - round(10 * unit) - top
    legend = line_height("ui", small) if room > 8 * line_height("ui", small) + 10 else 0
    if legend:
        long, wide = "by how far your side is ahead before the dice", area.width - 2 * pad
        words = long if width(long, "bodyi", 11) <= wide else "by your lead before the dice"
        words, px = fit(words, "bodyi", small, wide, 11)
        text(s, words, (area.x + pad, top), "bodyi", px, BROWN, "tl")
        top += round(legend * 1.15)
    leads = LEADS if area.bottom - top > 7 * 15 else (-2, -1, 0, 1, 2)
    row = (area.bottom - round(10 * unit) - top) / len(leads)
    label = width("+3", "num", screen.text_px(17)) + round(14 * unit)
    bar_x, bar_w = area.x + pad + label, area.width - 2 * pad - label
    for i, lead in enumerate(leads):
        found = clash_odds(lead, (0, False, False))
        y = top + row * (i + 0.5)
        sign = signed(lead) if lead else "0"
        text(
            s, sign, (area.x + pad, y), "num", max(11, min(screen.text_px(17), round(row * 0.82))), INK, "cl"
        )
        tall = max(11, min(round(row * 0.78), round(26 * unit)))
        bar = pygame.Rect(round(bar_x), round(y - tall / 2), round(bar_w), tall)
        odds_bar(s, bar, found, screen)


def odds_bar(s: pygame.Surface, bar: pygame.Rect, found: Odds, screen: Screen) -> None:
    """Win, tie and loss as parts of a bar, each with its percentage where that fits."""
    win, tie = round(bar.width * found.win / found.of), round(bar.width * found.tie / found.of)
    parts = (
        (win, "#4e8a4a", "#2a5a2c", percent(found, found.win), "#f2ffe0"),
        (tie, "#b79a5e", "#8a6c34", percent(found, found.tie), "#2c1a10"),
        (bar.width - win - tie, "#b0483c", "#6e1a18", percent(found, found.lose), "#ffe9dc"),
    )
    x = bar.x
    size = max(11, min(screen.text_px(14), round(bar.height * 0.72)))
    for wide, light, dark, value, ink in parts:
        if wide > 0:
            box(s, (x, bar.y, wide, bar.height), 3, Fill(light, dark, light, 1.0), 0.8, 0.6, 0.25)
            words = f"{value}%"
            if width(words, "uib", size) + 4 <= wide:
                text(s, words, (x + wide / 2, bar.centery), "uib", size, ink, "cc")
        x += wide


# ---- a contest


def draw_contest(
    s: pygame.Surface,
    rect: pygame.Rect,
    contest: Contest,
    deck: Deck,
    screen: Screen,
    clock: float | None = None,
) -> None:
    """A roll at a moment (seconds since the dice left the hand), or with None what it would be rolled with."""
    unit = unit_of(screen)
    title, name = TITLES[contest.purpose]
    well = _frame(s, rect, title, name, screen)
    if contest.chances is not None:
        _chip(s, rect, well, contest, screen)
    px = round(min(well.height * 0.56, well.width * 0.25))
    two = len(contest.columns) == 2
    size = screen.text_px(17)
    for i, column in enumerate(contest.columns):
        x = well.x + well.width * ((0.27 if i == 0 else 0.73) if two else 0.5)
        words, small = fit(column.name, "title", size, well.width * 0.44, 11)
        edge = well.x + 16 * unit if i == 0 else well.right - 16 * unit
        text(s, words, (edge, well.y + size * 0.95), "title", small, "#e8d9b0", "cl" if i == 0 else "cr")
        s.set_clip(well.inflate(-round(10 * unit), -round(10 * unit)))
        _dice(s, (x, well.centery + size * 0.3), px, column, i, clock, contest)
        s.set_clip(None)
    area = pygame.Rect(
        well.x - round(4 * unit), well.bottom + round(10 * unit), well.width + round(8 * unit), 0
    )
    area.height = rect.bottom - round(12 * unit) - area.y
    gap = round(10 * unit)
    if not two:
        _brainwash(s, area, contest, screen, clock)
        return
    wide = (area.width - gap) // 2
    for i, column in enumerate(contest.columns):
        part = pygame.Rect(area.x + i * (wide + gap), area.y, wide, area.height)
        _column(s, part, column, i, contest, deck, screen, clock)


def _chip(s: pygame.Surface, rect: pygame.Rect, well: pygame.Rect, contest: Contest, screen: Screen) -> None:
    """`72% win  11% tie  17% lose` in the upper right corner."""
    found = contest.chances
    assert found is not None  # noqa: S101 - asked for where there are chances
    win, tie = percent(found, found.win), percent(found, found.tie)
    parts = [(f"{win}% win", GREEN), (f"{tie}% tie", GREY), (f"{max(0, 100 - win - tie)}% lose", RED_INK)]
    if contest.purpose == "brainwash":
        parts = [(f"{win}% to succeed", GREEN)]
    room = rect.width * 0.56
    size = screen.text_px(15)
    while size > 11 and sum(width(w, "uib", size) + size for w, _ in parts) + size > room:
        size -= 1
    wide = sum(width(words, "uib", size) + size * 0.8 for words, _ in parts) + size * 0.6
    tall = round(size * 2.1)
    chip = pygame.Rect(0, 0, round(wide), tall)
    chip.midright = (round(rect.right - 14 * unit_of(screen)), round((rect.y + well.y) / 2 + 1))
    box(s, chip, tall / 2, CHIP, 1.3, 0.9, 0.4, 0, 4)
    x = chip.x + size * 0.7
    for words, ink in parts:
        x = text(s, words, (x, chip.centery), "uib", size, ink, "cl").right + size * 0.8


def _dice(
    s: pygame.Surface,
    at: tuple[float, float],
    px: int,
    column: Column,
    index: int,
    clock: float | None,
    contest: Contest,
) -> None:
    """The side's die; where it was rolled twice, the first one lies small beside it."""
    ink = RED if index == 0 else BLUE
    if clock is None or not column.rolls:
        die(s, at, px, 3 if index == 0 else 5, 13 if index == 0 else -19, ink, dim=IDLE)
        return
    t = min(1.0, clock / ROLLING)
    again = len(column.rolls) > 1
    rolls = column.rolls
    lost = again and clock >= ROLLING
    if again:
        other = next((roll for roll in rolls if roll != column.die), rolls[0])
        first = (at[0] - px * 0.62, at[1] + px * 0.16)
        face, angle, up, dx, dy = tumbling(min(1.0, t * 1.25), other, index + 4)
        die(
            s,
            (first[0] + dx * px, first[1] + dy * px),
            round(px * 0.66),
            face,
            angle,
            ink,
            up,
            0.5 if lost else 0.0,
        )
        at = (at[0] + px * 0.32, at[1])
    face, angle, up, dx, dy = tumbling(t, column.die, index + 1)
    if t >= 1 and side_won(contest, index) and clock >= settled_at(contest):
        box_ = pygame.Rect(0, 0, px, px)
        box_.center = (round(at[0]), round(at[1]))
        glow(s, box_, px * 0.2, max(6, round(px * 0.3)), "#ffd35a", 0.9, 0, angle)
    die(s, (at[0] + dx * px, at[1] + dy * px), px, face, angle, ink, up)


def _column(
    s: pygame.Surface,
    part: pygame.Rect,
    column: Column,
    index: int,
    contest: Contest,
    deck: Deck,
    screen: Screen,
    clock: float | None,
) -> None:
    unit = unit_of(screen)
    over = clock is not None and clock >= settled_at(contest)
    won, lost = (
        over and side_won(contest, index),
        over and contest.result != 0 and not side_won(contest, index),
    )
    if won:
        glow(s, part, 12 * unit, round(22 * unit), "#ffd35a", 0.8, max(1.4, 2.2 * unit))
    box(s, part, 12 * unit, LOST if lost else WON, max(1.2, 1.3 * unit), 0.9, 0.4, 0, round(8 * unit))
    pad = round(14 * unit)
    body = screen.text_px(17)
    lead = round(body * 1.42)
    foot = max(round(58 * unit), body + 14)
    picture = round(min(52 * unit, part.height * 0.2))
    x = part.x + pad
    y = part.y + round(10 * unit)
    pictured = bool(column.card) and part.width - 2 * pad - picture >= width(
        name_of(column.card), "title", 13
    )
    if pictured:
        tile = deck.spell_tile(column.card, picture, picture)
        s.blit(tile, (x, y))
        x += picture + round(10 * unit)
    name, size = fit(
        name_of(column.card) if column.card else column.role,
        "title",
        screen.text_px(19),
        part.right - pad - x,
        11,
    )
    text(s, name, (x, y + picture * 0.34), "title", size, INK, "cl")
    if column.card:
        role, small = fit(column.role, "ui", screen.text_px(14), part.right - pad - x, 11)
        text(s, role, (x, y + picture * 0.78), "ui", small, BROWN, "cl")
    y += picture + round(8 * unit)
    bottom = part.bottom - foot
    rows: list[tuple[str, str, bool]] = [_roll_row(column, clock)]
    shown = len(column.lines)
    if clock is not None:
        shown = max(0, min(shown, int((clock - ROLLING - SETTLED) / EACH) + (clock >= ROLLING + SETTLED)))
    rows += [(_line_words(line), _signed(line), True) for line in column.lines[:shown]]
    count = 1 + len(column.lines)
    while count * lead > bottom - y and lead > 12:
        lead -= 1
        body = min(body, max(11, round(lead * 0.8)))
    for i, (words, figure, plain) in enumerate(rows):
        fresh = clock is not None and i == len(rows) - 1 and not over and i > 0
        if fresh:
            bar = pygame.Rect(part.x + pad // 2, round(y), part.width - pad, lead)
            box(s, bar, 5 * unit, Fill("#fff4cc", "#f0d890", "#fff4cc", 0.9), 0, 0, 0)
        room = part.width - 2 * pad - width(figure, "num", body) - 8
        shown_words, px = fit(words, "body" if plain else "bodyb", body, room, 11)
        text(s, shown_words, (part.x + pad, y + lead / 2), "body" if plain else "bodyb", px, INK, "cl")
        text(s, figure, (part.right - pad, y + lead / 2), "num", body + 1, INK, "cr")
        y += lead
    _total(s, part, column, index, contest, screen, clock, shown)


def _roll_row(column: Column, clock: float | None) -> tuple[str, str, bool]:
    if clock is None or clock < ROLLING or not column.rolls:
        return ("Roll", "?", False)
    if len(column.rolls) > 1:
        return (f"Roll ({', '.join(str(roll) for roll in column.rolls)})", str(column.die), False)
    return ("Roll", str(column.die), False)


def _line_words(line: Line) -> str:
    if line.kind == "power":
        return "Power"
    if line.kind in ("aura", "enchantment", "circle", "turn") and line.source:
        return name_of(line.source)
    return LINES[line.kind]


def _signed(line: Line) -> str:
    if line.kind == "power":
        return str(line.amount)
    return signed(line.amount)


def _total(
    s: pygame.Surface,
    part: pygame.Rect,
    column: Column,
    index: int,
    contest: Contest,
    screen: Screen,
    clock: float | None,
    shown: int,
) -> None:
    unit = unit_of(screen)
    pad = round(14 * unit)
    foot = max(round(58 * unit), screen.text_px(17) + 14)
    y = part.bottom - foot
    pygame.draw.line(s, "#7a5426", (part.x + pad, y), (part.right - pad, y), max(1, round(2 * unit)))
    middle = y + foot / 2
    px = min(round(52 * unit), foot - 4)
    px = max(px, 22)
    at = (part.right - pad - px / 2, middle)
    over = clock is not None and clock >= settled_at(contest)
    if clock is None:
        words = f"?{signed(column.total)}"
        text(s, words, (part.right - pad, middle), "num", screen.text_px(24), INK, "cr")
        text(s, "Total", (part.x + pad, middle), "title", screen.text_px(20), INK, "cl")
        return
    running = column.die + sum(line.amount for line in column.lines[:shown]) if clock >= ROLLING else None
    value = column.total if over else running
    won = over and side_won(contest, index)
    light, dark = ("#e0a040", "#8a4a0a") if won else ("#a09488", "#544a42")
    if value is not None:
        numbered(s, at, "octagon", px, light, dark, value, "#f0cf7c", number_px=max(12, round(px * 0.6)))
    drawn = text(s, "Total", (part.x + pad, middle), "title", screen.text_px(20), INK, "cl")
    if over:
        words = "tie" if contest.result == 0 else "wins" if won else ""
        size = screen.text_px(14)
        room = at[0] - px / 2 - drawn.right
        if words and width(words, "uib", size) + size * 1.5 <= room:
            marks.pill(s, ((drawn.right + at[0] - px / 2) / 2, middle), words, size, WINS)
        elif won:
            gem(
                s,
                ((drawn.right + at[0] - px / 2) / 2, middle),
                "diamond",
                max(8, size),
                "#c4e29a",
                "#2f5a2a",
                "#f2ffe0",
                1,
            )


def _brainwashed(total: int, power: int, won: bool) -> str:
    """How it ended; a Power of 0 is one that is not known."""
    if not power:
        return "Brainwashed: choose its place" if won else "It will not listen"
    return f"{total} beats {power}: choose its place" if won else f"{total} does not beat {power}"


def _brainwash(
    s: pygame.Surface, area: pygame.Rect, contest: Contest, screen: Screen, clock: float | None
) -> None:
    """One die against the Power that was announced."""
    unit = unit_of(screen)
    column = contest.columns[0]
    over = clock is not None and clock >= settled_at(contest)
    won = over and contest.result == 1
    if won:
        glow(s, area, 12 * unit, round(22 * unit), "#ffd35a", 0.8, max(1.4, 2.2 * unit))
    box(s, area, 12 * unit, LOST if over and not won else WON, max(1.2, 1.3 * unit), 0.9, 0.4, 0)
    pad, body = round(18 * unit), screen.text_px(18)
    lead = round(body * 1.6)
    y = area.y + round(14 * unit) + lead / 2
    roll = _roll_row(column, clock)
    shown = len(column.lines)
    if clock is not None:
        shown = max(0, min(shown, int((clock - ROLLING - SETTLED) / EACH) + (clock >= ROLLING + SETTLED)))
    rows = [("Prisoner of Power", str(column.power) if column.power else "?", True), roll]
    rows += [(_line_words(line), _signed(line), True) for line in column.lines[:shown]]
    if over:
        rows.append(("Total", str(column.total), False))
    for words, figure, plain in rows:
        text(s, words, (area.x + pad, y), "body" if plain else "bodyb", body, INK, "cl")
        text(s, figure, (area.right - pad, y), "num", body + 2, INK, "cr")
        y += lead
    if over:
        words = _brainwashed(column.total, column.power, won)
        words, size = fit(words, "title", screen.text_px(22), area.width - 2 * pad, 12)
        text(
            s,
            words,
            (area.centerx, min(area.bottom - lead * 0.8, y + lead * 0.6)),
            "title",
            size,
            GREEN if won else RED_INK,
            "cc",
        )
    else:
        words, size = fit("The roll must be higher than its Power.", "bodyi", body, area.width - 2 * pad, 11)
        text(
            s,
            words,
            (area.centerx, min(area.bottom - lead * 0.8, y + lead * 0.6)),
            "bodyi",
            size,
            BROWN,
            "cc",
        )

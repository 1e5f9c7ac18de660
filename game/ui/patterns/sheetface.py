"""What stands on a sheet of parchment: the tree, the Wizard, words and counts; Creatures lie on it as pieces."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.patterns.facts import facts_of
from game.rules.patterns.power import total_power
from game.rules.patterns.view import PatternsView
from game.ui.cardface.playing import pile
from game.ui.icons import icon
from game.ui.paint.gems import gem
from game.ui.paint.shapes import box, disc_glow, ring
from game.ui.paint.text import fit, line_height, text, width
from game.ui.patterns.cards import Deck, clan_of, colours, name_of
from game.ui.patterns.plan import Plan, high
from game.ui.patterns.sheet import OXBLOOD, RUST, Sheet, command, parchment
from game.ui.table.mat import Sitting
from game.ui.theme import PATTERNS, SEATS, Fill

INK, BROWN = "#2c1a10", "#5a3a20"
SLOT: Final = Fill("#b6935c", "#a5814c", "#7a5426", 0.34, "#7a5426")
PILL: Final = Fill("#4a1a16", "#2c0c0c", "#c9963e", 0.95, "#fff3da")


def lost_places(view: PatternsView, seat: int) -> tuple[int, ...]:
    """The places whose Leader is lost and not yet replaced."""
    return tuple(place for who, place in view.lost if who == seat)


def draw_sheet(
    s: pygame.Surface,
    view: PatternsView,
    plan: Plan,
    deck: Deck,
    sheet: Sheet,
    sitting: Sitting,
    now: bool,
    thinking: bool = False,
) -> None:
    """A Pattern's sheet without its Creatures: parchment, tree, Wizard, words and counts."""
    rect, unit = sheet.rect, plan.unit
    s.blit(parchment(rect.size, f"{sheet.seat}:{sheet.own}", unit), rect)
    if sheet.own:
        _border(s, rect, unit)
    if now:
        ring(s, rect.inflate(-4, -4), plan.u(11), PATTERNS.bright, max(1.6, 2.6 * unit), 0.95)
    seat = sheet.seat
    facts = facts_of(view.pool)
    lost = lost_places(view, seat)
    for a, b, place in sheet.lines:
        cut = facts.leader[place] in lost
        colour = OXBLOOD if sheet.own else RUST
        if not cut:
            command(s, a, b, colour, max(1.4, (3.4 if sheet.own else 2.0) * unit), unit)
    for place in range(len(sheet.places)):
        if place == plan.shape.positions and (sheet.side is not None or sheet.own):
            continue
        if not view.patterns[seat][place]:
            draw_slot(s, plan, sheet, place, facts.names[place], place in lost)
    disc = deck.wizard(view.wizards[seat], sheet.wizard_px)
    if now:
        disc_glow(s, sheet.wizard, sheet.wizard_px, plan.u(20), PATTERNS.bright, 0.9)
    s.blit(
        disc, (round(sheet.wizard[0] - disc.get_width() / 2), round(sheet.wizard[1] - disc.get_height() / 2))
    )
    _words(s, view, plan, sheet, sitting, thinking)
    if sheet.own:
        _filled(s, view, plan, sheet)
    else:
        _counts(s, view, plan, sheet, deck)
        if sheet.side is None:
            draw_pile(s, plan, sheet, len(view.dungeons[seat]), known_in(view, seat))


def _border(s: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Two inked lines and a stud in each corner."""
    for inset, alpha, wide in ((13, 0.5, 1.5), (18, 0.32, 0.9)):
        o = round(inset * unit)
        ring(s, rect.inflate(-2 * o, -2 * o), 10 * unit, "#7a3a1c", max(0.8, wide * unit), alpha)
    o = round(16 * unit)
    for x in (rect.x + o, rect.right - o):
        for y in (rect.y + o, rect.bottom - o):
            gem(s, (x, y), "diamond", max(7, round(18 * unit)), "#d9a94e", "#7a4a18", "#4a2c0c", 1, False)


def draw_slot(s: pygame.Surface, plan: Plan, sheet: Sheet, place: int, name: str, lost: bool) -> None:
    """An empty place, named where there is room; a lost Leader's is torn."""
    rect = sheet.box(place)
    r = max(3.0, rect.width * 0.07)
    box(s, rect, r, SLOT, max(1.0, 1.4 * plan.unit), 0.75, 0, plan.u(18))
    if lost:
        ring(s, rect, r, "#a32a22", max(1.6, 2.6 * plan.unit), 0.9)
        k = round(rect.width * 0.5)
        s.blit(icon("skull", k, "#8a2a20", 0.8), (round(rect.centerx - k / 2), round(rect.centery - k / 2)))
        return
    if place == plan.shape.positions:
        k = max(10, round(rect.width * 0.4))
        s.blit(
            icon("shield-outline", k, "#7a5426", 0.7),
            (round(rect.centerx - k / 2), round(rect.centery - k / 2)),
        )
        return
    size = max(11, round(min(22 * plan.unit if sheet.own else 16 * plan.unit, rect.width * 0.4)))
    text(s, name, rect.center, "title", size, "#7a5426", "cc")


def _words(
    s: pygame.Surface, view: PatternsView, plan: Plan, sheet: Sheet, sitting: Sitting, thinking: bool
) -> None:
    """Who it is: right of the margin, or on the own sheet left of the Wizard."""
    screen = plan.screen
    x, y, room = sheet.name
    clan = name_of(view.wizards[sheet.seat]) if sheet.own else ""
    second = "thinking…" if thinking else f"Wizard of {clan_of(view.wizards[sheet.seat]).capitalize()}"
    dot = max(5, round(9 * plan.unit))
    light = SEATS.get(sitting.colour, SEATS["amber"])
    if sheet.own:
        right = sheet.wizard[0] - sheet.wizard_px * 0.5 - plan.u(20)
        room = right - sheet.rect.x - plan.u(30)
        words, size = fit(sitting.name, "title", screen.text_px(30), room - dot * 2.4, screen.text_px(16))
        mid = sheet.wizard[1] - line_height("body", screen.text_px(17)) * 0.5
        drawn = text(s, words, (right, mid), "title", size, INK, "cr")
        gem(s, (drawn.x - dot * 1.3, mid), "circle", dot * 2, light[0], light[1], "#6a4a20", 1, False)
        full = f"{clan}, {second}" if clan and not thinking else second
        if width(full, "body", max(11, screen.text_px(16) - 2)) > room:
            full = second
        line, small = fit(full, "body", screen.text_px(16), room, 11)
        text(
            s,
            line,
            (right, mid + line_height("title", screen.text_px(30)) * 0.5 + small * 0.62),
            "body",
            small,
            BROWN,
            "cr",
        )
        return
    size = screen.text_px(24)
    lead = line_height("title", size)
    words, size = fit(sitting.name, "title", size, room - dot * 2.4, max(12, screen.text_px(14)))
    middle = y + lead / 2
    gem(s, (x + dot, middle), "circle", dot * 2, light[0], light[1], "#6a4a20", 1, False)
    text(s, words, (x + dot * 2.6, middle), "title", size, INK, "cl")
    small = screen.text_px(15)
    if y + lead + line_height("body", small) <= sheet.rect.y + (
        sheet.places[0][1] - high(sheet.places[0][2]) / 2 - sheet.rect.y
    ):
        line, small = fit(second, "body", small, room, 11)
        if not line.endswith("…") or thinking:
            text(s, line, (x, y + lead - small * 0.1), "body", small, BROWN, "tl")


def _filled(s: pygame.Surface, view: PatternsView, plan: Plan, sheet: Sheet) -> None:
    screen = plan.screen
    count = sum(1 for card in view.patterns[sheet.seat][: plan.shape.positions] if card)
    left = sheet.wizard[0] + sheet.wizard_px * 0.5 + plan.u(22)
    size, small = screen.text_px(30), screen.text_px(16)
    mid = sheet.wizard[1] - line_height("body", small) * 0.5
    drawn = text(s, f"{count} of {plan.shape.positions}", (left, mid), "title", size, INK, "cl")
    power = total_power(view, sheet.seat)
    tag = pygame.Rect(drawn.right + plan.u(16), 0, 0, 0)
    px = max(18, round(34 * plan.unit))
    at = (tag.x + px / 2, mid)
    gem(s, at, "shield", px, "#f3e6c8", "#b79a68", "#6a4a20", 1.4, False)
    text(s, str(power), (at[0], at[1] - px * 0.03), "num", max(11, round(px * 0.54)), INK, "cc")
    room = sheet.rect.right - plan.u(40) - left
    full = "Positions filled, total Power"
    words, small = fit(
        full if width(full, "body", small) <= room else "Positions filled", "body", small, room, 11
    )
    text(s, words, (left, mid + line_height("title", size) * 0.5 + small * 0.62), "body", small, BROWN, "cl")


def _counts(s: pygame.Surface, view: PatternsView, plan: Plan, sheet: Sheet, deck: Deck) -> None:
    """Positions filled, and Spells in the hand, on dark pills; the Circle by its name."""
    x, y = sheet.pills
    seat = sheet.seat
    filled = sum(1 for card in view.patterns[seat][: plan.shape.positions] if card)
    size = plan.screen.text_px(16)
    for name, words in (
        ("auto-fix", str(len(view.spells[seat]))),
        ("sitemap", f"{filled}/{plan.shape.positions}"),
    ):
        k = round(size * 1.15)
        w = width(words, "num", size) + k + round(size * 1.3)
        h = round(size * 1.7)
        rect = pygame.Rect(round(x - w), round(y - h / 2), w, h)
        box(s, rect, h / 2, PILL, 1.2, 0.8, 0.2)
        s.blit(icon(name, k, "#f3d9a0"), (rect.x + round(size * 0.5), round(rect.centery - k / 2)))
        text(s, words, (rect.right - size * 0.55, rect.centery), "num", size, PILL.ink, "cr")
        x = rect.x - plan.u(6)
    circle = view.circles[seat]
    if circle and sheet.side is None:
        draw_circle_pill(s, plan, sheet, circle, deck)


def draw_circle_pill(s: pygame.Surface, plan: Plan, sheet: Sheet, circle: str, deck: Deck) -> None:
    """An opponent's Circle: its picture and name."""
    rect = plan.circle_pill(sheet.seat)
    light, dark, _ = colours(clan_of(circle))
    box(
        s,
        rect,
        min(rect.height / 2, plan.u(12)),
        Fill(light, dark, "#f0d79a", 0.95, "#ffffff"),
        1.2,
        0.9,
        0.2,
    )
    k = rect.height - 4
    s.blit(deck.spell_tile(circle, k, k), (rect.x + 2, rect.y + 2))
    words, size = fit(short_circle(circle), "uib", plan.screen.text_px(13), rect.width - k - 10, 11)
    text(s, words, (rect.x + k + 6, rect.centery), "uib", size, "#fffaf0", "cl", shadow=1)


def short_circle(circle: str) -> str:
    """`Wardens` of `Circle of Wardens`: the sign before it says what it is."""
    return name_of(circle).removeprefix("Circle of ")


def known_in(view: PatternsView, seat: int) -> int:
    """How many prisoners of a seat this looker knows."""
    return sum(1 for card in view.dungeons[seat] if card)


def draw_pile(s: pygame.Surface, plan: Plan, sheet: Sheet, count: int, known: int = 0) -> None:
    """An opponent's Dungeon: a barred pile with its count, and an eye with how many are known; or an empty cell."""
    x, y, wide = sheet.pile
    rect = pygame.Rect(0, 0, round(wide), round(high(wide)))
    rect.center = (round(x), round(y))
    if not count:
        box(s, rect, max(3.0, wide * 0.07), SLOT, 1.2, 0.75, 0, plan.u(14))
        k = max(10, round(wide * 0.4))
        s.blit(icon("gate", k, "#7a5426", 0.7), (round(rect.centerx - k / 2), round(rect.centery - k / 2)))
        return
    fit_wide = round(min(wide, rect.height / 1.4))
    pile(s, None, rect.center, fit_wide, count, "dungeon", scale=plan.unit)
    px = max(17, round(30 * plan.unit), round(wide * 0.42))
    at = (rect.right - px * 0.1, rect.y + px * 0.2)
    gem(s, at, "circle", px, "#a33a34", "#4a1012", "#f0d79a", 1.5)
    text(s, str(count), at, "num", max(11, round(px * 0.58)), "#ffffff", "cc", shadow=1)
    if known:
        d = max(15, round(24 * plan.unit), round(wide * 0.36))
        spot = (rect.x + d * 0.42, rect.bottom - d * 0.5)
        gem(s, spot, "circle", d, "#f6e7c8", "#b79a68", "#4a2c0c", 1, False)
        k = round(d * 0.66)
        s.blit(icon("eye", k, "#2c1a10"), (round(spot[0] - k / 2), round(spot[1] - k / 2)))

"""The still parts of Patterns' table: sheets, the own column, Dungeon, decks, Actions left, and the table's candles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.rules.patterns.power import total_power
from game.rules.patterns.view import PatternsView
from game.ui.cardface.playing import pile
from game.ui.icons import gold_icon, icon
from game.ui.paint import cache
from game.ui.paint.gems import count_disc, gem, icon_gem
from game.ui.paint.pixels import clear_surface
from game.ui.paint.shapes import box, disc_glow
from game.ui.paint.text import fit, label, line_height, text
from game.ui.patterns.cards import Deck
from game.ui.patterns.plan import Plan, box_of, high
from game.ui.patterns.sheet import Sheet
from game.ui.patterns.sheetface import (
    draw_circle_pill,
    draw_pile,
    draw_sheet,
    draw_slot,
    known_in,
    lost_places,
)
from game.ui.table.mat import Panel, Sight, Sitting
from game.ui.theme import PATTERNS, Fill

INK, BROWN, LABEL = "#2c1a10", "#5a3a20", "#e8c98e"
SLOT: Final = Fill("#b6935c", "#a5814c", "#7a5426", 0.34, "#7a5426")
PILL: Final = Fill("#4a1a16", "#2c0c0c", "#c9963e", 0.95, "#fff3da")
NOW: Final = Fill("#2f5a2a", "#173416", "#c4e29a", 1.0, "#f2ffe0")
SPENT: Final = ("#7a5450", "#3a2220", "#6a4a46")


def panels(view: PatternsView, sight: Sight, plan: Plan, deck: Deck) -> list[Panel]:
    """All of them, back to front."""
    found: list[Panel] = []
    version = deck.version
    for seat, sheet in plan.sheets.items():
        now = seat == (view.decision.seat if view.decision is not None else view.turn)
        key = (
            sight.seated[seat], now, view.wizards[seat], view.patterns[seat], len(view.dungeons[seat]),
            len(view.spells[seat]), view.circles[seat], lost_places(view, seat), sight.thinking == seat, version,
            total_power(view, seat), known_in(view, seat),
        )  # fmt: skip
        paint = _sheet(view, plan, deck, sheet, sight.seated[seat], now, sight.thinking == seat)
        found.append(Panel(f"sheet:{seat}", sheet.rect, key, paint, shadow=14, radius=12))
    if plan.rival is not None:
        rival = plan.others[0]
        beside = (
            view.patterns[rival][-1],
            len(view.dungeons[rival]),
            known_in(view, rival),
            view.circles[rival],
            version,
        )
        found.append(Panel("rival", plan.rival, beside, _rival(view, plan, deck, rival)))
    home = plan.home
    zones = plan.zones
    empty = not view.patterns[home][plan.shape.positions]
    found.append(Panel("side", zones["side"], (empty, not view.circles[home]), _side(view, plan)))
    count = len(view.dungeons[home])
    found.append(Panel("dungeon", zones["dungeon"], (count, _unknown(view, home)), _cells(view, plan)))
    found.append(
        Panel(
            "decks", zones["decks"], (len(view.recruitment), len(view.research), len(view.research_discard)),
            _decks(view, plan),
        )
    )  # fmt: skip
    who = sight.seated[view.turn]
    found.append(
        Panel(
            "actions",
            zones["actions"],
            (view.actions, view.turn, view.turns, who, view.charms),
            _actions(view, plan, who),
        )
    )
    found.append(
        Panel("hand", zones["hand"], ("candle", len(view.spells[home])), _hand(view, plan), shadow=0)
    )
    return found


def _unknown(view: PatternsView, seat: int) -> tuple[bool, ...]:
    return tuple(view.known_to_all(seat, i) for i in range(len(view.dungeons[seat])))


def _sheet(
    view: PatternsView, plan: Plan, deck: Deck, sheet: Sheet, sitting: Sitting, now: bool, thinking: bool
) -> Callable[[pygame.Surface], None]:
    def paint(s: pygame.Surface) -> None:
        draw_sheet(s, view, plan, deck, sheet, sitting, now, thinking)

    return paint


def _rival(view: PatternsView, plan: Plan, deck: Deck, seat: int) -> Callable[[pygame.Surface], None]:
    """The column of the one opponent: Guard, Dungeon, Circle."""

    def paint(s: pygame.Surface) -> None:
        rect, sheet = plan.rival, plan.sheets[seat]
        assert rect is not None  # noqa: S101 - painted for two players only
        _ground(s, plan, rect)
        size = plan.screen.text_px(14)
        for (x, y, wide), words in ((sheet.places[-1], "Guard"), (sheet.pile, "Dungeon")):
            text(s, words, (x, y - high(wide) / 2 - size * 0.95), "uib", size, LABEL, "cc")
        if not view.patterns[seat][plan.shape.positions]:
            draw_slot(s, plan, sheet, plan.shape.positions, "", False)
        draw_pile(s, plan, sheet, len(view.dungeons[seat]), known_in(view, seat))
        spot = plan.circle_pill(sheet.seat)
        label(s, "Circle", (rect.centerx, spot.y - size), size, LABEL, "cc")
        if view.circles[seat]:
            draw_circle_pill(s, plan, sheet, view.circles[seat], deck)
        else:
            box(s, spot, plan.u(12), PATTERNS.well, 1.2, 0.6, 0, plan.u(14))
            text(s, "none", spot.center, "ui", plan.screen.text_px(15), PATTERNS.dim, "cc")

    return paint


# ---- the own things


def _ground(s: pygame.Surface, plan: Plan, rect: pygame.Rect) -> None:
    box(s, rect, plan.u(16), PATTERNS.panel, max(1.2, 1.4 * plan.unit), 0.85, 0.15, plan.u(30))


def _side(view: PatternsView, plan: Plan) -> Callable[[pygame.Surface], None]:
    def paint(s: pygame.Surface) -> None:
        rect = plan.zones["side"]
        _ground(s, plan, rect)
        size = plan.screen.text_px(14)
        for pose, words, name, there in (
            (plan.guard, "Guard", "shield-outline", view.patterns[plan.home][plan.shape.positions]),
            (plan.circle, "Circle", "shield-sun", view.circles[plan.home]),
        ):
            spot = box_of(pose)
            label(s, words, (rect.centerx, spot.y - size * 1.05), size, LABEL, "cc")
            if not there:
                box(s, spot, spot.width * 0.07, PATTERNS.well, max(1.0, 1.3 * plan.unit), 0.7, 0, plan.u(20))
                k = round(spot.width * 0.36)
                s.blit(
                    icon(name, k, PATTERNS.dim, 0.6),
                    (round(spot.centerx - k / 2), round(spot.centery - k / 2)),
                )

    return paint


def _cells(view: PatternsView, plan: Plan) -> Callable[[pygame.Surface], None]:
    """The own Dungeon: a vault with a gate, its name and count; cards lie in it as pieces."""

    def paint(s: pygame.Surface) -> None:
        rect, screen = plan.zones["dungeon"], plan.screen
        fill = Fill("#241410", "#0e0706", "#9a6a30", 0.94, PATTERNS.text)
        box(s, rect, plan.u(16), fill, max(1.2, 1.5 * plan.unit), 0.9, 0.14, plan.u(46))
        size = screen.text_px(20)
        head = plan.cells_head
        k = round(size * 1.1)
        x, y = rect.x + plan.u(18), rect.y + head / 2 + plan.u(2)
        s.blit(gold_icon("gate", k), (x, round(y - k / 2)))
        cards = view.dungeons[plan.home]
        drawn = text(s, "Dungeon", (x + k + plan.u(10), y), "title", size, PATTERNS.text, "cl")
        count_disc(s, (drawn.right + plan.u(26), y), max(20, round(head * 0.74)), len(cards))
        words = "Components, and pairs for Research" if cards else "Nobody is locked up yet"
        left = drawn.right + plan.u(52)
        words, small = fit(words, "ui", screen.text_px(15), rect.right - plan.u(18) - left, 11)
        if not words.endswith("…"):
            text(s, words, (left, y), "ui", small, PATTERNS.dim, "cl")
        cell = plan.cells(max(len(cards), 1))
        top = cell.y - cell.width * 0.7
        shade = pygame.Rect(
            rect.x + plan.u(12),
            round(top - plan.u(4)),
            rect.width - plan.u(24),
            round(cell.width * 1.4 + plan.u(8)),
        )
        box(s, shade, plan.u(10), Fill("#0a0504", "#1a0e0a", "#4a3018", 0.8), 1.0, 0.5, 0, plan.u(26))
        _bars(s, shade, plan)

    return paint


def _bars(s: pygame.Surface, rect: pygame.Rect, plan: Plan) -> None:
    """Iron at the back wall."""
    step = max(14, plan.u(46))
    for x in range(rect.x + step // 2, rect.right, step):
        bar = pygame.Rect(x, rect.y + 2, max(2, plan.u(5)), rect.height - 4)
        box(s, bar, bar.width / 2, Fill("#4a3a30", "#1c1410", "#5a4636", 0.55), 0, 0, 0)


def _decks(view: PatternsView, plan: Plan) -> Callable[[pygame.Surface], None]:
    def paint(s: pygame.Surface) -> None:
        _ground(s, plan, plan.zones["decks"])
        size = plan.screen.text_px(19)
        for name, words, mood, count in (
            ("deck", "Recruitment", "patterns", len(view.recruitment)),
            ("research", "Research", "research", len(view.research)),
        ):
            pose = plan.deck(name)
            spot = box_of(pose)
            if count:
                pile(s, None, spot.center, spot.width, count, mood, scale=plan.unit)
            else:
                box(s, spot, spot.width * 0.06, PATTERNS.well, 1.2, 0.7, 0, plan.u(18))
                left = len(view.research_discard) if name == "research" else 0
                text(
                    s,
                    f"{left} discarded" if left else "empty",
                    spot.center,
                    "ui",
                    max(11, round(size * 0.7)),
                    PATTERNS.dim,
                    "cc",
                )
            room = plan.zones["decks"].width / 2 - 8
            shown, px = fit(words, "title", size, room, 12)
            text(
                s,
                shown,
                (pose.x, spot.bottom + plan.u(5) + line_height("title", size) * 0.66),
                "title",
                px,
                PATTERNS.text,
                "cc",
            )

    return paint


def _actions(view: PatternsView, plan: Plan, who: Sitting) -> Callable[[pygame.Surface], None]:
    """Two octagons, lit while they are left; more where a Spell gave more."""

    def paint(s: pygame.Surface) -> None:
        rect, screen = plan.zones["actions"], plan.screen
        _ground(s, plan, rect)
        left = max(0, view.actions)
        total = max(2, left)
        px = min(round(rect.height * 0.62), max(24, round(62 * plan.unit)))
        step = min(px * 1.12, (rect.width * 0.5) / total)
        x = rect.right - plan.u(18) - px / 2 - step * (total - 1)
        room = x - px / 2 - rect.x - plan.u(24)
        y = rect.y + rect.height * 0.28
        words, size = fit("Actions left", "title", screen.text_px(22), room, 12)
        text(s, words, (rect.x + plan.u(18), y), "title", size, PATTERNS.text, "cl")
        facts = [
            f"{left} of {total}" if left <= 2 else f"{left} Actions",
            f"{who.name}, turn {view.turns}",
            "Research is free",
        ]
        small = screen.text_px(15)
        lead = line_height("ui", small)
        y += line_height("title", size) * 0.62 + lead * 0.35
        for fact in facts:
            if y + lead * 0.4 > rect.bottom - plan.u(4):
                break
            words, px_ = fit(fact, "ui", small, room, 11)
            if words.endswith("…") and fact.startswith("Research"):
                break
            text(s, words, (rect.x + plan.u(18), y), "ui", px_, PATTERNS.dim, "cl")
            y += lead
        for i in range(total):
            at = (x + i * step, rect.centery)
            lit = i < left
            if lit:
                disc_glow(s, at, px * 0.9, plan.u(16), PATTERNS.bright, 0.5)
                icon_gem(
                    s,
                    at,
                    "octagon",
                    px,
                    "#f6dd94",
                    "#b07a22",
                    "flash",
                    "#3a2204",
                    "#fff2c4",
                    max(1.4, 2.4 * plan.unit),
                )
            else:
                icon_gem(
                    s,
                    at,
                    "octagon",
                    px,
                    *SPENT[:2],
                    "check-bold",
                    "#b89a90",
                    SPENT[2],
                    max(1.2, 2 * plan.unit),
                )

    return paint


def _hand(view: PatternsView, plan: Plan) -> Callable[[pygame.Surface], None]:
    """The bare table with a candle at either end, where there is room beside the Spells."""

    def paint(s: pygame.Surface) -> None:
        zone = plan.zones["hand"]
        count = max(1, len(view.spells[plan.home]))
        first, last = plan.spell(0, count), plan.spell(count - 1, count)
        px = min(plan.u(96), round(zone.height * 0.54))
        for x, size in ((zone.right - px * 1.02, px), (zone.x + px * 0.9, round(px * 0.86))):
            clear = x + px * 0.7 < first.x - first.width / 2 or x - px * 0.55 > last.x + last.width / 2
            if clear and px >= 30:
                candle(s, (x, zone.y + zone.height * 0.5), size)
        if not view.spells[plan.home]:
            size = plan.screen.text_px(16)
            text(s, "No Spells in hand", (zone.centerx, zone.centery), "bodyi", size, PATTERNS.dim, "cc")

    return paint


def candle(s: pygame.Surface, at: tuple[float, float], px: int) -> None:
    """A candle in a brass holder, from above."""

    def make() -> pygame.Surface:
        n = px * 5
        out = clear_surface(n, n, "#ff8a2a")
        c = (n / 2, n / 2)
        disc_glow(out, c, px * 0.3, round(px * 0.82), "#ff8a2a", 0.34)
        disc_glow(out, c, px * 0.2, round(px * 0.7), "#ffb84a", 0.42)
        for part, light, dark, rim, wide in (
            (1.0, "#d9a94e", "#6a3f14", "#fbe3a0", 3.0), (0.80, "#7a4a18", "#b98334", "#4a2c0c", 2.4),
            (0.52, "#f2d48a", "#8a5a1c", "#fff0c0", 2.4), (0.42, "#fff6da", "#e8c88e", "#fffdf0", 1.6),
        ):  # fmt: skip
            gem(
                out,
                c,
                "circle",
                max(6, round(px * part)),
                light,
                dark,
                rim,
                max(0.8, wide * px / 124),
                part == 1.0,
            )
        side = (c[0] + px * 0.58, c[1] + px * 0.1)
        gem(out, side, "circle", max(5, round(px * 0.3)), "#d9a94e", "#6a3f14", "#fbe3a0", 1.6)
        gem(out, side, "circle", max(5, round(px * 0.14)), "#3a1012", "#2a0a0c", "#6a3f14", 1, False)
        disc_glow(out, c, px * 0.06, round(px * 0.46), "#ffd060", 0.9)
        disc_glow(out, c, px * 0.06, round(px * 0.24), "#fff6d0", 1.0)
        flame = pygame.Rect(0, 0, max(3, round(px * 0.1)), max(5, round(px * 0.2)))
        flame.center = (round(c[0]), round(c[1] - px * 0.03))
        pygame.draw.ellipse(out, (255, 251, 230), flame)
        return out

    picture = cache.PIECES.get(("candle", px), make)
    s.blit(picture, (round(at[0] - picture.get_width() / 2), round(at[1] - picture.get_height() / 2)))

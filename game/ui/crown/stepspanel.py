"""What stands between the two plates: the steps of a push, else whose turn it is and how the match stands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.rules.crown.sentences import COUNTDOWN
from game.rules.crown.state import LANES, NO_LANE, STALE_LIMIT
from game.ui.crown.orders import HOLD, Order
from game.ui.crown.plan import Plan
from game.ui.crown.seen import Seen
from game.ui.icons import gold_icon, icon
from game.ui.paint import marks
from game.ui.paint.gems import gem, numbered
from game.ui.paint.shapes import box
from game.ui.paint.text import fit, label, line_height, paragraph, paragraph_height, text, width
from game.ui.table.mat import Panel, Sight
from game.ui.theme import CROWN, SEATS, Fill

STEPS: Final = ("Auras", "Vanguard", "The line", "Rearguard", "Last window", "Damage", "Break-through")
PANEL: Final = Fill("#1a1e56", "#0f1238", "#5e66c0", 0.84, "#eef0ff")


def panel(view: Seen, sight: Sight, plan: Plan, match: tuple[str, ...]) -> Panel:
    """The panel; `match` are lines about the match (game 2 of 3, the score so far)."""
    rect = plan.zones["steps"]
    if view.lane != NO_LANE:
        asked = view.decision.kind if view.decision is not None else ""
        stop = holds_on(sight)
        key: Hashable = ("push", view.lane, view.step, asked, sight.names, stop)
        return Panel("steps", rect, key, lambda s: _push(s, view, plan, asked, stop))
    left = STALE_LIMIT - view.stale
    key = ("turn", view.turn, left if left <= COUNTDOWN else 0, view.outcome, sight.seated, match, view.chain)
    return Panel("steps", rect, key, lambda s: _turn(s, view, sight, plan, left, match))


def holds_on(sight: Sight) -> bool:
    """Whether somebody at this table said that they hold to the last window."""
    return any(isinstance(order, Order) and order.word == HOLD for order in sight.orders)


def stop_rect(plan: Plan) -> pygame.Rect:
    """The button that takes that back."""
    rect = plan.zones["steps"]
    high = max(plan.u(40), line_height("uib", plan.screen.text_px(15)) + plan.u(10))
    return pygame.Rect(rect.x + plan.u(10), rect.bottom - high - plan.u(8), rect.width - plan.u(20), high)


def _push(s: pygame.Surface, view: Seen, plan: Plan, asked: str, stop: bool) -> None:
    theme, screen = CROWN, plan.screen
    rect = plan.zones["steps"]
    box(s, rect, plan.u(16), PANEL, max(1.1, plan.unit * 1.3), 0.8, 0.16, plan.u(20))
    size, small = screen.text_px(22), screen.text_px(15)
    y = rect.y + plan.u(28)
    right = text(s, f"{LANES[view.lane]} lane", (rect.right - plan.u(16), y), "ui", small, theme.dim, "cr")
    title, size = fit("The push", "title", size, right.x - rect.x - plan.u(24), 11)
    text(s, title, (rect.x + plan.u(16), y), "title", size, theme.text, "cl")
    top = rect.y + plan.u(64)
    bottom = stop_rect(plan).y if stop else rect.bottom
    pace = (bottom - plan.u(20) - top) / (len(STEPS) - 0.4)
    if stop:
        _stop(s, plan)
    x = rect.x + plan.u(30)
    pygame.draw.line(s, "#4a50a0", (x, top), (x, round(top + pace * (len(STEPS) - 1))), max(1, plan.u(2)))
    for k, name in enumerate(STEPS):
        cy = top + pace * k
        row = screen.text_px(16)
        left = x + plan.u(22)
        room = rect.right - plan.u(16) - left
        if k == view.step:
            high = min(plan.u(38), round(pace * 0.95))
            bar = pygame.Rect(rect.x + plan.u(8), round(cy - high / 2), rect.width - plan.u(16), high)
            box(
                s,
                bar,
                plan.u(10),
                Fill("#4a3a10", "#2a2008", theme.accent, 0.92),
                max(1.0, plan.unit * 1.2),
                0.9,
                0.2,
            )
            gem(s, (x, cy), "diamond", plan.u(24), "#ffeeb4", "#c8902c", "#fff6d8", max(1, 2 * plan.unit))
            words = "window" if asked == "window" else ""
            used = 0
            if (
                words
                and width(words, "ui", screen.text_px(14)) + width(name, "uib", row) + plan.u(10) <= room
            ):
                used = text(
                    s, words, (rect.right - plan.u(18), cy), "ui", screen.text_px(14), "#e8cf8a", "cr"
                ).width
            words, row = fit(name, "uib", row, room - used, 11)
            text(s, words, (left, cy), "uib", row, "#ffeec0", "cl")
            continue
        done = k < view.step
        light, dark, rim = ("#7fd0a0", "#2a7a54", "#b8ecd0") if done else ("#2a2f74", "#171a4a", "#6a72c8")
        gem(s, (x, cy), "circle", plan.u(16), light, dark, rim, 1, False)
        if done:
            j = plan.u(12)
            s.blit(icon("check-bold", j, "#06301c"), (round(x - j / 2), round(cy - j / 2)))
        words, row = fit(name, "ui", row, room, 11)
        text(s, words, (left, cy), "ui", row, theme.dim if done else theme.text, "cl")


def _stop(s: pygame.Surface, plan: Plan) -> None:
    """A stop button: from now on every window is asked about again."""
    rect = stop_rect(plan)
    fill = Fill("#8a2a2a", "#4a1014", "#ffb0a0", 1.0, "#fff0ea")
    box(s, rect, plan.u(10), fill, max(1.0, plan.unit * 1.4), 0.9, 0.25, 0, plan.u(7))
    size = plan.screen.text_px(15)
    k = round(size * 1.1)
    words, size = fit("Every window", "uib", size, rect.width - k - 2 * plan.u(10), 11)
    wide = width(words, "uib", size) + k + plan.u(6)
    x = rect.centerx - wide / 2
    s.blit(icon("hand-back-right-off", k, fill.ink), (round(x), round(rect.centery - k / 2)))
    text(s, words, (x + k + plan.u(6), rect.centery), "uib", size, fill.ink, "cl")


def _turn(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan, left: int, match: tuple[str, ...]) -> None:
    theme, screen = CROWN, plan.screen
    rect = plan.zones["steps"]
    box(s, rect, plan.u(16), PANEL, max(1.1, plan.unit * 1.3), 0.8, 0.16, plan.u(20))
    middle = rect.centerx
    pad = plan.u(16)
    room = rect.width - 2 * pad
    sitting = sight.seated[view.turn]
    ink = SEATS.get(sitting.colour, SEATS["amber"])[2]
    y: float = rect.y + plan.u(16)
    k = plan.u(44)
    s.blit(gold_icon("crown", k), (round(middle - k / 2), y))
    y += k + plan.u(2)
    size = screen.text_px(24)
    words, size = fit(
        "The game is over" if view.outcome else f"{sitting.name}'s turn", "title", size, room, 12
    )
    text(s, words, (middle, y), "title", size, theme.text if view.outcome else ink, "tc")
    y += line_height("title", size) + plan.u(2)
    small = screen.text_px(15)
    if not view.outcome:
        y = paragraph(
            s, "One action: play or set a card, push, Meditate, Recover or Maneuver.", (rect.x + pad, y, room, 0), "ui",
            small, theme.dim, 1.3, "c",
        )  # fmt: skip
    y += plan.u(8)
    if left <= COUNTDOWN and not view.outcome:
        y = _countdown(s, plan, rect, y, left)
    bottom = rect.bottom - plan.u(14)
    if match and y < bottom - len(match) * line_height("ui", small):
        marks.divider(s, rect.x + pad, rect.right - pad, y, "#7a82d8", 0.6)
        y += plan.u(10)
        label(s, match[0], (middle, y), screen.text_px(13), theme.gold_text, "tc")
        y += line_height("ui", screen.text_px(13)) + plan.u(4)
        for line in match[1:]:
            if y + line_height("ui", small) > bottom:
                break
            words, px = fit(line, "ui", small, room, 11)
            text(s, words, (middle, y), "ui", px, theme.text, "tc")
            y += line_height("ui", small)


def _countdown(s: pygame.Surface, plan: Plan, rect: pygame.Rect, y: float, left: int) -> float:
    """Turns until the game ends because nothing happens (the ruling on stalemate)."""
    screen = plan.screen
    size = screen.text_px(15)
    d = plan.u(46)
    pad = plan.u(12)
    words = "turn left without a deed" if left == 1 else "turns left without a deed"
    wide = rect.width - 2 * pad
    room = wide - plan.u(22) - d
    tall = paragraph_height(words, "ui", size, room, 1.25)
    inner = pygame.Rect(rect.x + pad, round(y), wide, max(d, tall) + plan.u(12))
    box(s, inner, plan.u(10), Fill("#4a2410", "#2a1208", "#e8906a", 0.9), max(1.0, plan.unit * 1.2), 0.9, 0.2)
    numbered(
        s, (inner.x + plan.u(8) + d / 2, inner.centery), "octagon", d, "#c8523c", "#6a1c10", left, "#f0c06a"
    )
    x = inner.x + plan.u(16) + d
    paragraph(s, words, (x, inner.centery - tall / 2, room, 0), "ui", size, "#ffe0cc", 1.25)
    return inner.bottom + plan.u(10)

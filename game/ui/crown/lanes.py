"""The three lanes as they lie on the table: ground, clash, sockets of anchors, and the bar over a locked one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import pygame

from game.rules.crown.state import NO_LANE
from game.ui.cardface.playing import card_back
from game.ui.crown.cards import cracked
from game.ui.crown.plan import RATIO, Plan
from game.ui.crown.poses import anchor_slots, is_locked
from game.ui.crown.seen import Seen
from game.ui.icons import gold_icon, icon
from game.ui.paint import cache
from game.ui.paint.gems import gem
from game.ui.paint.pixels import clear_surface, clouds, coverage, dice, distance, lerp, rgba, solid, vec
from game.ui.paint.shapes import box, glow, panel_shadow, ring
from game.ui.paint.text import fit, line_height, text, width
from game.ui.table.mat import Panel, Sight
from game.ui.theme import CROWN, Fill

NAMES: Final = ("Left", "Center", "Right")
GOLD_LINE: Final = "#d9b45a"
PAIR = tuple[float, float]

STARS: Final = (
    (
        (0.14, 0.23),
        (0.25, 0.35),
        (0.43, 0.29),
        (0.57, 0.44),
        (0.77, 0.37),
        (0.86, 0.5),
        (0.68, 0.64),
        (0.5, 0.58),
        (0.27, 0.72),
    ),
    ((0.2, 0.18), (0.34, 0.3), (0.5, 0.2), (0.66, 0.3), (0.8, 0.18), (0.75, 0.46), (0.25, 0.46), (0.2, 0.18)),
    (
        (0.5, 0.17),
        (0.5, 0.64),
        (0.32, 0.27),
        (0.68, 0.27),
        (0.5, 0.17),
        (0.59, 0.79),
        (0.41, 0.79),
        (0.5, 0.64),
    ),
)
"""A constellation for each lane, in shares of it."""


def panels(view: Seen, sight: Sight, plan: Plan) -> list[Panel]:
    """The three lanes."""
    found = []
    names = sight.names
    for lane in range(3):
        pushed = view.lane == lane
        state = "push" if pushed else "locked" if is_locked(view, lane) else "open"
        away = view.lane != NO_LANE and not pushed
        empty = tuple(not view.lines[side * 3 + lane] for side in (0, 1))
        anchors = tuple(
            (
                anchor_slots(view, side * 3 + lane),
                len(view.anchors[side * 3 + lane]),
                view.lost[side * 3 + lane],
            )
            for side in (0, 1)
        )
        tint = bool(view.auras) and pushed
        key = (state, away, empty, anchors, names, tint, plan.home, sight.acting)
        found.append(
            Panel(
                f"lane{lane}",
                plan.lane(lane),
                key,
                _painter(plan, lane, state, anchors, empty, names, tint),
                16,
                18,
            )
        )
    return found


def _painter(
    plan: Plan,
    lane: int,
    state: str,
    anchors: tuple[tuple[int, int, int], ...],
    empty: tuple[bool, ...],
    names: tuple[str, ...],
    tint: bool,
) -> Callable[[pygame.Surface], None]:
    def paint(s: pygame.Surface) -> None:
        rect = plan.lane(lane)
        s.blit(_field(rect.size, lane, state == "push", tint), rect)
        _stars(s, rect, lane, plan)
        line = Fill("#141848", "#141848", "#f5d88a" if state == "push" else "#7a82d8", 0.0)
        box(s, rect, plan.u(18), line, max(1.1, plan.unit * (2 if state == "push" else 1.3)), 0.75, 0.1, 0)
        _corners(s, rect, plan)
        for side, (slots, left, lost) in enumerate(anchors):
            for place in range(slots - left):
                _socket(s, plan, side, lane, place, slots, broken=place < lost)
        if state == "locked":
            _locked(s, plan, lane, empty, names)
        elif state == "open":
            _clash_line(s, plan, lane)
        size = plan.screen.text_px(22)
        words = NAMES[lane]
        ink = "#f3d58c" if state == "push" else CROWN.dim
        y = rect.y + plan.u(8) + plan.u(22)
        text(s, words, (rect.x + plan.u(18), y), "title", size, ink, "cl", shadow=max(2, plan.u(3)))

    return paint


def _field(size: tuple[int, int], lane: int, hot: bool, tint: bool) -> pygame.Surface:
    return cache.GROUNDS.get(("lane", size, lane, hot, tint), lambda: _paint_field(size, lane, hot, tint))


def _paint_field(size: tuple[int, int], lane: int, hot: bool, tint: bool) -> pygame.Surface:
    """Two skies that meet at the clash: the far one violet, the near one blue; warmer while it is pushed."""
    w, h = size
    sw, sh = max(8, w // 4), max(8, h // 4)
    x = (np.arange(sw, dtype=np.float32) + 0.5)[None, :].repeat(sh, 0) / sw
    y = (np.arange(sh, dtype=np.float32) + 0.5)[:, None].repeat(sw, 1) / sh
    d = np.hypot((x - 0.5) / 0.62, (y - 0.5) / 0.56)
    n = clouds(dice(("lane", lane)), sw, sh, sw * 0.36, 4)
    middle = vec("#5a4a9e" if hot else "#4046aa")
    up = vec("#7a4470" if hot else "#5a3f92")
    down = vec("#2f62b8" if hot else "#2a58a8")
    if tint:
        middle, up, down = vec("#3f8a5e"), vec("#4f7a4a"), vec("#2a7a70")
    t = np.clip((y - 0.5) * 2.2, -1, 1)[..., None]
    sky = np.where(t < 0, middle + (up - middle) * -t, middle + (down - middle) * t)
    b = lerp(sky, vec("#12154a"), np.clip(d * 0.92, 0, 1)) * (0.82 + 0.36 * n)[..., None]
    small = rgba(b, np.full((sh, sw), 1.0, np.float32))
    large = pygame.transform.smoothscale(small, (w, h))
    cut = solid(coverage(distance(w, h, min(w, h) * 18 / 440, 0)) * np.float32(0.66), "#ffffff")
    large.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return large


def _stars(s: pygame.Surface, rect: pygame.Rect, lane: int, plan: Plan) -> None:
    points = [(rect.x + x * rect.w, rect.y + y * rect.h) for x, y in STARS[lane]]
    layer = clear_surface(rect.w, rect.h, "#aab4ff")
    pygame.draw.aalines(layer, (170, 180, 255), False, [(x - rect.x, y - rect.y) for x, y in points])
    layer.set_alpha(52)
    s.blit(layer, rect)
    for point in points:
        glow(s, (point[0] - 1, point[1] - 1, 2, 2), 1, max(4, plan.u(9)), "#dfe4ff", 0.5)
        gem(s, point, "thorn", max(5, plan.u(8)), "#ffffff", "#cfd6ff", "#ffffff", 1, False)


def _corners(s: pygame.Surface, rect: pygame.Rect, plan: Plan) -> None:
    """Cut corner lines, as on a chart of the sky."""
    o, a, b, c = (plan.u(v) for v in (9, 34, 10, 5))
    layer = clear_surface(rect.w, rect.h, GOLD_LINE)
    for cx, cy, fx, fy in (
        (o, o, 1, 1), (rect.w - o, o, -1, 1), (o, rect.h - o, 1, -1), (rect.w - o, rect.h - o, -1, -1),
    ):  # fmt: skip
        for inset, alpha in ((0, 190), (c, 95)):
            points = [
                (cx + fx * (a - inset), cy + fy * inset), (cx + fx * (b + inset), cy + fy * inset),
                (cx + fx * inset, cy + fy * (b + inset)), (cx + fx * inset, cy + fy * (a - inset)),
            ]  # fmt: skip
            pygame.draw.lines(layer, (217, 180, 90, alpha), False, points, 1)
    s.blit(layer, rect)


def _clash_line(s: pygame.Surface, plan: Plan, lane: int) -> None:
    rect = plan.lane(lane)
    y = round(plan.clash_y)
    w = rect.width - plan.u(8)

    def make() -> pygame.Surface:
        t = np.sin(np.linspace(0, np.pi, w, dtype=np.float32))[None, :].repeat(max(2, plan.u(2)), 0)
        return solid(t * np.float32(0.55), "#aab2ff")

    s.blit(cache.PIECES.get(("clash line", w, plan.u(2)), make), (rect.x + plan.u(4), y - 1))


def _socket(
    s: pygame.Surface, plan: Plan, side: int, lane: int, place: int, slots: int, *, broken: bool
) -> None:
    """Where an anchor was: its two halves, dim; or an empty place."""
    pose = plan.anchor(side, lane, place, slots)
    w, h = round(pose.width * RATIO), round(pose.width)
    at = pygame.Rect(0, 0, w, h)
    at.center = (round(pose.x), round(pose.y))
    box(
        s, at, plan.u(6), Fill("#070822", "#0b0d2c", "#5058a4", 0.6), max(1.0, plan.unit), 0.45, 0, plan.u(14)
    )
    if not broken:
        return
    back = card_back("crown", round(pose.width))
    lying = pygame.transform.rotate(cracked(back, ("anchor", round(pose.width)), 1.0, (112, 112, 146)), 90)
    s.blit(lying, lying.get_rect(center=at.center))


def _locked(
    s: pygame.Surface, plan: Plan, lane: int, empty: tuple[bool, ...], names: tuple[str, ...]
) -> None:
    rect = plan.lane(lane)
    night = Fill("#05061a", "#05061a", "#05061a", 0.40)
    box(s, rect, plan.u(18), night, 0, 0, 0, 0)
    lines = line_height("title", plan.screen.text_px(22)) + line_height("ui", plan.screen.text_px(16))
    high = max(plan.u(64), lines + plan.u(10))
    bar = pygame.Rect(rect.x + 2, round(plan.clash_y - high / 2), rect.width - 4, high)
    panel_shadow(s, bar, 2, max(4, plan.u(14)), 0.6)
    s.blit(_bar(bar.size), bar)
    for k in (plan.u(26), rect.width - plan.u(26)):
        gem(
            s,
            (rect.x + k, bar.centery),
            "circle",
            plan.u(20),
            "#f4dc98",
            "#8a6424",
            "#3a2a10",
            max(1, 2 * plan.unit),
        )
    title, size = f"{NAMES[lane]} lane is locked", plan.screen.text_px(22)
    who = [names[side] for side in (0, 1) if empty[side]]
    reason = "Nobody has a creature here" if len(who) == 2 else f"{who[0]} has no creature here"
    small = plan.screen.text_px(16)
    disc = plan.u(54)
    room = bar.width - 2 * plan.u(42) - disc - plan.u(12)
    title, size = fit(title, "title", size, room, 11)
    reason, small = fit(reason, "ui", small, room, 11)
    wide = max(width(title, "title", size), width(reason, "ui", small))
    x = bar.centerx - (wide + disc + plan.u(12)) / 2
    gem(
        s,
        (x + disc / 2, bar.centery),
        "circle",
        disc,
        "#3a3f7c",
        "#171a48",
        "#f0cf7c",
        max(1.5, 3 * plan.unit),
    )
    k = plan.u(30)
    s.blit(gold_icon("lock", k), (round(x + disc / 2 - k / 2), round(bar.centery - k / 2)))
    x += disc + plan.u(12)
    both = line_height("title", size) + line_height("ui", small)
    top = bar.centery - both / 2
    text(s, title, (x, top), "title", size, "#fff3d2", "tl", shadow=1)
    text(s, reason, (x, top + line_height("title", size)), "ui", small, "#d3d7ff", "tl")


def _bar(size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        w, h = size
        x = np.arange(w, dtype=np.float32)[None, :]
        y = np.arange(h, dtype=np.float32)[:, None]
        stripe = h * 0.34
        t = np.clip((np.abs((x + y) / stripe % 2 - 1) - 0.5) * stripe * 0.7 + 0.5, 0, 1)
        light = np.linspace(1.15, 0.7, h, dtype=np.float32)[:, None, None]
        body = lerp(vec("#2a2e5c"), vec("#3d437c"), t) * light
        edge = max(2, round(h * 0.05))
        gold = np.linspace(1.0, 0.5, edge, dtype=np.float32)[:, None, None] * vec("#ffe7a8")
        body[:edge], body[-edge:] = gold, gold
        return rgba(body, np.full((h, w), 0.97, np.float32))

    return cache.PIECES.get(("bar", size), make)


def push_disc(s: pygame.Surface, plan: Plan, lane: int, lit: bool, may: bool) -> None:
    """The disc at an open lane's clash: crossed swords, a button while the lane may be pushed."""
    at = plan.push_disc(lane)
    d = plan.u(54 if lit else 48)
    if may:
        glow(
            s,
            (at[0] - d / 2, at[1] - d / 2, d, d),
            d / 2,
            plan.u(20 if lit else 13),
            "#f5cf6a",
            0.85 if lit else 0.5,
        )
    light, dark, rim = ("#f3d98f", "#a87022", "#fff2c4") if may else ("#2a2f78", "#12154a", "#8f97e8")
    gem(s, at, "circle", d, light, dark, rim, max(1.2, 2 * plan.unit))
    k = round(d * 0.58)
    s.blit(
        icon("sword-cross", k, "#2a1803" if may else "#c9ceff"), (round(at[0] - k / 2), round(at[1] - k / 2))
    )
    size = plan.screen.text_px(16)
    words, ink = ("Push", "#ffe6a6") if may else ("Open", "#c9ceff")
    text(
        s,
        words,
        (at[0], at[1] + d / 2 + plan.u(4)),
        "uib" if may else "ui",
        size,
        ink,
        "tc",
        shadow=max(2, plan.u(3)),
    )


def beam(s: pygame.Surface, plan: Plan, lane: int, attacker_left: bool) -> None:
    """The light along the clash of a lane that is pushed: fire from the attacker's side, ice from the other."""
    rect = plan.lane(lane)
    high = plan.u(150)
    w = rect.width - 4

    def make() -> pygame.Surface:
        x = np.linspace(0, 1, w, dtype=np.float32)[None, :]
        y = np.arange(high, dtype=np.float32)[:, None] - high / 2
        k = high / 150
        arch = np.clip(np.sin(x * np.pi), 0, 1)
        env = np.exp(-((y / (9 * k + 10 * k * arch)) ** 2)) + 0.35 * np.exp(-((y / (38 * k)) ** 2))
        colour = lerp(vec("#ff8a4a"), vec("#6fa8ff"), x.repeat(high, 0))
        colour = lerp(colour, vec("#fff4d0"), np.exp(-((y / (4 * k)) ** 2)).repeat(w, 1))
        return rgba(colour, np.clip(env * arch**0.4, 0, 1).astype(np.float32) * np.float32(0.8))

    picture = cache.PIECES.get(("beam", w, high), make)
    if not attacker_left:
        picture = pygame.transform.flip(picture, True, False)
    s.blit(picture, (rect.x + 2, round(plan.clash_y - high / 2)))


def lane_glow(s: pygame.Surface, plan: Plan, lane: int, power: float, colour: str = "#f2c65a") -> None:
    """Light round a lane: it is pushed, or something may be put there."""
    rect = plan.lane(lane)
    glow(s, rect, plan.u(18), plan.u(26), colour, power)
    ring(s, rect, plan.u(18), "#f8dc90", max(1.5, plan.unit * 2), min(1.0, power + 0.2))

"""Draws one piece of Crown: its face, how it lies, and what hangs on it."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.core.figures import MINUS
from game.ui.cardface.playing import turn_step
from game.ui.crown.cards import Deck, cracked
from game.ui.crown.marks import Marks, marks_of
from game.ui.crown.plan import RATIO, Plan
from game.ui.icons import icon
from game.ui.paint import cache, marks
from game.ui.paint.gems import gem, icon_gem, numbered
from game.ui.paint.pixels import line as edge_line
from game.ui.paint.pixels import solid, turned_distance
from game.ui.paint.shapes import box, card_shadow, glow
from game.ui.paint.text import line_height, text, width
from game.ui.table.pose import Pose
from game.ui.theme import DONE, PLAYABLE, SEATS, Fill, mix

SHATTERED_TINT: Final = (128, 118, 150)
USES: Final = {"board": "board", "hand": "hand", "mini": "board", "back": "board", "full": "full"}
DARK_PILL: Final = Fill("#10122e", "#0a0c22", "#8a90d4", 0.92, "#dfe2ff")
NEXT_PILL: Final = Fill("#3a2a08", "#241a05", "#e6c06a", 0.96, "#ffe6a6")
BROKEN_PILL: Final = Fill("#5a1c2a", "#2a0a12", "#e8909a", 0.96, "#ffdfe2")
RIBBON: Final = Fill("#fbe8b4", "#d9a94a", "#fff6d8", 1.0, "#3a2204")
SNUG: Final = 2


def draw_piece(surface: pygame.Surface, deck: Deck, plan: Plan, pose: Pose) -> None:
    """One piece where it is at this moment."""
    state = marks_of(pose.mark)
    wide = max(8, SNUG * round(pose.width / SNUG))
    if pose.alpha <= 0.01:
        return
    angle = turn_step(pose.angle)
    high = round(wide * RATIO)
    at = pygame.Rect(round(pose.x - wide / 2), round(pose.y - high / 2), wide, high)
    radius = max(3.0, round(wide * 0.068, 1))
    scale = plan.unit
    if pose.lift > 0 and pose.alpha >= 0.99 and pose.open > 0.9:
        cast = pygame.Rect(0, 0, 4 * round(wide / 4), 4 * round(high / 4))
        cast.center = at.center
        card_shadow(
            surface,
            cast,
            round(radius),
            pose.lift,
            round(scale * min(1.0, wide / 110 / max(scale, 0.4)), 1),
            angle,
        )
    if pose.glow:
        glow(surface, at, radius, max(6, plan.u(24)), pose.glow, 0.95, max(1.4, 2.2 * scale), angle)
    picture = _picture(deck, pose, state, wide, angle)
    if pose.dim:
        picture = _dimmed(picture, pose.dim)
    if pose.open < 0.97:
        w, h = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (max(2, round(w * pose.open)), h))
    if pose.alpha < 1:
        picture = picture.copy() if picture.get_locked() else picture
        picture.set_alpha(round(255 * pose.alpha))
    surface.blit(picture, picture.get_rect(center=at.center))
    if pose.alpha < 1:
        picture.set_alpha(255)
    if pose.glow:
        _edge(surface, at, radius, pose.glow, max(1.4, 2.2 * scale), angle)
    if pose.open >= 0.97 and pose.alpha > 0.6 and wide >= 12:
        _hangings(surface, plan, state, at, angle)


def _picture(deck: Deck, pose: Pose, state: Marks, wide: int, angle: float) -> pygame.Surface:
    use = USES.get(state.use, "board")
    live = []
    if state.power and state.use == "board":
        live.append(("power", state.power, state.how))
    if state.cost and state.use == "hand":
        live.append(("cost", state.cost, state.cost_how))
    if state.shattered:
        whole = deck.face(pose.face, use, wide, tuple(live))
        key = (pose.face, use, wide, tuple(live), deck.version, deck.worn(pose.face))
        return cracked(whole, key, 1.0, SHATTERED_TINT)
    return deck.turned(pose.face, use, wide, angle, tuple(live))


def _dimmed(picture: pygame.Surface, dim: float) -> pygame.Surface:
    level = round(255 * (1 - 0.59 * min(1.0, round(dim * 10) / 10)))
    out = picture.copy()
    out.fill((level, level, min(255, level + 14), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _edge(
    surface: pygame.Surface, at: pygame.Rect, r: float, colour: str, width_: float, angle: float
) -> None:
    w, h = at.size
    ink = mix(colour, "#ffffff", 0.4)
    picture = cache.PIECES.get(
        ("edge", w, h, r, ink, width_, angle),
        lambda: solid(edge_line(turned_distance(w, h, r, 4, angle), 0, width_), ink),
    )
    surface.blit(picture, picture.get_rect(center=at.center))


# -- what hangs on a card ------------------------------------------------------------------------------------


def _hangings(s: pygame.Surface, plan: Plan, state: Marks, at: pygame.Rect, angle: float) -> None:
    if state.playable:
        _bar(s, at, angle, plan)
    if state.use == "back" and state.eye:
        _eye(s, plan, at, angle)
    if state.use in ("back", "mini"):
        return
    if state.target:
        marks.brackets(s, at, plan.unit)
        glow(
            s,
            at,
            at.width * 0.068,
            plan.u(22),
            "#ffd35a",
            0.9 if state.target == 2 else 0.55,
            max(1.5, 2.4 * plan.unit),
        )
        if state.target == 2:
            marks.crosshair(s, at.center, plan.u(50))
    if state.exhausted:
        size = plan.screen.text_px(14)
        fits = not state.tight and at.height > width("Exhausted", "uib", size) + size * 3.4
        words = "Exhausted" if fits else ""
        x = at.centerx - at.height * (0.2 if state.tight else 0)
        marks.pill(s, (x, at.centery + at.width * 0.30), words, size, DARK_PILL, "rotate-right", "uib")
        _owner(
            s, plan, state, (at.centerx - at.height / 2 + plan.u(16), at.centery - at.width / 2 + plan.u(16))
        )
        return
    if abs(angle) > 20:
        return
    if state.owned:
        _owner(s, plan, state, (at.x + plan.u(18), at.y + plan.u(18)))
    top = at.y + plan.u(18)
    if state.shattered:
        size = plan.screen.text_px(15)
        fits = width("Shattered", "uib", size) + size * 1.6 < at.width * 1.16
        marks.pill(
            s,
            (at.centerx, at.centery - at.height * 0.06),
            "Shattered" if fits else "",
            size,
            BROKEN_PILL,
            "" if fits else "shield-off",
            "uib",
        )
    elif state.added:
        _added(s, plan, state.added, at)
    elif state.next:
        size = plan.screen.text_px(13)
        pill = marks.pill(s, (-999, -999), "Next", size, NEXT_PILL)
        marks.pill(s, (at.x + plan.u(7) + pill.width / 2, top + plan.u(2)), "Next", size, NEXT_PILL)
    elif state.leader and not state.owned:
        d = max(14, plan.u(24))
        icon_gem(
            s,
            (at.x + plan.u(16), at.y + plan.u(16)),
            "circle",
            d,
            "#7a5a1a",
            "#3a2606",
            "flag",
            "#ffe9b0",
            "#e6c06a",
            1.2,
        )
    if state.damage and not state.shattered:
        _drop(s, plan, (at.centerx, at.y + at.height * 0.34), f"{MINUS}{state.damage}", plan.u(58), False)
    if state.placed:
        _drop(s, plan, (at.centerx, at.y + at.height * 0.34), f"{MINUS}{state.placed}", plan.u(72), True)
    if state.counters and not state.shattered:
        _counters(s, plan, at, state.counters)
    if state.ribbon:
        _ribbon(s, plan, at, state)


def _eye(s: pygame.Surface, plan: Plan, at: pygame.Rect, angle: float) -> None:
    """A face-down card that this looker knows."""
    lying = bool(angle % 180)
    d = max(12, plan.u(22)) if lying else max(14, plan.u(24))
    x = at.centerx + at.height * 0.36 if lying else at.right - d * 0.3
    y = at.centery - at.width * 0.3 if lying else at.bottom - d * 0.3
    icon_gem(s, (x, y), "circle", d, "#2a2756", "#100f2a", "eye", "#ffe9b0", "#cfa84e", 1.3)


def _owner(s: pygame.Surface, plan: Plan, state: Marks, at: tuple[float, float]) -> None:
    """A Rival's mark: the colour of the player who sent it."""
    if not state.owned:
        return
    light, dark, _ = SEATS.get(state.owned, SEATS["amber"])
    d = max(16, plan.u(30))
    icon_gem(
        s, at, "circle", d, light, dark, "crown-outline", "#fff6e2", "#ffe0a0", max(1.2, 1.6 * plan.unit)
    )


def _added(s: pygame.Surface, plan: Plan, words: str, at: pygame.Rect) -> None:
    """A green check with what the creature gave to its pool."""
    size = max(12, plan.screen.text_px(17))
    k = round(size * 0.9)
    wide = width(words, "num", size) + k + round(size * 1.2)
    rect = pygame.Rect(at.x + plan.u(7), at.y + plan.u(7), wide, round(size * 1.5))
    box(s, rect, rect.height / 2, DONE, 1.2, 0.95, 0.2, 0, plan.u(6))
    s.blit(icon("check-bold", k, "#9ff0c0"), (rect.x + round(size * 0.4), round(rect.centery - k / 2)))
    text(s, words, (rect.x + round(size * 0.55) + k, rect.centery), "num", size, "#dcffe8", "cl")


def _drop(
    s: pygame.Surface, plan: Plan, at: tuple[float, float], words: str, size: int, bright: bool
) -> None:
    """Damage: a pale octagon with a red figure, so that nobody takes it for a red shield of Power."""
    light, dark = ("#fff8ea", "#f0c9a0") if bright else ("#f4e8d4", "#d8b08a")
    px = max(28, size)
    numbered(s, at, "octagon", px, light, dark, words, "#c8281c", "#a01410", max(1.6, 3 * plan.unit))


def damage_token(s: pygame.Surface, plan: Plan, at: tuple[float, float], amount: int, size: int) -> None:
    """A token of damage that is on its way or in a hand."""
    _drop(s, plan, at, f"{MINUS}{amount}", size, True)


def _counters(s: pygame.Surface, plan: Plan, at: pygame.Rect, count: int) -> None:
    """-1 Power Counters: dark drops down the right edge, a figure for many."""
    d = max(14, plan.u(26))
    x = at.right - d * 0.62
    y = at.centery + plan.u(4)
    for k in range(min(count, 3) - 1, -1, -1):
        gem(s, (x - k * d * 0.16, y + k * d * 0.22), "octagon", d, "#6a4a80", "#241030", "#c8a0e0", 1.2)
    text(s, f"{MINUS}{count}", (x, y), "uib", max(11, round(d * 0.5)), "#f4e2ff", "cc")


def _ribbon(s: pygame.Surface, plan: Plan, at: pygame.Rect, state: Marks) -> None:
    """What may be used now, on a golden ribbon over the card."""
    size = max(12, plan.screen.text_px(19))
    wide = width(state.ribbon, "title", size) + round(size * 2.4)
    high = round(line_height("title", size) * 1.1)
    rect = pygame.Rect(0, 0, wide, high)
    rect.center = (at.centerx, round(at.y + at.height * 0.52))
    box(s, rect, plan.u(8), RIBBON, 1.5, 0.9, 0.5, 0, plan.u(10))
    k = round(size)
    s.blit(icon("feather", k, "#4a2c06"), (rect.x + round(size * 0.5), round(rect.centery - k / 2)))
    text(s, state.ribbon, (rect.x + round(size * 1.8), rect.centery), "title", size, RIBBON.ink, "cl")


def _bar(s: pygame.Surface, at: pygame.Rect, angle: float, plan: Plan) -> None:
    """The bright lower edge of a card that can be played."""
    w, thick = round(at.w * 0.78), max(3, plan.u(4))
    below = at.h / 2 + plan.u(7)
    a = math.radians(angle)
    cx, cy = at.centerx + math.sin(a) * below, at.centery + math.cos(a) * below
    bar = pygame.Rect(round(cx - w / 2), round(cy - thick / 2), w, thick)
    glow(s, bar, thick / 2, max(5, plan.u(13)), PLAYABLE, 0.95, 0, angle)
    glow(s, bar, thick / 2, 2, "#d6ffe6", 1.0, thick * 0.9, angle)

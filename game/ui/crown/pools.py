"""The heart of a push: both pools as large octagons at the clash, with the players' names."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.core.ids import Seat
from game.rules.crown.state import NO_LANE
from game.ui.crown import lanes
from game.ui.crown.cards import Deck
from game.ui.crown.plan import Plan
from game.ui.crown.seen import BREAK, DAMAGE, Seen
from game.ui.icons import gold_icon
from game.ui.paint import cache, marks
from game.ui.paint.gems import gem
from game.ui.paint.pixels import radial, solid
from game.ui.paint.shapes import disc_glow
from game.ui.paint.text import fit, text
from game.ui.table.mat import Sight
from game.ui.theme import ATTACKER, DEFENDER, Fill

AURA_PILL: Final = Fill("#23502a", "#12301a", "#8fe08a", 0.95, "#e6ffe0")
GLOWS: Final = ("#ff9a4a", "#7aa0ff")


def medal(
    s: pygame.Surface,
    plan: Plan,
    at: tuple[float, float],
    value: object,
    attacks: bool,
    power: float = 0.9,
    grow: float = 1.0,
) -> None:
    """One pool."""
    d = round(plan.medal * grow / 2) * 2
    light, dark = ATTACKER if attacks else DEFENDER
    disc_glow(s, at, d * 0.92, plan.u(34), GLOWS[not attacks], power)
    gem(s, at, "octagon", d, light, dark, "#f0cf7c", max(2, 4 * plan.unit))

    def ring() -> pygame.Surface:
        r, _ = radial(d, d, d / 2, d / 2)
        return solid(
            np.clip(1.1 - np.abs(r - d * 0.385), 0, 1).astype(np.float32) * np.float32(0.6), "#ffe9b0"
        )

    s.blit(cache.PIECES.get(("medal ring", d), ring), (round(at[0] - d / 2), round(at[1] - d / 2)))
    word = str(value)
    size = round(d * (0.64 if len(word) < 2 else 0.54 if len(word) < 3 else 0.42))
    text(s, word, (at[0], at[1]), "num", size, "#ffffff", "cc", shadow=max(2, plan.u(4)))


def under(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
    """The beam along the clash and the light round the lane, beneath the creatures."""
    if view.lane == NO_LANE:
        return
    lanes.lane_glow(s, plan, view.lane, 0.42)
    lanes.beam(s, plan, view.lane, True)
    draw_pools(s, view, sight, plan)


def draw_pools(s: pygame.Surface, view: Seen, sight: Sight, plan: Plan) -> None:
    """Both pools, their owners' names beside them, and whose is the attacker's."""
    lane = view.lane
    rect = plan.lane(lane)
    crossed = view.step >= DAMAGE
    for side in (view.attacker, 1 - view.attacker):
        at = plan.pool(side, lane, view.attacker)
        attacks = side == view.attacker
        medal(s, plan, at, view.pools[side], attacks)
        _name(s, plan, rect, at, sight, side, attacks)
    k = plan.u(34)
    s.blit(gold_icon("sword-cross", k), (round(rect.centerx - k / 2), round(plan.clash_y - k / 2)))
    if crossed and view.step == BREAK:
        return


def _name(
    s: pygame.Surface,
    plan: Plan,
    rect: pygame.Rect,
    at: tuple[float, float],
    sight: Sight,
    side: Seat,
    attacks: bool,
) -> None:
    sign = -1 if attacks else 1
    x = at[0] + sign * (plan.medal / 2 + plan.u(17))
    room = (x - rect.x - plan.u(5)) if attacks else (rect.right - plan.u(5) - x)
    name, size = fit(sight.seated[side].name, "title", plan.screen.text_px(24), room, 11)
    ink = "#ffe0c0" if attacks else "#dbe2ff"
    anchor = "cr" if attacks else "cl"
    whole = "attacks" if attacks else "defends"
    # one size for both words: the room is the same on both sides
    small = min(fit(each, "uib", plan.screen.text_px(21), room, 11)[1] for each in ("attacks", "defends"))
    word, _ = fit(whole, "uib", small, room)
    named = word == whole
    y = plan.clash_y - (small * 0.65 if named else 0)
    text(s, name, (x, y), "title", size, ink, anchor, shadow=max(2, plan.u(3)))
    if named:
        text(s, word, (x, y + size * 0.95), "uib", small, ink, anchor, shadow=max(2, plan.u(3)))


def auras(s: pygame.Surface, view: Seen, plan: Plan, deck: Deck) -> None:
    """The Auras that hold in this push, named at the rim of the lane."""
    if view.lane == NO_LANE or not view.auras:
        return
    rect = plan.lane(view.lane)
    size = plan.screen.text_px(14)
    names = [deck.name(card) for card, _ in view.auras]
    words = f"Aura: {names[-1]}" + (f" +{len(names) - 1}" if len(names) > 1 else "")
    words, size = fit(words, "uib", size, rect.width - plan.u(60), 11)
    marks.pill(
        s, (rect.centerx, rect.bottom - plan.rim - plan.u(2)), words, size, AURA_PILL, "circle-double", "uib"
    )

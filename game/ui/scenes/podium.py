"""The steps of honour: one for each player, the higher the better, with heaps and a crown for the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pygame

from game.ui.icons import gold_icon
from game.ui.paint import cache
from game.ui.paint.brush import Brush
from game.ui.paint.pixels import radial, solid
from game.ui.theme import HEROIC_TEXT, VILLAINOUS_TEXT, Colour, Fill, mix

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")


@dataclass(frozen=True, slots=True)
class Stand:
    """Who stands on a step: name, colours (light, dark, ink), place from 1, score, and the two heaps if any."""

    name: str
    colours: Sequence[Colour]
    place: int
    score: int
    heap: tuple[int, int] | None = None
    won: bool = False


def order_on_steps(count: int) -> list[int]:
    """Places from left to right with the best in the middle: second, first, third, and so on outwards."""
    order: list[int] = []
    for k in range(count):
        order.insert(0 if k % 2 else len(order), k)
    return order


def paint_podium(brush: Brush, rect: pygame.Rect, stands: Sequence[Stand], grown: float = 1.0) -> None:
    """Steps in a box, best to worst as given; `grown` from 0 to 1 lets them rise and the figures count."""
    count = len(stands)
    gap = brush.px(10 if count > 4 else 16)
    wide = min((rect.w - gap * (count - 1)) / count, brush.px(176))
    left = rect.centerx - (wide * count + gap * (count - 1)) / 2
    disc = min(brush.px(84), wide * 0.72)
    above = disc + brush.px(30 + 46)
    highest = max(brush.px(90), rect.h - above)
    best = max((stand.score for stand in stands), default=1) or 1
    worst = min((stand.score for stand in stands), default=0)
    for column, k in enumerate(order_on_steps(count)):
        stand = stands[k]
        share = 1.0 if best == worst else 0.46 + 0.54 * (stand.score - worst) / (best - worst)
        tall = max(brush.px(86), highest * share) * (0.25 + 0.75 * grown)
        box = pygame.Rect(round(left + column * (wide + gap)), 0, round(wide), round(tall))
        box.bottom = rect.bottom
        _step(brush, box, stand, disc, grown)


def _step(brush: Brush, box: pygame.Rect, stand: Stand, disc: float, grown: float) -> None:
    at = (box.centerx, box.y - brush.px(40) - disc / 2)
    if stand.won:
        _rays(brush, at, disc * 2.5, grown)
    line = brush.theme.accent if stand.won else brush.theme.panel.line
    top = mix(stand.colours[1], "#ffffff", 0.10)
    fill = Fill(top, mix(stand.colours[1], "#000000", 0.5), line, 1.0)
    brush.box(box, fill, 12, 2.0 if stand.won else 1.4, 14, 12)
    lip = pygame.Rect(box.x - brush.px(5), box.y - brush.px(6), box.w + 2 * brush.px(5), brush.px(18))
    brush.box(lip, Fill(mix(stand.colours[0], "#ffffff", 0.25), stand.colours[1], line, 1.0), 7, 1.4, 0, 6)
    brush.avatar(at, disc / brush.scale, stand.colours, stand.name[:1].upper())
    if stand.won:
        k = round(disc * 0.56)
        brush.surface.blit(gold_icon("crown", k), (round(at[0] - k / 2), round(at[1] - disc / 2 - k * 0.72)))
    room = box.w + brush.px(8)
    brush.text(stand.name, (box.centerx, box.y - brush.px(20)), "title", 21, stand.colours[2], "cc", room, 2)
    _figures(brush, box, stand, grown)
    if box.h > brush.px(190):
        at = (box.centerx, box.bottom - brush.px(44))
        engraved = mix(stand.colours[1], "#ffffff", 0.2)
        brush.text(
            ROMAN[stand.place], at, "title", min(44, box.w / brush.scale * 0.34), engraved, "cc", box.w, 1
        )


def _figures(brush: Brush, box: pygame.Rect, stand: Stand, grown: float) -> None:
    score = round(stand.score * grown)
    big = min(54, box.w / brush.scale * 0.42)
    y = box.y + brush.px(22 + big * 0.42)
    brush.number(score, (box.centerx, y), big, brush.theme.gold_text if stand.won else brush.theme.text)
    if stand.heap is None:
        return
    heroic, villainous = stand.heap
    low = y + brush.px(big * 0.42 + 24)
    if box.bottom - low < brush.px(22):
        return
    size = min(30.0, box.w / brush.scale * 0.2)
    apart = box.w * 0.25
    for side, value, way, ink in (("H", heroic, -1, HEROIC_TEXT), ("V", villainous, 1, VILLAINOUS_TEXT)):
        x = box.centerx + way * apart
        brush.favor(side, (x - brush.px(size * 0.46), low), size)
        colour = ink if value == stand.score else brush.theme.dim
        brush.number(round(value * grown), (x + brush.px(size * 0.62), low), size * 0.8, colour)


def _rays(brush: Brush, centre: tuple[float, float], across: float, grown: float) -> None:
    """Light from behind the winner."""
    n = max(16, round(across))

    def make() -> pygame.Surface:
        d, a = radial(n, n, n / 2, n / 2)
        beams = np.clip(np.cos(a * 12) * 1.6 - 0.2, 0, 1)
        fade = np.clip(1 - d / (n / 2), 0, 1)
        return solid((beams * fade**1.3 * 0.55 + fade**2 * 0.5).astype(np.float32), "#ffe08a")

    picture = cache.PIECES.get(("podium rays", n), make)
    picture.set_alpha(round(255 * grown))
    brush.surface.blit(picture, (round(centre[0] - n / 2), round(centre[1] - n / 2)))
    picture.set_alpha(255)

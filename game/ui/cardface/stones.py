"""The stones with numbers, the icons and badges of a face."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from game.ui.cardface.boxes import PT, Box
from game.ui.cardface.layout import Laid, place_of
from game.ui.cardface.skins import Dressed
from game.ui.icons import gold_icon, icon
from game.ui.paint.gems import gem, icon_gem, numbered
from game.ui.paint.pixels import soften
from game.ui.theme import Colour, mix

CHANGED: Final[Mapping[str, tuple[str, str]]] = {
    "up": ("#d9982e", "#6b3a0a"), "down": ("#8a5aa8", "#34184a"), "hurt": ("#e2532f", "#5a0d06"),
}  # fmt: skip
"""Gems of numbers that differ from what is printed: raised, lowered, or eaten into by damage."""


def number_points(box: Box, words: str) -> float:
    """Size of a stone's figures: the more there are, the smaller they stand."""
    return box.size_pt * (1 if len(words) < 2 else 0.8 if len(words) < 3 else 0.6)


def print_gem(
    sheet: pygame.Surface,
    laid: Laid,
    skin: Dressed,
    scale: float,
    origin: tuple[int, int],
    words: str,
    how: str,
) -> None:
    """A stone with `words` in it, else its icon; `how` is a key of CHANGED for a number unlike the printed one."""
    box = laid.box
    rect = place_of(box, scale, origin)
    px = min(rect.w, rect.h)
    light, dark, rim, width = _cut(box, skin, scale, how)
    ink = skin.colour(box.ink)[:3]
    if words:
        size = max(9, round(number_points(box, words) * PT * scale))
        numbered(sheet, rect.center, box.gem, px, light, dark, words, rim, ink, width, size)
    elif laid.icons:
        icon_gem(sheet, rect.center, box.gem, px, light, dark, laid.icons[0], ink, rim, width)
    else:
        gem(sheet, rect.center, box.gem, px, light, dark, rim, width)


def _cut(
    box: Box, skin: Dressed, scale: float, how: str = ""
) -> tuple[Colour, Colour, tuple[int, int, int], float]:
    """Light, dark and rim of a box's stones, and how wide the rim is in px."""
    light: Colour = skin.colour(box.fill)[:3]
    dark: Colour = skin.colour(box.fill2 or box.fill)[:3]
    if how in CHANGED:
        light, dark = CHANGED[how]
    rim = skin.colour(box.stroke)[:3] if box.stroke else mix(light, "#ffffff", 0.4)
    return light, dark, rim, max(1.0, round(box.stroke_mm * 10 * scale, 1))


def print_stones(
    sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """The stones of a box, that of a number or those of badges, with nothing in them."""
    box = laid.box
    light, dark, rim, width = _cut(box, skin, scale)
    for centre, px in stones_at(laid, scale, origin):
        gem(sheet, centre, box.gem, px, light, dark, rim, width)


def stones_at(laid: Laid, scale: float, origin: tuple[int, int]) -> list[tuple[tuple[float, float], int]]:
    """Middle and size in px of every stone of a box."""
    if laid.box.role == "gem":
        rect = place_of(laid.box, scale, origin)
        return [(rect.center, min(rect.size))]
    if laid.box.role == "icons":
        return [(centre, k) for _, centre, k in badges_of(laid, scale, origin)]
    return []


def icon_picture(
    box: Box, name: str, skin: Dressed, scale: float, origin: tuple[int, int]
) -> tuple[pygame.Surface, pygame.Rect]:
    """One icon, in one ink or in metal, turned as its box says; and its place on the sheet."""
    rect = place_of(box, scale, origin)
    k = min(rect.w, rect.h)
    ink = skin.colour(box.ink)
    picture = (
        gold_icon(name, k, ink[:3], skin.colour(box.ink2)[:3])
        if box.ink2
        else icon(name, k, ink[:3], ink[3] / 255)
    )
    if box.angle:
        picture = pygame.transform.rotozoom(picture, box.angle, 1)
    at = picture.get_rect(center=rect.center)
    if box.alpha < 1:
        picture = picture.copy()
        picture.fill((255, 255, 255, round(255 * box.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, at


def shade_icon(
    sheet: pygame.Surface, box: Box, name: str, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """Only the shade behind an icon, where its box wants one."""
    if not box.halo_mm:
        return
    picture, at = icon_picture(replace(box, alpha=1.0), name, skin, scale, origin)
    reach = max(1, round(box.halo_mm * 10 * scale))
    dark = pygame.Surface((at.w + 4 * reach, at.h + 4 * reach), pygame.SRCALPHA, 32)
    black = picture.copy()
    black.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.blit(black, (2 * reach, 2 * reach))
    soft, place = soften(dark, reach), at.move(-2 * reach + reach // 4, -2 * reach + reach // 3)
    # once would hardly show on a bright sky
    sheet.blit(soft, place)
    sheet.blit(soft, place)


def print_icon(
    sheet: pygame.Surface, box: Box, name: str, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """One icon with the shade behind it."""
    shade_icon(sheet, box, name, skin, scale, origin)
    sheet.blit(*icon_picture(box, name, skin, scale, origin))


def print_icons(
    sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """The badges of a card side by side, or one below the other in a tall box."""
    box = laid.box
    light, dark, rim, width = _cut(box, skin, scale)
    for name, centre, k in badges_of(laid, scale, origin):
        icon_gem(sheet, centre, box.gem, k, light, dark, name, skin.colour(box.ink)[:3], rim, width)


def badges_of(
    laid: Laid, scale: float, origin: tuple[int, int]
) -> list[tuple[str, tuple[float, float], int]]:
    """The badges that a box has room for: icon, middle and size in px of the sheet."""
    box = laid.box
    rect = place_of(box, scale, origin)
    across = rect.w >= rect.h
    k = min(rect.w, rect.h)
    count = max(1, min(len(laid.icons), round(max(rect.w, rect.h) / k)))
    gap = round(k * 0.1)
    length = count * k + (count - 1) * gap
    room = max(rect.w, rect.h)
    if length > room and count > 1:
        gap = (room - count * k) // (count - 1)
        length = count * k + (count - 1) * gap
    start = {"left": 0, "center": (room - length) // 2, "right": room - length}[box.align]
    found: list[tuple[str, tuple[float, float], int]] = []
    for n, name in enumerate(laid.icons[:count]):
        at = start + n * (k + gap) + k / 2
        found.append((name, (rect.x + at, rect.centery) if across else (rect.centerx, rect.y + at), k))
    return found

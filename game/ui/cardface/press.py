"""Prints a laid out face: every box by its role, from the bottom layer to the top, on an opaque sheet.

A whole face is drawn at 744 x 1039 and scaled down by whoever shows it; boxes that are `live` are left out there and
drawn last, at the size shown, with the numbers that hold now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from game.ui import fonts
from game.ui.cardface.boxes import HEIGHT, PT, WIDTH, Box
from game.ui.cardface.layout import MASTER, SCALE, Laid, Layout
from game.ui.cardface.rich import Block, Piece
from game.ui.cardface.skins import RGBA, Dressed
from game.ui.icons import gold_icon, icon
from game.ui.paint import cache
from game.ui.paint.gems import gem, icon_gem, numbered
from game.ui.paint.pixels import (
    clear_surface,
    coverage,
    distance,
    gradient,
    lerp,
    line,
    metal,
    narrow,
    rgba,
    rounded,
    smooth,
    soften,
    stretch,
    vec,
)
from game.ui.paint.shapes import box as plate
from game.ui.theme import Fill, mix

FACES = cache.ByteCache("faces", 256 * cache.MB)
"""All that is kept for faces: finished pictures, larger drawings, art, frames. Its limit is the memory of faces."""
TALL: Final = round(MASTER * HEIGHT / WIDTH)
CHANGED: Final[Mapping[str, tuple[str, str]]] = {
    "up": ("#d9982e", "#6b3a0a"), "down": ("#8a5aa8", "#34184a"), "hurt": ("#e2532f", "#5a0d06"),
}  # fmt: skip
"""Gems of numbers that differ from what is printed: raised, lowered, or eaten into by damage."""


def print_face(
    layout: Layout, skin: Dressed, art: pygame.Surface | None, *, live: bool = False, bleed: float = 0.0
) -> pygame.Surface:
    """The whole face as an opaque sheet with square corners, 744 px wide within the cut.

    `live` prints the boxes whose numbers change as well; `bleed` adds so many units all round. `art` None leaves the
    art boxes in the colour of the ground.
    """
    sheet = blank_sheet(skin, bleed)
    for _ in print_steps(sheet, layout, skin, art, live=live, bleed=bleed):
        pass
    return sheet


def blank_sheet(skin: Dressed, bleed: float = 0.0) -> pygame.Surface:
    """What a face is printed on."""
    margin = round(bleed * SCALE)
    sheet = pygame.Surface((MASTER + 2 * margin, TALL + 2 * margin), 0, 32)
    sheet.fill(skin.colour("@ground")[:3])
    return sheet


def print_steps(
    sheet: pygame.Surface,
    layout: Layout,
    skin: Dressed,
    art: pygame.Surface | None,
    *,
    live: bool = False,
    bleed: float = 0.0,
) -> Iterator[None]:
    """Prints box by box, so that whoever must not wait can stop between two of them."""
    margin = round(bleed * SCALE)
    for laid in layout.boxes:
        if live or not laid.box.live:
            _print(sheet, laid, skin, art, SCALE, (margin, margin), margin)
            yield


def print_live(
    picture: pygame.Surface, layout: Layout, skin: Dressed, changed: Mapping[str, tuple[str, str]]
) -> None:
    """Draws the live boxes onto a picture of a whole card of any size.

    `changed` gives what a box shows instead of the printed number, by the box's name, and how it differs (a key of
    CHANGED, or empty).
    """
    scale = picture.get_width() / WIDTH
    for laid in layout.boxes:
        if not laid.box.live:
            continue
        words, how = changed.get(laid.box.name, (laid.words, ""))
        if words == "" and not laid.icons and laid.block is None:
            continue
        if laid.box.role == "gem":
            _gem(picture, laid, skin, scale, (0, 0), words, how)
        else:
            _print(picture, laid, skin, None, scale, (0, 0), 0)


def _print(
    sheet: pygame.Surface,
    laid: Laid,
    skin: Dressed,
    art: pygame.Surface | None,
    scale: float,
    origin: tuple[int, int],
    margin: int,
) -> None:
    box = laid.box
    match box.role:
        case "art":
            _art(sheet, box, skin, art, scale, origin)
        case "fade":
            _fade(sheet, box, skin, scale, origin)
        case "frame":
            _frame(sheet, box, skin, scale, origin, margin)
        case "shape":
            _shape(sheet, laid, skin, scale, origin)
        case "text" | "rich" if laid.block is not None:
            _block(sheet, box, laid.block, skin, scale, origin)
        case "icon":
            _icon(sheet, box, laid.icons[0], skin, scale, origin)
        case "icons":
            _icons(sheet, laid, skin, scale, origin)
        case "gem":
            _gem(sheet, laid, skin, scale, origin, laid.words, "")
        case "image":
            _image(sheet, box, scale, origin)
        case "playing":
            _playing(sheet, laid, skin, scale, origin)


def place_of(box: Box, scale: float, origin: tuple[int, int] = (0, 0)) -> pygame.Rect:
    """The pixels of a box."""
    left, top = round(box.x * scale), round(box.y * scale)
    wide, tall = round((box.x + box.w) * scale) - left, round((box.y + box.h) * scale) - top
    return pygame.Rect(left + origin[0], top + origin[1], max(1, wide), max(1, tall))


# ---- pictures


def covering(
    source: pygame.Surface, size: tuple[int, int], focus: float = 0.5, contain: bool = False
) -> pygame.Surface:
    """A picture scaled to fill a size, what stands over cut off; or, to `contain`, whole and with bands."""
    w, h = source.get_size()
    times = min(size[0] / w, size[1] / h) if contain else max(size[0] / w, size[1] / h)
    if contain:
        out = clear_surface(*size)
        small = pygame.transform.smoothscale(source, (max(1, round(w * times)), max(1, round(h * times))))
        out.blit(small, ((size[0] - small.get_width()) // 2, (size[1] - small.get_height()) // 2))
        return out
    cut_w, cut_h = min(w, max(1, round(size[0] / times))), min(h, max(1, round(size[1] / times)))
    area = pygame.Rect((w - cut_w) // 2, round((h - cut_h) * focus), cut_w, cut_h)
    return pygame.transform.smoothscale(source.subsurface(area), size)


def _art(
    sheet: pygame.Surface,
    box: Box,
    skin: Dressed,
    art: pygame.Surface | None,
    scale: float,
    origin: tuple[int, int],
) -> None:
    rect = place_of(box, scale, origin)
    radius = box.radius_mm * 10 * scale
    if art is None:
        return
    picture = covering(art, rect.size, box.focus, box.art_fit == "contain")
    if box.alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(box.alpha * 255))
    sheet.blit(rounded(picture, radius) if radius and box.alpha >= 1 else picture, rect)
    if box.shade_mm:
        _inner_shade(sheet, rect, radius, box.shade_mm * 10 * scale)
    if box.stroke:
        colour = skin.colour(box.stroke)
        _ring(sheet, rect, radius, colour, box.stroke_mm * 10 * scale)


def _inner_shade(sheet: pygame.Surface, rect: pygame.Rect, radius: float, reach: float) -> None:
    def make() -> pygame.Surface:
        keep = round(max(radius, reach)) + 4
        d = distance(narrow(rect.w, keep), narrow(rect.h, keep), radius, 0)
        strength = np.clip(1 + d / np.float32(max(1.0, reach)), 0, 1) ** 2 * np.float32(0.55) * coverage(d)
        return _spread(rgba(np.zeros(3, np.float32), strength), rect.size)

    sheet.blit(FACES.get(("shade", rect.size, radius, reach), make), rect)


def _ring(sheet: pygame.Surface, rect: pygame.Rect, radius: float, colour: RGBA, width: float) -> None:
    """A metal line within the edge of a box: lit above, dark below."""

    def make() -> pygame.Surface:
        columns = narrow(rect.w, round(max(radius, width)) + 4)
        d = distance(columns, rect.h, radius, 0)
        alpha = line(d, -width / 2, width) * np.float32(colour[3] / 255)
        return _spread(rgba(metal(rect.h, columns, colour[:3]), alpha), rect.size)

    sheet.blit(FACES.get(("ring", rect.size, radius, colour, width), make), rect)


def _spread(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A frame worked out narrow, its middle column and row repeated up to its size."""
    w, h = small.get_size()
    if (w, h) == size:
        return small
    pixels = np.frombuffer(small.get_buffer().raw, np.uint8).reshape(h, w, 4)
    wide = stretch(pixels, *size)
    return pygame.image.frombuffer(wide.tobytes(), size, "BGRA").copy()


def _image(sheet: pygame.Surface, box: Box, scale: float, origin: tuple[int, int]) -> None:
    rect = place_of(box, scale, origin)
    path = Path(box.place.path).parent / box.picture
    try:
        picture = covering(pygame.image.load(path), rect.size, 0.5, box.art_fit == "contain")
    except (pygame.error, OSError):
        return  # the check says so; a face does without
    if box.alpha < 1:
        picture.set_alpha(round(box.alpha * 255))
    sheet.blit(rounded(picture, box.radius_mm * 10 * scale) if box.radius_mm else picture, rect)


def _playing(sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]) -> None:
    from game.ui.cardface.playing import house_face

    rect = place_of(laid.box, scale, origin)
    picture = house_face(laid.words, rect.w, "four" in skin.colours)
    sheet.blit(pygame.transform.smoothscale(picture, rect.size), rect)


# ---- plates


def _fade(sheet: pygame.Surface, box: Box, skin: Dressed, scale: float, origin: tuple[int, int]) -> None:
    rect = place_of(box, scale, origin)
    top, low = skin.colour(box.fill), skin.colour(box.fill2)
    t = smooth(np.linspace(0, 1, rect.h, dtype=np.float32)) ** np.float32(box.ease)
    colours = [np.float32(top[k]) + (np.float32(low[k]) - np.float32(top[k])) * t for k in range(3)]
    alpha = (top[3] + (low[3] - top[3]) * t) / np.float32(255)
    column = rgba(np.stack(colours, -1)[:, None, :], alpha[:, None])
    sheet.blit(pygame.transform.scale(column, rect.size), rect)


def _frame(
    sheet: pygame.Surface, box: Box, skin: Dressed, scale: float, origin: tuple[int, int], margin: int
) -> None:
    """The outer edge, the band in the skin's colours, and the metal line inside it; a bleed is filled too."""
    rect = place_of(box, scale, origin)
    key = ("frame", rect.size, skin.colour(box.fill), skin.colour(box.fill2), skin.colour(box.stroke))
    band, thin, radius = box.band_mm * 10 * scale, box.stroke_mm * 10 * scale, box.radius_mm * 10 * scale
    picture = FACES.get(
        (*key, band, thin, radius, margin),
        lambda: _framed(rect.size, key[2:], band, thin, radius, margin),
    )
    if box.alpha < 1:
        picture.set_alpha(round(box.alpha * 255))
    sheet.blit(picture, (rect.x - margin, rect.y - margin))
    picture.set_alpha(255)


def _framed(
    size: tuple[int, int],
    colours: tuple[RGBA, RGBA, RGBA],
    band: float,
    thin: float,
    radius: float,
    margin: int,
) -> pygame.Surface:
    w, h = size
    # one column in the middle stands for all of them: the whole width would cost six times as much
    columns = narrow(w, round(max(radius, band * 2 + thin)) + 4)
    d = distance(columns, h, radius, margin)
    fill, fill2, stroke = colours
    rows, cols = d.shape
    field = gradient(rows, cols, (0, fill[:3]), (1, fill2[:3] if fill2[3] else fill[:3])).copy()
    # the band is a little round: lit along its outer, dark along its inner edge
    across = np.clip(-d / np.float32(max(1.0, band)), 0, 1)
    field *= (1.12 - 0.34 * across)[..., None]
    a = coverage(-(d + band)) * np.float32(fill[3] / 255)
    edge = coverage(-(d + max(1.5, band * 0.16)))
    field = lerp(field, vec(mix(fill2[:3], "#000000", 0.72)), edge)
    a = np.maximum(a, edge)
    # what lies under the frame is a little in its shade
    shade = np.clip(1 + (d + band) / np.float32(max(2.0, band * 0.9)), 0, 1) ** 2 * np.float32(0.45)
    field = field * a[..., None]
    a = np.maximum(a, shade)
    field = field / np.maximum(a, 0.004)[..., None]
    if stroke[3]:
        rim = line(d, -band, thin) * np.float32(stroke[3] / 255)
        field = lerp(field, metal(rows, cols, stroke[:3]), rim)
        a = np.maximum(a, rim)
    return _spread(rgba(field, np.clip(a, 0, 1)), (w + 2 * margin, h + 2 * margin))


def _shape(sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]) -> None:
    box = laid.box
    fill, stroke = skin.colour(box.fill), skin.colour(box.stroke)
    fill2 = skin.colour(box.fill2) if box.fill2 else fill
    colours = Fill(fill[:3], fill2[:3], stroke[:3] if stroke[3] else fill[:3], fill[3] / 255 * box.alpha)
    plate(
        sheet,
        place_of(box, scale, origin),
        round(box.radius_mm * 10 * scale, 1),
        colours,
        round(box.stroke_mm * 10 * scale, 1) if stroke[3] else 0,
        stroke[3] / 255,
        0.35 if stroke[3] else 0,
        round(box.shade_mm * 10 * scale),
        round(box.cast_mm * 10 * scale),
    )


# ---- letters


def _block(
    sheet: pygame.Surface, box: Box, block: Block, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    rect = place_of(box, scale, origin)
    ink, soft = skin.colour(box.ink), skin.colour(box.ink2 or box.ink)
    k = scale / SCALE  # 1 but for live words on a small picture
    top = (
        rect.y
        + {"top": 0.0, "center": (rect.h - block.height * k) / 2, "bottom": rect.h - block.height * k}[
            box.valign
        ]
    )
    lines: dict[float, list[Piece]] = {}
    for piece in block.pieces:
        lines.setdefault(piece.y, []).append(piece)
    placed: list[tuple[Piece, float, float]] = []
    for y, pieces in lines.items():
        width = (max(p.x + p.width for p in pieces)) * k
        shift = {"left": 0.0, "center": (rect.w - width) / 2, "right": rect.w - width}[box.align]
        placed += [(piece, rect.x + shift + piece.x * k, top + y * k) for piece in pieces]
    px = max(1, round(block.px * k))
    halo = box.halo_mm * 10 * scale
    if halo >= 1:
        _halo(sheet, placed, px, halo, box, scale)
    pale = sum(ink[:3]) > 420
    for piece, x, y in placed:
        colour = soft if piece.soft else ink
        if piece.icon:
            _inline(sheet, piece, x, y, px, colour, pale)
        else:
            _letters(sheet, piece.text, piece.role, px, colour, x, y, box.track_mm * 10 * scale)


def _letters(
    sheet: pygame.Surface,
    text: str,
    role: str,
    px: int,
    colour: RGBA,
    x: float,
    baseline: float,
    track: float = 0.0,
) -> None:
    f = fonts.font(role, px)
    y = round(baseline - f.get_ascent())
    if not track:
        picture = f.render(text, True, colour[:3])
        if colour[3] < 255:
            picture.set_alpha(colour[3])
        sheet.blit(picture, (round(x), y))
        return
    for letter in text:
        picture = f.render(letter, True, colour[:3])
        if colour[3] < 255:
            picture.set_alpha(colour[3])
        sheet.blit(picture, (round(x), y))
        x += f.size(letter)[0] + track


def _halo(
    sheet: pygame.Surface,
    placed: list[tuple[Piece, float, float]],
    px: int,
    halo: float,
    box: Box,
    scale: float,
) -> None:
    """The same letters in black, blurred twice: light words stay readable on any picture."""
    left = min(x for _, x, _ in placed)
    right = max(x + piece.width for piece, x, _ in placed)
    tops = [y for _, _, y in placed]
    pad = round(halo * 2) + 2
    area = pygame.Rect(round(left) - pad, round(min(tops) - px) - pad, 0, 0)
    area.size = (round(right - left) + 2 * pad, round(max(tops) - min(tops) + px * 1.4) + 2 * pad)
    black = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    for piece, x, y in placed:
        if not piece.icon:
            _letters(
                black,
                piece.text,
                piece.role,
                px,
                (0, 0, 0, 255),
                x - area.x,
                y - area.y,
                box.track_mm * 10 * scale,
            )
    soft = soften(black, max(1, round(halo)))
    sheet.blit(soft, area)
    sheet.blit(soft, area)
    if px > 40:
        sheet.blit(soft, area)


def _inline(sheet: pygame.Surface, piece: Piece, x: float, y: float, px: int, ink: RGBA, pale: bool) -> None:
    colour = piece.colour or ink[:3]
    if pale and piece.colour:
        colour = mix(piece.colour, "#ffffff", 0.55)
    k = round(px * 0.92)
    middle = y - px * 0.34
    sheet.blit(icon(piece.icon, k, colour), (round(x + (piece.width - k) / 2), round(middle - k / 2)))


# ---- stones and signs


def _gem(
    sheet: pygame.Surface,
    laid: Laid,
    skin: Dressed,
    scale: float,
    origin: tuple[int, int],
    words: str,
    how: str,
) -> None:
    box = laid.box
    rect = place_of(box, scale, origin)
    px = min(rect.w, rect.h)
    light, dark = skin.colour(box.fill)[:3], skin.colour(box.fill2 or box.fill)[:3]
    if how in CHANGED:
        light, dark = CHANGED[how]  # type: ignore[assignment]
    rim = skin.colour(box.stroke)[:3] if box.stroke else mix(light, "#ffffff", 0.4)
    width = max(1.0, round(box.stroke_mm * 10 * scale, 1))
    ink = skin.colour(box.ink)[:3]
    if words:
        size = max(
            9, round(box.size_pt * PT * scale * (1 if len(words) < 2 else 0.8 if len(words) < 3 else 0.6))
        )
        numbered(sheet, rect.center, box.gem, px, light, dark, words, rim, ink, width, size)
    elif laid.icons:
        icon_gem(sheet, rect.center, box.gem, px, light, dark, laid.icons[0], ink, rim, width)
    else:
        gem(sheet, rect.center, box.gem, px, light, dark, rim, width)


def _icon(
    sheet: pygame.Surface, box: Box, name: str, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
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
    if box.halo_mm:
        reach = max(1, round(box.halo_mm * 10 * scale))
        dark = pygame.Surface((at.w + 4 * reach, at.h + 4 * reach), pygame.SRCALPHA, 32)
        black = picture.copy()
        black.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        dark.blit(black, (2 * reach, 2 * reach))
        sheet.blit(soften(dark, reach), at.move(-2 * reach + reach // 4, -2 * reach + reach // 3))
    if box.alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * box.alpha))
    sheet.blit(picture, at)


def _icons(sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]) -> None:
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
    light, dark = skin.colour(box.fill)[:3], skin.colour(box.fill2 or box.fill)[:3]
    rim = skin.colour(box.stroke)[:3] if box.stroke else mix(light, "#ffffff", 0.4)
    width = max(1.0, round(box.stroke_mm * 10 * scale, 1))
    for n, name in enumerate(laid.icons[:count]):
        at = start + n * (k + gap) + k / 2
        centre = (rect.x + at, rect.centery) if across else (rect.centerx, rect.y + at)
        icon_gem(sheet, centre, box.gem, k, light, dark, name, skin.colour(box.ink)[:3], rim, width)

"""The flat parts of a face: pictures, shades over them, frames, plates of paper."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame

from game.ui.cardface.boxes import Box
from game.ui.cardface.kept import FACES
from game.ui.cardface.layout import Laid, place_of
from game.ui.cardface.skins import RGBA, Dressed
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
    stretch,
    vec,
)
from game.ui.paint.shapes import box as plate
from game.ui.theme import Fill, mix

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


def print_art(
    sheet: pygame.Surface,
    box: Box,
    skin: Dressed,
    art: pygame.Surface | None,
    scale: float,
    origin: tuple[int, int],
) -> None:
    """The card's picture, cut to its box."""
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


def print_image(sheet: pygame.Surface, box: Box, scale: float, origin: tuple[int, int]) -> None:
    """A picture of the template's own; nothing where it cannot be read, which the check tells."""
    rect = place_of(box, scale, origin)
    path = Path(box.place.path).parent / box.picture
    try:
        picture = covering(pygame.image.load(path), rect.size, 0.5, box.art_fit == "contain")
    except (pygame.error, OSError):
        return  # the check says so; a face does without
    if box.alpha < 1:
        picture.set_alpha(round(box.alpha * 255))
    sheet.blit(rounded(picture, box.radius_mm * 10 * scale) if box.radius_mm else picture, rect)


def print_playing(
    sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """A whole playing card."""
    from game.ui.cardface.playing import house_face

    rect = place_of(laid.box, scale, origin)
    picture = house_face(laid.words, rect.w, "four" in skin.colours)
    sheet.blit(pygame.transform.smoothscale(picture, rect.size), rect)


# ---- plates


def print_fade(sheet: pygame.Surface, box: Box, skin: Dressed, scale: float, origin: tuple[int, int]) -> None:
    """A shade that grows from the box's top to its bottom."""
    rect = place_of(box, scale, origin)
    top, low = skin.colour(box.fill), skin.colour(box.fill2)
    t = smooth(np.linspace(0, 1, rect.h, dtype=np.float32)) ** np.float32(box.ease)
    colours = [np.float32(top[k]) + (np.float32(low[k]) - np.float32(top[k])) * t for k in range(3)]
    alpha = (top[3] + (low[3] - top[3]) * t) / np.float32(255)
    column = rgba(np.stack(colours, -1)[:, None, :], alpha[:, None])
    sheet.blit(pygame.transform.scale(column, rect.size), rect)


def print_frame(
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


def print_shape(
    sheet: pygame.Surface, laid: Laid, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """A plate, a bar, a line."""
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

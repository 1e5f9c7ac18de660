"""Puts the layers of a picture together: back, things in the distance, halo, figure, lights, air, vignette, grain.

Only flat blits of whole surfaces and byte comparisons happen at full size; this is what keeps a picture cheap.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pygame

from game.ui.art.pen import Glow, Pen
from game.ui.paint import cache
from game.ui.paint.pixels import Array, dice, radial, smooth

Bytes = npt.NDArray[np.uint8]
Ramp = Callable[[float], Array]
"""Tone of a layer, 0 to 1 -> its colour."""
EDGE, SHEEN = 64, 128


def _ahead(ink: Bytes, dx: int, dy: int) -> Bytes:
    """For every place the layer number that lies (dx, dy) px further; the rim repeats itself."""
    out = np.empty_like(ink)
    w, h = ink.shape
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    if abs(dx) < w and abs(dy) < h:
        a, b = max(0, -dx), min(w, w - dx)
        c, d = max(0, -dy), min(h, h - dy)
        out[a:b, c:d] = ink[a + dx : b + dx, c + dy : d + dy]
        out[:a, :] = ink[np.ix_(xs[:a], ys)]
        out[b:, :] = ink[np.ix_(xs[b:], ys)]
        out[:, :c] = ink[np.ix_(xs, ys[:c])]
        out[:, d:] = ink[np.ix_(xs, ys[d:])]
    return out


def centre(pen: Pen, middle: tuple[float, float]) -> None:
    """Move all that was drawn so that the middle of its bounds lies at `middle`, px of the picture."""
    ink: Bytes = np.asarray(pygame.surfarray.pixels2d(pen.ink))
    columns, rows = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
    if not len(columns):
        return
    dx = round(middle[0] * 2 - (columns[0] + columns[-1]) / 2)
    dy = round(middle[1] * 2 - (rows[0] + rows[-1]) / 2)
    w, h = ink.shape
    moved_ink = np.zeros_like(ink)
    x0, x1, y0, y1 = max(0, dx), min(w, w + dx), max(0, dy), min(h, h + dy)
    moved_ink[x0:x1, y0:y1] = ink[x0 - dx : x1 - dx, y0 - dy : y1 - dy]
    ink[:] = moved_ink
    pen.glows[:] = [replace(g, x=g.x + dx / 2, y=g.y + dy / 2) for g in pen.glows]


def cut_out(
    pen: Pen,
    ramp: Ramp,
    rim: Array,
    towards: tuple[float, float],
    edge: float = 0.85,
    sheen: float = 0.16,
    width: float = 1.0,
) -> pygame.Surface:
    """The drawn layers as a surface with alpha, at picture size, each layer's edge lit from the side `towards`."""
    ink: Bytes = np.asarray(pygame.surfarray.pixels2d(pen.ink))
    length = math.hypot(*towards) or 1.0
    thin = max(2.0, pen.side * 0.012 * width)
    dx, dy = towards[0] / length, towards[1] / length
    lit = (ink > _ahead(ink, round(dx * thin), round(dy * thin))).view(np.uint8) * np.uint8(EDGE)
    wide = thin * 2.6
    lit |= (ink > _ahead(ink, round(dx * wide), round(dy * wide))).view(np.uint8) * np.uint8(SHEEN)
    lit |= ink
    table = np.zeros((4, 64, 3), np.float32)
    for k, (tone, shines) in enumerate(zip(pen.tones, pen.lit, strict=True)):
        body = rim if shines else ramp(tone)
        table[:, k] = body
        if not shines:
            table[1, k] = body + (rim - body) * np.float32(edge)
            table[2, k] = body + (rim - body) * np.float32(sheen)
            table[3, k] = body + (rim - body) * np.float32(edge)
    flat = np.clip(table, 0, 255).astype(np.uint32).reshape(256, 3)
    packed = (flat[:, 0] << 16) | (flat[:, 1] << 8) | flat[:, 2] | np.uint32(0xFF000000)
    packed[0] &= np.uint32(0x00FFFFFF)
    out = pygame.Surface((ink.shape[0], ink.shape[1]), pygame.SRCALPHA, 32)
    pygame.surfarray.pixels2d(out)[:] = packed[lit]
    return pygame.transform.smoothscale(out, pen.size)


def soft_mask(cut: pygame.Surface, times: int = 8) -> Array:
    """Coverage of a surface at a fraction of its size, (rows, columns)."""
    w, h = cut.get_size()
    little = pygame.transform.smoothscale(cut, (max(2, w // times), max(2, h // times)))
    return np.asarray(pygame.surfarray.array_alpha(little), np.float32).T / np.float32(255)


def moved(field: Array, dx: int, dy: int) -> Array:
    """A copy shifted by (dx, dy) places, its edge repeated."""
    h, w = field.shape
    return field[np.clip(np.arange(h) - dy, 0, h - 1)][:, np.clip(np.arange(w) - dx, 0, w - 1)]


def blur(mask: Array, radius: float) -> Array:
    """A wide, cheap blur: three passes of a running mean each way."""
    n = max(1, round(radius))
    out = mask
    for _ in range(3):
        for axis in (0, 1):
            pad = [(n, n) if a == axis else (0, 0) for a in (0, 1)]
            total = np.cumsum(np.pad(out, pad, "edge"), axis, dtype=np.float32)
            total = np.concatenate([np.zeros_like(total.take([0], axis)), total], axis)
            size = out.shape[axis]
            lower, upper = np.arange(size), np.arange(size) + 2 * n + 1
            out = (total.take(upper, axis) - total.take(lower, axis)) / np.float32(2 * n + 1)
    return out


def glowing(colours: Array, size: tuple[int, int]) -> pygame.Surface:
    """A small field of light (rows, columns, 3) stretched to `size`, to be added."""
    s = pygame.Surface((colours.shape[1], colours.shape[0]), 0, 32)
    pygame.surfarray.blit_array(s, np.clip(colours, 0, 255).astype(np.uint8).swapaxes(0, 1))
    return pygame.transform.smoothscale(s, size)


def add_halo(
    picture: pygame.Surface, cut: pygame.Surface, colour: Array, strength: float, reach: float
) -> None:
    """Light round a figure, behind it; `reach` is a fraction of the picture's shorter side."""
    mask = soft_mask(cut)
    wide = blur(mask, reach * min(mask.shape))
    near = blur(mask, 0.012 * min(mask.shape))
    field = (wide * 0.75 + near * 0.35)[..., None] * colour * np.float32(strength)
    picture.blit(glowing(field, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def add_shadow(picture: pygame.Surface, cut: pygame.Surface, strength: float) -> None:
    """The soft shadow of a thing that stands out from its ground, to the right and down."""
    mask = soft_mask(cut)
    unit = min(mask.shape)
    soft = moved(blur(mask, 0.022 * unit), round(0.015 * unit), round(0.03 * unit))
    field = np.repeat((255 * (1 - soft * np.float32(strength)))[..., None], 3, 2)
    picture.blit(glowing(field, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def add_form(
    cut: pygame.Surface,
    colour: Array,
    towards: tuple[float, float],
    strength: float,
    haze: Array,
    haze_strength: float,
) -> None:
    """Light that runs softly over the side of a figure that faces it, and haze rising from the ground."""
    mask = soft_mask(cut, 6)
    h, w = mask.shape
    r = 0.055 * min(w, h)
    length = math.hypot(*towards) or 1.0
    dx, dy = round(towards[0] / length * r * 1.5), round(towards[1] / length * r * 1.5)
    turned = moved(blur(mask, r), -dx, -dy)
    lit = np.clip(mask - turned, 0, 1) * mask
    ramp = np.clip(np.linspace(-0.6, 1.0, h, dtype=np.float32), 0, 1)[:, None] ** 1.6
    field = (
        lit[..., None] * colour * np.float32(strength)
        + (np.broadcast_to(ramp, (h, w)) * np.float32(haze_strength))[..., None] * haze
    )
    cut.blit(glowing(field, cut.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def add_ground(picture: pygame.Surface, colour: Array, start: float) -> None:
    """Darkness that rises from the lower edge up to the fraction `start` of the height, over all that stands there."""
    w, h = picture.get_size()
    rows = max(2, round(h * (1 - start)))
    rise = smooth(np.linspace(0, 1, rows, dtype=np.float32))
    field = np.empty((2, rows, 4), np.uint8)
    field[..., :3] = np.clip(colour[::-1], 0, 255)
    field[..., 3] = rise * 250
    strip = pygame.image.frombuffer(field.swapaxes(0, 1).tobytes(), (2, rows), "BGRA")
    picture.blit(pygame.transform.scale(strip, (w, rows)), (0, h - rows))


def add_glows(picture: pygame.Surface, glows: Sequence[Glow], colour: Array) -> None:
    """The lights that a figure carries: a bright heart and a soft ring about it."""
    for g in glows:
        s = _glow(max(2, round(g.radius)), tuple(int(c) for c in colour), g.eye, round(g.strength, 2))
        picture.blit(
            s,
            (round(g.x) - s.get_width() // 2, round(g.y) - s.get_height() // 2),
            special_flags=pygame.BLEND_RGB_ADD,
        )


def _glow(radius: int, colour: tuple[int, ...], eye: bool, strength: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        reach = radius * (4 if eye else 6)
        d, _ = radial(2 * reach + 1, 2 * reach + 1, reach + 0.5, reach + 0.5)
        heart = np.clip(radius - d + 0.5, 0, 1)
        ring = np.exp(
            -np.maximum(d - radius * 0.7, 0) / np.float32(radius * (0.75 if eye else 1.25))
        ) * np.clip(1 - d / reach, 0, 1)
        field = (np.maximum(heart, ring * np.float32(0.75)) * np.float32(strength))[..., None] * np.array(
            colour, np.float32
        )
        return glowing(field, (2 * reach + 1, 2 * reach + 1))

    return cache.PIECES.get(("art glow", radius, colour, eye, strength), make)


def finish(picture: pygame.Surface, dark: float = 0.75) -> None:
    """Darker corners and a fine grain."""
    w, h = picture.get_size()
    picture.blit(
        cache.GROUNDS.get(("art vignette", w, h, dark), lambda: _vignette(w, h, dark)),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    picture.blit(
        cache.GROUNDS.get(("art grain", w, h), lambda: _grain(w, h)),
        (0, 0),
        special_flags=pygame.BLEND_RGB_ADD,
    )


def _vignette(w: int, h: int, dark: float) -> pygame.Surface:
    x = np.linspace(-1, 1, max(2, w // 4), dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, max(2, h // 4), dtype=np.float32)[:, None]
    d = np.hypot(x, y)
    shade = 255 * (1 - np.float32(dark) * smooth(np.clip((d - 0.5) / 0.95, 0, 1)))
    return glowing(np.repeat(shade[..., None], 3, 2), (w, h))


def _grain(w: int, h: int) -> pygame.Surface:
    noise = dice("art grain").integers(0, 11, (w, h), dtype=np.uint8)
    s = pygame.Surface((w, h), 0, 32)
    pygame.surfarray.blit_array(s, np.repeat(noise[..., None], 3, 2))
    return s

"""Arithmetic on pixels: signed distances, coverage, gradients, noise, and surfaces made from them.

Arrays are (height, width) or (height, width, 3), float32; colours run 0 to 255, coverage 0 to 1. Surfaces are
made in the byte order of a 32-bit window, so that no display is needed and no convert() either.
"""

from __future__ import annotations

import math
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

from game.ui.paint import cache
from game.ui.theme import Colour, mix, rgb

Array = npt.NDArray[np.float32]
Rectish = pygame.Rect | tuple[float, float, float, float]
Point = tuple[float, float]


def vec(colour: Colour) -> Array:
    """A colour as three floats."""
    return np.array(rgb(colour), np.float32)


def lerp(a: Any, b: Any, t: Any) -> Array:
    """Mix two colour fields by a coverage field."""
    return a + (b - a) * t[..., None]  # type: ignore[no-any-return]


def smooth(t: Array) -> Array:
    """Ease 0 to 1 with flat ends."""
    return t * t * (3 - 2 * t)


def rgba(colours: Any, alpha: Array) -> pygame.Surface:
    """Surface with per-pixel alpha; `colours` broadcasts to (h, w, 3)."""
    h, w = alpha.shape
    out = np.empty((h, w, 4), np.uint8)
    out[..., :3] = np.clip(colours, 0, 255)[..., ::-1]
    out[..., 3] = np.clip(alpha * 255 + 0.5, 0, 255)
    return pygame.image.frombuffer(out.tobytes(), (w, h), "BGRA").copy()


def solid(alpha: Array, colour: Colour) -> pygame.Surface:
    """One colour through a coverage field."""
    return rgba(vec(colour), alpha)


def opaque(colours: npt.NDArray[Any]) -> pygame.Surface:
    """Surface without alpha from an (h, w, 3) field."""
    h, w = colours.shape[:2]
    s = pygame.Surface((w, h), 0, 32)
    pygame.surfarray.blit_array(s, np.clip(colours, 0, 255).astype(np.uint8).swapaxes(0, 1))
    return s


def clear_surface(w: int, h: int, colour: Colour = "#000000") -> pygame.Surface:
    """An empty transparent surface; `colour` is what soft edges fade to."""
    s = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)
    s.fill((*rgb(colour), 0))
    return s


def alpha_of(s: pygame.Surface) -> Array:
    """Coverage field of a surface."""
    return pygame.surfarray.array_alpha(s).astype(np.float32).T / np.float32(255)


def colours_of(s: pygame.Surface) -> Array:
    """(h, w, 3) colour field of a surface."""
    return pygame.surfarray.array3d(s).astype(np.float32).swapaxes(0, 1).copy()


def shrink(mask: Array, times: int) -> Array:
    """Average blocks of times x times pixels: the anti-aliasing of shapes drawn large."""
    h, w = mask.shape[0] // times, mask.shape[1] // times
    small: Array = mask.reshape(h, times, w, times).mean((1, 3), dtype=np.float32)
    return small


def gradient(h: int, w: int, *stops: tuple[float, Colour]) -> Array:
    """(h, w, 3) vertical gradient through (place 0..1, colour) stops."""
    y = np.linspace(0, 1, h, dtype=np.float32)
    places = [s[0] for s in stops]
    table = np.array([rgb(s[1]) for s in stops], np.float32)
    column = np.stack([np.interp(y, places, table[:, k]) for k in range(3)], -1).astype(np.float32)
    return np.broadcast_to(column[:, None, :], (h, w, 3))


def distance(w: float, h: float, r: float, pad: int) -> Array:
    """Signed distance in px from the edge of a rounded box (negative inside), on a canvas `pad` larger all round."""
    r = min(r, w / 2, h / 2)
    cw, ch = round(w) + 2 * pad, round(h) + 2 * pad
    x = np.abs(np.arange(cw, dtype=np.float32) + 0.5 - cw / 2) - (w / 2 - r)
    y = np.abs(np.arange(ch, dtype=np.float32) + 0.5 - ch / 2) - (h / 2 - r)
    outside = np.hypot(np.maximum(x, 0)[None, :], np.maximum(y, 0)[:, None])
    inside = np.minimum(np.maximum(x[None, :], y[:, None]), 0)
    d: Array = (outside + inside - np.float32(r)).astype(np.float32)
    return d


def turned_size(w: float, h: float, angle: float) -> tuple[int, int]:
    """Whole px a box of (w, h) needs when turned by `angle` degrees."""
    a = math.radians(angle)
    c, s = abs(math.cos(a)), abs(math.sin(a))
    return math.ceil(w * c + h * s - 1e-6), math.ceil(w * s + h * c - 1e-6)


def turned_distance(w: float, h: float, r: float, pad: int, angle: float, step: int = 1) -> Array:
    """As `distance`, of a box turned counter-clockwise by `angle` degrees, sampled every `step` px."""
    r = min(r, w / 2, h / 2)
    tw, th = turned_size(w, h, angle)
    cw, ch = -(-(tw + 2 * pad) // step), -(-(th + 2 * pad) // step)
    gx = ((np.arange(cw, dtype=np.float32) + 0.5) * step - (tw + 2 * pad) / 2)[None, :]
    gy = ((np.arange(ch, dtype=np.float32) + 0.5) * step - (th + 2 * pad) / 2)[:, None]
    a = math.radians(angle)
    c, s = np.float32(math.cos(a)), np.float32(math.sin(a))
    x = np.abs(gx * c - gy * s) - np.float32(w / 2 - r)
    y = np.abs(gx * s + gy * c) - np.float32(h / 2 - r)
    outside = np.hypot(np.maximum(x, 0), np.maximum(y, 0))
    d: Array = (outside + np.minimum(np.maximum(x, y), 0) - np.float32(r)).astype(np.float32)
    return d


def coverage(d: Array) -> Array:
    """How much of each pixel lies inside distance 0, one pixel soft."""
    return np.clip(np.float32(0.5) - d, 0, 1)  # type: ignore[no-any-return]


def line(d: Array, at: float, width: float) -> Array:
    """Coverage of a line of `width` whose middle runs `at` px from the edge (negative: inside)."""
    return coverage(np.abs(d - at) - width / 2) * np.float32(min(1.0, width))


def radial(w: int, h: int, cx: float, cy: float) -> tuple[Array, Array]:
    """Distance in px and angle in radians of each pixel from a point."""
    x = np.arange(w, dtype=np.float32) + 0.5 - np.float32(cx)
    y = np.arange(h, dtype=np.float32) + 0.5 - np.float32(cy)
    return np.hypot(x[None, :], y[:, None]), np.arctan2(y[:, None], x[None, :])


def stretch(field: npt.NDArray[Any], w: int, h: int) -> npt.NDArray[Any]:
    """Repeat the middle column and row of `field` up to (h, w): large frames cost as little as small ones."""
    fh, fw = field.shape[:2]
    if fw < w:
        field = field.take(_spread(fw, w), axis=1)
    if fh < h:
        field = field.take(_spread(fh, h), axis=0)
    return field


def _spread(n: int, wanted: int) -> npt.NDArray[np.intp]:
    half = n // 2
    places = np.arange(wanted)
    return np.where(places < half, places, np.maximum(half, places - (wanted - n))).astype(np.intp)


def narrow(n: int, keep: int) -> int:
    """Length that holds `keep` px of each end and one repeatable middle."""
    return min(n, 2 * keep + 1)


# ---- noise: seeded generators only, so that a picture is the same on every day


def dice(seed: object) -> np.random.Generator:
    """Generator for one picture; the same seed gives the same picture."""
    return np.random.default_rng(zlib.crc32(str(seed).encode()))


def value_noise(r: np.random.Generator, w: int, h: int, cell: float) -> Array:
    """Smooth noise 0 to 1 with blobs of `cell` px."""
    grid = r.random((int(h / cell) + 3, int(w / cell) + 3), dtype=np.float32)
    x = np.arange(w, dtype=np.float32) / np.float32(cell)
    y = np.arange(h, dtype=np.float32) / np.float32(cell)
    xi, yi = x.astype(np.intp), y.astype(np.intp)
    fx, fy = smooth(x - xi), smooth(y - yi)
    rows = grid[yi] + (grid[yi + 1] - grid[yi]) * fy[:, None]
    return rows[:, xi] + (rows[:, xi + 1] - rows[:, xi]) * fx[None, :]


def clouds(r: np.random.Generator, w: int, h: int, cell: float, octaves: int = 5, gain: float = 0.5) -> Array:
    """Layered noise 0 to 1, coarse to fine."""
    total = np.zeros((h, w), np.float32)
    strength, weight = np.float32(1), 0.0
    for i in range(octaves):
        total += strength * value_noise(r, w, h, max(2, cell / 2**i))
        weight += float(strength)
        strength *= np.float32(gain)
    return total / np.float32(weight)


# ---- finished surfaces


def blurred(mask: Array, radius: int, colour: Colour, strength: float = 1.0) -> tuple[pygame.Surface, int]:
    """Soft copy of a mask in one colour and the padding added round it."""
    pad = 2 * radius + 2
    s = solid(np.pad(mask * np.float32(strength), pad), colour)
    return soften(s, radius), pad


def soften(s: pygame.Surface, radius: int) -> pygame.Surface:
    """A blurred copy; wide blurs are worked out on a reduced copy, which nobody can tell apart."""
    if radius <= 0:
        return s
    times = max(1, radius // 3)
    if times == 1:
        return pygame.transform.gaussian_blur(s, radius)
    w, h = s.get_size()
    little = pygame.transform.smoothscale(s, (max(1, w // times), max(1, h // times)))
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(little, max(1, radius // times)), (w, h)
    )


def rounded(s: pygame.Surface, r: float) -> pygame.Surface:
    """A copy cut to rounded corners."""
    w, h = s.get_size()
    out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    out.blit(s, (0, 0))
    k = min(math.ceil(r) + 1, w // 2, h // 2)
    if k < 1:
        return out
    four = cache.PIECES.get(("corners", r, k), lambda: _corners(r, k))
    for piece, at in zip(four, ((0, 0), (w - k, 0), (0, h - k), (w - k, h - k)), strict=True):
        out.blit(piece, at, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _corners(r: float, k: int) -> tuple[pygame.Surface, ...]:
    """White quarter rounds of k px: upper left, upper right, lower left, lower right."""
    first = solid(coverage(distance(4 * k, 4 * k, r, 0))[:k, :k], "#ffffff")
    flips = ((False, False), (True, False), (False, True), (True, True))
    return tuple(pygame.transform.flip(first, *f) for f in flips)


def metal(h: int, w: int, colour: Colour) -> Array:
    """Gradient of a lit metal rim: lighter above, darker below."""
    return gradient(h, w, (0, mix(colour, "#ffffff", 0.45)), (0.5, colour), (1, mix(colour, "#000000", 0.45)))

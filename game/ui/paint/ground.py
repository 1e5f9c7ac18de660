"""The table itself: green felt, night sky, or candle-lit oxblood, for a window of any size.

Large soft things are worked out small and enlarged; grain, stars and inlays are added at full size.
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.ui.paint import cache
from game.ui.paint.pixels import (
    Array,
    clouds,
    coverage,
    dice,
    distance,
    lerp,
    opaque,
    radial,
    rgba,
    solid,
    value_noise,
    vec,
)
from game.ui.theme import Colour, mix, theme

TILE = 256  # grain is repeated at this step: the eye does not find it, and it costs nothing


def ground(mood: str, size: tuple[int, int], seed: int = 0) -> pygame.Surface:
    """The background of a mood, opaque, the same picture for the same size and seed. Do not draw into it."""
    w, h = max(16, int(size[0])), max(16, int(size[1]))
    make = {"renown": _felt, "crown": _night, "patterns": _candle}[mood]
    return cache.GROUNDS.get((mood, w, h, seed), lambda: make(w, h, seed))


def _small(w: int, h: int, times: int = 5) -> tuple[int, int, Array, Array]:
    """A reduced canvas and its coordinates, each 0 to 1 across the window."""
    sw, sh = max(8, w // times), max(8, h // times)
    x: Array = ((np.arange(sw, dtype=np.float32) + 0.5) / np.float32(sw))[None, :].repeat(sh, 0)
    y: Array = ((np.arange(sh, dtype=np.float32) + 0.5) / np.float32(sh))[:, None].repeat(sw, 1)
    return sw, sh, x, y


def _enlarge(colours: Array, w: int, h: int) -> pygame.Surface:
    # one more bit of depth than a byte survives the enlargement: noise of half a step hides the banding
    r = dice("dither")
    soft = colours + r.uniform(-0.8, 0.8, (*colours.shape[:2], 1)).astype(np.float32)
    return pygame.transform.smoothscale(opaque(soft), (w, h))


def _grain(s: pygame.Surface, tile: Array, strength: float) -> None:
    """Multiply by 1 +- strength with a repeated tile (values -1 to 1)."""
    light = np.clip(tile, 0, 1)[..., None] * np.float32(strength * 160)
    dark = 255 - np.clip(-tile, 0, 1)[..., None] * np.float32(strength * 255)
    for field, flag in (
        (np.repeat(dark, 3, 2), pygame.BLEND_RGB_MULT),
        (np.repeat(light, 3, 2) * 0.35, pygame.BLEND_RGB_ADD),
    ):
        piece = opaque(field)
        pw, ph = piece.get_size()
        for y in range(0, s.get_height(), ph):
            for x in range(0, s.get_width(), pw):
                s.blit(piece, (x, y), special_flags=flag)


def _tiled(field: Array) -> Array:
    """A field whose opposite edges meet: crossfaded with itself, half a tile on."""
    h, w = field.shape
    moved = np.roll(field, (h // 2, w // 2), (0, 1))
    x = np.abs(np.linspace(-1, 1, w, dtype=np.float32))[None, :]
    y = np.abs(np.linspace(-1, 1, h, dtype=np.float32))[:, None]
    edge = np.clip((np.maximum(x, y) - 0.6) / 0.4, 0, 1).astype(np.float32)
    mixed: Array = field + (moved - field) * edge
    return mixed


# ---- Renown: felt


def _felt(w: int, h: int, seed: int) -> pygame.Surface:
    light, dark = theme("renown").ground
    sw, sh, x, y = _small(w, h)
    r = dice(("felt", seed))
    n = clouds(r, sw, sh, max(6, sw * 0.22), 4)
    colours = lerp(vec(light), vec(dark), np.clip((n - 0.3) * 2, 0, 1))
    d = np.hypot((x - 0.40) / 0.64, (y - 0.34) / 0.78)
    colours = colours * np.clip(1.24 - 0.80 * d, 0.30, 1.2)[..., None]
    colours = colours + (np.clip(1 - d * 1.25, 0, 1) ** 2 * 10)[..., None] * vec("#fff0b0") / 255
    s = _enlarge(colours, w, h)
    _lozenges(s, h)
    # weave: fine noise, drawn out a little along both threads
    g = dice("weave")
    fine = g.uniform(-1, 1, (TILE, TILE)).astype(np.float32)
    weave = fine + np.roll(fine, 1, 0) * 0.7 + np.roll(fine, 1, 1) * 0.7
    blotch = _tiled(clouds(g, TILE, TILE, 18, 3)) - 0.5
    _grain(s, np.clip(weave * 0.34 + blotch * 1.4, -1, 1), 0.13)
    return s


def _lozenges(s: pygame.Surface, h: int) -> None:
    """A woven lattice: broad bands a touch lighter, a small diamond where they cross."""
    k = max(0.5, h / 1080)
    step = max(24, 2 * round(46 * k))
    a = np.arange(step, dtype=np.float32)
    u = (a[None, :] + a[:, None]) / step % 1
    v = (a[None, :] - a[:, None]) / step % 1
    du, dv = np.abs(u - 0.5), np.abs(v - 0.5)
    bands = np.clip(1 - np.minimum(du, dv) * step / (1.1 * k), 0, 1) * 0.6
    # corners of the tile are the middles of the lozenges; put a four-petalled speck there
    cx = np.minimum(a, step - a)
    petal = np.hypot(cx[None, :] ** 0.8, cx[:, None] ** 0.8)
    speck = np.clip((4.2 * k - petal) / (1.2 * k), 0, 1)
    tile = solid(np.clip(bands + speck, 0, 1).astype(np.float32) * np.float32(0.08), "#f4ffd8")
    for ty in range(0, s.get_height(), step):
        for tx in range(0, s.get_width(), step):
            s.blit(tile, (tx, ty))


# ---- Crown: night


def _night(w: int, h: int, seed: int) -> pygame.Surface:
    light, dark = theme("crown").ground
    cx, cy = 0.477, 0.363
    sw, sh, x, y = _small(w, h)
    r = dice(("night", seed))
    d = np.hypot((x - cx) / 0.52, (y - cy) / 0.59)
    colours = lerp(vec(light), vec(dark), np.clip(d, 0, 1) ** 0.85)
    for tint, cell, strength in (("#6a3f9e", 0.125, 0.72), ("#2c6fb0", 0.095, 0.62)):
        n = clouds(r, sw, sh, max(5, sw * cell), 5)
        colours = colours + np.clip((n - 0.51) * 2.6, 0, 1)[..., None] * vec(tint) * np.float32(strength)
    colours = colours * (1 - 0.35 * np.clip(d - 0.8, 0, 1))[..., None]
    s = _enlarge(colours, w, h)
    _stars(s, r, round(w * h / 2300))
    _orbits(s, cx * w, cy * h, max(0.4, h / 1080))
    g = dice("night grain")
    _grain(s, g.uniform(-1, 1, (TILE, TILE)).astype(np.float32), 0.05)
    return s


def _stars(s: pygame.Surface, r: np.random.Generator, count: int) -> None:
    w, h = s.get_size()
    xs, ys = r.integers(2, w - 2, count), r.integers(2, h - 2, count)
    for sx, sy, v, warm in zip(xs, ys, r.uniform(0.1, 0.8, count) ** 1.6, r.random(count), strict=True):
        ink = (255, 244, 220) if warm > 0.7 else (226, 232, 255)
        _speck(s, int(sx), int(sy), float(v), ink)
        if v > 0.42:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                _speck(s, int(sx) + dx, int(sy) + dy, float(v) * 0.3, ink)
        if v > 0.62:
            _sparkle(s, int(sx), int(sy), ink)


def _speck(s: pygame.Surface, x: int, y: int, v: float, ink: tuple[int, int, int]) -> None:
    old = s.get_at((x, y))
    s.set_at((x, y), tuple(round(o + (n - o) * v) for o, n in zip(old[:3], ink, strict=True)))


def _sparkle(s: pygame.Surface, x: int, y: int, ink: Colour) -> None:
    def make() -> pygame.Surface:
        n = 21
        d, _ = radial(n, n, n / 2, n / 2)
        a = np.abs(np.arange(n, dtype=np.float32) + 0.5 - n / 2)
        cross = np.exp(-a[None, :] / 0.7 - a[:, None] / 2.6) + np.exp(-a[:, None] / 0.7 - a[None, :] / 2.6)
        return solid(np.clip(cross * 0.75 + np.exp(-d / 2.6) * 0.35, 0, 1).astype(np.float32), ink)

    s.blit(cache.PIECES.get(("sparkle", ink), make), (x - 10, y - 10))


def _orbits(s: pygame.Surface, cx: float, cy: float, k: float) -> None:
    """Faint gold circles of an astrolabe with graduated rims."""
    gold = "#d9b45a"
    circles = (
        (300, 0.22, 1.2),
        (312, 0.14, 1),
        (520, 0.22, 1.3),
        (528, 0.13, 1),
        (700, 0.18, 1.2),
        (708, 0.10, 1),
    )
    for radius, alpha, wide in (*circles, (900, 0.10, 1)):
        _circle(s, cx, cy, radius * k, wide, gold, alpha)
    for radius, marks, alpha in ((306, 72, 0.20), (524, 120, 0.16)):
        for n in range(marks):
            a = 2 * math.pi * n / marks
            reach = 6 if n % 6 == 0 else 3.5
            p = [
                (cx + math.cos(a) * (radius + o) * k, cy + math.sin(a) * (radius + o) * k)
                for o in (-reach, reach)
            ]
            pygame.draw.aaline(s, _toward(s, p[0], gold, alpha), p[0], p[1])


def _toward(s: pygame.Surface, p: tuple[float, float], ink: Colour, alpha: float) -> tuple[int, int, int]:
    x, y = min(max(0, int(p[0])), s.get_width() - 1), min(max(0, int(p[1])), s.get_height() - 1)
    old = s.get_at((x, y))
    return mix((old.r, old.g, old.b), ink, alpha)


def _circle(
    s: pygame.Surface, cx: float, cy: float, radius: float, wide: float, ink: Colour, alpha: float
) -> None:
    """A circle line in bands, so that only the rows and columns it crosses are worked out."""
    w, h = s.get_size()
    band = 64
    for y0 in range(0, h, band):
        rows = min(band, h - y0)
        dy = np.arange(y0, y0 + rows, dtype=np.float32) + 0.5 - np.float32(cy)
        near = float(np.min(np.abs(dy))) if (dy[0] > 0) == (dy[-1] > 0) else 0.0
        far = float(np.max(np.abs(dy)))
        if near > radius + 2:
            continue
        outer = math.sqrt(max(0.0, (radius + 2) ** 2 - near**2))
        inner = math.sqrt(max(0.0, (radius - 2) ** 2 - far**2)) if far < radius - 2 else 0.0
        for a, b in ((cx - outer, cx - inner), (cx + inner, cx + outer)):
            x0, x1 = max(0, math.floor(a) - 1), min(w, math.ceil(b) + 1)
            if x1 <= x0:
                continue
            dx = np.arange(x0, x1, dtype=np.float32) + 0.5 - np.float32(cx)
            d = np.hypot(dx[None, :], dy[:, None])
            s.blit(solid(coverage(np.abs(d - radius) - wide / 2) * np.float32(alpha), ink), (x0, y0))


# ---- Patterns: candle and oxblood


def _candle(w: int, h: int, seed: int) -> pygame.Surface:
    light, dark = theme("patterns").ground
    sw, sh, x, y = _small(w, h)
    r = dice(("candle", seed))
    n = clouds(r, sw, sh, max(6, sw * 0.22), 5)
    colours = lerp(vec(light), vec(dark), np.clip((n - 0.3) * 2, 0, 1))
    aspect = np.float32(w / h)
    for px, py, reach, power in (
        (0.156, 0.91, 0.62, 1.15),
        (0.69, 0.92, 0.62, 1.15),
        (0.40, 0.18, 0.84, 0.5),
    ):
        d = np.hypot((x - px) * aspect, y - py) / np.float32(reach)
        g = np.clip(1 - d, 0, 1) ** 2 * np.float32(power)
        colours = (
            colours
            + colours * g[..., None] * vec("#ffb860") / 330
            + (g**1.6)[..., None] * vec("#7a3a10") * 0.3
        )
    v = np.hypot((x - 0.5) / 0.62, (y - 0.5) / 0.66)
    colours = colours * np.clip(1.12 - 0.62 * np.clip(v - 0.35, 0, 1), 0.3, 1.2)[..., None]
    s = _enlarge(colours, w, h)
    g2 = dice("leather")
    hide = _tiled(value_noise(g2, TILE, TILE, 9) * 0.6 + value_noise(g2, TILE, TILE, 4) * 0.4) - 0.5
    fine = g2.uniform(-1, 1, (TILE, TILE)).astype(np.float32)
    # creases catch the light on one side: the difference of the hide with itself, one pixel on
    crease = (hide - np.roll(hide, (1, 1), (0, 1))) * 3.2
    _grain(s, np.clip(crease + fine * 0.22, -1, 1), 0.16)
    return s


# ---- paper


def sheet(
    size: tuple[int, int], seed: object, torn: bool = False, radius: int = 14, scale: float = 1.0
) -> pygame.Surface:
    """A leaf of old parchment, browned at its edges, with an uneven outline when `torn`."""
    w, h = max(8, int(size[0])), max(8, int(size[1]))
    return cache.PIECES.get(
        ("sheet", w, h, seed, torn, radius, scale), lambda: _sheet(w, h, seed, torn, radius, scale)
    )


def _sheet(w: int, h: int, seed: object, torn: bool, radius: int, k: float) -> pygame.Surface:
    r = dice(("paper", seed))
    n = clouds(r, w, h, max(8, 180 * k), 5)
    fibres = clouds(r, w, h, max(3, 9 * k), 3)
    d = distance(w, h, radius, 0)
    edge = np.clip(1 + d / (70 * k), 0, 1) ** 2 * (0.55 + 0.9 * n)
    colours = (
        lerp(vec("#f1deb4"), vec("#d8b87e"), np.clip((n - 0.3) * 1.7, 0, 1))
        * (0.955 + 0.09 * fibres)[..., None]
    )
    colours = lerp(colours, vec("#8a5a2a"), np.clip(edge * 0.62, 0, 1))
    x = np.linspace(0, 1, w, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, h, dtype=np.float32)[:, None]
    colours = colours * np.clip(1.10 - 0.30 * np.hypot(x - 0.3, y - 0.15), 0.7, 1.12)[..., None]
    if torn:
        d = d + (clouds(r, w, h, max(4, 26 * k), 3) - 0.5) * np.float32(7 * k) + np.float32(3 * k)
        colours = lerp(colours, vec("#5a3516"), np.clip(1 + (d + 1.5) / 1.5, 0, 1) * 0.5)
    return rgba(colours, coverage(d))

"""Backs: a dark ground lit from its centre, sixteen rays, two gold rings, a lattice, one emblem."""

from __future__ import annotations

import numpy as np
import pygame

from game.ui.icons import gold_icon, mask
from game.ui.paint.pixels import (
    blurred,
    coverage,
    dice,
    distance,
    lerp,
    line,
    metal,
    opaque,
    radial,
    rgba,
    solid,
    vec,
)
from game.ui.theme import mix

# mood or pile: light ground, dark ground, metal, emblem
BACKS: dict[str, tuple[str, str, str, str]] = {
    "crown": ("#3d49b8", "#141850", "#d9b45a", "crown"),
    "patterns": ("#7a2026", "#2a080d", "#d9b45a", "account-group"),
    "research": ("#4a2c6a", "#170b28", "#d9b45a", "auto-fix"),
    "dungeon": ("#3a241c", "#0e0806", "#a5793f", "gate"),
    "renown": ("#1c5a42", "#05170f", "#d2ab52", "crown"),
}


def draw_back(name: str, w: int, h: int) -> pygame.Surface:
    """An opaque back with square corners at its drawing size; KeyError for a name that is not in BACKS."""
    light, dark, metal_colour, emblem = BACKS[name]
    k = w / 126
    cx, cy = w / 2, h / 2
    d, angle = radial(w, h, cx, cy)
    gold = vec(metal_colour)
    b = lerp(vec(light), vec(dark), np.clip(d / (h * 0.6), 0, 1) ** 0.8)
    wave = np.clip(0.5 + np.sin(angle * 16) * d / (10 * k), 0, 1)
    b = b * (1 + (0.10 - 0.24 * wave) * np.clip(1.4 - d / (90 * k), 0.3, 1))[..., None]
    x = np.arange(w, dtype=np.float32)[None, :] + 0.5 - cx
    y = np.arange(h, dtype=np.float32)[:, None] + 0.5 - cy
    outer = 49 * k
    # lattice outside the rings: two families of lines and a bead where they cross
    period = 11.0 * k
    u, v = (x + y) / period, (x - y) / period
    fu, fv = np.abs(u - np.round(u)) * period * 0.707, np.abs(v - np.round(v)) * period * 0.707
    beyond = coverage(outer + 2.2 * k - d)
    b = lerp(b, gold, np.clip(0.62 * k + 0.5 - np.minimum(fu, fv), 0, 1) * 0.42 * beyond)
    b = lerp(b, gold, np.clip(1.7 * k + 0.5 - np.hypot(fu, fv), 0, 1) * 0.75 * beyond)
    b = b * (1 - 0.5 * np.exp(-np.maximum(d - outer, 0) / (4 * k)) * beyond)[..., None]
    # rings with beads between them
    for radius, wide, strength in ((31, 1.5, 1.0), (36, 0.8, 0.6), (49, 1.5, 0.9), (46, 0.6, 0.45)):
        b = lerp(b, gold * 1.05, line(d, radius * k, wide * k) * np.float32(strength))
    beads = 32
    step = 2 * np.pi / beads
    off = np.abs(angle / step - np.round(angle / step)) * step * d
    b = lerp(
        b,
        gold * 1.15,
        coverage(np.hypot(off, d - 41 * k) - np.where(np.round(angle / step) % 2 == 0, 1.7, 0.9) * k),
    )
    b = b + (np.exp(-((d / (26 * k)) ** 2)) * 26)[..., None]
    b = b + dice(("back", name)).uniform(-2, 2, (h, w, 1)).astype(np.float32)
    s = opaque(b)
    px = round(38 * k)
    cast, pad = blurred(mask(emblem, px), max(1, round(2.2 * k)), "#000000", 0.8)
    s.blit(cast, (round(cx - px / 2 - pad + 1.2 * k), round(cy - px / 2 - pad + 2.4 * k)))
    s.blit(gold_icon(emblem, px), (round(cx - px / 2), round(cy - px / 2)))
    r = 9 * k
    edge = distance(w, h, r, 0)
    s.blit(solid(line(edge, -2.2 * k, 4.4 * k), mix(dark, "#000000", 0.25)), (0, 0))
    s.blit(rgba(metal(h, w, metal_colour), line(edge, -5.4 * k, 1.7 * k)), (0, 0))
    s.blit(solid(line(edge, -8.4 * k, 0.8 * k) * np.float32(0.65), metal_colour), (0, 0))
    s.blit(solid(line(edge, -0.7 * k, 1.2 * k) * np.float32(0.4), mix(light, "#ffffff", 0.3)), (0, 0))
    return s

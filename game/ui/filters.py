"""The window as other eyes see it: protan, deutan and tritan sight, and plain grey, over a finished picture.

Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. Each filter is one table of 128 x 128 x 128 colours
made when it is first asked for (a tenth of a second), so that a frame costs a few milliseconds; a channel is off by
half a step of 255 on the average, and by a dozen at the most, where it is almost black.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

Words = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float64]

FILTERS: Final[Mapping[str, str]] = {
    "": "As it is",
    "protan": "Protan, no red cones",
    "deutan": "Deutan, no green cones",
    "tritan": "Tritan, no blue cones",
    "grey": "Grey, brightness alone",
}
"""Every filter with what it is called; the empty one changes nothing."""
LUMINANCE: Final = (0.2126, 0.7152, 0.0722)
MATRICES: Final[Mapping[str, tuple[tuple[float, float, float], ...]]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
}
"""Rows give red, green and blue from linear red, green and blue; what falls outside is clipped."""
BITS: Final = 7
"""Of each channel that the table tells apart."""
AT_ONCE: Final = 1 << 16
"""Pixels that are worked on together: more would leave the processor's own memory."""
_MASKS: Final = (0xFF0000, 0xFF00, 0xFF)


def apply(surface: pygame.Surface, name: str) -> None:
    """Changes a picture in place, its alpha aside; KeyError for a filter that is not in FILTERS."""
    if not name:
        return
    table = _table(name)
    if surface.get_bytesize() == 4 and tuple(surface.get_masks()[:3]) == _MASKS:
        _recolour(surface, table)
        return
    plain = pygame.Surface(surface.get_size(), 0, 32)
    plain.blit(surface, (0, 0))
    _recolour(plain, table)
    surface.blit(plain, (0, 0))


def seen(colour: tuple[int, int, int], name: str) -> tuple[int, int, int]:
    """One colour through a filter, exactly."""
    if not name:
        return colour
    found = _filtered(np.array([colour], np.float64), name)[0]
    return int(found[0]), int(found[1]), int(found[2])


def _recolour(surface: pygame.Surface, table: Words) -> None:
    pixels = pygame.surfarray.pixels2d(surface).T
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    rows = max(1, AT_ONCE // max(1, pixels.shape[1]))
    for top in range(0, pixels.shape[0], rows):
        part: Any = pixels[top : top + rows]
        at = part >> np.uint32(1)
        place = at & np.uint32(0x7F)
        at >>= np.uint32(1)
        place |= at & np.uint32(0x7F << 7)
        at >>= np.uint32(1)
        place |= at & np.uint32(0x7F << 14)
        found = table.take(place, mode="clip")
        if alpha:
            found |= part & np.uint32(0xFF000000)
        part[:] = found


@lru_cache(2)
def _table(name: str) -> Words:
    """The filtered colour of every place, red in the high bits."""
    steps = 1 << BITS
    # the ends of the scale are kept: black is black and white is white
    levels = np.arange(steps) * 255 / (steps - 1)
    found = np.empty((steps, steps, steps), np.uint32)
    green, blue = np.meshgrid(levels, levels, indexing="ij")
    for n, red in enumerate(levels):
        colours = _filtered(np.stack([np.full_like(green, red), green, blue], -1), name).astype(np.uint32)
        found[n] = (colours[..., 0] << 16) | (colours[..., 1] << 8) | colours[..., 2]
    return found.reshape(-1)


def _filtered(colours: Floats, name: str) -> Floats:
    """Colours from 0 to 255 (..., 3) through a filter, rounded."""
    linear = _linear(colours / 255)
    mixed = np.clip(linear @ np.array(MATRICES[name], np.float64).T, 0, 1)
    return np.rint(_encoded(mixed) * 255)


def _linear(v: Floats) -> Floats:
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def _encoded(v: Floats) -> Floats:
    return np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)

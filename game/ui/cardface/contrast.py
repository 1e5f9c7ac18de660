"""How clear one colour is on another, by WCAG."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

_LINEAR: Final = np.array(
    [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in np.arange(256) / 255], np.float32
)
_WEIGHTS: Final = (np.float32(0.2126), np.float32(0.7152), np.float32(0.0722))


def luminance(colours: npt.NDArray[Any]) -> Floats:
    """Relative luminance, 0 to 1, of an array of colours in bytes (..., 3)."""
    red, green, blue = (_LINEAR[colours[..., k]] * _WEIGHTS[k] for k in range(3))
    return red + green + blue  # type: ignore[no-any-return]


def ratio(one: Floats | float, other: Floats | float) -> Floats:
    """Contrast of two luminances, 1 to 21."""
    low, high = np.minimum(one, other), np.maximum(one, other)
    return (high + np.float32(0.05)) / (low + np.float32(0.05))


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Contrast of two colours, their alpha aside, 1 to 21."""
    first, second = (luminance(np.array(colour[:3], np.uint8)) for colour in (one, other))
    return float(ratio(first, second))

"""Icons by their Material Design name, as coverage masks and tinted surfaces.

Read straight from the icon package's zip; where the package or a name is missing, a drawn shape stands in and
`missing()` says so.
"""

from __future__ import annotations

import io
import math
import zipfile
from functools import lru_cache
from importlib import resources
from itertools import pairwise

import numpy as np
import pygame

from game.ui.icon_shapes import SHAPES, UNKNOWN
from game.ui.paint import cache
from game.ui.paint.pixels import Array, alpha_of, gradient, rgba, shrink, solid
from game.ui.theme import Colour, mix, rgb

PACKAGE = ("justmyresource_mdi", "icons.zip")
_missing: set[str] = set()


def mask(name: str, px: int) -> Array:
    """Coverage of an icon in a px x px square; read-only, do not write into it."""
    px = max(1, int(px))
    return cache.MASKS.get(("icon", name, px), lambda: _mask(name, px))


def icon(name: str, px: int, colour: Colour = "#ffffff", alpha: float = 1.0) -> pygame.Surface:
    """An icon in one colour, px x px."""
    px, colour = max(1, int(px)), rgb(colour)
    return cache.PIECES.get(
        ("icon", name, px, colour, alpha), lambda: solid(mask(name, px) * np.float32(alpha), colour)
    )


def gold_icon(name: str, px: int, light: Colour = "#fff3c4", dark: Colour = "#b8792a") -> pygame.Surface:
    """An icon in a metal gradient, px x px."""
    px, light, dark = max(1, int(px)), rgb(light), rgb(dark)
    return cache.PIECES.get(
        ("gold", name, px, light, dark),
        lambda: rgba(gradient(px, px, (0, light), (0.5, mix(light, dark, 0.45)), (1, dark)), mask(name, px)),
    )


def known(name: str) -> bool:
    """Whether the icon package has this name (True also when only a drawn shape has it)."""
    return name in SHAPES or f"{name}.svg" in _names()


def installed() -> bool:
    """Whether the icon package is there and can be read."""
    return _open() is not None


def missing() -> list[str]:
    """One sentence for the missing package, or for each icon name it does not have."""
    return sorted(_missing)


def forget() -> None:
    """Drop the open package and what was found missing: for tests."""
    pack = _open()
    if pack is not None:
        pack.close()
    _open.cache_clear()
    _missing.clear()


@lru_cache(1)
def _open() -> zipfile.ZipFile | None:
    package, name = PACKAGE
    try:
        return zipfile.ZipFile(io.BytesIO((resources.files(package) / name).read_bytes()))
    except (ModuleNotFoundError, OSError, TypeError, zipfile.BadZipFile):
        _missing.add(
            f"The icons are not installed (package {package.replace('_', '-')}); simple shapes stand in"
        )
        return None


def _names() -> dict[str, zipfile.ZipInfo]:
    pack = _open()
    return {} if pack is None else pack.NameToInfo


def _mask(name: str, px: int) -> Array:
    pack = _open()
    if pack is not None:
        if f"{name}.svg" in _names():
            try:
                return _from_svg(pack.read(f"{name}.svg"), px)
            except (pygame.error, zipfile.BadZipFile, OSError) as error:
                _missing.add(f"The icon {name} cannot be read ({error})")
        else:
            _missing.add(f"The icon {name} is not in the icon package")
    return drawn(SHAPES.get(name, UNKNOWN), px)


def _from_svg(data: bytes, px: int) -> Array:
    text = data.decode("utf-8", "replace").replace("currentColor", "#fff")
    if "fill=" not in text:
        text = text.replace("<svg ", '<svg fill="#ffffff" ', 1)
    return shrink(alpha_of(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (px * 2, px * 2))), 2)


def drawn(shape: str, px: int) -> Array:
    """Coverage of a shape in the small language of icon_shapes."""
    times = 4
    k = px * times / 24
    s = pygame.Surface((px * times, px * times), 0, 32)
    for stroke in shape.split(";"):
        kind, *words = stroke.split()
        n = [float(w) * k for w in words]
        ink = (255, 255, 255) if kind.islower() else (0, 0, 0)
        match kind.lower():
            case "p":
                pygame.draw.polygon(s, ink, _pairs(n))
            case "o":
                pygame.draw.circle(s, ink, (n[0], n[1]), n[2])
            case "r":
                pygame.draw.circle(s, ink, (n[0], n[1]), n[2] + n[3] / 2, max(1, round(n[3])))
            case "b":
                pygame.draw.rect(s, ink, (n[0], n[1], n[2], n[3]), border_radius=round(n[4]))
            case "l":
                _thick(s, ink, n[0], _pairs(n[1:]))
    return shrink(pygame.surfarray.array_red(s).astype(np.float32).T / np.float32(255), times)


def _pairs(n: list[float]) -> list[tuple[float, float]]:
    return list(zip(n[::2], n[1::2], strict=True))


def _thick(
    s: pygame.Surface, ink: tuple[int, int, int], width: float, points: list[tuple[float, float]]
) -> None:
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        pygame.draw.polygon(
            s, ink, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        )
    for point in points:
        pygame.draw.circle(s, ink, point, width / 2)

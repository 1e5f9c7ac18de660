"""Boards: Tiled maps whose object layers name a table's zones, one layer for each stage of the reflow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pygame

from game.core.errors import Unusable
from game.ui.screen import Screen

LAYERS: Final = ("wide", "narrow", "slim")
BOARDS: Final = Path(__file__).parents[3] / "assets" / "boards"
ZONE, STRETCH = "zone", "stretch"


class BoardError(Unusable):
    """A board file that cannot be used: one sentence with the file and the object."""


@dataclass(frozen=True, slots=True)
class Band:
    """A strip of the map that takes the room which a window has over the map's own shape."""

    start: float
    end: float
    weight: float


@dataclass(frozen=True, slots=True)
class Layer:
    """One stage's zones, in units of the map, and the strips that stretch (across, down)."""

    zones: dict[str, tuple[float, float, float, float]]
    across: tuple[Band, ...]
    down: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A table's plan. Objects of class `zone` name rectangles; objects of class `stretch` say where extra room goes.

    A window of the map's own shape shows the map as drawn. In a wider or higher one everything keeps its
    proportions but the `stretch` strips, which share the rest by their `weight` (`axis` is `x` or `y`).
    """

    path: Path
    size: tuple[float, float]
    layers: dict[str, Layer]

    def zones(self, screen: Screen) -> dict[str, pygame.Rect]:
        """Every zone of the screen's stage, in pixels of the window."""
        layer = self.layers[LAYERS[screen.stage]]
        scale = min(screen.width / self.size[0], screen.height / self.size[1])
        across = _map(layer.across, scale, screen.width - self.size[0] * scale)
        down = _map(layer.down, scale, screen.height - self.size[1] * scale)
        found = {}
        for name, (x, y, w, h) in layer.zones.items():
            left, top, right, bottom = (round(v) for v in (across(x), down(y), across(x + w), down(y + h)))
            found[name] = pygame.Rect(left, top, right - left, bottom - top)
        return found


def _map(bands: tuple[Band, ...], scale: float, extra: float) -> Callable[[float], float]:
    total = sum(band.weight for band in bands)

    def place(v: float) -> float:
        if not total:
            return v * scale + extra / 2
        grown = sum(
            band.weight / total * min(max((v - band.start) / (band.end - band.start), 0.0), 1.0)
            for band in bands
        )
        return v * scale + grown * extra

    return place


def read_board(name: str, needed: frozenset[str] | None = None, folder: Path = BOARDS) -> Board:
    """The board of a game, each layer checked for the zones it needs; BoardError says what is wrong and where."""
    path = folder / f"{name}.tmx"
    board = _read(path, _stamp(path))
    for layer in LAYERS:
        missing = sorted((needed or frozenset()) - set(board.layers[layer].zones))
        if missing:
            raise BoardError(f"{path.name}: layer {layer!r} has no zone named {missing[0]!r}.")
    return board


def _stamp(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise BoardError(f"{path.name}: the board cannot be read ({error.strerror or error}).") from None


@lru_cache(16)
def _read(path: Path, _stamp: int) -> Board:
    import pytmx

    try:
        tiled = pytmx.TiledMap(str(path))
    except (ET.ParseError, ValueError, KeyError, TypeError, OSError) as error:
        raise BoardError(f"{path.name}: this is no map that Tiled wrote ({error}).") from None
    size = (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    found = {layer.name: layer for layer in tiled.objectgroups}
    layers = {}
    for name in LAYERS:
        if name not in found:
            raise BoardError(f"{path.name}: there is no object layer named {name!r}.")
        layers[name] = _layer(path, found[name], size)
    return Board(path, size, layers)


def _layer(path: Path, group: object, size: tuple[float, float]) -> Layer:
    zones: dict[str, tuple[float, float, float, float]] = {}
    bands: dict[str, list[Band]] = {"x": [], "y": []}
    for thing in group:  # type: ignore[attr-defined]
        where = f"{path.name}: object {thing.id} ({thing.name or 'no name'}) of layer {group.name!r}"  # type: ignore[attr-defined]
        if thing.width <= 0 or thing.height <= 0:
            raise BoardError(f"{where} has no size.")
        if thing.type == STRETCH:
            axis = thing.properties.get("axis", "y")
            weight = thing.properties.get("weight", 1.0)
            if axis not in bands or not isinstance(weight, (int, float)) or weight < 0:
                raise BoardError(f"{where} needs an axis x or y and a weight of 0 or more.")
            start, length = (thing.x, thing.width) if axis == "x" else (thing.y, thing.height)
            bands[axis].append(Band(start, start + length, float(weight)))
            continue
        if thing.type != ZONE:
            raise BoardError(f"{where} is of class {thing.type!r}; zone or stretch was expected.")
        if not thing.name:
            raise BoardError(f"{where} needs a name.")
        if thing.name in zones:
            raise BoardError(f"{where} has a name that an object before it has.")
        if thing.x < 0 or thing.y < 0 or thing.x + thing.width > size[0] or thing.y + thing.height > size[1]:
            raise BoardError(f"{where} reaches over the edge of the map.")
        zones[thing.name] = (thing.x, thing.y, thing.width, thing.height)
    return Layer(zones, tuple(bands["x"]), tuple(bands["y"]))

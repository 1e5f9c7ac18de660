"""Tiled's files as plain rows: object templates inlined, classes and shapes told, and every object with its line.

pytmx reads the map; what it drops or chokes on (object templates, `class`, the kinds of shapes, properties named like
its own attributes) is put right in the XML before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

from game.core.problems import Place, ProblemList

TMX_CODES: Final = {
    "tmx-syntax": "the file is no XML, or no map that Tiled wrote",
    "tmx-object": "an object that a face cannot use",
    "tmx-property": "a property that does not exist, or whose value cannot be",
    "tmx-extends": "a template that cannot be built upon",
}
"""The codes of what is wrong with a face's file, beside those of `game.core.problems`."""
LARGEST: Final = 2_000_000
_OBJECT = re.compile(rb"<object\b[^>]*?\bid=\"(\d+)\"")


@dataclass(frozen=True, slots=True)
class TmxObject:
    """One object: geometry in the map's units, `role` its class, properties typed as Tiled typed them."""

    id: int
    name: str
    role: str
    x: float
    y: float
    w: float
    h: float
    angle: float
    visible: bool
    shape: str
    layer: str
    place: Place
    properties: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TmxFile:
    """A whole file: the map's size and properties, its objects in the order of drawing, and all files it is made of."""

    path: Path
    size: tuple[float, float]
    properties: Mapping[str, Any]
    objects: tuple[TmxObject, ...]
    files: tuple[Path, ...]


def read_tmx(path: Path, problems: ProblemList, called: str | None = None) -> TmxFile | None:
    """A file's objects, with all that is wrong noted; None where nothing can be made of it."""
    name = called or str(path)
    data = _bytes(path, name, problems)
    if data is None:
        return None
    try:
        root = ET.fromstring(data)  # noqa: S314 - expat expands no external entities, and the size is bounded
    except ET.ParseError as error:
        line, column = error.position
        words = str(error).partition(":")[0]
        problems.add(Place(name, line, column + 1), "tmx-syntax", f"this is not XML ({words})")
        return None
    if root.tag != "map":
        problems.add(Place(name), "tmx-syntax", f"a Tiled map is wanted here, not <{root.tag}>")
        return None
    lines = _lines(data)
    files = [path]
    for node in root.iter("object"):
        _inline(node, path.parent, Place(name, lines.get(_whole(node.get("id")), 1)), files, problems)
        _told(node)
    return _parsed(root, path, name, lines, tuple(files), problems)


def _parsed(
    root: ET.Element,
    path: Path,
    name: str,
    lines: Mapping[int, int],
    files: tuple[Path, ...],
    problems: ProblemList,
) -> TmxFile | None:
    import pytmx

    try:
        tiled = pytmx.TiledMap(allow_duplicate_names=True)
        tiled.filename = str(path)
        tiled.parse_xml(root)
    except Exception as error:  # noqa: BLE001 - pytmx raises whatever its conversions raise
        problems.add(
            Place(name), "tmx-syntax", f"this is no map that Tiled wrote ({type(error).__name__}: {error})"
        )
        return None
    objects = []
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledObjectGroup):
            problems.add(
                Place(name), "tmx-object", f"layer {layer.name!r} holds no objects; faces are made of objects"
            )
            continue
        shown = bool(layer.visible)
        for thing in layer:
            given = dict(thing.properties)
            objects.append(
                TmxObject(
                    int(thing.id),
                    thing.name or "",
                    thing.type or "",
                    float(thing.x),
                    float(thing.y),
                    float(thing.width),
                    float(thing.height),
                    float(thing.rotation or 0),
                    shown and bool(thing.visible),
                    str(given.pop(_SHAPE, "rectangle")),
                    layer.name or "",
                    Place(name, lines.get(int(thing.id), 1)),
                    given,
                )
            )
    size = (float(tiled.width * tiled.tilewidth), float(tiled.height * tiled.tileheight))
    return TmxFile(path, size, dict(tiled.properties), tuple(objects), files)


_SHAPE = "_shape"


def _bytes(path: Path, name: str, problems: ProblemList) -> bytes | None:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        problems.add(Place(name), "missing-file", "no file stands at that path")
        return None
    except OSError as error:
        problems.add(Place(name), "unreadable", f"the file cannot be read ({error.strerror or error})")
        return None
    if len(data) > LARGEST:
        problems.add(Place(name), "too-large", "the file is larger than any face needs")
        return None
    return data


def _lines(data: bytes) -> dict[int, int]:
    """The line on which each object begins."""
    found: dict[int, int] = {}
    line, start = 1, 0
    for match in _OBJECT.finditer(data):
        line += data.count(b"\n", start, match.start())
        start = match.start()
        found.setdefault(int(match[1]), line)
    return found


def _whole(text: str | None) -> int:
    return int(text) if text and text.isdigit() else 0


def _inline(node: ET.Element, folder: Path, place: Place, files: list[Path], problems: ProblemList) -> None:
    """Puts the object of a template file under this one: what stands here wins."""
    source = node.attrib.pop("template", None)
    if source is None:
        return
    path = folder / source
    files.append(path)
    try:
        with path.open("rb") as file:
            root = ET.fromstring(file.read(LARGEST))  # noqa: S314 - as above
    except (OSError, ET.ParseError) as error:
        problems.add(place, "tmx-object", f"its object template {source!r} cannot be read ({error})")
        return
    base = root.find("object")
    if base is None:
        problems.add(place, "tmx-object", f"its object template {source!r} holds no object")
        return
    for key, value in base.attrib.items():
        if key != "id":
            node.attrib.setdefault(key, value)
    own = node.find("properties")
    if own is None:
        own = ET.SubElement(node, "properties")
    has = {each.get("name") for each in own}
    own.extend([each for each in base.iterfind("properties/property") if each.get("name") not in has])


def _told(node: ET.Element) -> None:
    """Says as a property what pytmx would drop: the shape; and calls a class what it calls a type."""
    if "class" in node.attrib:
        node.attrib.setdefault("type", node.attrib.pop("class"))
    kinds = ("point", "ellipse", "capsule", "polygon", "polyline", "text")
    shape = next((kind for kind in kinds if node.find(kind) is not None), "rectangle")
    own = node.find("properties")
    if own is None:
        own = ET.SubElement(node, "properties")
    ET.SubElement(own, "property", {"name": _SHAPE, "value": shape})
    for each in own:
        if each.get("type") in {"float", "int"} and not _is_number(each.get("value")):
            # pytmx would give up on the whole file; the reader of the face says which object it is
            each.attrib.pop("type")
        elif each.get("type") not in {None, "string", "int", "float", "bool", "color", "file", "object"}:
            each.attrib.pop("type")


def _is_number(text: str | None) -> bool:
    try:
        float(text or "")
    except ValueError:
        return False
    return True

"""What may stand on a face: boxes, their roles, and the properties that a template may give them.

The fields of `Box` are the one list of properties: the reader, its messages and the designers' reference come from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from game.core.problems import Place

ROLES: Final[Mapping[str, str]] = {
    "art": "the card's picture",
    "fade": "a shade over the picture, from `fill` at its top to `fill2` at its bottom",
    "frame": "the frame round the whole card, `band_mm` wide",
    "shape": "a rounded plate: paper, a bar, a well",
    "text": "words of one style, on as many lines as fit",
    "rich": "the rules text and the flavour",
    "icon": "one icon",
    "icons": "the badges of the card's keywords, side by side",
    "gem": "a cut stone with a number, or with an icon, in it",
    "image": "a picture file beside the template",
    "playing": "a playing card drawn by the house",
    "safe": "where everything that matters must stay; never drawn",
}
GEMS: Final = ("circle", "octagon", "hexagon", "diamond", "shield", "sun", "thorn")
FONTS: Final = ("title", "body", "number", "ui")
MM: Final = 10.0
"""Units a millimetre."""
PT: Final = 25.4 / 72 * MM
"""Units a point."""
WIDTH, HEIGHT = 630.0, 880.0
"""The cut card, in units of a tenth of a millimetre."""
_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\Z|@[a-z][a-z0-9_]*\Z")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("a text")  # noqa: TRY004 - all readers raise the same
    return value


def _number(low: float, high: float) -> Callable[[Any], float]:
    def read(value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float, str)):
            raise ValueError(f"a number from {low:g} to {high:g}")  # noqa: TRY004
        try:
            number = float(value)
        except ValueError:
            raise ValueError(f"a number from {low:g} to {high:g}") from None
        if not low <= number <= high:
            raise ValueError(f"a number from {low:g} to {high:g}")
        return number

    return read


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("true", "false"):
        return bool(value == "true")
    raise ValueError("true or false")


def _one(*words: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in words:
            raise ValueError(f"one of {', '.join(words)}")
        return str(value)

    return read


def _colour(value: Any) -> str:
    if value == "" or (isinstance(value, str) and _COLOUR.match(value)):
        return str(value)
    raise ValueError("a colour: #rrggbb, Tiled's #aarrggbb, or @name of a colour of the skin")


def prop(default: Any, read: Callable[[Any], Any], roles: str, says: str) -> Any:
    """A property with what it is when left out, how it is read, which roles take it (empty: all), and its use."""
    return field(default=default, metadata={"read": read, "roles": frozenset(roles.split()), "says": says})


@dataclass(frozen=True, slots=True)
class Box:
    """One object of a template, with its place in units of 0.1 mm and everything its properties say."""

    id: int
    name: str
    role: str
    x: float
    y: float
    w: float
    h: float
    layer: str = ""
    place: Place = field(default=Place(), compare=False)
    bind: str = prop(
        "", _text, "text rich gem playing", "What stands in it: `{name}`, `{cost}`, `No. {power}`."
    )
    when: str = prop("", _text, "", "Shown only then: `type=creature`, `!power`, `keyword=flying, cost`.")
    font: str = prop("body", _one(*FONTS), "text rich", "The role of its letters.")
    bold: bool = prop(False, _flag, "text", "Heavier letters.")
    italic: bool = prop(False, _flag, "text", "Slanted letters.")
    caps: bool = prop(False, _flag, "text", "All capitals.")
    track_mm: float = prop(0.0, _number(0, 5), "text", "Space between letters.")
    size_pt: float = prop(9.5, _number(2, 120), "text rich gem", "How large the letters are wanted.")
    min_pt: float = prop(
        0.0, _number(0, 120), "text rich", "How small they may become; 0: they never shrink."
    )
    fit: str = prop(
        "shrink", _one("shrink", "clip", "grow"), "text rich", "What happens to a text that is too long."
    )
    lines: int = prop(1, lambda v: int(_number(1, 9)(v)), "text", "How many lines it may take.")
    align: str = prop("left", _one("left", "center", "right"), "text rich icons", "Where its lines stand.")
    valign: str = prop(
        "center", _one("top", "center", "bottom"), "text rich", "Where the block of lines stands."
    )
    lead: float = prop(1.25, _number(0.8, 3), "text rich", "Distance of lines, in letter sizes.")
    ink: str = prop("#000000", _colour, "text rich gem icon icons", "The colour of letters and icons.")
    ink2: str = prop("", _colour, "rich icon", "Of the flavour; the other end of an icon's metal.")
    halo_mm: float = prop(
        0.0, _number(0, 6), "text rich icon", "A soft black shade behind letters over a picture."
    )
    fill: str = prop("", _colour, "shape fade frame gem icons", "The colour, at its top.")
    fill2: str = prop(
        "", _colour, "shape fade frame gem icons", "The colour at its bottom; the same where left out."
    )
    ease: float = prop(1.0, _number(0.2, 5), "fade", "How the shade grows: over 1 later, under 1 sooner.")
    stroke: str = prop("", _colour, "shape frame gem icons art", "The line round it.")
    stroke_mm: float = prop(0.3, _number(0, 5), "shape frame gem icons art", "How wide that line is.")
    radius_mm: float = prop(0.0, _number(0, 44), "shape frame art image", "How round its corners are.")
    band_mm: float = prop(1.6, _number(0, 12), "frame", "How wide the frame is.")
    shade_mm: float = prop(0.0, _number(0, 12), "shape art", "A soft shade along its inner edge.")
    cast_mm: float = prop(0.0, _number(0, 6), "shape", "How far its shadow reaches.")
    gem: str = prop("circle", _one(*GEMS), "gem icons", "The cut of the stone.")
    icon: str = prop("", _text, "gem icon", "An icon's name, or `@house`, `@type`, `@badge` ... of the card.")
    live: bool = prop(False, _flag, "gem text", "Its number changes in play: drawn last, at the size shown.")
    art_fit: str = prop("cover", _one("cover", "contain"), "art image", "Fill the box and cut, or show all.")
    focus: float = prop(
        0.5, _number(0, 1), "art", "Which height of the picture is kept where it is cut: 0 the top."
    )
    picture: str = prop("", _text, "image", "The file, seen from the template.")
    alpha: float = prop(1.0, _number(0, 1), "shape art image icon frame", "How much it hides.")
    ornament: bool = prop(
        False, _flag, "icon text", "Only decoration, which nobody needs to read: no contrast is asked of it."
    )
    angle: float = prop(0.0, _number(-180, 180), "icon", "Turned counter-clockwise by so many degrees.")


PROPERTIES: Final = {item.name: item.metadata for item in fields(Box) if "read" in item.metadata}
"""Every property by name, with its reader, its roles and what it is for."""
DEFAULTS: Final = {item.name: item.default for item in fields(Box) if "read" in item.metadata}


def takes(role: str, name: str) -> bool:
    """Whether boxes of a role have a property."""
    roles = PROPERTIES[name]["roles"]
    return not roles or role in roles

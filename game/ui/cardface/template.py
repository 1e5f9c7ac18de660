"""Face templates: a Tiled map of 630 x 880 units whose objects are boxes, perhaps built upon another template."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.core.problems import Place, ProblemList
from game.core.suggest import did_you_mean
from game.ui.cardface.boxes import DEFAULTS, HEIGHT, MM, PROPERTIES, ROLES, WIDTH, Box, takes
from game.ui.cardface.info import NUMBERS, known_values
from game.ui.cardface.tmx import TmxFile, TmxObject, read_tmx
from game.ui.cardface.when import bind_problem, when_problem

MAP_PROPERTIES: Final = frozenset(
    {"kind", "game", "extends", "bleed_mm", "safe_mm", "corner_mm", "skin", "title", "says"}
)
NEEDS_BIND: Final = frozenset({"text", "rich", "gem"})
DEEPEST: Final = 8
"""How many templates may stand one upon the other."""


@dataclass(frozen=True, slots=True)
class Template:
    """A face ready to be laid out; lengths in mm, boxes in the order of drawing.

    `skin` names the file of `assets/skins` that colours it; `files` are all files whose change changes it.
    """

    name: str
    game: str
    boxes: tuple[Box, ...]
    corner_mm: float
    bleed_mm: float
    safe_mm: float
    skin: str
    title: str
    says: str
    path: Path
    files: tuple[Path, ...]

    @property
    def pictured(self) -> bool:
        """Whether it shows the card's picture."""
        return any(box.role == "art" for box in self.boxes)

    def box(self, name: str) -> Box | None:
        """The first box of a name."""
        return next((box for box in self.boxes if box.name == name), None)


def read_template(
    path: Path,
    problems: ProblemList,
    known: Mapping[str, Path] | None = None,
    called: str | None = None,
) -> Template | None:
    """A template with all that it builds upon; None, and all that is wrong noted, where it cannot be used.

    `known` has the paths of the others by name; without it, they are those of the same folder.
    """
    before = len(problems)
    others = {each.stem: each for each in path.parent.glob("*.tmx")} if known is None else known
    made = _read(path, problems, others, called or str(path), ())
    if made is None or any(not problem.warning for problem in list(problems)[before:]):
        return None
    return made


def _read(
    path: Path, problems: ProblemList, known: Mapping[str, Path], called: str, chain: tuple[str, ...]
) -> Template | None:
    file = read_tmx(path, problems, called)
    if file is None:
        return None
    head = Place(called)
    _check_map(file, head, problems)
    wanted = file.properties.get("extends")
    base = None
    if wanted:
        base = _base(str(wanted), path, problems, known, (*chain, path.stem), head)
        if base is None:
            return None
    game = str(file.properties.get("game") or (base.game if base else ""))
    if game not in NUMBERS:
        sentence = f"the map's property 'game' is one of {', '.join(NUMBERS)}, not {game!r}"
        problems.add(head, "tmx-property", sentence)
        return None
    boxes = list(base.boxes) if base else []
    seen: set[str] = set()
    for thing in file.objects:
        _place_in(boxes, thing, game, seen, problems)
    return Template(
        path.stem,
        game,
        tuple(boxes),
        _length(file, "corner_mm", base.corner_mm if base else 3.8),
        _length(file, "bleed_mm", base.bleed_mm if base else 3.0),
        _length(file, "safe_mm", base.safe_mm if base else 3.0),
        str(file.properties.get("skin") or (base.skin if base else game)),
        str(file.properties.get("title") or path.stem.replace("_", " ").capitalize()),
        str(file.properties.get("says") or ""),
        path,
        (*file.files, *(base.files if base else ())),
    )


def _base(
    name: str,
    path: Path,
    problems: ProblemList,
    known: Mapping[str, Path],
    chain: tuple[str, ...],
    head: Place,
) -> Template | None:
    stem = name.removesuffix(".tmx")
    if stem in chain or len(chain) > DEEPEST:
        problems.add(
            head, "tmx-extends", f"the templates build upon each other in a ring: {', '.join((*chain, stem))}"
        )
        return None
    where = known.get(stem)
    if where is None or not where.is_file():
        others = [name for name in known if name != path.stem]
        problems.add(
            head,
            "tmx-extends",
            f"there is no template {stem!r} to build upon",
            suggestion=did_you_mean(stem, others),
        )
        return None
    return _read(where, problems, known, str(where), chain)


def _check_map(file: TmxFile, head: Place, problems: ProblemList) -> None:
    if file.size != (WIDTH, HEIGHT):
        wide, tall = file.size
        sentence = (
            f"a face is a map of {WIDTH:g} x {HEIGHT:g} units (63 x 88 tiles of 10), not {wide:g} x {tall:g}"
        )
        problems.add(head, "tmx-syntax", sentence)
    if file.properties.get("kind", "face") != "face":
        problems.add(
            head, "tmx-property", f"the map's property 'kind' is 'face', not {file.properties['kind']!r}"
        )
    for name in file.properties:
        if name not in MAP_PROPERTIES:
            near = did_you_mean(name, sorted(MAP_PROPERTIES))
            problems.add(head, "tmx-property", f"the map has no property {name!r}", suggestion=near)


def _length(file: TmxFile, name: str, usual: float) -> float:
    value = file.properties.get(name, usual)
    return float(value) if isinstance(value, (int, float)) and 0 <= value <= 20 else usual


def _place_in(boxes: list[Box], thing: TmxObject, game: str, seen: set[str], problems: ProblemList) -> None:
    """Adds an object to the boxes, over the box of the same name that it builds upon."""

    def wrong(code: str, sentence: str, near: str | None = None) -> None:
        who = f"object {thing.id} ({thing.name or 'no name'})"
        problems.add(thing.place, code, f"{who}: {sentence}", suggestion=near)

    if not thing.name:
        wrong("tmx-object", "every box needs a name")
        return
    if thing.name in seen:
        wrong("tmx-object", "another box of this file has the same name")
        return
    seen.add(thing.name)
    at = next((k for k, box in enumerate(boxes) if box.name == thing.name), None)
    if not thing.visible:
        # an invisible object takes away the box it stands over
        if at is not None:
            del boxes[at]
        return
    under = boxes[at] if at is not None else None
    role = thing.role or (under.role if under else "")
    if role not in ROLES:
        wrong(
            "tmx-object",
            f"its class is one of {', '.join(ROLES)}, not {role!r}",
            did_you_mean(role, list(ROLES)),
        )
        return
    if thing.shape != "rectangle":
        wrong("tmx-object", f"boxes are rectangles, and this is of the kind {thing.shape!r}")
        return
    if thing.angle:
        wrong("tmx-object", "it is turned in Tiled; boxes lie straight, and icons have a property 'angle'")
        return
    if thing.w <= 0 or thing.h <= 0:
        wrong("tmx-object", "it has no size")
        return
    given = _properties(thing, role, game, wrong)
    values = {
        **({name: getattr(under, name) for name in PROPERTIES} if under and under.role == role else {}),
        **given,
    }
    has = values.get("bind") or thing.properties.get("bind") or (role == "gem" and values.get("icon"))
    if role in NEEDS_BIND and not has:
        wrong("tmx-property", f"a box of class {role!r} needs a 'bind' that says what stands in it")
    box = Box(
        thing.id, thing.name, role, thing.x, thing.y, thing.w, thing.h, thing.layer, thing.place, **values
    )
    if under is not None and at is not None:
        boxes[at] = dataclasses.replace(box, layer=under.layer)
        return
    # a new box lies on top of its layer where the template below has one of that name
    last = max((k for k, each in enumerate(boxes) if each.layer == box.layer), default=len(boxes) - 1)
    boxes.insert(last + 1, box)


def _properties(thing: TmxObject, role: str, game: str, wrong: Callable[..., None]) -> Mapping[str, Any]:
    known = known_values(game)
    given: dict[str, Any] = {}
    for name, value in thing.properties.items():
        if name not in PROPERTIES:
            wrong(
                "tmx-property",
                f"there is no property {name!r}",
                did_you_mean(name, [n for n in PROPERTIES if takes(role, n)]),
            )
            continue
        if not takes(role, name):
            wrong("tmx-property", f"a box of class {role!r} has no property {name!r}")
            continue
        try:
            given[name] = PROPERTIES[name]["read"]("" if value is None else value)
        except ValueError as expected:
            wrong("tmx-property", f"{name!r} should be {expected}, not {value!r}")
            continue
        fault = ""
        if name == "when":
            fault = when_problem(given[name], known)
        elif name == "bind":
            fault = bind_problem(given[name], known)
        if fault:
            wrong("tmx-property", fault)
            given[name] = DEFAULTS[name]
    return given


def units(mm: float) -> float:
    """Millimetres in a template's units."""
    return mm * MM

"""Faults that were found before, kept on disk: whoever checks all faces again waits only for what has changed."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import pygame

from game.app.wholefile import write_whole
from game.core.problems import Place
from game.ui import fonts, icons
from game.ui.cardface.artwork import edition as painter
from game.ui.cardface.boxes import Box
from game.ui.cardface.catalogue import stamp
from game.ui.cardface.faults import Fault
from game.ui.cardface.info import CardInfo
from game.ui.cardface.looking import Look
from game.ui.cardface.template import Template

MOST: Final = 20_000
"""Faces that are kept of one game; more, and those not asked for this time go."""
_ROW: Final = ("use", "box", "code", "sentence", "number", "limit", "area", "severity")
_LOOKS: Final = tuple(
    item.name for item in dataclasses.fields(Box) if item.name not in {"id", "place", "layer"}
)


class ProofShelf:
    """The faults of faces by everything they depend on, a file for each game; what is damaged is found anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games: dict[str, dict[str, list[Any]]] = {}
        self._asked: set[str] = set()
        self._changed: set[str] = set()
        self._faces: dict[int, tuple[Template, str]] = {}

    def key(self, wish: Look, use: str) -> str:
        """A text that is the same only where nothing that is looked at has changed, this code included."""
        mine = id(wish.template)
        if mine not in self._faces:
            # the template is kept, so that no other one can have its number
            self._faces[mine] = wish.template, _digest(_face(wish.template))
        picture: tuple[object, ...] = ()
        if wish.order is not None:
            file = wish.order.file
            picture = wish.order.subject, wish.order.size, file, stamp(Path(file)) if file else None
        face = self._faces[mine][1]
        return _digest((edition(), painter(), face, use, wish.card.stamp, wish.colours, picture))

    def get(self, key: str, card: CardInfo, template: Template) -> tuple[Fault, ...] | None:
        """What was found; None where this was not looked at before."""
        rows = self._game(card.game).get(key)
        if rows is None:
            return None
        self._asked.add(key)
        with contextlib.suppress(TypeError, ValueError, KeyError):
            return tuple(_fault(dict(zip(_ROW, row, strict=True)), card, template) for row in rows)
        return None

    def put(self, key: str, card: CardInfo, faults: Sequence[Fault]) -> None:
        """Keeps what was found."""
        self._game(card.game)[key] = [[getattr(fault, name) for name in _ROW] for fault in faults]
        self._asked.add(key)
        self._changed.add(card.game)

    def save(self) -> None:
        """Writes what is new, whole or not at all; where that cannot be, everything is found again next time."""
        for game in sorted(self._changed):
            kept = self._games[game]
            if len(kept) > MOST:
                kept = {key: rows for key, rows in kept.items() if key in self._asked}
            with contextlib.suppress(OSError):
                self.folder.mkdir(parents=True, exist_ok=True)
                text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
                write_whole(self.folder / f"{game}.json", text.encode())
        self._changed.clear()

    def _game(self, game: str) -> dict[str, list[Any]]:
        if game not in self._games:
            found: Any = None
            with contextlib.suppress(OSError, ValueError):
                found = json.loads((self.folder / f"{game}.json").read_text(encoding="utf-8"))
            good = isinstance(found, dict) and all(isinstance(rows, list) for rows in found.values())
            self._games[game] = found if good else {}
        return self._games[game]


def _fault(row: dict[str, Any], card: CardInfo, template: Template) -> Fault:
    """A fault at the place where its box stands now."""
    left, top, wide, tall = row.pop("area")
    box = template.box(row["box"])
    return Fault(
        game=card.game,
        card=card.id,
        name=card.name,
        face=template.name,
        area=(left, top, wide, tall),
        object=box.id if box is not None else 0,
        place=box.place if box is not None else Place(str(template.path)),
        **row,
    )


def _face(template: Template) -> tuple[object, ...]:
    boxes = tuple(tuple(getattr(box, name) for name in _LOOKS) for box in template.boxes)
    return template.name, template.game, boxes, template.safe_mm, template.bleed_mm


def _digest(thing: object) -> str:
    return hashlib.blake2b(repr(thing).encode(), digest_size=12).hexdigest()


@lru_cache(1)
def edition() -> int:
    """A number of all that measures and draws faces: the code, the fonts, the icons."""
    folder = Path(__file__).parent
    for role in fonts.SOURCES:
        fonts.font(role, 16)  # whether one is missing is known when it is wanted
    total = zlib.crc32(repr((pygame.version.ver, fonts.missing(), icons.installed())).encode())
    for path in (*sorted(folder.glob("*.py")), *sorted((folder.parent / "paint").glob("*.py"))):
        total = zlib.crc32(path.read_bytes(), total)
    return total

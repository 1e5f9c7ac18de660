"""An export as it is ordered, and what it tells while it is made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from game.ui.export.paper import Flip
from game.ui.export.wanted import Wanted

Form: TypeAlias = Literal["pdf", "png", "contact", "tts"]
FORMS: Final[dict[str, str]] = {
    "pdf": "pages to print and cut",
    "png": "a picture of each card",
    "contact": "all cards on one picture, to look over",
    "tts": "sheets and a saved object for Tabletop Simulator",
}
"""Every form with what it is."""
GRIDS: Final[dict[str, tuple[int, int]]] = {"10x7": (10, 7), "5x4": (5, 4)}
"""Cards across and down on a sheet for Tabletop Simulator."""
LARGEST_SHIFT: Final = 10.0
"""Millimetres by which backs may be moved."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to export and how; plain data for any process.

    `name` is the stem of the files (empty: from what is wanted). `backs` prints a back behind each card, or gives the
    pictures of the backs. `changed` leaves out what this folder has already, in this form, as it would be now.
    """

    form: Form
    wanted: Wanted
    folder: Path
    name: str = ""
    face_set: str = ""
    four_colours: bool = True
    paper: str = "a4"
    bleed: bool = False
    backs: bool = False
    flip: Flip = "long"
    shift: tuple[float, float] = (0.0, 0.0)
    grid: str = "10x7"
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """How far it is: so many pieces of work of all, and what is being made."""

    done: int
    total: int
    words: str


@dataclass(frozen=True, slots=True)
class Done:
    """The files that were written, a sentence about them, and what there is to tell about pictures (mostly nothing)."""

    files: tuple[Path, ...]
    sentence: str
    notices: tuple[str, ...] = ()


Progress: TypeAlias = Step | Done

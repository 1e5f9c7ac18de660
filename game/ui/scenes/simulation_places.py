"""Where the choices of a simulation stand: rows of cells that move together where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.scenes.simulation_form import Wish, shown_options

FIELD: Final = 42.0
BETWEEN: Final = 8.0
"""Between two cells of a row."""
CAPTIONS: Final = {"games": "Games", "seed": "Seed", "jobs": "At once"}
"""Small words above fields."""
STEPPER: Final = 150.0


@dataclass(frozen=True, slots=True)
class Cell:
    """A widget's place, in units."""

    key: str
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Caption:
    """Words beside or (`small`) above a widget, their middle at `y`; `note` stands below them."""

    words: str
    x: float
    y: float
    small: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class Places:
    """All of a form, and where it ends."""

    cells: tuple[Cell, ...]
    captions: tuple[Caption, ...]
    bottom: float


def places_of(wish: Wish, x: float, y: float, wide: float, tall: float) -> Places:
    """Puts the widgets of a form into a room; what room is left is shared out between the rows."""
    rows = _rows(wish)
    used = sum(high for _, high in rows)
    gap = max(4.0, min(20.0, (tall - used - 70) / len(rows)))
    options = {f"option:{option.name}": option for option in shown_options(wish)}
    cells: list[Cell] = []
    captions: list[Caption] = []
    for row, high in rows:
        left = x
        whole = sum(share for _, share in row)  # a last row of seats may be shorter: its cells are not wider
        across = len(row) if whole > 0.99 else round(1 / row[0][1])
        for key, share in row:
            cell = (wide - BETWEEN * (across - 1)) * share
            place, width = left, cell
            top, height = y, high
            option = options.get(key)
            if key in CAPTIONS:
                captions.append(Caption(CAPTIONS[key], left, y + 8))
                top, height = y + 20, FIELD
            elif option is not None and option.values is not None:
                captions.append(Caption(option.words.label, left, y + 13, False, option.words.note))
                place, width, top, height = x + wide - STEPPER, STEPPER, y + 3, FIELD
            cells.append(Cell(key, place, top, width, height))
            left += cell + BETWEEN
        y += high + gap
    return Places(tuple(cells), tuple(captions), y)


def _rows(wish: Wish) -> list[tuple[list[tuple[str, float]], float]]:
    """Keys with their shares of the width, and how high each row is."""
    seats = len(wish.levels)
    across = 2 if seats in (2, 4) else 3
    rows: list[tuple[list[tuple[str, float]], float]] = [([("game", 1.0)], FIELD)]
    if wish.game == "crown":
        rows.append(([("decks", 0.44), ("pairing", 0.56)], FIELD))
    elif wish.game == "patterns":
        rows.append(([("count", 0.5), ("wizards", 0.5)], FIELD))
    else:
        rows.append(([("count", 1.0)], FIELD))
    keys = [f"level:{seat}" for seat in range(seats)]
    rows += [([(key, 1 / across) for key in keys[at : at + across]], 38.0) for at in range(0, seats, across)]
    rows += [([(f"option:{option.name}", 1.0)], 48.0) for option in shown_options(wish)]
    return [*rows, ([("games", 0.36), ("seed", 0.34), ("jobs", 0.30)], 62.0), ([("start", 1.0)], 54.0)]

"""One game in one line of a table: how it went, and its cells in a CSV file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.app.sim.kinds import Tallies
from game.core.ids import Seat

BASE: Final = (
    "number", "seed", "levels", "brought", "first", "winners", "scores", "reason", "turns", "actions", "digest",
    "notices", "broken",
)  # fmt: skip
"""The columns that every game has; the counts of its kind follow."""
BAR, STAR = "|", "*"


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went. `broken` lists the promises of the rules that it broke, when those were checked.

    `brought` is what each seat came with, `counts` what its events say of each seat, by column. `moves` are all
    actions, packed; they are kept in a file of their own and not with the other cells.
    """

    number: int
    seed: int
    levels: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    digest: str
    notices: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    brought: tuple[str, ...] = ()
    first: Seat | None = None
    turns: int = 0
    counts: Mapping[str, Tallies] = field(default_factory=dict)
    moves: str = ""

    def share(self, seat: Seat) -> float:
        """What the game was worth to a seat: 1 for a win, parts of it for a shared one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def cells(row: Row, columns: Sequence[str]) -> list[str]:
    """A row as CSV has it: values of several seats in one cell are parted by bars, counts are `card*2 card`."""
    base = [
        str(row.number),
        str(row.seed),
        BAR.join(row.levels),
        BAR.join(row.brought),
        "" if row.first is None else _seat(row.first),
        BAR.join(map(_seat, row.winners)),
        BAR.join(map(str, row.scores)),
        row.reason,
        str(row.turns),
        str(row.actions),
        row.digest,
        BAR.join(map(_line, row.notices)),
        BAR.join(map(_line, row.broken)),
    ]
    return base + [BAR.join(map(_counted, row.counts.get(column, ()))) for column in columns]


def row_of(cells: Sequence[str], columns: Sequence[str]) -> Row:
    """The row of cells that `cells` wrote; ValueError for any others."""
    if len(cells) != len(BASE) + len(columns):
        raise ValueError("another number of cells")
    given = dict(zip((*BASE, *columns), cells, strict=True))
    levels = tuple(given["levels"].split(BAR))
    return Row(
        number=int(given["number"]),
        seed=int(given["seed"]),
        levels=levels,
        winners=tuple(map(_seat_of, _parts(given["winners"]))),
        scores=tuple(map(int, _parts(given["scores"]))),
        reason=given["reason"],
        actions=int(given["actions"]),
        digest=given["digest"],
        notices=_parts(given["notices"]),
        broken=_parts(given["broken"]),
        brought=_parts(given["brought"]),
        first=_seat_of(given["first"]) if given["first"] else None,
        turns=int(given["turns"]),
        counts={column: tuple(map(_counts_of, given[column].split(BAR))) for column in columns},
    )


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(BAR)) if cell else ()


def _seat(seat: Seat) -> str:
    return f"p{seat + 1}"


def _seat_of(word: str) -> Seat:
    return int(word.removeprefix("p")) - 1


def _line(text: str) -> str:
    """A sentence that fits into a line and a cell."""
    return " ".join(text.split()).replace(BAR, "/")


def _counted(counts: Mapping[str, int]) -> str:
    return " ".join(f"{what}{STAR}{count}" if count > 1 else what for what, count in sorted(counts.items()))


def _counts_of(cell: str) -> dict[str, int]:
    pairs = (word.partition(STAR) for word in cell.split())
    return {what: int(count) if sign else 1 for what, sign, count in pairs}

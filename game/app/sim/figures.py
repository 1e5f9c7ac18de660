"""Shares with intervals: what a few hundred games can say, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

SURE: Final = 0.95
"""How surely an interval holds; several corrected ones hold together so surely."""
FEWEST: Final = 10
"""Seats on either side below which two shares are not compared."""


def reach(intervals: int = 1) -> float:
    """How many standard errors to either side; for several intervals that are to hold together, after Bonferroni."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, intervals))


def wilson(won: float, of: float, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a share; (0, 1) for none."""
    if not of:
        return 0.0, 1.0
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody won of so many decided games, with Wilson's 95 % interval; `fair` is an even share."""

    who: str
    won: float
    of: int
    fair: float

    @property
    def share(self) -> float:
        """From 0 to 1; 0 when nothing was decided."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, most likely; everywhere when nothing was decided."""
        return wilson(self.won, self.of)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "who": self.who,
            "won": round(self.won, 4),
            "games": self.of,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair, 4),
        }


@dataclass(slots=True)
class _Cell:
    """Seats of one cell: how many, the sum of their wins, and of their squares."""

    count: int = 0
    won: float = 0.0
    squares: float = 0.0


@dataclass(slots=True)
class _Pair:
    """Seats of two cells in the same games: how many pairs, the sums of their wins, and of the products."""

    count: int = 0
    won: float = 0.0
    other: float = 0.0
    products: float = 0.0


def cell_of(stratum: int, having: bool) -> int:
    """The number of the cell of those of a stratum who have something, or have it not."""
    return 2 * stratum + having


@dataclass(slots=True)
class Comparison:
    """How much more often seats win with something than without it, like compared with like.

    Seats are compared within strata (same deck, same level) and the differences averaged, each weighed by how much it
    can say (Mantel and Haenszel). Seats of one game do not win independently: the error is that of whole games.
    """

    cells: dict[int, _Cell] = field(default_factory=dict)
    pairs: dict[tuple[int, int], _Pair] = field(default_factory=dict)

    def add(self, game: Sequence[tuple[int, float]]) -> None:
        """The seats of one game: each one's cell (see `cell_of`), and what the game was worth to it."""
        cells, pairs = self.cells, self.pairs
        for at, (number, won) in enumerate(game):
            cell = cells.get(number)
            if cell is None:
                cell = cells[number] = _Cell()
            cell.count += 1
            if won:
                cell.won += won
                cell.squares += won * won
            for other, other_won in game[:at]:
                pair = pairs.get((number, other))
                if pair is None:
                    pair = pairs[number, other] = _Pair()
                pair.count += 1
                pair.won += won
                pair.other += other_won
                if won and other_won:
                    pair.products += won * other_won

    def side(self, having: bool) -> tuple[float, int]:
        """What those with it (or without) won, and how many they are; over all strata."""
        cells = [cell for number, cell in self.cells.items() if number % 2 == having]
        return sum(cell.won for cell in cells), sum(cell.count for cell in cells)

    def comparable(self) -> tuple[int, int]:
        """How many seats with it, and without it, can be compared: those of strata that have both."""
        both = self._both()
        return sum(one.count for one, _ in both.values()), sum(other.count for _, other in both.values())

    def difference(self) -> tuple[float, float] | None:
        """The difference and its standard error; None where too few can be compared."""
        if min(self.comparable()) < FEWEST:
            return None
        both = self._both()
        weights = {
            stratum: one.count * other.count / (one.count + other.count)
            for stratum, (one, other) in both.items()
        }
        whole = sum(weights.values())
        found = 0.0
        pull: dict[int, tuple[float, float]] = {}
        for stratum, (one, other) in both.items():
            mean, other_mean, weight = one.won / one.count, other.won / other.count, weights[stratum] / whole
            found += weight * (mean - other_mean)
            pull[cell_of(stratum, True)] = weight / one.count, mean
            pull[cell_of(stratum, False)] = -weight / other.count, other_mean
        square = 0.0
        for number, (factor, mean) in pull.items():
            cell = self.cells[number]
            square += factor * factor * (cell.squares - cell.count * mean * mean)
        for (number, second), pair in self.pairs.items():
            if number in pull and second in pull:
                (factor, mean), (other_factor, other_mean) = pull[number], pull[second]
                apart = pair.products - mean * pair.other - other_mean * pair.won
                square += 2 * factor * other_factor * (apart + pair.count * mean * other_mean)
        return found, sqrt(max(0.0, square))

    def _both(self) -> dict[int, tuple[_Cell, _Cell]]:
        """The strata that have seats with it and without it."""
        cells = self.cells
        strata = sorted({number // 2 for number in cells})
        return {
            stratum: (cells[2 * stratum + 1], cells[2 * stratum])
            for stratum in strata
            if 2 * stratum + 1 in cells and 2 * stratum in cells
        }

"""Where cards lie on a printed page, where their backs lie behind them, and where to cut; all in millimetres."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

CARD: Final = (63.0, 88.0)
"""A cut card, width and height."""
MARK, GAP = 5.0, 1.0
"""How long a crop mark is at most, and how far it stays from what is printed: cards and their bleed."""
Flip: TypeAlias = Literal["long", "short"]
"""The edge of the paper round which a printer turns it to print the other side."""
Segment: TypeAlias = tuple[float, float, float, float]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Paper:
    """A kind of paper, upright, with what cards with a bleed get on it: 3 mm leave Letter no margin to print in."""

    name: str
    title: str
    width: float
    height: float
    bleed: float


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("a4", "A4", 210.0, 297.0, 3.0),
    "letter": Paper("letter", "Letter", 215.9, 279.4, 2.0),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """The upper left corner of a cut card on a page; `turned` is head down."""

    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet: its size, so many cards across and down, each printed `bleed` beyond its cut all round."""

    width: float
    height: float
    columns: int
    rows: int
    bleed: float = 0.0

    @property
    def places(self) -> int:
        """How many cards a page holds."""
        return self.columns * self.rows

    @property
    def pitch(self) -> tuple[float, float]:
        """From one card to the next."""
        return CARD[0] + 2 * self.bleed, CARD[1] + 2 * self.bleed

    @property
    def printed(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that cards cover, in the middle of the page."""
        wide, tall = self.columns * self.pitch[0], self.rows * self.pitch[1]
        left, top = (self.width - wide) / 2, (self.height - tall) / 2
        return left, top, left + wide, top + tall

    def spot(self, place: int) -> Spot:
        """Where a card lies, by its place on the page from 0: row by row, as one reads."""
        row, column = divmod(place, self.columns)
        left, top, _, _ = self.printed
        return Spot(left + self.bleed + column * self.pitch[0], top + self.bleed + row * self.pitch[1])

    def behind(self, place: int, flip: Flip = "long", shift: tuple[float, float] = (0.0, 0.0)) -> Spot:
        """Where the back of that card lies on the other side of the sheet, moved right and down by `shift`.

        Turned like a page of a book, left and right change places. Turned like one of a notepad, above and below do,
        and the back is printed head down, or it would be so in the hand.
        """
        spot = self.spot(place)
        if (self.height >= self.width) == (flip == "long"):
            return Spot(self.width - spot.x - CARD[0] + shift[0], spot.y + shift[1])
        return Spot(spot.x + shift[0], self.height - spot.y - CARD[1] + shift[1], turned=True)

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where to cut from top to bottom, and where from left to right; cards side by side share a cut."""
        first = [self.spot(place) for place in range(self.places)]
        across = {round(edge, 3) for spot in first for edge in (spot.x, spot.x + CARD[0])}
        down = {round(edge, 3) for spot in first for edge in (spot.y, spot.y + CARD[1])}
        return tuple(sorted(across)), tuple(sorted(down))

    @property
    def marks(self) -> list[Segment]:
        """The crop marks, (x, y) to (x, y), all in the margins of the page."""
        left, top, right, bottom = self.printed
        reach, climb = min(MARK, left - GAP), min(MARK, top - GAP)
        across, down = self.cuts
        found: list[Segment] = []
        for x in across:
            found.append((x, top - GAP - climb, x, top - GAP))
            found.append((x, bottom + GAP, x, bottom + GAP + climb))
        for y in down:
            found.append((left - GAP - reach, y, left - GAP, y))
            found.append((right + GAP, y, right + GAP + reach, y))
        return found


def page(paper: Paper, *, bleed: bool) -> Page:
    """Nine cards on an upright page edge to edge, or eight with their bleed on one that lies."""
    if bleed:
        return Page(paper.height, paper.width, 4, 2, paper.bleed)
    return Page(paper.width, paper.height, 3, 3)


def in_lots(things: Sequence[T], most: int) -> list[Sequence[T]]:
    """The things in their order, so many at a time; the last lot may be smaller."""
    return [things[at : at + most] for at in range(0, len(things), most)]

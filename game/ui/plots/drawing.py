"""A chart as a list of plain pieces; whoever shows it needs to know nothing else.

Lengths are units: a pixel at 1080p. All pieces lie straight, so that they are sharp at any scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.ui.paint import text as lettering
from game.ui.theme import Colour, Theme, mix


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle."""

    x: float
    y: float
    w: float
    h: float
    colour: Colour
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc about a centre, filled or (`open`) only its rim."""

    x: float
    y: float
    radius: float
    colour: Colour
    open: bool = False
    inside: Colour = "#000000"
    """What an open one is filled with: the ground, so that lines do not run through it."""


@dataclass(frozen=True, slots=True)
class Words:
    """One line of text, its capitals centred on `y`; `anchor` l, c or r says where `x` is."""

    words: str
    x: float
    y: float
    size: int
    colour: Colour
    role: str = "ui"
    anchor: str = "l"


Piece: TypeAlias = Box | Disc | Words


@dataclass(slots=True)
class Drawing:
    """Pieces in the order of drawing on a sheet of so many units; `title` and `says` tell it to who cannot see it."""

    width: float
    height: float
    title: str = ""
    says: str = ""
    pieces: list[Piece] = field(default_factory=list)

    def box(self, x: float, y: float, w: float, h: float, colour: Colour, alpha: float = 1.0) -> None:
        self.pieces.append(Box(x, y, w, h, colour, alpha))

    def words(
        self, words: str, x: float, y: float, size: int, colour: Colour, role: str = "ui", anchor: str = "l"
    ) -> None:
        self.pieces.append(Words(words, x, y, size, colour, role, anchor))

    def swatch(self, x: float, y: float, size: float, colours: Sequence[Colour]) -> None:
        """A small square in as many colours as there are, its left edge at `x`, its middle at `y`."""
        for n, colour in enumerate(colours):
            self.box(x + size * n / len(colours), y - size / 2, size / len(colours), size, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour, inside: Colour | None = None) -> None:
        """Open where the colour inside is named."""
        self.pieces.append(Disc(x, y, radius, colour, inside is not None, inside or "#000000"))

    def upright(
        self, x: float, top: float, bottom: float, colour: Colour, width: float = 1.0, dash: float = 0.0
    ) -> None:
        """A vertical line, in dashes of so many units."""
        if not dash:
            self.box(x - width / 2, top, width, bottom - top, colour)
            return
        y = top
        while y < bottom:
            self.box(x - width / 2, y, width, min(dash, bottom - y), colour)
            y += 2 * dash


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of charts on one ground."""

    ground: Colour
    ink: Colour
    dim: Colour
    grid: Colour
    bar: Colour
    accent: Colour
    high: Colour
    low: Colour
    over: Colour
    """Words on a cell of `high` or `low`."""


def on_panel(theme: Theme) -> Palette:
    """For the dark panels of the window."""
    ground = mix(theme.panel.top, theme.panel.bottom, 0.5)
    return Palette(
        ground=ground,
        ink=theme.text,
        dim=theme.dim,
        grid=mix(ground, theme.dim, 0.28),
        bar=mix(ground, theme.accent, 0.62),
        accent=theme.bright,
        high="#e0a040",
        low="#4f9fd8",
        over=theme.text,
    )


def on_paper(theme: Theme) -> Palette:
    """For sheets of paper: pictures in files and pages to print."""
    ground = mix(theme.paper.top, "#ffffff", 0.35)
    return Palette(
        ground=ground,
        ink=theme.paper_text,
        dim=theme.paper_dim,
        grid=mix(ground, theme.paper_dim, 0.22),
        bar=mix(ground, "#8a6a24", 0.62),
        accent="#8a5a12",
        high="#c9781e",
        low="#2f6fa8",
        over=theme.paper_text,
    )


def wide(words: str, size: int, role: str = "ui") -> float:
    """How much room a line takes, in units."""
    return lettering.width(words, role, size)


def fitted(words: str, size: int, limit: float, role: str = "ui") -> str:
    """The line, or as much of its start as has room."""
    return lettering.shorten(words, role, size, limit)

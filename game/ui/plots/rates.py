"""Shares with their intervals, one below the other: who wins how often, and what a card does to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.app.sim.figures import Rate
from game.app.sim.report import CardFigure
from game.core.figures import true_minus
from game.ui.plots.drawing import Drawing, Palette, fitted, wide
from game.ui.plots.scales import axis, per_cent, points
from game.ui.theme import Colour

ROW: Final = 28.0
TEXT, SMALL = 16, 14
SWATCH: Final = 12.0


Shades: TypeAlias = Mapping[str, tuple[Colour, ...]]
"""Small signs of colour before names."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row: its name, value and interval, what is said at its right end, and the value that would be fair."""

    name: str
    value: float
    low: float
    high: float
    said: str
    fair: float
    swatch: tuple[Colour, ...] = ()
    note: str = ""

    @property
    def sure(self) -> bool:
        """Whether the interval leaves the fair value out."""
        return not self.low <= self.fair <= self.high


@dataclass(frozen=True, slots=True)
class Heads:
    """What stands above the columns."""

    legend: str
    said: str = ""
    note: str = ""


def lines_of(
    rates: Sequence[Rate],
    named: Callable[[str], str] = lambda who: who,
    colours: Shades | None = None,
) -> list[Line]:
    """Rates as rows."""
    shades = colours or {}
    return [
        Line(
            named(rate.who),
            rate.share,
            *rate.interval,
            f"{100 * rate.share:.1f} % of {rate.of}",
            rate.fair,
            shades.get(rate.who, ()),
        )
        for rate in rates
    ]


def rates_chart(
    title: str, lines: Sequence[Line], palette: Palette, width: float, row: float = ROW, top: bool = True
) -> Drawing:
    """Shares of wins; the dashed line is a fair share, a filled dot says that the interval leaves it out."""
    low = min((min(line.low, line.fair) for line in lines), default=0.0)
    high = max((max(line.high, line.fair) for line in lines), default=1.0)
    return _chart(
        title,
        lines,
        palette,
        width,
        row,
        (low, high),
        per_cent,
        Heads("dashed: a fair share; full dot: surely not fair"),
        top,
    )


def cards_chart(
    title: str,
    figures: Sequence[CardFigure],
    palette: Palette,
    width: float,
    colours: Shades | None = None,
    row: float = 24.0,
    top: bool = True,
) -> Drawing:
    """Wins when drawn less wins when not, in points, with corrected intervals; what cannot be told is left out."""
    shades = colours or {}
    lines = [
        Line(
            figure.name if figure.ours else f"{figure.name} *",
            figure.difference,
            figure.low or 0.0,
            figure.high or 0.0,
            true_minus(f"{round(100 * figure.difference, 1) or 0.0:+.1f}"),
            0.0,
            shades.get(figure.group, ()),
            f"{100 * figure.seats_drawn / figure.seats:.0f} / {100 * figure.seats_played / figure.seats:.0f} %",
        )
        for figure in figures
        if figure.difference is not None
    ]
    far = max((max(abs(line.low), abs(line.high)) for line in lines), default=0.1)
    # a few cards that were hardly drawn have endless intervals: those run out of the picture
    usual = max((abs(line.value) for line in lines), default=0.1) * 1.6 + 0.06
    reach = min(far, max(usual, 0.12))
    heads = Heads("full dot: surely a difference", "points", "drawn / played")
    return _chart(title, lines, palette, width, row, (-reach, reach), points, heads, top)


def _chart(
    title: str,
    lines: Sequence[Line],
    palette: Palette,
    width: float,
    row: float,
    ends: tuple[float, float],
    label: Callable[[float], str],
    heads: Heads,
    top: bool,
) -> Drawing:
    above = (34.0 if top else 0.0) + (22.0 if heads.said else 6.0)
    drawing = Drawing(width, above + row * len(lines) + 34, title, _said(lines))
    if top:
        drawing.words(title, 0, 14, 20, palette.ink, "title")
        rest = width - wide(title, 20, "title") - 20
        if wide(heads.legend, SMALL) <= rest:
            drawing.words(heads.legend, width, 15, SMALL, palette.dim, "ui", "r")
    if not lines:
        return drawing
    swatch = SWATCH + 8 if any(line.swatch for line in lines) else 0.0
    names = min(max(wide(line.name, TEXT) for line in lines), width * 0.34)
    said = max(wide(line.said, TEXT, "uib") for line in lines)
    notes = max(wide(line.note, SMALL) for line in lines)
    notes = max(notes, wide(heads.note, SMALL)) + 16 if notes else 0.0
    start, end = swatch + names + 18, width - said - 16 - notes
    scale = axis(*ends, start, end, label)
    bottom = above + row * len(lines) + 4
    for mark in scale.marks:
        drawing.upright(scale.at(mark), above - 4, bottom, palette.grid)
        drawing.words(scale.label(mark), scale.at(mark), bottom + 14, SMALL, palette.dim, "ui", "c")
    if heads.said:
        drawing.words(heads.said, width - notes, above - 16, SMALL, palette.dim, "ui", "r")
        drawing.words(heads.note, width, above - 16, SMALL, palette.dim, "ui", "r")
    for at in range(1, len(lines), 2):
        drawing.box(0, above + row * at, width, row, palette.ink, 0.045)
    _fair_lines(drawing, lines, palette, scale.at, above, row)
    for at, line in enumerate(lines):
        y = above + row * (at + 0.5)
        if line.swatch:
            drawing.swatch(0, y, SWATCH, line.swatch)
        drawing.words(fitted(line.name, TEXT, names + 4), swatch, y, TEXT, palette.ink)
        colour = palette.bar if not line.sure else palette.high if line.value > line.fair else palette.low
        left, right = scale.at(line.low), scale.at(line.high)
        drawing.box(left, y - 2, max(2.0, right - left), 4, colour, 0.75)
        for value, x in ((line.low, left), (line.high, right)):
            if scale.low <= value <= scale.high:
                drawing.box(x - 1, y - 5, 2, 10, colour)
        drawing.disc(scale.at(line.value), y, 6, colour, None if line.sure else palette.ground)
        drawing.words(line.said, width - notes, y, TEXT, palette.ink, "uib" if line.sure else "ui", "r")
        if line.note:
            drawing.words(line.note, width, y, SMALL, palette.dim, "ui", "r")
    return drawing


def _fair_lines(
    drawing: Drawing,
    lines: Sequence[Line],
    palette: Palette,
    at: Callable[[float], float],
    above: float,
    row: float,
) -> None:
    """A dashed line through rows that follow each other with one fair value."""
    first = 0
    for n in range(1, len(lines) + 1):
        if n == len(lines) or abs(lines[n].fair - lines[first].fair) > 1e-6:
            x = at(lines[first].fair)
            drawing.upright(x, above + row * first, above + row * n, palette.accent, 1.5, 4)
            first = n


def _said(lines: Sequence[Line]) -> str:
    return "; ".join(f"{line.name} {line.said}" for line in lines)

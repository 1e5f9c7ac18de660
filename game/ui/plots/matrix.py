"""Who wins against whom, as a table whose cells are the darker the further they are from even."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.app.sim.figures import Rate
from game.app.sim.report import Matrix
from game.ui.paint import text as lettering
from game.ui.plots.drawing import Drawing, Palette, fitted, wide
from game.ui.plots.rates import Shades
from game.ui.theme import mix

TEXT, SMALL = 16, 14
FAR: Final = 0.25
"""This far from even a cell has its full colour."""
FEW: Final = 12
"""So many games are believed by half."""


def matrix_chart(
    title: str,
    matrix: Matrix,
    palette: Palette,
    width: float,
    named: Callable[[str], str] = lambda name: name,
    colours: Shades | None = None,
    top: bool = True,
    cell_height: float = 0.0,
) -> Drawing:
    """The row against the column; a bold share with a mark is one whose interval leaves even out."""
    shades = colours or {}
    count = max(1, len(matrix.names))
    swatch = 20.0 if any(name in shades for name in matrix.names) else 0.0
    names = min(max((wide(named(name), TEXT) for name in matrix.names), default=0.0), width * 0.26)
    left = swatch + names + 14
    cell = (width - left) / count
    tall = cell_height or min(56.0, max(40.0, cell * 0.52))
    heads = [lettering.wrap(named(name), "ui", SMALL, cell - 6)[:2] for name in matrix.names]
    above = (40.0 if top else 4.0) + (40 if any(len(lines) > 1 for lines in heads) else 24)
    drawing = Drawing(width, above + tall * count + 30, title, _said(matrix, named))
    if top:
        drawing.words(title, 0, 14, 20, palette.ink, "title")
    for n, name in enumerate(matrix.names):
        x, y = left + cell * (n + 0.5), above + tall * (n + 0.5)
        for line, words in enumerate(reversed(heads[n])):
            head = fitted(words, SMALL, cell - 4)
            drawing.words(head, x, above - 14 - 16 * line, SMALL, palette.dim, "ui", "c")
        drawing.swatch(0, y, 12, shades.get(name, ()))
        drawing.words(fitted(named(name), TEXT, names + 4), swatch, y, TEXT, palette.ink)
        for m, rate in enumerate(matrix.rates[n]):
            place = left + cell * m, above + tall * n, cell, tall
            _cell(drawing, rate, place, palette)
    foot = above + tall * count + 16
    drawing.words(
        fitted("Share of the row against the column; bold: 95 % sure that it is not even", SMALL, width - left),
        left, foot, SMALL, palette.dim,
    )  # fmt: skip
    return drawing


def _cell(
    drawing: Drawing, rate: Rate | None, place: tuple[float, float, float, float], palette: Palette
) -> None:
    x, y, w, h = place
    if rate is None or not rate.of:
        drawing.box(x + 1.5, y + 1.5, w - 3, h - 3, palette.grid, 0.35)
        return
    # what a few games say is hardly coloured
    away = (rate.share - 0.5) * rate.of / (rate.of + FEW)
    strength = min(1.0, abs(away) / FAR)
    shade = mix(palette.ground, palette.high if away > 0 else palette.low, 0.12 + 0.68 * strength)
    drawing.box(x + 1.5, y + 1.5, w - 3, h - 3, shade)
    low, high = rate.interval
    sure = not low <= 0.5 <= high
    said = f"{100 * rate.share:.0f}{' ' if w >= 62 else ''}%"
    two = h >= 40 and w >= 52
    size = TEXT + 1 if w >= 62 else 14
    drawing.words(
        said,
        x + w / 2,
        y + h / 2 - (h * 0.16 if two else 0),
        size,
        palette.over,
        "uib" if sure else "ui",
        "c",
    )
    if two:
        drawing.words(f"of {rate.of}", x + w / 2, y + h / 2 + h * 0.24, 13, palette.over, "ui", "c")
    if sure:
        drawing.box(x + 4, y + 4, 5, 5, palette.over)


def _said(matrix: Matrix, named: Callable[[str], str]) -> str:
    return "; ".join(
        f"{named(one)} against {named(other)} {rate.share:.0%} of {rate.of}"
        for one, row in zip(matrix.names, matrix.rates, strict=True)
        for other, rate in zip(matrix.names, row, strict=True)
        if rate is not None
    )

"""Writes a chart as SVG, to be put into a page; fonts are those of the page, by their roles."""

from __future__ import annotations

from html import escape
from typing import Final

from game.ui.paint import text as lettering
from game.ui.plots.drawing import Box, Disc, Drawing, Words
from game.ui.theme import Colour, rgb

FAMILIES: Final = {"title": "Marcellus, Georgia, serif", "ui": "Atkinson Hyperlegible, Verdana, sans-serif"}
ANCHORS: Final = {"l": "start", "c": "middle", "r": "end"}


def svg(drawing: Drawing) -> str:
    """One element, as wide as its place allows."""
    body = "".join(map(_piece, drawing.pieces))
    size = f'viewBox="0 0 {_n(drawing.width)} {_n(drawing.height)}"'
    told = f"<title>{escape(drawing.title)}</title><desc>{escape(drawing.says)}</desc>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{told}{body}</svg>'


def _piece(piece: Box | Disc | Words) -> str:
    if isinstance(piece, Box):
        faint = f' fill-opacity="{_n(piece.alpha)}"' if piece.alpha < 1 else ""
        place = f'x="{_n(piece.x)}" y="{_n(piece.y)}" width="{_n(piece.w)}" height="{_n(piece.h)}"'
        return f'<rect {place} fill="{_hex(piece.colour)}"{faint}/>'
    if isinstance(piece, Disc):
        place = f'cx="{_n(piece.x)}" cy="{_n(piece.y)}"'
        if piece.open:
            rim = f'fill="{_hex(piece.inside)}" stroke="{_hex(piece.colour)}" stroke-width="2.2"'
            return f'<circle {place} r="{_n(piece.radius - 1.1)}" {rim}/>'
        return f'<circle {place} r="{_n(piece.radius)}" fill="{_hex(piece.colour)}"/>'
    base = piece.y + lettering.cap_height(piece.role, piece.size) / 2
    family = FAMILIES["title" if piece.role == "title" else "ui"]
    bold = ' font-weight="bold"' if piece.role == "uib" else ""
    place = f'x="{_n(piece.x)}" y="{_n(base)}" font-size="{piece.size}" text-anchor="{ANCHORS[piece.anchor]}"'
    return (
        f'<text {place} font-family="{family}"{bold} fill="{_hex(piece.colour)}">{escape(piece.words)}</text>'
    )


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb(colour))


def _n(value: float) -> str:
    """A number as short as it goes."""
    return f"{value:.2f}".rstrip("0").rstrip(".")

"""How long games are, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from game.app.sim.report import End, Length
from game.ui.plots.drawing import Drawing, Palette, fitted, wide
from game.ui.plots.scales import axis, whole

TEXT, SMALL = 16, 14


def length_chart(
    length: Length, palette: Palette, width: float, height: float = 240.0, top: bool = True
) -> Drawing:
    """A histogram; the band is the middle half of the games, the line the game in the middle."""
    title = f"{length.what.capitalize()} a game"
    half = f"half of the games {length.quarter} to {length.three_quarters}"
    says = f"{length.middle} in the middle, {half}, all {length.least} to {length.most}"
    drawing = Drawing(width, height, title, says)
    above = 34.0 if top else 4.0
    if top:
        drawing.words(title, 0, 14, 20, palette.ink, "title")
        drawing.words(
            fitted(says, SMALL, width - wide(title, 20, "title") - 16),
            width,
            15,
            SMALL,
            palette.dim,
            "ui",
            "r",
        )
    above += 20
    bottom = height - 30
    tallest = max(length.bars)
    upward = axis(0, tallest, bottom, above, whole, 40)
    left = max(wide(whole(mark), SMALL) for mark in upward.marks) + 10
    ends = length.start, length.start + length.step * len(length.bars)
    along = axis(*ends, left, width - 16, whole, 58, tight=True)
    for mark in upward.marks:
        y = upward.at(mark)
        drawing.box(left, y - 0.5, width - left, 1, palette.grid)
        drawing.words(whole(mark), left - 8, y, SMALL, palette.dim, "ui", "r")
    first, last = along.at(length.quarter), along.at(length.three_quarters + min(1, length.step))
    drawing.box(first, above - 6, max(2.0, last - first), bottom - above + 6, palette.accent, 0.13)
    pitch = (along.end - along.start) / len(length.bars)
    for n, games in enumerate(length.bars):
        y = upward.at(games)
        if games:
            drawing.box(left + n * pitch + 1, y, max(1.0, pitch - 2), bottom - y, palette.bar)
    drawing.box(left, bottom - 0.5, width - left, 1, palette.dim)
    x = along.at(length.middle + min(1, length.step) / 2)
    drawing.upright(x, above - 10, bottom, palette.accent, 2)
    side = "l" if x < width - 90 else "r"
    drawing.words(
        f"{length.middle}", x + (7 if side == "l" else -7), above - 8, TEXT, palette.ink, "uib", side
    )
    for mark in along.marks:
        drawing.words(whole(mark), along.at(mark), bottom + 15, SMALL, palette.dim, "ui", "c")
    return drawing


def ends_chart(
    ends: Sequence[End],
    palette: Palette,
    width: float,
    named: Callable[[str], str],
    row: float = 28.0,
    top: bool = True,
) -> Drawing:
    """One bar for each way in which games end."""
    title = "How games end"
    says = "; ".join(f"{named(end.reason)} {100 * end.share:.1f} %" for end in ends)
    above = 38.0 if top else 4.0
    drawing = Drawing(width, above + row * len(ends) + 6, title, says)
    if top:
        drawing.words(title, 0, 14, 20, palette.ink, "title")
    names = min(max((wide(named(end.reason), TEXT) for end in ends), default=0.0), width * 0.4)
    said = [f"{100 * end.share:.1f} % of {sum(one.games for one in ends)}" for end in ends]
    room = width - names - 16 - max((wide(word, TEXT) for word in said), default=0.0) - 14
    for n, (end, word) in enumerate(zip(ends, said, strict=True)):
        y = above + row * (n + 0.5)
        drawing.words(fitted(named(end.reason), TEXT, names + 2), 0, y, TEXT, palette.ink)
        drawing.box(names + 16, y - 8, room, 16, palette.grid, 0.6)
        drawing.box(names + 16, y - 8, max(2.0, room * end.share), 16, palette.bar)
        low, high = room * end.low, room * end.high
        drawing.box(names + 16 + low, y - 1, max(1.0, high - low), 2, palette.ink, 0.8)
        drawing.words(word, width, y, TEXT, palette.ink, "ui", "r")
    return drawing


def stacked(drawings: Sequence[Drawing], gap: float = 26.0) -> Drawing:
    """Several charts below each other on one sheet."""
    width = max(one.width for one in drawings)
    height = sum(one.height for one in drawings) + gap * (len(drawings) - 1)
    sheet = Drawing(width, height, drawings[0].title, "; ".join(one.says for one in drawings))
    tops = [0.0]
    for before, _ in pairwise(drawings):
        tops.append(tops[-1] + before.height + gap)
    for top, one in zip(tops, drawings, strict=True):
        sheet.pieces += moved(one, 0, top).pieces
    return sheet


def moved(drawing: Drawing, dx: float, dy: float) -> Drawing:
    """The same chart further right and down."""
    pieces = [replace(piece, x=piece.x + dx, y=piece.y + dy) for piece in drawing.pieces]
    return Drawing(drawing.width + dx, drawing.height + dy, drawing.title, drawing.says, pieces)

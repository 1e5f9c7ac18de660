"""What could have been done, as a list: each answer in words, how often it was looked at, what to expect of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.advice import Considered
from game.core.rules import Rules
from game.core.words import Sentence
from game.ui.icons import icon
from game.ui.paint import flow
from game.ui.paint.brush import Brush
from game.ui.paint.shapes import box
from game.ui.table.mat import Sitting
from game.ui.table.sentence import Chip, spans
from game.ui.theme import DONE, Fill
from game.ui.why.deeds import deed

MARK, BAR, FIGURE, GAP = 40.0, 130.0, 74.0, 18.0
"""Units across: the mark on the left, the bar and the figure on the right, and between the columns."""
PACE = 14.0
"""Units between two rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """One candidate: what it is and does, its expected result, how much of the bar it fills, what it was."""

    words: tuple[flow.Span, ...]
    reason: tuple[flow.Span, ...]
    value: float
    share: float
    visits: int
    best: bool
    played: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A row with its words laid out; `reason` None where there was no room for it."""

    row: Row
    words: flow.Flow
    reason: flow.Flow | None
    top: int
    tall: int


def rows_of(
    rules: Rules[Any, Any], view: Any, found: Considered, seated: Sequence[Sitting], chip: Chip
) -> list[Row]:
    """The candidates of a thought about a view's decision, in their order."""
    visits = [candidate.visits for candidate in found.candidates]
    told = len(set(visits)) > 1
    most = max(visits, default=0) if told else max((one.value for one in found.candidates), default=0.0)
    rows = []
    for n, candidate in enumerate(found.candidates):
        measure = candidate.visits if told else candidate.value
        words = found.reasons[n] if n < len(found.reasons) else ()
        rows.append(
            Row(
                spans(deed(rules, view, candidate.action), seated, chip),
                spans(sentence_of(words), seated, chip) if words else (),
                candidate.value,
                measure / most if most else 0.0,
                candidate.visits,
                n == 0,
                n == found.played,
            )
        )
    return rows


def sentence_of(reason: Sentence) -> Sentence:
    """A reason as a sentence of its own: a capital first, a full stop at the end."""
    if not reason:
        return ()
    first = reason[0]
    start = (f"{first[:1].upper()}{first[1:]}", *reason[1:]) if isinstance(first, str) else reason
    return (*start, ".")


def per_cent(value: float) -> str:
    """An expected result as it is told: never quite certain unless it is."""
    value = min(max(value, 0.0), 1.0)
    if 0 < value < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= value < 1 else f"{value:.0%}"


def lay(rows: Sequence[Row], brush: Brush, rect: pygame.Rect) -> list[Laid]:
    """The rows in a rectangle: where it is small, first the reasons of the lesser ones go, then these themselves."""
    kept = list(rows)
    everywhere: Callable[[Row], bool] = lambda _: True  # noqa: E731
    at_ends: Callable[[Row], bool] = lambda row: row.best or row.played  # noqa: E731
    nowhere: Callable[[Row], bool] = lambda _: False  # noqa: E731
    while True:
        for reasons in (everywhere, at_ends, nowhere):
            laid = _laid(kept, brush, rect, reasons)
            if not laid or laid[-1].top + laid[-1].tall <= rect.bottom:
                return laid
        lesser = [row for row in kept if not row.best and not row.played]
        if not lesser:
            return laid
        kept.remove(lesser[-1])


def _laid(rows: Sequence[Row], brush: Brush, rect: pygame.Rect, reasons: Callable[[Row], bool]) -> list[Laid]:
    wide = rect.width - brush.px(MARK + GAP + BAR + FIGURE)
    found = []
    y = rect.y
    for row in rows:
        words = brush.lay(row.words, wide, 17, brush.theme.text, 26)
        reason = None
        if row.reason and reasons(row):
            reason = brush.lay(row.reason, wide, 15, brush.theme.dim, 22)
        tall = max(brush.px(30), words.height + (reason.height if reason is not None else 0))
        found.append(Laid(row, words, reason, y, tall))
        y += tall + brush.px(PACE)
    return found


def words_at(rect: pygame.Rect, one: Laid, brush: Brush) -> list[tuple[flow.Flow, tuple[int, int]]]:
    """Where the words of a row lie: for painting, and for whoever asks what the pointer is on."""
    x = rect.x + brush.px(MARK)
    y = round(one.top + (one.tall - one.words.height - (one.reason.height if one.reason else 0)) / 2)
    found = [(one.words, (x, y))]
    if one.reason is not None:
        found.append((one.reason, (x, y + one.words.height)))
    return found


def paint(brush: Brush, rect: pygame.Rect, laid: Sequence[Laid]) -> None:
    """Paints the rows."""
    for n, one in enumerate(laid):
        row = one.row
        middle = one.top + one.tall / 2
        if n:
            brush.divider(rect.x, rect.right, one.top - brush.px(PACE / 2))
        _mark(brush, (rect.x + brush.px(15), middle), row)
        for words, at in words_at(rect, one, brush):
            words.draw(brush.surface, at)
        left = rect.right - brush.px(BAR + FIGURE)
        bar(brush, (left, middle), brush.px(BAR), row.share, lit=row.best)
        ink = brush.theme.gold_text if row.best else brush.theme.text
        brush.text(per_cent(row.value), (rect.right, middle), "uib", 19, ink, "cr")


def bar(brush: Brush, left: tuple[float, float], wide: int, share: float, *, lit: bool) -> None:
    """A track with as much of it filled; gold for the best."""
    theme = brush.theme
    tall = max(6, brush.px(12))
    track = pygame.Rect(round(left[0]), round(left[1] - tall / 2), wide, tall)
    box(brush.surface, track, tall / 2, theme.well, 1.0, 0.9, 0, brush.px(5))
    inner = track.inflate(-2, -2)
    inner.width = max(inner.height, round(inner.width * min(1.0, share)))
    fill = theme.main_button if lit else Fill(theme.dim, theme.faint, theme.dim, 1.0)
    box(brush.surface, inner, inner.height / 2, fill, 1.0, 0.9, 0.35)


def _mark(brush: Brush, centre: tuple[float, float], row: Row) -> None:
    """A check on a disc for what was played, a star for the best where that was something else."""
    if row.played:
        d = brush.px(28)
        disc = pygame.Rect(0, 0, d, d)
        disc.center = (round(centre[0]), round(centre[1]))
        box(brush.surface, disc, d / 2, DONE, 1.2, 1.0, 0.3)
        k = round(d * 0.62)
        brush.surface.blit(
            icon("check-bold", k, DONE.ink), (round(centre[0] - k / 2), round(centre[1] - k / 2))
        )
    elif row.best:
        brush.icon("star-four-points", centre, 26)

"""A hint: what could be done now, asked for by a key and lit up at the table until something is done."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.bots.levels import LEVELS
from game.ui.icons import icon
from game.ui.paint import flow
from game.ui.paint.gems import gem
from game.ui.paint.shapes import box, glow, ring
from game.ui.paint.text import line_height, text
from game.ui.screen import Screen
from game.ui.table.sentence import spans
from game.ui.theme import BUBBLE, Colour, mix
from game.ui.why import candidates
from game.ui.why.deeds import deed
from game.ui.why.pointing import places, pointed

if TYPE_CHECKING:
    from game.ui.table.live import LiveTable
    from game.ui.table.shown import ShownTable

COLUMNS, ROWS = 13, 15
"""Places that are tried for a plate."""
LIGHT: Final = "#a8f0ff"
"""Of what a hint lights up: no other sign of the table is of this colour."""
WAS: Final = "#ff9a86"
"""Of what was played where something else was better."""


def draw_hint(surface: pygame.Surface, table: LiveTable) -> None:
    """The signs on the table and the plate that says why; while it is sought, a small plate alone."""
    hinting = table.hinting
    if hinting.pending:
        _sought(surface, table, LEVELS[hinting.level].title)
        return
    hint = hinting.shown(table.session.looker)
    if hint is None or table.director.busy:
        return
    best = hint.found.candidates[0]
    what = pointed(table, best.action)
    takes, onto = places(table, what)
    light_up(surface, takes, onto, table.screen)
    if table.hands.grip.holding:
        return
    seated, chip = table.sight.seated, table.mat.chip
    words = spans(deed(table.match.rules, hint.view, best.action), seated, chip, on_paper=True)
    told = candidates.sentence_of(hint.found.reasons[0]) if hint.found.reasons else ()
    reason = spans(told, seated, chip, on_paper=True)
    figure = candidates.per_cent(best.value)
    avoid = [*takes, *([onto] if onto is not None else []), table.chrome.prompt.rect]
    _plate(surface, (*words, flow.Words(".")), reason, figure, avoid, table)


def light_up(
    surface: pygame.Surface,
    takes: Sequence[pygame.Rect],
    onto: pygame.Rect | None,
    screen: Screen,
    colour: Colour = LIGHT,
    sign: str = "lightbulb-on",
) -> None:
    """A ring of light and a sign round each thing, and a row of dots to where it goes."""
    scale = screen.factor
    radius = screen.px(11)
    for rect in [*takes, *([onto] if onto is not None else [])]:
        around = rect.inflate(screen.px(8), screen.px(8))
        glow(surface, around, radius, screen.px(22), colour, 0.8)
        ring(surface, around, radius, "#10222a", max(2.0, 5 * scale))
        ring(surface, around, radius, colour, max(1.5, 3 * scale))
    if onto is not None and takes:
        _path(surface, takes[0].center, (onto.centerx, onto.y), screen, colour)
        _badge(surface, (onto.centerx, onto.y), screen, colour, "arrow-down-bold")
    for rect in takes:
        _badge(surface, (rect.x + screen.px(6), rect.y + screen.px(6)), screen, colour, sign)


def _path(
    surface: pygame.Surface,
    start: tuple[float, float],
    end: tuple[float, float],
    screen: Screen,
    colour: Colour,
) -> None:
    """Dots in a bow from one thing to the other, larger towards the end, with a dark edge that holds on any ground."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    dots = max(4, min(30, round(length / screen.px(30))))
    for k in range(1, dots):
        t = k / dots
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - screen.px(60) * 4 * t * (1 - t)
        d = max(7, screen.px(10 + 7 * t))
        gem(surface, (x, y), "circle", d, colour, mix(colour, "#0a1e28", 0.4), "#0a1e28", 1.4, False)


def _badge(
    surface: pygame.Surface, centre: tuple[float, float], screen: Screen, colour: Colour, sign: str
) -> None:
    d = max(20, screen.px(38))
    gem(surface, centre, "circle", d, "#1c4a58", "#0a1e28", colour, max(1.2, 2 * screen.factor))
    k = round(d * 0.58)
    surface.blit(icon(sign, k, colour), (round(centre[0] - k / 2), round(centre[1] - k / 2)))


def _plate(
    surface: pygame.Surface,
    words: Sequence[flow.Span],
    reason: Sequence[flow.Span],
    figure: str,
    avoid: Sequence[pygame.Rect],
    table: ShownTable,
) -> None:
    """A cream plate: what to do, why, and what may be expected then; where it covers nothing that matters."""
    screen, four = table.screen, table.desk.settings.four_colours
    size, small = screen.text_px(18), screen.text_px(16)
    pad, mark = screen.px(16), max(30, screen.px(46))
    limit = min(screen.px(430) + 5 * size, screen.width - mark - 4 * pad)
    bold = [_bold(span) for span in words]
    laid = [flow.flow(bold, limit, size, BUBBLE.ink, round(size * 1.45), four)]
    if reason:
        laid.append(flow.flow(reason, limit, small, "#5a3f10", round(small * 1.45), four, body=True))
    foot = f"{figure} to be expected then. Esc puts it away."
    laid.append(
        flow.flow((flow.Words(foot, italic=True),), limit, small, "#6a5226", round(small * 1.45), four)
    )
    wide = max(one.width for one in laid)
    tall = max(mark, sum(one.height for one in laid))
    rect = pygame.Rect(0, 0, wide + mark + 3 * pad - screen.px(4), tall + 2 * screen.px(12))
    rect.topleft = free_place(rect.size, avoid, things_on(table), screen)
    box(surface, rect, screen.px(14), BUBBLE, max(1.2, 1.6 * screen.factor), 1.0, 0.4, 0, screen.px(16))
    at = (rect.x + pad + mark / 2, rect.centery)
    gem(surface, at, "circle", mark, "#1c4a58", "#0a1e28", LIGHT, max(1.2, 2 * screen.factor))
    k = round(mark * 0.6)
    surface.blit(icon("lightbulb-on", k, LIGHT), (round(at[0] - k / 2), round(at[1] - k / 2)))
    y = rect.centery - sum(one.height for one in laid) / 2
    for one in laid:
        one.draw(surface, (rect.x + 2 * pad + mark - screen.px(4), y))
        y += one.height


def things_on(table: ShownTable) -> list[pygame.Rect]:
    """About where pieces and players' plates lie: what one would rather not see covered."""
    found = [spot.rect for spot in table.hands.spots if spot.handle.startswith("seat:")]
    for piece in table.stage.pieces.values():
        pose = piece.goal
        rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.4))
        rect.center = (round(pose.x), round(pose.y))
        found.append(rect)
    return found


def _bold(span: flow.Span) -> flow.Span:
    if not isinstance(span, flow.Words):
        return span
    return flow.Words(span.text, None, bold=True, tag=span.tag)


def free_place(
    size: tuple[int, int], keep: Sequence[pygame.Rect], spare: Sequence[pygame.Rect], screen: Screen
) -> tuple[int, int]:
    """The upper left corner of a place in the window that covers nothing of `keep` and as little of `spare` as may be.

    Of places alike the one nearest to the middle of the window is taken.
    """
    return _least_covering(
        size, tuple(tuple(rect) for rect in keep), tuple(tuple(rect) for rect in spare), screen
    )


@lru_cache(64)
def _least_covering(
    size: tuple[int, int],
    keep: tuple[tuple[int, int, int, int], ...],
    spare: tuple[tuple[int, int, int, int], ...],
    screen: Screen,
) -> tuple[int, int]:
    edge = screen.px(14)
    across, down = screen.width - size[0] - 2 * edge, screen.height - size[1] - 2 * edge
    weighed = [(pygame.Rect(rect).inflate(edge, edge), 50) for rect in keep]
    weighed += [(pygame.Rect(rect), 1) for rect in spare]
    best, least = (edge, edge), math.inf
    for i in range(COLUMNS):
        for j in range(ROWS):
            place = pygame.Rect(
                edge + across * i // (COLUMNS - 1), edge + down * j // (ROWS - 1), size[0], size[1]
            )
            covered = 0.0
            for other, weight in weighed:
                common = place.clip(other)
                covered += weight * common.width * common.height
            covered += math.hypot(place.centerx - screen.width / 2, place.centery - screen.height / 2)
            if covered < least:
                best, least = place.topleft, covered
    return best


def _sought(surface: pygame.Surface, table: ShownTable, title: str) -> None:
    """That somebody thinks about it."""
    screen = table.screen
    size = screen.text_px(17)
    words = f"{title} looks for a hint."
    wide, tall = round(size * 0.62 * len(words)), line_height("ui", size) + screen.px(16)
    line = table.chrome.prompt.rect
    rect = pygame.Rect(0, 0, wide + screen.px(60), tall)
    rect.midbottom = (line.centerx, line.y - screen.px(8))
    box(surface, rect, screen.px(12), BUBBLE, max(1.2, 1.6 * screen.factor), 1.0, 0.4, 0, screen.px(12))
    k = round(size * 1.2)
    x = rect.x + screen.px(14)
    surface.blit(icon("timer-sand", k, "#5a3f10"), (x, round(rect.centery - k / 2)))
    text(surface, words, (x + k + screen.px(8), rect.centery), "ui", size, BUBBLE.ink, "cl")

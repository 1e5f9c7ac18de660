"""Reads one printed face: how clear every run of letters, number and icon is, what lies over what, how near the cut.

The face is printed box by box. Before the ink of a box is printed, the pixels round it are taken: pictures, shades,
halos and stones as they really are there. Nothing is judged here; `judge` does that, for each use.

The contrast of a run is measured in cells as wide as CELL of its letters' size. In a cell, each pixel within REACH of
the ink gives a contrast with it, and the cell counts with the lowest tenth of them (the 10th percentile): a bright
speck does no harm, a bright patch behind two letters does. The run counts with its worst cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.ui.cardface.boxes import MM, PT, Box
from game.ui.cardface.contrast import luminance, ratio
from game.ui.cardface.faults import Area
from game.ui.cardface.inked import FAINT, Ink, Stone, inks_of, stones_of
from game.ui.cardface.layout import SCALE, Laid, Layout, place_of
from game.ui.cardface.press import blank_sheet, print_ground
from game.ui.cardface.skins import Dressed

READ: Final = frozenset({"text", "rich", "icon", "icons", "gem"})
"""Roles of boxes that are read; a playing card is drawn by the house and is one picture."""
CELL: Final = 2.5
"""Letter sizes: two or three letters, about as much as is looked at to tell one."""
REACH: Final = 0.11
"""Letter sizes round the ink that count as behind it: about as wide as a stem."""
LOWEST: Final = 0.10
"""The part of a cell's pixels that may be less clear than the number that is told."""
FEWEST: Final = 12
"""Pixels: a cell with fewer is joined to no verdict."""
CHANGED: Final = 60
"""Of 255: a pixel of ink that differs so much after the whole face is printed is hidden."""
ALIKE: Final = 24
"""Of 255: how little the ink and what is round it may differ before nobody sees it."""
TOUCH: Final = 0.25
"""mm by which the rectangles of two texts may reach into each other: a tail into the room of a line below."""
HIDDEN: Final = 0.01
"""The part of a run's ink that may lie under something: the soft edge of a shadow."""

Masks = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Clear:
    """The contrast of one run of letters, number or icon with what is behind it, 1 to 21, where it is least."""

    box: Box
    words: str
    icon: str
    ratio: float
    points: float
    bold: bool
    area: Area


@dataclass(frozen=True, slots=True)
class Hit:
    """Ink of `box` and something of another box in one place: `depth` mm deep, `hidden` the part of the ink lost."""

    box: Box
    other: Box
    words: str
    depth: float
    hidden: float
    area: Area


@dataclass(frozen=True, slots=True)
class Edge:
    """How many mm the ink (or the stone) of a box that comes nearest stays within the cut; negative beyond it."""

    box: Box
    words: str
    mm: float
    area: Area
    stone: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything measured on one face, each box's worst."""

    layout: Layout
    clear: tuple[Clear, ...]
    overlaps: tuple[Hit, ...]
    covered: tuple[Hit, ...]
    edges: tuple[Edge, ...]


@dataclass(slots=True)
class _Seen:
    """One ink while the face is printed."""

    ink: Ink
    rect: pygame.Rect
    order: int
    after: pygame.Surface | None = None


def read_face(layout: Layout, skin: Dressed, art: pygame.Surface | None) -> Reading:
    """Prints a face and measures it; `art` None leaves its picture out. About ten milliseconds."""
    if not any(laid.box.role in READ for laid in layout.boxes):
        return Reading(layout, (), (), (), ())
    sheet = blank_sheet(skin)
    # what is live is printed last on every screen
    order = sorted(layout.boxes, key=lambda laid: laid.box.live)
    seen: list[_Seen] = []
    clear: list[Clear] = []
    stones: list[tuple[int, Stone]] = []
    for n, laid in enumerate(order):
        print_ground(sheet, laid, skin, art)
        stones += [(n, stone) for stone in stones_of(laid)]
        drawn = inks_of(laid, skin)
        inks = [_Seen(ink, ink.rect, n) for ink in drawn]
        inks = [one for one in inks if one.rect.w and one.rect.h and not laid.box.ornament]
        clear += [found for one in inks if (found := _clear(one, sheet)) is not None]
        for ink in drawn:
            sheet.blit(ink.picture, ink.at)
        for one in inks:
            on = one.rect.clip(sheet.get_rect())
            one.after = sheet.subsurface(on).copy() if on.w and on.h else None
        seen += inks
    overlaps = [*_over_ink(seen), *_under_stones(seen, stones)]
    taken = {(hit.box.name, hit.other.name) for hit in overlaps}
    covered = [
        hit
        for one in seen
        if (hit := _hidden(one, sheet, order)) and (hit.box.name, hit.other.name) not in taken
    ]
    return Reading(layout, tuple(clear), _worst(overlaps), _worst(covered), tuple(_edges(seen, stones)))


def area_on_face(rect: pygame.Rect) -> Area:
    """Pixels of the drawing size in units of the face."""
    return rect.x / SCALE, rect.y / SCALE, rect.w / SCALE, rect.h / SCALE


# ---- contrast


def _clear(one: _Seen, sheet: pygame.Surface) -> Clear | None:
    """Measured at half the drawing size, where the grain of a picture is smooth as for the eye."""
    ink = one.ink
    em = ink.points * PT * SCALE
    reach = max(2, round(em * (REACH if ink.words else 0.08)))
    rect = one.rect.inflate(2 * reach + 2, 2 * reach + 2).clip(sheet.get_rect())
    if rect.w < 4 or rect.h < 4:
        return None
    half = (rect.w // 2, rect.h // 2)
    behind = pygame.surfarray.pixels3d(pygame.transform.smoothscale(sheet.subsurface(rect), half))
    alone = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
    alone.blit(ink.picture, (ink.at[0] - rect.x, ink.at[1] - rect.y))
    cover = pygame.surfarray.array_alpha(pygame.transform.smoothscale(alone, half))
    strong = int(cover.max())
    if strong < FAINT:
        return None
    core = cover > strong // 2
    ring = _grown(core, max(1, reach // 2)) & ~core
    colour, alpha = _ink_colour(alone)
    ground = luminance(behind)
    if alpha < 1:
        under = np.median(behind[ring].reshape(-1, 3), 0)
        colour = under + (colour - under) * alpha
    own = float(luminance(np.clip(colour, 0, 255).astype(np.uint8)))
    at, level = np.nonzero(ring)[0], ground[ring]
    clear = ratio(level, own)
    wide = max(4, round(em * CELL / 2))
    cells = max(1, round(half[0] / wide))
    cell = at * cells // half[0]
    worst, where = np.inf, 0
    for k in range(cells):
        found = clear[cell == k]
        if found.size < FEWEST:
            continue
        low = float(np.partition(found, int(found.size * LOWEST))[int(found.size * LOWEST)])
        if low < worst:
            worst, where = low, k
    if not np.isfinite(worst):
        return None
    part = pygame.Rect(rect.x + where * rect.w // cells, rect.y, -(-rect.w // cells), rect.h).clip(one.rect)
    return Clear(
        ink.box, ink.words, ink.icon, worst, ink.points, ink.bold, area_on_face(part if part.w else one.rect)
    )


def _ink_colour(alone: pygame.Surface) -> tuple[Floats, float]:
    """The middle colour of an ink, and how much it hides where it hides most."""
    alpha = pygame.surfarray.pixels_alpha(alone)
    most = int(alpha.max())
    full = alpha >= most * 0.9
    colours = pygame.surfarray.pixels3d(alone)[full]
    return np.median(colours, 0).astype(np.float32), most / 255


def _grown(mask: Masks, reach: int) -> Masks:
    """A mask and all within `reach` px of it, by steps that double."""
    grown = mask.copy()
    left = reach
    step = 1
    while left > 0:
        step = min(step, left)
        wider = grown.copy()
        wider[step:] |= grown[:-step]
        wider[:-step] |= grown[step:]
        grown = wider.copy()
        grown[:, step:] |= wider[:, :-step]
        grown[:, :-step] |= wider[:, step:]
        left -= step
        step *= 2
    return grown


# ---- one over the other


def _over_ink(seen: list[_Seen]) -> list[Hit]:
    """Ink of two boxes in one place: by their rectangles, where an icon is one of them by their pixels."""
    found = []
    for n, one in enumerate(seen):
        for other in seen[n + 1 :]:
            if one.ink.box is other.ink.box or not one.rect.colliderect(other.rect):
                continue
            both = one.rect.clip(other.rect)
            depth = min(both.size) / SCALE / MM
            words = bool(one.ink.words and other.ink.words)
            if (depth > TOUCH and words) or _collide(one, other, both):
                found.append(Hit(one.ink.box, other.ink.box, one.ink.words, depth, 0.0, area_on_face(both)))
    return found


def _collide(one: _Seen, other: _Seen, both: pygame.Rect) -> bool:
    masks = [
        pygame.surfarray.array_alpha(ink.picture.subsurface(both.move(-ink.at[0], -ink.at[1]))) > FAINT * 2
        for ink in (one.ink, other.ink)
    ]
    return int((masks[0] & masks[1]).sum()) >= FEWEST


def _under_stones(seen: list[_Seen], stones: list[tuple[int, Stone]]) -> list[Hit]:
    """Ink that a stone of another box hides, or in whose stone it ends."""
    found = []
    for one in seen:
        for order, stone in stones:
            if stone.box is one.ink.box or order < one.order or not one.rect.colliderect(stone.rect):
                continue
            both = one.rect.clip(stone.rect)
            at = both.move(-one.ink.at[0], -one.ink.at[1])
            ink = pygame.surfarray.array_alpha(one.ink.picture.subsurface(at)) > FAINT * 2
            x, y = both.x - stone.at[0], both.y - stone.at[1]
            over = (stone.mask[y : y + both.h, x : x + both.w] > 0.5).T & ink
            count = int(over.sum())
            if count < FEWEST:
                continue
            whole = max(1, int((pygame.surfarray.array_alpha(one.ink.picture) > FAINT * 2).sum()))
            across, down = over.any(1).sum(), over.any(0).sum()
            depth = float(min(across, down)) / SCALE / MM
            found.append(Hit(one.ink.box, stone.box, one.ink.words, depth, count / whole, area_on_face(both)))
    return found


def _hidden(one: _Seen, sheet: pygame.Surface, order: list[Laid]) -> Hit | None:
    """What of an ink the boxes printed after it have hidden."""
    on = one.rect.clip(sheet.get_rect())
    later = [laid.box for laid in order[one.order + 1 :] if place_of(laid.box, SCALE).colliderect(on)]
    if not later or one.after is None:
        return None
    now = pygame.surfarray.pixels3d(sheet.subsurface(on)).astype(np.int16)
    then = pygame.surfarray.pixels3d(one.after).astype(np.int16)
    ink = pygame.surfarray.array_alpha(one.ink.picture.subsurface(on.move(-one.ink.at[0], -one.ink.at[1])))
    core = ink > 128
    changed = np.abs(now - then).max(-1) > CHANGED
    lost = (changed & core) | _gone(now, changed, core, round(one.ink.points * PT * SCALE))
    share = float(lost.sum()) / max(1, int(core.sum()))
    if share <= HIDDEN:
        return None
    x, y = np.nonzero(lost)
    area = pygame.Rect(on.x + int(x.min()), on.y + int(y.min()), int(np.ptp(x)) + 1, int(np.ptp(y)) + 1)
    by = next((box for box in reversed(later) if place_of(box, SCALE).colliderect(area)), later[-1])
    depth = min(area.size) / SCALE / MM
    return Hit(one.ink.box, by, one.ink.words, depth, share, area_on_face(area))


def _gone(now: npt.NDArray[np.int16], changed: Masks, core: Masks, em: int) -> Masks:
    """Ink under something of its own colour: what is round it has changed, and nothing is left between the two."""
    gone = np.zeros_like(core)
    ring = _grown(core, max(2, round(em * REACH))) & ~core
    for left in range(0, core.shape[0], max(4, em)):
        part = slice(left, left + max(4, em))
        ink, round_it = core[part], ring[part]
        if not ink.any() or not round_it.any() or changed[part][round_it].mean() < 0.5:
            continue
        between = np.abs(now[part][ink].mean(0) - now[part][round_it].mean(0)).max()
        if between < ALIKE:
            gone[part] = ink
    return gone


def _worst(hits: list[Hit]) -> tuple[Hit, ...]:
    """Of each pair of boxes the hit that hides most, or else reaches deepest."""
    found: dict[tuple[str, str], Hit] = {}
    for hit in hits:
        key = (hit.box.name, hit.other.name)
        if key not in found or (found[key].hidden, found[key].depth) < (hit.hidden, hit.depth):
            found[key] = hit
    return tuple(found.values())


# ---- the cut


def _edges(seen: list[_Seen], stones: list[tuple[int, Stone]]) -> list[Edge]:
    """Of each box the ink and the stone that come nearest to the cut."""
    found: dict[tuple[str, bool], Edge] = {}
    things: list[tuple[Box, str, pygame.Rect, bool]] = [
        *((one.ink.box, one.ink.words, one.rect, False) for one in seen),
        *((stone.box, "", stone.rect, True) for _, stone in stones),
    ]
    sheet = pygame.Rect(0, 0, round(630 * SCALE), round(880 * SCALE))
    for box, words, rect, stone in things:
        near = min(rect.x, rect.y, sheet.w - rect.right, sheet.h - rect.bottom) / SCALE / MM
        key = (box.name, stone)
        if key not in found or near < found[key].mm:
            found[key] = Edge(box, words, near, area_on_face(rect), stone)
    return list(found.values())

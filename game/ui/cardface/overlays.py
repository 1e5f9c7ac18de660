"""Lines over a face for whoever designs it: boxes with their names, the safe zone, the bleed, rulers in mm, a fault.

Everything is drawn for the pixels it is shown in, so that lines stay one or two pixels thin at any size.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import pygame

from game.ui.cardface.boxes import HEIGHT, MM, WIDTH, Box
from game.ui.cardface.faults import Area
from game.ui.cardface.layout import Layout
from game.ui.cardface.template import Template
from game.ui.paint.text import line_height, text, width
from game.ui.theme import Colour, mix, rgb

OVERLAYS: Final[Mapping[str, str]] = {
    "boxes": "Boxes and their names",
    "safe": "Safe zone",
    "bleed": "Cut and bleed",
    "rulers": "Rulers in mm",
}
"""What can be laid over a face, with what it is called."""
ROLE_COLOURS: Final[Mapping[str, Colour]] = {
    "text": "#5ad1ff", "rich": "#5ad1ff", "icon": "#ffb14a", "icons": "#ffb14a", "gem": "#ff7ad0", "art": "#8be28b",
    "image": "#8be28b", "playing": "#8be28b", "fade": "#b9a7ff", "shape": "#d8d3c4", "frame": "#d8d3c4",
}  # fmt: skip
CUT: Final = "#ff3b4e"
BLEED: Final = "#ff9d3b"
SAFE: Final = "#37e08a"
MARKS: Final[Mapping[str, Colour]] = {"error": "#ff3b4e", "advice": "#ffc24a"}
NAMED_FROM: Final = 200
"""Width in px of a card from which on boxes are named."""
LETTERS: Final = 12
"""px of an overlay's letters."""


def draw_overlay(
    surface: pygame.Surface,
    rect: pygame.Rect,
    template: Template,
    which: str | Iterable[str],
    layout: Layout | None = None,
) -> None:
    """Lays one overlay (a key of OVERLAYS) or several over a card whose cut is `rect`; ValueError for another name.

    `layout` leaves out the boxes that the card before one does not show. Bleed and rulers reach out of `rect`.
    """
    names = [which] if isinstance(which, str) else list(which)
    for name in names:
        if name not in OVERLAYS:
            raise ValueError(f"an overlay is one of {', '.join(OVERLAYS)}, not {name!r}")
    # what is flat first, names last
    if "bleed" in names:
        _bleed(surface, rect, template)
    if "safe" in names:
        _safe(surface, rect, template)
    if "boxes" in names:
        boxes = [laid.box for laid in layout.boxes] if layout is not None else list(template.boxes)
        _boxes(surface, rect, [box for box in boxes if box.role != "safe"])
    if "rulers" in names:
        _rulers(surface, rect)


def mark_area(surface: pygame.Surface, rect: pygame.Rect, area: Area, severity: str = "error") -> pygame.Rect:
    """Frames a fault's area on a card whose cut is `rect`, with brackets outside it; returns the frame."""
    colour = rgb(MARKS.get(severity, MARKS["error"]))
    frame = _on(rect, area).inflate(6, 6)
    arm = max(5, min(16, min(frame.size) // 3))
    pygame.draw.rect(surface, (0, 0, 0), frame.inflate(2, 2), 3)
    pygame.draw.rect(surface, colour, frame, 1)
    outer = frame.inflate(8, 8)
    for x, right in ((outer.left, False), (outer.right - 1, True)):
        for y, low in ((outer.top, False), (outer.bottom - 1, True)):
            across = (x - arm if right else x, y - (1 if low else 0), arm + 1, 2)
            down = (x - (1 if right else 0), y - arm if low else y, 2, arm + 1)
            for part in (across, down):
                pygame.draw.rect(surface, (0, 0, 0), pygame.Rect(part).inflate(2, 2))
            for part in (across, down):
                pygame.draw.rect(surface, colour, part)
    return outer


def place_on(rect: pygame.Rect, area: Area) -> pygame.Rect:
    """The pixels of an area of a face on a card whose cut is `rect`."""
    return _on(rect, area)


def _on(rect: pygame.Rect, area: Area) -> pygame.Rect:
    k = rect.w / WIDTH
    left, top = round(rect.x + area[0] * k), round(rect.y + area[1] * k)
    right, bottom = round(rect.x + (area[0] + area[2]) * k), round(rect.y + (area[1] + area[3]) * k)
    return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))


# ---- boxes


def _boxes(surface: pygame.Surface, rect: pygame.Rect, boxes: list[Box]) -> None:
    placed = [(box, _on(rect, (box.x, box.y, box.w, box.h))) for box in boxes]
    for box, at in placed:
        colour = rgb(ROLE_COLOURS.get(box.role, "#ffffff"))
        pygame.draw.rect(surface, (0, 0, 0), at.inflate(2, 2), 1)
        pygame.draw.rect(surface, colour, at, 2 if rect.w >= NAMED_FROM and min(at.size) > 4 else 1)
    if rect.w < NAMED_FROM:
        return
    taken: list[pygame.Rect] = []
    # small boxes first: they have least choice where their name may stand
    for box, at in sorted(placed, key=lambda each: each[1].w * each[1].h):
        tag = _tag_place(surface, box.name, at, rect, taken)
        if tag is not None:
            taken.append(tag)
            _tag(surface, box.name, tag, ROLE_COLOURS.get(box.role, "#ffffff"))


def _tag_place(
    surface: pygame.Surface, name: str, at: pygame.Rect, card: pygame.Rect, taken: list[pygame.Rect]
) -> pygame.Rect | None:
    """Where a name may stand without lying over another: in its box's corners, or close outside."""
    size = (width(name, "uib", LETTERS) + 8, line_height("uib", LETTERS) + 2)
    inside = at.clip(card) if at.colliderect(card) else at
    x, y, right, bottom = inside.x, inside.y, inside.right - size[0], inside.bottom - size[1]
    places = [
        (x, y), (right, y), (x, bottom), (right, bottom), (x, inside.y - size[1]), (x, inside.bottom),
        (inside.right, y), (inside.x - size[0], y), (x, y + size[1]), (right, y + size[1]),
    ]  # fmt: skip
    room = surface.get_rect()
    for place in places:
        tag = pygame.Rect(place, size)
        if room.contains(tag) and tag.collidelist(taken) < 0:
            return tag
    return None


def _tag(surface: pygame.Surface, words: str, at: pygame.Rect, colour: Colour) -> None:
    plate = pygame.Surface(at.size, pygame.SRCALPHA, 32)
    plate.fill((8, 8, 14, 216))
    surface.blit(plate, at)
    pygame.draw.rect(surface, rgb(colour), (at.x, at.y, 2, at.h))
    text(surface, words, (at.x + 5, at.centery), "uib", LETTERS, mix(colour, "#ffffff", 0.55), "cl")


# ---- zones


def _safe(surface: pygame.Surface, rect: pygame.Rect, template: Template) -> None:
    inner = _on(rect, _safe_area(template))
    _veil(surface, rect, inner, SAFE, 46)
    _dashes(surface, inner, SAFE)
    strip = pygame.Rect(inner.x, inner.bottom, inner.w, rect.bottom - inner.bottom)
    _caption(surface, f"safe zone: {template.safe_mm:g} mm from the cut", strip, SAFE)


def _safe_area(template: Template) -> Area:
    mm = template.safe_mm * MM
    return mm, mm, WIDTH - 2 * mm, HEIGHT - 2 * mm


def _bleed(surface: pygame.Surface, rect: pygame.Rect, template: Template) -> None:
    mm = template.bleed_mm * MM
    outer = _on(rect, (-mm, -mm, WIDTH + 2 * mm, HEIGHT + 2 * mm))
    _veil(surface, outer, rect, BLEED, 60)
    _dashes(surface, outer, BLEED)
    radius = round(template.corner_mm * MM * rect.w / WIDTH)
    for grown, colour in ((2, (0, 0, 0)), (0, rgb(CUT))):
        pygame.draw.rect(surface, colour, rect.inflate(grown, grown), 1, radius)
    strip = pygame.Rect(rect.x, rect.bottom, rect.w, outer.bottom - rect.bottom)
    _caption(surface, f"bleed: {template.bleed_mm:g} mm over the cut", strip, BLEED)


def _caption(surface: pygame.Surface, words: str, strip: pygame.Rect, colour: Colour) -> None:
    """A word in a strip, where it is tall enough for one."""
    if strip.h < LETTERS + 1 or width(words, "uib", LETTERS) + 8 > strip.w:
        return
    text(surface, words, strip.center, "uib", LETTERS, mix(colour, "#ffffff", 0.6), "cc", shadow=2)


def _veil(
    surface: pygame.Surface, outer: pygame.Rect, inner: pygame.Rect, colour: Colour, alpha: int
) -> None:
    """A tint over what lies between two rectangles."""
    veil = pygame.Surface(outer.size, pygame.SRCALPHA, 32)
    veil.fill((*rgb(colour), alpha))
    veil.fill((0, 0, 0, 0), inner.move(-outer.x, -outer.y))
    surface.blit(veil, outer)


def _dashes(surface: pygame.Surface, at: pygame.Rect, colour: Colour) -> None:
    long, gap = 8, 5
    ink = rgb(colour)
    for start in range(0, at.w, long + gap):
        wide = min(long, at.w - start)
        for y in (at.y, at.bottom - 1):
            pygame.draw.rect(surface, (0, 0, 0), (at.x + start, y - 1, wide, 3))
            pygame.draw.rect(surface, ink, (at.x + start, y, wide, 1))
    for start in range(0, at.h, long + gap):
        tall = min(long, at.h - start)
        for x in (at.x, at.right - 1):
            pygame.draw.rect(surface, (0, 0, 0), (x - 1, at.y + start, 3, tall))
            pygame.draw.rect(surface, ink, (x, at.y + start, 1, tall))


# ---- rulers


RULER: Final = 18
"""px that a ruler is wide."""


def _rulers(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """One along the top and one along the left side: outside the card where there is room, else on it."""
    room = surface.get_rect()
    top = pygame.Rect(rect.x, rect.y - RULER, rect.w, RULER)
    left = pygame.Rect(rect.x - RULER, rect.y, RULER, rect.h)
    if not room.contains(top) or not room.contains(left):
        top, left = top.move(0, RULER), left.move(RULER, 0)
    for ruler in (top, left):
        plate = pygame.Surface(ruler.size, pygame.SRCALPHA, 32)
        plate.fill((250, 246, 232, 232))
        surface.blit(plate, ruler)
    k = rect.w * MM / WIDTH
    ink, small = (32, 26, 20), max(9, LETTERS - 2)
    every = 1 if k >= 3 else 5
    for mm in range(0, round(WIDTH / MM) + 1, every):
        x = min(rect.right - 1, round(rect.x + mm * k))
        pygame.draw.line(surface, ink, (x, top.bottom - 1), (x, top.bottom - _tick(mm)))
        if mm % 10 == 0 and mm:
            text(surface, str(mm), (x - 2, top.y + 7), "uib", small, ink, "cr")
    for mm in range(0, round(HEIGHT / MM) + 1, every):
        y = min(rect.bottom - 1, round(rect.y + mm * k))
        pygame.draw.line(surface, ink, (left.right - 1, y), (left.right - _tick(mm), y))
        if mm % 10 == 0 and mm:
            text(surface, str(mm), (left.x + 1, y - 5), "uib", small, ink, "cl")


def _tick(mm: int) -> int:
    return 9 if mm % 10 == 0 else 6 if mm % 5 == 0 else 3

"""Sentences with names, playing-card chips, named chips and icons in them, wrapped to a width.

Spaces are those of the spans' own text: `Words("takes "), CardChip("2S"), Words(".")`. A laid out flow is kept
and drawn in one blit; its hits say where each tagged span lies, so that a card named in the log can be hovered.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.icons import icon
from game.ui.paint import cache
from game.ui.paint.shapes import box
from game.ui.paint.text import cap_height, cut, text, width
from game.ui.theme import CHIP, SUIT_ICONS, Colour, Fill, mix, rgb, suit_colours


@dataclass(frozen=True, slots=True)
class Words:
    """Plain text; `bold` and `colour` (the flow's own when None) mark names and reasons."""

    text: str
    colour: Colour | None = None
    bold: bool = False
    italic: bool = False
    tag: Hashable = None


@dataclass(frozen=True, slots=True)
class CardChip:
    """A playing card on a cream chip: rank and suit. `code` is rank and suit letter, as `TH`."""

    code: str
    tag: Hashable = None


@dataclass(frozen=True, slots=True)
class NameChip:
    """A card known by name, on a chip of its faction's or Clan's colour."""

    text: str
    colour: Colour
    tag: Hashable = None


@dataclass(frozen=True, slots=True)
class Glyph:
    """An icon as high as the text."""

    name: str
    colour: Colour | None = None
    tag: Hashable = None


Span = Words | CardChip | NameChip | Glyph


@dataclass(frozen=True, slots=True)
class Flow:
    """A laid out text: its picture, size, and the rectangles of tagged spans relative to its top left corner."""

    picture: pygame.Surface
    width: int
    height: int
    lines: int
    hits: tuple[tuple[pygame.Rect, Hashable], ...]

    @property
    def nbytes(self) -> int:
        return cache.weight(self.picture)

    def draw(self, surface: pygame.Surface, pos: tuple[float, float]) -> None:
        """Blit with the top left corner at `pos`."""
        surface.blit(self.picture, (round(pos[0]), round(pos[1])))

    def hit(self, point: tuple[float, float], pos: tuple[float, float] = (0, 0)) -> Hashable:
        """Tag under a point when drawn at `pos`, else None."""
        x, y = point[0] - round(pos[0]), point[1] - round(pos[1])
        return next((tag for rect, tag in self.hits if rect.collidepoint(x, y)), None)


def flow(
    spans: Sequence[Span],
    limit: int,
    px: int = 16,
    colour: Colour = "#ffffff",
    lead: int | None = None,
    four_colours: bool = True,
    body: bool = False,
) -> Flow:
    """Lay out spans within `limit` px. `lead` is the distance of lines in px; `body` sets rules text in the serif."""
    lead = round(px * 1.62) if lead is None else lead
    key = (tuple(spans), int(limit), px, rgb(colour), lead, four_colours, body)
    return cache.FLOWS.get(key, lambda: _lay_out(key[0], key[1], px, rgb(colour), lead, four_colours, body))


def plain(spans: Sequence[Span]) -> str:
    """The words of a flow without colours, for copying and for tests."""
    parts = []
    for span in spans:
        match span:
            case Words() | NameChip():
                parts.append(span.text)
            case CardChip():
                parts.append(rank_label(span.code) + span.code[-1])
    return "".join(parts)


def rank_label(code: str) -> str:
    """What stands on the card: `10` for T, else the letter or number."""
    rank = code[:-1]
    return "10" if rank == "T" else rank


@dataclass(slots=True)
class _Atom:
    span: Span
    text: str
    width: int
    space: bool  # whether a gap stands before it: only there may a line break


def _lay_out(
    spans: tuple[Span, ...],
    limit: int,
    px: int,
    colour: tuple[int, int, int],
    lead: int,
    four: bool,
    body: bool,
) -> Flow:
    gap = width(" ", _role(Words(" "), body), px)
    rows = _rows(_atoms(spans, limit, px, body), limit, gap)
    height = lead * len(rows)
    picture = pygame.Surface((max(1, limit), max(1, height)), pygame.SRCALPHA, 32)
    picture.fill((*colour, 0))
    hits: list[tuple[pygame.Rect, Hashable]] = []
    widest = 0
    for n, row in enumerate(rows):
        x, middle = 0, n * lead + lead / 2
        for k, atom in enumerate(row):
            x += gap if atom.space and k else 0
            area = pygame.Rect(x, n * lead + 1, atom.width, lead - 2)
            _draw_atom(picture, atom, area, middle, px, colour, four, body)
            if atom.span.tag is not None:
                hits.append((area, atom.span.tag))
            x += atom.width
        widest = max(widest, x)
    return Flow(picture, widest, height, len(rows), tuple(hits))


def _atoms(spans: tuple[Span, ...], limit: int, px: int, body: bool) -> list[_Atom]:
    atoms: list[_Atom] = []
    space = False
    for span in spans:
        if not isinstance(span, Words):
            atoms.append(_Atom(span, "", min(limit, _chip_width(span, px)), space))
            space = False
            continue
        role = _role(span, body)
        if span.text[:1].isspace():
            space = True
        for n, word in enumerate(span.text.split()):
            space = space or n > 0
            for piece in cut(word, role, px, limit):
                atoms.append(_Atom(span, piece, width(piece, role, px), space))
                space = False
        if span.text[-1:].isspace():
            space = True
    return atoms


def _rows(atoms: list[_Atom], limit: int, gap: int) -> list[list[_Atom]]:
    groups: list[list[_Atom]] = []
    for atom in atoms:
        glued = groups and not atom.space and sum(a.width for a in groups[-1]) + atom.width <= limit
        if glued:
            groups[-1].append(atom)
        else:
            groups.append([atom])
    rows: list[list[_Atom]] = [[]]
    used = 0
    for group in groups:
        wide = sum(a.width for a in group)
        before = gap if rows[-1] and group[0].space else 0
        if rows[-1] and used + before + wide > limit:
            rows.append([])
            used, before = 0, 0
        rows[-1].extend(group)
        used += before + wide
    return rows


def _role(span: Words, body: bool) -> str:
    stem = "body" if body else "ui"
    return stem + ("b" if span.bold else "i" if span.italic else "")


def _chip_width(span: Span, px: int) -> int:
    match span:
        case CardChip():
            return width(rank_label(span.code), "uib", px) + _suit_px(px) + round(px * 0.9)
        case NameChip():
            return width(span.text, "uib", max(11, px - 1)) + round(px * 0.95)
        case _:
            return round(px * 1.15)


def _suit_px(px: int) -> int:
    return round(px * 0.94)


def _draw_atom(
    s: pygame.Surface,
    atom: _Atom,
    area: pygame.Rect,
    middle: float,
    px: int,
    colour: tuple[int, int, int],
    four: bool,
    body: bool,
) -> None:
    span = atom.span
    radius = max(3, round(px * 0.32))
    match span:
        case Words():
            role = _role(span, body)
            text(s, atom.text, (area.x, middle), role, px, span.colour or colour, "cl")
        case CardChip():
            ink = suit_colours(four)[span.code[-1]]
            box(s, area.inflate(-2, -2), radius, CHIP, line_width=1, highlight=0.3)
            rank = rank_label(span.code)
            left = area.x + round(px * 0.36)
            text(s, rank, (left, middle), "uib", px, ink, "cl")
            suit = _suit_px(px)
            s.blit(
                icon(SUIT_ICONS[span.code[-1]], suit, ink),
                (left + width(rank, "uib", px) + round(px * 0.14), round(middle - suit / 2)),
            )
        case NameChip():
            small = max(11, px - 1)
            fill = Fill(
                mix(span.colour, "#000000", 0.3),
                mix(span.colour, "#000000", 0.5),
                mix(span.colour, "#ffffff", 0.25),
            )
            box(s, area.inflate(-2, -2), radius, fill, line_width=1, highlight=0.15)
            text(s, span.text, (area.centerx, middle), "uib", small, "#fff8ea", "cc")
        case Glyph():
            side = round(cap_height("ui", px) * 1.5)
            s.blit(
                icon(span.name, side, span.colour or colour),
                (round(area.centerx - side / 2), round(middle - side / 2)),
            )

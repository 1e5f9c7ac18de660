"""Text set into a box: the largest size at which it fits, down to a floor; rules with bold, italic and inline icons.

Everything is in pixels of the drawing size. Nothing is drawn here, so a check of all cards costs little.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from game.ui import fonts
from game.ui.cardface.info import Line, Run, Sign

STEP: Final = 1
"""Pixels between the sizes that are tried."""
RULER: Final = 96
"""Size at which words are measured for the first guess: letters grow evenly."""
GAP: Final = 0.42
"""Between two abilities, in letter sizes."""
FLAVOUR_GAP: Final = 0.62
FLAVOUR_PRESSES: Final = 0.8
"""The flavour may press the letters to this part of the wanted size; beyond, it is left out."""
STYLES: Final = {
    "title": ("title", "title", "title"), "body": ("body", "bodyb", "bodyi"), "number": ("num", "num", "num"),
    "ui": ("ui", "uib", "uii"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters (or an icon, where `icon` is set) at a place: `x` from the left of the block, `y` of the baseline."""

    text: str
    role: str
    x: float
    y: float
    width: float
    icon: str = ""
    colour: str = ""
    soft: bool = False
    """Belongs to the flavour."""


@dataclass(frozen=True, slots=True)
class Block:
    """A text in its final size. `fits` is False where even the floor was too large; `left_out`: the flavour is."""

    px: int
    pieces: tuple[Piece, ...]
    height: float
    lines: int
    fits: bool = True
    left_out: bool = False


def style(font: str, bold: bool = False, italic: bool = False) -> str:
    """The font role of a template's font with its weight."""
    plain, heavy, slanted = STYLES[font]
    return heavy if bold else slanted if italic else plain


def wide(text: str, role: str, px: int, track: float = 0.0) -> float:
    """Width of a line in px."""
    return _at_ruler(text, fonts.role_for(text, role)) * px / RULER + track * max(0, len(text) - 1)


def drawn(text: str, role: str, px: int) -> int:
    """Width of a line in px as the font really draws it."""
    return _drawn(text, fonts.role_for(text, role), px)


@lru_cache(8192)
def _drawn(text: str, role: str, px: int) -> int:
    return fonts.font(role, px).size(text)[0]


@lru_cache(16384)
def _at_ruler(text: str, role: str) -> int:
    return fonts.font(role, RULER).size(text)[0]


def forget_measures() -> None:
    """Drop measured widths: after fonts came or went."""
    _drawn.cache_clear()
    _at_ruler.cache_clear()


# ---- words of one style


def set_text(
    text: str,
    role: str,
    px: int,
    floor: int,
    room: tuple[float, float],
    lines: int = 1,
    lead: float = 1.1,
    track: float = 0.0,
) -> Block:
    """Words on at most `lines` lines within (width, height), lines of like length, as large as they can be."""
    words = text.split()
    floor = min(px, floor) if floor > 0 else px
    size = px
    while True:
        rows = _balanced(words, role, size, room[0], lines, track)
        height = size * lead * len(rows)
        if (
            rows
            and height <= room[1] + size * (lead - 1)
            and all(_fit(row, role, size, room[0], track) for row in rows)
        ):
            return _block(rows, role, size, lead, track, True)
        if size <= floor:
            break
        size -= STEP
    rows = _balanced(words, role, floor, room[0], lines, track) or [text]
    rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    return _block([_cut(row, role, floor, room[0], track) for row in rows], role, floor, lead, track, False)


def _fit(row: str, role: str, px: int, limit: float, track: float) -> bool:
    return drawn(row, role, px) + track * max(0, len(row) - 1) <= limit + 0.5


def _balanced(words: Sequence[str], role: str, px: int, limit: float, most: int, track: float) -> list[str]:
    """Rows no wider than the limit and of like width; none where a word is too wide or there are too many."""
    if not words or max(wide(word, role, px, track) for word in words) > limit:
        return []
    rows = _greedy(words, role, px, limit, track)
    if len(rows) > most:
        return []
    low, high = limit / max(1, len(rows)) * 0.8, limit
    for _ in range(7 if len(rows) > 1 else 0):
        half = (low + high) / 2
        trial = _greedy(words, role, px, half, track)
        if len(trial) <= len(rows) and max(wide(row, role, px, track) for row in trial) <= limit:
            high, rows = half, trial
        else:
            low = half
    return rows


def _greedy(words: Sequence[str], role: str, px: int, limit: float, track: float) -> list[str]:
    rows: list[str] = []
    for word in words:
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and wide(longer, role, px, track) <= limit:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _cut(row: str, role: str, px: int, limit: float, track: float) -> str:
    if _fit(row, role, px, limit, track):
        return row
    while row and not _fit(row + "…", role, px, limit, track):
        row = row[:-1]
    return row.rstrip() + "…"


def _block(rows: Sequence[str], role: str, px: int, lead: float, track: float, fits: bool) -> Block:
    ascent = fonts.font(fonts.role_for(rows[0] if rows else "", role), px).get_ascent()
    height = fonts.font(role, px).get_height()
    first = (px * lead - height) / 2 + ascent
    pieces = tuple(
        Piece(
            row,
            fonts.role_for(row, role),
            0,
            first + k * px * lead,
            drawn(row, role, px) + track * max(0, len(row) - 1),
        )
        for k, row in enumerate(rows)
    )
    return Block(px, pieces, px * lead * len(rows), len(rows), fits)


# ---- rules


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    role: str
    space: bool
    icon: str = ""
    colour: str = ""
    soft: bool = False

    def width(self, px: int) -> float:
        if self.icon:
            return px * 0.98
        width = wide(self.text, self.role, px)
        if fonts.role_for(self.text, self.role) == self.role:
            return width
        # a font that stands in is hinted more coarsely: what it really takes, and a pixel for where it joins
        return max(width, drawn(self.text, self.role, px)) + 2


def set_rules(
    rules: Iterable[Line],
    flavour: str,
    font: str,
    px: int,
    floor: int,
    room: tuple[float, float],
    lead: float = 1.25,
) -> Block:
    """Abilities, one a paragraph, then the flavour in italics, as large as they can be within (width, height).

    A flavour that would press the letters too far is left out, and the block says so.
    """
    floor = min(px, floor) if floor > 0 else px
    own = [_words(line, font) for line in rules]
    tail = [_words((Run(flavour, italic=True),), font, soft=True)] if flavour else []
    pressed = floor if not own else max(floor, round(px * FLAVOUR_PRESSES))
    size = _largest([*own, *tail], px, pressed, room, lead) if tail else None
    if size is not None:
        return _set([*own, *tail], size, room[0], lead, True, False)
    size = _largest(own, px, floor, room, lead)
    if size is not None:
        return _set(own, size, room[0], lead, True, bool(tail))
    return _set(own or tail, floor, room[0], lead, False, bool(tail and own))


def _words(line: Line, font: str, soft: bool = False) -> list[_Word]:
    words: list[_Word] = []
    space = False
    for span in line:
        if isinstance(span, Sign):
            words.append(_Word("", style(font), space, span.icon, span.colour, soft))
            space = False
            continue
        role = style(font, span.bold, span.italic)
        space = space or span.text[:1].isspace()
        for n, word in enumerate(span.text.split()):
            words.append(_Word(word, role, space or n > 0, soft=soft))
            space = False
        space = span.text[-1:].isspace() or (space and not span.text.strip())
    return words


def _largest(
    paragraphs: Sequence[list[_Word]], px: int, floor: int, room: tuple[float, float], lead: float
) -> int | None:
    """The largest size that fits, None where none does."""
    if _tall(paragraphs, px, room[0], lead) <= room[1]:
        return px
    low, high = floor, px - 1
    if high < low or _tall(paragraphs, low, room[0], lead) > room[1]:
        return None
    while low < high:
        half = (low + high + 1) // 2
        if _tall(paragraphs, half, room[0], lead) <= room[1]:
            low = half
        else:
            high = half - 1
    return low


def _tall(paragraphs: Sequence[list[_Word]], px: int, limit: float, lead: float) -> float:
    rows = [_rows(words, px, limit) for words in paragraphs]
    if any(row is None for row in rows):
        return float("inf")
    lines = sum(len(row) for row in rows if row is not None)
    # the last line needs no leading under it
    return lines * px * lead - px * (lead - 1.12) + _gaps(paragraphs, px)


def _gaps(paragraphs: Sequence[list[_Word]], px: int) -> float:
    return sum(px * (FLAVOUR_GAP if later and later[0].soft else GAP) for _, later in pairwise(paragraphs))


def _rows(words: Sequence[_Word], px: int, limit: float) -> list[list[_Word]] | None:
    """Words by line; None where one is wider than a line. Words without a space between them stay together."""
    groups: list[list[_Word]] = []
    for word in words:
        if groups and not word.space:
            groups[-1].append(word)
        else:
            groups.append([word])
    # a number stays with the icon behind it
    rows: list[list[_Word]] = [[]]
    used = 0.0
    for group in groups:
        width = sum(word.width(px) for word in group)
        if width > limit:
            return None
        before = _space(group[0], px) if rows[-1] else 0.0
        if rows[-1] and used + before + width > limit:
            rows.append([])
            used = before = 0.0
        rows[-1].extend(group)
        used += before + width
    return rows


def _space(word: _Word, px: int) -> float:
    return wide(" ", word.role, px) if word.space else 0.0


def _set(
    paragraphs: Sequence[list[_Word]], px: int, limit: float, lead: float, fits: bool, left_out: bool
) -> Block:
    pieces: list[Piece] = []
    top, lines = 0.0, 0
    body = fonts.font("body", px)
    first = (px * lead - body.get_height()) / 2 + body.get_ascent()
    shift = -px * (lead - 1.12) / 2
    for n, words in enumerate(paragraphs):
        if n:
            top += px * (FLAVOUR_GAP if words and words[0].soft else GAP)
        rows = _rows(words, px, limit)
        for row in rows if rows is not None else _broken(words, px, limit):
            pieces.extend(_line(row, px, top + first + shift))
            top += px * lead
            lines += 1
    return Block(px, tuple(pieces), max(0.0, top - px * (lead - 1.12)), lines, fits, left_out)


def _broken(words: Sequence[_Word], px: int, limit: float) -> list[list[_Word]]:
    """A line for each word where one of them is wider than any line."""
    del limit, px
    return [[word] for word in words]


def _alike(last: Piece, word: _Word) -> bool:
    """Whether both are drawn by the same font: a word with foreign letters takes another than its role's."""
    return last.role == word.role and fonts.role_for(last.text, last.role) == fonts.role_for(
        word.text, word.role
    )


def _line(row: Sequence[_Word], px: int, y: float) -> list[Piece]:
    """Words of one style that stand together are drawn together, so that their spaces are the font's own."""
    pieces: list[Piece] = []
    x = 0.0
    for k, word in enumerate(row):
        gap = _space(word, px) if k else 0.0
        if word.icon:
            pieces.append(Piece("", word.role, x + gap, y, word.width(px), word.icon, word.colour, word.soft))
            x += gap + word.width(px)
            continue
        last = pieces[-1] if pieces else None
        if last is not None and not last.icon and k and _alike(last, word):
            text = f"{last.text}{' ' if word.space else ''}{word.text}"
            width = drawn(text, word.role, px)
            pieces[-1] = Piece(text, word.role, last.x, y, width, soft=word.soft)
            x = last.x + width
        else:
            width = drawn(word.text, word.role, px)
            pieces.append(Piece(word.text, word.role, x + gap, y, width, soft=word.soft))
            x += gap + width
    return pieces

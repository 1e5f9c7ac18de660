"""One line, a paragraph or a number, drawn evenly at any size and measured with the same ruler.

Sizes are real pixels. Anchors are two letters: `t` top, `c` middle of the capital H, `m` middle of the line box,
`b` bottom, `s` baseline; then `l`, `c` or `r`.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui import fonts
from game.ui.paint import cache
from game.ui.paint.pixels import Point, Rectish
from game.ui.theme import Colour, rgb

TWICE_UP_TO = 22  # px; smaller text is drawn at twice its size, since whole-pixel advances space it unevenly
ELLIPSIS = "…"
SHADOW_REACH = 2.0  # padding round a shadowed line, in blur radii


def text(
    surface: pygame.Surface,
    words: str,
    pos: Point,
    role: str = "ui",
    px: int = 18,
    colour: Colour = "#ffffff",
    anchor: str = "tl",
    track: float = 0.0,
    shadow: int = 0,
    alpha: float = 1.0,
) -> pygame.Rect:
    """Draw one line and return the rectangle of its line box.

    `track` is extra space between letters; `shadow` 1 is a crisp drop shadow, more is a soft black copy blurred
    by so many pixels, for text over art.
    """
    if not words:
        return pygame.Rect(round(pos[0]), round(pos[1]), 0, line_height(role, px))
    picture, pad = _picture(words, role, int(px), rgb(colour), track, int(shadow))
    w, h = picture.get_width() - 2 * pad, picture.get_height() - 2 * pad
    x, y = place((w, h), pos, role, px, anchor)
    if alpha < 1:
        picture.set_alpha(round(alpha * 255))
    surface.blit(picture, (x - pad, y - pad))
    if alpha < 1:
        picture.set_alpha(255)
    return pygame.Rect(x, y, w, h)


def place(size: tuple[int, int], pos: Point, role: str, px: int, anchor: str) -> tuple[int, int]:
    """Top left corner of a line of `size` hung by `anchor` at `pos`."""
    (w, h), (x, y) = size, pos
    match anchor[0]:
        case "c":
            y -= ascent(role, px) - cap_height(role, px) / 2
        case "m":
            y -= h / 2
        case "b":
            y -= h
        case "s":
            y -= ascent(role, px)
    if anchor[1] == "c":
        x -= w / 2
    elif anchor[1] == "r":
        x -= w
    return round(x), round(y)


def label(
    surface: pygame.Surface,
    words: str,
    pos: Point,
    px: int = 13,
    colour: Colour = "#ffffff",
    anchor: str = "tl",
) -> pygame.Rect:
    """Small capitals with open letter space."""
    return text(surface, words.upper(), pos, "uib", px, colour, anchor, track=label_track(px))


def label_track(px: int) -> float:
    """Letter space of a small capitals label."""
    return 1.6 * px / 13


def number(
    surface: pygame.Surface,
    value: object,
    centre: Point,
    px: int,
    colour: Colour = "#ffffff",
    shadow: int = 1,
) -> pygame.Rect:
    """A figure centred on the height of the capitals."""
    return text(surface, str(value), centre, "num", px, colour, "cc", shadow=shadow)


# ---- measuring


def size(words: str, role: str = "ui", px: int = 18, track: float = 0.0) -> tuple[int, int]:
    """Width and height of the line box of a line, in px."""
    return width(words, role, px, track), line_height(role, px)


@lru_cache(16384)
def width(words: str, role: str = "ui", px: int = 18, track: float = 0.0) -> int:
    """Width of a line in px, as drawn."""
    k = _times(px)
    f = fonts.font(fonts.role_for(words, role), int(px) * k)
    if not track:
        return max(0, round(f.size(words)[0] / k))
    return max(0, round(sum(f.size(c)[0] for c in words) / k + track * (len(words) - 1)))


@lru_cache(1024)
def line_height(role: str, px: int) -> int:
    """Height of a line box in px."""
    k = _times(px)
    return max(1, round(fonts.font(role, int(px) * k).get_linesize() / k))


@lru_cache(1024)
def ascent(role: str, px: int) -> float:
    """Baseline below the top of the line box, in px."""
    k = _times(px)
    return fonts.font(role, int(px) * k).get_ascent() / k


@lru_cache(1024)
def cap_height(role: str, px: int) -> float:
    """Height of the capital H in px."""
    k = _times(px)
    box = fonts.font(role, int(px) * k).metrics("H")[0]
    return box[3] / k if box else px * 0.7


def forget_measures() -> None:
    """Drop measured sizes: after fonts came or went."""
    for measured in (width, line_height, ascent, cap_height):
        measured.cache_clear()


# ---- fitting


def shorten(words: str, role: str, px: int, limit: float, track: float = 0.0) -> str:
    """The text, or as much of its start as fits `limit` px with an ellipsis; empty when not even that fits."""
    if width(words, role, px, track) <= limit:
        return words
    low, high = 0, len(words)
    while low < high:
        half = (low + high + 1) // 2
        if width(words[:half].rstrip() + ELLIPSIS, role, px, track) <= limit:
            low = half
        else:
            high = half - 1
    if low:
        return words[:low].rstrip() + ELLIPSIS
    return ELLIPSIS if width(ELLIPSIS, role, px, track) <= limit else ""


def fit(words: str, role: str, px: int, limit: float, floor: int | None = None) -> tuple[str, int]:
    """Text and size that stay within `limit` px: smaller down to `floor` first, then shortened."""
    floor = px if floor is None else min(floor, px)
    while px > floor and width(words, role, px) > limit:
        px -= 1
    return shorten(words, role, px, limit), px


def wrap(words: str, role: str, px: int, limit: float) -> list[str]:
    """Lines no wider than `limit` px; a word longer than a line is cut, line breaks are kept."""
    lines: list[str] = []
    for part in words.split("\n"):
        current = ""
        for word in part.split():
            trial = f"{current} {word}" if current else word
            if width(trial, role, px) <= limit:
                current = trial
                continue
            if current:
                lines.append(current)
            *full, current = cut(word, role, px, limit)
            lines.extend(full)
        lines.append(current)
    return lines


def cut(word: str, role: str, px: int, limit: float) -> list[str]:
    """A word in pieces no wider than `limit` px (at least one letter each)."""
    pieces: list[str] = []
    while width(word, role, px) > limit and len(word) > 1:
        n = 1
        while n < len(word) - 1 and width(word[: n + 1], role, px) <= limit:
            n += 1
        pieces.append(word[:n])
        word = word[n:]
    return [*pieces, word]


def fit_paragraph(
    words: str, role: str, px: int, limit: tuple[float, float], floor: int = 11, lead: float = 1.3
) -> tuple[list[str], int]:
    """Lines and size that stay in a (width, height) box: smaller down to `floor`, then cut with an ellipsis."""
    w, h = limit
    floor = min(floor, px)
    while True:
        lines = wrap(words, role, px, w)
        tall = line_height(role, px)
        room = int((h - tall) // max(1, round(px * lead))) + 1 if h >= tall else 0
        if len(lines) <= room:
            return lines, px
        if px <= floor:
            if not room:
                return [], px
            last = lines[room - 1] + ELLIPSIS
            return [*lines[: room - 1], shorten(last, role, px, w)], px
        px -= 1


def paragraph(
    surface: pygame.Surface,
    words: str,
    rect: Rectish,
    role: str = "body",
    px: int = 18,
    colour: Colour = "#ffffff",
    lead: float = 1.3,
    align: str = "l",
    floor: int | None = None,
    shadow: int = 0,
) -> int:
    """Draw wrapped text in a box and return the y below it.

    With a box height of 0 it runs on; otherwise it shrinks to `floor` and is then cut, never overflowing.
    """
    x, y, w, h = rect
    if h:
        lines, px = fit_paragraph(words, role, px, (w, h), px if floor is None else floor, lead)
    else:
        lines = wrap(words, role, px, w)
    anchor_x = {"l": x, "c": x + w / 2, "r": x + w}[align]
    top = float(y)
    for row in lines:
        text(surface, row, (anchor_x, top), role, px, colour, "t" + align, shadow=shadow)
        top += round(px * lead)
    return round(top)


def paragraph_height(words: str, role: str, px: int, limit: float, lead: float = 1.3) -> int:
    """Height in px that `paragraph` takes for a width."""
    return len(wrap(words, role, px, limit)) * round(px * lead)


# ---- pictures


def _times(px: int) -> int:
    return 2 if px <= TWICE_UP_TO else 1


def _picture(
    words: str, role: str, px: int, colour: tuple[int, int, int], track: float, shadow: int
) -> tuple[pygame.Surface, int]:
    key = (words, role, px, colour, track, shadow)
    return cache.TEXT.get(key, lambda: _draw(words, role, px, colour, track, shadow))


def _draw(
    words: str, role: str, px: int, colour: tuple[int, int, int], track: float, shadow: int
) -> tuple[pygame.Surface, int]:
    ink = _ink(words, role, px, colour, track)
    if not shadow:
        return ink, 0
    pad = round(shadow * SHADOW_REACH) + 2
    out = pygame.Surface((ink.get_width() + 2 * pad, ink.get_height() + 2 * pad), pygame.SRCALPHA, 32)
    black = _ink(words, role, px, (0, 0, 0), track)
    if shadow == 1:
        black = black.copy()
        black.set_alpha(150)
        out.blit(black, (pad + 1, pad + 1))
    else:
        soft = pygame.Surface(out.get_size(), pygame.SRCALPHA, 32)
        soft.blit(black, (pad, pad + 1))
        soft = pygame.transform.gaussian_blur(soft, shadow)
        out.blit(soft, (0, 0))
        out.blit(soft, (0, 0))
    out.blit(ink, (pad, pad))
    return out, pad


def _ink(words: str, role: str, px: int, colour: tuple[int, int, int], track: float) -> pygame.Surface:
    k = _times(px)
    f = fonts.font(fonts.role_for(words, role), px * k)
    if track:
        widths = [f.size(c)[0] for c in words]
        total = sum(widths) + track * k * (len(words) - 1)
        s = pygame.Surface((max(1, round(total)), f.get_linesize()), pygame.SRCALPHA, 32)
        s.fill((*colour, 0))
        x = 0.0
        for c, w in zip(words, widths, strict=True):
            s.blit(fonts.render(f, c, colour), (round(x), 0))
            x += w + track * k
    else:
        s = fonts.render(f, words, colour)
    goal = (max(1, width(words, role, px, track)), max(1, round(s.get_height() / k)))
    if k > 1:
        s = pygame.transform.smoothscale(s, goal)
    return s

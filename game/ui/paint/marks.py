"""Signs the table gives: where a card may go, what it costs, what was refused, which place is meant.

Sizes are real pixels; `scale` is the table's scale, for lines and corners.
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.ui.icons import icon
from game.ui.paint import cache
from game.ui.paint.gems import gem, progress
from game.ui.paint.pixels import Array, Point, Rectish, lerp, rgba, shrink, solid, vec
from game.ui.paint.shapes import box, disc_glow, glow, ring
from game.ui.paint.text import line_height, paragraph, paragraph_height, text, width
from game.ui.theme import BUBBLE, GAP, REFUSAL, REFUSAL_MARK, TARGET, TARGET_LINE, Colour, Fill, mix, rgb


def px(n: float, scale: float) -> int:
    """A size at 1080p in real pixels, at least 1."""
    return max(1, round(n * scale))


def small(n: float, scale: float) -> int:
    """A text size in real pixels, never under 11."""
    return max(11, round(n * scale))


# ---- where it may go


def brackets(
    surface: pygame.Surface, rect: Rectish, scale: float = 1.0, colour: Colour = TARGET_LINE
) -> None:
    """Four corner brackets outside a legal target, with a dark edge that holds them on any ground."""
    x, y, w, h = (round(v) for v in rect)
    colour = rgb(colour)
    out, pad = px(9, scale), px(9, scale) + px(4, scale) + 2
    picture = cache.PIECES.get(
        ("brackets", w, h, scale, colour), lambda: _brackets(w, h, scale, colour, out, pad)
    )
    surface.blit(picture, (x - pad, y - pad))


def _brackets(w: int, h: int, scale: float, colour: Colour, out: int, pad: int) -> pygame.Surface:
    s = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA, 32)
    arm = min(px(22, scale), w // 3, h // 3)
    thick, edge = px(4, scale), max(1, px(1.5, scale))
    corners = (
        (pad - out, pad - out, 1, 1),
        (pad + w + out, pad - out, -1, 1),
        (pad - out, pad + h + out, 1, -1),
        (pad + w + out, pad + h + out, -1, -1),
    )
    for grow, ink in ((edge, (26, 16, 8)), (0, rgb(colour))):
        for cx, cy, fx, fy in corners:
            for rw, rh in ((arm, thick), (thick, arm)):
                r = pygame.Rect(cx if fx > 0 else cx - rw, cy if fy > 0 else cy - rh, rw, rh)
                pygame.draw.rect(s, ink, r.inflate(2 * grow, 2 * grow), border_radius=grow + 1)
    return s


def crosshair(surface: pygame.Surface, centre: Point, diameter: int) -> None:
    """The gold disc on the target under the pointer."""
    gem(surface, centre, "circle", diameter, "#f6d98a", "#a8701c", "#fff2c4", max(2.0, diameter / 14))
    k = round(diameter * 0.62)
    surface.blit(icon("crosshairs", k, "#3a2204"), (round(centre[0] - k / 2), round(centre[1] - k / 2)))


def gap(
    surface: pygame.Surface, rect: Rectish, scale: float = 1.0, place: str = "", radius: float = 9
) -> None:
    """The place that opens in a row: dark gold, glowing, two arrows pointing in, named when `place` is given."""
    x, y, w, h = rect
    r = radius * scale
    glow(surface, rect, r, px(26, scale), TARGET, 0.9)
    box(surface, rect, r, GAP, 0, 0, 0, px(16, scale))
    ring(surface, rect, r, TARGET_LINE, max(1.6, 2.5 * scale))
    a = px(8, scale)
    middle = y + h * 0.5
    for sign, tip in ((1, x - px(5, scale)), (-1, x + w + px(5, scale))):
        _arrow(surface, (tip, middle), sign * a, TARGET_LINE)
    if place:
        text(surface, place, (x + w / 2, y + h * 0.84), "title", small(24, scale), GAP.ink, "cc")


def _arrow(surface: pygame.Surface, tip: Point, length: int, colour: Colour) -> None:
    k = abs(length)
    picture = cache.PIECES.get(
        ("arrow", length, rgb(colour)), lambda: solid(_arrow_mask(k, length < 0), colour)
    )
    surface.blit(picture, (round(tip[0] - (k if length > 0 else 0)), round(tip[1] - k)))


def _arrow_mask(k: int, left: bool) -> Array:
    s = pygame.Surface((k * 4, k * 8), 0, 32)
    pygame.draw.polygon(s, (255, 255, 255), [(0, 0), (k * 4, k * 4), (0, k * 8)])
    a = shrink(pygame.surfarray.array_red(s).astype(np.float32).T / np.float32(255), 4)
    return a[:, ::-1].copy() if left else a


def arc(surface: pygame.Surface, start: Point, end: Point, scale: float = 1.0, height: float = 60.0) -> None:
    """A dotted path from where a card was to where it would go, brighter towards its end."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    rise = height * scale
    dots = max(4, min(26, round(length / (26 * scale))))
    for k in range(dots):
        t = (k + 0.5) / dots
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - rise * 4 * t * (1 - t)
        d = px(6 + 6 * t, scale)
        gem(surface, (x, y), "circle", max(5, d), mix("#a8843a", "#fff0b8", round(t, 1)),
            mix("#6a4a16", "#e8b44a", round(t, 1)), mix("#6a4a16", "#ffe9a8", round(t, 1)), 0.6, False)  # fmt: skip


def origin(
    surface: pygame.Surface, x: float, top: float, bottom: float, words: str, scale: float = 1.0
) -> None:
    """A bright upright line where a dragged card came from, with its name in a pill."""
    thick = px(3, scale)
    r = pygame.Rect(round(x - thick / 2), round(top), thick, round(bottom - top))
    glow(surface, r, thick / 2, px(8, scale), TARGET, 0.5)
    pygame.draw.rect(surface, rgb(TARGET_LINE), r, border_radius=thick // 2)
    pill(
        surface,
        (x, top - px(16, scale)),
        words,
        small(14, scale),
        Fill(GAP.top, GAP.bottom, GAP.line, 0.97, "#ffeec0"),
    )


# ---- words on small plates


def pill(
    surface: pygame.Surface,
    centre: Point,
    words: str,
    size: int,
    fill: Fill,
    name: str = "",
    role: str = "uib",
    shadow: int = 0,
    icon_colour: Colour | None = None,
) -> pygame.Rect:
    """A rounded plate round a word, with an icon before it if named; returns its rectangle."""
    k = round(size * 1.15) if name else 0
    between = round(size * 0.4) if name and words else 0
    w = width(words, role, size) + k + between + round(size * 1.5)
    h = round(size * 1.85)
    r = pygame.Rect(0, 0, w, h)
    r.center = (round(centre[0]), round(centre[1]))
    box(surface, r, h / 2, fill, 1.2, 0.9, 0.15, 0, shadow)
    x = r.x + round(size * 0.75)
    if name:
        surface.blit(icon(name, k, icon_colour or fill.ink), (x, round(r.centery - k / 2)))
    text(surface, words, (x + k + between, r.centery), role, size, fill.ink, "cl")
    return r


def price_bubble(
    surface: pygame.Surface,
    anchor: Point,
    words: str,
    scale: float = 1.0,
    total: int = 0,
    left: int = 0,
    within: pygame.Rect | None = None,
    name: str = "",
) -> pygame.Rect:
    """The cream bubble beside a dragged card: words, and one diamond a point of the budget.

    `anchor` is the bubble's lower left corner; it is pushed back into `within`. Returns its rectangle.
    """
    size = small(24, scale)
    role = "title"
    d = max(9, px(20, scale))
    pace = d * 1.2
    pad = px(16, scale)
    k = round(size * 1.0) if name else 0
    wide = max(
        width(words, role, size) + (k + px(8, scale) if name else 0),
        round(d + (total - 1) * pace) if total else 0,
    )
    high = line_height(role, size) + (d + px(6, scale) if total else 0)
    r = pygame.Rect(round(anchor[0]), 0, wide + 2 * pad, high + px(18, scale))
    r.bottom = round(anchor[1])
    if within is not None:
        r.clamp_ip(within)
    box(surface, r, px(14, scale), BUBBLE, max(1.4, 2 * scale), 1.0, 0.5, 0, px(14, scale))
    y = r.y + px(9, scale) + line_height(role, size) / 2
    row = width(words, role, size) + (k + px(8, scale) if name else 0)
    x = r.centerx - row / 2
    if name:
        surface.blit(icon(name, k, BUBBLE.ink), (round(x), round(y - k / 2)))
        x += k + px(8, scale)
    text(surface, words, (x, y), role, size, BUBBLE.ink, "cl")
    if total:
        span = d + (total - 1) * pace
        progress(
            surface, (r.centerx - span / 2, r.bottom - px(10, scale) - d / 2), d, total, left, pace, True
        )
    return r


def speech(
    surface: pygame.Surface, rect: Rectish, scale: float = 1.0, fill: Fill = BUBBLE, tip: Point | None = None
) -> None:
    """An empty bubble; with `tip` a small tail points there from the nearer long side."""
    x, y, w, h = rect
    if tip is not None:
        base = min(max(tip[0], x + 24 * scale), x + w - 24 * scale)
        edge = y + h - 2 if tip[1] > y + h / 2 else y + 2
        ink = mix(fill.bottom if tip[1] > y + h / 2 else fill.top, "#ffffff", 0.05)
        half = 9 * scale
        pygame.draw.polygon(surface, rgb(ink), [(base - half, edge), (base + half, edge), tip])
        pygame.draw.aaline(surface, rgb(fill.line), (base - half, edge), tip)
        pygame.draw.aaline(surface, rgb(fill.line), (base + half, edge), tip)
    box(surface, rect, px(13, scale), fill, max(1.2, 1.6 * scale), 1.0, 0.4, 0, px(12, scale))


def refusal(
    surface: pygame.Surface,
    centre: Point,
    reason: str,
    remedy: str = "",
    scale: float = 1.0,
    limit: float = 420,
    within: pygame.Rect | None = None,
) -> pygame.Rect:
    """What was refused and why, in bold, with what would do in a second line; wraps at `limit` (1080p px)."""
    size, second = small(17, scale), small(15, scale)
    mark = px(40, scale)
    pad, between = px(14, scale), px(12, scale)
    room = max(px(120, scale), px(limit, scale) - mark - between - 2 * pad)
    wide = max(min(room, width(reason, "uib", size)), min(room, width(remedy, "ui", second)))
    tall = paragraph_height(reason, "uib", size, wide, 1.3)
    more = paragraph_height(remedy, "ui", second, wide, 1.3) if remedy else 0
    r = pygame.Rect(0, 0, wide + mark + between + 2 * pad, max(mark, tall + more) + px(18, scale))
    r.center = (round(centre[0]), round(centre[1]))
    if within is not None:
        r.clamp_ip(within)
    box(surface, r, px(14, scale), REFUSAL, max(1.2, 1.6 * scale), 1.0, 0.4, 0, px(14, scale))
    at = (r.x + pad + mark / 2, r.centery)
    gem(surface, at, "octagon", mark, *REFUSAL_MARK, max(1.2, 2 * scale))
    k = round(mark * 0.54)
    surface.blit(icon("hand-back-right-off", k, "#ffffff"), (round(at[0] - k / 2), round(at[1] - k / 2)))
    x = r.x + pad + mark + between
    y = paragraph(
        surface, reason, (x, r.centery - (tall + more) / 2, wide + 1, 0), "uib", size, REFUSAL.ink, 1.3
    )
    if remedy:
        paragraph(surface, remedy, (x, y, wide + 1, 0), "ui", second, "#6a2a1c", 1.3)
    return r


def key_cap(surface: pygame.Surface, left: Point, words: str, size: int, ink: Colour, ground: Colour) -> int:
    """A small box with the key to press; `left` is its left end at mid height; returns its width."""
    w, h = key_cap_width(words, size), round(size * 1.5)
    fill = Fill(mix(ground, "#000000", 0.22), mix(ground, "#000000", 0.12), ink, 0.55, ink)
    r = pygame.Rect(round(left[0]), round(left[1] - h / 2), w, h)
    box(surface, r, max(3, size * 0.36), fill, 1.0, 0.5, 0)
    text(surface, words, r.center, "uib", size, ink, "cc")
    return w


def key_cap_width(words: str, size: int) -> int:
    """Width of a key cap in px."""
    return max(round(size * 1.5), width(words, "uib", size) + round(size * 0.8))


# ---- rail of places


def rail(
    surface: pygame.Surface,
    y: float,
    left: float,
    right: float,
    studs: list[tuple[float, str]],
    scale: float = 1.0,
    low: Colour = "#a03a40",
    high: Colour = "#ffdf90",
    glowing: int | None = None,
) -> None:
    """A coloured bar with a numbered stud under each place, rising from `low` to `high` at its right end.

    `studs` are (x, word) from left to right; `glowing` is the index of the place that is meant.
    """
    x0, w, h = round(left), max(4, round(right - left)), px(4, scale)
    picture = cache.PIECES.get(("rail", w, h, rgb(low), rgb(high)), lambda: _rail(w, h, low, high))
    surface.blit(picture, (x0, round(y - h / 2)))
    _arrow(surface, (right + px(12, scale), y), px(9, scale) * 1, high)
    d = px(30, scale)
    for k, (x, word) in enumerate(studs):
        t = round((x - left) / max(1.0, right - left), 2)
        if k == glowing:
            disc_glow(surface, (x, y), d, px(18, scale), TARGET_LINE, 1.0)
        lit = k == glowing
        gem(
            surface, (x, y), "circle", d + (px(4, scale) if lit else 0),
            "#fff0b8" if lit else mix("#7a2229", "#e8be62", t), "#c8902c" if lit else mix("#340c11", "#8a5e1c", t),
            "#fffaf0" if lit else mix("#d88a80", "#fff0c0", t), max(1.2, 1.8 * scale),
        )  # fmt: skip
        ink = "#2a1a06" if lit or t > 0.62 else "#fff3da"
        text(surface, word, (x, y), "num", small(17, scale), ink, "cc")


def _rail(w: int, h: int, low: Colour, high: Colour) -> pygame.Surface:
    t = np.linspace(0, 1, w, dtype=np.float32)[None, :].repeat(h, 0)
    light = np.linspace(1.25, 0.55, h, dtype=np.float32)[:, None, None]
    return rgba(lerp(vec(low), vec(high), t) * light, np.ones((h, w), np.float32))


def inlay(surface: pygame.Surface, rect: Rectish, scale: float = 1.0, colour: Colour = "#c9a24a") -> None:
    """A double brass line let into the table round a hand, with a diamond at each end."""
    x, y, w, h = rect
    o = px(8, scale)
    ring(surface, rect, px(26, scale), colour, max(1.0, 1.2 * scale), 0.55)
    ring(surface, (x + o, y + o, w - 2 * o, h - 2 * o), px(20, scale), colour, max(1.0, 0.9 * scale), 0.35)
    for side in (x, x + w):
        gem(
            surface,
            (side, y + h / 2),
            "diamond",
            px(18, scale),
            "#f4dc98",
            "#8a6424",
            "#3a2a10",
            max(1.0, 2 * scale),
        )


def divider(
    surface: pygame.Surface, left: float, right: float, y: float, colour: Colour, alpha: float = 0.5
) -> None:
    """A hair line that fades out at both ends."""
    w = max(2, round(right - left))
    colour = rgb(colour)

    def make() -> pygame.Surface:
        t = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
        return solid(np.clip((1 - np.abs(t)) * 6, 0, 1) * np.float32(alpha), colour)

    surface.blit(cache.PIECES.get(("divider", w, colour, alpha), make), (round(left), round(y)))

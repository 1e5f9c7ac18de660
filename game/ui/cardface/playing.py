"""The 52 playing cards and their backs, crisp at every width from 40 to 400 px.

A code is rank and suit letter: `AH 2H .. 9H TH JH QH KH`, suits `H D S C`; `back_code` names a back. Cards are
63:88; `height(width)` is the one place that says so. Pictures returned are shared: do not draw into them.
"""

from __future__ import annotations

import math

import pygame

from game.ui.cardface.backs import BACKS, draw_back
from game.ui.cardface.courts import court
from game.ui.cardface.pips import ace, corners, numbers, paper, print_paper, small, small_paper
from game.ui.paint import cache
from game.ui.paint.pixels import Point, coverage, line, rounded, solid, turned_distance, turned_size
from game.ui.paint.shapes import box, card_shadow, glow, panel_shadow
from game.ui.theme import PLAYABLE, Colour, Fill, mix, rgb, suit_colours

RANKS = "A23456789TJQK"
SUITS = "HDSC"
CODES = tuple(rank + suit for suit in SUITS for rank in RANKS)
SMALL_UNDER = 60  # px; narrower cards show one rank and one sign
MASTER = 504  # px, drawing width for cards up to half of it
RADIUS = 9 / 128  # of the width
SMALL_RADIUS = 11 / 128

_small_master = 8 * 40


def height(width: float) -> int:
    """Height in px of a card of a width."""
    return round(width * 88 / 63)


def radius(width: float) -> float:
    """Corner radius in px."""
    return width * (SMALL_RADIUS if width < SMALL_UNDER else RADIUS)


def parts(code: str) -> tuple[str, str]:
    """Rank letter and suit letter of a code; `10H` is read as `TH`; ValueError when it is no card."""
    rank, suit = code[:-1], code[-1:]
    rank = "T" if rank == "10" else rank
    if len(rank) != 1 or rank not in RANKS or suit not in SUITS or not suit:
        raise ValueError(f"{code!r} is no playing card.")
    return rank, suit


def card_face(code: str, width: int, four_colours: bool = True) -> pygame.Surface:
    """A face `width` px wide with round corners."""
    rank, suit = parts(code)
    width = max(8, int(width))
    key = ("face", rank, suit, width, four_colours)
    return cache.CARDS.get(key, lambda: _scaled(_master(rank, suit, width, four_colours), width))


def card_back(mood: str, width: int) -> pygame.Surface:
    """A back `width` px wide: of `crown`, `patterns`, `renown` (or `research`, `dungeon`)."""
    if mood not in BACKS:
        raise KeyError(mood)
    width = max(8, int(width))
    return cache.CARDS.get(("back", mood, width), lambda: _scaled(_back_master(mood, width), width))


def _scaled(master: pygame.Surface, width: int) -> pygame.Surface:
    # masters are opaque and square: corners cut at the final size are crisp, and scaling alpha would thin it
    return rounded(pygame.transform.smoothscale(master, (width, height(width))), radius(width))


def _drawing_width(width: int) -> int:
    return MASTER if width <= MASTER // 2 else 2 * MASTER


def _master(rank: str, suit: str, width: int, four: bool) -> pygame.Surface:
    tiny = width < SMALL_UNDER
    w = _small_master if tiny else _drawing_width(width)
    return cache.MASTERS.get(("face", rank, suit, w, four), lambda: _draw_face(rank, suit, w, four, tiny))


def house_face(code: str, width: int, four_colours: bool = True) -> pygame.Surface:
    """A face as `card_face`, opaque and with square corners, for print and for other faces to take in."""
    rank, suit = parts(code)
    w = _drawing_width(width)
    master = cache.MASTERS.get(
        ("face", rank, suit, w, four_colours), lambda: _draw_face(rank, suit, w, four_colours, False)
    )
    return pygame.transform.smoothscale(master, (width, height(width)))


def print_sheet(code: str, width: int, four_colours: bool = True, margin: int = 0) -> pygame.Surface:
    """A face for the press: opaque, drawn at its size, its paper going on `margin` px beyond the cut all round."""
    rank, suit = parts(code)
    w, h = width, height(width)
    sheet = print_paper(suit, w, h, margin)
    _print_signs(sheet.subsurface((margin, margin, w, h)), rank, suit, four_colours)
    return sheet


def _back_master(mood: str, width: int) -> pygame.Surface:
    w = _drawing_width(width)
    return cache.MASTERS.get(("back", mood, w), lambda: draw_back(mood, w, height(w)))


def _draw_face(rank: str, suit: str, w: int, four: bool, tiny: bool) -> pygame.Surface:
    h = height(w)
    if tiny:
        s = small_paper(suit, w, h)
        small(s, _word(rank), suit, rgb(suit_colours(four)[suit]))
        return s
    s = paper(suit, w, h).copy()
    _print_signs(s, rank, suit, four)
    return s


def _print_signs(s: pygame.Surface, rank: str, suit: str, four: bool) -> None:
    """All that stands on the paper."""
    ink = rgb(suit_colours(four)[suit])
    if rank == "A":
        ace(s, suit, ink)
    elif rank in "JQK":
        court(s, rank, suit, ink)
    else:
        numbers(s, 10 if rank == "T" else int(rank), suit, ink)
    corners(s, _word(rank), suit, ink)


def _word(rank: str) -> str:
    return "10" if rank == "T" else rank


# ---- turned


def turn_step(angle: float) -> float:
    """The angle that is drawn for a wanted one: whole degrees in a fan (up to 12), beyond it every second one."""
    a = (angle + 180) % 360 - 180
    return float(round(a)) if abs(a) <= 12 else float(2 * round(a / 2))


def rotated(
    code: str | None, width: int, angle: float, mood: str = "renown", four_colours: bool = True
) -> pygame.Surface:
    """A face (or the back of `mood` for None) turned counter-clockwise by degrees, on the smallest canvas."""
    a = turn_step(angle)
    if not a:
        return card_back(mood, width) if code is None else card_face(code, width, four_colours)
    name = mood if code is None else "".join(parts(code))
    width = max(8, int(width))
    return cache.CARDS.get(
        ("turned", code is None, name, width, a, four_colours),
        lambda: _turned(code, width, a, mood, four_colours),
    )


def _turned(code: str | None, width: int, angle: float, mood: str, four: bool) -> pygame.Surface:
    # turned at twice the size and averaged down, so that thin lines stay even; the outline is then cut exactly
    if code is None:
        master = _back_master(mood, width)
    else:
        rank, suit = parts(code)
        master = _master(rank, suit, width, four)
    w, h = 2 * width, 2 * height(width)
    canvas = pygame.Surface((w + 16, h + 16), 0, 32)
    canvas.fill(master.get_at((master.get_width() // 2, 1)))
    canvas.blit(pygame.transform.smoothscale(master, (w, h)), (8, 8))
    turned = pygame.transform.rotozoom(canvas, angle, 1.0)
    tw, th = turned_size(width, height(width), angle)
    plain = pygame.Surface((2 * tw + 4, 2 * th + 4), 0, 32)
    plain.blit(
        turned,
        ((plain.get_width() - turned.get_width()) // 2, (plain.get_height() - turned.get_height()) // 2),
    )
    out = pygame.Surface((tw + 2, th + 2), pygame.SRCALPHA, 32)
    out.blit(pygame.transform.smoothscale(plain, out.get_size()), (0, 0))
    edge = coverage(turned_distance(width, height(width), radius(width), 1, angle))
    out.blit(solid(edge, "#ffffff"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# ---- placed on the table


def place_card(
    surface: pygame.Surface,
    code: str | None,
    centre: Point,
    width: int,
    lift: float = 0.5,
    angle: float = 0.0,
    glow_colour: Colour | None = None,
    dim: float = 0.0,
    alpha: float = 1.0,
    playable: bool = False,
    mood: str = "renown",
    four_colours: bool = True,
    scale: float = 1.0,
) -> pygame.Rect:
    """A card on the table with its shadow; returns the rectangle that bounds it.

    `code` None is a back. `lift` 0.5 lies, 1.2 is raised, 2.4 is held (0 casts no shadow); `dim` 1 is off limits
    (41 % of its light); `playable` adds the bright lower edge. `scale` is the table's, for shadow and glow.
    """
    width = max(8, int(width))
    h, a = height(width), turn_step(angle)
    at = pygame.Rect(round(centre[0] - width / 2), round(centre[1] - h / 2), width, h)
    r = round(radius(width), 1)
    if lift > 0 and alpha >= 0.99:
        # a size in steps of 4: nobody sees it in a shadow, and a card in flight draws few of them
        cast = pygame.Rect(0, 0, 4 * round(width / 4), 4 * round(h / 4))
        cast.center = at.center
        card_shadow(surface, cast, round(r), lift, round(scale * min(1.0, width / 110), 1), a)
    if glow_colour is not None:
        glow(surface, at, r, max(6, round(22 * scale)), glow_colour, 0.95, max(1.4, 2.2 * scale), a)
    picture = rotated(code, width, a, mood, four_colours)
    if dim:
        picture = dimmed(picture, dim)
    if alpha < 1:
        picture.set_alpha(round(255 * alpha))
    tl = (round(at.centerx - picture.get_width() / 2), round(at.centery - picture.get_height() / 2))
    surface.blit(picture, tl)
    if alpha < 1:
        picture.set_alpha(255)
    if glow_colour is not None:
        edge_light(surface, at, r, glow_colour, max(1.4, 2.2 * scale), a)
    if playable:
        playable_bar(surface, at, a, scale)
    return pygame.Rect(tl, picture.get_size())


def pile(
    surface: pygame.Surface,
    code: str | None,
    centre: Point,
    width: int,
    count: int,
    mood: str = "renown",
    four_colours: bool = True,
    scale: float = 1.0,
    glow_colour: Colour | None = None,
) -> pygame.Rect:
    """A pile of `count` cards: two to six edges under the top card; nothing at all when it is empty.

    Returns the rectangle of the top card.
    """
    h = height(width)
    at = pygame.Rect(round(centre[0] - width / 2), round(centre[1] - h / 2), width, h)
    if count <= 0:
        return at
    edges = min(6, max(0, -(-count // 5) + 1)) if count > 1 else 0
    r = round(radius(width), 1)
    step = max(1, round(2 * scale))
    panel_shadow(surface, at.move(edges, edges * step), r, max(3, round((7 + edges) * scale)), 0.6)
    if glow_colour is not None:
        glow(surface, at, r, max(6, round(22 * scale)), glow_colour, 0.95, 2.2)
    for n in range(edges, 0, -1):
        light = "#f2e9d4" if n % 2 else "#d8ccb0"
        leaf = Fill(light, mix(light, "#000000", 0.18), "#6e5f44")
        box(surface, at.move(round(n * step * 0.5), n * step), r, leaf, 1, 0.55 if step > 1 else 0.25, 0)
    surface.blit(card_back(mood, width) if code is None else card_face(code, width, four_colours), at)
    return at


def dimmed(picture: pygame.Surface, dim: float) -> pygame.Surface:
    """A copy in less light: `dim` 1 is off limits, 41 % of it."""
    level = round(255 * (1 - 0.59 * min(1.0, round(dim * 10) / 10)))
    out = picture.copy()
    out.fill((level, level, min(255, level + 8), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def edge_light(
    surface: pygame.Surface, at: pygame.Rect, r: float, colour: Colour, width: float, angle: float
) -> None:
    """The bright line of a glowing card, on its edge."""
    w, h = at.size
    ink = mix(colour, "#ffffff", 0.4)
    picture = cache.PIECES.get(
        ("edge", w, h, r, ink, width, angle),
        lambda: solid(line(turned_distance(w, h, r, 4, angle), 0, width), ink),
    )
    surface.blit(picture, (at.x + (w - picture.get_width()) // 2, at.y + (h - picture.get_height()) // 2))


def playable_bar(surface: pygame.Surface, at: pygame.Rect, angle: float, scale: float) -> None:
    """The bar under a card that can be played."""
    w, thick = round(at.w * 0.8), max(3, round(4 * scale))
    below = at.h / 2 + 8 * scale
    a = math.radians(angle)
    cx, cy = at.centerx + math.sin(a) * below, at.centery + math.cos(a) * below
    bar = pygame.Rect(round(cx - w / 2), round(cy - thick / 2), w, thick)
    glow(surface, bar, thick / 2, max(5, round(13 * scale)), PLAYABLE, 0.95, 0, angle)
    glow(surface, bar, thick / 2, 2, "#d6ffe6", 1.0, thick * 0.9, angle)

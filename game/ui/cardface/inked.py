"""What of a face is read: every run of letters, number and icon as it is drawn, with the pixels it really takes.

All places are px of the drawing size (744 wide), the corner of the cut card at (0, 0).
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import fonts
from game.ui.cardface.boxes import PT, Box
from game.ui.cardface.layout import SCALE, Laid, place_of
from game.ui.cardface.letters import Placed, ink_piece, placed, px_at
from game.ui.cardface.sizes import heavy
from game.ui.cardface.skins import Dressed
from game.ui.cardface.stones import badges_of, icon_picture, number_points, stones_at
from game.ui.icons import icon
from game.ui.paint.gems import figure_at, shape_mask, sign_px
from game.ui.paint.pixels import Array
from game.ui.paint.text import text as draw_text


@dataclass(frozen=True, slots=True)
class Ink:
    """One run of letters of a line, a number, or an icon (`words` empty): `picture` blitted at `at` draws it."""

    box: Box
    words: str
    icon: str
    picture: pygame.Surface
    at: tuple[int, int]
    points: float
    """Size of the letters; of an icon its height."""
    bold: bool

    @property
    def rect(self) -> pygame.Rect:
        """The pixels that are more than a trace of it."""
        return self.picture.get_bounding_rect(FAINT).move(self.at)


FAINT = 40
"""Of 255: what is fainter is the soft edge of a letter."""


@dataclass(frozen=True, slots=True)
class Stone:
    """A cut stone that hides what lies under it: `mask` is its coverage, its corner at `at`."""

    box: Box
    at: tuple[int, int]
    mask: Array

    @property
    def rect(self) -> pygame.Rect:
        """The square round it."""
        return pygame.Rect(self.at, (self.mask.shape[1], self.mask.shape[0]))


def inks_of(laid: Laid, skin: Dressed) -> list[Ink]:
    """All that is read in a box, in the order of drawing; also of an ornament, which is only looked at."""
    box = laid.box
    if laid.block is not None:
        px = px_at(laid.block, SCALE)
        return [_piece(box, one, px, skin) for one in placed(box, laid.block, SCALE, (0, 0))]
    match box.role:
        case "icon":
            picture, at = icon_picture(box, laid.icons[0], skin, SCALE, (0, 0))
            points = min(box.w, box.h) / PT
            return [Ink(box, "", laid.icons[0], picture, at.topleft, points, bold=True)]
        case "icons":
            return [_sign(box, name, centre, k, skin) for name, centre, k in badges_of(laid, SCALE, (0, 0))]
        case "gem":
            rect = place_of(box, SCALE)
            if laid.words:
                return [_figure(laid, rect, skin)]
            if laid.icons:
                return [_sign(box, laid.icons[0], rect.center, min(rect.size), skin)]
    return []


def stones_of(laid: Laid) -> list[Stone]:
    """The stones of a box: that of a number, or one for each badge."""
    return [_stone(laid.box, centre, px) for centre, px in stones_at(laid, SCALE, (0, 0))]


def _stone(box: Box, centre: tuple[float, float], px: int) -> Stone:
    mask = shape_mask(box.gem, max(5, px))
    return Stone(box, (round(centre[0] - px / 2), round(centre[1] - px / 2)), mask)


def _piece(box: Box, one: Placed, px: int, skin: Dressed) -> Ink:
    piece, x, y = one
    # even, since halves are rounded to even: the letters fall on the same pixels as on the sheet
    left, top = int(x - 2) // 2 * 2, int(y - px * 1.2) // 2 * 2
    # italics lean out of their run
    canvas = pygame.Surface((int(piece.width + px * 0.5) + 8, int(px * 1.7) + 6), pygame.SRCALPHA, 32)
    ink_piece(canvas, piece, box, skin, px, x - left, y - top, SCALE)
    role = fonts.role_for(piece.text, piece.role)
    return Ink(box, piece.text, piece.icon, canvas, (left, top), px / PT / SCALE, heavy(role))


def _figure(laid: Laid, rect: pygame.Rect, skin: Dressed) -> Ink:
    box = laid.box
    points = number_points(box, laid.words)
    px = max(9, round(points * PT * SCALE))
    at = figure_at(rect.center, box.gem, min(rect.size))
    canvas = pygame.Surface((px * (len(laid.words) + 1), px * 2), pygame.SRCALPHA, 32)
    corner = (round(at[0]) - canvas.get_width() // 2, round(at[1]) - px)
    drawn = (at[0] - corner[0], at[1] - corner[1])
    draw_text(canvas, laid.words, drawn, "num", px, skin.colour(box.ink)[:3], "cc")
    return Ink(box, laid.words, "", canvas, corner, points, bold=True)


def _sign(box: Box, name: str, centre: tuple[float, float], px: int, skin: Dressed) -> Ink:
    k = sign_px(px)
    picture = icon(name, k, skin.colour(box.ink)[:3])
    at = (round(centre[0] - k / 2), round(centre[1] - k / 2))
    return Ink(box, "", name, picture, at, k / SCALE / PT, bold=True)

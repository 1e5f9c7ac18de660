"""The words of a face, with the shade behind them where they stand on a picture."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from game.ui import fonts
from game.ui.cardface.boxes import Box
from game.ui.cardface.layout import SCALE, place_of
from game.ui.cardface.rich import Block, Piece
from game.ui.cardface.skins import RGBA, Dressed
from game.ui.icons import icon
from game.ui.paint.pixels import soften
from game.ui.theme import mix

Placed: TypeAlias = tuple[Piece, float, float]
"""A piece with the left end of its baseline, in px of the sheet."""


def print_block(
    sheet: pygame.Surface, box: Box, block: Block, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """A laid out text: the shade behind it, its lines and icons."""
    shade_block(sheet, box, block, scale, origin)
    ink_block(sheet, box, block, skin, scale, origin)


def shade_block(sheet: pygame.Surface, box: Box, block: Block, scale: float, origin: tuple[int, int]) -> None:
    """Only the shade behind a text, where its box wants one."""
    halo = box.halo_mm * 10 * scale
    if halo >= 1:
        _halo(sheet, placed(box, block, scale, origin), px_at(block, scale), halo, box, scale)


def ink_block(
    sheet: pygame.Surface, box: Box, block: Block, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """Only the lines and icons of a text."""
    px = px_at(block, scale)
    for piece, x, y in placed(box, block, scale, origin):
        ink_piece(sheet, piece, box, skin, px, x, y, scale)


def ink_piece(
    sheet: pygame.Surface, piece: Piece, box: Box, skin: Dressed, px: int, x: float, y: float, scale: float
) -> None:
    """One piece of a text with its baseline beginning at a point."""
    ink = skin.colour(box.ink)
    colour = skin.colour(box.ink2 or box.ink) if piece.soft else ink
    if piece.icon:
        _inline(sheet, piece, x, y, px, colour, pale=sum(ink[:3]) > 420)
    else:
        _letters(sheet, piece.text, piece.role, px, colour, x, y, box.track_mm * 10 * scale)


def px_at(block: Block, scale: float) -> int:
    """The letters of a block in px, where a unit is `scale` px: on whole faces as they were set."""
    return max(1, round(block.px * scale / SCALE))


def placed(box: Box, block: Block, scale: float, origin: tuple[int, int]) -> list[Placed]:
    """Every piece of a text at its place on a sheet."""
    rect = place_of(box, scale, origin)
    k = scale / SCALE  # 1 but for live words on a small picture
    top = (
        rect.y
        + {"top": 0.0, "center": (rect.h - block.height * k) / 2, "bottom": rect.h - block.height * k}[
            box.valign
        ]
    )
    lines: dict[float, list[Piece]] = {}
    for piece in block.pieces:
        lines.setdefault(piece.y, []).append(piece)
    found: list[Placed] = []
    for y, pieces in lines.items():
        width = (max(p.x + p.width for p in pieces)) * k
        shift = {"left": 0.0, "center": (rect.w - width) / 2, "right": rect.w - width}[box.align]
        found += [(piece, rect.x + shift + piece.x * k, top + y * k) for piece in pieces]
    return found


def _letters(
    sheet: pygame.Surface,
    text: str,
    role: str,
    px: int,
    colour: RGBA,
    x: float,
    baseline: float,
    track: float = 0.0,
) -> None:
    f = fonts.font(role, px)
    y = round(baseline - f.get_ascent())
    if not track:
        picture = fonts.render(f, text, colour[:3])
        if colour[3] < 255:
            picture.set_alpha(colour[3])
        sheet.blit(picture, (round(x), y))
        return
    for letter in text:
        picture = fonts.render(f, letter, colour[:3])
        if colour[3] < 255:
            picture.set_alpha(colour[3])
        sheet.blit(picture, (round(x), y))
        x += f.size(letter)[0] + track


def _halo(
    sheet: pygame.Surface,
    pieces: list[Placed],
    px: int,
    halo: float,
    box: Box,
    scale: float,
) -> None:
    """The same letters in black, blurred twice: light words stay readable on any picture."""
    left = min(x for _, x, _ in pieces)
    right = max(x + piece.width for piece, x, _ in pieces)
    tops = [y for _, _, y in pieces]
    pad = round(halo * 2) + 2
    area = pygame.Rect(round(left) - pad, round(min(tops) - px) - pad, 0, 0)
    area.size = (round(right - left) + 2 * pad, round(max(tops) - min(tops) + px * 1.4) + 2 * pad)
    black = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    for piece, x, y in pieces:
        if not piece.icon:
            _letters(
                black,
                piece.text,
                piece.role,
                px,
                (0, 0, 0, 255),
                x - area.x,
                y - area.y,
                box.track_mm * 10 * scale,
            )
    soft = soften(black, max(1, round(halo)))
    sheet.blit(soft, area)
    sheet.blit(soft, area)
    if px > 40:
        sheet.blit(soft, area)


def _inline(sheet: pygame.Surface, piece: Piece, x: float, y: float, px: int, ink: RGBA, pale: bool) -> None:
    colour = piece.colour or ink[:3]
    if pale and piece.colour:
        colour = mix(piece.colour, "#ffffff", 0.55)
    k = round(px * 0.92)
    middle = y - px * 0.34
    sheet.blit(icon(piece.icon, k, colour), (round(x + (piece.width - k) / 2), round(middle - k / 2)))

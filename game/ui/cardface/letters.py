"""The words of a face, with the shade behind them where they stand on a picture."""

from __future__ import annotations

import pygame

from game.ui import fonts
from game.ui.cardface.boxes import Box
from game.ui.cardface.layout import SCALE, place_of
from game.ui.cardface.rich import Block, Piece
from game.ui.cardface.skins import RGBA, Dressed
from game.ui.icons import icon
from game.ui.paint.pixels import soften
from game.ui.theme import mix


def print_block(
    sheet: pygame.Surface, box: Box, block: Block, skin: Dressed, scale: float, origin: tuple[int, int]
) -> None:
    """A laid out text, its lines and icons."""
    rect = place_of(box, scale, origin)
    ink, soft = skin.colour(box.ink), skin.colour(box.ink2 or box.ink)
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
    placed: list[tuple[Piece, float, float]] = []
    for y, pieces in lines.items():
        width = (max(p.x + p.width for p in pieces)) * k
        shift = {"left": 0.0, "center": (rect.w - width) / 2, "right": rect.w - width}[box.align]
        placed += [(piece, rect.x + shift + piece.x * k, top + y * k) for piece in pieces]
    px = max(1, round(block.px * k))
    halo = box.halo_mm * 10 * scale
    if halo >= 1:
        _halo(sheet, placed, px, halo, box, scale)
    pale = sum(ink[:3]) > 420
    for piece, x, y in placed:
        colour = soft if piece.soft else ink
        if piece.icon:
            _inline(sheet, piece, x, y, px, colour, pale)
        else:
            _letters(sheet, piece.text, piece.role, px, colour, x, y, box.track_mm * 10 * scale)


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
    placed: list[tuple[Piece, float, float]],
    px: int,
    halo: float,
    box: Box,
    scale: float,
) -> None:
    """The same letters in black, blurred twice: light words stay readable on any picture."""
    left = min(x for _, x, _ in placed)
    right = max(x + piece.width for piece, x, _ in placed)
    tops = [y for _, _, y in placed]
    pad = round(halo * 2) + 2
    area = pygame.Rect(round(left) - pad, round(min(tops) - px) - pad, 0, 0)
    area.size = (round(right - left) + 2 * pad, round(max(tops) - min(tops) + px * 1.4) + 2 * pad)
    black = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    for piece, x, y in placed:
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

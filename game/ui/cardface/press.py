"""Prints a laid out face: every box by its role, from the bottom layer to the top, on an opaque sheet.

A whole face is drawn at 744 x 1039 and scaled down by whoever shows it; boxes that are `live` are left out there and
drawn last, at the size shown, with the numbers that hold now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from game.ui.cardface.boxes import HEIGHT, WIDTH
from game.ui.cardface.layout import MASTER, SCALE, Laid, Layout
from game.ui.cardface.letters import print_block, shade_block
from game.ui.cardface.plates import (
    print_art,
    print_fade,
    print_frame,
    print_image,
    print_playing,
    print_shape,
)
from game.ui.cardface.skins import Dressed
from game.ui.cardface.stones import print_gem, print_icon, print_icons, print_stones, shade_icon

TALL: Final = round(MASTER * HEIGHT / WIDTH)


def print_face(
    layout: Layout, skin: Dressed, art: pygame.Surface | None, *, live: bool = False, bleed: float = 0.0
) -> pygame.Surface:
    """The whole face as an opaque sheet with square corners, 744 px wide within the cut.

    `live` prints the boxes whose numbers change as well; `bleed` adds so many units all round. `art` None leaves the
    art boxes in the colour of the ground.
    """
    sheet = blank_sheet(skin, bleed)
    for _ in print_steps(sheet, layout, skin, art, live=live, bleed=bleed):
        pass
    return sheet


def blank_sheet(skin: Dressed, bleed: float = 0.0) -> pygame.Surface:
    """What a face is printed on."""
    margin = round(bleed * SCALE)
    sheet = pygame.Surface((MASTER + 2 * margin, TALL + 2 * margin), 0, 32)
    sheet.fill(skin.colour("@ground")[:3])
    return sheet


def print_steps(
    sheet: pygame.Surface,
    layout: Layout,
    skin: Dressed,
    art: pygame.Surface | None,
    *,
    live: bool = False,
    bleed: float = 0.0,
) -> Iterator[None]:
    """Prints box by box, so that whoever must not wait can stop between two of them."""
    margin = round(bleed * SCALE)
    for laid in layout.boxes:
        if live or not laid.box.live:
            _print(sheet, laid, skin, art, SCALE, (margin, margin), margin)
            yield


def print_live(
    picture: pygame.Surface, layout: Layout, skin: Dressed, changed: Mapping[str, tuple[str, str]]
) -> None:
    """Draws the live boxes onto a picture of a whole card of any size.

    `changed` gives what a box shows instead of the printed number, by the box's name, and how it differs (a key of
    CHANGED, or empty).
    """
    scale = picture.get_width() / WIDTH
    for laid in layout.boxes:
        if not laid.box.live:
            continue
        words, how = changed.get(laid.box.name, (laid.words, ""))
        if words == "" and not laid.icons and laid.block is None:
            continue
        if laid.box.role == "gem":
            print_gem(picture, laid, skin, scale, (0, 0), words, how)
        else:
            _print(picture, laid, skin, None, scale, (0, 0), 0)


def print_ground(
    sheet: pygame.Surface, laid: Laid, skin: Dressed, art: pygame.Surface | None, margin: int = 0
) -> None:
    """Of one box all but what is read (`inked`): flat parts, shades, empty stones; on a whole sheet."""
    box, origin = laid.box, (margin, margin)
    match box.role:
        case "text" | "rich" if laid.block is not None:
            shade_block(sheet, box, laid.block, SCALE, origin)
        case "icon":
            shade_icon(sheet, box, laid.icons[0], skin, SCALE, origin)
        case "icons" | "gem":
            print_stones(sheet, laid, skin, SCALE, origin)
        case _:
            _print(sheet, laid, skin, art, SCALE, origin, margin)


def _print(
    sheet: pygame.Surface,
    laid: Laid,
    skin: Dressed,
    art: pygame.Surface | None,
    scale: float,
    origin: tuple[int, int],
    margin: int,
) -> None:
    box = laid.box
    match box.role:
        case "art":
            print_art(sheet, box, skin, art, scale, origin)
        case "fade":
            print_fade(sheet, box, skin, scale, origin)
        case "frame":
            print_frame(sheet, box, skin, scale, origin, margin)
        case "shape":
            print_shape(sheet, laid, skin, scale, origin)
        case "text" | "rich" if laid.block is not None:
            print_block(sheet, box, laid.block, skin, scale, origin)
        case "icon":
            print_icon(sheet, box, laid.icons[0], skin, scale, origin)
        case "icons":
            print_icons(sheet, laid, skin, scale, origin)
        case "gem":
            print_gem(sheet, laid, skin, scale, origin, laid.words, "")
        case "image":
            print_image(sheet, box, scale, origin)
        case "playing":
            print_playing(sheet, laid, skin, scale, origin)

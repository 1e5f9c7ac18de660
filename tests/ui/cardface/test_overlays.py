"""Overlays lie where the template says, stay thin at any size, and names never lie on each other."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.ui.cardface import overlays
from game.ui.cardface.catalogue import HOUSE, Catalogue
from game.ui.cardface.overlays import OVERLAYS, draw_overlay, mark_area, place_on

GREY = (90, 90, 90)


def framed():
    catalogue = Catalogue((HOUSE,))
    catalogue.refresh()
    return catalogue.templates["crown_framed"]


def desk(width: int, room: int = 80) -> tuple[pygame.Surface, pygame.Rect]:
    rect = pygame.Rect(room, room, width, round(width * 88 / 63))
    surface = pygame.Surface((rect.w + 2 * room, rect.h + 2 * room), 0, 32)
    surface.fill(GREY)
    return surface, rect


def touched(surface: pygame.Surface) -> pygame.Rect:
    """The rectangle of all pixels that are not as before."""
    pixels = pygame.surfarray.array3d(surface).astype(int)
    x, y = np.nonzero(np.abs(pixels - GREY[0]).max(-1) > 2)
    return pygame.Rect(x.min(), y.min(), np.ptp(x) + 1, np.ptp(y) + 1) if x.size else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("which", OVERLAYS)
@pytest.mark.parametrize("width", [64, 132, 278, 500])
def test_every_overlay_draws_something_at_every_size(which, width):
    surface, rect = desk(width)
    draw_overlay(surface, rect, framed(), which)
    assert touched(surface).size != (0, 0)


def test_the_safe_zone_lies_three_millimetres_within_the_cut():
    surface, rect = desk(630)
    draw_overlay(surface, rect, framed(), "safe")
    # the veil covers the strip between the two and nothing else
    assert touched(surface) == rect
    assert surface.get_at((rect.x + 15, rect.centery))[:3] != GREY
    assert surface.get_at((rect.x + 40, rect.centery))[:3] == GREY
    assert surface.get_at(rect.center)[:3] == GREY


def test_the_bleed_lies_three_millimetres_beyond_the_cut():
    surface, rect = desk(630)
    draw_overlay(surface, rect, framed(), "bleed")
    grown = touched(surface)
    assert abs(grown.x - (rect.x - 30)) <= 1
    assert abs(grown.right - (rect.right + 30)) <= 1
    assert surface.get_at((rect.x - 15, rect.centery))[:3] != GREY


def test_boxes_lie_where_the_press_prints_them():
    surface, rect = desk(630)
    template = framed()
    draw_overlay(surface, rect, template, "boxes")
    box = template.box("art")
    edge = place_on(rect, (box.x, box.y, box.w, box.h))
    colour = pygame.Color(overlays.ROLE_COLOURS["art"])
    assert surface.get_at((edge.centerx, edge.y))[:3] == (colour.r, colour.g, colour.b)
    assert surface.get_at((edge.centerx, edge.bottom - 1))[:3] == (colour.r, colour.g, colour.b)


def test_a_layout_leaves_out_the_boxes_a_card_does_not_show():
    from game.ui.cardface.layout import Laid, Layout

    template = framed()
    whole, _ = desk(400)
    part, rect = desk(400)
    draw_overlay(whole, rect, template, "boxes")
    draw_overlay(part, rect, template, "boxes", Layout((Laid(template.box("art")),), ()))
    assert touched(part).h < touched(whole).h


def test_names_of_boxes_never_lie_on_each_other(monkeypatch):
    placed: list[pygame.Rect] = []
    real = overlays._tag
    monkeypatch.setattr(overlays, "_tag", lambda s, w, at, c: (placed.append(at), real(s, w, at, c)))
    for width in (220, 278, 400, 560):
        placed.clear()
        surface, rect = desk(width)
        draw_overlay(surface, rect, framed(), "boxes")
        assert len(placed) >= 8
        assert all(one.collidelist(placed[n + 1 :]) < 0 for n, one in enumerate(placed))


def test_small_cards_have_no_names_on_their_boxes(monkeypatch):
    monkeypatch.setattr(overlays, "_tag", lambda *_: pytest.fail("a name on a small card"))
    surface, rect = desk(132)
    draw_overlay(surface, rect, framed(), "boxes")


def test_rulers_have_their_long_ticks_at_every_centimetre():
    surface, rect = desk(630)
    draw_overlay(surface, rect, framed(), "rulers")
    row = rect.y - 9
    dark = [x for x in range(rect.x, rect.right) if sum(surface.get_at((x, row))[:3]) < 120]
    for mm in (10, 20, 30, 40, 50, 60):
        assert rect.x + mm * 10 in dark


def test_rulers_lie_on_the_card_where_there_is_no_room_beside_it():
    surface = pygame.Surface((300, 419), 0, 32)
    surface.fill(GREY)
    draw_overlay(surface, surface.get_rect(), framed(), "rulers")
    assert surface.get_at((150, 3))[:3] != GREY


def test_an_overlay_that_is_none_is_refused():
    surface, rect = desk(200)
    with pytest.raises(ValueError, match="not 'grid'"):
        draw_overlay(surface, rect, framed(), ("boxes", "grid"))


def test_a_fault_is_framed_where_it_is():
    surface, rect = desk(630)
    frame = mark_area(surface, rect, (100.0, 200.0, 50.0, 40.0))
    assert frame.contains(place_on(rect, (100.0, 200.0, 50.0, 40.0)))
    assert surface.get_at((rect.x + 125, rect.y + 220))[:3] == GREY, "what is marked stays to be seen"
    assert touched(surface).size == frame.inflate(2, 2).size

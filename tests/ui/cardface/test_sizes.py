"""Real sizes, and what a fan leaves of a card: worked out, and compared with pixels that are really drawn."""

from __future__ import annotations

import dataclasses

import numpy as np
import pygame
import pytest

from game.ui.cardface import workbench
from game.ui.cardface.fan import fan_visible
from game.ui.cardface.inked import inks_of
from game.ui.cardface.layout import SCALE, lay_out
from game.ui.cardface.sizes import (
    ON_PAPER,
    ON_SCREEN,
    WIDTHS,
    frame_for,
    letters_of,
    pixels_per_mm,
    print_width,
    too_small,
    width_of,
)
from game.ui.cardface.skins import Skin, dress
from game.ui.cardface.wardrobe import Wardrobe
from tests.ui.cardface.desk_of_designer import PAPER, SHRIKE, face, read, thing

SKIN = Skin({"ground": "#101010", "paper": "#f0f0f0", "ink": "#000000"})


def laid(tmp_path, *things: str, card=SHRIKE):
    made, problems = read(tmp_path, face(*things))
    assert problems == []
    skin = dress(SKIN, card)
    return lay_out(made, card, skin), skin


# ---- sizes


def test_a_bank_card_tells_how_large_a_printed_card_is_here():
    assert frame_for(856) == (856, 540)
    assert pixels_per_mm(856) == 10
    assert print_width(856) == 630
    assert print_width(324) == 238  # an ordinary screen of 96 dots an inch


def test_without_a_measure_nothing_is_claimed():
    assert (pixels_per_mm(0), print_width(0)) == (0, 0)


@pytest.mark.parametrize("game", WIDTHS)
def test_paper_has_the_width_of_full_size_and_all_grow_with_the_window(game):
    assert width_of(game, "print") == width_of(game, "full") == 278
    assert width_of(game, "board", 0.5) == round(WIDTHS[game]["board"] / 2)


def test_the_height_of_an_x_is_that_of_the_drawn_letter(tmp_path):
    layout, skin = laid(
        tmp_path, PAPER, thing(1, "name", "text", (60, 60, 500, 90), bind="xxx", size_pt=20.0)
    )
    (letters,) = letters_of(layout)
    (ink,) = inks_of(next(one for one in layout.boxes if one.box.name == "name"), skin)
    assert letters.height * SCALE == pytest.approx(ink.rect.h, abs=1.6)
    assert letters.mm == pytest.approx(letters.height / 10)
    assert letters.px(315) == pytest.approx(letters.height / 2)
    assert not letters.tall


def test_capitals_and_figures_are_measured_where_there_are_no_small_letters(tmp_path):
    line = thing(1, "line", "text", (60, 60, 500, 90), bind="{type}", caps=True, size_pt=12.0)
    power = thing(2, "power", "gem", (60, 300, 150, 150), bind="{power}", size_pt=30.0)
    layout, _ = laid(tmp_path, PAPER, line, power)
    capitals, figures = letters_of(layout)
    assert (capitals.tall, figures.tall, figures.bold) == (True, True, True)
    plain, _ = laid(
        tmp_path, PAPER, line.replace('name="caps" type="bool" value="true"', 'name="caps" value="false"')
    )
    assert letters_of(plain)[0].height < capitals.height


def test_two_figures_in_a_stone_are_smaller_than_one(tmp_path):
    power = thing(2, "power", "gem", (60, 300, 150, 150), bind="{power}", size_pt=30.0)
    one, _ = laid(tmp_path, PAPER, power)
    two, _ = laid(tmp_path, PAPER, power, card=dataclasses.replace(SHRIKE, numbers=(("power", 12),)))
    assert letters_of(two)[0].points == pytest.approx(letters_of(one)[0].points * 0.8)


def test_thresholds_are_those_of_paper_and_screen():
    assert [too_small(size, ON_PAPER) for size in (0.89, 0.9, 1.19, 1.2)] == ["error", "advice", "advice", ""]
    assert [too_small(size, ON_SCREEN) for size in (2.9, 3.0, 4.4, 4.5)] == ["error", "advice", "advice", ""]


# ---- ink


def test_ink_is_exactly_what_the_press_prints(tmp_path):
    from game.ui.cardface.press import print_face

    wardrobe = Wardrobe(tmp_path)
    card = next(card for card in workbench.cards("crown", "")[0] if card.id == "paper_lantern")
    for face_set in ("framed", "fullart"):
        template = wardrobe.template(card, "full", face_set)
        skin, layout = wardrobe.laid(card, template)
        words = [one for one in layout.boxes if one.box.role in {"text", "rich"} and not one.box.halo_mm]
        without = dataclasses.replace(layout, boxes=tuple(one for one in layout.boxes if one not in words))
        # every ink on the sheet without words gives the sheet with them
        sheet = print_face(without, skin, None, live=True)
        for one in words:
            for ink in inks_of(one, skin):
                sheet.blit(ink.picture, ink.at)
        whole = print_face(layout, skin, None, live=True)
        off = np.abs(
            pygame.surfarray.array3d(sheet).astype(int) - pygame.surfarray.array3d(whole).astype(int)
        )
        assert off.max() <= 40, "a pixel further, and edges would differ by two hundred"


# ---- fan


def glimpses(layout, skin, share, side):
    return {one.box: one for one in fan_visible(layout, skin, share, side)}


def test_a_fan_shows_what_stands_on_its_side(tmp_path):
    left = thing(1, "cost", "gem", (20, 20, 120, 120), bind="{cost}", fill="#203060", ink="#ffffff")
    right = thing(2, "power", "gem", (490, 20, 120, 120), bind="{power}", fill="#203060", ink="#ffffff")
    name = thing(3, "name", "text", (30, 300, 570, 90), bind="{name}", size_pt=14.0, ink="#000000")
    layout, skin = laid(tmp_path, PAPER, left, right, name)
    seen = glimpses(layout, skin, 0.3, "left")
    assert (seen["cost"].readable, seen["cost"].shows) == (True, 1.0)
    assert (seen["power"].readable, seen["power"].shows) == (False, 0.0)
    assert 0 < seen["name"].shows < 0.85
    assert not seen["name"].readable
    other = glimpses(layout, skin, 0.3, "right")
    assert (other["cost"].shows, other["power"].shows) == (0.0, 1.0)


def test_the_whole_card_shows_everything_and_no_card_nothing(tmp_path):
    name = thing(3, "name", "text", (30, 300, 570, 90), bind="{name}", size_pt=14.0, ink="#000000")
    layout, skin = laid(tmp_path, PAPER, name)
    for side in ("left", "right"):
        assert glimpses(layout, skin, 1.0, side)["name"].readable
        assert glimpses(layout, skin, 0.0, side)["name"].shows == 0


def test_what_shows_is_the_part_of_the_ink_that_is_drawn_there(tmp_path):
    name = thing(3, "name", "text", (30, 300, 570, 90), bind="{name}", size_pt=14.0, ink="#000000")
    layout, skin = laid(tmp_path, PAPER, name)
    share = 0.35
    (ink,) = [ink for one in layout.boxes for ink in inks_of(one, skin)]
    cut = 744 * share
    drawn = (min(ink.rect.right, cut) - ink.rect.left) / ink.rect.w
    assert glimpses(layout, skin, share, "left")["name"].shows == pytest.approx(drawn, abs=0.002)


def test_a_side_that_is_none_is_refused(tmp_path):
    layout, skin = laid(tmp_path, PAPER)
    with pytest.raises(ValueError, match="left or right, not 'up'"):
        fan_visible(layout, skin, 0.3, "up")

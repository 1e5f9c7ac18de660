"""Faces: there at once off screen, on their way in a window, and made anew when what they show is another."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.ui.cardface import artwork
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.faces import Faces
from game.ui.cardface.kept import FACES
from game.ui.cardface.renown import info as renown_card
from game.ui.cardface.shown import card_height
from tests.ui.cardface.desk_of_designer import (
    NAME,
    PAPER,
    PLAIN,
    POWER,
    SHRIKE,
    SKIN,
    InlineWorkshop,
    face,
    folder,
    thing,
)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def faces(tmp_path):
    said = []
    made = Faces(tmp_path / "saves", [folder(tmp_path)], lambda words, fault: said.append((words, fault)))
    made.said = said
    return made


def beside(faces):
    """The same faces as in a window, the other processes' work done at the next poll."""
    faces.workshop = InlineWorkshop()
    faces._clock = lambda: 0.0  # a frame lasts as long as its work
    return faces


@pytest.mark.parametrize("width", [24, 64, 132, 278, 500])
def test_a_face_has_the_size_asked_for_and_round_corners(faces, width):
    shown = faces.picture(SHRIKE, "hand", width)
    assert shown.get_size() == (width, card_height(width))
    assert shown.get_at((0, 0)).a < 160
    assert shown.get_at((width // 2, 0)).a == 255
    assert shown.get_at((width // 2, card_height(width) // 2)).a == 255


def test_the_same_face_is_the_same_picture(faces):
    assert faces.picture(SHRIKE, "hand", 132) is faces.picture(SHRIKE, "hand", 132)
    assert pixels(
        Faces(faces.saves, faces.wardrobe.catalogue.folders).picture(SHRIKE, "hand", 132)
    ) == pixels(faces.picture(SHRIKE, "hand", 132))


def test_a_number_that_changed_in_play_is_drawn_over_the_same_face(faces):
    printed, raised = (faces.picture(SHRIKE, "board", 132, live) for live in ((), (("power", "5", "up"),)))
    assert pixels(printed) != pixels(raised)
    same = pygame.Rect(0, 0, 132, 80)
    assert pixels(printed.subsurface(same)) == pixels(raised.subsurface(same))


def test_a_face_that_is_turned_lies_on_the_canvas_that_holds_it(faces):
    turned = faces.turned(SHRIKE, "hand", 132, 90)
    assert turned.get_width() > turned.get_height()
    assert faces.turned(SHRIKE, "hand", 132, 0) is faces.picture(SHRIKE, "hand", 132)


def test_another_face_set_shows_another_face_and_grows_the_version(tmp_path):
    faces = Faces(tmp_path, [HOUSE])
    before, version = faces.picture(SHRIKE, "full", 200), faces.version
    faces.wardrobe.choose("crown", "fullart")
    assert faces.version > version
    assert pixels(faces.picture(SHRIKE, "full", 200)) != pixels(before)
    faces.wardrobe.choose("crown", "table")
    assert pixels(faces.picture(SHRIKE, "full", 200)) == pixels(before)


def test_a_set_that_does_not_exist_is_the_usual_one(faces):
    faces.wardrobe.choose("crown", "nobody's")
    assert faces.wardrobe.chosen("crown") == "plain"


def test_a_saved_template_shows_at_once(faces, tmp_path):
    before = faces.picture(SHRIKE, "hand", 132)
    (tmp_path / "faces" / "plain.tmx").write_text(face(PAPER, NAME))
    assert faces.wardrobe.renew()
    assert pixels(faces.picture(SHRIKE, "hand", 132)) != pixels(before)


def test_a_saved_skin_shows_at_once(faces, tmp_path):
    before = faces.picture(SHRIKE, "hand", 132)
    (tmp_path / "skins" / "crown.yaml").write_text(SKIN.replace("#f0f0f0", "#40a040"))
    assert faces.wardrobe.renew()
    assert pixels(faces.picture(SHRIKE, "hand", 132)) != pixels(before)


def test_a_mistake_keeps_the_face_and_is_said_with_file_line_and_object(faces, tmp_path):
    before = faces.picture(SHRIKE, "hand", 132)
    (tmp_path / "faces" / "plain.tmx").write_text(face(PAPER, thing(4, "oops", "text", bind="{nam}")))
    assert not faces.wardrobe.renew()
    assert faces.picture(SHRIKE, "hand", 132) is before
    [(words, fault)] = faces.said
    assert "plain.tmx, line 6: object 4 (oops)" in words
    assert "did you mean 'name'?" in words
    assert fault


def test_a_card_without_any_template_still_shows_something(tmp_path):
    (tmp_path / "faces").mkdir()
    faces = Faces(tmp_path, [tmp_path])
    assert faces.picture(SHRIKE, "hand", 132).get_size() == (132, card_height(132))


def test_the_pack_is_drawn_by_the_house(tmp_path):
    from game.ui.cardface.playing import card_face

    faces = Faces(tmp_path, [HOUSE])
    assert faces.picture(renown_card("QC"), "hand", 48) is card_face("QC", 48)


def test_two_colours_of_suits_are_another_face(tmp_path):
    faces = Faces(tmp_path, [HOUSE])
    faces.wardrobe.choose("renown", "index")
    four = faces.picture(renown_card("7D"), "hand", 120)
    faces.wardrobe.four_colours = False
    assert pixels(faces.picture(renown_card("7D"), "hand", 120)) != pixels(four)


def test_a_face_for_print_has_its_bleed_all_round(faces):
    assert faces.full_sheet(SHRIKE).get_size() == (744, 1039)
    assert faces.full_sheet(SHRIKE, bleed=True).get_size() == (744 + 70, 1039 + 70)


# ---- in a window


def test_in_a_window_a_cold_face_is_a_stand_in_at_once_and_the_face_follows(faces):
    beside(faces)
    first = faces.picture(SHRIKE, "hand", 132)
    assert first.get_size() == (132, card_height(132))
    assert not faces.ready(SHRIKE, "hand", 132)
    assert faces.busy
    version = faces.version
    faces.update()
    assert faces.version > version
    assert faces.ready(SHRIKE, "hand", 132)
    assert not faces.busy
    assert pixels(faces.picture(SHRIKE, "hand", 132)) != pixels(first)


def test_a_face_is_printed_in_steps_that_a_frame_can_stop_between(faces, tmp_path):
    beside(faces)
    now = [0.0]

    def clock():
        now[0] += 0.004
        return now[0]

    faces._clock = clock
    cards = [dataclasses.replace(SHRIKE, id=f"card_{n}") for n in range(5)]
    for card in cards:
        faces.picture(card, "hand", 132)
    turns = 0
    while faces.busy:
        before = faces.version
        faces.update()
        assert faces.version - before <= 1
        turns += 1
    assert turns > len(cards)
    assert all(faces.ready(card, "hand", 132) for card in cards)


def test_while_a_face_is_made_anew_the_last_one_is_shown(faces, tmp_path):
    beside(faces)
    faces.picture(SHRIKE, "hand", 132)
    faces.update()
    old = faces.picture(SHRIKE, "hand", 132)
    (tmp_path / "faces" / "plain.tmx").write_text(
        face(thing(9, "bar", "shape", (0, 0, 630, 880), fill="#ff0000"), NAME)
    )
    faces.wardrobe.renew()
    middle = (66, 120)
    assert faces.picture(SHRIKE, "hand", 132).get_at(middle) == old.get_at(middle)
    assert old.get_at(middle).g > 200
    faces.update()
    assert faces.picture(SHRIKE, "hand", 132).get_at(middle).r > 240


def test_a_face_nobody_asks_for_any_more_is_not_printed(faces):
    beside(faces)
    faces.picture(SHRIKE, "hand", 132)
    faces.wardrobe.version += 1000
    faces.update()
    assert not faces.ready(SHRIKE, "hand", 132)
    assert not faces.busy


def test_pictures_are_asked_of_the_workshop_and_not_painted_here(tmp_path, monkeypatch):
    folder(tmp_path, plain=face(thing(3, "art", "art"), NAME, POWER))
    faces = beside(Faces(tmp_path / "saves", [tmp_path]))
    monkeypatch.setattr(artwork, "make", lambda _order: pytest.fail("painted in the window's process"))
    faces.picture(SHRIKE, "hand", 132)
    assert [key[:3] for key in faces.workshop.asked] == [("art", SHRIKE.key, (480, 360))]


def test_memory_for_faces_stays_within_its_limit(faces, monkeypatch):
    monkeypatch.setattr(FACES, "limit", 3 << 20)
    for n in range(40):
        faces.picture(dataclasses.replace(SHRIKE, id=f"card_{n}"), "full", 278)
        assert FACES.held <= 3 << 20


def test_a_warm_face_is_looked_up_and_not_laid_out(faces, monkeypatch):
    from game.ui.cardface import wardrobe as module

    shown = faces.picture(SHRIKE, "hand", 132)
    monkeypatch.setattr(module, "lay_out", lambda *_: pytest.fail("laid out again"))
    assert faces.picture(SHRIKE, "hand", 132) is shown


def test_the_plain_template_is_a_fair_trial(faces):
    """The templates of these tests are read without a mistake, or they would prove nothing."""
    assert faces.said == []
    assert PLAIN.count("<object ") == 3

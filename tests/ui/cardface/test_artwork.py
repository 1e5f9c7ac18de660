"""Where the picture of a card comes from."""

from __future__ import annotations

import pygame
import pytest

from game.ui.cardface import artwork
from game.ui.cardface.artwork import Order, art_files, make, size_for, subject_of
from game.ui.cardface.boxes import Box
from tests.ui.cardface.desk_of_designer import SHRIKE


def picture(path, size=(800, 600), colour=(200, 30, 30)):
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet = pygame.Surface(size)
    sheet.fill(colour)
    pygame.image.save(sheet, path)
    return path


def test_the_players_own_picture_wins_over_the_houses(tmp_path):
    mine = picture(tmp_path / "saves" / "art" / "crown" / "slippery_shrike.png")
    picture(tmp_path / "assets" / "art" / "crown" / "slippery_shrike.jpg")
    found = art_files([tmp_path / "saves" / "art", tmp_path / "assets" / "art"])
    assert found == {("crown", "slippery_shrike"): mine}


def test_a_file_is_scaled_so_that_it_still_covers_what_is_wanted(tmp_path):
    path = picture(tmp_path / "wide.png", (2000, 500))
    made = make(Order(subject_of(SHRIKE), (480, 360), str(path)))
    assert made.size == (1440, 360)
    red, green, blue, _ = made.surface().get_at((5, 5))
    assert red > 190
    assert green < 40 > blue
    assert made.fault == ""


def test_a_small_file_is_not_blown_up(tmp_path):
    path = picture(tmp_path / "small.png", (100, 50))
    assert make(Order(subject_of(SHRIKE), (480, 360), str(path))).size == (100, 50)


def test_a_damaged_file_is_told_and_the_painted_picture_stands_in(tmp_path):
    path = tmp_path / "broken.png"
    path.write_bytes(b"no picture at all")
    made = make(Order(subject_of(SHRIKE), (120, 90), str(path)))
    assert made.size == (120, 90)
    assert made.fault.startswith("The picture broken.png cannot be used")


def test_a_painted_picture_is_kept_on_the_disk_and_read_from_there(tmp_path, monkeypatch):
    from game.ui.art import picture as painter

    order = Order(subject_of(SHRIKE), (120, 90), "", str(tmp_path))
    first = make(order)
    assert len(list(tmp_path.rglob("*.png"))) == 1
    monkeypatch.setattr(painter, "paint_art", lambda *_: pytest.fail("painted again"))
    assert make(order) == first


def test_a_damaged_picture_on_the_disk_is_painted_again(tmp_path):
    order = Order(subject_of(SHRIKE), (120, 90), "", str(tmp_path))
    first = make(order)
    [kept] = tmp_path.rglob("*.png")
    kept.write_bytes(kept.read_bytes()[:40])
    assert make(order) == first


def test_a_painter_that_fails_leaves_a_plain_picture_and_a_sentence(tmp_path, monkeypatch):
    from game.ui.art import picture as painter

    def failing(*_):
        raise KeyError("scene")

    monkeypatch.setattr(painter, "paint_art", failing)
    made = make(Order(subject_of(SHRIKE), (120, 90), "", str(tmp_path)))
    assert made.size == (120, 90)
    assert made.fault == "The picture of Slippery Shrike could not be painted (KeyError: 'scene')."
    assert list(tmp_path.rglob("*.png")) == []


def test_the_same_card_is_the_same_picture_and_another_card_another():
    order = Order(subject_of(SHRIKE), (96, 72))
    assert make(order) == make(order)
    other = Order(
        subject_of(SHRIKE.__class__("crown", "well_gazer", "Well Gazer", "creature", house="dream")), (96, 72)
    )
    assert make(order) != make(other)


def test_larger_cards_get_larger_pictures_of_the_same_shape():
    window, whole = Box(1, "a", "art", 0, 0, 560, 400), Box(1, "a", "art", 0, 0, 690, 940)
    assert size_for(window, 264) == (480, 360)
    assert size_for(window, 744) == (992, 744)
    assert size_for(whole, 264) == (372, 520)
    assert size_for(whole, 744) == (744, 1040)


def test_a_cache_that_has_grown_too_large_loses_its_oldest_pictures(tmp_path):
    import os

    for n in range(6):
        path = picture(tmp_path / "crown" / f"{n}.png", (40, 40))
        os.utime(path, (1000 + n, 1000 + n))
    size = (tmp_path / "crown" / "0.png").stat().st_size
    artwork.tidy(tmp_path, size * 4)
    assert sorted(path.stem for path in tmp_path.rglob("*.png")) == ["4", "5"]

import numpy as np
import pygame
import pytest

from game.ui import fonts, icons
from game.ui.cardface.playing import card_face
from game.ui.icon_shapes import SHAPES
from game.ui.lacking import lacking
from game.ui.paint.text import text


def test_a_missing_font_package_falls_back_and_is_named(monkeypatch):
    monkeypatch.setitem(fonts.SOURCES, "title", ("fontpkg_no_such", "Nothing.ttf"))
    s = pygame.Surface((200, 40), pygame.SRCALPHA)
    text(s, "Still readable", (0, 0), "title", 20)
    assert s.get_bounding_rect().w > 40
    assert fonts.missing() == ["The font Nothing is not installed (package fontpkg-no-such)"]


def test_a_damaged_font_file_falls_back_and_is_named(monkeypatch):
    monkeypatch.setitem(fonts._bytes, "num", b"this is no font")
    s = pygame.Surface((200, 40), pygame.SRCALPHA)
    text(s, "10", (0, 0), "num", 20)
    assert s.get_bounding_rect().w > 5
    assert "cannot be read" in fonts.missing()[0]


def test_nothing_is_reported_missing_where_all_is_installed():
    for role in fonts.SOURCES:
        fonts.font(role, 16)
    icons.mask("crown", 16)
    assert fonts.missing() == []
    assert icons.missing() == []


def test_without_the_icon_package_every_named_icon_is_drawn(monkeypatch):
    monkeypatch.setattr(icons, "PACKAGE", ("no_such_icons", "icons.zip"))
    masks = {name: icons.mask(name, 24) for name in SHAPES}
    assert len(icons.missing()) == 1
    for name, mask in masks.items():
        assert mask.shape == (24, 24), name
        assert 0.05 < float(mask.mean()) < 0.95, name


def test_without_any_package_the_cards_are_still_drawn_and_differ(monkeypatch):
    monkeypatch.setattr(icons, "PACKAGE", ("no_such_icons", "icons.zip"))
    for role in fonts.SOURCES:
        monkeypatch.setitem(fonts.SOURCES, role, ("fontpkg_no_such", "Nothing.ttf"))
    pictures = {pygame.image.tobytes(card_face(c, 90), "RGBA") for c in ("AH", "AD", "TS", "QC", "KC")}
    assert len(pictures) == 5


def test_an_unknown_icon_is_drawn_as_a_sign_and_named():
    assert float(icons.mask("no-such-icon", 24).mean()) > 0.05
    assert icons.missing() == ["The icon no-such-icon is not in the icon package"]


@pytest.mark.parametrize("px", [1, 8, 16, 40])
def test_icons_are_square_masks_between_nothing_and_all(px):
    mask = icons.mask("chess-king", px)
    assert mask.shape == (px, px)
    assert float(np.min(mask)) >= 0
    assert float(np.max(mask)) <= 1


def test_every_icon_name_with_a_stand_in_is_in_the_package():
    assert [n for n in SHAPES if f"{n}.svg" not in icons._names()] == []


def test_with_everything_installed_nothing_is_said():
    assert lacking() == ""


def test_what_is_not_installed_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setitem(fonts.SOURCES, "title", ("fontpkg_no_such", "Nothing.ttf"))
    assert lacking() == "The font Nothing is not installed (package fontpkg-no-such): plainer ones stand in."
    monkeypatch.setattr(icons, "PACKAGE", ("no_such_icons", "icons.zip"))
    fonts.forget()
    icons.forget()
    assert lacking().endswith(", and 1 more: plainer ones stand in.")

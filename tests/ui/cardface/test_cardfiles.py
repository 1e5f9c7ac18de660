"""Hot reload, and pictures dropped on the window."""

from __future__ import annotations

import shutil

import pygame
import pytest

from game.ui.cardface.cardfiles import HOUSE, CardFiles
from game.ui.cardface.faces import Faces
from game.ui.reload import EVERY, Watch
from tests.ui.cardface.desk_of_designer import NAME, PAPER, InlineWorkshop, face, folder


@pytest.fixture
def files(tmp_path):
    """Card files of a designer in a window: assets of one's own, the house's cards copied."""
    said = []
    cards = tmp_path / "cards"
    shutil.copytree(HOUSE / "crown", cards)
    faces = Faces(
        tmp_path / "saves", [folder(tmp_path / "assets")], lambda words, fault: said.append((words, fault))
    )
    faces.workshop = InlineWorkshop()
    faces._clock = lambda: 0.0  # a frame lasts as long as its work
    made = CardFiles(faces, {"crown": cards})
    made.said, made.folder, made.assets = said, cards, tmp_path / "assets"
    settle(made)
    made.cards("crown")
    settle(made)
    return made


def settle(files):
    """Lets a second go by, in frames."""
    for _ in range(60):
        files.faces.update()
        files.update(1 / 60)


def card(files, name):
    return next(one for one in files.cards("crown") if one.id == name)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


def write(path, text):
    """Saves a file as editors do; its time differs from the one before also where the clock is coarse."""
    import os

    before = path.stat().st_mtime_ns
    path.write_text(text)
    os.utime(path, ns=(before + 10**9, before + 10**9))


def test_cards_are_read_beside_the_loop_and_then_known(files):
    assert files.known("crown")
    assert card(files, "slippery_shrike").name == "Slippery Shrike"
    assert not files.known("patterns")


def test_a_saved_template_changes_the_faces_within_a_second(files):
    shown = card(files, "slippery_shrike")
    files.faces.picture(shown, "hand", 132)
    settle(files)
    before, version = files.faces.picture(shown, "hand", 132), files.faces.version
    write(files.assets / "faces" / "plain.tmx", face(PAPER, NAME))
    settle(files)
    files.faces.picture(shown, "hand", 132)
    settle(files)
    assert files.faces.version > version
    assert pixels(files.faces.picture(shown, "hand", 132)) != pixels(before)


def test_a_mistake_in_a_template_is_a_notice_and_the_faces_stay(files):
    shown = card(files, "slippery_shrike")
    files.faces.picture(shown, "hand", 132)
    settle(files)
    before = files.faces.picture(shown, "hand", 132)
    write(files.assets / "faces" / "plain.tmx", face(PAPER).replace("shape", "shap"))
    settle(files)
    assert files.faces.picture(shown, "hand", 132) is before
    [(words, fault)] = files.said
    assert words.startswith("plain.tmx, line 5: object 7 (paper)")
    assert fault


def test_changed_numbers_show_in_the_list_and_say_so_while_the_old_card_stays_itself(files):
    old = card(files, "slippery_shrike")
    path = files.folder / "reference.yaml"
    write(path, path.read_text().replace("name: Slippery Shrike", "name: Slippery Shrike II", 1))
    settle(files)
    new = card(files, "slippery_shrike")
    assert new.name == "Slippery Shrike II"
    assert files.changed(new)
    assert not files.changed(card(files, "well_gazer"))
    assert old.name == "Slippery Shrike"


def test_a_wish_for_another_picture_reaches_the_cards_of_a_running_game(files):
    old = card(files, "slippery_shrike")
    path = files.folder / "reference.yaml"
    write(
        path,
        path.read_text().replace("- id: slippery_shrike\n", "- id: slippery_shrike\n  art: {scene: snow}\n"),
    )
    before = files.faces.version
    settle(files)
    assert files.faces.wardrobe.current(old).hint == (("scene", "snow"),)
    assert files.faces.version > before
    assert not files.changed(card(files, "slippery_shrike"))


def test_another_flavour_reaches_the_cards_of_a_running_game(files):
    old = card(files, "slippery_shrike")
    assert files.faces.wardrobe.current(old).flavour == old.flavour
    path = files.folder / "reference.yaml"
    write(path, path.read_text().replace(old.flavour, "It is only a bird.", 1))
    settle(files)
    assert files.faces.wardrobe.current(old).flavour == "It is only a bird."
    assert not files.changed(card(files, "slippery_shrike"))


def test_a_mistake_in_a_card_file_keeps_the_cards_and_is_told_with_its_line(files):
    path = files.folder / "reference.yaml"
    before = files.cards("crown")
    text = path.read_text()
    line = text[: text.index("type: creature")].count("\n") + 1
    write(path, text.replace("type: creature", "type: creeture", 1))
    settle(files)
    assert files.cards("crown") == before
    words = files.said[-1][0]
    assert words.startswith(f"reference.yaml, line {line}:")
    assert "did you mean 'creature'?" in words


def picture(path, colour=(10, 200, 30)):
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet = pygame.Surface((300, 200))
    sheet.fill(colour)
    pygame.image.save(sheet, path)
    return path


def test_a_dropped_picture_is_kept_as_the_card_of_its_name(files, tmp_path):
    files.receive(picture(tmp_path / "Slippery Shrike.png"))
    settle(files)
    assert (files.faces.saves / "art" / "crown" / "slippery_shrike.png").is_file()
    assert files.said == [("Slippery Shrike.png is the picture of Slippery Shrike now.", False)]


def test_a_dropped_picture_without_a_cards_name_is_for_the_card_that_is_shown(files, tmp_path):
    files.receive(picture(tmp_path / "IMG_0001.png"), ("crown", "well_gazer"))
    settle(files)
    assert (files.faces.saves / "art" / "crown" / "well_gazer.png").is_file()


def test_a_dropped_picture_for_nobody_is_refused_with_a_near_name(files, tmp_path):
    files.receive(picture(tmp_path / "slipery_shrike.png"))
    assert files.said == [("No card is called slipery_shrike. Did you mean slippery_shrike?", True)]
    assert not (files.faces.saves / "art").exists()


def test_a_dropped_file_that_is_no_picture_is_refused(files, tmp_path):
    path = tmp_path / "slippery_shrike.png"
    path.write_text("words")
    files.receive(path)
    settle(files)
    assert files.said[0][0].startswith("slippery_shrike.png cannot be read as a picture")
    files.receive(tmp_path / "slippery_shrike.psd")
    assert files.said[1][0].startswith("slippery_shrike.psd is no picture this table can read")
    assert not (files.faces.saves / "art").exists()


def test_an_earlier_picture_of_the_player_is_put_by_and_never_lost(files, tmp_path):
    first = picture(tmp_path / "slippery_shrike.png", (1, 2, 3))
    files.receive(first)
    settle(files)
    second = picture(tmp_path / "again" / "slippery_shrike.png", (4, 5, 6))
    files.receive(second)
    settle(files)
    home = files.faces.saves / "art" / "crown"
    assert (home / "slippery_shrike.png").read_bytes() == second.read_bytes()
    assert (home / "before" / "slippery_shrike-1.png").read_bytes() == first.read_bytes()


def test_a_file_is_taken_up_once_it_stands_still(tmp_path):
    watch = Watch([(tmp_path, ("*.txt",))])
    path = tmp_path / "a.txt"
    path.write_text("half")
    assert watch.look() == set()
    path.write_text("half and half")
    assert watch.look() == set()
    assert watch.look() == {path}
    assert watch.look() == set()


def test_a_file_that_goes_is_a_change(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("x")
    watch = Watch([(tmp_path, ("*.txt",))])
    path.unlink()
    watch.look()
    assert watch.look() == {path}


def test_files_are_looked_at_now_and_then_and_not_each_frame(tmp_path, monkeypatch):
    watch = Watch([(tmp_path, ("*.txt",))])
    looks = []
    monkeypatch.setattr(watch, "look", lambda: looks.append(1) or set())
    for _ in range(60):
        watch.update(EVERY / 6)
    assert 8 <= len(looks) <= 10

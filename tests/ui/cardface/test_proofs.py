"""Proofs of a whole set: read bit by bit, again only where something changed, kept on disk, in other processes too."""

from __future__ import annotations

import dataclasses
import time
from itertools import pairwise

import pytest

from game.ui.cardface import workbench
from game.ui.cardface.check import check_game
from game.ui.cardface.faces import Faces
from game.ui.cardface.looking import look
from game.ui.cardface.proofs import Proofs, faults_of
from game.ui.cardface.proofshelf import ProofShelf
from game.ui.cardface.wardrobe import Wardrobe
from tests.ui.cardface.desk_of_designer import NAME, PAPER, PLAIN, SHRIKE, InlineWorkshop, face, folder, thing

PALE = thing(1, "name", "text", (60, 60, 500, 70), bind="{name}", font="title", size_pt=10.0, ink="#dddddd")
CARDS = tuple(dataclasses.replace(SHRIKE, id=f"card_{n}", name=f"Card {n}") for n in range(5))


class Clock:
    """Goes on by a fixed step whenever it is read."""

    def __init__(self, step: float = 0.0) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def proofs(tmp_path, step=0.0, cards=CARDS, **templates):
    faces = Faces(tmp_path / "saves", [folder(tmp_path, **templates)])
    made = Proofs(faces, Clock(step))
    made.choose("crown", "plain", cards)
    return made


def finish(made: Proofs, rounds: int = 400) -> Proofs:
    for _ in range(rounds):
        made.update(1.0)
        if not made.busy:
            return made
    raise AssertionError("the proofs are never through")


def pale(made: Proofs):
    return [(fault.card, fault.use) for fault in made.faults if fault.code == "face-contrast"]


def test_every_card_of_a_set_is_looked_at_and_what_is_alike_told_once(tmp_path):
    made = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    assert made.progress == (20, 20)
    # on the table the letters are as good as at full size, so that both say the same
    assert pale(made) == [(card.id, "board") for card in CARDS]


def test_a_frame_looks_at_as_many_faces_as_fit_into_its_time(tmp_path):
    made = proofs(tmp_path, step=0.005, plain=face(PAPER, PALE))
    seen = []
    while made.busy:
        made.update(0.008)
        seen.append(made.progress[0])
    assert seen[-1] == made.progress[1]
    assert len(set(seen)) > len(CARDS) / 2, "not all in one frame"
    assert max(later - earlier for earlier, later in pairwise(seen)) <= 8


def test_faults_are_there_before_all_is_through(tmp_path):
    made = proofs(tmp_path, step=0.2, plain=face(PAPER, PALE))
    made.update(0.0)
    made.update(0.0)
    assert made.faults
    assert made.busy


def test_a_face_that_is_mended_loses_its_faults_and_one_made_worse_gets_them(tmp_path):
    made = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    before = made.version
    (tmp_path / "faces" / "plain.tmx").write_text(face(PAPER, NAME))
    made.faces.wardrobe.renew()
    assert made.busy
    finish(made)
    assert pale(made) == []
    assert made.version > before
    (tmp_path / "faces" / "plain.tmx").write_text(face(PAPER, PALE.replace("#dddddd", "#cccccc")))
    made.faces.wardrobe.renew()
    assert len(pale(finish(made))) == len(CARDS)


def test_only_what_has_changed_is_looked_at_again(tmp_path, monkeypatch):
    made = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    looked = counted(monkeypatch)
    changed = dataclasses.replace(CARDS[0], flavour="Another.")
    made.choose("crown", "plain", (changed, *CARDS[1:]))
    finish(made)
    assert looked == ["card_0"]


def test_what_was_found_is_kept_on_disk_for_the_next_time(tmp_path, monkeypatch):
    first = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    looked = counted(monkeypatch)
    again = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    assert again.faults == first.faults
    assert looked == []


def test_a_box_that_moves_to_another_line_is_told_at_its_new_line(tmp_path):
    finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    other = thing(8, "bed", "shape", (0, 0, 630, 880), when="type=trap", fill="@paper")
    moved = finish(proofs(tmp_path, plain=face(other, PAPER, PALE)))
    assert {fault.place.line for fault in moved.faults if fault.code == "face-contrast"} == {7}


@pytest.mark.parametrize("junk", ["", "{", "[]", '{"a": 3}'])
def test_a_shelf_that_is_damaged_is_filled_anew(tmp_path, junk):
    first = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    kept = tmp_path / "saves" / "cache" / "faults" / "crown.json"
    assert kept.is_file()
    kept.write_text(junk)
    assert finish(proofs(tmp_path, plain=face(PAPER, PALE))).faults == first.faults


def test_rows_of_a_shelf_that_are_none_are_found_anew(tmp_path):
    first = finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    kept = tmp_path / "saves" / "cache" / "faults" / "crown.json"
    kept.write_text(kept.read_text().replace('"face-contrast",', ""))
    assert finish(proofs(tmp_path, plain=face(PAPER, PALE))).faults == first.faults


def test_in_a_window_others_look_and_only_a_few_faces_at_a_time(tmp_path):
    made = proofs(tmp_path, plain=face(PAPER, PALE))
    made.faces.workshop = shop = InlineWorkshop()
    made.update(1.0)
    assert 0 < len(shop.waiting) <= 4
    for _ in range(200):
        made.faces.update()
        made.update(1.0)
        if not made.busy:
            break
    assert pale(made) == [(card.id, "board") for card in CARDS]


def test_what_others_could_not_look_at_is_looked_at_here(tmp_path, monkeypatch):
    from game.ui.cardface import workbench

    def broken(*_):
        raise RuntimeError("no")

    made = proofs(tmp_path, plain=face(PAPER, PALE))
    made.faces.workshop = InlineWorkshop()
    monkeypatch.setattr(workbench, "JOBS", {**workbench.JOBS, "faults": broken})
    for _ in range(200):
        made.faces.update()
        made.update(1.0)
        if not made.busy:
            break
    assert pale(made) == [(card.id, "board") for card in CARDS]


def test_the_check_and_the_proofs_say_the_same(tmp_path):
    made = finish(proofs(tmp_path, plain=PLAIN))
    checked = check_game(Wardrobe(tmp_path / "saves", [tmp_path]), "crown", CARDS)
    assert sorted(fault.told() for fault in checked) == sorted(fault.told() for fault in made.faults)


def test_a_face_shared_by_several_uses_is_printed_once_for_all(tmp_path, monkeypatch):
    looked = counted(monkeypatch)
    finish(proofs(tmp_path, plain=face(PAPER, PALE)))
    assert sorted(looked) == [card.id for card in CARDS]


def test_one_card_on_one_face_is_looked_at_without_a_round(tmp_path):
    made = proofs(tmp_path, plain=face(PAPER, PALE))
    (fault,) = [
        f for f in faults_of(made.faces.wardrobe, SHRIKE, "print", "plain") if f.code == "face-contrast"
    ]
    assert (fault.card, fault.face, fault.use, fault.box) == ("slippery_shrike", "plain", "print", "name")


def test_another_use_of_a_kept_face_is_looked_at_for_itself(tmp_path):
    wardrobe = Wardrobe(tmp_path / "saves", [folder(tmp_path, plain=face(PAPER, PALE))])
    template = wardrobe.template(SHRIKE, "full", "plain")
    shelf, wish = ProofShelf(tmp_path / "shelf"), wardrobe.look(SHRIKE, template, ("full", "board"))
    shelf.put(shelf.key(wish, "full"), SHRIKE, ())
    assert shelf.get(shelf.key(wish, "full"), SHRIKE, template) == ()
    assert shelf.get(shelf.key(wish, "board"), SHRIKE, template) is None


def test_a_face_is_looked_at_quickly_enough_to_go_on_beside_a_table(tmp_path):
    wardrobe = Wardrobe(tmp_path / "saves")
    card = next(card for card in workbench.cards("crown", "")[0] if card.id == "paper_lantern")
    laps = []
    for face_set in ("framed", "fullart"):
        wish = wardrobe.look(card, wardrobe.template(card, "full", face_set), ("full",))
        look(wish)  # its picture, frames and stones are made once
        for _ in range(4):
            start = time.process_time()
            look(wish)
            laps.append(time.process_time() - start)
    assert min(laps) < 0.015
    assert sorted(laps)[len(laps) // 2] < 0.03


def counted(monkeypatch) -> list[str]:
    """The cards that are really looked at from now on."""
    from game.ui.cardface import proofs as module

    looked: list[str] = []
    real = module.look

    def look(wish):
        looked.append(wish.card.id)
        return real(wish)

    monkeypatch.setattr(module, "look", look)
    return looked

"""The problem list: read while one looks, filtered, shown large with the box marked, and gone when it is mended."""

from __future__ import annotations

import pygame
import pytest

from game.ui.cardface.cardfiles import CardFiles
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.faces import Faces
from game.ui.cardface.faults import FAULT_CODES
from game.ui.lab.lab import PROBLEMS, Marked
from game.ui.lab.spoiled import NAME, deal_spoiled
from game.ui.lab.tab_problems import KINDS
from tests.lab.bench import click, click_on, key, picture, pixels, rest, seated, side_of

CARDS = ("hush_heron", "doorstep_cat", "interrupted_verse")


@pytest.fixture
def side(house, stack, desk):
    """The panel over a table, with three cards and a face set that is wrong on purpose as B."""
    deal_spoiled(desk)
    few(desk)
    seated(house, stack)
    side = side_of(stack)
    side.open(PROBLEMS)
    side.lab.choose_set("b", NAME)
    side.lab.letter = "b"
    read(side, stack)
    return side


def few(desk) -> None:
    """Only a few cards are read: the others are as many more of the same."""
    every = desk.cards.cards("crown")
    desk.cards._cards["crown"] = tuple(card for card in every if card.id in CARDS)


def read(side, stack) -> None:
    for _ in range(2000):
        side.lab.proofs.update(1.0)
        if not side.lab.proofs.busy:
            break
    rest(stack, 0.1)


def listed(side):
    return side.panel.sections[PROBLEMS].faults.faults


def test_every_kind_of_fault_has_its_word():
    assert set(KINDS) == set(FAULT_CODES)


def test_what_is_wrong_is_listed_with_card_box_and_number(side):
    faults = listed(side)
    assert {fault.card for fault in faults if fault.card} == set(CARDS)
    assert {"name", "type", "rules", "badges"} <= {fault.box for fault in faults}
    contrast = next(fault for fault in faults if fault.code == "face-contrast" and fault.box == "type")
    assert contrast.number < contrast.limit == 4.5


def test_errors_stand_before_what_is_to_be_considered(side):
    grades = [fault.severity for fault in listed(side)]
    assert grades == sorted(grades, key=lambda grade: grade != "error")


def test_of_one_kind_in_one_box_the_worst_comes_first(side):
    found = [
        f.number for f in listed(side) if (f.code, f.box, f.severity) == ("face-contrast", "type", "error")
    ]
    assert len(found) > 1
    assert found == sorted(found)


def test_the_list_is_filtered_by_severity(side, stack):
    everything = len(listed(side))
    section = side.panel.sections[PROBLEMS]
    click(stack, section.severity.cells()[1].center)
    rest(stack, 0.05)
    assert {fault.severity for fault in listed(side)} == {"error"}
    click(stack, section.severity.cells()[2].center)
    rest(stack, 0.05)
    assert {fault.severity for fault in listed(side)} <= {"advice"}
    click(stack, section.severity.cells()[0].center)
    rest(stack, 0.05)
    assert len(listed(side)) == everything


def test_the_list_is_filtered_to_what_lies_on_the_table(side, stack):
    on_table = side.lab.on_table()
    click_on(stack, "here")
    rest(stack, 0.05)
    assert {fault.card for fault in listed(side) if fault.card} <= on_table


def test_a_click_shows_the_card_large_with_the_box_marked(side, stack):
    section = side.panel.sections[PROBLEMS]
    rows = section.faults
    plain = picture(stack)
    click(stack, (rows.rect.x + 60, rows.rect.y + rows._pitch() + 10))
    shown = side.lab.exhibit
    assert isinstance(shown, Marked)
    assert shown.fault == rows.faults[1]
    rest(stack, 0.05)
    assert pixels(picture(stack), side.plate_rect) != pixels(plain, side.plate_rect)


def test_the_arrows_walk_the_list_and_what_is_shown(side, stack):
    section = side.panel.sections[PROBLEMS]
    side.panel.group.set_focus(section.faults)
    seen = []
    for _ in range(3):
        key(stack, pygame.K_DOWN)
        seen.append(side.lab.exhibit.fault)
    assert seen == section.faults.faults[1:4]
    click_on(stack, "after")
    assert side.lab.exhibit.fault == section.faults.faults[4]
    click_on(stack, "before")
    assert side.lab.exhibit.fault == section.faults.faults[3]


def test_the_other_set_has_problems_of_its_own(side, stack):
    spoiled = listed(side)
    section = side.panel.sections[PROBLEMS]
    click(stack, section.letter.cells()[0].center)
    read(side, stack)
    assert {fault.face for fault in listed(side)}.isdisjoint({NAME})
    assert len(listed(side)) < len(spoiled)


def test_a_file_that_is_mended_empties_the_list_by_itself(side, stack, desk):
    section = side.panel.sections[PROBLEMS]
    at = next(n for n, fault in enumerate(listed(side)) if fault.box == "type" and fault.card)
    section.show(at)
    path = desk.saves / "designer" / "faces" / f"{NAME}.tmx"
    path.write_text(path.read_text().replace("#b9b2a0", "#241a3c"))
    assert desk.wardrobe.renew()
    read(side, stack)
    assert not [f for f in listed(side) if f.code == "face-contrast" and f.box == "type"]
    assert side.lab.exhibit is None


def test_a_file_that_is_half_mended_shows_the_number_that_is_so_now(side, stack, desk):
    section = side.panel.sections[PROBLEMS]
    at = next(n for n, fault in enumerate(listed(side)) if fault.box == "type" and fault.card)
    section.show(at)
    before = side.lab.exhibit.fault.number
    path = desk.saves / "designer" / "faces" / f"{NAME}.tmx"
    path.write_text(path.read_text().replace("#b9b2a0", "#8a8478"))
    desk.wardrobe.renew()
    read(side, stack)
    assert side.lab.exhibit.fault.number > before


def test_how_far_the_reading_is_is_told(side):
    done, total = side.lab.proofs.progress
    assert done == total > 0


def test_a_set_without_a_fault_says_so(house, stack, desk):
    folder = desk.saves / "none"
    (folder / "faces").mkdir(parents=True)
    desk.deal(CardFiles(Faces(desk.saves, (HOUSE, folder))))
    few(desk)
    seated(house, stack)
    side = side_of(stack)
    side.open(PROBLEMS)
    side.lab.severity = "error"
    read(side, stack)
    assert listed(side) == []

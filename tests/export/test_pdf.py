"""PDFs opened and measured: by our own reader, and by poppler where it is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.ui.export.paper import GAP, PAPERS, Page, page
from game.ui.export.wanted import Wanted
from tests.export.pdfreader import read
from tests.export.workbench import DPI, FIVE, Printed, is_printed, made, needs_poppler, order, rendered, run

MIXED = ("5S", "far_sight", "6S", "7S", "8S")
"""Five cards, one of which has another back."""


@pytest.mark.parametrize("bleed", [False, True])
@pytest.mark.parametrize("paper", list(PAPERS))
def test_every_card_is_cut_to_63_by_88_mm_where_the_marks_are(
    paper: str, bleed: bool, printed: Printed
) -> None:
    path = printed(paper, bleed)
    sheet = page(PAPERS[paper], bleed=bleed)
    pdf = read(path)
    only = pdf.pages[0]
    assert (only.width, only.height) == pytest.approx((sheet.width, sheet.height), abs=0.02)
    assert len(only.pictures) == len(FIVE)
    across, down = sheet.cuts
    for place, (_, x, y, w, h) in enumerate(only.pictures):
        spot = sheet.spot(place)
        assert (x + sheet.bleed, y + sheet.bleed) == pytest.approx((spot.x, spot.y), abs=0.02)
        assert (w - 2 * sheet.bleed, h - 2 * sheet.bleed) == pytest.approx((63, 88), abs=0.02)
        assert min(abs(x + sheet.bleed - cut) for cut in across) < 0.02
        assert min(abs(y + sheet.bleed + 88 - cut) for cut in down) < 0.02


@pytest.mark.parametrize("bleed", [False, True])
@pytest.mark.parametrize("paper", list(PAPERS))
def test_marks_and_words_keep_to_the_margins(paper: str, bleed: bool, printed: Printed) -> None:
    path = printed(paper, bleed)
    sheet = page(PAPERS[paper], bleed=bleed)
    left, top, right, bottom = sheet.printed
    only = read(path).pages[0]
    assert len(only.lines) == len(sheet.marks)
    for x1, y1, x2, y2 in only.lines:
        inside = max(x1, x2) > left - GAP + 0.02 and min(x1, x2) < right + GAP - 0.02
        assert not (inside and max(y1, y2) > top - GAP + 0.02 and min(y1, y2) < bottom + GAP - 0.02)
    assert only.words


@pytest.mark.parametrize(
    ("paper", "bleed", "pixels"),
    [("a4", False, (744, 1039)), ("a4", True, (815, 1110)), ("letter", True, (791, 1087))],
)
def test_pictures_have_300_dots_an_inch(
    paper: str, bleed: bool, pixels: tuple[int, int], printed: Printed
) -> None:
    path = printed(paper, bleed)
    pdf = read(path)
    assert set(pdf.pixels.values()) == {pixels}
    for _, _, _, w, h in pdf.pages[0].pictures:
        assert (pixels[0] / w * 25.4, pixels[1] / h * 25.4) == pytest.approx((300, 300), abs=0.2)


def test_a_deck_has_its_counts_and_each_face_is_in_the_file_once(tmp_path: Path) -> None:
    wanted = Wanted(cards=FIVE, copies=4)
    (path,) = made(order(tmp_path, wanted=wanted), tmp_path).files
    pdf = read(path)
    assert [len(page.pictures) for page in pdf.pages] == [9, 9, 2]
    assert len(pdf.pixels) == 5
    first = [name for name, *_ in pdf.pages[0].pictures]
    assert [first.index(name) for name in first] == [0] * 4 + [4] * 4 + [8]


@pytest.mark.parametrize("bleed", [False, True])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_each_back_lies_behind_its_front(bleed: bool, flip: str, tmp_path: Path) -> None:
    asked = order(tmp_path, cards=MIXED, backs=True, bleed=bleed, flip=flip, face_set="")
    (path,) = made(asked, tmp_path).files
    front, back = read(path).pages
    turned_sideways = (front.height > front.width) == (flip == "long")
    for (_, x, y, w, h), (_, bx, by, *_) in zip(front.pictures, back.pictures, strict=True):
        seen = (front.width - bx - w, by) if turned_sideways else (bx, front.height - by - h)
        assert seen == pytest.approx((x, y), abs=0.02)
    kinds = [name for name, *_ in back.pictures]
    assert kinds.count(kinds[1]) == 1
    assert len(set(kinds)) == 2


def test_backs_are_moved_by_the_shift(tmp_path: Path) -> None:
    (still,) = made(order(tmp_path, backs=True, name="still"), tmp_path).files
    (moved,) = made(order(tmp_path, backs=True, name="moved", shift=(1.5, -0.5)), tmp_path).files
    before, after = read(still).pages[1].pictures, read(moved).pages[1].pictures
    for (_, x, y, *_), (_, mx, my, *_) in zip(before, after, strict=True):
        assert (mx - x, my - y) == pytest.approx((1.5, -0.5), abs=0.02)
    assert read(still).pages[0].pictures == read(moved).pages[0].pictures


@needs_poppler
@pytest.mark.parametrize(
    ("paper", "bleed", "points", "pixels"),
    [
        ("a4", False, (595.28, 841.89), (744, 1039)),
        ("a4", True, (841.89, 595.28), (815, 1110)),
        ("letter", False, (612, 792), (744, 1039)),
        ("letter", True, (792, 612), (791, 1087)),
    ],
)
def test_poppler_measures_the_same(
    paper: str, bleed: bool, points: tuple[float, float], pixels: tuple[int, int], printed: Printed
) -> None:
    path = printed(paper, bleed)
    told = run("pdfinfo", str(path))
    assert re.search(r"Pages: +2\b", told)
    size = re.search(r"Page size: +([\d.]+) x ([\d.]+) pts", told)
    assert size is not None
    assert tuple(float(number) for number in size.groups()) == pytest.approx(points, abs=0.05)
    rows = [line.split() for line in run("pdfimages", "-list", str(path)).splitlines()[2:]]
    assert len(rows) == 10
    for row in rows:
        assert (int(row[3]), int(row[4])) == pixels
        assert (row[5], row[12], row[13]) == ("rgb", "300", "300")


@needs_poppler
@pytest.mark.parametrize("bleed", [False, True])
def test_seen_through_the_paper_backs_cover_their_fronts_and_nothing_else(
    bleed: bool, tmp_path: Path, printed: Printed
) -> None:
    path = printed("a4", bleed)
    sheet = page(PAPERS["a4"], bleed=bleed)
    front, back = rendered(path, tmp_path)
    upright = sheet.height > sheet.width
    through = pygame.transform.flip(back, upright, not upright)
    inked = [is_printed(front, _pixels(sheet, place)) for place in range(sheet.places)]
    assert inked == [place < len(FIVE) for place in range(sheet.places)]
    assert [is_printed(through, _pixels(sheet, place)) for place in range(sheet.places)] == inked


@needs_poppler
def test_nothing_is_printed_between_the_cards_and_their_marks(tmp_path: Path) -> None:
    (path,) = made(order(tmp_path, cards=(*FIVE, "AS", "2S", "3S", "4S")), tmp_path).files
    (seen,) = rendered(path, tmp_path, 150)
    sheet = page(PAPERS["a4"], bleed=False)
    per_mm = 150 / 25.4
    left, top, right, bottom = (round(mm * per_mm) for mm in sheet.printed)
    ring = round(GAP * per_mm) - 3
    white = seen.map_rgb((255, 255, 255))
    frame = pygame.Rect(left, top, right - left, bottom - top).inflate(4, 4)
    outer = frame.inflate(2 * ring, 2 * ring)
    for x in range(outer.left, outer.right):
        assert seen.get_at_mapped((x, outer.top)) == white
        assert seen.get_at_mapped((x, outer.bottom - 1)) == white
    for y in range(outer.top, outer.bottom):
        assert seen.get_at_mapped((outer.left, y)) == white
        assert seen.get_at_mapped((outer.right - 1, y)) == white


def _pixels(sheet: Page, place: int) -> pygame.Rect:
    """Where a place lies on a page that was rendered."""
    per_mm = DPI / 25.4
    spot = sheet.spot(place)
    return pygame.Rect(round(spot.x * per_mm), round(spot.y * per_mm), round(63 * per_mm), round(88 * per_mm))

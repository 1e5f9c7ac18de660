"""Where cards, backs and crop marks lie, in millimetres."""

from __future__ import annotations

import pytest

from game.ui.export.paper import CARD, GAP, PAPERS, Page, in_lots, page

PAGES = [page(paper, bleed=bleed) for paper in PAPERS.values() for bleed in (False, True)]
NAMES = [f"{paper}{'-bleed' if bleed else ''}" for paper in PAPERS for bleed in (False, True)]
all_pages = pytest.mark.parametrize("sheet", PAGES, ids=NAMES)


@pytest.mark.parametrize(
    ("name", "bleed", "size", "places", "margins"),
    [
        ("a4", False, (210, 297), 9, (10.5, 16.5)),
        ("a4", True, (297, 210), 8, (10.5, 11.0)),
        ("letter", False, (215.9, 279.4), 9, (13.45, 7.7)),
        ("letter", True, (279.4, 215.9), 8, (5.7, 15.95)),
    ],
)
def test_each_paper_holds_what_its_margins_leave(
    name: str, bleed: bool, size: tuple[float, float], places: int, margins: tuple[float, float]
) -> None:
    sheet = page(PAPERS[name], bleed=bleed)
    assert (sheet.width, sheet.height) == size
    assert sheet.places == places
    assert sheet.printed[:2] == pytest.approx(margins)


@all_pages
def test_cards_lie_in_the_middle_of_the_page_and_none_over_another(sheet: Page) -> None:
    left, top, right, bottom = sheet.printed
    assert left == pytest.approx(sheet.width - right)
    assert top == pytest.approx(sheet.height - bottom)
    spots = [sheet.spot(place) for place in range(sheet.places)]
    for a in spots:
        assert left - 1e-6 <= a.x - sheet.bleed
        assert a.x + CARD[0] + sheet.bleed <= right + 1e-6
        others = [b for b in spots if b != a]
        apart = 2 * sheet.bleed
        assert all(
            abs(a.x - b.x) >= CARD[0] + apart - 1e-6 or abs(a.y - b.y) >= CARD[1] + apart - 1e-6
            for b in others
        )


@all_pages
def test_crop_marks_lie_on_the_cuts_and_in_the_margins_only(sheet: Page) -> None:
    left, top, right, bottom = sheet.printed
    across, down = sheet.cuts
    for x1, y1, x2, y2 in sheet.marks:
        assert min(x1, x2) >= 0
        assert max(x1, x2) <= sheet.width
        assert min(y1, y2) >= 0
        assert max(y1, y2) <= sheet.height
        if x1 == x2:
            assert round(x1, 3) in across
            assert max(y1, y2) <= top - GAP + 1e-6 or min(y1, y2) >= bottom + GAP - 1e-6
        else:
            assert y1 == y2
            assert round(y1, 3) in down
            assert max(x1, x2) <= left - GAP + 1e-6 or min(x1, x2) >= right + GAP - 1e-6


@all_pages
def test_every_edge_of_every_card_has_its_cut(sheet: Page) -> None:
    across, down = sheet.cuts
    for place in range(sheet.places):
        spot = sheet.spot(place)
        assert {round(spot.x, 3), round(spot.x + CARD[0], 3)} <= set(across)
        assert {round(spot.y, 3), round(spot.y + CARD[1], 3)} <= set(down)
    # edge to edge cards share their cuts, cards with a bleed have two between them
    assert len(across) == (2 * sheet.columns if sheet.bleed else sheet.columns + 1)


@all_pages
def test_a_back_lies_behind_its_front_when_the_paper_is_turned_at_its_long_edge(sheet: Page) -> None:
    for place in range(sheet.places):
        front, back = sheet.spot(place), sheet.behind(place, "long")
        if sheet.height > sheet.width:
            assert (sheet.width - back.x - CARD[0], back.y) == pytest.approx((front.x, front.y))
            assert not back.turned
        else:
            assert (back.x, sheet.height - back.y - CARD[1]) == pytest.approx((front.x, front.y))
            assert back.turned


@all_pages
def test_turned_at_its_short_edge_the_other_two_sides_change_places(sheet: Page) -> None:
    for place in range(sheet.places):
        front, back = sheet.spot(place), sheet.behind(place, "short")
        if sheet.height > sheet.width:
            assert (back.x, sheet.height - back.y - CARD[1]) == pytest.approx((front.x, front.y))
        else:
            assert (sheet.width - back.x - CARD[0], back.y) == pytest.approx((front.x, front.y))
        assert back.turned == (sheet.height > sheet.width)


def test_a_shift_moves_backs_right_and_down() -> None:
    sheet = page(PAPERS["a4"], bleed=False)
    plain, moved = sheet.behind(4), sheet.behind(4, shift=(0.5, -1.25))
    assert (moved.x - plain.x, moved.y - plain.y) == pytest.approx((0.5, -1.25))


@pytest.mark.parametrize(("count", "lots"), [(0, []), (1, [1]), (9, [9]), (10, [9, 1]), (18, [9, 9])])
def test_cards_are_dealt_to_pages_until_none_is_left(count: int, lots: list[int]) -> None:
    assert [len(lot) for lot in in_lots(range(count), 9)] == lots

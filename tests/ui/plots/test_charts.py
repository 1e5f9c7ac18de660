"""Charts of simulations: what they say has room, and is the same as a picture, as SVG and on a page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pygame
import pytest

from game.app.sim.choose import plan_of, things_of
from game.app.sim.report import Matrix, report_of
from game.app.sim.tally import Tally
from game.ui.paint import text as lettering
from game.ui.plots.drawing import Box, Disc, Words, on_panel, on_paper
from game.ui.plots.files import write_report
from game.ui.plots.matrix import matrix_chart
from game.ui.plots.page import page
from game.ui.plots.picture import picture
from game.ui.plots.scales import axis, per_cent, whole
from game.ui.plots.sheets import charts, striking
from game.ui.plots.svg import svg
from game.ui.scenes.simulation_samples import made_up
from game.ui.theme import CROWN, rgb

SEATS = {"crown": 2, "patterns": 6, "renown": 6}


def plan(game):
    things = things_of(game, ["all"], lambda: None, SEATS[game]) if game != "renown" else []
    return plan_of(game, ["random"] * SEATS[game], 2, things=things)


def report(game, games=200):
    tally = Tally(plan(game))
    for row in made_up(tally.plan, range(games)):
        tally.add(row)
    return report_of(tally)


@pytest.fixture(scope="module", params=["crown", "patterns", "renown"])
def told(request):
    return report(request.param)


def letters(piece: Words) -> pygame.Rect:
    """The box of the capitals."""
    wide = lettering.width(piece.words, piece.role, piece.size)
    left = piece.x - {"l": 0, "c": wide / 2, "r": wide}[piece.anchor]
    high = piece.size * 0.66
    return pygame.Rect(round(left), round(piece.y - high / 2), max(1, wide - 1), round(high))


@pytest.mark.parametrize("width", [560.0, 760.0, 1200.0])
def test_words_and_shapes_stay_on_their_sheet_and_words_beside_each_other(told, width):
    for name, drawing in charts(told, on_panel(CROWN), width).items():
        sheet = pygame.Rect(0, 0, round(drawing.width) + 1, round(drawing.height) + 1)
        assert drawing.width <= width + 0.01, name
        boxes = []
        for piece in drawing.pieces:
            if isinstance(piece, Words):
                boxes.append((piece.words, letters(piece)))
                assert sheet.contains(boxes[-1][1]), (name, piece)
            elif isinstance(piece, Disc):
                assert sheet.collidepoint(piece.x, piece.y), (name, piece)
            else:
                assert piece.w >= 0, (name, piece)
                assert piece.h >= 0, (name, piece)
                assert piece.x >= -0.01, (name, piece)
                assert piece.x + piece.w <= width + 1.01, (name, piece)
        for n, (words, one) in enumerate(boxes):
            for other, two in boxes[n + 1 :]:
                assert not one.colliderect(two), (name, words, other)


def test_every_chart_says_its_figures_to_those_who_cannot_see_it(told):
    for drawing in charts(told, on_paper(CROWN), 760).values():
        assert drawing.title
        assert re.search(r"\d", drawing.says)


def test_svg_is_well_formed_and_has_all_words(told):
    for drawing in charts(told, on_paper(CROWN), 760).values():
        root = ET.fromstring(svg(drawing))  # noqa: S314 - our own
        found = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert found == [piece.words for piece in drawing.pieces if isinstance(piece, Words)]
        shapes = len(list(root)) - 2 - len(found)  # a title and a description
        assert shapes == len([piece for piece in drawing.pieces if not isinstance(piece, Words)])


def test_signs_of_markup_in_names_are_only_signs():
    made = on_paper(CROWN)
    drawing = matrix_chart('A <b> & "c"', Matrix(("<x>", "&y"), ((None, None), (None, None))), made, 400)
    root = ET.fromstring(svg(drawing))  # noqa: S314 - our own
    words = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "<x>" in words
    assert 'A <b> & "c"' in words


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.asked += [value or "" for name, value in attrs if name in ("src", "href", "data", "action")]

    def handle_data(self, data):
        self.words.append(data)


def test_a_page_has_everything_in_it_and_asks_for_nothing(told):
    text = page(told, plan(told.game))
    reader = _Reader()
    reader.feed(text)
    assert reader.asked == []
    assert not {"script", "link", "iframe", "img"} & set(reader.tags)
    assert set(re.findall(r"https?://[^\"' )]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert all(address.startswith("data:font/ttf;base64,") for address in re.findall(r"url\(([^)]*)\)", text))
    assert reader.tags.count("svg") == len(charts(told, on_paper(CROWN), 760))
    said = " ".join(reader.words)
    for rate in told.things:
        assert told.names[rate.who] in said
    for figure in told.cards:
        assert figure.name in said


def test_a_report_is_written_as_figures_a_page_and_pictures(tmp_path, told):
    (tmp_path / "plots").mkdir()
    (tmp_path / "plots" / "of_old.png").write_bytes(b"x")
    write_report(tmp_path, told, plan(told.game))
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["games"] == 200
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    names = {path.stem for path in (tmp_path / "plots").iterdir()}
    assert names == set(charts(told, on_paper(CROWN), 760))
    for path in (tmp_path / "plots").iterdir():
        image = pygame.image.load(str(path))
        assert image.get_width() > 1000
        wide, high = image.get_size()
        found = {tuple(image.get_at((x, y))) for x in range(0, wide, 7) for y in range(0, high, 7)}
        assert len(found) > 3


def test_a_report_of_hardly_anything_can_be_shown_too():
    for game in SEATS:
        for games in (0, 1):
            found = report(game, games)
            assert page(found, plan(game))
            charts(found, on_panel(CROWN), 760)


def test_a_filled_dot_says_that_the_interval_leaves_the_fair_share_out(told):
    found = charts(told, on_panel(CROWN), 760)["wins"]
    rates = [*told.seats, *told.order]
    full = [not piece.open for piece in found.pieces if isinstance(piece, Disc)]
    sure = [not rate.interval[0] <= rate.fair <= rate.interval[1] for rate in rates]
    assert full == sure


def test_of_many_cards_those_at_both_ends_are_shown():
    found = report("crown", 400)
    known = [one.difference for one in found.cards if one.difference is not None]
    shown = [one.difference for one in striking(found, 10)]
    assert len(known) > 10
    assert shown == [*sorted(known, reverse=True)[:5], *sorted(known, reverse=True)[-5:]]


def test_a_picture_has_its_ground_and_its_colours(told):
    palette = on_paper(CROWN)
    drawing = charts(told, palette, 760)["lengths"]
    sheet = picture(drawing, rgb(palette.ground), 1.0, 10)
    assert sheet.get_size() == (780, round(drawing.height + 20))
    assert tuple(sheet.get_at((2, 2)))[:3] == rgb(palette.ground)
    bar = next(piece for piece in drawing.pieces if isinstance(piece, Box) and piece.colour == palette.bar)
    middle = round(10 + bar.x + bar.w / 2), round(10 + bar.y + bar.h) - 1
    assert tuple(sheet.get_at(middle))[:3] != rgb(palette.ground)


def test_marks_of_an_axis_are_round_and_apart():
    found = axis(0.31, 0.72, 100, 500, per_cent)
    assert [per_cent(mark) for mark in found.marks] == ["30 %", "40 %", "50 %", "60 %", "70 %", "80 %"]
    assert found.at(found.low) == 100
    assert found.at(found.high) == 500
    assert found.at(9) == 500
    tight = axis(20, 68, 0, 470, whole, 58, tight=True)
    assert (tight.low, tight.high) == (20, 68)
    assert all(20 <= mark <= 68 for mark in tight.marks)

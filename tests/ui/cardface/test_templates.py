"""Templates: what Tiled writes is read, every mistake is told with its line and object, and one builds upon another."""

from __future__ import annotations

import pytest

from game.ui.cardface.boxes import WIDTH
from game.ui.cardface.catalogue import HOUSE, Catalogue
from tests.ui.cardface.desk_of_designer import HEAD, NAME, PAPER, POWER, face, read, thing


def test_a_template_has_its_boxes_in_the_order_of_drawing(tmp_path):
    made, problems = read(tmp_path, face(PAPER, NAME, POWER))
    assert problems == []
    assert [box.name for box in made.boxes] == ["paper", "name", "power"]
    assert made.box("name").font == "title"
    assert made.box("power").live is True


def test_an_unknown_property_is_told_with_line_object_and_a_near_word(tmp_path):
    made, problems = read(tmp_path, face(PAPER, thing(3, "title", "text", bind="{name}", sise_pt=9.0)))
    assert made is None
    assert problems == [
        "trial.tmx:6:1: tmx-property: object 3 (title): there is no property 'sise_pt'; did you mean 'size_pt'?"
    ]


def test_every_mistake_of_a_file_is_told_in_one_run(tmp_path):
    _, problems = read(
        tmp_path,
        face(
            thing(1, "a", "txt", bind="{name}"),
            thing(2, "b", "text", bind="{nme}"),
            thing(3, "c", "text", bind="{name}", when="rarity=rare"),
            thing(4, "d", "text", bind="{name}", ink="red"),
            thing(5, "e", "text"),
            thing(6, "f", "shape", size_pt=9.0),
            thing(7, "f", "shape"),
            thing(8, "g", "shape", (0, 0, 0, 10)),
        ),
    )
    told = "\n".join(problems)
    for words in (
        "object 1 (a): its class is one of",
        "object 2 (b): `bind` has {nme}, which no card has; did you mean 'name'?",
        "object 3 (c): `when` asks for 'rarity', which no card has",
        "object 4 (d): 'ink' should be a colour",
        "object 5 (e): a box of class 'text' needs a 'bind'",
        "object 6 (f): a box of class 'shape' has no property 'size_pt'",
        "object 7 (f): another box of this file has the same name",
        "object 8 (g): it has no size",
    ):
        assert words in told
    assert len(problems) == 8


def test_an_ellipse_is_refused_and_not_read_as_a_rectangle(tmp_path):
    _, problems = read(tmp_path, face(thing(3, "round", "shape", more="<ellipse/>")))
    assert "boxes are rectangles, and this is of the kind 'ellipse'" in problems[0]


def test_an_object_turned_in_tiled_is_refused(tmp_path):
    _, problems = read(tmp_path, face(NAME.replace("<object ", '<object rotation="12" ', 1)))
    assert "it is turned in Tiled" in problems[0]


def test_a_number_that_is_none_names_its_object(tmp_path):
    wrong = thing(3, "title", "text", bind="{name}", size_pt=9.0).replace('value="9.0"', 'value="nine"')
    _, problems = read(tmp_path, face(wrong))
    assert problems == [
        "trial.tmx:5:1: tmx-property: object 3 (title): 'size_pt' should be a number from 2 to 120, not 'nine'"
    ]


def test_text_that_is_no_xml_is_told_with_its_place(tmp_path):
    made, problems = read(tmp_path, "<map><oops></map>")
    assert made is None
    assert problems[0].startswith("trial.tmx:1:")
    assert "this is not XML" in problems[0]


def test_a_map_of_another_size_is_refused(tmp_path):
    _, problems = read(tmp_path, face(NAME).replace('width="63"', 'width="60"', 1))
    assert "a face is a map of 630 x 880 units" in problems[0]


def test_a_layer_of_tiles_is_refused(tmp_path):
    text = face(NAME).replace(
        "</map>",
        '<layer id="9" name="tiles" width="63" height="88"><data encoding="csv">0</data></layer></map>',
    )
    _, problems = read(tmp_path, text)
    assert problems
    assert all("trial.tmx" in problem for problem in problems)


def test_class_and_type_mean_the_same(tmp_path):
    made, problems = read(tmp_path, face(NAME.replace('type="text"', 'class="text"', 1)))
    assert problems == []
    assert made.boxes[0].role == "text"


def test_an_object_template_is_inlined_and_what_stands_in_the_map_wins(tmp_path):
    (tmp_path / "stone.tx").write_text(
        '<template><object name="power" type="gem" width="90" height="90"><properties>'
        '<property name="bind" value="{power}"/><property name="gem" value="sun"/></properties></object></template>'
    )
    made, problems = read(
        tmp_path,
        f'{HEAD}<properties><property name="game" value="crown"/></properties>'
        '<objectgroup id="1" name="n">'
        '<object id="4" template="stone.tx" x="10" y="20">'
        '<properties><property name="gem" value="shield"/></properties></object>'
        "</objectgroup></map>",
    )
    assert problems == []
    box = made.boxes[0]
    assert (box.name, box.w, box.bind, box.gem) == ("power", 90, "{power}", "shield")
    assert tmp_path / "stone.tx" in made.files


def test_a_template_that_builds_upon_another_changes_adds_and_takes_away(tmp_path):
    child = face(
        thing(1, "name", "text", (50, 60, 100, 40), size_pt=20.0),
        thing(2, "power", "gem").replace("<object ", '<object visible="0" ', 1),
        thing(3, "extra", "shape"),
        extends="parent",
        game="",
    )
    made, problems = read(tmp_path, child, parent=face(PAPER, NAME, POWER))
    assert problems == []
    assert [box.name for box in made.boxes] == ["paper", "name", "extra"]
    name = made.box("name")
    assert (name.x, name.size_pt, name.bind, name.font) == (50, 20.0, "{name}", "title")
    assert {path.stem for path in made.files} == {"trial", "parent"}


def test_templates_that_build_upon_each_other_in_a_ring_are_told(tmp_path):
    made, problems = read(tmp_path, face(NAME, extends="other"), other=face(NAME, extends="trial"))
    assert made is None
    assert "in a ring: trial, other, trial" in problems[0]


def test_a_missing_parent_is_told_with_a_near_name(tmp_path):
    _, problems = read(tmp_path, face(NAME, extends="framd"), framed=face(NAME))
    assert problems == [
        "trial.tmx:1:1: tmx-extends: there is no template 'framd' to build upon; did you mean 'framed'?"
    ]


def test_a_new_box_lies_on_top_of_its_own_layer(tmp_path):
    parent = face(PAPER, layer="ground").replace(
        "</map>", f'<objectgroup id="2" name="words">{NAME}</objectgroup></map>'
    )
    made, problems = read(
        tmp_path, face(thing(9, "art", "art"), layer="ground", extends="parent", game=""), parent=parent
    )
    assert problems == []
    assert [box.name for box in made.boxes] == ["paper", "art", "name"]


@pytest.mark.parametrize("game", ["crown", "patterns"])
def test_a_picture_on_a_face_to_read_is_not_hidden_behind_its_words(game):
    house = Catalogue((HOUSE,))
    house.refresh()
    for one in house.sets_of(game):
        face = house.template(game, "full", one.id)
        words = min(box.y for box in face.boxes if box.role == "rich")
        for art in (box for box in face.boxes if box.role == "art"):
            assert art.y + art.h - words < 0.15 * art.h, (face.name, art.name)


@pytest.mark.parametrize("use", ["board", "hand", "full"])
def test_words_of_a_component_stand_apart_from_their_gem_as_small_as_the_table_shows_them(use):
    house = Catalogue((HOUSE,))
    house.refresh()
    shown = {"board": (96, 132), "hand": (96, 132), "full": (236, 278)}[use]
    for one in house.sets_of("patterns"):
        boxes = {box.name: box for box in house.template("patterns", use, one.id).boxes}
        if "component" not in boxes:
            continue
        words, gem = boxes["component"], boxes["component clan"]
        gap = words.x - (gem.x + gem.w)
        for width in shown:
            assert gap * width / WIDTH >= 3.0, (one.id, use, width)

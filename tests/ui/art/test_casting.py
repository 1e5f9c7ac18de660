from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from game.ui.art import Subject, cast, unknown_hints
from game.ui.art.casting import HOUSE_FIGURES, HOUSE_SCENES, KEYWORD_FIGURES, KIND_GROUNDS, KIND_THINGS
from game.ui.art.direction import DIRECTION
from game.ui.art.emblem import GROUNDS
from game.ui.art.figures import FIGURES
from game.ui.art.lexicon import FIGURE_OF, SCENE_OF, THING_OF
from game.ui.art.scenes import SCENES
from game.ui.art.things import THINGS

CARDS = Path(__file__).resolve().parents[3] / "cards"


def house_cards(game):
    """Subjects of a game's card files, file by file in their order."""
    out = []
    for path in sorted((CARDS / game).glob("*.yaml")):
        rows = yaml.safe_load(path.read_text("utf-8"))
        if not (isinstance(rows, list) and rows and isinstance(rows[0], dict) and "id" in rows[0]):
            continue
        file = []
        for row in rows:
            component = row.get("component", "")
            house = (
                row.get("faction")
                or row.get("clan")
                or (component if isinstance(component, str) else component.get("clan", ""))
            )
            kind = (
                row.get("type")
                or row.get("kind")
                or ("wizard" if row["id"].startswith("wizard_") else "creature")
            )
            if house:
                file.append(
                    Subject(game, row["id"], row["name"], kind, house, tuple(row.get("keywords", ())))
                )
        out.append(file)
    return [file for file in out if file]


@pytest.mark.parametrize("game", ["crown", "patterns"])
def test_every_card_of_the_house_has_a_figure_and_a_scene(game):
    subjects = [s for file in house_cards(game) for s in file]
    assert len(subjects) > 50
    for s in subjects:
        role = cast(s)
        assert role.figure in (THINGS if role.thing and role.figure in THINGS else FIGURES), s.id
        assert role.scene in SCENES or (role.thing and role.scene in GROUNDS), s.id


@pytest.mark.parametrize("game", ["crown", "patterns"])
def test_neighbours_in_a_file_never_share_figure_and_scene(game):
    for file in house_cards(game):
        shown = [(cast(s).figure, cast(s).scene) for s in file]
        assert [a for a, b in pairwise(shown) if a == b] == []


def test_hardly_a_figure_serves_two_cards():
    subjects = [s for game in ("crown", "patterns") for file in house_cards(game) for s in file]
    figures = [cast(s).figure for s in subjects]
    assert len(set(figures)) > 0.9 * len(figures)


def test_the_direction_names_only_what_exists():
    for game, table in DIRECTION.items():
        for card, (figure, scene, palette) in table.items():
            assert unknown_hints({"palette": palette} if palette else {}) == [], (game, card)
            assert figure in FIGURES or figure in THINGS, (game, card)
            assert scene in SCENES or scene in GROUNDS, (game, card)
            assert figure in THINGS or scene in SCENES or figure in FIGURES, (game, card)


def test_words_keywords_and_houses_name_only_what_exists():
    for names in (*FIGURE_OF.values(), *HOUSE_FIGURES.values(), *KEYWORD_FIGURES.values()):
        assert set(names) <= set(FIGURES)
    for names in (*THING_OF.values(), *KIND_THINGS.values()):
        assert set(names) <= set(THINGS)
    for names in (*SCENE_OF.values(), *HOUSE_SCENES.values()):
        assert set(names) <= set(SCENES)
    for names in KIND_GROUNDS.values():
        assert set(names) <= set(GROUNDS)


def test_no_name_means_both_a_scene_and_a_ground():
    assert not set(SCENES) & (set(GROUNDS) - {"window"})


def test_a_new_card_is_cast_by_the_last_word_of_its_name_that_says_something():
    assert cast(Subject("crown", "iron_drake", "Iron Drake", "creature", "exart")).figure == "drake"
    assert cast(Subject("crown", "x1", "Two Grey Wolves", "creature", "verge")).figure == "wolf"
    assert cast(Subject("crown", "x3", "Herald of Wolves", "creature", "verge")).figure == "herald"
    assert cast(Subject("crown", "x2", "Widow's Chain", "spell", "verge")).figure == "chain"


def test_words_that_say_nothing_fall_back_to_keywords_and_then_to_the_house():
    flying = Subject("crown", "q", "Qqq", "creature", "dream", ("flying",))
    assert cast(flying).figure in KEYWORD_FIGURES["flying"]
    plain = Subject("crown", "q", "Qqq", "creature", "dream")
    assert cast(plain).figure in HOUSE_FIGURES["dream"]
    assert cast(Subject("elsewhere", "q", "Qqq", "creature", "no house")).figure in FIGURES


def test_spells_and_traps_are_things_and_creatures_are_not():
    assert cast(Subject("crown", "q", "Qqq", "trap", "exart")).thing
    assert not cast(Subject("crown", "q", "Qqq", "creature", "exart")).thing


def test_a_hint_decides_figure_and_scene():
    role = cast(
        Subject(
            "crown",
            "brave_squire",
            "Brave Squire",
            "creature",
            "resolve",
            hint={"figure": "owl", "scene": "snow"},
        )
    )
    assert (role.figure, role.scene) == ("owl", "snow")


def test_a_hint_may_name_a_thing_for_a_creature_and_a_figure_for_a_spell():
    role = cast(Subject("crown", "q", "Qqq", "creature", "dream", hint={"figure": "key", "scene": "rays"}))
    assert (role.figure, role.scene, role.thing) == ("key", "rays", True)
    role = cast(Subject("crown", "q", "Qqq", "spell", "dream", hint={"figure": "owl", "scene": "circle"}))
    assert (role.figure, role.scene, role.thing) == ("owl", "circle", True)
    role = cast(Subject("crown", "q", "Qqq", "spell", "dream", hint={"figure": "owl", "scene": "snow"}))
    assert (role.figure, role.scene, role.thing) == ("owl", "snow", False)


def test_a_ground_is_no_scene_for_a_creature():
    assert cast(Subject("crown", "q", "Qqq", "creature", "dream", hint={"scene": "mandala"})).scene in SCENES


def test_what_is_unknown_in_a_hint_is_told_in_one_sentence_each():
    told = unknown_hints({"figure": "owll", "scene": "snow", "palette": "pink 2", "frame": "x"})
    assert len(told) == 3
    assert "art: there is no figure 'owll'; did you mean 'owl'?" in told
    assert unknown_hints({"figure": "owl", "scene": "circle", "palette": "tide 2"}) == []


def test_words_come_last_first_without_the_genitive():
    s = Subject("patterns", "gaolers_key", "Gaoler's Key", "enchantment", "gale")
    assert s.words[:2] == ("key", "gaoler")

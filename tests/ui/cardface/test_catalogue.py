"""Templates, skins and sets as files: read again when they change, the last good ones kept."""

from __future__ import annotations

from game.ui.cardface.catalogue import Catalogue
from game.ui.cardface.contrast import contrast
from game.ui.cardface.info import CardInfo
from game.ui.cardface.sets import USES
from game.ui.cardface.skins import Skin, dress
from tests.ui.cardface.desk_of_designer import NAME, PAPER, PLAIN, SHRIKE, SKIN, face, folder, thing


def test_the_houses_own_files_have_no_mistake():
    assert [str(problem) for problem in Catalogue().check()] == []


def test_every_game_has_its_faces_for_every_use():
    catalogue = Catalogue()
    catalogue.refresh()
    for game, least in (("crown", 3), ("patterns", 3), ("renown", 2)):
        sets = catalogue.sets_of(game)
        assert len({tuple(one.template(use) for use in USES) for one in sets}) >= least
        assert all(one.template(use) in catalogue.templates for one in sets for use in USES)


def test_nothing_is_read_again_while_nothing_changes(tmp_path):
    catalogue = Catalogue([folder(tmp_path)])
    assert catalogue.refresh().templates == {"plain"}
    assert not catalogue.refresh().anything


def test_a_mistake_keeps_the_last_good_template_and_is_told_once(tmp_path):
    catalogue = Catalogue([folder(tmp_path)])
    catalogue.refresh()
    good = catalogue.templates["plain"]
    (tmp_path / "faces" / "plain.tmx").write_text(face(thing(5, "x", "nonsense")))
    seen = catalogue.refresh()
    assert [problem.code for problem in seen.problems] == ["tmx-object"]
    assert not seen.anything
    assert catalogue.templates["plain"] is good
    assert catalogue.refresh().problems == []


def test_a_mended_template_is_taken_up(tmp_path):
    catalogue = Catalogue([folder(tmp_path, plain="<map/>")])
    assert catalogue.refresh().problems
    (tmp_path / "faces" / "plain.tmx").write_text(PLAIN)
    seen = catalogue.refresh()
    assert seen.templates == {"plain"}
    assert seen.problems == []


def test_a_change_below_changes_what_builds_upon_it(tmp_path):
    catalogue = Catalogue(
        [folder(tmp_path, child=face(thing(1, "name", "text", size_pt=9.0), extends="plain"))]
    )
    catalogue.refresh()
    (tmp_path / "faces" / "plain.tmx").write_text(face(PAPER, NAME))
    assert catalogue.refresh().templates == {"plain", "child"}


def test_a_mistake_below_is_told_once_however_many_build_upon_it(tmp_path):
    children = {f"child{n}": face(NAME, extends="plain") for n in range(4)}
    catalogue = Catalogue([folder(tmp_path, plain=face(thing(5, "x", "nonsense")), **children)])
    assert [problem.code for problem in catalogue.refresh().problems if "nonsense" in problem.sentence] == [
        "tmx-object"
    ]


def test_a_set_with_an_unknown_template_is_told_with_its_line(tmp_path):
    folder(tmp_path)
    (tmp_path / "faces" / "sets.yaml").write_text(
        "- {id: a, game: crown, name: A, board: plain, hand: plain, full: plan}\n"
    )
    problems = [str(problem) for problem in Catalogue([tmp_path]).refresh().problems]
    assert problems == [
        f"{tmp_path}/faces/sets.yaml:1:3: unknown-id: there is no template 'plan'; did you mean 'plain'?"
    ] * len(problems)
    assert problems


def test_a_later_folder_wins_over_an_earlier_one(tmp_path):
    first, second = folder(tmp_path / "a"), folder(tmp_path / "b")
    (second / "skins" / "crown.yaml").write_text(SKIN.replace("#101010", "#202020"))
    catalogue = Catalogue([first, second])
    catalogue.refresh()
    assert catalogue.templates["plain"].path.parent.parent == second
    assert dress(catalogue.skins["crown"], SHRIKE).colour("@ground") == (0x20, 0x20, 0x20, 255)


def test_a_skins_wrong_colour_is_told_and_the_last_good_skin_stays(tmp_path):
    catalogue = Catalogue([folder(tmp_path)])
    catalogue.refresh()
    (tmp_path / "skins" / "crown.yaml").write_text("all: {ground: greenish}\n")
    seen = catalogue.refresh()
    assert "the colour 'ground' leads to 'greenish', which is none" in seen.problems[0].sentence
    assert dress(catalogue.skins["crown"], SHRIKE).colour("@ground") == (0x10, 0x10, 0x10, 255)


def test_colours_are_read_in_both_orders_of_bytes():
    worn = dress(_clear_skin(), SHRIKE)
    assert worn.colour("#80ff0000") == (255, 0, 0, 128)
    assert worn.colour("@sheet") == (1, 2, 3, 4)
    assert worn.colour("") == (0, 0, 0, 0)


def _clear_skin():
    return Skin({"sheet": "#01020304"})


def test_words_of_the_houses_skins_stand_out_from_their_paper():
    """4.5 to 1, and 3 to 1 for the ranks and signs of playing cards, which are large."""
    catalogue = Catalogue()
    catalogue.refresh()
    inks = {
        "crown": {"@ink": 4.5, "@dim": 4.5},
        "patterns": {"@ink": 4.5, "@dim": 4.5},
        "renown": {"@ink": 3, "@side": 4.5},
    }
    for game, least in inks.items():
        skin = catalogue.skins[game]
        for house in skin.house:
            worn = dress(skin, CardInfo(game=game, id="x", name="x", house=house))
            for ink, ratio in least.items():
                for paper in ("@paper", "@paper2"):
                    assert contrast(worn.colour(ink), worn.colour(paper)) >= ratio, (game, house, ink, paper)

"""Face sets, templates, skins and pictures of one's own, beside the house's."""

# ruff: noqa: E501 - what is told stands as it is told

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.cardface.artwork import art_files
from game.ui.cardface.cardfiles import CardFiles
from game.ui.cardface.catalogue import Catalogue, asset_folders
from game.ui.cardface.check import check_faces
from game.ui.cardface.faces import Faces
from tests.own.test_beside import IMP, SPELL

Own = Callable[[dict[str, str]], Path]
SETS = "- {{id: {}, game: {}, name: Mine, board: {}, hand: {}, full: {}}}\n"
FACE = """\
<map version="1.10" orientation="orthogonal" width="63" height="88" tilewidth="10" tileheight="10">
 <properties>
  <property name="game" value="crown"/>
  <property name="extends" value="{}"/>
 </properties>
</map>
"""


def sets(name: str, template: str, game: str = "crown") -> str:
    return SETS.format(name, game, template, template, template)


def picture(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.Surface((60, 60)), path)


def wrong(folder: Path) -> list[str]:
    return [str(each).replace(f"{folder}/", "") for each in Catalogue().refresh().problems]


def test_an_own_set_is_there_behind_the_houses_and_builds_upon_them(begun: Path) -> None:
    catalogue = Catalogue()
    assert catalogue.refresh().problems == []
    assert [one.id for one in catalogue.sets_of("crown")][-1] == "harbour"
    assert catalogue.face_set("crown") is catalogue.sets_of("crown")[0]
    template = catalogue.template("crown", "full", "harbour")
    assert template is not None
    assert {path.name for path in template.files} == {"harbour_full.tmx", "crown_framed.tmx"}
    skin, house = catalogue.skin(template), catalogue.skins["crown"]
    assert skin is not None
    assert skin.all["ink"] == house.all["ink"]
    assert skin.all["ground"] != house.all["ground"]
    assert skin.house["verge"] == house.house["verge"]


def test_renown_may_have_face_sets_of_ones_own(own: Own) -> None:
    own({"faces/sets.yaml": sets("mine", "renown_index", "renown")})
    catalogue = Catalogue()
    assert catalogue.refresh().problems == []
    assert [one.id for one in catalogue.sets_of("renown")] == ["court", "index", "mine"]


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"faces/crown_framed.tmx": FACE.format("crown_play")}, "faces/crown_framed.tmx:1:1: duplicate-id: the name 'crown_framed' is taken already, by "),
        ({"skins/crown.yaml": "all: {ink: '#000000'}\n"}, "skins/crown.yaml:1:1: duplicate-id: the name 'crown' is taken already, by "),
        ({"faces/sets.yaml": "\n" + sets("framed", "crown_play")}, "faces/sets.yaml:2:3: duplicate-id: crown has a face set 'framed' already, at "),
        ({"faces/mine.tmx": FACE.format("crown_framd")}, "faces/mine.tmx:1:1: tmx-extends: there is no template 'crown_framd' to build upon; did you mean 'crown_framed'?"),
        ({"skins/mine.yaml": "extends: crwn\n"}, "skins/mine.yaml:1:1: unknown-id: there is no skin 'crwn' to build upon; did you mean 'crown'?"),
        ({"skins/mine.yaml": "extends: mine\n"}, "skins/mine.yaml:1:1: bad-value: the skins build upon each other in a ring: mine"),
        ({"skins/mine.yaml": "type: {spell: {ink: '#000000'}}\n"}, "skins/mine.yaml:1:1: missing-key: a skin says colours in 'all', or names another in 'extends'"),
    ],
)  # fmt: skip
def test_a_name_that_is_taken_or_leads_nowhere_is_a_mistake_and_the_house_stays_as_it_is(
    files: dict[str, str], told: str, own: Own, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = own(files)
    problems = wrong(folder)
    assert len(problems) == 1
    assert problems[0].startswith(told)
    catalogue = Catalogue()
    catalogue.refresh()
    monkeypatch.delenv("TABLETOP_CARDS")
    alone = Catalogue()
    alone.refresh()
    assert catalogue.sets == alone.sets
    assert {name: catalogue.skins[name] for name in alone.skins} == alone.skins
    assert {name: catalogue.templates[name] for name in alone.templates} == alone.templates


def test_a_change_below_changes_a_skin_that_builds_upon_it(own: Own) -> None:
    folder = own({"skins/low.yaml": "all: {ink: '#000000'}\n", "skins/top.yaml": "extends: low\n"})
    catalogue = Catalogue([folder])
    catalogue.refresh()
    (folder / "skins" / "low.yaml").write_text("all: {ink: '#112233'}\n")
    assert catalogue.refresh().skins == {"low", "top"}
    assert catalogue.skins["top"].all["ink"] == "#112233"


def test_a_picture_is_for_a_card_of_the_folder_and_for_no_other(own: Own) -> None:
    folder = own({"crown/mine.yaml": IMP})
    for name in ("mist_imp", "paper_lantern", "nobody"):
        picture(folder / "art" / "crown" / f"{name}.png")
    taken = art_files([each / "art" for each in asset_folders()])
    assert [path.name for path in taken.values() if path.is_relative_to(folder)] == ["mist_imp.png"]
    told = {
        Path(each.path).name: each.sentence
        for each in check_faces(games=["crown"], cards={"crown": folder / "crown"})
        if each.code == "face-art"
    }
    assert told == {
        "paper_lantern.png": "no card of crown is called 'paper_lantern'",
        "nobody.png": "no card of crown is called 'nobody'",
    }


def test_the_gallerys_files_are_read_again_when_an_own_card_is_saved(own: Own, tmp_path: Path) -> None:
    folder = own({"crown/mine.yaml": IMP, "faces/sets.yaml": sets("mine", "crown_play")})
    files = CardFiles(Faces(tmp_path / "saves"))
    (imp,) = [card for card in files.cards("crown") if card.id == "mist_imp"]
    assert imp.number("power") == 1
    watched = {path for path, _ in files._watching().folders}
    assert {folder / "faces", folder / "skins", folder / "art", folder / "crown"} <= watched
    path = folder / "crown" / "mine.yaml"
    path.write_text(IMP.replace("power: 1", "power: 2"))
    files.renew({path})
    (imp,) = [card for card in files.cards("crown") if card.id == "mist_imp"]
    assert imp.number("power") == 2
    assert files.changed(imp)


def test_a_folder_that_comes_later_is_seen_as_well(own: Own, tmp_path: Path) -> None:
    folder = own({"crown/mine.yaml": IMP})
    files = CardFiles(Faces(tmp_path / "saves"))
    files.cards("patterns")
    watch = files._watching()
    own({"patterns/mine.yaml": SPELL})
    watch.look()
    changed = watch.look()
    assert changed == {folder / "patterns" / "mine.yaml"}
    files.renew(changed)
    assert "cold_snap" in {card.id for card in files.cards("patterns")}


def test_a_bad_edit_of_an_own_card_is_told_and_the_cards_stay(own: Own, tmp_path: Path) -> None:
    folder = own({"crown/mine.yaml": IMP})
    said: list[str] = []
    files = CardFiles(Faces(tmp_path / "saves", say=lambda words, _fault: said.append(words)))
    before = files.cards("crown")
    path = folder / "crown" / "mine.yaml"
    path.write_text(IMP.replace("power", "powr"))
    files.renew({path})
    assert files.cards("crown") == before
    assert said
    assert said[0].startswith("mine.yaml, line 6: ")
    assert said[0].endswith("The cards stay as they were.")

"""The gallery: every card found, filtered, read and compared."""

from __future__ import annotations

import pygame
import pytest

from game.app.settings import Settings, load
from game.ui.desk import Desk
from game.ui.scene import Pop, Push
from game.ui.scenes.compare import CompareScene
from game.ui.scenes.gallery import GalleryScene
from game.ui.screen import Screen
from game.ui.stack import SceneStack
from game.ui.widgets import Action
from tests.ui.scenes.fingers import click, key, press, write


@pytest.fixture(autouse=True)
def keys():
    """Text fields ask for the Shift key, which only a video system knows (here the one that shows nothing)."""
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.fixture
def desk(tmp_path):
    return Desk(Screen(1280, 720), Settings(), tmp_path)


def opened(desk, *words):
    stack = SceneStack(desk)
    scene = GalleryScene(desk, *words)
    stack.push(scene)
    return scene


def shown(scene):
    return [card.id for card in scene.grid.cards]


def test_every_card_of_every_game_is_there(desk):
    scene = opened(desk)
    for game, least in (("crown", 150), ("patterns", 60), ("renown", 52)):
        scene.act(Action("game", game))
        assert len(shown(scene)) == len(desk.cards.cards(game)) >= least
        assert scene.theme.mood == game


def test_words_are_searched_in_names_types_and_texts(desk):
    scene = opened(desk)
    write(scene, "search", "slippery")
    assert shown(scene) == ["slippery_shrike"]
    write(scene, "search", "flying fade")
    assert "slippery_shrike" in shown(scene)
    assert "well_gazer" not in shown(scene)
    write(scene, "search", "no such card at all")
    assert shown(scene) == []
    assert not scene.group["compare"].enabled


def test_faction_and_type_filter_together(desk):
    scene = opened(desk)
    scene.act(Action("house", "verge"))
    scene.act(Action("kind", "spell"))
    assert "unmake" in shown(scene)
    assert {(card.house, card.type) for card in scene.grid.cards} == {("verge", "spell")}


def test_the_arrows_walk_the_cards_and_the_chosen_one_comes_into_sight(desk):
    scene = opened(desk)
    first = scene.grid.chosen
    key(scene, pygame.K_RIGHT)
    assert scene.grid.at == 1
    for _ in range(8):
        key(scene, pygame.K_DOWN)
    assert scene.grid.chosen != first
    x, y = scene.grid.centre_of(scene.grid.at)
    assert scene.grid.rect.collidepoint(x, y)


def test_a_click_chooses_a_card_and_a_second_one_compares_its_face_sets(desk):
    scene = opened(desk)
    x, y = scene.grid.centre_of(3)
    assert click(scene, (round(x), round(y))) is None
    assert scene.grid.at == 3
    assert scene.card_shown == scene.grid.cards[3].key
    step = click(scene, (round(x), round(y)))
    assert isinstance(step, Push)
    assert isinstance(step.scene, CompareScene)
    assert step.scene.card == scene.grid.cards[3]


def test_a_face_set_taken_for_the_table_holds_there_and_after_the_next_start(desk):
    scene = opened(desk)
    assert not scene.group["table"].enabled
    scene.act(Action("set", "fullart"))
    assert desk.wardrobe.chosen("crown") == "table"
    scene.act(Action("table"))
    assert desk.wardrobe.chosen("crown") == "fullart"
    settings, problems = load(desk.saves)
    assert problems == []
    assert Desk(Screen(1280, 720), settings, desk.saves).faces.wardrobe.chosen("crown") == "fullart"


def test_the_comparison_walks_on_and_leaves_its_card_behind(desk):
    scene = opened(desk)
    compare = CompareScene(desk, "crown", scene.grid.cards, 0)
    compare.resize(desk.screen)
    key(compare, pygame.K_RIGHT)
    assert compare.at == 1
    press(compare, "take:framed")
    step = key(compare, pygame.K_ESCAPE)
    assert isinstance(step, Pop)
    scene.resume(step.result)
    assert scene.grid.at == 1
    assert scene.face_set == "framed"
    assert desk.wardrobe.chosen("crown") == "framed"


def test_a_card_whose_file_changed_says_so(desk, tmp_path):
    import shutil

    from game.ui.cardface.cardfiles import HOUSE

    copied = tmp_path / "cards"
    shutil.copytree(HOUSE / "crown", copied)
    desk.cards.folders["crown"] = copied
    scene = opened(desk)
    path = copied / "reference.yaml"
    path.write_text(path.read_text().replace("name: Well Gazer", "name: Well Starer", 1))
    desk.cards.renew({path})
    scene.update(0.1)
    card = next(one for one in scene.grid.cards if one.id == "well_gazer")
    assert card.name == "Well Starer"
    assert scene._mark(card) == "changed"


def test_a_picture_dropped_on_the_window_is_for_the_chosen_card(desk, tmp_path):
    stack = SceneStack(desk)
    scene = GalleryScene(desk, "crown", "well_gazer")
    stack.push(scene)
    path = tmp_path / "IMG_7.png"
    pygame.image.save(pygame.Surface((20, 20)), path)
    stack.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    assert (desk.saves / "art" / "crown" / "well_gazer.png").is_file()
    assert desk.toasts.notices[-1].sentence == "IMG_7.png is the picture of Well Gazer now."


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["crown", "patterns", "renown"])
def test_nothing_lies_over_anything_else_at_any_size(tmp_path, size, game):
    desk = Desk(Screen(*size), Settings(), tmp_path)
    scene = opened(desk, game)
    rects = [(widget.key, widget.rect) for widget in scene.group if widget.visible]
    for n, (name, rect) in enumerate(rects):
        assert desk.screen.rect.contains(rect), name
        assert [other for other, its in rects[n + 1 :] if its.colliderect(rect)] == [], name

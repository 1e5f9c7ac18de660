"""Settings hold at once and outlast the program; the rules can be read and searched."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.app import settings as store
from game.rules.renown.help import TOPICS
from game.ui.scenes.rules_help import RulesScene, found
from game.ui.scenes.settings import COLUMNS
from tests.ui.scenes.fingers import key, press, write


@pytest.fixture
def scene(house, desk):
    made = house.settings()
    made.resize(desk.screen)
    return made


def test_every_switch_and_choice_changes_its_setting_and_is_kept(scene, desk):
    from game.ui.widgets import Choice, Stepper, Toggle

    for name in (name for column in COLUMNS for name in column):
        widget = scene.group[name]
        before = getattr(desk.settings, name)
        if isinstance(widget, Toggle):
            press(scene, name)
        else:
            scene.group.set_focus(widget, by_keyboard=True)
            assert isinstance(widget, Choice | Stepper)
            key(scene, pygame.K_RIGHT)
        assert getattr(desk.settings, name) != before, name
    assert store.load(desk.saves) == (desk.settings, [])


def test_the_size_goes_from_80_to_200_per_cent(scene, desk):
    scene.group.set_focus(scene.group["ui_scale"])
    for _ in range(30):
        key(scene, pygame.K_RIGHT)
    assert desk.settings.ui_scale == 200
    for _ in range(30):
        key(scene, pygame.K_LEFT)
    assert desk.settings.ui_scale == 80


def test_a_size_from_a_file_that_is_no_step_is_shown_as_it_is(house, desk):
    desk.settings = dataclasses.replace(desk.settings, ui_scale=113)
    assert house.settings().group["ui_scale"].steps[4] == (113, "113 %")


def test_a_folder_that_cannot_be_written_is_told(scene, desk, tmp_path):
    (tmp_path / "file").write_text("in the way")
    desk.saves = tmp_path / "file"
    press(scene, "confirm")
    assert not desk.settings.confirm
    assert desk.toasts.notices[-1].fault


@pytest.fixture
def rules(desk):
    made = RulesScene(desk, "renown")
    made.resize(desk.screen)
    return made


def test_arrows_turn_the_pages_and_stop_at_the_ends(rules):
    seen = [rules.topics[rules.at].key]
    for _ in range(len(TOPICS) + 3):
        key(rules, pygame.K_RIGHT)
        if rules.topics[rules.at].key != seen[-1]:
            seen.append(rules.topics[rules.at].key)
    assert seen == [topic.key for topic in TOPICS]
    for _ in range(len(TOPICS) + 3):
        key(rules, pygame.K_LEFT)
    assert rules.at == 0


def test_the_chosen_topic_is_always_in_sight(rules):
    for _ in range(len(TOPICS)):
        key(rules, pygame.K_DOWN)
        pitch = rules.list.length / len(TOPICS)
        assert rules.list.offset <= rules.list.at * pitch + 1
        assert (rules.list.at + 1) * pitch <= rules.list.offset + rules.list.rect.h + 1


def test_writing_searches_and_an_empty_search_shows_all(rules):
    for letter in "marker court":
        rules.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert rules.topics
    assert all("marker" in t.text.casefold() and "court" in t.text.casefold() for t in rules.topics)
    write(rules, "search", "")
    assert [t.key for t in rules.topics] == [t.key for t in TOPICS]


def test_a_topic_named_by_the_search_comes_first():
    assert found(TOPICS, "hearts")[0].key == "hearts"


def test_a_search_without_an_answer_says_so_and_breaks_nothing(rules, desk):
    write(rules, "search", "spaceship")
    assert rules.topics == []
    rules.draw(pygame.Surface((1280, 720)))
    key(rules, pygame.K_TAB)
    key(rules, pygame.K_RIGHT)
    key(rules, pygame.K_RETURN)
    assert rules.at == 0


def test_it_opens_at_the_topic_asked_for(desk):
    scene = RulesScene(desk, "renown", key="victory")
    assert scene.topics[scene.at].key == "victory"

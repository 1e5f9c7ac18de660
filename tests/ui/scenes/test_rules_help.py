"""The pages of the rules: whole at every size, found by a search, and never those of another game."""

from __future__ import annotations

import importlib

import pygame
import pytest

from game.rules import GAMES
from game.rules.crown.help import TOPICS
from game.rules.crown.help_words import KEYWORDS
from game.ui.paint.text import ELLIPSIS
from game.ui.scenes import rules_help
from game.ui.scenes.rules_help import found, games_with_help, topics_of
from game.ui.scenes.situations import situations
from game.ui.screen import Screen
from game.ui.situations import Staged
from tests.ui.scenes.fingers import key, press, write
from tests.ui.scenes.reading import astray, clashes, read


@pytest.fixture
def without_crown(monkeypatch):
    """Crown's rules have no help."""
    seek = importlib.util.find_spec
    monkeypatch.setattr(
        rules_help.importlib.util,
        "find_spec",
        lambda name, *more: None if name == "game.rules.crown.help" else seek(name, *more),
    )


def test_every_game_has_rules_to_read():
    assert games_with_help() == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_its_own(house, game):
    scene = house.rules(game)
    assert scene.game == game
    assert scene.topics == list(importlib.import_module(f"game.rules.{game}.help").TOPICS)


@pytest.mark.parametrize("entry", TOPICS, ids=lambda entry: entry.key)
def test_every_topic_is_found_by_its_title_first(entry):
    assert entry == found(TOPICS, entry.title)[0]


@pytest.mark.parametrize("word", KEYWORDS)
def test_a_keyword_written_into_the_search_is_found(word):
    assert any(KEYWORDS[word] in entry.text for entry in found(TOPICS, word))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_no_page_is_cut_or_runs_into_anything(size, monkeypatch):
    staged = Staged(situations()["rules-crown"], Screen(*size, 1.0))
    try:
        scene = staged.stack.top
        scene._turn(0)
        for entry in TOPICS:
            assert scene.topics[scene.at] is entry
            said = read(scene, size, monkeypatch)
            assert astray(said, staged.desk.screen.rect) == [], entry.key
            assert clashes(said) == [], entry.key
            assert not [s.words for s in said if s.words.endswith(ELLIPSIS)], entry.key
            told = " ".join(s.words for s in said)
            assert " ".join(entry.text.split()) in told, entry.key
            key(scene, pygame.K_RIGHT)
    finally:
        staged.close()


def test_a_game_without_help_says_so_and_opens_no_other_games_rules(without_crown, house, desk, monkeypatch):
    assert topics_of("crown") == ()
    scene = house.rules("crown")
    scene.resize(desk.screen)
    assert (scene.game, scene.topics) == ("crown", [])
    said = " ".join(s.words for s in read(scene, (1280, 720), monkeypatch))
    assert "The rules of Recusant Crown are not written down here yet." in said
    write(scene, "search", "favor")
    assert scene.topics == []
    key(scene, pygame.K_RIGHT)


def test_from_there_the_other_games_rules_can_be_chosen(without_crown, house, desk):
    scene = house.rules("crown")
    scene.resize(desk.screen)
    scene.group.set_focus(scene.group["game"], by_keyboard=True)
    press(scene, "game")
    assert scene.game in games_with_help()
    assert scene.topics == list(topics_of(scene.game))


def test_where_no_game_is_named_the_first_with_help_is_shown(without_crown, house):
    assert house.rules().game == "patterns"

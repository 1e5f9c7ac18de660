"""The menu over a table: what it does to the match, and where it leads."""

from __future__ import annotations

import dataclasses

import pygame
import pytest

from game.app.match import Match
from game.ui.scene import Pop, Push, Quit, Replace
from game.ui.scenes.confirm import ConfirmScene, NameScene
from game.ui.scenes.rules_help import RulesScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.situations import played, table_of
from game.ui.scenes.title import TitleScene
from tests.ui.scenes.fingers import key, press, write


@pytest.fixture
def match(desk):
    """Ada must decide, and has decided before."""
    made = table_of(3, 7, names=("Ada",)).begin(desk.saves)
    while made.decision is None or made.decision.seat != 0:
        played(made, 1)
    yield made
    made.close()


@pytest.fixture
def menu(house, match, desk):
    scene = house.pause(match)
    scene.resize(desk.screen)
    return scene


def act(match: Match, count: int = 1) -> None:
    """Whoever must decide does the first thing that is allowed."""
    for _ in range(count):
        seat = match.decision.seat
        match.submit(seat, match.rules.legal_actions(match.view(seat))[0])


def test_back_and_escape_return_to_the_table(menu):
    assert press(menu, "back") == Pop()
    assert key(menu, pygame.K_ESCAPE) == Pop()


def test_it_leads_to_load_rules_settings_title_and_out(menu):
    assert isinstance(press(menu, "load").scene, SavesScene)
    rules = press(menu, "rules").scene
    assert isinstance(rules, RulesScene)
    assert rules.game == "renown"
    assert isinstance(press(menu, "settings").scene, SettingsScene)
    title = press(menu, "title")
    assert isinstance(title, Replace)
    assert title.all
    assert isinstance(title.scene, TitleScene)
    assert press(menu, "quit") == Quit()


def test_saving_gives_the_match_its_name(menu, match, stack, desk):
    stack.push(menu)
    asked = press(menu, "save")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, NameScene)
    stack.take(asked)
    write(stack.top, "text", "A rainy evening")
    stack.take(key(stack.top, pygame.K_RETURN))
    assert stack.top is menu
    assert match.path.name == "A rainy evening.journal"
    assert match.path.exists()
    assert "A rainy evening" in desk.toasts.notices[-1].sentence


def test_a_name_that_is_empty_cannot_be_given(menu, match, stack):
    stack.push(menu)
    before = match.path
    stack.take(press(menu, "save"))
    write(stack.top, "text", "   ")
    assert key(stack.top, pygame.K_RETURN) is None
    assert not stack.top.group["yes"].enabled
    stack.take(key(stack.top, pygame.K_ESCAPE))
    assert match.path == before


def test_take_back_undoes_the_persons_last_choice_and_returns(menu, match, house, desk):
    choices = [a for a in match.rules.legal_actions(match.view(0)) if a[0] in {"orient", "bid", "sacrifice"}]
    before = len(match.play.moves)
    match.submit(0, choices[0])
    scene = house.pause(match)
    scene.resize(desk.screen)
    if not scene.group["undo"].enabled:
        assert scene.group["undo"].tip
        return
    assert press(scene, "undo") == Pop()
    assert len(match.play.moves) == before


def test_take_back_is_off_with_its_reason_when_there_is_nothing(house, desk):
    match = table_of(3, 7).begin(None)
    scene = house.pause(match)
    assert not scene.group["undo"].enabled
    assert scene.group["undo"].tip
    assert not scene.group["save"].enabled


def test_conceding_asks_first_and_seats_a_bot(menu, match, stack, desk):
    stack.push(menu)
    asked = press(menu, "concede")
    assert isinstance(asked.scene, ConfirmScene)
    stack.take(asked)
    stack.take(key(stack.top, pygame.K_RETURN))
    assert not match.seats[0].human
    assert match.outcome is None
    assert menu not in stack.scenes


def test_who_says_no_plays_on(menu, match, stack):
    stack.push(menu)
    stack.take(press(menu, "concede"))
    stack.take(key(stack.top, pygame.K_ESCAPE))
    assert match.seats[0].human
    assert stack.top is menu


def test_without_asking_first_it_is_done_at_once(menu, match, desk):
    desk.settings = dataclasses.replace(desk.settings, confirm=False)
    assert press(menu, "concede") == Pop()
    assert not match.seats[0].human


def test_between_people_the_one_who_must_decide_gives_up(house, desk):
    match = table_of(3, 7, names=("Ada", "Ben"), people=2).begin(None)
    while match.decision.seat != 1:
        act(match)
    scene = house.pause(match)
    assert scene.seat == 1


def test_among_bots_alone_nobody_takes_back_or_gives_up(house, desk):
    match = table_of(3, 7, people=0).begin(None)
    scene = house.pause(match)
    assert not scene.group["undo"].enabled
    assert not scene.group["concede"].enabled


def test_the_game_on_the_table_cannot_be_loaded_over_itself_or_deleted(menu, match, desk):
    saves = press(menu, "load").scene
    saves.resize(desk.screen)
    assert saves.chosen.saved.path == match.path
    for name in ("load", "rename", "delete"):
        assert not saves.group[name].enabled
        assert saves.group[name].tip

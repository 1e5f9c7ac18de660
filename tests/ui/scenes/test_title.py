"""The first screen: what leads where, what can be gone on with, and when it stops drawing."""

from __future__ import annotations

import dataclasses
import shutil

import pygame

from game.app.match import Match
from game.core.errors import Unusable
from game.ui.scene import Pop, Push, Quit, Replace
from game.ui.scenes.rules_help import RulesScene
from game.ui.scenes.saves import SavesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.situations import played, saved_match, table_of
from game.ui.scenes.table import TableScene
from game.ui.table.board import BoardError
from tests.ui.scenes.fingers import click, dealt, press


def shown(house, desk):
    scene = house.title()
    scene.resize(desk.screen)
    scene.enter()
    scene.update(2.0)
    return scene


def test_a_games_card_leads_to_its_set_up(house, desk):
    step = press(shown(house, desk), "game:renown")
    assert isinstance(step, Push)
    assert isinstance(step.scene, SetupScene)
    assert step.scene.table.game == "renown"


def test_the_quiet_buttons_lead_where_they_say(house, desk):
    scene = shown(house, desk)
    assert isinstance(press(scene, "load").scene, SavesScene)
    assert isinstance(press(scene, "rules").scene, RulesScene)
    assert isinstance(press(scene, "settings").scene, SettingsScene)
    assert press(scene, "quit") == Quit()


def test_without_a_saved_game_there_is_nothing_to_continue(house, desk):
    assert not shown(house, desk).group["continue"].visible


def test_continue_goes_on_with_the_unfinished_game_played_last(house, desk):
    saved_match(desk.saves, table_of(3, 4), 30, "older", 5)
    saved_match(desk.saves, table_of(3, 5), 30, "newer", 2)
    saved_match(desk.saves, table_of(3, 6), 9999, "over", 1)
    scene = shown(house, desk)
    assert scene.last.saved.title == "newer"
    assert scene.last.stand.startswith("Era ")
    step = dealt(press(scene, "continue"))
    assert isinstance(step, Replace)
    assert step.all
    assert step.scene.match.path.stem == "newer"
    step.scene.match.close()


def test_enter_continues_at_once(house, desk):
    saved_match(desk.saves, table_of(3, 4), 30, "game", 0)
    scene = shown(house, desk)
    step = dealt(scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)))
    assert isinstance(step.scene, TableScene)
    step.scene.match.close()


def test_after_a_kill_continue_finds_the_match_as_it_was(house, desk, tmp_path):
    match = played(table_of(4, 7).begin(tmp_path / "killed"), 55)
    digest, number = match.play.digests[-1], len(match.play.moves)
    # a killed program closes nothing: what the next one finds is the file as it lies there
    shutil.copy(match.path, desk.saves / match.path.name)
    step = dealt(press(shown(house, desk), "continue"))
    again = step.scene.match
    assert (again.play.digests[-1], len(again.play.moves)) == (digest, number)
    again.close()
    match.close()


def test_a_damaged_game_is_not_offered_to_continue(house, desk):
    saved_match(desk.saves, table_of(3, 4), 30, "good", 5)
    (desk.saves / "bad.journal").write_bytes(b"{}\n")
    assert shown(house, desk).last.saved.title == "good"


def test_a_game_that_is_open_elsewhere_says_so_and_nothing_happens(house, desk):
    match = played(table_of(3, 4).begin(desk.saves), 10)
    scene = shown(house, desk)
    assert dealt(press(scene, "continue")) == Pop()
    assert "already" in desk.toasts.notices[-1].sentence
    match.close()


def test_it_comes_to_rest_and_then_draws_no_more(house, desk, stack):
    stack.push(house.title())
    for _ in range(200):
        stack.update(1 / 60)
    stack.draw(pygame.Surface((1280, 720)))
    stack.update(1 / 60)
    assert not stack.moving
    assert not stack.changed


def test_a_card_under_the_pointer_rises_and_comes_to_rest(house, desk):
    scene = shown(house, desk)
    card = scene.cards[0]
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    assert scene.moving
    scene.update(0.05)
    assert 0 < card.rise < 1
    for _ in range(90):
        scene.update(1 / 60)
    assert card.rise == 1
    assert not scene.moving


def test_with_reduced_motion_nothing_ever_moves_by_itself(house, desk):
    desk.settings = dataclasses.replace(desk.settings, reduced_motion=True)
    scene = house.title()
    scene.resize(desk.screen)
    scene.enter()
    assert not scene.moving
    card = scene.cards[0]
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    scene.update(1 / 60)
    assert card.rise == 1


def test_a_press_that_leaves_the_card_begins_nothing(house, desk):
    scene = shown(house, desk)
    card = scene.cards[0].rect
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=card.center, button=1))
    assert scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(2, 2), button=1)) is None
    assert click(scene, (2, 2)) is None


def test_a_finished_game_opens_at_its_result(house, desk):
    saved_match(desk.saves, table_of(3, 4), 9999, "over", 0)
    step = house.go_on(desk.saves / "over.journal")
    assert type(step.scene).__name__ == "ResultScene"
    again = Match.resume(desk.saves / "over.journal")  # and the file is let go of
    assert again.over
    again.close()


def test_a_board_that_cannot_be_used_is_told_and_the_first_screen_stays(house, desk, monkeypatch):
    def unread(*_):
        raise BoardError("renown.tmx: the board cannot be read.")

    monkeypatch.setattr("game.ui.table.shown.read_board", unread)
    assert house.sit_down(table_of(3, 4)) is None
    assert desk.toasts.notices[-1].sentence == "renown.tmx: the board cannot be read."


def test_card_files_that_cannot_be_used_are_told_before_a_table_is_set_up(house, desk, monkeypatch):
    def unread(*_):
        raise Unusable("crown.yaml:3:1: syntax: this is not YAML\nand more")

    monkeypatch.setattr("game.ui.app.CrownSetupScene", unread)
    monkeypatch.setattr("game.ui.app.GalleryScene", unread)
    scene = shown(house, desk)
    assert press(scene, "game:crown") is None
    assert press(scene, "gallery") is None
    assert desk.toasts.notices[-1].sentence == "crown.yaml:3:1: syntax: this is not YAML"

"""The list of saved games: going on, naming, deleting, and files that are none."""

from __future__ import annotations

import dataclasses
import json
import os

import pygame
import pytest

from game.app.match import Match
from game.ui.scenes.confirm import ConfirmScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.situations import saved_match, table_of
from game.ui.scenes.table import TableScene
from tests.ui.scenes.fingers import dealt, key, press, write


@pytest.fixture
def scene(house, desk, stack):
    saved_match(desk.saves, table_of(3, 4, names=("Ada",)), 30, "First", 0)
    saved_match(desk.saves, table_of(4, 5, names=("Ada",)), 30, "Second", 2)
    saved_match(desk.saves, table_of(3, 6), 9999, "Over", 4)
    (desk.saves / "foreign.journal").write_bytes(b"not ours\n")
    os.utime(desk.saves / "foreign.journal", (1, 1))
    made = house.saves()
    stack.push(made)
    return made


def choose(scene, name: str) -> None:
    """Walks down the list to a game."""
    titles = [saved.title for saved in scene.saved]
    scene.group.set_focus(scene.list)
    while scene.list.at < titles.index(name):
        key(scene, pygame.K_DOWN)


def test_the_newest_stands_first_and_is_chosen(scene):
    assert [saved.title for saved in scene.saved] == ["First", "Second", "Over", "foreign"]
    assert scene.chosen.saved.title == "First"
    assert scene.chosen.stand.startswith("Era ")


def test_enter_goes_on_with_the_chosen_one(scene):
    choose(scene, "Second")
    step = dealt(key(scene, pygame.K_RETURN))
    assert isinstance(step.scene, TableScene)
    assert len(step.scene.match.seats) == 4
    step.scene.match.close()


def test_a_finished_one_is_looked_at(scene):
    choose(scene, "Over")
    assert scene.group["load"].label == "Look at it"
    assert isinstance(dealt(press(scene, "load")).scene, ResultScene)


def test_a_foreign_file_says_what_it_is_and_stays_as_it_is(scene, desk):
    choose(scene, "foreign")
    assert scene.chosen.flaw
    assert scene.group["load"].tip == scene.chosen.flaw
    assert press(scene, "load") is None
    assert key(scene, pygame.K_RETURN) is None
    assert (desk.saves / "foreign.journal").read_bytes() == b"not ours\n"


def test_a_game_of_other_rules_cannot_be_gone_on_with_and_says_so(scene, desk):
    path = desk.saves / "Second.journal"
    lines = path.read_text().splitlines()
    row = json.loads(lines[4])
    row["digest"] = "0" * 16
    path.write_text("\n".join([*lines[:4], json.dumps(row), *lines[5:]]) + "\n")
    os.utime(path, (2, 2))
    scene._read_anew()
    choose(scene, "Second")
    assert scene.chosen.flaw
    assert not scene.group["load"].enabled


def test_renaming_moves_the_file_and_keeps_it_chosen(scene, stack, desk):
    choose(scene, "Second")
    stack.take(press(scene, "rename"))
    write(stack.top, "text", "At court")
    stack.take(key(stack.top, pygame.K_RETURN))
    assert (desk.saves / "At court.journal").exists()
    assert not (desk.saves / "Second.journal").exists()
    assert scene.chosen.saved.title == "At court"
    Match.resume(desk.saves / "At court.journal").close()


def test_renaming_never_writes_over_another(scene, stack, desk):
    before = (desk.saves / "First.journal").read_bytes()
    choose(scene, "Second")
    stack.take(press(scene, "rename"))
    write(stack.top, "text", "First")
    stack.take(key(stack.top, pygame.K_RETURN))
    assert (desk.saves / "First.journal").read_bytes() == before
    assert (desk.saves / "First (2).journal").exists()


def test_deleting_asks_and_then_deletes(scene, stack, desk):
    choose(scene, "foreign")
    asked = press(scene, "delete")
    assert isinstance(asked.scene, ConfirmScene)
    stack.take(asked)
    stack.take(key(stack.top, pygame.K_RETURN))
    assert not (desk.saves / "foreign.journal").exists()
    assert len(scene.saved) == 3


def test_who_keeps_it_keeps_it(scene, stack, desk):
    stack.take(press(scene, "delete"))
    stack.take(key(stack.top, pygame.K_ESCAPE))
    assert (desk.saves / "First.journal").exists()


def test_without_asking_first_it_is_deleted_at_once(scene, desk):
    desk.settings = dataclasses.replace(desk.settings, confirm=False)
    assert press(scene, "delete") is None
    assert not (desk.saves / "First.journal").exists()


def test_a_game_that_is_played_elsewhere_is_neither_renamed_nor_deleted(scene, stack, desk):
    match = Match.resume(desk.saves / "First.journal")
    stack.take(press(scene, "delete"))
    stack.take(key(stack.top, pygame.K_RETURN))
    assert (desk.saves / "First.journal").exists()
    stack.take(press(scene, "rename"))
    write(stack.top, "text", "Mine")
    stack.take(key(stack.top, pygame.K_RETURN))
    assert (desk.saves / "First.journal").exists()
    assert all(notice.fault for notice in desk.toasts.notices)
    match.close()


def test_with_no_games_there_is_nothing_to_press_but_back(house, desk, tmp_path):
    desk.saves = tmp_path / "none"
    scene = house.saves()
    scene.resize(desk.screen)
    assert [w.key for w in scene.group if w.enabled and w.key != "list"] == ["back"]

"""Simulations in the window: choosing, playing, stopping, going on, looking at games."""

import json
import multiprocessing
from dataclasses import replace

import pygame
import pytest

from game.app.sim.crew import Alone
from game.app.sim.folder import GAMES
from game.app.sim.play import play_game
from game.app.sim.shelf import FOLDER
from game.bots.levels import LEVELS, QUICK
from game.ui.scene import Quit
from game.ui.scenes import simulation_view as views
from game.ui.scenes.confirm import ConfirmScene
from game.ui.scenes.simulation_decks import PickDecksScene
from game.ui.scenes.simulation_form import Wish, explained
from game.ui.scenes.simulation_watch import CHANGED, WatchScene
from game.ui.scenes.simulations import KEPT, NEW, SimulationsScene
from game.ui.widgets import Action
from tests.ui.scenes.fingers import click, key, press, write


@pytest.fixture
def scene(desk, stack):
    made = SimulationsScene(desk, lambda plan, _jobs: Alone(plan))
    stack.push(made)
    yield made
    stack.take(Quit())


def choose_quick(scene, games: int = 3) -> None:
    """Renown in one Era between bots that do not think."""
    scene.act(Action("game", "renown"))
    for seat in range(3):
        while scene.wish.levels[seat] != "random":
            press(scene, f"level:{seat}")
    scene.act(Action("option:eras", 1))
    write(scene, "games", str(games))


def play_to_the_end(scene) -> None:
    while scene.player.study is not None:
        scene.update(0.1)


def finish(scene, games: int = 3) -> None:
    choose_quick(scene, games)
    press(scene, "start")
    play_to_the_end(scene)


def to_tab(scene, tab: str) -> None:
    scene.group["tab"].put("value", tab)
    scene.act(Action("tab", tab))


def test_the_title_leads_to_the_simulations_and_escape_back(house, stack):
    stack.push(house.title())
    stack.take(press(stack.top, "simulations"))
    assert isinstance(stack.top, SimulationsScene)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    assert stack.top.name == "title"


def test_a_simulation_is_chosen_played_and_kept(scene, desk):
    finish(scene)
    assert scene.mode == KEPT
    assert scene.study.finished
    assert [row.number for row in scene.study.rows] == [0, 1, 2]
    plan = scene.study.plan
    assert scene.study.rows == [replace(play_game(plan, number), moves="") for number in range(3)]
    (folder,) = (desk.saves / FOLDER).iterdir()
    assert len((folder / GAMES).read_bytes().splitlines()) == 4
    assert scene.group["go"].label == "100 more games"


def test_figures_grow_while_it_is_played(scene):
    choose_quick(scene, 30)
    press(scene, "start")
    scene.update(0.1)
    scene.update(0.6)
    before = [drawing.says for drawing in scene._charts]
    assert "of 2" in before[0]
    for _ in range(5):
        scene.update(0.1)
    scene.update(0.6)
    assert [drawing.says for drawing in scene._charts] != before


def test_stopped_it_goes_on_where_it_was_and_is_not_read_again(scene):
    choose_quick(scene, 6)
    press(scene, "start")
    scene.update(0.1)
    scene.update(0.1)
    press(scene, "go")
    assert scene.player.study is None
    assert scene.study.done == 2
    assert scene.group["go"].label == "Go on"
    press(scene, "go")
    play_to_the_end(scene)
    assert scene.study.finished


def test_a_finished_one_can_have_more_games(scene):
    finish(scene)
    press(scene, "go")
    scene.update(0.1)
    assert (scene.study.games, scene.study.done) == (103, 4)
    press(scene, "go")


def test_leaving_stops_it_and_says_so(scene, desk, stack):
    choose_quick(scene, 40)
    press(scene, "start")
    scene.update(0.1)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0))
    assert stack.top is None
    assert any("was stopped after 1 of 40 games" in notice.sentence for notice in desk.toasts.notices)


def test_closing_the_window_leaves_no_process(desk, stack):
    scene = SimulationsScene(desk)
    stack.push(scene)
    choose_quick(scene, 500)
    scene.wish = scene.wish.changed("jobs", "", 2)
    press(scene, "start")
    assert len(multiprocessing.active_children()) == 2
    stack.handle(pygame.event.Event(pygame.QUIT))
    assert stack.top is None
    assert multiprocessing.active_children() == []


def test_one_is_played_at_a_time_and_others_can_be_looked_at(scene):
    finish(scene)
    scene.act(Action("mode", NEW))
    choose_quick(scene, 50)
    press(scene, "start")
    playing = scene.player.study
    scene.act(Action("mode", NEW))
    assert not scene.group["start"].enabled
    scene.act(Action("mode", KEPT))
    other = next(n for n, kept in enumerate(scene.kept) if kept.path != playing.path)
    scene._list.at = other
    scene.act(Action("list:at", other))
    assert scene.study is not playing
    assert not scene.group["go"].enabled
    done = playing.done
    scene.update(0.1)
    assert playing.done > done


def test_what_cannot_be_played_says_why(scene):
    write(scene, "games", "0")
    assert scene.group["games"].wrong
    assert scene.group["start"].tip == "Games are a number from 1 to 1000000."
    write(scene, "games", "10")
    assert scene.group["start"].enabled


def test_levels_go_round_and_seats_come_and_go(scene):
    scene.act(Action("game", "patterns"))
    assert scene.wish.levels == (QUICK,) * 4
    for _ in LEVELS:
        press(scene, "level:2")
    assert scene.wish.levels == (QUICK,) * 4
    scene.act(Action("count", 6))
    assert len(scene.wish.levels) == 6
    assert scene.group["level:5"].label.startswith("6 ")


def test_decks_are_picked_from_a_list(scene, stack):
    step = press(scene, "decks")
    stack.take(step)
    picking = stack.top
    assert isinstance(picking, PickDecksScene)
    press(picking, "none")
    assert not picking.group["done"].enabled
    picking.group.set_focus(picking.group["list"])
    key(picking, pygame.K_RETURN)
    key(picking, pygame.K_DOWN)
    key(picking, pygame.K_RETURN)
    stack.take(press(picking, "done"))
    assert [deck.name for deck in scene.wish.decks] == [deck.name for deck in picking.decks[:2]]
    assert scene.group["decks"].label == "2 decks"


def test_the_report_is_written_and_said_where(scene, desk):
    finish(scene)
    press(scene, "report")
    report = json.loads((scene.study.path / "report.json").read_text(encoding="utf-8"))
    assert report["games"] == 3
    assert (scene.study.path / "report.html").exists()
    assert (scene.study.path / "plots" / "wins.png").exists()
    assert str(scene.study.path) in desk.toasts.notices[-1].sentence


def test_one_is_deleted_after_a_question(scene, stack):
    finish(scene)
    path = scene.study.path
    stack.take(press(scene, "delete"))
    assert isinstance(stack.top, ConfirmScene)
    stack.take(press(stack.top, "yes"))
    assert not path.exists()
    assert scene.kept == []
    assert scene.study is None


def test_one_that_cannot_be_read_is_told_and_can_be_deleted(scene, desk):
    finish(scene)
    (scene.study.path / "plan.json").write_text("{", encoding="utf-8")
    fresh = SimulationsScene(desk)
    fresh.resize(desk.screen)
    fresh.act(Action("mode", KEPT))
    assert "missing or damaged" in fresh.chosen.flaw
    assert fresh.study is None
    assert fresh.group["delete"].enabled


def test_a_damaged_row_is_told_when_it_is_looked_at(scene, desk):
    finish(scene)
    lines = (scene.study.path / GAMES).read_bytes().splitlines(keepends=True)
    (scene.study.path / GAMES).write_bytes(b"".join([*lines[:2], b"nonsense\n", *lines[2:]]))
    fresh = SimulationsScene(desk)
    fresh.resize(desk.screen)
    fresh.act(Action("mode", KEPT))
    for _ in range(3):  # it is read a little at a time
        fresh.update(0.1)
    assert fresh.study is None
    assert "line 3: this row is damaged" in desk.toasts.notices[-1].sentence


# -- watching


def watching(scene, stack, number: int = 1) -> WatchScene:
    finish(scene)
    to_tab(scene, views.GAMES)
    scene._games.at = number
    stack.take(press(scene, "watch"))
    assert isinstance(stack.top, WatchScene)
    return stack.top


def test_any_game_is_watched_to_the_end_it_had(scene, desk, stack):
    desk.settings = replace(desk.settings, speed="instant")
    table = watching(scene, stack)
    row = scene.study.rows[1]
    for _ in range(4000):
        stack.update(0.5)
        if isinstance(stack.top, ConfirmScene):
            break
        if table.director.gate is not None:  # the hands of an Era lie open until they have been read
            table.go_on()
    assert table.match.play.digests[-1] == row.digest
    assert table.match.outcome.winners == row.winners
    stack.take(press(stack.top, "yes"))
    assert stack.top is scene


def test_whoever_watches_may_look_over_every_shoulder(scene, stack):
    table = watching(scene, stack)
    stack.update(0.1)
    seen = []
    for _ in range(4):
        key(table, pygame.K_v)
        stack.update(0.1)
        seen.append((table.session.model.viewer, table.session.home))
    assert seen == [(0, 0), (1, 1), (2, 2), (None, 0)]


def test_watching_can_be_left_at_any_time(scene, stack):
    table = watching(scene, stack)
    stack.update(0.1)
    stack.take(table.menu())
    assert isinstance(stack.top, ConfirmScene)
    stack.take(press(stack.top, "yes"))
    assert stack.top is scene


def test_a_simulation_goes_on_while_a_game_is_watched(scene, desk, stack):
    finish(scene)
    press(scene, "go")
    to_tab(scene, views.GAMES)
    stack.take(press(scene, "watch"))
    done = scene.study.done
    stack.update(0.1)
    assert scene.study.done > done
    stack.take(stack.top.menu())
    stack.take(press(stack.top, "yes"))


def test_a_game_that_would_go_otherwise_by_now_is_not_shown(scene, desk):
    finish(scene)
    to_tab(scene, views.GAMES)
    scene._games.games[0] = replace(scene._games.games[0], digest="0" * 16)
    assert press(scene, "watch") is None
    assert desk.toasts.notices[-1].sentence == CHANGED


def test_a_game_whose_moves_were_not_kept_says_so(scene, desk):
    finish(scene)
    (scene.study.path / "moves.txt").unlink()
    to_tab(scene, views.GAMES)
    assert press(scene, "watch") is None
    assert desk.toasts.notices[-1].sentence == "The moves of game 0 were not kept."


def test_the_list_of_games_grows_and_the_choice_stays_on_its_game(scene):
    finish(scene)
    to_tab(scene, views.GAMES)
    scene._games.at = 2
    chosen = scene._games.chosen
    press(scene, "go")
    for _ in range(4):
        scene.update(0.6)
    assert len(scene._games.games) > 4
    assert scene._games.chosen is chosen
    press(scene, "go")


def test_a_click_on_the_chosen_game_watches_it(scene, stack):
    finish(scene)
    to_tab(scene, views.GAMES)
    place = (scene._games.rect.x + 30, scene._games.rect.y + 10)
    stack.take(click(scene, place))
    assert isinstance(stack.top, WatchScene)


# -- words


def test_a_wish_is_explained_in_a_sentence(desk):
    crown = Wish().of_game("crown").plan(desk.saves)
    assert explained(crown).endswith(f"That takes {crown.round} games.")
    assert "every two factions" in explained(
        Wish().of_game("crown").changed("pairing", "", "groups").plan(desk.saves)
    )
    assert explained(Wish().of_game("patterns").plan(desk.saves)).startswith("Every 4 of 6 Wizards")
    assert explained(Wish().of_game("renown").plan(desk.saves)) == "3 seats: all bots are alike."

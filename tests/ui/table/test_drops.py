"""What is put down goes on from where the hand let go of it, and never from where it was taken."""

from __future__ import annotations

import math

import pygame
import pytest

from game.ui.renown.choreography import MarkerFlight
from game.ui.renown.situations import queen, table
from game.ui.scenes.table import TableScene
from tests.ui.table.hands import a_desk, drag, key, lift, motion, put, said, up, where


def fresh(*script: str) -> TableScene:
    scene = table(a_desk(), position=queen(), script=script)
    put(scene)
    return scene


def dropped(scene: TableScene, take: str, pos: tuple[int, int]) -> tuple[float, float]:
    """Takes a thing there, waits until it has come after the pointer, lets go; where its middle was then."""
    lift(scene, take)
    motion(scene, pos)
    for _ in range(10):
        scene.update(0.05)
    pose = scene.stage.pieces[take].pose
    up(scene, pos)
    return pose.x, pose.y


def bidding() -> TableScene:
    scene = table(a_desk(), script=("orient dealt", "successor right", "bid H", "bid V"))
    put(scene)
    return scene


def flight(scene: TableScene) -> MarkerFlight:
    return next(run.effect for run in scene.director.running if isinstance(run.effect, MarkerFlight))


@pytest.mark.parametrize("kind", ["H", "V"])
def test_a_marker_dropped_into_the_court_flies_on_from_there(kind: str) -> None:
    scene = bidding()
    x, y = where(scene, "court")
    at = dropped(scene, f"m:{kind}", (x + 90, y))
    assert said(scene)[-1] == f"bid {kind}"
    assert math.dist(flight(scene).start, at) < 3


def test_a_marker_bid_by_a_button_flies_from_its_place_on_the_plate() -> None:
    scene = bidding()
    home = scene.stage.pieces["m:V"].pose
    key(scene, pygame.K_v)
    assert math.dist(flight(scene).start, (home.x, home.y)) < 12


@pytest.mark.parametrize("place", [3, 4, 6])
def test_the_dens_card_goes_straight_on_to_the_place_it_was_dropped_at(place: int) -> None:
    scene = fresh("sacrifice 6H")
    lift(scene, "den")
    goal = where(scene, f"place:{place}")
    motion(scene, goal)
    for _ in range(10):
        scene.update(0.05)
    start = scene.stage.pieces["den"].pose
    up(scene, goal)
    assert said(scene)[-1].startswith("raise den")
    card = scene.match.play.state.hierarchy[place]
    piece = scene.stage.pieces[f"c:{card}"]
    assert math.dist((piece.pose.x, piece.pose.y), (start.x, start.y)) < 3
    assert scene.stage.pieces["den"].pose == scene.stage.pieces["den"].goal
    end = piece.goal
    for _ in range(40):
        scene.update(0.02)
        assert min(start.x, end.x) - 1 <= piece.pose.x <= max(start.x, end.x) + 1
    assert (piece.pose.x, piece.pose.y, piece.pose.width) == (end.x, end.y, end.width)


def test_a_buried_card_that_all_remember_goes_on_from_the_hand_too() -> None:
    script = ("take", "sacrifice TS", "bury 9D 1", "bury 5S 0 out", "take", "take", "take", "sacrifice 6H")
    scene = fresh(*script)
    lift(scene, "c:5S")
    goal = where(scene, "place:1")
    motion(scene, goal)
    for _ in range(10):
        scene.update(0.05)
    start = scene.stage.pieces["c:5S"].pose
    up(scene, goal)
    assert said(scene)[-1].startswith("raise den")
    pose = scene.stage.pieces["c:5S"].pose
    assert math.dist((pose.x, pose.y), (start.x, start.y)) < 3


@pytest.mark.parametrize(("take", "onto"), [("c:6H", "row"), ("c:4C", "seat:2"), ("c:TH", "hand")])
def test_cards_go_on_from_where_they_were_dropped(take: str, onto: str) -> None:
    scene = fresh()
    at = dropped(scene, take, where(scene, onto))
    assert len(said(scene)) == 1
    pose = scene.stage.pieces[take].pose
    assert math.dist((pose.x, pose.y), at) < 3


def test_what_another_player_does_next_knows_nothing_of_the_drop() -> None:
    scene = fresh()
    drag(scene, "c:4C", "seat:2")
    assert scene._dropped is None


def test_after_a_drop_nothing_is_looked_at_closely_until_the_pointer_moves_on() -> None:
    scene = fresh()
    dropped(scene, "c:TH", where(scene, "hand"))
    for _ in range(200):
        scene.update(0.05)
        assert not scene.look_due


def test_nothing_comes_up_by_itself_over_what_is_being_shown() -> None:
    scene = fresh()
    motion(scene, where(scene, "c:JD"))
    key(scene, pygame.K_t)
    motion(scene, where(scene, "c:3C"))
    while scene.director.busy:
        scene.update(0.02)
        assert not scene.look_due
    for _ in range(80):
        scene.update(0.05)
    assert scene.look_due

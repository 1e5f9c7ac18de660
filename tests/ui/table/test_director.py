"""The director shows one event after another and always ends at the newest view."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.event import Asked, Cause, Event
from game.ui.table.director import INSTANT, Director, Score
from game.ui.table.effects import Banner
from game.ui.table.pose import Move, Pose
from game.ui.table.stage import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(Event):
    """A counter went on."""

    n: int


def step(n: int) -> Stepped:
    return Stepped(cause=Cause(None, "test"), n=n)


def lay(view: int) -> dict[str, Pose]:
    return {"a": Pose(view * 10, 0, 20)}


def compose(event: Event, _before: int, after: int) -> Score:
    if isinstance(event, Asked):
        return Score(hold=0.4)
    if after == 7:
        return Score(effects=(Banner(title="Stop", duration=1.0),), gate=True)
    return Score({"a": Move(0.5)}, switch=0.3, hold=0.6)


@pytest.fixture
def director() -> Director:
    made = Director(Stage(), lay, compose)
    made.reset(0)
    return made


def test_panels_show_the_new_view_when_the_score_says_so(director: Director) -> None:
    director.feed(step(1), 1)
    assert director.shown == 0
    director.update(0.2)
    assert director.shown == 0
    director.update(0.2)
    assert director.shown == 1
    assert director.busy
    director.update(0.3)
    assert not director.busy


def test_events_wait_for_those_before_them(director: Director) -> None:
    director.feed(step(1), 1)
    director.feed(step(2), 2)
    director.update(0.65)
    assert director.shown == 1
    assert director.newest == 2
    director.update(0.65)
    assert (director.shown, director.busy) == (2, False)
    assert director.stage.poses() == lay(2)


def test_finishing_ends_everything_that_waits(director: Director) -> None:
    for n in (1, 2, 3):
        director.feed(step(n), n)
    director.update(0.1)
    director.finish()
    assert (director.shown, director.busy, director.stage.poses()) == (3, False, lay(3))


def test_a_gate_stays_until_somebody_goes_on(director: Director) -> None:
    director.feed(step(7), 7)
    director.feed(step(8), 8)
    director.update(30)
    assert director.gate is not None
    director.update(30)
    assert director.shown == 7
    assert not director.moving
    director.go_on()
    director.update(2)
    assert (director.shown, director.gate) == (8, None)


def test_finishing_goes_as_far_as_the_next_gate(director: Director) -> None:
    for n in (1, 7, 8):
        director.feed(step(n), n)
    director.finish()
    assert director.gate is not None
    assert director.shown == 7
    director.finish()
    assert director.shown == 7
    director.go_on()
    director.finish()
    assert (director.shown, director.busy) == (8, False)


@pytest.mark.parametrize("speed", [INSTANT, 1.0, 2.0, 4.0])
def test_every_speed_ends_the_same(director: Director, speed: float) -> None:
    director.speed = speed
    for n in range(1, 6):
        director.feed(step(n), n)
    for _ in range(200):
        director.update(0.05)
    assert (director.shown, director.busy, director.stage.poses()) == (5, False, lay(5))
    assert director.running == []


def test_at_instant_speed_nothing_is_ever_on_its_way(director: Director) -> None:
    director.speed = INSTANT
    for n in range(1, 6):
        director.feed(step(n), n)
        assert director.stage.poses() == lay(n)
        assert not director.busy


def test_a_faster_speed_takes_less_time(director: Director) -> None:
    director.speed = 4.0
    director.feed(step(1), 1)
    director.update(0.16)
    assert not director.busy


def test_a_question_that_is_shown_stands_until_something_follows_it(director: Director) -> None:
    director.feed(step(1), 1)
    assert director.between
    director.feed(Asked(cause=Cause(None, "test"), decision=None), 2)
    director.update(0.65)
    assert director.busy
    assert not director.between
    director.feed(step(3), 3)
    assert director.between


def test_what_is_being_shown_is_told_in_words_when_the_panels_show_it(director: Director) -> None:
    director.feed(step(1), 1)
    assert director.told == 0
    director.update(0.35)
    assert director.told == 1

"""The processes that make pictures: real ones, that may die."""

from __future__ import annotations

import time

import pytest

from game.ui.cardface.artwork import Order, subject_of
from game.ui.cardface.workshop import Workshop
from tests.ui.cardface.desk_of_designer import SHRIKE

pytestmark = pytest.mark.slow
PATIENCE = 60.0
"""Seconds until a machine counts as stuck; a test never waits so long but there."""


@pytest.fixture
def workshop(tmp_path):
    made = Workshop(str(tmp_path), hands=1)
    yield made
    made.close()


def finished(workshop, count=1):
    done, until = [], time.monotonic() + PATIENCE
    while len(done) < count and time.monotonic() < until:
        done += workshop.poll()
    return done


def order():
    return Order(subject_of(SHRIKE), (48, 36))


def test_a_picture_comes_from_another_process(workshop):
    workshop.ask("a", "art", order())
    [done] = finished(workshop)
    assert (done.key, done.fault, done.value.size) == ("a", "", (48, 36))
    assert not workshop.busy


def test_the_same_job_is_done_once_and_an_urgent_one_first(workshop):
    for key in ("a", "b", "a"):
        workshop.ask(key, "art", order())
    workshop.ask("c", "look", "nowhere.png", first=True)
    assert [done.key for done in finished(workshop, 3)] == ["c", "a", "b"]


def test_a_job_that_fails_says_how(workshop):
    workshop.ask("a", "art", "no order at all")
    [done] = finished(workshop)
    assert "AttributeError" in done.fault


def test_a_process_that_dies_is_replaced_and_its_job_done_again(workshop):
    workshop.ask("a", "art", order())
    finished(workshop)
    workshop._hands[0].process.kill()
    workshop._hands[0].process.join()
    workshop.ask("b", "art", order())
    [done] = finished(workshop)
    assert (done.key, done.fault) == ("b", "")


def test_no_process_is_left_behind(workshop):
    workshop.ask("a", "art", order())
    finished(workshop)
    process = workshop._hands[0].process
    pid = process.pid
    workshop.close()
    assert not workshop.busy
    with pytest.raises(ProcessLookupError):
        __import__("os").kill(pid, 0)

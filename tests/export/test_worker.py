"""Exports beside the window's loop: in a process of their own, stopped, failed, ended from outside."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from game.ui.export.order import Done, Step
from game.ui.export.wanted import Wanted
from game.ui.export.worker import Failed, News, Process, Steps
from tests.export.workbench import FIVE, order


def last(work: Process | Steps, until: type = Done, seconds: float = 60) -> News:
    """Polls until some news comes; whatever ends the work before is what comes."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        news = work.poll()
        if isinstance(news, until | Done | Failed):
            return news
        time.sleep(0.01)
    raise AssertionError("nothing came in time")


def test_a_process_makes_the_order_and_tells_how_far_it_is(tmp_path: Path) -> None:
    work = Process(order(tmp_path, "png"), tmp_path)
    assert isinstance(last(work, Step), Step)
    done = last(work)
    assert isinstance(done, Done)
    assert [path.stem for path in done.files] == list(FIVE)
    assert all(path.is_file() for path in done.files)
    assert work.poll() is None
    work.stop()  # which has nothing left to end


def test_stopped_it_leaves_whole_files_only(tmp_path: Path) -> None:
    work = Process(order(tmp_path, "png", wanted=Wanted(game="renown")), tmp_path)
    last(work, Step)
    work.stop()
    left = [path for path in (tmp_path / "out").rglob("*") if path.is_file()]
    assert len(left) < 52
    assert not [path for path in left if path.name.startswith(".")]
    assert work.poll() is None


def test_an_order_that_cannot_be_comes_back_as_one_sentence(tmp_path: Path) -> None:
    work = Process(order(tmp_path, "png", ("nobody",)), tmp_path)
    failed = last(work)
    assert isinstance(failed, Failed)
    assert failed.sentence.startswith("There is no card 'nobody'")


def test_a_process_that_is_ended_from_outside_is_told_of(tmp_path: Path) -> None:
    work = Process(order(tmp_path, "png", wanted=Wanted(game="renown")), tmp_path)
    last(work, Step)
    number = work._process.pid
    assert number is not None
    os.kill(number, 9)
    assert last(work) == Failed("The export stopped in the middle: its process ended.")


def test_off_screen_each_asking_makes_a_piece(tmp_path: Path) -> None:
    work = Steps(order(tmp_path, "png", FIVE[:2]), tmp_path)
    assert work.poll() == Step(0, 2, "5 of Spades")
    assert not (tmp_path / "out").exists()
    assert isinstance(work.poll(), Step)
    assert (tmp_path / "out" / "cards" / "renown" / "5S.png").is_file()
    assert isinstance(work.poll(), Done)
    assert work.poll() is None


def test_off_screen_it_fails_and_stops_too(tmp_path: Path) -> None:
    assert isinstance(Steps(order(tmp_path, "png", paper="a5"), tmp_path).poll(), Failed)
    work = Steps(order(tmp_path, "png"), tmp_path)
    work.poll()
    work.stop()
    assert work.poll() is None


@pytest.mark.slow
def test_a_stubborn_process_is_ended_and_its_half_file_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui.export import worker

    monkeypatch.setattr(worker, "PATIENCE", 0.0)
    work = Process(order(tmp_path, "png", wanted=Wanted(game="renown")), tmp_path)
    last(work, Step)
    number = work._process.pid
    half = tmp_path / "out" / "cards" / "renown" / f".one.png.{number}.part"
    half.parent.mkdir(parents=True, exist_ok=True)
    half.write_bytes(b"half")
    work.stop()
    assert not half.exists()

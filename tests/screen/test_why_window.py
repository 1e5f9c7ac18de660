"""Hints and whys in a real window: by the real mouse and keyboard, thought of in a process of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screen.driver import REAL_WINDOW, Person, until
from tests.screen.test_window import scheme

pytestmark = REAL_WINDOW


@pytest.fixture
def person(screen, tmp_path):
    """Ada must scheme; it is her game alone, and nobody has done anything yet."""
    made = Person(screen, tmp_path, "--load", str(scheme(tmp_path / "saves")))
    yield made
    made.away()


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def runs(pid: int) -> bool:
    """Whether a process is still at work: not gone, and not merely waiting to be counted as gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_hint_by_the_key_then_why_by_the_mouse_and_on_with_the_game(person):
    person.waits_for("table", "c:6H")
    before = len(children(person.program.pid))
    person.key("i")
    until("somebody who thinks", lambda: len(children(person.program.pid)) > before)
    person.waits_for("table", "c:6H")  # at rest: the answer is there
    assert person.actions("p1") == []
    person.takes("c:6H")
    person.drops("row")
    until("the sacrifice", lambda: person.actions("p1") == ["sacrifice 6H"])
    targets = person.waits_for("table", "bar:why")
    x, y, w, h = targets["bar:why"]
    person.does("mousemove", x + w // 2, y + h // 2, "click", 1)
    person.waits_for("why", "back")
    person.key("Escape")
    person.takes("c:QH")
    person.drops("place:3")
    until("the Queen's rise", lambda: person.actions("p1")[1:2] == ["raise QH 1"])
    assert person.log.read_text() == ""


@pytest.mark.slow
def test_acting_while_a_hint_is_thought_of_and_quitting_then_leave_nothing_behind(person):
    person.waits_for("table", "c:6H")
    person.key("i")
    person.takes("c:6H")
    person.drops("row")
    until("the sacrifice", lambda: person.actions("p1") == ["sacrifice 6H"])
    person.key("y")
    until("the plate", lambda: person.sees()["scene"] == "why")
    left = children(person.program.pid)
    person.key("y")
    until("the table", lambda: person.sees()["scene"] == "table")
    person.key("i")
    person.key("Escape")
    person.key("Escape")
    person.clicks("pause", "quit")
    assert person.ends() == 0
    until("the end of all that thought", lambda: not any(runs(pid) for pid in left))
    assert person.log.read_text() == ""

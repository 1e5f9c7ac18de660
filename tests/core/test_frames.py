from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.decision import Decision
from game.core.frames import Frame, answered, in_order, run

PROGRAMS = {
    "plain": (("note", "one"), ("note", "two")),
    "asking": (("note", "before"), ("ask",), ("note_it",), ("note", "after")),
    "nesting": (("note", "outside"), ("call", "plain"), ("note", "outside again")),
    "asking_within": (("call", "asking"), ("note", "outside")),
    "empty": (),
}


def note(state: Any, frame: Frame, step: Any, log: Any) -> None:
    state.notes.append(step[1])


def note_it(state: Any, frame: Frame, step: Any, log: Any) -> None:
    state.notes.append(frame.it)


def ask(state: Any, frame: Frame, step: Any, log: Any) -> None:
    state.decision = Decision(frame.seat, "which")


def call(state: Any, frame: Frame, step: Any, log: Any) -> None:
    state.frames.append(Frame(step[1], 0, frame.seat, frame.source))


VERBS = {"note": note, "note_it": note_it, "ask": ask, "call": call}


def started(program: str) -> Any:
    state = SimpleNamespace(frames=[Frame(program, 0, 1, "card")], decision=None, notes=[])
    run(state, PROGRAMS, VERBS, None)
    return state


def test_a_program_runs_to_its_end_and_leaves_no_frame() -> None:
    state = started("plain")
    assert state.notes == ["one", "two"]
    assert state.frames == []


def test_a_program_without_steps_is_over_at_once() -> None:
    assert started("empty").frames == []


def test_a_question_stops_everything_until_it_is_answered() -> None:
    state = started("asking")
    assert state.notes == ["before"]
    assert state.decision == Decision(1, "which")
    run(state, PROGRAMS, VERBS, None)
    assert state.notes == ["before"], "running on without an answer does nothing"
    answered(state, "this")
    run(state, PROGRAMS, VERBS, None)
    assert state.notes == ["before", "this", "after"]
    assert state.frames == []


def test_what_is_called_ends_before_its_caller_goes_on() -> None:
    assert started("nesting").notes == ["outside", "one", "two", "outside again"]


def test_an_answer_goes_to_the_frame_that_asked() -> None:
    state = started("asking_within")
    assert [frame.program for frame in state.frames] == ["asking_within", "asking"]
    answered(state, "inner")
    assert [frame.it for frame in state.frames] == [None, "inner"]
    run(state, PROGRAMS, VERBS, None)
    assert state.notes == ["before", "inner", "after", "outside"]


def test_a_pause_is_equal_to_its_twin_and_each_goes_its_own_way() -> None:
    state = started("asking")
    twin = SimpleNamespace(frames=state.frames[:], decision=state.decision, notes=state.notes[:])
    answered(twin, "that")
    run(twin, PROGRAMS, VERBS, None)
    assert state.frames == [Frame("asking", 2, 1, "card")]
    assert state.notes == ["before"]


@given(st.lists(st.integers(0, 5)), st.integers(0, 5))
def test_simultaneous_things_begin_with_the_active_seat_and_go_round(seats: list[int], active: int) -> None:
    waiting = list(enumerate(seats))
    ordered = in_order(waiting, lambda item: item[1], active, 6)
    assert sorted(ordered) == waiting
    rounds = [((seat - active) % 6, number) for number, seat in ordered]
    assert rounds == sorted(rounds), "in seat order from the active one; of one seat as they came"

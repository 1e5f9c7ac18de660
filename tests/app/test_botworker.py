"""Bots in their own process. Waiting is done on the process's line, never by the clock: time is a number set here."""

import dataclasses
import os
import signal
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from game.app.botworker import GRACE, LIMIT, BotWorker
from game.app.thinking import Answer, InlineBots
from game.app.turns import ask_for
from game.core.record import Sitter
from tests.app.conftest import new_match
from tests.bots.failing import ALL


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def worker(clock):
    worker = BotWorker(bots=ALL, games={"tiny": "tests.tiny.engine:Tiny"}, clock=clock)
    yield worker
    worker.close()


def question(level: str = "random", seed: int = 7):
    """A question of a tiny game to a bot of this level, with the match it belongs to."""
    match = new_match(seats=[Sitter("Ada", "bot", "", level), Sitter("Ben", "bot", "", level)], seed=seed)
    return dataclasses.replace(ask_for(match), who="Ada"), match


def answer_of(worker) -> Answer:
    """The next answer, waiting for as long as the process takes to say something."""
    while (answer := worker.poll()) is None:
        assert wait([worker._line], timeout=60), "the process says nothing"
    return answer


def until_thinking(worker) -> None:
    while not worker._sent:
        assert wait([worker._line], timeout=60), "the process says nothing"
        assert worker.poll() is None


def test_a_bot_answers_for_the_number_it_was_asked_at_with_a_legal_action(worker):
    ask, match = question()
    worker.ask(dataclasses.replace(ask, number=41))
    answer = answer_of(worker)
    assert (answer.number, answer.notice) == (41, "")
    assert answer.action in match.rules.legal_actions(ask.view)


def test_an_answer_is_given_once(worker):
    worker.ask(question()[0])
    answer_of(worker)
    assert worker.poll() is None


def test_the_process_answers_as_the_same_bot_in_this_one_would(worker):
    ask, _ = question("greedy")
    inline = InlineBots()
    inline.ask(ask)
    worker.ask(ask)
    assert answer_of(worker) == inline.poll()


def test_asking_does_not_wait_for_the_process_to_be_there(worker):
    worker.ask(question()[0])
    assert worker.poll() is None  # it cannot even have started: nothing was waited for


def test_the_process_never_loads_the_screen(worker):
    worker.ask(question("clean")[0])
    assert answer_of(worker).notice == ""


@pytest.mark.parametrize(
    ("level", "complaint"),
    [
        ("raises", "Ada failed (ZeroDivisionError: division by zero)"),
        ("cheats", "Ada chose a move that is not allowed"),
        ("mumbles", "Ada chose a move that is not allowed"),
        ("dies", "Ada stopped in the middle of thinking"),
        ("unheard_of", "Ada failed (KeyError: 'unheard_of')"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_simple_legal_move_and_a_notice(worker, level, complaint):
    ask, match = question(level)
    worker.ask(ask)
    answer = answer_of(worker)
    assert answer.action in match.rules.legal_actions(ask.view)
    assert answer.notice == f"{complaint}; a simple move was made instead."


def test_a_bot_that_takes_too_long_is_replaced_and_its_process_ended(worker, clock):
    ask, match = question("hangs")
    worker.ask(ask)
    until_thinking(worker)
    clock.now += LIMIT + 1
    answer = worker.poll()
    assert answer.notice == "Ada took too long to decide; a simple move was made instead."
    assert answer.action in match.rules.legal_actions(ask.view)
    assert worker.pid is None


def test_after_any_failure_the_next_question_is_answered_as_ever(worker):
    worker.ask(question("dies")[0])
    answer_of(worker)
    worker.ask(question()[0])
    assert answer_of(worker).notice == ""


def test_a_process_that_was_killed_while_idle_is_started_again(worker):
    worker.ask(question()[0])
    answer_of(worker)
    os.kill(worker.pid, signal.SIGKILL)
    worker._process.join()
    worker.ask(question()[0])
    assert answer_of(worker).notice == ""


def test_the_answer_to_a_question_that_was_dropped_never_comes(worker):
    worker.ask(question()[0])
    until_thinking(worker)
    worker.cancel()
    worker.ask(dataclasses.replace(question()[0], number=99))
    assert answer_of(worker).number == 99
    assert worker.poll() is None


def test_a_new_question_waits_only_a_moment_for_an_old_thought(worker, clock):
    worker.ask(question("hangs")[0])
    until_thinking(worker)
    first = worker.pid
    worker.ask(dataclasses.replace(question()[0], number=2))
    assert worker.poll() is None
    assert worker.pid == first
    clock.now += GRACE * 2
    answer = answer_of(worker)
    assert (answer.number, answer.notice) == (2, "")
    assert worker.pid != first


def test_a_process_that_cannot_be_started_is_no_reason_to_stop(clock, monkeypatch):
    worker = BotWorker(games={"tiny": "tests.tiny.engine:Tiny"}, clock=clock)

    def refuse(process):
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    worker.ask(question()[0])
    assert worker.poll().notice == "Ada could not be started; a simple move was made instead."
    worker.close()


def test_a_closed_worker_leaves_no_process(worker):
    worker.ask(question()[0])
    answer_of(worker)
    process = worker._process.pid
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_many_questions_leave_the_memory_of_the_process_as_it_was(worker):
    def pages() -> int:
        return int(Path(f"/proc/{worker.pid}/statm").read_text().split()[1])

    if not Path("/proc/self/statm").exists():
        pytest.skip("this system does not tell how much memory a process has")
    ask, _ = question("greedy")
    for number in range(300):
        if number == 60:
            early = pages()
        ballast = {"ballast": "x" * 100_000}
        worker.ask(dataclasses.replace(ask, number=number, seed=number, cards=ballast))
        answer_of(worker)
    assert pages() - early < 600  # of 4 KB; were the questions kept it would be 6,000

"""How long a bot may think at a table, and what becomes of a thought that nobody wants any more."""

import dataclasses
import os
from multiprocessing.connection import wait

import pytest

from game.app.allowance import DECISION, TURN, Allowance
from game.app.botworker import GRACE, BotWorker
from game.app.match import Match
from game.app.thinking import Thinker
from game.app.turns import ask_for
from game.core.record import Sitter
from tests.bots.pondering import ALL


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def question(level="endless", game="renown", number=1):
    seats = [Sitter(name, "bot", "", level) for name in ("Ada", "Ben", "Cid")]
    match = Match.new(game, {}, 3, seats, folder=None)
    return dataclasses.replace(ask_for(match), number=number)


def spent(allowance, clock, ask, seconds):
    """Thinks for so long, or until it is enough; how long it was."""
    begun = clock.now
    with allowance.of(ask) as enough:
        while clock.now < begun + seconds and not enough():
            clock.now += 0.25
    return clock.now - begun


def test_a_decision_has_its_own_bound():
    clock = Clock()
    assert spent(Allowance(clock), clock, question(), 60) == DECISION


def test_all_decisions_of_a_turn_together_have_another():
    clock = Clock()
    allowance = Allowance(clock)
    first = spent(allowance, clock, question(number=1), 60)
    second = spent(allowance, clock, question(number=2), 60)
    third = spent(allowance, clock, question(number=3), 60)
    assert first + second + third == TURN


def test_what_was_not_used_is_left_for_the_rest_of_the_turn():
    clock = Clock()
    allowance = Allowance(clock)
    spent(allowance, clock, question(number=1), 0.5)
    assert spent(allowance, clock, question(number=2), 60) == DECISION


def test_a_new_turn_begins_after_another_players_answer():
    clock = Clock()
    allowance = Allowance(clock)
    for number in (1, 2, 3):
        spent(allowance, clock, question(number=number), 60)
    assert spent(allowance, clock, question(number=9), 60) == DECISION


def test_a_cut_thought_says_so_and_is_a_legal_answer():
    clock = Clock()
    thinker = Thinker(bots=ALL)
    ask = question()
    with Allowance(clock).of(ask) as enough:
        clock.now = DECISION
        thought = thinker.think(ask, enough)
    assert thought.cut
    answer = thinker.settled(ask, thought)
    assert (answer.action, answer.notice) == (thought.action, "")


@pytest.fixture
def worker():
    clock = Clock()
    worker = BotWorker(bots=ALL, clock=clock)
    worker.time = clock
    yield worker
    worker.close()


def thinking(worker, ask):
    worker.ask(ask)
    while not worker._sent:
        assert wait([worker._line], timeout=60), "the process says nothing"
        assert worker.poll() is None
    return worker.pid


def test_quitting_ends_a_long_thought_and_its_process(worker):
    pid = thinking(worker, question())
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_long_thought_that_is_dropped_does_not_keep_the_next_question_waiting(worker):
    pid = thinking(worker, question(number=1))
    worker.cancel()
    worker.ask(question("greedy", number=5))
    worker.time.now += GRACE + 0.1
    while (answer := worker.poll()) is None:
        assert wait([worker._line], timeout=60), "the process says nothing"
    assert answer.number == 5
    assert worker.pid != pid

"""Bots' turns in a match, with bots that answer on the spot, late or wrongly."""

import pytest

from game.app.thinking import Answer, InlineBots
from game.app.turns import BotTurns, ask_for, bot_seed, play_out
from game.core.record import Sitter
from tests.app.conftest import new_match, people, play_on
from tests.bots.failing import ALL


def bots(level="random", count=2):
    return [Sitter(name, "bot", "", level) for name in ("Alba", "Bertil", "Cosima", "Dario")[:count]]


class Slow:
    """Answers when told to, and remembers what it was asked."""

    def __init__(self):
        self.asked, self.ready, self.cancelled = [], [], 0

    def ask(self, ask):
        self.asked.append(ask)

    def poll(self):
        return self.ready.pop(0) if self.ready else None

    def cancel(self):
        self.cancelled += 1

    def close(self):
        pass


def test_bots_play_a_match_to_its_end():
    match = new_match(seats=bots())
    assert play_out(match, InlineBots()) == []
    assert match.over


def test_bots_play_all_games_of_a_match():
    match = new_match(seats=bots(), games=3)
    play_out(match, InlineBots())
    assert len(match.outcomes) == 3


def test_the_same_match_is_played_the_same_way_again():
    one, two = new_match(seats=bots("greedy")), new_match(seats=bots("greedy"))
    play_out(one, InlineBots())
    play_out(two, InlineBots())
    assert one.play.digests == two.play.digests


@pytest.mark.parametrize("level", ["raises", "cheats", "mumbles"])
def test_a_game_of_failing_bots_still_ends_and_every_failure_is_told(level):
    match = new_match(seats=bots(level))
    notices = play_out(match, InlineBots(ALL))
    assert match.over
    assert len(notices) == len(match.play.moves)


def test_a_person_at_the_table_is_not_played_for():
    with pytest.raises(ValueError, match="a person sits"):
        play_out(new_match(), InlineBots())


def test_a_bot_is_asked_once_however_often_one_looks():
    match, slow = new_match(seats=bots()), Slow()
    turns = BotTurns(slow)
    for _ in range(3):
        assert turns.step(match) is None
    assert len(slow.asked) == 1
    assert turns.thinking


def test_a_bot_is_asked_with_its_own_view_and_nothing_more():
    match = new_match(seats=bots())
    ask = ask_for(match)
    assert ask.view == match.view(match.decision.seat)
    assert ask.seed != match.header.seed


def test_an_answer_to_an_older_state_is_dropped_and_the_bot_asked_anew():
    match, slow = new_match(seats=bots()), Slow()
    turns = BotTurns(slow)
    turns.step(match)
    old = slow.asked[0]
    match.sit_down(1 - match.decision.seat)  # any change
    slow.ready.append(Answer(old.number, match.rules.legal_actions(old.view)[0]))
    assert turns.step(match) is None
    assert [ask.number for ask in slow.asked] == [old.number, match.number]
    assert match.play.moves == []


def test_when_a_person_sits_down_the_thought_is_dropped():
    match, slow = new_match(seats=bots()), Slow()
    turns = BotTurns(slow)
    turns.step(match)
    match.sit_down(match.decision.seat)
    assert turns.step(match) is None
    assert (slow.cancelled, turns.thinking) == (1, False)


def test_nobody_is_asked_when_a_person_must_decide_or_the_game_is_over():
    slow = Slow()
    turns = BotTurns(slow)
    turns.step(new_match(seats=people()))
    over = new_match(seats=people())
    play_on(over)
    turns.step(over)
    assert slow.asked == []


def test_a_bots_luck_is_its_own_at_each_point_and_the_same_after_taking_back():
    match = new_match(seats=bots())
    seeds = [bot_seed(match)]
    for _ in range(5):
        play_on(match, 1)
        seeds.append(bot_seed(match))
    assert len(set(seeds)) == 6
    match.play.back(2)
    assert bot_seed(match) == seeds[2]

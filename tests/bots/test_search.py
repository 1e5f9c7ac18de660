"""The bot that looks further: bounded by counts, sees no hidden card, takes what wins, and says what it thought."""

import pytest

from game.bots.protocol import Bot
from game.bots.search import Effort, Searching
from game.core.rng import Rng
from game.rules import GAMES
from tests.bots.test_bots import EVERY_GAME, midgame, sure_wins

SMALL = Effort(rounds=12, worlds=4)


def small() -> Bot:
    return Searching(SMALL, name="small")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_thinks_as_many_rounds_as_it_is_told(game):
    for actions in range(0, 40, 8):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        thought = small().think(rules, view, Rng(1))
        if len(thought.candidates) > 1:
            assert (thought.iterations, thought.worlds, thought.cut) == (12, 4, False)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_chosen_action_is_the_first_candidate_and_its_line_begins_with_it(game):
    for actions in range(0, 40, 8):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        thought = small().think(rules, view, Rng(1))
        assert thought.candidates[0].action == thought.action
        assert len({one.action for one in thought.candidates}) == len(thought.candidates)
        for one in thought.candidates:
            assert 0 <= one.value <= 1
            assert one.line[:1] in {(), (one.action,)}


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_with_a_legal_answer_as_soon_as_it_is_told_that_it_is_enough(game):
    views = [
        rules.view(state, state.decision.seat) for rules, state in map(midgame, [game] * 9, range(10, 19))
    ]
    rules, _ = midgame(game, 0)
    view = next(one for one in views if len(small().think(rules, one, Rng(1)).candidates) > 1)
    asked = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    thought = small().think(rules, view, Rng(1), enough)
    assert (thought.iterations, thought.cut) == (3, True)
    assert thought.action in rules.legal_actions(view)


def test_it_takes_a_sure_win():
    found = 0
    for seed in range(60):
        rules, state = midgame("tiny", 60, seed)
        view = rules.view(state, state.decision.seat)
        wins = sure_wins(rules, view)
        if wins:
            found += 1
            assert small().choose(rules, view, Rng(seed)) in wins
    assert found > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_left_as_it_was(game):
    rules, state = midgame(game, 20)
    before = rules.key(state)
    view = rules.view(state, state.decision.seat)
    small().think(rules, view, Rng(1))
    assert rules.key(state) == before
    assert view == rules.view(state, state.decision.seat)

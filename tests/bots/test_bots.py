"""What every level promises, on the tiny game and on every registered one."""

import pytest

from game.bots.evaluate import JUDGES
from game.bots.following import payoff
from game.bots.greedy import Greedy
from game.bots.levels import LEVELS, NAMES, SIMPLEST, STRONGEST, bot_names, bot_of
from game.core.decision import Outcome
from game.core.rng import Rng
from game.rules import GAMES, rules_of
from tests.tiny.engine import Tiny

EVERY_GAME = ["tiny", *GAMES]


def rules_for(game):
    return Tiny() if game == "tiny" else rules_of(game)


def midgame(game, actions, seed=5):
    """A state of a random game with a decision to make."""
    rules = rules_for(game)
    fewest = rules.seat_range[0]
    names = [f"p{seat + 1}" for seat in range(fewest)]
    state = rules.new_game(rules.options({}, names), seed)
    rng = Rng(seed, "test")
    for _ in range(actions):
        after = state.copy()
        rules.apply(after, rng.choice(rules.legal_actions(after)))
        if after.decision is None:
            break
        state = after
    return rules, state


SLOW = pytest.mark.slow
EVERY_LEVEL = [pytest.param(level, marks=SLOW) if level == STRONGEST else level for level in LEVELS]


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_level_answers_every_decision_legally(game, level):
    bot = bot_of(level, game)
    assert bot.name == level
    for actions in range(0, 30, 6 if level == STRONGEST else 3):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        assert bot.choose(rules, view, Rng(actions)) in rules.legal_actions(state)


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(game, level):
    """Honesty: whatever lies hidden, an equal view and equal luck are an equal answer."""
    bot = bot_of(level, game)
    for actions in range(0, 20, 10 if level == STRONGEST else 4):
        rules, state = midgame(game, actions)
        seat = state.decision.seat
        view = rules.view(state, seat)
        move = bot.choose(rules, view, Rng(7))
        for number in range(1 if level == STRONGEST else 3):
            other = rules.determinize(view, Rng(number, "other world"))
            assert bot_of(level, game).choose(rules, rules.view(other, seat), Rng(7)) == move


def test_the_levels_have_names_and_sentences_for_the_screen():
    for level in LEVELS.values():
        assert level.title
        assert level.sentence.endswith(".")
    assert {SIMPLEST, STRONGEST} <= set(LEVELS)


def test_an_unknown_level_is_a_key_error():
    with pytest.raises(KeyError):
        bot_of("godlike", "renown")


def sure_wins(rules, view) -> set:
    """The actions after which the game is over and won, however what is hidden lies and the dice fall."""
    found = set(rules.legal_actions(view))
    for number in range(12):
        world = rules.determinize(view, Rng(number, "sure"))
        for action in list(found):
            after = world.copy()
            rules.apply(after, action)
            if after.decision is not None or payoff(rules.outcome(after), view.seat) < 1:
                found.remove(action)
    return found


def test_greedy_takes_a_sure_win():
    rules, found = Tiny(), 0
    for seed in range(60):
        _, state = midgame("tiny", 60, seed)
        view = rules.view(state, state.decision.seat)
        wins = sure_wins(rules, view)
        if wins:
            found += 1
            assert Greedy().choose(rules, view, Rng(seed)) in wins
    assert found > 3


def test_greedy_looks_at_a_bounded_number_of_positions(monkeypatch):
    counted = []
    apply = Tiny.apply

    def counting(self, state, action, log=None):
        counted.append(action)
        apply(self, state, action, log)

    monkeypatch.setattr(Tiny, "apply", counting)
    for actions in range(0, 30, 5):
        rules, state = midgame("tiny", actions)
        view = rules.view(state, state.decision.seat)
        counted.clear()
        Greedy(worlds=2, positions=100).choose(rules, view, Rng(1))
        assert len(counted) < 100 + 2 * 40 * 12  # and the tails of what was not finished


def test_a_win_is_shared_and_anything_else_is_nothing():
    assert payoff(Outcome("x", (0, 2), (3, 1, 3)), 0) == 0.5
    assert payoff(Outcome("x", (0, 2), (3, 1, 3)), 1) == 0.0
    assert payoff(Outcome("tie", (), (3, 3)), 1) == 0.0
    assert payoff(None, 0) == 0.0


def test_bots_get_different_names_that_nobody_has():
    names = bot_names(6, 3, taken=["Alba", "edda"])
    assert len(set(names)) == 6
    assert not {"Alba", "Edda"} & set(names)
    assert bot_names(6, 3) == bot_names(6, 3) != bot_names(6, 4)


def test_there_are_names_for_more_bots_than_names():
    names = bot_names(len(NAMES) + 5, 1)
    assert len(set(names)) == len(NAMES) + 5


def test_every_judge_is_of_a_game_that_there_is():
    assert set(JUDGES) <= set(GAMES)

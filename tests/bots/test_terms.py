"""What an evaluation says it is made of, and what a move is said to do."""

from math import exp

import pytest

from game.bots.evaluate import judge_for
from game.bots.levels import QUICK, bot_of
from game.bots.reasons import reason, sentence
from game.core.rng import Rng
from game.rules import GAMES, rules_of
from tests.bots.test_bots import midgame

NAMES = ("Ann", "Ben", "Cid")


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_an_evaluation_add_up_to_the_chance_it_gives(game):
    for actions in range(0, 120, 7):
        rules, state = midgame(game, actions)
        judge = judge_for(rules)
        for seat, chance in enumerate(judge.standing(state)):
            total = sum(term.value for term in judge.terms(state, seat))
            assert 1 / (1 + exp(-total)) == pytest.approx(chance)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_reason_in_plain_words(game):
    for actions in range(0, 100, 11):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        for candidate in bot_of(QUICK, game).think(rules, view, Rng(1)).candidates[:4]:
            words = sentence(rules, view, candidate.action, NAMES, Rng(2, "reason"), candidate.line)
            assert words
            assert words[0].islower()
            assert not words.endswith(".")
            assert "  " not in words


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(game):
    for actions in range(0, 40, 9):
        rules, state = midgame(game, actions)
        view = rules.view(state, state.decision.seat)
        again = rules.view(rules.determinize(view, Rng(5, "other")), view.seat)
        action = rules.legal_actions(view)[0]
        assert reason(rules, view, action, Rng(2)) == reason(rules, again, action, Rng(2))


def test_a_broken_anchor_and_a_lost_creature_are_named():
    rules = rules_of("crown")
    lanes = {lane: {"anchors": ["clockwork_ant"] * 3} for lane in ("left", "center", "right")}
    deck = ["clockwork_ant"] * 20
    ann = {"deck": deck, "lanes": lanes | {"left": lanes["left"] | {"creatures": ["laughing_crowd"]}}}
    ben = {"deck": deck, "lanes": lanes | {"left": lanes["left"] | {"creatures": ["slippery_shrike"]}}}
    spot = {"turn": "Ann", "players": {"Ann": ann, "Ben": ben}}
    state = rules.from_position(spot, rules.options({}, NAMES[:2]), NAMES[:2], seed=1)
    words = sentence(rules, rules.view(state, 0), ("push", 0), NAMES, Rng(1))
    assert words.startswith("wins the left lane's anchor, ")
    assert "is rid of Ben's Slippery Shrike" in words

"""What a seat is told in the measurement of what others' behaviour could tell: all that they hold, nothing else."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.core.ids import default_names
from game.core.rng import Rng
from game.rules import rules_of
from tests.bots.knowing import knowing, told

HELD = {
    "crown": ("hands", "traps", "anchors"),
    "patterns": ("dungeons", "spells"),
    "renown": ("hands", "bids"),
}
ORDERED = {"crown": "decks", "patterns": "recruitment", "renown": "den"}


def positions(game, seed):
    """Some positions all over a random game."""
    rules, luck, bot = rules_of(game), Rng(seed, "told"), RandomBot()
    state = rules.new_game(rules.options({}, default_names(rules.seat_range[0])), seed, [])
    while state.decision is not None:
        if luck.below(12) == 0:
            yield rules, state
        rules.apply(state, bot.choose(rules, rules.view(state, state.decision.seat), luck))


@pytest.mark.parametrize("game", sorted(HELD))
def test_a_seat_is_told_what_others_hold_and_not_what_lies_in_decks(game):
    reordered = 0
    for rules, state in positions(game, 3):
        seat = state.decision.seat
        world = told(rules, state, seat, Rng(1, "world"))
        assert rules.view(world, seat) == rules.view(state, seat)
        assert [getattr(world, name) for name in HELD[game]] == [getattr(state, name) for name in HELD[game]]
        assert world.luck != state.luck
        reordered += getattr(world, ORDERED[game]) != getattr(state, ORDERED[game])
    assert reordered


def test_the_told_rules_make_every_world_of_a_view_so():
    for rules, state in positions("crown", 4):
        hints = knowing("crown")
        hints.truth = state
        view = rules.view(state, state.decision.seat)
        assert hints.determinize(view, Rng(2, "world")).hands == state.hands

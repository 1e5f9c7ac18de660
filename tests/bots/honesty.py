"""Many pairs of states that a seat cannot tell apart: does each bot make the same move in both, with the same luck?

Run by hand, `python -m tests.bots.honesty GAME LEVEL PAIRS SEED`; the tests look at a sample.
"""

from __future__ import annotations

import sys

from game.bots.levels import bot_of
from game.bots.random_bot import RandomBot
from game.core.rng import Rng, stream
from game.rules import rules_of


def pairs(game: str, count: int, seed: int):
    """(rules, view, the view of another world of it): at decisions of random games, all over them, seats by turns."""
    rules, found, number = rules_of(game), 0, 0
    low, high = rules.seat_range
    while found < count:
        seats = low + number % (high - low + 1)
        names = [f"p{seat + 1}" for seat in range(seats)]
        state = rules.new_game(rules.options({}, names), stream(seed, f"game {number}"))
        luck, bot = Rng(seed, f"moves {number}"), RandomBot()
        number += 1
        while state.decision is not None and found < count:
            view = rules.view(state, state.decision.seat)
            if luck.below(8) == 0 and len(rules.legal_actions(view)) > 1:
                world = rules.determinize(view, Rng(luck.word64(), "another world"))
                found += 1
                yield rules, view, rules.view(world, view.seat)
            rules.apply(state, bot.choose(rules, view, luck))


def dishonest(game: str, level: str, count: int, seed: int) -> list[int]:
    """The numbers of the pairs in which the two moves differ; AssertionError where the seat could tell them apart."""
    bot = bot_of(level, game)
    wrong = []
    for number, (rules, one, other) in enumerate(pairs(game, count, seed)):
        assert one == other, f"pair {number}: the seat can tell the two apart"
        if bot.choose(rules, one, Rng(number, "honesty")) != bot.choose(rules, other, Rng(number, "honesty")):
            wrong.append(number)
    return wrong


if __name__ == "__main__":
    which, who, how_many, from_seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    found_wrong = dishonest(which, who, how_many, from_seed)
    sys.stdout.write(f"{which} {who}: {how_many} pairs, seed {from_seed}, different moves in {found_wrong}\n")

"""What could weighing the others' behaviour gain? Games of a level that sees what they hold against the level itself.

Run by hand, `python -m tests.bots.knowing GAME LEVEL SEATS GAMES SEED`. One seat is told, in each of its worlds, what
lies in the others' hands, traps, Dungeons and bids; decks and dice stay unknown to it. No guess about the others could
be better than that, so what it wins beyond its fair share is the most that weighing them could be worth.
"""

from __future__ import annotations

import sys
from typing import Any

from game.app.ladder import duels
from game.app.sim.figures import wilson
from game.app.turns import thought_seed
from game.bots.levels import bot_of
from game.core.ids import default_names
from game.core.rng import Rng
from game.rules import rules_of
from game.rules.crown.state import State
from game.rules.patterns.state import PatternsState
from game.rules.renown.state import RenownState


def told(rules: Any, truth: Any, seat: int, luck: Rng) -> Any:
    """The true position with all that its players hold, but decks that the seat does not see shuffled, and new luck."""
    world, view = truth.copy(), rules.view(truth, seat)
    world.luck = luck.word64()
    if isinstance(world, State):
        world.decks = [_shuffled(deck, view.decks[at], luck) for at, deck in enumerate(world.decks)]
    elif isinstance(world, PatternsState):
        world.dice = ()
        world.recruitment = _shuffled(world.recruitment, view.recruitment, luck)
        world.research = _shuffled(world.research, ("",) * len(world.research), luck)
    elif isinstance(world, RenownState):
        world.den = _shuffled(world.den, view.den, luck)
    assert rules.view(world, seat) == view, "it is told more than what the others hold"
    return world


def _shuffled(cards: tuple[str, ...], seen: tuple[str, ...], luck: Rng) -> tuple[str, ...]:
    hidden = [card for card, known in zip(cards, seen, strict=True) if not known]
    luck.shuffle(hidden)
    return tuple([known or hidden.pop() for known in seen])


def knowing(game: str) -> Any:
    """The rules of a game with a `truth`: every world that a view allows is that one."""
    rules = rules_of(game)

    class Told(type(rules)):  # type: ignore[misc]
        truth: Any = None

        def determinize(self, view: Any, rng: Rng) -> Any:
            return told(rules, self.truth, view.seat, rng)

    one = object.__new__(Told)
    one.__dict__.update(rules.__dict__)
    return one


def won(game: str, level: str, seats: int, number: int, seed: int) -> float | None:
    """What one game was worth to the seat that is told; None where nobody won."""
    rules, hints = rules_of(game), knowing(game)
    setting = duels(game, level, level, seats, seed).setting(number)
    state = rules.new_game(rules.options(setting.options, default_names(seats)), setting.seed, [])
    bot, upper, count = bot_of(level, game), number % seats, 0
    while state.decision is not None:
        seat = state.decision.seat
        hints.truth = state
        luck = Rng(thought_seed(setting.seed, 1, count, seat), "bot")
        rules.apply(state, bot.choose(hints if seat == upper else rules, rules.view(state, seat), luck))
        count += 1
    winners = rules.outcome(state).winners
    return (1 / len(winners) if upper in winners else 0.0) if winners else None


if __name__ == "__main__":
    which, who = sys.argv[1:3]
    at_table, how_many, from_seed = map(int, sys.argv[3:6])
    games = [won(which, who, at_table, number, from_seed) for number in range(how_many)]
    decided = [game for game in games if game is not None]
    low, high = wilson(sum(decided), len(decided))
    sys.stdout.write(
        f"{which} {who}, {at_table} seats, seed {from_seed}: the one that is told won {sum(decided):g} of "
        f"{len(decided)} ({low:.1%} to {high:.1%}; fair {1 / at_table:.1%})\n"
    )

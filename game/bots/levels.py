"""The levels a player picks from, and what the bots at a table are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.bots.greedy import Greedy
from game.bots.protocol import Bot
from game.bots.random_bot import RandomBot
from game.bots.weighing import Weighing
from game.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is: its name on the screen, one sentence about it, and how one is made for a game."""

    title: str
    sentence: str
    make: Callable[[str], Bot]


def _eager(game: str) -> Bot:
    """Greedy through the whole of its own turn; where one action leads to many questions, through that alone."""
    return Weighing() if game in {"crown", "patterns"} else Greedy()


LEVELS: dict[str, Level] = {
    "random": Level("Careless", "Does anything that is allowed.", lambda _game: RandomBot()),
    "greedy": Level(
        "Eager",
        "Makes the most of its own turn and does not look beyond it.",
        _eager,
    ),
}
"""By the word that files and commands use, weakest first."""

STRONGEST = "greedy"
SIMPLEST = "random"


def bot_of(level: str, game: str) -> Bot:
    """A bot of this level for this game; KeyError for a word that is no level."""
    return LEVELS[level].make(game)


NAMES = (
    "Alba", "Bertil", "Cosima", "Dario", "Edda", "Falk", "Gisela", "Hadrian", "Ines", "Jorin", "Katla", "Leander",
    "Maren", "Nestor", "Oriel", "Petra", "Quentin", "Runa", "Severin", "Tamsin", "Ulric", "Vesna", "Wilmot", "Ysolde",
)  # fmt: skip
"""One word each, none of it a word of the notation."""


def bot_names(count: int, seed: int, taken: Sequence[str] = ()) -> list[str]:
    """So many different names for bots, none of those taken; with more seats than names, numbered ones."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    Rng(seed, "bot names").shuffle(free)
    number = 2
    while len(free) < count:
        free += [f"{name}{number}" for name in NAMES if f"{name}{number}".casefold() not in used]
        number += 1
    return free[:count]

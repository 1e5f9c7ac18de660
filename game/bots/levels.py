"""The levels a player picks from, and what the bots at a table are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.bots.greedy import Greedy
from game.bots.hazy import Hazy
from game.bots.protocol import Bot
from game.bots.random_bot import RandomBot
from game.bots.search import Effort, Searching
from game.bots.weighing import Weighing
from game.core.rng import Rng

ONE_ACTION = frozenset({"crown", "patterns"})
"""Games in which a turn is one action, or actions that stand alone."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is: its name on the screen, one sentence about it, and how one is made for a game."""

    title: str
    sentence: str
    make: Callable[[str], Bot]
    listed: bool = True
    """Whether a player picks from it."""


def _eager(game: str) -> Bot:
    """Greedy through the whole of its own turn; where one action leads to many questions, through that alone."""
    return Weighing() if game in ONE_ACTION else Greedy()


def _glance(game: str) -> Bot:
    """The same with less of a look."""
    return Weighing(worlds=1) if game in ONE_ACTION else Greedy(worlds=1, positions=120)


class Sight(NamedTuple):
    """How much a bot sees: the chance that it notices a candidate, and how far it misjudges it, in logits."""

    attention: float
    haze: float


NOVICE, APPRENTICE, ADEPT_SIGHT = Sight(0.55, 0.9), Sight(0.85, 0.35), Sight(1.0, 0.1)
"""Of the levels that do not see everything as it is, where a game has no other below."""
SIGHTS: dict[tuple[str, str], Sight] = {
    ("novice", "crown"): Sight(0.4, 2.0),
    ("apprentice", "crown"): Sight(0.7, 1.0),
    ("adept", "crown"): Sight(1.0, 0.45),
}
"""In Crown looking well at one move is much of the whole: so its levels see less than elsewhere (docs/bots.md)."""


def _novice(game: str) -> Bot:
    return _seeing(_glance(game), "novice", game, NOVICE)


def _apprentice(game: str) -> Bot:
    return _seeing(_glance(game), "apprentice", game, APPRENTICE)


def _seeing(inner: Bot, level: str, game: str, otherwise: Sight) -> Bot:
    sight = SIGHTS.get((level, game), otherwise)
    return Hazy(inner, name=level, attention=sight.attention, haze=sight.haze)


ADEPT: dict[str, Effort] = {
    "crown": Effort(rounds=8, worlds=4, glances=4),
    "patterns": Effort(rounds=6, worlds=3, glances=3),
    "renown": Effort(rounds=12, worlds=4, glances=4),
}
MASTER: dict[str, Effort] = {
    "crown": Effort(rounds=160, worlds=20, glances=12, field=8),
    "patterns": Effort(rounds=300, worlds=30, glances=24, field=8),
    "renown": Effort(rounds=600, worlds=32, glances=16, crowd=120, field=8),
}
"""By game: about 30 milliseconds a decision for an Adept, well under a second for a Master (docs/bots.md)."""
ELSEWHERE = (Effort(rounds=20, worlds=8), Effort(rounds=300, worlds=24, field=8))
"""The efforts of both in a game that is not measured."""


def _adept(game: str) -> Bot:
    return _seeing(Searching(ADEPT.get(game, ELSEWHERE[0]), name="adept"), "adept", game, ADEPT_SIGHT)


def _master(game: str) -> Bot:
    return Searching(MASTER.get(game, ELSEWHERE[1]), name="master")


LEVELS: dict[str, Level] = {
    "novice": Level(
        "Novice", "Knows the rules, misses much, and guesses roughly what a move is worth.", _novice
    ),
    "apprentice": Level(
        "Apprentice", "Looks one move ahead, and overlooks a thing now and then.", _apprentice
    ),
    "adept": Level("Adept", "Weighs the answers to its moves, though not quite exactly.", _adept),
    "master": Level(
        "Master", "Thinks several moves ahead, through many ways in which the cards may lie.", _master
    ),
    "greedy": Level(
        "Eager", "Makes the most of its own turn and does not look beyond it.", _eager, listed=False
    ),
    "random": Level("Careless", "Does anything that is allowed.", lambda _game: RandomBot(), listed=False),
}
"""By the word that files and commands use; those that a player picks from come first, weakest first."""

LADDER = tuple(word for word, level in LEVELS.items() if level.listed)
"""What a player picks from, weakest first. The others are quick ones for simulations, and in old saved games."""
STRONGEST = "master"
SIMPLEST = "novice"
QUICK = "greedy"
"""Plays sensibly and at once: for many games, for pictures and for tests."""


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

"""What a bot is, what it says of its thought, and what a judge of positions tells it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.words import Sentence

Enough: TypeAlias = Callable[[], bool]
"""Whether to stop thinking now with the best so far: a table's safety net, asked again and again, never in tests."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One answer that was thought about."""

    action: Action
    visits: int
    """How often it was looked at; 0 for one that was passed over at a glance."""
    value: float
    """The expected result for the deciding seat, from 0 (lost) to 1 (won)."""
    line: tuple[Action, ...] = ()
    """How it would most likely go on after it, in the order of play; what others answer is a guess."""


RIPE = 0.35
"""An answer is taken for its value if it was looked at so often, as a share of the most."""


def merit(visits: int, value: float, most: int) -> tuple[bool, float, int]:
    """A sort key, best first: by value of all that was looked at often enough; `most` looks went to one answer."""
    return visits < RIPE * most, -value, -visits


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and how it came about.

    Candidates name cards of the deciding seat's hand: what a bot at the same table thought may be shown once the game
    is over, or where the looker may see that seat's cards.
    """

    action: Action
    candidates: tuple[Candidate, ...]
    """The chosen one first, then by merit."""
    iterations: int = 0
    worlds: int = 0
    """How many worlds that the seat cannot tell apart it was thought through in."""
    cut: bool = False
    """Whether it was told that it is enough before it was through."""


class Bot(Protocol):
    """Answers decisions, knowing only what its seat may know.

    Stateless: an equal view and an equal rng give the same answer, in any process on any machine. Thinking is bounded
    by counts, never by a clock of its own.
    """

    name: str
    """The word of its level, as files and commands write it."""

    def think(self, rules: Rules[Any, Any], view: Any, rng: Rng, enough: Enough | None = None) -> Thought:
        """A legal answer to the view's decision, which is the view's seat's to make, with the candidates for it."""
        ...

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        """The answer alone."""
        return self.think(rules, view, rng).action


def only(action: Action) -> Thought:
    """The thought where there is nothing to choose."""
    return Thought(action, (Candidate(action, 0, 0.5),))


Chances: TypeAlias = Callable[[Any, Action], list[tuple[float, tuple[int, ...]]]]
"""How likely each result of an action is, with dice that bring it about; empty where nothing is rolled."""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that an evaluation counts, for or against the seat that asks."""

    name: str
    """What is counted, a word of the game's closed list."""
    value: float
    """How much it moves the balance, before that is squashed into a chance; above 0 is good for the seat that asks."""
    whose: Seat
    """Who has it."""
    place: str = ""
    """Where it lies, in the words of the notation: `left`, `1a`, `G`."""
    card: str = ""
    """Which card it is, by its id."""
    amount: float = 0.0
    """How much of it there is in the game's own measure: cards, Power, Majesty, markers, or a chance."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a move makes of one term, on average over all that may come of it."""

    name: str
    whose: Seat
    place: str
    card: str
    value: float
    """How much the balance moves; above 0 is good for the seat that moves."""
    before: float
    after: float
    """How much of it there was and will be; 0 for what is not there at all."""
    likely: float = 1.0
    """How likely anything of it changes at all."""


Phrases: TypeAlias = list[tuple[float, Sentence]]
"""What is worth saying, each with how much it moves the balance."""


@dataclass(frozen=True, slots=True)
class Judge:
    """What a game tells a bot: how a state stands and why, what luck may do, what to look at, when all is settled."""

    standing: Callable[[Any], tuple[float, ...]]
    """How likely each seat is to win, from 0 to 1, while the game goes on."""
    terms: Callable[[Any, Seat], tuple[Term, ...]]
    """What that is made of for one seat: the sum of the terms, squashed, is the seat's chance."""
    promising: Callable[[Any, list[Action]], list[Action]]
    """Of all legal actions those worth a closer look, in their order; never none."""
    settled: Callable[[Any], bool]
    """Whether an action is over with all that it asked, so that the state can be judged as it lies."""
    chances: Chances
    spot: Callable[[Any, Seat], Hashable]
    """What tells a state from others for a seat, as far as that matters: what is alike in it is thought of as one."""
    wording: Callable[[Sequence[Change], Seat], Phrases]
    """Changes in words, the weightiest first."""

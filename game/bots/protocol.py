"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules


class Bot(Protocol):
    """Answers decisions, knowing only what its seat may know.

    Stateless: an equal view and an equal rng give the same answer, in any process on any machine. Thinking is bounded
    by counts, never by a clock.
    """

    @property
    def name(self) -> str:
        """The word of its level, as files and commands write it."""
        ...

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        """A legal answer to the view's decision, which is the view's seat's to make."""
        ...


Evaluation: TypeAlias = Callable[[Any, Seat], float]
"""How well a state stands for a seat, from 0 (lost) to 1 (won); a finished game is judged by its outcome."""

Chances: TypeAlias = Callable[[Any, Action], list[tuple[float, tuple[int, ...]]]]
"""How likely each result of an action is, with dice that bring it about; empty where nothing is rolled."""


@dataclass(frozen=True, slots=True)
class Judge:
    """What a game of dice tells a bot: how a state stands, what luck may do, what to look at, when all is settled."""

    evaluate: Evaluation
    chances: Chances
    promising: Callable[[Any, list[Action]], list[Action]]
    settled: Callable[[Any], bool]

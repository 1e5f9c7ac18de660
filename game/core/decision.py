"""Who must decide what: the one value by which a game waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.ids import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """A question on the table, as plain data, so that a game can be saved in the middle of an effect.

    `kind` is a word of the game's closed list; `args` what the question is about (public: a view shows it whole,
    since asking is information). `private` says that answering it well needs something only this seat may see, so
    that a table between two people hands the seat over first; a question that shows nothing hidden needs no such pause.
    """

    seat: Seat
    kind: str
    args: tuple[Any, ...] = ()
    private: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the word for the reason, who won (nobody: an empty tuple), and each seat's final score."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

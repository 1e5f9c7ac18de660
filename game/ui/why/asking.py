"""Asking for a hint: one question at a time, and an answer that lives as long as the moment it is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.app.advice import Considered, hint_for
from game.app.match import Match
from game.app.thinking import Bots
from game.bots.levels import STRONGEST
from game.core.ids import Seat


@dataclass(frozen=True, slots=True)
class Hint:
    """What was found for a seat at one moment of the match."""

    number: int
    seat: Seat
    view: Any
    found: Considered


class Hinting:
    """Asks for one hint and keeps it as long as the match stands as it stood; then it is gone.

    An answer that comes when the match has gone on, or when another person sits at the screen, is dropped.
    """

    def __init__(self, bots: Bots | None, level: str = STRONGEST) -> None:
        """Without bots nothing can be asked."""
        self.bots, self.level = bots, level
        self.hint: Hint | None = None
        self._asked: tuple[int, int, Seat, Any] | None = None

    @property
    def pending(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    @property
    def on(self) -> bool:
        """Whether there is anything to see or to wait for."""
        return self.pending or self.hint is not None

    def ask(self, match: Match) -> None:
        """Asks for the seat that must decide now, from its own view."""
        if self.bots is None or match.decision is None:
            return
        question = hint_for(match, self.level)
        self.hint = None
        self._asked = (match.number, match.epoch, match.decision.seat, question.view)
        self.bots.ask(question)

    def cancel(self) -> bool:
        """Puts the hint, or the question for one, away; whether there was any."""
        was = self.on
        if self._asked is not None and self.bots is not None:
            self.bots.cancel()
        self._asked = self.hint = None
        return was

    def update(self, match: Match, looker: Seat | None) -> tuple[bool, str]:
        """Listens, and puts away what is no longer meant: whether anything changed, and a notice if no answer came.

        `looker` is whose hidden things lie open on the screen.
        """
        if self.hint is not None and (self.hint.number != match.number or match.decision is None):
            return self.cancel(), ""
        if self._asked is None or self.bots is None:
            return False, ""
        number, epoch, seat, view = self._asked
        decision = match.decision
        if (number, epoch) != (match.number, match.epoch) or decision is None or decision.seat != seat:
            return self.cancel(), ""
        if looker != seat:
            return self.cancel(), ""
        answer = self.bots.poll()
        if answer is None:
            return False, ""
        self._asked = None
        if not isinstance(answer.thought, Considered) or answer.number != number:
            return True, "No hint could be found."
        self.hint = Hint(number, seat, view, answer.thought)
        return True, ""

    def shown(self, looker: Seat | None) -> Hint | None:
        """The hint, for the eyes of the seat that it is for alone."""
        return self.hint if self.hint is not None and self.hint.seat == looker else None

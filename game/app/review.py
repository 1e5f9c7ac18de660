"""After a match: which of a person's moves cost most, as a bot judges them from what that person could know.

Every choice of a person's is looked at once by a quick level, the dearest few again by the strongest, with words; all
of it bounded by counts alone, so that the same match is judged the same on every machine. Nothing here waits: `step`
asks and listens, wherever the bots think.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from game.app.advice import Considered, judged
from game.app.match import Match
from game.app.thinking import Bots
from game.bots.levels import LADDER, STRONGEST
from game.core.ids import Seat

QUICK = LADDER[-2]
"""The level that looks at every move."""
MOST = 3
"""How many moves of a seat are told."""
CLOSER = 6
"""How many of them the strongest level looks at."""
LEAST = 0.01
"""What cost less than this is not told."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A move (from 0) of a game of the match (from 0) and what would have been better."""

    game: int
    move: int
    seat: Seat
    considered: Considered

    @property
    def cost(self) -> float:
        """How much less could be expected after it than after the best, from 0 to 1."""
        return self.considered.cost


Place = tuple[int, int]


class Review:
    """Looks through one match; `done` of `total` moves so far. What is told is what `level` judged."""

    def __init__(self, match: Match, bots: Bots, *, quick: str = QUICK, closely: str = STRONGEST) -> None:
        self.match, self._bots = match, bots
        self._quick, self.level = quick, closely
        self._open: deque[Place] = deque(
            (game, number)
            for game, play in enumerate(match.games)
            for number, move in enumerate(play.moves)
            if move.action is not None and not move.forced and move.seat in match.humans
        )
        self._first: dict[Place, Costly] = {}
        self._again: dict[Place, Costly] = {}
        self._close = False
        self._asked: Place | None = None
        self.failed = 0
        """Moves that no judgement came for."""
        self.done = 0
        self.total = len(self._open) + min(len(self._open), CLOSER * len(match.humans))

    @property
    def over(self) -> bool:
        """Whether all has been looked at."""
        return self._close and not self._open and self._asked is None

    @property
    def share(self) -> float:
        """How much has been looked at, from 0 to 1."""
        return 1.0 if self.over else self.done / max(1, self.total)

    def step(self) -> bool:
        """Asks about the next move or takes in an answer; whether anything changed. Never waits."""
        if self._asked is not None:
            answer = self._bots.poll()
            if answer is None:
                return False
            place, self._asked = self._asked, None
            self.done += 1
            game, number = place
            if isinstance(answer.thought, Considered):
                found = Costly(game, number, self.match.games[game].moves[number].seat, answer.thought)
                (self._again if self._close else self._first)[place] = found
            else:
                self.failed += 1
        if not self._open and not self._close:
            self._close = True
            self._open.extend(self._shortlist())
            self.total = self.done + len(self._open)
        if self._open:
            self._asked = self._open.popleft()
            level = self.level if self._close else self._quick
            self._bots.ask(judged(self.match, *self._asked, level, words=self._close))
        return True

    def cancel(self) -> None:
        """Asks no more; what was found stays, and `step` goes on from there."""
        if self._asked is not None:
            self._bots.cancel()
            self._open.appendleft(self._asked)
            self._asked = None

    def worst(self, seat: Seat) -> list[Costly]:
        """The moves of a seat that cost most, dearest first; none before the last look has begun."""
        found = [one for one in self._again.values() if one.seat == seat and one.cost >= LEAST]
        return sorted(found, key=lambda one: (-one.cost, one.game, one.move))[:MOST]

    def _shortlist(self) -> list[Place]:
        """Of every person the moves that seem to have cost most, in the order they were played in."""
        places: list[Place] = []
        for seat in self.match.humans:
            own = [one for one in self._first.values() if one.seat == seat and one.cost > 0]
            own.sort(key=lambda one: (-one.cost, one.game, one.move))
            places += [(one.game, one.move) for one in own[:CLOSER]]
        return sorted(places)

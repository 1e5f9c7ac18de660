"""Bots' turns in a match: asks for the decisions that are theirs and plays what they answer."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from game.app.match import Match
from game.app.thinking import Ask, Bots
from game.bots.protocol import Thought
from game.core.event import Event
from game.core.ids import Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """A bot has played: what happened (whole, not for a viewer's eyes), and a notice if something went wrong.

    `thought` is how the bot came to it, likewise not for every viewer's eyes.
    """

    events: list[Event]
    notice: str
    thought: Thought | None = None


class BotTurns:
    """Drives the bots of a match, one step at a time."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._asked: int | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot has been asked and has not answered."""
        return self._asked is not None

    def step(self, match: Match) -> Moved | None:
        """Asks if a bot must decide, plays its answer if one is there; None while there is nothing new. Never waits.

        An answer to a match that has changed since (undo, a person sat down) is dropped and the bot asked anew.
        """
        decision = match.decision
        if decision is None or match.seats[decision.seat].human:
            self.cancel()
            return None
        if self._asked != match.number:
            self._bots.ask(ask_for(match))
            self._asked = match.number
        answer = self._bots.poll()
        if answer is None or answer.number != match.number:
            return None
        self._asked = None
        return Moved(match.submit(decision.seat, answer.action), answer.notice, answer.thought)

    def cancel(self) -> None:
        """Asks nobody any more."""
        if self._asked is not None:
            self._bots.cancel()
            self._asked = None


def ask_for(match: Match) -> Ask:
    """The question to the bot whose decision it is."""
    decision = match.decision
    if decision is None:
        raise ValueError("the game is over: nobody is asked")
    sitter = match.seats[decision.seat]
    return Ask(
        number=match.number,
        game=match.header.game,
        view=match.view(decision.seat),
        level=sitter.level,
        seed=bot_seed(match),
        who=sitter.name,
        cards=match.header.cards,
    )


def bot_seed(match: Match) -> int:
    """The luck of a bot's thought: the same whenever the match is at this point, and no way back to its own seed."""
    play = match.play
    return thought_seed(match.header.seed, len(match.games), len(play.moves), play.state.decision.seat)


def thought_seed(seed: int, game: int, moves: int, seat: Seat) -> int:
    """The same for a match with this seed, in its `game` (from 1) after so many moves."""
    point = f"{seed}|{game}|{moves}|{seat}"
    return int.from_bytes(hashlib.blake2b(point.encode(), digest_size=8).digest(), "big")


def play_out(match: Match, bots: Bots) -> list[str]:
    """Lets bots play the whole match to its end, on the spot; what notices there were.

    Every seat must be a bot's and `bots` must answer at once (InlineBots).
    """
    turns = BotTurns(bots)
    notices: list[str] = []
    while not match.over:
        if match.decision is None:
            match.next_game()
        moved = turns.step(match)
        if moved is None:
            raise ValueError("a person sits at this table, or its bots do not answer at once")
        if moved.notice:
            notices.append(moved.notice)
    return notices

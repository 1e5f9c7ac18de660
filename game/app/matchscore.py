"""How the games of a match of Recusant Crown came out, one by one, and who leads: from public events alone."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.begin import begins_next
from game.app.match import Match
from game.core.decision import Outcome
from game.core.event import Event, GameEnded
from game.core.ids import Seat
from game.rules.crown import events as e


@dataclass(frozen=True, slots=True)
class GameScore:
    """One game that is over. `number` counts from 1; tuples go by seat.

    `majesty` are the totals that count, `awakened` how much of it each seat lost by Awakening (rules section 1), so
    that `majesty + awakened` is what was won. `conceded` is who gave up.
    """

    number: int
    majesty: tuple[int, ...]
    awakened: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    first: Seat | None = None
    turns: int = 0
    conceded: Seat | None = None


def game_scores(match: Match) -> tuple[GameScore, ...]:
    """Every game that has ended, in order."""
    found = []
    for index, play in enumerate(match.games):
        outcome = match.rules.outcome(play.state)
        if outcome is not None:
            events = match.told_in(index, None)
            found.append(_score(index + 1, outcome, events, match.went_first(index)))
    return tuple(found)


def _score(number: int, outcome: Outcome, events: list[Event], first: Seat | None) -> GameScore:
    lost = [0] * len(outcome.scores)
    turns = 0
    conceded: Seat | None = None
    for event in events:
        match event:
            case e.Awakened(seat=seat):
                lost[seat] += 1
                if event.cause.source == "concede":
                    conceded = seat
            case e.TurnBegan():
                turns += 1
            case GameEnded():
                break
    return GameScore(
        number, outcome.scores, tuple(lost), outcome.winners, outcome.reason, first, turns, conceded
    )


def leaders(match: Match) -> tuple[Seat, ...]:
    """Who has the most total Majesty over the games that have ended; nobody while it is equal (rules section 12)."""
    totals = match.totals
    best = max(totals)
    ahead = tuple(seat for seat, total in enumerate(totals) if total == best)
    return ahead if len(ahead) < len(totals) else ()


def will_go_first(match: Match) -> Seat | None:
    """Who begins the next game, while there is one to come."""
    outcome = match.outcome
    if outcome is None or match.over:
        return None
    return begins_next(outcome, len(match.seats), match.went_first())

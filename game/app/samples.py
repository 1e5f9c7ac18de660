"""Tables to try things at: a match that bots have brought to its middle, where a person must decide. Saved nowhere."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

from game.app.match import Match
from game.app.tables import Table, usual, with_seats
from game.app.thinking import InlineBots
from game.app.turns import BotTurns

PLAYER: Final = "greedy"
"""The level of the bots that play up to there: quick, and no fool."""
SEATS: Final[Mapping[str, int]] = {"crown": 2, "patterns": 3, "renown": 4}
MIDDLE: Final[Mapping[str, tuple[int, str]]] = {
    "crown": (44, "act"),
    "patterns": (44, "act"),
    "renown": (60, "scheme"),
}
"""From how many actions on a game is in its middle, and the kind of question at which the person sits down."""
FURTHEST: Final = 200
"""Actions after which another seed is tried."""


def sample(game: str, seed: int = 1, name: str = "You", colour: str = "") -> Match:
    """A match of a game in its middle, the person in the first seat asked for an action; the same for the same seed."""
    table = with_seats(usual(game, seed, (name,), (colour,) if colour else ()), SEATS[game])
    person = table.seats[0]
    seats = tuple(dataclasses.replace(sitter, kind="bot", level=PLAYER) for sitter in table.seats)
    least, kind = MIDDLE[game]
    for trial in range(20):  # a game may be over before it comes to such a question
        match = Table(game, seats, seed + 1000 * trial).begin(None)
        turns = BotTurns(InlineBots())
        for number in range(FURTHEST):
            decision = match.decision
            if decision is None:
                break
            if number >= least and (decision.seat, decision.kind) == (0, kind):
                match.sit_down(0, person.name)
                return match
            turns.step(match)
    raise AssertionError(f"twenty games of {game} had no middle")

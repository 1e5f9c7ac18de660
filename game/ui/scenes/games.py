"""What the scenes around the table call each game, in which mood it is shown, and how far one of its games is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.figures import figure
from game.rules import rules_of


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game's name on the screen, one line and one sentence about it, its mood, and how far an onlooker's view is."""

    title: str
    line: str
    mood: str
    blurb: str = ""
    stand: Callable[[Any], str] = lambda _: ""


def _era(view: Any) -> str:
    return f"Era {view.era} of {view.eras}" if view.decision is not None else "finished"


def _majesty(view: Any) -> str:
    return f"Majesty {figure(view.majesty[0])} to {figure(view.majesty[1])}"


def _turn(view: Any) -> str:
    return f"turn {view.turns}" if view.decision is not None else "finished"


SUITED = frozenset({"renown"})
"""Games played with suits, for which their colours are offered."""

_WORDS = {
    "renown": GameWords(
        "Renown",
        "Rise in the Hierarchy",
        "renown",
        "Bid your Favor into the Court, lift friends and bury rivals in the row, and win back more than you gave.",
        _era,
    ),
    "crown": GameWords(
        "Recusant Crown",
        "Three lanes, one crown",
        "crown",
        "Gather creatures in three lanes, push when their Strikes line up, and break the anchors of the other side.",
        _majesty,
    ),
    "patterns": GameWords(
        "Patterns",
        "A tree under a Wizard",
        "patterns",
        "Grow a tree of creatures under your Wizard, and capture those of the others by dice and by wits.",
        _turn,
    ),
}


def words_of(game: str) -> GameWords:
    """The words for a game; plain ones for a game that has none."""
    return _WORDS.get(game) or GameWords(game.replace("_", " ").capitalize(), "", "crown")


def standing(game: str, view: Any) -> str:
    """How far a game is: `Era 2 of 3`; empty for a game that does not say."""
    return words_of(game).stand(view)


def players(game: str) -> str:
    """`3 to 6 players`."""
    low, high = rules_of(game).seat_range
    return f"{low} players" if low == high else f"{low} to {high} players"

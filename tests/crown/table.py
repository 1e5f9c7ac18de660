"""What the tests of Recusant Crown share: the rules on the frozen cards, positions written short, and scripts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.event import Event
from game.core.ids import default_names
from game.rules.crown.engine import Crown
from game.rules.crown.state import State

RULES = Crown(Path(__file__).resolve().parent.parent / "cards" / "crown")
NAMES = default_names(2)


def position(turn: str = "p1", *, open_decks: bool = False, **players: dict[str, Any]) -> State:
    """A state from `p1={...}, p2={...}` as position files have them."""
    options = RULES.options({"open_decks": open_decks}, NAMES)
    return RULES.from_position({"turn": turn, "players": players}, options, NAMES, 1)


def play(state: State, *texts: str, log: list[Event] | None = None) -> State:
    """Plays texts one after the other, each by whoever is asked; returns the state for chaining."""
    for text in texts:
        RULES.play(state, RULES.parse(state, text, NAMES), log)
    return state


def legal(state: State) -> list[str]:
    """The texts of all legal actions."""
    return [RULES.text(state, action, NAMES) for action in RULES.legal_actions(state)]


def reason(state: State, text: str) -> str:
    """The code of the refusal; empty where it would be accepted."""
    refusal = RULES.why_not(state, RULES.parse(state, text, NAMES))
    return refusal.code if refusal is not None else ""

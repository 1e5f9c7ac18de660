"""Positions in few words, for tests that need a table of a certain kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.rules.patterns.engine import Patterns
from game.rules.patterns.state import PatternsState

FROZEN = Path(__file__).resolve().parent.parent / "cards" / "patterns"
"""Cards that no tuning touches, with a smaller Pattern."""
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn")
OWN = Patterns()
"""With the game's own cards."""


def frozen() -> Patterns:
    """With cards that no tuning touches, on the game's own Pattern."""
    rules = Patterns(FROZEN)
    definitions = rules.definitions(rules.options({}, NAMES[:2]))
    own, _ = rules.using({**definitions, "pattern": [3, 2]})
    assert isinstance(own, Patterns)
    return own


RULES = frozen()


def table(
    rules: Patterns = RULES, seats: int = 2, *, actions: int = 9, **players: dict[str, Any]
) -> PatternsState:
    """Ada's turn, with a few cards in both decks; Wizards of Ember and Thorn unless said otherwise."""
    words: dict[str, Any] = {
        "turn": "Ada",
        "actions_left": actions,
        "recruitment": ["cave_boar", "moss_stag", "gloom_bat", "sky_jackal"],
        "research": ["banish", "muster", "quickening"],
        "players": {"Ada": {"wizard": "wizard_ember"}, "Ben": {"wizard": "wizard_thorn"}},
    }
    for name, player in players.items():
        words["players"][name] = words["players"].get(name, {}) | player
    names = NAMES[:seats]
    return rules.from_position(words, rules.options({}, names), names, seed=7)


def play(state: PatternsState, *texts: str, rules: Patterns = RULES, log: list[Any] | None = None) -> None:
    """Plays texts for whoever is asked."""
    names = NAMES[: state.seats]
    for text in texts:
        rules.play(state, rules.parse(state, text, names), log)

"""Tables to begin a test from, in the words of scenario files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.event import Event
from game.core.rng import Rng
from game.rules.renown.engine import Renown
from game.rules.renown.options import RenownOptions
from game.rules.renown.state import RenownState

RULES = Renown()
NAMES = ("Amber", "Clayton", "Jeffrey")
NINE = {"H": 9, "V": 9}


def table(
    hands: tuple[list[Any], list[Any], list[Any]] = ([], [], []),
    *,
    secret_bids: bool = False,
    eras: int = 3,
    favor: tuple[dict[str, int], ...] = (NINE, NINE, NINE),
    **words: Any,
) -> RenownState:
    """Three players with these hands; the rest in the words of a position (Amber's Scheme before a short row)."""
    position = {
        "turn": "Amber",
        "hierarchy": ["6S", "KD", "2S"],
        "players": {
            name: {"hand": hand, "favor": count}
            for name, hand, count in zip(NAMES, hands, favor, strict=True)
        },
    }
    options = RenownOptions(3, eras, secret_bids)
    return RULES.from_position(position | words, options, NAMES, seed=5)


def played(state: RenownState, *lines: str) -> list[Event]:
    """Plays these texts, whoever is asked, and returns what happened."""
    log: list[Event] = []
    for line in lines:
        RULES.play(state, RULES.parse(state, line, NAMES), log)
    return log


def refused(state: RenownState, line: str) -> str:
    """The code of the refusal of this text."""
    refusal = RULES.why_not(state, RULES.parse(state, line, NAMES))
    assert refusal is not None, f"{line} would be accepted"
    return refusal.code


def random_game(seats: int, seed: int, *, secret_bids: bool = False, eras: int = 1) -> Iterator[RenownState]:
    """One state after another of a game played at random (the same object), the last one over."""
    luck = Rng(seed, "test")
    state = RULES.new_game(RenownOptions(seats, eras, secret_bids), seed)
    yield state
    while state.decision is not None:
        RULES.apply(state, luck.choice(RULES.legal_actions(state)))
        yield state

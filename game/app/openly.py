"""Which moves are made in the open: everybody at the table learns all that their text says.

What is not named here counts as hidden, so that a new kind of move is kept back until somebody says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.ids import Action


def is_open(game: str, at: Any, action: Action) -> bool:
    """Whether whoever looks on learns the whole of an action; `at` is a state or a view of the game (any moment)."""
    rule = RULES.get(game)
    return rule is not None and rule(at, action)


def _crown(at: Any, action: Action) -> bool:  # noqa: ARG001
    match action:
        case ("set", card, _):
            return not card  # a broken anchor has been seen; a card of the hand has not
        case ("target", (kind, *rest)):
            return bool(kind != "card" or rest[1] == "fade")
        case (kind, *_):
            return kind in CROWN
    return False


def _patterns(at: Any, action: Action) -> bool:  # noqa: ARG001
    return bool(action) and action[0] in PATTERNS


def _renown(at: Any, action: Action) -> bool:
    """All but a sealed bid."""
    return bool(action) and (action[0] in RENOWN or (action[0] == "bid" and not at.secret_bids))


CROWN: Final = frozenset(
    {
        "keep", "play", "push", "meditate", "recover", "pass", "maneuver", "move", "done", "fire", "exhaust", "hold",
        "spring", "decline", "spread", "cast", "take", "choose", "end",
    }
)  # fmt: skip
PATTERNS: Final = frozenset(
    {
        "recruit", "place", "guard", "dungeon", "capture", "rescue", "move", "swap", "imprison", "cast", "target",
        "promote", "release", "end",
    }
)  # fmt: skip
"""Not told: which prisoner is brainwashed, which cards are researched or chosen out of a pile."""
RENOWN: Final = frozenset({"orient", "successor", "sacrifice", "raise", "bury", "give", "take"})
RULES: Final[dict[str, Callable[[Any, Action], bool]]] = {
    "crown": _crown, "patterns": _patterns, "renown": _renown,
}  # fmt: skip

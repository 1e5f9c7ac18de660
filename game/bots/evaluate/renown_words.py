"""What a move of Renown does, in words, from what it changes in the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.protocol import Change, Phrases
from game.core.ids import Seat
from game.core.words import Sentence
from game.rules.renown.words import MARKS

SURE, SLIM = 0.9, 0.1
"""Chances of a heap of the Court that are as good as certain, and as good as none."""


def wording(changes: Sequence[Change], seat: Seat) -> Phrases:  # noqa: ARG001 - all terms are the seat's own
    """Changes in words, the weightiest first."""
    found: Phrases = []
    for change in changes:
        phrase = _phrase(change)
        if phrase:
            found.append((abs(change.value), phrase))
    found.sort(key=lambda pair: -pair[0])
    return found


def _phrase(change: Change) -> Sentence | None:
    better = change.value > 0
    match change.name:
        case "heroic" | "villainous":
            mark = MARKS[change.name == "villainous"]
            if better and change.after >= SURE:
                return ("makes sure of the Court's ", mark, " markers")
            if not better and change.after <= SLIM:
                return ("gives up the Court's ", mark, " markers")
            if better == (change.after > change.before):
                return (f"is {'likelier' if better else 'less likely'} to take the ", mark, " markers")
            return ("leaves the ", mark, f" markers to {'a weaker' if better else 'a stronger'} rival")
        case "favor":
            if change.after != change.before:
                return (f"{'wins' if better else 'spends'} markers",)
            return (f"{'takes markers from' if better else 'leaves more to'} the others",)
        case "blows":
            return ("keeps a blow in hand",) if better else ("is open to a blow",)
    return None

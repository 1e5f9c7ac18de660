"""When a Scheme of Renown is over, and the judge of that game as a bot asks for it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.bots.evaluate.renown import standing, terms
from game.bots.evaluate.renown_words import wording
from game.bots.protocol import Judge
from game.core.ids import Action, Seat
from game.core.rules import Rules
from game.rules.renown import decisions
from game.rules.renown.state import RenownState, without

WITHIN = frozenset({decisions.MOVE, decisions.GIVE, decisions.TAKE})
"""The questions in the middle of a Scheme."""


def promising(state: RenownState, actions: list[Action]) -> list[Action]:  # noqa: ARG001 - the shape of a judge
    """Everything: there is never much."""
    return actions


def settled(state: RenownState) -> bool:
    """Whether a Scheme, a bid or the Arch Liege's word is over."""
    return state.decision is None or state.decision.kind not in WITHIN


def chances(state: RenownState, action: Action) -> list[tuple[float, tuple[int, ...]]]:  # noqa: ARG001
    """Nothing is rolled."""
    return []


def spot(state: RenownState, seat: Seat) -> Hashable:
    """What lies open, and the seat's own hand; of other hands what everybody has seen."""
    seen = [
        hand if owner == seat or not first else without(hand, first)
        for owner, (hand, first) in enumerate(zip(state.hands, state.firsts, strict=True))
    ]
    return (
        state.decision,
        state.turn,
        state.era,
        state.hierarchy,
        len(state.den),
        state.buried,
        state.hall,
        state.court,
        state.favor,
        state.bids if not state.secret_bids else (),
        state.moved,
        state.barred,
        tuple(seen),
    )


JUDGE = Judge(standing, terms, promising, settled, chances, spot, wording)


def judge_of(rules: Rules[Any, Any]) -> Judge:  # noqa: ARG001 - all Struggles are alike
    """The judge of any Struggle."""
    return JUDGE

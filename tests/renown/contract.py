"""Renown's registration with the contract tests."""

from __future__ import annotations

from typing import Any

from game.rules.renown.engine import Renown
from tests.contracts.contract import Contract, Variant


def census(state: Any) -> tuple[list[str], list[int]]:
    """All cards wherever they lie, and the markers of each kind wherever they are."""
    zones = (state.hierarchy, state.den, state.hall, state.removed, *state.hands)
    cards = sorted(card for zone in zones for card in zone)
    markers = [state.court[kind] + sum(favor[kind] for favor in state.favor) for kind in (0, 1)]
    return cards, markers


CONTRACT = Contract(
    rules=Renown(),
    variants=(
        Variant(3, {"eras": 1}),
        Variant(4, {"eras": 1}),
        Variant(5, {"eras": 1}),
        Variant(6, {"eras": 1}),
        Variant(3, {"eras": 2, "secret_bids": True}),
        Variant(6, {"eras": 1, "secret_bids": True}),
        Variant(4),
    ),
    census=census,
    is_main=lambda state: state.decision is not None and state.decision.kind in {"orient", "bid", "scheme"},
    longest=4000,
    garbage_options=({"no_such_option": 1}, {"eras": 0}, {"eras": 10}, {"eras": "3"}, {"secret_bids": 1}),
)

"""The tiny game's registration with the contract tests."""

from __future__ import annotations

from tests.contracts.contract import Contract, Variant
from tests.tiny.engine import Tiny
from tests.tiny.position import all_cards

CONTRACT = Contract(
    rules=Tiny(),
    variants=(
        Variant(2),
        Variant(3),
        Variant(4),
        Variant(2, {"lives": 1}),
        Variant(4, {"goal": 20, "lives": 20}),
        Variant(3, {"goal": 1}),
    ),
    census=lambda state: sorted(all_cards(state)),
    is_main=lambda state: state.decision is not None and state.decision.kind == "main",
    dice=(1, 6, 4, 3),
    longest=300,
    garbage_options=({"no_such_option": 1}, {"lives": 0}, {"goal": "many"}, {"goal": True}),
)

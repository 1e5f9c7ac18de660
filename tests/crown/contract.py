"""Recusant Crown's registration with the contract tests, on a card set that tuning does not touch."""

from __future__ import annotations

from typing import Any

from game.rules.crown.position import census as cards_of
from tests.contracts.contract import Contract, Variant
from tests.crown.table import RULES


def census(state: Any) -> tuple[Any, Any]:
    """All cards of each owner, wherever they lie; worlds imagined where decks are not open keep only their number."""
    cards = [sorted(cards_of(state, seat)) for seat in (0, 1)]
    assert [len(row) for row in cards] == [len(row) for row in state.lists]
    return (cards[0], cards[1]) if state.open_decks else (len(cards[0]), len(cards[1]))


CONTRACT = Contract(
    rules=RULES,
    variants=(
        Variant(2),
        Variant(2, {"decks": {"p1": "everything", "p2": "everything"}, "first": "p1"}),
        Variant(2, {"decks": {"p1": "dream_2", "p2": "exart_1"}, "first": "p2", "open_decks": True}),
        Variant(2, {"decks": {"p1": "verge_1", "p2": "verge_2"}, "games": 1}),
        Variant(2, {"decks": {"p1": "resolve_2", "p2": "exart_2"}, "open_decks": True}),
        Variant(2, {"decks": {"p1": "dream_exart", "p2": {"brave_squire": 30, "mirror_door": 30}}}),
    ),
    census=census,
    is_main=lambda state: state.decision is not None and state.decision.kind == "act",
    longest=5000,
    garbage_options=(
        {"no_such_option": 1},
        {"seats": 3},
        {"decks": {"p1": "dreem_1"}},
        {"decks": {"p3": "dream_1"}},
        {"decks": {"p1": {"no_such_card": 4}}},
        {"decks": {"p1": {"brave_squire": "many"}}},
        {"decks": 7},
        {"first": "Zoe"},
        {"open_decks": 1},
        {"games": 0},
        {"games": 10},
        {"games": True},
    ),
)

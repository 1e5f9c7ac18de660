"""Patterns' registration with the contract tests, on frozen cards and a smaller Pattern."""

from __future__ import annotations

from typing import Any

from game.rules.patterns.engine import Patterns
from tests.contracts.contract import Contract, Variant
from tests.patterns.tables import FROZEN


def census(state: Any) -> tuple[list[str], list[str]]:
    """All Creatures and all Spells, wherever they lie."""
    rows = (*state.patterns, *state.dungeons, state.recruitment, state.recruitment_discard)
    creatures = [card for row in rows for card in row if card]
    if state.held[:1] == ("drawn",):
        creatures.append(state.held[1])
    upon = [spells for row in state.enchantments for spells in row]
    rows = (*state.spells, *state.auras, state.circles, *upon, state.research, state.research_discard)
    spells = [spell for row in rows for spell in row if spell]
    return sorted(creatures), sorted([*spells, *(frame.source for frame in state.frames)])


CONTRACT = Contract(
    rules=Patterns(FROZEN),
    variants=(
        Variant(2),
        Variant(3),
        Variant(4),
        Variant(2, {"hold": True}),
        Variant(5),
        Variant(6),
        Variant(2, {"clans": ["ember", "gale", "thorn", "tide"], "wizards": {"p2": "wizard_tide"}}),
        Variant(3, {"wizards": {"p1": "wizard_shade", "p3": "wizard_stone"}}),
    ),
    census=census,
    is_main=lambda state: state.decision is not None and state.decision.kind == "act",
    dice=(1, 6, 4, 3),
    longest=4000,
    garbage_options=(
        {"no_such_option": 1},
        {"hold": 1},
        {"clans": "ember"},
        {"clans": ["ember", "ember"]},
        {"clans": ["ember", "tide", "gale", "stone", "thorn", "shade"]},
        {"clans": ["no_such_clan"]},
        {"wizards": {"p1": "no_such_wizard"}},
        {"wizards": {"p1": "wizard_ember", "p2": "wizard_ember"}},
        {"wizards": {"p9": "wizard_ember"}},
        {"wizards": {"p1": 3}},
        {"wizards": 3},
    ),
)

"""Texts of actions: own places bare, others' with a name, and a slip told at its column."""

from __future__ import annotations

import pytest

from game.core.errors import NotationError
from game.rules.patterns.state import PatternsState
from tests.patterns.tables import NAMES, RULES, play, table


def _table() -> PatternsState:
    return table(
        Ada={"pattern": {"1": "kiln_guard"}, "dungeon": ["cinderling"], "spells": ["war_paint"]},
        Ben={"pattern": {"1": "moss_stag"}},
    )


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("capture 1 Ben:1", ("capture", "1", 1, "1")),
        ("capture 1 p2:1", ("capture", "1", 1, "1")),
        ("rescue Ben G", ("rescue", 1, "G")),
        ("target 1a", ("target", 0, "1a")),
        ("target Ada:1a", ("target", 0, "1a")),
        ("target p2", ("target", 1)),
        ("cast war_paint cinderling#2", ("cast", "war_paint", "cinderling#2")),
        ("choose enchantments", ("choose", "enchantments")),
    ],
)
def test_a_text_means_its_action(text: str, action: tuple[object, ...]) -> None:
    assert RULES.parse(_table(), text, NAMES[:2]) == action


def test_own_targets_are_written_without_a_name() -> None:
    state = _table()
    play(state, "cast war_paint cinderling")
    texts = [RULES.text(state, action, NAMES[:2]) for action in RULES.legal_actions(state)]
    assert texts == ["target 1", "target Ben:1"]


@pytest.mark.parametrize(
    ("text", "column", "suggestion"),
    [
        ("captur 1 Ben:1", 0, "capture"),
        ("capture 1 Bn:1", 10, "Ben"),
        ("capture 1 Ben:1c", 14, None),
        ("capture 1", 9, None),
        ("brainwash cinderlin", 10, "cinderling"),
        ("brainwash cinderling#1", 20, None),
        ("recruit G", 8, None),
        ("end now", 4, None),
        ("choose everything", 7, None),
    ],
)
def test_a_slip_is_told_at_its_column(text: str, column: int, suggestion: str | None) -> None:
    with pytest.raises(NotationError) as wrong:
        RULES.parse(_table(), text, NAMES[:2])
    assert (wrong.value.column, wrong.value.suggestion) == (column, suggestion)

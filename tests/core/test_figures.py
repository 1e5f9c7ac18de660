"""Numbers below nothing wear a true minus sign wherever people read them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import game.ui
from game.core.figures import figure, signed, true_minus
from game.core.words import Player, plain


@pytest.mark.parametrize(
    ("number", "alone", "added"),
    [(0, "0", "+0"), (1, "1", "+1"), (-1, "\u22121", "\u22121"), (-12, "\u221212", "\u221212")],
)
def test_a_number_is_written_with_a_minus_sign(number: int, alone: str, added: str) -> None:
    assert (figure(number), signed(number)) == (alone, added)


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("5 to -1.", "5 to \u22121."),
        ("-1 Power Counters", "\u22121 Power Counters"),
        ("gains 1 Majesty (-1).", "gains 1 Majesty (\u22121)."),
        ("Renown 2026-11-30 21.14", "Renown 2026-11-30 21.14"),
        ("p1-2, a well-known (1)-3", "p1-2, a well-known (1)-3"),
        ("no number - here", "no number - here"),
    ],
)
def test_only_a_hyphen_that_is_a_sign_becomes_one(words: str, read: str) -> None:
    assert true_minus(words) == read


def test_sentences_of_the_rules_are_read_with_minus_signs() -> None:
    assert plain((Player(0), " loses 1 Majesty (-1)."), ["Ada"]) == "Ada loses 1 Majesty (\u22121)."


SIGNED = re.compile(r":(?:[^\n{}]|\{[^\n{}]*\})*\+[^\n]*\}")
"""What a file has in which a number is formatted with its sign, and others have too: only these are read."""


def test_no_screen_writes_a_sign_before_a_number_by_itself() -> None:
    """What is formatted with its sign goes through the one place for it."""
    for file in Path(game.ui.__file__).parent.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if SIGNED.search(text) is None:
            continue
        tree = ast.parse(text)
        told = {
            id(inner)
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "true_minus"
            for inner in ast.walk(call)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FormattedValue) and node.format_spec is not None and id(node) not in told:
                assert "+" not in ast.unparse(node.format_spec), f"{file.name}:{node.lineno}"

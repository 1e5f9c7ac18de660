"""The small language of `when` and `bind`."""

from __future__ import annotations

import pytest

from game.ui.cardface.info import known_values
from game.ui.cardface.when import bind_problem, bound, holds, when_problem
from tests.ui.cardface.desk_of_designer import SHRIKE

KNOWN = known_values("crown")


@pytest.mark.parametrize(
    ("expression", "shown"),
    [
        ("", True),
        ("power", True),
        ("!power", False),
        ("type=creature", True),
        ("type=spell|creature", True),
        ("type!=creature", False),
        ("!type=spell", True),
        ("keyword=flying", True),
        ("keyword=aura", False),
        ("power=2, type=creature", True),
        ("power=2, type=spell", False),
        ("power=2|3", True),
    ],
)
def test_a_box_shows_where_all_parts_hold(expression, shown):
    assert when_problem(expression, KNOWN) == ""
    assert holds(expression, SHRIKE) is shown


def test_a_number_of_nothing_is_still_there():
    assert holds("cost", SHRIKE)
    assert bound("{cost} of {name}", SHRIKE) == "1 of Slippery Shrike"


def test_a_wrong_part_is_told():
    assert "does not understand 'type=='" in when_problem("type==", KNOWN)
    assert "did you mean 'power'" in when_problem("powr", KNOWN)


def test_a_brace_without_its_other_half_is_told():
    assert "a brace without its other half" in bind_problem("{name", KNOWN)
    assert bind_problem("{name} {cost}", KNOWN) == ""

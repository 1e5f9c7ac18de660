from __future__ import annotations

import pytest

from game.core.ids import default_names
from game.core.perft import BadPerft, Case, Deal, check, divide, listed, perft, read_cases
from tests.tiny.engine import Tiny

RULES = Tiny()
NAMES = default_names(2)
LAST = Deal(
    2,
    position={
        "turn": "p1",
        "deck": [],
        "players": {"p1": {"hand": ["spark"]}, "p2": {"hand": [], "lives": 1}},
    },
)
"""p1 may spark (one target, then the game is over) or rest; p2 can only rest."""


def test_leaves_are_counted_by_hand_as_by_machine() -> None:
    state = LAST.state(RULES)
    assert [perft(RULES, state, depth) for depth in range(4)] == [1, 2, 2, 0]


def test_counting_leaves_the_state_alone() -> None:
    state = Deal(2, 1).state(RULES)
    before = RULES.key(state)
    perft(RULES, state, 4)
    divide(RULES, state, 3, NAMES)
    assert RULES.key(state) == before


def test_a_divide_adds_up_and_names_each_first_action() -> None:
    state = Deal(2, 1).state(RULES)
    rows = divide(RULES, state, 4, NAMES)
    assert [text for text, _ in rows] == [RULES.text(state, a, NAMES) for a in RULES.legal_actions(state)]
    assert sum(nodes for _, nodes in rows) == perft(RULES, state, 4)
    with pytest.raises(ValueError, match="depth 0"):
        divide(RULES, state, 0, NAMES)


def test_a_file_says_deal_options_position_and_what_was_played() -> None:
    text = """
# a comment
id one
deal 3 7
option lives 2
after draw; draw
after draw
perft 1 4
perft 2 11

id two
deal 2 0
position {"turn": "p1"}
perft 3 8
"""
    assert read_cases(text) == [
        Case("one", 3, Deal(3, 7, {"lives": 2}, None, ("draw", "draw", "draw")), ((1, 4), (2, 11))),
        Case("two", 11, Deal(2, 0, {}, {"turn": "p1"}), ((3, 8),)),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("id one\nperft 1 2", 2),
        ("id one\ndeal two 1", 2),
        ("id one\ndeal 2 1\nposition {", 3),
        ("id one\ndeal 2 1\nperft 1", 3),
        ("id one\ndeal 2 1\nplay spark", 3),
        ("id one\ndeal 2 1\n\nid two", 4),
        ("id one", 2),
    ],
)
def test_a_file_that_cannot_be_read_names_its_line(text: str, line: int) -> None:
    with pytest.raises(BadPerft, match=f"^line {line}: "):
        read_cases(text)


def test_a_wrong_count_is_told_with_its_divide() -> None:
    case = Case("last", 5, LAST, ((1, 2), (2, 3), (3, 9)))
    assert check(RULES, case, 9) == [
        "line 5: last: depth 2 has 2 positions, 3 were expected",
        "  1  play spark",
        "  1  rest",
    ]
    assert check(RULES, case, 1) == []


def test_a_deal_that_cannot_be_set_up_is_told() -> None:
    (problem,) = check(RULES, Case("no", 2, Deal(2, 1, {}, None, ("play nothing",)), ((1, 1),)), 1)
    assert problem.startswith("line 2: no: 'play nothing': at column 6")


def test_counts_stand_in_a_column() -> None:
    assert listed([("draw", 7), ("rest", 123)]) == ["    7  draw", "  123  rest"]

"""What a file holds comes out as it is written, and knows where it stands."""

from __future__ import annotations

import math
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import Flaw
from game.core.problems import Place, ProblemList
from game.core.yamlfile import compose
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode, find, plain_data, report_flaws
from tests.core.reading import seen, tree

AS_WRITTEN = [
    "no", "on", "Yes", "y", "1:30", "1e3", "017", "0x1F", "0o7", "1_000", "2024-01-02", "1a", "1.50", ".inf", "=",
    "True", "NULL", "-", "~left.0", "left:0", "left!0", "#2", "brave_squire#2", "+", "Ben:1a",
]  # fmt: skip


@pytest.mark.parametrize("text", [word for word in AS_WRITTEN if word not in {"-", "#2"}])
def test_words_that_yaml_would_change_stay_texts(text: str) -> None:
    assert plain_data(tree(f"a: {text}")) == {"a": text}


@pytest.mark.parametrize("text", AS_WRITTEN)
def test_quoted_words_are_texts(text: str) -> None:
    assert plain_data(tree(f"a: '{text}'")) == {"a": text}


def test_only_true_false_whole_numbers_and_nothing_are_other_than_texts() -> None:
    content = "[true, false, 0, -7, +3, 12, null, ~, '12', 'true', 'null', '']"
    assert plain_data(tree(content)) == [True, False, 0, -7, 3, 12, None, None, "12", "true", "null", ""]


def test_an_endless_number_stays_a_text() -> None:
    assert plain_data(tree(f"a: {'9' * 5000}")) == {"a": "9" * 5000}


def test_keys_are_texts_whether_quoted_or_not() -> None:
    assert plain_data(tree('{1: a, "2": b, no: c, null: d, 1e3: e}')) == {
        "1": "a",
        "2": "b",
        "no": "c",
        "null": "d",
        "1e3": "e",
    }


def test_a_node_knows_its_place_and_the_keys_that_lead_to_it() -> None:
    root = tree("players:\n  Ada:\n    hand: [x, {card: y}]\n")
    assert isinstance(root, MappingNode)
    players = root.get("players")
    assert isinstance(players, MappingNode)
    ada = players.get("Ada")
    assert isinstance(ada, MappingNode)
    hand = ada.get("hand")
    assert isinstance(hand, ListNode)
    inner = hand.items[1]
    assert isinstance(inner, MappingNode)
    card = inner.get("card")
    assert card is not None
    assert card.keys == ("players", "Ada", "hand", 1, "card")
    assert card.place == Place("f.yaml", 3, 22)
    assert [each.place.column for each in hand] == [12, 15]


def test_blocks_keep_their_lines_and_folds_join_them() -> None:
    assert plain_data(tree("a: |\n  x\n  y\nb: >-\n  x\n  y\n")) == {"a": "x\ny\n", "b": "x y"}


def test_an_alias_is_the_value_that_it_repeats() -> None:
    root = tree("a: &both [1, 2]\nb: *both\n")
    assert isinstance(root, MappingNode)
    assert plain_data(root) == {"a": [1, 2], "b": [1, 2]}
    assert root.get("b") is root.get("a")


def test_a_key_given_twice_keeps_its_first_value() -> None:
    problems = ProblemList()
    node = compose("a: 1\nb: {c: 2}\na: {d: [3]}\ne: 4", "f", problems)
    assert node is not None
    assert plain_data(node) == {"a": 1, "b": {"c": 2}, "e": 4}


def test_a_mapping_that_lost_an_entry_says_so() -> None:
    problems = ProblemList()
    node = compose("a: {<<: {x: 1}, b: 2}", "f", problems)
    assert isinstance(node, MappingNode)
    inner = node.get("a")
    assert isinstance(inner, MappingNode)
    assert inner.incomplete
    assert not node.incomplete
    assert plain_data(inner) == {"b": 2}


def test_columns_inside_a_text_are_told_where_it_stands_as_written() -> None:
    root = tree("a: push left\nb: 'push left'\nc: >\n  push left\nd: \"\\x70ush left\"")
    assert isinstance(root, MappingNode)
    places = []
    for key in "abcd":
        node = root.get(key)
        assert isinstance(node, ScalarNode)
        places.append((node.place_at(5).line, node.place_at(5).column))
    assert places == [(1, 9), (2, 10), (3, 4), (5, 4)]


def test_what_the_rules_find_is_told_where_it_is_written() -> None:
    root = tree("turn: Ada\nplayers:\n  1: {hand: [x, y]}\n")
    problems = ProblemList()
    flaws = [
        Flaw(("players", 1, "hand", 1), "unknown-id", "there is no card 'y'", "z"),
        Flaw(("players", "1", "hnad"), "missing-key", "no hand"),
        Flaw(("turn",), "unknown-key", "no turn here"),
        Flaw((), "bad-value", "too much"),
    ]
    report_flaws(root, flaws, problems)
    assert seen(list(problems)) == [
        (1, 1, "unknown-key"),
        (1, 1, "bad-value"),
        (3, 6, "missing-key"),
        (3, 17, "unknown-id"),
    ]
    assert problems.errors[-1].suggestion == "z"


def test_a_path_that_leaves_the_file_ends_at_the_last_place_found() -> None:
    root = tree("a: [b]")
    assert find(root, ("a", 7, "x")) == Place("f.yaml", 1, 4)
    assert find(root, ("a", 0, "x")) == Place("f.yaml", 1, 5)


TEXTS = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters="\ufeff\ufffe\uffff"),
    max_size=12,
)
NUMBERS = st.integers(-(10**18) + 1, 10**18 - 1)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS.filter(bool), inner, max_size=4),
    max_leaves=15,
)


@given(
    VALUES.filter(lambda value: value is not None),
    st.sampled_from([False, True]),
    st.sampled_from([40, math.inf]),
)
def test_what_is_written_is_read_again(data: Any, flow: bool, width: float) -> None:
    content = yaml.safe_dump(data, allow_unicode=True, default_flow_style=flow, width=width, sort_keys=False)
    assert plain_data(tree(content)) == data
    assert plain_data(tree(content.encode())) == data


@given(VALUES.filter(lambda value: value is not None))
def test_every_node_of_a_file_leads_back_to_itself(data: Any) -> None:
    root = tree(yaml.safe_dump(data, allow_unicode=True, sort_keys=False))

    def walk(node: Node) -> None:
        assert find(root, node.keys) == node.place
        if isinstance(node, MappingNode):
            for entry in node:
                assert entry.key.keys == node.keys
                walk(entry.value)
        elif isinstance(node, ListNode):
            for item in node:
                walk(item)

    walk(root)

"""What can be wrong with a file against its schema: each mistake at the right thing, in one run."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.problems import CODES
from tests.core.reading import problems_of, seen
from tests.core.schema_sample import Card, CardFile

HEAD = "id: a\ncost: 1\n"

MISTAKES = [
    # title, what stands below `id: a` and `cost: 1`, (line, column, code), part of the sentence, suggestion
    ("an unknown key", "csot: 2", (3, 1, "unknown-key"), "'csot'", None),
    ("a mistyped key", "titel: x", (3, 1, "unknown-key"), "'titel'", "title"),
    ("the field's own name", "class_: spell", (3, 1, "unknown-key"), "'class_'", "class"),
    ("a key of the reader's own", "place: here", (3, 1, "unknown-key"), "there are id, cost", None),
    ("a text as a number", "push: two", (3, 7, "unknown-word"), "from 1 to 5 or the word all", None),
    ("a mistyped word beside a number", "push: al", (3, 7, "unknown-word"), "the word all", "all"),
    ("a number too large beside a word", "push: 7", (3, 7, "out-of-range"), "from 1 to 5", None),
    ("a list for a number or word", "push: [1]", (3, 7, "wrong-type"), "not a list", None),
    ("a word that is not there", "class: trap", (3, 8, "unknown-word"), "one of spell, creature", None),
    ("a mistyped word", "class: creture", (3, 8, "unknown-word"), "not 'creture'", "creature"),
    ("a mapping for a word", "class: {a: b}", (3, 8, "wrong-type"), "not a mapping", None),
    ("an empty word", "class:", (3, 7, "wrong-type"), "one of spell, creature is missing here", None),
    ("a member in small letters", "suit: h", (3, 7, "unknown-word"), "one of H, S, or nothing", "H"),
    ("yes for true", "swift: yes", (3, 8, "wrong-type"), "true or false", "true"),
    ("off for false", "swift: off", (3, 8, "wrong-type"), "true or false", "false"),
    ("True for true", "swift: True", (3, 8, "wrong-type"), "true or false", "true"),
    ("1 for true", "swift: 1", (3, 8, "wrong-type"), "not the number 1", None),
    ("a quoted true", "swift: 'true'", (3, 8, "wrong-type"), "without quotes", None),
    ("true for a number", "weight: true", (3, 9, "wrong-type"), "not true", None),
    ("a number with an exponent", "weight: 1e0", (3, 9, "wrong-type"), "not the text '1e0'", None),
    ("a number above its range", "weight: 2.5", (3, 9, "out-of-range"), "from 0 to 2", None),
    ("infinity", "weight: .inf", (3, 9, "wrong-type"), "a number from 0 to 2", None),
    ("an empty text", "title:", (3, 7, "wrong-type"), "is missing here", None),
    ("a null text", "title: ~", (3, 8, "wrong-type"), "put ~ in quotes", None),
    ("a text too long", "title: Thirteen more", (3, 8, "wrong-length"), "1 to 12 characters, not 13", None),
    ("a text too short", "title: ''", (3, 8, "wrong-length"), "not 0", None),
    ("a list for a text", "title: [a]", (3, 8, "wrong-type"), "not a list", None),
    ("a control character by escape", 'title: "ab\\u0007"', (3, 8, "bad-value"), "U+0007", None),
    ("a text for a list", "traits: swift", (3, 9, "wrong-type"), "a list is wanted here", None),
    ("a list too long", "traits: [a, b, c, d]", (3, 9, "wrong-length"), "at most 3 entries, not 4", None),
    ("an empty entry", "traits:\n- a\n-\n- b", (5, 2, "wrong-type"), "a text is missing here", None),
    ("a list of the wrong length", "size: [1]", (3, 7, "wrong-length"), "a list of 2", None),
    ("a wrong entry of a fixed list", "size: [1, x]", (3, 11, "wrong-type"), "a whole number", None),
    ("a mapping without space", "favor: 1:x", (3, 8, "wrong-type"), "a space is missing after the ':'", None),
    ("a list for a mapping", "favor: [a]", (3, 8, "wrong-type"), "a mapping is wanted here", None),
    ("a key that is no number", "favor: {a: b}", (3, 9, "wrong-type"), "a whole number", None),
    ("two keys that are one number", "favor: {1: x, +1: y}", (3, 15, "duplicate-key"), "'+1'", None),
    ("a mistyped lane", "lanes: {lft: []}", (3, 9, "unknown-word"), "one of left", "left"),
    (
        "a mistyped key of an inner mapping",
        "lanes: {left: [{crad: x}]}",
        (3, 17, "unknown-key"),
        "'crad'",
        "card",
    ),
    (
        "a missing key of an inner mapping",
        "lanes: {left: [{counters: 1}]}",
        (3, 16, "missing-key"),
        "'card'",
        None,
    ),
    (
        "a list for a short form",
        "lanes: {left: [[x]]}",
        (3, 16, "wrong-type"),
        "the id of a card, or a mapping",
        None,
    ),
    (
        "an inner number below its range",
        "lanes: {left: [{card: x, counters: -1}]}",
        (3, 36, "out-of-range"),
        "-1",
        None,
    ),
    ("a custom text too long", "code: 6HH", (3, 7, "bad-value"), "two letters", None),
    ("a custom text wrong in a column", "code: 6x", (3, 8, "bad-value"), "a suit was expected in '6x'", None),
    ("a quoted custom text wrong in a column", "code: '6h'", (3, 9, "bad-value"), "in '6h'", "H"),
    ("an unknown verb", "effects: [zap: 2]", (3, 11, "unknown-word"), "wither, draw_cards, may", None),
    ("a mistyped verb", "effects: [wihter: 2]", (3, 11, "unknown-word"), "'wihter'", "wither"),
    ("a mistyped bare verb", "effects: [draw-cards]", (3, 11, "unknown-word"), "no effect", "draw_cards"),
    ("a bare verb that needs more", "effects: [wither]", (3, 11, "missing-key"), "'amount'", None),
    (
        "a verb with an empty value that needs more",
        "effects: [wither: ]",
        (3, 11, "missing-key"),
        "'amount'",
        None,
    ),
    ("a short form out of range", "effects: [wither: 10]", (3, 19, "out-of-range"), "from 1 to 9", None),
    ("a short form of the wrong kind", "effects: [wither: [1]]", (3, 19, "wrong-type"), "not a list", None),
    (
        "an unknown key of a verb",
        "effects: [wither: {amount: 1, onn: x}]",
        (3, 31, "unknown-key"),
        "'onn'",
        "on",
    ),
    (
        "a missing key of a verb",
        "effects: [wither: {on: each_opposing}]",
        (3, 19, "missing-key"),
        "amount",
        None,
    ),
    (
        "fields beside their verb",
        "effects:\n- wither:\n  amount: 2",
        (5, 3, "unknown-key"),
        "indent it further",
        None,
    ),
    (
        "two verbs in one entry",
        "effects:\n- wither: 2\n  draw_cards: 1",
        (5, 3, "unknown-key"),
        "'-' of its",
        None,
    ),
    ("a number for a verb", "effects: [5]", (3, 11, "unknown-word"), "no effect '5'", None),
    ("a list for a verb", "effects: [[wither]]", (3, 11, "wrong-type"), "an effect is wanted", None),
    ("an empty mapping for a verb", "effects: [{}]", (3, 11, "wrong-type"), "that is empty", None),
    ("an empty entry for a verb", "effects:\n-", (4, 2, "wrong-type"), "an effect is missing here", None),
    ("a verb inside a verb", "effects: [may: [wither: x]]", (3, 25, "wrong-type"), "'x'", None),
    (
        "too few verbs inside a verb",
        "effects: [may: []]",
        (3, 16, "wrong-length"),
        "at least 1 entry, not 0",
        None,
    ),
    ("an objection of the dataclass", "class: creature", (1, 1, "bad-value"), "does something", None),
]


@pytest.mark.parametrize(
    ("below", "where", "part", "suggestion"), [row[1:] for row in MISTAKES], ids=[row[0] for row in MISTAKES]
)
def test_every_mistake_is_told_once_at_the_right_thing(
    below: str, where: tuple[int, int, str], part: str, suggestion: str | None
) -> None:
    problems = problems_of(HEAD + below, Card)
    assert seen(problems) == [where]
    assert part in problems[0].sentence
    assert problems[0].suggestion == suggestion


WHOLE_FILES = [
    ("nothing but an id", "id: a", [(1, 1, "missing-key")]),
    ("nothing that belongs here", "{}", [(1, 1, "missing-key"), (1, 1, "missing-key")]),
    ("a list for a mapping", "- a", [(1, 1, "wrong-type")]),
    ("a text for a mapping", "id:a", [(1, 1, "wrong-type")]),
    ("a mistyped key is not missing too", "id: a\ncosts: 1", [(2, 1, "unknown-key")]),
    ("a merged mapping misses nothing", "<<: {cost: 1}\nid: a", [(1, 1, "merge")]),
    ("a refused value is told once", "id: a\ncost: *gone", [(2, 7, "alias")]),
    ("a text that is no id", "id: Fire\ncost: 1", [(1, 5, "bad-value")]),
    ("a number in quotes", 'id: a\ncost: "5"', [(2, 7, "wrong-type")]),
    ("an octal number", "id: a\ncost: 007", [(2, 7, "wrong-type")]),
    ("an endless number", f"id: a\ncost: {'9' * 5000}", [(2, 7, "out-of-range")]),
    ("an objection to one field", "id: a\ncost: 0\npush: 5", [(3, 7, "bad-value")]),
    ("a mistake behind an alias", "id: a\ncost: 1\ntraits: &x [[]]\nnotes: *x", [(3, 13, "wrong-type")]),
]


@pytest.mark.parametrize(
    ("content", "places"), [row[1:] for row in WHOLE_FILES], ids=[row[0] for row in WHOLE_FILES]
)
def test_whole_files_are_told_at_the_right_things(content: str, places: list[tuple[int, int, str]]) -> None:
    assert seen(problems_of(content, Card)) == places


def test_an_octal_number_is_suggested_without_its_zeros() -> None:
    assert problems_of("id: a\ncost: 007", Card)[0].suggestion == "7"


def test_all_mistakes_of_a_file_are_told_in_one_run() -> None:
    content = """\
cards:
  - id: Fire
    cost: 12
    titel: Fire
    effects:
      - wihter: 2
      - may:
          - wither: {amount: 0, on: nobody}
  - cost: 1
    id: ice
    cost: 2
  - 7
crads: []
"""
    assert seen(problems_of(content, CardFile)) == [
        (2, 9, "bad-value"),
        (3, 11, "out-of-range"),
        (4, 5, "unknown-key"),
        (6, 9, "unknown-word"),
        (8, 30, "out-of-range"),
        (8, 37, "unknown-word"),
        (11, 5, "duplicate-key"),
        (12, 5, "wrong-type"),
        (13, 1, "unknown-key"),
    ]


def test_every_code_of_schema_mistakes_is_in_the_table_and_every_code_of_the_table_is_tested() -> None:
    from tests.core.test_yaml_mistakes import BYTES
    from tests.core.test_yaml_mistakes import MISTAKES as YAML_MISTAKES

    tables: list[list[Any]] = [MISTAKES, YAML_MISTAKES, BYTES]
    tested = {row[2][2] for table in tables for row in table}
    tested |= {code for row in WHOLE_FILES for _, _, code in row[2]}
    elsewhere = {"missing-file", "not-a-file", "unreadable", "too-large", "unknown-id"}
    assert tested <= set(CODES)
    assert set(CODES) - tested == elsewhere

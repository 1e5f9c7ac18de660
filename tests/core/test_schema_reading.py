"""Dataclasses come out of files as their type hints say."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, Optional

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.core.problems import FileProblems, Place, ProblemList
from game.core.schema import (
    Family,
    Length,
    Range,
    Reads,
    Reference,
    References,
    check_references,
    describe,
    read_as,
    read_file_as,
    short,
    summary,
)
from game.core.schema.hints import shape_of
from game.core.yamlnode import MappingNode, Node
from tests.core.reading import attempt, tree, value
from tests.core.schema_sample import (
    EFFECTS,
    AnEffect,
    Card,
    CardFile,
    Code,
    Creature,
    DrawCards,
    May,
    Suit,
    Wither,
    as_data,
)
from tests.core.test_yaml_values import TEXTS


def test_what_is_left_out_is_the_default() -> None:
    assert value("id: fire\ncost: 3", Card) == Card("fire", 3)


@pytest.mark.parametrize("word", ["no", "on", "null_", "y", "true", "e1"])
def test_ids_that_yaml_would_change_stay_as_written(word: str) -> None:
    assert value(f"id: {word}\ncost: 1", Card).id == word


@pytest.mark.parametrize("text", ["017", "1:30", "2024-01-02", "1e3", "no", "12", "-", "0x10"])
def test_texts_come_out_as_written_quoted_or_not(text: str) -> None:
    quoted = value(f"id: a\ncost: 1\ntitle: '{text}'", Card)
    assert quoted.title == text
    if text != "-":
        assert value(f"id: a\ncost: 1\ntitle: {text}", Card) == quoted


def test_a_quoted_null_is_a_text() -> None:
    assert value('id: a\ncost: 1\ntitle: "null"', Card).title == "null"


@pytest.mark.parametrize("empty", ["", "~", "null"])
def test_nothing_is_none_where_that_is_allowed(empty: str) -> None:
    assert value(f"id: a\ncost: 1\nsuit: {empty}", Card).suit is None


def test_positions_are_keys_whether_quoted_or_not() -> None:
    pattern = dict[Literal["1", "1a", "G"], str]
    assert value('{1: x, "1a": y, G: z}', pattern) == {"1": "x", "1a": "y", "G": "z"}
    assert value('{"1": x}', pattern) == value("{1: x}", pattern)
    assert value('{"1": x, 2: y}', dict[int, str]) == {1: "x", 2: "y"}
    assert value("{true: x}", dict[bool, str]) == {True: "x"}
    assert value("{null: x, no: y}", dict[str, str]) == {"null": "x", "no": "y"}


def test_verbs_are_read_long_short_and_bare() -> None:
    content = "[{wither: {amount: 2, on: each_opposing}}, wither: 3, draw_cards, draw_cards: , draw_cards: {count: 2}]"
    assert value(content, tuple[AnEffect, ...]) == (
        Wither(2, "each_opposing"),
        Wither(3),
        DrawCards(),
        DrawCards(),
        DrawCards(2),
    )


def test_verbs_hold_verbs() -> None:
    assert value("may: [draw_cards, {may: [wither: 1]}]", AnEffect) == May((DrawCards(), May((Wither(1),))))


def test_a_dataclass_is_read_from_its_short_form() -> None:
    content = "id: a\ncost: 1\nlanes: {left: [no, {card: well, counters: 2}]}"
    assert value(content, Card).lanes == {"left": (Creature("no"), Creature("well", counters=2))}


def test_unions_are_told_apart_by_kind_and_then_by_order() -> None:
    several = int | bool | Literal["all"] | tuple[int, ...] | Creature
    assert value("3", several) == 3
    assert value("true", several) is True
    assert value("all", several) == "all"
    assert value("[1, 2]", several) == (1, 2)
    assert value("{card: x}", several) == Creature("x")
    assert value("well", several) == Creature("well")
    assert value("'3'", int | str) == "3"
    assert value("3", int | str) == 3


def test_references_of_a_union_count_only_where_they_are_meant() -> None:
    found: list[Reference] = []
    value("[3, well]", tuple[int | Annotated[str, References("card")], ...], found)
    assert [(each.kind, each.id, each.place.column) for each in found] == [("card", "well", 5)]


def test_ids_are_checked_when_everything_is_read() -> None:
    found: list[Reference] = []
    value("id: a\ncost: 1\nlanes: {left: [squire, {card: sqiure}, dragon]}", Card, found)
    problems = ProblemList()
    check_references(found, {"card": {"squire", "well"}}, problems)
    assert [str(problem) for problem in problems] == [
        "f.yaml:3:31: unknown-id: there is no card 'sqiure'; did you mean 'squire'?",
        "f.yaml:3:40: unknown-id: there is no card 'dragon'",
    ]


def test_a_place_field_tells_where_the_dataclass_is_written() -> None:
    cards = value("cards:\n  - id: a\n    cost: 1\n  - {id: b, cost: 2}", CardFile).cards
    assert [card.place for card in cards] == [Place("f.yaml", 2, 5), Place("f.yaml", 4, 5)]


def test_parts_without_a_schema_are_plain_data_or_nodes() -> None:
    assert value("id: a\ncost: 1\nnotes: {b: [1, no, ~]}", Card).notes == {"b": [1, "no", None]}
    node = value("{a: 1}", Node)
    assert isinstance(node, MappingNode)


def test_literals_may_be_whole_numbers_and_nothing() -> None:
    assert value("2", Literal[1, 2]) == 2
    assert value("2", Literal["2"]) == "2"
    assert value("[a, ~]", tuple[Literal["a", None], ...]) == ("a", None)  # noqa: PYI061 - both spellings


def test_marks_around_an_optional_belong_to_what_is_inside() -> None:
    assert value("[3, ~]", tuple[Annotated[int | None, Range(0, 5)], ...]) == (3, None)
    made, problems = attempt("[7]", tuple[Annotated[Optional[int], Range(0, 5)], ...])  # noqa: UP045 - both spellings
    assert made is None
    assert [problem.code for problem in problems] == ["out-of-range"]


def test_new_types_and_enums_without_texts_are_read() -> None:
    assert value("3", Seat) == 3
    assert value("[red, green]", tuple[Colour, ...]) == (Colour.RED, Colour.GREEN)


def test_a_file_is_read_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("cards: [{id: a, cost: 1}]", encoding="utf-8")
    assert read_file_as(path, CardFile) == CardFile((Card("a", 1),))


def test_a_file_in_one_go_tells_mistakes_of_yaml_and_schema_together(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("cards: [{id: a, id: b, cost: x}]", encoding="utf-8")
    with pytest.raises(FileProblems) as caught:
        read_file_as(path, CardFile)
    assert [problem.code for problem in caught.value.problems] == ["duplicate-key", "wrong-type"]


def test_rows_describe_every_key_of_a_dataclass() -> None:
    rows = {row.word: row for row in describe(Card)}
    assert list(rows)[:4] == ["id", "cost", "title", "class"]
    assert rows["id"].says == "What files call it."
    assert rows["id"].default is None
    assert rows["cost"].takes == "a whole number from 0 to 9"
    assert rows["class"].takes == "one of spell, creature"
    assert rows["class"].default == "spell"
    assert rows["suit"].default == "nothing"
    assert rows["traits"].default == "none"
    assert rows["swift"].default == "false"
    assert rows["size"].default == "[1, 1]"
    assert rows["effects"].takes == "a list (each an effect)"
    assert rows["code"].takes == "a playing card, as 6H, or nothing"
    assert "place" not in rows


def test_rows_say_which_key_may_stand_alone() -> None:
    assert [(row.word, row.short) for row in describe(Wither)] == [("amount", True), ("on", False)]


def test_the_summary_is_the_docstring_and_never_the_signature() -> None:
    assert summary(Wither) == "Puts wither counters on creatures."
    assert summary(Creature) == ""


def test_a_family_lists_its_words_in_order_and_knows_them_back() -> None:
    assert list(EFFECTS.verbs) == ["wither", "draw_cards", "may"]
    assert EFFECTS.word_of(May((DrawCards(),))) == "may"
    assert EFFECTS.word_of(Wither) == "wither"
    with pytest.raises(KeyError):
        EFFECTS.word_of(str)  # type: ignore[type-var]


Seat = NewType("Seat", int)


class Colour(Enum):
    RED = 1
    GREEN = 2


@short("inner")
@dataclass(frozen=True)
class ShortMapping:
    inner: dict[str, str]


@short("a")
@dataclass(frozen=True)
class ShortOfTwo:
    a: int
    b: int


class NoDataclass:
    pass


MISDECLARED: list[tuple[str, Any, str]] = [
    ("a type that no file has", complex, "complex cannot be read"),
    ("a class that is no dataclass", NoDataclass, "NoDataclass cannot be read"),
    ("a set", set[int], "cannot be read"),
    ("two mappings in one union", dict[str, str] | Creature, "cannot be told apart"),
    ("two lists in one union", tuple[int, ...] | list[str], "cannot be told apart"),
    ("a range of a text", Annotated[str, Range(0, 1)], "does not belong to str"),
    ("a length of a number", Annotated[int, Length(1)], "does not belong to int"),
    ("a mark around a union", Annotated[int | str, Range(0, 1)], "around a union"),
    ("lists as keys", dict[tuple[int, ...], str], "single words"),
    ("a flag as a literal", Literal[True], "neither a word nor a whole number"),
]


@pytest.mark.parametrize(
    ("hint", "part"), [row[1:] for row in MISDECLARED], ids=[row[0] for row in MISDECLARED]
)
def test_a_hint_that_no_file_can_meet_is_the_authors_mistake(hint: Any, part: str) -> None:
    with pytest.raises(TypeError, match=part):
        shape_of(hint)


def test_a_short_form_that_could_be_mistaken_is_the_authors_mistake() -> None:
    with pytest.raises(TypeError, match="may be a mapping itself"):
        value("{a: b}", ShortMapping | None)
    with pytest.raises(TypeError, match="b must be given"):
        value("3", ShortOfTwo)


def test_a_family_takes_dataclasses_only_and_each_word_once() -> None:
    family: Family[Any] = Family("thing")
    with pytest.raises(TypeError, match="no dataclass"):
        family.verb()(NoDataclass)
    family.verb("same")(Creature)
    with pytest.raises(ValueError, match="'same' is there already"):
        family.verb("same")(Creature)
    with pytest.raises(TypeError, match="no dataclass with a field"):
        short("colour")(Creature)
    with pytest.raises(TypeError, match="is no dataclass"):
        describe(int)


def test_a_custom_reader_may_give_any_value() -> None:
    def upper(text: str) -> str:
        if not text.isalpha():
            message = "letters only,\nplease"
            raise ValueError(message)
        return text.upper()

    loud = Annotated[str, Reads(upper, "letters")]
    assert value("{abc: no}", dict[loud, loud]) == {"ABC": "NO"}
    _, problems = attempt("'a b'", loud)
    assert [problem.sentence for problem in problems] == ["letters only, please"]


LANES = st.sampled_from(["left", "center", "right"])
SIMPLE = st.builds(DrawCards, st.integers(1, 10**9)) | st.builds(
    Wither, st.integers(1, 9), st.sampled_from(["opposing_leader", "each_opposing"])
)
VERBS = st.recursive(SIMPLE, lambda inner: st.builds(May, st.lists(inner, min_size=1, max_size=3).map(tuple)))
IDS = st.from_regex("[a-z][a-z0-9_]{0,8}", fullmatch=True)
CREATURES = st.builds(Creature, IDS, st.booleans(), st.integers(0, 9))
CARDS = st.builds(
    Card,
    id=IDS,
    cost=st.integers(1, 9),
    title=TEXTS.filter(bool),
    suit=st.none() | st.sampled_from(Suit),
    effects=st.lists(VERBS, max_size=3).map(tuple),
    lanes=st.dictionaries(LANES, st.lists(CREATURES, max_size=2).map(tuple), max_size=3),
    favor=st.dictionaries(st.integers(-99, 99), TEXTS, max_size=3),
    code=st.none() | st.builds(Code, st.sampled_from("23456789TJQKA"), st.sampled_from("HSCD")),
    size=st.tuples(st.integers(-9, 9), st.integers(-9, 9)),
    push=st.integers(1, 5) | st.just("all"),
    weight=st.integers(0, 200).map(lambda n: n / 100),
    swift=st.booleans(),
    traits=st.lists(TEXTS, max_size=3),
    place=st.just(Place()),
)


@given(CARDS)
def test_a_card_written_out_as_yaml_is_the_same_card_when_read(card: Card) -> None:
    assert value(yaml.safe_dump(as_data(card), allow_unicode=True, sort_keys=False), Card) == card


@given(CARDS)
def test_a_card_written_out_as_json_is_the_same_card_when_read(card: Card) -> None:
    content = json.dumps(as_data(replace(card, notes=None)), ensure_ascii=False)
    assert value(content, Card) == replace(card, notes=None)


def test_reading_the_same_node_twice_gives_equal_values() -> None:
    node = tree("id: a\ncost: 1\neffects: [wither: 2]")
    problems = ProblemList()
    assert read_as(node, Card, problems) == read_as(node, Card, problems)

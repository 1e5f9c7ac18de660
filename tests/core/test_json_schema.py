"""The JSON Schema says what the reader does, as far as a JSON Schema can."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given

from game.core.schema import json_schema
from game.core.schema.shape import Definitions
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode, plain_data
from tests.core.reading import syntax_problems, tree
from tests.core.schema_sample import EFFECTS, AnEffect, Card, CardFile, as_data
from tests.core.test_schema_mistakes import HEAD, MISTAKES
from tests.core.test_schema_reading import CARDS

SCHEMA = json_schema(CardFile, "Cards of the sample")
KNOWN_WORDS = {
    "$schema", "$defs", "$ref", "title", "description", "default", "type", "enum", "const", "anyOf", "properties",
    "required", "additionalProperties", "propertyNames", "items", "prefixItems", "minItems", "maxItems",
    "minProperties", "maxProperties", "minLength", "maxLength", "minimum", "maximum", "pattern",
}  # fmt: skip
TYPES = {"string": str, "boolean": bool, "null": type(None), "array": list, "object": dict}


def allows(schema: Any, data: Any, root: Any) -> bool:
    """Whether data meets a schema: draft 2020-12, as much of it as we write."""
    if isinstance(schema, bool):
        return schema
    assert set(schema) <= KNOWN_WORDS, set(schema) - KNOWN_WORDS
    checks = [
        "$ref" not in schema or allows(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], data, root),
        "type" not in schema or any(is_of(data, each) for each in as_list(schema["type"])),
        "enum" not in schema or any(same(data, each) for each in schema["enum"]),
        "const" not in schema or same(data, schema["const"]),
        "anyOf" not in schema or any(allows(each, data, root) for each in schema["anyOf"]),
    ]
    if isinstance(data, str):
        checks.append(schema.get("minLength", 0) <= len(data) <= schema.get("maxLength", len(data)))
        checks.append(re.search(schema.get("pattern", ""), data) is not None)
    if isinstance(data, int | float) and not isinstance(data, bool):
        checks.append(schema.get("minimum", data) <= data <= schema.get("maximum", data))
    if isinstance(data, list):
        checks.append(schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)))
        first = schema.get("prefixItems", [])
        checks += [allows(inner, each, root) for inner, each in zip(first, data, strict=False)]
        checks += [allows(schema.get("items", True), each, root) for each in data[len(first) :]]
    if isinstance(data, dict):
        checks.append(schema.get("minProperties", 0) <= len(data) <= schema.get("maxProperties", len(data)))
        checks.append(all(key in data for key in schema.get("required", [])))
        checks += [allows(schema.get("propertyNames", True), key, root) for key in data]
        known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        checks += [allows(known.get(key, others), each, root) for key, each in data.items()]
    return all(checks)


def is_of(data: Any, kind: str) -> bool:
    if kind in {"integer", "number"}:
        wanted = int if kind == "integer" else int | float
        return isinstance(data, wanted) and not isinstance(data, bool)
    return isinstance(data, TYPES[kind])


def same(data: Any, other: Any) -> bool:
    return type(data) is type(other) and data == other


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def as_an_editor_sees_it(node: Node) -> Any:
    """YAML 1.2's own types, which have decimal numbers."""
    match node:
        case ScalarNode(text=text, plain=True) if re.fullmatch(r"[-+]?[0-9]+\.[0-9]+", text):
            return float(text)
        case ScalarNode():
            return plain_data(node)
        case ListNode():
            return [as_an_editor_sees_it(item) for item in node]
        case MappingNode():
            return {entry.key.text: as_an_editor_sees_it(entry.value) for entry in node}
    return None


def test_the_schema_names_its_draft_and_title() -> None:
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMA["title"] == "Cards of the sample"


def test_the_schema_is_plain_json_and_the_same_every_time() -> None:
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    assert json.dumps(json_schema(CardFile, "Cards of the sample")) == json.dumps(SCHEMA)


def test_keys_carry_their_descriptions_ranges_and_defaults() -> None:
    card = SCHEMA["$defs"]["Card"]
    assert card["description"] == "A card of the sample."
    assert card["required"] == ["id", "cost"]
    assert card["additionalProperties"] is False
    assert card["properties"]["cost"] == {
        "type": "integer",
        "minimum": 0,
        "maximum": 9,
        "description": "What it costs.",
    }
    assert card["properties"]["class"]["enum"] == ["spell", "creature"]
    assert card["properties"]["class"]["default"] == "spell"
    assert "place" not in card["properties"]


def test_every_verb_is_offered_and_bare_only_where_nothing_must_be_given() -> None:
    forms = SCHEMA["$defs"]["effect"]["anyOf"]
    assert [form["required"][0] for form in forms if "required" in form] == list(EFFECTS.verbs)
    assert [form["const"] for form in forms if "const" in form] == ["draw_cards"]


def test_two_classes_of_one_name_have_definitions_of_their_own() -> None:
    definitions = Definitions()
    first = definitions.reference(object(), "Card", lambda: {"type": "object"})
    second = definitions.reference(object(), "Card", lambda: {"type": "array"})
    assert first != second
    assert len(definitions.schemas) == 2


@given(CARDS)
def test_the_schema_allows_every_card_that_is_read(card: Card) -> None:
    assert allows(SCHEMA, {"cards": [as_data(card)]}, SCHEMA)


@pytest.mark.parametrize(
    "content",
    [
        "wither: 2",
        "draw_cards",
        "draw_cards:",
        "draw_cards: 3",
        "may: [draw_cards, wither: {amount: 1}]",
        "may: {do: [draw_cards]}",
    ],
)
def test_the_schema_allows_every_form_of_a_verb(content: str) -> None:
    schema = json_schema(AnEffect)
    assert allows(schema, as_an_editor_sees_it(tree(content)), schema)


@pytest.mark.parametrize("text", ["no", "017", "12", "true", "1.5", "a"])
def test_the_schema_allows_texts_without_quotes(text: str) -> None:
    schema = json_schema(Card)
    content = f"id: a\ncost: 1\ntitle: {text}\nlanes: {{left: [{text}]}}"
    assert allows(schema, as_an_editor_sees_it(tree(content)), schema)


ONLY_THE_READER_SEES = {
    "a control character by escape",
    "two keys that are one number",
    "a custom text wrong in a column",
    "a quoted custom text wrong in a column",
    "an objection of the dataclass",
}


@pytest.mark.parametrize(("title", "below"), [row[:2] for row in MISTAKES], ids=[row[0] for row in MISTAKES])
def test_the_schema_refuses_the_mistakes_that_an_editor_can_see(title: str, below: str) -> None:
    assert syntax_problems(HEAD + below) == []
    schema = json_schema(Card)
    assert allows(schema, as_an_editor_sees_it(tree(HEAD + below)), schema) == (title in ONLY_THE_READER_SEES)

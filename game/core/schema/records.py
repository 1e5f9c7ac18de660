"""The shapes of dataclasses: one whose keys are its fields, and one of a family of verbs."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass
from functools import cached_property
from typing import Any

from game.core.problems import Place
from game.core.schema.marks import BadField, Family, short_field
from game.core.schema.shape import (
    BAD,
    LIST,
    MAPPING,
    SCALAR,
    Definitions,
    Reading,
    Shape,
    enumerated,
    with_article,
)
from game.core.suggest import did_you_mean
from game.core.yamlnode import Entry, ListNode, MappingNode, Node, ScalarNode, shown


@dataclass(frozen=True, eq=False)
class Part:
    """One field of a dataclass as the file has it; `says` is its description."""

    word: str
    name: str
    shape: Shape
    says: str
    required: bool
    default: Any


class Record(Shape):
    """A dataclass: a mapping with its fields as keys, or the short field's value alone.

    A field of type Place is no key: it gets the place where the dataclass is written.
    """

    def __init__(
        self, cls: type, parts_of: Callable[[type], tuple[tuple[Part, ...], tuple[str, ...]]]
    ) -> None:
        self.cls = cls
        self._parts_of = parts_of

    @cached_property
    def _fields(self) -> tuple[tuple[Part, ...], tuple[str, ...]]:
        return self._parts_of(self.cls)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The fields in the order of the dataclass."""
        return self._fields[0]

    @cached_property
    def by_word(self) -> Mapping[str, Part]:
        """The fields by the keys of the file."""
        return {part.word: part for part in self.parts}

    @cached_property
    def required(self) -> tuple[Part, ...]:
        """The fields that a file must give."""
        return tuple(part for part in self.parts if part.required)

    @cached_property
    def short(self) -> Part | None:
        """The field that may stand alone; raises TypeError where its value could be mistaken for the whole."""
        name = short_field(self.cls)
        if name is None:
            return None
        part = next(part for part in self.parts if part.name == name)
        others = [other.word for other in self.required if other is not part]
        if others:
            message = f"{self.cls.__name__}: {part.word} cannot stand alone, since {', '.join(others)} must be given"
            raise TypeError(message)
        if MAPPING in part.shape.kinds():
            message = f"{self.cls.__name__}: {part.word} cannot stand alone, since it may be a mapping itself"
            raise TypeError(message)
        return part

    @cached_property
    def says(self) -> str:
        """The docstring of the dataclass, without the one that Python makes up."""
        return summary(self.cls)

    def words(self) -> str:
        whole = (
            f"a mapping with {enumerated(part.word for part in self.required)}"
            if self.required
            else "a mapping"
        )
        return f"{self.short.shape.words()}, or {whole}" if self.short is not None else whole

    def kinds(self) -> frozenset[str]:
        return frozenset({MAPPING}) | (self.short.shape.kinds() if self.short is not None else frozenset())

    def take(self, node: Node, reading: Reading) -> Any:
        if isinstance(node, MappingNode):
            return self.build(node.entries, node.place, reading, incomplete=node.incomplete)
        if self.short is None:
            return self.wrong(node, reading)
        kind = LIST if isinstance(node, ListNode) else SCALAR
        if kind not in self.short.shape.kinds():
            return self.wrong(node, reading)
        value = self.short.shape.read(node, reading)
        return (
            BAD
            if value is BAD
            else self.make({self.short.name: value}, {self.short.name: node}, node.place, reading)
        )

    def build(
        self, entries: Mapping[str, Entry], place: Place, reading: Reading, *, incomplete: bool = False
    ) -> Any:
        """The dataclass of these keys; `incomplete` where a key was refused already, so that none is called missing."""
        values: dict[str, Any] = {}
        nodes: dict[str, Node] = {}
        meant: set[str] = set()
        fine = not incomplete
        for word, entry in entries.items():
            part = self.by_word.get(word)
            if part is None:
                fine = False
                meant.add(self._unknown(entry, entries, reading) or "")
                continue
            value = part.shape.read(entry.value, reading)
            fine = fine and value is not BAD
            values[part.name], nodes[part.name] = value, entry.value
        for part in self.required:
            if part.name not in values and part.word not in meant and not incomplete:
                sentence = f"the key {part.word!r} is missing: {part.shape.words()}"
                reading.refuse(place, "missing-key", sentence)
                fine = False
        return self.make(values, nodes, place, reading) if fine else BAD

    def _unknown(self, entry: Entry, entries: Mapping[str, Entry], reading: Reading) -> str | None:
        free = [word for word in self.by_word if word not in entries]
        key = entry.key
        suggestion = did_you_mean(key.text, free)
        sentence = f"there is no key {shown(key.text)} here"
        if suggestion is None:
            sentence += f"; there are {enumerated(self.by_word)}" if self.by_word else "; there are none"
        reading.refuse(key.place, "unknown-key", sentence, suggestion)
        return suggestion

    def make(self, values: dict[str, Any], nodes: Mapping[str, Node], place: Place, reading: Reading) -> Any:
        """The dataclass itself; what its `__post_init__` objects to is noted at the field that it names."""
        placed = dict.fromkeys(self._fields[1], place)
        try:
            return self.cls(**values, **placed)
        except BadField as error:
            node = nodes.get(error.field)
            return reading.refuse(node.place if node is not None else place, "bad-value", str(error))
        except ValueError as error:
            return reading.refuse(place, "bad-value", " ".join(str(error).split()))

    def json(self, definitions: Definitions) -> dict[str, Any]:
        return definitions.reference(self.cls, self.cls.__name__, lambda: self._json(definitions))

    def _json(self, definitions: Definitions) -> dict[str, Any]:
        whole: dict[str, Any] = {
            "type": "object",
            "properties": {part.word: part_json(part, definitions) for part in self.parts},
            "additionalProperties": False,
        }
        if self.required:
            whole["required"] = [part.word for part in self.required]
        schema = whole if self.short is None else {"anyOf": [self.short.shape.json(definitions), whole]}
        return {"description": self.says, **schema} if self.says else schema


class Verbs(Shape):
    """One verb of a family, by its word."""

    def __init__(self, family: Family[Any], record_of: Callable[[type], Record]) -> None:
        self.family = family
        self._record_of = record_of

    def words(self) -> str:
        return with_article(self.family.name)

    def kinds(self) -> frozenset[str]:
        return frozenset({SCALAR, MAPPING})

    def take(self, node: Node, reading: Reading) -> Any:
        if isinstance(node, ScalarNode) and not node.is_nothing():
            return self._bare(node, reading)
        if not isinstance(node, MappingNode):
            return self.wrong(node, reading)
        if not node.entries:
            return BAD if node.incomplete else self.wrong(node, reading, hint=" that is empty")
        first, *others = node
        record = self._record(first.key, reading)
        for entry in others:
            self._beside(first, entry, reading, record)
        if record is None:
            return BAD
        value = first.value
        if isinstance(value, ScalarNode) and value.is_nothing():
            if others or node.incomplete:  # its fields stand beside it, which is reported
                return BAD
            return record.build({}, first.key.place, reading)
        made = record.read(value, reading)
        return BAD if others or node.incomplete else made

    def _bare(self, node: ScalarNode, reading: Reading) -> Any:
        record = self._record(node, reading)
        return BAD if record is None else record.build({}, node.place, reading)

    def _record(self, key: ScalarNode, reading: Reading) -> Record | None:
        cls = self.family.verbs.get(key.text)
        if cls is not None:
            return self._record_of(cls)
        suggestion = did_you_mean(key.text, self.family.verbs)
        sentence = f"there is no {self.family.name} {shown(key.text)}"
        if suggestion is None:
            sentence += f"; there are {enumerated(self.family.verbs)}"
        reading.refuse(key.place, "unknown-word", sentence, suggestion)
        return None

    def _beside(self, first: Entry, entry: Entry, reading: Reading, record: Record | None) -> None:
        word, key = first.key.text, entry.key
        if record is not None and key.text in record.by_word:
            sentence = f"{key.text!r} stands beside {word!r} and belongs inside it; indent it further"
        else:
            sentence = (
                f"{key.text!r} stands beside {word!r}; each {self.family.name} begins with a '-' of its own"
            )
        reading.refuse(key.place, "unknown-key", sentence)

    def json(self, definitions: Definitions) -> dict[str, Any]:
        return definitions.reference(self.family, self.family.name, lambda: self._json(definitions))

    def _json(self, definitions: Definitions) -> dict[str, Any]:
        forms: list[dict[str, Any]] = []
        for word, cls in self.family.verbs.items():
            record = self._record_of(cls)
            inner = record.json(definitions)
            if not record.required:
                forms.append({"const": word, "description": record.says})
                inner = {"anyOf": [inner, {"type": "null"}]}
            forms.append(
                {
                    "type": "object",
                    "properties": {word: inner},
                    "required": [word],
                    "additionalProperties": False,
                }
            )
        return {"anyOf": forms}


def part_json(part: Part, definitions: Definitions) -> dict[str, Any]:
    """The schema of one field, with its description and its default where that is a plain value."""
    schema = dict(part.shape.json(definitions))
    if part.says:
        schema["description"] = part.says
    if not part.required and isinstance(part.default, (str, int, float, bool)):
        schema["default"] = part.default
    return schema


def summary(cls: type) -> str:
    """The docstring of a dataclass on one line; empty where there is only the signature that Python makes up."""
    doc = vars(cls).get("__doc__") or ""
    return "" if doc.startswith(f"{cls.__name__}(") else " ".join(doc.split())


def default_of(field: dataclasses.Field[Any]) -> tuple[bool, Any]:
    """Whether a file must give the field, and what it is otherwise."""
    if field.default is not MISSING:
        return False, field.default
    if field.default_factory is not MISSING:
        return False, field.default_factory()
    return True, None

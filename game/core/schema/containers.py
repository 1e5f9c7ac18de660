"""The shapes that hold others: lists, mappings with free keys, and one of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.schema.marks import ANY_LENGTH, Length
from game.core.schema.scalars import Nothing, ScalarShape
from game.core.schema.shape import (
    BAD,
    LIST,
    MAPPING,
    SCALAR,
    Definitions,
    Reading,
    Shape,
    counted,
    joined,
    kind_of,
)
from game.core.yamlnode import ListNode, MappingNode, Node, ScalarNode

_UNSPECIFIC = frozenset({"wrong-type", "unknown-word"})


@dataclass(frozen=True, eq=False)
class Listing(Shape):
    """A list of any length (within `length`) of one shape."""

    inner: Shape
    container: Callable[[list[Any]], Any]
    length: Length = ANY_LENGTH

    def words(self) -> str:
        count = counted(self.length.least, self.length.most, "entry")
        return (
            f"a list of {count} (each {self.inner.words()})"
            if count
            else f"a list (each {self.inner.words()})"
        )

    def brief(self) -> str:
        return "a list"

    def kinds(self) -> frozenset[str]:
        return frozenset({LIST})

    def take(self, node: Node, reading: Reading) -> Any:
        if not isinstance(node, ListNode):
            return self.wrong(node, reading)
        counts = _check_count(node, self.length, reading)
        values = [self.inner.read(item, reading) for item in node]
        if not counts or any(value is BAD for value in values):
            return BAD
        return self.container(values)

    def json(self, definitions: Definitions) -> dict[str, Any]:
        schema: dict[str, Any] = {"type": "array", "items": self.inner.json(definitions)}
        return schema | _limits(self.length, "Items")


@dataclass(frozen=True, eq=False)
class Fixed(Shape):
    """A list of a fixed length whose places have shapes of their own; makes a tuple."""

    inner: tuple[Shape, ...]

    def words(self) -> str:
        return f"a list of {len(self.inner)} ({', then '.join(shape.words() for shape in self.inner)})"

    def kinds(self) -> frozenset[str]:
        return frozenset({LIST})

    def take(self, node: Node, reading: Reading) -> Any:
        if not isinstance(node, ListNode):
            return self.wrong(node, reading)
        if len(node) != len(self.inner):
            sentence = f"{self.words()} is wanted here, and this has {len(node)}"
            return reading.refuse(node.place, "wrong-length", sentence)
        values = tuple(shape.read(item, reading) for shape, item in zip(self.inner, node, strict=True))
        return BAD if any(value is BAD for value in values) else values

    def json(self, definitions: Definitions) -> dict[str, Any]:
        count = len(self.inner)
        places = [shape.json(definitions) for shape in self.inner]
        return {"type": "array", "prefixItems": places, "items": False, "minItems": count, "maxItems": count}


@dataclass(frozen=True, eq=False)
class Keyed(Shape):
    """A mapping whose keys are the author's own; `1` and `"1"` are the same key. Makes a dict in the file's order."""

    key: ScalarShape
    value: Shape
    length: Length = ANY_LENGTH

    def words(self) -> str:
        return f"a mapping ({self.key.words()}: {self.value.words()})"

    def brief(self) -> str:
        return "a mapping"

    def kinds(self) -> frozenset[str]:
        return frozenset({MAPPING})

    def take(self, node: Node, reading: Reading) -> Any:
        if not isinstance(node, MappingNode):
            return self.wrong(node, reading)
        fine = _check_count(node, self.length, reading) and not node.incomplete
        made: dict[Any, Any] = {}
        for entry in node:
            key = self.key.make_key(entry.key, reading)
            value = self.value.read(entry.value, reading)
            if key is BAD or value is BAD:
                fine = False
            elif key in made:
                sentence = f"the key {entry.key.text!r} means the same as another one above"
                reading.refuse(entry.key.place, "duplicate-key", sentence)
                fine = False
            else:
                made[key] = value
        return made if fine else BAD

    def json(self, definitions: Definitions) -> dict[str, Any]:
        schema: dict[str, Any] = {"type": "object", "additionalProperties": self.value.json(definitions)}
        if key := self.key.key_json():
            schema["propertyNames"] = key
        return schema | _limits(self.length, "Properties")


@dataclass(frozen=True, eq=False)
class Choice(Shape):
    """One of several shapes, told apart by kind; of several scalars the first that fits holds."""

    shapes: tuple[Shape, ...]

    def __post_init__(self) -> None:
        for kind in (LIST, MAPPING):
            rivals = [shape.words() for shape in self.shapes if kind in shape.kinds()]
            if len(rivals) > 1:
                message = f"these cannot be told apart in a file, both are a {kind}: {' / '.join(rivals)}"
                raise TypeError(message)

    def words(self) -> str:
        return joined(shape.words() for shape in self.shapes)

    def brief(self) -> str:
        return joined(shape.brief() for shape in self.shapes)

    def kinds(self) -> frozenset[str]:
        return frozenset().union(*(shape.kinds() for shape in self.shapes))

    def take(self, node: Node, reading: Reading) -> Any:
        kind = kind_of(node)
        if (
            isinstance(node, ScalarNode)
            and node.is_nothing()
            and any(isinstance(s, Nothing) for s in self.shapes)
        ):
            return None
        fitting = [shape for shape in self.shapes if kind in shape.kinds() and not isinstance(shape, Nothing)]
        if not fitting:
            return self.wrong(node, reading)
        if len(fitting) == 1 and (kind != SCALAR or len(self.shapes) == 1):
            return fitting[0].read(node, reading)
        return self._first(fitting, node, reading)

    def _first(self, fitting: Sequence[Shape], node: Node, reading: Reading) -> Any:
        trials: list[Reading] = []
        for shape in fitting:
            trial = reading.trial()
            value = shape.read(node, trial)
            if value is not BAD:
                reading.adopt(trial)
                return value
            trials.append(trial)
        found = [problem for trial in trials for problem in trial.problems]
        telling = next((problem for problem in found if problem.code not in _UNSPECIFIC), None)
        if telling is not None:
            reading.problems.note(telling)
            return BAD
        suggestion = next((problem.suggestion for problem in found if problem.suggestion is not None), None)
        if any(problem.code == "unknown-word" for problem in found):
            sentence = f"{self.words()} is wanted here, not {node.kind}"
            return reading.refuse(node.place, "unknown-word", sentence, suggestion)
        return self.wrong(node, reading, suggestion)

    def json(self, definitions: Definitions) -> dict[str, Any]:
        return {"anyOf": [shape.json(definitions) for shape in self.shapes]}


def _check_count(node: ListNode | MappingNode, length: Length, reading: Reading) -> bool:
    if len(node) >= length.least and (length.most is None or len(node) <= length.most):
        return True
    wanted = counted(length.least, length.most, "entry")
    noun = "list" if isinstance(node, ListNode) else "mapping"
    reading.refuse(node.place, "wrong-length", f"the {noun} should have {wanted}, not {len(node)}")
    return False


def _limits(length: Length, unit: str) -> dict[str, Any]:
    limits: dict[str, Any] = {}
    if length.least:
        limits[f"min{unit}"] = length.least
    if length.most is not None:
        limits[f"max{unit}"] = length.most
    return limits

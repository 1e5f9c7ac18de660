"""The shapes that are written as one word, number or text."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.errors import NotationError
from game.core.schema.marks import ANY_NUMBER, Length, Pattern, Range, Reads
from game.core.schema.shape import (
    LIST,
    MAPPING,
    SCALAR,
    Definitions,
    Reading,
    Reference,
    Shape,
    counted,
    enumerated,
    with_article,
)
from game.core.suggest import did_you_mean
from game.core.yamlnode import WHOLE_NUMBER, Node, ScalarNode, shown

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_DECIMAL = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?")
_LOOSE_NUMBER = re.compile(r"[-+]?[0-9][0-9_]*")
_LONGEST_NUMBER = 18
_BOOLS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


class ScalarShape(Shape):
    """Whatever is written without a list or a mapping."""

    def kinds(self) -> frozenset[str]:
        return frozenset({SCALAR})

    def take(self, node: Node, reading: Reading) -> Any:
        return self.make(node, reading) if isinstance(node, ScalarNode) else self.wrong(node, reading)

    @abstractmethod
    def make(self, node: ScalarNode, reading: Reading) -> Any:
        """The value of a scalar, or BAD."""

    def make_key(self, key: ScalarNode, reading: Reading) -> Any:
        """The value of a mapping's key, or BAD; quotes make no difference there, and `null` is a word."""
        plain = isinstance(self, Number | Flag)
        return self.make(replace(key, plain=plain, exact=key.exact and key.plain == plain), reading)


@dataclass(frozen=True)
class Text(ScalarShape):
    """A text exactly as written, quoted or not: `no`, `1:30` and `007` are texts here."""

    length: Length | None = None
    pattern: Pattern | None = None
    refers_to: str | None = None

    def words(self) -> str:
        if self.refers_to is not None:
            return f"the id of {with_article(self.refers_to)}"
        if self.pattern is not None:
            return self.pattern.words
        count = counted(self.length.least, self.length.most, "character") if self.length is not None else ""
        return f"a text of {count}" if count else "a text"

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        if node.is_nothing():
            return self.wrong(node, reading)
        if (control := _CONTROL.search(node.text)) is not None:
            sentence = f"the character U+{ord(control.group()):04X} may not stand in a text"
            return reading.refuse(node.place_at(control.start()), "bad-value", sentence)
        if self.length is not None and not _fits(len(node.text), self.length):
            wanted = counted(self.length.least, self.length.most, "character")
            sentence = f"the text should have {wanted}, not {len(node.text)}"
            return reading.refuse(node.place, "wrong-length", sentence)
        if self.pattern is not None and not re.fullmatch(self.pattern.pattern, node.text):
            return reading.refuse(node.place, "bad-value", f"{shown(node.text)} is not {self.pattern.words}")
        if self.refers_to is not None:
            reading.references.append(Reference(self.refers_to, node.text, node.place))
        return node.text

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {"type": ["string", "number", "boolean"], **self._limits()}

    def key_json(self) -> dict[str, Any]:
        return self._limits()

    def _limits(self) -> dict[str, Any]:
        limits: dict[str, Any] = {}
        if self.length is not None:
            if self.length.least:
                limits["minLength"] = self.length.least
            if self.length.most is not None:
                limits["maxLength"] = self.length.most
        if self.pattern is not None:
            limits["pattern"] = f"^(?:{self.pattern.pattern})$"
        return limits


@dataclass(frozen=True)
class Number(ScalarShape):
    """A number without quotes; `whole` ones have no point and no exponent."""

    whole: bool
    range: Range = ANY_NUMBER

    def words(self) -> str:
        noun = "a whole number" if self.whole else "a number"
        least, most = self.range.least, self.range.most
        if least is not None and most is not None:
            return f"{noun} from {least:g} to {most:g}" if least != most else f"the number {least:g}"
        if least is not None:
            return f"{noun} of {least:g} or more"
        return f"{noun} of {most:g} or less" if most is not None else noun

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        form = WHOLE_NUMBER if self.whole else _DECIMAL
        if not form.fullmatch(node.text):
            return self._misread(node, reading)
        if not node.plain:
            return self.wrong(node, reading, hint="; write it without quotes")
        value = int(node.text) if self.whole else float(node.text)
        if not self._holds(value):
            sentence = f"{self.words()} is wanted here, not {node.text}"
            return reading.refuse(node.place, "out-of-range", sentence)
        return value

    def _holds(self, value: float) -> bool:
        least, most = self.range.least, self.range.most
        return (least is None or value >= least) and (most is None or value <= most)

    def _misread(self, node: ScalarNode, reading: Reading) -> Any:
        if not _LOOSE_NUMBER.fullmatch(node.text) or not node.plain:
            return self.wrong(node, reading)
        digits = node.text.lstrip("-+").replace("_", "").lstrip("0") or "0"
        if len(digits) > _LONGEST_NUMBER:
            return reading.refuse(
                node.place, "out-of-range", f"{self.words()} is wanted here, not one so long"
            )
        return self.wrong(node, reading, suggestion=("-" if node.text[0] == "-" else "") + digits)

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        schema: dict[str, Any] = {"type": "integer" if self.whole else "number"}
        if self.range.least is not None:
            schema["minimum"] = self.range.least
        if self.range.most is not None:
            schema["maximum"] = self.range.most
        return schema

    def key_json(self) -> dict[str, Any]:
        return {"pattern": f"^(?:{(WHOLE_NUMBER if self.whole else _DECIMAL).pattern})$"}


@dataclass(frozen=True)
class Flag(ScalarShape):
    """`true` or `false`, nothing else: `yes` and `on` are words of other things."""

    def words(self) -> str:
        return "true or false"

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        if node.plain and node.text in {"true", "false"}:
            return node.text == "true"
        lowered = node.text.casefold()
        if not node.plain and lowered in {"true", "false"}:
            return self.wrong(node, reading, hint="; write it without quotes")
        meant = lowered if lowered in {"true", "false"} else _BOOLS.get(lowered)
        return self.wrong(node, reading, meant or did_you_mean(node.text, ("true", "false")))

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {"type": "boolean"}


@dataclass(frozen=True, eq=False)
class Words(ScalarShape):
    """One of a closed list of words, each with its value (of a Literal or an Enum)."""

    values: Mapping[str, Any]

    def words(self) -> str:
        if len(self.values) == 1:
            return f"the word {next(iter(self.values))}"
        return f"one of {enumerated(self.values)}"

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        if node.text in self.values:
            return self.values[node.text]
        if node.is_nothing():
            return self.wrong(node, reading)
        suggestion = did_you_mean(node.text, self.values)
        sentence = f"{self.words()} is wanted here, not {shown(node.text)}"
        return reading.refuse(node.place, "unknown-word", sentence, suggestion)

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {"enum": [form for word in self.values for form in _forms(word)]}

    def key_json(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


@dataclass(frozen=True, eq=False)
class Custom(ScalarShape):
    """A text that a function of the schema's author reads."""

    reads: Reads

    def words(self) -> str:
        return self.reads.words

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        if node.is_nothing():
            return self.wrong(node, reading)
        try:
            return self.reads.function(node.text)
        except NotationError as error:
            sentence = f"{error.expected} was expected in {shown(node.text)}"
            return reading.refuse(node.place_at(error.column), "bad-value", sentence, error.suggestion)
        except ValueError as error:
            return reading.refuse(node.place, "bad-value", " ".join(str(error).split()))

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {"type": ["string", "number", "boolean"], "description": self.reads.words, **self.key_json()}

    def key_json(self) -> dict[str, Any]:
        return {} if self.reads.pattern is None else {"pattern": f"^(?:{self.reads.pattern})$"}


@dataclass(frozen=True)
class Nothing(ScalarShape):
    """An empty value, `~` or `null`; makes None."""

    def words(self) -> str:
        return "nothing"

    def make(self, node: ScalarNode, reading: Reading) -> Any:
        return None if node.is_nothing() else self.wrong(node, reading)

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {"type": "null"}


@dataclass(frozen=True)
class Anything(Shape):
    """A part of a file that has no schema: kept as its node, or as plain data."""

    make: Callable[[Node], Any]

    def words(self) -> str:
        return "anything"

    def kinds(self) -> frozenset[str]:
        return frozenset({SCALAR, LIST, MAPPING})

    def take(self, node: Node, reading: Reading) -> Any:  # noqa: ARG002 - nothing can be wrong
        return self.make(node)

    def json(self, definitions: Definitions) -> dict[str, Any]:  # noqa: ARG002 - the same for all shapes
        return {}


def _fits(count: int, length: Length) -> bool:
    return count >= length.least and (length.most is None or count <= length.most)


def _forms(word: str) -> list[Any]:
    """The word, and what an editor takes it for when it stands without quotes."""
    if WHOLE_NUMBER.fullmatch(word):
        return [word, int(word)]
    return [word, word == "true"] if word in {"true", "false"} else [word]

"""Reads YAML files into trees that know where everything stands; never makes Python objects of tags or words.

What YAML 1.1 would turn into something else (`no`, `1:30`, `017`, dates) stays the text that is written: what a value
is, the schema says. The tree is composed from the parser's events rather than by `yaml.compose`, which calls itself
once for every level of nesting and forgets where an alias stands.
"""

from __future__ import annotations

import re
import stat
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import yaml

from game.core.errors import Path as Keys
from game.core.problems import Place, ProblemList
from game.core.suggest import did_you_mean
from game.core.yamlnode import Entry, ListNode, MappingNode, Node, ScalarNode, shown
from game.core.yamlsyntax import LINE_END, report_syntax

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

MAX_BYTES: Final = 2_000_000
MAX_VALUES: Final = 200_000
"""Counted with every alias written out, so that no small file grows without end."""
MAX_DEPTH: Final = 64

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser: the one in C where PyYAML has it. Only its events are used."""

_FORBIDDEN = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_SURROGATE = re.compile("[\ud800-\udfff]")
_MOST_CHARACTERS = 10
_STANDARD_TAG = "tag:yaml.org,2002:"


def read(path: str | Path) -> Node:
    """The tree of a file; raises FileProblems with all that is wrong with it as YAML."""
    problems = ProblemList()
    node = read_into(path, problems)
    problems.raise_errors()
    return cast("Node", node)  # without a node there was a problem


def read_into(path: str | Path, problems: ProblemList, called: str | None = None) -> Node | None:
    """The tree of a file as far as it can be read, its problems noted; None where nothing can be made of it.

    `called` is the file's name in problems where it is not the path itself.
    """
    name = called if called is not None else str(path)
    data = _bytes_of(Path(path), Place(name), problems)
    return None if data is None else compose(data, name, problems)


def compose(content: bytes | str, path: str, problems: ProblemList) -> Node | None:
    """The tree of a file's content as far as it can be read, its problems noted; `path` is only told.

    A tree may come with problems (a key given twice, a second document): it is there so that a schema can tell more
    of them in the same run. Whether the file may be used, `problems.has_errors()` says.
    """
    text = _text_of(content, path, problems)
    if text is None:
        return None
    composer = _Composer(path, problems)
    events = cast("Generator[Any, None, None]", yaml.parse(text, Loader=LOADER))
    with closing(events):
        try:
            whole = composer.run(events)
        except yaml.YAMLError as error:
            report_syntax(error, text, path, problems)
            return None
        except (
            ValueError,
            OverflowError,
        ):  # an escape such as "\UFFFFFFFF" that the Python parser does not check
            problems.add(
                composer.last, "syntax", "a character that does not exist is written soon after this"
            )
            return None
    if not whole:
        return None
    root = composer.root
    if root is None or (isinstance(root, ScalarNode) and root.is_nothing()):
        problems.add(Place(path), "empty", "the file holds nothing")
        return None
    return root


def _bytes_of(path: Path, place: Place, problems: ProblemList) -> bytes | None:
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            problems.add(place, "not-a-file", "this is a folder, and a file is wanted")
            return None
        if not stat.S_ISREG(status.st_mode):
            problems.add(place, "not-a-file", "this is a device or a pipe, and a file is wanted")
            return None
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        problems.add(place, "missing-file", "there is no such file", suggestion=_neighbour(path))
    except OSError as error:
        problems.add(
            place, "unreadable", f"the file cannot be read: {(error.strerror or 'unknown reason').lower()}"
        )
    except ValueError:  # a NUL in the path
        problems.add(place, "missing-file", "there is no such file")
    return None


def _neighbour(path: Path) -> str | None:
    """The file beside it that was probably meant."""
    try:
        name = did_you_mean(path.name, sorted(entry.name for entry in path.parent.iterdir()))
    except OSError:
        return None
    return str(path.with_name(name)) if name is not None else None


def _text_of(content: bytes | str, path: str, problems: ProblemList) -> str | None:
    if len(content) > MAX_BYTES:
        problems.add(Place(path), "too-large", f"the file has more than {MAX_BYTES:,} bytes")
        return None
    text = content if isinstance(content, str) else _decoded(content, path, problems)
    if text is None:
        return None
    text = text.removeprefix("\ufeff")
    for count, match in enumerate(_FORBIDDEN.finditer(text)):
        if count == _MOST_CHARACTERS:
            break
        code = f"{ord(match.group()):04X}"
        sentence = f'the character U+{code} may not stand in a file; remove it, or write "\\u{code}" in double quotes'
        problems.add(_place_behind(text[: match.start()], path), "character", sentence)
    return None if _FORBIDDEN.search(text) else text


def _decoded(content: bytes, path: str, problems: ProblemList) -> str | None:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        problems.add(Place(path), "encoding", "the file is UTF-16; save it as UTF-8")
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        place = _place_behind(content[: error.start].decode("utf-8"), path)
        byte = content[error.start]
        problems.add(place, "encoding", f"the byte {byte:02X} is no UTF-8 here; save the file as UTF-8")
        return None


def _place_behind(head: str, path: str) -> Place:
    lines = LINE_END.split(head)
    return Place(
        path, len(lines), len(lines[-1].removeprefix("\ufeff") if len(lines) == 1 else lines[-1]) + 1
    )


@dataclass(slots=True)
class _Open:
    """A list or mapping that is not closed yet."""

    place: Place
    keys: Keys
    anchor: str | None
    is_mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Entry] = field(default_factory=dict)
    key: ScalarNode | None = None
    dropping: bool = False
    incomplete: bool = False
    size: int = 1
    height: int = 1

    def wants_key(self) -> bool:
        return self.is_mapping and self.key is None and not self.dropping

    def keys_inside(self) -> Keys:
        if not self.is_mapping:
            return (*self.keys, len(self.items))
        return self.keys if self.key is None else (*self.keys, self.key.text)

    def closed(self) -> Node:
        if self.is_mapping:
            return MappingNode(self.place, self.keys, self.entries, self.incomplete)
        return ListNode(self.place, self.keys, tuple(self.items))


class _Composer:
    """Builds the tree from the parser's events with a stack of its own."""

    def __init__(self, path: str, problems: ProblemList) -> None:
        self.path = path
        self.problems = problems
        self.root: Node | None = None
        self.last = Place(path)
        self.values = 0
        self.stack: list[_Open] = []
        self.anchors: dict[str, tuple[Node, int, int]] = {}
        """By name: the value, how many values it holds with aliases written out, and how deep it is."""

    def run(self, events: Iterator[Any]) -> bool:
        """Takes events until the end of the file; False where the rest is not worth reading."""
        documents = 0
        for event in events:
            self.last = place = Place(self.path, event.start_mark.line + 1, event.start_mark.column + 1)
            match event:
                case yaml.DocumentStartEvent():
                    documents += 1
                    if documents > 1:
                        self.problems.add(
                            place, "documents", "a second document begins here; a file holds one"
                        )
                        return True
                case yaml.ScalarEvent():
                    self._check_tag(event.tag, place)
                    if event.style == '"' and _SURROGATE.search(event.value):
                        self.problems.add(place, "character", "half of a surrogate pair is no character")
                    self.values += 1
                    plain = not event.style
                    node = ScalarNode(place, self._keys(), event.value, plain, _is_exact(event, plain=plain))
                    self._finish(node, event.anchor, 1, 1)
                case yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                    self._check_tag(event.tag, place)
                    if len(self.stack) >= MAX_DEPTH:
                        sentence = f"lists and mappings are nested more than {MAX_DEPTH} deep here"
                        self.problems.add(place, "too-deep", sentence)
                        return False
                    self.values += 1
                    is_mapping = isinstance(event, yaml.MappingStartEvent)
                    self.stack.append(_Open(place, self._keys(), event.anchor, is_mapping))
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    done = self.stack.pop()
                    self._finish(done.closed(), done.anchor, done.size, done.height)
                case yaml.AliasEvent():
                    self._alias(str(event.anchor), place)
            if self.values > MAX_VALUES:
                self._too_many(event, place)
                return False
        return True

    def _keys(self) -> Keys:
        return self.stack[-1].keys_inside() if self.stack else ()

    def _check_tag(self, tag: str | None, place: Place) -> None:
        if tag is not None:
            written = tag.replace(_STANDARD_TAG, "!!")
            self.problems.add(place, "tag", f"the tag {shown(written)} is not used; write the value alone")

    def _too_many(self, event: Any, place: Place) -> None:
        if isinstance(event, yaml.AliasEvent):
            sentence = f"with what *{event.anchor} repeats, the file holds more than {MAX_VALUES:,} values"
            self.problems.add(place, "alias", sentence)
        else:
            self.problems.add(place, "too-large", f"the file holds more than {MAX_VALUES:,} values")

    def _finish(self, node: Node, anchor: str | None, size: int, height: int) -> None:
        """Hands a complete value to whatever it stands in."""
        if anchor is not None:
            self._anchor(anchor, node, size, height)
        if not self.stack:
            self.root = node
            return
        outer = self.stack[-1]
        outer.size += size
        outer.height = max(outer.height, height + 1)
        if outer.wants_key():
            self._take_key(outer, node)
        elif not outer.is_mapping:
            outer.items.append(node)
        else:
            if outer.key is not None and not outer.dropping:
                outer.entries[outer.key.text] = Entry(outer.key, node)
            outer.key, outer.dropping = None, False

    def _take_key(self, outer: _Open, node: Node) -> None:
        if not isinstance(node, ScalarNode):
            self._refuse_key(outer, node.place, "bad-key", "a key is a single word, no list or mapping")
        elif node.plain and node.text == "<<":
            sentence = "the merge key << is not used; write the keys out"
            self._refuse_key(outer, node.place, "merge", sentence)
        elif not node.text:
            self._refuse_key(outer, node.place, "bad-key", "the key before the ':' is missing")
        elif (first := outer.entries.get(node.text)) is not None:
            line = first.key.place.line
            sentence = f"the key {shown(node.text)} was given already in line {line}"
            self.problems.add(node.place, "duplicate-key", sentence)
            outer.key, outer.dropping = node, True
        else:
            outer.key = node

    def _refuse_key(self, outer: _Open, place: Place, code: str, sentence: str) -> None:
        self.problems.add(place, code, sentence)
        outer.dropping = outer.incomplete = True

    def _anchor(self, name: str, node: Node, size: int, height: int) -> None:
        if name in self.anchors:
            line = self.anchors[name][0].place.line
            self.problems.add(node.place, "alias", f"the anchor &{name} was given already in line {line}")
        else:
            self.anchors[name] = node, size, height

    def _alias(self, name: str, place: Place) -> None:
        outer = self.stack[-1] if self.stack else None
        if outer is not None and outer.wants_key():
            self._refuse_key(outer, place, "bad-key", "a key is written out, not given by an alias")
            return
        known = self.anchors.get(name)
        if known is not None and len(self.stack) + known[2] <= MAX_DEPTH:
            node, size, height = known
            self.values += size
            self._finish(node, None, size, height)
            return
        suggestion = None
        if known is not None:
            code, sentence = "too-deep", f"what *{name} repeats is nested too deeply here"
        elif any(inside.anchor == name for inside in self.stack):
            code, sentence = "alias", f"*{name} stands inside what it repeats"
        else:
            code, sentence = "alias", f"no anchor &{name} comes before this"
            suggestion = did_you_mean(name, self.anchors)
        self.problems.add(place, code, sentence, suggestion=suggestion)
        self._finish(Node(place, self._keys()), None, 1, 1)


def _is_exact(event: Any, *, plain: bool) -> bool:
    """Whether the scalar stands in the file letter for letter on one line (no escapes, no folding, no anchor)."""
    start, end = event.start_mark, event.end_mark
    width = len(event.value) + (0 if plain else 2)
    return bool(start.line == end.line and end.column - start.column == width)

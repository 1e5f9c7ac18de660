"""From type hints to shapes; a hint that cannot be read from a file is the author's mistake and a TypeError."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, TypeGuard, Union, get_args, get_origin, get_type_hints

from game.core.problems import Place
from game.core.schema.containers import Choice, Fixed, Keyed, Listing
from game.core.schema.marks import ANY_LENGTH, ANY_NUMBER, Family, Length, Pattern, Range, Reads, References
from game.core.schema.records import Part, Record, Verbs, default_of
from game.core.schema.scalars import Anything, Custom, Flag, Nothing, Number, ScalarShape, Text, Words
from game.core.schema.shape import Shape
from game.core.yamlnode import Node, plain_data

_MARKS = (Range, Length, Pattern, References, Reads, Family)
Marks = tuple[Any, ...]


@cache
def shape_of(hint: Any) -> Shape:
    """The shape of a type: str, int, float, bool, Literal, Enum, dataclasses, tuple, list, dict, unions, `Annotated`.

    `object` takes anything as plain data, and Node as it stands in the file. Raises TypeError for other hints, for
    marks that do not belong to the type, and for unions whose members look alike in a file.
    """
    base, marks = _unwrapped(hint)
    shape, used = _marked(base, marks)
    left = [mark for mark in marks if mark not in used]
    if left:
        message = f"{left[0]!r} does not belong to {_named(base)}"
        raise TypeError(message)
    return shape


def _unwrapped(hint: Any) -> tuple[Any, Marks]:
    marks: Marks = ()
    while True:
        if get_origin(hint) is Annotated:
            hint, *extra = get_args(hint)
            marks = (*marks, *(mark for mark in extra if isinstance(mark, _MARKS)))
        elif isinstance(hint, NewType):
            hint = hint.__supertype__
        else:
            return hint, marks


def _marked(base: Any, marks: Marks) -> tuple[Shape, Sequence[Any]]:
    """The shape, and those marks that it made use of."""
    if (reads := _mark(marks, Reads)) is not None:
        return Custom(reads), [reads]
    if (family := _mark(marks, Family)) is not None:
        return Verbs(family, _record_of), [family]
    origin, args = get_origin(base), get_args(base)
    length = _mark(marks, Length)
    if base is str:
        pattern, refers = _mark(marks, Pattern), _mark(marks, References)
        kind = refers.kind if refers is not None else None
        return Text(length, pattern, kind), [length, pattern, refers]
    if base is int or base is float:
        limits = _mark(marks, Range)
        return Number(base is int, limits if limits is not None else ANY_NUMBER), [limits]
    if origin in (tuple, list):
        if origin is tuple and (len(args) != 2 or args[1] is not Ellipsis):
            return Fixed(tuple(shape_of(arg) for arg in args)), []
        container: Callable[[list[Any]], Any] = tuple if origin is tuple else list
        return Listing(shape_of(args[0]), container, length if length is not None else ANY_LENGTH), [length]
    if origin is dict:
        key = shape_of(args[0])
        if not isinstance(key, ScalarShape):
            message = f"the keys of a mapping are single words, not {key.words()}"
            raise TypeError(message)
        return Keyed(key, shape_of(args[1]), length if length is not None else ANY_LENGTH), [length]
    if origin in (Union, UnionType) or (origin is Literal and None in args):
        return _choice(args, marks, literal=origin is Literal)
    return _plain(base), []


def _plain(base: Any) -> Shape:
    if base is bool:
        return Flag()
    if base is NoneType or base is None:
        return Nothing()
    if base is object or base is Any:
        return Anything(plain_data)
    if base is Node:
        return Anything(lambda node: node)
    if get_origin(base) is Literal:
        return _literal(get_args(base))
    if isinstance(base, type) and issubclass(base, Enum):
        return Words({_enum_word(member): member for member in base})
    if _is_dataclass(base):
        return _record_of(base)
    message = f"{_named(base)} cannot be read from a file"
    raise TypeError(message)


def _choice(args: tuple[Any, ...], marks: Marks, *, literal: bool) -> tuple[Shape, Sequence[Any]]:
    """Marks around a union belong to its only member beside None."""
    members = [arg for arg in args if arg is not NoneType and arg is not None]
    if literal:
        return Choice((_literal(tuple(members)), Nothing())), []
    if marks and len(members) != 1:
        message = f"{marks[0]!r} stands around a union; put it around the member that it belongs to"
        raise TypeError(message)
    shapes: list[Shape] = [shape_of(Annotated[member, *marks] if marks else member) for member in members]
    if len(members) < len(args):
        shapes.append(Nothing())
    return Choice(tuple(shapes)), marks


def _literal(values: tuple[Any, ...]) -> Words:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            message = f"the literal {value!r} is neither a word nor a whole number"
            raise TypeError(message)
    return Words({str(value): value for value in values})


def _enum_word(member: Enum) -> str:
    return member.value if isinstance(member.value, str) else member.name.lower()


@cache
def _record_of(cls: type) -> Record:
    return Record(cls, _parts_of)


def _parts_of(cls: type) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """The fields that are keys of the file, and the names of those that get the place."""
    if not _is_dataclass(cls):
        message = f"{cls.__name__} is no dataclass"
        raise TypeError(message)
    hints = get_type_hints(cls, include_extras=True)
    parts: list[Part] = []
    places: list[str] = []
    for field in dataclasses.fields(cls):
        if not field.init:
            continue
        hint = hints[field.name]
        if hint is Place:
            places.append(field.name)
            continue
        says = " ".join(mark for mark in _extras(hint) if isinstance(mark, str))
        required, default = default_of(field)
        word = field.name.removesuffix("_")
        parts.append(Part(word, field.name, shape_of(hint), " ".join(says.split()), required, default))
    return tuple(parts), tuple(places)


def _extras(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _mark(marks: Marks, kind: type[Any]) -> Any:
    return next((mark for mark in marks if isinstance(mark, kind)), None)


def _is_dataclass(cls: Any) -> TypeGuard[type]:
    return isinstance(cls, type) and dataclasses.is_dataclass(cls)


def _named(base: Any) -> str:
    return base.__name__ if isinstance(base, type) else str(base)

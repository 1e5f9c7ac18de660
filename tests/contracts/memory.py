"""Looks at what objects hold on to: two states must share nothing that can change."""

from __future__ import annotations

import dataclasses
import enum
import gc
import pickle
import types
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.core.event import Event

_ATOMS = (
    int,
    float,
    complex,
    str,
    bytes,
    bool,
    type(None),
    type,
    enum.Enum,
    types.ModuleType,
    types.FunctionType,
)


def changeable(root: Any) -> dict[int, Any]:
    """Everything reachable from here that could be changed in place, by id; the root too, if it could be."""
    found: dict[int, Any] = {}
    seen: set[int] = set()
    todo = deque([root])
    while todo:
        thing = todo.popleft()
        if isinstance(thing, _ATOMS) or id(thing) in seen:
            continue
        seen.add(id(thing))
        frozen = isinstance(thing, tuple | frozenset | types.MappingProxyType) or (
            dataclasses.is_dataclass(thing) and thing.__dataclass_params__.frozen
        )
        if not frozen:
            found[id(thing)] = thing
        elif hasattr(thing, "__dict__") and dataclasses.is_dataclass(thing):
            todo.extend(vars(thing).values())
            continue
        todo.extend(gc.get_referents(thing))
    return found


def through_pickle(thing: Any) -> Any:
    """What comes back of it from a file or another process."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own bytes


@contextmanager
def no_events() -> Iterator[None]:
    """While this lasts, making any event fails."""

    def refuse(event: Event, *_args: Any, **_kwargs: Any) -> None:
        raise AssertionError(f"{type(event).__name__} was made although nobody listens")

    with pytest.MonkeyPatch.context() as patch:
        for cls in _event_classes(Event):
            patch.setattr(cls, "__init__", refuse)
        yield


def _event_classes(cls: type[Event]) -> Iterator[type[Event]]:
    yield cls
    for sub in cls.__subclasses__():
        yield from _event_classes(sub)

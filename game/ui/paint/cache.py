"""Pictures kept for reuse, each store bounded by bytes, oldest use dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pygame

T = TypeVar("T")
_stores: list[ByteCache] = []


def weight(thing: Any) -> int:
    """Bytes one kept thing holds: a Surface, an array, a tuple of such, or whatever says `nbytes`."""
    if isinstance(thing, pygame.Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize() + 128
    if isinstance(thing, tuple):
        return sum(weight(part) for part in thing) + 64
    return int(getattr(thing, "nbytes", 64)) + 64


class ByteCache:
    """A store that never holds more than `limit` bytes; a single thing larger than that is made but not kept."""

    def __init__(self, name: str, limit: int, resting: int | None = None) -> None:
        """`resting` is what it may hold between two matches, where that is less: each has cards of its own."""
        self.name = name
        self.limit = limit
        self.resting = limit if resting is None else resting
        self.held = 0
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        _stores.append(self)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing under `key`, made now if it is not here."""
        kept = self._things.get(key)
        if kept is not None:
            self._things.move_to_end(key)
            return kept[0]  # type: ignore[no-any-return]
        thing = make()
        size = weight(thing)
        if size <= self.limit:
            # `make` may have stored the same key on its way (nested use): replace, never count twice.
            old = self._things.pop(key, None)
            if old is not None:
                self.held -= old[1]
            self._things[key] = (thing, size)
            self.held += size
            self.shrink(self.limit)
        return thing

    def shrink(self, limit: int) -> None:
        """Forget what was not used for longest, until no more than so many bytes are held."""
        while self.held > limit:
            _, (_, freed) = self._things.popitem(last=False)
            self.held -= freed

    def peek(self, key: Hashable) -> Any:
        """The thing under `key` if it is here, else None."""
        kept = self._things.get(key)
        if kept is None:
            return None
        self._things.move_to_end(key)
        return kept[0]

    def drop(self, wanted: Callable[[Hashable], bool]) -> None:
        """Forget the things whose key is meant."""
        for key in [key for key in self._things if wanted(key)]:
            self.held -= self._things.pop(key)[1]

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._things)


MB = 1 << 20
MASKS = ByteCache("masks", 24 * MB)  # float coverage of icons and polygons
PIECES = ByteCache("pieces", 96 * MB)  # boxes, shadows, glows, gems, icons
TEXT = ByteCache("text", 24 * MB)
FLOWS = ByteCache("flows", 16 * MB)
MASTERS = ByteCache("masters", 64 * MB)  # card faces at their drawing size
CARDS = ByteCache("cards", 128 * MB, 42 * MB)  # card faces as shown, also turned
GROUNDS = ByteCache("grounds", 72 * MB)


def stores() -> tuple[ByteCache, ...]:
    """Every store there is, for figures and tests."""
    return tuple(_stores)


def held() -> int:
    """Bytes held by all stores together."""
    return sum(s.held for s in _stores)


def rest() -> None:
    """Let go of what the next match will hardly show, so that an evening of them needs no more than the first few."""
    for store in _stores:
        store.shrink(store.resting)


def clear() -> None:
    """Empty every store: after a change of size, theme or fonts, and between tests."""
    for store in _stores:
        store.clear()

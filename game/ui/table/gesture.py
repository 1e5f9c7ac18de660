"""Legal actions as things to take and places to put them: one table that dragging, clicking and the keyboard share."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.core.ids import Action

Handle = str
"""Names something on the table: a piece (`c:6H`), a place (`place:3`), a seat (`seat:1`), a zone (`hall`)."""


@dataclass(frozen=True, slots=True)
class Tip:
    """What stands in the bubble beside the pointer before one lets go; `total` and `left` are a budget's points."""

    words: str
    total: int = 0
    left: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Gesture:
    """Taking one thing and putting it onto another means this action; an empty `onto`: pressing the thing alone does.

    `place` names where it would lie (`2nd`). A `quick` one is done by a single click on the thing. A `local` one
    changes only what this person has chosen so far, and nothing in the game. `also` follows the action at once where it
    leads to the next question (a spell, and what it is aimed at).
    """

    take: Handle
    onto: Handle
    action: Action
    tip: Tip | None = None
    place: str = ""
    quick: bool = False
    local: bool = False
    also: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a handle lies, in pixels: a box turned by `angle`, in a zone that Tab walks to."""

    handle: Handle
    rect: pygame.Rect
    zone: str = ""
    angle: float = 0.0
    words: str = ""

    def hit(self, pos: tuple[float, float]) -> bool:
        """Whether the point lies on it."""
        if not self.angle:
            return self.rect.collidepoint(pos)
        a = math.radians(self.angle)
        dx, dy = pos[0] - self.rect.centerx, pos[1] - self.rect.centery
        x, y = dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)
        return abs(x) <= self.rect.width / 2 and abs(y) <= self.rect.height / 2


class Gestures:
    """All that the person may do now, to look up by what is taken and where it is put."""

    def __init__(self, gestures: Iterable[Gesture] = ()) -> None:
        self._by_take: dict[Handle, dict[Handle, Gesture]] = {}
        for gesture in gestures:
            self._by_take.setdefault(gesture.take, {}).setdefault(gesture.onto, gesture)

    def __iter__(self) -> Iterator[Gesture]:
        return (gesture for ways in self._by_take.values() for gesture in ways.values())

    def __bool__(self) -> bool:
        return bool(self._by_take)

    @property
    def takeable(self) -> tuple[Handle, ...]:
        """What may be taken or pressed, in the order of the legal actions."""
        return tuple(self._by_take)

    def may_take(self, handle: Handle) -> bool:
        return handle in self._by_take

    def onto(self, take: Handle) -> tuple[Handle, ...]:
        """Where a taken thing may go."""
        return tuple(place for place in self._by_take.get(take, {}) if place)

    def find(self, take: Handle, onto: Handle) -> Gesture | None:
        return self._by_take.get(take, {}).get(onto)

    def press(self, take: Handle) -> Gesture | None:
        """What a single click on the thing does at once, or None."""
        ways = self._by_take.get(take, {})
        if "" in ways:
            return ways[""]
        return next((gesture for gesture in ways.values() if gesture.quick), None)


def spot_at(spots: Sequence[Spot], pos: tuple[float, float]) -> Spot | None:
    """The topmost spot (the last one) at a point."""
    return next((spot for spot in reversed(spots) if spot.hit(pos)), None)


def step(spots: Sequence[Spot], here: Handle, direction: tuple[int, int]) -> Handle:
    """The nearest spot from `here` in a direction (-1, 0, 1 each way); `here` when there is none that way."""
    origin = next((spot for spot in spots if spot.handle == here), None)
    if origin is None:
        return spots[0].handle if spots else here
    best, found = math.inf, here
    for spot in spots:
        dx, dy = spot.rect.centerx - origin.rect.centerx, spot.rect.centery - origin.rect.centery
        along = dx * direction[0] + dy * direction[1]
        across = abs(dx * direction[1]) + abs(dy * direction[0])
        if spot.handle == here or along <= 0 or across > along * 3:
            continue
        if along + 2 * across < best:
            best, found = along + 2 * across, spot.handle
    return found


def next_zone(spots: Sequence[Spot], here: Handle, back: bool = False) -> Handle:
    """The first spot of the zone after (or before) that of `here`."""
    zones = list(dict.fromkeys(spot.zone for spot in spots))
    if not zones:
        return here
    now = next((spot.zone for spot in spots if spot.handle == here), None)
    at = zones.index(now) + (-1 if back else 1) if now in zones else 0
    zone = zones[at % len(zones)]
    return next(spot.handle for spot in spots if spot.zone == zone)

"""What means nothing on a card that stands in no lane, and what a lane trap cannot wait for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from game.core.problems import Place, ProblemList
from game.rules.crown.amounts import Alone, Anchors, AnchorsLeft, CountersOn, Leading, PowerOf
from game.rules.crown.cards import Card
from game.rules.crown.selectors import Filter
from game.rules.crown.triggers import When

NOWHERE: Final = frozenset({"spell_played", "turn_began"})
"""Events that happen in no lane."""


def stands_in_reserve(card: Card) -> bool:
    """Equipment, a Fortification without Power, a trap of the Reserve."""
    if card.type == "trap":
        return card.trap is not None and card.trap.goes == "reserve"
    return card.type == "equipment" or (card.type == "fortification" and card.power is None)


def check_lanes(card: Card, problems: ProblemList) -> None:
    """Notes every word about a lane that means nothing where the card is."""

    def wrong(sentence: str, place: Place) -> None:
        problems.add(place, "card-clash", f"{card.id}: {sentence}")

    if card.trap is not None and card.trap.goes == "lane":
        when = card.trap.when
        if when.event in NOWHERE:
            wrong(f"{when.event!r} happens in no lane; write 'goes: reserve'", card.trap.place)
        elif when.lane == "any":
            wrong("a lane trap waits for its own lane; leave 'lane: any' out", when.place)
    if not stands_in_reserve(card):
        return
    whens = [trigger.when for trigger in card.triggers] + ([card.trap.when] if card.trap else [])
    for when in whens:
        if when.lane == "this" and when.event not in NOWHERE:
            wrong("the Reserve is in no lane; write 'lane: any'", when.place)
        if any(_is_about_itself(part) for part in _parts(when)) or when.only_this:
            wrong("what stands in the Reserve is no creature of a lane", when.place)
    for static in card.static:
        parts = list(_parts(static))
        if any(_is_lane_bound(part) for part in parts):
            wrong("lane 'this' means nothing in the Reserve; write 'lane: any'", static.place)
        if any(_is_about_itself(part) for part in parts):
            wrong("what stands in the Reserve is no creature of a lane", static.place)


def _parts(value: Any) -> Iterator[Any]:
    """A dataclass and all those within it, but for the filter of a `When`, whose lane is the event's."""
    yield value
    for field in fields(value):
        inner = getattr(value, field.name)
        if is_dataclass(inner) and not (isinstance(value, When) and isinstance(inner, Filter)):
            yield from _parts(inner)


def _is_lane_bound(part: Any) -> bool:
    return isinstance(part, (Filter, Anchors, AnchorsLeft)) and part.lane in {"this", "other"}


def _is_about_itself(part: Any) -> bool:
    if isinstance(part, (PowerOf, CountersOn)):
        return part.who == "this"
    return isinstance(part, (Alone, Leading))

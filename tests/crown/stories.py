"""The short stories in which a card is watched, each a log of what happened."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.event import Event
from game.rules.crown.cards import Card
from tests.crown.stage import Position, begin, left, plays, position, pushes, put_down, run, uses

TASTES = (0, 1, 2)


def stories(card: Card) -> Iterator[list[Event]]:
    """All that is told of a card, by the parts it has."""
    for taste in TASTES:
        for behind in (False, True):
            if card.play or card.enters or card.boon:
                yield from played(card, taste, behind=behind)
            if card.strike or card.keywords or card.exhaust:
                yield from pushed(card, taste, behind=behind)
            if card.exhaust:
                yield from used(card, taste)
            if card.triggers or card.trap:
                yield from triggered(card, taste)


def played(card: Card, taste: int, *, behind: bool) -> Iterator[list[Event]]:
    """Out of the hand, and out of a broken anchor."""
    player = "Ben" if card.type == "rival" else "Ann"
    spot = position(turn=player, behind=behind)
    spot["players"][player]["hand"].append(card.id)
    yield run(begin(spot), card, plays(card.id), taste=taste)
    if card.type != "rival":
        spot = position(turn="Ben", behind=behind)
        for lane in spot["players"]["Ann"]["lanes"].values():
            lane["anchors"][0] = card.id
        yield run(begin(spot), card, plays("falling_star"), taste=taste)


def pushed(card: Card, taste: int, *, behind: bool) -> Iterator[list[Event]]:
    """In a push that Ann announces, and in one that Ben does."""
    if card.power is None:
        return
    for turn in ("Ann", "Ben"):
        for second in (False, True):
            spot = put_down(position(turn=turn, behind=behind), card, behind_sleeper=second)
            yield run(begin(spot), card, pushes(0), taste=taste)


def used(card: Card, taste: int) -> Iterator[list[Event]]:
    """Its Exhaust ability, with somebody across and with nobody."""
    for empty in (False, True):
        spot = put_down(position(), card)
        if empty:
            left(spot, "Ben")["creatures"] = []
        state = begin(spot)
        yield run(state, card, uses(card.id, state), taste=taste)


def triggered(card: Card, taste: int) -> Iterator[list[Event]]:
    """Whatever a trap or a trigger may wait for, done by Ben and by Ann."""
    yield run(begin(put_down(position(turn="Ben"), card)), card, plays("clockwork_ant"), taste=taste)
    yield run(begin(put_down(position(turn="Ben"), card)), card, plays("falling_star"), taste=taste)
    yield run(begin(put_down(position(turn="Ben"), card)), card, pushes(0), taste=taste)
    yield run(begin(put_down(position(), card)), card, plays("linked_gear"), taste=taste)
    yield run(begin(put_down(position(), card)), card, pushes(0), taste=taste)
    yield run(begin(overrun(put_down(position(turn="Ben"), card))), card, pushes(0), taste=taste)
    yield run(begin(put_down(position(turn="Ben"), card)), card, plays("dismantle"), taste=taste)
    if card.power is not None:
        hurt = put_down(position(turn="Ben"), card, hurt=True)
        yield run(begin(hurt), card, plays("dismantle"), taste=0)
    alone = put_down(position(turn="Ben"), card)
    left(alone, "Ben")["creatures"] = []
    yield run(begin(alone), card, lambda action: action == ("meditate",), taste=taste)


def overrun(spot: Position) -> Position:
    """With so much against Ann's left lane that everything there shatters and an anchor breaks."""
    left(spot, "Ben")["creatures"] = ["laughing_crowd"] * 8
    return spot

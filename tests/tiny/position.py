"""The position in words and back: what scenario files would say of this game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from game.core.errors import BadPosition, Flaw, Path
from game.core.frames import Frame
from game.core.ids import Names
from tests.tiny.cards import CARDS
from tests.tiny.state import State, living

ZONES = ("fade", "gone", "table")
TOP = ("turn", "rests", "deck", "players", "pot", *ZONES)
MIDWAY = ("pot", "table")
"""Only ever written while something is under way: `expect` may say it, a position to start from may not."""


def to_position(state: State, names: Names) -> dict[str, Any]:
    def deck_card(card: str, mask: int) -> Any:
        seen_by = [name for seat, name in enumerate(names) if mask >> seat & 1]
        return {"card": card, "seen_by": seen_by} if seen_by else card

    def player(seat: int) -> dict[str, Any]:
        known = {
            names[owner]: list(state.known[seat * state.seats + owner])
            for owner in range(state.seats)
            if state.known[seat * state.seats + owner]
        }
        return {
            "hand": list(state.hands[seat]),
            "trap": state.traps[seat] or "none",
            "points": state.points[seat],
            "lives": state.lives[seat],
            "knows": known,
        }

    position: dict[str, Any] = {
        "turn": names[state.turn],
        "rests": state.rests,
        "deck": [
            deck_card(card, mask) for card, mask in zip(state.deck[::-1], state.seen[::-1], strict=True)
        ],
        "fade": list(state.fade),
        "gone": list(state.gone),
        "players": {name: player(seat) for seat, name in enumerate(names)},
    }
    if state.pot or state.table:
        position |= {"pot": state.pot, "table": list(state.table)}
    return position


def check(part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
    return list(_flaws(part, names, expecting))


def _flaws(part: Any, names: Names, expecting: bool) -> Iterator[Flaw]:
    if not isinstance(part, Mapping):
        yield Flaw((), "type", "a position is a mapping")
        return
    for key, value in part.items():
        if key not in TOP or (key in MIDWAY and not expecting):
            yield Flaw((str(key),), "unknown_key", f"{key!r} is no part of a position")
        elif key == "turn":
            if value not in names:
                yield Flaw((key,), "seat", f"{value!r} is no seat")
        elif key in {"rests", "pot"}:
            yield from _number((key,), value)
        elif key == "players":
            yield from _players(value, names)
        else:
            yield from _cards((key,), value, names if key == "deck" else None)


def _players(players: Any, names: Names) -> Iterator[Flaw]:
    if not isinstance(players, Mapping):
        yield Flaw(("players",), "type", "players are a mapping of seats")
        return
    for name, player in players.items():
        path: Path = ("players", str(name))
        if name not in names:
            yield Flaw(path, "seat", f"{name!r} is no seat")
        elif not isinstance(player, Mapping):
            yield Flaw(path, "type", "a player is a mapping")
        else:
            for key, value in player.items():
                yield from _of_seat((*path, str(key)), key, value, name, names)


def _of_seat(path: Path, key: Any, value: Any, name: str, names: Names) -> Iterator[Flaw]:
    if key == "hand":
        yield from _cards(path, value)
    elif key == "trap":
        if not (
            isinstance(value, str) and (value == "none" or (value in CARDS and CARDS[value].type == "trap"))
        ):
            yield Flaw(path, "trap", f"{value!r} is no trap")
    elif key in {"points", "lives"}:
        yield from _number(path, value)
    elif key == "knows":
        if not isinstance(value, Mapping):
            yield Flaw(path, "type", "knowledge is a mapping of seats to cards")
            return
        for other, cards in value.items():
            if other not in names or other == name:
                yield Flaw((*path, str(other)), "seat", f"{other!r} is no other seat")
            else:
                yield from _cards((*path, other), cards)
    else:
        yield Flaw(path, "unknown_key", f"{key!r} is no part of a player")


def _number(path: Path, value: Any) -> Iterator[Flaw]:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        yield Flaw(path, "number", f"{value!r} is no number from 0 up")


def _cards(path: Path, cards: Any, seers: Names | None = None) -> Iterator[Flaw]:
    if not isinstance(cards, list):
        yield Flaw(path, "type", "a list of cards was expected")
        return
    for index, card in enumerate(cards):
        inner = card
        if seers is not None and isinstance(card, Mapping):
            if set(card) != {"card", "seen_by"} or not isinstance(card["seen_by"], list):
                yield Flaw((*path, index), "type", "a card with `card` and a list `seen_by` was expected")
                continue
            inner = card["card"]
            for name in card["seen_by"]:
                if name not in seers:
                    yield Flaw((*path, index, "seen_by"), "seat", f"{name!r} is no seat")
        if not isinstance(inner, str) or inner not in CARDS:
            yield Flaw((*path, index), "card", f"{inner!r} is no card")


def from_position(
    position: Mapping[str, Any], seats: int, full: int, goal: int, names: Names, word: int
) -> State:
    """A state at the start of `turn`'s main decision, not yet run; BadPosition lists every flaw."""
    flaws = check(position, names, expecting=False)
    if isinstance(position, Mapping) and "turn" not in position:
        flaws.append(Flaw(("turn",), "missing", "whose turn it is must be said"))
    if flaws:
        raise BadPosition(flaws)
    state = State(seats, full, goal, (), word)
    state.turn = list(names).index(position["turn"])
    state.rests = position.get("rests", 0)
    for card in reversed(position.get("deck", [])):
        seen_by = card["seen_by"] if isinstance(card, Mapping) else ()
        state.deck.append(card["card"] if isinstance(card, Mapping) else card)
        state.seen.append(sum(1 << seat for seat, name in enumerate(names) if name in seen_by))
    state.fade, state.gone = list(position.get("fade", [])), list(position.get("gone", []))
    for seat, name in enumerate(names):
        player = position.get("players", {}).get(name, {})
        trap = player.get("trap", "none")
        state.hands[seat] = tuple(sorted(player.get("hand", [])))
        state.traps[seat] = "" if trap == "none" else trap
        state.points[seat], state.lives[seat] = player.get("points", 0), player.get("lives", full)
        for other, cards in player.get("knows", {}).items():
            state.known[seat * seats + list(names).index(other)] = tuple(sorted(cards))
    state.box = tuple(sorted(all_cards(state)))
    flaws = list(_impossible(state, names))
    if flaws:
        raise BadPosition(flaws)
    state.frames.append(Frame("turn", 0, state.turn, "turn"))
    return state


def all_cards(state: State) -> list[str]:
    """Every card wherever it lies: what must never change in a game."""
    traps = [card for card in state.traps if card]
    return [*state.deck, *state.fade, *state.gone, *state.table, *sum(state.hands, ()), *traps]


def _impossible(state: State, names: Names) -> Iterator[Flaw]:
    for seat, name in enumerate(names):
        path: Path = ("players", name)
        if state.lives[seat] > state.full:
            yield Flaw((*path, "lives"), "lives", f"{state.full} lives are the most")
        if state.points[seat] >= state.goal:
            yield Flaw((*path, "points"), "points", f"with {state.goal} points the game would be over")
        if not state.lives[seat] and (state.hands[seat] or state.traps[seat]):
            yield Flaw(path, "fallen", "a seat without lives holds no cards")
        for viewer in range(state.seats):
            if Counter(state.known[viewer * state.seats + seat]) - Counter(state.hands[seat]):
                yield Flaw(path, "knows", f"{names[viewer]} cannot know cards that are not in the hand")
    if len(living(state)) < 2:
        yield Flaw(("players",), "living", "two living seats are needed")
    elif not state.lives[state.turn]:
        yield Flaw(("turn",), "turn", "a seat without lives has no turn")
    elif state.rests >= len(living(state)) or (state.rests and state.deck):
        yield Flaw(
            ("rests",), "rests", "with so many rests the game would be over, and nobody rests with a deck"
        )

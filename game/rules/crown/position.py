"""Positions in words, as scenario files and tools write them: out of a state, and a state out of one.

Beside the words of rules/notation a few say what otherwise could not be said: `first` and `stirred` of the whole,
`boost` of a creature, `set` of a trap (its number in the order of setting), and `known` of a player: cards that the
opponent knows to be in the hand or among the `traps` set last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadPosition
from game.core.ids import Names, Seat
from game.rules.crown.compile import Pool
from game.rules.crown.position_check import check_position, seat_of
from game.rules.crown.setup import factions_of
from game.rules.crown.state import EXHAUSTED, LANES, NO_LANE, RESERVE, SHATTERED, State

# -- out of a state ------------------------------------------------------------------------------------------


def to_position(pool: Pool, state: State, names: Names) -> dict[str, Any]:
    """The whole position; what is empty, 0 or false is written too, so that anything can be expected."""
    found: dict[str, Any] = {
        "turn": names[state.turn],
        "first": names[state.first],
        "stale_turns": state.stale,
        "stirred": state.stirred,
        "players": {names[seat]: _player(pool, state, seat, names) for seat in (0, 1)},
    }
    if state.lane != NO_LANE:
        found["push"] = {
            "lane": LANES[state.lane],
            "attacker": names[state.turn],
            "pools": {names[seat]: state.pools[seat] for seat in (0, 1)},
        }
    return found


def _player(pool: Pool, state: State, seat: Seat, names: Names) -> dict[str, Any]:
    base = seat * pool.width
    deck = state.decks[seat]
    masks = dict(state.deck_seen[seat])
    return {
        "majesty": state.majesty[seat],
        "resources": dict(zip(pool.resources, state.resources[base : base + pool.width], strict=True)),
        "hand": _hand(state, seat, names),
        "deck": [_seen(deck[place], masks.get(place, 0), names) for place in range(len(deck) - 1, -1, -1)],
        "fade": list(state.fades[seat]),
        "reserve": [*state.reserves[seat], *_traps(state, seat, RESERVE, names)],
        "obliterated": list(state.obliterated[seat]),
        "known": [{"card": card, "traps": number} for card, number in state.known[seat] if number],
        "lanes": {
            LANES[lane]: {
                "creatures": [_creature(unit, seat, names) for unit in state.lines[seat * 3 + lane]],
                "anchors": [_seen(card, mask, names) for card, mask in state.anchors[seat * 3 + lane]],
                "traps": _traps(state, seat, lane, names),
            }
            for lane in range(3)
        },
    }


def _seen(card: str, mask: int, names: Names) -> Any:
    if not mask:
        return card
    return {"card": card, "seen_by": [names[seat] for seat in (0, 1) if mask >> seat & 1]}


def _hand(state: State, seat: Seat, names: Names) -> list[Any]:
    """The first of two alike is the one that the opponent knows; nobody can tell."""
    left = [card for card, number in state.known[seat] if not number]
    row: list[Any] = []
    for card in state.hands[seat]:
        if card in left:
            left.remove(card)
            row.append({"card": card, "seen_by": [names[1 - seat]]})
        else:
            row.append(card)
    return row


def _traps(state: State, seat: Seat, place: int, names: Names) -> list[Any]:
    """`set` stands only where the traps of one place after the other is not the order in which they were set."""
    traps = state.traps[seat]
    plain = [trap[1] for trap in traps] == sorted(trap[1] for trap in traps)
    row: list[Any] = []
    for number, (card, where, mask) in enumerate(traps, 1):
        if where == place:
            entry: dict[str, Any] = {"card": card}
            if mask == 3:
                entry["seen_by"] = [names[1 - seat]]
            if not plain:
                entry["set"] = number
            row.append(entry if len(entry) > 1 else card)
    return row


def _creature(unit: tuple[Any, ...], seat: Seat, names: Names) -> Any:
    card, flags, counters, damage, owner, boost, _ = unit
    entry: dict[str, Any] = {"card": card}
    if flags & EXHAUSTED:
        entry["exhausted"] = True
    if flags & SHATTERED:
        entry["shattered"] = True
    numbers = {"counters": counters, "damage": damage, "boost": boost}
    entry |= {word: number for word, number in numbers.items() if number}
    if owner != seat:
        entry["owner"] = names[owner]
    return entry if len(entry) > 1 else card


# -- a state out of one --------------------------------------------------------------------------------------


def from_position(
    pool: Pool, position: Mapping[str, Any], first: Seat | None, names: Names, luck: int, *, open_decks: bool
) -> State:
    """The start of a main decision; BadPosition lists every flaw. The decks are what lies in the zones."""
    flaws = check_position(pool, position, names, expecting=False)
    if flaws:
        raise BadPosition(flaws)
    state = State(pool.width)
    state.luck = luck
    state.turn = seat_of(position.get("turn", names[0]), names) or 0
    named_first = seat_of(position["first"], names) if "first" in position else first
    state.first = state.turn if named_first is None else named_first
    state.stale = position.get("stale_turns", 0)
    state.stirred = position.get("stirred", False)
    state.open_decks = open_decks
    state.unsettled = True
    for name, player in (position.get("players") or {}).items():
        _read_player(pool, state, seat_of(name, names) or 0, player or {}, names)
    state.lists = (_owned(state, 0), _owned(state, 1))
    state.factions = (factions_of(pool, state.lists[0]), factions_of(pool, state.lists[1]))
    return state


def _entry(value: Any) -> dict[str, Any]:
    return dict(value) if isinstance(value, Mapping) else {"card": value}


def _mask(entry: dict[str, Any], names: Names) -> int:
    return sum(1 << (seat_of(name, names) or 0) for name in set(entry.get("seen_by") or ()))


def _read_player(pool: Pool, state: State, seat: Seat, player: Mapping[str, Any], names: Names) -> None:
    state.majesty[seat] = player.get("majesty", 0)
    for kind, amount in (player.get("resources") or {}).items():
        state.resources[seat * pool.width + pool.resources.index(kind)] = amount
    hand = [_entry(value) for value in player.get("hand") or ()]
    state.hands[seat] = tuple(entry["card"] for entry in hand)
    other = 1 << 1 - seat
    state.known[seat] = (
        *((entry["card"], 0) for entry in hand if _mask(entry, names) & other),
        *((entry["card"], entry.get("traps", 0)) for entry in map(_entry, player.get("known") or ())),
    )
    deck = [_entry(value) for value in player.get("deck") or ()][::-1]
    state.decks[seat] = tuple(entry["card"] for entry in deck)
    state.deck_seen[seat] = tuple(
        (place, mask) for place, entry in enumerate(deck) if (mask := _mask(entry, names))
    )
    state.fades[seat] = tuple(player.get("fade") or ())
    state.obliterated[seat] = tuple(player.get("obliterated") or ())
    traps: list[tuple[int, str, int, int]] = []
    lanes = player.get("lanes") or {}
    for lane, word in enumerate(LANES):
        part = lanes.get(word) or {}
        _read_lane(state, seat, lane, part, names)
        _read_traps(seat, lane, [_entry(value) for value in part.get("traps") or ()], names, traps)
    reserve = [_entry(value) for value in player.get("reserve") or ()]
    set_there = [entry for entry in reserve if pool.cards[entry["card"]].trap is not None]
    state.reserves[seat] = tuple(entry["card"] for entry in reserve if entry not in set_there)
    _read_traps(seat, RESERVE, set_there, names, traps)
    traps.sort(key=lambda trap: trap[0])  # stable: without `set` the lanes from the left, then the Reserve
    state.traps[seat] = tuple((card, place, mask) for _, card, place, mask in traps)


def _read_traps(
    seat: Seat,
    place: int,
    entries: list[dict[str, Any]],
    names: Names,
    traps: list[tuple[int, str, int, int]],
) -> None:
    for entry in entries:
        traps.append((entry.get("set", 0), entry["card"], place, _mask(entry, names) | 1 << seat))


def _read_lane(state: State, seat: Seat, lane: int, part: Mapping[str, Any], names: Names) -> None:
    anchors = [_entry(value) for value in part.get("anchors") or ()]
    state.anchors[seat * 3 + lane] = tuple((entry["card"], _mask(entry, names)) for entry in anchors)
    line = []
    for value in part.get("creatures") or ():
        entry = _entry(value)
        flags = EXHAUSTED * entry.get("exhausted", False)
        if entry.get("shattered", False):
            flags = EXHAUSTED | SHATTERED
        owner = seat_of(entry["owner"], names) if "owner" in entry else seat
        state.serial += 1
        line.append(
            (
                entry["card"],
                flags,
                entry.get("counters", 0),
                entry.get("damage", 0),
                seat if owner is None else owner,
                entry.get("boost", 0),
                state.serial,
            )
        )
    state.lines[seat * 3 + lane] = tuple(line)


def _owned(state: State, seat: Seat) -> tuple[str, ...]:
    """Every card that a player brought to the table."""
    return tuple(sorted(census(state, seat)))


def census(state: State, seat: Seat) -> list[str]:
    """All cards of one owner in all zones; their number never changes."""
    cards = [
        *state.hands[seat],
        *state.decks[seat],
        *state.fades[seat],
        *state.reserves[seat],
        *state.obliterated[seat],
        *(card for card, _, _ in state.traps[seat]),
        *(card for _, owner, _, card in state.limbo if owner == seat),
    ]
    for lane in range(3):
        cards += [card for card, _ in state.anchors[seat * 3 + lane]]
    cards += [unit[0] for line in state.lines for unit in line if unit[4] == seat]
    return cards

"""A position in plain words, as scenario files hold it: written, read, and told all its flaws at once.

Beside the words of the notation page there are `regime` (its number in the Era), `bids` (this Regime's, by player:
everybody remembers them; sealed ones where bids are secret), the phase `successor` (the Arch Liege has turned the row
and names a neighbour), and, for expectations only, the phase `over`, `sacrificed`, `budget` and `moved` of a Scheme.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core import rng
from game.core.errors import BadPosition, Flaw
from game.core.ids import Names
from game.rules.renown import decisions, eras, rulings
from game.rules.renown.cards import KINDS, Card
from game.rules.renown.options import RenownOptions, flaws_in
from game.rules.renown.position_words import DIRECTIONS, NONE, PHASES, Reader
from game.rules.renown.state import RenownState, put

OVER: Final = "over"


def empty(options: RenownOptions, seed: int) -> RenownState:
    """A table with nothing on it and nobody asked."""
    seats = options.seats
    state = RenownState()
    state.seats = seats
    state.eras = options.eras
    state.secret_bids = options.secret_bids
    state.luck = rng.stream(seed, "renown")
    state.era = state.regime = 0
    state.arch_liege = state.turn = 0
    state.successor, state.direction = eras.NOBODY, 0
    state.decision = None
    state.hierarchy = state.den = state.buried = state.hall = state.removed = ()
    state.court = (0, 0)
    state.favor = ((0, 0),) * seats
    state.hands = ((),) * seats
    state.firsts = ("",) * seats
    state.bids = ("",) * seats
    state.sacrificed, state.budget = "", 0
    state.moved = state.barred = ()
    return state


def write(state: RenownState, names: Names) -> dict[str, Any]:
    """The whole position; at the start of a bid, of a Scheme or of the Arch Liege's word `read` takes it back."""
    asked = state.decision
    phase = OVER if asked is None else asked.kind if asked.kind in PHASES else decisions.SCHEME
    part: dict[str, Any] = {
        "phase": phase,
        "turn": names[state.turn],
        "arch_liege": names[state.arch_liege],
        "successor": names[state.successor] if state.successor != eras.NOBODY else NONE,
        "direction": {1: "left", -1: "right", 0: NONE}[state.direction],
        "era": state.era,
        "regime": state.regime,
        "hierarchy": list(state.hierarchy),
        "den": [{"card": card, "known": True} if card in state.buried else card for card in state.den],
        "hall": list(state.hall),
        "removed": list(state.removed),
        "court": dict(zip(KINDS, state.court, strict=True)),
        "bids": {names[seat]: bid for seat, bid in enumerate(state.bids) if bid},
        "players": {
            name: {
                "hand": _hand(state.hands[seat], state.firsts[seat]),
                "favor": dict(zip(KINDS, state.favor[seat], strict=True)),
            }
            for seat, name in enumerate(names)
        },
    }
    if state.sacrificed:
        part |= {"sacrificed": state.sacrificed, "budget": state.budget, "moved": list(state.moved)}
    return part


def _hand(hand: tuple[Card, ...], first: Card) -> list[Any]:
    cards: list[Any] = list(hand)
    if first:
        cards[hand.index(first)] = {"card": first, "hidden": True}
    return cards


def check(part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
    """All that is wrong with the words; with `expecting` any part may be missing and more may be said."""
    reader = Reader(names, expecting)
    reader.read(part)
    if not expecting and not reader.flaws:
        _whole(reader)
    return reader.flaws


def read(part: Mapping[str, Any], options: RenownOptions, names: Names, seed: int) -> RenownState:
    """The state that the words describe; BadPosition lists every flaw."""
    reader = Reader(names, False)
    reader.read(part)
    reader.flaws += flaws_in(options)
    if not reader.flaws:
        _whole(reader)
    if not reader.flaws and options.seats != len(names):
        reader.flaw(
            ("players",), "bad-value", f"{len(names)} players are named, {options.seats} seats are set"
        )
    if not reader.flaws and reader.values.get("era", 1) > options.eras:
        sentence = f"Era {reader.values['era']} of {options.eras}: the option eras sets how many there are"
        reader.flaw(("era",), "out-of-range", sentence)
    if reader.flaws:
        raise BadPosition(reader.flaws)
    state = _built(reader.values, options, seed)
    if state.secret_bids and reader.values.get("phase") == decisions.BID:
        _check_sealed(reader, state)
    if reader.flaws:
        raise BadPosition(reader.flaws)
    return state


def _whole(reader: Reader) -> None:
    """What a whole position needs beyond words that are right one by one."""
    values = reader.values
    phase = values.get("phase", decisions.SCHEME)
    if "turn" not in values:
        reader.flaw(("turn",), "missing-key", "turn says whose decision it is, and must be there")
        return
    if not values.get("hierarchy"):
        reader.flaw(("hierarchy",), "missing-key", "the Hierarchy is empty: there would be nothing to take")
    if phase in {decisions.ORIENT, decisions.SUCCESSOR}:
        if values.get("arch_liege", values["turn"]) != values["turn"]:
            reader.flaw(("turn",), "bad-value", "in this phase it is the Arch Liege's turn")
    elif phase == decisions.BID:
        if not any(values.get("favor", {}).get(values["turn"], (0, 0))):
            name = reader.names[values["turn"]]
            reader.flaw(("turn",), "bad-value", f"{name} has no Favor (favor) and is skipped in the bidding")
        for seat in values.get("bids", {}):
            if _yet_to_bid(values, seat, len(reader.names)):
                name = reader.names[seat]
                reader.flaw(("bids", name), "bad-value", f"{name} bids after {reader.names[values['turn']]}")


def _yet_to_bid(values: Mapping[str, Any], seat: int, seats: int) -> bool:
    turn: int = values["turn"]
    successor: int = values.get("successor", turn)
    direction: int = values.get("direction", 1)
    return (seat - successor) * direction % seats >= (turn - successor) * direction % seats


def _check_sealed(reader: Reader, state: RenownState) -> None:
    """With secret bids everyone before `turn` has sealed one, and it must be known which."""
    for seat, name in enumerate(reader.names):
        if seat == state.turn or _yet_to_bid(reader.values, seat, state.seats):
            continue
        kinds = rulings.bid_kinds(state.favor[seat])
        if kinds and state.bids[seat] not in kinds:
            words = " or ".join(kinds)
            reader.flaw(
                ("bids", name), "missing-key", f"{name} sealed a bid before this turn: bids must say {words}"
            )
        elif not kinds and state.bids[seat]:
            reader.flaw(("bids", name), "bad-value", f"{name} has no Favor to bid")


def _built(values: Mapping[str, Any], options: RenownOptions, seed: int) -> RenownState:
    state = empty(options, seed)
    phase: str = values.get("phase", decisions.SCHEME)
    turn: int = values["turn"]
    dealing = phase in {decisions.ORIENT, decisions.SUCCESSOR}
    state.turn = turn
    if not dealing:
        named = values.get("successor", eras.NOBODY)
        state.successor = turn if named == eras.NOBODY else named
        state.direction = values.get("direction", 0) or DIRECTIONS["left"]
    state.arch_liege = values.get("arch_liege", turn if dealing else state.successor)
    state.era = values.get("era", 1)
    state.regime = values.get("regime", 0 if dealing else 1)
    state.hierarchy = values["hierarchy"]
    state.den = values.get("den", ())
    state.buried = values.get("known", ())
    state.hall = values.get("hall", ())
    state.removed = values.get("removed", ())
    state.court = values.get("court", (0, 0))
    for seat, favor in values.get("favor", {}).items():
        state.favor = put(state.favor, seat, favor)
    for seat, hand in values.get("hands", {}).items():
        state.hands = put(state.hands, seat, hand)
    for seat, first in values.get("firsts", {}).items():
        state.firsts = put(state.firsts, seat, first)
    for seat, kind in values.get("bids", {}).items():
        state.bids = put(state.bids, seat, kind)
    private = eras.keeps_secret(state, turn)
    args: tuple[str, ...] = ()
    if phase == decisions.BID:
        args = ("sealed",) if state.secret_bids else ("open",)
        private = private or state.secret_bids
    eras.ask(state, turn, phase, args, private=private, log=None)
    return state

"""Rebuilds one seat's view from that seat's redacted events: every event carries what it changed to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.event import Asked, Event, GameEnded
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown import zones
from game.rules.crown.compile import Pool
from game.rules.crown.state import EXHAUSTED, LASTING, SHATTERED, STALE_LIMIT, State, Unit, put
from game.rules.crown.view import PUSH, View, state_of, view_of


class Follower:
    """Keeps a state of its own in which everything hidden is an empty string."""

    def __init__(self, pool: Pool, seat: Seat | None) -> None:
        self.pool = pool
        self.seat = seat
        self.me = -1 if seat is None else seat
        self.state = State(pool.width)
        self.lists: tuple[tuple[str, ...] | None, ...] = (None, None)

    def view(self) -> View:
        """Equal to the rules' own view once all events so far were taken in."""
        return replace(view_of(self.state, self.seat), lists=self.lists)

    def apply(self, event: Event) -> None:
        """Takes in the next event, redacted for this seat."""
        match event:
            case e.PositionSet(views=views):
                view = next(each for each in views if each is not None)
                self.state, self.lists = state_of(view, self.pool.width), view.lists
            case e.Paused():
                self._pause(event)
            case GameEnded(outcome=outcome):
                self.state.outcome = outcome
                if outcome.reason == "stalemate":
                    # the turn that made it so many is followed by no other that would tell
                    self.state.stale = STALE_LIMIT
            case Asked(decision=decision):
                self.state.decision = decision
            case _:
                step = STEPS.get(type(event))
                if step is not None:
                    step(self, event)

    def _pause(self, event: e.Paused) -> None:
        state = self.state
        state.decision = event.decision
        state.stack = list(event.stack)
        state.happened, state.limbo = event.happened, event.limbo
        state.chain, state.maneuver, state.stirred = event.chain, event.maneuver, event.stirred
        for name, value in zip(PUSH, event.push, strict=True):
            setattr(state, name, value)
        marks = {(at, index): flags for at, index, flags in event.marks}
        uid = 0
        for at, line in enumerate(state.lines):
            row = []
            for index, unit in enumerate(line):
                uid += 1
                row.append((unit[0], unit[1] & LASTING | marks.get((at, index), 0), *unit[2:6], uid))
            state.lines[at] = tuple(row)
        state.serial = uid

    # -- what several events need ----------------------------------------------------------------------------

    def into_hand(self, seat: Seat, card: str, *, known: bool) -> None:
        """Into a hand; `known` to the opponent, which an onlooker does not follow."""
        self.state.hands[seat] += (card if seat == self.me else "",)
        if known and self.seat is not None:
            self.state.known[seat] += ((card, 0),)

    def out_of_hand(self, seat: Seat, card: str) -> None:
        """Out of a hand, openly."""
        state = self.state
        if seat == self.me:
            zones.take_from_hand(state, seat, card)
        else:
            state.hands[seat] = state.hands[seat][1:]
            zones.cross_off(state, seat, card, -1)

    def unit(self, event: e.OfUnit, **changes: int) -> None:
        """Writes some of a creature's numbers anew: `flags`, `counters`, `damage`, `boost`."""
        at = event.side * 3 + event.lane
        unit = self.state.lines[at][event.index]
        names = ("card", "flags", "counters", "damage", "owner", "boost", "uid")
        new: Any = tuple(changes.get(name, value) for name, value in zip(names, unit, strict=True))
        put(self.state, at, event.index, new)

    def flags(self, event: e.OfUnit, *, add: int = 0, take: int = 0) -> None:
        """Changes a creature's flags."""
        now = self.state.lines[event.side * 3 + event.lane][event.index][1]
        self.unit(event, flags=now & ~take | add)


# -- the game and its turns ----------------------------------------------------------------------------------


def _game_began(f: Follower, event: e.GameBegan) -> None:
    state = f.state = State(f.pool.width)
    state.first = state.turn = event.first
    state.open_decks = event.open_decks
    state.factions = event.factions
    f.lists = event.lists
    state.decks = [("",) * size for size in event.sizes]


def _anchors_laid(f: Follower, event: e.AnchorsLaid) -> None:
    for lane in range(3):
        zones.take_top(f.state, event.seat, event.per_lane)
        f.state.anchors[event.seat * 3 + lane] = (("", 0),) * event.per_lane


def _hand_put_back(f: Follower, event: e.HandPutBack) -> None:
    state, seat = f.state, event.seat
    if seat == f.me:
        hand = list(state.hands[seat])
        for card in event.cards:
            hand.remove(card)
        state.hands[seat] = tuple(hand)
    else:
        state.hands[seat] = state.hands[seat][len(event.cards) :]
    state.decks[seat] = ("",) * (len(state.decks[seat]) + len(event.cards))
    state.deck_seen[seat] = ()


def _turn_began(f: Follower, event: e.TurnBegan) -> None:
    f.state.turn, f.state.stale = event.seat, event.stale


def _turn_ended(f: Follower, event: e.TurnEnded) -> None:  # noqa: ARG001 - all steps are called alike
    f.state.lines = [
        tuple(
            (card, flags & LASTING, counters, 0, owner, 0, uid)
            for card, flags, counters, _, owner, _, uid in line
        )
        for line in f.state.lines
    ]


# -- cards and zones -----------------------------------------------------------------------------------------


def _cards_drawn(f: Follower, event: e.CardsDrawn) -> None:
    zones.take_top(f.state, event.seat, len(event.cards))
    for card, mask in zip(event.cards, event.seen, strict=True):
        f.into_hand(event.seat, card, known=bool(mask >> 1 - event.seat & 1))


def _paid(f: Follower, event: e.Paid) -> None:
    base = event.seat * f.pool.width
    f.state.resources[base : base + f.pool.width] = event.left


def _gained(f: Follower, event: e.Gained) -> None:
    f.state.resources[event.seat * f.pool.width + event.what] = event.total


def _played(f: Follower, event: e.CardPlayed) -> None:
    if event.origin == "hand":
        f.out_of_hand(event.seat, event.card)


def _laid_off(f: Follower, event: e.CardLaidOff) -> None:
    f.state.fades[event.seat] += (event.card,)


def _reserve_entered(f: Follower, event: e.ReserveEntered) -> None:
    f.state.reserves[event.seat] += (event.card,)


def _trap_set(f: Follower, event: e.TrapSet) -> None:
    """The hand is one card shorter, and which one is told to its owner only."""
    zones.lay_trap(
        f.pool, f.state, event.seat, event.card, event.lane, (event.seat, "set"), event.origin, None
    )


def _trap_sprung(f: Follower, event: e.TrapSprung) -> None:
    traps = f.state.traps[event.seat]
    _, place, mask = traps[event.number]
    f.state.traps[event.seat] = (
        *traps[: event.number],
        (event.card, place, mask),
        *traps[event.number + 1 :],
    )
    zones.lift_trap(f.state, event.seat, event.number)


def _deck_faded(f: Follower, event: e.DeckFaded) -> None:
    zones.take_top(f.state, event.seat, len(event.cards))
    f.state.fades[event.seat] += event.cards


def _deck_looked_at(f: Follower, event: e.DeckLookedAt) -> None:
    state, owner = f.state, event.owner
    zones.mark_seen(state, owner, len(event.cards), 1 << event.seat)
    if event.seat == f.me:
        deck = state.decks[owner]
        state.decks[owner] = (*deck[: len(deck) - len(event.cards)], *event.cards[::-1])


def _dug(f: Follower, event: e.CardDug) -> None:
    zones.take_top(f.state, event.seat, len(event.faded) + 1)
    f.into_hand(event.seat, event.card, known=event.knew)
    f.state.fades[event.seat] += event.faded


def _discarded(f: Follower, event: e.Discarded) -> None:
    f.out_of_hand(event.seat, event.card)
    f.state.fades[event.seat] += (event.card,)


def _salvaged(f: Follower, event: e.Salvaged) -> None:
    row = f.state.fades[event.seat]
    f.state.fades[event.seat] = row[: event.index] + row[event.index + 1 :]
    if event.to == "hand":
        f.into_hand(event.seat, event.card, known=True)
    elif event.to == "deck":
        zones.put_on_deck(f.state, event.seat, event.card if f.me >= 0 else "", 3)


# -- creatures -----------------------------------------------------------------------------------------------


def _entered(f: Follower, event: e.CreatureEntered) -> None:
    at = event.side * 3 + event.lane
    line = f.state.lines[at]
    f.state.serial += 1
    unit: Unit = (event.card, 0, 0, 0, event.owner, 0, f.state.serial)
    f.state.lines[at] = (*line[: event.index], unit, *line[event.index :])


def _left(f: Follower, event: e.CreatureLeft) -> None:
    at = event.side * 3 + event.lane
    line = f.state.lines[at]
    f.state.lines[at] = line[: event.index] + line[event.index + 1 :]
    if isinstance(event, e.CreatureFaded):
        f.state.fades[event.owner] += (event.card,)
    elif isinstance(event, e.CreatureObliterated):
        f.state.obliterated[event.owner] += (event.card,)
    else:
        f.into_hand(event.owner, event.card, known=True)


def _moved(f: Follower, event: e.CreatureMoved) -> None:
    lines, at, to = f.state.lines, event.side * 3 + event.lane, event.side * 3 + event.to_lane
    unit = lines[at][event.index]
    lines[at] = lines[at][: event.index] + lines[at][event.index + 1 :]
    lines[to] = (*lines[to][: event.to_index], unit, *lines[to][event.to_index :])


def _damaged(f: Follower, event: e.Damaged) -> None:
    f.unit(event, damage=event.damage)


def _shattered(f: Follower, event: e.CreatureShattered) -> None:
    f.flags(event, add=EXHAUSTED | SHATTERED)


def _withered(f: Follower, event: e.CountersChanged) -> None:
    f.unit(event, counters=event.counters)


def _exhausted(f: Follower, event: e.CreatureExhausted) -> None:
    f.flags(event, add=EXHAUSTED)


def _stood_up(f: Follower, event: e.CreatureStoodUp) -> None:
    f.flags(event, take=EXHAUSTED)


def _power_changed(f: Follower, event: e.PowerChanged) -> None:
    f.unit(event, boost=event.boost)


# -- anchors and Majesty -------------------------------------------------------------------------------------


def _anchor_broken(f: Follower, event: e.AnchorBroken) -> None:
    at = event.seat * 3 + event.lane
    f.state.anchors[at] = f.state.anchors[at][1:]


def _anchor_taken(f: Follower, event: e.AnchorTaken) -> None:
    f.into_hand(event.seat, event.card, known=True)


def _anchor_looked_at(f: Follower, event: e.AnchorLookedAt) -> None:
    at = event.side * 3 + event.lane
    row = f.state.anchors[at]
    card, mask = row[event.index]
    new = (event.card or card, mask | 1 << event.seat)
    f.state.anchors[at] = (*row[: event.index], new, *row[event.index + 1 :])


def _anchors_swapped(f: Follower, event: e.AnchorsSwapped) -> None:
    one, other = event.side * 3 + event.lane, event.side * 3 + event.other_lane
    anchors = f.state.anchors
    first, second = anchors[one], anchors[other]
    anchors[one], anchors[other] = (second[0], *first[1:]), (first[0], *second[1:])


def _anchor_added(f: Follower, event: e.AnchorAdded) -> None:
    cards, seen = zones.take_top(f.state, event.seat, 1)
    at = event.seat * 3 + event.lane
    row = f.state.anchors[at]
    f.state.anchors[at] = (*row[: event.index], (cards[0], seen[0]), *row[event.index :])


def _anchor_obliterated(f: Follower, event: e.AnchorObliterated) -> None:
    at = event.side * 3 + event.lane
    f.state.anchors[at] = f.state.anchors[at][1:]
    f.state.obliterated[event.side] += (event.card,)


def _majesty(f: Follower, event: e.MajestyChanged) -> None:
    f.state.majesty[event.seat] = event.total


STEPS: dict[type[Event], Callable[[Follower, Any], None]] = {
    e.GameBegan: _game_began,
    e.AnchorsLaid: _anchors_laid,
    e.HandPutBack: _hand_put_back,
    e.TurnBegan: _turn_began,
    e.TurnEnded: _turn_ended,
    e.CardsDrawn: _cards_drawn,
    e.Paid: _paid,
    e.Gained: _gained,
    e.CardPlayed: _played,
    e.CardLaidOff: _laid_off,
    e.ReserveEntered: _reserve_entered,
    e.TrapSet: _trap_set,
    e.TrapSprung: _trap_sprung,
    e.DeckFaded: _deck_faded,
    e.DeckLookedAt: _deck_looked_at,
    e.CardDug: _dug,
    e.Discarded: _discarded,
    e.Salvaged: _salvaged,
    e.CreatureEntered: _entered,
    e.CreatureFaded: _left,
    e.CreatureObliterated: _left,
    e.CreatureRecalled: _left,
    e.CreatureMoved: _moved,
    e.Damaged: _damaged,
    e.CreatureShattered: _shattered,
    e.CountersChanged: _withered,
    e.CreatureExhausted: _exhausted,
    e.CreatureStoodUp: _stood_up,
    e.PowerChanged: _power_changed,
    e.AnchorBroken: _anchor_broken,
    e.AnchorTaken: _anchor_taken,
    e.AnchorLookedAt: _anchor_looked_at,
    e.AnchorsSwapped: _anchors_swapped,
    e.AnchorAdded: _anchor_added,
    e.AnchorObliterated: _anchor_obliterated,
    e.MajestyChanged: _majesty,
}
"""What changes with each kind of event; kinds that are not here only tell what those around them do."""

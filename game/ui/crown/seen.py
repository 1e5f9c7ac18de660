"""A looker's view with what a table needs besides: which card is which from event to event, and how far a push is.

Views number creatures by their place, so that equal views are equal positions. A table wants the card that walks from
a hand into a lane to be one thing all the way; `Tracker` gives every card that it can follow a number of its own, from
the looker's redacted events alone, so that the same events always give the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeAlias

from game.core.event import Asked, Event
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown.compile import Pool
from game.rules.crown.follow import Follower
from game.rules.crown.state import FIRED, NO_LANE, NORMAL, RESOLVED
from game.rules.crown.view import View

Ids: TypeAlias = tuple[int, ...]
Limbo: TypeAlias = tuple[str, Seat, int, str, int]
"""(why, owner, lane or -1, card, its number): a card on its way; why is play, spell, trap or anchor."""

AURAS, VANGUARD, LINE, REARGUARD, LAST, DAMAGE, BREAK = range(7)
"""The steps of a push as they are shown."""


@dataclass(frozen=True, slots=True)
class Seen(View):
    """The rules' view, legal to ask them about, and with it the numbers of all cards, zone by zone in the same order.

    In the middle of what an action brings about nobody is asked anything: `decision` is None until the next question.
    `added` is what each creature gave to its pool in this push, `active` who does something now, `step` how far the
    push is, `dealt` whether the pools have crossed over as damage.
    """

    hand_ids: tuple[Ids, ...] = ((), ())
    line_ids: tuple[Ids, ...] = ((),) * 6
    anchor_ids: tuple[Ids, ...] = ((),) * 6
    trap_ids: tuple[Ids, ...] = ((), ())
    fade_ids: tuple[Ids, ...] = ((), ())
    reserve_ids: tuple[Ids, ...] = ((), ())
    cards_in_limbo: tuple[Limbo, ...] = ()
    added: tuple[tuple[int, int], ...] = ()
    active: int = 0
    step: int = AURAS
    dealt: bool = False
    attacker: Seat = 0
    fallen: int = 0
    """The creature that shattered last."""
    came_of: tuple[tuple[str, Seat, int], ...] = ()
    """What came of the push so far: (`left`, `awakened` or `majesty`, seat, amount), in order."""
    lost: tuple[int, ...] = (0,) * 6
    """Anchors that are gone from each lane, as far as this looker saw them go."""

    def place_of(self, number: int) -> tuple[int, int]:
        """(line, index) of the creature with this number, or (-1, -1)."""
        for at, ids in enumerate(self.line_ids):
            if number in ids:
                return at, ids.index(number)
        return -1, -1


FIELDS: Final = tuple(field.name for field in fields(View))


class Tracker:
    """Follows one looker's events as the rules' follower does, and keeps the numbers."""

    def __init__(self, inner: Follower, pool: Pool) -> None:
        self.inner, self.pool = inner, pool
        self._next = 0
        self.hands: list[list[int]] = [[], []]
        self.lines: list[list[int]] = [[] for _ in range(6)]
        self.anchors: list[list[int]] = [[] for _ in range(6)]
        self.traps: list[list[int]] = [[], []]
        self.fades: list[list[int]] = [[], []]
        self.reserves: list[list[int]] = [[], []]
        self._limbo: list[Limbo] = []
        self.added: dict[int, int] = {}
        self.active, self.step, self.dealt = 0, AURAS, False
        self.attacker: Seat = 0
        self.fallen = 0
        self.came_of: list[tuple[str, Seat, int]] = []
        self.lost = [0] * 6
        self.under_way: dict[str, Any] | None = None
        self._preferred = 0
        self._between = False
        self._view: Seen | None = None

    def prefer(self, number: int) -> None:
        """Of two alike in the own hand this one is meant by the next card that leaves it."""
        self._preferred = number

    def apply(self, event: Event) -> None:
        """Takes in the next event, redacted for this looker."""
        before = self.inner.state
        hands = [tuple(hand) for hand in before.hands]
        step = _STEPS.get(type(event))
        if step is not None:
            step(self, event, hands)
        self.inner.apply(event)
        self._between = not isinstance(event, (Asked, e.PositionSet))
        if isinstance(event, (e.PositionSet, e.GameBegan)):
            self._forget()
        self._fit()
        if isinstance(event, e.Paused):
            self._pause()
        self._view = None

    def view(self) -> Seen:
        """What the looker knows now, in the middle of an action too."""
        if self._view is None:
            self._view = self._look()
        return self._view

    # -- inside ----------------------------------------------------------------------------------------------

    def _look(self) -> Seen:
        base = self.inner.view()
        values = {name: getattr(base, name) for name in FIELDS}
        if self.under_way is not None:
            values.update(self.under_way)
        if self._between:
            values["decision"] = None
        values["limbo"] = tuple(entry[:4] for entry in self._limbo if entry[0] != "play")
        return Seen(
            **values,
            hand_ids=tuple(map(tuple, self.hands)),
            line_ids=tuple(map(tuple, self.lines)),
            anchor_ids=tuple(map(tuple, self.anchors)),
            trap_ids=tuple(map(tuple, self.traps)),
            fade_ids=tuple(map(tuple, self.fades)),
            reserve_ids=tuple(map(tuple, self.reserves)),
            cards_in_limbo=tuple(self._limbo),
            added=tuple(self.added.items()),
            active=self.active,
            step=self.step,
            dealt=self.dealt,
            attacker=self.attacker,
            fallen=self.fallen,
            came_of=tuple(self.came_of),
            lost=tuple(self.lost),
        )

    def fresh(self) -> int:
        """A number that no card had yet."""
        self._next += 1
        return self._next

    def _forget(self) -> None:
        for rows in (self.hands, self.lines, self.anchors, self.traps, self.fades, self.reserves):
            for row in rows:
                row.clear()
        self._limbo, self.added, self.fallen, self.came_of = [], {}, 0, []
        self.active, self.step, self.dealt = 0, AURAS, False
        self.under_way = None
        state = self.inner.state
        self.lost = [max(0, 3 - len(row)) if any(state.anchors) else 0 for row in state.anchors]

    def _fit(self) -> None:
        """Every card has a number: whatever came from where nothing could be followed gets a new one."""
        state = self.inner.state
        for rows, zones in (
            (self.hands, state.hands),
            (self.lines, state.lines),
            (self.anchors, state.anchors),
            (self.traps, state.traps),
            (self.fades, state.fades),
            (self.reserves, state.reserves),
        ):
            for row, zone in zip(rows, zones, strict=True):
                del row[len(zone) :]
                while len(row) < len(zone):
                    row.append(self.fresh())

    def _pause(self) -> None:
        """A question: the rules say themselves how far everything is."""
        state = self.inner.state
        mine = [entry for entry in self._limbo if entry[0] != "play"]
        found: list[Limbo] = []
        for entry in state.limbo:
            old = next((each for each in mine if each[:4] == entry), None)
            if old is not None:
                mine.remove(old)
            found.append((*entry, old[4] if old is not None else self.fresh()))
        self._limbo = found
        self.under_way = None
        self.active = 0
        if state.lane == NO_LANE:
            self.added, self.step, self.dealt = {}, AURAS, False
            return
        self.attacker = state.turn
        if state.decision is not None and state.decision.kind == "spread":
            self.step = DAMAGE
        elif self.step < LAST and not _left_to_act(state):
            self.step = LAST

    # -- what events do to the numbers -----------------------------------------------------------------------

    def from_hand(self, seat: Seat, card: str, hand: tuple[str, ...]) -> int:
        """The number of a card that leaves a hand openly."""
        row = self.hands[seat]
        preferred, self._preferred = self._preferred, 0
        if seat == self.inner.seat:
            if preferred in row and hand[row.index(preferred)] == card:
                # of two alike the first leaves for the rules: they change numbers
                first = hand.index(card)
                at = row.index(preferred)
                row[first], row[at] = row[at], row[first]
            return row.pop(hand.index(card)) if card in hand else self.fresh()
        return row.pop(0) if row else self.fresh()

    def into_limbo(self, what: str, seat: Seat, lane: int, card: str, number: int) -> None:
        entry = (what, seat, lane, card, number)
        self._limbo = [entry, *self._limbo] if what == "anchor" else [*self._limbo, entry]

    def out_of_limbo(self, seat: Seat, card: str, *words: str) -> int:
        """The number of a card that was on its way; a new one for a card that nobody saw there."""
        for at, (what, owner, _, name, number) in enumerate(self._limbo):
            if owner == seat and name == card and what in words:
                del self._limbo[at]
                return number
        return self.fresh()

    def number_at(self, event: e.OfUnit) -> int:
        row = self.lines[event.side * 3 + event.lane] if event.lane >= 0 else []
        return row[event.index] if 0 <= event.index < len(row) else 0

    def push(self) -> dict[str, Any]:
        """What is known of the push that is under way, to be written on."""
        if self.under_way is None:
            state = self.inner.state
            names = ("lane", "side", "tier", "pools", "auras", "striking", "spreads")
            self.under_way = {name: getattr(state, name) for name in names}
        return self.under_way


def _left_to_act(state: Any) -> bool:
    """Whether anybody in the lane still has a turn in this push."""
    return any(
        not unit[1] & RESOLVED
        for at in (state.lane, state.lane + 3)
        for unit in state.lines[at]
        if not unit[1] & 3
    )


Hands: TypeAlias = list[tuple[str, ...]]


def _hand_put_back(t: Tracker, event: e.HandPutBack, hands: Hands) -> None:
    row = t.hands[event.seat]
    if event.seat != t.inner.seat:
        del row[: len(event.cards)]
        return
    hand = list(hands[event.seat])
    for card in event.cards:
        if card in hand:
            at = hand.index(card)
            del hand[at], row[at]


def _played(t: Tracker, event: e.CardPlayed, hands: Hands) -> None:
    if event.origin == "hand":
        number = t.from_hand(event.seat, event.card, hands[event.seat])
    else:
        number = t.out_of_limbo(event.seat, event.card, "anchor")
    what = "spell" if t.pool.cards[event.card].type == "spell" else "play"
    t.into_limbo(what, event.seat, -1, event.card, number)


def _laid_off(t: Tracker, event: e.CardLaidOff, hands: Hands) -> None:  # noqa: ARG001 - all are called alike
    t.fades[event.seat].append(t.out_of_limbo(event.seat, event.card, "spell", "trap"))


def _reserve_entered(t: Tracker, event: e.ReserveEntered, hands: Hands) -> None:  # noqa: ARG001
    t.reserves[event.seat].append(t.out_of_limbo(event.seat, event.card, "play"))


def _trap_set(t: Tracker, event: e.TrapSet, hands: Hands) -> None:
    if event.origin == "hand":
        number = t.from_hand(event.seat, event.card, hands[event.seat])
    else:
        number = t.out_of_limbo(event.seat, event.card, "anchor")
    t.traps[event.seat].append(number)


def _trap_sprung(t: Tracker, event: e.TrapSprung, hands: Hands) -> None:  # noqa: ARG001
    number = t.traps[event.seat].pop(event.number)
    t.into_limbo("trap", event.seat, event.lane, event.card, number)


def _discarded(t: Tracker, event: e.Discarded, hands: Hands) -> None:
    t.fades[event.seat].append(t.from_hand(event.seat, event.card, hands[event.seat]))


def _salvaged(t: Tracker, event: e.Salvaged, hands: Hands) -> None:  # noqa: ARG001
    number = t.fades[event.seat].pop(event.index)
    if event.to == "hand":
        t.hands[event.seat].append(number)
    elif event.to == "lane":
        t.into_limbo("play", event.seat, -1, event.card, number)


def _dug(t: Tracker, event: e.CardDug, hands: Hands) -> None:  # noqa: ARG001
    t.hands[event.seat].append(t.fresh())


def _entered(t: Tracker, event: e.CreatureEntered, hands: Hands) -> None:  # noqa: ARG001
    number = t.out_of_limbo(event.owner, event.card, "play")
    t.lines[event.side * 3 + event.lane].insert(event.index, number)


def _left(t: Tracker, event: e.CreatureLeft, hands: Hands) -> None:  # noqa: ARG001
    number = t.lines[event.side * 3 + event.lane].pop(event.index)
    if isinstance(event, e.CreatureFaded):
        t.fades[event.owner].append(number)
    elif isinstance(event, e.CreatureRecalled):
        t.hands[event.owner].append(number)


def _moved(t: Tracker, event: e.CreatureMoved, hands: Hands) -> None:  # noqa: ARG001
    number = t.lines[event.side * 3 + event.lane].pop(event.index)
    t.lines[event.side * 3 + event.to_lane].insert(event.to_index, number)


def _anchor_broken(t: Tracker, event: e.AnchorBroken, hands: Hands) -> None:  # noqa: ARG001
    at = event.seat * 3 + event.lane
    t.into_limbo("anchor", event.seat, event.lane, event.card, t.anchors[at].pop(0))
    t.lost[at] += 1
    if t.under_way is not None:
        t.step = BREAK


def _anchor_taken(t: Tracker, event: e.AnchorTaken, hands: Hands) -> None:  # noqa: ARG001
    t.hands[event.seat].append(t.out_of_limbo(event.seat, event.card, "anchor"))


def _anchors_swapped(t: Tracker, event: e.AnchorsSwapped, hands: Hands) -> None:  # noqa: ARG001
    one, other = t.anchors[event.side * 3 + event.lane], t.anchors[event.side * 3 + event.other_lane]
    one[0], other[0] = other[0], one[0]


def _anchor_added(t: Tracker, event: e.AnchorAdded, hands: Hands) -> None:  # noqa: ARG001
    at = event.seat * 3 + event.lane
    t.anchors[at].insert(event.index, t.fresh())
    t.lost[at] = max(0, t.lost[at] - 1)


def _anchor_obliterated(t: Tracker, event: e.AnchorObliterated, hands: Hands) -> None:  # noqa: ARG001
    at = event.side * 3 + event.lane
    t.anchors[at].pop(0)
    t.lost[at] += 1


def _announced(t: Tracker, event: e.PushAnnounced, hands: Hands) -> None:  # noqa: ARG001
    t.under_way = {
        "lane": event.lane, "side": event.seat, "tier": 0, "pools": (0, 0), "auras": (), "striking": NORMAL,
        "spreads": (None, None),
    }  # fmt: skip
    t.added, t.active, t.step, t.dealt, t.attacker = {}, 0, AURAS, False, event.seat
    t.came_of = []


def _aura(t: Tracker, event: e.AuraApplied, hands: Hands) -> None:  # noqa: ARG001
    push = t.push()
    push["auras"] = (*push["auras"], (event.card, event.side))
    push["striking"] = event.striking
    t.active = t.number_at(event)


def _struck(t: Tracker, event: e.Struck, hands: Hands) -> None:  # noqa: ARG001
    t.push()
    t.active = t.number_at(event)
    if not event.flying:
        t.step = VANGUARD + t.pool.cards[event.card].tier


def _power_added(t: Tracker, event: e.PowerAdded, hands: Hands) -> None:  # noqa: ARG001
    t.push()["pools"] = event.pools
    t.active = t.number_at(event)
    t.added[t.active] = event.power
    t.step = VANGUARD + t.pool.cards[event.card].tier


def _pool_changed(t: Tracker, event: e.PoolChanged, hands: Hands) -> None:  # noqa: ARG001
    t.push()["pools"] = event.pools


def _damage_spread(t: Tracker, event: e.DamageSpread, hands: Hands) -> None:  # noqa: ARG001
    push = t.push()
    spreads = list(push["spreads"])
    spreads[event.seat] = event.amounts
    push["spreads"] = tuple(spreads)
    t.step, t.active = DAMAGE, 0


def _pools_dealt(t: Tracker, event: e.PoolsDealt, hands: Hands) -> None:  # noqa: ARG001
    push = t.push()
    push["lane"], push["pools"] = event.lane, event.pools
    t.step, t.active, t.dealt = DAMAGE, 0, True
    t.came_of += [("left", seat, amount) for seat, amount in enumerate(event.left) if amount]


def _shattered(t: Tracker, event: e.CreatureShattered, hands: Hands) -> None:  # noqa: ARG001
    t.fallen = t.number_at(event)


def _awakened(t: Tracker, event: e.Awakened, hands: Hands) -> None:  # noqa: ARG001
    if t.under_way is not None:
        t.step = BREAK
    t.came_of.append(("awakened", event.seat, 0))


def _majesty(t: Tracker, event: e.MajestyChanged, hands: Hands) -> None:  # noqa: ARG001
    t.came_of.append(("majesty", event.seat, event.amount))


def _push_ended(t: Tracker, event: e.PushEnded, hands: Hands) -> None:  # noqa: ARG001
    t.under_way = {
        "lane": NO_LANE, "side": 0, "tier": 0, "pools": (0, 0), "auras": (), "striking": NORMAL, "spreads": (None, None)
    }  # fmt: skip
    t.added, t.active, t.step, t.dealt, t.came_of = {}, 0, AURAS, False, []


_STEPS: Final[dict[type[Event], Callable[[Tracker, Any, Hands], None]]] = {
    e.HandPutBack: _hand_put_back,
    e.CardPlayed: _played,
    e.CardLaidOff: _laid_off,
    e.ReserveEntered: _reserve_entered,
    e.TrapSet: _trap_set,
    e.TrapSprung: _trap_sprung,
    e.Discarded: _discarded,
    e.Salvaged: _salvaged,
    e.CardDug: _dug,
    e.CreatureEntered: _entered,
    e.CreatureFaded: _left,
    e.CreatureObliterated: _left,
    e.CreatureRecalled: _left,
    e.CreatureMoved: _moved,
    e.AnchorBroken: _anchor_broken,
    e.AnchorTaken: _anchor_taken,
    e.AnchorsSwapped: _anchors_swapped,
    e.AnchorAdded: _anchor_added,
    e.AnchorObliterated: _anchor_obliterated,
    e.PushAnnounced: _announced,
    e.AuraApplied: _aura,
    e.Struck: _struck,
    e.PowerAdded: _power_added,
    e.PoolChanged: _pool_changed,
    e.DamageSpread: _damage_spread,
    e.PoolsDealt: _pools_dealt,
    e.CreatureShattered: _shattered,
    e.Awakened: _awakened,
    e.MajestyChanged: _majesty,
    e.PushEnded: _push_ended,
}


def as_seat(view: Seen, seat: Seat) -> Seen:
    """An onlooker's view turned to a seat: what nobody here knows is left out of its hand, so it cannot be played."""
    if view.seat == seat:
        return view
    kept = [at for at, card in enumerate(view.hands[seat]) if card]
    hands, ids = list(view.hands), list(view.hand_ids)
    hands[seat] = tuple(view.hands[seat][at] for at in kept)
    ids[seat] = tuple(view.hand_ids[seat][at] for at in kept)
    return replace(view, seat=seat, hands=tuple(hands), hand_ids=tuple(ids))


__all__ = ["FIRED", "RESOLVED", "Seen", "Tracker", "as_seat"]

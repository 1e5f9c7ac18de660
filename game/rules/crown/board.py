"""What follows from the cards in play: Powers, Leaders, modifiers, and whom a filter means.

The summary of a board is made once and thrown away (`state.board = None`) whenever a line or a Reserve changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from game.core.ids import Seat
from game.rules.crown import amounts as a
from game.rules.crown.compile import FORBIDS, CardRules, Pool, lowers
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, HAND_SIZE, SHATTERED, SPENT, State, Unit, find
from game.rules.crown.statics import Cost, Forbid, HandSize, Heroic, PowerModifier, Static
from game.rules.crown.triggers import Trigger

Source = tuple[Static, Seat, int, int]
"""A modifier of others: (the modifier, its controller, its lane or -1, its uid or 0)."""


class Board(NamedTuple):
    """A summary of what is in play; it never changes, so copies of a state share it."""

    groups: tuple[Source, ...]
    forbids: int
    able: tuple[bool, bool]
    """Whether a seat controls a standing creature with an Exhaust ability."""
    flyers: int
    """Bit `line` for each line with a standing Flying creature."""
    triggers: tuple[tuple[Trigger, str, Seat, int, int], ...]
    """(trigger, program, controller, lane or -1, uid or 0)."""
    hand_sizes: tuple[int, int]
    costs: tuple[tuple[Cost, Seat], ...]
    lowering: int
    """How much Power modifiers may take away from one creature."""


NOTHING: Final = Board((), 0, (False, False), 0, (), (0, 0), (), 0)
"""The board of cards without any of this."""


def board_of(pool: Pool, state: State) -> Board:
    """The summary, made now if there is none."""
    if state.board is None:
        state.board = _summed(pool, state)
    found: Board = state.board
    return found


def _summed(pool: Pool, state: State) -> Board:
    cards = pool.cards
    sums: _Sums | None = None
    lowering = 0
    for at, line in enumerate(state.lines):
        for index, unit in enumerate(line):
            row = cards[unit[0]]
            if row.lowers > lowering:  # noqa: PLR1730 - likewise
                lowering = row.lowers
            if row.special:
                if sums is None:
                    sums = _Sums()
                sums.unit(row, at, index, unit)
    for seat in (0, 1):
        for card in state.reserves[seat]:
            sums = sums or _Sums()
            sums.card(cards[card], seat, -1, 0, shattered=False)
    if sums is None:
        return NOTHING._replace(lowering=lowering) if lowering else NOTHING
    return sums.board(lowering)


class _Sums:
    """A board in the making."""

    __slots__ = ("able", "costs", "flyers", "forbids", "groups", "hand_sizes", "lowering", "triggers")

    def __init__(self) -> None:
        self.groups: list[Source] = []
        self.triggers: list[tuple[Trigger, str, Seat, int, int]] = []
        self.costs: list[tuple[Cost, Seat]] = []
        self.able = [False, False]
        self.hand_sizes = [0, 0]
        self.forbids = self.flyers = self.lowering = 0

    def unit(self, row: CardRules, at: int, index: int, unit: Unit) -> None:
        seat = 0 if at < 3 else 1
        flags = unit[1]
        if row.lasting:
            self.card(row, seat, at % 3, unit[6], shattered=bool(flags & SHATTERED))
        if flags & SPENT:
            return
        if row.leader and index == 0:
            for static in row.leader:
                self.static(static, seat, at % 3, unit[6])
        if row.exhaust is not None:
            self.able[seat] = True
        if row.flying:
            self.flyers |= 1 << at

    def card(self, row: CardRules, seat: Seat, lane: int, uid: int, *, shattered: bool) -> None:
        for static in row.groups:
            self.static(static, seat, lane, uid)
        self.forbids |= row.forbids
        self.hand_sizes[seat] = max(self.hand_sizes[seat], row.hand_size)
        for cost in row.costs:
            self.costs.append((cost, seat))
        for number, trigger in enumerate(row.triggers):
            if not shattered or trigger.when.only_this:
                self.triggers.append((trigger, f"{row.id}.trigger{number}", seat, lane, uid))

    def static(self, static: Static, seat: Seat, lane: int, uid: int) -> None:
        if isinstance(static, (PowerModifier, Heroic)):
            self.groups.append((static, seat, lane, uid))
            if isinstance(static, PowerModifier):
                self.lowering += lowers(static)
        elif isinstance(static, Cost):
            self.costs.append((static, seat))
        elif isinstance(static, HandSize):
            self.hand_sizes[seat] = max(self.hand_sizes[seat], static.size)
        elif isinstance(static, Forbid):
            self.forbids |= FORBIDS[static.what]

    def board(self, lowering: int) -> Board:
        """The whole, with what the creatures in play may take from their own Power."""
        return Board(
            tuple(self.groups),
            self.forbids,
            (self.able[0], self.able[1]),
            self.flyers,
            tuple(self.triggers),
            (self.hand_sizes[0], self.hand_sizes[1]),
            tuple(self.costs),
            self.lowering + lowering,
        )


def hand_size(pool: Pool, state: State, seat: Seat) -> int:
    """Rules section 4: 7, unless a card in play says otherwise."""
    return board_of(pool, state).hand_sizes[seat] or HAND_SIZE


def has_leader(pool: Pool, state: State, at: int) -> bool:
    """Rules section 7: the front creature leads, shattered and exhausted ones too; a Fortification never does."""
    line = state.lines[at]
    return bool(line) and pool.cards[line[0][0]].type != "fortification"


# -- Power ---------------------------------------------------------------------------------------------------


def powers(pool: Pool, state: State, at: int) -> list[int]:
    """The Powers of a line, front to back (rules section 6): printed + modifiers - counters, never below 0."""
    cards = pool.cards
    board: Board = state.board if state.board is not None else board_of(pool, state)
    groups = board.groups
    if state.auras and at % 3 == state.lane:
        groups += _from_auras(pool, state)
    if groups:
        groups = tuple(source for source in groups if _reaches(source, at))
    found = []
    for index, unit in enumerate(state.lines[at]):
        row = cards[unit[0]]
        power = row.power - unit[2] + unit[5]
        if row.owns:
            seat, lane = divmod(at, 3)
            for own in row.owns:
                if own.when is None or _holds_for(pool, state, own.when, seat, lane, unit[6], at):
                    power += _times(pool, state, own, seat, lane, unit[6])
        if groups:
            power += _from_groups(pool, state, groups, at, index, unit)
        found.append(power if power > 0 else 0)  # noqa: FURB136 - `max` takes twice as long, here it counts
    return found


def _reaches(source: Source, at: int) -> bool:
    """Whether a modifier can concern anybody of a line, by its side and lane alone."""
    static, seat, lane, _ = source
    if not isinstance(static, PowerModifier):
        return False
    each = static.each
    if each is None:
        return at == seat * 3 + lane
    if each.whose != "any" and (at < 3) != ((each.whose == "yours") == (seat == 0)):
        return False
    return each.lane == "any" or (at % 3 == lane) != (each.lane == "other")


def power_at(pool: Pool, state: State, at: int, index: int) -> int:
    """The Power of one creature."""
    return powers(pool, state, at)[index]


def bare_power(pool: Pool, unit: Unit) -> int:
    """Power without modifiers: what a modifier that asks about Power is told, so that none waits for another."""
    return max(0, pool.cards[unit[0]].power - unit[2] + unit[5])


def _from_auras(pool: Pool, state: State) -> tuple[Source, ...]:
    return tuple(
        (static, seat, state.lane, 0)
        for card, seat in state.auras
        for static in pool.cards[card].aura
        if isinstance(static, (PowerModifier, Heroic))
    )


def _from_groups(
    pool: Pool, state: State, groups: tuple[Source, ...], at: int, index: int, unit: Unit
) -> int:
    total = 0
    for static, seat, lane, uid in groups:
        if (
            isinstance(static, PowerModifier)
            and (
                unit[6] == uid
                if static.each is None
                else matches(pool, state, static.each, seat, lane, uid, at, index, unit, bare=True)
            )
            and (static.when is None or _holds_for(pool, state, static.when, seat, lane, uid, at))
        ):
            total += _times(pool, state, static, seat, lane, uid)
    return total


def _holds_for(
    pool: Pool, state: State, condition: a.Condition, seat: Seat, lane: int, uid: int, at: int
) -> bool:
    """A modifier's condition: pushing and defending are those of the creature's own line, all else is its source's."""
    if isinstance(condition, (a.Pushing, a.Defending, a.InPush)):
        seat, lane = divmod(at, 3)
    return holds(pool, state, condition, seat, lane, uid, bare=True)


def _times(pool: Pool, state: State, static: PowerModifier, seat: Seat, lane: int, uid: int) -> int:
    if static.per is None:
        return static.amount
    return static.amount * count(pool, state, static.per, seat, lane, uid, 0, bare=True)


def heroic_flags(pool: Pool, state: State, at: int) -> list[bool]:
    """Which creatures of a line are Heroic; a shattered one is not any more (rules 15.7)."""
    board = board_of(pool, state)
    groups = [source for source in board.groups if isinstance(source[0], Heroic)]
    if state.auras and at % 3 == state.lane:
        groups += [source for source in _from_auras(pool, state) if isinstance(source[0], Heroic)]
    return [
        not unit[1] & SHATTERED
        and (
            pool.cards[unit[0]].heroic
            or any(
                matches(pool, state, static.each, seat, lane, uid, at, index, unit, bare=True)
                for static, seat, lane, uid in groups
                if isinstance(static, Heroic)
            )
        )
        for index, unit in enumerate(state.lines[at])
    ]


# -- filters -------------------------------------------------------------------------------------------------


def matches(
    pool: Pool,
    state: State,
    which: Filter,
    seat: Seat,
    lane: int,
    me: int,
    at: int,
    index: int,
    unit: Unit,
    *,
    bare: bool = False,
) -> bool:
    """Whether a filter of a card that `seat` controls, in `lane`, with uid `me`, lets a creature through.

    Shattered ones are for the caller to leave out where they are not meant.
    """
    if which.whose != "any" and (at < 3) != ((which.whose == "yours") == (seat == 0)):
        return False
    if which.lane != "any" and (at % 3 == lane) != (which.lane != "other"):
        return False
    row = pool.cards[unit[0]]
    kind = which.kind
    if kind != "any":
        if kind == "creature":
            if row.type == "fortification":
                return False
        elif row.type != kind:
            return False
    if which.other and unit[6] == me:
        return False
    if which.leader and (index != 0 or row.type == "fortification"):
        return False
    if which.exhausted is not None and which.exhausted != bool(unit[1] & EXHAUSTED):
        return False
    if which.withered is not None and which.withered != (unit[2] > 0):
        return False
    if which.faction is not None and row.faction != which.faction:
        return False
    if which.keyword is not None and which.keyword not in row.keywords:
        return False
    if which.power_at_most is not None or which.power_at_least is not None:
        power = bare_power(pool, unit) if bare else power_at(pool, state, at, index)
        if which.power_at_most is not None and power > which.power_at_most:
            return False
        if which.power_at_least is not None and power < which.power_at_least:
            return False
    return True


def each_meant(
    pool: Pool,
    state: State,
    which: Filter,
    seat: Seat,
    lane: int,
    me: int,
    *,
    shattered: bool = False,
    bare: bool = False,
) -> Iterator[tuple[int, int]]:
    """Everybody that a filter lets through, (line, index): own side first, lanes left to right, front to back."""
    mine = seat * 3
    if which.whose == "yours":
        sides: tuple[int, ...] = (mine, mine + 1, mine + 2)
    elif which.whose == "theirs":
        sides = (3 - mine, 4 - mine, 5 - mine)
    else:
        sides = (mine, mine + 1, mine + 2, 3 - mine, 4 - mine, 5 - mine)
    for at in sides:
        for index, unit in enumerate(state.lines[at]):
            if (shattered or not unit[1] & SHATTERED) and matches(
                pool, state, which, seat, lane, me, at, index, unit, bare=bare
            ):
                yield at, index


def meant(
    pool: Pool,
    state: State,
    which: Filter,
    seat: Seat,
    lane: int,
    me: int,
    *,
    shattered: bool = False,
    bare: bool = False,
) -> list[tuple[int, int]]:
    """All of them at once."""
    return list(each_meant(pool, state, which, seat, lane, me, shattered=shattered, bare=bare))


# -- conditions and counts -----------------------------------------------------------------------------------


def holds(
    pool: Pool,
    state: State,
    condition: Any,
    seat: Seat,
    lane: int,
    me: int,
    *,
    how: str = "",
    bare: bool = False,
) -> bool:
    """Whether a condition holds for a card of `seat` in `lane` with uid `me`, played in the way `how`."""
    match condition:
        case a.Pushing():
            return state.lane == lane and state.turn == seat and lane >= 0
        case a.Defending():
            return state.lane == lane and state.turn != seat and lane >= 0
        case a.InPush():
            return state.lane == lane and lane >= 0
        case a.Leading():
            at, index = find(state, me)
            return index == 0 and has_leader(pool, state, at) and not state.lines[at][0][1] & EXHAUSTED
        case a.Alone():
            at, _ = find(state, me)
            return at >= 0 and len(state.lines[at]) == 1
        case a.Behind():
            return state.majesty[seat] < state.majesty[1 - seat]
        case a.Ahead():
            return state.majesty[seat] > state.majesty[1 - seat]
        case a.FromAnchor():
            return how == "anchor"
        case a.CreaturesHere(which=which, at_least=least, at_most=most):
            number = len(meant(pool, state, which, seat, lane, me, bare=bare))
            return number >= least if least is not None else number <= (most or 0)
        case a.AnchorsLeft(at_least=least, at_most=most):
            number = _anchors(state, condition, seat, lane)
            return number >= least if least is not None else number <= (most or 0)
    raise TypeError(condition)


def count(
    pool: Pool, state: State, what: Any, seat: Seat, lane: int, me: int, it: int, *, bare: bool = False
) -> int:
    """How many of something there are, never below 0."""
    match what:
        case a.Creatures(which=which):
            return len(meant(pool, state, which, seat, lane, me, bare=bare))
        case a.Anchors():
            return _anchors(state, what, seat, lane)
        case a.PowerOf(who=who):
            at, index = named(pool, state, who, seat, lane, me, it)
            if at < 0:
                return 0
            return bare_power(pool, state.lines[at][index]) if bare else power_at(pool, state, at, index)
        case a.CountersOn(who=who):
            at, index = named(pool, state, who, seat, lane, me, it)
            return state.lines[at][index][2] if at >= 0 else 0
        case a.HandCards(whose=whose):
            return len(state.hands[seat if whose == "yours" else 1 - seat])
        case a.FadeCards(whose=whose, every=every):
            return len(state.fades[seat if whose == "yours" else 1 - seat]) // every
        case a.MajestyOf(whose=whose):
            return max(0, state.majesty[seat if whose == "yours" else 1 - seat])
    raise TypeError(what)


def _anchors(state: State, what: Any, seat: Seat, lane: int) -> int:
    base = (seat if what.whose == "yours" else 1 - seat) * 3
    lanes = (0, 1, 2) if what.lane == "any" else (lane,) if lane >= 0 else ()
    return sum(len(state.anchors[base + each]) for each in lanes)


def named(pool: Pool, state: State, who: str, seat: Seat, lane: int, me: int, it: int) -> tuple[int, int]:
    """Where the creature of one of the closed words stands, or (-1, -1)."""
    if who == "this":
        return find(state, me)
    if who == "it":
        return find(state, it)
    at = (seat if who == "your_leader" else 1 - seat) * 3 + lane
    return (at, 0) if lane >= 0 and has_leader(pool, state, at) else (-1, -1)

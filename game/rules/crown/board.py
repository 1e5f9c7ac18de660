"""What follows from the cards in play: Powers, Leaders, modifiers, and whom a filter means.

The summary of a board is made once and thrown away (`state.board = None`) whenever it may have become another: a card
of `pool.special` comes, moves, goes or changes its flags, or another one of them is the front of its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from game.core.ids import Seat
from game.rules.crown import amounts as a
from game.rules.crown.compile import FORBIDS, CardRules, Pool, lowers
from game.rules.crown.filters import LINES, is_bounded, is_narrow, passes, passes_narrow, within
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, HAND_SIZE, SHATTERED, SPENT, State, Unit, find
from game.rules.crown.statics import Cost, Forbid, HandSize, Heroic, PowerModifier, Static
from game.rules.crown.triggers import Trigger

Source: TypeAlias = tuple[PowerModifier, Seat, int, int]
"""A modifier of Power that is not its card's own: (the modifier, its controller, its lane or -1, its uid or 0)."""
HeroicSource: TypeAlias = tuple[Heroic, Seat, int, int]
"""What makes others Heroic, likewise."""
Waiting: TypeAlias = tuple[str, Trigger, str, Seat, int, int]
"""(event that it waits for, trigger, program, controller, lane or -1, uid or 0)."""


class Board(NamedTuple):
    """A summary of what is in play; it never changes, so copies of a state share it."""

    groups: tuple[Source, ...]
    heroics: tuple[HeroicSource, ...]
    forbids: int
    able: tuple[bool, bool]
    """Whether a seat controls a standing creature with an Exhaust ability."""
    flyers: int
    """Bit `line` for each line with a standing Flying creature."""
    triggers: tuple[Waiting, ...]
    hand_sizes: tuple[int, int]
    costs: tuple[tuple[Cost, Seat], ...]
    lowering: int
    """How much Power modifiers may take away from one creature."""


NOTHING: Final = Board((), (), 0, (False, False), 0, (), (0, 0), (), 0)
"""The board of cards without any of this."""


def board_of(pool: Pool, state: State) -> Board:
    """The summary, made now if there is none."""
    if state.board is None:
        state.board = _summed(pool, state)
    found: Board = state.board
    return found


def _summed(pool: Pool, state: State) -> Board:
    special = pool.special
    found = [
        (at, index, unit)
        for at, line in enumerate(state.lines)
        for index, unit in enumerate(line)
        if unit[0] in special
    ]
    mine, theirs = state.reserves
    if not (found or mine or theirs):
        return NOTHING
    cards = pool.cards
    sums = _Sums()
    for at, index, unit in found:
        sums.unit(cards[unit[0]], at, index, unit)
    for seat, reserve in ((0, mine), (1, theirs)):
        for card in reserve:
            if card in special:
                sums.card(cards[card], seat, -1, 0, shattered=False)
    return sums.board()


class _Sums:
    """A board in the making."""

    __slots__ = (
        "able", "costs", "flyers", "forbids", "groups", "hand_sizes", "heroics", "lowering", "most", "triggers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.groups: list[Source] = []
        self.heroics: list[HeroicSource] = []
        self.triggers: list[Waiting] = []
        self.costs: list[tuple[Cost, Seat]] = []
        self.able = [False, False]
        self.hand_sizes = [0, 0]
        self.forbids = self.flyers = self.lowering = self.most = 0

    def unit(self, row: CardRules, at: int, index: int, unit: Unit) -> None:
        seat = 0 if at < 3 else 1
        flags = unit[1]
        if row.lowers > self.most:  # noqa: PLR1730 - `max` takes twice as long, here it counts
            self.most = row.lowers
        if row.lasting:
            self.card(row, seat, at % 3, unit[6], shattered=flags & SHATTERED != 0)
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
        for static in row.statics:
            self.static(static, seat, lane, uid)
        for trigger, program in row.acts:
            if not shattered or trigger.when.only_this:
                self.triggers.append((trigger.when.event, trigger, program, seat, lane, uid))

    def static(self, static: Static, seat: Seat, lane: int, uid: int) -> None:
        if isinstance(static, PowerModifier):
            self.groups.append((static, seat, lane, uid))
            self.lowering += lowers(static)
        elif isinstance(static, Heroic):
            self.heroics.append((static, seat, lane, uid))
        elif isinstance(static, Cost):
            self.costs.append((static, seat))
        elif isinstance(static, HandSize):
            self.hand_sizes[seat] = max(self.hand_sizes[seat], static.size)
        elif isinstance(static, Forbid):
            self.forbids |= FORBIDS[static.what]

    def board(self) -> Board:
        """The whole, with what the creatures in play may take from their own Power."""
        return Board(
            tuple(self.groups),
            tuple(self.heroics),
            self.forbids,
            (self.able[0], self.able[1]),
            self.flyers,
            tuple(self.triggers),
            (self.hand_sizes[0], self.hand_sizes[1]),
            tuple(self.costs),
            self.lowering + self.most,
        )


def hand_size(pool: Pool, state: State, seat: Seat) -> int:
    """Rules section 4: 7, unless a card in play says otherwise."""
    return board_of(pool, state).hand_sizes[seat] or HAND_SIZE


def has_leader(pool: Pool, state: State, at: int) -> bool:
    """Rules section 7: the front creature leads, shattered and exhausted ones too; a Fortification never does."""
    line = state.lines[at]
    return bool(line) and pool.cards[line[0][0]].type != "fortification"


# -- Power ---------------------------------------------------------------------------------------------------


def powers(pool: Pool, state: State, at: int, among: Iterable[int] | None = None) -> list[int]:
    """The Powers of a line, front to back (rules section 6): printed + modifiers - counters, never below 0.

    With `among` only those at these indices, in that order.
    """
    cards = pool.cards
    line = state.lines[at]
    units = list(enumerate(line)) if among is None else [(index, line[index]) for index in among]
    found = []
    for _, unit in units:
        row = cards[unit[0]]
        power = row.power - unit[2] + unit[5]
        for own in row.owns:
            seat, lane = divmod(at, 3)
            if own.when is None or _holds_for(pool, state, own.when, seat, lane, unit[6], at):
                power += _times(pool, state, own, seat, lane, unit[6])
        found.append(power)
    board: Board = state.board if state.board is not None else board_of(pool, state)
    groups = board.groups
    if state.auras and at % 3 == state.lane:
        groups += tuple(
            (static, seat, state.lane, 0)
            for card, seat in state.auras
            for static in cards[card].aura
            if isinstance(static, PowerModifier)
        )
    for static, seat, lane, uid in groups:
        each = static.each
        if at not in (LINES[each.whose, each.lane, seat, lane] if each is not None else (seat * 3 + lane,)):
            continue
        # whether it holds and what it comes to is the same for all of them
        if static.when is not None and not _holds_for(pool, state, static.when, seat, lane, uid, at):
            continue
        change = _times(pool, state, static, seat, lane, uid)
        for place, (index, unit) in enumerate(units):
            if (
                unit[6] == uid
                if each is None
                else passes(pool, each, uid, index, unit)
                and (not is_bounded(each) or within(each, bare_power(pool, unit)))
            ):
                found[place] += change
    return [power if power > 0 else 0 for power in found]  # noqa: FURB136 - `max` takes twice as long, here it counts


def power_at(pool: Pool, state: State, at: int, index: int) -> int:
    """The Power of one creature."""
    return powers(pool, state, at, (index,))[0]


def bare_power(pool: Pool, unit: Unit) -> int:
    """Power without modifiers: what a modifier that asks about Power is told, so that none waits for another."""
    return max(0, pool.cards[unit[0]].power - unit[2] + unit[5])


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
    cards = pool.cards
    sources = board_of(pool, state).heroics
    if state.auras and at % 3 == state.lane:
        sources += tuple(
            (static, seat, state.lane, 0)
            for card, seat in state.auras
            for static in cards[card].aura
            if isinstance(static, Heroic)
        )
    return [
        not unit[1] & SHATTERED
        and (
            cards[unit[0]].heroic
            or any(
                matches(pool, state, static.each, seat, lane, uid, at, index, unit, bare=True)
                for static, seat, lane, uid in sources
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
    if at not in LINES[which.whose, which.lane, seat, lane] or not passes(pool, which, me, index, unit):
        return False
    return not is_bounded(which) or within(
        which, bare_power(pool, unit) if bare else power_at(pool, state, at, index)
    )


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
    for at in LINES[which.whose, which.lane, seat, lane]:
        if state.lines[at]:
            for index in _meant_in(pool, state, which, me, at, shattered=shattered, bare=bare):
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


def _meant_in(
    pool: Pool, state: State, which: Filter, me: int, at: int, *, shattered: bool, bare: bool
) -> list[int]:
    """Whom a filter lets through of one line: as `matches` says of each, but asked of all at once."""
    kinds = pool.kinds[which.kind]
    dead = 0 if shattered else SHATTERED
    but = me if which.other else 0
    line = state.lines[at]
    found = [
        index for index, unit in enumerate(line) if unit[0] in kinds and not unit[1] & dead and unit[6] != but
    ]
    if found and is_narrow(which):
        found = [index for index in found if passes_narrow(pool, which, index, line[index])]
    if found and is_bounded(which):
        exact = [bare_power(pool, line[index]) for index in found] if bare else powers(pool, state, at, found)
        found = [index for index, power in zip(found, exact, strict=True) if within(which, power)]
    return found


EVERYBODY: Final = 1 << 30
"""More than there can ever be."""


def _how_many(
    pool: Pool, state: State, which: Filter, seat: Seat, lane: int, me: int, enough: int, *, bare: bool
) -> int:
    """How many a filter lets through; it need not be counted further than to what is enough."""
    number = 0
    for at in LINES[which.whose, which.lane, seat, lane]:
        if state.lines[at]:
            number += len(_meant_in(pool, state, which, me, at, shattered=False, bare=bare))
            if number >= enough:
                break
    return number


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
        case a.CreaturesHere(which=which, at_least=least, at_most=most):
            enough = least if least is not None else (most or 0) + 1
            number = _how_many(pool, state, which, seat, lane, me, enough, bare=bare)
            return (number >= enough) == (least is not None)
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
            return _how_many(pool, state, which, seat, lane, me, EVERYBODY, bare=bare)
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

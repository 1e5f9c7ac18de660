"""The push: rules section 8. A chain of small tasks on the stack, so that it can stop at every window."""

from __future__ import annotations

from itertools import islice
from operator import add as plus
from typing import Final

from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown import zones
from game.rules.crown.after import AFTER
from game.rules.crown.asking import can_begin, question, start
from game.rules.crown.board import board_of, heroic_flags, power_at, powers
from game.rules.crown.compile import FORBIDS, REARGUARD, Pool, strike_rule
from game.rules.crown.effects import deal, turn_sideways
from game.rules.crown.ends import awaken, check_end
from game.rules.crown.state import (
    CALLED,
    FIRED,
    LASTING,
    NEVER,
    NO_LANE,
    NORMAL,
    RESOLVED,
    SHATTERED,
    SPENT,
    State,
    Task,
    as_it_shows,
    index_of,
    marked,
)

AURA, FLYING, STRIKE, EXHAUST = (FORBIDS[word] for word in ("aura", "flying", "strike", "exhaust"))
CALL: Final[Task] = ("call",)
AURAS: Final[Task] = ("auras",)
TIERS: Final[Task] = ("tiers",)
DEAL: Final[Task] = ("deal",)


def announce(state: State, lane: int, log: Log) -> None:
    """From here the push is finished whatever happens to the sides (rules 15.8); a window comes before anything."""
    seat = state.turn
    state.lane, state.side, state.tier = lane, seat, 0
    state.pools, state.auras, state.striking, state.spreads = (0, 0), (), NORMAL, (None, None)
    state.happened += (("push_announced", seat, lane, 0, ""),)
    state.unsettled = True
    if log is not None:
        log.append(e.PushAnnounced(cause=Cause(seat, "push"), seat=seat, lane=lane))
    state.stack += (CALL, ("window", seat, 0), AFTER)


# -- windows -------------------------------------------------------------------------------------------------


def window(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001 - all tasks are called alike
    """Rules 8.1: attacker first, then defender, until both decline in a row; who has nothing to use is not asked."""
    _, seat, declined = task
    while declined < 2:
        if can_interject(pool, state, seat):
            state.stack.append(("window", seat, declined))
            state.decision = question(seat, "window", (state.lane,))
            return
        seat, declined = 1 - seat, declined + 1


def can_interject(pool: Pool, state: State, seat: Seat) -> bool:
    """Whether a player has a Flying Strike to fire, or (the active one) an Exhaust ability to use."""
    board = board_of(pool, state)
    if board.flyers >> seat * 3 + state.lane & 1 and next_flyer(pool, state, seat) >= 0:
        return True
    return seat == state.turn and board.able[seat] and bool(usable_abilities(pool, state, seat))


def next_flyer(pool: Pool, state: State, seat: Seat, start_at: int = 0) -> int:
    """The index of the first creature from there on that may fire, or -1."""
    if state.striking == NEVER or board_of(pool, state).forbids & (FLYING | STRIKE):
        return -1
    line = state.lines[seat * 3 + state.lane]
    for index in range(start_at, len(line)):
        unit = line[index]
        if not unit[1] & (SPENT | FIRED) and pool.cards[unit[0]].flying:
            return index
    return -1


def usable_abilities(pool: Pool, state: State, seat: Seat) -> list[tuple[int, int]]:
    """(line, index) of the player's creatures whose Exhaust ability can be used now."""
    board = board_of(pool, state)
    if not board.able[seat] or board.forbids & EXHAUST:
        return []
    found = []
    for at in range(seat * 3, seat * 3 + 3):
        for index, unit in enumerate(state.lines[at]):
            row = pool.cards[unit[0]]
            if (
                row.exhaust is not None
                and not unit[1] & SPENT
                and (state.lane != NO_LANE or not row.exhaust_in_push)
                and can_begin(pool, state, row.exhaust, seat, at % 3, unit[6])
            ):
                found.append((at, index))
    return found


def hold(state: State) -> None:
    """Declines: the other side is asked, or the window closes."""
    state.decision = None
    _, seat, declined = state.stack.pop()
    state.stack.append(("window", 1 - seat, declined + 1))


def fire(state: State, index: int) -> None:
    """Rules 8.1 and 15.6: once per push each; under a war drum twice, one firing right after the other."""
    state.decision = None
    _, seat, _ = state.stack.pop()
    at = seat * 3 + state.lane
    uid = state.lines[at][index][6]
    marked(state, at, index, add=FIRED)
    state.stack.append(("window", 1 - seat, 0))
    state.stack += [("strike", uid, seat, False)] * state.striking


def use_ability(pool: Pool, state: State, seat: Seat, lane: int, index: int, log: Log) -> None:
    """Pays an Exhaust ability by exhausting the creature and starts it; in a window it continues that window."""
    state.decision = None
    if state.stack and state.stack[-1][0] == "window":
        state.stack[-1] = ("window", 1 - seat, 0)
    at = seat * 3 + lane
    card, uid = state.lines[at][index][0], state.lines[at][index][6]
    if log is not None:
        log.append(e.AbilityUsed(cause=Cause(seat, card), side=seat, lane=lane, index=index, card=card))
    turn_sideways(pool, state, at, index, (seat, card), log)
    state.stack.append(AFTER)
    state.stack.append(start(str(pool.cards[card].exhaust), seat, card, lane, uid))


# -- Auras ---------------------------------------------------------------------------------------------------


def call(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """Step 1 begins: whoever has an Aura here now is called up; one that arrives later does not apply (rules 15.5)."""
    for at in (state.lane, state.lane + 3):
        for index, unit in enumerate(state.lines[at]):
            if pool.cards[unit[0]].aura:
                marked(state, at, index, add=CALLED)
    state.stack.append(AURAS)


def auras(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """The next Aura: the attacker's front to back, then the defender's; a later one overrides what it contradicts."""
    forbidden = board_of(pool, state).forbids & AURA
    for seat in (state.turn, 1 - state.turn):
        at = seat * 3 + state.lane
        for index, unit in enumerate(state.lines[at]):
            if not unit[1] & CALLED:
                continue
            marked(state, at, index, take=CALLED)
            if unit[1] & SPENT or forbidden:
                continue
            _apply_aura(pool, state, at, index, log)
            state.stack += (AURAS, ("window", state.turn, 0), AFTER)
            return
    state.tier, state.side = 0, state.turn
    state.stack.append(TIERS)


def _apply_aura(pool: Pool, state: State, at: int, index: int, log: Log) -> None:
    card = state.lines[at][index][0]
    state.auras += ((card, at // 3),)
    rule = strike_rule(pool.cards[card].aura)
    if rule is not None:
        state.striking = rule
    state.unsettled = True
    if log is not None:
        log.append(
            e.AuraApplied(
                cause=Cause(at // 3, card),
                side=at // 3,
                lane=at % 3,
                index=index,
                card=card,
                striking=state.striking,
            )
        )


# -- the creatures' turns ------------------------------------------------------------------------------------


def tiers(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """The next creature's turn: tier by tier, alternating, attacker first, each side from the front, read live."""
    while state.tier <= REARGUARD:
        seat = state.side
        index = _next_up(pool, state, seat)
        if index < 0:
            seat = 1 - seat
            index = _next_up(pool, state, seat)
        if index < 0:
            state.tier += 1
            state.side = state.turn
            continue
        at = seat * 3 + state.lane
        marked(state, at, index, add=RESOLVED)
        state.side = 1 - seat
        card, flags, _, _, _, _, uid = state.lines[at][index]
        if flags & SPENT:  # rules 15.2: it takes its side's turn and adds nothing
            continue
        row = pool.cards[card]
        state.stack += (TIERS, ("add", uid, seat))
        if row.strike is not None and not row.flying and not board_of(pool, state).forbids & STRIKE:
            state.stack += [("strike", uid, seat, True)] * state.striking
        return
    state.stack.append(DEAL)


def _next_up(pool: Pool, state: State, seat: Seat) -> int:
    tier = state.tier
    for index, unit in enumerate(state.lines[seat * 3 + state.lane]):
        if not unit[1] & RESOLVED and pool.cards[unit[0]].tier == tier:
            return index
    return -1


def strike(pool: Pool, state: State, log: Log, task: Task) -> None:
    """One firing: an effect of its own, which looks up the Leader anew; at the creature's own turn a window follows."""
    _, uid, seat, at_its_turn = task
    at = seat * 3 + state.lane
    index = index_of(state.lines[at], uid)
    if index < 0 or state.lines[at][index][1] & SPENT:
        return
    card = state.lines[at][index][0]
    row = pool.cards[card]
    if log is not None:
        log.append(
            e.Struck(
                cause=Cause(seat, card),
                side=seat,
                lane=state.lane,
                index=index,
                card=card,
                flying=row.flying,
            )
        )
    if at_its_turn:
        state.stack.append(("window", state.turn, 0))
    state.stack.append(AFTER)
    state.stack.append(start(str(row.strike), seat, card, state.lane, uid))


def add(pool: Pool, state: State, log: Log, task: Task) -> None:
    """Adds a creature's Power to its side's pool, if it still stands there."""
    _, uid, seat = task
    at = seat * 3 + state.lane
    index = index_of(state.lines[at], uid)
    if index < 0 or state.lines[at][index][1] & SPENT:
        return
    power = power_at(pool, state, at, index)
    mine, theirs = state.pools
    state.pools = (mine + power, theirs) if seat == 0 else (mine, theirs + power)
    if log is not None:
        card = state.lines[at][index][0]
        log.append(
            e.PowerAdded(
                cause=Cause(seat, card),
                side=seat,
                lane=state.lane,
                index=index,
                card=card,
                power=power,
                pools=state.pools,
            )
        )
    state.stack.append(("window", state.turn, 0))


# -- dealing the pools ---------------------------------------------------------------------------------------


def deal_pools(pool: Pool, state: State, log: Log, task: Task) -> None:  # noqa: ARG001
    """Rules 8.2: the defender says first how it is spread, then the attacker; then both deals take effect together."""
    for seat in (1 - state.turn, state.turn):
        if state.spreads[seat] is None:
            amount = state.pools[1 - seat]
            if amount and any(remaining(pool, state, seat)):
                state.stack.append(DEAL)
                state.decision = question(seat, "spread", (state.lane, amount))
                return
            _note_spread(state, seat, (0,) * len(state.lines[seat * 3 + state.lane]))
    _deal_both(pool, state, log)


def remaining(pool: Pool, state: State, seat: Seat) -> list[int]:
    """How much each creature of a side can still take: Power - damage, nothing for shattered ones (rules 15.3)."""
    at = seat * 3 + state.lane
    return [
        power - unit[3] if power > unit[3] and not unit[1] & SHATTERED else 0
        for unit, power in zip(state.lines[at], powers(pool, state, at), strict=True)
    ]


def _note_spread(state: State, seat: Seat, amounts: tuple[int, ...]) -> None:
    mine, theirs = state.spreads
    state.spreads = (amounts, theirs) if seat == 0 else (mine, amounts)


def spread(state: State, amounts: tuple[int, ...], log: Log) -> None:
    """What a side says; it takes effect once both have said it."""
    decision = state.decision
    if decision is None:
        raise ValueError(amounts)
    state.decision = None
    _note_spread(state, decision.seat, amounts)
    if log is not None:
        log.append(
            e.DamageSpread(
                cause=Cause(decision.seat, "spread"), seat=decision.seat, lane=state.lane, amounts=amounts
            )
        )


def _deal_both(pool: Pool, state: State, log: Log) -> None:
    """Both deals, then both break-throughs, then the end of the push, then the end of the game if it is one."""
    lane, why = state.lane, (state.turn, "push")
    order = (1 - state.turn, state.turn)
    spreads = [state.spreads[seat] or () for seat in (0, 1)]
    left = tuple(_left_over(pool, state, seat, spreads[seat]) for seat in (0, 1))
    if log is not None:
        log.append(e.PoolsDealt(cause=Cause(*why), lane=lane, pools=state.pools, left=(left[0], left[1])))
    hits = [
        (seat * 3 + lane, index, amount)
        for seat in order
        for index, amount in enumerate(spreads[seat])
        if amount
    ]
    deal(pool, state, hits, (1, 0), why, log)
    awakened = False
    breaking = [seat for seat in order if left[seat]]
    for seat in breaking:
        if state.anchors[seat * 3 + lane]:
            zones.break_anchor(state, seat, lane, why, log)
        else:
            awaken(state, seat, why, log)
            awakened = True
    if len(breaking) == 2:
        _non_active_first(state)
    _end(state, log)
    if not check_end(state, log, awakened=awakened):
        state.stack.append(AFTER)


def _left_over(pool: Pool, state: State, seat: Seat, amounts: tuple[int, ...]) -> int:
    """What breaks through: nothing unless everybody that could take damage has taken all they could."""
    left = state.pools[1 - seat] - sum(amounts)
    return left if left and sum(remaining(pool, state, seat)) == sum(amounts) else 0


def _non_active_first(state: State) -> None:
    """Section 9: of two anchors that break in one deal, the player whose turn it is not decides first."""
    broken = [entry for entry in state.limbo[:2] if entry[0] == "anchor"]
    broken.sort(key=lambda entry: entry[1] == state.turn)
    state.limbo = (*broken, *state.limbo[len(broken) :])


def _end(state: State, log: Log) -> None:
    """Rules 15.3: `when pushing` ends after the break-through, before anchors are offered."""
    if log is not None:
        log.append(e.PushEnded(cause=Cause(state.turn, "push"), lane=state.lane))
    state.lane, state.tier, state.side = NO_LANE, 0, 0
    state.pools, state.auras, state.striking, state.spreads = (0, 0), (), NORMAL, (None, None)
    state.unsettled = True
    unmark(state)


def unmark(state: State) -> None:
    """Takes off everything that counts within an action only."""
    for at, line in enumerate(state.lines):
        for unit in line:
            if unit[1] > LASTING:
                state.lines[at] = tuple(
                    [
                        (card, flags & LASTING, counters, damage, owner, boost, uid)
                        for card, flags, counters, damage, owner, boost, uid in line
                    ]
                )
                break


# -- which spreads are legal ---------------------------------------------------------------------------------


def spread_room(pool: Pool, state: State) -> tuple[int, list[int], list[bool]]:
    """How much must be spread, how much each creature can take, and which are Heroic, for the spread that is asked."""
    decision = state.decision
    if decision is None:
        return 0, [], []
    seat = decision.seat
    room = remaining(pool, state, seat)
    return min(decision.args[1], sum(room)), room, heroic_flags(pool, state, seat * 3 + state.lane)


def heroic_share(amount: int, room: list[int], heroic: list[bool]) -> int:
    """How much of it the Heroic creatures must take (rules 15.7): all that they can."""
    return min(amount, sum(space for space, first in zip(room, heroic, strict=True) if first))


MOST_SPREADS: Final = 64
"""Where a lane is so crowded that there are more classes of spreads, the list stops there; every one is accepted."""


def spreads(pool: Pool, state: State) -> list[tuple[int, ...]]:
    """One legal spread for each set of creatures that can be shattered (the ruling in section 8.2).

    Of creatures that are alike it counts how many shatter, the rearmost first; but the Leader is like nobody else.
    """
    amount, room, heroic = spread_room(pool, state)
    if amount == sum(room):
        return [tuple(room)]
    share = heroic_share(amount, room, heroic)
    at = state.decision.seat * 3 + state.lane if state.decision is not None else 0
    alike: dict[tuple[object, ...], list[int]] = {}
    for index, shown in enumerate(as_it_shows(state.lines[at])):
        if room[index]:
            alike.setdefault((heroic[index], index == 0, room[index], shown), []).insert(0, index)
    heroes = [group for key, group in alike.items() if key[0]]
    others = [group for key, group in alike.items() if not key[0]]
    tails = _fills(others, room, amount - share)
    if not heroes:
        return tails
    rows = (tuple(map(plus, head, tail)) for head in _fills(heroes, room, share) for tail in tails)
    return list(islice(rows, MOST_SPREADS))


def _fills(groups: list[list[int]], room: list[int], amount: int) -> list[tuple[int, ...]]:
    """For each way to fill some of each group and leave the rest unfilled: how much everybody takes."""
    spaces = [room[group[0]] for group in groups]
    most = [0] * (len(groups) + 1)
    for at in range(len(groups) - 1, -1, -1):
        most[at] = most[at + 1] + spaces[at] * len(groups[at])
    found: list[tuple[int, ...]] = []

    def choose(at: int, full: int, slack: int, counts: tuple[int, ...]) -> None:
        """Takes the next group; `full` is what the filled ones take, `slack` what the others can take unfilled."""
        if at == len(groups):
            found.append(_filled(groups, room, counts, amount - full))
            return
        size, space, rest = len(groups[at]), spaces[at], most[at + 1]
        for count in range(size, -1, -1):
            filled = full + count * space
            left = slack + (size - count) * (space - 1)
            if filled <= amount <= filled + left + rest and len(found) < MOST_SPREADS:
                choose(at + 1, filled, left, (*counts, count))

    if amount <= most[0]:
        choose(0, 0, 0, ())
    return found


def _filled(groups: list[list[int]], room: list[int], counts: tuple[int, ...], over: int) -> tuple[int, ...]:
    """The first `count` of each group take all they can, and the rest of the damage goes where it fills nobody."""
    row = [0] * len(room)
    for group, count in zip(groups, counts, strict=True):
        for index in group[:count] if count < len(group) else group:
            row[index] = room[index]
    if over:
        for group, count in zip(groups, counts, strict=True):
            for index in group[count:]:
                value = room[index] - 1
                if value >= over:
                    row[index] = over
                    return tuple(row)
                row[index] = value
                over -= value
    return tuple(row)

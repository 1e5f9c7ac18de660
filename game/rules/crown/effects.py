"""What the verbs do: one function for each step that programs are compiled to, under the same word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from game.core.event import Cause, Log
from game.core.frames import Step
from game.rules.crown import events as e
from game.rules.crown import zones
from game.rules.crown.asking import ASKING, SHATTERED_TOO, Running, side, start
from game.rules.crown.board import count, has_leader, holds, meant, named, power_at, powers
from game.rules.crown.compile import Pool
from game.rules.crown.ends import add_majesty, awaken, check_end
from game.rules.crown.selectors import Filter
from game.rules.crown.state import EXHAUSTED, NO_LANE, SHATTERED, State, Task, find, put

Act: TypeAlias = Callable[[Pool, State, Log, Running, Step], None]


def run(pool: Pool, state: State, log: Log, task: Task) -> None:
    """Runs a program until it is done, must ask, or has ended the game."""
    f = Running(task)
    program = pool.programs[f.program]
    size = len(program)
    while f.pc < size:
        step = program[f.pc]
        f.pc += 1
        act = ACTS.get(step[0])
        if act is not None:
            act(pool, state, log, f, step)
            if state.outcome is not None:
                return
        else:
            ASKING[step[0]](pool, state, f, step)
            if state.decision is not None:
                state.stack.append(f.task())
                return


def _targets(pool: Pool, state: State, f: Running, whom: Any, verb: str) -> list[tuple[int, int]]:
    """Where they stand that a step is about; shattered ones only where the verb can still mean them."""
    if isinstance(whom, Filter):
        return meant(pool, state, whom, f.seat, f.lane, f.me, shattered=verb in SHATTERED_TOO)
    at, index = named(pool, state, whom, f.seat, f.lane, f.me, f.it)
    if at < 0 or (verb not in SHATTERED_TOO and state.lines[at][index][1] & SHATTERED):
        return []
    return [(at, index)]


def _times(pool: Pool, state: State, f: Running, amount: int, per: Any) -> int:
    return amount if per is None else amount * count(pool, state, per, f.seat, f.lane, f.me, f.it)


def _why(f: Running) -> zones.Why:
    return (f.seat, f.card)


# -- upon creatures ------------------------------------------------------------------------------------------


def damage(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    """All of it lands together; then whoever has taken its Power Shatters (rules 15.3)."""
    targets = _targets(pool, state, f, step[1], "damage")
    amount = _times(pool, state, f, step[2], step[3])
    if amount > 0 and targets:
        deal(pool, state, [(at, index, amount) for at, index in targets], (f.seat, f.seat), _why(f), log)


def deal(
    pool: Pool,
    state: State,
    hits: list[tuple[int, int, int]],
    payees: tuple[int, int],
    why: zones.Why,
    log: Log,
) -> None:
    """Places damage, (line, index, amount), all at once, against the Powers from before; then they Shatter in order.

    A creature with 0 remaining Power takes nothing more (rules 15.3).
    `payees`: who gets the Bounties of seat 0's side, and of seat 1's.
    """
    before: dict[int, list[int]] = {}
    broken = []
    for at, index, amount in hits:
        if at not in before:
            before[at] = powers(pool, state, at)
        power = before[at][index]
        card, flags, counters, taken, owner, boost, uid = state.lines[at][index]
        if taken >= power:
            continue
        put(state, at, index, (card, flags, counters, taken + amount, owner, boost, uid))
        if taken + amount >= power:
            broken.append((at, index))
        if log is not None:
            seat, lane = divmod(at, 3)
            log.append(
                e.Damaged(
                    cause=Cause(*why),
                    side=seat,
                    lane=lane,
                    index=index,
                    card=card,
                    amount=amount,
                    damage=taken + amount,
                    power=power,
                )
            )
    for at, index in broken:
        zones.shatter(pool, state, at, index, payees[at // 3], why, log)


def wither(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    for at, index in _targets(pool, state, f, step[1], "wither"):
        _counters(state, at, index, step[2], f, log)
        state.unsettled = True


def heal(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    for at, index in _targets(pool, state, f, step[1], "heal"):
        counters = state.lines[at][index][2]
        if counters:
            _counters(state, at, index, -min(counters, step[2]), f, log)


def _counters(state: State, at: int, index: int, amount: int, f: Running, log: Log) -> None:
    card, flags, counters, taken, owner, boost, uid = state.lines[at][index]
    put(state, at, index, (card, flags, counters + amount, taken, owner, boost, uid))
    if log is not None:
        log.append(
            e.CountersChanged(
                cause=Cause(*_why(f)),
                side=at // 3,
                lane=at % 3,
                index=index,
                card=card,
                amount=amount,
                counters=counters + amount,
            )
        )


def exhaust(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    for at, index in _targets(pool, state, f, step[1], "exhaust"):
        turn_sideways(pool, state, at, index, _why(f), log)


def turn_sideways(pool: Pool, state: State, at: int, index: int, why: zones.Why, log: Log) -> None:
    """Exhausts a creature that stands."""
    card, flags, counters, taken, owner, boost, uid = state.lines[at][index]
    if flags & EXHAUSTED:
        return
    zones.turned(pool, state, at, index, (card, flags | EXHAUSTED, counters, taken, owner, boost, uid))
    state.unsettled = True
    if log is not None:
        log.append(e.CreatureExhausted(cause=Cause(*why), side=at // 3, lane=at % 3, index=index, card=card))


def stand_up(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    for at, index in _targets(pool, state, f, step[1], "stand_up"):
        turn_upright(pool, state, at, index, _why(f), log)


def turn_upright(pool: Pool, state: State, at: int, index: int, why: zones.Why, log: Log) -> None:
    """Stands up a creature that is exhausted and not shattered."""
    card, flags, counters, taken, owner, boost, uid = state.lines[at][index]
    if flags & (EXHAUSTED | SHATTERED) != EXHAUSTED:
        return
    zones.turned(pool, state, at, index, (card, flags & ~EXHAUSTED, counters, taken, owner, boost, uid))
    state.unsettled = True
    if log is not None:
        log.append(e.CreatureStoodUp(cause=Cause(*why), side=at // 3, lane=at % 3, index=index, card=card))


def _remove(pool: Pool, state: State, log: Log, f: Running, step: Step, zone: str) -> None:
    for uid in [state.lines[at][index][6] for at, index in _targets(pool, state, f, step[1], step[0])]:
        at, index = find(state, uid)
        zones.leave(pool, state, at, index, zone, _why(f), log)


def fade(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    _remove(pool, state, log, f, step, "fade")


def obliterate(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    _remove(pool, state, log, f, step, "obliterated")


def recall(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    _remove(pool, state, log, f, step, "hand")


def power(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    amount = _times(pool, state, f, step[2], step[3])
    if not amount:
        return
    for at, index in _targets(pool, state, f, step[1], "power"):
        card, flags, counters, taken, owner, boost, uid = state.lines[at][index]
        put(state, at, index, (card, flags, counters, taken, owner, boost + amount, uid))
        state.unsettled = True
        if log is not None:
            log.append(
                e.PowerChanged(
                    cause=Cause(*_why(f)),
                    side=at // 3,
                    lane=at % 3,
                    index=index,
                    card=card,
                    amount=amount,
                    boost=boost + amount,
                )
            )


def move(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    for uid in [state.lines[at][index][6] for at, index in _targets(pool, state, f, step[1], "move")]:
        at, index = find(state, uid)
        to = at
        if step[2] == "lane":
            if f.pick is None:
                return
            to = at // 3 * 3 + f.pick[1]
        end = len(state.lines[to]) - (to == at)
        zones.shift(
            pool, state, at, index, to, 0 if step[2] == "front" else end, _why(f), log, maneuvered=False
        )


# -- in a push -----------------------------------------------------------------------------------------------


def pool_(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    change_pool(state, side(f.seat, step[1]), _times(pool, state, f, step[2], step[3]), _why(f), log)


def terror(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001 - called alike
    """Rules 15.9: the Power of the opposing Leader counts, shattered or exhausted too."""
    at = (1 - f.seat) * 3 + state.lane
    if state.lane != NO_LANE and has_leader(pool, state, at):
        change_pool(state, 1 - f.seat, -power_at(pool, state, at, 0), _why(f), log)


def change_pool(state: State, seat: int, amount: int, why: zones.Why, log: Log) -> None:
    """Rules section 8: a pool is never below 0; outside a push there is none."""
    if state.lane == NO_LANE:
        return
    mine, theirs = state.pools
    before = state.pools[seat]
    after = max(0, before + amount)
    state.pools = (after, theirs) if seat == 0 else (mine, after)
    if log is not None:
        log.append(e.PoolChanged(cause=Cause(*why), seat=seat, amount=after - before, pools=state.pools))


# -- upon players --------------------------------------------------------------------------------------------


def gain(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    what = pool.resources.index(step[2])
    amount = _times(pool, state, f, step[3], step[4])
    zones.gain(pool, state, side(f.seat, step[1]), what, amount, "effect", _why(f), log)


def majesty(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    add_majesty(state, side(f.seat, step[1]), step[2], _why(f), log)
    check_end(state, log)


def draw(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    zones.draw(state, side(f.seat, step[1]), _times(pool, state, f, step[2], step[3]), _why(f), log)


def fade_deck(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    zones.fade_deck(state, side(f.seat, step[1]), _times(pool, state, f, step[2], step[3]), _why(f), log)


def discard(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if f.pick is None:
        return
    _, owner, _, index = f.pick
    card = state.hands[owner][index]
    zones.take_from_hand(state, owner, card)
    state.fades[owner] += (card,)
    if log is not None:
        log.append(e.Discarded(cause=Cause(*_why(f)), seat=owner, card=card))


def break_anchor(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    """The ruling on direct damage: any amount breaks one anchor; with none anywhere the player Awakens."""
    owner = side(f.seat, step[1])
    if f.pick is None:
        awaken(state, owner, _why(f), log)
        check_end(state, log, awakened=True)
        return
    zones.break_anchor(state, owner, f.pick[2], _why(f), log)
    check_end(state, log)


# -- cards that lie about ------------------------------------------------------------------------------------


def look_at_anchor(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if f.pick is None:
        return
    _, owner, lane, index = f.pick
    at = owner * 3 + lane
    card, mask = state.anchors[at][index]
    row = state.anchors[at]
    state.anchors[at] = (*row[:index], (card, mask | 1 << f.seat), *row[index + 1 :])
    if log is not None:
        log.append(
            e.AnchorLookedAt(
                cause=Cause(*_why(f)), seat=f.seat, card=card, side=owner, lane=lane, index=index
            )
        )


def swap_anchors(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if f.pick is None or f.kept is None:
        return
    _, owner, one, _ = f.kept
    other = f.pick[2]
    first, second = state.anchors[owner * 3 + one], state.anchors[owner * 3 + other]
    state.anchors[owner * 3 + one] = (second[0], *first[1:])
    state.anchors[owner * 3 + other] = (first[0], *second[1:])
    if log is not None:
        log.append(
            e.AnchorsSwapped(cause=Cause(*_why(f)), seat=f.seat, side=owner, lane=one, other_lane=other)
        )


def add_anchor(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    cards, seen = zones.take_top(state, f.seat, 1)
    if not cards:
        return
    at = f.seat * 3 + f.lane
    row, new = state.anchors[at], (cards[0], seen[0])
    state.anchors[at] = (*row, new) if step[1] == "behind" else (new, *row)
    if log is not None:
        index = len(row) if step[1] == "behind" else 0
        log.append(e.AnchorAdded(cause=Cause(*_why(f)), seat=f.seat, lane=f.lane, index=index))


def obliterate_anchor(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    """Rules 15.19: it was face-up, both know it; it does not break and nobody gains Majesty."""
    if f.pick is None:
        return
    _, owner, lane, index = f.pick
    at = owner * 3 + lane
    row = state.anchors[at]
    card = row[index][0]
    state.anchors[at] = row[:index] + row[index + 1 :]
    state.obliterated[owner] += (card,)
    if log is not None:
        log.append(e.AnchorObliterated(cause=Cause(*_why(f)), seat=f.seat, card=card, side=owner, lane=lane))


def look_at_deck(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    owner = side(f.seat, step[1])
    cards = state.decks[owner][::-1][: step[2]]
    if not cards:
        return
    zones.mark_seen(state, owner, len(cards), 1 << f.seat)
    if log is not None:
        log.append(e.DeckLookedAt(cause=Cause(*_why(f)), seat=f.seat, owner=owner, cards=cards))


def dig(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if f.pick is None:
        return
    index = f.pick[3]
    cards, seen = zones.take_top(state, f.seat, step[1])
    others = cards[:index] + cards[index + 1 :]
    knew = bool(seen[index] & 1 << 1 - f.seat)
    state.hands[f.seat] += (cards[index],)
    if knew:
        state.known[f.seat] += ((cards[index], 0),)
    state.fades[f.seat] += others
    if log is not None:
        log.append(
            e.CardDug(
                cause=Cause(*_why(f)), seat=f.seat, card=cards[index], index=index, faded=others, knew=knew
            )
        )


def salvage(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:
    ref = f.kept if step[1] == "lane" else f.pick
    if ref is None:
        return
    index = ref[3]
    row = state.fades[f.seat]
    card = row[index]
    state.fades[f.seat] = row[:index] + row[index + 1 :]
    if log is not None:
        log.append(e.Salvaged(cause=Cause(*_why(f)), seat=f.seat, card=card, index=index, to=step[1]))
    if step[1] == "hand":
        state.hands[f.seat] += (card,)
        state.known[f.seat] += ((card, 0),)
    elif step[1] == "deck":
        zones.put_on_deck(state, f.seat, card, 3)
    else:
        at = f.seat * 3 + f.lane
        uid = zones.enter(pool, state, card, f.seat, at, len(state.lines[at]), _why(f), log)
        enters = pool.cards[card].enters
        if enters is not None:
            state.stack.append(start(enters, f.seat, card, f.lane, uid))


# -- what binds others ---------------------------------------------------------------------------------------


def keep(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    f.kept = f.pick


def unless_yes(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if f.pick != "yes":
        f.pc += step[1]


def unless(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    if not holds(pool, state, step[1], f.seat, f.lane, f.me, how=f.how):
        f.pc += step[2]


def skip(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    f.pc += step[1]


def pick(pool: Pool, state: State, log: Log, f: Running, step: Step) -> None:  # noqa: ARG001
    f.pc += step[2][step[1].index(f.pick)]


ACTS: dict[str, Act] = {
    "damage": damage,
    "wither": wither,
    "heal": heal,
    "exhaust": exhaust,
    "stand_up": stand_up,
    "fade": fade,
    "obliterate": obliterate,
    "recall": recall,
    "power": power,
    "move": move,
    "pool": pool_,
    "terror": terror,
    "gain": gain,
    "majesty": majesty,
    "draw": draw,
    "fade_deck": fade_deck,
    "discard": discard,
    "break_anchor": break_anchor,
    "look_at_anchor": look_at_anchor,
    "swap_anchors": swap_anchors,
    "add_anchor": add_anchor,
    "obliterate_anchor": obliterate_anchor,
    "look_at_deck": look_at_deck,
    "dig": dig,
    "salvage": salvage,
    "keep": keep,
    "unless_yes": unless_yes,
    "unless": unless,
    "skip": skip,
    "pick": pick,
}

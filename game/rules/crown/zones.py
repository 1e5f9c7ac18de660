"""Cards on their way between the zones of rules section 2; each change is made in one place and told in one event.

Every function takes `why`, the (seat, card or rule word) that its events name as their cause.
"""

from __future__ import annotations

from typing import TypeAlias

from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.crown import events as e
from game.rules.crown.compile import Pool
from game.rules.crown.ends import add_majesty
from game.rules.crown.state import EXHAUSTED, MOVED, SHATTERED, Line, State, Unit, put

Why: TypeAlias = tuple[Seat | None, str]


# -- deck and hand -------------------------------------------------------------------------------------------


def take_top(state: State, seat: Seat, count: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The top cards of a deck, the top one first, with the masks of who knew them; fewer where there are fewer."""
    deck = state.decks[seat]
    left = max(0, len(deck) - count)
    cards, state.decks[seat] = deck[left:][::-1], deck[:left]
    seen = state.deck_seen[seat]
    if not seen or seen[-1][0] < left:
        return cards, (0,) * len(cards)
    masks = dict(seen)
    state.deck_seen[seat] = tuple(entry for entry in seen if entry[0] < left)
    return cards, tuple(masks.get(place, 0) for place in range(len(deck) - 1, left - 1, -1))


def draw(state: State, seat: Seat, count: int, why: Why, log: Log) -> None:
    """The ruling on the empty deck: it gives nothing, costs nothing. What the opponent knew they know in the hand."""
    cards, seen = take_top(state, seat, count)
    if not cards:
        return
    state.hands[seat] += cards
    other = 1 << 1 - seat
    for card, mask in zip(cards, seen, strict=True):
        if mask & other:
            state.known[seat] += ((card, 0),)
    if log is not None:
        log.append(e.CardsDrawn(cause=Cause(*why), seat=seat, cards=cards, seen=seen))


def fade_deck(state: State, seat: Seat, count: int, why: Why, log: Log) -> None:
    """Fade n: the top cards of a deck go to that deck's Fade."""
    cards, _ = take_top(state, seat, count)
    if not cards:
        return
    state.fades[seat] += cards
    if log is not None:
        log.append(e.DeckFaded(cause=Cause(*why), seat=seat, cards=cards))


def mark_seen(state: State, owner: Seat, count: int, mask: int) -> None:
    """The top cards of a deck are known to more seats from now on."""
    size = len(state.decks[owner])
    masks = dict(state.deck_seen[owner])
    for place in range(max(0, size - count), size):
        masks[place] = masks.get(place, 0) | mask
    state.deck_seen[owner] = tuple(sorted(masks.items()))


def put_on_deck(state: State, seat: Seat, card: str, mask: int) -> None:
    """Onto a deck, known to the seats of the mask."""
    state.decks[seat] += (card,)
    if mask:
        state.deck_seen[seat] += ((len(state.decks[seat]) - 1, mask),)


def take_from_hand(state: State, seat: Seat, card: str) -> None:
    """Out of the hand, openly: of two alike nobody else can tell which one it was, so they know one less."""
    _out_of_hand(state, seat, card)
    if state.known[seat]:
        cross_off(state, seat, card, -1)


def _out_of_hand(state: State, seat: Seat, card: str) -> None:
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]


def cross_off(state: State, seat: Seat, card: str, newer: int) -> None:
    """A card that the seat may be known to hold shows up: out of the hand (-1), or a trap with `newer` behind it.

    Of several entries that it may have been the one that became known last goes: what the others say then holds
    whichever it was.
    """
    entries = state.known[seat]
    fitting = [(count, at) for at, (name, count) in enumerate(entries) if name == card and count > newer]
    if fitting:
        _, at = min(fitting)
        state.known[seat] = entries[:at] + entries[at + 1 :]


def lay_trap(
    pool: Pool, state: State, seat: Seat, card: str, place: int, why: Why, origin: str, log: Log
) -> None:
    """Sets a trap face-down. From a broken anchor both know it; from the hand it may be any trap known to be there."""
    if origin == "hand":
        _out_of_hand(state, seat, card)
    mask = 1 << seat if origin == "hand" else 3
    state.traps[seat] += ((card, place, mask),)
    state.known[seat] = tuple(
        (name, count + (pool.cards[name].trap is not None)) for name, count in state.known[seat]
    )
    state.stirred = True
    if log is not None:
        log.append(e.TrapSet(cause=Cause(*why), seat=seat, card=card, lane=place, origin=origin))


def lift_trap(state: State, seat: Seat, number: int) -> str:
    """Takes a trap up that shows its face now; what is known of the hand and of the other traps stays true."""
    traps = state.traps[seat]
    card, _, mask = traps[number]
    newer = len(traps) - 1 - number
    state.traps[seat] = traps[:number] + traps[number + 1 :]
    if state.known[seat]:
        if mask != 3:
            cross_off(state, seat, card, newer)
        state.known[seat] = tuple((name, count - (count > newer)) for name, count in state.known[seat])
    return card


# -- creatures -----------------------------------------------------------------------------------------------


def forget(pool: Pool, state: State, line: Line, index: int) -> None:
    """Throws the board's summary away if it depends on who stands there in a line; behind the front comes a Leader."""
    special = pool.special
    if line[index][0] in special or (not index and len(line) > 1 and line[1][0] in special):
        state.board = None


def enter(pool: Pool, state: State, card: str, owner: Seat, at: int, index: int, why: Why, log: Log) -> int:
    """A creature, Fortification or Rival takes its place in a line; returns its uid."""
    state.serial += 1
    line = state.lines[at]
    line = state.lines[at] = (*line[:index], (card, 0, 0, 0, owner, 0, state.serial), *line[index:])
    forget(pool, state, line, index)
    if log is not None:
        side, lane = divmod(at, 3)
        log.append(
            e.CreatureEntered(cause=Cause(*why), side=side, lane=lane, index=index, card=card, owner=owner)
        )
    return state.serial


LEFT = {"fade": e.CreatureFaded, "obliterated": e.CreatureObliterated, "hand": e.CreatureRecalled}


def leave(pool: Pool, state: State, at: int, index: int, zone: str, why: Why, log: Log) -> None:
    """Out of its line to its owner's fade, obliterated or hand. A Rival that Fades pays its owner (rules 10)."""
    line = state.lines[at]
    card, owner = line[index][0], line[index][4]
    state.lines[at] = line[:index] + line[index + 1 :]
    forget(pool, state, line, index)
    state.unsettled = True
    if zone == "fade":
        state.fades[owner] += (card,)
        state.stirred = True
    elif zone == "obliterated":
        state.obliterated[owner] += (card,)
    else:
        state.hands[owner] += (card,)
        state.known[owner] += ((card, 0),)
    if log is not None:
        side, lane = divmod(at, 3)
        log.append(LEFT[zone](cause=Cause(*why), side=side, lane=lane, index=index, card=card, owner=owner))
    row = pool.cards[card]
    if zone == "fade" and row.type == "rival" and row.bounty:
        gain(pool, state, owner, pool.width - 1, row.bounty, "bounty", why, log)


def shift(
    pool: Pool,
    state: State,
    at: int,
    index: int,
    to: int,
    to_index: int,
    why: Why,
    log: Log,
    *,
    maneuvered: bool,
) -> None:
    """Takes a creature from one place of its side to another; `to_index` is the index it then has."""
    if at == to and index == to_index:
        return
    line = state.lines[at]
    unit = line[index]
    if maneuvered:
        unit = (unit[0], unit[1] | MOVED, *unit[2:])
    forget(pool, state, line, index)
    state.lines[at] = line[:index] + line[index + 1 :]
    line = state.lines[to]
    line = state.lines[to] = (*line[:to_index], unit, *line[to_index:])
    forget(pool, state, line, to_index)
    state.unsettled = True
    if log is not None:
        log.append(
            e.CreatureMoved(
                cause=Cause(*why),
                side=at // 3,
                lane=at % 3,
                index=index,
                card=unit[0],
                to_lane=to % 3,
                to_index=to_index,
                maneuvered=maneuvered,
            )
        )


def turned(pool: Pool, state: State, at: int, index: int, unit: Unit) -> None:
    """Writes one creature anew whose flags are others."""
    put(state, at, index, unit)
    if unit[0] in pool.special:
        state.board = None


def shatter(pool: Pool, state: State, at: int, index: int, payee: Seat, why: Why, log: Log) -> None:
    """Rules section 6: exhausted, adds nothing, stays; the Bounty goes to whose effect it was (a Rival's waits)."""
    card, flags, counters, damage, owner, boost, uid = state.lines[at][index]
    turned(pool, state, at, index, (card, flags | EXHAUSTED | SHATTERED, counters, damage, owner, boost, uid))
    state.unsettled = state.stirred = True
    side, lane = divmod(at, 3)
    state.happened += (("creature_shattered", side, lane, uid, card),)
    if log is not None:
        log.append(e.CreatureShattered(cause=Cause(*why), side=side, lane=lane, index=index, card=card))
    row = pool.cards[card]
    if row.bounty and row.type != "rival":
        gain(pool, state, payee, pool.width - 1, row.bounty, "bounty", why, log)


def gain(
    pool: Pool, state: State, seat: Seat, what: int, amount: int, reason: str, why: Why, log: Log
) -> None:
    """Resources or Essence, never below 0."""
    at = seat * pool.width + what
    before = state.resources[at]
    total = max(0, before + amount)
    state.resources[at] = total
    if log is not None and total != before:
        log.append(
            e.Gained(cause=Cause(*why), seat=seat, what=what, amount=total - before, total=total, why=reason)
        )


# -- anchors -------------------------------------------------------------------------------------------------


def break_anchor(state: State, seat: Seat, lane: int, why: Why, log: Log) -> None:
    """The next anchor of a lane breaks: it lies face-up until its owner casts, sets or takes it; the other gains 1."""
    at = seat * 3 + lane
    card = state.anchors[at][0][0]
    state.anchors[at] = state.anchors[at][1:]
    state.limbo = (("anchor", seat, lane, card), *state.limbo)
    state.happened += (("anchor_broken", seat, lane, 0, card),)
    state.stirred = True
    if log is not None:
        log.append(e.AnchorBroken(cause=Cause(*why), seat=seat, card=card, lane=lane))
    add_majesty(state, 1 - seat, 1, why, log)


def out_of_limbo(state: State, what: str, seat: Seat, card: str) -> None:
    """A card that lay face-up between two zones is on its way."""
    for at, entry in enumerate(state.limbo):
        if entry[0] == what and entry[1] == seat and entry[3] == card:
            state.limbo = state.limbo[:at] + state.limbo[at + 1 :]
            return
    raise ValueError((what, card))

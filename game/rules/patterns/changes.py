"""Changes that Actions and Spells have in common, each told by its event."""

from __future__ import annotations

from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.patterns import events
from game.rules.patterns.facts import facts_of
from game.rules.patterns.flow import settle
from game.rules.patterns.rulings import bit_of, everybody
from game.rules.patterns.shape import GUARD
from game.rules.patterns.state import Held, PatternsState, put
from game.rules.patterns.zones import draw_recruit, exchange, jail, jail_openly, lift, set_place, unjail


def look_dungeon(state: PatternsState, seat: Seat, owner: Seat, cause: Cause, log: Log) -> None:
    """Section 4 (memory) and fine point 3: from now on the looker knows the cards that lie there at this moment."""
    bit = bit_of(seat, state.seats)
    state.seen = put(state.seen, owner, tuple([mask | bit for mask in state.seen[owner]]))
    if log is not None:
        cards = state.dungeons[owner]
        log.append(
            events.Looked(
                cause=cause,
                seat=seat,
                what="dungeon",
                owner=owner,
                cards=cards,
                known=state.seen[owner],
                count=len(cards),
                everybody=everybody(state.seats),
            )
        )


def swap_places(state: PatternsState, seat: Seat, places: tuple[str, str], cause: Cause, log: Log) -> None:
    """Exchanges two Creatures of one Pattern."""
    number = facts_of(state.pool).number
    one, other = number[places[0]], number[places[1]]
    cards = (state.patterns[seat][one], state.patterns[seat][other])
    exchange(state, (seat, one), (seat, other))
    if log is not None:
        log.append(events.Swapped(cause=cause, seat=seat, places=places, cards=cards))


def imprison_at(state: PatternsState, seat: Seat, place: int, cause: Cause, log: Log) -> None:
    """A Creature goes to its controller's Dungeon."""
    card, dropped = lift(state, seat, place)
    jail_openly(state, seat, card)
    if log is not None:
        name = facts_of(state.pool).names[place]
        log.append(events.Imprisoned(cause=cause, seat=seat, card=card, place=name, dropped=dropped))


def settle_held(
    state: PatternsState,
    seat: Seat,
    where: str,
    cause: Cause,
    kind: type[events.Arrived] | None,
    log: Log,
) -> None:
    """Takes the held card from wherever it is. In the open all know it; into a Dungeon who knew it, and the owner."""
    held: Held = state.held
    state.held = ()
    from_dungeon: Seat | None = None
    index = -1
    if held[0] == "drawn":
        card, before = str(held[1]), int(held[2])
    elif held[0] == "deck":
        index = int(held[1])
        card, before = draw_recruit(state, index)
    else:
        from_dungeon = int(held[1])
        card, before = unjail(state, from_dungeon, int(held[2]))
    if where == events.DUNGEON:
        mask = before | bit_of(seat, state.seats)
        jail(state, seat, card, mask)
    else:
        mask = everybody(state.seats)
        set_place(state, seat, facts_of(state.pool).number[where], card)
    if log is not None:
        log.append(
            (kind or events.CardPlaced)(
                cause=cause,
                seat=seat,
                card=card,
                before=before,
                seen=mask,
                everybody=everybody(state.seats),
                where=where,
                source=from_dungeon,
                index=index,
            )
        )
    if held[0] == "deck":
        tell_run_out(state, log)
    if where not in {events.DUNGEON, GUARD}:
        settle(state, seat, log)


def tell_run_out(state: PatternsState, log: Log) -> None:
    """Section 3: who draws the last Recruitment card has drawn the end of the game nearer."""
    if log is not None and not state.recruitment:
        log.append(events.DeckRanOut(cause=Cause(None, "recruitment")))

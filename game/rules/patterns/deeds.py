"""The nine Actions and Research, and the questions that some of them end with (section 4)."""

from __future__ import annotations

from typing import Final

from game.core.event import Cause, Log
from game.core.ids import Action, Seat
from game.rules.patterns import decisions, events, turns
from game.rules.patterns.changes import imprison_at, look_dungeon, settle_held, swap_places, tell_run_out
from game.rules.patterns.facts import facts_of
from game.rules.patterns.flow import ask, set_actions
from game.rules.patterns.odds import sides
from game.rules.patterns.piles import slot_of
from game.rules.patterns.power import Strength, brainwash_strength
from game.rules.patterns.rulings import bit_of, brainwash_succeeds, clash_result, everybody
from game.rules.patterns.state import PatternsState, cut, put
from game.rules.patterns.zones import (
    draw_recruit,
    draw_spell,
    exchange,
    jail_openly,
    lift,
    roll_for,
    unjail,
)

NOBODY: Final = -1
"""Whose Dungeon a drawn card lies in."""
ARRIVALS: Final[dict[str, type[events.Arrived]]] = {
    "recruit": events.Recruited,
    "brainwash": events.Brainwashed,
    "rescue": events.Rescued,
}
"""How the arrival of a held card is told; one that a Spell placed is CardPlaced."""


def _spend(state: PatternsState, source: str, log: Log) -> Cause:
    """One Action is spent; the cause of all that follows."""
    cause = Cause(state.turn, source)
    state.decision = None
    set_actions(state, state.actions - 1, cause, log)
    return cause


def recruit(state: PatternsState, leader: str, log: Log) -> None:
    """The top card is drawn for the selected card; who looked at it before knows it."""
    cause = _spend(state, "recruit", log)
    seat = state.turn
    card, before = draw_recruit(state, 0)
    mask = before | bit_of(seat, state.seats)
    state.held = ("drawn", card, mask)
    if log is not None:
        log.append(
            events.CardDrawn(
                cause=cause,
                seat=seat,
                card=card,
                before=before,
                seen=mask,
                everybody=everybody(state.seats),
                leader=leader,
                left=len(state.recruitment),
            )
        )
    tell_run_out(state, log)
    ask(
        state, decisions.decision(seat, decisions.PLACE, ("recruit", leader, True, 0, NOBODY)), "recruit", log
    )


def capture(state: PatternsState, action: Action, log: Log) -> None:
    """The loser goes to the winner's Dungeon, an attacker too."""
    cause = _spend(state, "capture", log)
    number = facts_of(state.pool).number
    _, own, other, place = action
    seat = state.turn
    result = _clash(state, action, (own, other, place), cause, log)
    if result > 0:
        _captured(state, (other, number[place]), seat, cause, log)
    elif result < 0:
        _captured(state, (seat, number[own]), other, cause, log)
    turns.proceed(state, log)


def rescue(state: PatternsState, action: Action, log: Log) -> None:
    """Won: the Dungeon is looked through and a Creature must be chosen; lost: the rescuer stays there."""
    cause = _spend(state, "rescue", log)
    facts = facts_of(state.pool)
    _, other, own = action
    seat = state.turn
    warden = facts.names[facts.guard] if state.patterns[other][facts.guard] else ""
    result = _clash(state, action, (own, other, warden), cause, log)
    if result > 0:
        look_dungeon(state, seat, other, cause, log)
        args = ("pick", "rescue", "dungeon", other, 0)
        ask(state, decisions.decision(seat, decisions.PICK, args), "rescue", log)
        return
    if result < 0:
        _captured(state, (seat, facts.number[own]), other, cause, log)
    turns.proceed(state, log)


def _clash(state: PatternsState, action: Action, who: tuple[str, Seat, str], cause: Cause, log: Log) -> int:
    """Both roll, the acting side first (fine point 1); 1, 0 or -1 as that side fares."""
    both = sides(state, state.turn, action)
    if both is None:  # only Captures and Rescues come here
        raise AssertionError(action)
    own, other, place = who
    mine = roll_for(state, both[0])
    theirs = roll_for(state, both[1])
    one, two = mine[1] + both[0].total, theirs[1] + both[1].total
    result = clash_result(one, two, both[0].ties, both[1].ties)
    if log is not None:
        log.append(
            events.DiceRolled(
                cause=cause,
                purpose=action[0],
                sides=(
                    _side(state, state.turn, own, mine, both[0]),
                    _side(state, other, place, theirs, both[1]),
                ),
                result=result,
            )
        )
    return result


def _side(
    state: PatternsState, seat: Seat, place: str, rolls: tuple[tuple[int, ...], int], side: Strength
) -> events.Side:
    card = state.patterns[seat][facts_of(state.pool).number[place]] if place else ""
    return events.Side(seat, place, card, rolls[0], rolls[1], side.lines, rolls[1] + side.total)


def _captured(state: PatternsState, loser: tuple[Seat, int], by: Seat, cause: Cause, log: Log) -> None:
    seat, place = loser
    card, dropped = lift(state, seat, place)
    jail_openly(state, by, card)
    if log is not None:
        name = facts_of(state.pool).names[place]
        log.append(events.Captured(cause=cause, seat=seat, card=card, place=name, by=by, dropped=dropped))


def brainwash(state: PatternsState, ref: str, log: Log) -> None:
    """The Power is announced, the die is rolled; the place is chosen afterwards."""
    cause = _spend(state, "brainwash", log)
    seat = state.turn
    slot = slot_of(state.dungeons[seat], ref)
    power = facts_of(state.pool).power[state.dungeons[seat][slot]]
    side = brainwash_strength(state, seat)
    rolls, die = roll_for(state, side)
    success = brainwash_succeeds(die + side.total, power)
    if log is not None:
        rolled = events.Side(seat, "", "", rolls, die, side.lines, die + side.total)
        log.append(events.BrainwashRolled(cause=cause, power=power, side=rolled, success=success))
    if success:
        state.held = ("dungeon", seat, slot)
        args = ("brainwash", "", False, power, seat)
        ask(state, decisions.decision(seat, decisions.PLACE, args), "brainwash", log)
    else:
        turns.proceed(state, log)


def move(state: PatternsState, one: str, to: str, log: Log) -> None:
    """To an empty place; what is upon the Creature travels with it."""
    cause = _spend(state, "move", log)
    seat, number = state.turn, facts_of(state.pool).number
    card = state.patterns[seat][number[one]]
    exchange(state, (seat, number[one]), (seat, number[to]))
    if log is not None:
        log.append(events.Moved(cause=cause, seat=seat, card=card, place=one, to=to))
    turns.proceed(state, log)


def swap(state: PatternsState, one: str, other: str, log: Log) -> None:
    """Two adjacent Creatures; Auras stay with the Positions."""
    cause = _spend(state, "swap", log)
    swap_places(state, state.turn, (one, other), cause, log)
    turns.proceed(state, log)


def imprison(state: PatternsState, place: str, log: Log) -> None:
    """Into the own Dungeon, in the open."""
    cause = _spend(state, "imprison", log)
    imprison_at(state, state.turn, facts_of(state.pool).number[place], cause, log)
    turns.proceed(state, log)


def cast(state: PatternsState, spell_ref: str, ref: str, log: Log) -> None:
    """The Component is discarded first, then the Spell does what it says (fine point 6)."""
    seat = state.turn
    at = slot_of(state.spells[seat], spell_ref)
    spell, knew = state.spells[seat][at], state.spells_seen[seat][at]
    cause = _spend(state, spell, log)
    state.spells = put(state.spells, seat, cut(state.spells[seat], at))
    state.spells_seen = put(state.spells_seen, seat, cut(state.spells_seen[seat], at))
    card, before = unjail(state, seat, slot_of(state.dungeons[seat], ref))
    state.recruitment_discard = (*state.recruitment_discard, card)
    if log is not None:
        log.append(
            events.SpellCast(
                cause=cause,
                seat=seat,
                cards=(card,),
                before=(before,),
                everybody=everybody(state.seats),
                spell=spell,
                knew=knew,
            )
        )
    turns.begin_cast(state, seat, spell)
    turns.proceed(state, log)


def research(state: PatternsState, refs: tuple[str, ...], log: Log) -> None:
    """No Action; a new Spell for two Creatures of one Clan."""
    seat = state.turn
    state.decision = None
    slots: list[int] = []
    for ref in refs:
        slots.append(slot_of(state.dungeons[seat], ref, slots))
    gone = {slot: unjail(state, seat, slot) for slot in sorted(slots, reverse=True)}
    cards = tuple([gone[slot][0] for slot in slots])
    state.recruitment_discard += cards
    cause = Cause(seat, "research")
    if log is not None:
        before = tuple([gone[slot][1] for slot in slots])
        log.append(
            events.Researched(
                cause=cause, seat=seat, cards=cards, before=before, everybody=everybody(state.seats)
            )
        )
    draw_spell(state, seat, cause if log is not None else None, log)
    turns.proceed(state, log)


# -- the questions that follow -------------------------------------------------------------------------------


def pick(state: PatternsState, ref: str, log: Log) -> None:
    """A card of a pile was chosen, seen by nobody else; after a Rescue its place is asked for."""
    asked = state.decision
    if asked is None:  # a pick answers a question
        raise AssertionError(ref)
    _, source, what, whose, _ = asked.args
    seat = asked.seat
    state.decision = None
    if what == "dungeon":
        state.held = ("dungeon", whose, slot_of(state.dungeons[whose], ref))
    else:
        state.held = ("deck", slot_of(state.recruitment[:whose], ref))
    if source == "rescue":
        args = ("rescue", "", True, 0, whose)
        ask(state, decisions.decision(seat, decisions.PLACE, args), "rescue", log)
    else:
        turns.proceed(state, log)


def place(state: PatternsState, where: str, log: Log) -> None:
    """The held card goes to a Position, to the Guard space or to the Dungeon."""
    asked = state.decision
    if asked is None:  # a place answers a question
        raise AssertionError(where)
    source = asked.args[0]
    state.decision = None
    settle_held(state, asked.seat, where, Cause(asked.seat, source), ARRIVALS.get(source), log)
    turns.proceed(state, log)

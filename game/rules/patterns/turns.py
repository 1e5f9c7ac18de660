"""How a game goes on: from decision to decision, from turn to turn, and to its end (sections 3 and 4)."""

from __future__ import annotations

from game.core.event import Cause, Log
from game.core.frames import Frame, in_order
from game.core.ids import Seat
from game.rules.patterns import decisions, effects, events, rulings
from game.rules.patterns.facts import facts_of
from game.rules.patterns.flow import ask, complete, finish, is_full, scores
from game.rules.patterns.placement import unplaced
from game.rules.patterns.power import power_of
from game.rules.patterns.state import PatternsState
from game.rules.patterns.zones import jail_openly, lift, set_place


def proceed(state: PatternsState, log: Log) -> None:
    """Until somebody must decide: first lost Leaders, then what a Spell still does, then the turn itself."""
    while state.decision is None and state.outcome is None:
        if state.lost:
            state.lost = tuple(in_order(state.lost, lambda one: one[0], state.turn, state.seats))
            seat, place = state.lost[0]
            name = facts_of(state.pool).names[place]
            ask(state, decisions.decision(seat, decisions.PROMOTE, (name,), False), "leader_lost", log)
        elif state.frames:
            run_frame(state, log)
        else:
            asked = decisions.decision(state.turn, decisions.ACT, (state.actions,))
            ask(state, asked, "turn", log)


def run_frame(state: PatternsState, log: Log) -> None:
    """The next step of the Spell that is being cast; the frame is moved on before its step runs."""
    frame = state.frames[-1]
    program = facts_of(state.pool).programs[frame.program]
    if frame.pc >= len(program):
        state.frames = state.frames[:-1]
        return
    step = program[frame.pc]
    state.frames = (*state.frames[:-1], frame._replace(pc=frame.pc + 1))
    effects.VERBS[step[0]](state, state.frames[-1], step, log)


def begin_cast(state: PatternsState, seat: Seat, spell: str) -> None:
    """The Spell's program begins when the game proceeds."""
    state.frames = (*state.frames, Frame(spell, 0, seat, spell))


# -- Leaders lost --------------------------------------------------------------------------------------------


def promote(state: PatternsState, place: int | None, log: Log) -> None:
    """Section 4 (Leader lost): a Minion takes the empty Position or none does; whoever cannot stay is released."""
    facts = facts_of(state.pool)
    seat, vacant = state.lost[0]
    state.lost = state.lost[1:]
    state.decision = None
    if place is not None:
        card, spells = state.patterns[seat][place], state.enchantments[seat][place]
        set_place(state, seat, place, "")
        set_place(state, seat, vacant, card, spells)
        if log is not None:
            log.append(
                events.Promoted(
                    cause=Cause(seat, "leader_lost"),
                    seat=seat,
                    card=card,
                    place=facts.names[place],
                    to=facts.names[vacant],
                )
            )
    _release(state, seat, log)
    proceed(state, log)


def _release(state: PatternsState, seat: Seat, log: Log) -> None:
    """Every Creature that is Leaderless or illegal goes to its own Dungeon, upper tiers and left ones first (8.10).

    Those whose Leader was lost in another place wait for that promotion.
    """
    facts = facts_of(state.pool)
    waiting = [place for lost_by, place in state.lost if lost_by == seat]
    places: list[str] = []
    cards: list[str] = []
    dropped: list[str] = []
    for place in range(facts.positions):
        if not state.patterns[seat][place] or facts.leader[place] in waiting:
            continue
        if unplaced(facts, state.wizards[seat], state.patterns[seat], place):
            card, spells = lift(state, seat, place)
            jail_openly(state, seat, card)
            places.append(facts.names[place])
            cards.append(card)
            dropped += spells
    # their own Minions are Leaderless too and went with them: no promotion waits there
    state.lost = tuple([one for one in state.lost if one[0] != seat or one[1] in waiting])
    if cards and log is not None:
        log.append(
            events.Released(
                cause=Cause(seat, "leader_lost"),
                seat=seat,
                places=tuple(places),
                cards=tuple(cards),
                dropped=tuple(dropped),
            )
        )


# -- turns ---------------------------------------------------------------------------------------------------


def begin_turn(state: PatternsState, seat: Seat, actions: int, log: Log) -> None:
    """Section 4; a Pattern that is full now wins, which happens with `hold` alone (section 3 and fine point 9)."""
    state.turn, state.actions = seat, actions
    state.turns += 1
    state.charms = ()
    if log is not None:
        log.append(events.TurnBegan(cause=Cause(seat, "turn"), seat=seat, turns=state.turns, actions=actions))
    if is_full(state, seat):
        complete(state, seat, log)


def end_turn(state: PatternsState, log: Log) -> None:
    """The run-out and the limit of turns are looked at here (section 3), else the next turn begins."""
    seat, left = state.turn, state.actions
    state.decision = None
    state.actions, state.charms = 0, ()
    if log is not None:
        log.append(events.TurnEnded(cause=Cause(seat, "end"), seat=seat, left=left))
    if not state.recruitment:
        count_power(state, "deck_ran_out", log)
    elif state.turns >= rulings.turn_limit(state.seats):
        count_power(state, "turn_limit", log)
    else:
        begin_turn(state, (seat + 1) % state.seats, rulings.ACTIONS, log)
        proceed(state, log)


# -- the end -------------------------------------------------------------------------------------------------


def count_power(state: PatternsState, reason: str, log: Log) -> None:
    """Section 3: the highest total Power in Pattern and Guard wins; then more Creatures; then it is a tie."""
    totals = scores(state)
    counts = tuple([sum([card != "" for card in pattern]) for pattern in state.patterns])
    if log is not None:
        names = facts_of(state.pool).names
        powers = [
            tuple(
                [
                    (names[place], card, power_of(state, seat, place))
                    for place, card in enumerate(pattern)
                    if card
                ]
            )
            for seat, pattern in enumerate(state.patterns)
        ]
        log.append(
            events.PowerCounted(cause=Cause(None, reason), powers=tuple(powers), totals=totals, counts=counts)
        )
    finish(state, reason, rulings.winners(totals, counts), reason, log)

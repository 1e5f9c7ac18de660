"""Section 3: Wizards, Clans and decks, a first Spell for each, and who begins."""

from __future__ import annotations

from game.core import rng
from game.core.event import Cause, Log
from game.core.ids import Seat
from game.rules.patterns import events, rulings
from game.rules.patterns.compile import Pool
from game.rules.patterns.decks import creature_box, deal_of, spell_box
from game.rules.patterns.facts import facts_of
from game.rules.patterns.options import PatternsOptions
from game.rules.patterns.state import PatternsState
from game.rules.patterns.turns import begin_turn, proceed
from game.rules.patterns.zones import draw_spell, roll_die


def empty(pool: Pool, options: PatternsOptions, seed: int) -> PatternsState:
    """A table with nothing on it and nobody asked."""
    seats, positions = options.seats, facts_of(pool).positions
    state = PatternsState()
    state.pool, state.seats, state.hold = pool, seats, options.hold
    state.luck, state.dice = rng.stream(seed, "patterns"), ()
    state.decision, state.outcome = None, None
    state.frames, state.held, state.lost = (), (), ()
    state.turn = state.turns = state.actions = 0
    state.clans, state.wizards = (), ("",) * seats
    state.box = state.spell_box = ()
    state.patterns = (("",) * (positions + 1),) * seats
    state.enchantments = (((),) * (positions + 1),) * seats
    state.auras = (("",) * positions,) * seats
    state.circles, state.charms = ("",) * seats, ()
    state.dungeons, state.seen = ((),) * seats, ((),) * seats
    state.spells, state.spells_seen = ((),) * seats, ((),) * seats
    state.recruitment, state.recruitment_seen, state.recruitment_discard = (), (), ()
    state.research, state.research_discard = (), ()
    return state


def new_game(
    pool: Pool, options: PatternsOptions, seed: int, dice: tuple[int, ...], log: Log
) -> PatternsState:
    """Set up and run to the first decision; `dice` are the first rolls, the seed's come after them."""
    state = empty(pool, options, seed)
    state.dice = dice
    first, rounds = _first_player(state)
    deal = deal_of(pool, options.seats)
    _draw_wizards(state, options, deal.clans)
    state.clans = _clans(state, options, deal.clans)
    state.box, state.spell_box = creature_box(pool, state.seats, state.clans), spell_box(pool)
    creatures, spells = list(state.box), list(state.spell_box)
    state.luck = rng.shuffle(state.luck, creatures)
    state.luck = rng.shuffle(state.luck, spells)
    state.recruitment, state.research = tuple(creatures), tuple(spells)
    cause = Cause(None, "set_up") if log is not None else None
    if log is not None and cause is not None:
        log.append(
            events.GameBegan(
                cause=cause,
                seats=state.seats,
                hold=state.hold,
                clans=state.clans,
                wizards=state.wizards,
                recruitment=len(creatures),
                research=len(spells),
            )
        )
    for seat in range(state.seats):
        for _ in range(deal.spells):
            draw_spell(state, seat, cause, log)
    if log is not None and cause is not None:
        log += [events.FirstRolled(cause=cause, rolls=rolls, highest=highest) for rolls, highest in rounds]
    begin_turn(state, first, rulings.FIRST_ACTIONS, log)
    proceed(state, log)
    return state


def _draw_wizards(state: PatternsState, options: PatternsOptions, clans: int) -> None:
    """Those that were picked, the others at random; their Clans must leave room for those that are surely in play."""
    wizards = list(options.wizards) + [""] * (options.seats - len(options.wizards))
    clan_of = facts_of(state.pool).wizard_clan
    surely = set(options.clans) | {clan_of[wizard] for wizard in wizards if wizard}
    for seat, picked in enumerate(wizards):
        if picked:
            continue
        free = [
            one.id
            for one in state.pool.wizards
            if one.id not in wizards and len(surely | {one.clan}) <= clans
        ]
        state.luck, at = rng.below(state.luck, len(free))
        wizards[seat] = free[at]
        surely.add(clan_of[free[at]])
    state.wizards = tuple(wizards)


def _clans(state: PatternsState, options: PatternsOptions, count: int) -> tuple[str, ...]:
    """Fine point 8: those of the Wizards and those that were set, the further ones at random; in the pool's order."""
    clan_of = facts_of(state.pool).wizard_clan
    chosen = {clan_of[wizard] for wizard in state.wizards} | set(options.clans)
    others = [clan for clan, _ in state.pool.clans if clan not in chosen]
    state.luck = rng.shuffle(state.luck, others)
    chosen |= set(others[: count - len(chosen)])
    return tuple([clan for clan, _ in state.pool.clans if clan in chosen])


Round = tuple[tuple[tuple[Seat, int], ...], tuple[Seat, ...]]
"""Rolls by seat, and who rolled highest."""


def _first_player(state: PatternsState) -> tuple[Seat, list[Round]]:
    """By die, highest first; those who tie roll again (fine point 1). Rolled before anything depends on the cards."""
    rounds: list[Round] = []
    left = list(range(state.seats))
    while len(left) > 1:
        rolls = tuple([(seat, roll_die(state)) for seat in left])
        best = max([value for _, value in rolls])
        left = [seat for seat, value in rolls if value == best]
        rounds.append((rolls, tuple(left)))
    return left[0], rounds

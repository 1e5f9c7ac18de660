"""What a seat may know, and the worlds it cannot tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.decision import Decision, Outcome
from game.core.frames import Frame
from game.core.ids import Seat
from game.core.rng import Rng
from tests.tiny.cards import CARDS
from tests.tiny.state import State


@dataclass(frozen=True, slots=True)
class View:
    """Fields as in the state; an unknown card is an empty string."""

    seat: Seat | None
    seats: int
    full: int
    goal: int
    box: tuple[str, ...]
    decision: Decision | None
    outcome: Outcome | None
    frames: tuple[Frame, ...]
    turn: Seat
    rests: int
    pot: int
    deck: tuple[str, ...]
    fade: tuple[str, ...]
    gone: tuple[str, ...]
    table: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    traps: tuple[str | None, ...]
    """None where there is no trap."""
    points: tuple[int, ...]
    lives: tuple[int, ...]


def view(state: State, seat: Seat | None) -> View:
    def hand(owner: Seat) -> tuple[str, ...]:
        if owner == seat:
            return state.hands[owner]
        known = () if seat is None else state.known[seat * state.seats + owner]
        return ("",) * (len(state.hands[owner]) - len(known)) + known

    def trap(owner: Seat) -> str | None:
        return (state.traps[owner] if owner == seat else "") if state.traps[owner] else None

    return View(
        seat=seat,
        seats=state.seats,
        full=state.full,
        goal=state.goal,
        box=state.box,
        decision=state.decision,
        outcome=state.outcome,
        frames=tuple(state.frames),
        turn=state.turn,
        rests=state.rests,
        pot=state.pot,
        deck=tuple(
            card if seat is not None and mask >> seat & 1 else ""
            for card, mask in zip(state.deck, state.seen, strict=True)
        ),
        fade=tuple(state.fade),
        gone=tuple(state.gone),
        table=tuple(state.table),
        hands=tuple(hand(owner) for owner in range(state.seats)),
        traps=tuple(trap(owner) for owner in range(state.seats)),
        points=tuple(state.points),
        lives=tuple(state.lives),
    )


def determinize(seen: View, rng: Rng) -> State:
    """Deals the cards this seat does not see anew: face-down traps are traps, the rest lies anywhere.

    What other seats know of each other is forgotten in such a world.
    """
    pool = list(seen.box)
    for card in (*seen.deck, *seen.fade, *seen.gone, *seen.table, *sum(seen.hands, ()), *seen.traps):
        if card:
            pool.remove(card)
    rng.shuffle(pool)
    state = State(seen.seats, seen.full, seen.goal, seen.box, rng.word64())
    state.decision, state.outcome, state.frames = seen.decision, seen.outcome, list(seen.frames)
    state.turn, state.rests, state.pot = seen.turn, seen.rests, seen.pot
    state.fade, state.gone, state.table = list(seen.fade), list(seen.gone), list(seen.table)
    state.points, state.lives = list(seen.points), list(seen.lives)
    for owner, trap in enumerate(seen.traps):
        if trap == "":
            at = next(i for i, card in enumerate(pool) if CARDS[card].type == "trap")
            state.traps[owner] = pool.pop(at)
        else:
            state.traps[owner] = trap or ""
    for owner, hand in enumerate(seen.hands):
        state.hands[owner] = tuple(sorted(card or pool.pop() for card in hand))
        if seen.seat is not None and owner != seen.seat:
            state.known[seen.seat * seen.seats + owner] = tuple(card for card in hand if card)
    mine = 0 if seen.seat is None else 1 << seen.seat
    state.seen = [mine if card else 0 for card in seen.deck]
    state.deck = [card or pool.pop() for card in seen.deck]
    return state

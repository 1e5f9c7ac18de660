"""The only code that changes a state: one function for each verb of the programs.

Each is called as `(state, frame, step, log)` with its frame already moved on. A verb that asks sets the decision
and returns; the answer stands in the frame's `it` when the next step runs. Verbs change `state.frames` in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core import rng
from game.core.decision import Decision, Outcome
from game.core.event import Cause, GameEnded, Log
from game.core.frames import Frame, Step, in_order
from game.core.ids import Seat
from tests.tiny import events as e
from tests.tiny.cards import CARDS, PROGRAMS
from tests.tiny.state import State, living

# -- what several verbs need --------------------------------------------------------------------------------


def cause(frame: Frame) -> Cause:
    """The frame's seat with its card, or with the program's word where no card is behind it."""
    return Cause(frame.seat, frame.source if isinstance(frame.source, str) else frame.program)


def pause(state: State, decision: Decision, frame: Frame, log: Log) -> None:
    state.decision = decision
    if log is not None:
        log.append(e.Paused(cause=cause(frame), decision=decision, frames=tuple(state.frames)))


def finish(state: State, reason: str, winners: Iterable[Seat], source: Cause | None, log: Log) -> None:
    """The end: nothing waits any more, whatever was under way."""
    state.frames.clear()
    state.decision = None
    state.outcome = Outcome(reason, tuple(winners), tuple(state.points))
    if log is not None:
        why = source or Cause(None, reason)
        log.append(GameEnded(cause=why, outcome=state.outcome))
        log.append(e.Paused(cause=why, decision=None, frames=()))


def settle(state: State, frame: Frame, log: Log) -> bool:
    """Ends the game if it is won or everybody fell; called after a whole deal, so that simultaneous things tie."""
    left = living(state)
    if len(left) <= 1:
        finish(state, "last", left, cause(frame) if log is not None else None, log)
    elif winners := [seat for seat in left if state.points[seat] >= state.goal]:
        finish(state, "goal", winners, cause(frame) if log is not None else None, log)
    return state.outcome is not None


def take_from_hand(state: State, seat: Seat, card: str, *, openly: bool) -> None:
    """Openly: whoever knew such a card there knows one less. Unseen: nobody knows any more what is left there."""
    state.hands[seat] = without(state.hands[seat], card)
    for viewer in range(state.seats):
        at = viewer * state.seats + seat
        if not openly:
            state.known[at] = ()
        elif card in state.known[at]:
            state.known[at] = without(state.known[at], card)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw_cards(state: State, seat: Seat, count: int, why: str, log: Log) -> None:
    """From the top, as many as there are. Who knew a card on the deck knows it in the hand."""
    drawn, knew = [], []
    for _ in range(min(count, len(state.deck))):
        card, mask = state.deck.pop(), state.seen.pop()
        others = tuple(s for s in range(state.seats) if s != seat and mask >> s & 1)
        for viewer in others:
            at = viewer * state.seats + seat
            state.known[at] = tuple(sorted((*state.known[at], card)))
        drawn.append(card)
        knew.append(others)
    state.hands[seat] = tuple(sorted((*state.hands[seat], *drawn)))
    if log is not None and drawn:
        log.append(e.CardsDrawn(cause=Cause(seat, why), seat=seat, cards=tuple(drawn), knew=tuple(knew)))


def play_card(state: State, seat: Seat, card: str, log: Log) -> None:
    """Onto the table; the traps are asked first, then the card does what it does."""
    take_from_hand(state, seat, card, openly=True)
    state.table.append(card)
    if log is not None:
        log.append(e.CardPlayed(cause=Cause(seat, card), seat=seat, card=card))
    state.frames.append(Frame(card, 0, seat, card))
    state.frames.append(Frame("after", 0, seat, ("played", seat)))


def hurt_all_of(state: State, seats: list[Seat], frame: Frame, log: Log) -> None:
    """One deal: all lose a life together, then the fallen leave, then the end is checked, then the queue is asked."""
    hit = in_order([s for s in seats if state.lives[s]], lambda s: s, state.turn, state.seats)
    if not hit:
        return
    for seat in hit:
        state.lives[seat] -= 1
    if log is not None:
        log.append(e.LivesLost(cause=cause(frame), lives=tuple((s, state.lives[s]) for s in hit)))
    for seat in hit:
        if state.lives[seat] == 0:
            _fall(state, seat, frame, log)
    if not settle(state, frame, log):
        state.frames.extend(Frame("after", 0, frame.seat, ("hurt", seat)) for seat in reversed(hit))


def _fall(state: State, seat: Seat, frame: Frame, log: Log) -> None:
    cards = (*state.hands[seat], state.traps[seat]) if state.traps[seat] else state.hands[seat]
    state.fade.extend(cards)
    state.hands[seat], state.traps[seat] = (), ""
    for viewer in range(state.seats):
        state.known[viewer * state.seats + seat] = ()
    if log is not None:
        log.append(e.SeatFell(cause=cause(frame), seat=seat, cards=cards))
    if any(f.program == "window" and f.seat == seat for f in state.frames):
        _set_pot(state, 0, frame, log)
    # what the fallen seat had under way does nothing more; its cards still leave the table
    state.frames[:] = [
        f._replace(pc=len(PROGRAMS[f.program]) - (f.program in CARDS))
        if f.seat == seat and (f.program in CARDS or f.program in {"trap", "window"})
        else f
        for f in state.frames
    ]


# -- the turn -----------------------------------------------------------------------------------------------


def ask_main(state: State, frame: Frame, step: Step, log: Log) -> None:
    pause(state, Decision(frame.seat, "main"), frame, log)


def do_main(state: State, frame: Frame, step: Step, log: Log) -> None:
    kind, *rest = frame.it
    seat = frame.seat
    # a card laid face-down must not stay readable in a frame, which lies open
    state.frames[-1] = frame._replace(it=None)
    if kind == "rest" or state.rests:
        state.rests = state.rests + 1 if kind == "rest" else 0
        if log is not None:
            log.append(e.RestsCounted(cause=Cause(seat, kind), seat=seat, rests=state.rests))
    if kind == "play":
        play_card(state, seat, rest[0], log)
    elif kind == "set":
        take_from_hand(state, seat, rest[0], openly=False)
        state.traps[seat] = rest[0]
        if log is not None:
            log.append(e.TrapSet(cause=Cause(seat, "set"), seat=seat, card=rest[0]))
    elif kind == "draw":
        draw_cards(state, seat, 1, "draw", log)


def pass_turn(state: State, frame: Frame, step: Step, log: Log) -> None:
    left = living(state)
    if state.rests >= len(left):
        best = max(state.points[seat] for seat in left)
        winners = [seat for seat in left if state.points[seat] == best]
        finish(state, "exhausted", winners if len(winners) == 1 else (), None, log)
        return
    state.turn = in_order(left, lambda s: s, frame.seat + 1, state.seats)[0]
    state.frames[-1] = Frame("turn", 0, state.turn, "turn")
    if log is not None:
        log.append(e.TurnBegan(cause=Cause(None, "turn"), seat=state.turn))


# -- traps --------------------------------------------------------------------------------------------------


def offer_traps(state: State, frame: Frame, step: Step, log: Log) -> None:
    """Everybody but the seat it happened through who has a face-down trap is asked, fitting or not."""
    event, about = frame.source
    owners = [s for s in living(state) if state.traps[s] and not (event == "played" and s == about)]
    queue = in_order(owners, lambda s: s, state.turn, state.seats)
    state.frames.extend(Frame("trap", 0, owner, (event, about)) for owner in reversed(queue))


def ask_trap(state: State, frame: Frame, step: Step, log: Log) -> None:
    if state.traps[frame.seat]:
        pause(state, Decision(frame.seat, "trap", frame.source), frame, log)
    else:  # sprung in answer to something nearer
        state.frames.pop()


def spring(state: State, frame: Frame, step: Step, log: Log) -> None:
    if frame.it != ("spring",):
        return
    seat, (_, about) = frame.seat, frame.source
    card, state.traps[seat] = state.traps[seat], ""
    state.table.append(card)
    if log is not None:
        log.append(e.TrapSprung(cause=Cause(seat, card), seat=seat, card=card))
    state.frames.append(Frame(card, 0, seat, card, about))


# -- the window of a wager ----------------------------------------------------------------------------------


def open_pot(state: State, frame: Frame, step: Step, log: Log) -> None:
    _set_pot(state, step[1], frame, log)


def window(state: State, frame: Frame, step: Step, log: Log) -> None:
    state.frames.append(Frame("window", 0, frame.seat, (frame.seat, ())))


def ask_window(state: State, frame: Frame, step: Step, log: Log) -> None:
    """The next in order who holds a card and has not declined since the last card; nobody left closes it."""
    following, declined = frame.source
    able = [seat for seat in living(state) if state.hands[seat] and seat not in declined]
    if not able:
        state.frames.pop()
        return
    seat = in_order(able, lambda s: s, following, state.seats)[0]
    pause(state, Decision(seat, "window", (state.pot,)), frame, log)


def do_window(state: State, frame: Frame, step: Step, log: Log) -> None:
    seat, *answer = frame.it
    declined = (*frame.source[1], seat) if answer == ["decline"] else ()
    state.frames[-1] = Frame("window", 0, frame.seat, ((seat + 1) % state.seats, declined))
    if answer[0] == "fuel":
        take_from_hand(state, seat, answer[1], openly=True)
        state.fade.append(answer[1])
        state.pot += 1
        if log is not None:
            log.append(e.CardFueled(cause=Cause(seat, "window"), seat=seat, card=answer[1], pot=state.pot))
    elif answer[0] == "play":
        play_card(state, seat, answer[1], log)


def roll(state: State, frame: Frame, step: Step, log: Log) -> None:
    if state.dice:
        value, state.dice = state.dice[0], state.dice[1:]
    else:
        state.word, zero_based = rng.below(state.word, 6)
        value = zero_based + 1
    state.frames[-1] = frame._replace(it=value)
    if log is not None:
        log.append(e.DieRolled(cause=cause(frame), seat=frame.seat, value=value))


def settle_pot(state: State, frame: Frame, step: Step, log: Log) -> None:
    """From `step[1]` up the pot is won; else it is lost and hurts."""
    pot = state.pot
    _set_pot(state, 0, frame, log)
    if frame.it >= step[1]:
        _add_points(state, frame.seat, pot, frame, log)
        settle(state, frame, log)
    else:
        hurt_all_of(state, [frame.seat], frame, log)


def _set_pot(state: State, pot: int, frame: Frame, log: Log) -> None:
    state.pot = pot
    if log is not None:
        log.append(e.PotSet(cause=cause(frame), pot=pot))


def _add_points(state: State, seat: Seat, points: int, frame: Frame, log: Log) -> None:
    state.points[seat] += points
    if log is not None:
        log.append(e.PointsSet(cause=cause(frame), seat=seat, points=state.points[seat]))


# -- what cards do ------------------------------------------------------------------------------------------


def ask_target(state: State, frame: Frame, step: Step, log: Log) -> None:
    pause(state, Decision(frame.seat, "target", (frame.source, step[1]), private=False), frame, log)


def hurt(state: State, frame: Frame, step: Step, log: Log) -> None:
    hurt_all_of(state, [frame.it], frame, log)


def hurt_all(state: State, frame: Frame, step: Step, log: Log) -> None:
    hurt_all_of(state, living(state), frame, log)


def heal(state: State, frame: Frame, step: Step, log: Log) -> None:
    seat = frame.it
    if state.lives[seat] < state.full:
        state.lives[seat] += 1
        if log is not None:
            log.append(e.LifeRegained(cause=cause(frame), seat=seat, lives=state.lives[seat]))


def rob(state: State, frame: Frame, step: Step, log: Log) -> None:
    if state.points[frame.it]:
        _add_points(state, frame.it, -1, frame, log)
        _add_points(state, frame.seat, 1, frame, log)
        settle(state, frame, log)


def gain(state: State, frame: Frame, step: Step, log: Log) -> None:
    _add_points(state, frame.seat, step[1], frame, log)
    settle(state, frame, log)


def draw(state: State, frame: Frame, step: Step, log: Log) -> None:
    draw_cards(state, frame.seat, step[1], frame.source, log)


def look(state: State, frame: Frame, step: Step, log: Log) -> None:
    if state.deck:
        state.seen[-1] |= 1 << frame.seat
        if log is not None:
            log.append(e.TopSeen(cause=cause(frame), seat=frame.seat, card=state.deck[-1]))


def ask_choice(state: State, frame: Frame, step: Step, log: Log) -> None:
    if state.deck:
        pause(state, Decision(frame.seat, "choose", (frame.source,)), frame, log)


def bury(state: State, frame: Frame, step: Step, log: Log) -> None:
    if frame.it == "yes":
        state.deck.insert(0, state.deck.pop())
        state.seen.insert(0, state.seen.pop())
        if log is not None:
            log.append(e.TopBuried(cause=cause(frame), seat=frame.seat))


def stir(state: State, frame: Frame, step: Step, log: Log) -> None:
    state.deck.extend(state.fade)
    state.fade.clear()
    state.word = rng.shuffle(state.word, state.deck)
    state.seen[:] = [0] * len(state.deck)
    if log is not None:
        log.append(e.DeckStirred(cause=cause(frame), deck=len(state.deck)))


def lay_off(state: State, frame: Frame, step: Step, log: Log) -> None:
    card = frame.source
    state.table.remove(card)
    zone = CARDS[card].goes
    (state.fade if zone == "fade" else state.gone).append(card)
    if log is not None:
        log.append(e.CardLaidOff(cause=cause(frame), seat=frame.seat, card=card, zone=zone))


VERBS: dict[str, Callable[[Any, Frame, Step, Log], None]] = {
    verb.__name__: verb
    for verb in (
        ask_main,
        do_main,
        pass_turn,
        offer_traps,
        ask_trap,
        spring,
        open_pot,
        window,
        ask_window,
        do_window,
        roll,
        settle_pot,
        ask_target,
        hurt,
        hurt_all,
        heal,
        rob,
        gain,
        draw,
        look,
        ask_choice,
        bury,
        stir,
        lay_off,
    )
}

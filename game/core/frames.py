"""Effects that can stop in the middle: a stack of frames over compiled programs, all of it data.

A program is a tuple of steps, a step a tuple whose first word names a verb. Verbs are functions
`(state, frame, step, log)`; one that must ask sets `state.decision` and returns. The answer is written into the
waiting frame (`answered`), and `run` goes on. No callback, no generator: a state can be copied, pickled and compared
at any pause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.decision import Decision
from game.core.event import Log
from game.core.ids import Seat

Step: TypeAlias = tuple[Any, ...]
Program: TypeAlias = tuple[Step, ...]


class Frame(NamedTuple):
    """One running effect: which program, how far, whose, from which card, and the value it is about."""

    program: Any
    pc: int
    seat: Seat
    source: Any
    it: Any = None


class HasFrames(Protocol):
    """A state that can pause: what `run` needs of it."""

    frames: list[Frame]
    decision: Decision | None


S = TypeVar("S", bound=HasFrames)
Verb: TypeAlias = Callable[[Any, Frame, Step, Log], None]


def run(state: HasFrames, programs: Mapping[Any, Program], verbs: Mapping[str, Verb], log: Log) -> None:
    """Runs the top frame until somebody must decide or no frame is left.

    The frame is moved on before its step runs, so that a verb may push frames of its own (they finish first) or
    write its answer into the frame under it. Verbs change the list of frames in place and never put another one there.
    """
    frames = state.frames
    while frames and state.decision is None:
        frame = frames[-1]
        program = programs[frame.program]
        if frame.pc >= len(program):
            frames.pop()
            continue
        step = program[frame.pc]
        frames[-1] = frame._replace(pc=frame.pc + 1)
        verbs[step[0]](state, frames[-1], step, log)


def answered(state: HasFrames, value: Any) -> None:
    """Clears the decision and hands the answer to the frame that asked, as its `it`."""
    state.decision = None
    state.frames[-1] = state.frames[-1]._replace(it=value)


Q = TypeVar("Q")


def in_order(waiting: Sequence[Q], seat_of: Callable[[Q], Seat], active: Seat, seats: int) -> list[Q]:
    """The one order of simultaneous things: the active player's first, then in seat order; ties as they came."""
    return sorted(waiting, key=lambda item: (seat_of(item) - active) % seats)

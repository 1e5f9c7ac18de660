"""Turns what happened into what is seen: one event after another, each from the poses of now to its own layout.

Animation is data moved on by dt. Whatever is running or still waiting can be finished at once; then the pieces stand
exactly where the layout of the newest view puts them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.event import Asked, Event
from game.ui.table.effects import Effect
from game.ui.table.pose import SLIDE, Move, Pose
from game.ui.table.stage import Stage

INSTANT: Final = 0.0
"""The speed that shows results only."""


@dataclass(frozen=True, slots=True)
class Score:
    """How one event is shown: moves by piece, ways out, effects, and times in seconds.

    `switch`: when panels and counts begin to show the new view; `hold`: the least the event lasts; `lead`: after
    so long the next event may begin although this one still moves (None: at its end). `gate` stays until somebody
    says go on.
    """

    moves: Mapping[str, Move] = field(default_factory=dict)
    leaves: Mapping[str, tuple[Pose, Move]] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    usual: Move = SLIDE
    switch: float = 0.0
    hold: float = 0.0
    lead: float | None = None
    gate: bool = False

    @property
    def length(self) -> float:
        """Seconds until the last of it is over."""
        ways = [move.delay + move.duration for move in self.moves.values()]
        ways += [move.delay + move.duration for _, move in self.leaves.values()]
        ways += [effect.end for effect in self.effects if effect.blocks]
        return max([self.hold, self.switch, *ways])


NOTHING: Final = Score()
Lay = Callable[[Any], Mapping[str, Pose]]
Compose = Callable[[Event, Any, Any], Score]


@dataclass(slots=True)
class _Running:
    """An effect and its age."""

    effect: Effect
    age: float = 0.0


class Director:
    """Plays events in order. `shown` is the view that panels draw; it is the newest one once nothing is `busy`."""

    def __init__(self, stage: Stage, lay: Lay, compose: Compose) -> None:
        self.stage = stage
        self.lay, self.compose = lay, compose
        self.speed = 1.0
        self.tempo = 1.0
        """How quickly what others do is shown, on top of the speed."""
        self.begun = 0
        """How many events have begun to be shown since the last reset."""
        self.shown: Any = None
        self.running: list[_Running] = []
        self._coming: deque[tuple[Event, Any]] = deque()
        self.event: Event | None = None
        """What is being shown, or was last."""
        self._score = NOTHING
        self._after: Any = None
        self._clock = 0.0
        self._length = 0.0
        self._gated: Effect | None = None

    def reset(self, view: Any) -> None:
        """Shows a view as it is, with nothing on its way: after loads, undo, another size or another looker."""
        self._coming.clear()
        self.running.clear()
        self.begun = 0
        self._score, self._clock, self._length, self._gated = NOTHING, 0.0, 0.0, None
        self.shown = self._after = view
        self.stage.set(self.lay(view))

    def feed(self, event: Event, after: Any) -> None:
        """One more event, with the view that it leads to."""
        self._coming.append((event, after))
        if not self.busy_now:
            self._begin()

    @property
    def busy_now(self) -> bool:
        return self._clock < self._length or self._gated is not None

    @property
    def busy(self) -> bool:
        """Whether anything that happened is still being shown."""
        return bool(self._coming) or self.busy_now

    @property
    def gate(self) -> Effect | None:
        """What waits to be read, or None."""
        return self._gated

    @property
    def between(self) -> bool:
        """Whether the view shown lies in the middle of what an action brings about, before the next question.

        A question after which more has happened has been answered, too.
        """
        return self.busy and (bool(self._coming) or not isinstance(self.event, Asked))

    @property
    def told(self) -> int:
        """How many events since the last reset may be told in words: what is being shown tells itself first."""
        return self.begun if self.shown is self._after else self.begun - 1

    @property
    def current(self) -> Any:
        """The view that the pieces are on their way to, or lie as, now."""
        return self._after

    @property
    def newest(self) -> Any:
        """The view that all this leads to."""
        return self._coming[-1][1] if self._coming else self._after

    @property
    def moving(self) -> bool:
        shows = any(run.effect is not self._gated for run in self.running)
        return (self.busy and self._gated is None) or self.stage.moving or shows

    def go_on(self) -> None:
        """Opens the gate."""
        if self._gated is not None:
            self._gated = None
            self.running = [run for run in self.running if run.effect not in self._score.effects]
            self._length = self._clock
            if self._coming:
                self._begin()

    def relay(self, usual: Move | None = None) -> None:
        """Sends the pieces to the layout anew (a gap opens, a card is lifted), without touching what is under way."""
        if usual is None:
            self.stage.send(self.lay(self._after))
        else:
            self.stage.send(self.lay(self._after), usual=usual)

    def _begin(self) -> None:
        while self._coming:
            event, after = self._coming.popleft()
            self.begun += 1
            self.event = event
            before, self._after = self._after, after
            self._score = score = self.compose(event, before, after)
            self._clock = 0.0
            self._length = score.length if score.lead is None else min(score.lead, score.length)
            if self.speed == INSTANT:
                self._clock = self._length
                self.stage.set(self.lay(after))
                self.shown = after
                if score.gate:
                    self._open_gate(score)
                    return
                continue
            self.stage.send(self.lay(after), score.moves, score.leaves, score.usual)
            self.running += [_Running(e) for e in score.effects if not (e.moves and self.stage.reduced)]
            if score.switch <= 0 or score.lead is not None:
                self.shown = after
            if self._length > 0:
                return
            self.shown = after
            if score.gate:
                self._open_gate(score)
                return

    def _open_gate(self, score: Score) -> None:
        self._gated = score.effects[0]
        if not any(run.effect is self._gated for run in self.running):
            self.running.append(_Running(self._gated, self._gated.end))

    def update(self, dt: float) -> bool:
        """Moves on by dt seconds of the player's time; returns whether the picture changed."""
        if self.speed == INSTANT:
            was = self.busy
            self.stage.finish() if self.busy else self.stage.update(dt)
            if not self.busy_now and self._coming:
                self._begin()
            return was or self.stage.moving
        dt *= self.speed * self.tempo if self.busy else 1.0
        changed = self.stage.update(dt)
        for run in self.running:
            if run.effect is not self._gated:
                run.age += dt
                changed = True
        self.running = [
            r for r in self.running if r.age < r.effect.end or r.effect is self._gated or self._holds(r)
        ]
        if self._gated is not None:
            return changed
        if self._clock < self._length:
            changed = True
            self._clock += dt
            if self._clock >= self._score.switch or self._clock >= self._length:
                self.shown = self._after
            if self._clock >= self._length and self._score.gate:
                self._open_gate(self._score)
        if not self.busy_now and self._coming:
            self._begin()
        return changed

    def _holds(self, run: _Running) -> bool:
        """A gate's picture stays over its end until the gate opens."""
        return self._score.gate and self._clock < self._length and run.effect is self._score.effects[0]

    def finish(self) -> None:
        """Ends at once what is being shown and all that waits, as far as the next gate."""
        if self._gated is not None:
            return
        if self._clock < self._length:
            self._clock = self._length
            self.shown = self._after
            if self._score.gate:
                self.running = []
                self._open_gate(self._score)
                self.stage.set(self.lay(self._after))
                return
        while self._coming and self._gated is None:
            event, after = self._coming.popleft()
            self.begun += 1
            self.event = event
            before, self._after = self._after, after
            self._score = self.compose(event, before, after)
            self._clock = self._length = self._score.length
            if self._score.gate:
                self.running = []
                self._open_gate(self._score)
        self.shown = self._after
        self.stage.set(self.lay(self._after))
        if self._gated is None:
            self.running = []

"""What the person does with pointer and keys: one gesture table behind dragging, clicking and the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.ui import keys
from game.ui.table.gesture import Gesture, Gestures, Handle, Spot, next_zone, spot_at, step
from game.ui.table.grip import CARRIED, DRAGGED, IDLE, Grip
from game.ui.table.mat import Held, Mat, Sight

ARROWS: Final = dict(zip(keys.WALK.codes, ((-1, 0), (1, 0), (0, -1), (0, 1)), strict=True))

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Done:
    """A gesture was completed."""

    gesture: Gesture


@dataclass(frozen=True, slots=True)
class Tried:
    """Something was put where it may not go (empty `onto`: it may not be taken at all)."""

    take: Handle
    onto: Handle
    pos: Point


@dataclass(frozen=True, slots=True)
class Used:
    """The event was for the hand, and nothing came of it yet; `home`: a held thing goes back where it was."""

    home: Handle = ""


Result = Done | Tried | Used | None


class Hands:
    """Pointer, focus and what is held, over the spots and gestures of the moment."""

    def __init__(self, mat: Mat, centre_of: Callable[[Handle], Point | None]) -> None:
        self.mat = mat
        self.grip = Grip()
        self.gestures = Gestures()
        self.spots: Sequence[Spot] = ()
        self.hover: Handle = ""
        self.focus: Handle = ""
        self.aimed: Handle = ""
        self._taken_at: Point | None = None
        """Where a thing lay that a key has just taken up, until its places are open."""
        self._centre_of = centre_of
        self._view: Any = None
        self._sight: Sight | None = None

    def see(self, view: Any, sight: Sight, gestures: Sequence[Gesture], spots: Sequence[Spot]) -> None:
        """The table as it is now; what is held is kept only while it may still be held."""
        self._view, self._sight, self.spots = view, sight, spots
        self.gestures = Gestures(gestures)
        if self.grip.state != IDLE and not self._may_grab(self.grip.take):
            self.grip.let_go()
        known = {spot.handle for spot in spots}
        if self.focus and self.focus not in known and not self.grip.holding:
            self.focus = ""
        if self.hover and self.hover not in known:
            self.hover = ""

    # What the sight shows

    @property
    def held(self) -> Held | None:
        """The held thing for the layout; `over` only where it may be put down."""
        grip = self.grip
        if not grip.holding:
            return None
        over = self.aimed if self.aimed in self.targets else ""
        return Held(grip.take, over, grip.centre, grip.tilt)

    @property
    def targets(self) -> tuple[Handle, ...]:
        """Where the held thing may go."""
        return self.gestures.onto(self.grip.take) if self.grip.holding else ()

    @property
    def gesture(self) -> Gesture | None:
        """What letting go now would do."""
        return self.gestures.find(self.grip.take, self.aimed) if self.grip.holding else None

    # Pointer

    def spot(self, pos: Point) -> Spot | None:
        """What a press there is for: the topmost spot, or the region under it that a press alone answers.

        What cannot be taken shields nothing of a region that it lies on whole: a half of the row, a player's plate.
        """
        top = spot_at(self.spots, pos)
        if top is None or self._may_grab(top.handle):
            return top
        regions = (spot for spot in reversed(self.spots) if self.gestures.find(spot.handle, "") is not None)
        return next((spot for spot in regions if spot.hit(pos) and spot.rect.contains(top.rect)), top)

    def move(self, pos: Point, unit: float) -> bool:
        """The pointer moved; returns whether what it points at, or what is held, has changed."""
        before = (self.hover, self.grip.state, self.aimed)
        was_holding = self.grip.holding
        self.grip.move(pos, unit)
        spot = self.spot(pos)
        self.hover = spot.handle if spot is not None else ""
        if self.grip.holding:
            self._aim(pos)
            return True
        return was_holding or before != (self.hover, self.grip.state, self.aimed)

    def _aim(self, pos: Point) -> None:
        assert self._sight is not None  # noqa: S101 - something is held, so the table was seen
        self.aimed = self.mat.aim(self.grip.take, pos, self._view, self._sight)

    def wait(self, dt: float) -> bool:
        """Time passes: a thing pressed long enough is taken up."""
        if self.grip.wait(dt):
            self._aim(self.grip.pos)
            return True
        return self.grip.state == DRAGGED and abs(self.grip.speed) > 0.2

    def press(self, pos: Point) -> Result:
        """The button goes down: takes hold, or puts down what is carried."""
        self.focus = ""
        if self.grip.state == CARRIED:
            self._aim(pos)
            return self._put_down(pos, click=True)
        spot = self.spot(pos)
        if spot is None:
            return None
        handle = spot.handle
        if self._may_grab(handle):
            self.grip.press(handle, pos, self._centre_of(handle) or spot.rect.center)
            return Used()
        return None

    def release(self, pos: Point) -> Result:
        """The button goes up: a click, or the end of a drag."""
        grip = self.grip
        if grip.clicked:
            take = grip.take
            gesture = self.gestures.press(take)
            if gesture is not None:
                grip.let_go()
                return Done(gesture)
            if not self.gestures.onto(take):
                grip.let_go()
                return Tried(take, "", pos)
            grip.state = CARRIED
            self._aim(pos)
            return Used()
        if grip.state == DRAGGED:
            self._aim(pos)
            return self._put_down(pos, click=False)
        return None

    def _put_down(self, pos: Point, *, click: bool) -> Result:
        take, onto = self.grip.take, self.aimed
        gesture = self.gestures.find(take, onto) if onto else None
        if gesture is not None:
            self._open()
            return Done(gesture)
        if not onto and click and spot_at(self.spots, pos) is not None:
            # a click on another thing that may be taken changes hands
            other = spot_at(self.spots, pos)
            if other is not None and other.handle != take and self.gestures.may_take(other.handle):
                self.grip.carry(other.handle, pos, self._centre_of(other.handle) or pos)
                return Used(home=take)
        self._open()
        return Tried(take, onto, pos) if onto else Used(home=take)

    def _open(self) -> None:
        self.grip.let_go()
        self.aimed = ""

    def cancel(self) -> Handle:
        """Lets go of everything; returns what was held."""
        take = self.grip.take if self.grip.state != IDLE else ""
        self._open()
        return take

    # Keys

    def key(self, event: pygame.event.Event) -> Result:
        """Arrows walk, Enter takes and puts down, Tab changes zone."""
        if event.key in ARROWS:
            self._walk(ARROWS[event.key])
            return Used()
        if event.key in keys.ZONE.codes:
            stops = self.stops()
            if not stops:
                return None
            self.focus = next_zone(stops, self.focus, bool(event.mod & pygame.KMOD_SHIFT))
            self._follow_focus()
            return Used()
        if event.key in (*keys.ENTER.codes, *keys.SPACE.codes) and self.focus:
            return self._enter()
        return None

    def stops(self) -> list[Spot]:
        """What the arrows walk: legal things to take, or legal places for what is held."""
        if self.grip.holding:
            wanted = set(self.targets)
        else:
            wanted = set(self.gestures.takeable) | {
                s.handle for s in self.spots if s.handle.startswith("choice:")
            }
        found = {spot.handle: spot for spot in self.spots if spot.handle in wanted}
        return list(found.values())

    def _walk(self, direction: tuple[int, int]) -> None:
        stops = self.stops()
        if not stops:
            return
        if self.focus not in {spot.handle for spot in stops}:
            self.focus = self._first(stops)
        else:
            self.focus = step(stops, self.focus, direction)
        self._follow_focus()

    def _first(self, stops: Sequence[Spot]) -> Handle:
        """The nearest place to what is held, else the thing of the first legal action."""
        if self.grip.holding:
            here = self._taken_at or self._centre_of(self.grip.take) or (0, 0)
            return min(
                stops, key=lambda s: abs(s.rect.centerx - here[0]) + abs(s.rect.centery - here[1])
            ).handle
        known = {spot.handle for spot in stops}
        return next((take for take in self.gestures.takeable if take in known), stops[0].handle)

    def _follow_focus(self) -> None:
        """A held thing hovers over the place in focus."""
        if not self.grip.holding:
            return
        spot = next((spot for spot in self.spots if spot.handle == self.focus), None)
        if spot is not None:
            self.aimed = self.focus
            self.grip.by_key = True
            self.grip.pos = (spot.rect.centerx, spot.rect.centery)
            self.grip.offset = (0.0, -spot.rect.height * 0.12)

    def _enter(self) -> Result:
        if self.grip.holding:
            gesture = self.gestures.find(self.grip.take, self.focus)
            if gesture is None:
                return Used()
            self.focus = self.grip.take
            self._open()
            return Done(gesture)
        if not self.gestures.may_take(self.focus):
            return None
        gesture = self.gestures.press(self.focus)
        if gesture is not None:
            return Done(gesture)
        here = self._centre_of(self.focus) or (0, 0)
        self.grip.carry(self.focus, here, here, by_key=True)
        self.aimed = ""
        self._taken_at = here
        return Used()

    def settle(self) -> bool:
        """What a key took up goes over the nearest of its places, seen by now; returns whether anything did."""
        taken, stops = self._taken_at is not None and self.grip.holding, self.stops()
        if taken and stops:
            self.focus = self._first(stops)
            self._follow_focus()
        self._taken_at = None
        return taken and bool(stops)

    def _may_grab(self, handle: Handle) -> bool:
        if self._sight is None:
            return False
        return self.gestures.may_take(handle) or self.mat.may_grab(handle, self._view, self._sight)

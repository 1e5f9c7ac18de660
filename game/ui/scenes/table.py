"""The table in play, as one scene: what pointer and keys mean on it."""

from __future__ import annotations

import pygame

from game.ui import keys
from game.ui.lab.split import draw_compared
from game.ui.scene import Push, Step
from game.ui.table.gesture import Handle, spot_at
from game.ui.table.hands import Done, Result, Tried, Used
from game.ui.table.live import CLICKED, LOOK_AFTER_LARGE, LiveTable
from game.ui.why.scene import WhyScene

STOP = "stop"
"""The button that takes standing orders back: from then on every question is asked again."""

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class TableScene(LiveTable):
    """Plays a match to its end. While anything is being shown, a click or Space finishes that and does no more."""

    _peeking = False
    """Whether the mouse holds the face-down card up for a look."""

    _down: frozenset[int] = frozenset()
    """The keys that are kept down."""

    def draw(self, surface: pygame.Surface) -> None:
        draw_compared(surface, self)

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.WINDOWFOCUSLOST:
            self.drop()
            self.chrome.release()
            self._down = frozenset()
            self.session.peek(False)
            self.look()
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        elif event.type in MOUSE:
            return self._mouse(event)
        return None

    def pause(self) -> None:
        """What is kept down is let go of unseen: the key's end goes to the scene on top."""
        super().pause()
        self._down = frozenset()
        self._peeking = False
        if self.session.peek(False):
            self.look()

    # Pointer

    def _mouse(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.MOUSEMOTION and self.hands.hover != self._under(event.pos):
            self.rest = 0.0
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.rest = CLICKED
        if event.type == pygame.MOUSEBUTTONDOWN and self.just_answered:
            return None  # the second half of a double click answers nothing
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.refused = None
            self.changed = True
            if event.button == 3:
                return self._right(event)
        if self.director.gate is not None:
            return self._at_gate(event)
        if not self.hands.grip.holding:
            step, taken = self._beside(event)
            if taken:
                return step
        elif event.type == pygame.MOUSEWHEEL:
            self._turn_wheel(-event.y)
            return None
        if event.type == pygame.MOUSEMOTION:
            if self.hands.move(event.pos, self.screen.factor):
                self.look()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if not self._peeking:
                return self._came_of(self.hands.release(event.pos))
            self._peek(False)
        return None

    def _at_gate(self, event: pygame.event.Event) -> Step:
        """Something waits to be read: its button goes on, and so does a click on anything else."""
        done = self.chrome.go_on.handle(event)
        elsewhere = event.type == pygame.MOUSEBUTTONDOWN and not self.chrome.go_on.over(event)
        if elsewhere or (done is not None and done.key):
            self.go_on()
        return None

    def _beside(self, event: pygame.event.Event) -> tuple[Step, bool]:
        """What stands round the table gets the event first: what it asks for, and whether it was for it."""
        before = (self.chrome.tagged, self.chrome.pointed)
        pressed = self.chrome.handle(event, self.desk.pointer)
        if pressed:
            return self._choose(pressed), True
        if (self.chrome.tagged, self.chrome.pointed) != before:
            self.rest, self.changed = 0.0, True
        if self.chrome.took and event.type == pygame.MOUSEMOTION and self.hands.hover:
            self.hands.hover = ""
            self.look()
        return None, self.chrome.took

    def _turn_wheel(self, step: int) -> None:
        """The wheel, while a thing is held: another way to do the same."""
        take = self.hands.grip.take
        self.chosen = self.mat.wheel(take, step, self.chosen, self.session.view, self.sight)
        self.look()

    def _pressed(self, pos: tuple[int, int]) -> Step:
        self.pinned = ""
        if self.orders and self._at(pos) == STOP:
            self.take_orders_back()
            return None
        if self.director.busy:
            self.finish()
            return None
        if self.session.may_peek and self._at(pos) == self.mat.face_down(self.session.home):
            self._peek(True)
            return None
        return self._came_of(self.hands.press(pos))

    def _peek(self, down: bool) -> None:
        self._peeking = down
        if self.session.peek(down):
            self.look()

    def _under(self, pos: tuple[int, int]) -> Handle:
        spot = self.hands.spot(pos)
        return spot.handle if spot is not None else ""

    def _at(self, pos: tuple[int, int]) -> Handle:
        spot = spot_at(self.hands.spots, pos)
        return spot.handle if spot is not None else ""

    def _right(self, event: pygame.event.Event) -> Step:
        """Lets go of what is held; with nothing in hand, pins a close look or takes the pin out."""
        if self.hands.grip.state != "idle":
            self.drop(home=True)
            self.look()
            return None
        handle = self.chrome.hit(event.pos) or self._at(event.pos)
        self.pinned = "" if self.pinned == handle else handle
        return None

    # Keys

    def _key(self, event: pygame.event.Event) -> Step:
        down = event.type == pygame.KEYDOWN
        again = down and event.key in self._down
        self._down = self._down | {event.key} if down else self._down - {event.key}
        if again and event.key not in keys.AGAIN:
            return None
        if event.key in keys.PEEK.codes and self.session.viewer.style == "hold":
            if self.session.peek(down):
                self.look()
            return None
        if event.key in keys.LOOK.codes:
            self.rest = LOOK_AFTER_LARGE if down else 0.0
            self.changed = True
            return None
        if not down or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return None
        if keys.asks_for_keys(event):
            return self.keys()
        if self.director.gate is not None and event.key in (*keys.ENTER.codes, *keys.SPACE.codes):
            self.go_on()
            return None
        if event.key in keys.CANCEL.codes:
            return self._escape()
        if event.key in keys.SPACE.codes and self.director.busy:
            self.finish()
            return None
        if event.key in keys.SCROLL.codes:
            self.chrome.scroll(event)
            return None
        if not self.chrome.answers(event.key):
            step, taken = self._letter(event.key)
            if taken:
                return step
        if event.key in keys.WHEEL.codes and self.hands.grip.holding:
            self._turn_wheel(1)
            return None
        if not self.director.busy:
            if event.key in keys.ENTER.codes and self.hands.focus.startswith("choice:"):
                return self._choose(self.hands.focus[7:])
            result = self.hands.key(event)
            if result is not None:
                self.refused = None
                return self._came_of(result)
        pressed = self.chrome.handle(event, self.desk.pointer)
        return self._choose(pressed) if pressed else None

    def _letter(self, code: int) -> tuple[Step, bool]:
        """A key that no button of the prompt line answers now: what it asks for, and whether it is the table's."""
        if code in keys.SPEED.codes:
            self.next_speed()
        elif code in keys.HINT.codes:
            self.hint()
        elif code in keys.WHY.codes:
            return self.why(), True
        elif self.orders and code in keys.STOP.codes:
            self.take_orders_back()
        else:
            return None, False
        return None, True

    def _escape(self) -> Step:
        """Cancels the innermost thing; with nothing to cancel, the menu."""
        if self.hinting.cancel():
            self.changed = True
            return None
        if self.pinned or self.refused or self.hands.grip.state != "idle" or self.hands.focus:
            self.pinned, self.refused = "", None
            self.drop(home=True)
            self.hands.focus = ""
            self.look()
            return None
        if self.chrome.folded and self.chrome.drawer_open:
            self.chrome.toggle_drawer()
            self.look()
            return None
        return self.menu()

    def why(self) -> Step:
        """What was done last and what else could have been, on a plate over the table; shown is finished first."""
        if self.advice is None or not self.match.play.moves:
            return None
        if self.director.busy:
            self.finish()
            if self.director.busy:
                return None  # something waits to be read first
        session = self.session
        session.settle()
        return Push(
            WhyScene(
                self.desk,
                self.match,
                self.advice,
                self.mat,
                session.seated,
                session.looker,
                table=self,
                level=self.hinting.level,
            )
        )

    # What came of it

    def _choose(self, handle: str) -> Step:
        """A button of the prompt line or of the bar was pressed."""
        self.changed = True
        match handle:
            case "menu":
                return self.menu()
            case "undo":
                self.take_back()
                return None
            case "speed":
                self.next_speed()
                return None
            case "help":
                return (
                    Push(self.make_rules(self.desk, self.mat.game)) if self.make_rules is not None else None
                )
            case "keys":
                return self.keys()
            case "hint":
                self.hint()
                return None
            case "why":
                return self.why()
            case "tab":
                self.chrome.toggle_drawer()
                self.look()
                return None
        if self.director.busy:
            self.finish()
            return None
        choice = self.chrome.choice(handle)
        if choice is not None and choice.action is not None and choice.local:
            self.drop()
            if choice.action[0] == "order":
                self.give_order(choice.action[1])
                return None
            self.chosen = self.mat.choose(self.chosen, choice.action, self.session.view)
            self.look()
        elif choice is not None and choice.action is not None:
            self.drop()
            rect = self.chrome.choice_rect(handle)
            self.submit(choice.action, (rect.centerx, rect.y - rect.height))
        return None

    def _came_of(self, result: Result) -> Step:
        match result:
            case Done(gesture):
                if gesture.local:
                    self.chosen = self.mat.choose(self.chosen, gesture.action, self.session.view)
                    self.look()
                else:
                    self.mat.picked(self.session.model.follower, gesture.take)
                    self.put_down(gesture.take, gesture.action, self.hands.grip.pos)
                    for action in gesture.also:
                        if self.refused is None:
                            self.submit(action, self.hands.grip.pos)
            case Tried(take, onto, pos):
                self.attempt(take, onto, pos)
            case Used(home) if home:
                self.fly_home(home)
            case Used():
                self.look()
                if self.hands.settle():
                    self.look()
        return None

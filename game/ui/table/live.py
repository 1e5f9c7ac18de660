"""The table as it lives: the time that passes, and what is done to the match meanwhile; no events, no pixels."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from game.app import settings as store
from game.core.errors import Refusal
from game.core.ids import Action
from game.ui.paint import cache
from game.ui.scene import Push, Step
from game.ui.scenes.between import NEXT_GAME
from game.ui.scenes.handover import MENU, SAT_DOWN, HandoverScene
from game.ui.scenes.keysheet import KEYS, KeysScene
from game.ui.table.director import INSTANT
from game.ui.table.gesture import Handle
from game.ui.table.looking import Looking, look_of, looked_at
from game.ui.table.session import SPEEDS
from game.ui.table.shown import DOUBLE_CLICK, ShownTable

LOOK_AFTER: Final = 0.4
LOOK_AFTER_LARGE: Final = 1.1
"""Seconds that the pointer rests on a thing before it is shown at full size; longer where it is large already."""

CLICKED: Final = -60.0
"""After a click, a drop or an answer nobody wants a closer look until the pointer has moved on."""

REFUSAL_STAYS: Final = 5.0

ANSWER_AFTER: Final = 0.9
"""Seconds after which a standing order answers: as long as a person would take to decline."""


class LiveTable(ShownTable):
    """Lets time pass on the shown table: bots move, people sit down, orders answer, choices are played."""

    _looked: tuple[Any, Looking | None] = (None, None)
    """What is looked at closely, with all that it follows from."""

    # Scene

    def enter(self) -> None:
        self.desk.mood = self.mat.mood
        self._take_settings()
        self.sight = self.session.sight(four=self.mat.four, still=self.stage.reduced)
        self.session.start(played=self._played and self.director.speed != INSTANT)
        self._begun = True
        if self._played:
            self._warming = self.mat.warm(self.sight)
        self.look()

    def leave(self) -> None:
        self._stop_looking()
        self.hinting.cancel()
        if self.session.bots is not None:
            self.session.bots.cancel()
        self.match.close()
        cache.rest()

    def pause(self) -> None:
        self._covered = True
        self.hinting.cancel()
        self.drop()
        self.chrome.release()
        self._stop_looking()

    def resume(self, result: object = None) -> Step:
        self._covered = False
        self.desk.mood = self.mat.mood
        self._take_settings()
        if result == MENU:
            return self.menu()
        if result == KEYS:
            return self.keys()
        if result == SAT_DOWN:
            self.session.viewer.sat_down()
        if result == NEXT_GAME:
            self._begin_anew()
            return None
        self.session.settle()
        self.session.pull()
        self.look(fresh=True)
        return None

    def _begin_anew(self) -> None:
        """The next game of the match is on the table: shown from its first event on."""
        self._ended, self.chosen, self.orders, self._asked = False, (), (), None
        self.session.start(played=self.director.speed != INSTANT)
        self._was_busy = True
        self.look()

    def refresh(self) -> None:
        """Takes in what happened to the match from elsewhere."""
        self.session.pull()
        self.session.settle()
        self._was_busy = True
        self.look()

    # Time

    @property
    def moving(self) -> bool:
        grip = self.hands.grip
        pointed = bool(self.hands.hover or self.chrome.tagged or self.chrome.pointed)
        resting = pointed and 0 <= self.rest < LOOK_AFTER_LARGE and not grip.holding
        busy = self.trail is not None or self.refused is not None or grip.state != "idle"
        busy = busy or (bool(self.orders) and self._ordered() is not None)
        # under another scene nobody's answer is waited for
        thinking = not self._covered and (self.session.thinking is not None or self.hinting.pending)
        return self.director.moving or resting or busy or thinking

    @property
    def changed(self) -> bool:
        return self._changed or self.chrome.changed

    @changed.setter
    def changed(self, value: bool) -> None:
        self._changed = value
        if not value:
            self.chrome.drawn()

    def update(self, dt: float) -> Step:
        for notice in self.match.notices():
            self.desk.toasts.say(notice)
        if self.director.update(dt):
            self.changed = True
        self._wait()
        if self.hands.wait(dt):
            self.look()
        self._age(dt)
        self._note_look(dt)
        self._listen()
        if self.director.busy:
            if not self.stage.moving:
                next(self._warming, None)
            self._was_busy = True
            if self.director.shown is not self._seen:
                self.look()
            return None
        if self._obeyed():
            return None
        if self._was_busy:
            self._was_busy = False
            self.session.settle()
            self.look()
        return self._next()

    def _next(self) -> Step:
        """Nothing is on its way: a person sits down, a bot moves, or the match is over."""
        session = self.session
        if session.settle():
            self.look()
        if self._covered:
            return None
        curtain = session.viewer.curtain
        if curtain is not None:
            return Push(
                HandoverScene(
                    self.desk, self.mat.mood, session.seated[curtain], "The other hands lie face-down."
                )
            )
        moved, notice = session.let_bots_move()
        if notice:
            self.desk.toasts.say(notice, fault=True)
        if moved:
            self._was_busy = True
        if moved or session.thinking != self.sight.thinking:
            self.look()
        if self.match.outcome is not None and not self._ended and not self.director.busy:
            self._ended = True
            if self.make_result is not None:
                return Push(self.make_result(self.desk, self.match))
        return None

    def _obeyed(self) -> bool:
        """A standing order answers for a person, after the pause that a real answer takes."""
        answer = self._ordered()
        if answer is None:
            self._paused = 0.0
            return False
        if self._paused < ANSWER_AFTER and self.director.speed != INSTANT:
            return True
        self._paused = 0.0
        self.submit(answer, self.desk.pointer)
        return True

    def _ordered(self) -> Action | None:
        """What the standing orders say to the question that stands."""
        decision = self.match.decision
        if decision is None or decision.seat not in self.match.humans:
            return None
        view = self.session.model.view
        answers = (self.mat.obey(view, order) for order in self.orders)
        return next((answer for answer in answers if answer is not None), None)

    def give_order(self, word: str) -> None:
        """Takes a standing order from whoever is asked now."""
        order = self.mat.order(self.session.view, word)
        if order in self.orders:
            self.orders = tuple(other for other in self.orders if other != order)
        elif order is not None:
            self.orders = (*self.orders, order)
            self._paused = ANSWER_AFTER
        self.look()

    def take_orders_back(self) -> None:
        """Whoever gave a standing order wants to be asked again."""
        self.orders = ()
        self.look()

    def _age(self, dt: float) -> None:
        if self._ordered() is not None and not self.director.busy:
            self._paused += dt
        self._answered += dt
        before = self.look_due
        if not self.director.busy:  # nothing comes up by itself over what is being shown
            self.rest += dt
        if self.look_due != before:
            self.changed = True
        if self.trail is not None:
            self.trail.age += dt
            self.changed = True
            if self.trail.over:
                self.trail = None
        if self.refused is not None:
            said, at, age = self.refused
            self.refused = (said, at, age + dt) if age + dt < REFUSAL_STAYS else None
            self.changed = self.changed or self.refused is None

    @property
    def just_answered(self) -> bool:
        """Whether a press now may be the second half of a double click on something that is gone already."""
        return self.director.speed == INSTANT and self._answered < DOUBLE_CLICK

    @property
    def look_due(self) -> bool:
        """Whether the pointer has rested long enough for a closer look."""
        hover = self.hands.hover
        large = hover.startswith("c:") and self.rect_of(hover).width > self.screen.px(112)
        return self.rest >= (LOOK_AFTER_LARGE if large and not self.chrome.tagged else LOOK_AFTER)

    @property
    def may_look(self) -> bool:
        """Whether anything may come up at full size: nothing is held, waits to be read, or was refused."""
        idle = self.hands.grip.state == "idle"
        return self.director.gate is None and idle and self.refused is None

    @property
    def looking(self) -> Looking | None:
        """What is looked at closely now: what is pinned, or has been pointed at long enough."""
        if not self.may_look:
            return None
        handle = self.pinned or ((self.chrome.tagged or self.hands.hover) if self.look_due else "")
        # asked for again and again while a pointer rests
        given = (handle, self.director.shown, self.sight, self.chrome.sheet, self.chrome.folded, self.pinned)
        if self._looked[0] is None or any(a is not b for a, b in zip(self._looked[0], given, strict=True)):
            self._looked = (given, looked_at(self, handle))
        return self._looked[1]

    def _note_look(self, dt: float) -> None:
        """Keeps evidence of how long which card is looked at; of what this looker may see, and of nothing else."""
        evidence = self.desk.evidence
        if evidence is None:
            return
        looking = self.looking if not self._covered else None
        look = look_of(self, looking) if looking is not None else None
        going = evidence.looking
        if look is None:
            self._stop_looking()
        elif going is None or (going.card, going.faces, going.seat) != (look.card, look.faces, look.seat):
            evidence.begins(look)
        else:
            evidence.goes_on(dt)
        for notice in evidence.notices():
            self.desk.toasts.say(notice, fault=True)

    def _stop_looking(self) -> None:
        if self.desk.evidence is not None:
            self.desk.evidence.ends()

    # Advice

    def hint(self) -> None:
        """Asks what could be done now, or puts the answer away; says why where a hint cannot be had."""
        self.changed = True
        if self.hinting.cancel():
            return
        refused = self.session.advice_refused()
        if refused is not None:
            self.desk.toasts.say(f"No hint: {refused}")
            return
        self.drop()
        self.look()
        self.hinting.ask(self.match)

    def _listen(self) -> None:
        """Takes in an answer about a hint; one to a position that is gone is dropped."""
        if not self.hinting.on:
            return
        changed, notice = self.hinting.update(self.match, self.session.looker)
        self.changed = self.changed or changed
        if notice:
            self.desk.toasts.say(notice, fault=True)

    # What is done

    def menu(self) -> Step:
        """The menu over the table, if there is one."""
        self.drop()
        return Push(self.make_pause(self.desk, self.match)) if self.make_pause is not None else None

    def keys(self) -> Step:
        """All keys of this table, on a sheet over it."""
        self.drop()
        return Push(KeysScene(self.desk, self))

    def put_down(self, take: Handle, action: Action, at: tuple[float, float]) -> None:
        """Plays what putting a thing down means; what it brings about goes on from where the hand left it."""
        piece = self.stage.pieces.get(take)
        self._dropped = (take, piece.pose) if piece is not None else None
        self.submit(action, at)
        self._dropped = None

    def submit(self, action: Action, at: tuple[float, float]) -> None:
        """Plays the person's answer; a refusal is told at a point, and nothing has changed."""
        self.rest = CLICKED
        self.sight = self.sight.onlooking()  # what happens now is laid out as nobody holds anything
        said = self.session.submit(action)
        if said is not None:
            self.refuse(said, at)
        else:
            self.chosen = ()
            self._was_busy = True
            self._answered = 0.0
            self.session.settle()  # where all is shown at once, the next question may be another person's
        self.look()

    def attempt(self, take: Handle, onto: Handle, pos: tuple[float, float]) -> None:
        """Something went where it may not: it flies home, and the reason is told."""
        view = self.session.view
        action = self.mat.would_be(take, onto or self.mat.usual(take, view), view)
        said = self.session.why_not(action) if action is not None else None
        self.fly_home(take)
        if said is not None:
            self.refuse(said, (pos[0], pos[1] - self.screen.px(140)))

    def refuse(self, said: Refusal, at: tuple[float, float]) -> None:
        """Shows why not, for a while."""
        self.refused = (said, at, 0.0)
        self.changed = True

    def take_back(self) -> None:
        """Undoes the person's last choice, or says why that cannot be."""
        self.drop()
        said = self.session.undo()
        if said is not None:
            self.refuse(said, (self.screen.width / 2, self.screen.height / 2))
        self.look()

    def next_speed(self) -> None:
        """Animations once, twice, four times as fast, or at once."""
        words = list(SPEEDS)
        word = words[(words.index(self.desk.settings.speed) + 1) % len(words)]
        self.desk.settings = dataclasses.replace(self.desk.settings, speed=word)
        trouble = store.save(self.desk.settings, self.desk.saves)
        self.desk.toasts.say(trouble or f"Animations: {word}", fault=bool(trouble))
        self._take_settings()
        self.look()

    def go_on(self) -> None:
        """What was to be read has been read."""
        self.director.go_on()
        self._wait()
        self._was_busy = self.changed = True

    def finish(self) -> None:
        """Ends what is being shown, as far as the next thing that waits to be read."""
        self.director.finish()
        self._wait()
        self._was_busy = self.changed = True

    def _wait(self) -> None:
        """Where something waits to be read, there is the button to go on."""
        self.chrome.wait_for(self.director.gate, self.desk.pointer)

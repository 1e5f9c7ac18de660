"""A match as one table shows it: pulls what happened, follows who looks, lets bots move, and says what waits."""

from __future__ import annotations

from typing import Any, Final

from game.app.match import Match
from game.app.turns import BotTurns
from game.app.viewer import Style, Viewer
from game.core.decision import Decision
from game.core.errors import IllegalAction, Refusal
from game.core.event import Event
from game.core.ids import Action, Seat
from game.ui.table.director import INSTANT, Director
from game.ui.table.mat import Mat, Sight, Sitting
from game.ui.table.model import TableModel

SPEEDS: Final = {"1x": 1.0, "2x": 2.0, "4x": 4.0, "instant": INSTANT}

COLOURS: Final = ("amber", "azure", "orchid", "fern", "coral", "pearl")
"""Colours of seats that have none of their own."""


class Session:
    """Keeps model and director in step with the match. Everything shown comes from the looker's redacted events."""

    def __init__(
        self, match: Match, mat: Mat, director: Director, bots: BotTurns | None, style: Style
    ) -> None:
        self.match, self.mat, self.director, self.bots = match, mat, director, bots
        self.viewer = Viewer(match.humans, style)
        self.advised = False
        """Whether there is anybody to ask for a hint."""
        self.home: Seat = self._first_home()
        self.model = self._fresh_model()
        self._epoch = match.epoch
        self._told = 0
        self._lines: list[int] = [0]
        self._humans = tuple(match.humans)
        self.revision = 0
        """Grows whenever the table was built anew."""

    def _fresh_model(self) -> TableModel:
        rules, looker = self.match.rules, self.looker
        return TableModel(rules, looker, self.mat.heading, self.mat.follower(rules, looker))

    def _first_home(self) -> Seat:
        humans, decision = self.match.humans, self.match.decision
        if decision is not None and decision.seat in humans:
            return decision.seat
        return humans[0] if humans else 0

    @property
    def looker(self) -> Seat | None:
        """Whose hidden things are shown now."""
        return self.viewer.shows

    @property
    def seated(self) -> tuple[Sitting, ...]:
        """How each seat shows."""
        return tuple(
            Sitting(sitter.name, sitter.colour or COLOURS[seat % len(COLOURS)], sitter.human)
            for seat, sitter in enumerate(self.match.seats)
        )

    @property
    def decision(self) -> Decision | None:
        """The question on the table, as far as it has been shown."""
        view = self.director.shown
        return view.decision if view is not None else None

    @property
    def acting(self) -> bool:
        """Whether the person at the screen may answer now."""
        asked = self.match.decision
        if self.director.busy or asked is None or asked.seat not in self.match.humans:
            return False
        return self.viewer.curtain is None

    @property
    def may_peek(self) -> bool:
        """Whether the person's hand lies face-down until they hold the key."""
        viewer = self.viewer
        return viewer.style == "hold" and self.acting and self.looker is None and viewer.shared

    def peek(self, down: bool) -> bool:
        """The key, or the face-down card, is held or let go of; returns whether the table changed."""
        self.viewer.hold(down)
        return self.settle()

    @property
    def view(self) -> Any:
        """The view to act from: the deciding seat's, as far as this looker may see it."""
        view = self.model.view
        asked = view.decision
        if asked is None or not self.acting or view.seat == asked.seat:
            return view
        return self.mat.seen_as(view, asked.seat)

    # Events

    def start(self, *, played: bool) -> None:
        """Shows the match: from its first event on, or at once as it stands now."""
        self.viewer.asked(self.match.decision)
        self.rebuild(played=played)

    def rebuild(self, *, played: bool = False) -> None:
        """Builds model and table anew from the events; `played` shows them one by one."""
        match = self.match
        self.revision += 1
        self._epoch, self._humans = match.epoch, tuple(match.humans)
        self.model = self._fresh_model()
        events = match.events(0, self.looker)
        self._told = len(events)
        if not played:
            self.model.take_all(events)
            self.director.reset(self.model.view)
            self._lines = [len(self.model.log)]
            return
        self.director.reset(self.model.take(events[0]))
        self._lines = [len(self.model.log)]
        for event in events[1:]:
            self._feed(event)

    def _feed(self, event: Event) -> None:
        view = self.model.take(event)
        self._lines.append(len(self.model.log))
        self.director.feed(event, view)

    @property
    def lines(self) -> int:
        """How many entries of the log belong to what has been shown so far."""
        if not self.director.busy:
            return len(self.model.log)
        return self._lines[min(max(self.director.told, 0), len(self._lines) - 1)]

    def pull(self) -> bool:
        """Takes in what happened since; returns whether there was anything."""
        match = self.match
        if match.epoch != self._epoch:
            self.rebuild()
            return True
        events = match.events(self._told, self.model.viewer)
        self._told += len(events)
        if events and not self.director.busy:
            self.director.begun = 0
            self._lines = [len(self.model.log)]
        for event in events:
            self._feed(event)
        return bool(events)

    def settle(self) -> bool:
        """When everything has been shown: asks who looks now, and turns the table to them. True if it changed."""
        if self.director.busy:
            return False
        match = self.match
        if tuple(match.humans) != self._humans:
            self._humans = tuple(match.humans)
            self.viewer.seated(match.humans)
        self.viewer.asked(match.decision)
        home = self._home_now()
        if self.looker == self.model.viewer and home == self.home:
            return False
        self.home = home
        self.rebuild()
        return True

    def _home_now(self) -> Seat:
        match = self.match
        decision = match.decision
        if len(match.humans) == 1:
            return match.humans[0]
        turns = decision is not None and (decision.private or self.mat.turns_for_open_questions)
        if decision is not None and turns and decision.seat in match.humans:
            return decision.seat
        return self.home if self.home in match.humans or not match.humans else match.humans[0]

    # Doing

    def submit(self, action: Action) -> Refusal | None:
        """Plays the person's answer; the reason if it is refused, and then nothing has changed."""
        decision = self.match.decision
        if decision is None or decision.seat not in self.match.humans:
            return Refusal("not_yours", "It is not your turn.")
        try:
            self.match.submit(decision.seat, action)
        except IllegalAction as illegal:
            return illegal.refusal
        self.pull()
        return None

    def why_not(self, action: Action) -> Refusal | None:
        """Why this may not be done now, as far as the looker may be told."""
        refusal: Refusal | None = self.match.rules.why_not(self.view, action)
        return refusal

    def can_undo(self) -> Refusal | None:
        """None if the person at the screen may take back the last choice."""
        return self.match.can_undo(self.home)

    def advice_refused(self) -> str | None:
        """None if the person at the screen may ask for a hint now, else why not.

        A hint rests on what the deciding seat knows, so it is only for whoever may see all of that.
        """
        decision = self.match.decision
        if not self.advised:
            return "nobody is there to ask."
        if decision is None:
            return "the game is over."
        if not self.acting:
            return "it is not your turn."
        if self.looker != decision.seat:
            peek = self.viewer.style == "hold"
            return "look at your hand first." if peek else "it needs a hand that is not open now."
        return None

    def undo(self) -> Refusal | None:
        """Takes back; the reason if that cannot be."""
        try:
            self.match.undo(self.home)
        except IllegalAction as illegal:
            return illegal.refusal
        self.pull()
        return None

    def let_bots_move(self) -> tuple[bool, str]:
        """One step of the bots, when everything so far has been shown: whether one moved, and a notice if any."""
        if self.bots is None or self.director.busy:
            return False, ""
        moved = self.bots.step(self.match)
        if moved is None:
            return False, ""
        self.pull()
        return True, moved.notice

    @property
    def thinking(self) -> Seat | None:
        """The bot that is thinking now."""
        decision = self.match.decision
        if decision is None or self.match.seats[decision.seat].human or self.director.busy:
            return None
        return decision.seat

    def sight(self, **what: Any) -> Sight:
        """The sight of the person at the screen."""
        return Sight(self.home, self.seated, acting=self.acting, thinking=self.thinking, **what)

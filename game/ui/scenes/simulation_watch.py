"""A game of a simulation at the table: its bots do what they did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.app.match import Match
from game.app.sim.folder import moves_of
from game.app.sim.plan import Plan
from game.app.sim.play import match_of
from game.app.sim.row import Row
from game.app.thinking import Answer, Ask
from game.app.turns import BotTurns
from game.app.viewer import Viewer
from game.core.digest import digest
from game.core.errors import Unusable
from game.core.figures import figure
from game.core.ids import Action, Seat
from game.core.record import Sitter
from game.ui.desk import Desk
from game.ui.plots.sheets import end_name
from game.ui.scene import Pop, Push, Scene, Step
from game.ui.scenes.confirm import ConfirmScene
from game.ui.scenes.table import TableScene

LEAVE: Final = "leave"
CHANGED: Final = "The rules have changed since this game was played; it cannot be shown as it was."
SHOULDER_KEY: Final = pygame.K_v
BREATH: Final = 0.35
"""Seconds of stillness between two moves."""


class Recorded:
    """Bots that remember: each question is answered as it was in the game."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = actions
        self._asked: Ask | None = None

    def ask(self, ask: Ask) -> None:
        self._asked = ask

    def poll(self) -> Answer | None:
        ask, self._asked = self._asked, None
        return None if ask is None else Answer(ask.number, self._actions[ask.number])

    def cancel(self) -> None:
        self._asked = None

    def close(self) -> None:
        self._asked = None


class Shoulder(Viewer):
    """An onlooker who may stand behind somebody's chair."""

    def __init__(self) -> None:
        super().__init__(())
        self.seat: Seat | None = None

    @property
    def shows(self) -> Seat | None:
        return self.seat


class WatchScene(TableScene):
    """The usual table, without anybody to decide; after it, and from its menu, back to the simulation.

    V goes from chair to chair, whose hands are then seen, and back to where an onlooker stands.
    """

    def __init__(
        self, desk: Desk, match: Match, actions: Sequence[Action], title: str, meanwhile: Callable[[], None]
    ) -> None:
        """`meanwhile` is done at every turn: whatever goes on beneath goes on."""
        self._title, self._meanwhile = title, meanwhile
        self._still = 0.0
        super().__init__(
            desk, match, BotTurns(Recorded(actions)), pause=self._menu, result=self._over, played=True
        )
        self.session.viewer = self.shoulder = Shoulder()

    def update(self, dt: float) -> Step:
        self._meanwhile()
        return super().update(dt)

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.KEYDOWN and event.key == SHOULDER_KEY and not event.mod & pygame.KMOD_CTRL:
            self._next_chair()
            return None
        return super().handle(event)

    def _next_chair(self) -> None:
        at = self.shoulder.seat
        seats = len(self.match.seats)
        self.shoulder.seat = 0 if at is None else at + 1 if at + 1 < seats else None
        self.finish()
        self.session.home = self.shoulder.seat or 0
        self.session.settle()
        self.look()
        name = self.match.names[self.session.home]
        self.desk.toasts.say(
            "As an onlooker" if self.shoulder.seat is None else f"Over the shoulder of {name}"
        )

    def _next(self) -> Step:
        """A breath between two moves, so that each can be seen."""
        if self.match.outcome is None and self._still < BREATH:
            return None
        self._still = 0.0
        return super()._next()

    def _age(self, dt: float) -> None:
        super()._age(dt)
        self._still = 0.0 if self.director.busy else self._still + dt * max(1.0, self.director.speed)

    def resume(self, result: object = None) -> Step:
        step = super().resume(result)
        return Pop() if result == (LEAVE, True) else step

    def _menu(self, desk: Desk, match: Match) -> Scene:
        moves = f"{len(match.play.moves)} moves have been made."
        sentence = f"{moves} F shows them faster, Space ends what is being shown, V looks into hands."
        return ConfirmScene(
            desk, self.mat.mood, LEAVE, self._title, sentence, "To the simulation", "Watch on", "arrow-left"
        )

    def _over(self, desk: Desk, match: Match) -> Scene:
        outcome = match.outcome
        reason = end_name(outcome.reason) if outcome is not None else ""
        winners = " and ".join(match.names[seat] for seat in outcome.winners) if outcome is not None else ""
        scores = " to ".join(map(figure, outcome.scores)) if outcome is not None else ""
        sentence = f"{f'{winners} wins' if winners else 'Nobody wins'}: {reason}, {scores}."
        return ConfirmScene(
            desk,
            self.mat.mood,
            LEAVE,
            self._title,
            sentence,
            "To the simulation",
            "Look at the table",
            "arrow-left",
        )


def watched(
    desk: Desk, folder: Path, plan: Plan, row: Row, names: Sequence[str], meanwhile: Callable[[], None]
) -> Step:
    """Puts a game of a folder on the table; Unusable where its moves were not kept or lead elsewhere by now."""
    actions = moves_of(folder, row.number)
    if actions is None:
        raise Unusable(f"The moves of game {row.number} were not kept.")
    match = match_of(plan, row.number)
    if not _leads_there(match, actions, row.digest):
        raise Unusable(CHANGED)
    colours = match.seats
    match.seats = [
        Sitter(name, "bot", sitter.colour, sitter.level) for name, sitter in zip(names, colours, strict=True)
    ]
    return Push(WatchScene(desk, match, actions, f"Game {row.number}", meanwhile))


def _leads_there(match: Match, actions: Sequence[Action], goal: str) -> bool:
    """Whether the actions are legal, one after the other, and end in the position they ended in."""
    rules, state = match.rules, match.play.state.copy()
    mark = match.play.digests[0]
    for action in actions:
        if state.decision is None or rules.why_not(state, action) is not None:
            return False
        rules.apply(state, action)
        mark = digest(mark, rules.key(state))
    return mark == goal and state.decision is None

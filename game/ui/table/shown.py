"""A match as it lies on the table: pieces, panels, prompt and log kept in step with it; no events, no clock."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

import pygame

from game.app.match import Match
from game.app.thinking import Bots
from game.app.turns import BotTurns
from game.bots.levels import STRONGEST
from game.core.errors import Refusal
from game.core.ids import Seat
from game.core.words import Player, plain
from game.ui import keys
from game.ui.desk import Desk
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.table.board import Board, read_board
from game.ui.table.canvas import Canvas
from game.ui.table.chrome import Chrome
from game.ui.table.director import INSTANT, Director
from game.ui.table.gesture import Handle, Spot
from game.ui.table.hands import Hands
from game.ui.table.mat import Prompt, Sight
from game.ui.table.mats import mat_for
from game.ui.table.pose import AT_ONCE, FOLLOW, Move, Pose, linear
from game.ui.table.session import SPEEDS, Session
from game.ui.table.stage import Stage
from game.ui.table.trail import Trail
from game.ui.theme import theme
from game.ui.why.asking import Hinting

DOUBLE_CLICK: Final = 0.3
"""Seconds after an answer in which another press is part of the same one, where nothing moves meanwhile."""

TEMPI: Final = {"slow": 0.65, "normal": 1.0, "quick": 1.7}
"""How quickly others' moves are shown, by the player's setting."""

LONGEST: Final = 150
"""Letters of a line of the log that the prompt line has room for, too; longer ones are left to the log."""

PEEK_HINT: Final = f"Hold {keys.PEEK.caps[0]}, or the face-down card, to look at your hand."

Make = Callable[[Desk, Match], Scene]


class ShownTable(Scene):
    """Keeps the picture's parts in step with the match. Raises BoardError at once where the board cannot be used.

    `pause`, `result` and `rules` make the scenes for the menu, the end and the rules; without them those do nothing.
    `played`: show the match from its first event on (as it is done for a new one). `advice` thinks about hints and
    about why, at that `level`; it is asked nothing else meanwhile.
    """

    name: ClassVar[str] = "table"

    def __init__(
        self,
        desk: Desk,
        match: Match,
        bots: BotTurns | None = None,
        *,
        pause: Make | None = None,
        result: Make | None = None,
        rules: Callable[[Desk, str], Scene] | None = None,
        played: bool | None = None,
        advice: Bots | None = None,
        level: str = STRONGEST,
    ) -> None:
        self.mat = mat_for(match)
        self.theme = theme(self.mat.mood)
        self.chrome = Chrome(self.theme, self.mat)
        super().__init__(desk)
        self.match = match
        self._board: Board = read_board(self.mat.game, self.mat.zones)
        self.make_pause, self.make_result, self.make_rules = pause, result, rules
        self.stage = Stage()
        self.director = Director(self.stage, self._lay, self._compose)
        self.session = Session(match, self.mat, self.director, bots, desk.settings.handover)  # type: ignore[arg-type]
        self.session.advised = advice is not None
        self.advice = advice
        self.hinting = Hinting(advice, level)
        self.hands = Hands(self.mat, self.centre_of)
        self.canvas = Canvas(self.mat.mood)
        self.canvas_beyond = Canvas(self.mat.mood)
        """The still parts as they look beyond the seam of a split table."""
        self.sight: Sight = self.session.sight()
        self.chosen: tuple[str, ...] = ()
        self.trail: Trail | None = None
        self.refused: tuple[Refusal, tuple[float, float], float] | None = None
        self.pinned: Handle = ""
        self.warning: Refusal | None = None
        """Why the held thing may not be put where it is."""
        self.rest = 0.0
        """Seconds that the pointer has rested."""
        self.orders: tuple[Any, ...] = ()
        """Standing orders of the people at this table: what they answer to questions to come."""
        self._paused = 0.0
        self._dropped: tuple[Handle, Pose] | None = None
        self._answered = DOUBLE_CLICK
        """Seconds since the person's last answer."""
        self._asked: Any = None
        self._played = match.number == 0 if played is None else played
        self._begun = self._ended = self._was_busy = False
        self._seen: Any = None
        self._since: tuple[int, int, Seat | None] = (0, 0, None)
        """The last question that stood: in which table, after how many lines of the log, and who was asked."""
        self._warming: Iterator[None] = iter(())
        self._covered = False
        """Whether another scene lies over it: then nobody moves on, and nothing is asked for."""

    def _take_settings(self) -> None:
        settings = self.desk.settings
        self.director.speed = SPEEDS[settings.speed]
        self.director.tempo = TEMPI[settings.bot_tempo]
        self.stage.reduced = settings.reduced_motion
        self.mat.sit(self.desk)
        self.canvas.forget()
        self.canvas_beyond.forget()
        if self.session.viewer.style != settings.handover:
            self.session.viewer.choose(settings.handover)  # type: ignore[arg-type]

    def resize(self, screen: Screen) -> None:
        super().resize(screen)
        self._board = read_board(self.mat.game, self.mat.zones)
        zones = self._board.zones(screen)
        self.mat.fit(screen, zones)
        self.chrome.fit(screen, zones)
        self.drop()
        if self._begun:
            self.director.reset(self.director.newest)
            self.chrome.wait_for(None, self.desk.pointer)
            self.look(fresh=True)

    # What is seen

    def _lay(self, view: Any) -> dict[str, Pose]:
        return self.mat.lay(view, self.sight if self._at_rest else self.sight.onlooking())

    @property
    def _at_rest(self) -> bool:
        """Whether the sight belongs to the view that is shown: while events are played it does not."""
        return self.session.acting == self.sight.acting and not self.director.busy

    def _compose(self, event: Any, before: Any, after: Any) -> Any:
        self.orders = tuple(order for order in self.orders if not self.mat.expires(event, order))
        sight = dataclasses.replace(self.sight.onlooking(), dropped=self._dropped)
        return self.mat.score(event, before, after, sight)

    def centre_of(self, handle: Handle) -> tuple[float, float] | None:
        """Where a piece's middle is now."""
        piece = self.stage.pieces.get(handle)
        return (piece.pose.x, piece.pose.y) if piece is not None else None

    def rect_of(self, handle: Handle) -> pygame.Rect:
        """Where a thing lies, upright; the pointer's place for what lies nowhere."""
        spot: Spot | None = next((spot for spot in reversed(self.hands.spots) if spot.handle == handle), None)
        if spot is not None:
            return spot.rect
        piece = self.stage.pieces.get(handle)
        if piece is None:
            return pygame.Rect(self.desk.pointer, (1, 1))
        rect = pygame.Rect(0, 0, round(piece.pose.width), round(piece.pose.width * 1.4))
        rect.center = (round(piece.pose.x), round(piece.pose.y))
        return rect

    @contextlib.contextmanager
    def dressed(self, handle: Handle) -> Iterator[None]:
        """While a thing is drawn or asked about: where each card wears a face of its own, it wears that one's."""
        trial = self.desk.lab.trial(self.mat.game) if self.mat.follows_cards else None
        if trial is None:
            yield
            return
        trial.thing, before = handle if handle.startswith("c:") else "", trial.thing
        try:
            yield
        finally:
            trial.thing = before

    def targets(self) -> dict[str, pygame.Rect]:
        """Where everything lies that may be taken, pressed or dropped on now, in pixels: for automation and readers."""
        if self.director.gate is not None:
            return {"go_on": self.chrome.go_on.rect}
        wanted = set(self.hands.gestures.takeable)
        for take in self.hands.gestures.takeable:
            wanted.update(self.hands.gestures.onto(take))
        found = {spot.handle: spot.rect for spot in self.hands.spots if spot.handle in wanted}
        bar = {f"bar:{button.key}": button.rect for button in self.chrome.bar if button.enabled}
        return found | {spot.handle: spot.rect for spot in self.chrome.spots()} | bar

    def kept_clear(self) -> list[pygame.Rect]:
        return [*super().kept_clear(), self.chrome.prompt.rect]

    def look(self, *, fresh: bool = False) -> None:
        """Takes a new look at everything: sight, gestures, spots, prompt, log; and sends the pieces where they belong.

        `fresh` puts them there at once.
        """
        session, hands = self.session, self.hands
        acting = session.acting
        view = session.view
        asked = view.decision if acting else None
        if asked != self._asked:
            self._asked = asked
            self.chosen = self.mat.preset(view) if asked is not None else ()
        four = self.desk.settings.four_colours
        bare = session.sight(chosen=self.chosen, four=four, orders=self.orders, still=self.stage.reduced)
        gestures = self.mat.gestures(view, bare) if acting else []
        hands.see(view, bare, gestures, hands.spots)
        self.sight = session.sight(
            chosen=self.chosen,
            four=four,
            orders=self.orders,
            still=self.stage.reduced,
            held=hands.held,
            hover=hands.hover if not self.director.busy else "",
            focus=hands.focus,
            targets=hands.targets,
            takeable=tuple(dict.fromkeys(gesture.take for gesture in gestures)),
        )
        self.warning = self._warning()
        self.mat.tell(self._match_lines())
        shown = view if acting else self.director.shown
        self._seen = self.director.shown
        self.chrome.show(self._prompt(shown), self.mat.help(shown, self.sight), session, self.sight)
        spots = [*self.mat.spots(self.director.current, self.sight), *self.chrome.spots()]
        hands.see(view, self.sight, gestures, spots)
        if fresh and not self.director.busy:
            self.director.reset(self.director.newest)
        else:
            self._relay()
        self.changed = True

    def _warning(self) -> Refusal | None:
        hands = self.hands
        if not hands.grip.holding or not hands.aimed or hands.gesture is not None:
            return None
        view = self.session.view
        action = self.mat.would_be(hands.grip.take, hands.aimed, view)
        return self.session.why_not(action) if action is not None else None

    def _match_lines(self) -> tuple[str, ...]:
        """Which game of how many this is, and the score of those before it."""
        match = self.match
        if match.planned < 2:
            return ()
        rows = tuple(
            f"{sitter.name} {total}" for sitter, total in zip(match.seats, match.totals, strict=True)
        )
        return (f"Game {len(match.games)} of {match.planned}", *rows)

    def _prompt(self, shown: Any) -> Prompt:
        session = self.session
        if self._since[0] != session.revision:
            self._since = (session.revision, 0, None)
        asked = shown.decision
        if self.director.between or (asked is None and (self.director.busy or self.match.outcome is None)):
            # the question asked last is answered, and the next one is not asked yet
            _, lines, seat = self._since
            entries = session.model.log[lines : session.lines]
            told = [entry for entry in entries if len(plain(entry.words, self.match.names)) <= LONGEST]
            if told:
                by = told[-1].cause.seat
                return Prompt(told[-1].words, seat if by is None else by)
            return Prompt((Player(seat), " has chosen.") if seat is not None else (), seat)
        if asked is not None:
            self._since = (session.revision, session.lines, asked.seat)
        prompt = self.mat.prompt(shown, self.sight, self.session.acting and self.session.can_undo() is None)
        if self.session.may_peek:
            return dataclasses.replace(prompt, words=(*prompt.words, f" {PEEK_HINT}"))
        return prompt

    def faces_changed(self) -> None:
        """A card that is shown large beside the table is painted again too."""
        self.changed = True
        if self._begun and self.chrome.sheet is not None and self.chrome.sheet.card:
            self.look()

    def _relay(self) -> None:
        """Sends the pieces to the layout of now; a held one follows the hand closely, whatever else keeps still."""
        held = self.sight.held
        moves: dict[str, Move] = {}
        if held is not None:
            moves[held.take] = Move(0.12 if self.hands.grip.by_key else 0.045, ease=linear)
            if self.director.speed == INSTANT or (self.stage.reduced and not self.hands.grip.by_key):
                moves[held.take] = AT_ONCE
        self.stage.send(
            self._lay(self.director.current),
            moves,
            usual=FOLLOW if self.director.speed != INSTANT else AT_ONCE,
        )

    def fly_home(self, take: Handle) -> None:
        """What was held is back where it belongs, through fading copies."""
        piece = self.stage.pieces.get(take)
        start = piece.pose if piece is not None else None
        self.look()
        piece = self.stage.pieces.get(take)
        if piece is None or start is None or self.director.speed == INSTANT:
            return
        if abs(start.x - piece.goal.x) + abs(start.y - piece.goal.y) > self.screen.px(30):
            goals = {key: other.goal for key, other in self.stage.pieces.items()}
            self.stage.send(goals, {take: Move(0.32, start=start)})
            if not self.stage.reduced:
                self.trail = Trail(take, start, piece.goal)

    def drop(self, *, home: bool = False) -> None:
        """Lets go of everything held; `home` shows its way back."""
        take = self.hands.cancel()
        if take and home:
            self.fly_home(take)

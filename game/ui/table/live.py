"""The table as it lives: a match on a mat, what is held and looked at, the time that passes; no events, no pixels."""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

import pygame

from game.app import settings as store
from game.app.match import Match
from game.app.turns import BotTurns
from game.core.errors import Refusal
from game.core.ids import Action
from game.ui.desk import Desk
from game.ui.scene import Push, Scene, Step
from game.ui.scenes.between import NEXT_GAME
from game.ui.scenes.handover import MENU, SAT_DOWN, HandoverScene
from game.ui.screen import Screen
from game.ui.table.board import Board, read_board
from game.ui.table.canvas import Canvas
from game.ui.table.chrome import Chrome
from game.ui.table.director import INSTANT, Director
from game.ui.table.gesture import Handle, Spot
from game.ui.table.hands import Hands
from game.ui.table.mat import Mat, Prompt, Sight
from game.ui.table.pose import AT_ONCE, FOLLOW, Move, Pose, linear
from game.ui.table.session import SPEEDS, Session
from game.ui.table.stage import Stage
from game.ui.table.trail import Trail
from game.ui.theme import theme

MATS: Final = {
    "renown": "game.ui.renown.mat:RenownMat",
    "crown": "game.ui.crown.mat:CrownMat",
    "patterns": "game.ui.patterns.mat:PatternsMat",
}
"""Where each game's mat is; it is made for a number of seats and the rules of the match."""

LOOK_AFTER: Final = 0.4
LOOK_AFTER_LARGE: Final = 1.1
"""Seconds that the pointer rests on a thing before it is shown at full size; longer where it is large already."""

CLICKED: Final = -60.0
"""After a click, a drop or an answer nobody wants a closer look until the pointer has moved on."""

REFUSAL_STAYS: Final = 5.0

DOUBLE_CLICK: Final = 0.3
"""Seconds after an answer in which another press is part of the same one, where nothing moves meanwhile."""

ANSWER_AFTER: Final = 0.9
"""Seconds after which a standing order answers: as long as a person would take to decline."""
PEEK_HINT: Final = "Hold P, or the face-down card, to look at your hand."

Make = Callable[[Desk, Match], Scene]


def mat_for(match: Match) -> Mat:
    """The mat of a match's game; KeyError for a game that has no table."""
    module, _, name = MATS[match.header.game].partition(":")
    mat: Mat = getattr(importlib.import_module(module), name)(len(match.seats), match.rules)
    return mat


class LiveTable(Scene):
    """Keeps the picture's parts in step with the match. Raises BoardError at once where the board cannot be used.

    `pause`, `result` and `rules` make the scenes for the menu, the end and the rules; without them those do nothing.
    `played`: show the match from its first event on (as it is done for a new one).
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
        self.hands = Hands(self.mat, self.centre_of)
        self.canvas = Canvas(self.mat.mood)
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
        self._warming: Iterator[None] = iter(())

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
        if self.session.bots is not None:
            self.session.bots.cancel()
        self.match.close()

    def pause(self) -> None:
        self.drop()
        self.chrome.release()

    def resume(self, result: object = None) -> Step:
        self.desk.mood = self.mat.mood
        self._take_settings()
        if result == MENU:
            return self.menu()
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

    def _take_settings(self) -> None:
        settings = self.desk.settings
        self.director.speed = SPEEDS[settings.speed]
        self.director.tempo = TEMPI[settings.bot_tempo]
        self.stage.reduced = settings.reduced_motion
        self.mat.sit(self.desk)
        self.canvas.forget()
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

    def targets(self) -> dict[str, pygame.Rect]:
        """Where everything lies that may be taken, pressed or dropped on now, in pixels: for automation and readers."""
        if self.director.gate is not None:
            return {"go_on": self.screen.rect}
        wanted = set(self.hands.gestures.takeable)
        for take in self.hands.gestures.takeable:
            wanted.update(self.hands.gestures.onto(take))
        found = {spot.handle: spot.rect for spot in self.hands.spots if spot.handle in wanted}
        return found | {spot.handle: spot.rect for spot in self.chrome.spots()}

    def refresh(self) -> None:
        """Takes in what happened to the match from elsewhere."""
        self.session.pull()
        self._was_busy = True
        self.look()

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
        if self.director.between:
            # the question asked last is answered, and the next one is not asked yet
            shown_last = self.chrome.prompt.prompt
            if shown_last is not None and shown_last.seat is not None:
                return dataclasses.replace(shown_last, choices=())
        if shown.decision is None and (self.director.busy or self.match.outcome is None):
            told = self.session.model.log[: self.session.lines]
            return Prompt(told[-1].words if told else ())
        prompt = self.mat.prompt(shown, self.sight, self.session.acting and self.session.can_undo() is None)
        if self.session.may_peek:
            return dataclasses.replace(prompt, words=(*prompt.words, f" {PEEK_HINT}"))
        return prompt

    def _relay(self) -> None:
        """Sends the pieces to the layout of now; a held one follows the hand closely."""
        held = self.sight.held
        moves: dict[str, Move] = {}
        if held is not None:
            moves[held.take] = Move(0.12 if self.hands.grip.by_key else 0.045, ease=linear)
            if self.director.speed == INSTANT:
                moves[held.take] = AT_ONCE
        self.stage.send(
            self._lay(self.director.current),
            moves,
            usual=FOLLOW if self.director.speed != INSTANT else AT_ONCE,
        )

    # Time

    @property
    def moving(self) -> bool:
        grip = self.hands.grip
        pointed = bool(self.hands.hover or self.chrome.tagged or self.chrome.pointed)
        resting = pointed and 0 <= self.rest < LOOK_AFTER_LARGE and not grip.holding
        busy = self.trail is not None or self.refused is not None or grip.state != "idle"
        busy = busy or (bool(self.orders) and self._ordered() is not None)
        return self.director.moving or resting or busy or self.session.thinking is not None

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
        if self.hands.wait(dt):
            self.look()
        self._age(dt)
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

    # What is done

    def menu(self) -> Step:
        """The menu over the table, if there is one."""
        self.drop()
        return Push(self.make_pause(self.desk, self.match)) if self.make_pause is not None else None

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
        self._was_busy = self.changed = True

    def finish(self) -> None:
        """Ends what is being shown, as far as the next thing that waits to be read."""
        self.director.finish()
        self._was_busy = self.changed = True

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


TEMPI: Final = {"slow": 0.65, "normal": 1.0, "quick": 1.7}
"""How quickly others' moves are shown, by the player's setting."""

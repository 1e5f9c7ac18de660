"""The table in play: a match, a game's mat, the director, and the hands of whoever sits at the screen."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, ClassVar, Final

import pygame

from game.app.match import Match
from game.app.turns import BotTurns
from game.core.errors import Refusal
from game.core.ids import Action
from game.ui.desk import Desk
from game.ui.scene import Push, Scene, Step
from game.ui.scenes.handover import MENU, HandoverScene
from game.ui.screen import Screen
from game.ui.table.board import Board, read_board
from game.ui.table.bubbles import price, refusal
from game.ui.table.canvas import Canvas
from game.ui.table.chrome import Chrome
from game.ui.table.closelook import close_look
from game.ui.table.director import INSTANT, Director
from game.ui.table.gesture import Handle, Spot
from game.ui.table.hands import Done, Hands, Result, Tried, Used
from game.ui.table.mat import Mat, Sight
from game.ui.table.pose import AT_ONCE, FOLLOW, Move, Pose, linear
from game.ui.table.sentence import with_cards
from game.ui.table.session import SPEEDS, Session
from game.ui.table.stage import Stage
from game.ui.table.trail import Trail
from game.ui.theme import theme

MATS: Final = {"renown": "game.ui.renown.mat:RenownMat"}
"""Where each game's mat is; it is made for a number of seats."""

LOOK_AFTER: Final = 0.4
"""Seconds that the pointer rests on a card before it is shown at full size."""

REFUSAL_STAYS: Final = 5.0
PEEK = pygame.K_p
"""Shows the own hand while it is down, where hands are held face-down."""

Make = Callable[[Desk, Match], Scene]


def mat_for(match: Match) -> Mat:
    """The mat of a match's game."""
    module, _, name = MATS[match.header.game].partition(":")
    mat: Mat = getattr(importlib.import_module(module), name)(len(match.seats))
    return mat


class TableScene(Scene):
    """Plays a match to its end. Raises BoardError at once where the game's board cannot be used.

    `pause` and `result` make the scenes for the menu and for the end; without them Esc and the end do nothing.
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
        super().__init__(desk)
        self.match = match
        self.mat = mat_for(match)
        self.theme = theme(self.mat.mood)
        self._board: Board = read_board(self.mat.game, self.mat.zones)
        self._make_pause, self._make_result, self._make_rules = pause, result, rules
        self.stage = Stage()
        self.director = Director(self.stage, self._lay, self._compose)
        self.session = Session(match, self.mat, self.director, bots, desk.settings.handover)
        self.hands = Hands(self.mat, self._centre_of)
        self.canvas = Canvas(self.mat.mood)
        self.chrome = Chrome(self.theme, self.mat)
        self.sight: Sight = self.session.sight()
        self.chosen: tuple[str, ...] = ()
        self.trail: Trail | None = None
        self.refused: tuple[Refusal, tuple[float, float], float] | None = None
        self.pinned: Handle = ""
        self._rest = 0.0
        self._asked: Any = None
        self._played = match.number == 0 if played is None else played
        self._begun = False
        self._ended = False
        self._was_busy = False

    # Scene

    def enter(self) -> None:
        self.desk.mood = self.mat.mood
        self._settings()
        self.session.start(played=self._played and self.director.speed != INSTANT)
        self._begun = True
        self._look()

    def leave(self) -> None:
        if self.session.bots is not None:
            self.session.bots.cancel()
        self.match.close()

    def pause(self) -> None:
        self._cancel()
        self.chrome.release()

    def resume(self, result: object = None) -> Step:
        self.desk.mood = self.mat.mood
        self._settings()
        if isinstance(result, str) and result == MENU:
            return self._menu()
        if result is not None and result == "sat down":
            self.session.viewer.sat_down()
        self.session.settle()
        self.session.pull()
        self._look(fresh=True)
        return None

    def _settings(self) -> None:
        settings = self.desk.settings
        self.director.speed = SPEEDS[settings.speed]
        self.stage.reduced = settings.reduced_motion
        if self.mat.four != settings.four_colours:
            self.mat.four = settings.four_colours
            self.canvas.forget()
        if self.session.viewer.style != settings.handover:
            self.session.viewer.choose(settings.handover)

    def resize(self, screen: Screen) -> None:
        super().resize(screen)
        self._board = read_board(self.mat.game, self.mat.zones)
        zones = self._board.zones(screen)
        self.mat.fit(screen, zones)
        self.chrome.fit(screen, zones)
        self._cancel()
        if self._begun:
            self.director.reset(self.director.newest)
            self._look(fresh=True)

    # The table and what is seen of it

    def _lay(self, view: Any) -> dict[str, Pose]:
        return self.mat.lay(view, self.sight)

    def _compose(self, event: Any, before: Any, after: Any) -> Any:
        return self.mat.score(event, before, after, self.sight)

    def _centre_of(self, handle: Handle) -> tuple[float, float] | None:
        piece = self.stage.pieces.get(handle)
        return (piece.pose.x, piece.pose.y) if piece is not None else None

    def _look(self, *, fresh: bool = False) -> None:
        """Takes a new look at everything: sight, gestures, spots, prompt, log; and sends the pieces where they belong."""
        session, hands = self.session, self.hands
        view = session.view
        asked = view.decision if session.acting else None
        if asked != self._asked:
            self._asked = asked
            self.chosen = self.mat.preset(view) if asked is not None else ()
        four = self.desk.settings.four_colours
        bare = session.sight(chosen=self.chosen, four=four)
        gestures = self.mat.gestures(view, bare) if session.acting else []
        takes = tuple(dict.fromkeys(gesture.take for gesture in gestures))
        hands.see(view, bare, gestures, hands.spots)
        self.sight = session.sight(
            chosen=self.chosen,
            four=four,
            held=hands.held,
            hover=hands.hover if not self.director.busy else "",
            focus=hands.focus,
            targets=hands.targets,
            takeable=takes,
        )
        undo = session.acting and session.can_undo() is None
        prompt = self.mat.prompt(view if session.acting else self.director.shown, self.sight, undo)
        self.chrome.show(
            prompt,
            self.mat.help(view if session.acting else self.director.shown, self.sight),
            session,
            self.sight,
        )
        spots = [*self.mat.spots(view, self.sight), *self.chrome.spots()]
        hands.see(view, self.sight, gestures, spots)
        if fresh and not self.director.busy:
            self.director.reset(self.director.newest)
        else:
            self._relay()
        self.changed = True

    def _relay(self) -> None:
        """Sends the pieces to the layout of now; a held one follows the hand closely."""
        held = self.sight.held
        view = self.session.view if self.session.acting else self.director.newest
        goals = self.mat.lay(view, self.sight)
        moves: dict[str, Move] = {}
        if held is not None:
            moves[held.take] = Move(0.12, ease=linear) if self.hands.grip.by_key else Move(0.045, ease=linear)
            if self.director.speed == INSTANT:
                moves[held.take] = AT_ONCE
        self.stage.send(goals, moves, usual=FOLLOW if self.director.speed != INSTANT else AT_ONCE)

    def targets(self) -> dict[str, pygame.Rect]:
        """Where every thing that may be taken, pressed or dropped on now lies, in pixels: for automation and readers."""
        wanted = set(self.hands.gestures.takeable) | set(self.hands.targets)
        for take in self.hands.gestures.takeable:
            wanted.update(self.hands.gestures.onto(take))
        return {
            spot.handle: spot.rect
            for spot in self.hands.spots
            if spot.handle in wanted or ":" in spot.handle[:7]
        }

    # Time

    @property
    def moving(self) -> bool:
        hands = self.hands.grip
        resting = bool(self.hands.hover) and self._rest < LOOK_AFTER and not hands.holding
        return (
            self.director.moving
            or self.trail is not None
            or self.refused is not None
            or resting
            or hands.state != "idle"
        )

    @property
    def changed(self) -> bool:
        return self._changed or self.chrome.changed

    @changed.setter
    def changed(self, value: bool) -> None:
        self._changed = value

    def update(self, dt: float) -> Step:
        for notice in self.match.notices():
            self.desk.toasts.say(notice)
        if self.director.update(dt):
            self.changed = True
        if self.hands.wait(dt):
            self._look()
        self._age(dt)
        if self.director.busy:
            self._was_busy = True
            return None
        if self._was_busy:
            self._was_busy = False
            self.session.settle()
            self._look()
        return self._waits()

    def _waits(self) -> Step:
        """Nothing is on its way: a person sits down, a bot moves, or the match is over."""
        session = self.session
        if session.settle():
            self._look()
        curtain = session.viewer.curtain
        if curtain is not None:
            sitting = session.seated[curtain]
            return Push(HandoverScene(self.desk, self.mat.mood, sitting, "The other hands lie face-down."))
        moved, notice = session.let_bots_move()
        if notice:
            self.desk.toasts.say(notice, fault=True)
        if moved:
            self._look()
            self._was_busy = True
        elif session.thinking != self.sight.thinking:
            self._look()
        if self.match.outcome is not None and not self._ended and not self.director.busy and not moved:
            self._ended = True
            if self._make_result is not None:
                return Push(self._make_result(self.desk, self.match))
        return None

    def _age(self, dt: float) -> None:
        before = self._look_due
        self._rest += dt
        if self._look_due != before:
            self.changed = True
        if self.trail is not None:
            self.trail.age += dt
            self.changed = True
            if self.trail.over:
                self.trail = None
        if self.refused is not None:
            said, at, age = self.refused
            age += dt
            self.refused = (said, at, age) if age < REFUSAL_STAYS else None
            if self.refused is None:
                self.changed = True

    @property
    def _look_due(self) -> bool:
        return self._rest >= LOOK_AFTER

    # Events

    def handle(self, event: pygame.event.Event) -> Step:
        if event.type == pygame.WINDOWFOCUSLOST:
            self._cancel()
            self.chrome.release()
            self.session.viewer.hold(False)
            self._look()
            return None
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type in (
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
        ):
            return self._mouse(event)
        return None

    def _mouse(self, event: pygame.event.Event) -> Step:
        grip = self.hands.grip
        if event.type == pygame.MOUSEMOTION:
            self._rest = 0.0 if self.hands.hover != self._at(event.pos) else self._rest
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.refused = None
            self.changed = True
            if event.button == 3:
                return self._right(event)
            if self.director.gate is not None:
                return self._go_on()
        if not grip.holding:
            pressed = self.chrome.handle(event, self.desk.pointer)
            if pressed:
                return self._press_choice(pressed)
            if self.chrome.took:
                if event.type == pygame.MOUSEMOTION:
                    self.hands.hover = ""
                return None
        if event.type == pygame.MOUSEMOTION:
            if self.hands.move(event.pos, self.screen.factor):
                self._look()
            return None
        if event.button != 1 if event.type != pygame.MOUSEWHEEL else True:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pinned = ""
            if self.director.busy:
                self._finish()
                return None
            return self._result(self.hands.press(event.pos))
        return self._result(self.hands.release(event.pos))

    def _at(self, pos: tuple[int, int]) -> Handle:
        from game.ui.table.gesture import spot_at

        spot = spot_at(self.hands.spots, pos)
        return spot.handle if spot is not None else ""

    def _right(self, event: pygame.event.Event) -> Step:
        """Lets go of what is held; with nothing in hand, pins a close look or takes the pin out."""
        if self.hands.grip.state != "idle":
            self._cancel(home=True)
            self._look()
            return None
        handle = self.chrome.hit(event.pos) or self._at(event.pos)
        self.pinned = "" if self.pinned == handle else handle
        self.changed = True
        return None

    def _key(self, event: pygame.event.Event) -> Step:
        viewer = self.session.viewer
        if event.key == PEEK and viewer.style == "hold":
            viewer.hold(event.type == pygame.KEYDOWN)
            if self.session.settle():
                self._look()
            return None
        if event.key in (pygame.K_LALT, pygame.K_RALT):
            self._rest = LOOK_AFTER if event.type == pygame.KEYDOWN else 0.0
            self.changed = True
            return None
        if event.type != pygame.KEYDOWN:
            return None
        if self.director.gate is not None and event.key in (
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
            pygame.K_SPACE,
        ):
            return self._go_on()
        if event.key == pygame.K_ESCAPE:
            return self._escape()
        if event.key == pygame.K_SPACE and self.director.busy:
            self._finish()
            return None
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) and self.chrome.scroll(event):
            return None
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return None
        if not self.director.busy:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.hands.focus.startswith("choice:"):
                return self._press_choice(self.hands.focus[7:])
            result = self.hands.key(event)
            if result is not None:
                self.refused = None
                return self._result(result)
        pressed = self.chrome.handle(event, self.desk.pointer)
        return self._press_choice(pressed) if pressed else None

    def _escape(self) -> Step:
        if self.pinned or self.refused or self.hands.grip.state != "idle" or self.hands.focus:
            self.pinned, self.refused = "", None
            self._cancel(home=True)
            self.hands.focus = ""
            self._look()
            return None
        if self.chrome.drawer_open:
            self.chrome.toggle_drawer()
            self._look()
            return None
        return self._menu()

    def _menu(self) -> Step:
        self._cancel()
        return Push(self._make_pause(self.desk, self.match)) if self._make_pause is not None else None

    def _press_choice(self, handle: str) -> Step:
        """A button of the prompt line or of the bar."""
        self.changed = True
        match handle:
            case "menu":
                return self._menu()
            case "undo":
                self._cancel()
                said = self.session.undo()
                if said is not None:
                    self._refuse(said, (self.screen.width / 2, self.screen.height / 2))
                self._look()
                return None
            case "speed":
                self._next_speed()
                return None
            case "help":
                if self.chrome.folded:
                    self.chrome.toggle_drawer()
                    self._look()
                elif self._make_rules is not None:
                    return Push(self._make_rules(self.desk, self.mat.game))
                return None
            case "tab":
                self.chrome.toggle_drawer()
                self._look()
                return None
        if self.director.busy:
            self._finish()
            return None
        choice = self.chrome.choice(handle)
        if choice is not None and choice.action is not None:
            self._cancel()
            if choice.enabled:
                return self._submit(choice.action, choice_at(self.chrome, handle))
            said = self.session.why_not(choice.action)
            if said is not None:
                self._refuse(said, choice_at(self.chrome, handle))
        return None

    def _next_speed(self) -> None:
        import dataclasses

        words = list(SPEEDS)
        word = words[(words.index(self.desk.settings.speed) + 1) % len(words)]
        self.desk.settings = dataclasses.replace(self.desk.settings, speed=word)
        self.director.speed = SPEEDS[word]
        self.desk.toasts.say(f"Animations: {word}")
        self._look()

    def _go_on(self) -> Step:
        self.director.go_on()
        self._was_busy = True
        self.changed = True
        return None

    def _finish(self) -> None:
        """Ends what is being shown, as far as the next thing that waits to be read."""
        self.director.finish()
        self._was_busy = True
        self.changed = True

    # What came of a gesture

    def _result(self, result: Result) -> Step:
        match result:
            case Done(gesture):
                self.changed = True
                if gesture.local:
                    self.chosen = self.mat.choose(self.chosen, gesture.action, self.session.view)
                    self._look()
                    return None
                return self._submit(gesture.action, self.hands.grip.pos)
            case Tried(take, onto, pos):
                self._try(take, onto, pos)
            case Used(home):
                if home:
                    self._look()
                    self._fly_home(home)
                else:
                    self._look()
        return None

    def _submit(self, action: Action, at: tuple[float, float]) -> Step:
        said = self.session.submit(action)
        if said is not None:
            self._refuse(said, at)
        else:
            self.chosen = ()
            self._was_busy = True
        self._look()
        return None

    def _try(self, take: Handle, onto: Handle, pos: tuple[float, float]) -> None:
        """Something went where it may not: it flies home, and the reason is told."""
        onto = onto or self._usual_place(take)
        action = self.mat.would_be(take, onto, self.session.view)
        said = self.session.why_not(action) if action is not None else None
        self._fly_home(take)
        self._look()
        if said is not None:
            self._refuse(said, pos)

    def _usual_place(self, take: Handle) -> Handle:
        """Where a thing would most likely go, so that a click on one that may not be taken can say why."""
        return self.mat.usual(take, self.session.view)

    def _refuse(self, said: Refusal, at: tuple[float, float]) -> None:
        self.refused = (said, at, 0.0)
        self.changed = True

    def _fly_home(self, take: Handle) -> None:
        piece = self.stage.pieces.get(take)
        if piece is None:
            return
        start = piece.pose
        self._look()
        piece = self.stage.pieces.get(take)
        if piece is None:
            return
        if (
            abs(start.x - piece.goal.x) + abs(start.y - piece.goal.y) > self.screen.px(30)
            and self.director.speed != INSTANT
        ):
            self.stage.send(
                {**{k: p.goal for k, p in self.stage.pieces.items()}}, {take: Move(0.32, start=start)}
            )
            if not self.stage.reduced:
                self.trail = Trail(take, start, piece.goal)

    def _cancel(self, *, home: bool = False) -> None:
        take = self.hands.cancel()
        if take and home:
            self._fly_home(take)

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        shown = self.director.shown
        if shown is None:
            return
        sight = self.sight
        self.canvas.draw(surface, [*self.mat.panels(shown, sight), *self.chrome.panels()], self.screen)
        view = self.session.view if self.session.acting else shown
        self.mat.overlay(surface, view, sight)
        held = sight.held.take if sight.held is not None else ""
        flying = []
        for piece in self.stage.in_order():
            if piece.key == held:
                continue
            if piece.moving and piece.pose.z >= 100:
                flying.append(piece)
                continue
            self.mat.draw_piece(surface, piece.key, piece.pose)
        self.mat.marks(surface, view, sight)
        for piece in flying:
            self.mat.draw_piece(surface, piece.key, piece.pose)
        if self.trail is not None:
            for pose in self.trail.poses():
                self.mat.draw_piece(surface, self.trail.key, pose)
        for run in self.director.running:
            t = (run.age - run.effect.delay) / max(run.effect.duration, 1e-6)
            if t >= 0 and (t < 1 or run.effect is self.director.gate):
                run.effect.draw(surface, min(t, 1.0), self.screen, self.theme)
        self.chrome.draw_drawer(surface)
        if held:
            self._draw_held(surface, held)
        self._draw_looks(surface, view)
        if self.refused is not None:
            said, at, _ = self.refused
            chip, pattern = self.mat.chip, self.mat.cards_in_words
            first = with_cards(said.reason, chip, pattern, bold=True)
            refusal(surface, at, first, with_cards(said.hint, chip, pattern), self.screen, sight.four)

    def _draw_held(self, surface: pygame.Surface, held: Handle) -> None:
        piece = self.stage.pieces.get(held)
        if piece is None:
            return
        self.mat.draw_piece(surface, held, piece.pose)
        gesture = self.hands.gesture
        if gesture is not None and gesture.tip is not None:
            pose = piece.pose
            card = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.4))
            card.center = (round(pose.x), round(pose.y))
            price(surface, gesture.tip, card, self.screen)

    def _draw_looks(self, surface: pygame.Surface, view: Any) -> None:
        """The close look at what is pinned or has been pointed at long enough, and what a place would mean."""
        if self.director.gate is not None or self.hands.grip.state != "idle":
            return
        handle = self.pinned or (self.chrome.tagged or self.hands.hover if self._look_due else "")
        close = self.mat.close(handle, view, self.sight) if handle else None
        if close is not None:
            beside = self.chrome.tag_rect(handle) or self._rect_of(handle)
            close_look(surface, close, beside, self.screen, self.theme, self.mat.face, self.sight.four)
        pointed = self.hands.focus or self.hands.hover
        words = self.mat.hover_words(pointed, view, self.sight) if pointed and close is None else ()
        if words:
            rect = self._rect_of(pointed)
            self.chrome.note(surface, words, rect)

    def _rect_of(self, handle: Handle) -> pygame.Rect:
        spot: Spot | None = next((spot for spot in reversed(self.hands.spots) if spot.handle == handle), None)
        if spot is not None:
            return spot.rect
        piece = self.stage.pieces.get(handle)
        if piece is None:
            return pygame.Rect(self.desk.pointer, (1, 1))
        rect = pygame.Rect(0, 0, round(piece.pose.width), round(piece.pose.width * 1.4))
        rect.center = (round(piece.pose.x), round(piece.pose.y))
        return rect


def choice_at(chrome: Chrome, handle: str) -> tuple[float, float]:
    """Above a button of the prompt line: where a refusal of it is told."""
    rect = chrome.choice_rect(handle)
    return (rect.centerx, rect.y - rect.height)

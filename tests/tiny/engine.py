"""The tiny game behind the rules protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core import rng
from game.core.decision import Outcome
from game.core.errors import BadPosition, Flaw, IllegalAction, Refusal
from game.core.event import Cause, Event, Log
from game.core.frames import Frame, Verb, answered, run
from game.core.ids import Action, Names, Seat
from game.core.rng import Rng
from game.core.words import Sentence
from tests.tiny import events, legal, notation, position, verbs, view, words
from tests.tiny.cards import BOX, PROGRAMS
from tests.tiny.follow import Follower
from tests.tiny.state import HAND, State, living
from tests.tiny.view import View


@dataclass(frozen=True, slots=True)
class Options:
    """`lives` each seat begins with and never has more of, `goal` the points that win."""

    seats: int = 2
    lives: int = 3
    goal: int = 6


class Tiny:
    name: ClassVar[str] = "tiny"
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    options_type: ClassVar[type] = Options
    event_kinds: ClassVar[Mapping[str, type[Event]]] = events.EVENT_KINDS
    verbs: ClassVar[Mapping[str, Verb]] = verbs.VERBS

    def options(self, given: Mapping[str, Any], names: Names) -> Options:
        low, high = self.seat_range
        flaws = [
            Flaw((str(key),), "option", f"{key!r} is no option with the value {value!r}")
            for key, value in given.items()
            if key not in {"lives", "goal"} or type(value) is not int or not 1 <= value <= 20
        ]
        if not low <= len(names) <= high:
            flaws.append(Flaw((), "seats", f"{low} to {high} seats play"))
        if flaws:
            raise BadPosition(flaws)
        return Options(seats=len(names), **given)

    def new_game(self, options: Options, seed: int, log: Log = None) -> State:
        state = State(options.seats, options.lives, options.goal, BOX, rng.stream(seed, "tiny"))
        state.deck = list(BOX)
        state.word = rng.shuffle(state.word, state.deck)
        state.seen = [0] * len(state.deck)
        state.word, state.turn = rng.below(state.word, state.seats)
        if log is not None:
            log.append(
                events.GameBegan(
                    cause=Cause(None, "set_up"),
                    seats=state.seats,
                    full=state.full,
                    goal=state.goal,
                    box=BOX,
                    first=state.turn,
                )
            )
        for seat in range(state.seats):
            verbs.draw_cards(state, seat, HAND, "set_up", log)
        state.frames.append(Frame("turn", 0, state.turn, "turn"))
        run(state, PROGRAMS, self.verbs, log)
        return state

    def from_position(
        self, position_: Mapping[str, Any], options: Options, names: Names, seed: int = 0
    ) -> State:
        word = rng.stream(seed, "tiny")
        state = position.from_position(position_, options.seats, options.lives, options.goal, names, word)
        run(state, PROGRAMS, self.verbs, None)
        return state

    def to_position(self, state: State, names: Names) -> dict[str, Any]:
        return position.to_position(state, names)

    def check_position(self, part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
        return position.check(part, names, expecting=expecting)

    def legal_actions(self, at: State | View) -> list[Action]:
        return legal.legal_actions(at)

    def why_not(self, at: State | View, action: Action) -> Refusal | None:
        return legal.why_not(at, action)

    def apply(self, state: State, action: Action, log: Log = None) -> None:
        asked = state.decision
        assert asked is not None
        answer: Any = action
        if asked.kind in {"target", "choose"}:
            answer = action[1]
        elif asked.kind == "window":
            answer = (asked.seat, *action)
        answered(state, answer)
        run(state, PROGRAMS, self.verbs, log)

    def play(self, state: State, action: Action, log: Log = None) -> None:
        refusal = self.why_not(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(state, action, log)

    def concede(self, state: State, seat: Seat, log: Log = None) -> None:
        if state.outcome is not None:
            raise IllegalAction(Refusal("over", "The game is over."))
        if state.seats > 2:
            raise IllegalAction(Refusal("others_play", "The others play on.", "A bot may sit in."))
        winners = [other for other in living(state) if other != seat]
        verbs.finish(state, "conceded", winners, Cause(seat, "concede") if log is not None else None, log)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def determinize(self, view_: View, rng_: Rng) -> State:
        return view.determinize(view_, rng_)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def key(self, state: State) -> tuple[Any, ...]:
        return state.key()

    def text(self, at: State | View, action: Action, names: Names) -> str:
        return notation.text_of(action, names)

    def parse(self, at: State | View, text: str, names: Names) -> Action:
        return notation.parse(text, names)

    def follower(self, seat: Seat | None) -> Follower:
        return Follower(seat)

    def began(self, state: State) -> Event:
        seats = (*range(state.seats), None)
        return events.Placed(
            cause=Cause(None, "set_up"), views=tuple(view.view(state, seat) for seat in seats)
        )

    def describe(self, event: Event) -> Sentence | None:
        return words.describe(event)

    def ask(self, view_: View) -> Sentence:
        return words.ask(view_)

    def load_dice(self, state: State, dice: tuple[int, ...]) -> None:
        if any(not 1 <= value <= 6 for value in dice):
            raise ValueError("a die shows 1 to 6")
        state.dice = dice

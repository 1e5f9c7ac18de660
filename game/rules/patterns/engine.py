"""Patterns as every other part of the house sees it: the one class behind which its rules stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from game.core.decision import Outcome
from game.core.errors import BadPosition, Flaw, IllegalAction, Refusal
from game.core.event import Cause, Event, Log
from game.core.ids import Action, Names, Seat
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.words import Sentence
from game.rules.patterns import (
    actions,
    deeds,
    effects,
    events,
    flow,
    legal,
    luck,
    position,
    refusals,
    rulings,
    setup,
    turns,
    words,
)
from game.rules.patterns import odds as chances
from game.rules.patterns.compile import Pool, changed_ids, definitions_of, pool_of
from game.rules.patterns.decisions import ACT
from game.rules.patterns.facts import facts_of
from game.rules.patterns.follow import PatternsFollower
from game.rules.patterns.library import CARDS, library
from game.rules.patterns.options import PatternsOptions, flaws_in, read_options
from game.rules.patterns.shape import GUARD
from game.rules.patterns.state import PatternsState
from game.rules.patterns.targets import answer_of
from game.rules.patterns.view import PatternsView, view_of


class Patterns:
    """Stateless but for the cards it plays with; all that changes lies in a PatternsState."""

    name: ClassVar[str] = "patterns"
    seat_range: ClassVar[tuple[int, int]] = rulings.SEATS
    options_type: ClassVar[type] = PatternsOptions
    event_kinds: ClassVar[Mapping[str, type[Event]]] = events.EVENT_KINDS
    unordered: ClassVar[frozenset[str]] = frozenset({"dungeon"})

    def __init__(self, pool: Pool | Path | None = None) -> None:
        """A pool, or a folder of cards (the game's own); FileProblems tells all that is wrong with a folder."""
        self.folder = pool if isinstance(pool, Path) else CARDS
        self.pool = pool if isinstance(pool, Pool) else library(self.folder).pool

    def card_name(self, card: str) -> str:
        """The printed name, as the card files have it now; the id in plain words where they have no such card."""
        return library(self.folder).name_of(card).replace("_", " ")

    def options(self, given: Mapping[str, Any], names: Names) -> PatternsOptions:
        """Options from plain data, one seat a name; BadPosition lists every flaw."""
        return read_options(given, names, self.pool)

    def new_game(self, options: PatternsOptions, seed: int, log: Log = None) -> PatternsState:
        """Section 3; BadPosition for options out of range."""
        return self.new_game_with_dice(options, seed, (), log)

    def new_game_with_dice(
        self, options: PatternsOptions, seed: int, dice: tuple[int, ...], log: Log = None
    ) -> PatternsState:
        """Section 3 with the first rolls fixed, those for the first player among them; ValueError as `load_dice`."""
        flaws = flaws_in(options, self.pool)
        if flaws:
            raise BadPosition(flaws)
        return setup.new_game(self.pool, options, seed, _checked(dice), log)

    def from_position(
        self, position_: Mapping[str, Any], options: PatternsOptions, names: Names, seed: int = 0
    ) -> PatternsState:
        """The start of a turn's decision, from plain data; BadPosition lists every flaw."""
        return position.read(position_, options, names, self.pool, seed)

    def to_position(self, state: PatternsState, names: Names) -> dict[str, Any]:
        """The whole position in words."""
        return position.write(state, names)

    def check_position(self, part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
        """All that is wrong with the words of a position, or with an expectation of part of one."""
        return position.check(part, names, self.pool, expecting=expecting)

    def legal_actions(self, at: PatternsState | PatternsView) -> list[Action]:
        """All legal answers; equal cards of a pile that differ in nothing are written once."""
        return legal.legal_actions(at)

    def why_not(self, at: PatternsState | PatternsView, action: Action) -> Refusal | None:
        """None where it would be accepted."""
        return refusals.why_not(at, action)

    def apply(self, state: PatternsState, action: Action, log: Log = None) -> None:
        """Plays a legal action in place, unchecked."""
        kind = action[0]
        if kind == "capture":
            deeds.capture(state, action, log)
        elif kind == "recruit":
            deeds.recruit(state, action[1], log)
        elif kind == "place":
            deeds.place(state, action[1], log)
        elif kind == "guard":
            deeds.place(state, GUARD, log)
        elif kind == "dungeon":
            deeds.place(state, events.DUNGEON, log)
        elif kind == "end":
            turns.end_turn(state, log)
        elif kind == "rescue":
            deeds.rescue(state, action, log)
        elif kind == "brainwash":
            deeds.brainwash(state, action[1], log)
        elif kind == "move":
            deeds.move(state, action[1], action[2], log)
        elif kind == "swap":
            deeds.swap(state, action[1], action[2], log)
        elif kind == "imprison":
            deeds.imprison(state, action[1], log)
        elif kind == "cast":
            deeds.cast(state, action[1], action[2], log)
        elif kind == "research":
            deeds.research(state, action[1:], log)
        elif kind == "promote":
            turns.promote(state, facts_of(state.pool).number[action[1]], log)
        elif kind == "release":
            turns.promote(state, None, log)
        else:
            _answer(state, action, log)

    def play(self, state: PatternsState, action: Action, log: Log = None) -> None:
        """Checks, then applies; IllegalAction leaves the state as it was."""
        refused = refusals.why_not(state, action)
        if refused is not None:
            raise IllegalAction(refused)
        self.apply(state, action, log)

    def concede(self, state: PatternsState, seat: Seat, log: Log = None) -> None:
        """Of two players the other wins; IllegalAction at larger tables, where a bot sits in for whoever leaves."""
        if state.outcome is not None:
            raise IllegalAction(Refusal("over", "The game is over."))
        if state.seats > rulings.SEATS[0]:
            reason = "A game of three or more goes on when one gives up."
            raise IllegalAction(Refusal("concede", reason, "Let a bot play the seat."))
        flow.finish(state, "conceded", (1 - seat,), "concede", log)

    def view(self, state: PatternsState, seat: Seat | None) -> PatternsView:
        """What the seat knows and remembers; None is an onlooker."""
        return view_of(state, seat)

    def determinize(self, view: PatternsView, rng: Rng) -> PatternsState:
        """A full state that looks the same from this seat."""
        return luck.determinize(view, rng)

    def outcome(self, state: PatternsState) -> Outcome | None:
        """`pattern_completed`, `deck_ran_out`, `turn_limit` or `conceded`; None while somebody is asked."""
        return state.outcome

    def scores(self, state: PatternsState) -> tuple[int, ...]:
        """Each seat's total Power in Pattern and Guard, as it stands."""
        return flow.scores(state)

    def key(self, state: PatternsState) -> tuple[Any, ...]:
        """The whole state as nested tuples."""
        return state.key()

    def text(self, at: PatternsState | PatternsView, action: Action, names: Names) -> str:
        """The action's one text; own places stand without a name."""
        return actions.text(action, None if at.decision is None else at.decision.seat, names)

    def parse(self, at: PatternsState | PatternsView, text: str, names: Names) -> Action:
        """The action a text means; NotationError with the column where it goes wrong."""
        me = at.turn if at.decision is None else at.decision.seat
        return actions.parse(text, facts_of(at.pool), me, names)

    def follower(self, seat: Seat | None) -> PatternsFollower:
        """One that knows nothing yet but the cards of the game."""
        return PatternsFollower(seat, self.pool)

    def began(self, state: PatternsState) -> Event:
        """The whole position as one event, a view for each seat and one for onlookers."""
        seats: list[Seat | None] = [*range(state.seats), None]
        return events.TableSet(
            cause=Cause(None, "position"), views=tuple([view_of(state, seat) for seat in seats])
        )

    def describe(self, event: Event) -> Sentence | None:
        """The log's sentence."""
        return words.describe(event)

    def ask(self, view: PatternsView) -> Sentence:
        """The prompt line."""
        return words.ask(view)

    def load_dice(self, state: PatternsState, dice: tuple[int, ...]) -> None:
        """Fixes the next die rolls; ValueError for what no die shows."""
        state.dice = _checked(dice)

    def odds(self, at: PatternsState | PatternsView, action: Action) -> chances.Odds | None:
        """The exact chances of a legal Capture, Rescue or Brainwash; None for anything else."""
        return chances.odds(at, action)

    def definitions(self, options: PatternsOptions) -> dict[str, Any]:  # noqa: ARG002 - all cards may be met
        """Every card of the pool, the Pattern and the decks, as plain data."""
        return definitions_of(self.pool)

    def using(self, definitions: Mapping[str, Any]) -> tuple[Rules[Any, Any], Sequence[str]]:
        """Rules that play with exactly these cards, and the ids of those that are defined otherwise by now."""
        return Patterns(pool_of(definitions)), changed_ids(definitions, definitions_of(self.pool))


def _checked(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Rolls that a die can show; ValueError for others."""
    if any(isinstance(roll, bool) or not 1 <= roll <= rulings.FACES for roll in dice):
        raise ValueError(f"a die shows 1 to {rulings.FACES}")
    return tuple(dice)


def _answer(state: PatternsState, action: Action, log: Log) -> None:
    """What a Spell or a won Rescue asked for."""
    asked = state.decision
    if asked is None or asked.kind == ACT:  # only questions are answered here
        raise AssertionError(action)
    if action[0] == "choose" and asked.args[0] == "pick":
        deeds.pick(state, action[1], log)
        return
    state.decision = None
    if action[0] == "choose":
        effects.choose_option(state, action[1])
    else:
        answer = answer_of(state, action, asked.args[2])
        state.frames = (*state.frames[:-1], state.frames[-1]._replace(it=answer))
    turns.proceed(state, log)

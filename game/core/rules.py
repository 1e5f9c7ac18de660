"""What every game promises: the protocol that bots, matches, scenario files and tables are written against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol, Self, TypeVar, runtime_checkable

from game.core.decision import Decision, Outcome
from game.core.errors import Flaw, Refusal
from game.core.event import Event, Log
from game.core.ids import Action, Names, Seat
from game.core.rng import Rng
from game.core.words import Sentence


class State(Protocol):
    """A game at one moment: ints, lists and tuples in slots; pickled, copied and compared in the middle of anything."""

    decision: Decision | None

    def copy(self) -> Self:
        """An independent twin; written by hand, a few microseconds."""
        ...


class View(Protocol):
    """What one seat may know (seat None: an onlooker): frozen, with no handle to a State.

    Equal views are indistinguishable positions. `decision` is public.
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def decision(self) -> Decision | None: ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Follower(Protocol[V_co]):
    """Rebuilds one seat's view from that seat's redacted events alone, and from nothing else."""

    def apply(self, event: Event) -> None:
        """Takes in the next event, already redacted for this seat."""
        ...

    def view(self) -> V_co:
        """Equal to `rules.view(state, seat)` whenever all events so far were taken in."""
        ...


class Rules(Protocol[S, V]):
    """One game's engine. Stateless: everything that changes lies in the state.

    Promises, enforced on every registered game by the contract tests: `legal_actions` of a deciding seat's view
    equals that of the state, is never empty while a decision stands and never repeats a text;
    `view(determinize(v)) == v`; a silent `apply` equals a logged one; refused actions change nothing; texts
    round-trip; redacted events rebuild each view.
    """

    name: ClassVar[str]
    seat_range: ClassVar[tuple[int, int]]
    options_type: ClassVar[type]
    """A frozen dataclass with `seats: int` and the game's options, all with defaults."""
    event_kinds: ClassVar[Mapping[str, type[Event]]]
    unordered: ClassVar[frozenset[str]]
    """Keys of a position whose lists are compared as sets."""

    def options(self, given: Mapping[str, Any], names: Names) -> Any:
        """Options from plain data (scenario files, journals); BadPosition lists every flaw."""
        ...

    def new_game(self, options: Any, seed: int, log: Log = None) -> S:
        """Set up and run to the first decision."""
        ...

    def from_position(self, position: Mapping[str, Any], options: Any, names: Names, seed: int = 0) -> S:
        """The start of a main decision, from plain data as in scenario files; BadPosition lists every flaw."""
        ...

    def to_position(self, state: S, names: Names) -> dict[str, Any]:
        """The whole position in words; at a main decision `from_position` of it gives the same view to every seat."""
        ...

    def check_position(self, part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
        """All that is wrong with (a part of) a position's words; `expecting` allows what only `expect` may say."""
        ...

    def legal_actions(self, at: S | V) -> list[Action]:
        """All legal answers to the decision, in a fixed order; empty when nobody must decide.

        Where a rule groups equivalent answers (spreads), one representative stands for each group here while
        `why_not` accepts all.
        """
        ...

    def why_not(self, at: S | V, action: Action) -> Refusal | None:
        """None if the action would be accepted, else why not, in words for a player."""
        ...

    def apply(self, state: S, action: Action, log: Log = None) -> None:
        """Plays a legal action in place, trusted and unchecked; events go to the log if there is one."""
        ...

    def play(self, state: S, action: Action, log: Log = None) -> None:
        """Checks, then applies; raises IllegalAction with the reason and leaves the state untouched."""
        ...

    def concede(self, state: S, seat: Seat, log: Log = None) -> None:
        """Ends the game for a seat that gives up; IllegalAction in games of three or more seats (a bot sits in)."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may know; None is an onlooker who sees only what lies open."""
        ...

    def determinize(self, view: V, rng: Rng) -> S:
        """A full state that this seat cannot tell from the real one; its luck is new."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Each seat's score as it stands: Majesty, total Power, or the largest single kind of Favor."""
        ...

    def key(self, state: S) -> tuple[Any, ...]:
        """The whole state as nested tuples of ints, strings, bools and None: equal keys are equal states."""
        ...

    def text(self, at: S | V, action: Action, names: Names) -> str:
        """The action's one text of rules/notation in this position."""
        ...

    def parse(self, at: S | V, text: str, names: Names) -> Action:
        """The action a text means here, legal or not; NotationError if it is no action at all."""
        ...

    def follower(self, seat: Seat | None) -> Follower[V]:
        """One that knows nothing yet; a game's first event tells it the seats and options."""
        ...

    def began(self, state: S) -> Event:
        """An event that tells a follower the whole position at once: for positions, loads and jumps."""
        ...

    def describe(self, event: Event) -> Sentence | None:
        """The log's sentence for a (redacted) event, or None where a log would only repeat itself."""
        ...

    def ask(self, view: V) -> Sentence:
        """The prompt line: whose decision it is and what is asked, in one sentence."""
        ...

    def load_dice(self, state: S, dice: tuple[int, ...]) -> None:
        """Fixes the next die rolls of the game, in order; ValueError in a game without dice."""
        ...


@runtime_checkable
class WithSetupDice(Protocol):
    """Besides Rules: a game that rolls dice already while it is set up."""

    def new_game_with_dice(self, options: Any, seed: int, dice: tuple[int, ...], log: Log = None) -> Any:
        """As `new_game`, the first rolls fixed, in order; those that set-up leaves are the next ones of the game."""
        ...


@runtime_checkable
class WithCardNames(Protocol):
    """Besides Rules: a game whose cards have printed names of their own."""

    def card_name(self, card: str) -> str:
        """What is printed on the card of this id; the id in plain words where no card is called so any more."""
        ...


@runtime_checkable
class WithCards(Protocol):
    """Besides Rules: a game whose cards are data that may change between two sittings."""

    def definitions(self, options: Any) -> dict[str, Any]:
        """Plain data (as JSON knows it) of every card that a game with these options may meet."""
        ...

    def using(self, definitions: Mapping[str, Any]) -> tuple[Rules[Any, Any], Sequence[str]]:
        """Rules that play with exactly these cards, and the ids of those that are defined otherwise by now."""
        ...

"""Renown as every other part of the house sees it: the one class behind which its rules stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core import rng
from game.core.decision import Outcome
from game.core.errors import BadPosition, Flaw, IllegalAction, Refusal
from game.core.event import Cause, Event, Log
from game.core.ids import Action, Names, Seat
from game.core.words import Sentence
from game.rules.renown import actions, eras, events, legal, luck, position, refusals, rulings, schemes, words
from game.rules.renown.follow import RenownFollower
from game.rules.renown.options import RenownOptions, flaws_in, read_options
from game.rules.renown.state import RenownState
from game.rules.renown.view import RenownView, view_of


class Renown:
    """Stateless; the promises of the rules protocol hold, and all that changes lies in a RenownState."""

    name: ClassVar[str] = "renown"
    seat_range: ClassVar[tuple[int, int]] = rulings.SEATS
    options_type: ClassVar[type] = RenownOptions
    event_kinds: ClassVar[Mapping[str, type[Event]]] = events.EVENT_KINDS
    unordered: ClassVar[frozenset[str]] = frozenset({"hand"})

    def options(self, given: Mapping[str, Any], names: Names) -> RenownOptions:
        """Options from plain data, one seat a name; BadPosition lists every flaw."""
        return read_options(given, names)

    def new_game(self, options: RenownOptions, seed: int, log: Log = None) -> RenownState:
        """Section 2: the first Arch Liege is drawn by lot; BadPosition for options out of range."""
        flaws = flaws_in(options)
        if flaws:
            raise BadPosition(flaws)
        state = position.empty(options, seed)
        state.favor = ((rulings.MARKERS, rulings.MARKERS),) * options.seats
        state.luck, arch_liege = rng.below(state.luck, options.seats)
        if log is not None:
            log.append(
                events.GameBegan(
                    cause=Cause(None, "struggle"),
                    seats=options.seats,
                    eras=options.eras,
                    secret_bids=options.secret_bids,
                    favor=state.favor,
                )
            )
        eras.begin_era(state, arch_liege, log)
        return state

    def from_position(
        self, position_: Mapping[str, Any], options: RenownOptions, names: Names, seed: int = 0
    ) -> RenownState:
        """The start of a main decision, from plain data; BadPosition lists every flaw."""
        return position.read(position_, options, names, seed)

    def to_position(self, state: RenownState, names: Names) -> dict[str, Any]:
        """The whole position in words."""
        return position.write(state, names)

    def check_position(self, part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
        """All that is wrong with the words of a position, or with an expectation of part of one."""
        return position.check(part, names, expecting=expecting)

    def legal_actions(self, at: RenownState | RenownView) -> list[Action]:
        """All legal answers, gifts in the order of the hand; none for a view whose seat is not asked."""
        return legal.legal_actions(at)

    def why_not(self, at: RenownState | RenownView, action: Action) -> Refusal | None:
        """None where it would be accepted; gifts are accepted in any order."""
        return refusals.why_not(at, action)

    def apply(self, state: RenownState, action: Action, log: Log = None) -> None:
        """Plays a legal action in place, unchecked."""
        kind = action[0]
        if kind == "take":
            eras.take(state, log)
        elif kind in {"raise", "bury"}:
            schemes.move(state, action, log)
        elif kind == "sacrifice":
            schemes.sacrifice(state, action[1], action[2] if len(action) == 3 else None, log)
        elif kind == "bid":
            eras.bid(state, action[1], log)
        elif kind == "give":
            schemes.give(state, action[1], log)
        elif kind == "orient":
            eras.orient(state, action[1], log)
        else:
            eras.name_successor(state, action[1], log)

    def play(self, state: RenownState, action: Action, log: Log = None) -> None:
        """Checks, then applies; IllegalAction leaves the state as it was."""
        refused = refusals.why_not(state, action)
        if refused is not None:
            raise IllegalAction(refused)
        self.apply(state, action, log)

    def concede(self, state: RenownState, seat: Seat, log: Log = None) -> None:  # noqa: ARG002 - the protocol's
        """Always IllegalAction: at a table of three or more a bot sits in for whoever leaves."""
        raise IllegalAction(
            Refusal(
                "concede",
                "A Struggle of three or more goes on when one gives up.",
                "Let a bot play the seat.",
            )
        )

    def view(self, state: RenownState, seat: Seat | None) -> RenownView:
        """What the seat knows and remembers; None is an onlooker."""
        return view_of(state, seat)

    def determinize(self, view: RenownView, rng: rng.Rng) -> RenownState:
        """A full state that looks the same from this seat."""
        return luck.determinize(view, rng)

    def outcome(self, state: RenownState) -> Outcome | None:
        """`most_favor` with one winner, or `tie` with none; None while somebody is asked."""
        return eras.outcome_of(state)

    def scores(self, state: RenownState) -> tuple[int, ...]:
        """The largest single kind of Favor of each seat, as it stands."""
        return tuple([rulings.score(row) for row in state.favor])

    def key(self, state: RenownState) -> tuple[Any, ...]:
        """The whole state as nested tuples."""
        return state.key()

    def text(self, at: RenownState | RenownView, action: Action, names: Names) -> str:  # noqa: ARG002
        """The action's one text, the same in every position."""
        return actions.text(action, names)

    def parse(self, at: RenownState | RenownView, text: str, names: Names) -> Action:  # noqa: ARG002
        """The action a text means; NotationError with the column where it goes wrong."""
        return actions.parse(text, names)

    def follower(self, seat: Seat | None) -> RenownFollower:
        """One that knows nothing yet."""
        return RenownFollower(seat)

    def began(self, state: RenownState) -> Event:
        """The whole position as one event, a view for each seat and one for onlookers."""
        seats: list[Seat | None] = [*range(state.seats), None]
        return events.TableSet(
            cause=Cause(None, "position"), views=tuple([view_of(state, seat) for seat in seats])
        )

    def describe(self, event: Event) -> Sentence | None:
        """The log's sentence."""
        return words.describe(event)

    def ask(self, view: RenownView) -> Sentence:
        """The prompt line."""
        return words.ask(view)

    def load_dice(self, state: RenownState, dice: tuple[int, ...]) -> None:  # noqa: ARG002 - the protocol's
        """ValueError if there are any: Renown has no dice."""
        if dice:
            raise ValueError("Renown has no dice")

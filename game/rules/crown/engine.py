"""Recusant Crown as the house plays it: the rules protocol over the parts of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from game.core.decision import Outcome
from game.core.errors import BadPosition, Flaw, IllegalAction, Refusal
from game.core.event import Cause, Event, Log
from game.core.ids import Action, Names, Seat
from game.core.rng import Rng, stream
from game.core.suggest import did_you_mean
from game.core.words import Sentence
from game.rules.crown import actions, ends, sentences, setup, turn
from game.rules.crown.answers import DOERS
from game.rules.crown.compile import Pool
from game.rules.crown.decks import UNNAMED, OwnDeck
from game.rules.crown.definitions import definitions, library_of
from game.rules.crown.events import EVENT_KINDS, PositionSet
from game.rules.crown.follow import Follower
from game.rules.crown.guess import determinize
from game.rules.crown.legal import legal_actions
from game.rules.crown.library import CARDS, Library, library
from game.rules.crown.position import from_position, to_position
from game.rules.crown.position_check import check_position, seat_of
from game.rules.crown.refusals import NOT_YOURS, why_not
from game.rules.crown.state import State
from game.rules.crown.view import View, paused, state_of, view_of

DEFAULT_DECKS = ("dream_1", "resolve_1")


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game; a deck is the id of a preset, or one of a player's own."""

    seats: int = 2
    decks: tuple[str | OwnDeck, ...] = DEFAULT_DECKS
    first: Seat | None = None
    open_decks: bool = False
    games: int = 3


class Crown:
    """The engine of one card set; the game's own unless another folder is named."""

    name: ClassVar[str] = "crown"
    seat_range: ClassVar[tuple[int, int]] = (2, 2)
    options_type: ClassVar[type] = Options
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS

    unordered: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, folder: Path = CARDS, cards: Library | None = None) -> None:
        self.folder = folder
        self._library = cards
        self._pool: Pool | None = None

    @property
    def library(self) -> Library:
        """The cards and decks, read when first needed; raises FileProblems with all that is wrong with them."""
        if self._library is None:
            self._library = library(self.folder)
        return self._library

    @property
    def pool(self) -> Pool:
        """The compiled cards."""
        if self._pool is None:
            self._pool = self.library.pool
        return self._pool

    def card_name(self, card: str) -> str:
        """The printed name; the id in plain words where this pool has no such card."""
        rules = self.pool.cards.get(card)
        return rules.card.name if rules is not None else card.replace("_", " ")

    # -- beginning -------------------------------------------------------------------------------------------

    def options(self, given: Mapping[str, Any], names: Names) -> Options:
        """Options by name: decks, first, open_decks, games; BadPosition lists every flaw."""
        return _Options(self.library, given, names).read()

    def new_game(self, options: Options, seed: int, log: Log = None) -> State:
        """Set up, up to the first player's mulligan; BadPosition for a deck that cannot be."""
        decks = [self._deck(options, seat) for seat in (0, 1)]
        state = setup.deal(self.pool, decks, options.first, seed, log, open_decks=options.open_decks)
        self._advance(state, log)
        return state

    def _deck(self, options: Options, seat: Seat) -> tuple[str, tuple[str, ...]]:
        chosen = options.decks[seat]
        if not isinstance(chosen, str):
            return chosen.name, chosen.listed()
        deck = self.library.decks.get(chosen)
        if deck is None:
            raise BadPosition([_no_deck(chosen, self.library)])
        return chosen, deck.listed()

    def from_position(
        self, position: Mapping[str, Any], options: Options, names: Names, seed: int = 0
    ) -> State:
        state = from_position(
            self.pool, position, options.first, names, stream(seed, "crown"), open_decks=options.open_decks
        )
        self._advance(state, None)
        return state

    def to_position(self, state: State, names: Names) -> dict[str, Any]:
        return to_position(self.pool, state, names)

    def check_position(self, part: Mapping[str, Any], names: Names, *, expecting: bool) -> list[Flaw]:
        return check_position(self.pool, part, names, expecting=expecting)

    # -- playing ---------------------------------------------------------------------------------------------

    def _at(self, at: State | View) -> State:
        return at if isinstance(at, State) else state_of(at, self.pool.width)

    def legal_actions(self, at: State | View) -> list[Action]:
        if isinstance(at, State):
            return legal_actions(self._pool or self.pool, at)
        if at.decision is None or at.decision.seat != at.seat:
            return []
        return legal_actions(self.pool, state_of(at, self.pool.width))

    def why_not(self, at: State | View, action: Action) -> Refusal | None:
        if isinstance(at, View) and at.decision is not None and at.decision.seat != at.seat:
            return NOT_YOURS
        return why_not(self.pool, self._at(at), action)

    def apply(self, state: State, action: Action, log: Log = None) -> None:
        pool = self._pool or self.pool
        DOERS[action[0]](pool, state, action, log)
        turn.advance(pool, state, log)
        if log is not None:
            _told_pause(state, log)

    def play(self, state: State, action: Action, log: Log = None) -> None:
        refusal = why_not(self.pool, state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(state, action, log)

    def _advance(self, state: State, log: Log) -> None:
        turn.advance(self.pool, state, log)
        if log is not None:
            _told_pause(state, log)

    def concede(self, state: State, seat: Seat, log: Log = None) -> None:
        """Rules 15.24; raises IllegalAction once the game is over."""
        if state.outcome is not None:
            raise IllegalAction(Refusal("over", "The game is over."))
        ends.concede(state, seat, log)
        if log is not None:
            log.append(paused(state, Cause(seat, "concede")))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def scores(self, state: State) -> tuple[int, ...]:
        """Majesty as it stands."""
        return tuple(state.majesty)

    def load_dice(self, state: State, dice: tuple[int, ...]) -> None:  # noqa: ARG002 - there are none
        raise ValueError("Recusant Crown has no dice")

    # -- looking ---------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        return determinize(self.pool, view, rng)

    def key(self, state: State) -> tuple[Any, ...]:
        return state.key()

    def follower(self, seat: Seat | None) -> Follower:
        return Follower(self.pool, seat)

    def began(self, state: State) -> Event:
        views = tuple(view_of(state, seat) for seat in (0, 1, None))
        return PositionSet(cause=Cause(None, "position"), views=views)

    # -- journals ----------------------------------------------------------------------------------------------

    def definitions(self, options: Options) -> dict[str, Any]:
        """The cards and decks that a game with these options may meet, as plain data."""
        return definitions(self.library, options.decks)

    def using(self, definitions: Mapping[str, Any]) -> tuple[Crown, Sequence[str]]:
        """Rules that play with exactly these cards, and the ids of those that are defined otherwise by now."""
        cards, changed = library_of(definitions, self.library)
        return Crown(self.folder, cards), changed

    # -- words -----------------------------------------------------------------------------------------------

    def text(self, at: State | View, action: Action, names: Names) -> str:  # noqa: ARG002 - seats are not named
        return actions.text_of(self.pool, self._at(at), action)

    def parse(self, at: State | View, text: str, names: Names) -> Action:  # noqa: ARG002
        return actions.parse(self.pool, self._at(at), text)

    def describe(self, event: Event) -> Sentence | None:
        return sentences.describe(self.pool, event)

    def ask(self, view: View) -> Sentence:
        return sentences.ask(view)


def _told_pause(state: State, log: list[Event]) -> None:
    log.append(paused(state, Cause(None, state.decision.kind if state.decision else "end")))


def _no_deck(name: str, cards: Library) -> Flaw:
    return Flaw(("decks",), "unknown-id", f"there is no deck {name!r}", did_you_mean(name, cards.decks))


class _Options:
    """Reads options from plain data and collects what is wrong with them."""

    def __init__(self, cards: Library, given: Mapping[str, Any], names: Names) -> None:
        self.cards = cards
        self.given = given
        self.names = names
        self.flaws: list[Flaw] = []

    def read(self) -> Options:
        words = ("seats", "decks", "first", "open_decks", "games")
        for key in self.given:
            if key not in words:
                self._flaw(
                    (str(key),),
                    "unknown-key",
                    f"there is no option {str(key)!r}",
                    did_you_mean(str(key), words),
                )
        if self.given.get("seats", 2) != 2 or len(self.names) != 2:
            self._flaw(("seats",), "out-of-range", "two play Recusant Crown")
        games = self.given.get("games", 3)
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= 9:
            self._flaw(("games",), "out-of-range", "a match has 1 to 9 games")
        open_decks = self.given.get("open_decks", False)
        if not isinstance(open_decks, bool):
            self._flaw(("open_decks",), "wrong-type", "true or false is wanted here")
        first = self._seat(self.given["first"], ("first",)) if self.given.get("first") is not None else None
        decks = self._decks(self.given.get("decks"))
        if self.flaws:
            raise BadPosition(self.flaws)
        return Options(decks=decks, first=first, open_decks=open_decks, games=games)

    def _flaw(self, path: tuple[str, ...], code: str, sentence: str, suggestion: str | None = None) -> None:
        self.flaws.append(Flaw(path, code, sentence, suggestion))

    def _seat(self, name: Any, path: tuple[str, ...]) -> Seat | None:
        if isinstance(name, int) and not isinstance(name, bool) and name in (0, 1):
            return name
        seat = seat_of(name, self.names)
        if seat is None:
            guess = did_you_mean(str(name), self.names)
            self._flaw(path, "unknown-word", f"{str(name)!r} is nobody at the table", guess)
        return seat

    def _decks(self, given: Any) -> tuple[Any, ...]:
        """`{Ada: NAME}`, or both in seat order.

        A deck may also be the cards themselves, `{card: count}`, or with a name: `{name: NAME, cards: {card: count}}`.
        """
        decks: list[Any] = list(DEFAULT_DECKS)
        if isinstance(given, (list, tuple)):
            given = dict(zip(self.names, given, strict=False))
        if given is not None and not isinstance(given, Mapping):
            self._flaw(("decks",), "wrong-type", "a mapping with the players' names is wanted here")
            return tuple(decks)
        for name, deck in (given or {}).items():
            seat = self._seat(name, ("decks", str(name)))
            if seat is not None:
                decks[seat] = self._one(deck, ("decks", str(name)))
        return tuple(decks)

    def _one(self, deck: Any, path: tuple[str, ...]) -> Any:
        if isinstance(deck, str):
            if deck not in self.cards.decks:
                self.flaws.append(_no_deck(deck, self.cards))
            return deck
        name = UNNAMED
        if isinstance(deck, Mapping) and set(deck) == {"name", "cards"} and isinstance(deck["name"], str):
            name, deck = deck["name"], deck["cards"]
        if isinstance(deck, (list, tuple)) and all(
            isinstance(pair, (list, tuple)) and len(pair) == 2 for pair in deck
        ):
            deck = {str(card): count for card, count in deck}
        if not isinstance(deck, Mapping):
            self._flaw(path, "wrong-type", "the name of a deck, or its cards with how many, is wanted here")
            return deck
        for card, count in deck.items():
            if card not in self.cards.pool.cards:
                guess = did_you_mean(str(card), self.cards.pool.cards)
                self._flaw((*path, str(card)), "unknown-id", f"there is no card {str(card)!r}", guess)
            elif isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= 99:
                self._flaw((*path, str(card)), "out-of-range", "a number from 1 to 99 is wanted here")
        return OwnDeck(tuple(deck.items()), name)

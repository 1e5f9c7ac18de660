"""One game from its first position on: played, taken back and replayed by the same few lines.

A `Play` keeps what was done, what was told and what the game was fingerprinted as after each action, and a copy of the
state every few actions, so that going back costs a handful of silent actions and never the whole game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.decision import Outcome
from game.core.digest import digest
from game.core.errors import BadPosition, IllegalAction, NotationError, Refusal
from game.core.event import Event
from game.core.ids import Action, Seat, default_names
from game.core.record import (
    Acted,
    Conceded,
    Ended,
    Entry,
    Header,
    NextGame,
    Record,
    Reseated,
    Sitter,
    Undone,
)
from game.core.rules import Rules, State

EVERY = 8
"""Actions between two kept copies of the state."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing done: who, what (None: they conceded), its text, and whether it was the only answer there was."""

    seat: Seat
    action: Action | None
    text: str
    forced: bool


class Play:
    """A game in progress that knows how it came about.

    `moves[i]` led from position i to i + 1; `digests[i]` belongs to position i; `events[:marks[i]]` had been
    told when position i was reached. Events are whole: redact them before anybody sees them.
    """

    __slots__ = ("_kept", "digests", "events", "given", "marks", "moves", "names", "rules", "seed", "state")

    def __init__(
        self,
        rules: Rules[Any, Any],
        given: Mapping[str, Any],
        seats: int,
        seed: int,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """Sets the game up, from a position if there is one; BadPosition lists what is wrong with it or the options."""
        self.rules, self.given, self.seed = rules, given, seed
        self.names = default_names(seats)
        options = rules.options(given, self.names)
        self.events: list[Event] = []
        if position is None:
            self.state: Any = rules.new_game(options, seed, self.events)
        else:
            self.state = rules.from_position(position, options, self.names, seed)
            self.events.append(rules.began(self.state))
        self.moves: list[Move] = []
        self.digests = [digest("", rules.key(self.state))]
        self.marks = [len(self.events)]
        self._kept: list[State] = [self.state.copy()]

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Plays a seat's answer and returns what happened; IllegalAction, with nothing changed, when it may not be."""
        wrong = self.why_not(seat, action)
        if wrong is not None:
            raise IllegalAction(wrong)
        text = self.rules.text(self.state, action, self.names)
        forced = len(self.rules.legal_actions(self.state)) == 1
        self.rules.play(self.state, action, self.events)
        return self._moved(Move(seat, action, text, forced))

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """None if this seat may now do that."""
        decision = self.state.decision
        if decision is None:
            return Refusal("over", "The game is over.")
        if decision.seat != seat:
            return Refusal("not_yours", "Another player must decide now.")
        return self.rules.why_not(self.state, action)

    def concede(self, seat: Seat) -> list[Event]:
        """Ends the game for a seat that gives up; IllegalAction where the rules do not allow it or the game is over."""
        if self.state.decision is None:
            raise IllegalAction(Refusal("over", "The game is over."))
        self.rules.concede(self.state, seat, self.events)
        return self._moved(Move(seat, None, "concede", forced=False))

    def back(self, to: int) -> None:
        """Goes back to the position after `to` actions; what came later is forgotten."""
        self.state = self.at(to)
        del self.moves[to:], self.digests[to + 1 :], self.marks[to + 1 :], self._kept[to // EVERY + 1 :]
        del self.events[self.marks[to] :]

    def at(self, number: int) -> Any:
        """A copy of the state as it was after `number` actions."""
        if number == len(self.moves):
            return self.state.copy()
        state: Any = self._kept[number // EVERY].copy()
        for move in self.moves[number // EVERY * EVERY : number]:
            if move.action is None:
                self.rules.concede(state, move.seat)
            else:
                self.rules.apply(state, move.action)
        return state

    def since(self, number: int) -> list[Event]:
        """What was told after position `number` was reached."""
        return self.events[self.marks[number] :]

    def _moved(self, move: Move) -> list[Event]:
        self.moves.append(move)
        self.digests.append(digest(self.digests[-1], self.rules.key(self.state)))
        self.marks.append(len(self.events))
        if len(self.moves) % EVERY == 0:
            self._kept.append(self.state.copy())
        return self.events[self.marks[-2] :]


class Differs(Exception):  # noqa: N818 - what a replay found
    """The record and the rules disagree: the first line (1-based) where they do, and how, in one sentence."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line, self.sentence = line, sentence


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played through: each game of the match, the last one possibly unfinished, and who sits there now.

    `header` and `entries` are the record's, with the digests that these rules give. `exact`: they are the same.
    """

    games: tuple[Play, ...]
    seats: tuple[Sitter, ...]
    header: Header
    entries: tuple[Entry, ...]
    exact: bool


def replayed(rules: Rules[Any, Any], record: Record, *, strict: bool = True) -> Replayed:
    """Plays a record through, comparing every digest; Differs names the first line that goes another way.

    Not strict: where the very first position has another digest than it had, the rules' states are written otherwise
    by now, and no digest can be compared; then every action must still be understood and allowed, and every end be one.
    """
    header = record.header
    seats = list(header.seats)
    play = _begun(rules, header.options, len(seats), header.seed, header.position, 1)
    exact = play.digests[0] == header.digest
    if strict and not exact:
        raise Differs(1, _another("at the beginning of the game"))
    games = [play]
    entries: list[Entry] = []
    for line, entry in zip(record.lines, record.entries, strict=True):
        when = ""
        match entry:
            case Acted(_, seat, text):
                _act(play, seat, text, line)
                when = f"after {play.names[seat]}'s {text!r}"
            case Conceded(_, seat):
                try:
                    play.concede(seat)
                except IllegalAction as refused:
                    raise Differs(line, f"{play.names[seat]} may not concede: {refused.reason}") from None
                when = f"after {play.names[seat]} conceded"
            case Undone(to):
                play.back(to)
                when = f"after taking back to action {to}"
            case Reseated(seat, sitter):
                seats[seat] = sitter
            case Ended():
                _compare_ends(rules.outcome(play.state), entry, line)
            case NextGame(_, options, seed):
                play = _begun(rules, options, len(seats), seed, None, line)
                games.append(play)
                when = "at the beginning of this game"
        if isinstance(entry, Acted | Conceded | Undone | NextGame):
            if exact and entry.digest != play.digests[-1]:
                raise Differs(line, _another(when))
            entries.append(replace(entry, digest=play.digests[-1]))
        else:
            entries.append(entry)
    now = replace(header, digest=games[0].digests[0])
    return Replayed(tuple(games), tuple(seats), now, tuple(entries), exact)


def _begun(
    rules: Rules[Any, Any],
    options: Mapping[str, Any],
    seats: int,
    seed: int,
    position: Mapping[str, Any] | None,
    line: int,
) -> Play:
    try:
        return Play(rules, options, seats, seed, position)
    except BadPosition as bad:
        flaws = "; ".join(str(flaw) for flaw in bad.flaws)
        raise Differs(line, f"the game cannot be set up as it was: {flaws}") from None


def _act(play: Play, seat: Seat, text: str, line: int) -> None:
    who = play.names[seat]
    if play.state.decision is None:
        raise Differs(line, f"{who} acts, but the game is over.")
    try:
        action = play.rules.parse(play.state, text, play.names)
        play.act(seat, action)
    except NotationError as wrong:
        raise Differs(line, f"{who} cannot be understood: {wrong}.") from None
    except IllegalAction as refused:
        raise Differs(line, f"{who} may not {text!r}: {refused.reason}") from None


def _compare_ends(outcome: Outcome | None, ended: Ended, line: int) -> None:
    if outcome is None:
        raise Differs(line, "the game should be over here, but it goes on.")
    if (outcome.reason, outcome.winners, outcome.scores) != (ended.reason, ended.winners, ended.scores):
        raise Differs(line, "the game is over, but with another result than when it was played.")


def _another(when: str) -> str:
    return f"{when} the position is another one than when it was played."

"""A match without a screen: who sits where, the game in progress, its journal, and what may be taken back."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.app.begin import first_of_next, saved_rules, seats_checked, written_out
from game.app.filenames import automatic_title, is_automatic
from game.app.journal import Journal, Saving, Unreadable
from game.core.decision import Decision, Outcome
from game.core.errors import IllegalAction, Refusal
from game.core.event import Event, redacted
from game.core.ids import Action, Names, Seat
from game.core.record import (
    Acted,
    Conceded,
    Ended,
    Entry,
    Header,
    NextGame,
    Reseated,
    Sitter,
    Undone,
    entry_line,
    header_line,
)
from game.core.replay import Differs, Play, replayed
from game.core.rng import stream
from game.core.rules import Rules, WithCards
from game.rules import rules_of

RULES_CHANGED = (
    "The rules have changed since this game began; all that was played is allowed still, and it goes on."
)


class Match:
    """One or several games between the same seats.

    `number` counts every change there ever was and never falls, so that an answer to an older question is known by it.
    `epoch` changes whenever the events told so far do not lead to the position any more (undo, next game): then a table
    is built anew from `events(0, viewer)`.
    """

    def __init__(
        self, header: Header, rules: Rules[Any, Any], games: Sequence[Play], journal: Journal | None
    ) -> None:
        """Use `new` or `resume`."""
        self.header, self.rules = header, rules
        self.seats = list(header.seats)
        self.games = list(games)
        self.number = 0
        self.epoch = 0
        self._journal = journal
        self._notices: list[str] = []

    @classmethod
    def new(
        cls,
        game: str,
        options: Mapping[str, Any],
        seed: int,
        seats: Sequence[Sitter],
        *,
        folder: Path | None,
        title: str | None = None,
        games: int = 1,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """Sets a match up and begins its journal in the folder (None: it is not saved at all).

        `options` are plain data as in scenario files, seats called p1 p2 ...; so is `position`, to start from.
        Raises BadPosition, with all that is wrong; trouble with the disk is a notice and stops nothing.
        """
        rules = rules_of(game)
        seats_checked(game, rules, len(seats))
        given = written_out(rules, options, len(seats))
        play = Play(rules, given, len(seats), seed, position)
        options_now = rules.options(given, play.names)
        cards = rules.definitions(options_now) if isinstance(rules, WithCards) else {}
        header = Header(
            game=game,
            seats=tuple(seats),
            options=given,
            seed=seed,
            digest=play.digests[0],
            match={"games": games},
            cards=cards,
            position=position,
        )
        journal = None
        if folder is not None:
            journal = Journal.begin(folder, title or automatic_title(game), header_line(header))
        return cls(header, rules, [play], journal)

    @classmethod
    def resume(cls, path: Path) -> Match:
        """Goes on with a saved match; Unreadable with the reason, the file as it was, when that cannot be."""
        journal, record = Journal.reopen(path, named=not is_automatic(path.stem))
        try:
            header = record.header
            rules, changed = saved_rules(path, header)
            try:
                done = replayed(rules, record, strict=False)
            except Differs as other:
                sentence = f"Line {other.line}: {other.sentence}"
                raise Unreadable(path, "differs", f"It was played by other rules. {sentence}") from None
        except BaseException:
            journal.close()
            raise
        if not done.exact:
            journal.renew([header_line(done.header), *map(entry_line, done.entries)])
        match = cls(done.header, rules, done.games, journal)
        match.seats = list(done.seats)
        match.number = len(done.entries)
        match._notices += record.notices
        if not done.exact:
            match._notices.append(RULES_CHANGED)
        if changed:
            match._notices.append(
                f"Changed since this game began: {', '.join(changed)}. It goes on with the cards it began with."
            )
        if match.outcome is not None and not record.ended:
            match._end()
        return match

    # What is so now

    @property
    def play(self) -> Play:
        """The game in progress, whole: nothing of it is for a viewer's eyes."""
        return self.games[-1]

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        decision: Decision | None = self.play.state.decision
        return decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.rules.outcome(self.play.state)

    @property
    def over(self) -> bool:
        """Whether the last game of the match has ended."""
        return self.outcome is not None and len(self.games) >= self.planned

    @property
    def planned(self) -> int:
        """How many games the match has."""
        return int(self.header.match.get("games", 1))

    @property
    def outcomes(self) -> list[Outcome]:
        """Of every game that has ended, in order."""
        found = [self.rules.outcome(play.state) for play in self.games]
        return [outcome for outcome in found if outcome is not None]

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's score over all games that have ended."""
        return tuple(sum(o.scores[seat] for o in self.outcomes) for seat in range(len(self.seats)))

    def went_first(self, game: int = -1) -> Seat | None:
        """Who began a game (index; the one in progress if none is named), where the rules have a first player."""
        first: Seat | None = getattr(self.games[game].state, "first", None)
        return first

    @property
    def names(self) -> Names:
        """What each seat is called on the screen."""
        return [sitter.name for sitter in self.seats]

    @property
    def humans(self) -> list[Seat]:
        """The seats in which people sit."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.human]

    @property
    def told(self) -> int:
        """How many events there are: what to give `events` next time."""
        return len(self.play.events)

    def events(self, since: int, viewer: Seat | None) -> list[Event]:
        """What this game told from event `since` on, as this viewer may know it (None: an onlooker)."""
        return redacted(self.play.events[since:], viewer)

    def told_in(self, game: int, viewer: Seat | None) -> list[Event]:
        """What one game of the match (index) told from its beginning on, as this viewer may know it."""
        return redacted(self.games[game].events, viewer)

    def view(self, seat: Seat | None) -> Any:
        """The game's View for a seat."""
        return self.rules.view(self.play.state, seat)

    # What can be done

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """None if this seat may now do that, else the reason."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            return Refusal("not_yours", f"{self.names[decision.seat]} must decide now.")
        return self.play.why_not(seat, action)

    def submit(self, seat: Seat, action: Action) -> list[Event]:
        """Plays a seat's answer; IllegalAction, with nothing changed, where `why_not` refuses.

        Returns what happened whole: show people `events` instead.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        happened = self.play.act(seat, action)
        play = self.play
        self._changed(Acted(len(play.moves), seat, play.moves[-1].text, play.digests[-1]))
        return happened

    def can_undo(self, seat: Seat) -> Refusal | None:
        """None if this seat may take back its last choice, else the reason."""
        to, refusal = self._way_back(seat)
        return refusal if to is None else None

    def undo(self, seat: Seat) -> None:
        """Goes back to before this seat's last choice; IllegalAction where `can_undo` refuses."""
        to, refusal = self._way_back(seat)
        if to is None:
            raise IllegalAction(refusal)
        self.play.back(to)
        self.epoch += 1
        self._changed(Undone(to, seat, self.play.digests[-1]), sync=True)

    def take_over(self, seat: Seat, level: str) -> None:
        """A bot sits in for whoever sat there."""
        self._seat(seat, dataclasses.replace(self.seats[seat], kind="bot", level=level))

    def sit_down(self, seat: Seat, name: str = "") -> None:
        """A person sits down (again) where a bot played."""
        sitter = self.seats[seat]
        self._seat(seat, dataclasses.replace(sitter, kind="human", level="", name=name or sitter.name))

    def concede(self, seat: Seat, level: str) -> list[Event]:
        """Gives up for a seat: the game ends, or where others go on without it, a bot of this level sits in.

        IllegalAction when the game is over already.
        """
        if self.outcome is not None:
            raise IllegalAction(Refusal("over", "The game is over."))
        try:
            happened = self.play.concede(seat)
        except IllegalAction:
            self.take_over(seat, level)
            return []
        self._changed(Conceded(len(self.play.moves), seat, self.play.digests[-1]))
        return happened

    def next_game(self, seed: int | None = None) -> None:
        """Begins the next game of the match; where the game's options name who is first, the loser is, or the second.

        IllegalAction while a game goes on and after the last one.
        """
        outcome = self.outcome
        if outcome is None:
            raise IllegalAction(Refusal("goes_on", "This game is not over yet."))
        if self.over:
            raise IllegalAction(Refusal("over", "The match is over."))
        count = len(self.games) + 1
        given = first_of_next(self.rules, self.play.given, outcome, self.play.names, self.went_first())
        chosen = stream(self.header.seed, f"game {count}") if seed is None else seed
        play = Play(self.rules, given, len(self.seats), chosen)
        self.games.append(play)
        self.epoch += 1
        self._changed(NextGame(count, given, chosen, play.digests[0]), sync=True)

    # The journal

    @property
    def path(self) -> Path | None:
        """Where it is saved, or would be; None for a match that is not saved at all."""
        return self._journal.path if self._journal else None

    def save_as(self, title: str) -> Saving:
        """Names the journal (see Journal.save_as)."""
        if self._journal is None:
            return Saving(done=False, sentence="This game is not one that is saved.")
        return self._journal.save_as(title)

    def notices(self) -> list[str]:
        """What there is to tell about saving and loading since the last time."""
        told, self._notices = self._notices, []
        return told + (self._journal.notices() if self._journal else [])

    def close(self) -> None:
        """Lets go of the journal; one in which nothing was done, and that has no name, is not kept."""
        if self._journal is None:
            return
        if self.number == 0 and not self._journal.named:
            self._journal.discard()
        else:
            self._journal.close()

    # Inside

    def _way_back(self, seat: Seat) -> tuple[int | None, Refusal]:
        """The position to go back to (None: there is none), and why not."""
        play = self.play
        if not self.seats[seat].human:
            return None, Refusal("bot", "A bot takes nothing back.")
        for to in range(len(play.moves) - 1, -1, -1):
            move = play.moves[to]
            told = play.events[play.marks[to] : play.marks[to + 1]]
            if move.action is None:
                return None, Refusal("conceded", "Giving up is not taken back.")
            if any(event.revealed() for event in told):
                return None, Refusal("revealed", "Something unseen has become known since.")
            if move.seat == seat and not move.forced:
                return to, Refusal("", "")
            if move.seat != seat and self.seats[move.seat].human:
                return None, Refusal("others", f"{self.names[move.seat]} has acted since.")
        return None, Refusal("nothing", "There is nothing to take back.")

    def _seat(self, seat: Seat, sitter: Sitter) -> None:
        self.seats[seat] = sitter
        self._changed(Reseated(seat, sitter))

    def _changed(self, entry: Entry, *, sync: bool = False) -> None:
        self.number += 1
        if self._journal is not None:
            self._journal.append(entry_line(entry), sync=sync)
        if isinstance(entry, Acted | Conceded) and self.outcome is not None:
            self._end()

    def _end(self) -> None:
        outcome = self.outcome
        if self._journal is not None and outcome is not None:
            entry = Ended(outcome.reason, outcome.winners, outcome.scores)
            self._journal.append(entry_line(entry), sync=True)

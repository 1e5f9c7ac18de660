"""A game played again from the middle: the same people, cards and luck up to a move, then on from there."""

from __future__ import annotations

from pathlib import Path

from game.app.filenames import automatic_title
from game.app.journal import Journal
from game.app.match import Match
from game.core.record import Acted, Conceded, Entry, Header, Reseated, entry_line, header_line
from game.core.replay import Play


def branched(match: Match, game: int, moves: int, *, folder: Path | None) -> Match:
    """A new match of one game: this match's `game` (from 0) as it was after so many moves.

    Everybody sits where they sit in the match now. It has a journal of its own in the folder (None: it is not saved);
    the match it comes from, and that one's journal, stay as they are.
    """
    old = match.games[game]
    position = match.header.position if game == 0 else None
    play = Play(match.rules, old.given, len(match.seats), old.seed, position)
    header = Header(
        game=match.header.game,
        seats=match.header.seats,
        options=old.given,
        seed=old.seed,
        digest=play.digests[0],
        match={"games": 1},
        cards=match.header.cards,
        position=position,
    )
    entries: list[Entry] = [
        Reseated(seat, now)
        for seat, (then, now) in enumerate(zip(header.seats, match.seats, strict=True))
        if then != now
    ]
    for number, move in enumerate(old.moves[:moves], 1):
        if move.action is None:
            play.concede(move.seat)
            entries.append(Conceded(number, move.seat, play.digests[-1]))
        else:
            play.act(move.seat, move.action)
            entries.append(Acted(number, move.seat, play.moves[-1].text, play.digests[-1]))
    journal = None
    if folder is not None:
        title = automatic_title(header.game)
        journal = Journal.begin(folder, title, header_line(header), *map(entry_line, entries))
    new = Match(header, match.rules, [play], journal)
    new.seats = list(match.seats)
    new.number = len(entries)
    return new

"""`python3 main.py replay FILE`: tells a saved game in words, lists its actions, or verifies it."""

from __future__ import annotations

import sys
from pathlib import Path

from game.app.begin import saved_rules
from game.app.journal import Unreadable, read_record
from game.app.telling import actions, result, sentences
from game.cli.options import Options, meant
from game.cli.owncards import add_cards
from game.core.event import redacted
from game.core.ids import Names, Seat
from game.core.record import Record
from game.core.replay import Differs, Play, replayed


def main(argv: list[str]) -> int:
    """0 when told or verified, 1 when the rules go another way than the file, 2 when it cannot be read."""
    parser = Options("replay", "Tell a saved game again from its journal, or verify it.")
    parser.add_argument("file", type=Path, help="a journal, as they lie in saves/")
    parser.add_argument(
        "--verify", action="store_true", help="replay it and compare every digest; tell nothing else"
    )
    parser.add_argument(
        "--words", action="store_true", help="the log in words (also what happens without an option)"
    )
    parser.add_argument("--actions", action="store_true", help="each action in its text of the notation")
    parser.add_argument("--seat", metavar="NAME", help="only what this player could know")
    add_cards(parser)
    given = parser.parse_args(argv)
    try:
        record = read_record(given.file)
        rules, changed = saved_rules(given.file, record.header)
    except Unreadable as bad:
        return _told(str(bad), 2)
    names = _names(record)
    if given.seat is not None and given.seat not in names:
        return _told(f"Nobody called {given.seat!r} sits there{meant(given.seat, names) or '.'}", 2)
    for notice in record.notices:
        print(notice, file=sys.stderr)
    if changed:
        print(f"Changed since this game began: {', '.join(changed)}.", file=sys.stderr)
    try:
        done = replayed(rules, record)
    except Differs as other:
        return _told(f"{given.file.name}: line {other.line}: {other.sentence}", 1)
    viewer = names.index(given.seat) if given.seat is not None else None
    for number, play in enumerate(done.games, start=1):
        if len(done.games) > 1:
            print(f"Game {number}")
        if given.words or not (given.verify or given.actions):
            _tell(play, names, viewer, whole=given.seat is None)
        if given.actions:
            print(*actions(play, names), sep="\n")
        if not given.verify:
            print(result(rules, play, names))
    if given.verify:
        count = sum(len(play.moves) for play in done.games)
        state = "finished" if record.finished else "not over"
        print(
            f"{given.file.name} is in order: {count} actions replayed, every digest agrees, the match is {state}."
        )
    return 0


def _names(record: Record) -> Names:
    return [sitter.name for sitter in record.header.seats]


def _tell(play: Play, names: Names, viewer: Seat | None, *, whole: bool) -> None:
    events = play.events if whole else redacted(play.events, viewer)
    for line in sentences(play.rules, events, names):
        print(line)


def _told(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status

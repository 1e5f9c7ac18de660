"""Saved games in words: where one stands, who plays, when it was played last."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.app.begin import saved_rules
from game.app.journal import Unreadable, read_record
from game.app.library import Saved, saved_games, to_continue
from game.core.record import Sitter
from game.core.replay import Differs, replayed
from game.ui.scenes.games import standing, words_of


@dataclass(frozen=True, slots=True)
class Look:
    """A saved game looked into: `stand` says how far it is (`Era 2 of 3`), `flaw` why it cannot be gone on with."""

    saved: Saved
    stand: str = ""
    flaw: str = ""


def look_into(saved: Saved) -> Look:
    """Plays a journal through to see where it stands; writes nothing."""
    if saved.flaw:
        return Look(saved, flaw=saved.flaw)
    try:
        record = read_record(saved.path)
        rules, _ = saved_rules(saved.path, record.header)
        play = replayed(rules, record).games[-1]
    except Unreadable as bad:
        return Look(saved, flaw=bad.sentence)
    except Differs as other:
        return Look(saved, flaw=f"It was played by other rules. Line {other.line}: {other.sentence}")
    return Look(saved, standing(saved.game, rules.view(play.state, None)))


def newest_unfinished(folder: Path) -> Look | None:
    """The game to go on with: the one played last that is not over and can be read to its end."""
    games = saved_games(folder)
    while (saved := to_continue(games)) is not None:
        look = look_into(saved)
        if not look.flaw:
            return look
        games.remove(saved)
    return None


def headline(look: Look) -> str:
    """`Renown, Era 2 of 3`, or the name a person gave it before that."""
    saved = look.saved
    parts = [saved.title] if saved.named else []
    parts.append(words_of(saved.game).title)
    if look.stand:
        parts.append(look.stand)
    return ", ".join(parts)


def who(sitters: Sequence[Sitter]) -> str:
    """The names at the table."""
    return ", ".join(sitter.name for sitter in sitters)


def when(saved: Saved) -> str:
    """`30 November 2026, 21:14`."""
    then = time.localtime(saved.changed)
    return f"{then.tm_mday} {time.strftime('%B %Y, %H:%M', then)}"

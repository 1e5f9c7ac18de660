"""One game between bots, told in words: what the tabletop shows where there is no screen."""

from __future__ import annotations

from pathlib import Path

from game.app.match import Match
from game.app.telling import actions, result, sentences
from game.app.thinking import InlineBots
from game.app.turns import play_out
from game.bots.levels import QUICK, bot_names
from game.core.record import Sitter
from game.rules import rules_of


def bot_game(game: str, seed: int, seats: int | None = None, level: str = QUICK) -> Match:
    """A whole match of one game, played out on the spot and saved nowhere; the fewest seats where none are given.

    `match.play.at(n)` is the position after n actions: for pictures.
    """
    count = seats if seats is not None else rules_of(game).seat_range[0]
    sitters = [Sitter(name, "bot", "", level) for name in bot_names(count, seed)]
    match = Match.new(game, {}, seed, sitters, folder=None)
    play_out(match, InlineBots())
    return match


def transcript(match: Match) -> str:
    """The last game of a match: who sat there, the log in words, the actions in the notation, the result."""
    play, names = match.play, match.names
    sitters = [f"{sitter.name} ({sitter.level or 'a person'})" for sitter in match.seats]
    title = f"{match.header.game.capitalize()}, seed {play.seed}: {', '.join(sitters)}"
    told = list(sentences(match.rules, play.events, names))
    parts = [title, "=" * len(title), "", *told, "", "The actions", "-----------", *actions(play, names), ""]
    return "\n".join([*parts, result(match.rules, play, names)]) + "\n"


def write_transcript(match: Match, folder: Path) -> Path:
    """Writes it as `GAME.txt` into the folder and returns where; raises OSError."""
    path = folder / f"{match.header.game}.txt"
    path.write_text(transcript(match), encoding="utf-8")
    return path

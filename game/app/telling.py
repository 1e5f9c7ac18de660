"""A game told in words, as a transcript, a replay and a demonstration print it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.core.event import Event
from game.core.ids import Names
from game.core.replay import Play
from game.core.rules import Rules, WithCardNames
from game.core.words import plain


def sentences(rules: Rules[Any, Any], events: Iterable[Event], names: Names) -> Iterator[str]:
    """The log's lines for these events (redacted already, if anything is to stay hidden), cards by their names."""
    called = rules.card_name if isinstance(rules, WithCardNames) else str
    for event in events:
        sentence = rules.describe(event)
        if sentence is not None:
            yield plain(sentence, names, called)


def actions(play: Play, names: Names) -> Iterator[str]:
    """Each action so far with its number, whose it was, and its text of the notation, seats by their names."""
    for number, move in enumerate(play.moves, start=1):
        text = move.text
        if move.action is not None:
            text = play.rules.text(play.at(number - 1), move.action, names)
        yield f"{number:4d}  {names[move.seat]}: {text}"


def result(rules: Rules[Any, Any], play: Play, names: Names) -> str:
    """Who won, by what, and all scores; or that the game goes on."""
    outcome = rules.outcome(play.state)
    if outcome is None:
        return f"The game is not over: {len(play.moves)} actions so far."
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    how = outcome.reason.replace("_", " ")
    return f"Won by {winners} ({how}) after {len(play.moves)} actions. Scores: {scores}."

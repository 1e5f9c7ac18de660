"""What is settled before a match begins: its options in full, its rules with its own cards, who goes first next."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.app.journal import Unreadable
from game.core.decision import Outcome
from game.core.errors import BadPosition, Flaw
from game.core.ids import Names, Seat, default_names
from game.core.record import Header
from game.core.rules import Rules, WithCards
from game.rules import GAMES, rules_of


def written_out(rules: Rules[Any, Any], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options with the defaults written out, as far as they are plain numbers, words and switches.

    So a saved game still means the same when a default changes later. BadPosition lists what is wrong with them.
    """
    names = default_names(seats)
    options = rules.options(given, names)
    full = dict(given)
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if field.name in {"seats", *full} or not isinstance(value, int | str):
            continue
        try:
            if rules.options({**full, field.name: value}, names) == options:
                full[field.name] = value
        except BadPosition:
            continue  # its words in a file are others than in the options
    return full


def seats_checked(game: str, rules: Rules[Any, Any], seats: int) -> None:
    """BadPosition when the game is not for so many."""
    fewest, most = rules.seat_range
    if not fewest <= seats <= most:
        sentence = f"{game.capitalize()} is for {fewest} to {most} players, not for {seats}."
        raise BadPosition([Flaw(("seats",), "seats", sentence)])


def saved_rules(path: Path, header: Header) -> tuple[Rules[Any, Any], list[str]]:
    """The rules that a saved match goes on with, and which of its cards are defined otherwise by now.

    Raises Unreadable for a game that is not known here.
    """
    if header.game not in GAMES:
        sentence = f"It is a game of {header.game!r}, which this version does not know."
        raise Unreadable(path, "unknown_game", sentence)
    rules = rules_of(header.game)
    if header.cards and isinstance(rules, WithCards):
        own, changed = rules.using(header.cards)
        return own, list(changed)
    return rules, []


def first_of_next(
    rules: Rules[Any, Any], given: Mapping[str, Any], outcome: Outcome, names: Names, went_first: Seat | None
) -> dict[str, Any]:
    """The next game's options: where they name who is first, whoever `begins_next`, if anybody does."""
    known = {field.name for field in dataclasses.fields(rules.options_type)}
    first = begins_next(outcome, len(names), went_first) if "first" in known else None
    return dict(given) if first is None else {**given, "first": names[first]}


def begins_next(outcome: Outcome, seats: int, went_first: Seat | None) -> Seat | None:
    """Who of two begins the next game: the loser, after a tie whoever went second. None where nothing settles it.

    `went_first` is who began the game that is over.
    """
    losers = [seat for seat in range(seats) if seat not in outcome.winners]
    if seats != 2:
        return None
    if len(losers) == 1:
        return losers[0]
    return None if went_first is None else 1 - went_first


def games_of(rules: Rules[Any, Any], given: Mapping[str, Any], seats: int) -> int:
    """How many games these options make a match of; 1 where a game's options do not say. Raises BadPosition."""
    return int(getattr(rules.options(given, default_names(seats)), "games", 1))

"""How quick a game's rules and its card files are, over seeded random games."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.app import places
from game.app.bench import Budget, Group, Lap, Row, lap, laps, row
from game.core.ids import default_names
from game.core.problems import ProblemList
from game.core.rng import Rng, stream
from game.rules import rules_of
from game.rules.cardsets import CARD_SETS

SEED: Final = 26
GAMES_PLAYED: Final = 12
LONGEST: Final = 3000
"""Decisions of a game after which it is not played on."""
DECISION: Final = {"crown": 20.0}
"""Microseconds that a decision may take, by game."""
COPY: Final = 5.0
"""Microseconds that the copy of a state may take."""
CHECK: Final = 500.0
"""Milliseconds in which all cards are to be checked."""
TITLES: Final = {"crown": "Recusant Crown", "patterns": "Patterns", "renown": "Renown"}


@dataclass(frozen=True, slots=True)
class Played:
    """A random game: the state it began with, and which of the legal answers was taken each time."""

    start: Any
    picks: tuple[int, ...]


def play_random(game: str, number: int) -> Played:
    """A game by its number: seats, decks (where there are decks) and luck all follow from it."""
    rules = rules_of(game)
    fewest, most = rules.seat_range
    seats = fewest + number % (most - fewest + 1)
    names = default_names(seats)
    options = rules.options(_options(rules, number, names), names)
    start = rules.new_game(options, stream(SEED, f"game {number}"))
    state, luck = start.copy(), Rng(SEED, f"bench {number}")
    picks: list[int] = []
    while state.decision is not None and len(picks) < LONGEST:
        legal = rules.legal_actions(state)
        picks.append(luck.below(len(legal)))
        rules.apply(state, legal[picks[-1]])
    return Played(start, tuple(picks))


def _options(rules: Any, number: int, names: tuple[str, ...]) -> dict[str, Any]:
    """The usual options; in a game of decks each game has two others."""
    if "decks" not in {field.name for field in fields(rules.options_type)}:
        return {}
    decks = sorted(rules.library.decks)
    return {"decks": {name: decks[(number * 2 + seat * 3) % len(decks)] for seat, name in enumerate(names)}}


def replay(rules: Any, played: Played) -> None:
    """Answers as then, silently: what is timed is legality and what an answer does, no luck and no choosing."""
    state = played.start.copy()
    for pick in played.picks:
        rules.apply(state, rules.legal_actions(state)[pick])


def states_of(rules: Any, played: Played, every: int) -> Iterator[Any]:
    """Copies of the states at every so manieth decision."""
    state = played.start.copy()
    for at, pick in enumerate(played.picks):
        if at % every == 0:
            yield state.copy()
        rules.apply(state, rules.legal_actions(state)[pick])


def bench_rules(game: str, budget: Budget, games: int = GAMES_PLAYED) -> Group:
    """The rules of one game, by decision or by call, in microseconds."""
    rules = rules_of(game)
    played = [play_random(game, number) for number in range(games)]
    decisions = sum(len(one.picks) for one in played)
    asked = [state for one in played for state in states_of(rules, one, 7)]
    middle = [one for each in played for one in _middle(rules, each)]
    views = [rules.view(state, state.decision.seat) for state in middle]
    luck = Rng(SEED, "worlds")

    def each(items: list[Any], call: Callable[[Any], object], what: str, guide: float | None = None) -> Row:
        times = max(1, 200 // len(items))
        return row(what, "us", laps(_over(items * times, call), budget), each=len(items) * times, guide=guide)

    return Group(
        f"{TITLES.get(game, game)}: rules",
        (
            row(
                "a decision: legal actions and silent apply",
                "us",
                laps(_over(played, lambda one: replay(rules, one)), budget),
                each=decisions,
                guide=DECISION.get(game),
                note=f"{games} games, {decisions} decisions",
            ),
            each(asked, rules.legal_actions, "legal actions of a state"),
            each(views, rules.legal_actions, "legal actions of a view"),
            each(middle, lambda state: state.copy(), "copy of a state", COPY),
            each(middle, lambda state: rules.view(state, state.decision.seat), "view of a seat"),
            each(middle, rules.key, "key of a state"),
            each(views, lambda view: rules.determinize(view, luck), "determinized world of a view"),
            each([played[0].start], lambda _: _begin(rules), "a new game"),
        ),
    )


def _middle(rules: Any, played: Played) -> list[Any]:
    """A few states from the middle third of a game."""
    count = len(played.picks)
    states = list(states_of(rules, played, max(1, count // 12)))
    return states[4:9] or states


def _begin(rules: Any) -> None:
    names = default_names(rules.seat_range[0])
    rules.new_game(rules.options({}, names), SEED)


def _over(items: list[Any], call: Callable[[Any], object]) -> Callable[[], None]:
    def work() -> None:
        for item in items:
            call(item)

    return work


# -- card files ----------------------------------------------------------------------------------------------


def bench_cards(games: list[str], budget: Budget) -> Group:
    """Reading and checking the card files of these games, in milliseconds; the whole command too."""
    rows = []
    for game in games:
        cards = CARD_SETS.get(game)
        if cards is None:
            continue
        load = importlib.import_module(cards.library).read_library
        rows += [
            row(f"{TITLES[game]}: check", "ms", laps(partial(cards.check, cards.folder), budget)),
            row(f"{TITLES[game]}: load", "ms", laps(partial(_loaded, load, cards.folder), budget)),
        ]
    if set(games) >= set(CARD_SETS):
        everything = _over(list(CARD_SETS.values()), lambda one: one.check(one.folder))
        rows.append(row("all cards: check", "ms", laps(everything, budget), guide=CHECK))
        few = Budget(0, budget.least)
        rows.append(row("the command `cards check`, from its start", "ms", [_command() for _ in few.turns()]))
    return Group("Card files", tuple(rows))


def _loaded(read: Callable[[Path, ProblemList], Any], folder: Path) -> Any:
    """A library read as if for the first time."""
    return read(folder, ProblemList())


def _command() -> Lap:
    """The whole command in a process of its own."""
    before = os.times()
    words = [sys.executable, str(places.HOUSE / "main.py"), "cards", "check", "-q"]
    wall = lap(lambda: subprocess.run(words, check=False, capture_output=True, cwd=places.HOUSE)).wall
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return Lap(spent or wall, wall)

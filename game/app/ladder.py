"""Does each level beat the one below? Games between two levels until that is sure, one way or the other.

Two seats: both sides of every deal are played, and the upper level is to win a share of the decided games. More seats:
one of the upper level sits among those of the lower one, at every seat of each deal in turn, and is to win a multiple
of its fair share. After each whole deal it is looked whether Wilson's 95 % interval lies on one side of what is wanted.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.sim.choose import plan_of, things_of
from game.app.sim.crew import Failed, crew_of
from game.app.sim.figures import wilson
from game.app.sim.kinds import kind_of
from game.app.sim.plan import Plan, Setting
from game.app.sim.row import Row
from game.app.wholefile import READABLE, write_whole
from game.core.errors import Unusable
from game.core.ids import Seat
from game.core.rng import Rng, stream

MOST_GAMES: Final = 400
"""So many games are played at most for one step of the ladder."""
LEAST_GAMES: Final = 20
"""Before so many no answer is taken."""
SHARE: Final = 0.65
"""Of decided games that the upper level is to win between two."""
TIMES_FAIR: Final = 1.3
"""And with more seats, as a multiple of what would be fair."""
COLUMNS: Final = ("number", "seed", "upper", "winners", "reason", "actions", "digest")
PASSED, FAILED, OPEN = "passed", "failed", "open"


@dataclass(frozen=True, slots=True)
class Duels(Plan):
    """One `upper` level (the first of `levels`) against the others. Every deal comes once with it at each seat."""

    def seed_of(self, number: int) -> int:
        return stream(self.seed, f"deal {number // len(self.levels)}")

    def setting(self, number: int) -> Setting:
        """Who sits where in a game (from 0); what is brought is drawn by lot for each deal."""
        seats = len(self.levels)
        at = number % seats
        levels = (*self.levels[1 : at + 1], self.levels[0], *self.levels[at + 1 :])
        seed = self.seed_of(number)
        options = dict(self.options)
        if self.brought:
            luck = Rng(seed, "brought")
            things = list(self.brought)
            luck.shuffle(things)
            options |= self.kind.options(
                tuple(things[:seats]), luck.below(seats) if self.kind.alternates else None
            )
        return Setting(levels, options, seed)


def duels(game: str, upper: str, lower: str, seats: int, seed: int) -> Duels:
    """The games of one step; Unusable where there are no such levels or seats."""
    things = things_of(game, ["all"], Path, seats) if kind_of(game).alternates else ()
    plan = plan_of(game, (upper, *[lower] * (seats - 1)), seed, things=things)
    return Duels(
        plan.game,
        plan.levels,
        plan.seed,
        plan.options,
        brought=plan.brought,
        pairing=plan.pairing,
        cards=plan.cards,
    )


@dataclass(frozen=True, slots=True)
class Result:
    """One game: its number, and who sat and won where."""

    number: int
    seed: int
    upper: Seat
    winners: tuple[Seat, ...]
    reason: str
    actions: int
    digest: str

    @property
    def won(self) -> float:
        """What it was worth to the upper level."""
        return 1 / len(self.winners) if self.upper in self.winners else 0.0


def result_of(row: Row, seats: int) -> Result:
    """What the ladder keeps of a game."""
    return Result(row.number, row.seed, row.number % seats, row.winners, row.reason, row.actions, row.digest)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a step stands after so many games."""

    games: int
    decided: int
    won: float
    bar: float
    """The share of decided games that is wanted."""

    @property
    def share(self) -> float:
        return self.won / self.decided if self.decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %."""
        return wilson(self.won, self.decided)

    @property
    def verdict(self) -> str:
        """`passed` or `failed` once the interval lies on one side of the bar, else `open`."""
        low, high = self.interval
        if self.games < LEAST_GAMES:
            return OPEN
        return PASSED if low >= self.bar else FAILED if high < self.bar else OPEN


def bar_of(seats: int) -> float:
    """The share of decided games that is wanted."""
    return SHARE if seats == 2 else TIMES_FAIR / seats


def standing(results: Sequence[Result], seats: int, bar: float) -> Standing:
    """How it stands by the games from the first one on without a gap, up to where the answer was sure.

    So it does not matter how many processes played, nor how often it was stopped.
    """
    there = {result.number: result for result in results}
    games, decided, won = 0, 0, 0.0
    now = Standing(0, 0, 0.0, bar)
    while games in there:
        result = there[games]
        games += 1
        decided += bool(result.winners)
        won += result.won
        if games % seats == 0:
            now = Standing(games, decided, won, bar)
            if now.verdict != OPEN:
                break
    return now


class Book:
    """The results of one step in a CSV file, a row the moment a game is over; what is there already is not played."""

    def __init__(self, path: Path, plan: Duels) -> None:
        """Unusable where the file is of other games, OSError where it cannot be written."""
        self.path = path
        self.results: list[Result] = []
        if path.exists():
            self.results = _read(path, plan)
            _write(path, self.results)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, [])

    def add(self, result: Result) -> None:
        """Keeps one more."""
        self.results.append(result)
        with self.path.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow(_cells(result))


def climb(plan: Duels, book: Book, games: int, jobs: int, bar: float) -> Standing:
    """Plays what is missing, at most so many games, until the answer is sure; Unusable where one cannot be played."""
    seats = len(plan.levels)
    there = {one.number for one in book.results}
    todo = (number for number in range(games) if number not in there)
    now = standing(book.results, seats, bar)
    if now.verdict != OPEN or now.games >= games:
        return now
    crew = crew_of(plan, jobs)
    busy = 0
    try:
        while now.verdict == OPEN:
            for _, number in zip(range(crew.room), todo, strict=False):
                crew.give(number)
                busy += 1
            if not busy:
                break
            for one in crew.take(1.0):
                busy -= 1
                if isinstance(one, Failed):
                    raise Unusable(f"Game {one.number} (seed {plan.seed_of(one.number)}): {one.sentence}.")
                book.add(result_of(one, seats))
            now = standing(book.results, seats, bar)
    finally:
        crew.close()
    return now


def _read(path: Path, plan: Duels) -> list[Result]:
    """All whole rows; a torn last one is left out."""
    found: list[Result] = []
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            try:
                winners = tuple(int(word) for word in row["winners"].split("|") if word)
                result = Result(
                    int(row["number"]),
                    int(row["seed"]),
                    int(row["upper"]),
                    winners,
                    row["reason"],
                    int(row["actions"]),
                    row["digest"],
                )
            except (KeyError, TypeError, ValueError, AttributeError):
                continue
            if result.seed != plan.seed_of(result.number):
                raise Unusable(f"{path} holds games with other seeds: name another folder.")
            if result.digest:
                found.append(result)
    return found


def _cells(result: Result) -> list[str]:
    return [
        str(result.number),
        str(result.seed),
        str(result.upper),
        "|".join(map(str, result.winners)),
        result.reason,
        str(result.actions),
        result.digest,
    ]


def _write(path: Path, results: Sequence[Result]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(_cells, results))
    write_whole(path, text.getvalue().encode(), READABLE)

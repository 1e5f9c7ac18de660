"""What is wanted of the balance of each game, read off the report of a simulation: one line for each figure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.app.sim.figures import wilson

ENOUGH: Final = 300
"""A card is held to anything only when so many games drew it and as many did not."""
MEASURED: Final = 250
"""From so many games on a rate itself has to be as wanted; with fewer only its interval has to reach there."""


class Line(NamedTuple):
    """One figure: its interval `low` to `high` (95 %; of cards widened after Bonferroni), and what is wanted of it.

    A rate is wanted from `least` to `most`. Of a card, and of what only few games tell, it is wanted that the interval
    reaches into that span: cards are many, so that some are always beyond it by chance.
    """

    what: str
    who: str
    games: int
    value: float
    low: float
    high: float
    least: float
    most: float

    @property
    def met(self) -> bool:
        if self.what == "card" or (self.what != "cast" and self.games < MEASURED):
            return self.low <= self.most and self.high >= self.least
        return self.least <= self.value <= self.most


def lines(report: Mapping[str, Any]) -> Iterator[Line]:
    """All figures of a `report.json` that something is wanted of."""
    yield from {"crown": _crown, "patterns": _patterns, "renown": _renown}[report["game"]](report)


def _rate(what: str, rate: Mapping[str, Any], least: float, most: float) -> Line:
    return Line(what, rate["who"], rate["games"], rate["share"], rate["low"], rate["high"], least, most)


def _length(report: Mapping[str, Any], each: int, least: float, most: float) -> Line:
    """The median length, in turns a player; its interval is that of the middle half of all games."""
    turns = next(length for length in report["lengths"] if length["what"] == "turns")
    middle, low, high = (turns[key] / each for key in ("middle", "quarter", "three_quarters"))
    return Line("length", "median turns a player", report["games"], middle, low, high, least, most)


def _ends(report: Mapping[str, Any], reasons: set[str], who: str, least: float, most: float) -> Line:
    games = sum(end["games"] for end in report["ends"] if end["reason"] in reasons)
    low, high = wilson(games, report["games"])
    return Line("end", who, report["games"], games / report["games"], low, high, least, most)


def _first(report: Mapping[str, Any], least: float, most: float) -> Line:
    return _rate("order", next(rate for rate in report["order"] if rate["who"] == "goes first"), least, most)


def _crown(report: Mapping[str, Any]) -> Iterator[Line]:
    matrix = report["group_matrix"]
    for at, row in enumerate(matrix["rates"]):
        for rate in row[at + 1 :]:
            if rate is not None:
                yield _rate("factions", rate, 0.42, 0.58)
    for rate in report["things"]:
        yield _rate("deck", rate, 0.40, 1.0)
    yield _first(report, 0.46, 0.54)
    yield _length(report, 2, 8, 25)
    yield _ends(report, {"majesty", "awakened"}, "by Majesty or Awakening", 0.95, 1.0)
    for card in report["cards"]:
        if card["ours"] and min(card["compared_drawn"], card["compared_not"]) >= ENOUGH:
            games = card["compared_drawn"] + card["compared_not"]
            yield Line(
                "card", card["card"], games, card["difference"], card["low"], card["high"], -0.08, 0.08
            )


def _patterns(report: Mapping[str, Any]) -> Iterator[Line]:
    seats = len(report["seats"])
    if seats == 4:
        for rate in report["groups"]:
            yield _rate("clan", rate, rate["fair"] - 0.08, rate["fair"] + 0.08)
    if seats == 2:
        yield _first(report, 0.44, 0.56)
    yield _length(report, seats, 8, 24)
    yield _ends(report, {"pattern_completed"}, "by a completed Pattern", 0.50, 0.95)
    for card in report["cards"]:
        yield Line("cast", card["card"], card["drawn"], card["played"], 0, card["drawn"], 1, card["drawn"])


def _renown(report: Mapping[str, Any]) -> Iterator[Line]:
    for rate in report["seats"]:
        yield _rate("seat", rate, rate["fair"] - 0.05, rate["fair"] + 0.05)

"""How a match ended, as a picture shows it: places, heaps, and what each part brought. From public events alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.match import Match
from game.app.matchscore import GameScore, game_scores, leaders
from game.core.event import GameEnded
from game.core.figures import figure
from game.core.ids import Seat
from game.core.words import plain
from game.rules.renown import events as renown


@dataclass(frozen=True, slots=True)
class Cell:
    """What one seat had in one part: a Heroic and a Villainous figure, and which of them won the markers."""

    heroic: int
    villainous: int
    took_heroic: bool = False
    took_villainous: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One row of the table: its name, a cell a seat, and a note on what was at stake."""

    title: str
    cells: tuple[Cell, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """`heading` and `sentence` tell who won and why; `places` are the seats from best to worst with their place from 1.

    `heaps` are each seat's Heroic and Villainous markers (empty for a game without them).
    """

    heading: str
    sentence: str
    scores: tuple[int, ...]
    places: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]
    heaps: tuple[tuple[int, int], ...] = ()
    parts: tuple[Part, ...] = ()
    games: tuple[GameScore, ...] = ()
    """Every game of a match of Crown."""


def tally(match: Match) -> Tally:
    """Of a match that is over; ValueError for one that goes on."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("a match that goes on has no result")
    names = match.names
    scores = outcome.scores if match.planned == 1 else match.totals
    winners = outcome.winners if match.planned == 1 else leaders(match)
    sentence = ""
    for event in match.events(0, None):
        if isinstance(event, GameEnded) and (told := match.rules.describe(event)) is not None:
            sentence = plain(told, names)
    if match.planned > 1:
        sums = " to ".join(figure(score) for score in sorted(scores, reverse=True))
        sentence = f"{sums} Majesty over {match.planned} games."
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    places = tuple((seat, 1 + sum(other > scores[seat] for other in scores)) for seat in order)
    who = " and ".join(names[seat] for seat in winners)
    heading = f"{who} {'wins' if len(winners) == 1 else 'win'}" if winners else "Nobody wins"
    parts = _eras(match) if match.header.game == "renown" else ()
    games = game_scores(match) if match.header.game == "crown" else ()
    heaps = tuple(match.view(None).favor) if match.header.game == "renown" else ()
    return Tally(heading, sentence, tuple(scores), places, winners, heaps, parts, games)


def _eras(match: Match) -> tuple[Part, ...]:
    found = []
    for event in match.events(0, None):
        if not isinstance(event, renown.EraScored):
            continue
        cells = [
            Cell(count.totals[0], count.totals[1], seat == event.takers[0], seat == event.takers[1])
            for seat, count in enumerate(event.counts)
        ]
        found.append(Part(f"Era {event.era}", tuple(cells), stake(event, match.names)))
    return tuple(found)


def stake(event: renown.EraScored, names: Sequence[str]) -> str:
    """Who took which markers from the Court, and what a tie left there."""
    told = []
    if len(set(event.takers)) == 1 and event.takers[0] is not None and all(event.taken):
        heroic, villainous = event.taken
        return f"{names[event.takers[0]]} took {heroic} Heroic and {villainous} Villainous"
    for kind, taker, taken, left in zip(
        ("Heroic", "Villainous"), event.takers, event.taken, event.court, strict=True
    ):
        if taker is not None and taken:
            told.append(f"{names[taker]} took {taken} {kind}")
        elif taker is None and left:
            told.append(f"a tie left {left} {kind} in the Court")
    return ", ".join(told)

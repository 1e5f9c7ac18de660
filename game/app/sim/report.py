"""What a simulation says, as plain values: the same report is told on a terminal, drawn, and written to files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.app.sim.figures import Rate, reach, wilson
from game.app.sim.kinds import CardSort
from game.app.sim.tally import CardTally, Tally, Wins

FORMAT: Final = 1
BARS: Final = 24
"""Of a histogram, at most."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000)


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are: five numbers, and how many games fall into each step from `start` on."""

    what: str
    least: int
    quarter: int
    middle: int
    three_quarters: int
    most: int
    start: int
    step: int
    bars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class End:
    """How often games end for one reason."""

    reason: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Matrix:
    """Who wins against whom: for each row and column the rate of the row; None where they never met."""

    names: tuple[str, ...]
    rates: tuple[tuple[Rate | None, ...], ...]


@dataclass(frozen=True, slots=True)
class CardFigure:
    """One card. `seats` could have drawn it; `win_drawn` and `win_not` are their shares where both can be compared.

    `difference` is told with its corrected interval `low` to `high`; `sure` is how far from nothing that interval
    stays. All four are None where too few can be compared.
    """

    card: str
    name: str
    group: str
    sort: str
    ours: bool
    seats: int
    drawn: int
    played: int
    seats_drawn: int
    seats_played: int
    compared_drawn: int
    compared_not: int
    win_drawn: float | None
    win_not: float | None
    difference: float | None
    low: float | None
    high: float | None
    sure: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """Everything; shares are of games that somebody won. `dead` cards: of no deck, never drawn, never played."""

    game: str
    games: int
    round: int
    """After so many games everything has come equally often."""
    decided: int
    ends: tuple[End, ...]
    lengths: tuple[Length, ...]
    levels: tuple[Rate, ...]
    seats: tuple[Rate, ...]
    order: tuple[Rate, ...]
    thing: str
    things: tuple[Rate, ...]
    group: str
    groups: tuple[Rate, ...]
    group_matrix: Matrix
    thing_matrix: Matrix
    cards: tuple[CardFigure, ...]
    corrected_for: int
    no_deck: tuple[str, ...]
    never_drawn: tuple[str, ...]
    never_played: tuple[str, ...]
    sums: Mapping[str, Mapping[str, int]]
    winners_sums: Mapping[str, Mapping[str, int]]
    notices: tuple[str, ...]
    broken: tuple[str, ...]
    groups_of: Mapping[str, str]
    """Faction or Clan of what was brought."""
    names: Mapping[str, str]
    """Printed names of cards, decks and Wizards by their ids."""

    def plain(self) -> dict[str, Any]:
        """As `report.json` keeps it."""
        data = {"format": FORMAT, **asdict(self)}
        for key in ("levels", "seats", "order", "things", "groups"):
            data[key] = [rate.plain() for rate in getattr(self, key)]
        for key in ("group_matrix", "thing_matrix"):
            matrix: Matrix = getattr(self, key)
            rows = [[None if rate is None else rate.plain() for rate in row] for row in matrix.rates]
            data[key] = {"names": list(matrix.names), "rates": rows}
        return data


def report_of(tally: Tally) -> Report:
    """The report of all rows that a tally has taken in."""
    kind = tally.plan.kind
    sorts = tally.sorts
    cards = _cards(tally, sorts)
    things = sorted(tally.things, key=lambda name: (tally.group_of.get(name, ""), name))
    groups = list(dict.fromkeys(tally.group_of.get(name, "") for name in things))
    names = kind.names() | {card: sort.name for card, sort in sorts.items()}
    return Report(
        game=tally.plan.game,
        games=tally.games,
        round=tally.plan.round,
        decided=tally.decided,
        ends=_ends(tally),
        lengths=tuple(
            length for length in (_length("turns", tally.turns), _length("actions", tally.actions)) if length
        ),
        levels=_rates({level: tally.levels[level] for level in sorted(tally.levels)}),
        seats=_rates({f"seat {seat + 1}": wins for seat, wins in enumerate(tally.seats)}),
        order=_rates(dict(zip(kind.order, tally.order, strict=False))) if tally.order[0].games else (),
        thing=kind.thing,
        things=_rates({name: tally.things[name] for name in things}),
        group=kind.group,
        groups=_rates({name: tally.groups[name] for name in groups if name in tally.groups}),
        group_matrix=_matrix(tuple(name for name in groups if name in tally.groups), tally.group_pairs),
        thing_matrix=_matrix(tuple(things), tally.thing_pairs),
        cards=cards,
        corrected_for=sum(figure.difference is not None for figure in cards),
        no_deck=tuple(tally.no_deck()),
        never_drawn=tuple(figure.card for figure in cards if not figure.drawn and not figure.played),
        never_played=tuple(figure.card for figure in cards if figure.drawn and not figure.played),
        sums=_plain(tally.sums) if not kind.drawn else {},
        winners_sums=_plain(tally.winners_sums) if not kind.drawn else {},
        notices=tuple(_told(items) for items in sorted(tally.notices)),
        broken=tuple(_told(items) for items in sorted(tally.broken)),
        groups_of={name: tally.group_of.get(name, "") for name in things},
        names=names,
    )


def _plain(sums: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    return {column: dict(sorted(counts.items())) for column, counts in sums.items()}


def _told(item: tuple[int, int, str]) -> str:
    number, seed, sentence = item
    return f"game {number} (seed {seed}): {sentence}"


def _rates(found: Mapping[str, Wins]) -> tuple[Rate, ...]:
    return tuple(
        Rate(who, wins.won, wins.games, wins.fair / wins.games) for who, wins in found.items() if wins.games
    )


def _matrix(names: tuple[str, ...], pairs: Mapping[tuple[str, str], Wins]) -> Matrix:
    def rate(one: str, other: str) -> Rate | None:
        wins = pairs.get((one, other))
        return None if wins is None else Rate(f"{one} against {other}", wins.won, wins.games, 0.5)

    return Matrix(names, tuple(tuple(rate(one, other) for other in names) for one in names))


def _ends(tally: Tally) -> tuple[End, ...]:
    ordered = sorted(tally.ends.items(), key=lambda item: (-item[1], item[0]))
    return tuple(
        End(reason, count, count / tally.games, *wilson(count, tally.games)) for reason, count in ordered
    )


def _length(what: str, lengths: Counter[int]) -> Length | None:
    """None where the game does not tell it."""
    if not any(lengths):
        return None
    values = sorted(lengths)
    count = lengths.total()

    def at(share: float) -> int:
        """The value that so much of the games do not exceed."""
        gone = 0
        for value in values:
            gone += lengths[value]
            if gone >= share * count:
                return value
        return values[-1]

    least, most = values[0], values[-1]
    step = next((step for step in STEPS if (most // step) - (least // step) < BARS), STEPS[-1])
    start = least // step * step
    bars = [0] * ((most - start) // step + 1)
    for value, games in lengths.items():
        bars[(value - start) // step] += games
    return Length(what, least, at(0.25), at(0.5), at(0.75), most, start, step, tuple(bars))


def _cards(tally: Tally, sorts: Mapping[str, CardSort]) -> tuple[CardFigure, ...]:
    differences = {card: one.compared.difference() for card, one in tally.cards.items()}
    z = reach(sum(found is not None for found in differences.values()))
    figures = [
        _figure(card, one, sorts.get(card, CardSort(card.replace("_", " "))), differences[card], z)
        for card, one in tally.cards.items()
    ]
    return tuple(sorted(figures, key=lambda one: (one.group, one.name, one.card)))


def _figure(
    card: str, one: CardTally, sort: CardSort, found: tuple[float, float] | None, z: float
) -> CardFigure:
    with_it, count = one.compared.side(True)
    without, count_not = one.compared.side(False)
    low = high = sure = None
    if found is not None:
        low, high = found[0] - z * found[1], found[0] + z * found[1]
        sure = max(0.0, low, -high)
    compared_drawn, compared_not = one.compared.comparable()
    return CardFigure(
        card=card,
        name=sort.name,
        group=sort.group,
        sort=sort.sort,
        ours=sort.ours,
        seats=one.seats,
        drawn=one.drawn,
        played=one.played,
        seats_drawn=one.seats_drawn,
        seats_played=one.seats_played,
        compared_drawn=compared_drawn,
        compared_not=compared_not,
        win_drawn=with_it / count if count else None,
        win_not=without / count_not if count_not else None,
        difference=None if found is None else found[0],
        low=low,
        high=high,
        sure=sure,
    )

"""A report in lines for a person at a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.app.sim.figures import SURE, Rate
from game.app.sim.report import CardFigure, Length, Matrix, Report

MANY: Final = 12
"""Cards that are told of with the largest differences."""
LISTED: Final = 20
"""Notices that are told."""


def told(report: Report, *, all_cards: bool = False) -> list[str]:
    """The whole report; `all_cards`: every card and not only those that differ most."""
    ends = ", ".join(f"{end.reason} {end.games}" for end in report.ends)
    lines = [f"{report.games} games, {report.decided} decided. Ends: {ends}."]
    lines += [_length(length) for length in report.lengths]
    if report.games % report.round:
        lines.append(
            f"Everything comes equally often after {report.round} games; this is not a multiple of that."
        )
    lines += ["", *_rates([*report.levels, *report.seats, *report.order])]
    if report.groups:
        lines += ["", f"By {report.group}, against others:", *_rates(report.groups)]
    if len(report.group_matrix.names) > 1:
        lines += ["", *_matrix(report.group_matrix)]
    if len(report.things) > len(report.groups):
        lines += ["", f"By {report.thing}:", *_rates(report.things)]
    if report.sums:
        lines += ["", *_sums(report)]
    if report.cards:
        lines += ["", *_cards(report, all_cards=all_cards)]
    lines += _dead(report)
    for title, items in (("Bots that failed", report.notices), ("Broken promises", report.broken)):
        if items:
            more = [f"... and {len(items) - LISTED} more"] if len(items) > LISTED else []
            lines += ["", f"{title}:", *items[:LISTED], *more]
    return lines


def _length(length: Length) -> str:
    half = f"half of the games {length.quarter} to {length.three_quarters}"
    what = length.what.capitalize()
    return f"{what} a game: {length.middle} in the middle, {half}, all {length.least} to {length.most}."


def _rates(rates: Sequence[Rate]) -> Iterator[str]:
    width = max(12, *(len(rate.who) for rate in rates)) if rates else 12
    yield f"{'':{width}} {'won':>8} {'of':>6} {'share':>7}  {'95 % interval':>15}  {'fair':>6}  {'times fair':>10}"
    for rate in rates:
        low, high = rate.interval
        between = f"{low:.1%} - {high:.1%}"
        figures = f"{between:>15}  {rate.fair:6.1%}  {rate.share / rate.fair:10.2f}"
        yield f"{rate.who:{width}} {rate.won:8.1f} {rate.of:6} {rate.share:7.1%}  {figures}"


def _matrix(matrix: Matrix) -> Iterator[str]:
    """Shares of the row against the column."""
    width = max(len(name) for name in matrix.names)
    yield "Row against column, share of the games that one of the two won:"
    yield f"{'':{width}} " + " ".join(f"{name:>{max(12, len(name))}}" for name in matrix.names)
    for name, row in zip(matrix.names, matrix.rates, strict=True):
        cells = [
            f"{'' if rate is None else f'{rate.share:.1%} of {rate.of}':>{max(12, len(column))}}"
            for column, rate in zip(matrix.names, row, strict=True)
        ]
        yield f"{name:{width}} " + " ".join(cells)


def _sums(report: Report) -> Iterator[str]:
    for column, counts in report.sums.items():
        winners: Mapping[str, int] = report.winners_sums[column]
        parts = [f"{what} {count} (winners {winners.get(what, 0)})" for what, count in sorted(counts.items())]
        yield f"{column.capitalize()}: {', '.join(parts) or 'nothing'}."


def correction(report: Report) -> str:
    """How the intervals of cards are corrected, in one sentence."""
    return (
        f"Intervals are widened after Bonferroni for {report.corrected_for} cards, so that all of them hold together "
        f"with {SURE:.0%}; like is compared with like (same deck, same level), and a game counts once."
    )


def _cards(report: Report, *, all_cards: bool) -> Iterator[str]:
    known = [figure for figure in report.cards if figure.difference is not None]
    ordered = sorted(known, key=lambda figure: -abs(figure.difference or 0.0))
    shown = ordered if all_cards else ordered[:MANY]
    if not shown:
        yield "Cards: too few games to compare those who drew a card with those who did not."
        return
    which = "all" if len(shown) == len(known) else f"the {len(shown)} that differ most of {len(known)}"
    yield f"Wins when drawn against when not drawn, in points ({which}):"
    width = max(len(figure.name) for figure in shown)
    head = f"{'drawn by':>9} {'played by':>10} {'won, drawn':>11} {'not':>7} {'points':>7}  {'corrected':>15}"
    yield f"{'':{width}} {head}"
    for figure in shown:
        yield f"{figure.name:{width}} {_card(figure)}"
    yield correction(report)


def _card(figure: CardFigure) -> str:
    drawn, played = figure.seats_drawn / figure.seats, figure.seats_played / figure.seats
    between = f"{100 * (figure.low or 0):+.1f} to {100 * (figure.high or 0):+.1f}"
    won = f"{figure.win_drawn or 0:.1%}"
    other = f"{figure.win_not or 0:.1%}"
    points = f"{100 * (figure.difference or 0):+.1f}"
    mark = "" if figure.ours else "  reference"
    return f"{drawn:9.0%} {played:10.0%} {won:>11} {other:>7} {points:>7}  {between:>15}{mark}"


def _dead(report: Report) -> list[str]:
    lines = []
    for title, cards in (
        ("In no deck", report.no_deck),
        ("Never drawn", report.never_drawn),
        ("Drawn and never played", report.never_played),
    ):
        if cards:
            lines.append(f"{title}: {', '.join(report.names.get(card, card) for card in cards)}.")
    return ["", *lines] if lines else []

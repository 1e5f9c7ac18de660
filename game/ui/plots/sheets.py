"""All charts of a report, by name: the same ones in the window, in picture files and on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.app.sim.report import CardFigure, Report
from game.bots.levels import LEVELS
from game.ui.plots.drawing import Drawing, Palette
from game.ui.plots.lengths import ends_chart, length_chart, stacked
from game.ui.plots.matrix import matrix_chart
from game.ui.plots.rates import cards_chart, lines_of, rates_chart
from game.ui.theme import CLANS, FACTIONS, Colour

_SHADES: Final = {name: shades[0] for name, shades in (*FACTIONS.items(), *CLANS.items())}
_ENDS: Final = {
    "awakened": "Awakening",
    "majesty": "7 Majesty",
    "stalemate": "Stalemate",
    "pattern_completed": "A Pattern is complete",
    "deck_ran_out": "The deck ran out",
    "turn_limit": "The turns ran out",
    "most_favor": "Most Favor",
    "tie": "A tie",
}
STRIKING: Final = 24
"""Cards in one picture: half of them those that win most, half those that lose most."""


def end_name(reason: str) -> str:
    """How a game ended, for a person."""
    return _ENDS.get(reason) or reason.replace("_", " ").capitalize()


def group_name(group: str) -> str:
    """A faction or Clan, or several."""
    return " + ".join(part.capitalize() for part in group.split("+"))


def charts(report: Report, palette: Palette, width: float) -> dict[str, Drawing]:
    """Every chart that the report has something for, in the order of reading."""
    found: dict[str, Drawing] = {}
    if report.decided:
        found["wins"] = wins_chart(report, palette, width)
    if len(report.groups) > 1:
        title = f"Wins by {report.group}, against the others"
        found["groups"] = rates_chart(
            title, lines_of(report.groups, group_name, _group_shades(report)), palette, width
        )
    if len(report.group_matrix.names) > 1:
        title = (
            f"{report.group} against {report.group}"[:1].upper()
            + f"{report.group} against {report.group}"[1:]
        )
        found["matchups"] = matrix_chart(
            title, report.group_matrix, palette, width, group_name, _group_shades(report)
        )
    if len(report.things) > len(report.groups):
        found["things"] = things_chart(report, palette, width)
        if len(report.things) <= 16:
            title = f"{report.thing.capitalize()} against {report.thing}"
            named = _named(report)
            found["thing_matchups"] = matrix_chart(title, report.thing_matrix, palette, width, named)
    lengths = [length_chart(length, palette, width) for length in report.lengths]
    if report.ends:
        lengths.append(ends_chart(report.ends, palette, width, end_name))
    if lengths:
        found["lengths"] = stacked(lengths)
    if report.corrected_for:
        found["cards"] = striking_chart(report, palette, width)
    return found


def wins_chart(report: Report, palette: Palette, width: float) -> Drawing:
    """Levels, seats and the order of turns."""
    rates = [*report.seats, *report.order]
    if len(report.levels) > 1:
        rates = [*report.levels, *rates]
    return rates_chart("Wins by level, seat and order" if len(report.levels) > 1 else "Wins by seat and order",
                       lines_of(rates, level_name), palette, width)  # fmt: skip


def things_chart(report: Report, palette: Palette, width: float) -> Drawing:
    """Decks, each with the colour of its faction."""
    shades = {name: shades_of(group) for name, group in report.groups_of.items()}
    title = f"Wins by {report.thing}"
    return rates_chart(title, lines_of(report.things, _named(report), shades), palette, width)


def striking(report: Report, most: int = STRIKING) -> list[CardFigure]:
    """The cards that can be compared, best first; of many those at both ends."""
    known = sorted(
        (one for one in report.cards if one.difference is not None), key=lambda one: -(one.difference or 0.0)
    )
    return known if len(known) <= most else [*known[: most // 2], *known[-most // 2 :]]


def striking_chart(report: Report, palette: Palette, width: float) -> Drawing:
    """Win rate when drawn less win rate when not, with corrected intervals."""
    shown = striking(report)
    title = "Wins when drawn against when not"
    if len(shown) < report.corrected_for:
        title += f": {len(shown)} of {report.corrected_for} cards"
    return cards_chart(
        title, shown, palette, width, {group: shades_of(group) for group in {one.group for one in shown}}
    )


def shades_of(group: str) -> tuple[Colour, ...]:
    """The colours of a faction or Clan, or of several."""
    return tuple(_SHADES[part] for part in group.split("+") if part in _SHADES)


def _group_shades(report: Report) -> dict[str, tuple[Colour, ...]]:
    return {group: shades_of(group) for group in report.groups_of.values()}


def level_name(who: str) -> str:
    """A level's title, anything else with a capital."""
    return LEVELS[who].title if who in LEVELS else who[:1].upper() + who[1:]


def _named(report: Report) -> Callable[[str], str]:
    return lambda name: report.names.get(name, name)

"""What a simulation says, painted into the right panel: a head with its progress, and the charts of one tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.app.sim.plan import Plan
from game.app.sim.report import Report
from game.app.sim.row import Row as Game
from game.app.sim.spans import span
from game.app.sim.study import Study
from game.app.sim.words import correction
from game.core.figures import figure
from game.ui.paint import text as lettering
from game.ui.paint.brush import Brush
from game.ui.plots.drawing import Box, Drawing, Palette, wide
from game.ui.plots.lengths import ends_chart, length_chart
from game.ui.plots.picture import paint
from game.ui.plots.rates import cards_chart
from game.ui.plots.sheets import (
    charts,
    end_name,
    level_name,
    shades_of,
    things_chart,
    wins_chart,
)
from game.ui.scenes.games import words_of
from game.ui.scenes.simulation_form import many
from game.ui.widgets import Row

WINS, MATCHES, CARDS, LENGTHS, GAMES = "wins", "matches", "cards", "lengths", "games"
GAP: Final = 30.0
LINE: Final = 20.0


def tabs_of(plan: Plan) -> list[tuple[str, str, str]]:
    """The tabs that there is something for, as a Choice takes them."""
    found = [(WINS, "Wins", "trophy-outline")]
    if plan.kind.thing:
        found.append((MATCHES, "Match-ups", "grid"))
    if plan.kind.drawn:
        found.append((CARDS, "Cards", "cards-outline"))
    return [*found, (LENGTHS, "Length", "timer-sand"), (GAMES, "Games", "format-list-numbered")]


def drawings(tab: str, report: Report, palette: Palette, width: float) -> list[Drawing]:
    """The charts of a tab, from top to bottom, as wide as that."""
    if not report.decided and tab in (WINS, MATCHES, CARDS):
        return []
    if tab == WINS:
        found = [wins_chart(report, palette, width)]
        if len(report.groups) > 1:
            found.append(charts(report, palette, width)["groups"])
        if len(report.things) > len(report.groups):
            found.append(things_chart(report, palette, width))
        return [*found, *_sums(report, palette, width)]
    if tab == MATCHES:
        every = charts(report, palette, width)
        return [every[name] for name in ("matchups", "thing_matchups") if name in every]
    if tab == CARDS:
        return _cards(report, palette, width)
    if tab == LENGTHS:
        lengths = [length_chart(length, palette, width) for length in report.lengths]
        return [*lengths, ends_chart(report.ends, palette, width, end_name)]
    return []


def _cards(report: Report, palette: Palette, width: float) -> list[Drawing]:
    known = sorted(
        (one for one in report.cards if one.difference is not None), key=lambda one: -(one.difference or 0.0)
    )
    found = []
    if known:
        shades = {one.group: shades_of(one.group) for one in known}
        found.append(cards_chart("Wins when drawn against when not", known, palette, width, shades))
        found.append(_text(correction(report), palette, width))
    unknown = [one for one in report.cards if one.difference is None and one.drawn]
    lists = (
        ("Too few games to compare", [one.name for one in unknown]),
        ("Drawn and never played", [report.names.get(card, card) for card in report.never_played]),
        ("Never drawn", [report.names.get(card, card) for card in report.never_drawn]),
        ("In none of the decks", [report.names.get(card, card) for card in report.no_deck]),
    )
    found += [
        _text(", ".join(names) + ".", palette, width, f"{title} ({len(names)})")
        for title, names in lists
        if names
    ]
    return found


def _sums(report: Report, palette: Palette, width: float) -> list[Drawing]:
    """What was counted in a game without cards of its own."""
    found = []
    for column, counts in report.sums.items():
        winners = report.winners_sums[column]
        each = max(1, report.games)
        words = []
        for what, count in counts.items():
            won = winners.get(what, 0) / max(1, report.decided)
            words.append(f"{what.capitalize()} {count / each:.1f} a game, {won:.1f} by the winner")
        found.append(_text("; ".join(words) + ".", palette, width, column.capitalize()))
    return found


def _text(words: str, palette: Palette, width: float, title: str = "") -> Drawing:
    """A paragraph as a drawing, with a title above it."""
    lines = lettering.wrap(words, "ui", 16, width)
    above = 30.0 if title else 0.0
    drawing = Drawing(width, above + LINE * 1.15 * len(lines), title, words)
    if title:
        drawing.words(title, 0, 12, 20, palette.ink, "title")
    for n, line in enumerate(lines):
        drawing.words(line, 0, above + LINE * 1.15 * (n + 0.5), 16, palette.dim if not title else palette.ink)
    return drawing


def height_of(found: Sequence[Drawing]) -> float:
    """Of charts below each other, in units."""
    return sum(one.height for one in found) + GAP * max(0, len(found) - 1)


def paint_all(
    surface: pygame.Surface, found: Sequence[Drawing], view: pygame.Rect, offset: int, scale: float
) -> None:
    """The charts below each other, scrolled, as far as they show in the view."""
    old = surface.get_clip()
    surface.set_clip(view.clip(old))
    y = float(view.y - offset)
    for drawing in found:
        if y < view.bottom and y + drawing.height * scale > view.y:
            paint(
                surface, _seen(drawing, (view.y - y) / scale, (view.bottom - y) / scale), (view.x, y), scale
            )
        y += (drawing.height + GAP) * scale
    surface.set_clip(old)


def _seen(drawing: Drawing, top: float, bottom: float) -> Drawing:
    """Only the pieces that lie between two heights."""
    pieces = [
        piece
        for piece in drawing.pieces
        if (piece.y + piece.h > top if isinstance(piece, Box) else piece.y + 16 > top)
        and piece.y - 16 < bottom
    ]
    return Drawing(drawing.width, drawing.height, drawing.title, drawing.says, pieces)


def about(plan: Plan) -> str:
    """Levels, decks and seed in one line."""
    levels = [level_name(level) for level in plan.levels]
    who = f"{len(levels)} × {levels[0]}" if len(set(levels)) == 1 else ", ".join(levels)
    parts = [who]
    if plan.brought:
        parts.append(many(len(plan.brought), plan.kind.thing))
    return ", ".join([*parts, f"seed {plan.seed}"])


def pace(study: Study) -> str:
    """How it goes on, in a few words."""
    run = study.run
    if run is not None:
        if not run.rate:
            return "Starting"
        speed = f"{run.rate:.1f} a second" if run.rate >= 1 else f"{60 * run.rate:.1f} a minute"
        return f"{speed}, {span(run.left or 0)} left"
    if not study.ready:
        return "Reading"
    if study.finished:
        return "Finished"
    return f"Stopped: {study.games - study.done} are missing"


def paint_head(brush: Brush, rect: pygame.Rect, study: Study) -> None:
    """The game, what is played, and how far it is."""
    px = brush.px
    title = words_of(study.plan.game).title
    right = brush.text(pace(study), (rect.right, rect.y + px(16)), "ui", 17, brush.theme.text, "cr").x
    at = brush.text(
        title, (rect.x, rect.y + px(16)), "title", 26, brush.theme.gold_text, "cl", right - rect.x - px(16)
    )
    room = right - px(16) - at.right - px(14)
    if room > px(120):
        brush.text(
            about(study.plan), (at.right + px(14), rect.y + px(18)), "ui", 16, brush.theme.dim, "cl", room
        )
    said = f"{study.done} of {study.games}"
    wide_said = px(wide(f"{study.games} of {study.games}", 17, "uib") + 16)
    bar = pygame.Rect(rect.x, rect.y + px(40), rect.w - wide_said, px(16))
    brush.well(bar, 8)
    share = study.done / max(1, study.games)
    full = round((bar.w - px(4)) * min(1.0, share))
    if full >= px(12):
        brush.box((bar.x + px(2), bar.y + px(2), full, bar.h - px(4)), brush.theme.main_button, 6, 1, 0)
    brush.text(said, (rect.right, bar.centery), "uib", 17, brush.theme.text, "cr")


def names_of(game: Game, titles: dict[str, str]) -> list[str]:
    """What each seat of a game is called: after its deck or Wizard, else after its level; all different."""
    found: list[str] = []
    for seat, level in enumerate(game.levels):
        thing = game.brought[seat] if game.brought else ""
        name = titles.get(thing, thing) or f"{level_name(level)} {seat + 1}"
        found.append(name if name not in found else f"{name} {seat + 1}")
    return found


def line_of(game: Game, titles: dict[str, str]) -> Row:
    """A game as a row of the list."""
    names = names_of(game, titles)
    winners = [names[seat] for seat in game.winners]
    losers = [name for seat, name in enumerate(names) if seat not in game.winners]
    if winners and losers:
        title = f"{' and '.join(winners)} {'beat' if len(winners) > 1 else 'beats'} {', '.join(losers)}"
    else:
        title = f"Nobody wins: {', '.join(names)}"
    order = sorted(range(len(names)), key=lambda seat: seat not in game.winners)
    scores = " to ".join(figure(game.scores[seat]) for seat in order) if game.scores else ""
    levels = "" if len(set(game.levels)) == 1 else f", {', '.join(map(level_name, game.levels))}"
    turns = f", {many(game.turns, 'turn')}" if game.turns else ""
    flaw = " A bot failed." if game.notices else ""
    return Row(
        title,
        f"{end_name(game.reason)}, {scores}{turns}{levels}.{flaw}",
        f"{game.number}",
        "alert" if flaw else "",
    )

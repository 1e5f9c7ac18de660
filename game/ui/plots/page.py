"""A report as one page for a browser: fonts and charts are in it, and nothing is fetched."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from typing import Final

from game.app.sim.figures import Rate
from game.app.sim.plan import Plan
from game.app.sim.report import CardFigure, Report
from game.app.sim.words import correction
from game.core.figures import true_minus
from game.ui.fonts import SOURCES
from game.ui.plots.drawing import on_paper
from game.ui.plots.sheets import charts, end_name, group_name, level_name
from game.ui.plots.svg import svg
from game.ui.scenes.games import words_of
from game.ui.theme import Colour, Theme, mix, rgb, theme

WIDTH: Final = 760.0
"""Of a chart, in units."""
_FONTS: Final = (("Marcellus", "title", "normal"), ("Atkinson Hyperlegible", "ui", "normal"),
                 ("Atkinson Hyperlegible", "uib", "bold"))  # fmt: skip


def page(report: Report, plan: Plan) -> str:
    """The whole page."""
    mood = theme(words_of(report.game).mood)
    drawn = charts(report, on_paper(mood), WIDTH)
    title = f"{words_of(report.game).title}: {report.games} games"
    parts = [
        f"<header><h1>{escape(title)}</h1><p>{escape(summary(report))}</p></header>",
        _facts(report, plan),
        *(f"<section class=chart>{svg(drawing)}</section>" for drawing in drawn.values()),
        _tables(report),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    style = f"<style>{_faces()}{_style(mood)}</style>"
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f'<!doctype html><html lang="en"><head>{head}{style}</head>{body}</html>\n'


def summary(report: Report) -> str:
    """The report in a sentence or two."""
    ends = ", ".join(f"{end_name(end.reason)} {end.share:.0%}" for end in report.ends)
    said = f"{report.decided} of {report.games} games had a winner. Ends: {ends}."
    for length in report.lengths[:1]:
        half = f"half of the games {length.quarter} to {length.three_quarters}"
        said += f" {length.middle} {length.what} in the middle, {half}."
    return said


def _facts(report: Report, plan: Plan) -> str:
    """What was played."""
    rows = [
        ("Levels", ", ".join(map(level_name, plan.levels))),
        ("Seed", str(plan.seed)),
        ("A whole round", f"{report.round} games"),
    ]
    if plan.brought:
        names = ", ".join(report.names.get(one.name, one.name) for one in plan.brought)
        rows.append((f"{report.thing.capitalize()}s", names))
    if plan.options:
        rows.append(("Options", ", ".join(f"{name}: {value}" for name, value in plan.options.items())))
    body = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows)
    return f"<section><table class=facts>{body}</table></section>"


def _tables(report: Report) -> str:
    parts = [_rates("By level, seat and order", [*report.levels, *report.seats, *report.order], report)]
    if report.things:
        parts.append(_rates(f"By {report.thing}", report.things, report))
    if report.sums:
        parts.append(_sums(report))
    if report.cards:
        parts.append(_cards(report.cards, correction(report)))
    dead = [
        (title, [report.names.get(card, card) for card in cards])
        for title, cards in (
            ("In no deck", report.no_deck),
            ("Never drawn", report.never_drawn),
            ("Drawn and never played", report.never_played),
        )
        if cards
    ]
    parts += [f"<h3>{title}</h3><p>{escape(', '.join(cards))}.</p>" for title, cards in dead]
    for title, items in (("Bots that failed", report.notices), ("Broken promises", report.broken)):
        if items:
            parts.append(
                f"<h3>{title}</h3><ul>{''.join(f'<li>{escape(item)}</li>' for item in items[:200])}</ul>"
            )
    return f"<section>{''.join(parts)}</section>"


def _rates(title: str, rates: Sequence[Rate], report: Report) -> str:
    heads = ("", "won", "of", "share", "95 % interval", "fair")
    rows = []
    for rate in rates:
        low, high = rate.interval
        who = report.names.get(rate.who) or level_name(rate.who)
        cells = (
            f"{rate.won:.1f}",
            rate.of,
            f"{rate.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{rate.fair:.1%}",
        )
        rows.append((who, *map(str, cells)))
    return _table(title, heads, rows)


def _sums(report: Report) -> str:
    rows = [
        (f"{column}: {what}", str(count), str(report.winners_sums[column].get(what, 0)))
        for column, counts in report.sums.items()
        for what, count in counts.items()
    ]
    return _table("Counts", ("", "all", "of winners"), rows)


def _cards(figures: Sequence[CardFigure], note: str) -> str:
    heads = (
        "card",
        "of",
        "drawn by",
        "played by",
        "won when drawn",
        "when not",
        "points",
        "corrected interval",
    )
    ordered = sorted(figures, key=lambda one: (one.difference is None, -(one.difference or 0.0), one.name))
    rows = []
    for one in ordered:
        seen = max(1, one.seats)
        cells = [
            one.name if one.ours else f"{one.name} *",
            group_name(one.group),
            f"{one.seats_drawn / seen:.0%} ({one.drawn})",
            f"{one.seats_played / seen:.0%} ({one.played})",
            "" if one.win_drawn is None else f"{one.win_drawn:.1%}",
            "" if one.win_not is None else f"{one.win_not:.1%}",
        ]
        if one.difference is None or one.low is None or one.high is None:
            cells += ["", "too few"]
        else:
            cells += [
                true_minus(f"{100 * one.difference:+.1f}"),
                true_minus(f"{100 * one.low:+.1f} to {100 * one.high:+.1f}"),
            ]
        rows.append(tuple(cells))
    star = " * A reference card: reported, not tuned." if any(not one.ours for one in figures) else ""
    return _table("Cards", heads, rows) + f"<p class=note>{escape(note)}{star}</p>"


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<h3>{escape(title)}</h3><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _faces() -> str:
    """The fonts themselves; without a package the reader's own stand in."""
    found = []
    for family, role, weight in _FONTS:
        package, name = SOURCES[role]
        try:
            data = (resources.files(package) / "files" / name).read_bytes()
        except (ModuleNotFoundError, OSError, TypeError):
            continue
        source = f"url(data:font/ttf;base64,{base64.b64encode(data).decode()})"
        found.append(f'@font-face{{font-family:"{family}";font-weight:{weight};src:{source}}}')
    return "".join(found)


def _style(mood: Theme) -> str:
    ground, sheet = _hex(mix(mood.paper.bottom, "#ffffff", 0.1)), _hex(on_paper(mood).ground)
    ink, dim, line = (
        _hex(mood.paper_text),
        _hex(mood.paper_dim),
        _hex(mix(mood.paper.bottom, mood.paper_dim, 0.25)),
    )
    head, gold = _hex(mood.panel.top), _hex(mood.gold_text)
    return (
        f"body{{margin:0;background:{ground};color:{ink};font:16px/1.45 'Atkinson Hyperlegible',Verdana,sans-serif}}"
        "main{max-width:56rem;margin:0 auto;padding:0 1rem 4rem}"
        f"header{{background:{head};color:#fff;margin:1rem 0;padding:1.4rem 2rem;border-radius:12px}}"
        f"h1{{font:400 2.1rem Marcellus,Georgia,serif;color:{gold};margin:0}}header p{{margin:.5rem 0 0}}"
        "h3{font:400 1.3rem Marcellus,Georgia,serif;margin:1.6rem 0 .5rem}"
        f"section{{background:{sheet};border:1px solid {line};border-radius:12px;padding:1.4rem 2rem;margin:1rem 0}}"
        "svg{display:block;width:100%;height:auto}"
        "table{border-collapse:collapse;width:100%;font-size:14px}th{font-weight:bold}"
        f"th,td{{text-align:right;padding:.22rem .5rem;border-bottom:1px solid {line};vertical-align:top}}"
        "th:first-child,td:first-child,.facts td{text-align:left}.facts th{width:9rem}"
        f"thead th{{color:{dim};font-weight:400}}.note{{color:{dim};font-size:14px}}"
        "@media print{section,header{break-inside:avoid;border:0}}"
        "@media (max-width:40rem){section,header{padding:1rem;overflow-x:auto}}"
    )


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb(colour))

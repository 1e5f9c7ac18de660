"""Writes a report into a folder: figures, one page, and every chart as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pygame

from game.app.sim.plan import Plan
from game.app.sim.report import Report
from game.ui.plots.drawing import on_paper
from game.ui.plots.page import page
from game.ui.plots.picture import picture
from game.ui.plots.sheets import charts
from game.ui.scenes.games import words_of
from game.ui.theme import rgb, theme

FIGURES, PAGE, PLOTS = "report.json", "report.html", "plots"
WIDTH: Final = 860.0
SCALE: Final = 2.0


def write_report(folder: Path, report: Report, plan: Plan) -> None:
    """`report.json`, `report.html` and `plots/*.png`; pictures that an earlier report left and this one has not, go.

    Raises OSError.
    """
    text = json.dumps(report.plain(), ensure_ascii=False, indent=1)
    (folder / FIGURES).write_text(text + "\n", encoding="utf-8")
    (folder / PAGE).write_text(page(report, plan), encoding="utf-8")
    plots = folder / PLOTS
    plots.mkdir(exist_ok=True)
    palette = on_paper(theme(words_of(report.game).mood))
    drawn = charts(report, palette, WIDTH)
    for old in plots.glob("*.png"):
        if old.stem not in drawn:
            old.unlink()
    for name, drawing in drawn.items():
        sheet = picture(drawing, rgb(palette.ground), SCALE)
        try:
            pygame.image.save(sheet, str(plots / f"{name}.png"))
        except pygame.error as fault:
            raise OSError(str(fault)) from None

"""What tests of exports share: orders of quick cards, and the programs that look into a PDF."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.export.job import export
from game.ui.export.order import Done, Order
from game.ui.export.wanted import Wanted

FIVE = ("5S", "6S", "7S", "8S", "9S")
"""Cards that are drawn in no time."""

DPI = 50
"""Dots an inch at which pages are looked at."""
Printed = Callable[[str, bool], Path]
"""FIVE as a PDF with backs, by paper and bleed: printed once for all tests."""

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftoppm") is None or shutil.which("pdfimages") is None,
    reason="poppler-utils (pdfinfo, pdfimages, pdftoppm) is not installed: PDFs are measured by our own reader only",
)


def order(tmp_path: Path, form: Any = "pdf", cards: tuple[str, ...] = FIVE, **more: Any) -> Order:
    """An order for some cards of Renown, in the face set that is drawn the fastest."""
    wanted = more.pop("wanted", None) or Wanted(cards=cards)
    return Order(form, wanted, tmp_path / "out", **{"face_set": "index", **more})


def made(asked: Order, saves: Path) -> Done:
    """The order carried out."""
    done = [progress for progress in export(asked, saves) if isinstance(progress, Done)]
    assert len(done) == 1
    return done[0]


def run(*words: str) -> str:
    """What a program says."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def rendered(path: Path, folder: Path, dpi: int = DPI) -> list[pygame.Surface]:
    """The pages of a PDF as pictures."""
    run("pdftoppm", "-r", str(dpi), "-png", str(path), str(folder / "page"))
    return [pygame.image.load(page) for page in sorted(folder.glob("page*.png"))]


def is_printed(page: pygame.Surface, rect: pygame.Rect) -> bool:
    """Whether the middle of a place is not the white of the paper."""
    middle = rect.inflate(-rect.w // 2, -rect.h // 2).clip(page.get_rect())
    return pygame.transform.average_color(page, middle)[:3] != (255, 255, 255)

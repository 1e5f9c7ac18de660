"""What is wrong with the picture on a card: a file that cannot be used, or that is too coarse for paper."""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.core.problems import Place
from game.ui.cardface.boxes import MM, Box
from game.ui.cardface.faults import Fault, Severity, area_of
from game.ui.cardface.info import CardInfo
from game.ui.cardface.template import Template

DOTS: Final = (100.0, 200.0)
"""Dots an inch of a picture on paper: under the first its pixels are seen, under the second it is soft."""
INCH: Final = 25.4


def picture_faults(
    template: Template, card: CardInfo, use: str, file: str = "", broken: str = ""
) -> tuple[Fault, ...]:
    """Of one card: `broken` says what came of making its picture, `file` is what it was made from, if from one."""
    box = max((box for box in template.boxes if box.role == "art"), key=lambda b: b.w * b.h, default=None)
    if box is None:
        return ()

    def fault(code: str, sentence: str, number: float | None, limit: float | None, how: Severity) -> Fault:
        return Fault(
            card.game, card.id, card.name, template.name, use, box.name, code, sentence, number, limit,
            area_of(box), how, box.id, Place(file) if file else box.place,
        )  # fmt: skip

    if broken:
        return (fault("face-art", _small(broken), None, None, "error"),)
    path = Path(file)
    if not file or use not in {"full", "print"} or not path.is_file():
        return ()
    dots = dots_of(box, pixels_of(path, path.stat().st_mtime_ns))
    if not dots or dots >= DOTS[1]:
        return ()
    bad = dots < DOTS[0]
    sentence = f"the picture {path.name} has {dots:.0f} dots an inch on paper; it should have {DOTS[1]:g}"
    return (
        fault("face-coarse", sentence, round(dots, 1), DOTS[0 if bad else 1], "error" if bad else "advice"),
    )


def _small(sentence: str) -> str:
    """A notice as the end of a sentence."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def dots_of(box: Box, size: tuple[int, int]) -> float:
    """Dots an inch of a picture that fills a box, or fits into it; 0 for a picture of no size."""
    if not all(size):
        return 0.0
    across, down = box.w / size[0], box.h / size[1]
    return INCH * MM / (min(across, down) if box.art_fit == "contain" else max(across, down))


@lru_cache(1024)
def pixels_of(path: Path, stamp: int) -> tuple[int, int]:  # noqa: ARG001 - a changed file is another one
    """Width and height of a picture file, from its head where it is a PNG; (0, 0) where it is none."""
    try:
        with path.open("rb") as file:
            head = file.read(24)
        if head[:8] == b"\x89PNG\r\n\x1a\n":
            wide, tall = struct.unpack(">II", head[16:24])
            return wide, tall
        return pygame.image.load(path).get_size()
    except (OSError, pygame.error, struct.error):
        return 0, 0

"""Reads of a PDF where it puts pictures and lines, in millimetres from the upper left corner: what tests measure."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field
from pathlib import Path

MM = 25.4 / 72
Box = tuple[float, float, float, float]


@dataclass
class PdfPage:
    """Width and height; pictures as (name, left, top, width, height); lines from point to point; how many words."""

    width: float
    height: float
    pictures: list[tuple[str, float, float, float, float]] = field(default_factory=list)
    lines: list[Box] = field(default_factory=list)
    words: int = 0


@dataclass
class Pdf:
    """The pages, and of each picture its pixels."""

    pages: list[PdfPage]
    pixels: dict[str, tuple[int, int]]


def read(path: Path) -> Pdf:
    """A PDF as this house writes it: one size of page, streams deflated."""
    data = path.read_bytes()
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert box is not None
    wide, tall = (float(number) * MM for number in box.groups())
    objects = {int(m[1]): m[2] for m in re.finditer(rb"\n(\d+) 0 obj\n(.*?)\nendobj", data, re.DOTALL)}
    pages = []
    for body in objects.values():
        found = re.search(rb"/Contents (\d+) 0 R", body)
        if found and b"/Type /Page\n" in body:
            pages.append(_page(_stream(objects[int(found[1])]), wide, tall))
    return Pdf(pages, _pixels(data, objects))


def _stream(body: bytes) -> str:
    at = body.index(b"stream\n") + 7
    return zlib.decompressobj().decompress(body[at:]).decode("latin-1")


def _page(content: str, wide: float, tall: float) -> PdfPage:
    page = PdfPage(wide, tall)
    for m in re.finditer(r"q ([\d.-]+) 0 0 ([\d.-]+) ([\d.-]+) ([\d.-]+) cm /(I\d+) Do Q", content):
        w, h, x, y = (float(number) * MM for number in m.groups()[:4])
        page.pictures.append((m[5], x, tall - y - h, w, h))
    for m in re.finditer(r"([\d.-]+) ([\d.-]+) m ([\d.-]+) ([\d.-]+) l S", content):
        x1, y1, x2, y2 = (float(number) * MM for number in m.groups())
        page.lines.append((x1, tall - y1, x2, tall - y2))
    page.words = len(re.findall(r"\bBT\b", content))
    return page


def _pixels(data: bytes, objects: dict[int, bytes]) -> dict[str, tuple[int, int]]:
    found = {}
    for name, number in re.findall(rb"/(I\d+) (\d+) 0 R", data):
        head = objects[int(number)][:400]
        wide, tall = re.search(rb"/Width (\d+)", head), re.search(rb"/Height (\d+)", head)
        assert wide is not None
        assert tall is not None
        found[name.decode()] = (int(wide[1]), int(tall[1]))
    return found

"""What an edit of a layout, a skin or a picture costs while a table stands: until it is seen, and its frames."""

from __future__ import annotations

import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.app.bench import Group, Lap, Row, lap, row
from game.app.benchrules import TITLES
from game.ui.benchfaces import HAND, PATIENCE, SLOWEST, cards_of, some
from game.ui.cardface.cardfiles import CardFiles
from game.ui.cardface.catalogue import HOUSE
from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.paint import cache
from game.ui.screen import DESIGN
from game.ui.situations import FRAME

SEEN: Final = 30
"""How many different cards lie on the table."""
FIRST, ALL = 0.8, 2.5
"""Seconds until the first face and until all of them show an edit."""

CORNER: Final = r'name="corner_mm"[^>]*value="([\d.]+)"'
COLOUR: Final = r"#([0-9a-fA-F]{6})\b"
"""What is altered in a layout and in a skin."""


@dataclass(slots=True)
class _Table:
    """Cards on a cloth, and what a window's loop does for them each turn."""

    faces: Faces
    files: CardFiles
    cards: list[CardInfo]
    cloth: pygame.Surface
    drawn: int = -1
    """The version of the faces that is on the cloth."""

    def turn(self) -> None:
        self.files.update(FRAME)
        self.faces.update()
        if self.faces.version == self.drawn:
            return
        self.drawn = self.faces.version
        for at, card in enumerate(self.cards):
            self.cloth.blit(self.faces.picture(card, "hand", HAND), (8 + at % 15 * 127, 8 + at // 15 * 190))

    def ready(self) -> int:
        """How many faces are the newest there can be."""
        return sum(self.faces.ready(card, "hand", HAND) for card in self.cards)


def bench_reload(game: str, count: int = SEEN) -> Group:
    """One game's table of so many cards, and an edit of each kind of file."""
    with _table(game, count) as table:
        template = table.faces.wardrobe.catalogue.template(game, "hand")
        if template is None:
            raise KeyError(game)
        folder = table.faces.wardrobe.catalogue.folders[0]
        layout, skin = template.path, folder / "skins" / f"{template.skin}.yaml"
        picture = table.faces.saves / "art" / game / f"{table.cards[0].id}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        rows = [
            *_edited(table, "a layout", count, lambda: _alter(layout, CORNER)),
            *_edited(table, "a skin", count, lambda: _alter(skin, COLOUR)),
            *_edited(table, "a picture", 1, lambda: _paint(picture)),
        ]
    return Group(f"{TITLES.get(game, game)}: files edited at the table", tuple(rows))


@contextmanager
def _table(game: str, count: int) -> Iterator[_Table]:
    """A table whose faces are all there, with layouts and skins of its own to edit."""
    cache.clear()
    with tempfile.TemporaryDirectory(prefix="tabletop-") as name:
        own = Path(name) / "assets"
        for part in ("faces", "skins"):
            shutil.copytree(HOUSE / part, own / part)
        faces = Faces(Path(name) / "saves", (own,))
        try:
            faces.in_background()
            cards = some(cards_of(game), count)
            table = _Table(faces, CardFiles(faces), cards, pygame.Surface(DESIGN, 0, 32))
            _until(table, lambda: table.ready() == len(cards) and not faces.busy)
            yield table
        finally:
            faces.close()


def _edited(table: _Table, what: str, count: int, edit: Callable[[], None]) -> list[Row]:
    """Saves a file and turns the loop until all that depends on it is new."""
    began = time.perf_counter()
    edit()
    everything = len(table.cards)
    frames = _until(table, lambda: table.ready() == everything - count)
    more = _until(table, lambda: table.ready() > everything - count)
    first = time.perf_counter() - began
    more += _until(table, lambda: table.ready() == everything and not table.faces.busy)
    whole = time.perf_counter() - began
    frames += more
    slowest = max(frame.wall for frame in frames) * 1000
    return [
        Row(f"{what}: the first face shows it", "s", (first,), (first,), guide=FIRST, note="on the wall"),
        Row(f"{what}: all {count} show it", "s", (whole,), (whole,), guide=ALL, note="on the wall"),
        row(
            f"{what}: a frame meanwhile", "ms", frames, guide=SLOWEST, worst=True,
            note=f"{len(frames)} frames; the longest {slowest:.0f} ms on the wall",
        ),
    ]  # fmt: skip


def _until(table: _Table, done: Callable[[], bool]) -> list[Lap]:
    """Turns the loop at its pace; the frames it took."""
    frames: list[Lap] = []
    began = time.perf_counter()
    while not done():
        if time.perf_counter() - began > PATIENCE:
            raise TimeoutError(f"{table.ready()} of {len(table.cards)} faces are there")
        frames.append(lap(table.turn))
        # the processes that paint get the rest of the frame, as in a window
        time.sleep(max(0.0, FRAME - frames[-1].wall))
    return frames


def _alter(path: Path, number: str) -> None:
    """Saves a file with the first of such numbers a little higher; ValueError where it has none."""
    text = path.read_text(encoding="utf-8")
    found = re.search(number, text)
    if found is None:
        raise ValueError(f"{path.name} has nothing to alter")
    old = found[1]
    new = f"{int(old, 16) ^ 1:06x}" if len(old) == 6 else f"{float(old) + 0.1:.2f}"
    path.write_text(text[: found.start(1)] + new + text[found.end(1) :], encoding="utf-8")


def _paint(path: Path) -> None:
    plain = pygame.Surface((480, 360))
    plain.fill((90, 40, 60))
    pygame.image.save(plain, str(path))

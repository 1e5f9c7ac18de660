"""How long card faces and pictures take, and whether what is kept for them stays bounded."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.app.bench import Budget, Group, Lap, Row, lap, row
from game.app.benchrules import SEED, TITLES
from game.app.settings import Settings
from game.app.tables import usual
from game.app.thinking import InlineBots
from game.core.rng import stream
from game.ui.app import House
from game.ui.art.picture import paint_art
from game.ui.cardface import workbench
from game.ui.cardface.artwork import LARGE, SMALL, size_for, subject_of
from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.kept import FACES
from game.ui.cardface.layout import MASTER, lay_out
from game.ui.cardface.press import print_face
from game.ui.cardface.shown import card_height, step_for
from game.ui.cardface.skins import Skin, dress
from game.ui.cardface.template import Template
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.desk import Desk
from game.ui.paint import cache
from game.ui.scenes.situations import played
from game.ui.screen import DESIGN, Screen
from game.ui.situations import FRAME
from game.ui.stack import SceneStack

CARDS: Final = 24
"""How many cards are taken of a game, from all over its list."""
COLD: Final = 120
"""How many cards a table shows that were never seen before."""
HAND: Final = 130
"""Width in px of a card on such a table."""
FACE, KEPT, SLOWEST = 25.0, 1000.0, 50.0
"""What a cold face (ms), a kept one (microseconds) and a frame (ms) may take."""
PAINT: Final = {"small": 40.0, "large": 160.0}
"""Milliseconds that a picture may take."""
PATIENCE: Final = 120.0
"""Seconds after which cold cards are no longer waited for."""
MOVES: Final = 40
"""Decisions of a table before it is drawn."""
DRAWN: Final = (20, 40, 30)
"""The cloth: a table that shows it has been drawn."""


def some(cards: list[CardInfo], count: int) -> list[CardInfo]:
    """So many of them, evenly over the list, all where there are no more."""
    return cards if len(cards) <= count else [cards[at * len(cards) // count] for at in range(count)]


def cards_of(game: str) -> list[CardInfo]:
    """Every card of a game."""
    return workbench.cards(game, "")[0]


@contextmanager
def new_faces() -> Iterator[Faces]:
    """Faces with a folder of saves of their own, so that nothing was painted before."""
    with tempfile.TemporaryDirectory(prefix="tabletop-") as folder:
        faces = Faces(Path(folder))
        try:
            yield faces
        finally:
            faces.close()


# -- faces ---------------------------------------------------------------------------------------------------


def bench_faces(game: str, budget: Budget, count: int = CARDS, cold: int = COLD) -> Group:
    """One game's faces, in milliseconds."""
    cards = some(cards_of(game), count)
    with new_faces() as faces:
        rows = [
            _print(faces, cards, budget, "the very first face", first=True),
            _print(faces, cards, budget, "a cold face, as many are printed", first=False),
            _kept(faces, cards, budget),
        ]
    return Group(f"{TITLES.get(game, game)}: faces", (*rows, *_cold_table(game, cold)))


def _print(faces: Faces, cards: list[CardInfo], budget: Budget, what: str, *, first: bool) -> Row:
    """Laid out, printed and scaled to a hand card, its picture being there.

    Cards share frames, gems and letters, which the first ones make for those that follow; `first` lets none follow.
    """
    found: list[Lap] = []
    asked = [
        (card, template)
        for card in cards
        if (template := faces.wardrobe.catalogue.template(card.game, "hand"))
    ]
    for _ in Budget(budget.seconds, 1).turns():
        cache.clear()
        for card, template in asked:
            if first:
                cache.clear()
            art = _any_art(template)
            found.append(lap(partial(_printed, faces.wardrobe, card, template, art)))
    return row(what, "ms", found, guide=None if first else FACE, note="art not counted")


def _printed(
    wardrobe: Wardrobe, card: CardInfo, template: Template, art: pygame.Surface | None
) -> pygame.Surface:
    skin = dress(wardrobe.catalogue.skin(template) or Skin({}), card)
    sheet = print_face(lay_out(template, card, skin), skin, art)
    width = step_for(HAND)
    return sheet if width == MASTER else pygame.transform.smoothscale(sheet, (width, card_height(width)))


def _any_art(template: Template) -> pygame.Surface | None:
    """Something as large as the picture would be."""
    boxes = [box for box in template.boxes if box.role == "art"]
    if not boxes:
        return None
    plain = pygame.Surface(size_for(max(boxes, key=lambda box: box.w * box.h), step_for(HAND)), 0, 32)
    plain.fill((60, 50, 80))
    return plain


def _kept(faces: Faces, cards: list[CardInfo], budget: Budget) -> Row:
    for card in cards:
        faces.picture(card, "hand", HAND)
    found = [
        lap(partial(faces.picture, card, "hand", HAND))
        for _ in Budget(budget.seconds / 4, 2).turns()
        for card in cards
    ]
    return row("a face that is kept", "us", found, guide=KEPT)


def _cold_table(game: str, count: int) -> list[Row]:
    """A table of cards of which no picture was ever painted: its frames, and how long until all are there."""
    cards = some(cards_of(game), count)
    cache.clear()
    with new_faces() as faces:
        faces.in_background()
        table = pygame.Surface(DESIGN, 0, 32)
        frames: list[Lap] = []
        began = time.perf_counter()
        while time.perf_counter() - began < PATIENCE:
            frames.append(lap(partial(_turn, faces, cards, table)))
            if not faces.busy and all(faces.ready(card, "hand", HAND) for card in cards):
                break
            # the processes that paint get the rest of the frame, as in a window
            time.sleep(max(0.0, FRAME - frames[-1].wall))
        waited = time.perf_counter() - began
    late = sum(1 for frame in frames if frame.wall * 1000 > SLOWEST)
    note = f"{len(frames)} frames; {late} longer than {SLOWEST:g} ms on the wall"
    return [
        row("a frame while many are made", "ms", frames, guide=SLOWEST, worst=True, note=note),
        Row(f"{len(cards)} cold cards, art and all", "s", (waited,), (waited,), note="on the wall"),
    ]


def _turn(faces: Faces, cards: list[CardInfo], table: pygame.Surface) -> None:
    """One turn of a window's loop: time for the faces, and the whole table drawn if any looks different now."""
    before = faces.version
    faces.update()
    if faces.version == before and table.get_at((0, 0))[0] == DRAWN[0]:
        return
    table.fill(DRAWN)
    across = 15
    for at, card in enumerate(cards):
        picture = faces.picture(card, "hand", HAND)
        table.blit(picture, (8 + at % across * 127, 8 + at // across * 132))


# -- art -----------------------------------------------------------------------------------------------------


def bench_art(game: str, budget: Budget, count: int = CARDS) -> Group:
    """Painting pictures of one game, in milliseconds: small ones, and large ones for whole cards."""
    cards = some(cards_of(game), count)
    rows = [
        _painted(cards, sizes["wide"], budget, PAINT[what])
        for what, sizes in (("small", SMALL), ("large", LARGE))
    ]
    return Group(f"{TITLES.get(game, game)}: art", tuple(rows))


def _painted(cards: list[CardInfo], size: tuple[int, int], budget: Budget, guide: float) -> Row:
    paint_art(subject_of(cards[0]), size)
    found: list[Lap] = []
    for _ in Budget(budget.seconds, 1).turns():
        found += [lap(partial(paint_art, subject_of(card), size)) for card in cards]
    return row(
        f"a picture of {size[0]}x{size[1]}",
        "ms",
        found,
        guide=guide,
        note=f"over {len(cards)} subjects" if len(cards) > 1 else "of one subject",
    )


# -- memory --------------------------------------------------------------------------------------------------


def bench_tables(games: list[str], count: int) -> Group:
    """Opens and closes so many tables and says what is held after each quarter of them."""
    marks = sorted({max(1, count * quarter // 4) for quarter in (1, 2, 3, 4)})
    rows: list[Row] = []
    cache.clear()
    with tempfile.TemporaryDirectory(prefix="tabletop-") as folder:
        desk = Desk(Screen(*DESIGN), Settings(), Path(folder))
        for number in range(1, count + 1):
            _open_and_close(games[number % len(games)], number, desk)
            if number in marks:
                rows += _held(f"after {number} {'table' if number == 1 else 'tables'}")
        desk.close()
    cache.clear()
    # what grows now is no picture that was kept
    rows += _held("when all stores are emptied")
    return Group("Memory of tables opened and closed", tuple(rows))


def _held(when: str) -> list[Row]:
    gc.collect()
    note = f"{FACES.held / cache.MB:.0f} of them faces of cards, {FACES.limit // cache.MB} at most"
    rows = [Row(f"pictures kept {when}", "MB", (cache.held() / cache.MB,), note=note)]
    used = resident()
    if used is not None:
        rows.append(Row(f"the whole process {when}", "MB", (used / cache.MB,)))
    return rows


def _open_and_close(game: str, number: int, desk: Desk) -> None:
    """A table of a game some moves on, drawn at rest; each number has cards of its own."""
    match = played(usual(game, stream(SEED, f"table {number}")).begin(None), MOVES)
    stack = SceneStack(desk)
    stack.push(House(desk, InlineBots()).table(match))
    picture = pygame.Surface(DESIGN, 0, 32)
    for _ in range(3):
        stack.update(FRAME)
        stack.draw(picture)
    while stack.scenes:
        stack.scenes.pop().leave()


def resident(status: Path = Path("/proc/self/statm")) -> int | None:
    """Bytes of memory that this process has now; None where the system does not tell it there."""
    try:
        return int(status.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return None

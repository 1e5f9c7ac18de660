"""Makes what was ordered, a card at a time, so that whoever waits can show how far it is, or stop."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from game.core.suggest import did_you_mean
from game.ui.cardface.catalogue import Catalogue
from game.ui.cardface.faces import Faces
from game.ui.cardface.info import CardInfo
from game.ui.cardface.kept import FACES
from game.ui.export.files import ExportError
from game.ui.export.manifest import Manifest, digest_of
from game.ui.export.order import GRIDS, LARGEST_SHIFT, Done, Order, Progress, Step
from game.ui.export.paper import PAPERS
from game.ui.export.prints import print_of
from game.ui.export.wanted import Chosen, chosen

if TYPE_CHECKING:
    import pygame


WRITERS: Final[dict[str, str]] = {
    "pdf": "game.ui.export.pdf",
    "png": "game.ui.export.pictures",
    "contact": "game.ui.export.contact",
    "tts": "game.ui.export.tts",
}
"""The module whose `write` makes a form; loaded when it is asked for, as some need a library of their own."""


KEPT: Final = 64 << 20
"""Bytes of faces and their pictures that are kept from one card to the next."""


@dataclass(slots=True)
class Bench:
    """What every form is made with: the cards, their pictures, the folder's digests, and how far the work is."""

    order: Order
    chosen: Chosen
    faces: Faces
    manifest: Manifest
    digests: dict[tuple[str, str], str]
    total: int = 0
    done: int = 0

    @property
    def name(self) -> str:
        """The stem of the files."""
        return self.order.name or self.chosen.name

    @property
    def form(self) -> str:
        """What the digests are kept under: pictures with and without bleed are two things."""
        bleeds = self.order.bleed and self.order.form in ("png", "pdf")
        return f"{self.order.form}{'-bleed' if bleeds else ''}"

    def step(self, words: str) -> Step:
        """Another piece of work begins."""
        self.done += 1
        return Step(self.done - 1, max(self.total, self.done), words)

    def print_of(self, card: CardInfo) -> pygame.Surface:
        """A card's face as a full print."""
        made = print_of(self.faces, card, self.order.face_set)
        # nobody asks for a large picture twice, and a whole game of them would fill the store of faces
        FACES.shrink(KEPT)
        return made

    def made(self, card: CardInfo) -> None:
        """The card is in what was written."""
        self.manifest.note(self.form, card, self.digests[card.key])


Writer: TypeAlias = Callable[[Bench], Iterator[Step | Path]]
"""Gives a step before each piece of work, and each file when it is there."""


def export(order: Order, saves: Path) -> Iterator[Progress]:
    """Steps, and at last what was made; raises ExportError with the sentence to show.

    Stopped in between (the iterator closed, Ctrl-C), every file there is whole, and what was finished counts as
    exported. `saves` has the player's decks, pictures and cache.
    """
    _check(order)
    notices: list[str] = []
    picked = chosen(order.wanted, saves)
    faces = Faces(saves, say=lambda words, _fault: notices.append(words))
    faces.wardrobe.four_colours = order.four_colours
    _check_set(faces.wardrobe.catalogue, order, picked)
    bench = Bench(order, picked, faces, Manifest(order.folder), {})
    for each in picked.copies:
        bench.digests[each.card.key] = digest_of(
            faces.wardrobe, each.card, order.face_set, (order.bleed, order.form == "contact")
        )
    if order.changed:
        kept = tuple(
            each
            for each in picked.copies
            if not bench.manifest.same(bench.form, each.card, bench.digests[each.card.key])
        )
        if not kept:
            yield Done((), f"Nothing has changed since the last export to {order.folder}.")
            return
        bench.chosen = replace(picked, copies=kept)
    try:
        files: list[Path] = []
        for progress in _writer(order.form)(bench):
            if isinstance(progress, Path):
                files.append(progress)
            else:
                yield progress
    finally:
        bench.manifest.save()
    yield Done(tuple(files), _sentence(bench, files), tuple(dict.fromkeys(notices)))


def _writer(form: str) -> Writer:
    write: Writer = importlib.import_module(WRITERS[form]).write
    return write


def _check(order: Order) -> None:
    if order.paper not in PAPERS:
        raise ExportError(f"There is no paper {order.paper!r}; there is {' and '.join(PAPERS)}.")
    if order.grid not in GRIDS:
        raise ExportError(f"There is no grid {order.grid!r}; there is {' and '.join(GRIDS)}.")
    if any(abs(mm) > LARGEST_SHIFT for mm in order.shift):
        raise ExportError(f"Backs are moved by {LARGEST_SHIFT:g} mm at most.")
    if order.changed and order.form == "tts":
        raise ExportError("A sheet for Tabletop Simulator is always whole: leave out --changed.")
    if order.folder.exists() and not order.folder.is_dir():
        raise ExportError(f"{order.folder} is a file, not a folder.")


def _check_set(catalogue: Catalogue, order: Order, picked: Chosen) -> None:
    wrong = []
    for game in dict.fromkeys(each.card.game for each in picked.copies):
        known = [one.id for one in catalogue.sets_of(game)]
        if order.face_set and order.face_set not in known:
            near = did_you_mean(order.face_set, known)
            hint = f"did you mean {near!r}?" if near else f"there is {', '.join(known)}."
            wrong.append(f"{game.capitalize()} has no face set {order.face_set!r}; {hint}")
    if wrong:
        raise ExportError("\n".join(wrong))


def _sentence(bench: Bench, files: list[Path]) -> str:
    cards, kinds = bench.chosen.total, len(bench.chosen.copies)
    what = f"{cards} card{'' if cards == 1 else 's'}"
    if kinds != cards:
        what += f" of {kinds} kind{'' if kinds == 1 else 's'}"
    where = files[0] if len(files) == 1 else f"{len(files)} files in {bench.order.folder}"
    title = bench.chosen.title
    return f"{what}, {where}." if title == what else f"{title}: {what}, {where}."

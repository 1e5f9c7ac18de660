"""Where the picture of a card comes from: a file of the player's, a file of the house, or paint.

Made in any process: an `Order` is plain data, and what comes back is rows of bytes.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from game.rules import beside
from game.ui.art.subject import Subject
from game.ui.cardface.boxes import Box
from game.ui.cardface.info import CardInfo
from game.ui.icons import gold_icon
from game.ui.paint.pixels import lerp, opaque, radial, vec
from game.ui.theme import CLANS, FACTIONS

ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp")
SMALL: Final = {"wide": (480, 360), "tall": (372, 520)}
LARGE: Final = {"wide": (992, 744), "tall": (744, 1040)}
LARGE_FROM: Final = {"wide": 600, "tall": 420}
"""Width in px of a whole card from which on the larger picture shows its worth."""
LARGEST_SIDE: Final = 12000
CACHE_BYTES: Final = 300 << 20


@dataclass(frozen=True, slots=True)
class Order:
    """A picture that is wanted: of what, how large, from which file (empty: painted), kept in which folder."""

    subject: Subject
    size: tuple[int, int]
    file: str = ""
    cache: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture as RGB bytes, with a sentence where its file could not be used."""

    size: tuple[int, int]
    data: bytes
    fault: str = ""

    def surface(self) -> pygame.Surface:
        """As a surface to blit from."""
        made = pygame.Surface(self.size, 0, 32)
        made.blit(pygame.image.frombytes(self.data, self.size, "RGB"), (0, 0))
        return made


def subject_of(card: CardInfo) -> Subject:
    """What a card's picture is to be of."""
    return Subject(
        card.game,
        card.id,
        card.name,
        card.type,
        card.house,
        card.keywords,
        card.number("power") or 0,
        dict(card.hint),
    )


def size_for(box: Box, card_width: int) -> tuple[int, int]:
    """The size of picture that an art box of a card `card_width` px wide needs."""
    shape = "wide" if box.w >= box.h * 0.95 else "tall"
    return (LARGE if card_width >= LARGE_FROM[shape] else SMALL)[shape]


def art_files(folders: Iterable[Path]) -> dict[tuple[str, str], Path]:
    """The files that replace painted pictures, by game and card; those of an earlier folder win.

    Folders that lie beside the house's are asked for their own cards only.
    """
    found: dict[tuple[str, str], Path] = {}
    for folder in folders:
        guest = folder.parent in beside.folders()
        for ending in ENDINGS:
            for path in sorted(folder.glob(f"*/*{ending}")):
                if not (guest and is_foreign(path)):
                    found.setdefault((path.parent.name, path.stem), path)
    return found


def is_foreign(path: Path) -> bool:
    """Whether a picture in a folder beside the house's is of a card that is in no such folder."""
    return path.stem not in beside.ids(path.parent.name)


def make(order: Order) -> Picture:
    """The picture of an order: from its file where that can be read, else kept from before, else painted now."""
    fault = ""
    if order.file:
        try:
            return _from_file(Path(order.file), order.size)
        except (pygame.error, OSError, ValueError) as error:
            fault = (
                f"The picture {Path(order.file).name} cannot be used ({error}); the painted one stands in."
            )
    kept = _kept_at(order)
    if kept is not None:
        with contextlib.suppress(pygame.error, OSError):
            found = pygame.image.load(kept)
            if found.get_size() == order.size:
                return Picture(order.size, pygame.image.tobytes(found, "RGB"), fault)
    try:
        from game.ui.art.picture import paint_art

        painted = paint_art(order.subject, order.size)
    except Exception as error:  # noqa: BLE001 - whatever a painter does wrong, the card is shown
        sentence = (
            f"The picture of {order.subject.name} could not be painted ({type(error).__name__}: {error})."
        )
        plain = _plain(order)
        return Picture(plain.get_size(), pygame.image.tobytes(plain, "RGB"), fault or sentence)
    if kept is not None:
        _keep(painted, kept)
    return Picture(painted.get_size(), pygame.image.tobytes(painted, "RGB"), fault)


def looked_at(path: str) -> str:
    """What is wrong with a picture file, as part of a sentence; empty where it can be used."""
    try:
        _from_file(Path(path), (64, 64))
    except (pygame.error, OSError, ValueError) as error:
        return str(error)
    return ""


def _from_file(path: Path, size: tuple[int, int]) -> Picture:
    """A file's picture, scaled down so that it still covers the size wanted."""
    loaded = pygame.image.load(path)
    w, h = loaded.get_size()
    if not (1 <= w <= LARGEST_SIDE and 1 <= h <= LARGEST_SIDE):
        raise ValueError(f"it measures {w} x {h} pixels")
    plain = pygame.Surface((w, h), 0, 32)
    plain.blit(loaded, (0, 0))
    times = max(size[0] / w, size[1] / h)
    if times < 1:
        plain = pygame.transform.smoothscale(plain, (max(1, round(w * times)), max(1, round(h * times))))
    return Picture(plain.get_size(), pygame.image.tobytes(plain, "RGB"))


def _plain(order: Order) -> pygame.Surface:
    """A sunburst in the faction's colours with the sign of the game: what stands where nothing could be painted."""
    light, dark = {**FACTIONS, **{clan: two[:2] for clan, two in CLANS.items()}}.get(
        order.subject.house, ("#8a8fb8", "#1a1e40")
    )
    w, h = order.size
    d, angle = radial(w, h, w / 2, h * 0.45)
    glow = np.clip(1 - d / np.float32(max(w, h) * 0.75), 0, 1)
    field = lerp(vec(dark), vec(light), glow)
    field = field * (1 - 0.16 * (np.sin(angle * 18) > 0) * np.clip(d / (min(w, h) * 0.3), 0, 1))[..., None]
    sheet = opaque(field)
    k = round(min(w, h) * 0.42)
    sheet.blit(gold_icon("crown", k), ((w - k) // 2, round(h * 0.45 - k / 2)))
    return sheet


@lru_cache(1)
def edition() -> int:
    """A number of the painter itself: when it is changed, pictures kept from before are not its own."""
    folder = Path(__file__).parents[1] / "art"
    total = 0
    for path in sorted(folder.rglob("*.py")):
        total = zlib.crc32(path.read_bytes(), total)
    return total


def _kept_at(order: Order) -> Path | None:
    if not order.cache:
        return None
    of = zlib.crc32(repr((order.subject, edition())).encode())
    name = f"{order.subject.id}-{order.size[0]}x{order.size[1]}-{of:08x}.png"
    return Path(order.cache) / order.subject.game / name


def _keep(painted: pygame.Surface, path: Path) -> None:
    """Puts a picture by, whole or not at all; without room for it the next start paints again."""
    with contextlib.suppress(OSError, pygame.error):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(prefix=".", suffix=".png", dir=path.parent)
        os.close(handle)
        try:
            pygame.image.save(painted, part)
            Path(part).replace(path)
        finally:
            Path(part).unlink(missing_ok=True)


def tidy(folder: Path, limit: int = CACHE_BYTES) -> None:
    """Deletes the oldest pictures of a cache that has grown past its limit (bytes), down to two thirds of it."""
    with contextlib.suppress(OSError):
        files = sorted((path.stat().st_mtime_ns, path.stat().st_size, path) for path in folder.rglob("*.png"))
        total = sum(size for _, size, _ in files)
        if total <= limit:
            return
        for _, size, path in files:
            path.unlink(missing_ok=True)
            total -= size
            if total <= limit * 2 // 3:
                return

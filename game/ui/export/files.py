"""Files that appear whole or not at all, and pictures that know their size on paper."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.core.errors import Unusable

if TYPE_CHECKING:
    from PIL.Image import Image

DPI: Final = 300
PART: Final = ".part"
"""The ending of what is being written, behind the number of the process that writes."""


class ExportError(Unusable):
    """What was asked for cannot be exported; str() is the sentence to show."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A file to write into: at the end it takes the place of `path`, or it goes again where that end is not reached.

    Raises ExportError where the folder or the file cannot be written, or the disk is full.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}{PART}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield part
        part.replace(path)
    except OSError as fault:
        raise ExportError(f"{path} cannot be written ({fault.strerror or fault}).") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def picture_of(surface: pygame.Surface) -> Image:
    """A surface as the library of pictures has it, in RGB."""
    from PIL import Image

    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def write_picture(surface: pygame.Surface, path: Path, dpi: int | None = DPI) -> None:
    """A PNG in RGB that says how many dots make an inch (None: that it has no size on paper); raises ExportError."""
    picture = picture_of(surface)
    with whole(path) as part:
        picture.save(part, "PNG", **({} if dpi is None else {"dpi": (dpi, dpi)}))


def clear_parts(folder: Path, process: int) -> None:
    """Takes away what a process that was ended left half written in a folder and those below it."""
    with contextlib.suppress(OSError):
        for part in [*folder.glob(f".*.{process}{PART}"), *folder.glob(f"*/*/.*.{process}{PART}")]:
            part.unlink(missing_ok=True)

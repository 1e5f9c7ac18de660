"""What was exported into a folder, by a digest of all that each picture was made from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

from game import __version__
from game.ui.cardface.info import CardInfo
from game.ui.cardface.wardrobe import Wardrobe
from game.ui.export.files import whole

FILE: Final = "export.json"
LARGEST: Final = 8 << 20
FORMAT: Final = 1


def digest_of(wardrobe: Wardrobe, card: CardInfo, face_set: str = "", also: Iterable[object] = ()) -> str:
    """Sixteen hex digits that change when the picture would; `also` is what its form depends on."""
    values, files = wardrobe.print_inputs(card, "print", face_set)
    made = hashlib.blake2b(digest_size=8)
    made.update(repr((__version__, card.key, tuple(also), _plain(values))).encode())
    for path in files:
        made.update(_contents(path))
    return made.hexdigest()


def _plain(value: object) -> object:
    """Without what a repr says of where things were written."""
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return tuple((one.name, _plain(getattr(value, one.name))) for one in fields(value) if one.compare)


def _contents(path: Path) -> bytes:
    try:
        return hashlib.blake2b(path.read_bytes(), digest_size=8).digest()
    except OSError:
        return b"gone"


class Manifest:
    """The digests of a folder, by form and card; kept beside what was exported."""

    def __init__(self, folder: Path) -> None:
        """A file that cannot be read, or is none of ours, counts as none: then everything has changed."""
        self.path = folder / FILE
        self.digests: dict[str, str] = {}
        try:
            if self.path.stat().st_size <= LARGEST:
                given = json.loads(self.path.read_text(encoding="utf-8"))
                if given.get("format") == FORMAT:
                    self.digests = {str(key): str(value) for key, value in given["digests"].items()}
        except (OSError, ValueError, AttributeError, KeyError, TypeError, RecursionError):
            self.digests = {}
        self._read = dict(self.digests)

    def same(self, form: str, card: CardInfo, digest: str) -> bool:
        """Whether the card was exported in this form as it is now."""
        return self.digests.get(_key(form, card)) == digest

    def note(self, form: str, card: CardInfo, digest: str) -> None:
        """The card is exported in this form."""
        self.digests[_key(form, card)] = digest

    def save(self) -> None:
        """Writes the file if anything is to be written; raises ExportError."""
        if self.digests == self._read:
            return
        with whole(self.path) as part:
            text = json.dumps({"format": FORMAT, "digests": dict(sorted(self.digests.items()))}, indent=1)
            part.write_text(text + "\n", encoding="utf-8", newline="\n")
        self._read = dict(self.digests)


def _key(form: str, card: CardInfo) -> str:
    return f"{form} {card.game}/{card.id}"

"""The option `--cards DIR` of every command that reads cards: a folder of one's own is used beside the game's."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.rules import beside


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Adds the option; that it is given has its effect at once, here and in processes begun from here."""
    parser.add_argument(
        "--cards",
        dest="own_cards",
        action=_Cards,
        type=Path,
        metavar="DIR",
        help="use a folder of your own cards and faces beside the game's (can be given again)",
    )


class _Cards(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | Path | None,
        option_string: str | None = None,
    ) -> None:
        del namespace, option_string
        folder = values
        if not isinstance(folder, Path):  # argparse has made one of the word
            raise TypeError(folder)
        if not folder.is_dir():
            what = "is a file, not a folder" if folder.exists() else "is not there"
            parser.error(f"the folder of cards {folder} {what}")
        if not beside.is_set(folder):
            parser.error(
                f"{folder} has no cards or faces in it: there is none of {', '.join(beside.CARD_FOLDERS)}, "
                f"{', '.join(beside.FACE_FOLDERS)}; `main.py cards new DIR` begins a set"
            )
        if os.pathsep in str(folder.absolute()):
            parser.error(f"a folder of cards has no {os.pathsep!r} in its path")
        beside.use([*beside.folders(), folder])

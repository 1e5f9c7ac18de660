"""What the next start says after a fault of our own: that there was one, and where its report lies."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

TOLD: Final = "told"
"""The file that names the last report of which somebody was told."""


def crash_notice(saves: Path) -> str:
    """One sentence about the newest report that nobody was told of yet; empty without one. Given once."""
    folder = saves / "crashes"
    try:
        newest = max((path.name for path in folder.glob("*.txt")), default="")
    except OSError:
        return ""
    if newest <= _told(folder):
        return ""
    # where it cannot be kept that it was said, it is said again rather than never
    with contextlib.suppress(OSError):
        (folder / TOLD).write_text(newest + "\n", encoding="utf-8")
    return (
        "The tabletop stopped by a fault of its own before; nothing that was played is lost. "
        f"The report is crashes/{newest} among your saves."
    )


def _told(folder: Path) -> str:
    try:
        return (folder / TOLD).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""

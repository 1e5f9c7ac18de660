"""What is left of a fault of our own: a report in a file, and one sentence that says where."""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from pathlib import Path

from game import __version__
from game.app import places

KEPT = 20
"""How many reports stay; the oldest go."""


def report(fault: BaseException, words: list[str]) -> str:
    """Write the report; the sentence for the person, who is told even where nothing can be written."""
    name = type(fault).__name__
    try:
        path = _write(fault, words, places.crash_dir())
    except OSError as second:
        return f"The tabletop stopped by a fault of its own ({name}: {fault}); no report could be written ({second})."
    return f"The tabletop stopped by a fault of its own ({name}); what happened stands in {path}."


def _write(fault: BaseException, words: list[str], folder: Path) -> Path:
    path = folder / f"{time.strftime('%Y-%m-%d_%H-%M-%S')}_{os.getpid()}.txt"
    heading = [
        f"Tabletop {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"command: main.py {' '.join(words)}",
        f"executable: {sys.executable}",
        "",
    ]
    path.write_text("\n".join(heading) + "".join(traceback.format_exception(fault)), encoding="utf-8")
    for old in sorted(folder.glob("*.txt"))[:-KEPT]:
        old.unlink(missing_ok=True)
    return path

"""Files that are written at one stroke."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

READABLE: Final = 0o644
"""For everybody on this machine to read, as files usually are."""


def write_whole(path: Path, data: bytes, mode: int = 0o600) -> None:
    """Whoever reads sees the old file or the new one, also after a kill; raises OSError, with nothing left behind.

    `mode` says who may read it, where the system knows such things.
    """
    handle, temporary = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    part = Path(temporary)
    try:
        with open(handle, "wb") as file:  # noqa: PTH123 - an open file's number
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(mode)
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise

"""One start at a time may make the environment: a lock that the system drops when its holder dies."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

BETWEEN_TRIES = 0.2
"""Seconds; only where the system cannot wait for us."""


@contextmanager
def held(path: Path, waiting: Callable[[], None]) -> Iterator[int]:
    """Hold the lock; `waiting` is called once if another start holds it. Gives the open file's number.

    A program started with that file open keeps the lock until it ends too. The file itself stays: to delete a
    lock is to let two in. Raises OSError where the file cannot be made.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not _try(handle):
            waiting()
            _wait(handle)
        yield handle
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _try(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _wait(handle: int) -> None:
        while not _try(handle):
            time.sleep(BETWEEN_TRIES)

else:
    import fcntl

    def _try(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)

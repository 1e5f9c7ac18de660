"""One program at a time: a lock on an open file that falls with the process, however it ends."""

from __future__ import annotations

import os
import sys

_FAR = 1 << 40
"""Windows locks bytes, and locked ones cannot be read: so one is taken that no journal will ever reach."""


def lock(file: int) -> bool:
    """Takes the lock for an open file without waiting; False when somebody else has it.

    True also where the file system knows no locks: saving a game matters more than guarding it.
    """
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True

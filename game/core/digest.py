"""A short running fingerprint of a game, the same on every machine and under every hash seed."""

from __future__ import annotations

import hashlib
from typing import Any


def digest(previous: str, key: Any) -> str:
    """Sixteen hex digits over the last digest and a state's `key`: nested tuples of ints, strings, bools and None."""
    return hashlib.blake2b(f"{previous}|{key!r}".encode(), digest_size=8).hexdigest()

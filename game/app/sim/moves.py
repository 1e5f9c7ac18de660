"""The actions of one game as a short word, so that it can be watched though bots or rules change."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any

from game.core.ids import Action


def packed(actions: Sequence[Action]) -> str:
    """Letters, digits and a few signs, a few hundred for a game."""
    text = json.dumps(actions, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(word: str) -> list[Action]:
    """The actions again; ValueError for any other word."""
    try:
        found = json.loads(zlib.decompress(base64.b64decode(word, validate=True)))
    except (zlib.error, RecursionError) as fault:
        raise ValueError(str(fault)) from None
    if not isinstance(found, list) or not all(isinstance(action, list) for action in found):
        raise ValueError("no list of actions")
    return [_tuple(action) for action in found]


def _tuple(value: Any) -> Any:
    return tuple(map(_tuple, value)) if isinstance(value, list) else value

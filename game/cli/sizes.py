"""Words of options that measure a window: `1280x720`, a scale, a strip of moments."""

from __future__ import annotations

import argparse
import math
import re

LEAST, MOST = (960, 600), (7680, 4320)
"""The smallest window there is, and the largest."""
SCALES = (0.8, 2.0)
FRAMES = 200
"""The most pictures of one strip."""


def size(word: str) -> tuple[int, int]:
    """`1280x720` as two numbers within LEAST and MOST."""
    width, height = any_size(word)
    if width < LEAST[0] or height < LEAST[1]:
        raise argparse.ArgumentTypeError(f"{word} is too small: 960x600 is the least")
    return width, height


def any_size(word: str) -> tuple[int, int]:
    """`1280x720` as two numbers; too small ones are let through, for who can make do with more."""
    found = re.fullmatch(r"(\d{1,6})[xX×](\d{1,6})", word)
    if found is None:
        raise argparse.ArgumentTypeError(f"{word!r} is no size; write it like 1280x720")
    width, height = int(found[1]), int(found[2])
    if width > MOST[0] or height > MOST[1]:
        raise argparse.ArgumentTypeError(f"{word} is too large: {MOST[0]}x{MOST[1]} is the most")
    return width, height


def scale(word: str) -> float:
    """`1.5` or `150%` as a factor from 0.8 to 2."""
    try:
        value = float(word.rstrip("%")) / (100 if word.endswith("%") else 1)
    except ValueError:
        value = math.nan
    if not SCALES[0] <= value <= SCALES[1]:
        raise argparse.ArgumentTypeError(f"{word!r} is no scale from {SCALES[0]} to {SCALES[1]:g}")
    return value


def strip(word: str) -> tuple[int, ...]:
    """`0:1500:100` as the moments from start to end, in milliseconds."""
    found = re.fullmatch(r"(\d{1,7}):(\d{1,7}):(\d{1,7})", word)
    if found is None:
        raise argparse.ArgumentTypeError(f"{word!r} is no strip; write START:END:STEP in ms, like 0:1500:100")
    start, end, step = (int(part) for part in found.groups())
    if step == 0 or end < start:
        raise argparse.ArgumentTypeError(f"{word!r} goes nowhere: START may not lie after END, STEP not be 0")
    moments = tuple(range(start, end + 1, step))
    if len(moments) > FRAMES:
        raise argparse.ArgumentTypeError(f"{word!r} has {len(moments)} pictures; {FRAMES} are the most")
    return moments

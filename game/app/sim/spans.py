"""Stretches of time as a person says them."""

from __future__ import annotations


def span(seconds: float) -> str:
    """`8 s`, `3 min`, `2 h 05 min`: as exactly as anybody cares."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    minutes = round(whole / 60)
    if minutes < 60:
        return f"{minutes} min"
    return f"{minutes // 60} h {minutes % 60:02} min"

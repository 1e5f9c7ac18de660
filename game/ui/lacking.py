"""Whether all fonts and icons are there, told in one sentence before anybody wonders at the look of things."""

from __future__ import annotations

from game.ui import fonts, icons


def lacking() -> str:
    """What is not installed or cannot be read, in one sentence; empty where everything is there."""
    for role in fonts.SOURCES:
        fonts.font(role, 16)
    found = [*fonts.missing(), *([] if icons.installed() else icons.missing())]
    if not found:
        return ""
    more = f", and {len(found) - 1} more" if len(found) > 1 else ""
    first = found[0].partition(";")[0]
    return f"{first}{more}: plainer ones stand in."

"""What can be set before a Struggle begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.core.errors import BadPosition, Flaw
from game.core.ids import Names
from game.core.suggest import did_you_mean
from game.rules.renown import rulings


@dataclass(frozen=True, slots=True)
class RenownOptions:
    """`seats` 3 to 6, `eras` 1 to 9 (section 6), `secret_bids`: all bids of a Regime shown together (section 3.1)."""

    seats: int = 3
    eras: int = rulings.DEFAULT_ERAS
    secret_bids: bool = False


def flaws_in(options: RenownOptions) -> list[Flaw]:
    """All that is out of range."""
    found = []
    for name, (low, high), what in (("seats", rulings.SEATS, "players"), ("eras", rulings.ERAS, "Eras")):
        value = getattr(options, name)
        if isinstance(value, bool) or not isinstance(value, int):
            found.append(Flaw((name,), "wrong-type", f"{value!r} is no number"))
        elif not low <= value <= high:
            found.append(Flaw((name,), "out-of-range", f"Renown has {low} to {high} {what}, not {value}"))
    if not isinstance(options.secret_bids, bool):
        found.append(
            Flaw(("secret_bids",), "wrong-type", f"{options.secret_bids!r} is neither true nor false")
        )
    return found


def read_options(given: Mapping[str, Any], names: Names) -> RenownOptions:
    """Options from plain data, one seat for each name; BadPosition lists all flaws."""
    known = [field.name for field in fields(RenownOptions)]
    found = [
        Flaw((key,), "unknown-key", f"{key!r} is no option of Renown", did_you_mean(str(key), known))
        for key in given
        if key not in known
    ]
    values = {"seats": len(names)} | {key: value for key, value in given.items() if key in known}
    options = RenownOptions(**values)
    found += flaws_in(options)
    if values["seats"] != len(names) and not any(flaw.path == ("seats",) for flaw in found):
        found.append(
            Flaw(("seats",), "bad-value", f"{len(names)} players are named, {values['seats']} seats are set")
        )
    if found:
        raise BadPosition(found)
    return options

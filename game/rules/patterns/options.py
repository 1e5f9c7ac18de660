"""What can be set before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.core.errors import BadPosition, Flaw, Path
from game.core.ids import Names, default_names
from game.core.suggest import did_you_mean
from game.rules.patterns import rulings
from game.rules.patterns.compile import Pool
from game.rules.patterns.decks import deal_of


@dataclass(frozen=True, slots=True)
class PatternsOptions:
    """`seats` 2 to 6; `hold`: a full Pattern wins when the player's next turn begins (section 3).

    `wizards` by seat, an empty text where one is drawn; `clans` that are surely in play (fine point 8), as many as the
    number of players allows, those of the Wizards counted.
    """

    seats: int = 2
    hold: bool = False
    wizards: tuple[str, ...] = ()
    clans: tuple[str, ...] = ()


def flaws_in(options: PatternsOptions, pool: Pool) -> list[Flaw]:
    """All that is out of range, or does not go together."""
    found = []
    low, high = rulings.SEATS
    if isinstance(options.seats, bool) or not isinstance(options.seats, int):
        return [Flaw(("seats",), "wrong-type", f"{options.seats!r} is no number")]
    if not low <= options.seats <= high:
        return [
            Flaw(("seats",), "out-of-range", f"Patterns has {low} to {high} players, not {options.seats}")
        ]
    if not isinstance(options.hold, bool):
        found.append(Flaw(("hold",), "wrong-type", f"{options.hold!r} is neither true nor false"))
    clan_of = dict(pool.wizards)
    picked = [wizard for wizard in options.wizards if wizard]
    found += _unknown(("wizards",), picked, clan_of, "Wizard")
    found += _unknown(("clans",), options.clans, dict(pool.clans), "Clan")
    if len(options.wizards) > options.seats:
        found.append(Flaw(("wizards",), "out-of-range", "there are more Wizards than players"))
    if len(set(picked)) < len(picked):
        found.append(Flaw(("wizards",), "bad-value", "two players cannot have the same Wizard"))
    if len(set(options.clans)) < len(options.clans):
        found.append(Flaw(("clans",), "bad-value", "a Clan is named twice"))
    if not found:
        surely = {clan_of[wizard] for wizard in picked} | set(options.clans)
        most = deal_of(pool, options.seats).clans
        if len(surely) > most:
            sentence = f"{most} Clans are in play with {options.seats} players, not {len(surely)} (Wizards' ones too)"
            found.append(Flaw(("clans",), "out-of-range", sentence))
    return found


def _unknown(path: Path, given: Any, known: Mapping[str, Any], noun: str) -> list[Flaw]:
    return [
        Flaw(path, "unknown-id", f"there is no {noun} {word!r}", did_you_mean(str(word), known))
        for word in given
        if word not in known
    ]


def read_options(given: Mapping[str, Any], names: Names, pool: Pool) -> PatternsOptions:
    """Options from plain data, one seat for each name; BadPosition lists all flaws."""
    known = [field.name for field in fields(PatternsOptions)]
    found = [
        Flaw((key,), "unknown-key", f"{key!r} is no option of Patterns", did_you_mean(str(key), known))
        for key in given
        if key not in known
    ]
    seats = given.get("seats", len(names))
    wizards = _wizards(given.get("wizards", {}), names, found)
    clans = given.get("clans", ())
    if not isinstance(clans, list | tuple) or not all(isinstance(clan, str) for clan in clans):
        found.append(Flaw(("clans",), "wrong-type", "the Clans are written as a list: [ember, tide]"))
        clans = ()
    options = PatternsOptions(seats, given.get("hold", False), wizards, tuple(clans))
    found += flaws_in(options, pool)
    if seats != len(names) and not any(flaw.path == ("seats",) for flaw in found):
        found.append(Flaw(("seats",), "bad-value", f"{len(names)} players are named, {seats} seats are set"))
    if found:
        raise BadPosition(found)
    return options


def _wizards(value: Any, names: Names, found: list[Flaw]) -> tuple[str, ...]:
    """`{Ada: wizard_ember}`, or a list by seat."""
    if isinstance(value, list | tuple):
        value = {default_names(len(value))[seat]: wizard for seat, wizard in enumerate(value) if wizard}
    if not isinstance(value, Mapping):
        found.append(Flaw(("wizards",), "wrong-type", "Wizards are written by player: {Ada: wizard_ember}"))
        return ()
    seats = {name: seat for seat, name in enumerate(default_names(len(names)))}
    seats |= {name: seat for seat, name in enumerate(names)}
    row = [""] * len(names)
    for name, wizard in value.items():
        if name not in seats:
            found.append(
                Flaw(
                    ("wizards", name),
                    "unknown-word",
                    f"{name!r} is no player here",
                    did_you_mean(str(name), names),
                )
            )
        elif not isinstance(wizard, str):
            found.append(Flaw(("wizards", name), "wrong-type", f"{wizard!r} is no Wizard's id"))
        else:
            row[seats[name]] = wizard
    return tuple(row) if any(row) else ()

"""What only a table of Patterns chooses: each player's Wizard, and which Clans are surely in play."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Final

from game.app.tables import Table
from game.core.ids import Seat
from game.rules.patterns.decks import deal_of
from game.rules.patterns.library import library
from game.ui.theme import Theme, clan_sign
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import ICON, Button

GAME: Final = "patterns"
DRAWN: Final = "dice-5"
"""The sign of a Wizard that is drawn at random."""


def wizards_of(table: Table) -> tuple[str, ...]:
    """The chosen Wizards by seat, an empty text where one is drawn."""
    given: Sequence[str] = table.options.get("wizards", ())
    return tuple([given[seat] if seat < len(given) else "" for seat in range(len(table.seats))])


def clans_of(table: Table) -> tuple[str, ...]:
    """The Clans that are chosen to be in play."""
    return tuple(table.options.get("clans", ()))


def offers_clans(table: Table) -> bool:
    """Whether not all Clans are in play anyway, so that some can be chosen."""
    pool = library().pool
    return table.game == GAME and deal_of(pool, len(table.seats)).clans < len(pool.clans)


def buttons(table: Table, theme: Theme) -> list[Button]:
    """A button for each seat's Wizard (pressed, it goes on to the next that nobody has), and one for each Clan."""
    if table.game != GAME:
        return []
    made = [Button(f"wizard:{seat}", theme, "", DRAWN, ICON) for seat in range(len(table.seats))]
    if offers_clans(table):
        made += [Button(f"clan:{clan}", theme, "", clan_sign(clan), ICON) for clan in library().clans]
    dress(table, made)
    return made


def dress(table: Table, widgets: Iterable[Widget]) -> None:
    """The buttons among these show what is chosen now."""
    if table.game != GAME:
        return
    chosen = wizards_of(table)
    for button in widgets:
        word, _, rest = button.key.partition(":")
        if word == "wizard":
            known = library().wizards.get(chosen[int(rest)])
            button.put("icon", clan_sign(known.clan) if known is not None else DRAWN)
            button.put("lit", known is not None)
            name = (
                f"{known.name}, Wizard of {known.clan.capitalize()}"
                if known is not None
                else "A Wizard is drawn"
            )
            button.put("tip", f"{name}. Press for the next.")
        elif word == "clan":
            surely = rest in clans_of(table)
            button.put("lit", surely)
            button.put(
                "tip", f"{rest.capitalize()}: {'surely in play' if surely else 'in play if it is drawn'}."
            )


def next_wizard(table: Table, seat: Seat) -> Table:
    """The seat takes the next Wizard that nobody else has, after the last one a drawn one."""
    now = wizards_of(table)
    ways = ["", *(w for w in library().wizards if w not in now or w == now[seat])]
    chosen = ways[(ways.index(now[seat]) + 1) % len(ways)]
    return _with(table, wizards=[chosen if i == seat else w for i, w in enumerate(now)])


def toggle_clan(table: Table, clan: str) -> Table:
    """The Clan is surely in play, or left to luck."""
    now = clans_of(table)
    order = list(library().clans)
    chosen = [c for c in order if (c in now) != (c == clan)]
    return _with(table, clans=chosen)


def fitting(table: Table) -> Table:
    """The same for another number of seats: nothing is chosen that the table has no room for."""
    if table.game != GAME:
        return table
    kept = _with(table, wizards=list(wizards_of(table)))
    return kept if offers_clans(kept) else _with(kept, clans=[])


def _with(table: Table, **changes: list[str]) -> Table:
    options = {**table.options, **changes}
    for name in ("wizards", "clans"):
        if not any(options.get(name, ())):
            options.pop(name, None)
    return dataclasses.replace(table, options=options)

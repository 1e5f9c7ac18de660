"""How a table is set up before a match begins: who sits where, by which options and seed; and how it was last."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.app import deckshelf
from game.app.begin import games_of
from game.app.match import Match
from game.app.wholefile import write_whole
from game.bots.levels import LADDER, LEVELS, bot_names
from game.core.errors import BadPosition
from game.core.ids import default_names
from game.core.record import Sitter
from game.core.rng import Rng
from game.rules import rules_of

FILE = "tables.json"
LONGEST_NAME = 24
"""Letters of a player's name: what a plate on the table can show."""
FIRST_NAME = "Ada"
"""Of the person who has not said a name yet: one that the log's sentences can be made with, as `You` is not."""
SEEDS = 1 << 32
"""Seeds that are drawn are below this, so that a person can write one down; any whole number may be typed."""
USUAL = LADDER[1]
"""The level a bot has when nobody chose one: the second simplest."""
COLOURS = ("amber", "azure", "orchid", "fern", "coral", "pearl", "teal", "rose")
"""The words for seat colours, in the order in which they are given out."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a table cannot begin with: `place` is `name:2`, `seed`, an option's name, or empty for the whole."""

    place: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a match begins with. `options` are plain data, without the number of seats."""

    game: str
    seats: tuple[Sitter, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def faults(self) -> list[Fault]:
        """All that is wrong; a table without faults can `begin`."""
        found = [*_name_faults(self.seats), *_level_faults(self.seats)]
        rules = rules_of(self.game)
        low, high = rules.seat_range
        if not low <= len(self.seats) <= high:
            found.append(Fault("", f"{self.game.capitalize()} is for {low} to {high} players."))
            return found
        try:
            rules.options(self.options, default_names(len(self.seats)))
        except BadPosition as bad:
            for flaw in bad.flaws:
                words = flaw.sentence.rstrip(".")
                found.append(
                    Fault(str(flaw.path[0]) if flaw.path else "", f"{words[:1].upper()}{words[1:]}.")
                )
        if self.game == "crown":
            found += [Fault(f"deck:{seat}", sentence) for seat, sentence in deckshelf.flaws_of(self.options)]
        return found

    def begin(self, folder: Path | None, title: str | None = None) -> Match:
        """A new match of this table, saved in the folder under a title (None: game and time); raises BadPosition."""
        games = games_of(rules_of(self.game), self.options, len(self.seats))
        return Match.new(
            self.game, self.options, self.seed, self.seats, folder=folder, title=title, games=games
        )


def _name_faults(seats: Sequence[Sitter]) -> list[Fault]:
    found: list[Fault] = []
    seen: dict[str, int] = {}
    for seat, sitter in enumerate(seats):
        name = " ".join(sitter.name.split())
        if not name:
            found.append(Fault(f"name:{seat}", "Every player needs a name."))
        elif len(name) > LONGEST_NAME:
            found.append(Fault(f"name:{seat}", f"A name has at most {LONGEST_NAME} letters."))
        elif not name.isprintable():
            found.append(Fault(f"name:{seat}", "This name has signs in it that cannot be shown."))
        elif name.casefold() in seen:
            found.append(Fault(f"name:{seat}", f"{name} sits there already: two players need two names."))
        seen.setdefault(name.casefold(), seat)
    return found


def _level_faults(seats: Sequence[Sitter]) -> list[Fault]:
    return [
        Fault(f"kind:{seat}", f"There is no bot called {sitter.level!r}.")
        for seat, sitter in enumerate(seats)
        if not sitter.human and sitter.level not in LEVELS
    ]


def usual(
    game: str, seed: int, names: Sequence[str] = (), colours: Sequence[str] = (), seats: int = 0
) -> Table:
    """A table for one person and bots, with the `names` and `colours` of an earlier one; `seats` 0: the fewest."""
    low, high = rules_of(game).seat_range
    table = Table(game, (Sitter((*names, FIRST_NAME)[0], "human", (*colours, COLOURS[0])[0]),), seed)
    return with_seats(table, min(max(seats or low, low), high))


def with_seats(table: Table, count: int) -> Table:
    """The same table with more or fewer seats; bots with free names and colours sit on new ones."""
    seats = list(table.seats[:count])
    level = next((sitter.level for sitter in table.seats if not sitter.human and sitter.level in LEVELS), "")
    while len(seats) < count:
        taken = [sitter.name for sitter in seats]
        name = bot_names(len(seats) + 1, table.seed, taken)[0]
        seats.append(Sitter(name, "bot", free_colour(seats), level or USUAL))
    return dataclasses.replace(table, seats=tuple(seats))


def free_colour(seats: Sequence[Sitter], after: str = "") -> str:
    """The next colour that nobody has, counted on from `after`."""
    used = {sitter.colour for sitter in seats}
    start = COLOURS.index(after) + 1 if after in COLOURS else 0
    order = COLOURS[start:] + COLOURS[:start]
    return next((colour for colour in order if colour not in used), order[0])


def again(match: Match, seed: int, shift: int = 0) -> Table:
    """The same people and options for another match, everybody `shift` seats further on."""
    seats = match.seats
    moved = tuple(seats[(seat - shift) % len(seats)] for seat in range(len(seats)))
    options = {key: value for key, value in match.header.options.items() if key != "seats"}
    return Table(match.header.game, moved, seed, options)


def any_seed(luck: Rng) -> int:
    """A seed that a person can read out."""
    return luck.below(SEEDS)


# Last time's tables, by game


def recall(folder: Path, game: str, seed: int) -> Table | None:
    """The table of that game as it was set up last, with another seed; None where there is none that can be used."""
    kept = _kept(folder).get(game)
    if not isinstance(kept, dict):
        return None
    try:
        seats = tuple(_sitter(item) for item in kept["seats"])
        options = dict(kept["options"])
        if game == "crown":
            options = deckshelf.freshened(options, folder)
    except (KeyError, TypeError, ValueError):
        return None
    table = Table(game, seats, seed, options)
    return None if table.faults() else table


def _sitter(item: Any) -> Sitter:
    sitter = Sitter(**item)
    if not all(isinstance(value, str) for value in dataclasses.astuple(sitter)):
        raise TypeError("a seat is told in texts")
    if sitter.kind not in {"human", "bot"}:
        raise ValueError("a seat is a human's or a bot's")
    return sitter


def remember(folder: Path, table: Table) -> None:
    """Keeps how a table was set up, for the next time; where that cannot be written, nothing is lost but this."""
    kept = _kept(folder)
    kept[table.game] = {
        "seats": [dataclasses.asdict(sitter) for sitter in table.seats],
        "options": dict(table.options),
    }
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, (json.dumps(kept, ensure_ascii=False, indent=2) + "\n").encode())


def _kept(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}

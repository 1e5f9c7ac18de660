"""What is to be simulated: the choices of the left panel, and the plan that comes of them."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from game.app.sim.choose import ALL, plan_of, things_of
from game.app.sim.kinds import Brought
from game.app.sim.plan import EACH, GROUPS, Plan
from game.bots.levels import LEVELS, QUICK
from game.core.errors import Unusable
from game.rules import GAMES, rules_of
from game.ui.scenes.games import words_of
from game.ui.scenes.optionform import options_of, widget_of
from game.ui.theme import Theme
from game.ui.widgets import Button, Choice, Stepper, TextField, Widget

CORES: Final = os.cpu_count() or 1
MOST_GAMES: Final = 1_000_000
DRAWN: Final = "drawn"
LEFT_OUT: Final = frozenset({"games"})
"""Options that say nothing to single games."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The choices. `decks` are the words that name them; None is every preset."""

    game: str = "crown"
    levels: tuple[str, ...] = ()
    decks: tuple[Brought, ...] | None = None
    pairing: str = EACH
    wizards: str = ALL
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 100
    seed: int = 1
    jobs: int = max(1, CORES - 1)

    def of_game(self, game: str) -> Wish:
        """The same for another game."""
        low = rules_of(game).seat_range[0]
        seats = 4 if game == "patterns" else low
        return dataclasses.replace(
            self, game=game, levels=(usual_level(),) * seats, decks=None, pairing=EACH, options={}
        )

    def seated(self, count: int) -> Wish:
        """The same with more or fewer seats."""
        levels = self.levels[:count]
        return dataclasses.replace(self, levels=levels + (usual_level(),) * (count - len(levels)))

    def next_level(self, seat: int) -> Wish:
        """A seat's bot is of the next level."""
        words = list(LEVELS)
        at = (words.index(self.levels[seat]) + 1) % len(words)
        levels = tuple(words[at] if other == seat else level for other, level in enumerate(self.levels))
        return dataclasses.replace(self, levels=levels)

    def changed(self, word: str, rest: str, value: object) -> Wish:
        """The same after a widget of the form did something; a text that is no number becomes -1."""
        match word:
            case "game":
                return self.of_game(str(value))
            case "count":
                return self.seated(int(str(value)))
            case "level":
                return self.next_level(int(rest))
            case "pairing":
                return dataclasses.replace(self, pairing=str(value))
            case "wizards":
                return dataclasses.replace(self, wizards=str(value))
            case "option":
                return dataclasses.replace(self, options={**self.options, rest: value})
            case "games":
                return dataclasses.replace(self, games=_number(value))
            case "seed":
                return dataclasses.replace(self, seed=_number(value))
            case "jobs":
                return dataclasses.replace(self, jobs=int(str(value)))
        return self

    def plan(self, saves: Path) -> Plan:
        """What this means; Unusable with all that is wrong."""
        if not 1 <= self.games <= MOST_GAMES:
            raise Unusable(f"Games are a number from 1 to {MOST_GAMES}.")
        if self.seed < 0:
            raise Unusable("A seed is a whole number.")
        return plan_of(
            self.game,
            self.levels,
            self.seed,
            options=self.options,
            things=self.things(saves),
            pairing=self.pairing if self.game == "crown" else EACH,
        )

    def things(self, saves: Path) -> Sequence[Brought]:
        """What is rotated through the seats."""
        if self.game == "crown" and self.decks is not None:
            return self.decks
        if self.game == "crown" or (self.game == "patterns" and self.wizards == ALL):
            return things_of(self.game, [ALL], lambda: saves, len(self.levels))
        return ()


def _number(value: object) -> int:
    text = str(value)
    return int(text) if text else -1


def usual_level() -> str:
    """The level of a seat that nobody chose for: quick, and no fool."""
    return QUICK


def widgets_of(wish: Wish, theme: Theme, clipboard: Any) -> list[Widget]:
    """The widgets of the form, in the order in which Tab walks through them."""
    found: list[Widget] = [
        Choice("game", theme, [(game, words_of(game).title.split()[-1]) for game in GAMES], wish.game)
    ]
    low, high = rules_of(wish.game).seat_range
    if low != high:
        found.append(Choice("count", theme, [(n, str(n)) for n in range(low, high + 1)], len(wish.levels)))
        found[-1].tip = "How many sit at the table"
    found += _brought(wish, theme)
    for seat, level in enumerate(wish.levels):
        button = Button(f"level:{seat}", theme, f"{seat + 1}  {LEVELS[level].title}")
        button.tip = f"{LEVELS[level].sentence} Press for the next level; all move on by a seat."
        found.append(button)
    found += [
        widget_of(option, wish.options.get(option.name, option.default), theme)
        for option in shown_options(wish)
    ]
    jobs = Stepper("jobs", theme, min(wish.jobs, CORES), 1, CORES)
    jobs.tip = "How many games are played at the same time, each by a process of its own"
    start = Button("start", theme, "Start", "play", "main", "Enter")
    found += [
        TextField("games", theme, str(wish.games), "A number", 7, digits=True, clipboard=clipboard),
        TextField("seed", theme, str(wish.seed), "A number", 19, digits=True, clipboard=clipboard),
        jobs,
        start,
    ]
    return found


def shown_options(wish: Wish) -> list[Any]:
    """The game's options that have a row here."""
    return [option for option in options_of(wish.game, len(wish.levels)) if option.name not in LEFT_OUT]


def _brought(wish: Wish, theme: Theme) -> list[Widget]:
    if wish.game == "crown":
        decks = Button("decks", theme, "All presets" if wish.decks is None else many(len(wish.decks), "deck"))
        decks.tip = "Which decks meet"
        pairs = [
            (EACH, "Every pair", "", "Every two decks meet equally often"),
            (GROUPS, "Factions", "", "Every two factions meet equally often, whatever they have decks"),
        ]
        return [decks, Choice("pairing", theme, pairs, wish.pairing)]
    if wish.game == "patterns":
        wizards = [
            (ALL, "In turn", "", "Every choice of Wizards comes equally often, in every seat"),
            (DRAWN, "Drawn", "", "Wizards are drawn as at a table"),
        ]
        return [Choice("wizards", theme, wizards, wish.wizards)]
    return []


def many(count: int, what: str) -> str:
    """`1 deck`, `9 decks`."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def explained(plan: Plan) -> str:
    """What a round of the plan is, in a sentence or two."""
    seats, things = len(plan.levels), len(plan.brought)
    if not things:
        moving = "everybody moves on by a seat each game" if plan.round > 1 else "all bots are alike"
        return f"{many(seats, 'seat')}: {moving}."
    if plan.kind.alternates:
        who = f"{many(things, 'deck')}: every two of them meet"
        if plan.pairing == GROUPS:
            who = f"{many(things, 'deck')}: every two factions meet equally often"
        return f"{who}, on both sides and with either going first. That takes {many(plan.round, 'game')}."
    who = (
        f"Every {seats} of {many(things, plan.kind.thing)}"
        if things > seats
        else f"{many(things, plan.kind.thing)}"
    )
    return f"{who} sit together, in every seat. That takes {many(plan.round, 'game')}."

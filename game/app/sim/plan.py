"""What is to be played: the setting of every game follows from its number alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, product
from math import lcm
from typing import Any, Final, TypeVar

from game.app.sim.kinds import Brought, Kind, kind_of
from game.core.errors import BadPosition, Flaw
from game.core.ids import default_names
from game.core.rng import Rng, stream
from game.core.rules import Rules, WithCards
from game.rules import rules_of

T = TypeVar("T")

EACH, GROUPS = "each", "groups"
PAIRINGS: Final = (EACH, GROUPS)
"""`each`: every choice of different things; `groups`: every choice of different groups comes equally often."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How one game is set up."""

    levels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class Plan:
    """`levels` by seat for the first game, `brought` what is rotated through the seats (nothing: as `options` say).

    `cards` are the definitions that all games are played with, in any process at any time; empty: those of today.
    """

    game: str
    levels: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    check: bool = False
    brought: tuple[Brought, ...] = ()
    pairing: str = EACH
    cards: Mapping[str, Any] = field(default_factory=dict)

    @property
    def kind(self) -> Kind:
        """What is known of its game."""
        return kind_of(self.game)

    def rules(self) -> Rules[Any, Any]:
        """The rules with the plan's own cards."""
        rules = rules_of(self.game)
        return rules.using(self.cards)[0] if self.cards and isinstance(rules, WithCards) else rules

    def seed_of(self, number: int) -> int:
        """The seed of a game (from 0), whoever plays the others."""
        return stream(self.seed, f"game {number}")

    def setting(self, number: int) -> Setting:
        """How a game (from 0) is set up.

        Without anything brought everybody moves on by a seat each game. Else lineups come one after the other; once
        all were there they come again with everybody at the next seat, then (where levels differ) with the levels
        moved on, then (where the rules let us say) with another player first: a `round` has it all once.
        """
        lines = lineups(self)
        if not lines:
            return Setting(_moved(self.levels, number), self.options, self.seed_of(number))
        turn, at = divmod(number, len(lines))
        line = lines[at]
        levels_turn, move = divmod(turn, len(line))
        other_first, level_move = divmod(levels_turn, _period(self.levels))
        first = other_first % len(self.levels) if self._names_first else None
        options = {**self.options, **self.kind.options(_moved(line, move), first)}
        return Setting(_moved(self.levels, level_move), options, self.seed_of(number))

    @property
    def round(self) -> int:
        """After so many games everything has come equally often."""
        lines = lineups(self)
        if not lines:
            return _period(self.levels)
        return (
            len(lines) * len(lines[0]) * _period(self.levels) * (len(self.levels) if self._names_first else 1)
        )

    @property
    def _names_first(self) -> bool:
        return self.kind.alternates and "first" not in self.options

    def plain(self) -> dict[str, Any]:
        """As a file keeps it."""
        return asdict(self)

    @classmethod
    def of_plain(cls, data: Mapping[str, Any]) -> Plan:
        """What `plain` wrote; KeyError, TypeError or ValueError for anything else."""
        given = dict(data)
        given["levels"] = tuple(given["levels"])
        given["brought"] = tuple(
            Brought(one["name"], one["option"], one["group"], tuple(one["cards"])) for one in given["brought"]
        )
        return cls(**given)


def whole(plan: Plan) -> Plan:
    """The plan with the definitions of all cards that its games may meet; BadPosition where it cannot be played."""
    rules = rules_of(plan.game)
    seats = len(plan.levels)
    fewest, most = rules.seat_range
    if not fewest <= seats <= most:
        sentence = f"{plan.game.capitalize()} is for {fewest} to {most} players, not for {seats}."
        raise BadPosition([Flaw(("seats",), "seats", sentence)])
    options = [rules.options({**plan.options, **extra}, default_names(seats)) for extra in _met(plan)]
    if not isinstance(rules, WithCards):
        return replace(plan, cards={})
    if not plan.brought or not hasattr(options[0], "decks"):
        return replace(plan, cards=rules.definitions(options[0]))
    decks = tuple(dict.fromkeys(deck for one in options for deck in one.decks))
    return replace(plan, cards=rules.definitions(replace(options[0], decks=decks)))


def _met(plan: Plan) -> Iterator[Mapping[str, Any]]:
    """What the lineups add to the options, each once."""
    lines = lineups(plan)
    for line in lines:
        yield plan.kind.options(line, None)
    if not lines:
        yield {}


def lineups(plan: Plan) -> tuple[tuple[Brought, ...], ...]:
    """What sits at the table together, by seat before anybody moves on; empty where nothing is brought."""
    things, seats = plan.brought, len(plan.levels)
    if not things:
        return ()
    if len(things) < seats:
        # one deck against itself; fewer Wizards than seats: the others are drawn
        rest = things[:1] if plan.kind.alternates else (Brought("", ""),)
        return ((*things, *rest * (seats - len(things))),)
    if plan.pairing == GROUPS:
        return tuple(_by_groups(things, seats))
    every = list(combinations(things, seats))
    Rng(plan.seed, "lineups").shuffle(every)  # so that any first part of a round is a fair sample of it
    return tuple(every)


def _by_groups(things: Sequence[Brought], seats: int) -> Iterator[tuple[Brought, ...]]:
    """Every choice of different groups in turn, each time with the next choice of their members.

    What belongs to several groups at once belongs to none of them.
    """
    members: dict[str, list[Brought]] = {}
    for thing in things:
        if "+" not in thing.group:
            members.setdefault(thing.group, []).append(thing)
    choices = [list(product(*map(members.__getitem__, groups))) for groups in combinations(members, seats)]
    for turn in range(lcm(*map(len, choices)) if choices else 0):
        for choice in choices:
            yield choice[turn % len(choice)]


def _moved(row: Sequence[T], by: int) -> tuple[T, ...]:
    """Everybody `by` seats further on."""
    turn = by % len(row)
    return (*row[-turn:], *row[:-turn]) if turn else tuple(row)


def _period(row: Sequence[object]) -> int:
    """After so many moves by a seat the row is as it was."""
    return next(step for step in range(1, len(row) + 1) if _moved(row, step) == tuple(row))

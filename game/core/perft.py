"""Counting positions: how many sequences of legal actions of exactly a given length there are.

One number that changes whenever any rule of legality, or of what an action leads to, changes. Luck lies in the
state, so that a deal and a depth always give the same count.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from game.core.errors import BadPosition, IllegalAction, NotationError
from game.core.ids import Names, default_names
from game.core.rules import Rules, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def perft(rules: Rules[S, V], state: S, depth: int) -> int:
    """The leaf positions `depth` actions on; a game that ends sooner has none. The state is left alone."""
    if depth == 0:
        return 1
    actions = rules.legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = state.copy()
        rules.apply(child, action)
        total += perft(rules, child, depth - 1)
    return total


def divide(rules: Rules[S, V], state: S, depth: int, names: Names) -> list[tuple[str, int]]:
    """The same count by first action: (its text, nodes below it) in the order of the legal actions; depth 1 or more."""
    if depth < 1:
        raise ValueError("there is nothing to divide at depth 0")
    rows = []
    for action in rules.legal_actions(state):
        child = state.copy()
        rules.apply(child, action)
        rows.append((rules.text(state, action, names), perft(rules, child, depth - 1)))
    return rows


@dataclass(frozen=True, slots=True)
class Deal:
    """How a position comes about: from a seed or from a position, and then by actions in words."""

    seats: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    after: tuple[str, ...] = ()

    def state(self, rules: Rules[S, V]) -> S:
        """BadPosition, NotationError or IllegalAction where it cannot come about; seats are called p1, p2, ..."""
        names = default_names(self.seats)
        options = rules.options(self.options, names)
        if self.position is None:
            state = rules.new_game(options, self.seed)
        else:
            state = rules.from_position(self.position, options, names, self.seed)
        for text in self.after:
            rules.play(state, rules.parse(state, text, names))
        return state


@dataclass(frozen=True, slots=True)
class Case:
    """One entry of a perft file: its name, the line it begins in, the deal, and (depth, nodes) as they must be."""

    name: str
    line: int
    deal: Deal
    counts: tuple[tuple[int, int], ...]


class BadPerft(ValueError):  # noqa: N818 - it names the thing
    """A perft file that cannot be read; the message begins with the line number."""


def read_cases(text: str) -> list[Case]:
    """The entries of a perft file; BadPerft at the first line that is wrong.

    An entry is a line `id NAME`, then `deal SEATS SEED`, as many `option NAME VALUE` (JSON), at most one
    `position JSON`, as many `after TEXT; TEXT; ...` as needed, and `perft DEPTH NODES` lines.
    A line that begins with `#` is a comment.
    """
    cases: list[Case] = []
    name, began = "", 0
    deal: Deal | None = None
    counts: list[tuple[int, int]] = []
    # an id ends the entry before it, so one more ends the last
    for number, raw in enumerate([*text.splitlines(), "id end"], 1):
        line = raw.strip()
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if not word or word.startswith("#"):
                continue
            if word == "id":
                if name and (deal is None or not counts):
                    raise ValueError(f"{name} has no deal or no count")
                if name and deal is not None:
                    cases.append(Case(name, began, deal, tuple(counts)))
                name, began, deal, counts = rest, number, None, []
            elif word == "deal":
                seats, seed = rest.split()
                deal = Deal(int(seats), int(seed))
            elif deal is None:
                raise ValueError("`deal SEATS SEED` comes first")
            elif word == "option":
                option, _, value = rest.partition(" ")
                deal.options[option] = json.loads(value)
            elif word == "position":
                deal = replace(deal, position=json.loads(rest))
            elif word == "after":
                deal = replace(deal, after=(*deal.after, *(step.strip() for step in rest.split(";"))))
            elif word == "perft":
                depth, nodes = rest.split()
                counts.append((int(depth), int(nodes)))
            else:
                raise ValueError("id, deal, option, position, after or perft was expected")
        except ValueError as problem:
            raise BadPerft(f"line {number}: {line!r}: {problem}") from None
    return cases


def check(rules: Rules[S, V], case: Case, deepest: int) -> list[str]:
    """What is wrong with the counts up to a depth: for the first that differs, both numbers and the divide."""
    try:
        state = case.deal.state(rules)
    except (BadPosition, NotationError, IllegalAction) as problem:
        return [f"line {case.line}: {case.name}: {problem}"]
    for depth, nodes in case.counts:
        if depth > deepest:
            continue
        counted = perft(rules, state, depth)
        if counted != nodes:
            rows = divide(rules, state, depth, default_names(case.deal.seats)) if depth else []
            return [
                f"line {case.line}: {case.name}: depth {depth} has {counted} positions, {nodes} were expected",
                *listed(rows),
            ]
    return []


def listed(rows: Sequence[tuple[str, int]]) -> list[str]:
    """A divide as lines: the count, then the action's text."""
    width = max((len(str(nodes)) for _, nodes in rows), default=0)
    return [f"  {nodes:>{width}}  {text}" for text, nodes in rows]

"""The form of a transcript, and how one is told anew from its seed and its actions.

A file begins with `game`, `seats`, `seed` and `option NAME JSON` lines (`#` for what the game is about), then an
empty line. Each action is a numbered line with who, what was asked, how many answers were legal and the answer;
under it the texts of all events, and a running digest of the state. A line `> TEXT` is an action not told yet.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from game.core.digest import digest
from game.core.errors import IllegalAction, NotationError
from game.core.ids import default_names
from game.core.rng import Rng
from tests.contracts.contract import Contract, Variant

_TURN = re.compile(r"\d+ \S+ \S+, \d+ legal: (?P<text>.+)")


@dataclass(slots=True)
class Recipe:
    """What a transcript is told from."""

    notes: list[str] = field(default_factory=list)
    game: str = ""
    seats: int = 0
    seed: int = 0
    given: dict[str, Any] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)


def recipe_of(text: str) -> Recipe:
    """The recipe in a transcript; ValueError names the line that does not belong into one."""
    recipe = Recipe()
    head, _, body = text.partition("\n\n")
    for line in head.splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "#":
                recipe.notes.append(rest)
            case "game":
                recipe.game = rest
            case "seats":
                recipe.seats = int(rest)
            case "seed":
                recipe.seed = int(rest)
            case "option":
                name, _, value = rest.partition(" ")
                recipe.given[name] = json.loads(value)
            case _:
                raise ValueError(f"{line!r}: game, seats, seed, option or # was expected")
    for line in body.splitlines():
        if turn := _TURN.fullmatch(line):
            recipe.actions.append(turn["text"])
        elif line.startswith("> "):
            recipe.actions.append(line[2:].strip())
    return recipe


def told(contract: Contract, recipe: Recipe) -> str:
    """The whole transcript. An action that cannot be played any more ends it with a line that says why."""
    rules, names = contract.rules, default_names(recipe.seats)
    lines = [f"# {note}" for note in recipe.notes]
    lines += [f"game {recipe.game}", f"seats {recipe.seats}", f"seed {recipe.seed}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in recipe.given.items()]
    lines.append("")
    log: list[Any] = []
    state = contract.new_game(Variant(recipe.seats, recipe.given), recipe.seed, log)
    running = digest("", rules.key(state))
    lines += _after(log, running)
    for number, text in enumerate(recipe.actions, 1):
        decision = state.decision
        if decision is None:
            lines.append(f"{number}: the game is over, so nobody can {text}")
            break
        log.clear()
        count = len(rules.legal_actions(state))
        try:
            rules.play(state, rules.parse(state, text, names), log)
        except (IllegalAction, NotationError) as problem:
            lines.append(
                f"{number} {names[decision.seat]} {decision.kind}: {text!r} cannot be played: {problem}"
            )
            break
        running = digest(running, rules.key(state))
        lines.append(f"{number} {names[decision.seat]} {decision.kind}, {count} legal: {text}")
        lines += _after(log, running)
    return "\n".join(lines) + "\n"


def _after(log: list[Any], running: str) -> list[str]:
    return [*(f"    {event.text()}" for event in log), f"    = {running}"]


def dealt(contract: Contract, recipe: Recipe, count: int) -> Recipe:
    """The recipe with as many random actions as asked for, or up to the end of the game."""
    rules, names, luck = contract.rules, default_names(recipe.seats), Rng(recipe.seed, "transcript")
    state = contract.new_game(Variant(recipe.seats, recipe.given), recipe.seed)
    while len(recipe.actions) < count and state.decision is not None:
        action = luck.choice(rules.legal_actions(state))
        recipe.actions.append(rules.text(state, action, names))
        rules.apply(state, action)
    return recipe

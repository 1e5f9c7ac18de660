"""The situations of the scenes around the table."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.app.match import Match
from game.app.tables import Table, usual, with_seats
from game.app.thinking import InlineBots
from game.app.turns import play_out
from game.bots.levels import LADDER
from game.core.rng import Rng
from game.ui.app import House
from game.ui.desk import Desk
from game.ui.scene import Scene
from game.ui.scenes.confirm import ConfirmScene, NameScene
from game.ui.scenes.dealing import DealingScene
from game.ui.scenes.log import LogScene
from game.ui.scenes.rules_help import RulesScene
from game.ui.scenes.setup import SetupScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack

THEN = 1_795_900_000
"""When the saved games of the situations were played last: no picture depends on today."""
LONG_NAMES = (
    "Maximiliane-Theodora Ott",
    "Bartholomäus von Wiesenau",
    "Ωmega Кириллица",
    "Ada",
    "Wilhelmina of the Marsh",
    "Ño",
)


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "title": Situation("the first screen, with a game to go on with", _title, 1.0),
        "title-first": Situation("the first screen before anything was played", _alone(House.title), 1.0),
        "title-pointed": Situation("the first screen, a game under the pointer", _title_pointed, 1.2),
        "setup": Situation("set up a table of Renown", _setup),
        "setup-crowded": Situation("six seats, long names, and two that are alike", _setup_crowded),
        "dealing": Situation("a table is being laid", _dealing),
        "saves": Situation("the saved games", _saves),
        "saves-empty": Situation("the saved games when there are none", _alone(House.saves)),
        "saves-damaged": Situation("a saved game that cannot be read", _saves_damaged),
        "settings": Situation("the settings", _alone(House.settings)),
        "rules": Situation("the rules, at their first topic", _alone(lambda house: house.rules("renown"))),
        "rules-hearts": Situation("the rules, at Hearts", _rules_at("renown", "hearts")),
        "rules-crown": Situation("the rules of Crown, at the keywords", _rules_at("crown", "keywords_push")),
        "rules-search": Situation("the rules, searched", _rules_search),
        "pause": Situation("the menu over a table", _pause),
        "keys": Situation("all keys of a table", _keys),
        "save-as": Situation("naming a saved game", _save_as),
        "delete": Situation("asking before a saved game is deleted", _delete),
        "result": Situation("three players, one wins", _result(3, 3), 1.5),
        "result-nobody": Situation("three players, a tie: nobody wins", _result(3, 2), 1.5),
        "result-crowded": Situation(
            "six players with long names, nine Eras", _result(6, 5, 9, LONG_NAMES), 1.5
        ),
        "notices": Situation("notices over the first screen, and a tip", _notices, 1.0),
        "log": Situation("the log of a whole match", _log),
    }


def table_of(
    seats: int, seed: int, eras: int = 3, names: Sequence[str] = (), people: int = 1, level: str = "random"
) -> Table:
    """A table of Renown: the first `people` seats are persons'."""
    table = with_seats(usual("renown", seed, names[:1]), seats)
    sitters = [
        dataclasses.replace(
            sitter,
            name=names[k] if k < len(names) else sitter.name,
            kind="human" if k < people else "bot",
            level="" if k < people else level,
        )
        for k, sitter in enumerate(table.seats)
    ]
    return dataclasses.replace(table, seats=tuple(sitters), options={"eras": eras})


def played(match: Match, actions: int) -> Match:
    """The match some actions on, chosen by fixed luck."""
    luck = Rng(match.header.seed, "situation")
    for _ in range(actions):
        decision = match.decision
        if decision is None:
            break
        match.submit(decision.seat, luck.choice(match.rules.legal_actions(match.view(decision.seat))))
    return match


def finished(table: Table) -> Match:
    """A match that bots played to its end, saved nowhere."""
    bots = tuple(dataclasses.replace(sitter, kind="bot", level="random") for sitter in table.seats)
    match = dataclasses.replace(table, seats=bots).begin(None)
    play_out(match, InlineBots())
    return match


def saved_match(folder: Path, table: Table, actions: int, title: str, days: int) -> None:
    """A saved game in a folder, played so many days ago."""
    match = played(table.begin(folder, title), actions)
    path = match.path
    match.close()
    if path is not None:
        os.utime(path, (THEN - 86400 * days, THEN - 86400 * days))


def _house(desk: Desk) -> House:
    return House(desk, InlineBots())


def _stack(desk: Desk, *scenes: Scene) -> SceneStack:
    stack = SceneStack(desk)
    for scene in scenes:
        stack.push(scene)
    return stack


def _alone(make: Callable[[House], Scene]) -> Callable[[Desk], SceneStack]:
    """A builder for one scene that needs nothing else."""
    return lambda desk: _stack(desk, make(_house(desk)))


def _some_saved(desk: Desk) -> None:
    folder = desk.saves
    saved_match(folder, table_of(4, 7, names=("Ada",)), 90, "Renown 2026-11-30 21.14.05", 0)
    saved_match(folder, table_of(3, 8, names=("Ada", "Ben"), people=2), 30, "A rainy evening", 2)
    saved_match(folder, table_of(6, 9, names=LONG_NAMES, people=6), 200, "Six at court", 9)
    saved_match(folder, table_of(3, 4), 9999, "Renown 2026-11-12 18.02.44", 18)


def _title(desk: Desk) -> SceneStack:
    _some_saved(desk)
    return _stack(desk, _house(desk).title())


def _title_pointed(desk: Desk) -> SceneStack:
    stack = _title(desk)
    top = stack.top
    if top is not None:
        card = top.group["game:renown"].rect  # type: ignore[attr-defined]
        stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=card.center, rel=(0, 0), buttons=(0, 0, 0)))
    return stack


def _setup_scene(desk: Desk, table: Table) -> SetupScene:
    return SetupScene(desk, table, lambda _: None, lambda: 20261130)


def _setup(desk: Desk) -> SceneStack:
    return _stack(desk, _setup_scene(desk, table_of(3, 20261130, names=("Ada",), level=LADDER[1])))


def _setup_crowded(desk: Desk) -> SceneStack:
    table = table_of(6, 7, names=(*LONG_NAMES[:5], LONG_NAMES[0]), people=3)
    return _stack(desk, _setup_scene(desk, table))


def _dealing(desk: Desk) -> SceneStack:
    stack = _setup(desk)
    stack.push(DealingScene(desk, lambda: None))
    return stack


def _saves(desk: Desk) -> SceneStack:
    _some_saved(desk)
    return _stack(desk, _house(desk).saves())


def _saves_damaged(desk: Desk) -> SceneStack:
    _some_saved(desk)
    path = desk.saves / "From a friend.journal"
    path.write_bytes(b"\x89PNG this was never a game")
    os.utime(path, (THEN + 60, THEN + 60))
    return _stack(desk, _house(desk).saves())


def _rules_at(game: str, key: str) -> Callable[[Desk], SceneStack]:
    """The rules of a game, opened at a topic."""
    return lambda desk: _stack(desk, RulesScene(desk, game, key=key))


def _rules_search(desk: Desk) -> SceneStack:
    stack = _stack(desk, _house(desk).rules("renown"))
    for letter in "court":
        stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    return stack


def _at_table(desk: Desk) -> tuple[House, Match, SceneStack]:
    house = _house(desk)
    match = played(table_of(4, 7, names=("Ada",)).begin(desk.saves, "Renown 2026-11-30 21.14.05"), 40)
    return house, match, _stack(desk, house.table(match))


def _pause(desk: Desk) -> SceneStack:
    house, match, stack = _at_table(desk)
    stack.push(house.pause(match))
    return stack


def _keys(desk: Desk) -> SceneStack:
    _, _, stack = _at_table(desk)
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    return stack


def _save_as(desk: Desk) -> SceneStack:
    stack = _pause(desk)
    sentence = "It is saved all the time in any case; a name makes it easy to find again."
    stack.push(NameScene(desk, "renown", "save", "Save this game as", sentence, "A rainy evening"))
    return stack


def _delete(desk: Desk) -> SceneStack:
    stack = _saves(desk)
    sentence = "A rainy evening will be gone for good."
    stack.push(
        ConfirmScene(
            desk, "crown", "delete", "Delete this game?", sentence, "Delete", "Keep it", "trash-can-outline"
        )
    )
    return stack


def _result(seats: int, seed: int, eras: int = 3, names: Sequence[str] = ()) -> Callable[[Desk], SceneStack]:
    return lambda desk: _stack(desk, _house(desk).result(finished(table_of(seats, seed, eras, names))))


def _notices(desk: Desk) -> SceneStack:
    stack = _setup(desk)
    desk.toasts.say("The game is saved as A rainy evening.")
    desk.toasts.say(
        "Renown 2026-11-30: It is being played already, in another window or program.", fault=True
    )
    rect = stack.top.group["kind:1"].rect if isinstance(stack.top, SetupScene) else desk.screen.rect
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    return stack


def _log(desk: Desk) -> SceneStack:
    return _stack(desk, LogScene(desk, finished(table_of(4, 3))))

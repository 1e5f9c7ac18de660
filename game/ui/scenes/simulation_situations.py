"""The situations of the simulations: their games are made up by fixed luck, so that no picture waits for bots."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.app.sim.choose import plan_of, things_of
from game.app.sim.crew import Failed
from game.app.sim.folder import GAMES, PLAN, Folder
from game.app.sim.plan import EACH, Plan
from game.app.sim.row import Row
from game.app.sim.run import Run
from game.app.sim.shelf import FOLDER
from game.ui.desk import Desk
from game.ui.scenes import simulation_view as views
from game.ui.scenes.simulation_decks import PickDecksScene
from game.ui.scenes.simulation_samples import made_up
from game.ui.scenes.simulations import KEPT, SimulationsScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.widgets import Action

Build = Callable[[Desk], SceneStack]
THEN: Final = 1_795_900_000
"""When they were written: no picture depends on today."""


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "sim-empty": Situation("simulations before there was one", _empty),
        "sim-seats": Situation("six seats of Renown to choose for", _choosing("renown", 6)),
        "sim-running": Situation("a simulation that is being played", _running, 0.6),
        "sim-finished": Situation("a finished simulation: who wins how often", _finished(views.WINS), 0.6),
        "sim-matches": Situation(
            "a finished simulation: who wins against whom", _finished(views.MATCHES), 0.6
        ),
        "sim-cards": Situation(
            "a finished simulation: what each card does to wins", _finished(views.CARDS), 0.6
        ),
        "sim-lengths": Situation("a finished simulation: how long games are", _finished(views.LENGTHS), 0.6),
        "sim-games": Situation(
            "a finished simulation: its games, to be watched", _finished(views.GAMES), 0.6
        ),
        "sim-renown": Situation("a simulation of Renown", _finished(views.WINS, "renown", 3), 0.6),
        "sim-crowded": Situation("six Wizards at six seats, in thousands of games", _crowded, 0.6),
        "sim-damaged": Situation("a simulation that cannot be read", _damaged),
        "sim-decks": Situation("picking the decks that meet", _decks),
    }


def _plan(game: str, seats: int) -> Plan:
    things = things_of(game, ["all"], Path, seats) if game != "renown" else []
    return plan_of(game, ["greedy"] * seats, 20261130, things=things, pairing=EACH)


def _write(desk: Desk, title: str, plan: Plan, games: int, done: int, days: int) -> Path:
    """A simulation in the saves, written so many days ago."""
    path = desk.saves / FOLDER / title
    folder = Folder(path, plan, games)
    for row in made_up(plan, range(done)):
        folder.append(row)
    folder.close()
    for name in (PLAN, GAMES):
        os.utime(path / name, (THEN - 86400 * days, THEN - 86400 * days))
    return path


class _Idle:
    """A crew that never comes to an end."""

    room = 0

    def give(self, number: int) -> None:
        pass

    def take(self, seconds: float) -> list[Row | Failed]:  # noqa: ARG002
        return []

    def close(self) -> None:
        pass


class _Steady(Run):
    """A run whose pace depends on no clock."""

    rate = 0.57
    left = 316.0


def _stack(desk: Desk, scene: SimulationsScene) -> SceneStack:
    stack = SceneStack(desk)
    stack.push(scene)
    return stack


def _scene(desk: Desk) -> SimulationsScene:
    return SimulationsScene(desk, lambda _plan, _jobs: _Idle())


def _empty(desk: Desk) -> SceneStack:
    return _stack(desk, _scene(desk))


def _choosing(game: str, seats: int) -> Build:
    def build(desk: Desk) -> SceneStack:
        stack = _empty(desk)
        scene = stack.top
        if isinstance(scene, SimulationsScene):
            scene.act(Action("game", game))
            scene.act(Action("count", seats))
        return stack

    return build


def _opened(desk: Desk, tab: str) -> SceneStack:
    """The newest simulation of the saves, at a tab."""
    scene = _scene(desk)
    stack = _stack(desk, scene)
    scene.act(Action("mode", KEPT))
    while scene.study is not None and not scene.study.ready:
        scene.update(0.0)
    if tab != scene.tab:
        scene.group["tab"].put("value", tab)
        scene.act(Action("tab", tab))
    scene.group.set_focus(None)
    return stack


def _finished(tab: str, game: str = "crown", seats: int = 2) -> Build:
    def build(desk: Desk) -> SceneStack:
        _write(desk, "An older one", _plan("patterns", 4), 60, 22, 3)
        _write(desk, "The one", _plan(game, seats), 288, 288, 0)
        return _opened(desk, tab)

    return build


def _running(desk: Desk) -> SceneStack:
    plan = _plan("crown", 2)
    _write(desk, "An older one", _plan("patterns", 4), 60, 60, 3)
    _write(desk, "The one", plan, 300, 120, 0)
    stack = _opened(desk, views.WINS)
    scene = stack.top
    if isinstance(scene, SimulationsScene):
        scene.act(Action("go"))
        study = scene.study
        if study is not None and study.run is not None:
            study.run.close()
            study.run = _Steady(plan, 300, _Idle())
    return stack


def _crowded(desk: Desk) -> SceneStack:
    plan = plan_of(
        "patterns",
        ["greedy", "random"] * 3,
        18446744073709551615,
        things=things_of("patterns", ["all"], Path, 6),
    )
    other = _plan("crown", 2)
    for number in range(12):
        _write(desk, f"Another {number}", other, 100_000, 1 + number, 2 + number)
    _write(desk, "The one", plan, 2400, 160, 0)
    return _opened(desk, views.CARDS)


def _damaged(desk: Desk) -> SceneStack:
    path = _write(desk, "From a friend", _plan("crown", 2), 60, 5, 0)
    (path / PLAN).write_text("{", encoding="utf-8")
    os.utime(path / PLAN, (THEN, THEN))
    return _opened(desk, views.WINS)


def _decks(desk: Desk) -> SceneStack:
    stack = _empty(desk)
    stack.push(PickDecksScene(desk, None))
    return stack

"""Crown's table in named, seeded moments: for `shot`, for pictures, and for the tests that look at pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import pygame

from game.app.match import Match
from game.app.turns import BotTurns
from game.core.record import Sitter
from game.core.rng import Rng
from game.ui.desk import Desk
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack

PEOPLE: Final = (("Ada", "azure"), ("Ben", "coral"))
Position = Mapping[str, Any]


def sitters(humans: Sequence[int] = (0,)) -> list[Sitter]:
    """Ada and Ben; those seats human, the others greedy bots."""
    return [
        Sitter(name, "human" if seat in humans else "bot", colour, "" if seat in humans else "greedy")
        for seat, (name, colour) in enumerate(PEOPLE)
    ]


def table(
    desk: Desk,
    *,
    seed: int = 7,
    humans: Sequence[int] = (0,),
    position: Position | None = None,
    script: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    played: bool = False,
    bots: BotTurns | None = None,
    games: int = 1,
) -> TableScene:
    """A table that is not saved, after the script's texts (whoever must decide says each)."""
    match = Match.new(
        "crown", options or {}, seed, sitters(humans), folder=None, position=position, games=games
    )
    for text in script:
        act(match, text)
    return TableScene(desk, match, bots, played=played)


def act(match: Match, text: str) -> None:
    """Whoever must decide says this."""
    decision = match.decision
    assert decision is not None, text  # noqa: S101 - a script ends before the game does
    match.submit(decision.seat, match.rules.parse(match.play.state, text, match.play.names))


def wander(match: Match, steps: int, seed: int, wanted: Callable[[Match], bool] = lambda _: False) -> None:
    """Plays legal actions by a seed, so many or until the moment that is wanted (and another 4,000 at most)."""
    luck = Rng(seed, "situation")
    for _ in range(steps or 4000):
        decision = match.decision
        if decision is None or wanted(match):
            return
        legal = match.rules.legal_actions(match.play.state)
        lively = [action for action in legal if action[0] not in ("maneuver", "mulligan", "recover")] or legal
        match.submit(decision.seat, luck.choice(lively))


def on(scene: TableScene) -> SceneStack:
    """The scene alone on a stack."""
    stack = SceneStack(scene.desk)
    stack.push(scene)
    return stack


# -- hands at work -------------------------------------------------------------------------------------------


def centre(scene: TableScene, handle: str) -> tuple[int, int]:
    """The middle of a piece or a place, in pixels."""
    spot = next((spot for spot in reversed(scene.hands.spots) if spot.handle == handle), None)
    if spot is not None:
        return spot.rect.center
    piece = scene.stage.pieces[handle]
    return round(piece.goal.x), round(piece.goal.y)


def in_hand(scene: TableScene, card: str, seat: int = 0) -> str:
    """The piece of a card in a hand."""
    view = scene.session.model.view
    return f"c:{view.hand_ids[seat][view.hands[seat].index(card)]}"


def unit(scene: TableScene, seat: int, lane: int, index: int) -> str:
    """The piece of a creature."""
    return f"c:{scene.session.model.view.line_ids[seat * 3 + lane][index]}"


def move(scene: TableScene, pos: tuple[int, int]) -> None:
    """The pointer goes there."""
    scene.desk.pointer = pos
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))


def press(scene: TableScene, pos: tuple[int, int]) -> None:
    """The left button goes down."""
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))


def release(scene: TableScene, pos: tuple[int, int]) -> None:
    """The left button goes up."""
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))


def click(scene: TableScene, handle: str) -> None:
    """A click on a thing."""
    pos = centre(scene, handle)
    move(scene, pos)
    press(scene, pos)
    release(scene, pos)


def drag(scene: TableScene, take: str, to: tuple[int, int]) -> None:
    """Takes a thing and holds it with the pointer there."""
    start = centre(scene, take)
    move(scene, start)
    press(scene, start)
    move(scene, (start[0] + scene.screen.px(12), start[1]))
    for part in (0.4, 0.8, 1.0, 1.0):
        move(
            scene, (round(start[0] + (to[0] - start[0]) * part), round(start[1] + (to[1] - start[1]) * part))
        )
    scene.update(0.5)
    scene.hands.grip.speed = 0.0
    move(scene, to)
    scene.update(0.3)


def half(scene: TableScene, seat: int, lane: int) -> tuple[int, int]:
    """The middle of a side of a lane."""
    from game.ui.crown.mat import CrownMat

    assert isinstance(scene.mat, CrownMat)  # noqa: S101 - these are Crown's situations
    return scene.mat.plan(scene.session.home).half(seat, lane).center


# -- positions -----------------------------------------------------------------------------------------------

FILL: Final = ("well_gazer", "slippery_shrike", "shieldmage_whisper", "night_porter", "laughing_crowd")
FILL_2: Final = ("brave_squire", "willing_volunteer", "loyal_shieldmaiden", "dawn_outrider", "banner_captain")


def anchors(card: str, count: int = 3) -> dict[str, Any]:
    """A lane with so many anchors."""
    return {"anchors": [card] * count}


def clash() -> dict[str, Any]:
    """The sample clash: Ben pushes the left lane."""
    return {
        "turn": "p2",
        "players": {
            "p1": {
                "majesty": 2,
                "resources": {"insight": 3, "essence": 2},
                "hand": [
                    "well_gazer",
                    "laughing_crowd",
                    "passwall_panther",
                    "falling_star",
                    "withering_moth",
                    "mirror_door",
                    "lamp_warden",
                ],
                "deck": list(FILL) * 6,
                "fade": ["clockwork_ant", "brave_squire", "well_gazer", "night_porter", "clockwork_ant"],
                "reserve": ["mirror_door"],
                "lanes": {
                    "left": {
                        "creatures": ["shieldmage_whisper", "well_gazer", "slippery_shrike"],
                        "anchors": ["laughing_crowd", "well_gazer"],
                    },
                    "center": {
                        "creatures": ["night_porter", {"card": "calm_tide", "exhausted": True}],
                        **anchors("well_gazer"),
                    },
                    "right": {"creatures": ["burrow_kin"], **anchors("well_gazer", 1)},
                },
            },
            "p2": {
                "majesty": 3,
                "resources": {"resolve": 2, "essence": 1},
                "hand": ["brave_squire", "war_drum", "whetstone", "lull", "snare"],
                "deck": list(FILL_2) * 6,
                "fade": ["brave_squire", "lamp_warden"],
                "lanes": {
                    "left": {
                        "creatures": ["brave_squire", "willing_volunteer", "loyal_shieldmaiden"],
                        **anchors("brave_squire", 2),
                    },
                    "center": {
                        "creatures": ["banner_captain", "dawn_outrider"],
                        **anchors("brave_squire", 2),
                    },
                    "right": anchors("brave_squire"),
                },
            },
        },
    }


def own_turn() -> dict[str, Any]:
    """The same table, Ada to act."""
    start = clash()
    start["turn"] = "p1"
    return start


# -- the situations ------------------------------------------------------------------------------------------


def _opening(desk: Desk) -> SceneStack:
    return on(table(desk))


def _turn(desk: Desk) -> SceneStack:
    return on(table(desk, position=own_turn()))


def _window(desk: Desk) -> SceneStack:
    return on(table(desk, position=clash(), script=("push left", "decline", *["hold"] * 6)))


def watching(desk: Desk, start: Position, script: Sequence[str], humans: Sequence[int] = (0,)) -> SceneStack:
    """A table on which the script is acted out from now on; questions it does not answer are passed over."""
    scene = table(desk, position=start, humans=humans)
    stack = on(scene)
    for text in script:
        say(scene.match, text)
    scene.refresh()
    return stack


def say(match: Match, text: str) -> None:
    """Acts a text out; before it, traps, windows and anchors that it does not speak to are declined."""
    for _ in range(40):
        decision = match.decision
        if decision is None:
            return
        action = match.rules.parse(match.play.state, text, match.play.names)
        if match.why_not(decision.seat, action) is None:
            match.submit(decision.seat, action)
            return
        legal = match.rules.legal_actions(match.play.state)
        quiet = next((a for a in legal if a[0] in ("decline", "hold", "take", "end")), None)
        assert quiet is not None, f"{text} does not answer {decision.kind}"  # noqa: S101 - scripts fit their positions
        match.submit(decision.seat, quiet)


def _push(desk: Desk) -> SceneStack:
    return watching(desk, clash(), ("push left", "fire 2", "spread 1 2 2", "spread 0 0 5", "cast left 0"))


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "crown-opening": Situation("The opening hand: keep it, or put cards back.", _opening, 0.4),
        "crown-turn": Situation("The middle of a game, the person at the screen to act.", _turn, 0.4),
        "crown-push": Situation(
            "A push as it is watched, from its announcement to its end (for strips).", _push
        ),
        "crown-window": Situation("In a push a Flying Strike is offered.", _window, 0.4),
    }

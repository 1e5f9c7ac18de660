"""Crown's table in named, seeded moments: for `shot`, for pictures, and for the tests that look at pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.app.match import Match
from game.ui.crown import positions
from game.ui.crown.staging import DULL, half, in_hand, resting, say, table, unit, watched, watching
from game.ui.desk import Desk
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.staging import centre, click, drag, move, on, release, wander


def _opening(desk: Desk) -> SceneStack:
    return on(table(desk, options={"first": "p1"}))


def _dealing(desk: Desk) -> SceneStack:
    return on(table(desk, played=True))


def _mulligan(desk: Desk) -> SceneStack:
    scene = table(desk, options={"first": "p1"})
    stack = on(scene)
    for index in (1, 4):
        click(scene, f"c:{scene.session.model.view.hand_ids[0][index]}")
    return stack


def _midgame(desk: Desk) -> SceneStack:
    scene = table(desk, seed=21)
    wander(scene.match, 0, 5, lambda m: len(m.play.moves) > 70 and _asks(m, 0, "act"), DULL)
    return on(scene)


def _asks(match: Match, seat: int, kind: str) -> bool:
    return match.decision is not None and match.decision.seat == seat and match.decision.kind == kind


def _dragging(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    x, y = half(scene, 0, 0)
    drag(scene, in_hand(scene, "laughing_crowd"), (x - scene.screen.px(60), y - scene.screen.px(30)))
    return stack


def _paying(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.paying())
    stack = on(scene)
    drag(scene, in_hand(scene, "laughing_crowd"), half(scene, 0, 1))
    scene.handle(
        pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, precise_x=0.0, precise_y=-1.0)
    )
    return stack


def _rival(desk: Desk) -> SceneStack:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["gilded_king", "well_gazer", "unmake", "stone_gate"]
    start["players"]["p1"]["resources"] = {"hunger": 2, "essence": 4}
    scene = table(desk, position=start)
    stack = on(scene)
    x, y = half(scene, 1, 1)
    drag(scene, in_hand(scene, "gilded_king"), (x + scene.screen.px(30), y + scene.screen.px(20)))
    return stack


def _spell(desk: Desk) -> SceneStack:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["unmake", "lull", "well_gazer"]
    start["players"]["p1"]["resources"] = {"hunger": 2, "insight": 1, "essence": 4}
    scene = table(desk, position=start)
    stack = on(scene)
    x, y = centre(scene, unit(scene, 1, 0, 2))
    drag(scene, in_hand(scene, "unmake"), (x, y + scene.screen.px(20)))
    return stack


def _target(desk: Desk) -> SceneStack:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["unmake", "well_gazer"]
    start["players"]["p1"]["resources"] = {"hunger": 2, "essence": 4}
    scene = table(desk, position=start, script=("play unmake",))
    stack = on(scene)
    move(scene, centre(scene, unit(scene, 1, 0, 1)))
    return stack


def _trap(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    x, y = half(scene, 0, 1)
    drag(scene, in_hand(scene, "mirror_door"), (x, y))
    return stack


def _asking_push(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    click(scene, "push:0")
    return stack


def _crossing(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    drag(scene, unit(scene, 0, 0, 0), half(scene, 1, 0))
    return stack


def _maneuver(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn(), script=("maneuver left center", "move 0 1"))
    stack = on(scene)
    drag(scene, unit(scene, 0, 0, 0), half(scene, 0, 1))
    return stack


def _illegal(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    drag(scene, in_hand(scene, "lamp_warden"), half(scene, 0, 2))
    release(scene, scene.desk.pointer)
    scene.update(0.1)
    return stack


def _spreading(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.spreading())
    for text in ("push left",):
        say(scene.match, text)
    while scene.match.decision is not None and scene.match.decision.kind != "spread":
        legal = scene.match.rules.legal_actions(scene.match.play.state)
        scene.match.submit(scene.match.decision.seat, next(a for a in legal if a[0] in ("hold", "decline")))
    stack = on(scene)
    for index in (1, 1, 1, 1, 1):
        click(scene, unit(scene, 0, 0, index))
        stack.update(0.1)
    return stack


def _cast(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.clash())
    for text in ("push left", "fire 2", "spread 1 2 2", "spread 0 0 5"):
        say(scene.match, text)
    while scene.match.decision is not None and scene.match.decision.kind != "anchor":
        scene.match.submit(scene.match.decision.seat, ("decline",))
    return on(scene)


def _cast_drag(desk: Desk) -> SceneStack:
    stack = _cast(desk)
    scene = stack.scenes[0]
    assert isinstance(scene, TableScene)  # noqa: S101 - made above
    number = next(entry[4] for entry in scene.session.model.view.cards_in_limbo)
    drag(scene, f"c:{number}", half(scene, 0, 1))
    return stack


def _open_line(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.tens())
    stack = on(scene)
    move(scene, centre(scene, unit(scene, 0, 0, 4)))
    return stack


def _browsing(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.everything())
    stack = on(scene)
    click(scene, "fade:1")
    return stack


def _looking(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.everything())
    stack = on(scene)
    move(scene, centre(scene, unit(scene, 1, 0, 0)))
    return stack


def _plate_pointed(word: str) -> Callable[[Desk], SceneStack]:
    """A number of Ada's plate under the pointer, long enough to be told about."""

    def made(desk: Desk) -> SceneStack:
        scene = table(desk, position=positions.everything())
        stack = on(scene)
        move(scene, centre(scene, word))
        return stack

    return made


def _trap_asked(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.trapped())
    say(scene.match, "push left")
    return on(scene)


def _revealing(desk: Desk) -> SceneStack:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["peer_within"]
    return watching(desk, start, ("play peer_within", "target left:0"))


def _choosing(desk: Desk) -> SceneStack:
    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["gleaning"]
    start["players"]["p1"]["resources"] = {"hunger": 3, "essence": 3}
    scene = table(desk, position=start)
    say(scene.match, "play gleaning")
    return on(scene)


def _stopping(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.clash(), script=("push left", "decline"))
    stack = on(scene)
    scene.give_order("hold")
    stack.update(0.3)
    return stack


def _handover(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn(), humans=(0, 1), script=("push center",))
    stack = on(scene)
    stack.update(0.1)
    return stack


def _drawer(desk: Desk) -> SceneStack:
    scene = table(desk, position=positions.own_turn())
    stack = on(scene)
    if scene.chrome.folded:
        scene.chrome.toggle_drawer()
        move(scene, centre(scene, unit(scene, 0, 0, 1)))
    return stack


def _onlooker(desk: Desk) -> SceneStack:
    return on(table(desk, position=positions.own_turn(), humans=()))


def _others_turn(desk: Desk) -> SceneStack:
    start = positions.clash()
    start["players"]["p2"]["hand"] = ["willing_volunteer", "unmake", "snare"]
    start["players"]["p2"]["resources"] = {"resolve": 2, "hunger": 1, "essence": 4}
    scene = table(desk, position=start)
    stack = on(scene)
    for text in (
        "play willing_volunteer center 1",
        "meditate",
        "play unmake",
        "target ~left.1",
        "meditate",
        "set snare left",
    ):
        say(scene.match, text)
    scene.refresh()
    return stack


PUSHES: Final = {
    "crown-push-1": (
        "The sample clash: three against three (for strips).",
        watched(positions.clash, "push left", "fire 2", "spread 1 2 2", "spread 0 0 5", "cast left 0"),
    ),
    "crown-push-2": ("A push under two Auras (for strips).", watched(positions.auras, "push center")),
    "crown-push-3": (
        "A push into a trap (for strips).",
        watched(positions.trapped, "push left", "spring"),
    ),
    "crown-push-4": ("A push with Wither (for strips).", watched(positions.dark, "push right")),
    "crown-push-5": (
        "A push that Awakens (for strips).",
        watched(positions.last_stand, "push center"),
    ),
}
"""Five different pushes, from their announcement to their end."""


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "crown-opening": Situation("The opening hand: keep it, or put cards back.", _opening, 0.4),
        "crown-dealing": Situation("A new duel is laid out (for strips).", _dealing),
        "crown-mulligan": Situation("Two cards of the opening hand are to go back.", _mulligan, 0.4),
        "crown-turn": Situation(
            "The middle of a game, the person at the screen to act.", resting(positions.own_turn), 0.4
        ),
        "crown-midgame": Situation("A game that was played, seventy moves on.", _midgame, 0.4),
        "crown-crowd": Situation("Thirty creatures on the table.", resting(positions.crowd), 0.4),
        "crown-tens": Situation(
            "Ten creatures a side in one lane, opened under the pointer.", _open_line, 0.4
        ),
        "crown-everything": Situation(
            "Rivals, Fortifications, traps, equipment, known anchors, few turns left.",
            resting(positions.everything),
            0.4,
        ),
        "crown-drag": Situation("A creature is dragged into a line, its cost beside it.", _dragging),
        "crown-paying": Situation("A card that can be paid in several ways; the wheel chooses.", _paying),
        "crown-rival": Situation("A Rival is dragged onto the other side.", _rival),
        "crown-spell": Situation("A spell is dragged onto its target.", _spell),
        "crown-target": Situation("A spell asks for its target.", _target, 0.4),
        "crown-set": Situation("A trap of the Reserve is dragged.", _trap),
        "crown-ask": Situation("A push is asked about, with the foreseeable pools.", _asking_push, 0.4),
        "crown-cross": Situation("The front creature is dragged across the clash line.", _crossing),
        "crown-maneuver": Situation("A Maneuver of several moves.", _maneuver),
        "crown-illegal": Situation("A card that is too dear, and why.", _illegal),
        "crown-window": Situation(
            "In a push a Flying Strike is offered.",
            resting(positions.clash, "push left", "decline", *["hold"] * 6),
            0.4,
        ),
        "crown-trap": Situation("A trap is asked about.", _trap_asked, 0.4),
        "crown-spread": Situation("Damage is spread, seven of nine placed.", _spreading, 0.4),
        "crown-anchor": Situation("A broken anchor: cast it or take it.", _cast, 0.4),
        "crown-anchor-drag": Situation("A broken anchor is dragged into a lane.", _cast_drag),
        "crown-fade": Situation("A Fade of thirty-six cards is looked through.", _browsing, 0.4),
        "crown-insight": Situation(
            "A resource pointed at says what it is for.", _plate_pointed("store:0:0"), 1.4
        ),
        "crown-majesty": Situation(
            "The Majesty pointed at says what it is.", _plate_pointed("majesty:0"), 1.4
        ),
        "crown-look": Situation("A creature looked at closely.", _looking, 1.4),
        "crown-others": Situation(
            "The other player plays a creature, a spell and a trap (for strips).", _others_turn
        ),
        "crown-reveal": Situation("A player looks at an anchor; only they see it.", _revealing, 3.0),
        "crown-choose": Situation("A card of the Fade is chosen.", _choosing, 0.4),
        "crown-stop": Situation(
            "Windows are skipped; the stop button asks for every one again.", _stopping, 0.2
        ),
        "crown-handover": Situation("Two people at one screen: the next one sits down.", _handover),
        "crown-drawer": Situation("The folded column is open, where the window is narrow.", _drawer, 0.4),
        "crown-onlooker": Situation("Two bots play; nobody's hand is shown.", _onlooker, 0.4),
        **{name: Situation(words, build) for name, (words, build) in PUSHES.items()},
    }

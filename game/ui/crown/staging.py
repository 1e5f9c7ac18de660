"""What Crown's situations are staged with: a table, matches brought to a moment, hands, and scripts acted out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.app.match import Match
from game.app.turns import BotTurns
from game.core.ids import Action
from game.core.record import Sitter
from game.ui.crown.positions import Position
from game.ui.desk import Desk
from game.ui.scenes.table import TableScene
from game.ui.stack import SceneStack
from game.ui.staging import act, on, seated

PEOPLE: Final = (("Ada", "azure"), ("Ben", "coral"))
DULL: Final = ("maneuver", "mulligan", "recover")
"""What nobody does for fun where a game wanders on."""


def sitters(humans: Sequence[int] = (0,)) -> list[Sitter]:
    """Ada and Ben; those seats human, the others greedy bots."""
    return seated(PEOPLE, humans)


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
        match.submit(decision.seat, quiet(match))


def quiet(match: Match) -> Action:
    """The answer that does the least: declining, holding, taking; else the first that is legal."""
    legal = match.rules.legal_actions(match.play.state)
    return next((a for a in legal if a[0] in ("decline", "hold", "take", "end")), legal[0])


def turn_out(match: Match) -> None:
    """The rest of the turn, whoever is asked doing the least."""
    for _ in range(60):
        decision = match.decision
        if decision is None or decision.kind == "act":
            return
        match.submit(decision.seat, quiet(match))


# -- hands at work -------------------------------------------------------------------------------------------


def in_hand(scene: TableScene, card: str, seat: int = 0) -> str:
    """The piece of a card in a hand."""
    view = scene.session.model.view
    return f"c:{view.hand_ids[seat][view.hands[seat].index(card)]}"


def unit(scene: TableScene, seat: int, lane: int, index: int) -> str:
    """The piece of a creature."""
    return f"c:{scene.session.model.view.line_ids[seat * 3 + lane][index]}"


def half(scene: TableScene, seat: int, lane: int) -> tuple[int, int]:
    """The middle of a side of a lane."""
    from game.ui.crown.mat import CrownMat

    assert isinstance(scene.mat, CrownMat)  # noqa: S101 - these are Crown's situations
    return scene.mat.plan(scene.session.home).half(seat, lane).center


# -- scripts acted out ---------------------------------------------------------------------------------------


def resting(start: Callable[[], Position], *script: str) -> Callable[[Desk], SceneStack]:
    """A table at rest after a script."""
    return lambda desk: on(table(desk, position=start(), script=script))


def watching(desk: Desk, start: Position, script: Sequence[str], humans: Sequence[int] = (0,)) -> SceneStack:
    """A table on which the script is acted out from now on; questions it does not answer are passed over."""
    scene = table(desk, position=start, humans=humans)
    stack = on(scene)
    for text in script:
        say(scene.match, text)
    turn_out(scene.match)
    scene.refresh()
    return stack


def watched(start: Callable[[], Position], *script: str) -> Callable[[Desk], SceneStack]:
    """The same, as a builder."""
    return lambda desk: watching(desk, start(), script)

"""Why, hints and the aftermath in named, seeded moments: for `shot` and for the tests that look at pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame

from game.app.match import Match
from game.app.review import Review
from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.bots.levels import QUICK
from game.core.record import Sitter
from game.core.rng import Rng
from game.ui import keys
from game.ui.crown import positions
from game.ui.crown.staging import sitters as crown_sitters
from game.ui.desk import Desk
from game.ui.patterns.situations import position as patterns_position
from game.ui.patterns.situations import sitters as patterns_sitters
from game.ui.renown.situations import crowd, queen
from game.ui.renown.situations import sitters as renown_sitters
from game.ui.scene import Push
from game.ui.scenes.aftermath import AftermathScene, sittings
from game.ui.scenes.position import PositionScene
from game.ui.scenes.table import TableScene
from game.ui.situations import Situation
from game.ui.stack import SceneStack
from game.ui.table.mats import mat_for
from game.ui.why.scene import WhyScene

Make = Callable[[], Match]


def situations() -> dict[str, Situation]:
    """All of them, by name."""
    return {
        "why-crown-bot": Situation("Crown: why a bot did that", _why(_crown_bot)),
        "why-crown-own": Situation("Crown: the own move, looked at again", _why(_crown_own)),
        "why-crown-hint": Situation("Crown: a hint", _hint(_crown)),
        "why-crown-hint-crowded": Situation("Crown: a hint on a full table", _hint(_crown_crowd)),
        "why-crown-aftermath": Situation("Crown: moves that cost most", _aftermath(_crown_over)),
        "why-crown-position": Situation("Crown: such a move at the table", _position(_crown_over)),
        "why-patterns-bot": Situation("Patterns: why a bot did that", _why(_patterns_bot)),
        "why-patterns-own": Situation("Patterns: the own move, looked at again", _why(_patterns_own)),
        "why-patterns-hint": Situation("Patterns: a hint", _hint(_patterns)),
        "why-patterns-hint-crowded": Situation("Patterns: a hint for one of six", _hint(_patterns_six)),
        "why-patterns-aftermath": Situation("Patterns: moves that cost most", _aftermath(_patterns_over)),
        "why-patterns-position": Situation("Patterns: such a move at the table", _position(_patterns_over)),
        "why-renown-bot": Situation("Renown: why a bot did that", _why(_renown_bot)),
        "why-renown-own": Situation("Renown: the own move, looked at again", _why(_renown_own)),
        "why-renown-hint": Situation("Renown: a hint", _hint(_renown)),
        "why-renown-hint-crowded": Situation("Renown: a hint on a full table", _hint(_renown_crowd)),
        "why-renown-aftermath": Situation("Renown: moves that cost most", _aftermath(_renown_over)),
        "why-renown-position": Situation("Renown: such a move at the table", _position(_renown_over)),
        "why-hidden": Situation("a move that is not for all to know", _why(_sealed, pygame.K_RIGHT)),
        "why-thinking": Situation("a thought that has not come yet", _thinking),
        "why-hint-thinking": Situation("a hint that is looked for", _hint(_renown, thinks=False)),
        "why-every-move": Situation("everybody's moves, once all may be told", _every_move),
        "why-review": Situation("a match that is being looked through", _reviewing),
        "why-aftermath-several": Situation("several people, one after the other", _aftermath(_several)),
        "why-aftermath-none": Situation("a match without a costly move", _aftermath(_faultless)),
    }


class Silent:
    """Bots that never answer: what is awaited stays awaited."""

    def ask(self, ask: Any) -> None: ...
    def poll(self) -> None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


# Matches


def moved(match: Match, until: Callable[[Match], bool], seed: int = 5) -> Match:
    """Plays on, people by luck and bots by their level, until the moment that is wanted, or the end."""
    luck = Rng(seed, "situation")
    turns = BotTurns(InlineBots())
    for _ in range(3000):
        decision = match.decision
        if decision is None or until(match):
            break
        if match.seats[decision.seat].human:
            match.submit(decision.seat, luck.choice(match.rules.legal_actions(match.view(decision.seat))))
        else:
            turns.step(match)
    return match


def _own_turn(kind: str, least: int = 0) -> Callable[[Match], bool]:
    """Whether the first seat is asked that, after so many moves."""

    def wanted(match: Match) -> bool:
        asked = match.decision
        return asked is not None and asked.seat == 0 and asked.kind == kind and len(match.play.moves) >= least

    return wanted


def _match(game: str, seats: list[Sitter], position: Any = None, seed: int = 7, **options: Any) -> Match:
    return Match.new(game, options, seed, seats, folder=None, position=position)


def _crown() -> Match:
    return _match("crown", crown_sitters(), positions.own_turn())


def _crown_crowd() -> Match:
    return _match("crown", crown_sitters(), positions.crowd())


def _crown_bot() -> Match:
    match = _crown()
    _do(match, "play well_gazer right 0")
    return moved(match, _own_turn("act"))


def _crown_own() -> Match:
    match = _crown()
    _do(match, "play well_gazer right 0")
    return match


@cache
def _crown_over() -> Match:
    return moved(_match("crown", crown_sitters(), seed=11), lambda _: False)


def _patterns() -> Match:
    return _match("patterns", patterns_sitters(4), patterns_position(4))


def _patterns_six() -> Match:
    return _match("patterns", patterns_sitters(6), patterns_position(6))


def _patterns_bot() -> Match:
    return moved(_match("patterns", patterns_sitters(4), seed=3), _own_turn("act", 60))


def _patterns_own() -> Match:
    match = _patterns()
    _do(match, "recruit W")
    return match


@cache
def _patterns_over() -> Match:
    return moved(_match("patterns", patterns_sitters(3), seed=3), lambda _: False)


def _renown() -> Match:
    return _match("renown", renown_sitters(4), queen())


def _renown_crowd() -> Match:
    return _match("renown", renown_sitters(6), crowd())


def _renown_bot() -> Match:
    match = _renown()
    _do(match, "take")
    return moved(match, _own_turn("scheme"))


def _renown_own() -> Match:
    match = _renown()
    _do(match, "sacrifice 6H")
    _do(match, "raise QH 1")
    return match


@cache
def _renown_over() -> Match:
    return moved(_match("renown", renown_sitters(4), seed=7, eras=2), lambda _: False)


@cache
def _several() -> Match:
    return moved(_match("renown", renown_sitters(4, (0, 1, 2)), seed=9, eras=1), lambda _: False)


def _faultless() -> Match:
    """The person has given up at once."""
    match = _match("crown", crown_sitters(), positions.own_turn())
    match.concede(0, "greedy")
    return match


def _sealed() -> Match:
    match = _match("renown", renown_sitters(4), seed=7, secret_bids=True)

    def another_has_bid(match: Match) -> bool:
        moves = match.play.moves
        asked = match.decision
        bid = bool(moves) and moves[-1].seat != 0 and moves[-1].text.startswith("bid")
        return bid and asked is not None and asked.kind == "bid"

    return moved(match, another_has_bid)


def _do(match: Match, text: str) -> None:
    """Whoever must decide says this."""
    decision = match.decision
    assert decision is not None  # noqa: S101 - a script ends before the game does
    match.submit(decision.seat, match.rules.parse(match.play.state, text, match.play.names))


# Scenes


def _table(desk: Desk, match: Match, bots: Any = None) -> tuple[TableScene, SceneStack]:
    """A table at rest, with somebody to ask."""
    scene = TableScene(desk, match, None, played=False, advice=bots or InlineBots(), level=QUICK)
    stack = SceneStack(desk)
    stack.push(scene)
    return scene, stack


def _press(stack: SceneStack, key: int) -> None:
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    stack.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))


def _why(make: Make, turn: int = 0) -> Callable[[Desk], SceneStack]:
    """The plate, at the move it opens with, or turned by a key as far as it goes."""

    def build(desk: Desk) -> SceneStack:
        match = make()
        _, stack = _table(desk, match)
        _press(stack, keys.WHY.codes[0])
        stack.update(0.1)
        for _ in range(len(match.play.moves) if turn else 0):
            _press(stack, turn)
            stack.update(0.1)
        return stack

    return build


def _hint(make: Make, *, thinks: bool = True) -> Callable[[Desk], SceneStack]:
    def build(desk: Desk) -> SceneStack:
        _, stack = _table(desk, make(), None if thinks else Silent())
        _press(stack, keys.HINT.codes[0])
        stack.update(0.1)
        return stack

    return build


def _thinking(desk: Desk) -> SceneStack:
    _, stack = _table(desk, _renown_own(), Silent())
    _press(stack, keys.WHY.codes[0])
    return stack


@cache
def _reviewed(match: Match) -> Review:
    review = Review(match, InlineBots(), quick=QUICK, closely=QUICK)
    while not review.over:
        review.step()
    return review


def _aftermath(make: Make) -> Callable[[Desk], SceneStack]:
    def build(desk: Desk) -> SceneStack:
        match = make()
        stack = SceneStack(desk)
        stack.push(AftermathScene(desk, match, _reviewed(match), lambda _: None))
        return stack

    return build


def _every_move(desk: Desk) -> SceneStack:
    match = _renown_over()
    stack = SceneStack(desk)
    stack.push(AftermathScene(desk, match, _reviewed(match), lambda _: None))
    scene = WhyScene(desk, match, InlineBots(), mat_for(match), sittings(match), None, level=QUICK)
    stack.push(scene)
    stack.update(0.1)
    return stack


def _reviewing(desk: Desk) -> SceneStack:
    match = _renown_over()
    review = Review(match, InlineBots(), quick=QUICK, closely=QUICK)
    while review.share < 0.4:
        review.step()
    review.cancel()
    scene = AftermathScene(desk, match, Review(match, Silent()), lambda _: None)
    scene.review.done = review.done
    stack = SceneStack(desk)
    stack.push(scene)
    return stack


def _position(make: Make) -> Callable[[Desk], SceneStack]:
    def build(desk: Desk) -> SceneStack:
        match = make()
        worst = _reviewed(match).worst(0)[0]
        stack = SceneStack(desk)
        step = Push(PositionScene(desk, match, worst, lambda: None))
        stack.take(step)
        return stack

    return build

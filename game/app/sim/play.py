"""Plays the games of a plan, one by one, without a screen and without a journal.

A game here is the very game that a match with the same setting plays at a table: same bots, same luck, same digests.
Nothing is kept that only undo, saving or showing needs; what happens is told once, for the figures of the row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.app.match import Match
from game.app.sim.moves import packed
from game.app.sim.plan import Plan, Setting
from game.app.sim.row import Row
from game.app.thinking import Ask, InlineBots
from game.app.turns import BotTurns, thought_seed
from game.core.decision import Outcome
from game.core.digest import digest
from game.core.event import Event, redacted
from game.core.ids import Action, default_names
from game.core.record import Header, Sitter
from game.core.replay import Play
from game.core.rng import Rng
from game.core.rules import Rules


class Player:
    """Plays games of one plan; the rules with the plan's own cards and the bots are made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._rules = plan.rules()
        self._bots = InlineBots()

    def play(self, number: int) -> Row:
        """One game from beginning to end; ValueError where the rules leave it hanging."""
        setting = self.plan.setting(number)
        if self.plan.check:
            return self._checked(number, setting)
        rules, seats = self._rules, len(setting.levels)
        names = default_names(seats)
        events: list[Event] = []
        state: Any = rules.new_game(rules.options(setting.options, names), setting.seed, events)
        mark, moves = digest("", rules.key(state)), list[Action]()
        notices: list[str] = []
        while state.decision is not None:
            seat = state.decision.seat
            view = rules.view(state, seat)
            luck = thought_seed(setting.seed, 1, len(moves), seat)
            level = setting.levels[seat]
            self._bots.ask(Ask(len(moves), self.plan.game, view, level, luck, names[seat], self.plan.cards))
            answer = self._bots.poll()
            if answer is None:
                raise ValueError("a bot gave no answer")
            if answer.notice:
                notices.append(answer.notice)
            rules.apply(state, answer.action, events)
            moves.append(answer.action)
            mark = digest(mark, rules.key(state))
        return self._row(number, setting, events, rules.outcome(state), moves, mark, notices)

    def match(self, number: int) -> Match:
        """The game as a match that nobody saves, before its first decision: to watch it."""
        return match_of(self.plan, number, self._rules)

    def _checked(self, number: int, setting: Setting) -> Row:
        """The game as a match, with all promises of the rules looked at before each decision and at the end."""
        match = self.match(number)
        turns = BotTurns(self._bots)
        notices: list[str] = []
        broken: list[str] = []
        while match.decision is not None:
            broken += _broken_now(match)
            moved = turns.step(match)
            if moved is not None and moved.notice:
                notices.append(moved.notice)
        broken += _broken_after(match)
        play = match.play
        moves = [move.action for move in play.moves if move.action is not None]
        return self._row(
            number, setting, play.events, match.outcome, moves, play.digests[-1], notices, broken
        )

    def _row(
        self,
        number: int,
        setting: Setting,
        events: list[Event],
        outcome: Outcome | None,
        moves: list[Action],
        mark: str,
        notices: list[str],
        broken: list[str] | None = None,
    ) -> Row:
        if outcome is None:
            raise ValueError("nobody must decide, and the game is not over")
        told = self.plan.kind.tell(events, len(setting.levels))
        return Row(
            number=number,
            seed=setting.seed,
            levels=setting.levels,
            winners=outcome.winners,
            scores=outcome.scores,
            reason=outcome.reason,
            actions=len(moves),
            digest=mark,
            notices=tuple(notices),
            broken=tuple(dict.fromkeys(broken or ())),
            brought=told.brought,
            first=told.first,
            turns=told.turns,
            counts=told.counts,
            moves=packed(moves),
        )


def play_game(plan: Plan, number: int) -> Row:
    """Plays one game of a plan from beginning to end."""
    return Player(plan).play(number)


def match_of(plan: Plan, number: int, rules: Rules[Any, Any] | None = None) -> Match:
    """A game of a plan as a match between bots that nobody saves; `rules`: the plan's, where they are made already."""
    setting = plan.setting(number)
    rules = plan.rules() if rules is None else rules
    names = default_names(len(setting.levels))
    play = Play(rules, setting.options, len(names), setting.seed)
    sitters = tuple(Sitter(name, "bot", "", level) for name, level in zip(names, setting.levels, strict=True))
    header = Header(
        game=plan.game,
        seats=sitters,
        options=setting.options,
        seed=setting.seed,
        digest=play.digests[0],
        match={"games": 1},
        cards=plan.cards,
    )
    return Match(header, rules, [play], None)


def _broken_now(match: Match) -> Iterator[str]:
    """Which of the promises of game.core.rules do not hold at this moment."""
    rules, state, decision = match.rules, match.play.state, match.decision
    if decision is None:
        return
    legal, view = rules.legal_actions(state), match.view(decision.seat)
    if not legal:
        yield f"{decision.kind}: nothing is legal"
    if rules.legal_actions(view) != legal:
        yield f"{decision.kind}: the view's legal actions are not the state's"
    texts = [rules.text(state, action, match.play.names) for action in legal]
    if len(set(texts)) != len(texts):
        yield f"{decision.kind}: two legal actions have one text"
    for text, action in zip(texts, legal, strict=True):
        if rules.parse(state, text, match.play.names) != action:
            yield f"{decision.kind}: the text {text!r} is read as another action"
    world = rules.determinize(view, Rng(match.number, "check"))
    if rules.view(world, decision.seat) != view:
        yield f"{decision.kind}: a determinized world looks otherwise"


def _broken_after(match: Match) -> Iterator[str]:
    """Which promises about the whole game do not hold: that it replays, and that each seat's events tell its view."""
    rules, play = match.rules, match.play
    again = Play(rules, play.given, len(match.seats), play.seed)
    for move in play.moves:
        again.act(move.seat, rules.parse(again.state, move.text, again.names))
    if again.digests != play.digests:
        yield "the game replays otherwise"
    for seat in (*range(len(match.seats)), None):
        follower = rules.follower(seat)
        for event in redacted(play.events, seat):
            follower.apply(event)
        if follower.view() != match.view(seat):
            yield "a seat's events do not tell its view"

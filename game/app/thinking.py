"""One question to a bot and its answer, wherever the bot thinks; whatever it does, a legal move comes of it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.bots.levels import bot_of
from game.bots.protocol import Bot, Enough, Thought
from game.core.ids import Action
from game.core.rng import Rng
from game.core.rules import Rules, WithCards
from game.rules import rules_of


@dataclass(frozen=True, slots=True)
class Ask:
    """What a bot is told: the match's number (to know an old answer by), the game, its own view, its level and luck.

    `who` is what a notice calls the bot; `cards` are the match's definitions, where it has some.
    """

    number: int
    game: str
    view: Any
    level: str
    seed: int
    who: str = "The bot"
    cards: Mapping[str, Any] = field(default_factory=dict)

    def thought_by(self, bot: Bot, rules: Rules[Any, Any], enough: Enough | None) -> Thought:
        """What a bot answers to it."""
        return bot.think(rules, self.view, Rng(self.seed, "bot"), enough)

    def accepts(self, rules: Rules[Any, Any], thought: Thought) -> bool:
        """Whether that is an answer: a legal action."""
        return _legal(rules, self.view, thought.action)

    def answered_simply(self, rules: Rules[Any, Any]) -> Action:
        """Any answer, where a bot gives none."""
        return Rng(self.seed, "simple").choice(rules.legal_actions(self.view))


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal action for the match at that number, and what there is to say about how it came (mostly nothing)."""

    number: int
    action: Action
    notice: str = ""
    thought: Thought | None = None
    """How the bot came to it; None for a simple move made in its stead. It names the asked seat's hidden cards."""


class Bots(Protocol):
    """Where bots think. Nothing here waits."""

    def ask(self, ask: Ask) -> None:
        """Sets a bot thinking; an earlier question that is not answered yet is dropped."""
        ...

    def poll(self) -> Answer | None:
        """The answer to the last question, once, when it is there."""
        ...

    def cancel(self) -> None:
        """Drops the question."""
        ...

    def close(self) -> None:
        """Ends all thinking; nothing more is asked."""
        ...


class Thinker:
    """Finds rules and bots by their names and lets a bot choose.

    `bots` and `games` name further ones by `module:name`: a callable from a game's name to a Bot, a Rules class.
    """

    def __init__(self, bots: Mapping[str, str] | None = None, games: Mapping[str, str] | None = None) -> None:
        self.bots, self.games = dict(bots or {}), dict(games or {})
        self._bots: dict[tuple[str, str], Bot] = {}
        self._rules: dict[str, Rules[Any, Any]] = {}
        self._own: tuple[Mapping[str, Any], Rules[Any, Any]] | None = None

    def think(self, ask: Ask, enough: Enough | None = None) -> Thought:
        """What the bot answers, legal or not; raises whatever the bot raises, KeyError for a level that is none."""
        if (ask.level, ask.game) not in self._bots:
            own = self.bots.get(ask.level)
            self._bots[ask.level, ask.game] = _found(own)(ask.game) if own else bot_of(ask.level, ask.game)
        bot = self._bots[ask.level, ask.game]
        return ask.thought_by(bot, self.rules(ask), enough)

    def rules(self, ask: Ask) -> Rules[Any, Any]:
        """The rules that the question is played by."""
        if ask.game not in self._rules:
            own = self.games.get(ask.game)
            self._rules[ask.game] = _found(own)() if own else rules_of(ask.game)
        rules = self._rules[ask.game]
        if not ask.cards or not isinstance(rules, WithCards):
            return rules
        if self._own is None or self._own[0] is not ask.cards:
            self._own = (ask.cards, rules.using(ask.cards)[0])
        return self._own[1]

    def settled(self, ask: Ask, thought: Thought | None, complaint: str = "") -> Answer:
        """The bot's action if it is legal; else, or where there is a complaint, any legal one, and a notice."""
        rules = self.rules(ask)
        if thought is not None and ask.accepts(rules, thought):
            return Answer(ask.number, thought.action, thought=thought)
        complaint = complaint or "chose a move that is not allowed"
        simple = ask.answered_simply(rules)
        return Answer(ask.number, simple, f"{ask.who} {complaint}; a simple move was made instead.")


class InlineBots:
    """Thinks on the spot, while `ask` waits: for simulations, demonstrations and tests."""

    def __init__(self, bots: Mapping[str, str] | None = None, games: Mapping[str, str] | None = None) -> None:
        self._thinker = Thinker(bots, games)
        self._answer: Answer | None = None

    def ask(self, ask: Ask) -> None:
        try:
            thought = self._thinker.think(ask)
        except Exception as fault:  # noqa: BLE001 - a bot may fail in any way; the game goes on
            self._answer = self._thinker.settled(ask, None, failure(fault))
        else:
            self._answer = self._thinker.settled(ask, thought)

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self._answer = None


def failure(fault: BaseException) -> str:
    """How a bot failed, for a notice."""
    return f"failed ({type(fault).__name__}: {fault})" if str(fault) else f"failed ({type(fault).__name__})"


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(importlib.import_module(module), name)


def _legal(rules: Rules[Any, Any], view: Any, action: Any) -> bool:
    if not isinstance(action, tuple):
        return False
    try:
        return rules.why_not(view, action) is None
    except Exception:  # noqa: BLE001 - what no rules can even look at is not legal
        return False

"""What a bot thinks of somebody's decision, for hints and for the question why; asked like a bot's own move.

Two rules keep what is hidden hidden, and both lie in the view that a `Question` is made with and nowhere else:

- Whoever decides is told what the bot makes of *their own* view.
- Whoever only looks on is told what the bot makes of *the looker's* view: of worlds that this looker cannot tell apart
  and in which the move could be made. A bot's own thought, which rests on its own hand, is never shown while the game
  goes on. So what is told is the same in any two worlds that look the same to the looker.

Once the match is over nothing is hidden, and every decision is asked about with the view of the seat that made it: for
a bot, with its own level and luck, that is its very thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.app.match import Match
from game.app.openly import is_open
from game.app.thinking import Ask
from game.app.turns import thought_seed
from game.bots.evaluate import judge_for
from game.bots.following import results_of, seats_of, standing_of
from game.bots.levels import STRONGEST
from game.bots.protocol import Bot, Candidate, Enough, Thought, merit
from game.bots.reasons import reason, reason_in
from game.core.ids import Action, Seat
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.words import Sentence

SHOWN = 5
"""How many candidates are told, and the one that was played besides."""
IMAGINED = 8
"""How many worlds an onlooker imagines a move in."""
THOUGHT = 2
"""In how many of them a bot thinks."""
TRIES = 400
"""How many worlds are imagined to find those in which the move could be made."""
WEIGHED = 4
"""How many worlds an action is weighed in that the bot did not look at."""


@dataclass(frozen=True, slots=True)
class Considered(Thought):
    """A thought with its candidates in words."""

    reasons: tuple[Sentence, ...] = ()
    """What each candidate does, in their order; empty where none was asked for."""
    played: int = -1
    """Which candidate was played; -1 where it is not known what was, or nothing was played yet."""

    @property
    def cost(self) -> float:
        """How much less is to be expected after what was played than after the best, from 0 to 1."""
        if self.played < 0:
            return 0.0
        return max(0.0, self.candidates[0].value - self.candidates[self.played].value)


@dataclass(frozen=True, slots=True)
class Question(Ask):
    """What is asked about a decision that lies before somebody, or did.

    The view is the deciding seat's or an onlooker's; `played` what was done, if it was and may be told.
    `words` asks for the candidates in words, `bounded` keeps to the time that a table allows (else counts alone bound
    it, and the answer is the same on every machine).
    """

    played: Action | None = None
    words: bool = True
    bounded: bool = True

    def thought_by(self, bot: Bot, rules: Rules[Any, Any], enough: Enough | None) -> Considered:
        enough = enough if self.bounded else None
        if self.view.seat == self.view.decision.seat:
            return _own(self, bot, rules, enough)
        return _seen_from_outside(self, bot, rules, enough)

    def accepts(self, rules: Rules[Any, Any], thought: Thought) -> bool:  # noqa: ARG002 - nothing is played by it
        return isinstance(thought, Considered)

    def answered_simply(self, rules: Rules[Any, Any]) -> Action:  # noqa: ARG002
        return ()


# What is asked


def hint_for(match: Match, level: str = STRONGEST) -> Question:
    """What the seat that must decide now could do, from its own view."""
    decision = match.decision
    if decision is None:
        raise ValueError("the game is over: nobody is asked")
    return _question(match, len(match.games) - 1, len(match.play.moves), decision.seat, level, None)


def why(match: Match, game: int, move: int, looker: Seat | None, level: str = STRONGEST) -> Question | None:
    """Why a move (from 0) of a game of the match (from 0) was made, for somebody who looks at it now.

    A bot is asked about by its own level, a person's move by `level`. None where this looker may not know what was
    done, and for giving up.
    """
    play = match.games[game]
    made = play.moves[move]
    sitter = match.seats[made.seat]
    viewer = made.seat if match.over else looker
    if made.action is None or not may_know(match, game, move, looker):
        return None
    asked = level if sitter.human or not sitter.level else sitter.level
    return _question(match, game, move, viewer, asked, made.action)


def may_know(match: Match, game: int, move: int, looker: Seat | None) -> bool:
    """Whether somebody who looks on may be told what was done: their own move, one done in the open, or all at last."""
    made = match.games[game].moves[move]
    if made.action is None or match.over or made.seat == looker:
        return True
    return is_open(match.header.game, match.games[game].state, made.action)


def judged(match: Match, game: int, move: int, level: str, *, words: bool) -> Question:
    """How good a move was, as its seat could have known; bounded by counts alone."""
    made = match.games[game].moves[move]
    return _question(match, game, move, made.seat, level, made.action, words=words, bounded=False)


def _question(
    match: Match,
    game: int,
    move: int,
    viewer: Seat | None,
    level: str,
    played: Action | None,
    *,
    words: bool = True,
    bounded: bool = True,
) -> Question:
    play = match.games[game]
    state = play.at(move)
    seat = state.decision.seat
    return Question(
        number=match.number,
        game=match.header.game,
        view=match.rules.view(state, viewer),
        level=level,
        seed=thought_seed(match.header.seed, game + 1, move, seat),
        who=match.seats[seat].name,
        cards=match.header.cards,
        played=played,
        words=words,
        bounded=bounded,
    )


# What is answered


def _own(question: Question, bot: Bot, rules: Rules[Any, Any], enough: Enough | None) -> Considered:
    """The decision from the view of the seat that makes it."""
    view, seed = question.view, question.seed
    thought = bot.think(rules, view, Rng(seed, "bot"), enough)
    seat = view.seat
    worlds = [rules.determinize(view, Rng(seed, f"weighed {n}")) for n in range(WEIGHED)]

    def weigh(action: Action) -> float:
        return weighed(rules, worlds, seat, action)

    def words(candidate: Candidate) -> Sentence:
        return reason(rules, view, candidate.action, Rng(seed, "reason"), candidate.line)

    return _told(question, thought, weigh, words)


def _seen_from_outside(
    question: Question, bot: Bot, rules: Rules[Any, Any], enough: Enough | None
) -> Considered:
    """The decision of another seat, from what an onlooker knows.

    Told are what was played and what could be done in every world that was imagined.
    """
    view, seed, played = question.view, question.seed, question.played
    seat = view.decision.seat
    worlds = imagined(rules, view, played, Rng(seed, "outside"))
    if not worlds:
        return Considered(played or (), ())
    legal = [rules.legal_actions(world) for world in worlds]
    everywhere = set(legal[0]).intersection(*legal[1:])
    looks: dict[Action, list[Candidate]] = {}
    thoughts = [
        bot.think(rules, rules.view(world, seat), Rng(seed, f"bot {n}"), enough)
        for n, world in enumerate(worlds[:THOUGHT])
    ]
    for thought in thoughts:
        for candidate in thought.candidates:
            looks.setdefault(candidate.action, []).append(candidate)
    found = [
        Candidate(action, sum(one.visits for one in seen), sum(one.value for one in seen) / len(seen))
        for action, seen in looks.items()
        if len(seen) == len(thoughts)
        and (action == played or (action in everywhere and is_open(question.game, view, action)))
    ]
    most = max((one.visits for one in found), default=0)
    found.sort(key=lambda one: merit(one.visits, one.value, most))
    first = found[0].action if found else played or ()

    def weigh(action: Action) -> float:
        return weighed(rules, worlds[:WEIGHED], seat, action)

    def words(candidate: Candidate) -> Sentence:
        return reason_in(rules, worlds[:WEIGHED], seat, candidate.action)

    thought = Thought(
        first,
        tuple(found),
        sum(one.iterations for one in thoughts),
        sum(one.worlds for one in thoughts),
        any(one.cut for one in thoughts),
    )
    return _told(question, thought, weigh, words)


def _told(
    question: Question,
    thought: Thought,
    weigh: Callable[[Action], float],
    words: Callable[[Candidate], Sentence],
) -> Considered:
    """The first few candidates and the one that was played."""
    found = list(thought.candidates)
    if len(found) == 1:
        # nothing was weighed where there is nothing to choose
        found = [Candidate(found[0].action, found[0].visits, weigh(found[0].action), found[0].line)]
    kept = found[:SHOWN]
    if question.played is not None:
        own = next((one for one in found if one.action == question.played), None)
        if own is None:
            own = _looked_over(question.played, found, weigh)
        if own not in kept:
            kept.append(own)
    played = next((n for n, one in enumerate(kept) if one.action == question.played), -1)
    reasons = tuple(words(one) for one in kept) if question.words else ()
    return Considered(
        thought.action, tuple(kept), thought.iterations, thought.worlds, thought.cut, reasons, played
    )


def _looked_over(action: Action, found: Sequence[Candidate], weigh: Callable[[Action], float]) -> Candidate:
    """What was played without the bot having looked at it: as much worse than the best as both weigh at a glance."""
    if not found:
        return Candidate(action, 0, weigh(action))
    best = found[0]
    worse = max(0.0, weigh(best.action) - weigh(action))
    return Candidate(action, 0, max(0.0, best.value - worse))


def weighed(rules: Rules[Any, Any], worlds: Sequence[Any], seat: Seat, action: Action) -> float:
    """How a seat stands after an action and all that it leads to, on average over worlds in which it is legal."""
    judge = judge_for(rules)
    seats = seats_of(judge, worlds[0])
    total = 0.0
    for world in worlds:
        for share, after in results_of(rules, judge, world, action, seats):
            total += share * standing_of(rules, judge, after, seats)[seat]
    return total / len(worlds)


def imagined(rules: Rules[Any, Any], view: Any, played: Action | None, rng: Rng) -> list[Any]:
    """Worlds that a looker's view allows and in which the move could be made; empty where none is found."""
    found = []
    for _ in range(TRIES):
        world = rules.determinize(view, rng)
        if played is None or rules.why_not(world, played) is None:
            found.append(world)
            if len(found) == IMAGINED:
                break
    return found

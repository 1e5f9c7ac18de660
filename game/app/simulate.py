"""Many seeded games between bots: one row a game, the same rows whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from game.app.match import Match
from game.app.thinking import InlineBots
from game.app.turns import BotTurns
from game.core.event import redacted
from game.core.ids import Seat
from game.core.record import Sitter
from game.core.replay import Play
from game.core.rng import Rng, stream


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: `levels` by seat for the first game; in each further one everybody moves on by a seat."""

    game: str
    levels: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    check: bool = False

    def levels_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game (from 0)."""
        turn = number % len(self.levels)
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels

    def seed_of(self, number: int) -> int:
        """The seed of a game (from 0), whoever plays the others."""
        return stream(self.seed, f"game {number}")


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went. `broken` lists the promises of the rules that it broke, when those were checked."""

    number: int
    seed: int
    levels: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    digest: str
    notices: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()


def play_game(plan: Plan, number: int) -> Row:
    """Plays one game of a plan from beginning to end."""
    levels, seed = plan.levels_of(number), plan.seed_of(number)
    seats = [Sitter(f"p{seat + 1}", "bot", "", level) for seat, level in enumerate(levels)]
    match = Match.new(plan.game, plan.options, seed, seats, folder=None)
    turns = BotTurns(InlineBots())
    notices: list[str] = []
    broken: list[str] = []
    while match.decision is not None:
        if plan.check:
            broken += _broken_now(match)
        moved = turns.step(match)
        if moved is not None and moved.notice:
            notices.append(moved.notice)
    if plan.check:
        broken += _broken_after(match)
    outcome = match.outcome
    if outcome is None:
        raise ValueError(f"nobody must decide in game {number} (seed {seed}), and it is not over")
    return Row(
        number=number,
        seed=seed,
        levels=levels,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        actions=len(match.play.moves),
        digest=match.play.digests[-1],
        notices=tuple(notices),
        broken=tuple(dict.fromkeys(broken)),
    )


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


def simulate(plan: Plan, games: int, jobs: int) -> Iterator[Row]:
    """The rows of a plan in order, as they come; `jobs` processes play, or this one for a single job."""
    if jobs <= 1:
        for number in range(games):
            yield play_game(plan, number)
        return
    with _pool(jobs) as pool:
        yield from pool.imap(_Player(plan), range(games), chunksize=max(1, min(16, games // (jobs * 8))))


@dataclass(frozen=True, slots=True)
class _Player:
    plan: Plan

    def __call__(self, number: int) -> Row:
        return play_game(self.plan, number)


@contextmanager
def _pool(jobs: int) -> Iterator[Any]:
    pool = multiprocessing.get_context("spawn").Pool(jobs, _deaf)
    try:
        yield pool
        pool.close()
    except BaseException:
        pool.terminate()
        raise
    finally:
        pool.join()


def _deaf() -> None:
    """Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody won of so many decided games, with Wilson's 95 % interval; `fair` is an even share."""

    who: str
    won: float
    of: int
    fair: float

    @property
    def share(self) -> float:
        """From 0 to 1; 0 when nothing was decided."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, most likely; everywhere when nothing was decided."""
        return wilson(self.won, self.of)


def wilson(won: float, of: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a share; (0, 1) for none."""
    if not of:
        return 0.0, 1.0
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def rates(rows: Sequence[Row]) -> list[Rate]:
    """How often each level and each seat won the games that somebody won; a shared win counts in parts.

    A level that sits in several seats of a game has that many times the fair share.
    """
    decided = [row for row in rows if row.winners]
    if not decided:
        return []
    seats = len(decided[0].levels)
    found: list[Rate] = []
    for level in sorted({level for row in decided for level in row.levels}):
        won = sum(
            sum(row.levels[seat] == level for seat in row.winners) / len(row.winners) for row in decided
        )
        chairs = sum(row.levels.count(level) for row in decided)
        found.append(Rate(level, won, len(decided), chairs / (len(decided) * seats)))
    for seat in range(seats):
        won = sum((seat in row.winners) / len(row.winners) for row in decided)
        found.append(Rate(f"seat {seat + 1}", won, len(decided), 1 / seats))
    return found

"""One plain sentence for what a move does, from the terms of the evaluation before it and after it.

For the screen: take the view that the seat had when it decided (`rules.view(state, seat)` of the position before the
move) and a candidate of its `Thought`, and call

    reason(rules, view, candidate.action, Rng(seed, "reason"), line=candidate.line)

which gives spans (`game.core.words`: texts, players, cards) to be drawn like a line of the log, or `sentence(...)` for
the same as text. It starts with a small letter and has no full stop, so that it can follow a name or a move: "wins the
left lane's anchor, loses Loyal Shieldmaiden". It is never empty. It speaks of the deciding seat's hidden cards where
the move does: show it to whom you show candidates (see `Thought`).

A few worlds that the view allows are looked at: the move is played, the line as far as it is legal there, and every
question in between answered as its seat likes best, until the action is over; the terms that moved most on average
are put into words by the judge of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from game.bots.evaluate import judge_for
from game.bots.following import payoff, results_of, seats_of
from game.bots.protocol import Change, Judge, Term
from game.core.ids import Action, Names, Seat
from game.core.rng import Rng
from game.core.rules import Rules, WithCardNames
from game.core.words import Sentence, plain

WORLDS = 4
"""How many worlds a move is looked at in."""
MOST = 3
"""How many things one sentence names."""
SMALL = 0.03
"""What moves the balance by less is not named unless nothing else is."""
BESIDE = 0.12
"""Nor what moves it by less than this share of the weightiest thing."""

Key: TypeAlias = tuple[str, Seat, str, str]


def reason(
    rules: Rules[Any, Any], view: Any, action: Action, rng: Rng, line: Sequence[Action] = ()
) -> Sentence:
    """What the action does for the view's seat, which must be the one that decides."""
    worlds = [rules.determinize(view, rng) for _ in range(WORLDS)]
    return reason_in(rules, worlds, view.seat, action, line)


def reason_in(
    rules: Rules[Any, Any], worlds: Sequence[Any], seat: Seat, action: Action, line: Sequence[Action] = ()
) -> Sentence:
    """What the action does for the seat that decides, on average over these states, in each of which it is legal."""
    judge = judge_for(rules)
    results = [
        (share / len(worlds), world, after)
        for world in worlds
        for share, after in _results(rules, judge, world, action, line)
    ]
    won = sum(
        share * payoff(rules.outcome(after), seat) for share, _, after in results if after.decision is None
    )
    over = sum(share for share, _, after in results if after.decision is None)
    if over > 0.999:
        return (_ending(won),)
    phrases = judge.wording(changes_of(judge, results, seat), seat)
    parts: list[Sentence] = [phrase for _, phrase in _worth_saying(phrases)]
    if over > 0:
        parts.insert(0, (f"ends the game with {over:.0%}, and wins it with {won:.0%}",))
    if not parts:
        return ("leaves things as they are",)
    spans = list(parts[0])
    for part in parts[1:MOST]:
        spans += [", ", *part]
    return tuple(spans)


def sentence(
    rules: Rules[Any, Any],
    view: Any,
    action: Action,
    names: Names,
    rng: Rng,
    line: Sequence[Action] = (),
) -> str:
    """The same as text, cards by their printed names."""
    called = rules.card_name if isinstance(rules, WithCardNames) else str
    return plain(reason(rules, view, action, rng, line), names, called)


def changes_of(judge: Judge, results: Sequence[tuple[float, Any, Any]], seat: Seat) -> list[Change]:
    """What moves from the first state of each result to the second, weighed by the shares, which add up to 1."""
    moved: dict[Key, list[float]] = {}
    for share, before, after in results:
        if after.decision is None:
            continue
        old, new = _gathered(judge.terms(before, seat)), _gathered(judge.terms(after, seat))
        for key in {**old, **new}:
            was, now = old.get(key, (0.0, 0.0)), new.get(key, (0.0, 0.0))
            if was == now:
                continue
            row = moved.setdefault(key, [0.0, 0.0, 0.0, 0.0])
            row[0] += share * (now[0] - was[0])
            row[1] += share * was[1]
            row[2] += share * now[1]
            row[3] += share
    return [
        Change(*key, value=value, before=was / share, after=now / share, likely=min(share, 1.0))
        for key, (value, was, now, share) in moved.items()
    ]


def _results(
    rules: Rules[Any, Any], judge: Judge, world: Any, action: Action, line: Sequence[Action]
) -> list[tuple[float, Any]]:
    """What comes of an action in a world: of its line where that goes through, else of the action alone."""
    seats = seats_of(judge, world)
    rest = list(line[1:] if line[:1] == (action,) else line)
    if not rest or judge.chances(world, action):
        return list(results_of(rules, judge, world, action, seats))
    after = world.copy()
    rules.apply(after, action)
    while rest and after.decision is not None and not judge.settled(after):
        if rules.why_not(after, rest[0]) is not None:
            return list(results_of(rules, judge, world, action, seats))
        rules.apply(after, rest.pop(0))
    if after.decision is None or judge.settled(after):
        return [(1.0, after)]
    return list(results_of(rules, judge, world, action, seats))


def _gathered(terms: Sequence[Term]) -> dict[Key, tuple[float, float]]:
    """Terms by what they are about; alike things of one lane or pile are one, wherever in it they stand."""
    found: dict[Key, tuple[float, float]] = {}
    for term in terms:
        key = (term.name, term.whose, term.place.partition(".")[0], term.card)
        value, amount = found.get(key, (0.0, 0.0))
        found[key] = (value + term.value, amount + term.amount)
    return found


def _worth_saying(phrases: list[tuple[float, Sentence]]) -> list[tuple[float, Sentence]]:
    """The weightiest few, each once."""
    least = max(SMALL, BESIDE * phrases[0][0]) if phrases else SMALL
    told: list[tuple[float, Sentence]] = []
    for weight, phrase in phrases:
        if (weight >= least or not told) and all(phrase != other for _, other in told):
            told.append((weight, phrase))
    return told[:MOST]


def _ending(won: float) -> str:
    if won > 0.999:
        return "wins the game"
    return "ends the game, which is lost" if won < 0.001 else f"ends the game, and wins it with {won:.0%}"

"""Games of a simulation that nobody played, made up by fixed luck: for pictures that must not wait for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.app.sim.kinds import Tallies
from game.app.sim.plan import Plan
from game.app.sim.row import Row
from game.core.ids import Seat
from game.core.rng import Rng

REASONS: Final = {
    "crown": ("majesty", "majesty", "awakened"),
    "patterns": ("pattern_completed", "pattern_completed", "pattern_completed", "deck_ran_out"),
    "renown": ("most_favor", "most_favor", "most_favor", "tie"),
}


def made_up(plan: Plan, numbers: range, seed: int = 1) -> list[Row]:
    """Rows of a plan as they might have been: decks and cards have strengths, and who goes first is a little ahead."""
    luck = Rng(seed, "made up")
    all_cards = tuple(plan.kind.cards(plan.rules())) if plan.kind.drawn else ()
    cards = {one.name: one.cards or all_cards for one in plan.brought}
    strength = {one.name: 70 + luck.below(60) for one in plan.brought}
    power = {card: luck.below(41) - 20 for card in sorted({card for row in cards.values() for card in row})}
    rows = []
    for number in numbers:
        setting = plan.setting(number)
        seats = len(setting.levels)
        names = tuple(map(str, setting.options.get("decks") or setting.options.get("wizards") or ()))
        first = luck.below(seats)
        drawn = [_some(luck, cards[name]) for name in names]
        weights = [100 + 12 * (seat == first) for seat in range(seats)]
        for seat, (name, hand) in enumerate(zip(names, drawn, strict=True)):
            weights[seat] = max(20, weights[seat] - 100 + strength[name] + sum(power[card] for card in hand))
        winner = _picked(luck, weights)
        reason = luck.choice(REASONS[plan.game])
        turns = 16 + luck.below(20) + luck.below(20) + luck.below(20)
        rows.append(
            Row(
                number=number,
                seed=setting.seed,
                levels=setting.levels,
                winners=() if reason == "tie" else (winner,),
                scores=tuple(7 if seat == winner else luck.below(7) for seat in range(seats)),
                reason=reason,
                actions=turns * 4 + luck.below(30),
                digest=f"{luck.word64():016x}",
                brought=names,
                first=first,
                turns=turns,
                counts=_counts(luck, plan, drawn, seats),
            )
        )
    return rows


def _some(luck: Rng, cards: Sequence[str]) -> dict[str, int]:
    """Two in five of the cards, once or twice."""
    return {card: 1 + luck.below(2) for card in cards if luck.below(5) < 2}


def _picked(luck: Rng, weights: Sequence[int]) -> Seat:
    at = luck.below(sum(weights))
    return next(seat for seat in range(len(weights)) if at < sum(weights[: seat + 1]))


def _counts(luck: Rng, plan: Plan, drawn: Sequence[dict[str, int]], seats: int) -> dict[str, Tallies]:
    kind = plan.kind
    counts: dict[str, Tallies] = {column: tuple({} for _ in range(seats)) for column in kind.columns}
    if kind.drawn:
        counts[kind.drawn] = tuple(drawn)
        counts[kind.played] = tuple({card: 1 for card in hand if luck.below(3)} for hand in drawn)
    else:
        for column, words in (
            ("bid", ("heroic", "villainous")),
            ("sacrificed", ("elevate", "bury", "strike")),
        ):
            counts[column] = tuple({word: 4 + luck.below(9) for word in words} for _ in range(seats))
    return counts

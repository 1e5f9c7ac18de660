"""Whole games at random: nothing is lost, nobody is stuck, and every game ends in one of four ways."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from game.core.event import Event
from game.core.rng import Rng
from game.rules.crown.board import powers
from game.rules.crown.compile import REARGUARD
from game.rules.crown.position import census
from game.rules.crown.sentences import SENTENCES
from game.rules.crown.state import SHATTERED, State
from tests.crown.table import NAMES, RULES

DECKS = sorted(RULES.library.decks)


def settling(state: State) -> bool:
    """In the middle of an effect, or after the end, a Power of 0 need not have been noticed yet."""
    return state.decision is None or state.decision.kind in {"maneuver", "target", "choose"}


def checked(state: State) -> None:
    """What holds between any two actions."""
    assert tuple(sorted(census(state, 0))) == state.lists[0]
    assert tuple(sorted(census(state, 1))) == state.lists[1]
    assert all(amount >= 0 for amount in state.resources)
    assert min(state.pools) >= 0
    assert 0 <= state.tier <= REARGUARD + 1
    uids = [unit[6] for line in state.lines for unit in line]
    assert len(set(uids)) == len(uids)
    for at, line in enumerate(state.lines):
        for unit, power in zip(line, powers(RULES.pool, state, at), strict=True):
            assert RULES.pool.cards[unit[0]].stands
            assert unit[1] & SHATTERED == 0 or unit[1] & 1, "a shattered creature is exhausted"
            assert power > 0 or settling(state)
    if state.outcome is None:
        assert state.decision is not None
        assert RULES.legal_actions(state)
    else:
        assert state.outcome.scores == tuple(state.majesty)
        assert not state.stack


@pytest.mark.parametrize("seed", range(24))
def test_a_random_game_keeps_everything_in_order(seed: int) -> None:
    luck = Rng(seed, "crown games")
    given = {"decks": [luck.choice(DECKS), luck.choice(DECKS)], "open_decks": bool(seed % 2)}
    state = RULES.new_game(RULES.options(given, NAMES), seed)
    actions = 0
    while state.decision is not None:
        checked(state)
        RULES.apply(state, luck.choice(RULES.legal_actions(state)))
        actions += 1
        assert actions < 5000
    checked(state)
    assert state.outcome is not None
    assert state.outcome.reason in {"majesty", "awakened", "stalemate"}


def test_every_kind_of_question_is_asked_in_some_random_game() -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        luck = Rng(seed, "crown questions")
        state = RULES.new_game(RULES.options({"decks": ["everything", "exart_2"]}, NAMES), seed)
        while state.decision is not None:
            asked[state.decision.kind] += 1
            RULES.apply(state, luck.choice(RULES.legal_actions(state)))
    assert set(asked) == {
        "mulligan", "act", "chain", "finish", "window", "spread", "trap", "anchor", "maneuver", "target", "choose",
    }  # fmt: skip


def test_every_kind_of_event_has_a_sentence_or_none_on_purpose() -> None:
    silent = {"asked", "position_set", "turn_ended", "maneuver_ended", "damage_spread", "push_ended"}
    for kind, cls in RULES.event_kinds.items():
        assert (cls in SENTENCES) != (kind in silent), kind


def test_every_event_of_a_game_is_a_frozen_dataclass_with_a_text() -> None:
    log: list[Event] = []
    luck = Rng(1, "crown events")
    state = RULES.new_game(RULES.options({"decks": ["everything", "everything"]}, NAMES), 1, log)
    while state.decision is not None:
        RULES.apply(state, luck.choice(RULES.legal_actions(state)), log)
    for event in log:
        assert dataclasses.is_dataclass(event)
        assert event.text().startswith(event.kind)

"""How games end beyond what scripts can play: conceding (rules 15.24), and what is left then."""

from __future__ import annotations

import pytest

from game.core.decision import Outcome
from game.core.errors import IllegalAction
from game.core.event import Event, redacted
from game.rules.crown.state import STALE_LIMIT
from tests.crown.table import NAMES, RULES, play, position


@pytest.mark.parametrize(
    ("mine", "theirs", "scores"), [(0, 0, (-1, 7)), (6, 2, (5, 7)), (3, 6, (2, 7)), (-1, -2, (-2, 7))]
)
def test_conceding_counts_as_awakening_and_raises_the_other_to_seven(
    mine: int, theirs: int, scores: tuple[int, int]
) -> None:
    state = position(p1={"majesty": mine}, p2={"majesty": theirs})
    RULES.concede(state, 0)
    assert RULES.outcome(state) == Outcome("conceded", (1,), scores)


def test_a_game_can_be_conceded_in_the_middle_of_a_push() -> None:
    log: list[Event] = []
    state = position(
        p1={"lanes": {"left": {"creatures": ["slippery_shrike"]}}},
        p2={"lanes": {"left": {"creatures": ["brave_squire"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left")
    RULES.concede(state, 1, log)
    assert RULES.outcome(state) == Outcome("conceded", (0,), (7, -1))
    assert state.decision is None
    assert [event.kind for event in log] == ["awakened", "majesty", "majesty", "game_ended", "asked"]
    with pytest.raises(IllegalAction):
        RULES.concede(state, 0)


def test_nothing_is_legal_once_the_game_is_over() -> None:
    state = position(p1={"hand": ["brave_squire"]})
    RULES.concede(state, 0)
    assert RULES.legal_actions(state) == []
    refusal = RULES.why_not(state, RULES.parse(state, "play brave_squire left 0", NAMES))
    assert refusal is not None
    assert refusal.code == "over"


def test_there_are_no_dice() -> None:
    with pytest.raises(ValueError, match="no dice"):
        RULES.load_dice(position(), (1,))


def test_whoever_follows_sees_how_many_still_turns_made_the_stalemate() -> None:
    log: list[Event] = []
    state = position(p1={"majesty": 2, "hand": ["brave_squire"], "deck": ["brave_squire"]})
    state.stale = STALE_LIMIT - 1
    follower = RULES.follower(1)
    for event in redacted([RULES.began(state)], 1):
        follower.apply(event)
    play(state, "meditate", log=log)
    for event in redacted(log, 1):
        follower.apply(event)
    assert state.outcome is not None
    assert state.outcome.reason == "stalemate"
    assert follower.view() == RULES.view(state, 1)

"""What a table knows of every card: the same thing from event to event, and never more than the looker may."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.crown.engine import Crown
from game.ui.crown.seen import FIELDS, Seen, Tracker

RULES = Crown()
DECKS = [("dream_1", "resolve_1"), ("exart_1", "verge_1"), ("verge_2", "dream_2"), ("resolve_2", "exart_2")]


def numbers(view: Seen) -> list[int]:
    zones = (view.hand_ids, view.line_ids, view.anchor_ids, view.trap_ids, view.fade_ids, view.reserve_ids)
    return [n for zone in zones for row in zone for n in row] + [entry[4] for entry in view.cards_in_limbo]


@pytest.mark.parametrize("decks", DECKS)
def test_in_random_games_every_card_keeps_one_number_and_every_question_shows_the_rules_own_view(
    decks: tuple[str, str],
) -> None:
    log: list[object] = []
    state = RULES.new_game(RULES.options({"decks": list(decks)}, ["p1", "p2"]), 5, log)
    trackers = [Tracker(RULES.follower(seat), RULES.pool) for seat in (0, 1, None)]
    luck, told = Rng(5, "tracking"), 0
    for _ in range(220):
        if state.decision is None:
            break
        actions = RULES.legal_actions(state)
        RULES.apply(state, luck.choice([a for a in actions if a[0] != "maneuver"] or actions), log)
        for event in log[told:]:
            for tracker in trackers:
                tracker.apply(event.for_seat(tracker.inner.seat))  # type: ignore[attr-defined]
                found = numbers(tracker.view())
                assert len(found) == len(set(found))
        told = len(log)
        for tracker in trackers:
            view, real = tracker.view(), RULES.view(state, tracker.inner.seat)
            for name in FIELDS:
                assert getattr(view, name) == getattr(real, name), name


def test_a_card_is_the_same_thing_from_the_hand_to_the_fade() -> None:
    from game.ui.crown.staging import say, turn_out
    from tests.ui.crown.fingers import fresh, positions

    start = positions.own_turn()
    start["players"]["p1"]["hand"] = ["lull"]
    start["players"]["p1"]["resources"] = {"insight": 1, "essence": 1}
    scene = fresh(start)
    number = scene.session.model.view.hand_ids[0][0]
    say(scene.match, "play lull")
    scene.refresh()
    assert [entry[4] for entry in scene.session.model.view.cards_in_limbo] == [number]
    turn_out(scene.match)
    scene.refresh()
    assert scene.session.model.view.fade_ids[0][-1] == number


def test_in_the_middle_of_an_action_nobody_is_asked_anything() -> None:
    from tests.ui.crown.fingers import fresh, positions

    scene = fresh(positions.clash())
    tracker = scene.session.model.follower
    assert isinstance(tracker, Tracker)
    asked = []
    for event in scene.match.play.act(1, ("push", 0)):
        tracker.apply(event.for_seat(0))
        asked.append(tracker.view().decision)
    assert asked[-1] is not None
    assert asked[:-1] == [None] * (len(asked) - 1)

"""The secret variant: nothing of a sealed bid leaks before all are shown."""

from __future__ import annotations

import pytest

from game.core.errors import BadPosition
from game.core.rng import Rng
from game.core.words import plain
from game.rules.renown import events
from game.rules.renown.view import SEALED
from tests.renown.tables import NAMES, NINE, RULES, played, table

ROW = ["3C", "6S", "8H", "5C", "TH", "JD"]


def sealed(first: str, *, favor=(NINE, NINE, NINE)):
    """Amber has sealed a bid, Clayton is asked."""
    state = table(secret_bids=True, phase="bid", hierarchy=ROW, favor=favor)
    return state, played(state, f"bid {first}")


def test_others_see_that_a_bid_lies_there_and_not_which() -> None:
    state, _ = sealed("H")
    assert RULES.view(state, 0).bids == ("H", "", "")
    for other in (1, 2, None):
        assert RULES.view(state, other).bids == (SEALED, "", "")


def test_two_different_sealed_bids_look_the_same_to_the_others() -> None:
    (heroic, told), (villainous, otherwise) = sealed("H"), sealed("V")
    for other in (1, 2, None):
        assert RULES.view(heroic, other) == RULES.view(villainous, other)
        assert [e.for_seat(other) for e in told] == [e.for_seat(other) for e in otherwise]
        assert [plain(RULES.describe(e.for_seat(other)) or (), NAMES) for e in told] == [
            plain(RULES.describe(e.for_seat(other)) or (), NAMES) for e in otherwise
        ]


def test_the_owner_is_told_the_own_sealed_bid() -> None:
    _, told = sealed("V")
    (event,) = [event for event in told if isinstance(event, events.BidSealed)]
    assert event.for_seat(0).bid == "V"
    assert event.for_seat(1).bid == SEALED
    assert event.text() == event.for_seat(1).text() == "bid_sealed"


def test_court_and_favor_stay_as_they_are_until_all_are_shown() -> None:
    state, _ = sealed("H")
    played(state, "bid V")
    assert state.court == (0, 0)
    assert state.favor == ((9, 9),) * 3
    log = played(state, "bid V")
    assert state.court == (1, 2)
    assert state.favor == ((8, 9), (9, 8), (9, 8))
    (shown,) = [event for event in log if isinstance(event, events.BidsShown)]
    assert shown.bids == ("H", "V", "V")
    assert shown.revealed()
    assert RULES.view(state, 2).bids == ("H", "V", "V")


def test_sealing_reveals_nothing() -> None:
    _, told = sealed("H")
    assert not any(event.revealed() for event in told)


def test_a_sealed_bid_is_always_asked_in_private() -> None:
    state, _ = sealed("H")
    assert state.decision is not None
    assert state.decision.private
    assert state.decision.args == ("sealed",)
    open_bid = table(phase="bid", hierarchy=ROW)
    assert open_bid.decision is not None
    assert not open_bid.decision.private


def test_a_determinization_lets_other_sealed_bids_fall_at_random_and_keeps_the_own() -> None:
    state, _ = sealed("H")
    played(state, "bid V")
    luck = Rng(1)
    worlds = [RULES.determinize(RULES.view(state, 1), luck) for _ in range(40)]
    assert {world.bids for world in worlds} == {("H", "V", ""), ("V", "V", "")}
    assert all(RULES.view(world, 1) == RULES.view(state, 1) for world in worlds)


def test_a_determinization_never_seals_a_kind_that_its_owner_has_not() -> None:
    state, _ = sealed("H", favor=({"H": 3, "V": 0}, NINE, NINE))
    luck = Rng(1)
    for _ in range(20):
        assert RULES.determinize(RULES.view(state, 2), luck).bids[0] == "H"


def test_the_last_favor_is_found_among_all_the_bids_shown() -> None:
    state, _ = sealed("H", favor=(NINE, {"H": 0, "V": 1}, {"H": 1, "V": 0}))
    played(state, "bid V")
    log = played(state, "bid H")
    (ended,) = [event for event in log if isinstance(event, events.EraEnded)]
    assert (ended.reason, ended.seat) == ("last_favor", 1)


def test_a_position_in_the_middle_of_sealing_must_know_the_sealed_bids() -> None:
    with pytest.raises(BadPosition, match=r"bids\.Amber: Amber sealed a bid before this turn"):
        table(secret_bids=True, phase="bid", turn="Clayton", successor="Amber", hierarchy=ROW)


def test_in_the_open_variant_bids_are_seen_at_once() -> None:
    state = table(phase="bid", hierarchy=ROW)
    (bid, *_) = played(state, "bid V")
    assert bid.for_seat(2) == bid
    assert RULES.view(state, 2).bids == ("V", "", "")

"""What the tiny game is for: effects that stop in the middle, and what everybody may know meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import BadPosition
from game.core.ids import default_names
from game.core.rng import Rng
from tests.contracts.memory import through_pickle
from tests.tiny.engine import Tiny
from tests.tiny.state import State

RULES = Tiny()


def table(
    players: dict[str, dict[str, Any]], *, deck: tuple[str, ...] = ("scry",) * 6, turn: str = "p1"
) -> State:
    """A game from a position in which every seat has three lives and no cards but those that are told."""
    names = default_names(len(players))
    position = {"turn": turn, "deck": list(deck), "players": players}
    return RULES.from_position(position, RULES.options({}, names), names)


def play(state: State, *texts: str) -> list[str]:
    """Plays in words; the texts of all events."""
    names = default_names(state.seats)
    log: list[Any] = []
    for text in texts:
        RULES.play(state, RULES.parse(state, text, names), log)
    return [event.text() for event in log]


def asked(state: State) -> tuple[str, str]:
    assert state.decision is not None
    return f"p{state.decision.seat + 1}", state.decision.kind


def legal(state: State) -> list[str]:
    return [RULES.text(state, action, default_names(state.seats)) for action in RULES.legal_actions(state)]


def test_an_owner_is_asked_although_the_trap_does_not_fit_and_can_only_decline() -> None:
    state = table({"p1": {"hand": ["feast"]}, "p2": {"trap": "ward"}})
    play(state, "play feast")
    assert asked(state) == ("p2", "trap")
    assert legal(state) == ["decline"]


def test_whether_the_trap_fits_shows_to_its_owner_alone() -> None:
    snare = table({"p1": {"hand": ["feast"]}, "p2": {"trap": "snare"}})
    ward = table({"p1": {"hand": ["feast"]}, "p2": {"trap": "ward"}})
    for state in (snare, ward):
        play(state, "play feast")
    assert snare.decision == ward.decision
    assert legal(snare) == ["spring", "decline"]
    assert RULES.view(snare, 0).decision == RULES.view(ward, 0).decision
    assert RULES.view(snare, 0).traps == RULES.view(ward, 0).traps == (None, "")


def test_nobody_without_a_trap_is_asked() -> None:
    state = table({"p1": {"hand": ["feast"]}, "p2": {}})
    play(state, "play feast")
    assert asked(state) == ("p2", "main")


def test_a_sprung_trap_works_while_the_card_that_met_it_waits() -> None:
    state = table({"p1": {"hand": ["feast"]}, "p2": {"trap": "snare"}})
    assert play(state, "play feast", "spring") == [
        "played feast",
        "asked trap",
        "sprang snare",
        "hurt",
        "laid_off snare",
        "drew 2",
        "points 1",
        "laid_off feast",
        "turn_began",
        "asked main",
    ]
    assert state.lives == [2, 3]


def test_a_window_stays_open_until_all_have_declined_in_a_row() -> None:
    state = table(
        {"p1": {"hand": ["wager", "scry"]}, "p2": {"hand": ["spark", "storm"]}, "p3": {"hand": ["feast"]}}
    )
    play(state, "play wager", "decline", "decline")
    assert asked(state) == ("p3", "window")
    play(state, "fuel feast")
    assert state.pot == 2
    assert asked(state) == ("p1", "window"), "whoever declined before is asked again"
    play(state, "decline", "decline")
    assert state.pot == 0, "p3 holds no card and is not asked"
    assert asked(state) == ("p2", "main")


def test_a_loaded_die_decides_the_wager() -> None:
    won = table({"p1": {"hand": ["wager"]}, "p2": {}})
    lost = won.copy()
    RULES.load_dice(won, (4,))
    RULES.load_dice(lost, (3,))
    assert "rolled 4" in play(won, "play wager")
    assert "rolled 3" in play(lost, "play wager")
    assert (won.points, won.lives) == ([1, 0], [3, 3])
    assert (lost.points, lost.lives) == ([0, 0], [2, 3])


def test_a_die_that_shows_seven_cannot_be_loaded() -> None:
    state = table({"p1": {}, "p2": {}})
    with pytest.raises(ValueError, match="1 to 6"):
        RULES.load_dice(state, (7,))


def test_a_question_inside_a_window_inside_a_card_finds_its_way_back() -> None:
    state = table(
        {
            "p1": {"hand": ["wager"]},
            "p2": {"hand": ["jibe"], "trap": "snare"},
            "p3": {"points": 2, "hand": ["scry"]},
        }
    )
    play(state, "play wager", "decline", "play jibe")
    assert [frame.program for frame in state.frames] == ["turn", "wager", "window", "jibe"]
    assert asked(state) == ("p2", "target")
    twin = through_pickle(state)
    for each in (state, twin):
        RULES.load_dice(each, (6,))
        play(each, "target p3")
        assert asked(each) == ("p3", "window"), "the window is open still"
        play(each, "decline")
        assert each.points == [1, 1, 1]
        assert asked(each) == ("p2", "main")
    assert RULES.key(state) == RULES.key(twin)


def test_a_trap_sprung_inside_a_trap_question_leaves_none_to_ask_about() -> None:
    state = table({"p1": {"hand": ["storm"]}, "p2": {"trap": "ward"}, "p3": {}})
    play(state, "play storm", "decline")
    assert state.decision is not None
    assert state.decision.args == ("hurt", 0)
    play(state, "spring", "target p2")
    assert asked(state) == ("p2", "main"), "the two other hurts find no trap left"
    assert state.lives == [2, 3, 2]


def test_simultaneous_hurts_are_one_deal_and_ask_the_active_seat_first() -> None:
    state = table({"p1": {"trap": "ward"}, "p2": {"hand": ["storm"]}, "p3": {"trap": "ward"}}, turn="p2")
    play(state, "play storm", "decline", "decline")
    assert state.lives == [2, 2, 2], "all are hurt before anybody is asked"
    order = []
    while state.decision is not None and state.decision.kind == "trap":
        order.append((state.decision.args[1], state.decision.seat))
        play(state, "decline")
    assert order == [(1, 2), (1, 0), (2, 2), (2, 0), (0, 2), (0, 0)]


def test_all_who_fall_together_tie() -> None:
    state = table({"p1": {"hand": ["storm"], "lives": 1}, "p2": {"lives": 1}})
    events = play(state, "play storm")
    assert events == ["played storm", "hurt", "fell", "fell", "game_ended last", "asked nobody"]
    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_a_seat_that_falls_leaves_its_wager_and_the_others_play_on() -> None:
    state = table(
        {"p1": {"hand": ["wager", "scry"], "lives": 1}, "p2": {"trap": "snare", "hand": ["spark"]}, "p3": {}}
    )
    play(state, "play wager", "spring")
    assert asked(state) == ("p2", "main")
    assert (state.lives, state.pot, state.table) == ([0, 3, 3], 0, [])
    assert state.fade == ["scry", "snare", "wager"]


def test_who_looked_at_the_top_knows_it_wherever_it_goes() -> None:
    state = table({"p1": {"hand": ["scry"]}, "p2": {}, "p3": {}}, deck=("spark", "ward"))
    play(state, "play scry", "choose no")
    assert RULES.view(state, 0).deck == ("", "spark")
    assert RULES.view(state, 2).deck == ("", "")
    play(state, "draw")
    assert RULES.view(state, 0).hands[1] == ("spark",)
    assert RULES.view(state, 2).hands[1] == ("",)
    assert RULES.view(state, None).hands[1] == ("",)


def test_of_two_alike_nobody_can_tell_which_was_played() -> None:
    one = table(
        {"p1": {"hand": ["feast"]}, "p2": {"hand": ["spark", "ward"]}, "p3": {"knows": {"p2": ["spark"]}}},
        turn="p2",
    )
    two = table(
        {"p1": {"hand": ["feast"]}, "p2": {"hand": ["spark", "spark"]}, "p3": {"knows": {"p2": ["spark"]}}},
        turn="p2",
    )
    for state in (one, two):
        play(state, "play spark", "target p1")
    assert RULES.view(one, 2).hands == RULES.view(two, 2).hands


def test_a_card_laid_face_down_makes_the_rest_of_the_hand_unknown() -> None:
    state = table({"p1": {"hand": ["spark", "ward"]}, "p2": {"knows": {"p1": ["spark", "ward"]}}})
    play(state, "set ward")
    assert RULES.view(state, 1).hands[0] == ("",)
    assert RULES.view(state, 1).traps[0] == ""
    assert not any("ward" in str(frame) for frame in state.frames), "frames lie open"


def test_an_onlooker_sees_a_world_as_well() -> None:
    state = table({"p1": {"hand": ["spark", "ward"]}, "p2": {"trap": "snare"}})
    view = RULES.view(state, None)
    assert RULES.view(RULES.determinize(view, Rng(1)), None) == view


def test_everybody_resting_in_a_row_ends_the_game() -> None:
    state = table({"p1": {"points": 1}, "p2": {}, "p3": {}}, deck=())
    play(state, "rest", "rest", "rest")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("exhausted", (0,))


def test_all_flaws_of_a_position_are_told_at_once() -> None:
    names = default_names(2)
    with pytest.raises(BadPosition) as bad:
        RULES.from_position(
            {"turn": "p3", "deck": ["no_such_card"], "players": {"p1": {"lives": -1, "trap": "spark"}}},
            RULES.options({}, names),
            names,
        )
    assert [".".join(map(str, flaw.path)) for flaw in bad.value.flaws] == [
        "turn",
        "deck.0",
        "players.p1.lives",
        "players.p1.trap",
    ]

"""What a seat knows, what it must not, and the worlds that are imagined for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.event import Event, redacted
from game.core.rng import Rng
from game.rules.crown import events as e
from game.rules.crown.state import State
from tests.crown.table import RULES, play, position


def worlds(state: State, seat: int, count: int = 40) -> list[State]:
    view = RULES.view(state, seat)
    made = [RULES.determinize(view, Rng(seed, "worlds")) for seed in range(count)]
    assert all(RULES.view(world, seat) == view for world in made)
    return made


def test_nobody_knows_an_anchor_its_owner_included() -> None:
    state = position(p1={"lanes": {"left": {"anchors": ["calm_tide"]}}})
    for seat in (0, 1, None):
        assert RULES.view(state, seat).anchors[0] == (("", 0),)


def test_a_look_shows_an_anchor_to_its_player_alone_and_all_see_that_it_was_looked_at() -> None:
    log: list[Event] = []
    state = position(
        p1={
            "resources": {"insight": 1},
            "hand": ["peer_within"],
            "lanes": {"left": {"anchors": ["calm_tide", "war_drum"]}},
        }
    )
    play(state, "play peer_within", "target left", log=log)
    assert RULES.view(state, 0).anchors[0] == (("calm_tide", 1), ("", 0))
    assert RULES.view(state, 1).anchors[0] == (("", 1), ("", 0))
    assert RULES.view(state, None).anchors[0] == (("", 1), ("", 0))
    (looked,) = [event for event in log if isinstance(event, e.AnchorLookedAt)]
    assert [looked.for_seat(seat).card for seat in (0, 1, None)] == ["calm_tide", "", ""]


def test_hands_decks_and_traps_are_hidden_and_their_numbers_are_not() -> None:
    state = position(
        p1={
            "hand": ["brave_squire", "well_gazer"],
            "deck": ["calm_tide"],
            "reserve": ["mirror_door"],
            "lanes": {"left": {"traps": ["snare"]}},
        }
    )
    mine, theirs = RULES.view(state, 0), RULES.view(state, 1)
    assert mine.hands[0] == ("brave_squire", "well_gazer")
    assert mine.decks[0] == ("",)
    assert [trap[0] for trap in mine.traps[0]] == ["snare", "mirror_door"]
    assert theirs.hands[0] == ("", "")
    assert [trap[0] for trap in theirs.traps[0]] == ["", ""]
    assert mine.lists[0] == ("brave_squire", "calm_tide", "mirror_door", "snare", "well_gazer")
    assert theirs.lists[0] is None


def test_open_decks_show_the_list_and_not_the_order() -> None:
    state = position(p1={"hand": ["brave_squire"], "deck": ["calm_tide", "well_gazer"]}, open_decks=True)
    view = RULES.view(state, 1)
    assert view.lists[0] == ("brave_squire", "calm_tide", "well_gazer")
    assert view.decks[0] == ("", "")
    hands = {world.hands[0] for world in worlds(state, 1)}
    assert hands == {("brave_squire",), ("calm_tide",), ("well_gazer",)}


def test_the_own_deck_is_imagined_from_its_own_list() -> None:
    state = position(p1={"deck": ["calm_tide", "well_gazer"], "lanes": {"left": {"anchors": ["war_drum"]}}})
    seen = Counter(world.anchors[0][0][0] for world in worlds(state, 0))
    assert set(seen) == {"calm_tide", "well_gazer", "war_drum"}
    for world in worlds(state, 0):
        assert sorted((*world.decks[0], world.anchors[0][0][0])) == ["calm_tide", "war_drum", "well_gazer"]


def test_where_decks_are_not_open_only_the_factions_are_known() -> None:
    state = position(p1={"hand": ["brave_squire"], "deck": ["well_gazer"], "fade": ["withering_moth"]})
    factions = {
        RULES.pool.cards[card].faction
        for world in worlds(state, 1)
        for card in (*world.hands[0], *world.decks[0])
    }
    assert factions == {"dream", "resolve", "verge"}


def test_a_face_down_trap_is_imagined_as_a_trap_of_its_place() -> None:
    state = position(
        p1={"hand": ["brave_squire"], "reserve": ["mirror_door"], "lanes": {"left": {"traps": ["snare"]}}}
    )
    lane, reserve = set(), set()
    for world in worlds(state, 1):
        lane.add(world.traps[0][0][0])
        reserve.add(world.traps[0][1][0])
    assert all(RULES.pool.cards[card].trap_lane for card in lane)
    assert all(RULES.pool.cards[card].trap and not RULES.pool.cards[card].trap_lane for card in reserve)


def broke(card: str, hand: list[str], **more: Any) -> State:
    """p2's anchor breaks in p1's push and waits for p2's answer."""
    state = position(
        p1={"hand": ["brave_squire"] * 4, "lanes": {"left": {"creatures": ["laughing_crowd"]}}},
        p2={
            "hand": hand,
            "lanes": {"left": {"creatures": ["clockwork_ant"], "anchors": [card, "well_gazer"]}},
            **more,
        },
        open_decks=True,
    )
    return play(state, "push left", "spread 1", "spread 1")


def test_a_taken_anchor_is_known_in_the_hand_until_it_is_played() -> None:
    state = play(broke("brave_squire", ["well_gazer"]), "take")
    assert RULES.view(state, 0).known[1] == (("brave_squire", 0),)
    assert all("brave_squire" in world.hands[1] for world in worlds(state, 0))
    play(state, "play brave_squire left 0")
    assert RULES.view(state, 0).known[1] == ()


def test_of_two_alike_the_known_one_counts_as_played() -> None:
    state = play(broke("brave_squire", ["brave_squire", "well_gazer"]), "take", "play brave_squire left 0")
    assert state.hands[1] == ("well_gazer", "brave_squire")
    assert RULES.view(state, 0).known[1] == ()


def test_a_trap_taken_openly_may_be_the_one_that_is_set_next() -> None:
    state = play(broke("snare", ["snare", "well_gazer"]), "take", "set snare center")
    assert RULES.view(state, 0).known[1] == (("snare", 1),)
    imagined = worlds(state, 0)
    assert all(world.traps[1][0][0] == "snare" for world in imagined)
    # it may be the known one, and then the other may lie anywhere
    assert {world.hands[1].count("snare") for world in imagined} == {0, 1}


def test_what_is_known_of_a_trap_is_the_same_whichever_trap_was_set() -> None:
    other = next(row.id for row in RULES.pool.cards.values() if row.trap_lane and row.id != "snare")
    views = [
        RULES.view(play(broke("snare", [other, "well_gazer"]), "take", f"set {card} center"), 0)
        for card in ("snare", other)
    ]
    assert views[0] == views[1]


def test_a_sprung_trap_crosses_off_what_was_known() -> None:
    state = broke("snare", ["brave_squire"], resources={"artifice": 1})
    play(state, "take", "set snare left", "play brave_squire center 0", "play brave_squire left 0", "decline")
    assert RULES.view(state, 0).known[1] == (("snare", 1),)
    play(state, "push left", "spring")
    assert RULES.view(state, 0).known[1] == ()


def test_a_known_trap_that_must_be_set_is_imagined_there_whatever_else_could_lie_there() -> None:
    """With an empty hand the taken snare is the one face-down trap, though others of its name might be guessed."""
    state = position(
        p1={
            "deck": ["clockwork_ant"] * 4,
            "lanes": {"center": {"traps": [{"card": "snare", "seen_by": ["p1"]}]}},
            "known": [{"card": "snare", "traps": 1}],
        }
    )
    assert RULES.view(state, 1).known[0] == (("snare", 1),)
    for world in worlds(state, 1, count=200):
        assert [trap[0] for trap in world.traps[0]] == ["snare"]


def test_a_trap_set_from_an_anchor_is_known_to_both_and_to_onlookers() -> None:
    log: list[Event] = []
    state = broke("snare", ["well_gazer"])
    play(state, "set center", log=log)
    for seat in (0, 1, None):
        assert RULES.view(state, seat).traps[1] == (("snare", 1, 3),)
        (told,) = [event for event in redacted(log, seat) if isinstance(event, e.TrapSet)]
        assert told.card == "snare"


def test_a_trap_set_from_the_hand_is_told_to_its_owner_alone() -> None:
    log: list[Event] = []
    play(position(p1={"hand": ["snare"]}), "set snare left", log=log)
    (told,) = [event for event in log if isinstance(event, e.TrapSet)]
    assert [told.for_seat(seat).card for seat in (0, 1, None)] == ["snare", "", ""]
    assert told.text() == "set"


def test_a_known_top_card_that_becomes_an_anchor_stays_known() -> None:
    state = position(
        p1={
            "resources": {"hunger": 1, "essence": 4},
            "hand": ["spare_lookout", "deep_root"],
            "deck": ["calm_tide", "war_drum", "brave_squire"],
            "lanes": {"left": {"anchors": ["well_gazer"]}},
        },
        p2={"deck": ["brave_squire"] * 3},
    )
    play(state, "play spare_lookout right 0")
    assert RULES.view(state, 0).decks[0] == ("", "war_drum", "calm_tide")
    assert RULES.view(state, 1).decks[0] == ("", "", "")
    play(state, "meditate", "play deep_root", "target left")
    assert RULES.view(state, 0).anchors[0] == (("", 0), ("calm_tide", 1))
    assert RULES.view(state, 1).anchors[0] == (("", 0), ("", 1))


def test_a_card_that_the_opponent_saw_on_the_deck_is_known_in_the_hand() -> None:
    state = position(
        p1={"resources": {"hunger": 1}, "hand": ["spare_choice"]},
        p2={"deck": ["calm_tide", "war_drum", "brave_squire"], "hand": ["well_gazer"] * 4},
        open_decks=True,
    )
    play(state, "play spare_choice", "choose deck", "meditate")
    assert RULES.view(state, 0).known[1] == (("calm_tide", 0), ("war_drum", 0))
    assert RULES.view(state, None).known[1] == ()
    for world in worlds(state, 0):
        assert Counter(world.hands[1])["calm_tide"] == 1
        assert Counter(world.hands[1])["war_drum"] == 1


def test_a_mulligan_is_told_by_number_only() -> None:
    log: list[Event] = []
    state = RULES.new_game(RULES.options({"first": "p1"}, ("p1", "p2")), 3)
    play(state, f"mulligan {state.hands[0][0]}", log=log)
    (told,) = [event for event in log if isinstance(event, e.HandPutBack)]
    assert told.for_seat(1).cards == ("",)
    assert told.for_seat(0) == told


def test_a_question_about_a_trap_names_nothing_hidden() -> None:
    state = position(
        p1={"hand": ["brave_squire"]},
        p2={"reserve": ["mirror_door"], "resources": {"insight": 1, "essence": 1}},
    )
    play(state, "play brave_squire left 0")
    assert state.decision is not None
    assert state.decision.private
    assert "mirror_door" not in repr(RULES.view(state, 0))
    assert "mirror_door" not in repr(RULES.ask(RULES.view(state, 0)))


def test_the_name_of_a_deck_is_its_owners_secret_unless_decks_are_open() -> None:
    for open_decks, told in ((False, ("", "resolve_1")), (True, ("dream_1", "resolve_1"))):
        log: list[Event] = []
        RULES.new_game(RULES.options({"open_decks": open_decks}, ("p1", "p2")), 1, log)
        assert isinstance(log[0], e.GameBegan)
        assert log[0].for_seat(1).decks == told

"""Corners of the push that the reference cards alone do not reach; rules sections 8 and 15."""

from __future__ import annotations

from game.rules.crown.push import MOST_SPREADS
from game.rules.crown.state import NO_LANE
from tests.crown.table import RULES, legal, play, position, reason


def test_a_creature_cast_mid_push_takes_its_place_in_a_tier_still_to_come() -> None:
    state = position(
        p1={
            "lanes": {"left": {"creatures": ["willing_volunteer"], "anchors": ["burrow_kin", "brave_squire"]}}
        },
        p2={"lanes": {"left": {"creatures": ["spare_comet"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left", "fire 0", "target left", "cast left 1")
    assert state.lane == 0
    # the Kin came before the first creature's turn: it resolves as the attacker's second
    assert state.pools == (6, 2)


def test_a_creature_that_arrives_does_not_act_in_a_tier_already_past() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["night_porter"], "anchors": ["burrow_kin", "brave_squire"]}}},
        p2={"lanes": {"left": {"creatures": ["spare_comet", "night_porter"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left", "hold", "hold", "hold")
    assert state.tier == 2
    play(state, "fire 0", "target left", "cast left 0")
    assert state.pools == (3, 5)


def test_an_aura_that_arrives_after_its_step_does_not_apply() -> None:
    state = position(
        p1={
            "resources": {"insight": 2},
            "lanes": {
                "left": {"creatures": ["shieldmage_whisper"], "anchors": ["calm_tide", "brave_squire"]}
            },
        },
        p2={"lanes": {"left": {"creatures": ["spare_comet"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left", "hold", "fire 0", "target left", "cast left 0")
    assert state.auras == ()
    assert state.striking == 1


def test_direct_damage_within_a_push_is_dealt_with_before_the_push_goes_on() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["brave_squire"], "anchors": ["well_gazer"]}}},
        p2={"lanes": {"left": {"creatures": ["spare_comet"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left", "fire 0", "target left")
    assert legal(state) == ["take"]
    assert state.pools == (0, 0)
    assert state.majesty == [0, 1]


def test_heroic_given_by_an_aura_binds_the_spread() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["laughing_crowd"], "anchors": ["brave_squire"]}}},
        p2={
            "lanes": {
                "left": {
                    "creatures": ["spare_keeper", "willing_volunteer", "stone_gate"],
                    "anchors": ["brave_squire"],
                }
            }
        },
    )
    play(state, "push left")
    # both creatures are Heroic with +1 Power, the Fortification is not
    assert legal(state) == ["spread 3 4 0"]
    assert reason(state, "spread 3 3 1") == "heroic"
    assert reason(state, "spread 3 0 4") == "heroic"


def test_a_card_in_play_may_switch_flying_and_exhaust_off() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["slippery_shrike", "lamp_warden"]}}},
        p2={
            "reserve": ["spare_hush"],
            "lanes": {"left": {"creatures": ["loyal_shieldmaiden"], "anchors": ["brave_squire"]}},
        },
    )
    assert reason(state, "exhaust left.1") == "forbidden"
    play(state, "push left")
    assert state.decision is not None
    assert state.decision.kind == "spread"


def test_a_rival_may_switch_strikes_off_and_make_cards_dearer() -> None:
    state = position(
        p1={
            "hand": ["brave_squire"],
            "lanes": {"left": {"creatures": ["shieldmage_whisper", {"card": "spare_truce", "owner": "p2"}]}},
        },
        p2={"lanes": {"left": {"creatures": ["loyal_shieldmaiden"], "anchors": ["brave_squire"]}}},
    )
    assert reason(state, "play brave_squire left 0") == "too_dear"
    play(state, "push left")
    assert state.pools == (7, 5)


def test_a_flying_terror_is_fired_in_a_window() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["spare_bell"]}}},
        p2={"lanes": {"left": {"creatures": ["loyal_shieldmaiden"], "anchors": ["brave_squire"]}}},
    )
    play(state, "push left", "hold", "hold", "fire 0")
    assert state.pools == (1, 0)


def test_spreads_that_shatter_the_same_are_listed_once() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["willing_volunteer"]}}},
        p2={
            "lanes": {
                "left": {
                    "creatures": ["laughing_crowd", "laughing_crowd", "laughing_crowd"],
                    "anchors": ["brave_squire"],
                }
            }
        },
    )
    play(state, "push left")
    assert legal(state) == ["spread 3 0 0"]
    for text in ("spread 0 3 0", "spread 1 1 1", "spread 0 1 2"):
        assert reason(state, text) == ""


def test_of_creatures_that_are_alike_only_the_number_that_shatters_counts() -> None:
    state = position(
        p1={"lanes": {"left": {"creatures": ["willing_volunteer", "brave_squire"]}}},
        p2={
            "lanes": {
                "left": {
                    "creatures": ["night_porter", *["willing_volunteer"] * 4],
                    "anchors": ["brave_squire"],
                }
            }
        },
    )
    play(state, "push left")
    rows = [[int(amount) for amount in text.split()[1:]] for text in legal(state)]
    assert all(sum(row) == 6 for row in rows)
    # the Leader falls or not, and with it none to two of the four alike
    classes = sorted((row[0] == 3, row[1:].count(3)) for row in rows)
    assert classes == [(False, 0), (False, 1), (False, 2), (True, 0), (True, 1)]


def test_a_crowded_lane_lists_a_bounded_number_of_spreads() -> None:
    line = [row.id for row in RULES.pool.cards.values() if row.type == "creature"][:13]
    state = position(
        p1={"lanes": {"left": {"creatures": ["laughing_crowd"] * 3}}},
        p2={"lanes": {"left": {"creatures": line, "anchors": ["brave_squire"]}}},
    )
    play(state, "push left")
    texts = legal(state)
    assert 1 < len(texts) <= MOST_SPREADS
    assert len(set(texts)) == len(texts)
    assert all(reason(state, text) == "" for text in texts)


def test_after_a_push_nothing_of_it_is_left() -> None:
    state = position(
        p1={
            "deck": ["brave_squire"],
            "lanes": {"left": {"creatures": ["slippery_shrike"], "anchors": ["brave_squire"]}},
        },
        p2={
            "hand": ["brave_squire"],
            "lanes": {"left": {"creatures": ["loyal_shieldmaiden"], "anchors": ["brave_squire"]}},
        },
    )
    play(state, "push left", "hold", "hold", "hold", "spread 2", "spread 2", "take")
    assert state.lane == NO_LANE
    assert state.pools == (0, 0)
    assert all(unit[1] == 0 and unit[3] == 0 for line in state.lines for unit in line)
    assert RULES.outcome(state) is None

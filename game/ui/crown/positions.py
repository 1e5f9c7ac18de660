"""Positions for pictures of Crown's table: a clash, a full table, every kind of thing at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Position = Mapping[str, Any]

FILL: Final = ("well_gazer", "slippery_shrike", "shieldmage_whisper", "night_porter", "laughing_crowd")
FILL_2: Final = ("brave_squire", "willing_volunteer", "loyal_shieldmaiden", "dawn_outrider", "banner_captain")


def anchors(card: str, count: int = 3) -> dict[str, Any]:
    """A lane with so many anchors."""
    return {"anchors": [card] * count}


def clash() -> dict[str, Any]:
    """The sample clash: Ben pushes the left lane."""
    return {
        "turn": "p2",
        "players": {
            "p1": {
                "majesty": 2,
                "resources": {"insight": 3, "essence": 2},
                "hand": [
                    "well_gazer",
                    "laughing_crowd",
                    "passwall_panther",
                    "falling_star",
                    "withering_moth",
                    "mirror_door",
                    "lamp_warden",
                ],
                "deck": list(FILL) * 6,
                "fade": ["clockwork_ant", "brave_squire", "well_gazer", "night_porter", "clockwork_ant"],
                "reserve": ["mirror_door"],
                "lanes": {
                    "left": {
                        "creatures": ["shieldmage_whisper", "well_gazer", "slippery_shrike"],
                        "anchors": ["laughing_crowd", "well_gazer"],
                    },
                    "center": {
                        "creatures": ["night_porter", {"card": "calm_tide", "exhausted": True}],
                        **anchors("well_gazer"),
                    },
                    "right": {"creatures": ["burrow_kin"], **anchors("well_gazer", 1)},
                },
            },
            "p2": {
                "majesty": 3,
                "resources": {"resolve": 2, "essence": 1},
                "hand": ["brave_squire", "war_drum", "whetstone", "lull", "snare"],
                "deck": list(FILL_2) * 6,
                "fade": ["brave_squire", "lamp_warden"],
                "lanes": {
                    "left": {
                        "creatures": ["brave_squire", "willing_volunteer", "loyal_shieldmaiden"],
                        **anchors("brave_squire", 2),
                    },
                    "center": {
                        "creatures": ["banner_captain", "dawn_outrider"],
                        **anchors("brave_squire", 2),
                    },
                    "right": anchors("brave_squire"),
                },
            },
        },
    }


def own_turn() -> dict[str, Any]:
    """The same table, Ada to act."""
    start = clash()
    start["turn"] = "p1"
    return start


def crowd() -> dict[str, Any]:
    """Thirty creatures, five a side in every lane, some of them exhausted, withered or hurt."""
    ours = (
        "shieldmage_whisper", "well_gazer", "slippery_shrike", "night_porter", "laughing_crowd", "paper_lantern",
        "hush_heron", "cloud_ferry", "ninth_door_keeper", "ceiling_whale", "sleepwalker", "lantern_eel", "roof_dancer",
        "moon_in_a_bucket", "passwall_panther",
    )  # fmt: skip
    theirs = (
        "brave_squire", "willing_volunteer", "loyal_shieldmaiden", "dawn_outrider", "banner_captain", "hedge_warden",
        "line_sergeant", "war_drum", "unbroken_giant", "oak_ram", "dented_knight", "ladder_crew", "road_herald",
        "marshal_of_the_dawn", "spiteful_page",
    )  # fmt: skip
    start = own_turn()
    for seat, cards in (("p1", ours), ("p2", theirs)):
        for lane, word in enumerate(("left", "center", "right")):
            row: list[Any] = list(cards[lane * 5 : lane * 5 + 5])
            if lane == 1:
                row[1] = {"card": row[1], "exhausted": True}
            if lane == 2:
                row[3] = {"card": row[3], "counters": 1}
            start["players"][seat]["lanes"][word] = {
                "creatures": row,
                "anchors": [FILL[0] if seat == "p1" else FILL_2[0]] * (3 - lane),
            }
    return start


def tens() -> dict[str, Any]:
    """Ten creatures a side in the left lane, and one Rival among them."""
    start = own_turn()
    one = ["clockwork_ant"] * 3 + [
        "tin_sparrow",
        "gear_crab",
        "steam_hound",
        "lamp_warden",
        "siege_lens",
        "scrap_golem",
    ]
    start["players"]["p1"]["lanes"]["left"]["creatures"] = [{"card": "black_champion", "owner": "p2"}, *one]
    two = [
        "hungry_urchin",
        "bramble_pup",
        "cellar_rat",
        "stitched_hound",
        "cup_leech",
        "withering_moth",
        "grave_chorus",
    ]
    start["players"]["p2"]["lanes"]["left"]["creatures"] = ["stone_gate", *two, "famine_ox", "compost_king"]
    return start


def everything() -> dict[str, Any]:
    """Rivals, Fortifications, traps in lanes and Reserves, equipment, a full score, few turns left."""
    start = own_turn()
    start["stale_turns"] = 18
    p1, p2 = start["players"]["p1"], start["players"]["p2"]
    p1["majesty"], p2["majesty"] = 6, -1
    p1["resources"] = {"insight": 12, "resolve": 3, "artifice": 1, "hunger": 2, "essence": 11}
    p1["reserve"] = ["whetstone", "watch_bell", "mirror_door"]
    p1["lanes"]["left"] = {
        "creatures": [
            {"card": "gilded_king", "owner": "p2"},
            "stone_gate",
            {"card": "well_gazer", "counters": 1},
        ],
        "anchors": ["well_gazer", {"card": "laughing_crowd", "seen_by": ["p1"]}],
        "traps": ["snare", "spring_floor", "held_line"],
    }
    p2["lanes"]["left"] = {
        "creatures": ["banner_captain", "palisade"],
        "anchors": ["brave_squire"],
        "traps": ["snare", "snare", "snare"],
    }
    p2["lanes"]["right"] = {"creatures": [{"card": "moonless_queen", "owner": "p1"}], "anchors": []}
    p2["reserve"] = ["whetstone", "marching_boots", "mirror_door"]
    p2["fade"] = [*FILL_2 * 7, "falling_star"]
    return start


def spreading() -> dict[str, Any]:
    """Ada takes seven and has twelve to take it with; a Heroic creature stands among them."""
    start = clash()
    lanes = start["players"]["p1"]["lanes"]
    lanes["left"]["creatures"] = ["night_porter", "loyal_shieldmaiden", "laughing_crowd", "well_gazer"]
    start["players"]["p1"]["reserve"] = []
    start["players"]["p2"]["lanes"]["left"]["creatures"] = [
        "unbroken_giant",
        "willing_volunteer",
        "brave_squire",
    ]
    return start


def auras() -> dict[str, Any]:
    """Both sides have an Aura, a Vanguard and a Rearguard in the center lane; Ben pushes."""
    start = clash()
    p1, p2 = start["players"]["p1"], start["players"]["p2"]
    p1["reserve"] = []
    p1["lanes"]["center"]["creatures"] = [
        "calm_tide",
        "night_porter",
        "shieldmage_whisper",
        "slippery_shrike",
    ]
    p2["lanes"]["center"]["creatures"] = ["war_drum", "dawn_outrider", "spiteful_page"]
    return start


def trapped() -> dict[str, Any]:
    """Ada's left lane hides a snare; Ben is about to push it with a single strong Leader and little behind."""
    start = clash()
    p1 = start["players"]["p1"]
    p1["reserve"] = []
    p1["resources"] = {"insight": 3, "artifice": 1, "essence": 2}
    p1["lanes"]["left"]["traps"] = ["snare"]
    p1["lanes"]["left"]["creatures"] = ["passwall_panther", "well_gazer"]
    start["players"]["p2"]["lanes"]["left"]["creatures"] = ["unbroken_giant", "spiteful_page", "torch_bearer"]
    return start


def dark() -> dict[str, Any]:
    """Verge against Exart in the right lane, for Wither and Exhaust; Ada pushes."""
    start = own_turn()
    p1, p2 = start["players"]["p1"], start["players"]["p2"]
    p1["reserve"] = []
    p1["resources"] = {"hunger": 4, "essence": 1}
    p1["lanes"]["right"] = {
        "creatures": ["withering_moth", "famine_ox", "burrow_kin"],
        "anchors": ["burrow_kin"],
    }
    p2["lanes"]["right"] = {
        "creatures": ["steam_hound", "gear_crab", "scrap_golem"],
        "anchors": ["linked_gear", "lamp_warden"],
    }
    return start


def last_stand() -> dict[str, Any]:
    """No anchor is left in the center lane of either side: whoever is broken through Awakens."""
    start = own_turn()
    p1, p2 = start["players"]["p1"], start["players"]["p2"]
    p1["reserve"] = []
    p1["lanes"]["center"] = {"creatures": ["laughing_crowd", "ceiling_whale"], "anchors": ["well_gazer"]}
    p2["lanes"]["center"] = {"creatures": ["dented_knight"], "anchors": []}
    return start


def paying() -> dict[str, Any]:
    """Cards that can be paid in several ways."""
    start = own_turn()
    start["players"]["p1"]["resources"] = {"insight": 2, "resolve": 1, "hunger": 1, "essence": 5}
    return start

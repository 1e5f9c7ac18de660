"""What a table is told of a roll: every die, every line that was added, the sums, and what followed."""

from __future__ import annotations

from typing import Any

from game.core.words import plain
from game.rules.patterns import events
from tests.patterns.tables import NAMES, RULES, play, table


def _log(state: Any, *texts: str, dice: tuple[int, ...] = ()) -> list[Any]:
    log: list[Any] = []
    RULES.load_dice(state, dice)
    play(state, *texts, log=log)
    return log


def _roll() -> events.DiceRolled:
    state = table(
        Ada={
            "pattern": {"1": "kiln_guard", "1a": "ash_hound"},
            "auras": {"1": "bulwark"},
            "enchantments": {"1a": ["war_paint"]},
            "circle": "circle_of_embers",
            "dungeon": ["cinderling"],
            "spells": ["red_moon"],
        },
        Ben={"pattern": {"1": "moss_stag"}, "auras": {"1": "high_ground"}},
    )
    log = _log(state, "cast red_moon cinderling", "capture 1a Ben:1", dice=(3, 2, 5))
    return next(event for event in log if event.kind == "rolled")


def test_every_bonus_of_both_sides_has_a_line_with_its_card() -> None:
    attacker, defender = _roll().sides
    assert [(line.kind, line.source, line.amount) for line in attacker.lines] == [
        ("power", "ash_hound", 2),
        ("clan", "wizard_ember", 1),
        ("aura", "bulwark", 1),
        ("enchantment", "war_paint", 2),
        ("circle", "circle_of_embers", 1),
        ("turn", "red_moon", 2),
    ]
    assert [(line.kind, line.amount) for line in defender.lines] == [("power", 2), ("clan", 1), ("tier", 1)]


def test_the_die_that_counts_and_the_lines_make_the_total() -> None:
    attacker, defender = _roll().sides
    assert (attacker.rolls, attacker.die, attacker.total) == ((3,), 3, 12)
    assert (defender.rolls, defender.die, defender.total) == ((2, 5), 5, 9)
    for side in (attacker, defender):
        assert side.die + sum(line.amount for line in side.lines) == side.total


def test_the_log_tells_the_sum_in_words() -> None:
    sentence = plain(RULES.describe(_roll()) or (), NAMES)
    assert sentence == (
        "Ada attacks: ash_hound rolls 3 + 2 Power + 1 Clan + 1 Aura (bulwark) + 2 Enchantment (war_paint) "
        "+ 1 Circle (circle_of_embers) + 2 this turn (red_moon) = 12 against moss_stag rolls 2 and 5 + 2 Power "
        "+ 1 Clan + 1 first tier = 9: Ada wins."
    )


def test_a_capture_is_told_in_the_order_in_which_it_happens() -> None:
    state = table(
        Ada={"pattern": {"1": "pyre_drake"}},
        Ben={"wizard": "wizard_stone", "pattern": {"1": "night_hag", "1a": "grave_cat", "1b": "grave_cat"}},
    )
    log = _log(state, "capture 1 Ben:1", "promote 1a", dice=(6, 1))
    assert [event.text() for event in log] == [
        "actions 8",
        "rolled 6 1",
        "captured night_hag",
        "asked promote",
        "promoted grave_cat",
        "asked act",
    ]


def test_the_end_by_counting_tells_the_power_of_every_creature() -> None:
    state = table(
        Ada={"pattern": {"1": "kiln_guard"}, "guard": "cave_boar"}, Ben={"pattern": {"1": "moss_stag"}}
    )
    state.recruitment = ()
    counted = next(event for event in _log(state, "end") if event.kind == "power_counted")
    assert counted.powers == ((("1", "kiln_guard", 4), ("G", "cave_boar", 2)), (("1", "moss_stag", 3),))
    assert counted.totals == (6, 3)


def test_a_dice_roll_and_a_draw_cannot_be_taken_back_but_a_move_can() -> None:
    state = table(Ada={"pattern": {"1": "kiln_guard"}}, Ben={"pattern": {"1": "moss_stag"}})
    assert not [event for event in _log(state, "move 1 2") if event.revealed()]
    assert [event.kind for event in _log(state, "capture 2 Ben:1", dice=(3, 3)) if event.revealed()] == [
        "rolled"
    ]
    assert "drawn" in [event.kind for event in _log(state, "recruit W") if event.revealed()]


def test_a_pattern_that_must_hold_is_told_complete_once() -> None:
    first = {"1": "kiln_guard", "2": "kiln_guard", "3": "kiln_guard"}
    second = dict.fromkeys(("1a", "1b", "2a", "2b", "3a"), "ash_hound")
    state = table(Ada={"pattern": first | second, "dungeon": ["cinderling", "gloom_bat"]})
    state.hold = True
    log = _log(state, "brainwash cinderling", "place 3b", "brainwash gloom_bat", "guard", dice=(6, 6))
    log += _log(state, "recruit W", "dungeon", "end", "end")
    assert [event.kind for event in log].count(
        "pattern_completed"
    ) == 2  # when it was filled, and when it won
    assert log[-2].kind == "game_ended"

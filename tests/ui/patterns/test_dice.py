"""Dice settle on what was rolled, lines add up to the total, and chances are those of the rules."""

from __future__ import annotations

import pytest

from game.core.event import Event
from game.rules.patterns import events
from game.ui.patterns import told
from game.ui.patterns.choreography import Stagecraft
from game.ui.patterns.contest import ROLLING, SETTLED, Contest, length_of, settled_at, side_won, would_contest
from game.ui.patterns.dice import tumbling
from game.ui.patterns.mat import PatternsMat
from game.ui.patterns.poses import lay
from game.ui.patterns.rolls import Roll
from game.ui.patterns.situations import act, load, position, table
from game.ui.scenes.table import TableScene
from tests.ui.table.hands import a_desk, put


def scene_for(dice: tuple[int, ...] = (), **changes: object) -> TableScene:
    scene = table(a_desk(), 4, position=position(4, **changes), dice=dice)
    put(scene)
    return scene


def craft_of(scene: TableScene) -> Stagecraft:
    mat = scene.mat
    assert isinstance(mat, PatternsMat)
    plan = mat.plan(0)
    return Stagecraft(plan, scene.sight, mat.chip, mat.deck, lambda view: lay(view, scene.sight, plan))


def rolled(scene: TableScene, text: str) -> tuple[Event, Contest]:
    before = scene.session.view
    act(scene.match, text)
    kinds = (events.DiceRolled, events.BrainwashRolled)
    event = next(e for e in scene.match.events(0, 0) if isinstance(e, kinds))
    contest, _ = told.contest_of(event, before, craft_of(scene))
    return event, contest


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_die_lies_still_on_the_face_that_was_rolled(value: int, seed: int) -> None:
    face, angle, height, across, down = tumbling(1.0, value, seed)
    assert face == value
    assert (height, across, down) == (0.0, 0.0, 0.0)
    near = tumbling(0.995, value, seed)
    assert near[0] == value
    assert abs(near[1] - angle) < 3
    assert tumbling(0.2, value, seed)[2] >= 0


def test_the_lines_and_the_die_add_up_to_what_is_shown_as_the_total() -> None:
    _, contest = rolled(scene_for((4, 5)), "capture 1 p3:1")
    for column in contest.columns:
        assert column.die + sum(line.amount for line in column.lines) == column.total
    assert [column.total for column in contest.columns] == [10, 9]
    assert [side_won(contest, side) for side in (0, 1)] == [True, False]


def test_both_rolls_of_a_side_are_told_and_the_better_one_counts() -> None:
    scene = scene_for((1, 5, 3), Mira={"enchantments": {"1": ["four_leaf_charm"]}})
    _, contest = rolled(scene, "capture 1 p3:1")
    assert contest.columns[0].rolls == (1, 5)
    assert contest.columns[0].die == 5


def test_chances_before_are_the_chances_told_with_the_roll() -> None:
    scene = scene_for((4, 5))
    view = scene.session.view
    before = would_contest(view, ("capture", "1", 2, "1"), scene.sight.names)
    _, contest = rolled(scene, "capture 1 p3:1")
    assert before is not None
    assert before.chances == contest.chances
    assert before.chances is not None
    assert before.chances[:3] == (26, 4, 6)
    assert before.result is None
    assert [column.card for column in before.columns] == [column.card for column in contest.columns]


def test_a_rescue_without_a_guard_says_so() -> None:
    scene = scene_for()
    found = would_contest(scene.session.view, ("rescue", 3, "1"), scene.sight.names)
    assert found is not None
    assert found.columns[1].role == "no Guard"
    assert found.columns[1].lines == ()


def test_a_brainwash_names_nobody() -> None:
    _, contest = rolled(scene_for((5,)), "brainwash sky_jackal")
    assert contest.columns[0].card == ""
    assert contest.columns[0].power == 2
    assert contest.result == 1


def test_before_a_brainwash_is_rolled_its_own_player_sees_what_must_be_beaten() -> None:
    scene = scene_for()
    found = would_contest(scene.session.view, ("brainwash", "sky_jackal"), scene.sight.names)
    assert found is not None
    assert found.columns[0].power == 2
    assert found.columns[0].card == ""
    _, contest = rolled(scene_for((5,)), "brainwash sky_jackal")
    assert found.columns[0].lines == contest.columns[0].lines


def test_a_roll_is_told_in_order_and_takes_as_long_as_its_lines() -> None:
    _, short = rolled(scene_for((5,)), "brainwash sky_jackal")
    _, long = rolled(scene_for((4, 5)), "capture 1 p3:1")
    assert ROLLING + SETTLED < settled_at(short) < settled_at(long) < length_of(long)


def test_the_loser_is_shown_to_leave_only_after_the_dice_have_settled() -> None:
    scene = scene_for()
    load(scene.match, (6, 1))
    act(scene.match, "capture 1 p3:1")
    scene.refresh()
    scene.update(0.5)
    assert "c:2:1" in scene.stage.pieces
    assert any(isinstance(run.effect, Roll) for run in scene.director.running)
    for _ in range(200):
        scene.update(0.05)
    assert "c:2:1" not in scene.stage.pieces
    assert "reef_lurker" in [p.pose.face for key, p in scene.stage.pieces.items() if key.startswith("d:")]

"""Pieces on their way: whatever happens in between, they end exactly where the layout puts them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.ui.table.pose import SLIDE, Move, Pose, between, faded
from game.ui.table.stage import Stage

HERE, THERE = Pose(10, 10, 50), Pose(300, 200, 80, 12, face="6H")


def test_a_move_ends_exactly_at_its_goal_and_flips_on_the_way() -> None:
    move = Move(0.5, rise=0.4)
    assert between(HERE, THERE, 1.0, move) == THERE
    half = between(HERE, THERE, 0.5, move)
    assert half.open < 0.1
    assert half.y < (HERE.y + THERE.y) / 2
    assert between(HERE, THERE, 0.2, move).face == ""
    assert between(HERE, THERE, 0.8, move).face == "6H"


def test_reduced_motion_never_shows_a_piece_between_two_places() -> None:
    for step in range(11):
        pose = faded(HERE, THERE, step / 10)
        assert (pose.x, pose.y) in {(HERE.x, HERE.y), (THERE.x, THERE.y)}


def test_a_piece_that_leaves_is_gone_when_it_arrives() -> None:
    stage = Stage()
    stage.set({"a": HERE})
    stage.send({}, leaves={"a": (THERE, Move(0.3))})
    assert stage.moving
    stage.update(0.2)
    assert "a" in stage.pieces
    stage.update(0.2)
    assert stage.pieces == {}


def test_a_new_piece_comes_from_where_its_move_says() -> None:
    stage = Stage()
    stage.send({"a": THERE}, {"a": Move(0.3, delay=0.1, start=HERE)})
    assert stage.poses() == {"a": HERE}
    stage.update(0.05)
    assert stage.poses() == {"a": HERE}
    stage.finish()
    assert stage.poses() == {"a": THERE}


def test_only_another_light_does_not_stop_a_piece_on_its_way() -> None:
    from dataclasses import replace

    stage = Stage()
    stage.set({"a": HERE})
    stage.send({"a": THERE}, {"a": Move(1.0, rise=0.5)})
    stage.update(0.4)
    before = stage.pieces["a"].age
    stage.send({"a": replace(THERE, mark="playable", glow="#ffffff")})
    assert stage.pieces["a"].age == before
    stage.finish()
    assert stage.poses()["a"].mark == "playable"


poses = st.builds(
    Pose,
    x=st.integers(0, 900),
    y=st.integers(0, 600),
    width=st.integers(20, 200),
    face=st.sampled_from(["", "6H"]),
)
layouts = st.dictionaries(st.sampled_from("abcd"), poses)
moves = st.builds(Move, duration=st.floats(0, 1), delay=st.floats(0, 0.5), rise=st.floats(0, 1))


@given(
    st.lists(
        st.tuples(layouts, st.dictionaries(st.sampled_from("abcd"), moves), st.floats(0, 0.6)), max_size=8
    ),
    st.booleans(),
)
def test_whatever_is_sent_where_in_between_the_last_layout_is_what_stays(
    story: list[tuple[dict[str, Pose], dict[str, Move], float]], reduced: bool
) -> None:
    stage = Stage()
    stage.reduced = reduced
    last: dict[str, Pose] = {}
    for layout, ways, seconds in story:
        stage.send(layout, ways, usual=SLIDE)
        stage.update(seconds)
        last = layout
    for _ in range(40):
        stage.update(0.1)
    assert stage.poses() == last
    assert not stage.moving

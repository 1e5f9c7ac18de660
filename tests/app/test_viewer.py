import pytest

from game.app.viewer import Viewer
from game.core.decision import Decision


def private(seat: int) -> Decision:
    return Decision(seat, "main", private=True)


def public(seat: int) -> Decision:
    return Decision(seat, "window", private=False)


def test_one_person_among_bots_always_looks_and_never_waits():
    viewer = Viewer([2])
    for seat in (0, 1, 2):
        viewer.asked(private(seat))
        assert (viewer.shows, viewer.curtain) == (2, None)


def test_bots_alone_are_watched_by_an_onlooker():
    viewer = Viewer([])
    viewer.asked(private(0))
    assert (viewer.shows, viewer.curtain) == (None, None)


def test_among_several_people_nobody_looks_at_first():
    assert Viewer([0, 1]).shows is None


def test_a_private_question_draws_the_curtain_until_its_person_has_sat_down():
    viewer = Viewer([0, 1])
    viewer.asked(private(1))
    assert (viewer.shows, viewer.curtain) == (None, 1)
    viewer.sat_down()
    assert (viewer.shows, viewer.curtain) == (1, None)


def test_the_same_person_is_not_asked_to_sit_down_twice():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.asked(private(0))
    assert (viewer.shows, viewer.curtain) == (0, None)


def test_a_public_question_to_another_person_hides_all_hands_without_a_curtain():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.asked(public(1))
    assert (viewer.shows, viewer.curtain) == (None, None)


def test_after_a_public_question_the_one_who_sat_there_goes_on_without_a_curtain():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.asked(public(1))
    viewer.asked(private(0))
    assert (viewer.shows, viewer.curtain) == (0, None)


def test_while_a_bot_thinks_the_last_person_still_looks():
    viewer = Viewer([0, 2])
    viewer.asked(private(2))
    viewer.sat_down()
    viewer.asked(private(1))
    assert (viewer.shows, viewer.curtain) == (2, None)


def test_sitting_down_means_nothing_without_a_curtain():
    viewer = Viewer([0, 1])
    viewer.asked(public(1))
    viewer.sat_down()
    assert viewer.shows is None


def test_switched_off_whoever_must_decide_looks_at_once():
    viewer = Viewer([0, 1], "off")
    for seat in (0, 1, 0):
        viewer.asked(private(seat))
        assert (viewer.shows, viewer.curtain) == (seat, None)


def test_holding_shows_the_hand_of_whoever_must_decide_and_only_while_held():
    viewer = Viewer([0, 1], "hold")
    viewer.asked(private(1))
    assert (viewer.shows, viewer.curtain) == (None, None)
    viewer.hold(down=True)
    assert viewer.shows == 1
    viewer.hold(down=False)
    assert viewer.shows is None


def test_a_key_held_into_the_next_persons_turn_shows_nothing_of_theirs():
    viewer = Viewer([0, 1], "hold")
    viewer.asked(private(0))
    viewer.hold(down=True)
    viewer.asked(private(1))
    assert viewer.shows is None


def test_a_key_may_stay_down_through_ones_own_questions_and_those_of_bots():
    viewer = Viewer([0, 1], "hold")
    viewer.asked(private(0))
    viewer.hold(down=True)
    viewer.asked(private(2))
    viewer.asked(private(0))
    assert viewer.shows == 0


def test_holding_is_nothing_in_the_other_styles():
    viewer = Viewer([0, 1], "opaque")
    viewer.asked(private(1))
    viewer.hold(down=True)
    assert viewer.shows is None


def test_when_a_bot_sits_in_for_the_other_person_the_one_who_is_left_has_to_sit_down_once():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.seated([1])
    assert (viewer.shows, viewer.curtain) == (None, None)
    viewer.asked(private(1))
    assert (viewer.shows, viewer.curtain) == (None, 1)
    viewer.sat_down()
    for seat in (1, 0, 1):
        viewer.asked(private(seat))
        assert (viewer.shows, viewer.curtain) == (1, None)


def test_who_sat_there_before_another_gave_up_at_the_curtain_sits_down_again():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.asked(private(1))
    viewer.seated([0])
    viewer.asked(private(1))
    assert (viewer.shows, viewer.curtain) == (None, None)
    viewer.asked(private(0))
    assert (viewer.shows, viewer.curtain) == (None, 0)


def test_who_is_left_among_bots_holds_the_key_once_and_plays_with_an_open_hand_from_then_on():
    viewer = Viewer([0, 1], "hold")
    viewer.asked(private(0))
    viewer.seated([1])
    viewer.asked(private(1))
    assert viewer.shows is None
    assert viewer.shared
    viewer.hold(down=True)
    viewer.hold(down=False)
    assert viewer.shows == 1
    assert not viewer.shared


def test_switched_off_who_is_left_among_bots_is_shown_their_hand_with_their_next_question():
    viewer = Viewer([0, 1], "off")
    viewer.asked(private(0))
    viewer.seated([1])
    assert viewer.shows is None
    viewer.asked(private(1))
    assert viewer.shows == 1


def test_when_a_person_sits_down_again_nobody_looks_at_first():
    viewer = Viewer([1])
    viewer.asked(private(1))
    viewer.seated([0, 1])
    assert (viewer.shows, viewer.curtain) == (None, 1)


def test_the_hand_of_one_who_left_is_shown_no_longer():
    viewer = Viewer([0, 1, 2])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.seated([1, 2])
    assert viewer.shows is None


def test_a_change_of_style_begins_with_nobody_looking():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.choose("hold")
    assert viewer.shows is None


def test_a_change_to_no_pauses_holds_for_the_question_on_the_table():
    viewer = Viewer([0, 1], "hold")
    viewer.asked(private(0))
    viewer.choose("off")
    assert viewer.shows == 0


@pytest.mark.parametrize("style", ["opaque", "hold", "off"])
def test_after_the_game_all_hands_are_down_and_no_curtain_is_drawn(style):
    viewer = Viewer([0, 1], style)
    for seat in (0, 1):
        viewer.asked(private(seat))
        viewer.sat_down()
    viewer.asked(None)
    assert (viewer.shows, viewer.curtain) == (None, None)


def test_the_next_game_begins_with_nobody_looking():
    viewer = Viewer([0, 1])
    viewer.asked(private(0))
    viewer.sat_down()
    viewer.asked(None)
    viewer.asked(private(0))
    assert (viewer.shows, viewer.curtain) == (None, 0)

"""What a seat knows and remembers, what it is told, and what it can never tell apart."""

from __future__ import annotations

from game.core.rng import Rng
from game.rules.renown.cards import DECK
from game.rules.renown.options import RenownOptions
from tests.renown.tables import RULES, played, random_game, table

FIRSTS = ([{"card": "3H", "hidden": True}], [{"card": "4D", "hidden": True}, "9D"], [])


def test_only_the_owner_sees_a_first_dealt_card() -> None:
    state = table(FIRSTS)
    assert RULES.view(state, 0).hands == (("3H",), ("", "9D"), ())
    assert RULES.view(state, 1).hands == (("",), ("4D", "9D"), ())
    assert RULES.view(state, None).hands == (("",), ("", "9D"), ())


def test_a_view_tells_which_card_of_each_hand_is_a_secret() -> None:
    view = RULES.view(table(FIRSTS), 0)
    assert view.face_down == (0, 0, -1)
    assert not view.known_to_all(0, 0)
    assert view.known(0, 0)
    assert not view.known(1, 0)
    assert view.known(1, 1)
    assert view.known_to_all(1, 1)


def test_cards_taken_are_known_to_all_wherever_they_go() -> None:
    state = table(FIRSTS)
    played(state, "take")
    assert RULES.view(state, 2).hands[0] == ("", "6S")
    assert RULES.view(state, 0).known_to_all(0, 1)


def test_unseen_cards_are_listed_in_deck_order_without_their_places() -> None:
    state = table(FIRSTS, den=["KC", "2C", "AD"])
    assert RULES.view(state, 0).unseen == ("AD", "4D", "2C", "KC")
    assert RULES.view(state, 1).unseen == ("3H", "AD", "2C", "KC")
    assert RULES.view(state, None).unseen == ("3H", "AD", "4D", "2C", "KC")
    assert RULES.view(state, 0).den == ("", "", "")


def test_a_new_era_lets_a_seat_know_its_card_and_the_row_and_nothing_else() -> None:
    state = RULES.new_game(RenownOptions(4), 3)
    view = RULES.view(state, 2)
    assert len(view.hierarchy) == 8
    assert view.den == ("",) * 40
    assert [hand for seat, hand in enumerate(view.hands) if seat != 2] == [("",)] * 3
    assert sorted(view.unseen) == sorted(set(DECK) - set(view.hierarchy) - set(view.hands[2]))


def test_a_first_card_is_known_once_it_is_sacrificed() -> None:
    state = table(([{"card": "3H", "hidden": True}], [], []))
    (sacrificed, *_) = played(state, "sacrifice 3H")
    assert sacrificed.revealed()
    view = RULES.view(state, 1)
    assert view.face_down == (-1, -1, -1)
    assert view.removed == ("3H",)


def test_a_first_card_is_known_once_it_is_given() -> None:
    state = table((["9C"], [{"card": "4D", "hidden": True}, "9D", "5D"], []))
    log = played(state, "sacrifice 9C Clayton", "give 4D 5D")
    assert [event.kind for event in log if event.revealed()] == ["given"]
    assert RULES.view(state, 0).hands[1] == ("9D",)


def test_giving_known_cards_reveals_nothing_and_the_secret_stays_in_its_place() -> None:
    state = table((["9C"], ["5D", {"card": "4S", "hidden": True}, "9D"], []))
    log = played(state, "sacrifice 9C Clayton", "give 9D")
    assert not any(event.revealed() for event in log)
    assert RULES.view(state, 0).hands[1] == ("5D", "")
    assert RULES.view(state, 0).face_down == (-1, 1, -1)


def test_a_follower_moves_the_secret_when_a_card_before_it_leaves() -> None:
    state = table((["5C"], ["5D", {"card": "4S", "hidden": True}, "9D"], []))
    follower = RULES.follower(2)
    follower.apply(RULES.began(state).for_seat(2))
    for event in played(state, "sacrifice 5C Clayton", "give 5D"):
        follower.apply(event.for_seat(2))
    assert follower.view() == RULES.view(state, 2)
    assert follower.view().face_down == (-1, 0, -1)


def test_a_buried_card_is_remembered_by_everybody_until_it_is_drawn() -> None:
    state = table((["4S"], ["3H"], []), den=["7D", "8D"])
    played(state, "sacrifice 4S", "bury KD 1 out")
    for seat in (0, 1, 2, None):
        assert RULES.view(state, seat).den == ("KD", "", "")
    log = played(state, "take", "sacrifice 3H", "raise den 0")
    assert not any(event.revealed() for event in log)
    assert RULES.view(state, 0).den == ("", "")


def test_an_unknown_card_turned_in_from_the_den_reveals() -> None:
    state = table((["3H"], [], []), den=["7D", "8D"])
    log = played(state, "sacrifice 3H", "raise den 0")
    assert [event.kind for event in log if event.revealed()] == ["den_turned"]


def test_a_buried_card_that_a_refill_deals_is_no_longer_in_the_den() -> None:
    state = table((["3S"], [], []), hierarchy=["6S", "KD"], den=["2C", "3C", "4C", "5C", "6C", "7C", "8C"])
    played(state, "sacrifice 3S", "bury KD 0 out", "take")
    assert state.hierarchy == ("6C", "5C", "4C", "3C", "2C", "KD")
    assert state.buried == ()
    assert RULES.view(state, 0).den == ("", "")


def test_a_refill_of_remembered_cards_alone_reveals_nothing() -> None:
    known = [{"card": card, "known": True} for card in ("2C", "3C", "4C", "5C", "6C", "7C")]
    state = table(hierarchy=["6S"], den=[*known, "8C"])
    assert not any(event.revealed() for event in played(state, "take"))
    state = table(hierarchy=["6S"], den=[*known[:5], "8C", "9C"])
    assert [event.kind for event in played(state, "take") if event.revealed()] == ["hierarchy_dealt"]


def test_taking_moving_and_open_bids_reveal_nothing() -> None:
    state = table((["6H"], [], []), phase="bid")
    log = played(state, "bid H", "bid V", "bid H", "sacrifice 6H", "raise 2S 1", "take")
    assert not any(event.revealed() for event in log)


def test_a_new_shuffle_makes_everything_unknown_again() -> None:
    state = table(FIRSTS, hierarchy=["6S"], eras=2)
    log = played(state, "take")
    assert {"era_scored", "era_began", "dealt", "hierarchy_dealt"} == {
        event.kind for event in log if event.revealed()
    }
    view = RULES.view(state, 0)
    assert view.face_down == (0, 0, 0)
    assert len(view.unseen) == 52 - 6 - 1


def test_hands_are_open_when_the_last_era_is_counted() -> None:
    state = table(FIRSTS, hierarchy=["6S"], eras=1)
    played(state, "take")
    assert RULES.view(state, None).hands == (("3H", "6S"), ("4D", "9D"), ())


def test_a_question_is_private_while_the_seat_holds_a_secret_card() -> None:
    state = table(FIRSTS)
    assert state.decision is not None
    assert state.decision.private
    played(state, "sacrifice 3H")
    assert not state.decision.private
    played(state, "raise 2S 1", "take", "take")
    assert state.decision.seat == 2
    assert not state.decision.private


def test_a_target_is_asked_in_private_while_it_holds_a_secret_card() -> None:
    for hand, private in ((["4D"], False), ([{"card": "4S", "hidden": True}], True)):
        state = table((["9C"], hand, []))
        played(state, "sacrifice 9C Clayton")
        assert state.decision is not None
        assert state.decision.private is private


def test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_view() -> None:
    one = table(([], [{"card": "4D", "hidden": True}], []), den=["7C", "8C"])
    other = table(([], [{"card": "8C", "hidden": True}], []), den=["4D", "7C"])
    for seat in (0, 2, None):
        assert RULES.view(one, seat) == RULES.view(other, seat)
    assert RULES.view(one, 1) != RULES.view(other, 1)


def test_a_determinization_keeps_what_is_known_and_deals_the_rest() -> None:
    state = table(FIRSTS, den=[{"card": "5C", "known": True}, "7C", "8C", "9C", "TC"])
    view = RULES.view(state, 0)
    luck = Rng(1)
    firsts, dens = set(), set()
    for _ in range(60):
        world = RULES.determinize(view, luck)
        assert RULES.view(world, 0) == view
        assert world.hands[0] == ("3H",)
        assert world.hands[1][1] == "9D"
        assert world.den[0] == "5C"
        assert sorted((world.firsts[1], *world.den[1:])) == sorted(("4D", "7C", "8C", "9C", "TC"))
        firsts.add(world.firsts[1])
        dens.add(world.den)
    assert firsts == {"4D", "7C", "8C", "9C", "TC"}
    assert len(dens) > 30


def test_determinizations_come_out_evenly() -> None:
    state = table(([], [{"card": "4D", "hidden": True}], []), den=["7C", "8C", "9C"])
    view = RULES.view(state, 0)
    luck = Rng(2)
    counts = dict.fromkeys(("4D", "7C", "8C", "9C"), 0)
    for _ in range(2000):
        counts[RULES.determinize(view, luck).firsts[1]] += 1
    assert all(420 < count < 580 for count in counts.values()), counts


def test_followers_know_what_views_know_through_whole_games() -> None:
    for seats, secret in ((3, True), (6, False)):
        luck, log = Rng(seats), []
        state = RULES.new_game(RenownOptions(seats, 2, secret), seats, log)
        viewers = [*range(seats), None]
        followers = {viewer: RULES.follower(viewer) for viewer in viewers}
        while True:
            for viewer, follower in followers.items():
                for event in log:
                    follower.apply(event.for_seat(viewer))
                assert follower.view() == RULES.view(state, viewer)
            if state.decision is None:
                break
            log = []
            RULES.apply(state, luck.choice(RULES.legal_actions(state)), log)


def test_no_first_card_of_another_hand_is_ever_in_a_view() -> None:
    for state in random_game(5, 77):
        for seat in range(5):
            view = RULES.view(state, seat)
            for owner, first in enumerate(state.firsts):
                if first and owner != seat:
                    assert all(first not in hand for hand in view.hands)
                    assert first in view.unseen

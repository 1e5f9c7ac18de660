"""A match without a screen, played with the tiny game."""

import dataclasses

import pytest

from game.app import begin
from game.app.journal import read_record
from game.app.match import Match
from game.core.decision import Decision, Outcome
from game.core.errors import BadPosition, IllegalAction
from game.core.record import Sitter
from game.rules import rules_of
from tests.app.conftest import new_match, people, play_on


def reason(refused) -> str:
    with pytest.raises(IllegalAction) as caught:
        refused()
    return caught.value.reason


def legal(match):
    return match.rules.legal_actions(match.play.state)


def undoable(match, seat=None, tries=200):
    """Plays on until somebody (that seat) could take something back."""
    for luck in range(tries):
        if match.decision is None:
            break
        play_on(match, 1, luck)
        for each in range(len(match.seats)):
            if seat in (None, each) and match.can_undo(each) is None:
                return each
    raise AssertionError("nothing could ever be taken back")


def test_a_new_match_asks_somebody():
    match = new_match()
    assert isinstance(match.decision, Decision)
    assert match.outcome is None
    assert match.path is None


def test_the_same_seed_and_actions_make_the_same_match():
    one, two = new_match(), new_match()
    play_on(one)
    play_on(two)
    assert one.play.digests == two.play.digests


def test_too_many_seats_are_refused_in_a_sentence():
    with pytest.raises(BadPosition, match="Tiny is for 2 to 4 players, not for 5"):
        new_match(seats=[Sitter(f"P{n}", "human") for n in range(5)])


def test_wrong_options_are_refused_all_at_once():
    with pytest.raises(BadPosition) as caught:
        Match.new("tiny", {"lives": 0, "wings": 2}, 1, people(), folder=None)
    assert len(caught.value.flaws) == 2


def test_the_journal_names_options_in_full_so_that_defaults_may_change(tmp_path):
    match = new_match(tmp_path)
    assert read_record(match.path).header.options == {"lives": 3, "goal": 6}
    match.close()


def test_another_seat_than_the_asked_one_is_told_who_must_decide():
    match = new_match()
    other = 1 - match.decision.seat
    assert reason(lambda: match.submit(other, legal(match)[0])) == (
        f"{match.names[match.decision.seat]} must decide now."
    )


def test_a_refused_action_changes_nothing():
    match = new_match()
    before = (match.number, match.told, match.play.digests[-1])
    reason(lambda: match.submit(match.decision.seat, ("fly",)))
    assert (match.number, match.told, match.play.digests[-1]) == before


def test_after_the_end_nobody_may_do_anything():
    match = new_match()
    play_on(match)
    assert match.over
    assert reason(lambda: match.submit(0, ("draw",))) == "The game is over."
    assert reason(lambda: match.concede(0, "random")) == "The game is over."


def test_each_viewer_gets_events_that_lead_to_their_own_view():
    match = new_match()
    play_on(match, 12)
    for viewer in (0, 1, None):
        follower = match.rules.follower(viewer)
        for event in match.events(0, viewer):
            follower.apply(event)
        assert follower.view() == match.view(viewer)


def test_events_can_be_had_in_pieces():
    match = new_match()
    pieces, since = [], 0
    for _ in range(8):
        play_on(match, 1)
        pieces += match.events(since, 0)
        since = match.told
    assert pieces == match.events(0, 0)


def test_the_number_counts_every_change_and_never_falls():
    match = new_match()
    seat = undoable(match)
    before = match.number
    match.undo(seat)
    assert match.number == before + 1


# Taking back


def test_taking_back_leads_to_the_own_last_decision():
    match = new_match()
    seat = undoable(match)
    match.undo(seat)
    assert match.decision.seat == seat


def test_taking_back_tells_that_the_events_told_so_far_hold_no_longer():
    match = new_match()
    seat = undoable(match)
    before = match.epoch
    match.undo(seat)
    assert match.epoch == before + 1
    follower = match.rules.follower(seat)
    for event in match.events(0, seat):
        follower.apply(event)
    assert follower.view() == match.view(seat)


def test_what_was_taken_back_is_taken_back_in_the_file_too(tmp_path):
    match = new_match(tmp_path)
    match.undo(undoable(match))
    play_on(match, 3)
    match.close()
    again = Match.resume(match.path)
    assert again.play.digests == match.play.digests
    again.close()


def test_nothing_is_taken_back_before_anything_was_done():
    assert new_match().can_undo(0).code == "nothing"


def test_nothing_is_taken_back_over_something_revealed():
    match = new_match()
    seat = match.decision.seat
    match.submit(seat, ("draw",))  # a card nobody had seen
    assert match.can_undo(seat).code == "revealed"
    assert reason(lambda: match.undo(seat)) == "Something unseen has become known since."


def test_nothing_is_taken_back_over_another_persons_action():
    match = new_match(seed=7)
    found = False
    for luck in range(300):
        if match.decision is None:
            match = new_match(seed=luck)
        mover = match.decision.seat
        play_on(match, 1, luck)
        refusal = match.can_undo(1 - mover)
        if refusal is not None and refusal.code == "others":
            assert refusal.reason == f"{match.names[mover]} has acted since."
            found = True
    assert found


def test_one_person_may_take_back_over_what_bots_answered():
    found = False
    for seed in range(60):
        match = new_match(seats=[people()[0], Sitter("Bertil", "bot", "", "random")], seed=seed)
        for luck in range(60):
            if match.decision is None or found:
                break
            play_on(match, 1, luck)
            if match.play.moves[-1].seat == 1 and match.can_undo(0) is None:
                match.undo(0)
                assert match.decision.seat == 0
                found = True
    assert found


def test_a_bot_takes_nothing_back():
    match = new_match()
    seat = undoable(match)
    match.take_over(seat, "random")
    assert match.can_undo(seat).code == "bot"


def test_a_choice_that_was_none_is_passed_over_when_taking_back():
    found = False
    for seed in range(100):
        match = new_match(seed=seed)
        for luck in range(60):
            if match.decision is None or found:
                break
            forced = len(legal(match)) == 1
            seat = match.decision.seat
            play_on(match, 1, luck)
            if forced and match.can_undo(seat) is None:
                match.undo(seat)
                assert len(legal(match)) > 1
                found = True
    assert found


# Seats


def test_a_bot_sits_in_and_a_person_may_come_back(tmp_path):
    match = new_match(tmp_path)
    match.take_over(1, "greedy")
    assert (match.humans, match.seats[1]) == ([0], Sitter("Ben", "bot", "red", "greedy"))
    match.sit_down(1, "Bea")
    assert match.seats[1] == Sitter("Bea", "human", "red", "")
    play_on(match, 1)
    match.close()
    again = Match.resume(match.path)
    assert again.seats == match.seats
    again.close()


def test_a_change_of_seats_is_a_change_of_the_match():
    match = new_match()
    match.take_over(1, "greedy")
    assert match.number == 1


def test_giving_up_a_duel_ends_it_for_good(tmp_path):
    match = new_match(tmp_path)
    play_on(match, 2)
    match.concede(0, "random")
    assert match.outcome.winners == (1,)
    assert match.can_undo(0).code == "conceded"
    match.close()
    again = Match.resume(match.path)
    assert again.outcome == match.outcome
    assert read_record(match.path).finished
    again.close()


def test_giving_up_among_several_leaves_the_seat_to_a_bot():
    match = new_match(seats=people(3))
    match.concede(1, "random")
    assert match.outcome is None
    assert match.seats[1].kind == "bot"


# Several games


def two_games(folder=None):
    match = new_match(folder, games=2)
    play_on(match)
    return match


def test_a_match_goes_on_after_a_game_that_was_not_the_last(tmp_path):
    match = two_games(tmp_path)
    assert match.outcome is not None
    assert not match.over
    match.next_game()
    assert match.outcome is None
    assert match.told == len(match.play.events)
    play_on(match)
    assert match.over
    assert match.totals == tuple(
        a + b for a, b in zip(match.outcomes[0].scores, match.outcomes[1].scores, strict=True)
    )
    match.close()
    again = Match.resume(match.path)
    assert [play.digests for play in again.games] == [play.digests for play in match.games]
    assert again.over
    again.close()


def test_the_next_game_of_a_match_is_another_one():
    match = two_games()
    match.next_game()
    assert match.games[0].digests[0] != match.games[1].digests[0]


def test_a_next_game_waits_for_the_end_of_this_one_and_none_follows_the_last():
    match = new_match(games=2)
    assert reason(match.next_game) == "This game is not over yet."
    play_on(match)
    match.next_game()
    play_on(match)
    assert reason(match.next_game) == "The match is over."


def test_nothing_is_taken_back_into_the_game_before():
    match = two_games()
    match.next_game()
    assert match.can_undo(0).code == "nothing"


@dataclasses.dataclass(frozen=True)
class FirstOption:
    seats: int = 2
    first: int = 0


class WithFirst:
    options_type = FirstOption


P1_P2 = ("p1", "p2")


def after(outcome, went_first, given=None):
    return begin.first_of_next(WithFirst(), given or {"x": 1}, outcome, P1_P2, went_first)


def test_where_options_name_who_is_first_the_loser_is():
    assert after(Outcome("x", (0,), (3, 1)), 0, {"first": "p1", "x": 1}) == {"first": "p2", "x": 1}
    assert after(Outcome("x", (0,), (3, 1)), 1) == {"first": "p2", "x": 1}


def test_after_a_tie_whoever_went_second_goes_first():
    tie = Outcome("x", (), (2, 2))
    assert after(tie, 0, {"first": "p1"}) == {"first": "p2"}
    assert after(tie, 1) == {"first": "p1", "x": 1}


def test_after_a_tie_nothing_is_settled_where_nobody_knows_who_was_first():
    assert after(Outcome("x", (), (2, 2)), None) == {"x": 1}


def test_a_game_whose_options_name_nobody_goes_on_with_the_options_it_had():
    assert begin.first_of_next(rules_of("tiny"), {}, Outcome("x", (0,), (3, 1)), P1_P2, 0) == {}


# A kill between the last action and the line that says that the game is over


def test_an_end_that_was_not_written_is_written_when_the_game_is_opened_again(tmp_path):
    match = new_match(tmp_path)
    play_on(match)
    match.close()
    lines = match.path.read_bytes().splitlines(keepends=True)
    match.path.write_bytes(b"".join(lines[:-1]))
    assert not read_record(match.path).finished
    Match.resume(match.path).close()
    assert read_record(match.path).finished
    assert match.path.read_bytes() == b"".join(lines)


# Cards that change


class Changeable:
    """The tiny rules as if their cards were data."""

    def __init__(self, changed=()):
        self._rules, self._changed = rules_of("tiny"), changed

    def __getattr__(self, name):
        return getattr(self._rules, name)

    def definitions(self, options):
        return {"spark": {"cost": 1}}

    def using(self, definitions):
        assert definitions == {"spark": {"cost": 1}}
        return self._rules, ["spark"]


def test_a_match_keeps_its_cards_and_says_which_have_changed_since(tmp_path, monkeypatch):
    changeable = Changeable()
    for user in ("match", "begin"):
        monkeypatch.setattr(f"game.app.{user}.rules_of", {"tiny": changeable}.get)
    match = new_match(tmp_path)
    play_on(match, 2)
    match.close()
    again = Match.resume(match.path)
    assert again.header.cards == {"spark": {"cost": 1}}
    assert again.notices() == [
        "Changed since this game began: spark. It goes on with the cards it began with."
    ]
    assert again.rules is not changeable
    again.close()

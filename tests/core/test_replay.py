import dataclasses

import pytest

from game.core.errors import IllegalAction
from game.core.record import Acted, Ended, Header, Record, Sitter, Undone
from game.core.replay import EVERY, Differs, Play, replayed
from game.core.rng import Rng
from tests.tiny.engine import Tiny

RULES = Tiny()
SEATS = (Sitter("Ada", "human"), Sitter("Ben", "human"))


def played(actions: int = 20, seed: int = 3) -> Play:
    play = Play(RULES, {}, 2, seed)
    rng = Rng(seed, "test")
    while play.state.decision and len(play.moves) < actions:
        play.act(play.state.decision.seat, rng.choice(RULES.legal_actions(play.state)))
    return play


def record_of(play: Play) -> Record:
    entries = tuple(
        Acted(number, move.seat, move.text, play.digests[number])
        for number, move in enumerate(play.moves, start=1)
    )
    header = Header("tiny", SEATS, play.given, play.seed, play.digests[0])
    return Record(header, entries, tuple(range(2, len(entries) + 2)), (), 0, True, 1)


def with_entry(record: Record, index: int, **changes) -> Record:
    entries = list(record.entries)
    entries[index] = dataclasses.replace(entries[index], **changes)
    return dataclasses.replace(record, entries=tuple(entries))


def test_every_position_on_the_way_can_be_had_again():
    play = played()
    assert len(play.moves) > 2 * EVERY
    keys = [RULES.key(play.at(number)) for number in range(len(play.moves) + 1)]
    again = Play(RULES, {}, 2, 3)
    for number, move in enumerate(play.moves):
        assert RULES.key(again.state) == keys[number]
        again.act(move.seat, move.action)
    assert RULES.key(again.state) == keys[-1]


def test_going_back_and_on_again_is_as_if_it_had_never_gone_back():
    straight, wandering = played(), played()
    for to in (19, 16, 9, 8, 7, 0):
        wandering.back(to)
        for move in straight.moves[len(wandering.moves) :]:
            wandering.act(move.seat, move.action)
        assert wandering.digests == straight.digests
        assert wandering.events == straight.events
        assert wandering.marks == straight.marks


def test_a_position_handed_out_is_a_copy():
    play = played(4)
    before = play.digests[-1], RULES.key(play.state)
    for number in (4, 2):
        state = play.at(number)
        RULES.apply(state, RULES.legal_actions(state)[0])
    assert (play.digests[-1], RULES.key(play.state)) == before


def test_a_refused_action_leaves_no_trace():
    play = played(5)
    events, digests = list(play.events), list(play.digests)
    with pytest.raises(IllegalAction):
        play.act(play.state.decision.seat, ("fly",))
    other = 1 - play.state.decision.seat
    with pytest.raises(IllegalAction, match="Another player must decide"):
        play.act(other, RULES.legal_actions(play.state)[0])
    assert (play.events, play.digests) == (events, digests)


def test_a_record_is_replayed_to_the_same_digest():
    play = played()
    done = replayed(RULES, record_of(play))
    assert done.games[-1].digests == play.digests
    assert done.seats == SEATS


def test_an_undo_in_a_record_is_replayed():
    play = played(10)
    record = record_of(play)
    entries = (*record.entries, Undone(7, 0, play.digests[7]), *record.entries[7:])
    done = replayed(
        RULES, dataclasses.replace(record, entries=entries, lines=tuple(range(2, 2 + len(entries))))
    )
    assert done.games[-1].digests == play.digests


def refused(record: Record) -> Differs:
    with pytest.raises(Differs) as caught:
        replayed(RULES, record)
    return caught.value


def test_the_first_line_with_another_position_is_named():
    wrong = refused(with_entry(record_of(played()), 6, digest="0" * 16))
    assert wrong.line == 8
    assert "the position is another one than when it was played" in wrong.sentence


def test_a_text_that_is_no_action_is_named():
    wrong = refused(with_entry(record_of(played()), 3, text="fly away"))
    assert wrong.line == 5
    assert "cannot be understood" in wrong.sentence


def test_an_action_that_is_not_allowed_is_named_with_the_reason():
    record = record_of(played())
    other = 1 - record.entries[2].seat
    wrong = refused(with_entry(record, 2, seat=other))
    assert (wrong.line, wrong.sentence.endswith("Another player must decide now.")) == (4, True)


def test_another_beginning_is_named():
    record = record_of(played())
    wrong = refused(dataclasses.replace(record, header=dataclasses.replace(record.header, seed=99)))
    assert str(wrong) == (
        "line 1: at the beginning of the game the position is another one than when it was played."
    )


def test_options_that_cannot_be_are_named():
    record = record_of(played())
    wrong = refused(dataclasses.replace(record, header=dataclasses.replace(record.header, options={"x": 1})))
    assert wrong.line == 1
    assert "cannot be set up" in wrong.sentence


def test_another_result_is_named():
    play = played(10_000)
    record = record_of(play)
    outcome = RULES.outcome(play.state)

    def ending(**changes):
        entry = dataclasses.replace(Ended(outcome.reason, outcome.winners, outcome.scores), **changes)
        lines = (*record.lines, record.lines[-1] + 1)
        return dataclasses.replace(record, entries=(*record.entries, entry), lines=lines)

    assert replayed(RULES, ending()).games[-1].digests == play.digests
    assert "another result" in refused(ending(reason="boredom")).sentence


def test_an_end_that_is_none_is_named():
    record = record_of(played(4))
    entries = (*record.entries, Ended("boredom", (0,), (1, 0)))
    wrong = refused(dataclasses.replace(record, entries=entries, lines=(*record.lines, 6)))
    assert (wrong.line, wrong.sentence) == (6, "the game should be over here, but it goes on.")


def test_a_game_may_start_from_a_position():
    names = ("p1", "p2")
    play = played(4)
    while play.state.decision.kind != "main":
        play.act(play.state.decision.seat, RULES.legal_actions(play.state)[0])
    position = RULES.to_position(play.state, names)
    again = Play(RULES, {}, 2, 5, position)
    for seat in (0, 1, None):
        follower = RULES.follower(seat)
        for event in again.events:
            follower.apply(event.for_seat(seat))
        assert follower.view() == RULES.view(again.state, seat)

"""Every kind of event: what it tells, to whom, and in which words."""

from __future__ import annotations

from dataclasses import fields

import pytest

from game.core.event import Asked, Event, GameEnded
from game.core.rng import Rng
from game.core.words import Card, plain
from game.rules.renown import events
from game.rules.renown.options import RenownOptions
from tests.renown.tables import NAMES, RULES, played, table


def history() -> list[Event]:
    """Events of every kind."""
    log: list[Event] = []
    for seed in range(12):
        luck = Rng(seed, "history")
        state = RULES.new_game(RenownOptions(3, 2, seed % 2 == 1), seed, log)
        while state.decision is not None:
            RULES.apply(state, luck.choice(RULES.legal_actions(state)), log)
        log.append(RULES.began(state))
    favor = ({"H": 2}, {}, {"H": 2})
    log += played(table(phase="bid", favor=favor), "bid H")
    return log


HISTORY = history()
SECRETS = {"table_set", "dealt", "bid_sealed"}
"""The kinds that tell one seat more than another."""


def test_every_kind_is_in_the_history_these_tests_read() -> None:
    assert {event.kind for event in HISTORY} == set(events.EVENT_KINDS)


@pytest.mark.parametrize("kind", sorted(set(events.EVENT_KINDS) - SECRETS))
def test_an_open_event_is_the_same_for_everybody(kind: str) -> None:
    for event in (event for event in HISTORY if event.kind == kind):
        assert all(event.for_seat(seat) == event for seat in (0, 1, 2, None))


@pytest.mark.parametrize("kind", sorted(SECRETS))
def test_a_secret_event_is_whole_for_one_seat_and_redacting_twice_changes_nothing(kind: str) -> None:
    for event in (event for event in HISTORY if event.kind == kind):
        told = [event.for_seat(seat) for seat in (0, 1, 2, None)]
        assert all(once.for_seat(seat) == once for once, seat in zip(told, (0, 1, 2, None), strict=True))
        assert sum(once == event for once in told) <= 1


def test_a_dealt_card_is_blank_for_all_but_its_owner() -> None:
    dealt = [event for event in HISTORY if isinstance(event, events.CardDealt)]
    for event in dealt:
        for seat in (0, 1, 2, None):
            seen = event.for_seat(seat)
            assert seen.card == (event.card if seat == event.seat else "")
            assert seen.text() == (f"dealt {event.card}" if seat == event.seat else "dealt")


def test_the_whole_position_is_told_to_each_seat_from_its_own_view() -> None:
    state = table(([{"card": "3H", "hidden": True}], [], []))
    event = RULES.began(state)
    for place, seat in enumerate((0, 1, 2, None)):
        told = event.for_seat(seat)
        assert told.views[place] == RULES.view(state, seat)
        assert [view for i, view in enumerate(told.views) if i != place] == [None] * 3


def test_a_sentence_names_no_card_that_its_reader_may_not_see() -> None:
    for event in HISTORY:
        if isinstance(event, events.CardDealt):
            for seat in (0, 1, 2, None):
                sentence = RULES.describe(event.for_seat(seat)) or ()
                assert (Card(event.card) in sentence) is (seat == event.seat)


def test_every_event_has_a_sentence_but_for_the_questions() -> None:
    silent = {event.kind for event in HISTORY if RULES.describe(event) is None}
    assert silent == {"asked", "scheme_began"}
    for event in HISTORY:
        sentence = plain(RULES.describe(event) or ("-.",), NAMES)
        assert sentence.endswith(".")
        assert "  " not in sentence


def test_every_event_has_a_cause_and_a_text_that_begins_with_its_kind() -> None:
    for event in HISTORY:
        assert event.cause.source
        assert event.text().split()[0] == event.kind


def test_events_tell_values_and_never_lists_that_could_change() -> None:
    for event in HISTORY:
        for field in fields(event):
            assert not isinstance(getattr(event, field.name), list | dict | set), (event.kind, field.name)


def test_a_question_is_told_after_what_led_to_it_and_the_last_one_is_to_nobody() -> None:
    log = played(
        table((["6H"], [], []), hierarchy=["6S", "KD"], eras=1), "sacrifice 6H", "raise KD 1", "take", "take"
    )
    kinds = [event.kind for event in log]
    assert kinds == [
        "sacrificed", "asked", "elevated", "asked", "taken", "scheme_began", "asked",
        "taken", "regime_ended", "era_ended", "era_scored", "asked", "game_ended",
    ]  # fmt: skip
    asked = [event for event in log if isinstance(event, Asked)]
    assert asked[-1].decision is None
    assert isinstance(log[-1], GameEnded)


def test_a_move_tells_its_way_its_price_and_what_is_left() -> None:
    state = table((["9H"], [], []), den=["7D"])
    _, _, turned, moved, _ = played(state, "sacrifice 9H", "raise den 2")
    assert isinstance(turned, events.DenTurned)
    assert (turned.card, turned.cost, turned.budget, turned.pile) == ("7D", 3, 6, 0)
    assert turned.hierarchy == ("6S", "KD", "2S", "7D")
    assert isinstance(moved, events.CardElevated)
    assert (moved.from_place, moved.to_place, moved.cost, moved.budget) == (3, 1, 2, 4)
    assert moved.hierarchy == ("6S", "7D", "KD", "2S")
    assert moved.cause.source == "9H"


def test_a_way_out_is_one_event_with_both_prices() -> None:
    state = table((["9S"], [], []))
    (moved,) = [e for e in played(state, "sacrifice 9S", "bury KD 1 out") if isinstance(e, events.CardBuried)]
    assert (moved.from_place, moved.to_place, moved.out, moved.cost, moved.budget) == (1, 2, True, 4, 5)
    assert moved.hierarchy == ("6S", "2S")
    assert moved.text() == "buried KD out"


def test_an_exchange_tells_what_was_missing_and_who_paid_what() -> None:
    state = table((["9C"], ["2D"], []))
    log = played(state, "sacrifice 9C Clayton", "give 2D")
    (given,) = [event for event in log if isinstance(event, events.CardsGiven)]
    (paid,) = [event for event in log if isinstance(event, events.FavorGiven)]
    assert (given.seat, given.to, given.cards, given.missing) == (1, 0, ("2D",), 7)
    assert (paid.seat, paid.to, paid.favor_kind, paid.count) == (1, 0, "H", 7)
    assert (paid.left, paid.gained) == ((2, 9), (16, 9))
    assert plain(RULES.describe(paid) or (), NAMES) == "Clayton pays 7 Heroic markers to Amber."


def test_counting_tells_what_each_card_is_worth() -> None:
    state = table((["9H", "4D"], ["KS"], ["3C"]), hierarchy=["6S"], court={"H": 3, "V": 2}, eras=1)
    (scored,) = [event for event in played(state, "take") if isinstance(event, events.EraScored)]
    assert scored.counts[0].heroic == (("9H", 9), ("4D", 5))
    assert scored.counts[0].villainous == (("6S", 6),)
    assert scored.counts[2].villainous == (("3C", 4),)
    assert [count.totals for count in scored.counts] == [(14, 6), (0, 13), (0, 4)]
    assert (scored.takers, scored.taken, scored.court) == ((0, 1), (3, 2), (0, 0))
    assert scored.favor == ((12, 9), (9, 11), (9, 9))
    assert plain(RULES.describe(scored) or (), NAMES) == (
        "Counted: Amber 14 Heroic and 6 Villainous, Clayton 0 Heroic and 13 Villainous, "
        "Jeffrey 0 Heroic and 4 Villainous. Amber takes 3 Heroic. Clayton takes 2 Villainous."
    )


def test_a_tie_is_told_with_what_stays_in_the_court() -> None:
    state = table((["9H"], ["9H"], []), hierarchy=["6S"], court={"H": 3, "V": 0}, eras=1)
    (scored,) = [event for event in played(state, "take") if isinstance(event, events.EraScored)]
    assert scored.takers == (None, 0)
    assert plain(RULES.describe(scored) or (), NAMES).endswith("A tie: 3 Heroic stay in the Court.")


def test_an_era_that_lays_open_known_hands_reveals_nothing() -> None:
    for hand, revealed in (["3H"], False), ([{"card": "3H", "hidden": True}], True):
        state = table((hand, [], []), hierarchy=["6S"], eras=1)
        (scored,) = [event for event in played(state, "take") if event.kind == "era_scored"]
        assert scored.revealed() is revealed


def test_silent_play_makes_no_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("an event was made for nobody")

    for cls in {*events.EVENT_KINDS.values()}:
        monkeypatch.setattr(cls, "__init__", never)
    luck = Rng(4)
    state = RULES.new_game(RenownOptions(4, 1), 4)
    while state.decision is not None:
        RULES.apply(state, luck.choice(RULES.legal_actions(state)))


def test_an_event_cannot_be_changed() -> None:
    event = next(event for event in HISTORY if isinstance(event, events.CardTaken))
    with pytest.raises(AttributeError):
        event.card = "KD"  # type: ignore[misc]


PROMPTS = [
    ({"phase": "orient"}, [], "Amber: which end of the Hierarchy is the high end, where cards are taken?"),
    (
        {"phase": "orient"},
        ["orient dealt"],
        "Amber: who goes first as Successor, the neighbour on the left or on the right?",
    ),
    ({"phase": "bid"}, [], "Amber: bid one marker into the Court, Heroic or Villainous."),
    ({}, [], "Amber: sacrifice a card, or take 6S."),
    ({}, ["sacrifice 6H"], "Amber: elevate cards of the row with 6H."),
    ({}, ["sacrifice 6H", "raise 2S 1"], "Amber: elevate more, or take 6S."),
    ({}, ["sacrifice 2H", "raise 2S 2"], "Amber: take 2S."),
    (
        {},
        ["sacrifice 6H", "raise KD 1", "raise 6S 1"],
        "Amber: take 6S; nothing more can be elevated.",
    ),
    ({}, ["sacrifice 9C Clayton"], "Clayton: give Diamonds worth 9 or more for 9C of Amber."),
    ({}, ["sacrifice 9C Clayton", "give"], "Amber: take 6S."),
]


@pytest.mark.parametrize(("words", "lines", "prompt"), PROMPTS)
def test_the_prompt_says_in_one_sentence_who_is_asked_what(words, lines, prompt) -> None:
    state = table((["6H", "2H", "9C"], [], []), **words)
    played(state, *lines)
    for seat in (0, 1, 2, None):
        assert plain(RULES.ask(RULES.view(state, seat)), NAMES) == prompt

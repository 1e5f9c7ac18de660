"""Decisions, outcomes, refusals, events and digests: small values with a promise or two each."""

from __future__ import annotations

import dataclasses

import pytest

from game.core.decision import Decision, Outcome
from game.core.digest import digest
from game.core.errors import BadPosition, Flaw, IllegalAction, NotationError, Refusal
from game.core.event import Asked, Cause, Event, GameEnded, redacted
from game.core.ids import default_names

CAUSE = Cause(None, "test")


def test_a_decision_is_private_unless_it_says_otherwise() -> None:
    assert Decision(0, "give").private
    assert Decision(0, "give") == Decision(0, "give", (), private=True)
    assert Decision(0, "give") != Decision(0, "give", private=False)


@pytest.mark.parametrize(
    "value", [Decision(0, "give"), Outcome("last", (0,), (1, 0)), CAUSE, Refusal("no", "No.")]
)
def test_values_cannot_be_changed(value: object) -> None:
    field = dataclasses.fields(value)[0].name  # type: ignore[arg-type]
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, field, None)
    assert hash(value) == hash(dataclasses.replace(value))  # type: ignore[type-var]


def test_a_refusal_reads_as_its_reason_and_its_hint() -> None:
    assert str(Refusal("empty", "The deck is empty.", "Rest instead.")) == "The deck is empty. Rest instead."
    assert str(Refusal("empty", "The deck is empty.")) == "The deck is empty."


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("empty", "The deck is empty.", "Rest instead.")
    problem = IllegalAction(refusal)
    assert problem.refusal is refusal
    assert problem.reason == "The deck is empty."
    assert str(problem) == str(refusal)


def test_a_text_that_is_no_action_is_shown_with_its_column_and_the_nearest_word() -> None:
    problem = NotationError("plya spark", 0, "an action", "play")
    assert str(problem) == "'plya spark': at column 1 an action was expected; did you mean 'play'?"
    assert str(NotationError("play", 4, "a card")) == "'play': at column 5 a card was expected"


def test_a_bad_position_tells_all_its_flaws_with_their_places() -> None:
    problem = BadPosition(
        [
            Flaw((), "missing", "whose turn is it?"),
            Flaw(("players", "Ada", "hand", 2), "card", "no card", "6H"),
        ]
    )
    assert str(problem) == "position: whose turn is it?\nplayers.Ada.hand.2: no card; did you mean '6H'?"
    assert len(problem.flaws) == 2


def test_seats_are_called_p1_and_on_where_nobody_says_otherwise() -> None:
    assert default_names(3) == ("p1", "p2", "p3")


def test_an_event_is_public_and_reveals_nothing_unless_it_says_otherwise() -> None:
    event = Asked(cause=CAUSE, decision=Decision(1, "give"))
    assert event.for_seat(0) == event.for_seat(None) == event
    assert not event.revealed()
    assert event.text() == "asked give"


def test_the_end_is_told_by_its_reason_and_by_nobody_being_asked() -> None:
    assert GameEnded(cause=CAUSE, outcome=Outcome("last", (), ())).text() == "game_ended last"
    assert Asked(cause=CAUSE, decision=None).text() == "asked nobody"


def test_redacting_keeps_order_and_number() -> None:
    @dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
    class Drew(Event):
        card: str

        def for_seat(self, seat: int | None) -> Drew:
            return self if seat == 0 else dataclasses.replace(self, card="")

    events: list[Event] = [Drew(cause=CAUSE, card="6H"), Asked(cause=CAUSE, decision=None)]
    assert redacted(events, 0) == events
    assert redacted(events, 1) == [Drew(cause=CAUSE, card=""), events[1]]


def test_a_digest_is_the_same_on_every_machine() -> None:
    """Saved games are verified by it: the numbers may never change."""
    assert digest("", (1, "a", None)) == "ab352e0e4f47ac1d"
    assert digest("0123456789abcdef", (1, "a", None, True)) == "f53873925cd44793"


def test_a_digest_runs_on_from_the_one_before() -> None:
    assert digest("a", (1,)) != digest("b", (1,))
    assert digest("a", (1,)) != digest("a", (2,))
    assert digest("a", ("1",)) != digest("a", (1,))

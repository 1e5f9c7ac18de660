"""What is told of a game: everything to those who may know it, at no cost where nobody listens."""

from __future__ import annotations

import re
from typing import Any

from game.core.event import Asked, Cause, GameEnded, redacted
from game.core.rng import Rng
from game.core.words import Card, Mark, Player, plain
from tests.contracts.contract import Contract
from tests.contracts.drive import Play, Table, promise
from tests.contracts.memory import changeable, no_events, through_pickle


@promise()
def test_a_silent_game_is_the_logged_game_and_makes_no_event(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        silent = rules.new_game(table.options, play.seed)
        done = 0
        for action in table.turns():
            with no_events():
                for earlier in table.actions[done:]:
                    rules.apply(silent, earlier)
                legal = rules.legal_actions(silent)
                rules.apply(silent, action)
            assert action in legal
            table.act(action)
            done = len(table.actions)
            assert rules.key(silent) == rules.key(table.state)


@promise(0.5)
def test_setting_up_checking_and_refusing_make_no_event_either(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play) as table:
        for action in table.turns():
            with no_events():
                rules.new_game(table.options, play.seed)
                for seat in table.seats:
                    rules.determinize(rules.view(table.state, seat), Rng(play.seed, "worlds"))
                rules.play(table.state.copy(), action)
            table.act(action)


@promise()
def test_redacted_events_alone_rebuild_every_view(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        followers = {viewer: rules.follower(viewer) for viewer in table.viewers}
        told = 0
        for state in table.positions():
            fresh, told = table.events[told:], len(table.events)
            for viewer, follower in followers.items():
                for event in redacted(fresh, viewer):
                    follower.apply(event)
                assert follower.view() == rules.view(state, viewer), f"viewer {viewer} follows something else"


@promise()
def test_whoever_joins_later_follows_from_one_event_on(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        followers: list[tuple[int | None, Any]] = []
        for action in table.turns():
            for viewer in table.viewers:
                late = rules.follower(viewer)
                late.apply(rules.began(table.state).for_seat(viewer))
                assert late.view() == rules.view(table.state, viewer)
                followers.append((viewer, late))
            fresh = table.act(action)
            for viewer, follower in followers:
                for event in redacted(fresh, viewer):
                    follower.apply(event)
                assert follower.view() == rules.view(table.state, viewer)
            del followers[: -3 * len(table.viewers)]


CLUMSY = re.compile(r"\b(?:the|an?) (?:\w+ )?a card\b|\b1 \w+ are\b", re.IGNORECASE)
"""A card that is not shown is `a card`, and needs no other article; one thing is, and two are."""


@promise(0.5)
def test_what_is_told_to_whoever_sees_least_is_still_a_sentence(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        told = 0
        for _ in table.positions():
            fresh, told = table.events[told:], len(table.events)
            for viewer in table.viewers:
                for event in redacted(fresh, viewer):
                    words = plain(rules.describe(event) or (), table.names)
                    assert CLUMSY.search(words) is None, words


@promise()
def test_every_event_has_a_cause_and_a_kind_of_the_list(contract: Contract, play: Play) -> None:
    rules = contract.rules
    kinds = rules.event_kinds
    with Table(contract, play, listening=True) as table:
        for _ in table.positions():
            pass
        for event in [*table.events, rules.began(table.state)]:
            assert isinstance(event.cause, Cause), event
            assert event.cause.source, f"{event} comes from nowhere"
            assert isinstance(event.cause.source, str), event
            assert event.cause.seat is None or event.cause.seat in table.seats, event
            assert kinds.get(event.kind) is type(event), f"{event.kind} is not in the list of kinds"
            assert event.text().split(" ")[0] == event.kind
            assert not changeable(event), f"{event} holds on to something that can change"
            assert through_pickle(event) == event
            for viewer in table.viewers:
                seen = event.for_seat(viewer)
                assert type(seen) is type(event), "redacting keeps the kind"
                assert seen.cause == event.cause
                assert seen.for_seat(viewer) == seen, "redacting twice is redacting once"


@promise()
def test_whoever_is_asked_is_told_of_and_the_end_is_told_once(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        before = None
        told = 0
        for state in table.positions():
            fresh, told = table.events[told:], len(table.events)
            asked = [event for event in fresh if isinstance(event, Asked)]
            if state.decision != before:
                assert asked, "the decision changed untold"
            if asked:
                assert asked[-1].decision == state.decision
            before = state.decision
        ends = [event for event in table.events if isinstance(event, GameEnded)]
        outcome = rules.outcome(table.state)
        assert [event.outcome for event in ends] == ([] if outcome is None else [outcome])


@promise()
def test_log_and_prompt_are_sentences(contract: Contract, play: Play) -> None:
    rules = contract.rules
    with Table(contract, play, listening=True) as table:
        for state in table.positions():
            for viewer in table.viewers:
                prompt = rules.ask(rules.view(state, viewer))
                _is_sentence(table, prompt)
                assert prompt, "the prompt is silent"
                if state.decision is not None:
                    assert Player(state.decision.seat) in prompt, "the prompt names who decides"
        for event in [*table.events, rules.began(table.state)]:
            for viewer in table.viewers:
                sentence = rules.describe(event.for_seat(viewer))
                if sentence is not None:
                    _is_sentence(table, sentence)
        spoken = [rules.describe(event.for_seat(None)) for event in table.events]
        assert any(spoken), "the log tells nothing"


def _is_sentence(table: Table, sentence: Any) -> None:
    assert isinstance(sentence, tuple), sentence
    for span in sentence:
        assert isinstance(span, str | Player | Card | Mark), sentence
        if isinstance(span, Player):
            assert span.seat in table.seats
    text = plain(sentence, table.names)
    assert text.strip(), sentence
    assert "None" not in text, text
